"""Edits of a tool's result.

The text that the model is shown of a typed step is made by the agent from its fields, in words that decant does not
know. So a result whose content changes becomes a GENERIC step, which holds any text, and the typed message rides along
in `generic.result.payload`.
"""

from __future__ import annotations

from google.protobuf.any_pb2 import Any

from decant.antigravity import pb
from decant.antigravity.edits import (
    number_of,
    put_bytes,
    put_integer,
    put_message,
    put_repeated,
    put_text,
    repeated,
    within,
)
from decant.antigravity.mint import Minting, shown
from decant.antigravity.mint_values import completion, set_text
from decant.antigravity.patched import METADATA, Patched, put
from decant.antigravity.records import Step
from decant.antigravity.steps.media import media as media_blocks
from decant.antigravity.steps.values import FAILED
from decant.common import File, Image, Status, ToolResult
from decant.escapes import plain_text
from decant.losses import Losses

__all__ = ["patch_result"]

_GENERIC, _RESULT = pb.CortexStepGeneric, pb.GenericStepResult
_NUMBERS: dict[Status, int] = {"done": 3, "error": 7, "canceled": 6, "interrupted": 12}
"""The statuses that an edit may give a step, by the common form's word. The others are of a step that would run, or
that the agent would wait for."""


def patch_result(
    record: Step, before: ToolResult, after: ToolResult, path: str, minting: Minting, patched: Patched
) -> None:
    place = f"{path}.blocks[0]"
    for field, old, new in (("id", before.tool_use_id, after.tool_use_id), ("name", before.name, after.name)):
        if old != new:
            _put_call(patched, record, field, plain_text(new or ""))
    status: Status = before.status
    if before.content != after.content:
        _put_content(record, before, after, place, minting, patched)
        status = "done"
        patched.shown = True
    if after.status != status:
        status = _put_status(after.status, place, minting.losses, patched, status)
    elif status != before.status:
        _set_status(patched, "done")
    if after.status != status:
        minting.losses.altered(
            f"{place}.status", "written as done: of a step that failed the model is shown its error alone"
        )
    _put_error(after, status, patched, record)
    if before.output != after.output:
        minting.losses.altered(f"{place}.output", "the typed result is the record's own, and is not edited")
    if before.duration_ns != after.duration_ns:
        _put_duration(record, after, place, minting.losses, patched)


def _put_call(patched: Patched, record: Step, field: str, text: str) -> None:
    """The call's id or name, in the metadata of the payload and of the column."""
    number = number_of(pb.CortexStepMetadata, "tool_call")

    def change(metadata: bytes) -> bytes:
        return within(metadata, number, lambda call: put(call, pb.ChatToolCall, field, text))

    if record.message.metadata.HasField("tool_call") or patched.column is None:
        patched.payload = within(patched.payload, METADATA, change)
    if patched.column is not None:
        patched.column = change(patched.column)


def _put_content(
    record: Step, before: ToolResult, after: ToolResult, place: str, minting: Minting, patched: Patched
) -> None:
    text, media = shown(after, place, minting.losses)
    holder = pb.GenericStepResult()
    set_text(holder, "result", text, f"{place}.content", minting.losses)
    field = record.message.WhichOneof("step")
    if field != "generic":
        _become_generic(record, field, patched)
    wanted = [content for content in after.content if isinstance(content, Image | File)]
    named = any(content.uri is not None for content in wanted)  # no file that the agent would read is written
    same_media = not named and media_blocks(record.message.generic.result.media) == wanted

    def change(result: bytes) -> bytes:
        result = put_text(result, number_of(_RESULT, "result"), holder.result)
        if same_media:
            return result
        return put_repeated(result, number_of(_RESULT, "media"), [item.SerializeToString() for item in media])

    patched.step("generic", lambda generic: within(generic, number_of(_GENERIC, "result"), change))
    _move_times(record, patched)


def _move_times(record: Step, patched: Patched) -> None:
    """The times of the step out of the payload, where the agent would write them in front of the exact text, into the
    column alone."""
    column = b"".join(repeated(patched.payload, METADATA)) if patched.column is None else patched.column
    for field in ("created_at", "completed_at"):
        stamp = getattr(record.metadata, field) if record.metadata.HasField(field) else None
        column = put(column, pb.CortexStepMetadata, field, stamp)
        if record.message.metadata.HasField(field):
            number = number_of(pb.CortexStepMetadata, field)
            patched.payload = within(patched.payload, METADATA, lambda metadata, n=number: put_bytes(metadata, n, b""))
    patched.column = column or None


def _become_generic(record: Step, field: str | None, patched: Patched) -> None:
    """The same record as a GENERIC step; what it held typed goes into the result's `payload`."""
    patched.step_type = pb.CortexStepType.CORTEX_STEP_TYPE_GENERIC
    patched.payload = put_integer(patched.payload, number_of(pb.Step, "type"), patched.step_type)
    result = pb.GenericStepResult()
    if field is not None:
        typed = record.message.DESCRIPTOR.fields_by_name[field]
        value = b"".join(repeated(patched.payload, typed.number))
        patched.payload = put_bytes(patched.payload, typed.number, b"")
        if typed.message_type is not None:
            url = f"type.googleapis.com/{typed.message_type.full_name}"
            result.payload.CopyFrom(Any(type_url=url, value=value))
    generic = pb.CortexStepGeneric(result=result)
    patched.payload = put_message(patched.payload, number_of(pb.Step, "generic"), generic)


def _put_status(status: Status, place: str, losses: Losses, patched: Patched, before: Status) -> Status:
    """Sets the status if that is harmless; gives the one that the step now has."""
    if patched.shown and status in FAILED:
        _set_status(patched, "done")
        return "done"
    if status not in _NUMBERS:
        losses.altered(f"{place}.status", "a step that the agent would run, or wait for, is never written")
        return before
    _set_status(patched, status)
    return status


def _set_status(patched: Patched, status: Status) -> None:
    patched.status = _NUMBERS[status]
    patched.payload = put_integer(patched.payload, number_of(pb.Step, "status"), patched.status)


def _put_error(after: ToolResult, status: Status, patched: Patched, record: Step) -> None:
    """An error beside the result, where it is one that neither the status nor the record says; none where it is not."""
    has_error = record.error is not None
    number = number_of(pb.Step, "error")
    if not after.is_error and has_error:
        patched.payload = put_bytes(patched.payload, number, b"")
        patched.error = b""
    elif after.is_error and not has_error and status not in FAILED:
        text = next((content.text for content in after.content if hasattr(content, "text")), "") or "error"  # type: ignore[union-attr]
        error = pb.CortexErrorDetails(short_error=plain_text(text))
        patched.payload = put_message(patched.payload, number, error)
        patched.error = error.SerializeToString()


def _put_duration(record: Step, after: ToolResult, place: str, losses: Losses, patched: Patched) -> None:
    metadata = record.metadata
    start = metadata.started_at if metadata.HasField("started_at") else metadata.created_at
    stamp = None
    if after.duration_ns is not None:
        stamp = completion(start, after.duration_ns)
        if stamp is None or not metadata.HasField("created_at"):
            losses.dropped(f"{place}.duration_ns", "it needs the time of the step, and a completion in this era")
            return
    patched.put_metadata("completed_at", stamp, both=record.message.metadata.HasField("completed_at"))
