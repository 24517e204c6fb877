"""Putting an edited transcript back onto the chat file that it was read from.

A message is found again by its refs. Its record is left alone if the message is the same, and patched if it is not;
a message without a record is minted. What comes out is the client's new list of records, and `append` says how a log
gets there.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from decant.common import Message, ToolResult, ToolUse, Transcript, same_message
from decant.gemini.append import State, rewrite
from decant.gemini.body import Body
from decant.gemini.decode import decode, to_common
from decant.gemini.metadata import meta_changes
from decant.gemini.mint import Minter, Native, family_of
from decant.gemini.parts import as_parts
from decant.gemini.patch import patch_call_result, patch_message, patch_result, set_time
from decant.gemini.plan import plan
from decant.gemini.replay import replay
from decant.gemini.settle import settle
from decant.gemini.units import Call, Unit
from decant.losses import Converted, Losses

__all__ = ["put_back"]

Json = dict[str, Any]


def put_back(transcript: Transcript, base: Body, now: str | None) -> Converted[Body]:
    """The base with the transcript's edits, and what of them will not come back. The base itself if there are none."""
    with_history = any(message.gone is not None for message in transcript.messages)
    original = to_common(base, history=with_history).value
    if _same(transcript, original):
        return Converted(base)
    losses = Losses()
    kept = {_key(message) for message in original.messages if message.gone is not None}
    for position, message in enumerate(transcript.messages):
        if message.gone is not None and _key(message) not in kept:
            losses.dropped(f"messages[{position}]", "the client no longer has it, and the file never had it")
    states = _Lens(transcript, base, losses).states()
    changes = meta_changes(transcript.meta, original.meta)
    body = rewrite(base, states, changes, now, losses)
    settle(transcript, _comparable(transcript, body, kept), losses, now)
    return Converted(body, losses.done())


def _same(a: Transcript, b: Transcript) -> bool:
    metas = (msgspec.structs.replace(meta, format=None) for meta in (a.meta, b.meta))
    return (
        len(a.messages) == len(b.messages)
        and all(map(same_message, a.messages, b.messages))
        and len({msgspec.json.encode(meta, order="sorted") for meta in metas}) == 1
    )


def _key(message: Message) -> bytes:
    """The message less its refs, as something to look up."""
    return msgspec.json.encode(msgspec.structs.replace(message, refs=[]), order="sorted")


def _comparable(transcript: Transcript, body: Body, kept: set[bytes]) -> Transcript:
    """What comes back, with those of the removed messages that the transcript speaks of and the base had too."""
    told = {_key(message) for message in transcript.messages if message.gone is not None} & kept
    back = to_common(body, history=bool(told)).value
    messages = [each for each in back.messages if each.gone is None or _key(each) in told]
    return msgspec.structs.replace(back, messages=messages)


