"""What inspection shows: every field by name, and a mark on what is not known or does not parse."""

from __future__ import annotations

import json

import pytest
from google.protobuf.any_pb2 import Any as AnyMessage

from decant.antigravity import pb
from decant.antigravity.body import Body, Column, Database, Header, RawText, Table
from decant.antigravity.inspect import decode, describe, items
from decant.antigravity.text_schema import standard_database


def test_enums_bytes_times_maps_and_lists() -> None:
    step = pb.Step(type=15, status=3)  # type: ignore[arg-type]
    step.metadata.created_at.FromJsonString("2026-01-02T03:04:05.000000006Z")
    step.metadata.model_info.model_features.supported_mime_types["text/x"] = True
    step.planner_response.thinking_signature = b"\x00\xff"
    step.planner_response.thinking_duration.FromJsonString("1.5s")
    step.planner_response.tool_calls.add(id="a", name="n")
    shown = describe(step)
    assert shown["type"] == "CORTEX_STEP_TYPE_PLANNER_RESPONSE"
    assert shown["metadata"]["created_at"] == "2026-01-02T03:04:05.000000006Z"
    assert shown["metadata"]["model_info"]["model_features"]["supported_mime_types"] == {"text/x": True}
    assert shown["planner_response"]["thinking_signature"] == {"hex": "00ff"}
    assert shown["planner_response"]["thinking_duration"] == "1.500s"
    assert shown["planner_response"]["tool_calls"] == [{"id": "a", "name": "n"}]
    json.dumps(shown)


def test_a_time_out_of_range_shows_its_numbers() -> None:
    step = pb.Step()
    step.metadata.created_at.seconds = 10**15
    assert describe(step) == {"metadata": {"created_at": {"seconds": 10**15, "nanos": 0}}}


def test_a_time_with_more_in_it_shows_that() -> None:
    shown = decode(pb.CortexStepMetadata, b"\x0a\x04\x08\x01\x18\x07")
    assert shown == {"created_at": {"time": "1970-01-01T00:00:01Z", "unknown field 3 (varint)": 7}}


def test_any_is_unpacked_where_its_type_is_known() -> None:
    known, unknown = AnyMessage(), AnyMessage(type_url="x.example/no.such.Type", value=b"\x01")
    known.Pack(pb.Step(type=14))  # type: ignore[arg-type]
    assert describe(known)["value"] == {"type": "CORTEX_STEP_TYPE_USER_INPUT"}
    assert describe(unknown) == {"type_url": "x.example/no.such.Type", "value": {"hex": "01"}}


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (b"\xf8\xff\x01\x05", {"unknown field 4095 (varint)": 5}),
        (b"\xf8\xff\x01\x05\xf8\xff\x01\x06", {"unknown field 4095 (varint)": [5, 6]}),
        (b"\xfa\xff\x01\x01a", {"unknown field 4095 (bytes)": {"hex": "61"}}),
        (b"\xfb\xff\x01\x08\x02\xfc\xff\x01", {"unknown field 4095 (group)": {"unknown field 1 (varint)": 2}}),
        (b"\xfd\xff\x01\x01\x00\x00\x00", {"unknown field 4095 (fixed32)": 1}),
        (b"\x08\x8f\x4e", {"type": "9999 (unknown value)"}),
        (b"\x0a", {"unreadable": "does not parse as gemini_coder.Step", "hex": "0a"}),
    ],
)
def test_what_is_not_known_is_marked(data: bytes, shown: dict[str, object]) -> None:
    assert decode(pb.Step, data) == shown


def body() -> Body:
    database = standard_database()
    steps, meta = database.table("steps"), database.table("trajectory_meta")
    assert steps is not None
    assert meta is not None
    steps.rows += [(4, 14, 3, 0, b"", None, None, None, None, b"\x08\x0e", 0), (7, 99999, 3, 0, *[None] * 6, 0)]
    meta.rows.append((RawText(b"\xff"), "cascade", 4, 17))
    notes = Table("notes", "CREATE TABLE notes(a)", (Column("a"),), [(b"\x01",), (None,)], [1, 2])
    database.tables.append(notes)
    return Body("x", database)


def test_rows_are_titled_and_can_be_chosen() -> None:
    assert [item.title for item in items(body())] == ["step 4 USER_INPUT DONE", "step 7 99999 (unknown value) DONE"]
    (chosen,) = items(body(), number=4)
    assert chosen.fields["step_payload"] == {"type": "CORTEX_STEP_TYPE_USER_INPUT"}
    assert chosen.fields["metadata"] == {}
    assert "error_details" not in chosen.fields
    assert list(items(body(), table="nope")) == []


def test_cells_of_other_tables() -> None:
    (meta,) = items(body(), table="trajectory_meta")
    assert meta.title == "trajectory_meta 0"
    assert meta.fields["trajectory_id"] == {"text that is not valid": "ff"}
    assert meta.fields["source"] == "17 (unknown value)" or meta.fields["source"].startswith("CORTEX_TRAJECTORY_SOURCE")
    first, second = items(body(), table="notes")
    assert (first.title, first.fields) == ("unknown table notes, row 0", {"a": {"hex": "01"}})
    assert second.fields == {}
    (by_position,) = items(body(), table="notes", number=1)
    assert by_position.title == "unknown table notes, row 1"


def test_an_unknown_column_is_marked() -> None:
    table = Table("steps", "", (Column("idx"), Column("step_type"), Column("mood")), [(0, 14, "good")])
    (item,) = items(Body("x", Database(Header(), [table])))
    assert item.fields == {"idx": 0, "step_type": "CORTEX_STEP_TYPE_USER_INPUT", "unknown column mood": "good"}
    assert item.title == "step 0 USER_INPUT None (unknown value)"
