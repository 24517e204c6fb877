"""`decant.antigravity.pb`: the names it gives, its table of columns, its enum helpers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from decant.antigravity import pb


def test_every_payload_message_of_a_step_is_exported() -> None:
    kinds = pb.Step.DESCRIPTOR.oneofs_by_name["step"].fields
    messages = {field.message_type.name for field in kinds if field.message_type is not None}
    assert len(messages) == 112
    assert {name for name in messages if getattr(pb, name).DESCRIPTOR.name != name} == set()


def test_column_messages_parse_what_they_serialise() -> None:
    assert len(pb.COLUMN_MESSAGES) == 11
    for message in pb.COLUMN_MESSAGES.values():
        assert message.FromString(b"\xfa\xff\x07\x01x").SerializeToString() == b"\xfa\xff\x07\x01x"


def test_a_step_payload_is_read_by_name() -> None:
    payload = bytes.fromhex("080e2003") + bytes([0x9A, 0x01, 4, 0x12, 2]) + b"hi"
    step = pb.Step.FromString(payload)
    assert step.WhichOneof("step") == "user_input"
    assert step.user_input.user_response == "hi"
    assert pb.enum_name(pb.CortexStepType, step.type) == "CORTEX_STEP_TYPE_USER_INPUT"
    assert step.SerializeToString() == payload


def test_a_summary_store_is_a_map_from_id_to_summary() -> None:
    entry = pb.SummariesState.SummariesEntry(key="a", value=pb.CascadeTrajectorySummary(summary="t", step_count=2))
    state = pb.SummariesState.FromString(pb.SummariesState(summaries={"a": entry.value}).SerializeToString())
    assert state.summaries["a"].step_count == 2


@pytest.mark.parametrize(
    ("enum", "number", "name", "short"),
    [
        (pb.StopReason, 2, "STOP_REASON_STOP_PATTERN", "STOP_PATTERN"),
        (pb.CortexStepStatus, 3, "CORTEX_STEP_STATUS_DONE", "DONE"),
        (pb.Model, 246, "MODEL_GOOGLE_GEMINI_2_5_PRO", "GOOGLE_GEMINI_2_5_PRO"),
    ],
)
def test_enum_names(enum: pb.EnumTypeWrapper, number: int, name: str, short: str) -> None:
    assert pb.enum_name(enum, number) == name
    assert pb.enum_name(enum, number, short=True) == short
    assert pb.enum_number(enum, name) == pb.enum_number(enum, short) == number
    assert pb.enum_prefix(enum) + short == name


def test_enum_values_that_the_descriptors_lack() -> None:
    assert pb.enum_name(pb.StopReason, 9999) is None
    assert pb.enum_name(pb.StopReason, -1, short=True) is None
    assert pb.enum_number(pb.StopReason, "NO_SUCH_REASON") is None
    assert pb.enum_number(pb.StopReason, "UNSPECIFIED") == 0


def test_the_package_is_imported_without_protobuf() -> None:
    code = "import sys, decant; print([m for m in sys.modules if m.startswith(('google.protobuf', 'decant_proto'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
