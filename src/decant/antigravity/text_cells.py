"""One cell in the text form: the plain form that a known column has, and the typed form that says any cell."""

from __future__ import annotations

from binascii import Error as HexError
from binascii import hexlify, unhexlify
from collections.abc import Callable

import msgspec

from decant.antigravity.body import Cell, RawText
from decant.antigravity.text_schema import Kind
from decant.errors import FormatError

__all__ = ["PLAIN_READERS", "json_string", "read_hex", "read_typed", "typed", "write_plain"]

_encode = msgspec.json.encode


def json_string(text: str) -> bytes:
    """A JSON string in UTF-8. FormatError for a lone surrogate, which no database cell and no JSON text can hold."""
    try:
        return _encode(text)
    except UnicodeEncodeError:
        raise FormatError(f"a lone surrogate is no character: {text[:40]!a}") from None


def write_plain(cell: Cell, kind: Kind) -> bytes | None:
    """The cell as a column of this kind writes it; None where only the typed form can say it.

    A blob of kind `blob` is left to the caller, which writes it without copying it.
    """
    if cell is None:
        return b"null"
    if type(cell) is int and kind in ("int", "flag"):
        return b"true" if kind == "flag" and cell == 1 else b"%d" % cell
    if type(cell) is str and kind == "text":
        return json_string(cell)
    return None


def typed(cell: Cell) -> bytes:
    """Any cell, its storage class named: `null` or `{"int": 1}`. FormatError for a NaN, which SQLite cannot keep."""
    match cell:
        case None:
            return b"null"
        case int():
            return b'{"int": %d}' % cell
        case float():
            if cell != cell:
                raise FormatError("a REAL cell is never NaN")
            return b'{"real": "%s"}' % repr(cell).encode()
        case str():
            return b'{"text": %s}' % json_string(cell)
        case bytes():
            return b'{"blob": "%s"}' % hexlify(cell)
        case RawText():
            return b'{"texthex": "%s"}' % hexlify(cell.data)


def read_hex(value: object) -> bytes:
    """The bytes of a string of hexadecimal digits, in either case. FormatError says what is wrong with it."""
    if type(value) is not str:
        raise _wrong(value, "a string of hexadecimal digits")
    try:
        return unhexlify(value)
    except HexError:
        if len(value) % 2:
            raise FormatError(f"not hexadecimal: an odd number of digits ({len(value)})") from None
    except ValueError:
        pass  # not ASCII
    at = next(at for at, digit in enumerate(value) if digit not in "0123456789abcdefABCDEF")
    raise FormatError(f"not hexadecimal: {value[at]!a} at character {at + 1}") from None


def _read_blob(value: object) -> Cell:
    return None if value is None else read_hex(value)


def _read_int(value: object) -> Cell:
    if type(value) is int:
        if not -(1 << 63) <= value < 1 << 63:
            raise FormatError("an integer of more than 64 bits")
    elif value is not None:
        raise _wrong(value, "an integer")
    return value


def _read_flag(value: object) -> Cell:
    return int(value) if type(value) is bool else _read_int(value)


def _read_text(value: object) -> Cell:
    if value is None or type(value) is str:
        return value
    raise _wrong(value, "a string")


def _read_real(value: object) -> Cell:
    if type(value) is not str:
        raise _wrong(value, 'a number in "quotes"')
    try:
        number = float(value)
    except ValueError:
        raise FormatError(f"not a number: {value[:40]!a}") from None
    if number != number:
        raise FormatError("a REAL cell is never NaN")
    return number


def _not_null(read: Callable[[object], Cell]) -> Callable[[object], Cell]:
    def reader(value: object) -> Cell:
        if value is None:
            raise FormatError("NULL is written as null, without a storage class")
        return read(value)

    return reader


PLAIN_READERS: dict[Kind, Callable[[object], Cell]] = {
    "int": _read_int,
    "flag": _read_flag,
    "text": _read_text,
    "blob": _read_blob,
}
"""By the kind of a known column: from the decoded JSON value to the cell. FormatError for any other value."""

_TYPED_READERS: dict[str, Callable[[object], Cell]] = {
    "int": _not_null(_read_int),
    "real": _read_real,
    "text": _not_null(_read_text),
    "blob": read_hex,
    "texthex": lambda value: RawText(read_hex(value)),
}


def read_typed(value: object) -> Cell:
    """The inverse of `typed`. FormatError for anything else."""
    if value is None:
        return None
    if type(value) is dict and len(value) == 1:
        [(kind, inner)] = value.items()
        if kind in _TYPED_READERS:
            return _TYPED_READERS[kind](inner)
    kinds = ", ".join(f'{{"{kind}": …}}' for kind in _TYPED_READERS)
    raise _wrong(value, f"null or one of {kinds}")


_JSON_NAMES = {dict: "an object", list: "an array", str: "a string", int: "an integer", float: "a number with a point"}


def _wrong(value: object, wanted: str) -> FormatError:
    if value is None or type(value) is bool:
        found = {None: "null", True: "true", False: "false"}[value]
    else:
        found = _JSON_NAMES[type(value)]
    return FormatError(f"expected {wanted}, found {found}")
