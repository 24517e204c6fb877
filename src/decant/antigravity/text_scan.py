"""A JSON document read piece by piece: objects and arrays are walked, and only their elements are decoded.

An element's end is found by following its brackets and strings, in whatever layout, so memory is bounded by the largest
element and not by the document.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import BinaryIO, TypeVar

import msgspec

from decant.errors import FormatError, LimitError
from decant.exactjson import check_keys

__all__ = ["MAX_DEPTH", "Scanner", "decode_value"]

MAX_DEPTH = 64
"""Brackets inside brackets that a document may have; the text form itself needs seven."""

_CHUNK = 1 << 16
_BACKSLASH = 0x5C
_WHITE = re.compile(rb"[ \t\r\n]*")
_BRACKET_OR_QUOTE = re.compile(rb'["\[\]{}]')
_SCALAR = re.compile(rb"[-+.0-9A-Za-z]*")
_decode = msgspec.json.Decoder().decode
T = TypeVar("T")


def decode_value(raw: bytes) -> object:
    """The value of one JSON text that is at most `MAX_DEPTH` deep.

    Raises FormatError, without a place: for what is not JSON, and, unlike most parsers, for a key given twice.
    """
    try:
        value = _decode(raw)
    except (msgspec.MsgspecError, ValueError) as error:
        raise FormatError(f"not JSON: {error}") from None
    if type(value) is list or (type(value) is dict and not _as_many_colons(raw, len(value))):
        check_keys(raw)
    return value


def _as_many_colons(raw: bytes, keys: int) -> bool:
    """Each key has one colon: if there are no more, then no key was dropped, and nothing is nested."""
    at = -1
    for _ in range(keys):
        at = raw.find(b":", at + 1)
    return raw.find(b":", at + 1) < 0


class Scanner:
    """Walks one document in `file`, from its first byte to its last.

    Every method raises FormatError (not JSON, or not what was asked for) or LimitError (nested too deep) without a
    place: the caller knows the path.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._buffer = b""
        self._position = 0
        self._hold = False
        self._fill()
        if self._buffer.startswith(b"\xef\xbb\xbf"):
            self._position = 3

    def hold(self) -> int:
        """Keeps in memory all that is read from here on; gives the position to return to."""
        self._trim()
        self._hold = True
        return self._position

    def rewind(self, position: int) -> None:
        """Goes back to a position that `hold` gave."""
        self._position = position
        self._hold = False

    def members(self) -> Iterator[str]:
        """The keys of an object. The caller reads each key's value before it asks for the next."""
        yield from self._sequence(b"{", b"}", self._key)

    def more_members(self) -> Iterator[str]:
        """The keys that are left of an object, after the value of one of its keys was read."""
        yield from self._rest(b"}", self._key)

    def elements(self) -> Iterator[object]:
        """The decoded elements of an array."""
        yield from self._sequence(b"[", b"]", self.value)

    def peek(self) -> bytes:
        """The next byte that is not white space; empty at the end."""
        while True:
            match = _WHITE.match(self._buffer, self._position)
            self._position = match.end() if match else self._position
            if self._position < len(self._buffer):
                return self._buffer[self._position : self._position + 1]
            if not self._fill():
                return b""

    def end(self) -> None:
        """Checks that nothing follows the document."""
        if self.peek():
            raise FormatError("something follows the end of the document")

    def value(self) -> object:
        """The next value, decoded."""
        end = self._end_of_value()
        value = decode_value(self._buffer[self._position : end])
        self._position = end
        return value

    def skip(self) -> None:
        """Passes over the next value."""
        self._position = self._end_of_value()

    def _sequence(self, opening: bytes, closing: bytes, read: Callable[[], T]) -> Iterator[T]:
        self._take(opening)
        if self.peek() != closing:
            yield read()
        yield from self._rest(closing, read)

    def _rest(self, closing: bytes, read: Callable[[], T]) -> Iterator[T]:
        while self.peek() != closing:
            self._take(b",")
            yield read()
        self._position += 1

    def _key(self) -> str:
        if self.peek() != b'"':
            raise FormatError(self._expected('a key in "quotes"'))
        end = self._end_of_string(1)
        key = decode_value(self._buffer[self._position : end])
        self._position = end
        self._take(b":")
        return str(key)

    def _take(self, byte: bytes) -> None:
        if self.peek() != byte:
            raise FormatError(self._expected(f"`{byte.decode()}`"))
        self._position += 1

    def _expected(self, what: str) -> str:
        found = self.peek()
        return f"expected {what}, found {ascii(found)[1:] if found else 'the end of the text'}"

    def _end_of_value(self) -> int:
        """Where the next value ends, reading on as far as needed."""
        first = self.peek()
        if first == b'"':
            return self._end_of_string(1)
        if first in (b"{", b"["):
            return self._end_of_brackets()
        while True:
            match = _SCALAR.match(self._buffer, self._position)
            end = match.end() if match else self._position
            if end < len(self._buffer) or not self._fill():
                break
        if end == self._position:
            raise FormatError(self._expected("a value"))
        return end

    # Offsets count from the position, because reading on moves the buffer under it.

    def _end_of_brackets(self) -> int:
        depth, offset = 0, 0
        while True:
            match = _BRACKET_OR_QUOTE.search(self._buffer, self._position + offset)
            if match is None:
                offset = len(self._buffer) - self._position
                self._read_on()
                continue
            offset = match.end() - self._position
            token = match.group()
            if token == b'"':
                offset = self._end_of_string(offset) - self._position
            elif token in b"[{":
                depth += 1
                if depth > MAX_DEPTH:
                    raise LimitError(f"nested more than {MAX_DEPTH} deep")
            else:
                depth -= 1
                if not depth:
                    return self._position + offset

    def _end_of_string(self, offset: int) -> int:
        """Just after the quote that ends the string whose first character is at `offset`."""
        while True:
            quote = self._buffer.find(b'"', self._position + offset)
            if quote < 0:
                offset = len(self._buffer) - self._position
                self._read_on()
                continue
            slash = quote  # the opening quote stops the search for backslashes
            while self._buffer[slash - 1] == _BACKSLASH:
                slash -= 1
            if (quote - slash) % 2 == 0:
                return quote + 1
            offset = quote + 1 - self._position

    def _read_on(self) -> None:
        if not self._fill():
            raise FormatError("the text ends in the middle of a value")

    def _fill(self) -> bool:
        """Reads at least a chunk, and as much again as is waiting, so that a long value costs linear time."""
        self._trim()
        more = self._file.read(max(_CHUNK, len(self._buffer)))
        self._buffer += more
        return bool(more)

    def _trim(self) -> None:
        if self._position and not self._hold:
            self._buffer = self._buffer[self._position :]
            self._position = 0
