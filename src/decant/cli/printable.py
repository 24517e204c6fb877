"""What may reach a terminal: text in which nothing can move the cursor, set colours or reverse the line."""

from __future__ import annotations

import re

__all__ = ["printable", "printable_json"]

_HARMFUL = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # C0, DEL, C1: escape sequences start here
    "\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c"  # they reorder what is shown around them
    "\u2028\u2029\ufeff"  # line separators; the byte order mark
    "\U000e0000-\U000e007f"  # tags: invisible text
    "\ud800-\udfff]"  # lone surrogates: bytes of a file name that are not UTF-8
)
_LINES = re.compile("\r\n|\r")


def printable(text: str, *, lines: bool = False) -> str:
    """`text` with every control, reordering or unencodable character as a visible escape, such as `\\x1b`. With
    `lines`, line feeds and tabs stay, and other line endings become line feeds."""
    if lines:
        text = _LINES.sub("\n", text)
        return _HARMFUL.sub(lambda found: found[0] if found[0] in "\n\t" else _escape(found[0]), text)
    return _HARMFUL.sub(lambda found: _escape(found[0]), text)


def printable_json(text: str) -> str:
    """JSON text, with the same characters in JSON's own escape. Line feeds are the text's layout and stay."""
    return _HARMFUL.sub(lambda found: found[0] if found[0] == "\n" else _json_escape(found[0]), text)


def _json_escape(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{int.from_bytes(units[at : at + 2]):04x}" for at in range(0, len(units), 2))


def _escape(character: str) -> str:
    number = ord(character)
    if 0xDC80 <= number <= 0xDCFF:  # os.fsdecode's spelling of a byte
        return f"\\x{number - 0xDC00:02x}"
    if character in "\n\r\t":
        return {"\n": "\\n", "\r": "\\r", "\t": "\\t"}[character]
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
