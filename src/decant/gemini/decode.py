"""`to_common`: a chat file as a transcript.

Every record gives its messages by itself, but for the results of calls: the client stores a result in the record of
the call, in a `user` record of function responses, or in both, and it is one message. The `user` record says when it
came and what the model was shown; the record of the call adds what a person was shown and how the call ended.
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from decant.common import Message, Notice, Raw, Role, Text, Thinking, ToolResult, ToolUse, Transcript
from decant.gemini.body import Body
from decant.gemini.jsonlines import BOM, is_text
from decant.gemini.metadata import read_meta, read_time, read_tokens
from decant.gemini.parts import Piece, Where, as_parts, read_parts, tool_use
from decant.gemini.replay import Entry, Replay, replay
from decant.gemini.results import STATUSES, bare_id, is_response, recorded_result, response_result
from decant.losses import Converted, Losses

__all__ = ["MINTED", "Unit", "decode", "to_common"]

MINTED = "decant-"
"""How the ids begin that `encode` gives to records of messages without one; they are no ids of messages."""

_NOTICES = {"info": "info", "warning": "warning", "error": "error"}
_USER_KEYS = frozenset({"id", "timestamp", "type", "content", "displayContent"})
_MODEL_KEYS = _USER_KEYS | {"thoughts", "tokens", "model", "toolCalls"}
_CALL_KEYS = frozenset({"id", "name", "args", "result", "status", "timestamp", "agentId", "resultDisplay"})


def to_common(body: Body, *, history: bool = False) -> Converted[Transcript]:
    """The transcript, and as losses what of the replayed state has no place in it. With `history` the messages that
    the client no longer has are in it too, marked `gone`.

    Raises LimitError where a line's JSON nests too deeply. Anything else that is odd is a loss, never an error.
    """
    losses = Losses()
    with _without_collection():
        replayed = replay(body, history=history)
        units = decode(replayed, losses)
    meta = read_meta(replayed.metadata, Where(losses, "metadata"))
    meta.format = "gemini" if body.kind == "log" else "gemini-json"
    _report_unread(body, replayed, losses)
    messages = [unit.message for unit in units]
    meta.model = next((each.model for each in reversed(messages) if each.model is not None and each.gone is None), None)
    return Converted(Transcript(meta=meta, messages=messages), losses.done())


@contextmanager
def _without_collection() -> Iterator[None]:
    """Keeps Python from looking for cycles among hundreds of thousands of new objects that have none, which takes a
    third of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _report_unread(body: Body, replayed: Replay, losses: Losses) -> None:
    for skipped in replayed.skipped:
        losses.dropped(f"lines[{skipped.line}]", skipped.reason)
    if body.records and body.records[0].data.startswith(BOM):
        losses.dropped("lines[0]", "a byte order mark, over which the client reads nothing of the file")


@dataclass(slots=True, eq=False)
class Call:
    """A call's record in `toolCalls` of an entry, waiting for its result."""

    unit: Unit
    index: int
    record: dict[str, Any]
    answered: bool = False


@dataclass(slots=True, eq=False)
class Unit:
    """A message and where it comes from. `entry` is the position of its record among the replayed ones. `pieces` are
    the blocks with their places in the record; of a result instead `part` is the place of its function response in
    the record's content (with `attached` parts), and `call` the call's record, which holds the result too, or alone
    (`part` is None)."""

    message: Message
    entry: int
    pieces: list[Piece] = field(default_factory=list)
    part: int | None = None
    attached: tuple[int, ...] = ()
    call: Call | None = None

    @property
    def is_result(self) -> bool:
        return self.part is not None or self.call is not None


def decode(replayed: Replay, losses: Losses) -> list[Unit]:
    """The messages in order. Of a call with a result that no other record gives, the result follows the call."""
    reader = _Reader(losses)
    for position, entry in enumerate(replayed.entries):
        reader.read(position, entry)
    return reader.finish()


