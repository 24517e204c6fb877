"""JSON texts, read and written so that nothing in them is rounded: what Python cannot hold becomes an escape."""

from __future__ import annotations

import json
import math
import re
from decimal import Decimal
from typing import Any

import msgspec

from decant.errors import FormatError
from decant.escapes import MARK, MAX_DEPTH, NUMBER, Numeral, escape_value, same_json, too_deep, unescape_text

__all__ = [
    "can_hold_json",
    "check_depth",
    "check_keys",
    "has_odd_numbers",
    "parse_again",
    "parse_json",
    "parse_plain",
    "render_json",
]

_NUMERAL = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_UNHELD = re.compile("[\ud800-\udfff\ufdd0]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_CONSTANTS = ("NaN", "Infinity", "-Infinity")

_MARK_BYTES = MARK.encode()
_FOLD_DIGITS = bytes.maketrans(b"123456789", b"000000000")
_LONG_INTEGER = b"0" * 19
"""Folded: integers of fewer digits always fit 64 bits."""
_DIGITS_HELD = 15
"""Decimals of so many digits come back from a double."""
_FOLD = bytes.maketrans(b"0123456789.E", b"00000000000" + b"e")
_NEGATIVE_ZERO = re.compile(rb"-0(?![.0-9])")
_UNHELD_NUMBER = re.compile(rb"[:,\[]\s*-?(?:[0-9](?:[0-9.]{15}|[0-9.]*[eE])|(?<=-)0(?![.0-9]))")

_BRACKET = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)
_NOT_STRUCTURE = bytes(set(range(256)) - set(b'"[]{}'))
_PEELED = 32
_SEPARATORS = ((b"\xe2\x80\xa8", b"\\u2028"), (b"\xe2\x80\xa9", b"\\u2029"))


def _integer(text: str) -> int | float | Numeral:
    if text == "-0":
        return -0.0
    if len(text) > 20:
        return Numeral(text)
    value = int(text)
    return value if -(2**63) <= value < 2**64 else Numeral(text)


def _decimal(text: str) -> float | Numeral:
    value = float(text)
    if value == 0:
        mantissa = text.lower().partition("e")[0]
        return value if not mantissa.strip("-0.") else Numeral(text)
    if math.isinf(value) or Decimal(text) != Decimal(repr(value)):
        return Numeral(text)
    return value


def _refuse_constant(text: str) -> Any:
    raise FormatError(f"{text} is not JSON")


def has_odd_numbers(data: bytes) -> bool:
    """Whether the JSON text may hold a number that msgspec would refuse or round. It may say so of innocent text,
    which costs only time; the cheap looks come first."""
    folded = data.translate(_FOLD)
    if b"0e" in folded or b"0" * 16 in folded or _NEGATIVE_ZERO.search(data):
        return _UNHELD_NUMBER.search(data) is not None or data.lstrip()[:1] not in b"{["
    return False


class _UnheldError(Exception):
    """A number that Python would round."""


def _held(text: str) -> float:
    """A decimal as msgspec meets it."""
    if len(text) <= _DIGITS_HELD and "e" not in text and "E" not in text:
        return float(text)
    value = _decimal(text)
    if isinstance(value, Numeral):
        raise _UnheldError
    return value


_decode = msgspec.json.Decoder(float_hook=_held).decode


_encode = msgspec.json.Encoder().encode


def parse_plain(data: bytes) -> Any:
    """The value of a compact JSON text, as clients write it, in which nothing needs an escape; None for any other text,
    and for text that is not JSON. It is quick, and `parse_again` is quicker.

    LimitError if it nests deeper than `MAX_DEPTH`.
    """
    check_depth(data)
    try:
        value = _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, _UnheldError, RecursionError):
        return None
    # What writes the same text again was not rounded, but for long integers; and no key was given twice.
    if _encode(value) != data or _LONG_INTEGER in data.translate(_FOLD_DIGITS):
        return None
    return value if data.isascii() or _MARK_BYTES not in data else None


def parse_again(data: bytes) -> Any:
    """The value of a text of which `parse_plain` gave one."""
    return _decode(data)


def _has_mark(data: bytes) -> bool:
    return _MARK_BYTES in data or (b"\\u" in data and b"\\ufdd0" in data.lower())


def check_depth(data: bytes) -> None:
    """LimitError if arrays and objects nest too deep. Exact, without recursion; nearly free for ordinary text."""
    if data.count(b"[") + data.count(b"{") <= MAX_DEPTH:
        return
    inner = data.replace(b"\\\\", b"").replace(b'\\"', b"") if b"\\" in data else data
    inner = inner.translate(None, _NOT_STRUCTURE)
    for _ in range(_PEELED):  # what is left between quotes was a string's; each round takes one or two levels away
        outer, inner = inner, inner.replace(b'""', b"").replace(b"[]", b"").replace(b"{}", b"")
        if inner.count(b"[") + inner.count(b"{") <= MAX_DEPTH - 2 * _PEELED:
            return
        if len(inner) == len(outer):
            break
    depth = 0
    for found in _BRACKET.finditer(data):
        if found[0] in b"[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise too_deep()
        elif found[0] in b"]}":
            depth -= 1


