"""One JSON text as the JavaScript client reads and writes it.

Like `JSON.parse`: the last of duplicate keys wins, `__proto__` is a key like any other, lone surrogates and numbers of
any size are accepted, `NaN` and `Infinity` are not, and bytes that are not UTF-8 count as U+FFFD. What Python's
strings and a double cannot both hold carries the escape of `decant.escapes`.
"""

from __future__ import annotations

import re
from typing import Any, TypeGuard

from decant.errors import FormatError
from decant.exactjson import parse_json, render_json

__all__ = ["BOM", "dump", "dump_pretty", "is_text", "parse"]

BOM = b"\xef\xbb\xbf"
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+"|\[\]|\{\}|[\[\]{},:]')


def parse(data: bytes) -> Any:
    """The value of a JSON text. Raises FormatError where it is not JSON, LimitError where it nests too deeply.

    A byte order mark at the start is passed over, which the client does not do.
    """
    data = data.removeprefix(BOM)
    try:
        return parse_json(data)
    except FormatError:
        text = data.decode("utf-8", "replace")
        if "\ufffd" not in text:
            raise
        return parse_json(text)


def is_text(value: object) -> TypeGuard[str]:
    """Whether a parsed value was a string; a number that only an escape can hold is one in Python alone."""
    return isinstance(value, str) and not value.startswith("\ufdd0n")


def dump(value: Any) -> bytes:
    """The value as the client writes a line, without its line feed; U+2028 and U+2029 are escaped, which it forgets.

    Raises LimitError where the value nests too deeply.
    """
    return render_json(value).encode()


def dump_pretty(value: Any) -> bytes:
    """The value as the client writes a whole file: indented by two spaces, no final line feed."""
    depth = 0

    def lay_out(token: re.Match[str]) -> str:
        nonlocal depth
        text = token[0]
        if text in ("[", "{"):
            depth += 1
            return text + "\n" + "  " * depth
        if text in ("]", "}"):
            depth -= 1
            return "\n" + "  " * depth + text
        return ",\n" + "  " * depth if text == "," else ": " if text == ":" else text

    return _TOKEN.sub(lay_out, render_json(value)).encode()
