"""`to_common`: an Antigravity conversation as a transcript.

Each row of `steps` is one message, in the order of `idx`, and is named by that message's one ref. A message is a
function of its row and of `Context` alone: the prompt copy and the names of the models, which come from
`gen_metadata`, and how many results have the same call id. `Meta` comes from the other tables, and where they do not
say, from the first and last messages. Decoding the same rows again gives the same messages, which is what lets
`from_common` keep the bytes of whatever was not edited.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.metadata import checkpoint_title, read_meta
from decant.antigravity.prompts import read_prompts
from decant.antigravity.records import Step, read_rows
from decant.antigravity.steps import kind_of, opaque
from decant.antigravity.steps.kind import Context, Kind
from decant.antigravity.steps.results import result_block
from decant.antigravity.steps.values import error_text, model_name, status, stop_reason, timestamp, usage
from decant.collector import without_collection
from decant.common import Block, Message, Meta, Notice, Role, Status, Transcript
from decant.escapes import escape_text
from decant.losses import Converted, Losses

__all__ = ["Decoded", "context_of", "decode", "decode_all", "to_common"]


@dataclass(frozen=True)
class Decoded:
    """The messages of a body, with what decoding them again takes. `title` is the one that the newest checkpoint
    gives, or None."""

    context: Context
    messages: list[Message]
    title: str | None

    def meta(self, body: Body, losses: Losses) -> Meta:
        """The properties of `body`, which has these messages."""
        return read_meta(body, self.title, self.messages, losses)


def to_common(body: Body) -> Converted[Transcript]:
    """The transcript, and as losses what could not be read. Never an error: what is damaged is shown as far as it
    can be read, and `body` still holds its bytes."""
    losses = Losses()
    decoded = decode_all(body, losses)
    return Converted(Transcript(meta=decoded.meta(body, losses), messages=decoded.messages), losses.done())


def decode_all(body: Body, losses: Losses) -> Decoded:
    with without_collection():
        context = context_of(body, losses)
        messages: list[Message] = []
        title = None
        for row in context.rows:
            step = Step(row, losses)
            messages.append(decode(step, context))
            if step.message.HasField("checkpoint"):
                title = checkpoint_title(step.message.checkpoint) or title
    return Decoded(context, messages, title)


def context_of(body: Body, losses: Losses) -> Context:
    """The body's steps in the order of `idx`, and what decoding each of them needs besides."""
    return Context(read_rows(body), read_prompts(body, losses), losses)


def decode(step: Step, context: Context) -> Message:
    """The one message of a step."""
    metadata = step.metadata
    kind, payload = _kind_and_payload(step)
    role: Role = "user"
    blocks: list[Block]
    state: Status | None = None
    if _is_result(kind, metadata):
        view = kind.view if kind is not None else opaque.VIEW
        blocks = [result_block(payload, step, view, context)]
    else:
        role, blocks = _own_blocks(kind, payload, step, context)
        state = _state(step, context)
    message = Message(
        role=role,
        blocks=blocks,
        id=escape_text(metadata.model_api_content_id) or None,
        status=state,
        refs=[f"steps/{step.position}"],
    )
    if metadata.HasField("created_at"):
        message.timestamp = timestamp(metadata.created_at, step.place, context.losses)
    if metadata.HasField("model_usage"):
        message.usage = usage(metadata.model_usage)
    if role == "assistant":
        _add_model(message, step, context)
    return message


def _kind_and_payload(step: Step) -> tuple[Kind | None, Any]:
    """The kind, None for an opaque one, and what the step holds in its place; None where it holds nothing."""
    message = step.message
    field = message.WhichOneof("step")
    kind = kind_of(step.type, field)
    if kind is not None:
        return kind, getattr(message, kind.field)
    return None, getattr(message, field) if field is not None else None


def _is_result(kind: Kind | None, metadata: pb.CortexStepMetadata) -> bool:
    """A tool's step is a result, and so is any step that names a call, but for the dialogue's own."""
    if kind is None:
        return metadata.HasField("tool_call")
    return kind.blocks is None or (kind.answers and metadata.HasField("tool_call"))


def _own_blocks(kind: Kind | None, payload: Any, step: Step, context: Context) -> tuple[Role, list[Block]]:
    if kind is None or kind.blocks is None:
        return "system", [opaque.raw_block(step)]
    blocks = kind.blocks(payload, step, context)
    if step.error is not None and kind.role != "system":
        blocks.append(Notice(kind="error", text=error_text(step.error)))
    return kind.role, blocks


def _state(step: Step, context: Context) -> Status | None:
    """How a step ended that is no result; a result says so in its block."""
    word = status(step.status, step.place, context.losses)
    return None if word == "done" else word


def _add_model(message: Message, step: Step, context: Context) -> None:
    planner = step.message.planner_response
    message.id = message.id or escape_text(planner.message_id) or None
    message.model = context.prompts.models.get(step.idx) or model_name(step.metadata.generator_model)
    message.stop_reason = stop_reason(planner.stop_reason)
