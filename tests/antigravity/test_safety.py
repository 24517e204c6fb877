"""Steps that an agent would act on are found, however they are encoded, and made safe without touching the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from decant.antigravity import pb, wire
from decant.antigravity.body import Body, Brain, BrainFile, Cell, Database, Header, RawText, Row, SchemaItem
from decant.antigravity.examine import examine
from decant.antigravity.safety import hazards, make_safe, warnings
from decant.antigravity.text_schema import standard_database
from tests.showing import SHOWING, showing

PENDING, DONE, CANCELED = 1, 3, 6
USER_INPUT, RUN_COMMAND, CHECKPOINT = 14, 21, 23


def body(*payloads: bytes | None) -> Body:
    database = standard_database()
    rows: list[Row] = [(idx, 0, 1, 0, None, None, None, None, None, data, 0) for idx, data in enumerate(payloads)]
    steps = database.table("steps")
    assert steps is not None
    steps.rows.extend(rows)
    return Body("x", database)


def payload(kind: int, status: int) -> bytes:
    step = pb.Step()
    step.type = kind  # type: ignore[assignment]
    step.status = status  # type: ignore[assignment]
    step.metadata.tool_call.id = "call"
    return step.SerializeToString()


def payload_of(made: Body, position: int = 0) -> bytes:
    steps = made.database.table("steps")
    assert steps is not None
    data = steps.rows[position][9]
    assert isinstance(data, bytes)
    return data


def with_uri(uri: str) -> bytes:
    step = pb.Step()
    step.type = USER_INPUT  # type: ignore[assignment]
    step.status = DONE  # type: ignore[assignment]
    step.user_input.user_response = "look"
    step.user_input.media.add(mime_type="image/png", inline_data=b"png", uri=uri)
    return step.SerializeToString()


PLAIN = payload(RUN_COMMAND, PENDING)
TAIL = PLAIN[4:]


@pytest.mark.parametrize(
    "encoded",
    [
        pytest.param(PLAIN, id="plain"),
        pytest.param(TAIL + b"\x08\x15\x20\x01", id="at the end"),
        pytest.param(b"\x08\x15\x20\x03" + TAIL + b"\x20\x01", id="the last status counts"),
        pytest.param(b"\x08\x15\x20\x81\x00" + TAIL, id="a long number"),
        pytest.param(b"\x08\x15\x20\x81\x80\x80\x80\x10" + TAIL, id="only 32 bits count"),
        pytest.param(b"\x08\x15\xa0\x00\x01" + TAIL, id="a long tag"),
        pytest.param(b"\x08\x15\xa0\x80\x00\x01" + TAIL, id="a longer tag"),
        pytest.param(b"\x20\x01" + TAIL, id="no type"),
    ],
)
def test_a_pending_tool_step_is_found_and_canceled(encoded: bytes) -> None:
    original = body(payload(RUN_COMMAND, DONE), encoded)
    assert pb.Step.FromString(encoded).status == PENDING
    (found,) = hazards(original)
    assert (found.position, found.idx, found.runs) == (1, 1, True)
    assert "step 1 (" in warnings(original)[0]
    made = make_safe(original)
    assert hazards(made.value) == []
    assert [(loss.kind, loss.path) for loss in made.losses] == [("altered", "steps[1].step_payload")]
    assert pb.Step.FromString(payload_of(made.value, 1)).status == CANCELED
    assert payload_of(made.value, 0) == payload_of(original, 0)
    assert make_safe(made.value).losses == ()


@pytest.mark.parametrize(
    "encoded",
    [
        pytest.param(payload(RUN_COMMAND, DONE), id="done"),
        pytest.param(payload(CHECKPOINT, PENDING), id="not a tool"),
        pytest.param(b"\x08\x15\x20\x01\x20\x03" + TAIL, id="no longer pending"),
        pytest.param(PLAIN + b"\xff", id="does not parse"),
        pytest.param(with_uri(""), id="a medium without a URI"),
        pytest.param(b"\x08\x0e\x9a\x01\x02\x4a\xff", id="user input that does not parse"),
        pytest.param(b"", id="empty"),
        pytest.param(None, id="NULL"),
    ],
)
def test_what_an_agent_leaves_alone_is_left_alone(encoded: bytes | None) -> None:
    original = body(encoded)
    assert hazards(original) == []
    assert warnings(original) == ()
    assert make_safe(original).value is original


def test_a_file_that_would_be_read_is_found_and_taken_out() -> None:
    original = body(with_uri("file:///etc/passwd"))
    (sentence,) = warnings(original)
    assert "step 0 (USER_INPUT) would have a file read and sent" in sentence
    made = make_safe(original)
    assert [(loss.kind, loss.path) for loss in made.losses] == [("dropped", "steps[0].step_payload")]
    step = pb.Step.FromString(payload_of(made.value))
    assert (step.user_input.media[0].uri, step.user_input.media[0].inline_data) == ("", b"png")
    assert step.user_input.user_response == "look"


def test_other_media_keep_their_bytes() -> None:
    twice = wire.split(with_uri("file:///x"))
    original = wire.join([*twice, *(field for field in wire.split(with_uri("")) if field.number == 19)])
    made = payload_of(make_safe(body(original)).value)
    assert [field.raw for field in wire.split(made)][-1] == wire.split(with_uri(""))[-1].raw


def test_many_are_counted() -> None:
    (sentence,) = warnings(body(*[PLAIN] * 12))
    assert "and 2 more would be run" in sentence


def test_a_type_without_a_name_is_a_number() -> None:
    (sentence,) = warnings(body(b"\x08\xff\x7f\x20\x01"))
    assert "step 0 (type 16383)" in sentence


def test_tables_that_lack_columns_are_looked_at_as_far_as_they_go() -> None:
    assert hazards(Body("x", Database(Header(), []))) == []
    made = body(PLAIN)
    steps = made.database.table("steps")
    assert steps is not None
    steps.columns = (steps.columns[9],)
    steps.rows[:] = [(PLAIN,)]
    (found,) = hazards(made)
    assert found.idx == 0
    assert hazards(make_safe(made).value) == []
    steps.columns = (steps.columns[0].__class__("other"),)
    assert hazards(made) == []


@pytest.mark.parametrize("place", SHOWING)
@pytest.mark.parametrize("data", [b"", b"png"])
def test_a_file_is_found_and_taken_out_wherever_media_are_shown(place: str, data: bytes) -> None:
    original = body(payload(RUN_COMMAND, DONE), showing(place, "file:///etc/passwd", data).SerializeToString())
    (found,) = hazards(original)
    assert (found.position, found.runs, found.uris) == (1, False, ("file:///etc/passwd",))
    assert "would have a file read and sent" in warnings(original)[0]
    made = make_safe(original)
    assert payload_of(made.value, 1) == showing(place, "", data).SerializeToString()
    assert hazards(made.value) == []
    assert payload_of(made.value, 0) == payload_of(original, 0)


def test_a_file_is_found_however_its_name_is_encoded() -> None:
    medium = bytes.fromhex("aa8000") + b"\x06/etc/x"  # field 5, its tag longer than it need be
    for inner in (medium, b"\x0d\0\0\0\0\x11" + bytes(8) + medium):  # and behind fields of fixed length
        result = wire.delimited(4, inner).raw
        found = body(wire.delimited(140, wire.delimited(2, result).raw).raw)
        assert [hazard.uris for hazard in hazards(found)] == [("/etc/x",)]
        assert hazards(make_safe(found).value) == []


def test_what_nests_too_deep_to_look_into_is_taken_out() -> None:
    payload = b""
    for _ in range(150):  # a step in a subtrajectory in a step ...
        payload = wire.delimited(6, wire.delimited(2, payload).raw).raw
    made = body(payload)
    assert len(hazards(made)) in (0, 1)
    assert hazards(make_safe(made).value) == []


PICTURE = "/home/dev/.gemini/antigravity-cli/brain/x/.tempmediaStorage/picture.png"


@pytest.mark.parametrize("uri", [PICTURE, "file://" + PICTURE])
def test_a_picture_of_its_own_is_no_danger_and_is_put_into_the_step(uri: str) -> None:
    made = body(showing("viewed file", uri).SerializeToString())
    made.brain = Brain([BrainFile(".tempmediaStorage/picture.png", b"its bytes")])
    assert len(hazards(made)) == 1
    assert warnings(made) == ()
    assert [finding.kind for finding in examine(made, None) if finding.place == "steps[0]"] == ["note"]
    safe = make_safe(made)
    step = pb.Step.FromString(payload_of(safe.value))
    assert (step.view_file.media_data.inline_data, step.view_file.media_data.uri) == (b"its bytes", "")
    assert [(loss.kind, loss.path) for loss in safe.losses] == [("altered", "steps[0].step_payload")]


@pytest.mark.parametrize(
    "uri",
    [
        "/home/dev/brain/y/.tempmediaStorage/picture.png",
        "/home/dev/brain/x/.tempmediaStorage/other.png",
        "/home/dev/brain/x/.tempmediaStorage/../../../.ssh/id",
        "/home/dev/../brain/x/.tempmediaStorage/picture.png",
        "brain/x/.tempmediaStorage/picture.png",
        "file:///etc/passwd",
    ],
)
def test_a_file_that_is_not_its_own_is_a_danger(uri: str) -> None:
    made = body(showing("viewed file", uri).SerializeToString())
    made.brain = Brain([BrainFile(".tempmediaStorage/picture.png", b"its bytes")])
    assert len(warnings(made)) == 1
    assert [finding.kind for finding in examine(made, None) if finding.place == "steps[0]"] == ["danger"]
    assert b"its bytes" not in payload_of(make_safe(made).value)


def with_cell(cell: Cell) -> Body:
    made = body(b"")
    table = made.database.table("steps")
    assert table is not None
    table.rows[0] = (*table.rows[0][:9], cell, 0)
    return made


@pytest.mark.parametrize("encoded", [payload(RUN_COMMAND, PENDING), with_uri("/etc/x")])
def test_a_payload_that_is_stored_as_text_is_one_to_the_agent(encoded: bytes) -> None:
    for cell in (RawText(encoded), *([encoded.decode()] if encoded.isascii() else [])):
        made = with_cell(cell)
        assert len(warnings(made)) == 1
        assert any(finding.kind == "danger" for finding in examine(made, None))
        safe = make_safe(made).value
        assert hazards(safe) == []
        assert payload_of(safe) == payload_of(make_safe(body(encoded)).value)
    assert make_safe(with_cell("words")).losses == ()


def test_a_column_is_the_agents_however_its_name_is_spelled() -> None:
    made = body(payload(RUN_COMMAND, PENDING))
    table = made.database.table("steps")
    assert table is not None
    columns = tuple(replace(column, name=column.name.title()) for column in table.columns)
    made.database.tables = [replace(each, columns=columns) if each is table else each for each in made.database.tables]
    assert len(warnings(made)) == 1
    safe = make_safe(made).value
    step = pb.Step.FromString(payload_of(safe))
    assert (step.status, hazards(safe)) == (CANCELED, [])
    found = safe.database.table("steps")
    assert found is not None
    assert found.rows[0][2] == CANCELED


def test_a_trigger_could_make_a_step_pending_again() -> None:
    made = body(payload(RUN_COMMAND, DONE))
    sql = "CREATE TRIGGER later AFTER INSERT ON steps BEGIN UPDATE steps SET step_payload = x'08152001'; END"
    made.database.items.append(SchemaItem("trigger", "later", "steps", sql))
    assert warnings(made) == ("the trigger 'later' could change steps when an agent goes on",)
    assert [finding.place for finding in examine(made, None) if finding.kind == "danger"] == ["later"]
    safe = make_safe(made)
    assert [(loss.kind, loss.path) for loss in safe.losses] == [("dropped", "items['later']")]
    assert all(item.type != "trigger" for item in safe.value.database.items)
    assert payload_of(safe.value) == payload_of(made)


def test_a_step_of_which_only_a_part_parses_can_be_made_safe() -> None:
    broken = with_uri("/x") + wire.delimited(19, b"\xff").raw
    made = make_safe(body(broken))
    safe = made.value
    assert hazards(safe) == []
    assert [loss.kind for loss in made.losses] == ["dropped", "dropped"]
    assert [medium.uri for medium in pb.Step.FromString(payload_of(safe)).user_input.media] == [""]


def test_many_fields_beside_a_file_are_gone_through_once() -> None:
    many = with_uri("/x") + wire.delimited(1000, b"").raw * 20_000
    assert payload_of(make_safe(body(many)).value).count(wire.delimited(1000, b"").raw) == 20_000


def test_a_pending_step_keeps_its_damaged_parts() -> None:
    damage = wire.delimited(19, b"\xff").raw
    assert payload_of(make_safe(body(payload(RUN_COMMAND, PENDING) + damage)).value).endswith(damage)
