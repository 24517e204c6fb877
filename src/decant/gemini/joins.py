"""Calls and their results, joined.

The client stores a result in the record of the call, in a `user` record of function responses, or in both, and it is
one message. The `user` record says when it came and what the model was shown; the record of the call adds what a person
was shown and how the call ended.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from decant.common import Message, ToolResult, ToolUse
from decant.gemini.jsonlines import is_text
from decant.gemini.metadata import read_time
from decant.gemini.parts import Piece, Where, tool_use
from decant.gemini.results import STATUSES, bare_id, recorded_result
from decant.gemini.units import Call, Unit
from decant.losses import Losses

__all__ = ["Joins"]

_CALL_KEYS = frozenset({"id", "name", "args", "result", "status", "timestamp", "agentId", "resultDisplay"})


class Joins:
    """The calls so far, and which of them wait for a result.

    Messages that the client no longer has are joined among themselves, so that the others read as they do without
    them; `others` only say which calls there are.
    """

    def __init__(self, losses: Losses, others: Joins | None = None) -> None:
        self._losses = losses
        self._others = others
        self._open: dict[str, list[Call]] = {}
        self._names: dict[str, tuple[str, str]] = {}

    def read_calls(self, unit: Unit, records: Any, where: Where) -> list[Call]:
        """Joins the tool call records with the function call parts; a call without a part comes after the parts. From
        here on, results with their ids answer these calls."""
        calls = self._read(unit, records, where) if records else []
        by_index = {call.index: call for call in calls}
        seen: set[str] = set()
        for piece in unit.pieces:
            use = piece.block
            if type(use) is not ToolUse:
                continue
            identity = use.id
            named, call = (identity, use.name), None if piece.call is None else by_index[piece.call]
            bare = bare_id(identity)
            for key in (identity,) if bare == identity else (identity, bare):
                if key not in seen:
                    seen.add(key)
                    self._open.pop(key, None)
                    self._names[key] = named
                if call is not None:
                    self._open.setdefault(key, []).append(call)
            self._names[identity] = named
        for key in seen:  # the first one of equal ids is answered first
            if len(waiting := self._open.get(key, ())) > 1:
                self._open[key] = [*reversed(waiting)]
        return calls

    def _read(self, unit: Unit, records: Any, where: Where) -> list[Call]:
        if not isinstance(records, list):
            where.dropped("toolCalls", "is not a list")
            return []
        pieces = unit.pieces
        waiting: dict[str, list[int]] = {}
        for position in reversed(range(len(pieces))):
            piece = pieces[position]
            if isinstance(piece.block, ToolUse):
                waiting.setdefault(bare_id(piece.block.id), []).append(position)
        calls: list[Call] = []
        for index, record in enumerate(records):
            if type(record) is not dict:
                where.dropped(f"toolCalls[{index}]", "is not an object")
                continue
            use = tool_use(record)
            if waiting and (match := waiting.get(bare_id(use.id))):
                position = match.pop()
                pieces[position] = pieces[position].moved(call=index)
                use = pieces[position].block
            else:
                pieces.append(Piece(use, None, index))
            if is_text(agent := record.get("agentId")) and isinstance(use, ToolUse):
                use.agent_id = agent
            if not _CALL_KEYS.issuperset(record):
                where.dropped(f"toolCalls[{index}]", _no_place(tuple(record)))
            status = record.get("status")
            if status is not None and not (isinstance(status, str) and status in STATUSES):
                where.dropped(f"toolCalls[{index}].status", "is none that the client is known to write")
            calls.append(Call(unit, index, record))
        return calls

    def answer(self, result: ToolResult, parts: list[Any], where: Where) -> Call | None:
        """Joins a result, which the function response and attachments in `parts` gave, with the call that it
        answers."""
        exact = result.tool_use_id
        bare = bare_id(exact)
        known = self._named(exact, bare)
        if known is not None:
            result.tool_use_id, name = known
            if result.name == name:
                result.name = None
        call = self._first_open(exact) or self._first_open(bare)
        if call is None:
            return None
        call.answered = True
        _add_record(result, call.record)
        if (recorded := call.record.get("result")) and recorded != parts:
            stored = recorded_result(call.record, f"toolCalls[{call.index}]", Where(Losses(), where.ref))
            if stored is not None and stored.content != result.content:
                reason = "differs from the record of the response, which is what the model was shown"
                owner = Where(self._losses, call.unit.message.refs[-1])
                owner.dropped(f"toolCalls[{call.index}].result", reason)
        call.record = {}
        return call

    def _named(self, exact: str, bare: str) -> tuple[str, str] | None:
        known = self._names.get(exact) or self._names.get(bare)
        return known if known is not None or self._others is None else self._others._named(exact, bare)

    def _first_open(self, key: str) -> Call | None:
        calls = self._open.get(key)
        while calls:
            call = calls.pop()
            if not calls:
                del self._open[key]
            if not call.answered:
                return call
        return None

    def recorded(self, call: Call) -> Unit | None:
        """The message of a result that only the record of its call holds."""
        message = call.unit.message
        place = f"toolCalls[{call.index}]"
        where = Where(self._losses, message.refs[-1])
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


@lru_cache(1024)
def _no_place(keys: tuple[str, ...]) -> str:
    """One text for all calls whose records look alike."""
    return f"the common form has no place for {', '.join([key for key in keys if key not in _CALL_KEYS])}"


def _add_record(result: ToolResult, record: dict[str, Any]) -> None:
    """What the call's own record says of a result beside what the model was shown."""
    status = record.get("status")
    if isinstance(status, str) and status in STATUSES:
        state = STATUSES[status]
        result.status = state
        result.is_error = result.is_error or state == "error"
    result.display = record.get("resultDisplay")
