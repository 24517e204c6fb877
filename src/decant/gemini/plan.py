"""Which records new messages need, and in which order: every call followed by its results, in one record.

The model's API refuses a call without its response and a response without its call, and wants all responses of a turn
together. So results move to their call, calls without one get one, and results without a call are left out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from decant.common import Message, Text, ToolResult, ToolUse
from decant.losses import Losses

__all__ = ["Answer", "Step", "plan"]

UNANSWERED = "no result was recorded"
"""What the model is told of a call without a result: the one text of decant's own in a transcript."""


@dataclass(frozen=True)
class Answer:
    """A result and its call."""

    call: ToolUse
    result: ToolResult


@dataclass
class Step:
    """A record to write: a message (its position among all, and the message less its results); or `answers`, the
    results that come together in one record, whose id and time are those of `message`."""

    source: int
    message: Message
    answers: list[Answer] = field(default_factory=list[Answer])


def plan(
    messages: Sequence[Message], losses: Losses, first: int = 0, earlier: Mapping[str, ToolUse] | None = None
) -> list[Step]:
    """The records in order. `losses` says what is made up or left out.

    `first` is the position of the first of `messages` among all of a transcript. `earlier` are calls of messages
    before them, which are not written anew and may still be answered.
    """
    pairs = _Pairs(messages)
    steps: list[Step] = []
    for position, message in enumerate(messages):
        path = f"messages[{first + position}]"
        if message.gone is not None:
            losses.dropped(path, "the client no longer has it")
            continue
        rest = [block for block in message.blocks if not isinstance(block, ToolResult)]
        if rest or not message.blocks:
            kept = message if len(rest) == len(message.blocks) else msgspec.structs.replace(message, blocks=rest)
            steps.append(Step(first + position, kept))
        if position in pairs.turns:
            steps.append(_responses(first + position, position, messages, pairs.turns[position], losses))
        for index, block in enumerate(message.blocks):
            if not isinstance(block, ToolResult) or (position, index) in pairs.answered:
                continue
            call = (earlier or {}).get(block.tool_use_id) if message.role == "user" else None
            if call is not None:
                steps.append(Step(first + position, message, [Answer(call, block)]))
            else:
                reason = "a result without its call, for which the model's API would refuse the conversation"
                losses.dropped(f"{path}.blocks[{index}]", reason)
    return steps


@dataclass
class _Turn:
    """A call's place among its message's blocks, and where its result is: message and block, or None."""

    block: int
    call: ToolUse
    place: tuple[int, int] | None = None


class _Pairs:
    """The turns, by the position of the message with the calls. A result belongs to the latest call of its id before
    it; of several in one message, to the first that has none yet."""

    def __init__(self, messages: Sequence[Message]) -> None:
        self.turns: dict[int, list[_Turn]] = {}
        self.answered: set[tuple[int, int]] = set()
        waiting: dict[str, deque[_Turn]] = {}
        for position, message in enumerate(messages):
            if message.gone is not None:
                continue
            if message.role == "assistant":
                turns = [_Turn(at, block) for at, block in enumerate(message.blocks) if isinstance(block, ToolUse)]
                if turns:
                    self.turns[position] = turns
                waiting |= {turn.call.id: deque() for turn in turns}
                for turn in turns:
                    waiting[turn.call.id].append(turn)
            elif message.role == "user":
                for index, block in enumerate(message.blocks):
                    if isinstance(block, ToolResult) and (queue := waiting.get(block.tool_use_id)):
                        queue.popleft().place = position, index
                        self.answered.add((position, index))


def _responses(source: int, position: int, messages: Sequence[Message], turns: list[_Turn], losses: Losses) -> Step:
    """The results of one turn: those that there are in their order, then those that are made up."""
    given: list[tuple[tuple[int, int], Answer]] = []
    missing: list[Answer] = []
    for turn in turns:
        if turn.place is None:
            path = f"messages[{source}].blocks[{turn.block}]"
            losses.invented(path, "a call without a result: an error response stands for it")
            made = ToolResult(tool_use_id=turn.call.id, content=[Text(text=UNANSWERED)], status="error", is_error=True)
            missing.append(Answer(turn.call, made))
        else:
            result = messages[turn.place[0]].blocks[turn.place[1]]
            if isinstance(result, ToolResult):
                given.append((turn.place, Answer(turn.call, result)))
    given.sort(key=lambda item: item[0])
    made_up = Message(role="user", timestamp=messages[position].timestamp)
    first = messages[given[0][0][0]] if given else made_up
    return Step(source, first, [answer for _, answer in given] + missing)
