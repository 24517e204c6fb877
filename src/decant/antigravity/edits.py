"""Changes to a serialized message, field by field: every byte of what is not changed stays."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from decant.antigravity import pb, wire
from decant.antigravity.wire import Field

__all__ = ["number_of", "put_bytes", "put_integer", "put_message", "put_repeated", "put_text", "repeated", "within"]

_DELIMITED = 2


def number_of(message: type[pb.Message], field: str) -> int:
    """The number of the field called `field`."""
    return message.DESCRIPTOR.fields_by_name[field].number


def put_bytes(message: bytes, number: int, value: bytes) -> bytes:
    """The message with this string, bytes or message field; empty takes the field out."""
    return _put(message, number, wire.delimited(number, value) if value else None)


def put_text(message: bytes, number: int, text: str) -> bytes:
    return put_bytes(message, number, text.encode())


def put_integer(message: bytes, number: int, value: int) -> bytes:
    """The message with this integer or enum field; 0 takes the field out."""
    raw = wire.varint(number << 3) + wire.varint(value & (1 << 64) - 1)
    return _put(message, number, Field(number, 0, raw) if value else None)


def put_message(message: bytes, number: int, value: pb.Message | None) -> bytes:
    """The message with this message field, set even if it is empty; None takes the field out."""
    return _put(message, number, wire.delimited(number, value.SerializeToString()) if value is not None else None)


def within(message: bytes, number: int, change: Callable[[bytes], bytes]) -> bytes:
    """The message with its submessage changed. Of one that occurs several times, which protobuf merges, the
    occurrences become one; one that is missing is taken as empty."""
    found = [field for field in wire.split(message) if field.number == number]
    before = b"".join(field.value for field in found)
    after = change(before)
    if found and after == before:
        return message
    return _put(message, number, wire.delimited(number, after))


def repeated(message: bytes, number: int) -> list[bytes]:
    """The values of a repeated string, bytes or message field."""
    return [field.value for field in wire.split(message) if field.number == number and field.wire_type == _DELIMITED]


def put_repeated(message: bytes, number: int, values: Iterable[bytes]) -> bytes:
    """The message with these values of a repeated field, in the place of the first one that it had."""
    return _splice(message, number, [wire.delimited(number, value) for value in values])


def _put(message: bytes, number: int, new: Field | None) -> bytes:
    return _splice(message, number, [new] if new is not None else [])


def _splice(message: bytes, number: int, new: list[Field]) -> bytes:
    fields = wire.split(message)
    at = next((place for place, field in enumerate(fields) if field.number == number), len(fields))
    before = fields[:at]
    after = [field for field in fields[at:] if field.number != number]
    return wire.join([*before, *new, *after])
