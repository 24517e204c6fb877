"""Finds serialized `FileDescriptorProto`s in the data of a compiled program.

Go and C++ programs embed the descriptor of each `.proto` file uncompressed, without a length and without a mark at
its end. Its start is recognisable: field 1, a name that ends in `.proto`. Its end is where the fields stop coming in
the order of their numbers, because the bytes that follow belong to something else (in Go, mostly text).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from google.protobuf.descriptor_pb2 import FileDescriptorProto
from google.protobuf.message import DecodeError

__all__ = ["find_files"]

_MAX_NAME = 255
_NAME = re.compile(rb"[A-Za-z0-9_][A-Za-z0-9_./+-]*\.proto")
_VARINT, _BYTES = 0, 2

# Top-level fields of FileDescriptorProto: number -> wire type.
_FIELDS = {
    1: _BYTES,  # name
    2: _BYTES,  # package
    3: _BYTES,  # dependency
    4: _BYTES,  # message_type
    5: _BYTES,  # enum_type
    6: _BYTES,  # service
    7: _BYTES,  # extension
    8: _BYTES,  # options
    9: _BYTES,  # source_code_info
    10: _VARINT,  # public_dependency
    11: _VARINT,  # weak_dependency
    12: _BYTES,  # syntax
    14: _VARINT,  # edition
    15: _BYTES,  # option_dependency, since edition 2024
}
_SINGULAR = {1, 2, 8, 9, 12, 14}
_DEPENDENCY, _SYNTAX, _EDITION, _OPTION_DEPENDENCY = 3, 12, 14, 15
_DEPENDENCY_INDEXES = {10, 11}
_SYNTAXES = {b"\x06proto2", b"\x06proto3", b"\x08editions"}
"""Length and text of each value of `syntax`. Only after `editions` does anything come."""


def find_files(data: bytes) -> dict[str, FileDescriptorProto]:
    """Every file descriptor embedded in `data`, by the file's name, in the order of the names.

    A name can occur more than once (a Go and a C++ copy of one file, or a string that only looks like a file); the
    longest wins, because a copy that a runtime has stripped of its options is shorter.
    """
    found: dict[str, tuple[int, FileDescriptorProto]] = {}
    for start in _starts(data):
        candidate = _parse_longest(data, start)
        if candidate is None:
            continue
        size, file = candidate
        if file.name not in found or size > found[file.name][0]:
            found[file.name] = (size, file)
    return {name: found[name][1] for name in sorted(found)}


def _starts(data: bytes) -> Iterator[int]:
    """Offsets at which field 1, holding a name that ends in `.proto`, may begin."""
    for match in re.finditer(rb"\.proto", data):
        end = match.end()
        for size in range(len(b"a.proto"), min(_MAX_NAME, end) + 1):
            prefix = b"\n" + _encode_varint(size)
            start = end - size - len(prefix)
            if start >= 0 and data.startswith(prefix, start) and _NAME.fullmatch(data, end - size, end):
                yield start


def _parse_longest(data: bytes, start: int) -> tuple[int, FileDescriptorProto] | None:
    """The longest run of ordered fields from `start` that parses: its size and the message, or None."""
    for end in reversed(_field_ends(data, start)):
        try:
            file = FileDescriptorProto.FromString(data[start:end])
        except DecodeError:
            continue
        return end - start, file
    return None


def _field_ends(data: bytes, start: int) -> list[int]:
    """The end of each top-level field from `start` on, up to where the order of the fields breaks."""
    ends: list[int] = []
    position, last, dependencies = start, 0, 0
    while (field := _read_field(data, position)) is not None:
        number, end = field
        content = data[position + 1 : end]
        place = _place(number, last)
        if place < last or (place == last and number in _SINGULAR) or not _is_plausible(number, content, dependencies):
            break
        if number == _EDITION and not data.startswith(b"b\x08editions", ends[-1] - 10):
            break
        ends.append(end)
        position, last = end, place
        dependencies += number == _DEPENDENCY
    return ends


def _place(number: int, last: int) -> int:
    """Where a field belongs. Fields come in the order of their numbers, but some writers put all that is said about
    dependencies together."""
    together = number in _DEPENDENCY_INDEXES or number == _OPTION_DEPENDENCY
    return _DEPENDENCY if together and last <= _DEPENDENCY else number


def _is_plausible(number: int, content: bytes, dependencies: int) -> bool:
    """Whether text behind a descriptor did not just happen to look like one of the fields that come last.

    `content` is what follows the tag, the length included.
    """
    if number == _SYNTAX:
        return content in _SYNTAXES
    if number in _DEPENDENCY_INDEXES:
        return len(content) == 1 and content[0] < dependencies
    return number != _OPTION_DEPENDENCY or _NAME.fullmatch(content, 1) is not None


def _read_field(data: bytes, position: int) -> tuple[int, int] | None:
    """Number and end of the field at `position`, or None where no field of a FileDescriptorProto lies there."""
    tag = _read_varint(data, position)
    if tag is None or _FIELDS.get(tag[0] >> 3) != tag[0] & 7:
        return None
    value = _read_varint(data, tag[1])
    if value is None:
        return None
    end = value[1] + (value[0] if tag[0] & 7 == _BYTES else 0)
    return (tag[0] >> 3, end) if end <= len(data) else None


def _read_varint(data: bytes, position: int) -> tuple[int, int] | None:
    """Value and end of the varint at `position`, or None where there is none of at most 10 bytes."""
    value = 0
    for index, byte in enumerate(data[position : position + 10]):
        value |= (byte & 0x7F) << (7 * index)
        if byte < 0x80:
            return value, position + index + 1
    return None


def _encode_varint(value: int) -> bytes:
    low, high = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + _encode_varint(high) if high else bytes([low])
