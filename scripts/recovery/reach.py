"""Which messages and enums some root messages use, inside the packages that are kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from google.protobuf import any_pb2, duration_pb2, empty_pb2, field_mask_pb2, struct_pb2, timestamp_pb2, wrappers_pb2
from google.protobuf.descriptor_pb2 import DescriptorProto, EnumDescriptorProto, FileDescriptorProto

__all__ = ["IMPORTED", "KEPT_PACKAGES", "Index", "RecoveryError", "output_paths", "reach"]

KEPT_PACKAGES = ("gemini_coder", "exa")
"""Packages that are copied, with those below them."""

_WELL_KNOWN = (any_pb2, duration_pb2, empty_pb2, field_mask_pb2, struct_pb2, timestamp_pb2, wrappers_pb2)
IMPORTED: dict[str, str] = {
    f".{kind.full_name}": module.DESCRIPTOR.name
    for module in _WELL_KNOWN
    for kind in (*module.DESCRIPTOR.message_types_by_name.values(), *module.DESCRIPTOR.enum_types_by_name.values())
}
"""Types of `google.protobuf` that are imported, not copied: full name with a leading dot -> file to import."""


class RecoveryError(ValueError):
    """A wanted message is missing, or the descriptors cannot be said in proto3 with the same wire format."""


@dataclass(frozen=True)
class Index:
    """Messages and enums of the kept packages by full name with a leading dot, and the file that declares each."""

    files: dict[str, FileDescriptorProto] = field(default_factory=dict)
    messages: dict[str, DescriptorProto] = field(default_factory=dict)
    file_of: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, files: Mapping[str, FileDescriptorProto]) -> Index:
        index = cls()
        for name, file in files.items():
            if any(f"{file.package}.".startswith(f"{kept}.") for kept in KEPT_PACKAGES):
                index.files[name] = file
                index._add(f".{file.package}", name, file.message_type, file.enum_type)
        return index

    def _add(
        self, scope: str, file: str, messages: Iterable[DescriptorProto], enums: Iterable[EnumDescriptorProto]
    ) -> None:
        for enum in enums:
            self.file_of[f"{scope}.{enum.name}"] = file
        for message in messages:
            name = f"{scope}.{message.name}"
            self.messages[name] = message
            self.file_of[name] = file
            self._add(name, file, message.nested_type, message.enum_type)


def reach(index: Index, roots: Iterable[str]) -> set[str]:
    """Full names, with a leading dot, of the messages and enums that `roots` (without the dot) use.

    A type that is nested in a message brings that message along. Raises RecoveryError for a root that is not there.
    """
    reached: set[str] = set()
    todo = [f".{root}" for root in roots]
    for root in todo:
        if root not in index.messages:
            raise RecoveryError(f"no message {root[1:]} among the recovered descriptors")
    while todo:
        name = todo.pop()
        if name in reached:
            continue
        reached.add(name)
        outer = name.rpartition(".")[0]
        if outer in index.messages:
            todo.append(outer)
        if name in index.messages:
            todo += [used.type_name for used in index.messages[name].field if used.type_name in index.file_of]
    return reached


def output_paths(index: Index, reached: Iterable[str], prefix: str) -> dict[str, str]:
    """Name of each file that declares something reached -> path to write: package as folders, original base name.

    Raises RecoveryError where two files would get the same path.
    """
    paths: dict[str, str] = {}
    for name in sorted({index.file_of[kind] for kind in reached}):
        path = "/".join([prefix, *index.files[name].package.split("."), PurePosixPath(name).name])
        if path in paths.values():
            raise RecoveryError(f"two recovered files belong at {path}; the second is {name}")
        paths[name] = path
    return paths
