"""The stored metadata of a session as `Meta`, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from decant.common import Meta, Usage
from decant.errors import FormatError
from decant.escapes import same_json
from decant.gemini.jsonlines import is_text
from decant.gemini.layout import project_hash
from decant.gemini.parts import Where
from decant.times import format_time, parse_time

__all__ = ["KNOWN", "RESERVED", "is_time", "meta_changes", "read_meta", "read_time", "read_tokens", "write_tokens"]

KNOWN = ("sessionId", "projectHash", "startTime", "lastUpdated", "summary", "kind", "directories")
"""The metadata keys that have a place of their own in `Meta`."""

RESERVED = frozenset({*KNOWN, "messages", "history", "id", "$rewindTo", "$set"})
"""Keys that other metadata must not have: in a header they would be something else."""

_UTC = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,9})?Z")
_PLAIN = re.compile(
    r"[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]"
    r"|2[0-8]))T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?Z"
)
"""Most times that need no more than a look."""
_TOKENS = ("input", "output", "cached", "thoughts", "tool", "total")
_TOKEN_KEYS = frozenset(_TOKENS)
_INTEGER = frozenset({int})


def read_time(value: Any, place: str, where: Where) -> str | None:
    """A time as RFC 3339 in UTC, its digits kept; None, and a loss, where it is none."""
    if value is None:
        return None
    if is_text(value):
        if _PLAIN.fullmatch(value):
            return value
        try:
            instant = parse_time(value)
        except FormatError:
            pass
        else:
            return value if _UTC.fullmatch(value) else format_time(instant)
    where.dropped(place, "is not an RFC 3339 time")
    return None


def read_meta(metadata: Mapping[str, Any], where: Where) -> Meta:
    """The session's own properties. Its working directory is known only where `directories` holds one whose hash is
    the `projectHash`: the file itself names the project by that hash alone."""
    texts = {key: _text(metadata.get(key), key, where) for key in ("sessionId", "projectHash", "summary")}
    kind = metadata.get("kind")
    if kind not in (None, "main", "subagent"):
        where.dropped("kind", "is neither main nor subagent")
    folders = metadata.get("directories")
    directories = [folder for folder in folders if is_text(folder)] if isinstance(folders, list) else []
    if folders is not None and (not isinstance(folders, list) or len(directories) < len(folders)):
        where.dropped("directories", "holds what is not a string")
    identity = texts["projectHash"]
    cwd = next((folder for folder in directories if project_hash(folder) == identity), None)
    return Meta(
        id=texts["sessionId"],
        created=read_time(metadata.get("startTime"), "startTime", where),
        updated=read_time(metadata.get("lastUpdated"), "lastUpdated", where),
        cwd=cwd,
        workspaces=directories,
        title=texts["summary"],
        kind="subagent" if kind == "subagent" else "main",
        project_id=None if cwd is not None else identity,
        extra={key: value for key, value in metadata.items() if key not in KNOWN and value is not None},
    )


def _text(value: Any, key: str, where: Where) -> str | None:
    if value is None or is_text(value):
        return value
    where.dropped(key, "is not a string")
    return None


def meta_changes(new: Meta, old: Meta) -> dict[str, Any]:
    """The metadata keys that an edit of the session's properties sets; None clears one.

    Folders can be taken away but not added, unless the working directory itself is changed: the client opens them to
    the agent.
    """
    plain = {"summary": (new.title, old.title), "kind": (new.kind, old.kind)}
    for key, after, before in (("startTime", new.created, old.created), ("lastUpdated", new.updated, old.updated)):
        plain[key] = (after if after is None or is_time(after) else before, before)
    for key, after, before in (("sessionId", new.id, old.id), ("projectHash", new.project_id, old.project_id)):
        plain[key] = (after or before, before)
    changes: dict[str, Any] = {key: after for key, (after, before) in plain.items() if after != before}
    if (new.cwd, new.workspaces) != (old.cwd, old.workspaces):
        folders = [folder for folder in new.workspaces if folder in old.workspaces or folder == new.cwd]
        if new.cwd is not None and new.cwd not in folders:
            folders.insert(0, new.cwd)
        changes["directories"] = folders or None
        if new.cwd is not None:
            changes["projectHash"] = project_hash(new.cwd)
    for key in {**old.extra, **new.extra}:
        if key not in RESERVED and not same_json(new.extra.get(key), old.extra.get(key)):
            changes[key] = new.extra.get(key)
    return changes


def is_time(text: str | None) -> bool:
    """Whether a text is an RFC 3339 time."""
    if text is None:
        return False
    try:
        parse_time(text)
    except FormatError:
        return False
    return True


def read_tokens(tokens: Any, where: Where) -> Usage | None:
    """The client's token counts: its `input` includes `cached`, its `output` leaves `thoughts` out."""
    if tokens is None:
        return None
    if type(tokens) is not dict:
        where.dropped("tokens", "is not an object")
        return None
    counts: dict[str, int] = tokens
    if tokens.keys() - _TOKEN_KEYS or not _INTEGER.issuperset(map(type, tokens.values())):
        counts = {}
        for key, value in tokens.items():
            if key not in _TOKEN_KEYS:
                where.dropped(f"tokens.{key}", "has no place in the common form")
            elif type(value) is int:
                counts[key] = value
            elif value is not None:
                where.dropped(f"tokens.{key}", "is not a whole number")
    given, made, cached, thoughts = map(counts.get, _TOKENS[:4])
    return Usage(
        input_tokens=None if given is None else given - (cached or 0),
        cache_read_tokens=cached,
        output_tokens=None if made is None else made + (thoughts or 0),
        reasoning_tokens=thoughts,
        tool_tokens=counts.get("tool"),
        total_tokens=counts.get("total"),
    )


def write_tokens(usage: Usage) -> dict[str, int]:
    """The counts as the client keeps them; what is unknown is left out, and so is what would not fit 64 bits."""
    cached, thoughts = usage.cache_read_tokens, usage.reasoning_tokens
    given = None if usage.input_tokens is None else usage.input_tokens + (cached or 0)
    made = None if usage.output_tokens is None else usage.output_tokens - (thoughts or 0)
    counts = (given, made, cached, thoughts, usage.tool_tokens, usage.total_tokens)
    return {
        key: count
        for key, count in zip(_TOKENS, counts, strict=True)
        if count is not None and -(2**63) <= count < 2**64
    }
