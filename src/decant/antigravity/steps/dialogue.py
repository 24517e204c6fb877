"""What the person said and what the model answered: USER_INPUT and PLANNER_RESPONSE."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from decant import tools
from decant.antigravity import pb
from decant.antigravity.records import Step
from decant.antigravity.steps.kind import Context, Kind
from decant.antigravity.steps.media import images, media
from decant.antigravity.steps.values import signature
from decant.common import Block, Text, Thinking, ToolUse
from decant.errors import DecantError
from decant.escapes import escape_text
from decant.exactjson import parse_json
from decant.losses import Losses

__all__ = ["KINDS"]


def user_text(payload: pb.CortexStepUserInput) -> str:
    """The text as typed. The agent sends only `user_response`; some writers fill `items` or `query` instead."""
    text = payload.user_response or "".join(item.text for item in payload.items) or payload.query
    return escape_text(text)


def user_blocks(payload: pb.CortexStepUserInput, _step: Step, _context: Context) -> list[Block]:
    text = user_text(payload)
    return [*([Text(text=text)] if text else []), *media(payload.media), *images(payload.images)]


def planner_blocks(payload: pb.CortexStepPlannerResponse, step: Step, context: Context) -> list[Block]:
    """Thinking, text, calls: the one order that the step can say."""
    blocks: list[Block] = []
    place = step.place
    thinking = payload.thinking or payload.raw_thinking
    signed = signature(payload.thinking_signature, payload.signature, place, context.losses)
    if thinking or signed or payload.thinking_redacted:
        text = escape_text(thinking)
        blocks.append(Thinking(text=text, signature=signed, redacted=payload.thinking_redacted))
    response, modified = payload.response, payload.modified_response
    if response or modified:
        display = escape_text(modified) if modified and modified != response else None
        blocks.append(Text(text=escape_text(response), display=display))
    blocks.extend(call_block(call, place, context.losses) for call in payload.tool_calls)
    return blocks


def call_block(call: pb.ChatToolCall, place: str, losses: Losses) -> ToolUse:
    """A call under the name that the agent sends it by. Arguments that are no JSON object are kept as text."""
    name = escape_text(call.name or call.original_name)
    arguments, invalid = call_arguments(call)
    return ToolUse(
        id=escape_text(call.id),
        name=name,
        arguments=arguments,
        tool=tools.canonical("antigravity", name, arguments),
        display={key: arguments[key] for key in _display_keys(name) if isinstance(arguments.get(key), str)} or None,
        signature=signature(call.thinking_signature, call.thought_signature, place, losses),
        invalid_json=invalid,
    )


@lru_cache(maxsize=256)
def _display_keys(name: str) -> tuple[str, ...]:
    return tools.display_keys("antigravity", name)


def call_arguments(call: pb.ChatToolCall) -> tuple[dict[str, Any], str | None]:
    """The arguments, and the text that did not parse. For a call that the model wrote badly the agent keeps `{}` and,
    apart, the model's own text."""
    text = call.arguments_json
    try:
        value = parse_json(text) if text else {}
    except DecantError:
        value = None
    if isinstance(value, dict) and (value or not call.invalid_json_str):
        return value, None
    return {}, escape_text(call.invalid_json_str or text)


KINDS = (
    Kind("USER_INPUT", "user_input", role="user", blocks=user_blocks, answers=False),
    Kind("PLANNER_RESPONSE", "planner_response", role="assistant", blocks=planner_blocks, answers=False),
)