def check_keys(data: bytes) -> None:
    """FormatError if an object of this valid JSON text has a key twice: of its values only one would be read."""
    json.loads(data, object_pairs_hook=_distinct, parse_int=len, parse_float=len)


def _distinct(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise FormatError(f"the key {json.dumps(twice)} is given twice")


def parse_json(data: bytes | str, *, allow_nan: bool = False, escaped: bool = False) -> Any:
    """The value of a JSON text, with escapes where Python or UTF-8 could not hold it. Of a repeated key the last wins.

    `allow_nan` takes the tokens NaN, Infinity and -Infinity, which no client of ours reads as JSON; they become
    escapes. `escaped` says that U+FDD0 in the text's strings already introduces escapes, as in the common form.
    FormatError for text that is not JSON or not UTF-8, saying where; LimitError if it nests deeper than `MAX_DEPTH`.
    """
    try:
        raw = data.encode() if isinstance(data, str) else data
    except UnicodeEncodeError:
        raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if (value := parse_plain(raw)) is not None:
        return value
    try:
        if not (has_odd_numbers(raw) or (_has_mark(raw) and not escaped)):
            return _decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, _UnheldError):
        pass  # the standard library takes more, and says where it stops
    except RecursionError as error:
        raise too_deep() from error
    return _parse_slowly(data, allow_nan, escaped)


def _parse_slowly(data: bytes | str, allow_nan: bool, escaped: bool) -> Any:
    try:
        text = data if isinstance(data, str) else data.decode()
        value = json.loads(
            text,
            parse_int=_integer,
            parse_float=_decimal,
            parse_constant=Numeral if allow_nan else _refuse_constant,
        )
    except UnicodeDecodeError as error:
        raise FormatError(f"not UTF-8: {error.reason}", place=f"byte {error.start}") from error
    except json.JSONDecodeError as error:
        raise FormatError(f"not JSON: {error.msg}", place=f"line {error.lineno} column {error.colno}") from error
    except RecursionError as error:
        raise too_deep() from error
    return escape_value(value, escaped=escaped)


def render_json(value: Any, *, sort_keys: bool = False, allow_nan: bool = False) -> str:
    """The compact JSON text of a value with escapes: `parse_json` of it gives the value back wherever `can_hold_json`.

    Numbers are written with the text that their escape holds, lone surrogates as `\\udXXX`, U+2028 and U+2029 as
    `\\u2028` and `\\u2029` (line splitters take them for line ends), other characters as they are. NaN and the
    infinities, escaped or not, become `null` unless `allow_nan`. A string that holds U+FDD0 without a valid escape is
    written as it is. LimitError if the value nests deeper than `MAX_DEPTH`.
    """
    order = "sorted" if sort_keys else None
    try:
        out = msgspec.json.encode(value, order=order)
        if _MARK_BYTES in out or (allow_nan and b"null" in out):
            out = msgspec.json.encode(_raw(value, order, allow_nan), order=order)
    except UnicodeEncodeError:
        out = msgspec.json.encode(_raw(value, order, allow_nan), order=order)
    except RecursionError as error:
        raise too_deep() from error
    check_depth(out)
    for character, escape in _SEPARATORS:
        if character in out:
            out = out.replace(character, escape)
    return out.decode()


def _raw(value: Any, order: Any, allow_nan: bool) -> Any:
    """The value with everything that msgspec would not write as we do put in as ready JSON text."""
    if isinstance(value, str):
        return _raw_string(value, allow_nan)
    if isinstance(value, list | tuple):
        return [_raw(item, order, allow_nan) for item in value]
    if isinstance(value, dict):
        items = {key: _raw(item, order, allow_nan) for key, item in value.items()}
        if not any(isinstance(key, str) and _UNHELD.search(key) for key in items):
            return items
        keys = sorted(items) if order else list(items)
        members = [_string(unescape_text(key)) + b":" + msgspec.json.encode(items[key], order=order) for key in keys]
        return msgspec.Raw(b"{" + b",".join(members) + b"}")
    if allow_nan and isinstance(value, float) and not math.isfinite(value):
        return _raw_string(escape_value(value), allow_nan)
    return value


def _raw_string(value: str, allow_nan: bool) -> Any:
    if value.startswith(NUMBER):
        numeral = value[len(NUMBER) :]
        if _NUMERAL.fullmatch(numeral):
            return msgspec.Raw(numeral.encode())
        if numeral in _CONSTANTS:
            return msgspec.Raw(numeral.encode()) if allow_nan else None
    return msgspec.Raw(_string(unescape_text(value))) if _UNHELD.search(value) else value


def _string(text: str) -> bytes:
    rendered = json.dumps(text, ensure_ascii=False)
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", rendered).encode()


def can_hold_json(value: Any) -> bool:
    """Whether `parse_json(render_json(value))` is the value, to the type of every number (dicts compare unordered)."""
    return same_json(parse_json(render_json(value)), value)
