"""How a chat file gets to a new list of records: a log by lines after its own, a whole-file session by new JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from decant.gemini import jsonlines
from decant.gemini.body import Body, Record
from decant.gemini.jsonlines import is_text
from decant.gemini.log import loads
from decant.gemini.metadata import is_time
from decant.gemini.replay import replay
from decant.losses import Losses

__all__ = ["State", "rewrite"]

Json = dict[str, Any]


@dataclass
class State:
    """A record of the new list. `entry` is the position among the replayed ones of the record that it was; None if
    it is new."""

    value: Json
    entry: int | None


def rewrite(base: Body, states: list[State], changes: Json, now: str | None, losses: Losses) -> Body:
    """The base with the new list of records and the changes to its metadata. The old bytes of a log stay a prefix."""
    if base.kind != "log":
        return _whole(base, states, changes, now, losses)
    lines = _lines(base, states)
    if (lines or changes) and is_time(now):
        changes = {**changes, "lastUpdated": now}
    if changes:
        lines.append({"$set": changes})
    if not lines:
        return base
    records = list(base.records)
    if records and not records[-1].ending:
        records[-1] = Record(records[-1].data, b"\n")
    records += (Record(jsonlines.dump(line)) for line in lines)
    return Body(base.id, records, "log", base.mode)


def _lines(base: Body, states: list[State]) -> list[Json]:
    """Changed and new records are appended under their ids, a removed tail is a rewind; where that does not give the
    new order, a checkpoint says it whole."""
    old = [(entry.value["id"], entry.value) for entry in replay(base).entries]
    new = [(state.value["id"], state.value) for state in states]
    same = 0
    while same < min(len(old), len(new)) and old[same][0] == new[same][0]:
        same += 1
    removed = {identity for identity, _ in old[same:]}
    appended = [value for (_, value), (_, before) in zip(new, old[:same], strict=False) if _differ(value, before)]
    appended += [value for _, value in new[same:]]
    if removed.intersection(identity for identity, _ in new[same:]) or any(map(_is_rewind, appended)):
        return [{"$set": {"messages": [value for _, value in new]}}]
    rewind: list[Json] = [{"$rewindTo": old[same][0]}] if removed else []
    return rewind + appended


def _differ(a: Json, b: Json) -> bool:
    return a is not b and msgspec.json.encode(a) != msgspec.json.encode(b)


def _is_rewind(value: Json) -> bool:
    """Whether a record that a checkpoint holds as a message would be a rewind on a line of its own."""
    return is_text(value.get("$rewindTo"))


def _whole(base: Body, states: list[State], changes: Json, now: str | None, losses: Losses) -> Body:
    data = base.records[0].data
    top = jsonlines.parse(data)
    items = [state.value for state in states]
    for skipped in replay(base).skipped:
        losses.dropped(f"lines[{skipped.line}]", f"{skipped.reason}, and the file is written anew")
    if base.kind == "legacy":
        if (changes or items != top.get("messages")) and is_time(now):
            changes = {**changes, "lastUpdated": now}
        top = {**top, **changes, "messages": items}
    else:
        contents = [_content(item) for item in items if item.get("type") in ("user", "gemini")]
        top = contents if base.kind == "export" else {**top, "history": contents, **_own(changes)}
    pretty = b"\n" in data.strip()
    written = (jsonlines.dump_pretty(top) if pretty else jsonlines.dump(top)) + (b"\n" if data.endswith(b"\n") else b"")
    return replace(loads(written, name=""), id=base.id, mode=base.mode)


def _content(item: Json) -> Json:
    """A message as the API's own history has it."""
    known = ("id", "timestamp", "type", "content", "displayContent", "thoughts", "tokens", "model", "toolCalls")
    content = item.get("content")
    parts = content if isinstance(content, list) else [{"text": content}] if content else []
    rest = {key: value for key, value in item.items() if key not in known}
    return {"role": "model" if item.get("type") == "gemini" else "user", "parts": parts, **rest}


def _own(changes: Mapping[str, Any]) -> Json:
    """What a saved history can hold of the metadata: the keys that are no other's."""
    return {key: value for key, value in changes.items() if key not in ("sessionId", "messages", "history")}
