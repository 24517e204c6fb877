"""What a kind of step is: how its payload is read, as blocks or as the result of a call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from decant.antigravity import pb
from decant.antigravity.prompts import Prompts
from decant.antigravity.records import Step, StepRow
from decant.common import Block, File, Image, Output, Role
from decant.losses import Losses

__all__ = ["Context", "Kind", "View", "tool"]


@dataclass
class Context:
    """What a message depends on besides its own row: the prompt copy and the real names of the models (both from
    `gen_metadata`), and which call the step answers that a result in the prompt copy was made by."""

    rows: list[StepRow]
    prompts: Prompts = field(default_factory=Prompts)
    losses: Losses = field(default_factory=Losses)
    _calls: dict[int, str | None] = field(default_factory=dict)

    def call_at(self, idx: int) -> str | None:
        """The id of the call that the step at `idx` answers; None where there is no step, "" where it answers none."""
        if idx not in self._calls:
            row = self._row_at.get(idx)
            self._calls[idx] = Step(row, self.losses).metadata.tool_call.id if row is not None else None
        return self._calls[idx]

    @cached_property
    def _row_at(self) -> dict[int, StepRow]:
        return {row.idx: row for row in self.rows}


def _nothing(_payload: Any) -> None:
    return None


def _no_text(_payload: Any) -> str:
    return ""


def _no_media(_payload: Any) -> list[Image | File]:
    return []


@dataclass(frozen=True, slots=True)
class View:
    """How the typed payload of a tool's step is read.

    `text`: the result in plain words of ours, for where the model's own text is not kept. `output`: the typed result.
    `failure`: the text of a failure that the payload itself tells although the step's status does not ("" where it
    has no words for it); None where there is none. `media`: pictures and files that the tool gave. `unread`: why a
    part of the payload cannot be shown, or None.
    """

    text: Callable[[Any], str]
    output: Callable[[Any], Output | None] = _nothing
    failure: Callable[[Any], str | None] = _nothing
    media: Callable[[Any], list[Image | File]] = _no_media
    unread: Callable[[Any], str | None] = _nothing


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of step. `name` is the enum's name without its prefix, `field` the payload's field in `Step`.

    A step that answers a call is read by `view`. `blocks` reads the kinds that are messages of their own; None for
    a tool. `answers`: whether a step of this kind that names a call is its result.
    """

    name: str
    field: str
    view: View = View(text=_no_text)
    role: Role = "user"
    blocks: Callable[[Any, Step, Context], list[Block]] | None = None
    answers: bool = True

    @property
    def number(self) -> int:
        """The value of `CortexStepType`."""
        return pb.CortexStepType.Value(f"CORTEX_STEP_TYPE_{self.name}")

    @property
    def message_name(self) -> str:
        """The full name of the payload's message."""
        message: Any = pb.Step.DESCRIPTOR.fields_by_name[self.field].message_type
        return message.full_name


def tool(name: str, view: View, field: str | None = None) -> Kind:
    """A kind whose steps are results of calls."""
    return Kind(name, field or name.lower(), view)
