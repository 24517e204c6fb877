"""New steps: a message of a transcript as the records that the agent resumes it from.

The leanest records that resume in full (established with the real harness): USER_INPUT with `user_response`,
PLANNER_RESPONSE with `response` and `tool_calls`, and GENERIC with the call's id and the exact text of the result.
Times stay out of the payload, because the agent would write them into the text that the model is shown; the row's
`metadata` column keeps them. No step is written in a status that the agent would execute, and no reference to a file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from decant.antigravity import pb
from decant.antigravity.mint_values import (
    completion,
    media_of,
    set_model,
    set_stop_reason,
    set_text,
    set_time,
    set_usage,
    signature_bytes,
    signed,
)
from decant.antigravity.steps.values import STATUSES
from decant.antigravity.typed import pack
from decant.common import Block, File, Image, Message, Notice, Text, Thinking, ToolResult, ToolUse
from decant.exactjson import render_json
from decant.losses import Losses
from decant.tools import native

__all__ = ["Minting", "NewStep", "call_of", "canceled_step", "mint", "shown", "unanswered"]

_STEP = pb.CortexStepType
_DONE = pb.CortexStepStatus.CORTEX_STEP_STATUS_DONE
_CANCELED = pb.CortexStepStatus.CORTEX_STEP_STATUS_CANCELED


@dataclass
class NewStep:
    """A step to be written. `column` is the row's `metadata` column where the payload's own metadata must say less;
    `model` is the name of the model that made it, for `gen_metadata`; `duration` is in nanoseconds."""

    step: pb.Step
    column: pb.CortexStepMetadata
    model: str | None = None
    duration: int | None = None

    @classmethod
    def of(cls, step_type: pb.CortexStepType, status: pb.CortexStepStatus = _DONE) -> NewStep:
        return cls(pb.Step(type=step_type, status=status), pb.CortexStepMetadata())


@dataclass
class Minting:
    """What minting a message needs besides the message: where losses go, whether the transcript comes from another
    agent (its tools are then renamed, and what its client said to the person stays behind), and the names of calls."""

    losses: Losses
    foreign: bool
    names: dict[str, str] = field(default_factory=dict)


def mint(message: Message, path: str, minting: Minting) -> list[NewStep]:
    """The steps for one message: one for each tool result, one for everything between them."""
    steps: list[NewStep] = []
    words: list[tuple[str, Block]] = []
    for number, block in enumerate(message.blocks):
        place = f"{path}.blocks[{number}]"
        if isinstance(block, ToolResult):
            steps.extend(_words(message.role, words, minting))
            words = []
            steps.append(_result(block, place, minting))
        else:
            words.append((place, block))
    steps.extend(_words(message.role, words, minting))
    if not message.blocks and message.role in _EMPTY:
        steps = [_EMPTY[message.role]()]
    if not steps:
        minting.losses.dropped(path, "nothing in the message has a place in an Antigravity conversation")
        return []
    if len(steps) > 1:
        minting.losses.altered(path, f"the message becomes {len(steps)} steps")
    _describe(steps, message, path, minting.losses)
    return steps


def _empty_user() -> NewStep:
    new = NewStep.of(_STEP.CORTEX_STEP_TYPE_USER_INPUT)
    new.step.user_input.SetInParent()
    return new


def _empty_planner() -> NewStep:
    """What a model leaves that answers nothing, or whose answer was lost."""
    new = NewStep.of(_STEP.CORTEX_STEP_TYPE_PLANNER_RESPONSE)
    new.step.planner_response.SetInParent()
    return new


_EMPTY = {"user": _empty_user, "assistant": _empty_planner}


def canceled_step(call: ToolUse, minting: Minting) -> NewStep:
    """The result of a call that has none: canceled, so that the agent neither runs the call nor forgets it."""
    new = NewStep.of(_STEP.CORTEX_STEP_TYPE_GENERIC, _CANCELED)
    new.step.generic.SetInParent()
    set_text(new.step.metadata.tool_call, "id", call.id, "", minting.losses)
    set_text(new.step.metadata.tool_call, "name", minting.names.get(call.id, call.name), "", minting.losses)
    new.column.CopyFrom(new.step.metadata)
    return new


def _describe(steps: list[NewStep], message: Message, path: str, losses: Losses) -> None:
    """What the message says of itself, into the rows' `metadata` columns: its time into all of them, the rest into
    the first."""
    for new in steps:
        if message.timestamp is not None:
            set_time(new.column.created_at, message.timestamp, f"{path}.timestamp", losses)
        _complete(new, path, losses)
    first = steps[0]
    if message.id is not None:
        set_text(first.column, "model_api_content_id", message.id, f"{path}.id", losses)
    if message.usage is not None:
        set_usage(first.column, message.usage, f"{path}.usage", losses)
    if first.step.HasField("planner_response"):
        _describe_planner(first, message, path, losses)
    if message.status not in (None, STATUSES[_DONE]):
        losses.altered(f"{path}.status", "a step that is written anew is a finished one")
    for new in steps:
        new.column.MergeFrom(new.step.metadata)


def _complete(new: NewStep, path: str, losses: Losses) -> None:
    """The time of completion, where the time of creation is known."""
    if new.duration is None:
        return
    finished = completion(new.column.created_at, new.duration)
    if not new.column.HasField("created_at") or finished is None:
        losses.dropped(path, "the duration of a result needs the time of its message, and a completion in this era")
        return
    new.column.completed_at.CopyFrom(finished)


def _describe_planner(new: NewStep, message: Message, path: str, losses: Losses) -> None:
    planner = new.step.planner_response
    if message.stop_reason is not None:
        set_stop_reason(planner, message.stop_reason, f"{path}.stop_reason", losses)
    number = set_model(message.model)
    if number and signed(planner):
        new.step.metadata.generator_model = number  # type: ignore[assignment]  # an open enum
    elif number:
        new.column.generator_model = number  # type: ignore[assignment]
    else:
        new.model = message.model


def _words(role: str, words: list[tuple[str, Block]], minting: Minting) -> list[NewStep]:
    """The step that says everything of a message but its tool results; none where nothing can be said."""
    if not words:
        return []
    if role == "assistant":
        return _planner(words, minting)
    if role == "user":
        return _user(words, minting)
    return [new for place, block in words for new in _system(block, place, minting)]


def _user(words: list[tuple[str, Block]], minting: Minting) -> list[NewStep]:
    new = NewStep.of(_STEP.CORTEX_STEP_TYPE_USER_INPUT)
    new.step.metadata.source = pb.CortexStepSource.CORTEX_STEP_SOURCE_USER_EXPLICIT
    payload = new.step.user_input
    texts: list[tuple[str, Text]] = []
    for place, block in words:
        if isinstance(block, Text):
            texts.append((place, block))
        elif isinstance(block, Image | File):
            payload.media.extend(media_of(block, place, minting.losses))
        else:
            _dropped(block, place, minting)
    set_text(payload, "user_response", _joined(texts, minting.losses), _first(texts), minting.losses)
    return [new] if texts or payload.media else []


def _planner(words: list[tuple[str, Block]], minting: Minting) -> list[NewStep]:
    new = NewStep.of(_STEP.CORTEX_STEP_TYPE_PLANNER_RESPONSE)
    new.step.metadata.source = pb.CortexStepSource.CORTEX_STEP_SOURCE_MODEL
    payload = new.step.planner_response
    texts: list[tuple[str, Text]] = []
    thoughts: list[tuple[str, Thinking]] = []
    for place, block in words:
        if isinstance(block, Text):
            texts.append((place, block))
        elif isinstance(block, Thinking):
            thoughts.append((place, block))
        elif isinstance(block, ToolUse):
            payload.tool_calls.append(call_of(block, place, minting))
        else:
            _dropped(block, place, minting)
    thinks = _think(payload, thoughts, minting.losses)
    set_text(payload, "response", _joined(texts, minting.losses), _first(texts), minting.losses)
    return [new] if texts or thinks or payload.tool_calls else []


def _think(payload: pb.CortexStepPlannerResponse, thoughts: list[tuple[str, Thinking]], losses: Losses) -> bool:
    """A thought is written verbatim or not at all: a step holds one, and nothing beside its text and signature. Gives
    whether one was written."""
    if len(thoughts) > 1 or any(thought.subject is not None for _, thought in thoughts):
        for place, _ in thoughts:
            losses.dropped(place, "a step holds one thought without a heading, and this is not one")
        return False
    for place, thought in thoughts:
        set_text(payload, "thinking", thought.text, f"{place}.text", losses)
        payload.thinking_redacted = thought.redacted
        payload.thinking_signature = signature_bytes(thought.signature, f"{place}.signature", losses)
        if thought.timestamp is not None:
            losses.dropped(f"{place}.timestamp", "a thought has no time of its own in a step")
    return bool(thoughts)


def call_of(block: ToolUse, place: str, minting: Minting) -> pb.ChatToolCall:
    """The call. Another agent's tool takes the name and the argument keys that this agent has for it."""
    name, arguments = block.name, block.arguments
    renamed = native("antigravity", block.tool, block.display) if minting.foreign and block.tool is not None else None
    if renamed is not None and renamed != (name, arguments):
        name, arguments = renamed
        minting.losses.altered(f"{place}.name", f"the tool is called {name} here, and its arguments have other keys")
        minting.losses.altered(f"{place}.arguments", "the arguments are those of this agent's own tool")
    call = pb.ChatToolCall()
    set_text(call, "id", block.id, f"{place}.id", minting.losses)
    set_text(call, "name", name, f"{place}.name", minting.losses)
    minting.names[block.id] = name
    if block.invalid_json is not None:
        set_text(call, "invalid_json_str", block.invalid_json, f"{place}.invalid_json", minting.losses)
        if arguments:
            minting.losses.dropped(f"{place}.arguments", "a call whose arguments did not parse has none")
        arguments = {}
    call.arguments_json = render_json(arguments)
    call.thinking_signature = signature_bytes(block.signature, f"{place}.signature", minting.losses)
    if block.agent_id is not None:
        minting.losses.dropped(f"{place}.agent_id", "a call does not name the subagent that it started")
    return call


