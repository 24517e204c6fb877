"""Plain values out of protobuf fields: times, errors, usage, enum names, signatures."""

from __future__ import annotations

import base64
import binascii
from functools import lru_cache

from google.protobuf.timestamp_pb2 import Timestamp

from decant import times
from decant.antigravity import pb
from decant.common import Status, Usage
from decant.errors import DecantError
from decant.escapes import escape_text
from decant.losses import Losses

__all__ = [
    "FAILED",
    "error_text",
    "model_name",
    "nanoseconds",
    "signature",
    "status",
    "stop_reason",
    "timestamp",
    "usage",
]

STATUSES: dict[int, Status] = {
    0: "done",  # a writer that leaves it out
    1: "pending",
    2: "running",
    3: "done",
    4: "error",  # INVALID
    5: "canceled",  # CLEARED
    6: "canceled",
    7: "error",
    8: "running",  # GENERATING
    9: "waiting",
    11: "pending",  # QUEUED
    12: "interrupted",
}
"""The common form's word for each value of `CortexStepStatus`."""

FAILED: frozenset[Status] = frozenset({"error", "canceled", "interrupted"})


def nanoseconds(stamp: Timestamp) -> int:
    return stamp.seconds * 1_000_000_000 + stamp.nanos


def timestamp(stamp: Timestamp, place: str, losses: Losses) -> str | None:
    """RFC 3339 in UTC with all the digits there are; None, with a loss, for a `created_at` that no calendar has."""
    try:
        return times.from_timestamp(stamp.seconds, stamp.nanos)
    except DecantError as error:
        losses.dropped(f"{place}.created_at", error.message)
        return None


def status(number: int, place: str, losses: Losses) -> Status:
    """The common form's word for a status. A number that we do not know reads as done, with a loss."""
    word = STATUSES.get(number)
    if word is None:
        losses.altered(f"{place}.status", f"{number} is not a status that decant knows; it reads as done")
        return "done"
    return word


@lru_cache(maxsize=512)
def model_name(number: int) -> str | None:
    """The name of a value of `Model`, `model-<n>` for one that the schema lacks, None for 0."""
    return (pb.enum_name(pb.Model, number) or f"model-{number}") if number else None


@lru_cache(maxsize=64)
def stop_reason(number: int) -> str | None:
    """A value of `StopReason` without its prefix, `stop-<n>` for one that the schema lacks, None for 0."""
    return (pb.enum_name(pb.StopReason, number, short=True) or f"stop-{number}") if number else None


def error_text(error: pb.CortexErrorDetails | None) -> str:
    """The error in the words that the model is shown, else in any that there are."""
    if error is None:
        return ""
    words = (error.short_error, error.user_error_message, error.model_error_message, error.full_error, error.details)
    return escape_text(next(filter(None, words), ""))


def usage(stats: pb.ModelUsageStats) -> Usage:
    """Tokens of a call. `input_tokens` leaves out what came from the cache, `output_tokens` holds the thinking."""
    tool = sum(detail.token_count for detail in stats.tool_use_prompt_tokens_details)
    return Usage(
        input_tokens=stats.input_tokens,
        cache_read_tokens=stats.cache_read_tokens,
        cache_write_tokens=stats.cache_write_tokens or None,
        output_tokens=stats.output_tokens,
        reasoning_tokens=stats.thinking_output_tokens,
        tool_tokens=tool or None,
    )


def signature(raw: bytes, text: str, place: str, losses: Losses) -> str | None:
    """A signature as base64: the bytes, else the older string, which should be base64 already."""
    if raw:
        return base64.b64encode(raw).decode()
    if not text:
        return None
    try:
        if base64.b64encode(base64.b64decode(text)).decode() == text:
            return text
    except (binascii.Error, ValueError):
        pass  # said below
    losses.altered(f"{place}.step_payload", "the signature is not base64; it is shown as base64 of its text")
    return base64.b64encode(text.encode()).decode()
