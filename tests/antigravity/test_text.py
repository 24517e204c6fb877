"""The text form: exact, canonical, readable as other tools write it, and clear about what is wrong."""

from __future__ import annotations

import io
import json
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from text_bodies import BODIES

from decant.antigravity.body import Body, Brain, BrainFile, Header
from decant.antigravity.text import dump_stream, dumps, load_stream, loads
from decant.antigravity.text_schema import standard_database
from decant.errors import DecantError, FormatError, LimitError

STEP = (0, 14, 3, 0, bytes.fromhex("0a0608a0dbe1c4061804"), None, None, None, None, b"\x08\x0e", 0)


def body(*steps: tuple, **changes: object) -> Body:
    made = Body("5fe4", standard_database())
    table = made.database.table("steps")
    assert table is not None
    table.rows = list(steps)
    return replace(made, **changes)


def rows(made: Body, table: str = "steps") -> list:
    found = made.database.table(table)
    assert found is not None
    return found.rows


def read(**keys: object) -> Body:
    return loads(json.dumps(keys).encode())


@given(BODIES)
def test_text_law(made: Body) -> None:
    text = dumps(made)
    again = loads(text)
    assert again == made
    assert dumps(again) == text


@given(BODIES, st.integers(0, 3))
def test_any_layout_says_the_same(made: Body, indent: int) -> None:
    document = json.loads(dumps(made))
    assert loads(json.dumps(document, indent=indent or None).encode()) == made
    turned = dict(reversed(document.items()))
    assert loads(json.dumps(turned, separators=(",", ":")).encode()) == made
    assert loads(json.dumps(dict(sorted(document.items())), indent="\t", ensure_ascii=False).encode()) == made


@given(
    st.binary(max_size=60) | st.text(max_size=60).map(str.encode) | st.text('{}[]":, 01ex', max_size=30).map(str.encode)
)
def test_totality_over_any_bytes(data: bytes) -> None:
    try:
        made = loads(data)
    except DecantError:
        return
    assert loads(dumps(made)) == made


@pytest.mark.parametrize("data", [b"", b" ", b"[]", b"null", b"{", b"SQLite format 3\0", b"\xff\xfe{\0}\0", b"\0"])
def test_what_is_no_object_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError):
        loads(data)


@given(BODIES, st.randoms(use_true_random=False))
def test_totality_over_damaged_documents(made: Body, dice: random.Random) -> None:
    data = bytearray(dumps(made))
    for _ in range(dice.randint(1, 4)):
        start = dice.randrange(len(data))
        data[start : start + dice.choice([0, 1, 3, 40])] = dice.choice(
            [b"", b'"', b"{", b"}", b"[", b"null", b"\\", b"\xff", b"9" * 30, b',"idx": 0', b"\n", b"-1.5e999"]
        )
    try:
        again = loads(bytes(data))
    except DecantError:
        return
    assert loads(dumps(again)) == again


def test_a_step_looks_as_other_tools_write_it() -> None:
    line = b'{"idx": 0, "step_type": 14, "status": 3, "metadata": "0a0608a0dbe1c4061804", "step_payload": "080e"}'
    assert b"  " + line in dumps(body((*STEP[:9], b"\x08\x0e", 0))).splitlines()
    assert rows(loads(b'{"steps": [' + line + b"]}")) == [STEP]


def test_absent_null_and_empty_are_three_values() -> None:
    given_rows = [
        {"idx": 1},
        {"idx": 2, "metadata": None, "status": None, "has_subtrajectory": True},
        {"idx": 3, "metadata": "", "has_subtrajectory": False},
        {"idx": 4, "has_subtrajectory": 2, "extra": {"status": {"text": ""}}},
    ]
    made = read(steps=given_rows)
    assert [row[:5] for row in rows(made)] == [
        (1, 0, 0, 0, None),
        (2, 0, None, 1, None),
        (3, 0, 0, 0, b""),
        (4, 0, "", 2, None),
    ]
    assert [json.loads(line.strip(b" ,")) for line in dumps(made).splitlines() if b'"idx":' in line] == [
        {"idx": 1},
        {"idx": 2, "status": None, "has_subtrajectory": True},
        {"idx": 3, "metadata": ""},
        {"idx": 4, "has_subtrajectory": 2, "extra": {"status": {"text": ""}}},
    ]


