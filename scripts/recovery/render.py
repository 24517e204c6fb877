"""Writes a proto3 file descriptor as `.proto` text, in the order that the descriptor has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
)

__all__ = ["Scopes", "render"]

_INDENT = "  "
_MAX_FIELD_NUMBER = 2**29 - 1
_MAX_ENUM_NUMBER = 2**31 - 1
_SCALARS = {
    number: name.removeprefix("TYPE_").lower()
    for name, number in FieldDescriptorProto.Type.items()
    if name not in ("TYPE_GROUP", "TYPE_MESSAGE", "TYPE_ENUM")
}


_Range: TypeAlias = DescriptorProto.ReservedRange | EnumDescriptorProto.EnumReservedRange


class Scopes:
    """Every name that a type reference could meet on its way out through the scopes, each with a leading dot."""

    def __init__(self, files: Iterable[FileDescriptorProto]) -> None:
        self._names: set[str] = set()
        for file in files:
            package = ""
            for part in file.package.split("."):
                package += f".{part}"
                self._names.add(package)
            self._names.update(f"{package}.{enum.name}" for enum in file.enum_type)
            for message in file.message_type:
                self._add(package, message)

    def _add(self, scope: str, message: DescriptorProto) -> None:
        name = f"{scope}.{message.name}"
        self._names.add(name)
        self._names.update(f"{name}.{enum.name}" for enum in message.enum_type)
        for nested in message.nested_type:
            self._add(name, nested)

    def reference(self, scope: str, package: str, target: str) -> str:
        """The shortest name that means `target` when it is used in `scope`; both are full, with a leading dot.

        Names of the same `package` leave it out; others have it whole, and a leading dot where they need it.
        """
        outer = scope
        while outer.startswith(f".{package}"):
            relative = target.removeprefix(f"{outer}.")
            if relative != target and self._resolves(scope, relative, target):
                return relative
            outer = outer.rpartition(".")[0]
        return target[1:] if self._resolves(scope, target[1:], target) else target

    def _resolves(self, scope: str, reference: str, target: str) -> bool:
        first = reference.partition(".")[0]
        while scope and f"{scope}.{first}" not in self._names:
            scope = scope.rpartition(".")[0]
        return f"{scope}.{reference}" == target


def render(file: FileDescriptorProto, header: Iterable[str], scopes: Scopes, opaque: Mapping[str, str]) -> str:
    """The text of a proto3 file: `header` as comment lines, then everything in the descriptor.

    `opaque` holds, by the full name of a field, the type that could not be kept; it is said in a comment.
    """
    writer = _Writer(file.package, scopes, opaque)
    blocks = [[*(f"// {line}".rstrip() for line in header)], ['syntax = "proto3";'], [f"package {file.package};"]]
    if file.dependency:
        blocks.append([f'import "{path}";' for path in file.dependency])
    blocks += [list(writer.enum(enum)) for enum in file.enum_type]
    blocks += [list(writer.message(f".{file.package}", message)) for message in file.message_type]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


@dataclass(frozen=True)
class _Writer:
    package: str
    scopes: Scopes
    opaque: Mapping[str, str]

    def message(self, scope: str, message: DescriptorProto) -> Iterator[str]:
        name = f"{scope}.{message.name}"
        maps = {f"{name}.{nested.name}": nested for nested in message.nested_type if nested.options.map_entry}
        body = list(_reserved(message.reserved_range, message.reserved_name, _MAX_FIELD_NUMBER, last=-1))
        for enum in message.enum_type:
            body += self.enum(enum)
        for nested in message.nested_type:
            if not nested.options.map_entry:
                body += self.message(name, nested)
        body += self._fields(name, message, maps)
        yield from _block(f"message {message.name}", body)

    def enum(self, enum: EnumDescriptorProto) -> Iterator[str]:
        body = ["option allow_alias = true;"] if enum.options.allow_alias else []
        body += _reserved(enum.reserved_range, enum.reserved_name, _MAX_ENUM_NUMBER, last=0)
        body += [f"{value.name} = {value.number};" for value in enum.value]
        yield from _block(f"enum {enum.name}", body)

    def _fields(self, scope: str, message: DescriptorProto, maps: Mapping[str, DescriptorProto]) -> Iterator[str]:
        """Fields in declared order; a oneof is written whole where its first field stands."""
        written: set[int] = set()
        for field in message.field:
            if not field.HasField("oneof_index"):
                yield self._field(scope, field, maps)
            elif field.oneof_index not in written:
                written.add(field.oneof_index)
                members = [m for m in message.field if m.HasField("oneof_index") and m.oneof_index == field.oneof_index]
                oneof = message.oneof_decl[field.oneof_index]
                yield from _block(f"oneof {oneof.name}", [self._field(scope, member, maps) for member in members])

    def _field(self, scope: str, field: FieldDescriptorProto, maps: Mapping[str, DescriptorProto]) -> str:
        entry = maps.get(field.type_name)
        if entry is not None:
            key, value = (self._type(scope, part) for part in sorted(entry.field, key=lambda part: part.number))
            label, kind = "", f"map<{key}, {value}>"
            foreign = self.opaque.get(f"{field.type_name[1:]}.value")
        else:
            label = "optional " if field.proto3_optional else "repeated " if field.label == field.LABEL_REPEATED else ""
            kind = self._type(scope, field)
            foreign = self.opaque.get(f"{scope[1:]}.{field.name}")
        options = ["packed = false"] if field.options.HasField("packed") else []
        options += ["deprecated = true"] if field.options.deprecated else []
        suffix = f" [{', '.join(options)}]" if options else ""
        comment = f"  // opaque: {foreign}" if foreign else ""
        return f"{label}{kind} {field.name} = {field.number}{suffix};{comment}"

    def _type(self, scope: str, field: FieldDescriptorProto) -> str:
        if field.type_name:
            return self.scopes.reference(scope, self.package, field.type_name)
        return _SCALARS[field.type]


def _reserved(ranges: Iterable[_Range], names: Iterable[str], maximum: int, *, last: int) -> Iterator[str]:
    """Statements for reserved numbers and names. `last` is added to a range's end to get the last number in it."""
    texts = [_range_text(item.start, item.end + last, maximum) for item in ranges]
    if texts:
        yield f"reserved {', '.join(texts)};"
    quoted = [f'"{name}"' for name in names]
    if quoted:
        yield f"reserved {', '.join(quoted)};"


def _range_text(start: int, end: int, maximum: int) -> str:
    if start == end:
        return str(start)
    return f"{start} to {'max' if end == maximum else end}"


def _block(head: str, body: list[str]) -> Iterator[str]:
    if not body:
        yield f"{head} {{}}"
        return
    yield f"{head} {{"
    yield from (f"{_INDENT}{line}" for line in body)
    yield "}"
