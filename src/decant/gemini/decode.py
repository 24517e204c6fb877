"""`to_common`: a chat file as a transcript.

Every record gives its messages by itself, but for the results of calls (see `joins`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from decant.collector import without_collection
from decant.common import Message, Notice, NoticeKind, Raw, Role, Text, Thinking, Transcript
from decant.gemini.body import Body
from decant.gemini.joins import Joins
from decant.gemini.jsonlines import BOM, is_text
from decant.gemini.metadata import read_meta, read_time, read_tokens
from decant.gemini.parts import Piece, Where, as_parts, read_parts
from decant.gemini.replay import Entry, Replay, Skipped, replay
from decant.gemini.results import is_response, response_result
from decant.gemini.units import MINTED, Call, Unit
from decant.losses import Converted, Losses

__all__ = ["decode", "to_common"]

_NOTICES: dict[str, NoticeKind] = {"info": "info", "warning": "warning", "error": "error"}
_USER_KEYS = frozenset({"id", "timestamp", "type", "content", "displayContent"})
_MODEL_KEYS = _USER_KEYS | {"thoughts", "tokens", "model", "toolCalls"}


def to_common(body: Body, *, history: bool = False) -> Converted[Transcript]:
    """The transcript, and as losses what of the replayed state has no place in it. With `history` the messages that
    the client no longer has are in it too, marked `gone`.

    Raises LimitError where a line's JSON nests too deeply. Anything else that is odd is a loss, never an error.
    """
    losses = Losses()
    with without_collection():
        replayed = replay(body, history=history)
        meta = read_meta(replayed.metadata, Where(losses, "metadata"))
        skipped = replayed.skipped
        messages = _messages(replayed, losses)
    meta.format = "gemini" if body.kind == "log" else "gemini-json"
    _report_unread(body, skipped, losses)
    meta.model = next((each.model for each in reversed(messages) if each.model is not None and each.gone is None), None)
    return Converted(Transcript(meta=meta, messages=messages), losses.done())


def _messages(replayed: Replay, losses: Losses) -> list[Message]:
    """The messages alone; a record's own JSON is let go as soon as it was read."""
    entries = replayed.entries
    entries.reverse()
    reader = _Reader(losses)
    for position in range(len(entries)):
        reader.read(position, entries.pop())
    return [unit.message for unit in reader.finish()]


def _report_unread(body: Body, skipped: Iterable[Skipped], losses: Losses) -> None:
    for each in skipped:
        losses.dropped(f"lines[{each.line}]", each.reason)
    if body.records and body.records[0].data.startswith(BOM):
        losses.dropped("lines[0]", "a byte order mark, over which the client reads nothing of the file")


def decode(replayed: Replay, losses: Losses) -> list[Unit]:
    """The messages in order. Of a call with a result that no other record gives, the result follows the call."""
    reader = _Reader(losses)
    for position, entry in enumerate(replayed.entries):
        reader.read(position, entry)
    return reader.finish()


