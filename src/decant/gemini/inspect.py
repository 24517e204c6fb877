"""A chat file's lines for a person to read: each one's kind in the client's replay, and what is in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from decant.errors import DecantError
from decant.formats import Item
from decant.gemini import jsonlines
from decant.gemini.body import Body, Record
from decant.gemini.jsonlines import is_text
from decant.gemini.replay import replay

__all__ = ["items"]


def items(body: Body, number: int | None = None) -> Iterator[Item]:
    """The lines in order, by position from 0; only the one whose number is given."""
    skipped = {skipped.line: skipped.reason for skipped in replay(body).skipped}
    for position, record in enumerate(body.records):
        if number is None or position == number:
            yield _item(body, position, record, skipped.get(position))


def _item(body: Body, position: int, record: Record, reason: str | None) -> Item:
    try:
        value: Any = jsonlines.parse(record.data)
    except DecantError:
        text = record.data.decode("utf-8", "replace")
        kind = "empty line" if not text.strip() else "not JSON"
        return Item(f"line {position} {kind}", {"text": text} if text.strip() else {})
    name = body.kind if body.kind != "log" else _kind(value)
    fields = value if type(value) is dict else {"value": value}
    return Item(f"line {position} {name}", {**({"ignored": reason} if reason else {}), **fields})


def _kind(value: Any) -> str:
    if type(value) is not dict:
        return "unknown"
    if is_text(value.get("$rewindTo")):
        return "rewind"
    if is_text(value.get("id")):
        kind = value.get("type")
        return f"message {kind}" if is_text(kind) else "message"
    change = value.get("$set")
    if type(change) is dict:
        return "checkpoint" if isinstance(change.get("messages"), list) else "$set"
    if not isinstance(change, list) and is_text(value.get("sessionId")) and is_text(value.get("projectHash")):
        return "header"
    return "unknown"
