"""What can still be read of a damaged protobuf message: the fields before the damage, and the start of the damaged one.

A message is damaged where a field is cut short, where a string is not UTF-8, or where the bytes are no protobuf at
all. What is read is only ever a view: the cell keeps its bytes.
"""

from __future__ import annotations

from typing import Any, TypeVar

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message_factory import GetMessageClass

from decant.antigravity import wire
from decant.antigravity.pb import DecodeError, Message

__all__ = ["parse", "readable_prefix"]

M = TypeVar("M", bound=Message)
_MAX_DEPTH = 100


def parse(message: type[M], data: bytes) -> tuple[M, int | None]:
    """The message, and None where all of it was read; else what can be read of it, and the number of its bytes."""
    try:
        return message.FromString(data), None
    except DecodeError:
        kept = readable_prefix(message, data)
        return message.FromString(kept), len(kept)


def readable_prefix(message: type[Message], data: bytes, depth: int = 0) -> bytes:
    """The longest start of `data`, cut inside its last field if need be, that parses as `message`."""
    fields, rest = wire.leading(data)
    kept: list[bytes] = []
    for field in fields:
        if not _parses(message, field.raw):
            rest = field.raw
            break
        kept.append(field.raw)
    whole = b"".join(kept)
    part = _part(message, rest, depth) if rest and depth < _MAX_DEPTH else b""
    return whole + part if part and _parses(message, part) else whole


def _parses(message: type[Message], data: bytes) -> bool:
    try:
        message.FromString(data)
    except DecodeError:
        return False
    return True


def _part(message: type[Message], rest: bytes, depth: int) -> bytes:
    """The readable start of the first field in `rest`, closed so that it parses; empty where there is none."""
    head = wire.delimited_head(rest)
    if head is None:
        return b""
    number, value = head
    field: Any = message.DESCRIPTOR.fields_by_number.get(number)
    if field is None:
        return b""
    if field.type == FieldDescriptor.TYPE_STRING:
        return wire.delimited(number, _utf8_prefix(value)).raw
    if field.type == FieldDescriptor.TYPE_BYTES:
        return wire.delimited(number, value).raw
    if field.type == FieldDescriptor.TYPE_MESSAGE:
        return wire.delimited(number, readable_prefix(GetMessageClass(field.message_type), value, depth + 1)).raw
    return b""


def _utf8_prefix(value: bytes) -> bytes:
    try:
        value.decode()
    except UnicodeDecodeError as error:
        return value[: error.start]
    return value