class _Lens:
    def __init__(self, transcript: Transcript, base: Body, losses: Losses) -> None:
        self.messages, self.losses = transcript.messages, losses
        replayed = replay(base)
        self.entries = replayed.entries
        self.units = decode(replayed, Losses())
        by_entry: dict[int, list[Unit]] = {}
        for unit in self.units:
            by_entry.setdefault(unit.entry, []).append(unit)
        self.responses = {entry: units for entry, units in by_entry.items() if any(u.part is not None for u in units)}
        session = transcript.meta.id or str(replayed.metadata.get("sessionId", base.id))
        taken = [identity for entry in self.entries if isinstance(identity := entry.value.get("id"), str)]
        self.minter = Minter(session, Native(family_of(transcript.meta.format)), taken)
        self.list: list[State] = []
        self.by_entry: dict[int, State] = {}
        self.placed: dict[int, list[tuple[Unit, Message]]] = {}
        self.calls: dict[str, ToolUse] = {}

    def states(self) -> list[State]:
        """The records of the edited conversation, in order."""
        run: list[int] = []
        for position, unit in enumerate(self.match()):
            message = self.messages[position]
            if message.gone is not None:
                continue
            if unit is not None:
                self.mint(run)
                run = []
                if self.place(unit, message):
                    self.note(message)
                    continue
            run.append(position)
        self.mint(run)
        self.forget_results()
        for entry, placed in self.placed.items():
            self.patch_identity(entry, *placed[0])
            self.patch_results(entry, placed)
        for entry, placed in self.placed.items():  # the list of calls may become another one only now
            for unit, message in placed:
                if not unit.is_result and entry not in self.responses and not same_message(unit.message, message):
                    patch_message(self.writable(entry), unit, message, self.minter)
        return self.list

    def match(self) -> list[Unit | None]:
        """For each message the unit that it was, by its refs; each unit is found once."""
        known: dict[tuple[str, ...], Unit] = {tuple(unit.message.refs): unit for unit in self.units}
        found: list[Unit | None] = []
        for message in self.messages:
            unit = known.get(tuple(message.refs)) if message.gone is None else None
            if unit is not None and _alike(unit, message):
                del known[tuple(message.refs)]
                found.append(unit)
            else:
                found.append(None)
        return found

    def place(self, unit: Unit, message: Message) -> bool:
        """Gives the message its record's place in the list; False if the record has already gone by, or was never
        there: a result that only the record of its call holds needs that record right before it."""
        state = self.by_entry.get(unit.entry)
        alone = unit.part is None and unit.call is not None
        if state is None and not alone:
            state = State(self.entries[unit.entry].value, unit.entry)
            self.by_entry[unit.entry] = state
            self.list.append(state)
        if state is None or self.list[-1] is not state:
            return False
        self.placed.setdefault(unit.entry, []).append((unit, message))
        return True

    def note(self, message: Message) -> None:
        self.calls |= {block.id: block for block in message.blocks if isinstance(block, ToolUse)}

    def mint(self, run: Sequence[int]) -> None:
        """New records for messages that have none, which stand together."""
        if not run:
            return
        messages = [self.messages[position] for position in run]
        for step in plan(messages, self.losses, run[0], self.calls):
            if step.answers:
                value = self.minter.responses(step.message, ((each.call, each.result) for each in step.answers))
            else:
                value = self.minter.record(step.message)
                self.note(step.message)
            if value is None:
                self.losses.dropped(f"messages[{step.source}]", "the Gemini CLI has no record that could say it")
            else:
                self.list.append(State(value, None))

    def writable(self, entry: int) -> Json:
        """A copy, which may be changed, of an entry's record that is in the list."""
        state = self.by_entry[entry]
        if state.value is self.entries[entry].value:
            state.value = deepcopy(state.value)
        return state.value

    def call_record(self, call: Call | None) -> Json | None:
        """The same of a call's record; None where there is none in the list."""
        if call is None or call.unit.entry not in self.by_entry:
            return None
        return self.writable(call.unit.entry)["toolCalls"][call.index]

    def forget_results(self) -> None:
        """Takes removed results out of the records of their calls, from where they would come back."""
        kept = {id(unit) for placed in self.placed.values() for unit, _ in placed}
        for unit in self.units:
            if id(unit) not in kept and (record := self.call_record(unit.call)) is not None:
                record.pop("result", None)
                if record.get("status") is not None:
                    record["status"] = "success"

    def patch_identity(self, entry: int, unit: Unit, message: Message) -> None:
        current = self.entries[entry].value.get("id")
        if message.id != unit.message.id and message.id != current:
            self.writable(entry)["id"] = self.minter.identity(message.id)

    def patch_results(self, entry: int, placed: list[tuple[Unit, Message]]) -> None:
        """Writes what was changed of the results in one record."""
        if entry in self.responses:
            before = self.responses[entry]
            if [unit for unit, _ in placed] != before or not all(
                same_message(unit.message, new) for unit, new in placed
            ):
                self.patch_responses(entry, placed)
            return
        for unit, message in placed:
            if unit.is_result and not same_message(unit.message, message):
                self.patch_recorded(unit, message)

    def patch_recorded(self, unit: Unit, message: Message) -> None:
        """A result that only the record of its call holds."""
        old, new = unit.message.blocks[0], message.blocks[0]
        record = self.call_record(unit.call)
        if record is not None and isinstance(old, ToolResult) and isinstance(new, ToolResult):
            set_time(record, unit.message.timestamp, message.timestamp)
            patch_call_result(record, old, new, str(record.get("name", "")))

    def patch_responses(self, entry: int, placed: list[tuple[Unit, Message]]) -> None:
        """A record of function responses: put together again from those that are still there, in their new order."""
        record = self.writable(entry)
        parts = as_parts(record.get("content"))
        content: list[Any] = []
        for unit, message in placed:
            if unit.part is None:
                holder: Json = {"content": [parts[piece.part] for piece in unit.pieces if piece.part is not None]}
                moved = [piece.moved(part=at) for at, piece in enumerate(unit.pieces)]
                patch_message(holder, Unit(unit.message, entry, moved), message, self.minter)
                content += as_parts(holder["content"])
                continue
            old, new = unit.message.blocks[0], message.blocks[0]
            own = [parts[unit.part], *(parts[at] for at in unit.attached)]
            if isinstance(old, ToolResult) and isinstance(new, ToolResult):
                content += self.patch_response(unit, own, old, new)
        record["content"] = content
        set_time(record, placed[0][0].message.timestamp, placed[0][1].timestamp)

    def patch_response(self, unit: Unit, own: list[Any], old: ToolResult, new: ToolResult) -> list[Any]:
        answer = own[0]["functionResponse"]
        call = self.calls.get(new.tool_use_id)
        name = str(answer.get("name", "")) if call is None else self.minter.spelling.call(call)[0]
        record = self.call_record(unit.call)
        if record is not None:
            patch_call_result(record, old, new, name)
        identity = answer.get("id") if new.tool_use_id == old.tool_use_id else new.tool_use_id
        return patch_result(own, old, new, identity if isinstance(identity, str) else "", name)


def _alike(unit: Unit, message: Message) -> bool:
    """Whether a message can be written into the unit's place: its role, and whether it is a result."""
    if unit.message.role != message.role:
        return False
    results = [isinstance(block, ToolResult) for block in message.blocks]
    return results == [True] if unit.is_result else not any(results)
