"""A step that was edited: the fields that the edit names are changed in the record's own bytes, and no others."""

from __future__ import annotations

from dataclasses import dataclass

from google.protobuf.timestamp_pb2 import Timestamp

from decant.antigravity import pb
from decant.antigravity.edits import number_of, put_integer, put_text, within
from decant.antigravity.mint import Minting
from decant.antigravity.mint_values import set_model, set_stop_reason, set_time, set_usage
from decant.antigravity.patch_dialogue import patch_planner, patch_user
from decant.antigravity.patch_result import patch_result
from decant.antigravity.patched import Patched, UnpatchableError
from decant.antigravity.records import Step
from decant.common import Message, Notice, ToolResult
from decant.errors import DecantError
from decant.escapes import plain_text

__all__ = ["Edit", "patch"]

_NOTICES = {
    "system_message": (number_of(pb.CortexStepSystemMessage, "message"),),
    "ephemeral_message": (number_of(pb.CortexStepEphemeralMessage, "content"),),
    "error_message": (
        number_of(pb.CortexStepErrorMessage, "error"),
        number_of(pb.CortexErrorDetails, "short_error"),
    ),
}


@dataclass
class Edit:
    """A message as the base's record gives it, and as it is wanted; `path` is the wanted one's place."""

    record: Step
    before: Message
    after: Message
    path: str
    minting: Minting


def patch(edit: Edit, payload: bytes, column: bytes | None) -> Patched:
    """The cells of the changed row. Raises UnpatchableError where this record cannot say what is wanted."""
    patched = Patched(payload, column)
    try:
        _patch_blocks(edit, patched)
        _patch_message(edit, patched)
    except DecantError as error:  # the payload is no protobuf message
        raise UnpatchableError(f"the record is damaged: {error.message}") from error
    return patched


def _patch_blocks(edit: Edit, patched: Patched) -> None:
    before, after = edit.before, edit.after
    if before.role != after.role:
        raise UnpatchableError("another role")
    if before.blocks == after.blocks:
        return
    field = edit.record.message.WhichOneof("step")
    if isinstance(before.blocks[0] if before.blocks else None, ToolResult):
        if len(after.blocks) != 1 or not isinstance(after.blocks[0], ToolResult):
            raise UnpatchableError("no longer one result")
        patch_result(edit.record, before.blocks[0], after.blocks[0], edit.path, edit.minting, patched)  # type: ignore[arg-type]
    elif field == "user_input":
        patch_user(before, after, edit.path, edit.minting, patched)
    elif field == "planner_response":
        patch_planner(before, after, edit.path, edit.minting, patched)
    elif field in _NOTICES:
        _patch_notice(field, after, patched)
    else:
        raise UnpatchableError("a record of this kind can be kept, moved or removed, and not edited")


def _patch_notice(field: str, after: Message, patched: Patched) -> None:
    if len(after.blocks) != 1 or not isinstance(after.blocks[0], Notice):
        raise UnpatchableError("no longer one notice")
    text = plain_text(after.blocks[0].text)

    def change(message: bytes, numbers: tuple[int, ...]) -> bytes:
        if len(numbers) == 1:
            return put_text(message, numbers[0], text)
        return within(message, numbers[0], lambda inner: change(inner, numbers[1:]))

    number = number_of(pb.Step, field)
    patched.payload = within(patched.payload, number, lambda inner: change(inner, _NOTICES[field]))


def _patch_message(edit: Edit, patched: Patched) -> None:
    """What a message says of itself, in the payload's metadata and the column's."""
    before, after, path, losses = edit.before, edit.after, edit.path, edit.minting.losses
    if before.timestamp != after.timestamp:
        stamp = None
        if after.timestamp is not None:
            stamp = Timestamp()
            set_time(stamp, after.timestamp, f"{path}.timestamp", losses)
        patched.put_metadata("created_at", stamp, both=edit.record.message.metadata.HasField("created_at"))
    if before.id != after.id:
        _patch_id(edit, patched)
    if before.usage != after.usage:
        holder = pb.CortexStepMetadata()
        if after.usage is not None:
            set_usage(holder, after.usage, f"{path}.usage", losses)
        usage = holder.model_usage if after.usage is not None else None
        told = edit.record.message.metadata
        both = told.HasField("model_usage") or told.HasField("created_at")
        patched.put_metadata("model_usage", usage, both=both)
    if before.status != after.status:
        losses.altered(f"{path}.status", "the status of a step that is no result is not changed")
    if edit.record.message.HasField("planner_response"):
        _patch_planner_state(edit, patched)


def _patch_id(edit: Edit, patched: Patched) -> None:
    text = plain_text(edit.after.id or "")
    if edit.record.metadata.model_api_content_id or not edit.record.message.HasField("planner_response"):
        told = edit.record.message.metadata
        both = bool(told.model_api_content_id) or told.HasField("created_at")
        patched.put_metadata("model_api_content_id", text, both=both)
        return
    number = number_of(pb.CortexStepPlannerResponse, "message_id")
    patched.planner(lambda planner: put_text(planner, number, text))


def _patch_planner_state(edit: Edit, patched: Patched) -> None:
    before, after = edit.before, edit.after
    if before.stop_reason != after.stop_reason:
        holder = pb.CortexStepPlannerResponse()
        if after.stop_reason is not None:
            set_stop_reason(holder, after.stop_reason, f"{edit.path}.stop_reason", edit.minting.losses)
        number = number_of(pb.CortexStepPlannerResponse, "stop_reason")
        patched.planner(lambda planner: put_integer(planner, number, holder.stop_reason))
    if before.model != after.model:
        told = edit.record.message.metadata
        hidden = told.HasField("created_at") and not told.generator_model  # a number in the column would not be read
        model = None if hidden else set_model(after.model)
        patched.model = after.model if model is None else None
        patched.put_metadata("generator_model", model or 0, both=bool(edit.record.message.metadata.generator_model))
