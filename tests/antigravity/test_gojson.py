"""Go's JSON: what its encoder writes, and what its decoder makes of a call's arguments."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.antigravity import gojson
from decant.errors import FormatError, LimitError

TEXT = st.text(st.characters(exclude_categories=("Cs",)))
VALUES = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False) | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)
FLOATS = st.floats(allow_nan=False, allow_infinity=False)


@pytest.mark.parametrize(
    ("text", "literal"),
    [
        ('<a href="x">&\'</a>', '"<a href=\\"x\\">&\'</a>"'),
        ("\u2028\u2029", '"\\u2028\\u2029"'),
        ("\b\f\n\r\t\\", '"\\b\\f\\n\\r\\t\\\\"'),
        ("\x00\x01\x1f\x7f\x80", '"\\u0000\\u0001\\u001f\x7f\x80"'),
        ("ü 😀 \ufffd", '"ü 😀 \ufffd"'),
        ("a\ud800b", '"a\\ufffd\\ufffd\\ufffdb"'),
    ],
)
def test_strings(text: str, literal: str) -> None:
    assert gojson.string(text) == literal


@given(TEXT)
def test_a_string_is_json_for_the_same_text(text: str) -> None:
    assert json.loads(gojson.string(text)) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (-0.0, "-0"),
        (5, "5"),
        (1.5, "1.5"),
        (-2.50, "-2.5"),
        (1e20, "100000000000000000000"),
        (1e21, "1e+21"),
        (-1.25e300, "-1.25e+300"),
        (1e-6, "0.000001"),
        (1e-7, "1e-7"),
        (1.5e-10, "1.5e-10"),
        (5e-324, "5e-324"),
        (12345678901234567890, "12345678901234567000"),
        (2**53 + 1, "9007199254740992"),
    ],
)
def test_numbers(value: float, text: str) -> None:
    assert gojson.encode(value) == text


@given(FLOATS)
def test_a_number_gives_the_float_back(value: float) -> None:
    text = gojson.number(value)
    assert float(text) == value
    assert math.copysign(1, float(text)) == math.copysign(1, value)
    assert re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?(e[+-][1-9][0-9]*)?", text)
    assert ("e" in text) == (value != 0 and not 1e-6 <= abs(value) < 1e21)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, 10**400])
def test_a_number_that_json_cannot_hold_is_an_error(value: float) -> None:
    with pytest.raises(FormatError):
        gojson.encode(value)


def test_maps_are_compact_and_sorted_by_bytes() -> None:
    value = {"b": [1, True, False, None], "a": {}, "Z": [], "\U0001f600": 1, "\uff00": 2}
    assert gojson.encode(value) == '{"Z":[],"a":{},"b":[1,true,false,null],"\uff00":2,"\U0001f600":1}'


@given(VALUES)
def test_encoding_and_parsing_give_the_value_back(value: Any) -> None:
    text = gojson.encode({"v": value})
    assert gojson.parse_object(text) == {"v": value}
    assert gojson.encode(gojson.parse_object(text)) == text


def test_arguments_as_go_reads_them() -> None:
    text = r'{"n": 12345678901234567890, "twice": 1, "twice": 2, "lone": "x\ud800y\ud83d\ude00", "k\udc00": [1e-400]}'
    assert gojson.parse_object(text) == {
        "n": 12345678901234567000.0,
        "twice": 2.0,
        "lone": "x\ufffdy😀",
        "k\ufffd": [0.0],
    }
    assert gojson.parse_object(" null ") is None


@pytest.mark.parametrize(
    "text", ["", "[1]", "5", '"x"', "{", '{"a":NaN}', '{"a":1e400}', "{'a':1}", '{"a":"\n"}', "\ufeff{}"]
)
def test_arguments_that_go_refuses(text: str) -> None:
    with pytest.raises(FormatError):
        gojson.parse_object(text)


@pytest.mark.parametrize("depth", [300, 100_000])
def test_deep_nesting_is_a_limit(depth: int) -> None:
    with pytest.raises(LimitError):
        gojson.parse_object('{"a":' + "[" * depth + "]" * depth + "}")
    value: Any = None
    for _ in range(300):
        value = [value]
    with pytest.raises(LimitError):
        gojson.encode(value)