class _Reader:
    def __init__(self, losses: Losses) -> None:
        self.losses = losses
        self.units: list[Unit | Call] = []
        self.open: dict[str, deque[Call]] = {}
        self.names: dict[str, tuple[str, str]] = {}

    def finish(self) -> list[Unit]:
        units: list[Unit] = []
        for item in self.units:
            if isinstance(item, Unit):
                units.append(item)
            elif not item.answered and (result := self.recorded(item)) is not None:
                units.append(result)
        return units

    def read(self, position: int, entry: Entry) -> None:
        record = entry.value
        where = Where(self.losses, entry.refs[-1])
        kind = record.get("type")
        if kind == "user":
            self.user(position, entry, where)
        elif kind == "gemini":
            self.model(position, entry, where)
        elif kind in _NOTICES and (text := _notice_text(record.get("content"))) is not None:
            message = _message(entry, "system", where)
            message.blocks = [Notice(kind=kind, text=text)]
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
        if any(map(is_response, parts)):
            self.responses(position, entry, message, parts, where)
            return
        pieces = read_parts(parts, True, where)  # noqa: FBT003
        message.blocks = [piece.block for piece in pieces]
        if "displayContent" in record:
            _display(record["displayContent"], message, where)
        self.units.append(Unit(message, position, pieces))

    def responses(self, position: int, entry: Entry, message: Message, parts: list[Any], where: Where) -> None:
        """A record of function responses: each is a message, with the attachments after it; so is what stands
        between them."""
        runs: list[list[int]] = []
        for index, part in enumerate(parts):
            starts = is_response(part) or not runs
            follows = runs and is_response(parts[runs[-1][0]]) and _is_attachment(part)
            if not starts and not follows and is_response(parts[runs[-1][0]]):
                starts = True
            if starts:
                runs.append([])
            runs[-1].append(index)
        for number, run in enumerate(runs):
            if number:
                message = Message(role="user", timestamp=message.timestamp, gone=message.gone)
            message.refs = _sub_refs(entry, f"content/{run[0]}") if len(runs) > 1 else list(entry.refs)
            first = parts[run[0]]
            if not is_response(first):
                pieces = [
                    piece._replace(part=run[piece.part or 0])
                    for piece in read_parts([parts[index] for index in run], True, where)  # noqa: FBT003
                ]
                message.blocks = [piece.block for piece in pieces]
                self.units.append(Unit(message, position, pieces))
                continue
            attached = [parts[index] for index in run[1:]]
            result = response_result(first, attached, f"content[{run[0]}]", where)
            call = self.answer(result, [first, *attached], where)
            message.blocks = [result]
            self.units.append(Unit(message, position, [], run[0], tuple(run[1:]), call))
        shown = entry.value.get("displayContent")
        if shown is not None and _shown_text(shown).strip():
            where.dropped("displayContent", "a result has no words of a person")

    def answer(self, result: ToolResult, parts: list[Any], where: Where) -> Call | None:
        """Joins a function response with the call that it answers."""
        exact, bare = result.tool_use_id, bare_id(result.tool_use_id)
        known = self.names.get(exact) or self.names.get(bare)
        if known is not None:
            result.tool_use_id, name = known
            if result.name == name:
                result.name = None
        call = _first_open(self.open.get(exact)) or _first_open(self.open.get(bare))
        if call is None:
            return None
        call.answered = True
        _add_record(result, call.record)
        if (recorded := call.record.get("result")) and recorded != parts:
            stored = recorded_result(call.record, f"toolCalls[{call.index}]", Where(Losses(), where.ref))
            if stored is not None and stored.content != result.content:
                reason = "differs from the record of the response, which is what the model was shown"
                owner = Where(self.losses, call.unit.message.refs[-1])
                owner.dropped(f"toolCalls[{call.index}].result", reason)
        return call

    def recorded(self, call: Call) -> Unit | None:
        """The message of a result that only the record of its call holds."""
        message = call.unit.message
        place = f"toolCalls[{call.index}]"
        where = Where(self.losses, message.refs[-1])
        result = recorded_result(call.record, place, where)
        if result is None:
            return None
        _add_record(result, call.record)
        name = call.record.get("name")
        if result.name == name:
            result.name = None
        refs = [*message.refs[:-1], f"{message.refs[-1]}/toolCalls/{call.index}"]
        time = read_time(call.record.get("timestamp"), f"{place}.timestamp", where)
        made = Message(role="user", blocks=[result], timestamp=time, refs=refs, gone=message.gone)
        return Unit(made, call.unit.entry, call=call)

    def model(self, position: int, entry: Entry, where: Where) -> None:
        record = entry.value
        message = _message(entry, "assistant", where)
        unit = Unit(message, position)
        pieces = unit.pieces
        if record.get("thoughts"):
            pieces += _thoughts(record["thoughts"], where)
        content = record.get("content")
        if type(content) is str and is_text(content):
            if content:
                pieces.append(Piece(Text(text=content), 0))
        else:
            pieces += read_parts(as_parts(content), False, where)  # noqa: FBT003
        calls = self.calls(unit, record["toolCalls"], where) if record.get("toolCalls") else []
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
        self.expect(unit, calls)

    def calls(self, unit: Unit, records: Any, where: Where) -> list[Call]:
        """Joins the tool call records with the function call parts; a call without a part comes after the parts."""
        if not isinstance(records, list):
            where.dropped("toolCalls", "is not a list")
            return []
        waiting: dict[str, deque[int]] = {}
        for position, piece in enumerate(unit.pieces):
            if isinstance(piece.block, ToolUse):
                waiting.setdefault(bare_id(piece.block.id), deque()).append(position)
        calls: list[Call] = []
        for index, record in enumerate(records):
            place = f"toolCalls[{index}]"
            if type(record) is not dict:
                where.dropped(place, "is not an object")
                continue
            use = tool_use(record)
            if match := waiting.get(bare_id(use.id)):
                position = match.popleft()
                unit.pieces[position] = unit.pieces[position]._replace(call=index)
                use = unit.pieces[position].block
            else:
                unit.pieces.append(Piece(use, call=index))
            if is_text(agent := record.get("agentId")) and isinstance(use, ToolUse):
                use.agent_id = agent
            if not _CALL_KEYS.issuperset(record):
                others = ", ".join(key for key in record if key not in _CALL_KEYS)
                where.dropped(place, f"the common form has no place for {others}")
            if record.get("status") is not None and record["status"] not in STATUSES:
                where.dropped(f"{place}.status", "is none that the client is known to write")
            calls.append(Call(unit, index, record))
        return calls

    def expect(self, unit: Unit, calls: list[Call]) -> None:
        """From here on, results with these ids answer these calls."""
        by_index = {call.index: call for call in calls}
        seen: set[str] = set()
        for piece in unit.pieces:
            if not isinstance(use := piece.block, ToolUse):
                continue
            for key in {use.id, bare_id(use.id)}:
                if key not in seen:
                    self.open.pop(key, None)
                    seen.add(key)
                    self.names[key] = (use.id, use.name)
                if piece.call is not None:
                    self.open.setdefault(key, deque()).append(by_index[piece.call])
            self.names[use.id] = (use.id, use.name)


def _first_open(calls: deque[Call] | None) -> Call | None:
    while calls:
        call = calls.popleft()
        if not call.answered:
            return call
    return None


def _sub_refs(entry: Entry, inner: str) -> list[str]:
    return [*entry.refs[:-1], f"{entry.refs[-1]}/{inner}"]


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
        where.unknown(place, thought, ("subject", "description", "timestamp"))
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


def _add_record(result: ToolResult, record: dict[str, Any]) -> None:
    """What the call's own record says of a result beside what the model was shown."""
    status = record.get("status")
    if isinstance(status, str) and status in STATUSES:
        result.status = STATUSES[status]
        result.is_error = result.is_error or result.status == "error"
    result.display = record.get("resultDisplay")