def test_a_text_of_the_seven_tables_and_the_logs_gets_the_standard_schema() -> None:
    made = read(
        steps=[{"idx": 1}, {"idx": 0}],
        trajectory_meta={"trajectory_id": "t", "cascade_id": "c-1", "trajectory_type": 4, "source": 17},
        trajectory_metadata_blob=[{"data": "00"}],
        gen_metadata=[{"idx": 0, "data": "ff", "size": 1}],
        transcript="",
        transcript_full={"hex": "FF"},
    )
    assert made.id == "c-1"
    assert made.database == replace(standard_database(), tables=made.database.tables)
    assert [row[0] for row in rows(made)] == [0, 1]
    assert rows(made, "trajectory_metadata_blob") == [("main", b"\0")]
    assert made.brain == Brain(
        [
            BrainFile(".system_generated/logs/transcript.jsonl", b""),
            BrainFile(".system_generated/logs/transcript_full.jsonl", b"\xff"),
        ],
        {".system_generated": 0o755, ".system_generated/logs": 0o755},
    )
    assert loads(b"{}", name="stem.json").id == "stem"
    assert loads(b"{}", name="/").id == "conversation"


def test_the_order_of_rows_is_that_of_the_key() -> None:
    made = read(trajectory_meta=[{"trajectory_id": "b", "rowid": 9}, {"trajectory_id": "a", "rowid": -4}])
    table = made.database.table("trajectory_meta")
    assert table is not None
    assert (table.rowids, [row[0] for row in table.rows]) == ([-4, 9], ["a", "b"])


def test_the_stream_gives_what_dumps_gives_in_pieces() -> None:
    made = body(*[(n, *STEP[1:9], bytes(100_000), 0) for n in range(20)])

    class Source:
        database = made.database

        def rows(self, table: str) -> list:
            found = made.database.table(table)
            assert found is not None
            return [(None, row) for row in found.rows]

    pieces = list(dump_stream(Source(), made.brain, made.id))
    assert b"".join(pieces) == dumps(made)
    assert len(pieces) > 5


