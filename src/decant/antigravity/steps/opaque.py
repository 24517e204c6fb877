"""The default for every kind that has no view of its own: nothing is interpreted, nothing is hidden."""

from __future__ import annotations

from typing import Any

from google.protobuf import json_format

from decant.antigravity import pb
from decant.antigravity.records import Step
from decant.antigravity.steps.kind import View
from decant.common import JsonOutput, Raw
from decant.errors import LimitError
from decant.escapes import escape_value
from decant.exactjson import render_json

__all__ = ["VIEW", "json_of", "raw_block"]


def json_of(payload: Any) -> Any:
    """The fields that are set, under the schema's names, as protobuf's own JSON; None for what has no such form:
    bytes whose message the schema lacks, an Any that names an unknown message, a time out of range, and so on."""
    if not isinstance(payload, pb.Message):
        return None
    try:
        return escape_value(json_format.MessageToDict(payload, preserving_proto_field_name=True))
    except (json_format.Error, pb.DecodeError, TypeError, ValueError, LimitError):
        return None


def _output(payload: Any) -> JsonOutput | None:
    value = json_of(payload)
    return JsonOutput(value=value) if value else None


def _text(payload: Any) -> str:
    value = json_of(payload)
    return render_json(value) if value else ""


def _unread(payload: Any) -> str | None:
    if payload is None or json_of(payload) is not None:
        return None
    return "the typed result has something in it that JSON cannot say, or that the schema lacks"


VIEW = View(text=_text, output=_output, unread=_unread)


def raw_block(step: Step) -> Raw:
    """The whole payload as hex, under its kind's name (`step-<n>` for a number that the schema lacks)."""
    name = pb.enum_name(pb.CortexStepType, step.type, short=True) or f"step-{step.type}"
    payload = step.payload
    return Raw(format="antigravity", kind=name, data=payload.hex() if isinstance(payload, bytes) else None)
