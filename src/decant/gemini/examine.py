"""What a person should know of a chat file before the client resumes it, or comes to delete it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path, PurePath
from typing import Any

from decant.common import ToolResult, ToolUse
from decant.errors import FormatError
from decant.formats import Finding
from decant.gemini.body import Body
from decant.gemini.decode import decode
from decant.gemini.jsonlines import BOM, is_text
from decant.gemini.layout import place_of
from decant.gemini.parts import CONTEXT, as_parts
from decant.gemini.replay import Replay, replay
from decant.gemini.units import Unit
from decant.losses import Losses
from decant.times import parse_time

__all__ = ["KEPT_DAYS", "endangered", "examine", "resumes_right", "stored_twice"]

KEPT_DAYS = 30
"""The client deletes a session at its start when `lastUpdated` is older than this."""


def examine(body: Body, path: Path | None) -> Iterator[Finding]:
    """What would go wrong, or be left out, if the client resumed this file, and whether it will delete it soon.

    The age is that of this moment: nothing that is written depends on it.
    """
    replayed = replay(body)
    yield from _wrong(body, replayed)
    yield from _not_sent(replayed)
    if path is not None:
        names = [each.name for each in path.absolute().parent.iterdir()]
        yield from endangered(path.absolute(), names, replayed.metadata, datetime.now(UTC).isoformat())


def resumes_right(body: Body) -> bool:
    """Whether the client reads the file, and would send each of its calls and results once."""
    return next(_wrong(body, replay(body)), None) is None


def _wrong(body: Body, replayed: Replay) -> Iterator[Finding]:
    if body.records and body.records[0].data.startswith(BOM):
        yield Finding("note", "lines/0", "the client reads nothing of a file that starts with a byte order mark")
    elif body.kind == "log" and not (replayed.metadata.get("sessionId") and replayed.metadata.get("projectHash")):
        yield Finding("note", "", "the client reads nothing of a file without a sessionId and a projectHash")
    yield from _calls(replayed, decode(replayed, Losses()))


def _calls(replayed: Replay, units: list[Unit]) -> Iterator[Finding]:
    """Results that are stored twice, and calls without one."""
    by_call = {(id(unit.call.unit), unit.call.index): unit for unit in units if unit.call is not None}
    results = [block for unit in units for block in unit.message.blocks if isinstance(block, ToolResult)]
    answered = {result.tool_use_id for result in results}
    for unit in units:
        for piece in unit.pieces:
            use = piece.block
            if not isinstance(use, ToolUse):
                continue
            result = by_call.get((id(unit), piece.call)) if piece.call is not None else None
            if result is None and use.id not in answered:
                text = f"the call {use.id!r} of {use.name} has no result: the model's API refuses such a conversation"
                yield Finding("note", unit.message.refs[-1], text)
            elif result is not None and _is_twice(replayed, unit, piece.call, result):
                text = f"the result of {use.id!r} is stored twice, and the client would send it twice on resume"
                yield Finding("note", result.message.refs[-1], text)


def _is_twice(replayed: Replay, unit: Unit, call: int | None, result: Unit) -> bool:
    """Whether the call's own record holds the result that a record of its own holds as well."""
    if call is None or result.part is None:
        return False
    return bool(replayed.entries[unit.entry].value["toolCalls"][call].get("result"))


def stored_twice(body: Body) -> int:
    """How many results the client would send twice."""
    replayed = replay(body)
    units = decode(replayed, Losses())
    by_call = {(id(unit.call.unit), unit.call.index): unit for unit in units if unit.call is not None}
    calls = ((unit, piece.call) for unit in units for piece in unit.pieces if piece.call is not None)
    results = ((unit, call, by_call.get((id(unit), call))) for unit, call in calls)
    return sum(result is not None and _is_twice(replayed, unit, call, result) for unit, call, result in results)


def _not_sent(replayed: Replay) -> Iterator[Finding]:
    for entry in replayed.entries:
        reason = _unsent(entry.value)
        if reason is not None:
            yield Finding("note", entry.refs[-1], f"not sent on resume: {reason}")


def _unsent(record: dict[str, Any]) -> str | None:
    kind = record.get("type")
    if kind not in ("user", "gemini"):
        return "a record that is only shown"
    parts = as_parts(record.get("content"))
    if kind == "gemini":
        empty = not parts and not record.get("thoughts") and not record.get("toolCalls")
        return "an empty message" if empty else None
    text = "".join(map(_client_text, parts)).strip()
    if not text:
        return "an empty message"
    if text.startswith(CONTEXT):
        return "the client's own context, which it makes anew"
    return "words that the client takes for a command" if text.startswith(("/", "?")) else None


def _client_text(part: Any) -> str:
    """The part as the client puts it into words to see whether a message is a command."""
    if is_text(part):
        return part
    if type(part) is not dict or not part:
        return ""
    text = part.get("text")
    return text if is_text(text) and "thought" not in part else "[part]"


def endangered(path: PurePath, names: Iterable[str], metadata: Mapping[str, Any], now: str) -> Iterator[Finding]:
    """Why the client would delete a main session at one of its next starts: `names` are those of all files in its
    directory, `metadata` is its own as replayed, `now` the present as RFC 3339."""
    try:
        if place_of(path).kind != "main":
            return
    except FormatError:
        return
    updated = metadata.get("lastUpdated")
    try:
        days = (parse_time(now) - parse_time(updated)) // 86_400_000_000_000 if is_text(updated) else 0
    except FormatError:
        days = 0
    if days > KEPT_DAYS:
        text = f"the client deletes it at its next start: lastUpdated is {days} days old, more than {KEPT_DAYS}"
        yield Finding("note", path.name, text)
    suffix = path.stem[-8:]
    others = sorted(name for name in names if name != path.name and PurePath(name).stem.endswith(suffix))
    if others:
        text = f"{others[0]} has the same suffix: when the client deletes that one, it deletes this one too"
        yield Finding("note", path.name, text)
    elif str(metadata.get("sessionId", ""))[:8] == suffix:
        text = "resuming it leaves a stub of the same suffix, and the client deletes both at its next start"
        yield Finding("note", path.name, text)