def test_reading_holds_one_row_and_passes_over_rows_not_taken() -> None:
    text = dumps(body(*[(n, *STEP[1:9], bytes(50_000), 0) for n in range(60)]))
    taken: list[int] = []

    class File(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            taken.append(size or 0)
            return super().read(size)

    reader = load_stream(File(text))
    seen = {name: next(numbered, None) for name, numbered in reader.tables()}
    assert seen["steps"] == (None, (0, *STEP[1:9], bytes(50_000), 0))
    assert max(taken) < 3 << 20 < len(text)


def test_a_byte_order_mark_is_passed_over() -> None:
    assert rows(loads(b'\xef\xbb\xbf{"steps": [{"idx": 5}]}'))[0][0] == 5


UNSPEAKABLE = {
    "steps[1].metadata": body(STEP, (1, 14, 3, 0, float("nan"), *STEP[5:])),
    "steps[0].permissions": body((*STEP[:6], "\ud800", *STEP[7:])),
    "id": body(id="a/b"),
    "database.mode": body(database=replace(standard_database(), mode=-1)),
    "database.page_size": body(database=replace(standard_database(), header=Header(page_size=1000))),
    "database.tables": body(database=replace(standard_database(), tables=standard_database().tables * 2)),
    "brain: '\\ud800'": body(brain=Brain(directories={"\ud800": 0o700})),
    "brain: '../x'": body(brain=Brain([BrainFile("../x", b"")])),
}


@pytest.mark.parametrize(("place", "made"), UNSPEAKABLE.items(), ids=str)
def test_what_no_database_could_hold_is_refused(place: str | None, made: Body) -> None:
    with pytest.raises(FormatError) as caught:
        dumps(made)
    assert caught.value.place == place


GOOD = '"steps": [{"idx": 0}, {"idx": 1, "metadata": %s}]'
ERRORS = {
    GOOD % '"0a0"': ("steps[1].metadata", "not hexadecimal: an odd number of digits (3)"),
    GOOD % '"0g"': ("steps[1].metadata", "not hexadecimal: 'g' at character 2"),
    GOOD % '"0a 0"': ("steps[1].metadata", "not hexadecimal: ' ' at character 3"),
    GOOD % '"é"': ("steps[1].metadata", "not hexadecimal: '\\xe9' at character 1"),
    GOOD % "12": ("steps[1].metadata", "expected a string of hexadecimal digits, found an integer"),
    GOOD % "true": ("steps[1].metadata", "expected a string of hexadecimal digits, found true"),
    GOOD % '{"blob": ""}': ("steps[1].metadata", "expected a string of hexadecimal digits, found an object"),
    GOOD % '"", "status": "3"': ("steps[1].status", "expected an integer, found a string"),
    GOOD % '"", "status": 1.0': ("steps[1].status", "expected an integer, found a number with a point"),
    GOOD % '"", "status": true': ("steps[1].status", "expected an integer, found true"),
    GOOD % '"", "status": 9223372036854775808': ("steps[1].status", "an integer of more than 64 bits"),
    GOOD % '"", "metadata": ""': ("steps[1]", 'the key "metadata" is given twice'),
    GOOD % '"", "rowid": 3': ("steps[1].rowid", "the rowids of this table are not carried"),
    GOOD % '"", "colour": 3': ("steps[1].colour", "an unknown key"),
    GOOD % '"", "extra": []': ("steps[1].extra", "expected an object"),
    GOOD % '"", "extra": {"colour": null}': ("steps[1].extra.colour", "the table has no such column"),
    GOOD % '"", "extra": {"metadata": null}': ("steps[1].extra.metadata", "the column is given twice"),
    GOOD % '"", "extra": {"status": 3}': ("steps[1].extra.status", "expected null or one of"),
    GOOD % '"", "extra": {"status": {"real": "x"}}': ("steps[1].extra.status", "not a number: 'x'"),
    GOOD % '"", "extra": {"status": {"real": 1}}': ("steps[1].extra.status", 'expected a number in "quotes"'),
    GOOD % '"", "extra": {"status": {"real": "nan"}}': ("steps[1].extra.status", "a REAL cell is never NaN"),
    GOOD % '"", "extra": {"status": {"int": null}}': ("steps[1].extra.status", "NULL is written as null"),
    GOOD % '"", "idx": 0': ("steps[1]", 'the key "idx" is given twice'),
    '"steps": [{"idx": 0}, {"idx": 0}]': ("steps[1].idx", "idx 0 is given twice"),
    '"steps": [{"status": 0}]': ("steps[0].idx", "missing"),
    '"steps": [{"idx": 0}, 3]': ("steps[1]", "a row is an object"),
    '"steps": [{"idx": 0},]': ("steps[1]", "expected a value, found ']'"),
    '"steps": [{"idx": 0} {"idx": 1}]': ("steps[1]", "expected `,`, found '{'"),
    '"steps": [{"idx": 0}': ("steps[1]", "expected `,`, found the end of the text"),
    '"steps": [{"idx": 0}, ': ("steps[1]", "expected a value, found the end of the text"),
    '"steps": [{"idx": 0}, {"idx": "': ("steps[1]", "the text ends in the middle of a value"),
    '"steps": [{"idx": 0}, [': ("steps[1]", "the text ends in the middle of a value"),
    '"steps"': (None, "expected `:`, found the end of the text"),
    '"steps': (None, "the text ends in the middle of a value"),
    '"database": {}, "steps": []': (None, "expected `,`, found the end of the text"),
    '"database": {}, "steps": []} true': (None, "something follows the end of the document"),
    '"steps": [{"idx": 00}]': ("steps[0]", "not JSON: "),
    '"steps": [{"idx": NaN}]': ("steps[0]", "not JSON: "),
    '"steps": {}': ("steps[0]", "expected `[`, found '{'"),
    '"steps": [' + "[" * 100: ("steps[0]", "nested more than 64 deep"),
    '"steps": [], "steps": []': ("steps", "the key is given twice"),
    '"colour": 1': ("colour", "an unknown key"),
    "colour: 1": (None, "expected a key in \"quotes\", found 'c'"),
    '"steps" []': (None, "expected `:`, found '['"),
    '"trajectory_meta": {"trajectory_id": "a", "rowid": 1.5}': (
        "trajectory_meta[0].rowid",
        "expected an integer of 64 bits",
    ),
    '"trajectory_meta": [{"trajectory_id": "a", "rowid": 1}, {"trajectory_id": "b", "rowid": 1}]': (
        "trajectory_meta[1].rowid",
        "the rowid 1 is given twice",
    ),
    '"trajectory_meta": [{"trajectory_id": 1}]': ("trajectory_meta[0].trajectory_id", "expected a string"),
    '"tables": {"steps": []}': ("tables.steps", "the table is given twice, or has a key of its own"),
    '"tables": {"other": []}': ("tables.other", "`database.tables` has no such table"),
    '"format": "decant/antigravity-json/2"': ("format", "a format that is not known"),
    '"format": 1': ("format", "a format that is not known"),
    '"id": "a/b"': ("id", "not the stem of a file's name"),
    '"id": 1': ("id", "expected a string"),
    '"id": {"hex": "f"}': ("id.hex", "not hexadecimal"),
    '"database": []': ("database", "expected an object"),
    '"database": {"colour": 1}': ("database.colour", "an unknown key"),
    '"database": {"page_size": 1000}': ("database.page_size", "not a value that a database can have: 1000"),
    '"database": {"page_size": true}': ("database.page_size", "expected an integer"),
    '"database": {"mode": 384}': ("database.mode", "expected octal permission bits"),
    '"database": {"tables": {}}': ("database.tables", "expected an array"),
    '"database": {"tables": [{}]}': ("database.tables[0].name", "missing"),
    '"database": {"tables": [{"name": "t"}]}': ("database.tables[0].sql", "missing"),
    '"database": {"tables": [{"name": "t", "sql": ""}]}': ("database.tables[0].columns", "missing"),
    '"database": {"tables": [{"name": "t", "sql": "", "columns": [{"name": "a"}, {"name": "a"}]}]}': (
        "database.tables[0].columns",
        "two columns have the same name",
    ),
    '"database": {"tables": [{"name": "steps"}, {"name": "steps"}]}': (
        "database.tables[1].name",
        "two tables have the same name",
    ),
    '"database": {"items": [{"type": "rule", "name": "", "table": "", "sql": ""}]}': (
        "database.items[0].type",
        "expected index, view or trigger",
    ),
    '"database": {"tables": [{"name": "t", "sql": "", "columns": [{"name": "a"}]}]}, "tables": {"t": [{"a": 1}]}': (
        "tables.t[0].a",
        "the column has no plain form",
    ),
    '"database": {"tables": []}, "steps": []': ("steps", "`database.tables` has no such table"),
    '"transcript": 1': ("transcript", 'expected a string or {"hex": …}'),
    '"transcript": {"hex": 1}': ("transcript.hex", "expected a string of hexadecimal digits"),
    '"transcript": {"text": 1}': ("transcript.text", "expected a string"),
    '"brain": {"colour": 1}': ("brain.colour", "an unknown key"),
    '"brain": {"mode": "0755", "mode": "0755"}': ("brain.mode", "the key is given twice"),
    '"brain": {"directories": ["a"]}': ("brain.directories[0]", 'expected {"path": …}'),
    '"brain": {"directories": [{"path": "a"}, {"path": "a"}]}': (
        "brain.directories[1]",
        "the directory is given twice",
    ),
    '"brain": {"files": [{"path": "a"}]}': ("brain.files[0]", "expected {"),
    '"brain": {"files": [{"path": 1, "text": ""}]}': ("brain.files[0].path", "expected a string"),
    '"brain": {"files": [{"path": "a", "text": ""}, {"path": "a", "hex": ""}]}': (
        "brain: 'a'",
        "the brain has this path twice",
    ),
    '"brain": {"files": [{"path": "../a", "text": ""}]}': (
        "brain: '../a'",
        "a path in the brain must be relative and stay inside it",
    ),
}


CUT = list(ERRORS)
CUT = CUT[CUT.index('"steps": [{"idx": 0}') :][:8]
"""Those that are tried without the brace that closes the document."""


@pytest.mark.parametrize(("inside", "expected"), ERRORS.items(), ids=range(len(ERRORS)))
def test_every_error_names_the_place(inside: str, expected: tuple[str | None, str]) -> None:
    with pytest.raises((FormatError, LimitError)) as caught:
        loads(("{" + inside + ("" if inside in CUT else "}")).encode(), name="x.json")
    assert caught.value.source == "x.json"
    assert caught.value.place == expected[0]
    assert caught.value.message.startswith(expected[1])
