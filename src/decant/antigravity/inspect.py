"""A conversation's database as plain data for a person to read: messages decoded, enums by name, bytes as hex.

What the descriptors do not know is marked by its key: `unknown field 7 (varint)`, `unknown column x`. A blob that does
not parse is `{"unreadable": reason, "hex": bytes}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping, MutableSequence
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.duration_pb2 import Duration
from google.protobuf.message_factory import GetMessageClass
from google.protobuf.timestamp_pb2 import Timestamp
from google.protobuf.unknown_fields import UnknownFieldSet

from decant.antigravity import pb
from decant.antigravity.body import Body, Cell, Column, RawText, Table
from decant.antigravity.text_schema import KNOWN_TABLES
from decant.formats import Item

__all__ = ["decode", "describe", "items"]

_WIRE_TYPES = {0: "varint", 1: "fixed64", 2: "bytes", 3: "group", 5: "fixed32"}
_ENUM_COLUMNS = {
    ("steps", "step_type"): pb.CortexStepType,
    ("steps", "status"): pb.CortexStepStatus,
    ("trajectory_meta", "trajectory_type"): pb.CortexTrajectoryType,
    ("trajectory_meta", "source"): pb.CortexTrajectorySource,
}


def items(body: Body, *, table: str = "steps", number: int | None = None) -> Iterator[Item]:
    """The rows of one table, decoded; of `steps`, only the one whose idx is `number` where that is given."""
    found = body.database.table(table)
    if found is None:
        return
    known = KNOWN_TABLES.get(table)
    idx = next((at for at, column in enumerate(found.columns) if column.name == "idx"), None)
    for position, row in enumerate(found.rows):
        if number is not None and (row[idx] if idx is not None else position) != number:
            continue
        fields = {}
        for column, cell in zip(found.columns, row, strict=True):
            if cell is not None:
                marked = known is not None and column.name not in known
                fields[f"unknown column {column.name}" if marked else column.name] = _cell(found, column, cell)
        yield Item(_title(found, row, position), fields)


def _title(table: Table, row: tuple[Cell, ...], position: int) -> str:
    cells = dict(zip((column.name for column in table.columns), row, strict=True))
    if table.name not in KNOWN_TABLES:
        return f"unknown table {table.name}, row {position}"
    if table.name != "steps":
        return f"{table.name} {cells.get('idx', position)}"
    kind = _enum(pb.CortexStepType.DESCRIPTOR, cells.get("step_type"), pb.enum_prefix(pb.CortexStepType))
    status = _enum(pb.CortexStepStatus.DESCRIPTOR, cells.get("status"), pb.enum_prefix(pb.CortexStepStatus))
    return f"step {cells.get('idx')} {kind} {status}"


def _cell(table: Table, column: Column, cell: Cell) -> Any:
    if isinstance(cell, RawText):
        return {"text that is not valid": cell.data.hex()}
    enum = _ENUM_COLUMNS.get((table.name, column.name))
    if enum is not None and isinstance(cell, int):
        return _enum(enum.DESCRIPTOR, cell)
    if not isinstance(cell, bytes):
        return cell
    message = pb.COLUMN_MESSAGES.get((table.name, column.name))
    return {"hex": cell.hex()} if message is None else decode(message, cell)


def decode(kind: type[pb.Message], data: bytes) -> Any:
    """The message in `data` as plain data, or the bytes marked unreadable."""
    try:
        message = kind.FromString(data)
    except pb.DecodeError:
        return {"unreadable": f"does not parse as {kind.DESCRIPTOR.full_name}", "hex": data.hex()}
    return describe(message)


def describe(message: pb.Message) -> Any:
    """The set fields of a message by name, in the order of their numbers, unknown ones last."""
    if isinstance(message, Timestamp | Duration):
        return _time(message)
    if message.DESCRIPTOR.full_name == "google.protobuf.Any":
        return _any(message)
    fields: dict[str, Any] = {}
    for field, value in message.ListFields():
        fields[field.name] = _value(field, value)
    return {**fields, **_unknown(UnknownFieldSet(message))}


def _value(field: FieldDescriptor, value: Any) -> Any:
    if isinstance(value, MutableMapping) and field.message_type is not None:
        entry = field.message_type.fields_by_name["value"]
        return {str(key): _one(entry, value[key]) for key in sorted(value)}
    if isinstance(value, MutableSequence):
        return [_one(field, one) for one in value]
    return _one(field, value)


def _one(field: FieldDescriptor, value: Any) -> Any:
    if isinstance(value, pb.Message):
        return describe(value)
    if field.enum_type is not None:
        return _enum(field.enum_type, value)
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def _enum(descriptor: Any, number: Any, prefix: str = "") -> str:
    value = descriptor.values_by_number.get(number) if isinstance(number, int) else None
    return f"{number} (unknown value)" if value is None else value.name.removeprefix(prefix)


def _time(message: Timestamp | Duration) -> Any:
    """RFC 3339 or seconds, unless the value is outside of what those can say, or carries unknown fields."""
    unknown = _unknown(UnknownFieldSet(message))
    try:
        text = message.ToJsonString()
    except ValueError:
        return {"seconds": message.seconds, "nanos": message.nanos, **unknown}
    return {"time": text, **unknown} if unknown else text


def _any(message: Any) -> Any:
    pool: Any = pb.Step.DESCRIPTOR.file.pool
    try:
        descriptor = pool.FindMessageTypeByName(message.TypeName())
    except KeyError:
        value: Any = {"hex": message.value.hex()}
    else:
        value = decode(GetMessageClass(descriptor), message.value)
    return {"type_url": message.type_url, "value": value, **_unknown(UnknownFieldSet(message))}


def _unknown(unknown: UnknownFieldSet) -> Mapping[str, Any]:
    fields: dict[str, Any] = {}
    for field in unknown:
        key = f"unknown field {field.field_number} ({_WIRE_TYPES.get(field.wire_type, field.wire_type)})"
        data = field.data
        if isinstance(data, bytes):
            value: Any = {"hex": data.hex()}
        elif isinstance(data, UnknownFieldSet):
            value = _unknown(data)
        else:
            value = data
        fields.setdefault(key, []).append(value)
    return {key: values[0] if len(values) == 1 else values for key, values in fields.items()}
