"""A step that answers a call, as a tool result: the same for every kind, with the kind's view of its payload."""

from __future__ import annotations

from typing import Any

from decant.antigravity import pb
from decant.antigravity.records import Step
from decant.antigravity.steps.kind import Context, View
from decant.antigravity.steps.media import images, media
from decant.antigravity.steps.values import FAILED, error_text, nanoseconds, status
from decant.common import CommandOutput, Content, ListingOutput, MatchesOutput, Output, Text, ToolResult
from decant.escapes import escape_text

__all__ = ["result_block"]


def result_block(payload: Any, step: Step, view: View, context: Context) -> ToolResult:
    """The result that the step is. A step whose metadata names no call gives a result for the call `""`."""
    metadata = step.metadata
    call = metadata.tool_call
    word = status(step.status, step.place, context.losses)
    failure = view.failure(payload)
    error = step.error
    unread = view.unread(payload)
    if unread is not None:
        context.losses.dropped(f"{step.place}.step_payload", unread)
    return ToolResult(
        tool_use_id=escape_text(call.id),
        content=_content(payload, step, view, context),
        output=_output(payload, view, failed=word == "error"),
        status=word,
        is_error=word in FAILED or error is not None or failure is not None,
        name=escape_text(call.name) or None,
        duration_ns=_duration(metadata),
    )


def _output(payload: Any, view: View, *, failed: bool) -> Output | None:
    """The typed result; none where the step failed and so has nothing in it."""
    output = view.output(payload)
    match output:
        case CommandOutput(text="", exit_code=None) | ListingOutput(entries=[]) | MatchesOutput(matches=[]):
            return None if failed else output
        case _:
            return output


def _content(payload: Any, step: Step, view: View, context: Context) -> list[Content]:
    prompt = context.prompts.result(step.metadata.tool_call.id, step.idx, context.call_at)
    if prompt is None:
        return [*_text(_own_text(payload, step, view)), *view.media(payload)]
    shown = [*media(prompt.media), *images(prompt.images)]
    return [*_text(escape_text(prompt.prompt)), *(shown or view.media(payload))]


def _own_text(payload: Any, step: Step, view: View) -> str:
    """The model is shown only the error of a step that failed."""
    words = error_text(step.error)
    if words and step.status == pb.CortexStepStatus.CORTEX_STEP_STATUS_ERROR:
        return words
    return view.text(payload) or view.failure(payload) or words


def _text(text: str) -> list[Text]:
    return [Text(text=text)] if text else []


def _duration(metadata: pb.CortexStepMetadata) -> int | None:
    """From the start, or else the creation, to completion."""
    if not metadata.HasField("completed_at"):
        return None
    if metadata.HasField("started_at"):
        start = metadata.started_at
    elif metadata.HasField("created_at"):
        start = metadata.created_at
    else:
        return None
    return nanoseconds(metadata.completed_at) - nanoseconds(start)
