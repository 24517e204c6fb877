"""The content of a log line: the text that the model is shown.

It comes from the prompt copy, word for word, wherever that holds it. A user's line that it lacks (a checkpoint took it
out, or the text was edited) is wrapped like another user's line of the same copy, with its own time. The rest is
rendered plainly from the step: none of the client's wording is built in, but for the format's own tags.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from dataclasses import dataclass, field
from functools import cached_property

from google.protobuf.timestamp_pb2 import Timestamp

from decant import times
from decant.antigravity import pb
from decant.antigravity.decode import decode
from decant.antigravity.records import Step
from decant.antigravity.steps.dialogue import user_text
from decant.antigravity.steps.kind import Context
from decant.common import File, Image, Message, Notice, Text, ToolResult
from decant.errors import FormatError
from decant.escapes import plain_text
from decant.losses import Losses

__all__ = ["Texts", "in_background", "model_error", "seconds_of"]

_STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)")
_SECOND = 1_000_000_000
_HIDDEN = ("Cc", "Cf", "Co")
_UNASSIGNED = (*_HIDDEN, "Cn")
"""The agent hides code points that its version of Unicode has not assigned, too; ours may be another version."""


@dataclass(frozen=True, slots=True)
class _Wrapping:
    """What stands around the text of a user's line in the prompt copy, and when that line was written."""

    idx: int
    head: str
    tail: str
    created: int | None

    def around(self, text: str, created: int | None, zone: str) -> str:
        if self.created is None or created is None:
            return self.head + text + self.tail
        return _moved(self.head, self.created, created, zone) + text + _moved(self.tail, self.created, created, zone)


@dataclass
class Texts:
    """The contents of the lines of one conversation."""

    context: Context
    losses: Losses = field(default_factory=Losses)

    def content(self, step: Step) -> tuple[str, list[Image | File]]:
        """The text of the step's line, and its pictures and files. A model's line has its text in the step itself."""
        if step.message.HasField("planner_response"):
            planner = step.message.planner_response
            return planner.response or planner.modified_response, []
        message = decode(step, self.context)
        if step.message.HasField("user_input"):
            return self._user(step), _media(message)
        prompt = self._prompt(step)
        if prompt is not None:
            return prompt.prompt, _media(message)
        return self._plain(step, message), _media(message)

    def _prompt(self, step: Step) -> pb.ChatMessagePrompt | None:
        call = step.metadata.tool_call.id
        if call:
            return self.context.prompts.result(call, step.idx, self.context.call_at)
        return self.context.prompts.user(step.idx)

    def _user(self, step: Step) -> str:
        text = _typed(step)
        prompt = self.context.prompts.user(step.idx)
        if prompt is not None and _holds(prompt.prompt, text):
            return prompt.prompt
        created = _created(step)
        alike = self._wrappings[created is not None]
        if not alike:
            return f"<USER_REQUEST>\n{text}\n</USER_REQUEST>"
        place = bisect_left(alike, step.idx, key=lambda each: each.idx)
        nearest = min(alike[max(place - 1, 0) : place + 1], key=lambda each: abs(each.idx - step.idx))
        return nearest.around(text, created, self._zone)

    @cached_property
    def _wrappings(self) -> dict[bool, list[_Wrapping]]:
        """One for each user's line of the prompt copy in which the text, as typed, stands once, in the order of their
        steps: those with a time under True, those without under False."""
        found: dict[bool, list[_Wrapping]] = {True: [], False: []}
        for prompt, step in sorted(self._prompted, key=lambda pair: pair[1].idx):
            text = _typed(step)
            if text and prompt.prompt.count(text) == 1:
                head, _, tail = prompt.prompt.partition(text)
                created = _created(step)
                found[created is not None].append(_Wrapping(step.idx, head, tail, created))
        return found

    @cached_property
    def _prompted(self) -> list[tuple[pb.ChatMessagePrompt, Step]]:
        """The steps that have a line of the user's or a tool's in the prompt copy, with that line."""
        rows = {row.idx: row for row in self.context.rows}
        shown = (prompt for prompt in self.context.prompts.messages if prompt.step_idx in rows)
        return [(prompt, Step(rows[prompt.step_idx], self.losses)) for prompt in shown if _is_shown(prompt)]

    @cached_property
    def _zone(self) -> str:
        """The offset of the machine's local zone, `Z` or like `+01:00`, from a time in the prompt copy that is the
        time of its step; `Z` where there is none."""
        for prompt, step in self._prompted:
            created = _created(step)
            for found in _STAMP.finditer(prompt.prompt):
                if created is not None and _same_second(found[0], created):
                    return found[1]
        return "Z"

    def _plain(self, step: Step, message: Message) -> str:
        if step.message.HasField("error_message"):
            return self._times(step) + model_error(step)
        text = "".join(
            block.text
            for part in message.blocks
            for block in (part.content if isinstance(part, ToolResult) else [part])
            if isinstance(block, Text | Notice)
        )
        return self._times(step) + plain_text(text)

    def _times(self, step: Step) -> str:
        """What the agent puts before a result: only times that the payload holds, not those of the row's column."""
        metadata = step.message.metadata
        if not metadata.HasField("tool_call"):
            return ""
        lines = ""
        for label, name in (("Created At", "created_at"), ("Completed At", "completed_at")):
            seconds = seconds_of(getattr(metadata, name)) if metadata.HasField(name) else None
            if seconds is not None and not (name == "completed_at" and in_background(step)):
                lines += f"{label}: {_local(seconds, self._zone)}\n"
        return lines


