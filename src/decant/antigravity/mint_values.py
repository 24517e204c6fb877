"""Plain values into protobuf fields: the other direction of `steps.values`. What a field cannot hold is a loss."""

from __future__ import annotations

import base64
import binascii

from google.protobuf.timestamp_pb2 import Timestamp

from decant import times
from decant.antigravity import pb
from decant.antigravity.steps.values import nanoseconds
from decant.common import File, Image, Usage
from decant.errors import DecantError
from decant.escapes import can_hold_text, plain_text
from decant.losses import Losses

__all__ = [
    "completion",
    "media_of",
    "set_model",
    "set_stop_reason",
    "set_text",
    "set_time",
    "set_usage",
    "signature_bytes",
    "signed",
]

_MAX_TOKENS = 2**64


def set_text(message: pb.Message, field: str, text: str, path: str, losses: Losses) -> None:
    """A string field. Lone surrogates, which protobuf cannot hold, become U+FFFD."""
    if not can_hold_text(text):
        losses.altered(path, "lone surrogates became U+FFFD: protobuf strings are UTF-8")
    setattr(message, field, plain_text(text))


def set_time(stamp: Timestamp, text: str, path: str, losses: Losses) -> None:
    """A Timestamp; nothing, with a loss, for what is no time."""
    try:
        stamp.seconds, stamp.nanos = times.to_timestamp(text)
    except DecantError as error:
        losses.dropped(path, error.message)
        return
    if not times.can_hold_time(text):
        losses.altered(path, "written as the same time in UTC, with 0, 3, 6 or 9 digits after the second")


def completion(start: Timestamp, duration: int) -> Timestamp | None:
    """The time so many nanoseconds after the start; None for one that no calendar has."""
    finished = nanoseconds(start) + duration
    try:
        seconds, nanos = times.to_timestamp(times.format_time(finished))
    except DecantError:
        return None
    return Timestamp(seconds=seconds, nanos=nanos)


def signature_bytes(text: str | None, path: str, losses: Losses) -> bytes:
    """The bytes of a base64 signature. What is not base64 is dropped whole: the agent would fail on it."""
    if not text:
        return b""
    try:
        raw = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        losses.dropped(path, "the signature is not base64")
        return b""
    if base64.b64encode(raw).decode() != text:
        losses.altered(path, "the same bytes in canonical base64")
    return raw


def media_of(block: Image | File, path: str, losses: Losses) -> list[pb.Media]:
    """A picture or file with its data inline; none for a reference, which the agent would read from its own disk."""
    if block.data is None:
        losses.dropped(path, "only a reference to a file, which the agent would read from its own disk and send")
        return []
    try:
        data = base64.b64decode(block.data, validate=True)
    except (binascii.Error, ValueError):
        losses.dropped(path, "the data is not base64")
        return []
    if block.uri is not None:
        losses.dropped(f"{path}.uri", "a reference to a file, which the agent would read from its own disk and send")
    media = pb.Media(inline_data=data)
    set_text(media, "mime_type", block.mime_type, f"{path}.mime_type", losses)
    if block.name is not None:
        set_text(media, "display_name", block.name, f"{path}.name", losses)
    return [media]


def set_usage(column: pb.CortexStepMetadata, usage: Usage, path: str, losses: Losses) -> None:
    stats = column.model_usage
    counts = {
        "input_tokens": usage.input_tokens,
        "cache_read_tokens": usage.cache_read_tokens,
        "cache_write_tokens": usage.cache_write_tokens,
        "output_tokens": usage.output_tokens,
        "thinking_output_tokens": usage.reasoning_tokens,
    }
    for field, count in counts.items():
        if count is not None and 0 <= count < _MAX_TOKENS:
            setattr(stats, field, count)
        elif count is not None:
            losses.dropped(path, f"{count} is not a number of tokens that a step can say")
    for field in ("total_tokens", "tool_tokens", "cost_usd"):
        if getattr(usage, field) is not None:
            losses.dropped(f"{path}.{field}", "a step does not say this number")


def set_stop_reason(planner: pb.CortexStepPlannerResponse, reason: str, path: str, losses: Losses) -> None:
    number = pb.enum_number(pb.StopReason, reason)
    if number is None:
        number = _numbered(reason, "stop-")
    if number:
        planner.stop_reason = number  # type: ignore[assignment]  # an open enum: any number is kept
    else:
        losses.dropped(path, "not a stop reason that the agent knows")


def set_model(name: str | None) -> int | None:
    """The number of a model that the schema names, or that has only a number (`model-<n>`)."""
    if name is None:
        return None
    number = pb.Model.Value(name) if name in pb.Model.keys() else _numbered(name, "model-")  # noqa: SIM118
    return number or None


def _numbered(name: str, prefix: str) -> int | None:
    digits = name.removeprefix(prefix)
    if not name.startswith(prefix) or not digits.isascii() or not digits.isdigit() or str(int(digits[:10])) != digits:
        return None
    number = int(digits)
    return number if number < 2**31 else None


def signed(planner: pb.CortexStepPlannerResponse) -> bool:
    """Whether the step may name its model, which makes the agent send thoughts and signatures as they are: something
    is signed, and no call would go out unsigned (the first call of a message is the one that must be)."""
    if planner.tool_calls:
        return bool(planner.tool_calls[0].thinking_signature)
    return bool(planner.thinking_signature)
