"""One line of the logs: its keys and their order, and what the short form cuts."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.antigravity.mirror_line import Call, Entry, Medium, cut_argument, cut_text

PIECES = st.sampled_from(["a", "é", "日", "😀", "\n"])
LONG = st.lists(st.tuples(PIECES, st.integers(1, 900)), min_size=1, max_size=8).map(
    lambda runs: "".join(piece * count for piece, count in runs)
)


def entry(**fields: object) -> Entry:
    return Entry(**{"step_index": 3, "source": "MODEL", "type": "GENERIC", "status": "DONE", **fields})  # pyright: ignore[reportArgumentType]


def test_every_key_in_its_order() -> None:
    line = entry(
        exit_code=0,
        error="e",
        created_at="2027-01-15T08:00:00Z",
        input_tokens=1,
        cache_read_tokens=2,
        output_tokens=3,
        content="x" * 5000,
        thinking="<t>",
        calls=(Call("run", '{"b": 1, "a": "<"}'), Call("bare", "{}")),
        media=(Medium("image/png", "file:///m.png"), Medium("text/csv")),
    ).short()
    assert line.endswith(b"}\n")
    assert line.count(b"\n") == 1
    assert list(json.loads(line)) == [
        *("step_index", "source", "type", "status", "exit_code", "error", "created_at"),
        *("input_tokens", "cache_read_tokens", "output_tokens", "content", "thinking", "tool_calls", "media"),
        "truncated_fields",
    ]
    assert b'"thinking":"<t>","tool_calls":[{"name":"run","args":{"a":"\\"<\\"","b":"1"}},{"name":"bare"}],' in line
    assert b'"media":[{"mime_type":"image/png","uri":"file:///m.png"},{"mime_type":"text/csv"}],' in line
    assert line.endswith(b'"truncated_fields":["content"]}\n')


def test_what_is_empty_is_left_out() -> None:
    expected = b'{"step_index":3,"source":"MODEL","type":"GENERIC","status":"DONE"}\n'
    assert entry().full() == entry().short() == expected


def test_tokens_are_all_there_or_none_is() -> None:
    assert b'"input_tokens":0,"cache_read_tokens":0,"output_tokens":5}' in entry(output_tokens=5).full()
    assert b"tokens" not in entry().full()


def test_the_full_line_has_arguments_as_json_and_cuts_nothing() -> None:
    text = "y" * 5000
    line = entry(content=text, thinking=text, calls=(Call("f", json.dumps({"z": text, "a": [1, {"b": 2.0}]})),)).full()
    read = json.loads(line)
    assert read["content"] == read["thinking"] == text
    assert read["tool_calls"] == [{"name": "f", "args": {"a": [1, {"b": 2}], "z": text}}]
    assert "truncated_fields" not in read


def test_each_cut_field_is_named_once() -> None:
    text = "y" * 5000
    calls = (Call("f", json.dumps({"a": text, "b": text, "c": 1})), Call("g", json.dumps({"a": text})))
    read = json.loads(entry(content=text, thinking=text, calls=calls).short())
    assert read["truncated_fields"] == ["content", "thinking", "tool_calls"]
    assert read["tool_calls"][0]["args"]["b"] == '"' + "y" * 2047 + "\n<truncated 2954 bytes>"


@pytest.mark.parametrize("arguments", ["[1]", "{broken", '{"n":1e400}', "x" * 3000])
def test_arguments_that_are_no_object_are_shown_as_they_are(arguments: str) -> None:
    line = entry(calls=(Call("f", arguments),))
    assert json.loads(line.short())["tool_calls"] == [{"name": "f", "args": {"arguments_json": arguments}}]
    assert json.loads(line.full())["tool_calls"] == json.loads(line.short())["tool_calls"]


@pytest.mark.parametrize("arguments", ["", "null", "{}"])
def test_no_arguments(arguments: str) -> None:
    assert json.loads(entry(calls=(Call("f", arguments),)).full())["tool_calls"] == [{"name": "f"}]


@pytest.mark.parametrize(
    ("text", "head", "cut", "tail"),
    [
        ("y" * 4097, 2048, 1, 2048),
        ("é😀" * 1000, 2048, 1906, 2046),
        ("a" + "é😀" * 1000, 2047, 1908, 2046),
        ("aaa" + "é😀" * 1000, 2045, 1912, 2046),
    ],
)
def test_cuts_as_the_harness_makes_them(text: str, head: int, cut: int, tail: int) -> None:
    data = text.encode()
    expected = data[:head] + f"\n<truncated {cut} bytes>\n".encode() + data[-tail:]
    assert cut_text(text).encode() == expected


def test_the_limits_themselves_are_not_cut() -> None:
    assert cut_text("y" * 4096) == "y" * 4096
    assert cut_argument("y" * 2048) == "y" * 2048
    assert cut_argument("y" * 2049) == "y" * 2048 + "\n<truncated 1 bytes>"


@given(LONG)
def test_a_cut_text_is_its_start_and_its_end_and_says_how_much_is_gone(text: str) -> None:
    data, short = text.encode(), cut_text(text)
    if len(data) <= 4096:
        assert short == text
        return
    found = re.fullmatch(r"(.*)\n<truncated (\d+) bytes>\n(.*)", short, re.DOTALL)
    assert found is not None
    head, tail = found[1].encode(), found[3].encode()
    assert data.startswith(head)
    assert data.endswith(tail)
    assert 2045 <= len(head) <= 2048
    assert 2045 <= len(tail) <= 2048
    assert len(head) + int(found[2]) + len(tail) == len(data)


@given(LONG)
def test_a_cut_argument_is_its_start(text: str) -> None:
    data, short = text.encode(), cut_argument(text)
    if len(data) <= 2048:
        assert short == text
        return
    head, _, mark = short.rpartition("\n")
    assert data.startswith(head.encode())
    assert mark == f"<truncated {len(data) - len(head.encode())} bytes>"
    assert 2045 <= len(head.encode()) <= 2048