def seconds_of(stamp: Timestamp) -> int | None:
    """Whole seconds since 1970, or None for a time that no calendar has."""
    try:
        times.from_timestamp(stamp.seconds, stamp.nanos)
    except FormatError:  # `decode` reports it as a loss
        return None
    return stamp.seconds


def in_background(step: Step) -> bool:
    """Whether the tool went on running in the background, so that the model was shown only that it does."""
    return step.message.task_details.HasField("moved_to_background_at")


def model_error(step: Step) -> str:
    """The error of a step in the words that are meant for the model; empty where it has none."""
    details = [step.message.error_message.error, *([step.error] if step.error is not None else [])]
    words = (text for error in details for text in (error.model_error_message, error.short_error))
    return next(filter(None, words), "")


def _typed(step: Step) -> str:
    """The text that the person typed, as the agent shows it to the model: without control characters other than tab
    and line ends, without format characters (joiners, marks of direction), private use and U+FFFD."""
    return _without(plain_text(user_text(step.message.user_input)), _HIDDEN)


def _without(text: str, categories: tuple[str, ...]) -> str:
    hidden = [
        ord(character)
        for character in set(text)
        if character == "\ufffd" or (unicodedata.category(character) in categories and character not in "\t\n\r")
    ]
    return text.translate(dict.fromkeys(hidden)) if hidden else text


def _holds(prompt: str, text: str) -> bool:
    return text in prompt or _without(text, _UNASSIGNED) in _without(prompt, _UNASSIGNED)


def _created(step: Step) -> int | None:
    metadata = step.message.metadata
    return seconds_of(metadata.created_at) if metadata.HasField("created_at") else None


def _is_shown(prompt: pb.ChatMessagePrompt) -> bool:
    """Whether it is no line of the model's, whose `step_idx` is wrong after a retry."""
    return bool(prompt.tool_call_id) or prompt.source == pb.ChatMessageSource.CHAT_MESSAGE_SOURCE_USER


def _media(message: Message) -> list[Image | File]:
    parts = [part for block in message.blocks for part in (block.content if isinstance(block, ToolResult) else [block])]
    return [part for part in parts if isinstance(part, Image | File)]


def _same_second(stamp: str, seconds: int) -> bool:
    try:
        return times.parse_time(stamp) == seconds * _SECOND
    except FormatError:  # digits that are no time
        return False


def _moved(text: str, old: int, new: int, zone: str) -> str:
    """The text with each time that is `old` replaced by `new`."""
    return _STAMP.sub(lambda found: _local(new, zone) if _same_second(found[0], old) else found[0], text)


def _local(seconds: int, zone: str) -> str:
    if zone == "Z":
        return times.format_time(seconds * _SECOND)
    offset = int(zone[1:3]) * 3600 + int(zone[4:6]) * 60
    return times.format_time((seconds + (offset if zone[0] == "+" else -offset)) * _SECOND)[:-1] + zone
