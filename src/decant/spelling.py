"""What the table of tools is made of: one client's tool as keys of a canonical tool's fields, in both directions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeAlias

import msgspec

from decant.escapes import NUMBER, same_json
from decant.tooltypes import Tool

__all__ = [
    "AS_IS",
    "NEGATED",
    "OFFSET_AND_LIMIT",
    "ONE_OF_LIST",
    "Arguments",
    "Form",
    "Key",
    "Shape",
    "Spelling",
    "each",
    "holds_number_as_text",
    "only_item",
]

Arguments: TypeAlias = Mapping[str, Any]


_LAST_LINE = 2**63 - 1


class _MisfitError(Exception):
    """The arguments, or the tool, cannot be spelled this way."""


@dataclass(frozen=True)
class Form:
    """How a field's value is written as an argument, and read from one."""

    read: Callable[[Any], Any]
    write: Callable[[Any], Any]
    normal: Callable[[Any], Any] = lambda argument: argument
    """The argument without what is as good as missing."""


def _same(value: Any) -> Any:
    return value


def _negated(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _MisfitError
    return not value


def _in_list(value: Any) -> list[Any]:
    return [value]


def _out_of_list(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 1:
        raise _MisfitError
    return value[0]


AS_IS = Form(_same, _same)
NEGATED = Form(_negated, _negated)
ONE_OF_LIST = Form(_in_list, _out_of_list)


@dataclass(frozen=True)
class Key:
    """One argument. `absent` is the field's value that a missing key stands for; an explicit one is as good as none.
    `required` keys are written even then."""

    field: str
    form: Form = AS_IS
    absent: Any = None
    required: bool = False


def holds_number_as_text(value: Any) -> bool:
    """Whether somewhere in it is a number that only an escape can hold: to Python a string, to a tool none."""
    if isinstance(value, str):
        return value.startswith(NUMBER)
    items = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return any(map(holds_number_as_text, items))


def _read_keys(keys: Mapping[str, Key], arguments: Arguments) -> dict[str, Any]:
    fields = {key.field: key.absent for key in keys.values() if key.absent is not None}
    for name, value in arguments.items():
        if name not in keys or value is None:
            raise _MisfitError
        fields[keys[name].field] = keys[name].form.read(value)
    return fields


def _write_keys(keys: Mapping[str, Key], fields: Mapping[str, Any]) -> dict[str, Any]:
    by_field = {key.field: (name, key) for name, key in keys.items()}
    arguments: dict[str, Any] = {}
    for name, value in fields.items():
        if name not in by_field:
            raise _MisfitError
        argument, key = by_field[name]
        if value is not None and (key.required or value != key.absent):
            arguments[argument] = key.form.write(value)
    return arguments


def _normal(keys: Mapping[str, Key], arguments: Arguments) -> dict[str, Any]:
    """The arguments without those that say what a missing key would."""
    return {
        name: keys[name].form.normal(value)
        for name, value in arguments.items()
        if keys[name].form is not AS_IS or not same_json(value, keys[name].absent)
    }


def each(keys: Mapping[str, Key]) -> Form:
    """A list of objects, each with these keys."""

    def read(value: Any) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise _MisfitError
        return [_read_keys(keys, item) for item in value]

    return Form(
        read,
        lambda value: [_write_keys(keys, msgspec.structs.asdict(item)) for item in value],
        lambda value: [_normal(keys, item) for item in value],
    )


@dataclass(frozen=True)
class Shape:
    """Arguments that are not one key a field, turned into such ones (`read`) and back (`write`)."""

    read: Callable[[dict[str, Any]], dict[str, Any]] = _same
    write: Callable[[dict[str, Any]], dict[str, Any]] = _same


def only_item(name: str) -> Shape:
    """The arguments are those of the one item of a list called `name`."""

    def read(arguments: dict[str, Any]) -> dict[str, Any]:
        item = _out_of_list(arguments[name]) if list(arguments) == [name] else None
        if not isinstance(item, dict):
            raise _MisfitError
        return item

    return Shape(read, lambda arguments: {name: [arguments]})


def _lines_of_offset(arguments: dict[str, Any]) -> dict[str, Any]:
    """`offset` (lines to skip, from 0) and `limit` (a count) as first and last line, from 1."""
    rest = dict(arguments)
    offset, limit = rest.pop("offset", None), rest.pop("limit", None)
    valid = all(
        number is None or (type(number) is int and number >= least) for number, least in ((offset, 0), (limit, 1))
    )
    if not valid or "start_line" in rest or "end_line" in rest:
        raise _MisfitError
    if offset is not None:
        rest["start_line"] = offset + 1
    if limit is not None:
        rest["end_line"] = (offset or 0) + limit
    if (offset or 0) + (limit or 1) > _LAST_LINE:
        raise _MisfitError
    return rest


def _offset_of_lines(arguments: dict[str, Any]) -> dict[str, Any]:
    rest = dict(arguments)
    start, end = rest.pop("start_line", None), rest.pop("end_line", None)
    if start is not None:
        rest["offset"] = start - 1
    if end is not None:
        rest["limit"] = end - (start or 1) + 1
    return rest


OFFSET_AND_LIMIT = Shape(_lines_of_offset, _offset_of_lines)


@dataclass(frozen=True)
class Spelling:
    """One tool of one client: the arguments of `kind` under that client's keys.

    `constants` are arguments that the client fills in itself; a call that has another value there has no canonical
    view. `fixed` are fields that this tool implies. `display` are keys of strings for a person's eye. Spellings that
    are not `current` are read and never written."""

    format: str
    name: str
    kind: type[msgspec.Struct]
    keys: Mapping[str, Key]
    constants: Arguments = field(default_factory=dict[str, Any])
    fixed: Mapping[str, Any] = field(default_factory=dict[str, Any])
    display: tuple[str, ...] = ()
    shape: Shape = field(default_factory=Shape)
    current: bool = True

    def read(self, arguments: Arguments) -> Tool | None:
        """The canonical view of a call, or None if it would not give the arguments back."""
        if holds_number_as_text(arguments):
            return None
        try:
            shaped = self._shaped(arguments)
            fields = {**_read_keys(self.keys, shaped), **self.fixed}
            tool: Any = msgspec.convert(fields, self.kind)
            written = self.write(tool)
            again = None if written is None else self._shaped(written)
        except (_MisfitError, msgspec.ValidationError):
            return None
        return tool if again is not None and same_json(_normal(self.keys, again), _normal(self.keys, shaped)) else None

    def write(self, tool: Tool) -> dict[str, Any] | None:
        """The arguments of a call, constants included, or None if the tool cannot be spelled this way."""
        if type(tool) is not self.kind:
            return None
        fields = msgspec.structs.asdict(tool)
        for known in _fields(self.kind):
            name, value = known.name, fields[known.name]
            if name in self.fixed and value != self.fixed[name]:
                return None
            unspelled = all(key.field != name for key in self.keys.values())
            if name in self.fixed or (unspelled and value == _default(known)):
                del fields[name]
        try:
            return {**self.shape.write(_write_keys(self.keys, fields)), **self.constants}
        except _MisfitError:
            return None

    def _shaped(self, arguments: Arguments) -> dict[str, Any]:
        """The arguments without display strings and constants, one key a field."""
        rest: dict[str, Any] = {}
        for name, value in arguments.items():
            if name in self.constants:
                if not same_json(value, self.constants[name]):
                    raise _MisfitError
            elif name not in self.display or not isinstance(value, str):
                rest[name] = value
        shaped = self.shape.read(rest)
        if not same_json(self.shape.write(shaped), rest):
            raise _MisfitError
        return shaped


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a canonical tool; finding them out takes longer than reading a call."""
    return msgspec.structs.fields(kind)


def _default(known: msgspec.structs.FieldInfo) -> Any:
    return known.default if known.default_factory is msgspec.NODEFAULT else known.default_factory()
