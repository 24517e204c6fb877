"""Says file descriptors of any syntax in proto3, for the same wire format.

What proto3 cannot say without changing the wire (a group) is refused. What it cannot say and the wire does not show
(custom options, extension ranges, default values, services) is dropped; such fields are unknown fields at run time,
which survive. Syntaxes differ in two defaults that matter: whether a number that is not set is told from zero, and
whether repeated numbers are packed. `FeatureSet` names both since "editions"; older syntaxes are put in its terms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FeatureSet,
    FieldDescriptorProto,
    FileDescriptorProto,
)

from recovery.reach import IMPORTED, Index, RecoveryError, output_paths, reach

__all__ = ["Lowered", "lower"]

_DEFAULTS = {
    "": FeatureSet(field_presence=FeatureSet.EXPLICIT, repeated_field_encoding=FeatureSet.EXPANDED),
    "proto2": FeatureSet(field_presence=FeatureSet.EXPLICIT, repeated_field_encoding=FeatureSet.EXPANDED),
    "proto3": FeatureSet(field_presence=FeatureSet.IMPLICIT, repeated_field_encoding=FeatureSet.PACKED),
    "editions": FeatureSet(field_presence=FeatureSet.EXPLICIT, repeated_field_encoding=FeatureSet.PACKED),
}
_NEVER_PACKED = {
    FieldDescriptorProto.TYPE_STRING,
    FieldDescriptorProto.TYPE_BYTES,
    FieldDescriptorProto.TYPE_MESSAGE,
}


@dataclass(frozen=True)
class Lowered:
    """proto3 files ordered by path, where each came from, and the fields whose type was not kept."""

    files: list[FileDescriptorProto]
    originals: dict[str, str]
    """Path of a file -> name of the file that it was recovered from."""
    opaque: dict[str, str]
    """Full name of a field declared `bytes` or `int32` -> full name of its type outside the kept packages."""


def lower(files: Mapping[str, FileDescriptorProto], roots: Iterable[str], prefix: str) -> Lowered:
    """What `roots` reach inside the kept packages, as proto3 files with paths under `prefix`.

    Raises RecoveryError where a root is missing, two files would share a path, or proto3 cannot say something.
    """
    index = Index.of(files)
    reached = reach(index, roots)
    paths = output_paths(index, reached, prefix)
    lowering = _Lowering(index, reached, paths)
    lowered = [lowering.file(index.files[name]) for name in paths]
    return Lowered(
        sorted(lowered, key=lambda file: file.name), {path: name for name, path in paths.items()}, lowering.opaque
    )


@dataclass
class _Lowering:
    index: Index
    reached: set[str]
    paths: Mapping[str, str]
    opaque: dict[str, str] = field(default_factory=dict)

    def file(self, file: FileDescriptorProto) -> FileDescriptorProto:
        scope = f".{file.package}"
        features = _merge(_DEFAULTS[file.syntax], file.options.features)
        lowered = FileDescriptorProto(
            name=self.paths[file.name],
            package=file.package,
            syntax="proto3",
            message_type=self._messages(scope, file.message_type, features),
            enum_type=self._enums(scope, file.enum_type),
        )
        imports = {path for message in lowered.message_type for path in self._imports(message)}
        lowered.dependency.extend(sorted(imports - {lowered.name}))
        return lowered

    def _messages(self, scope: str, messages: Iterable[DescriptorProto], features: FeatureSet) -> list[DescriptorProto]:
        return [self._message(scope, m, features) for m in messages if f"{scope}.{m.name}" in self.reached]

    def _enums(self, scope: str, enums: Iterable[EnumDescriptorProto]) -> list[EnumDescriptorProto]:
        return [_lower_enum(scope, enum) for enum in enums if f"{scope}.{enum.name}" in self.reached]

    def _message(self, scope: str, message: DescriptorProto, inherited: FeatureSet) -> DescriptorProto:
        name = f"{scope}.{message.name}"
        features = _merge(inherited, message.options.features)
        lowered = DescriptorProto(
            name=message.name,
            field=[self._field(name, old, _merge(features, old.options.features)) for old in message.field],
            nested_type=self._messages(name, message.nested_type, features),
            enum_type=self._enums(name, message.enum_type),
            reserved_range=message.reserved_range,
            reserved_name=message.reserved_name,
        )
        _copy_oneofs(message, lowered)
        if message.options.map_entry:
            lowered.options.map_entry = True
            for entry_field in lowered.field:
                entry_field.ClearField("proto3_optional")
        return lowered

    def _field(self, scope: str, old: FieldDescriptorProto, features: FeatureSet) -> FieldDescriptorProto:
        if old.type == old.TYPE_GROUP or features.message_encoding == FeatureSet.DELIMITED:
            raise RecoveryError(f"{scope[1:]}.{old.name} is a group, which proto3 cannot say")
        repeated = old.label == old.LABEL_REPEATED
        lowered = FieldDescriptorProto(
            name=old.name,
            number=old.number,
            label=old.LABEL_REPEATED if repeated else old.LABEL_OPTIONAL,
            type=old.type,
            type_name=old.type_name or None,
        )
        self._replace_foreign_type(scope, lowered)
        if repeated and lowered.type not in _NEVER_PACKED and not _is_packed(old, features):
            lowered.options.packed = False
        if old.proto3_optional or (not repeated and _needs_optional(old, features)):
            lowered.proto3_optional = True
        if old.options.deprecated:
            lowered.options.deprecated = True
        return lowered

    def _replace_foreign_type(self, scope: str, lowered: FieldDescriptorProto) -> None:
        """A message of a package that is not kept has the wire form of `bytes`, an enum that of `int32`."""
        if not lowered.type_name or lowered.type_name in self.index.file_of or lowered.type_name in IMPORTED:
            return
        self.opaque[f"{scope[1:]}.{lowered.name}"] = lowered.type_name[1:]
        lowered.ClearField("type_name")
        lowered.type = lowered.TYPE_INT32 if lowered.type == lowered.TYPE_ENUM else lowered.TYPE_BYTES

    def _imports(self, message: DescriptorProto) -> Iterable[str]:
        for used in message.field:
            if used.type_name:
                yield IMPORTED.get(used.type_name) or self.paths[self.index.file_of[used.type_name]]
        for nested in message.nested_type:
            yield from self._imports(nested)


def _merge(inherited: FeatureSet, own: FeatureSet) -> FeatureSet:
    merged = FeatureSet()
    merged.CopyFrom(inherited)
    merged.MergeFrom(own)
    return merged


def _is_packed(old: FieldDescriptorProto, features: FeatureSet) -> bool:
    """Whether repeated numbers are packed; before editions an option of the field could say so."""
    if old.options.HasField("packed"):
        return old.options.packed
    return features.repeated_field_encoding != FeatureSet.EXPANDED


def _needs_optional(old: FieldDescriptorProto, features: FeatureSet) -> bool:
    """Whether a singular field tells "not set" from its default and proto3 would not, unless told (messages do)."""
    explicit = features.field_presence in (FeatureSet.EXPLICIT, FeatureSet.LEGACY_REQUIRED)
    return explicit and old.type != old.TYPE_MESSAGE and not old.HasField("oneof_index")


def _copy_oneofs(message: DescriptorProto, lowered: DescriptorProto) -> None:
    """The message's oneofs, without those that protoc makes up for `optional` (it makes them again)."""
    for index, oneof in enumerate(message.oneof_decl):
        members = [
            number
            for number, old in enumerate(message.field)
            if old.HasField("oneof_index") and old.oneof_index == index and not old.proto3_optional
        ]
        if members:
            lowered.oneof_decl.add(name=oneof.name)
        for number in members:
            lowered.field[number].oneof_index = len(lowered.oneof_decl) - 1


def _lower_enum(scope: str, enum: EnumDescriptorProto) -> EnumDescriptorProto:
    """The enum without custom options, its zero first, as proto3 demands."""
    values = sorted(enum.value, key=lambda value: value.number != 0)
    if not values or values[0].number != 0:
        raise RecoveryError(f"enum {scope[1:]}.{enum.name} has no value 0, which proto3 demands")
    lowered = EnumDescriptorProto(name=enum.name, reserved_range=enum.reserved_range, reserved_name=enum.reserved_name)
    for value in values:
        lowered.value.add(name=value.name, number=value.number)
    if enum.options.allow_alias:
        lowered.options.allow_alias = True
    return lowered
