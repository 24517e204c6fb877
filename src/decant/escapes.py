"""The one escape of the common form, for text that UTF-8 cannot hold and numbers that a program would round.

U+FDD0, a code point that Unicode reserves for a program's own use, introduces it:

* in any string, U+FDD0 and four lower-case hex digits stand for a lone surrogate (`d800` to `dfff`) or for a literal
  U+FDD0 (`fdd0`);
* in a JSON value, a string of U+FDD0, `n` and a number's text stands for that number: an integer outside of 64 bits
  (-2**63 to 2**64-1), a decimal whose digits a double does not give back, or the tokens NaN, Infinity and -Infinity.

Escaped text never holds U+FDD0 followed by `n`, so that the two cannot be taken for each other.
"""

from __future__ import annotations

import math
import re
from decimal import Decimal
from typing import Any

from decant.errors import LimitError

__all__ = [
    "MARK",
    "MAX_DEPTH",
    "NUMBER",
    "Numeral",
    "can_hold_text",
    "escape_text",
    "escape_value",
    "plain_text",
    "same_json",
    "too_deep",
    "unescape_text",
]

MAX_DEPTH = 200
"""How deep arrays and objects may nest in JSON that decant reads or writes."""

MARK = "\ufdd0"
NUMBER = MARK + "n"
_UNHELD = re.compile("[\ud800-\udfff\ufdd0]")
_SURROGATE = re.compile("[\ud800-\udfff]")
_ESCAPE = re.compile(MARK + "(fdd0|d[89a-f][0-9a-f]{2})")


def escape_text(text: str) -> str:
    """The text with lone surrogates and U+FDD0 escaped. `unescape_text` gives the very same text back."""
    return text if text.isascii() else _UNHELD.sub(lambda found: f"{MARK}{ord(found[0]):04x}", text)


def unescape_text(text: str) -> str:
    """The text that was escaped; it may hold lone surrogates. A U+FDD0 that introduces no escape stays as it is."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), text) if MARK in text else text


def plain_text(text: str) -> str:
    """The unescaped text for a place that holds UTF-8 only: U+FFFD stands for each lone surrogate."""
    return _SURROGATE.sub("\ufffd", unescape_text(text)) if MARK in text else text


def can_hold_text(text: str) -> bool:
    """Whether escaped text comes back the same from a place that holds UTF-8 only, written there by `plain_text`."""
    return text.isascii() or escape_text(plain_text(text)) == text


def escape_value(value: Any, *, escaped: bool = False) -> Any:
    """A JSON value with its strings and keys escaped, and its numbers where they need it (NaN too).

    Keys that are not strings are kept. `escaped` says that U+FDD0 already introduces escapes, so that only what was
    left out is escaped. LimitError if the value nests deeper than `MAX_DEPTH`.
    """
    return _escape(value, _SURROGATE if escaped else _UNHELD, 0)


class Numeral(str):
    """A number's text on its way to an escape, told apart from strings."""


def _escape(value: Any, unheld: re.Pattern[str], depth: int) -> Any:
    if depth > MAX_DEPTH:
        raise too_deep()
    if isinstance(value, Numeral):
        return NUMBER + value
    if isinstance(value, str):
        return unheld.sub(lambda found: f"{MARK}{ord(found[0]):04x}", value)
    if isinstance(value, dict):
        return {_escape(key, unheld, depth): _escape(item, unheld, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_escape(item, unheld, depth + 1) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return NUMBER + ("NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity")
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        return f"{NUMBER}{Decimal(value):f}"
    return value


def too_deep() -> LimitError:
    return LimitError(f"JSON that nests deeper than {MAX_DEPTH} levels")


def same_json(a: Any, b: Any) -> bool:
    """Whether two JSON values are equal to the type of every number and the sign of zero; `==` takes 1 for True."""
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same_json(a[key], b[key]) for key in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same_json, a, b))
    return a == b and (not isinstance(a, float) or math.copysign(1, a) == math.copysign(1, b))