def _result(block: ToolResult, place: str, minting: Minting) -> NewStep:
    """A result as a GENERIC step. A failure is written as a finished step that carries an error beside its text: of a
    step whose status is ERROR the model would be shown the error alone, in the agent's own frame."""
    text, media = shown(block, place, minting.losses)
    unfinished = block.status not in ("done", "error")
    canceled = unfinished and not text and not media
    new = NewStep.of(_STEP.CORTEX_STEP_TYPE_GENERIC, _CANCELED if canceled else _DONE)
    if block.status not in ("done", "canceled" if canceled else "done"):
        reason = "so that the agent neither runs it nor hides its text" if unfinished else "so that its text is shown"
        minting.losses.altered(f"{place}.status", f"written as {'canceled' if canceled else 'done'}, {reason}")
    call = new.step.metadata.tool_call
    set_text(call, "id", block.tool_use_id, f"{place}.tool_use_id", minting.losses)
    name = minting.names.get(block.tool_use_id) or block.name
    if name is not None:
        set_text(call, "name", name, f"{place}.name", minting.losses)
        if name != block.name:
            minting.losses.altered(f"{place}.name", "a result has the name of its call")
    set_text(new.step.generic.result, "result", text, f"{place}.content", minting.losses)
    new.step.generic.result.media.extend(media)
    if block.is_error and not canceled:
        set_text(new.step.error, "short_error", text or "error", "", Losses())
    packed = pack(block.output, block.is_error) if block.output is not None else None
    if packed is not None:
        new.step.generic.result.payload.CopyFrom(packed)
    elif block.output is not None:
        minting.losses.dropped(f"{place}.output", "no message of the agent's gives this typed result back")
    if block.display is not None:
        minting.losses.dropped(f"{place}.display", "a result keeps what the model was shown, and not what a person was")
    new.duration = block.duration_ns
    return new


