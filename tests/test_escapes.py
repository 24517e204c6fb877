"""The escape is reversible for any text and any JSON, and nothing is rounded on the way."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from decant.errors import FormatError, LimitError
from decant.escapes import MAX_DEPTH, can_hold_text, escape_text, escape_value, plain_text, unescape_text
from decant.exactjson import can_hold_json, parse_json, render_json

MARK = "\ufdd0"

odd_text = st.text(st.one_of(st.characters(), st.sampled_from("\ud800\udfff\ufdd0\ufdd1nd80\u2028\u2029\x00\x7f")))
numerals = st.from_regex(r"-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,25})?([eE][+-]?[0-9]{1,4})?", fullmatch=True)
plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | odd_text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(odd_text, inner, max_size=4),
    max_leaves=12,
)


def has_pair(value: Any) -> bool:
    """Whether two lone surrogates stand side by side somewhere so that JSON would read them as one character."""
    if isinstance(value, str):
        return len(value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")) != len(value)
    if isinstance(value, dict):
        return any(has_pair(key) or has_pair(item) for key, item in value.items())
    return isinstance(value, list) and any(map(has_pair, value))


@given(odd_text)
@example("\ufdd0fdd0")
@example("\ufdd0n5")
def test_any_text_comes_back_from_its_escape(text: str) -> None:
    escaped = escape_text(text)
    escaped.encode()
    assert unescape_text(escaped) == text
    assert MARK + "n" not in escaped
    assert can_hold_text(escaped) == (not any("\ud800" <= character <= "\udfff" for character in text))
    assert escape_text(plain_text(escaped)) == escaped or "\ufffd" in plain_text(escaped)


def test_the_escape_as_documented() -> None:
    assert escape_text("a\ud800b\ufdd0c") == "a\ufdd0d800b\ufdd0fdd0c"
    assert plain_text("a\ufdd0d800b") == "a\ufffdb"
    assert unescape_text("\ufdd0D800 \ufdd0zzzz \ufdd0n1") == "\ufdd0D800 \ufdd0zzzz \ufdd0n1"
    assert not can_hold_text("\ufdd0zzzz")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0", 0),
        ("18446744073709551615", 18446744073709551615),
        ("-9223372036854775808", -9223372036854775808),
        ("18446744073709551616", MARK + "n18446744073709551616"),
        ("-9223372036854775809", MARK + "n-9223372036854775809"),
        ("12345678901234567890123", MARK + "n12345678901234567890123"),
        ("1e999", MARK + "n1e999"),
        ("-1E+999", MARK + "n-1E+999"),
        ("1e-999", MARK + "n1e-999"),
        ("0e999", 0.0),
        ("0.1", 0.1),
        ("1.50", 1.5),
        ("1e2", 100.0),
        ("5e-324", 5e-324),
        ("0.10000000000000001", MARK + "n0.10000000000000001"),
        ("9007199254740993.0", MARK + "n9007199254740993.0"),
        ('"\\ud800"', MARK + "d800"),
        ('"\\ufDd0n1"', MARK + "fdd0n1"),
        ('"\ufdd0"', MARK + "fdd0"),
        ('"\\ud83d\\ude00"', "\U0001f600"),
        ('{"a":1,"a":[2,1e999]}', {"a": [2, MARK + "n1e999"]}),
        ('{"\\udc00":null}', {MARK + "dc00": None}),
        (' [ "1e999", -1 , 2e1 ] ', ["1e999", -1, 20.0]),
    ],
)
def test_parsing_rounds_nothing(text: str, value: Any) -> None:
    for given_text in (text, text.encode(), f"[{text}]", f'{{"k": {text}}}'):
        parsed = parse_json(given_text)
        unwrapped = (
            parsed[0] if given_text == f"[{text}]" else parsed["k"] if given_text == f'{{"k": {text}}}' else parsed
        )
        assert unwrapped == value
        assert type(unwrapped) is type(value)
    assert parse_json(render_json(value)) == value


@pytest.mark.parametrize("text", ["-0", "[-0]", '{"a": -0}', "-0.0", "-0e5"])
def test_negative_zero_keeps_its_sign(text: str) -> None:
    value = parse_json(text)
    while not isinstance(value, float):
        value = value[0] if isinstance(value, list) else value["a"]
    assert math.copysign(1, value) == -1


@given(numerals)
def test_any_number_is_held_exactly_or_by_its_text(numeral: str) -> None:
    value = parse_json(f"[{numeral}]")[0]
    if isinstance(value, str):
        assert value == MARK + "n" + numeral
        assert render_json([value]) == f"[{numeral}]"
    else:
        assert json.loads(render_json(value)) == value
    assert can_hold_json(value)


@given(plain_values)
@settings(max_examples=100)
def test_any_value_comes_back_from_its_text(raw: Any) -> None:
    value = escape_value(raw)
    text = render_json(value)
    assert "\u2028" not in text
    assert "\ud800" not in text
    text.encode()
    assert can_hold_json(value) == (not has_pair(raw))
    if not has_pair(raw):
        assert parse_json(text) == value
        assert parse_json(text.encode()) == value
        assert json.loads(text) == raw


@given(plain_values)
def test_sorted_text_is_the_same_whatever_the_order_of_keys(raw: Any) -> None:
    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(value[key]) for key in reversed(list(value))}
        return [turned(item) for item in value] if isinstance(value, list) else value

    assert render_json(escape_value(raw), sort_keys=True) == render_json(escape_value(turned(raw)), sort_keys=True)


@given(st.text() | st.binary())
def test_any_input_gives_a_value_or_an_error_that_says_where(data: str | bytes) -> None:
    where = "it was read"
    try:
        assert can_hold_json(parse_json(data))
    except FormatError as error:
        where = error.place or error.message
    assert where


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'["\xff"]', "byte 2"),
        (b"[1,\n]", "line 2 column 1"),
        (b"", "line 1 column 1"),
        (b"\xef\xbb\xbf1", "line 1 column 1"),
    ],
)
def test_what_is_not_json_says_where(data: bytes, place: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_json(data)
    assert caught.value.place == place


def test_a_lone_surrogate_in_a_python_string_is_read() -> None:
    assert parse_json('["\ud800"]') == [MARK + "d800"]


def test_nan_is_only_read_and_written_where_it_is_asked_for() -> None:
    with pytest.raises(FormatError, match="NaN is not JSON"):
        parse_json("[NaN]")
    value = parse_json("[NaN,Infinity,-Infinity,null]", allow_nan=True)
    assert value == [MARK + "nNaN", MARK + "nInfinity", MARK + "n-Infinity", None]
    assert escape_value([math.nan, math.inf, -math.inf, None]) == value
    assert render_json(value) == render_json([math.nan, math.inf, -math.inf, None]) == "[null,null,null,null]"
    assert not can_hold_json(value)
    assert render_json(value, allow_nan=True) == "[NaN,Infinity,-Infinity,null]"
    assert render_json([math.nan, None], allow_nan=True) == "[NaN,null]"


def test_what_is_no_canonical_escape_is_not_held() -> None:
    for value in (
        MARK + "n5",
        MARK + "nabc",
        MARK + "zzzz",
        MARK + "d83d" + MARK + "de00",
        math.nan,
        {1: 2},
        (1,),
        2**64,
    ):
        assert not can_hold_json(value)
        assert not can_hold_json([value])


def test_text_of_the_common_form_is_escaped_already() -> None:
    assert parse_json('["\ufdd0d800", "\ufdd0n1e999", "\\ud800", 1e999]', escaped=True) == [
        MARK + "d800",
        MARK + "n1e999",
        MARK + "d800",
        MARK + "n1e999",
    ]


@pytest.mark.parametrize("opening", ["[", '{"a":'])
@pytest.mark.parametrize("beyond", [1, 1000, 100_000])
def test_nesting_is_bounded(opening: str, beyond: int) -> None:
    closing = "]" if opening == "[" else "}"
    deepest = opening * MAX_DEPTH + "0" + closing * MAX_DEPTH
    assert render_json(parse_json(deepest)) == deepest
    with pytest.raises(LimitError, match="200 levels"):
        parse_json(opening * (MAX_DEPTH + beyond) + "0" + closing * (MAX_DEPTH + beyond))
    with pytest.raises(LimitError):
        parse_json(opening * (MAX_DEPTH + beyond))
    value: Any = 0
    for _ in range(MAX_DEPTH + beyond):
        value = [value]
    with pytest.raises(LimitError):
        render_json(value)
    with pytest.raises(LimitError):
        escape_value(value)


def test_brackets_in_strings_and_beside_each_other_are_not_depth() -> None:
    wide = [["[{" * 300, {"a": [[], {}]}]] * 300
    assert parse_json(render_json(wide)) == wide
    assert parse_json('["' + '\\"[' * 500 + '"]') == ['"[' * 500]
    for string in ('"]"', '"[]"', '"\\\\"', '"\\"]"', '"["', '""'):
        for depth, held in ((MAX_DEPTH, True), (MAX_DEPTH + 1, False)):
            text = f"[{string}," * depth + "0" + f",{string}]" * depth
            if held:
                parse_json(text)
            else:
                with pytest.raises(LimitError):
                    parse_json(text)


def test_text_that_was_never_escaped_is_written_all_the_same() -> None:
    assert render_json(["a\ud800", "b\u2028c\u2029"]) == '["a\\ud800","b\\u2028c\\u2029"]'
    assert parse_json(render_json(["b\u2028c\u2029"])) == ["b\u2028c\u2029"]


def test_many_small_values_are_no_depth() -> None:
    text = "[" + ",".join(['{"a":[[],{"b":"[[["}]}'] * 300) + "]"
    assert len(parse_json(text)) == 300
    assert len(parse_json("[" + ",".join(["[[]]"] * 300) + "]")) == 300


@pytest.mark.parametrize("opening", ['{"a":[', '[{"a":', "[[", '{"a":{"b":'])
@pytest.mark.parametrize("pairs", [100, 101, 105, 120])
def test_depth_is_counted_exactly(opening: str, pairs: int) -> None:
    closing = "".join({"[": "]", "{": "}"}[letter] for letter in reversed(opening) if letter in "[{")
    for text in (opening * pairs + "1" + closing * pairs, (opening * pairs + "1" + closing * pairs).replace(":", ": ")):
        if pairs * 2 <= MAX_DEPTH:
            assert parse_json(text)
        else:
            with pytest.raises(LimitError):
                parse_json(text)
