"""Compares the generated descriptors with a schema that was made independently of them.

    python scripts/compare_schema.py SCHEMA.json

The schema is a JSON object of `messages` and `enums`, by full name:

    {"messages": {"a.M": {"fields": [{"n": 1, "name": "x", "type": "string", "repeated": true}], "reserved": [[2, 3]]}},
     "enums": {"a.E": {"values": {"E_UNKNOWN": 0}}}}

A field may have `optional`, `repeated`, `oneof` (its name) and `opaque` (the type it would have, were it kept); a
message may have `map_entry`. Hand-written messages have no counterpart and are left out. Prints the counts and every
difference; exit code 1 where there is one.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
)

GENERATED = Path(__file__).resolve().parent.parent / "generated"
HAND_WRITTEN = ("jetbox_summaries_pb.",)
"""Names that begin so are not in the binary."""

Schema: TypeAlias = dict[str, dict[str, dict[str, Any]]]


def generated_files(generated: Path = GENERATED) -> Iterator[FileDescriptorProto]:
    """The descriptor of each generated module, in the order of their names."""
    for path in sorted(generated.rglob("*_pb2.py")):
        module = importlib.import_module(".".join(path.relative_to(generated).with_suffix("").parts))
        yield FileDescriptorProto.FromString(module.DESCRIPTOR.serialized_pb)


def describe(files: Iterable[FileDescriptorProto]) -> Schema:
    """The schema of `files` in the form that this script reads, without the hand-written names."""
    schema: Schema = {"messages": {}, "enums": {}}
    for file in files:
        _describe_scope(schema, file.package, file.message_type, file.enum_type)
    return {
        kind: {name: entry for name, entry in entries.items() if not name.startswith(HAND_WRITTEN)}
        for kind, entries in schema.items()
    }


def _describe_scope(
    schema: Schema, scope: str, messages: Iterable[DescriptorProto], enums: Iterable[EnumDescriptorProto]
) -> None:
    for enum in enums:
        schema["enums"][f"{scope}.{enum.name}"] = {"values": {value.name: value.number for value in enum.value}}
    for message in messages:
        name = f"{scope}.{message.name}"
        schema["messages"][name] = {
            "fields": [_describe_field(message, field) for field in message.field],
            "reserved": [[item.start, item.end - 1] for item in message.reserved_range],
            "map_entry": message.options.map_entry,
        }
        _describe_scope(schema, name, message.nested_type, message.enum_type)


def _describe_field(message: DescriptorProto, field: FieldDescriptorProto) -> dict[str, Any]:
    in_oneof = field.HasField("oneof_index") and not field.proto3_optional
    return {
        "n": field.number,
        "name": field.name,
        "type": field.type_name[1:] or FieldDescriptorProto.Type.Name(field.type).removeprefix("TYPE_").lower(),
        "optional": field.proto3_optional,
        "repeated": field.label == FieldDescriptorProto.LABEL_REPEATED,
        "oneof": message.oneof_decl[field.oneof_index].name if in_oneof else None,
    }


def differences(wanted: Schema, actual: Schema) -> list[str]:
    """One line for each thing that the schemas say differently, ordered by name."""
    lines: list[str] = []
    for kind, compare in (("messages", _compare_message), ("enums", _compare_enum)):
        for name in sorted(wanted[kind].keys() | actual[kind].keys()):
            if name not in actual[kind] or name not in wanted[kind]:
                lines.append(f"{name}: {'missing' if name in wanted[kind] else 'not in the schema'}")
            else:
                lines += compare(name, wanted[kind][name], actual[kind][name])
    return lines


def _compare_message(name: str, wanted: dict[str, Any], actual: dict[str, Any]) -> Iterator[str]:
    for key, default in (("map_entry", False), ("reserved", [])):
        yield from _compare_value(f"{name}: {key}", wanted.get(key, default), actual[key])
    wanted_fields, actual_fields = _by_number(wanted["fields"]), _by_number(actual["fields"])
    for number in sorted(wanted_fields.keys() | actual_fields.keys()):
        place = f"{name}, field {number}"
        if number not in actual_fields or number not in wanted_fields:
            yield f"{place}: {'missing' if number in wanted_fields else 'not in the schema'}"
            continue
        for key, default in (("name", None), ("type", None), ("optional", False), ("repeated", False), ("oneof", None)):
            wanted_value = wanted_fields[number].get(key, default)
            yield from _compare_value(f"{place}: {key}", wanted_value, actual_fields[number][key])


def _compare_enum(name: str, wanted: dict[str, Any], actual: dict[str, Any]) -> Iterator[str]:
    for value in sorted(wanted["values"].keys() | actual["values"].keys()):
        yield from _compare_value(f"{name}.{value}", wanted["values"].get(value), actual["values"].get(value))


def _compare_value(place: str, wanted: object, actual: object) -> Iterator[str]:
    if wanted != actual:
        yield f"{place}: {actual!r}, the schema has {wanted!r}"


def _by_number(fields: Iterable[Mapping[str, Any]]) -> dict[int, Mapping[str, Any]]:
    return {field["n"]: field for field in fields}


def summary(wanted: Schema, actual: Schema) -> str:
    """Counts of both sides; opaque fields can only be counted in the schema, which names their types."""
    fields = [field for message in wanted["messages"].values() for field in message["fields"]]
    opaque = sum("opaque" in field for field in fields)
    return (
        f"schema: {len(wanted['messages'])} messages, {len(fields)} fields, {len(wanted['enums'])} enums, "
        f"{opaque} opaque fields\n"
        f"generated: {len(actual['messages'])} messages, "
        f"{sum(len(message['fields']) for message in actual['messages'].values())} fields, {len(actual['enums'])} enums"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("schema", type=Path, metavar="SCHEMA.json")
    wanted: Schema = json.loads(parser.parse_args(arguments).schema.read_text("utf-8"))
    sys.path.insert(0, str(GENERATED))
    actual = describe(generated_files())
    lines = differences(wanted, actual)
    for line in lines:
        print(line)
    print(summary(wanted, actual))
    print(f"{len(lines)} differences")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
