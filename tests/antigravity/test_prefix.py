"""The readable part of a damaged message."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decant.antigravity import pb, wire
from decant.antigravity.prefix import parse, readable_prefix

CALL = pb.ChatToolCall(id="c1", name="näme", thinking_signature=b"\x00\xff\x00\xff")
STEP = pb.Step(
    planner_response=pb.CortexStepPlannerResponse(response="Grüße an alle", tool_calls=[CALL], message_id="m")
)
DATA = STEP.SerializeToString()


def test_a_whole_message_is_read_whole() -> None:
    assert parse(pb.Step, DATA) == (STEP, None)


@pytest.mark.parametrize("length", range(len(DATA)))
def test_a_message_that_is_cut_short_gives_a_prefix_of_every_text(length: int) -> None:
    found, kept = parse(pb.Step, DATA[:length])
    planner = found.planner_response
    assert STEP.planner_response.response.startswith(planner.response)
    for call in planner.tool_calls:
        assert (CALL.id.startswith(call.id), CALL.name.startswith(call.name)) == (True, True)
        assert CALL.thinking_signature.startswith(call.thinking_signature)
    if length > 20:
        assert planner.response
    assert kept is None or kept <= length + 8


def test_a_string_that_is_not_utf8_is_cut_where_it_stops() -> None:
    damaged = DATA.replace("Grüße".encode(), b"Gr\xff\xffxxx")
    assert parse(pb.Step, damaged)[0].planner_response.response == "Gr"


def test_what_is_no_protobuf_at_all_gives_nothing() -> None:
    assert parse(pb.Step, b"\xff\xff\xff") == (pb.Step(), 0)
    assert readable_prefix(pb.Step, b"\x0f") == b""


def test_a_cut_field_that_the_schema_lacks_is_left_out() -> None:
    whole = wire.delimited(5000, b"x" * 20).raw
    assert readable_prefix(pb.Step, DATA + whole[:-1]) == DATA
    assert readable_prefix(pb.Step, DATA + b"\x08") == DATA


def test_nesting_that_goes_too_deep_ends() -> None:
    data = b""
    for _ in range(400):
        data = wire.delimited(159, data).raw
    found, kept = parse(pb.Step, data[:-1])
    assert isinstance(found, pb.Step)
    assert kept is not None


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=80), st.integers(0, len(DATA)))
def test_any_bytes_give_a_message(tail: bytes, length: int) -> None:
    data = DATA[:length] + tail
    kept = readable_prefix(pb.Step, data)
    pb.Step.FromString(kept)
    assert readable_prefix(pb.Step, kept) == kept