def shown(block: ToolResult, place: str, losses: Losses) -> tuple[str, list[pb.Media]]:
    texts: list[tuple[str, Text]] = []
    media: list[pb.Media] = []
    for number, content in enumerate(block.content):
        where = f"{place}.content[{number}]"
        if isinstance(content, Image | File):
            media.extend(media_of(content, where, losses))
        elif isinstance(content, Text):
            texts.append((where, content))
        else:
            losses.altered(where, "a step holds a result's JSON as its text")
            texts.append((where, Text(text=render_json(content.value))))
    return _joined(texts, losses), media


def _system(block: Block, place: str, minting: Minting) -> Iterable[NewStep]:
    """What the client said. Only what the agent's own kinds hold, and never a checkpoint: it would hide from the
    model everything before it."""
    if isinstance(block, Notice) and block.kind == "error":
        new = NewStep.of(_STEP.CORTEX_STEP_TYPE_ERROR_MESSAGE)
        set_text(new.step.error_message.error, "short_error", block.text, f"{place}.text", minting.losses)
    elif isinstance(block, Notice) and block.kind == "ephemeral":
        new = NewStep.of(_STEP.CORTEX_STEP_TYPE_EPHEMERAL_MESSAGE)
        set_text(new.step.ephemeral_message, "content", block.text, f"{place}.text", minting.losses)
    elif isinstance(block, Notice) and block.kind == "system" and not minting.foreign:
        new = NewStep.of(_STEP.CORTEX_STEP_TYPE_SYSTEM_MESSAGE)
        set_text(new.step.system_message, "message", block.text, f"{place}.text", minting.losses)
    else:
        _dropped(block, place, minting)
        return
    new.step.metadata.source = pb.CortexStepSource.CORTEX_STEP_SOURCE_SYSTEM
    yield new


def _dropped(block: Block, place: str, minting: Minting) -> None:
    kind = f"{block.kind} notice" if isinstance(block, Notice) else type(block).__name__
    minting.losses.dropped(place, f"no step that is written anew can hold this ({kind})")


def _first(texts: list[tuple[str, Text]]) -> str:
    return f"{texts[0][0]}.text" if texts else ""


def _joined(texts: list[tuple[str, Text]], losses: Losses) -> str:
    """One text for several: a step holds one."""
    for place, _ in texts[1:]:
        losses.altered(place, "joined to the text before it, after a line break: a step holds one text")
    for place, text in texts:
        if text.display is not None:
            losses.dropped(f"{place}.display", "a step has one text, the one that the model is sent")
    return "\n".join(text.text for _, text in texts)


def unanswered(messages: Iterable[Message]) -> dict[str, ToolUse]:
    """The calls that no message answers, by id."""
    calls = {b.id: b for m in messages if m.role == "assistant" for b in m.blocks if isinstance(b, ToolUse)}
    for message in messages:
        for block in message.blocks:
            if isinstance(block, ToolResult):
                calls.pop(block.tool_use_id, None)
    return calls
