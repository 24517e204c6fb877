"""A chat file made fit to be resumed: the client's header, a fresh `lastUpdated`, and a name that it does not delete.

By experiment with Gemini CLI 0.61.0: a `$set` at the end of the file changes the sessionId, the kind and the summary
that the client goes by, and a header may come anywhere, so that what is there already stays a prefix, byte for byte.
At every start the client deletes sessions whose `lastUpdated` is more than 30 days ago, and all files that have the
8 characters at the end of their names in common with one that it takes for empty; a resume leaves such a file with the
first 8 of the sessionId.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid5

from msgspec import structs

from decant import times
from decant.errors import FormatError, TargetError
from decant.gemini import jsonlines
from decant.gemini.body import Body, Record
from decant.gemini.forms import as_log
from decant.gemini.layout import SHARED_IDS, project_hash
from decant.gemini.log import dumps
from decant.gemini.replay import replay
from decant.losses import Converted, Losses

__all__ = ["fit", "name_for", "session_id", "suffix_of"]

_NAMESPACE = UUID("0d7b7c64-53a5-5c0e-9d43-6d6f5a1f6b21")
"""Of the session ids that decant makes where a chat has none."""
_SUFFIX_LENGTH = 8


def session_id(body: Body) -> str:
    """The session's id, or one made from its bytes where it has none of its own."""
    found = replay(body).metadata.get("sessionId")
    if isinstance(found, str) and found and found not in SHARED_IDS:
        return found
    return str(uuid5(_NAMESPACE, dumps(body).hex()))


def fit(
    body: Body, identity: str, project: str, now: str, *, title: str | None = None
) -> Converted[tuple[Body, dict[str, Any]]]:
    """The log that the client resumes as session `identity` of the project at the path `project`, and its metadata.
    TargetError where there is nothing to resume, which the client would delete."""
    made = as_log(body)
    losses = Losses(made.losses)
    log = replace(made.value, records=list(made.value.records), mode=body.mode | 0o600)
    before = replay(log)
    if not any(_says_something(entry.value) for entry in before.entries):
        raise TargetError("nothing is said in it, and the client deletes such sessions", source=body.id)
    if log.records[0].data.startswith(jsonlines.BOM):
        losses.altered("lines/0", "the client reads nothing of a file that starts with a byte order mark")
        log.records[0] = structs.replace(log.records[0], data=log.records[0].data.removeprefix(jsonlines.BOM))
    if not log.records[-1].ending:
        log.records[-1] = structs.replace(log.records[-1], ending=b"\n")
    last = _last_record(before.metadata, identity, project, now, title, losses)
    log.records.append(Record(jsonlines.dump(last)))
    return Converted((log, replay(log).metadata), losses.done())


def _says_something(message: dict[str, Any]) -> bool:
    return message.get("type") in ("user", "gemini") and bool(message.get("content") or message.get("toolCalls"))


def _last_record(
    metadata: dict[str, Any], identity: str, project: str, now: str, title: str | None, losses: Losses
) -> dict[str, Any]:
    """The record that ends the file: what the client has to know, in a header where it would find none."""
    change: dict[str, Any] = {}
    if metadata.get("sessionId") != identity:
        change["sessionId"] = identity
        if metadata.get("sessionId") in SHARED_IDS:
            losses.altered("metadata.sessionId", "many sessions have the same id, by which none can be resumed")
    if metadata.get("kind", "main") != "main":
        losses.altered("metadata.kind", f"{metadata['kind']!r} became 'main', the kind that the client resumes")
        change["kind"] = "main"
    if title is not None and title != metadata.get("summary"):
        change["summary"] = title
    change["lastUpdated"] = now
    if isinstance(metadata.get("sessionId"), str) and isinstance(metadata.get("projectHash"), str):
        return {"$set": change}
    losses.invented("metadata", "a header, without which the client does not read the file")
    start = metadata.get("startTime")
    header = {"sessionId": identity, "projectHash": project_hash(project)}
    return {**header, "startTime": start if isinstance(start, str) else now, "kind": "main", **change}


def name_for(metadata: dict[str, Any], identity: str, now: str, taken: Collection[str]) -> str:
    """`session-<minute>-<8 characters>.jsonl`: the minute in which it started, and characters, made from the id, that
    are neither the first 8 of the id nor among those `taken`."""
    try:
        start = times.parse_time(metadata.get("startTime") or now)
    except (FormatError, TypeError):
        start = times.parse_time(now)
    minute = times.format_time(start, 0)[:16].replace(":", "-")
    number = 0
    while True:
        suffix = hashlib.sha256(f"{identity}/{number}".encode()).hexdigest()[:_SUFFIX_LENGTH]
        if suffix not in taken and suffix != identity[:_SUFFIX_LENGTH]:
            return f"session-{minute}-{suffix}.jsonl"
        number += 1


def suffix_of(name: str) -> str:
    """The 8 characters at the end of a session file's name, by which the client finds what belongs to it."""
    return name.rpartition(".")[0][-_SUFFIX_LENGTH:]
