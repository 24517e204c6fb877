"""Replay: the goldens, what history adds, and time that grows with the file."""

from __future__ import annotations

import json
import sys

import pytest
from hypothesis import given

from decant.exactjson import parse_json
from decant.gemini import jsonlines
from decant.gemini.log import load, loads
from decant.gemini.replay import Replay, replay
from tests.gemini.logs import CASES, FILES, NAMES, WHOLE, Case

HEADER = '{"sessionId":"s","projectHash":"p"}\n'


def _log(*lines: dict) -> Replay:
    text = HEADER + "".join(json.dumps(line) + "\n" for line in lines)
    return replay(loads(text.encode(), name="x"), history=True)


def _message(identity: str, text: str = "x") -> dict:
    return {"id": identity, "type": "user", "content": [{"text": text}]}


def _story(found: Replay) -> list[tuple[str, str | None]]:
    return [(entry.value["id"], entry.gone) for entry in found.entries]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_goldens(case: Case) -> None:
    expected = parse_json((case.folder / "replay.json").read_bytes(), escaped=True)
    body = load(case.file)
    found = replay(body, history=True)
    assert body.kind == expected["kind"]
    assert found.metadata == expected["metadata"]
    assert [[entry.value.get("id"), list(entry.refs), entry.gone] for entry in found.entries] == expected["messages"]
    assert [[skipped.line, skipped.reason] for skipped in found.skipped] == expected["skipped"]
    assert case.description


@given(FILES | WHOLE)
def test_history_adds_messages_and_changes_none(data: bytes) -> None:
    body = loads(data, name="x")
    plain, full = replay(body), replay(body, history=True)
    assert plain.metadata == full.metadata
    assert plain.skipped == full.skipped
    assert [(entry.value, entry.refs) for entry in full.entries if entry.gone is None] == [
        (entry.value, entry.refs) for entry in plain.entries
    ]


@given(FILES)
def test_a_message_that_was_there_once_is_in_the_history(data: bytes) -> None:
    body = loads(data, name="x")
    if body.kind != "log":
        return  # one line that is a whole-file session
    told = {entry.value.get("id") for entry in replay(body, history=True).entries}
    for length in range(len(body.records) + 1):
        state = replay(type(body)("x", body.records[:length]))
        assert {entry.value.get("id") for entry in state.entries} <= told


@given(FILES)
def test_the_last_reference_holds_the_content(data: bytes) -> None:
    body = loads(data, name="x")
    for entry in replay(body, history=True).entries:
        _, line, *rest = entry.refs[-1].split("/")
        value = jsonlines.parse(body.records[int(line)].data)
        if rest:
            source = value["$set"] if "$set" in value and isinstance(value["$set"], dict) else value
            value = source["messages"][int(rest[1])]
        assert value == entry.value


def test_removed_messages_stay_where_they_stood() -> None:
    found = _log(
        _message("a"),
        _message("b"),
        _message("c"),
        {"$set": {"messages": [_message("a"), _message("n"), _message("c")]}},
        _message("d"),
        {"$rewindTo": "c"},
        _message("e"),
        {"$set": {"messages": [_message("e"), _message("a")]}},
        _message("f"),
    )
    assert _story(found) == [
        ("b", "checkpoint"),
        ("n", "checkpoint"),
        ("c", "rewind"),
        ("d", "rewind"),
        ("e", None),
        ("a", None),
        ("f", None),
    ]


def test_a_message_may_go_and_come_again() -> None:
    found = _log(_message("a", "1"), {"$rewindTo": "a"}, _message("a", "2"), {"$rewindTo": "a"}, _message("a", "3"))
    assert _story(found) == [("a", "rewind"), ("a", "rewind"), ("a", None)]
    assert [entry.value["content"][0]["text"] for entry in found.entries] == ["1", "2", "3"]


def test_a_compression_is_told_from_other_checkpoints() -> None:
    summary = _message("s", "  <state_snapshot>so far</state_snapshot>")
    compressed = {"$set": {"messages": [summary]}}
    found = _log(_message("a"), compressed, _message("b"), {"$set": {"messages": [summary, "no message"]}})
    assert _story(found) == [("a", "compression"), ("s", None), ("b", "checkpoint")]


def _calls(text: str) -> int:
    """How many functions, Python's own among them, are called to replay a log."""
    body = loads((HEADER + text).encode(), name="x")
    count = 0

    def profile(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        replay(body, history=True)
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("shape", ["rewinds", "unknown rewinds", "compressions", "one message"])
def test_work_is_linear_in_the_length(shape: str) -> None:
    """Eight times the lines may cost eight times the calls, and a little; a square would cost 64 times."""

    def text(count: int) -> str:
        out: list[str] = []
        for number in range(count):
            identity = "same" if shape == "one message" else f"m{number}"
            out.append(json.dumps(_message(identity)))
            if shape == "rewinds" and number % 10 == 9:
                out.append(json.dumps({"$rewindTo": f"m{number - 4}"}))
            if shape == "unknown rewinds" and number % 10 == 9:
                out.append('{"$rewindTo":"nobody"}')
            if shape == "compressions" and number % 10 == 9:
                out.append(json.dumps({"$set": {"messages": [_message("ctx"), _message(f"s{number}")]}}))
        return "\n".join(out) + "\n"

    assert _calls(text(4_000)) < 8 * 1.2 * _calls(text(500))
