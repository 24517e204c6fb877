"""JSON as Go's `encoding/json` writes and reads it, with HTML escaping off: how the agent writes its logs.

Compact; the keys of a map sorted by their bytes; U+2028 and U+2029 escaped, every other character as it is; numbers
go through a float64. What is not UTF-8 is written as `\\ufffd`, once for each byte.
"""

from __future__ import annotations

import json
import math
import re
from decimal import Decimal
from typing import Any, NoReturn

from decant.errors import FormatError, LimitError
from decant.escapes import MAX_DEPTH

__all__ = ["encode", "number", "parse_object", "string"]

_INVALID = re.compile("[\ud800-\udfff]")
_SEPARATORS = re.compile("[\u2028\u2029]")
_SURROGATE_BYTES = 3
_quote = json.JSONEncoder(ensure_ascii=False).encode


def string(text: str) -> str:
    """A string literal. Each lone surrogate is three bytes that are not UTF-8."""
    literal = _quote(text)
    if literal.isascii():
        return literal
    literal = _SEPARATORS.sub(lambda found: f"\\u{ord(found[0]):04x}", literal)
    return _INVALID.sub("\\\\ufffd" * _SURROGATE_BYTES, literal)


def number(value: float) -> str:
    """A float64: the fewest digits that give it back, with an exponent below 1e-6 and from 1e21 on.

    FormatError for NaN and the infinities, which Go refuses too.
    """
    if not math.isfinite(value):
        raise FormatError(f"{value} has no form in JSON")
    digits = repr(value)
    if value == 0 or 1e-6 <= abs(value) < 1e21:
        return format(Decimal(digits), "f").removesuffix(".0")
    mantissa, _, exponent = digits.partition("e")
    sign = exponent[0] if exponent[0] in "+-" else "+"
    return f"{mantissa.removesuffix('.0')}e{sign}{exponent.lstrip('+-0')}"


def encode(value: Any) -> str:
    """The text of a value made of dicts, lists, strings, numbers, booleans and None; integers become float64.

    FormatError for a number that a float64 cannot hold; LimitError where it nests deeper than `MAX_DEPTH`.
    """
    return _encode(value, 0)


def _encode(value: Any, depth: int) -> str:
    if depth > MAX_DEPTH:
        raise LimitError(f"JSON that nests deeper than {MAX_DEPTH} levels")
    if isinstance(value, str):
        return string(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        members = (f"{string(key)}:{_encode(value[key], depth + 1)}" for key in sorted(value))
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_encode(item, depth + 1) for item in value) + "]"
    return number(_float(value))


def _float(value: int | float) -> float:
    try:
        return float(value)
    except OverflowError as error:
        raise FormatError("a number that a float64 cannot hold") from error


def parse_object(text: str) -> dict[str, Any] | None:
    """The value of a JSON text as Go reads it into a map: numbers as float64, the last of a repeated key, U+FFFD for a
    surrogate that has no pair. None for `null`.

    FormatError where Go fails: it is no JSON, neither an object nor null, or a number is too large. LimitError where
    it nests deeper than `MAX_DEPTH`.
    """
    try:
        value = json.loads(text, parse_int=_finite, parse_float=_finite, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise FormatError(f"not JSON: {error.msg}", place=f"line {error.lineno} column {error.colno}") from error
    except RecursionError as error:
        raise LimitError(f"JSON that nests deeper than {MAX_DEPTH} levels") from error
    if value is not None and not isinstance(value, dict):
        raise FormatError("not a JSON object")
    return _repair(value, 0)


def _finite(text: str) -> float:
    value = float(text)
    if math.isinf(value):
        raise FormatError("a number that a float64 cannot hold")
    return value


def _no_constant(text: str) -> NoReturn:
    raise FormatError(f"{text} is not JSON")


def _repair(value: Any, depth: int) -> Any:
    if depth > MAX_DEPTH:
        raise LimitError(f"JSON that nests deeper than {MAX_DEPTH} levels")
    if isinstance(value, str):
        return _INVALID.sub("\ufffd", value)
    if isinstance(value, dict):
        return {_repair(key, depth): _repair(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list):
        return [_repair(item, depth + 1) for item in value]
    return value
