"""What a person should know of a chat file before the client resumes it, or comes to delete it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Literal, TypeAlias

from decant.errors import FormatError
from decant.gemini.body import Body
from decant.gemini.decode import Unit, decode
from decant.gemini.jsonlines import BOM, is_text
from decant.gemini.layout import place_of
from decant.gemini.parts import CONTEXT, as_parts
from decant.gemini.replay import Replay, replay
from decant.losses import Losses
from decant.times import parse_time

__all__ = ["KEPT_DAYS", "Finding", "endangered", "findings", "warnings"]

Kind: TypeAlias = Literal["unreadable", "not sent", "unanswered", "doubled", "retention"]

KEPT_DAYS = 30
"""The client deletes a session at its start when `lastUpdated` is older than this."""


@dataclass(frozen=True)
class Finding:
    """`unreadable`: the client reads nothing of the file. `not sent`: a message that it leaves out of the request.
    `unanswered`: a call without a result, for which the model's API refuses the request. `doubled`: a result that is
    stored twice, which the client would send twice. `retention`: the client will delete the file."""

    kind: Kind
    place: str
    reason: str


def findings(body: Body) -> tuple[Finding, ...]:
    """What would go wrong, or be left out, if the client resumed this file."""
    replayed = replay(body)
    units = decode(replayed, Losses())
    return (*_unreadable(body, replayed), *_not_sent(replayed), *_calls(replayed, units))


def warnings(body: Body) -> tuple[str, ...]:
    """The same in a sentence a kind, without what is only left out."""
    found = findings(body)
    said = [each.reason for each in found if each.kind == "unreadable"]
    doubled = sum(each.kind == "doubled" for each in found)
    unanswered = sum(each.kind == "unanswered" for each in found)
    if doubled:
        said.append(f"{doubled} tool results are stored twice, and the client would send them twice on resume")
    if unanswered:
        said.append(f"{unanswered} calls have no result, for which the model's API would refuse the conversation")
    return tuple(said)


def _unreadable(body: Body, replayed: Replay) -> Iterable[Finding]:
    if body.kind in ("checkpoint", "export"):
        return
    if body.records and body.records[0].data.startswith(BOM):
        yield Finding("unreadable", "lines/0", "the client reads nothing of a file that starts with a byte order mark")
    elif body.kind == "log" and not (replayed.metadata.get("sessionId") and replayed.metadata.get("projectHash")):
        yield Finding("unreadable", "", "the client reads nothing of a file without a sessionId and a projectHash")


def _not_sent(replayed: Replay) -> Iterable[Finding]:
    for entry in replayed.entries:
        reason = _unsent(entry.value)
        if reason is not None:
            yield Finding("not sent", entry.refs[-1], reason)


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
    if type(part) is not dict:
        return ""
    text = part.get("text")
    return text if is_text(text) and "thought" not in part else "" if len(part) == 0 else "[part]"


def _calls(replayed: Replay, units: list[Unit]) -> Iterable[Finding]:
    answered = {(id(unit.call.unit), unit.call.index): unit for unit in units if unit.call is not None}
    by_id = {unit.message.blocks[0].tool_use_id for unit in units if unit.is_result}  # pyright: ignore
    for unit in units:
        for piece in unit.pieces:
            if piece.block.__struct_config__.tag != "tool_use":
                continue
            use: Any = piece.block
            result = answered.get((id(unit), piece.call)) if piece.call is not None else None
            if result is None and use.id not in by_id:
                yield Finding("unanswered", unit.message.refs[-1], f"the call {use.id!r} of {use.name} has no result")
            elif result is not None and result.part is not None:
                record = replayed.entries[unit.entry].value["toolCalls"][piece.call]
                if record.get("result"):
                    yield Finding("doubled", result.message.refs[-1], f"the result of {use.id!r} is stored twice")


def endangered(path: PurePath, names: Iterable[str], metadata: dict[str, Any], now: str) -> tuple[Finding, ...]:
    """Why the client would delete a main session at one of its next starts: `names` are those of all files in its
    directory, `metadata` is its own as replayed, `now` the present as RFC 3339."""
    try:
        if place_of(path).kind != "main":
            return ()
    except FormatError:
        return ()
    found: list[Finding] = []
    updated = metadata.get("lastUpdated")
    try:
        age = (parse_time(now) - parse_time(updated)) / 86_400e9 if is_text(updated) else 0
    except FormatError:
        age = 0
    if age > KEPT_DAYS:
        found.append(Finding("retention", path.name, f"lastUpdated is {int(age)} days old, more than {KEPT_DAYS}"))
    suffix = path.stem[-8:]
    others = [name for name in names if name != path.name and PurePath(name).stem.endswith(suffix)]
    if others:
        reason = f"{others[0]} has the same suffix: when the client deletes that one, it deletes this one too"
        found.append(Finding("retention", path.name, reason))
    elif str(metadata.get("sessionId", ""))[:8] == suffix:
        reason = "resuming it leaves a stub of the same suffix, and the client deletes both at its next start"
        found.append(Finding("retention", path.name, reason))
    return tuple(found)
