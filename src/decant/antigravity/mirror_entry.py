"""A step as an entry of the logs: which steps have a line, what it says, and in which order lines come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from google.protobuf.internal.enum_type_wrapper import EnumTypeWrapper

from decant import times
from decant.antigravity import pb
from decant.antigravity.mirror_line import Call, Entry, Medium
from decant.antigravity.mirror_text import in_background, model_error, seconds_of
from decant.antigravity.records import Step
from decant.antigravity.steps.values import nanoseconds

__all__ = ["Ended", "entry_of", "has_line", "in_order"]


def _statuses(*names: str) -> frozenset[int]:
    return frozenset(pb.CortexStepStatus.Value(f"CORTEX_STEP_STATUS_{name}") for name in names)


_UNFINISHED = _statuses("PENDING", "RUNNING", "GENERATING", "WAITING", "QUEUED")
_RUNNING = pb.CortexStepStatus.CORTEX_STEP_STATUS_RUNNING
_CANCELED = _statuses("CANCELED", "CLEARED")


@dataclass(frozen=True, slots=True)
class Ended:
    """An entry, when its step ended (nanoseconds since 1970; None where it does not say), and whether it opens a
    round: a line of the person's or the model's, after which come the results of the model's calls."""

    entry: Entry
    at: int | None
    opens: bool


def has_line(step: Step) -> bool:
    """A tool's step that was canceled or still runs has none, nor has a model's that is still being generated, nor an
    error that the model is not shown. A command that was moved to the background got its line then."""
    message = step.message
    if message.HasField("user_input") or in_background(step):
        return True
    if step.status in _UNFINISHED:
        return False
    if message.HasField("planner_response"):
        return True
    if message.HasField("error_message") and not message.error_message.should_show_model:
        return False
    return step.status not in _CANCELED or not step.metadata.HasField("tool_call")


def entry_of(step: Step, content: str, media: Iterable[Medium]) -> Ended:
    """The entry of a step that has a line; `content` and `media` are what the model is shown."""
    metadata, message = step.metadata, step.message
    planner, command = message.planner_response, message.run_command
    tokens = metadata.model_usage
    moved = in_background(step)
    created = seconds_of(metadata.created_at) if metadata.HasField("created_at") else None
    entry = Entry(
        step_index=step.idx,
        source=_name(pb.CortexStepSource, metadata.source),
        type=_name(pb.CortexStepType, step.type),
        status=_name(pb.CortexStepStatus, _RUNNING if moved else step.status),
        exit_code=None if moved or not command.HasField("exit_code") else command.exit_code,
        error="" if moved else model_error(step),
        created_at=times.from_timestamp(created) if created is not None else "",
        input_tokens=tokens.input_tokens,
        cache_read_tokens=tokens.cache_read_tokens,
        output_tokens=tokens.output_tokens,
        content=content,
        thinking=planner.thinking or planner.raw_thinking,
        calls=tuple(Call(call.name, call.arguments_json) for call in planner.tool_calls),
        media=tuple(media),
    )
    return Ended(entry, _ended(step), message.HasField("user_input") or message.HasField("planner_response"))


def in_order(ended: Iterable[Ended]) -> list[Entry]:
    """The entries, given in the order of their steps, in the order of the log: within a round by the time at which
    steps ended, since a model's step often ends after the first of its calls."""
    entries: list[Entry] = []
    current: list[tuple[int, Entry]] = []
    for each in ended:
        if each.opens:
            entries += _sorted(current)
            current = []
        before = current[-1][0] if current else 0
        current.append((before if each.at is None else each.at, each.entry))
    return entries + _sorted(current)


def _sorted(group: list[tuple[int, Entry]]) -> list[Entry]:
    return [entry for _, entry in sorted(group, key=lambda pair: pair[0])]


def _ended(step: Step) -> int | None:
    metadata = step.metadata
    if in_background(step):
        return nanoseconds(step.message.task_details.moved_to_background_at)
    transitions = metadata.internal_metadata.status_transitions
    if transitions:
        return nanoseconds(transitions[-1].timestamp)
    return nanoseconds(metadata.completed_at) if metadata.HasField("completed_at") else None


def _name(enum: EnumTypeWrapper, number: int) -> str:
    """As Go prints it: the name without its prefix, or the number of a value that the schema lacks."""
    return pb.enum_name(enum, number, short=True) or str(number)