class _Reader:
    def __init__(self, losses: Losses) -> None:
        self.losses = losses
        self.living = Joins(losses)
        self.gone = Joins(losses, self.living)
        self.joins = self.living
        self.units: list[Unit | Call] = []

    def finish(self) -> list[Unit]:
        units: list[Unit] = []
        for item in self.units:
            if type(item) is Unit:
                units.append(item)
            elif type(item) is Call and not item.answered and (result := self.living.recorded(item)) is not None:
                units.append(result)
        return units

    def read(self, position: int, entry: Entry) -> None:
        record = entry.value
        where = Where(self.losses, entry.refs[-1])
        kind = record.get("type")
        self.joins = self.living if entry.gone is None else self.gone
        if kind == "user":
            self.user(position, entry, where)
        elif kind == "gemini":
            self.model(position, entry, where)
        elif is_text(kind) and kind in _NOTICES and (text := _notice_text(record.get("content"))) is not None:
            message = _message(entry, "system", where)
            message.blocks = [Notice(kind=_NOTICES[kind], text=text)]
            where.unknown("", record, _USER_KEYS - {"displayContent"})
            self.units.append(Unit(message, position, [Piece(message.blocks[0], 0)]))
        else:
            message = _message(entry, "system", where)
            data = {key: value for key, value in record.items() if key not in ("id", "timestamp")}
            message.blocks = [Raw(format="gemini", kind=kind if is_text(kind) else "record", data=data)]
            self.units.append(Unit(message, position, [Piece(message.blocks[0])]))

    def user(self, position: int, entry: Entry, where: Where) -> None:
        record = entry.value
        parts = as_parts(record.get("content"))
        message = _message(entry, "user", where)
        if not _USER_KEYS.issuperset(record):
            where.unknown("", record, _USER_KEYS)
        for part in parts:
            if is_response(part):
                self.responses(position, entry, message, parts, where)
                return
        pieces = read_parts(parts, user=True, where=where)
        message.blocks = [piece.block for piece in pieces]
        if "displayContent" in record:
            _display(record["displayContent"], message, where)
        self.units.append(Unit(message, position, pieces))

    def responses(self, position: int, entry: Entry, message: Message, parts: list[Any], where: Where) -> None:
        """A record of function responses: each is a message, with the attachments after it; so is what stands
        between them."""
        runs = _runs(parts) if len(parts) > 1 else [[0]]
        for number, run in enumerate(runs):
            if number:
                message = Message(role="user", timestamp=message.timestamp, gone=message.gone)
            if len(runs) > 1:
                message.refs = [*entry.refs[:-1], f"{entry.refs[-1]}/content/{run[0]}"]
            first = parts[run[0]]
            if is_response(first):
                attached = [parts[index] for index in run[1:]]
                result = response_result(first, attached, f"content[{run[0]}]", where)
                call = self.joins.answer(result, [first, *attached], where)
                message.blocks = [result]
                self.units.append(Unit(message, position, [], run[0], tuple(run[1:]), call))
            else:
                read = read_parts([parts[index] for index in run], user=True, where=where)
                pieces = [piece.moved(part=run[piece.part or 0]) for piece in read]
                message.blocks = [piece.block for piece in pieces]
                self.units.append(Unit(message, position, pieces))
        shown = entry.value.get("displayContent")
        if shown is not None and _shown_text(shown).strip():
            where.dropped("displayContent", "a result has no words of a person")

    def model(self, position: int, entry: Entry, where: Where) -> None:
        record = entry.value
        message = _message(entry, "assistant", where)
        pieces: list[Piece] = []
        unit = Unit(message, position, pieces)
        if record.get("thoughts"):
            pieces += _thoughts(record["thoughts"], where)
        content = record.get("content")
        if type(content) is str and is_text(content):
            if content:
                pieces.append(Piece(Text(text=content), 0))
        else:
            pieces += read_parts(as_parts(content), user=False, where=where)
        calls = self.joins.read_calls(unit, record.get("toolCalls"), where)
        message.blocks = [piece.block for piece in pieces]
        model = record.get("model")
        if is_text(model):
            message.model = model
        elif model is not None:
            where.dropped("model", "is not a string")
        message.usage = read_tokens(record.get("tokens"), where)
        if "displayContent" in record:
            _display(record["displayContent"], message, where)
        if not _MODEL_KEYS.issuperset(record):
            where.unknown("", record, _MODEL_KEYS)
        self.units.append(unit)
        self.units += calls


def _runs(parts: list[Any]) -> list[list[int]]:
    """The places of the parts that make a message each: a response with its attachments, or what is between."""
    runs: list[list[int]] = []
    for index, part in enumerate(parts):
        starts = is_response(part) or not runs
        follows = runs and is_response(parts[runs[-1][0]]) and _is_attachment(part)
        if not starts and not follows and is_response(parts[runs[-1][0]]):
            starts = True
        if starts:
            runs.append([])
        runs[-1].append(index)
    return runs


def _message(entry: Entry, role: Role, where: Where) -> Message:
    record = entry.value
    identity = record.get("id")
    if not is_text(identity) or identity.startswith(MINTED):
        identity = None
    time = read_time(record.get("timestamp"), "timestamp", where)
    return Message(role=role, id=identity, timestamp=time, refs=list(entry.refs), gone=entry.gone)


def _notice_text(content: Any) -> str | None:
    """The text of an info, warning or error record; None if it is more than text."""
    texts: list[str] = []
    for part in as_parts(content):
        text = part.get("text") if type(part) is dict and len(part) == 1 else part
        if not is_text(text):
            return None
        texts.append(text)
    return "".join(texts)


def _is_attachment(part: Any) -> bool:
    return type(part) is dict and ("inlineData" in part or "fileData" in part)


def _thoughts(thoughts: Any, where: Where) -> list[Piece]:
    if not isinstance(thoughts, list):
        where.dropped("thoughts", "is not a list")
        return []
    pieces: list[Piece] = []
    for index, thought in enumerate(thoughts):
        place = f"thoughts[{index}]"
        if type(thought) is not dict or not is_text(thought.get("description", "")):
            where.dropped(place, "is no thought")
            continue
        subject = thought.get("subject")
        block = Thinking(
            text=thought.get("description", ""),
            subject=subject if is_text(subject) and subject else None,
            timestamp=read_time(thought.get("timestamp"), f"{place}.timestamp", where),
        )
        where.unknown(place, thought, {"subject", "description", "timestamp"})
        pieces.append(Piece(block, thought=index))
    return pieces


def _shown_text(shown: Any) -> str:
    return "".join(
        text for part in as_parts(shown) if is_text(text := part.get("text") if type(part) is dict else part)
    )


def _display(shown: Any, message: Message, where: Where) -> None:
    """Keeps what the person typed, or saw, where it is not the text itself; a blank only hides a record."""
    text = _shown_text(shown)
    words = [block for block in message.blocks if isinstance(block, Text)]
    if text == "".join(block.text for block in words) or not text.strip():
        return
    if words:
        words[0].display = text
    else:
        where.dropped("displayContent", "there are no words that it could stand for")
