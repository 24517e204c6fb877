"""A protobuf message cut into its top-level fields, so that one field can be replaced while every other byte stays.

Parsing and serialising again would not do: the agent writes maps in random order, and a parser drops the order in
which fields came. Field numbers and wire types are those of the protobuf encoding; nothing is decoded here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from decant.errors import FormatError

__all__ = [
    "DELIMITED",
    "Field",
    "delimited",
    "delimited_head",
    "join",
    "leading",
    "replace",
    "short_varint",
    "split",
    "varint",
]

_VARINT, _FIXED64, DELIMITED, _START_GROUP, _END_GROUP, _FIXED32 = range(6)
_MAX_VARINT_BYTES = 10


@dataclass(frozen=True, slots=True)
class Field:
    """One field as it lies in the message: `raw` is its tag and value, `value` the payload of a delimited field
    (else empty)."""

    number: int
    wire_type: int
    raw: bytes
    value: bytes = b""


def split(message: bytes) -> list[Field]:
    """The top-level fields of `message` in their order. Raises FormatError where it is not a protobuf message."""
    return list(_fields(message))


def leading(message: bytes) -> tuple[list[Field], bytes]:
    """The top-level fields before the first damage, and the bytes from there on (empty where there is none)."""
    fields: list[Field] = []
    position = 0
    try:
        for field in _fields(message):
            fields.append(field)
            position += len(field.raw)
    except FormatError:
        return fields, message[position:]
    return fields, b""


def delimited_head(message: bytes) -> tuple[int, bytes] | None:
    """The number of the first field and what there is of its value, if it is a delimited field; it may be cut short."""
    try:
        tag, position = _read_varint(message, 0)
        if tag & 7 != DELIMITED:
            return None
        length, position = _read_varint(message, position)
    except FormatError:
        return None
    return tag >> 3, message[position : position + length]


def join(fields: Iterable[Field]) -> bytes:
    return b"".join(field.raw for field in fields)


def varint(value: int) -> bytes:
    """The base-128 encoding of a non-negative integer."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def delimited(number: int, value: bytes) -> Field:
    """A length-delimited field: a string, bytes or a message."""
    return Field(number, DELIMITED, varint(number << 3 | DELIMITED) + varint(len(value)) + value, value)


def replace(message: bytes, number: int, change: Callable[[bytes], bytes | None]) -> bytes:
    """`message` with each delimited field `number` run through `change`; None takes the field out. A field whose
    value does not change keeps its bytes, tag and length included."""
    fields = []
    for field in _fields(message):
        if field.number == number and field.wire_type == DELIMITED:
            value = change(field.value)
            if value is None:
                continue
            if value != field.value:
                field = delimited(number, value)
        fields.append(field)
    return join(fields)


def _fields(message: bytes) -> Iterator[Field]:
    position, end = 0, len(message)
    while position < end:
        start = position
        tag, position = _read_varint(message, position)
        number, wire_type = tag >> 3, tag & 7
        if not 0 < number < 1 << 29:
            raise FormatError(f"field number {number} at byte {start} is not a protobuf field number")
        position, value = _skip(message, position, number, wire_type)
        yield Field(number, wire_type, message[start:position], value)


def _skip(message: bytes, position: int, number: int, wire_type: int) -> tuple[int, bytes]:
    start = position
    if wire_type == _VARINT:
        _, position = _read_varint(message, position)
        return position, b""
    if wire_type == DELIMITED:
        length, start = _read_varint(message, position)
        position = start + length
    elif wire_type == _FIXED64:
        position += 8
    elif wire_type == _FIXED32:
        position += 4
    elif wire_type == _START_GROUP:
        return _skip_group(message, position, number), b""
    else:
        raise FormatError(f"wire type {wire_type} at byte {position} is not valid there")
    if position > len(message):
        raise FormatError(f"field {number} at byte {start} is cut short")
    return position, message[start:position] if wire_type == DELIMITED else b""


def _skip_group(message: bytes, position: int, number: int) -> int:
    """The position after a group: proto2's way of nesting, which no known message uses but the wire allows."""
    open_groups = [number]
    while open_groups:
        tag, position = _read_varint(message, position)
        number, wire_type = tag >> 3, tag & 7
        if wire_type == _END_GROUP:
            if number != open_groups.pop():
                raise FormatError(f"group {number} ends at byte {position} without having begun")
        elif wire_type == _START_GROUP:
            open_groups.append(number)
        else:
            position, _ = _skip(message, position, number, wire_type)
    return position


def _read_varint(message: bytes, position: int) -> tuple[int, int]:
    value = 0
    for count in range(_MAX_VARINT_BYTES):
        if position >= len(message):
            raise FormatError(f"the message is cut short at byte {position}")
        byte = message[position]
        position += 1
        value |= (byte & 0x7F) << 7 * count
        if byte < 0x80:
            return value, position
    raise FormatError(f"the number that ends at byte {position} is longer than ten bytes")


def short_varint(message: bytes, position: int) -> tuple[int, int]:
    """A varint of at most four bytes. IndexError if it is longer, or cut short."""
    value = message[position]
    if value < 0x80:
        return value, position + 1
    value &= 0x7F
    for shift in (7, 14, 21):
        position += 1
        byte = message[position]
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, position + 1
    raise IndexError
