"""The text form's `database`: the header's facts and the schema, read from decoded JSON."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from decant.antigravity.body import Column, Database, Header, SchemaItem, Table
from decant.antigravity.text_schema import check_header, standard_database, standard_items, standard_table
from decant.errors import FormatError

__all__ = ["read_database", "read_mode"]

T = TypeVar("T")
_MODE = re.compile(r"[0-7]{3,4}")
_DATABASE = (
    *("page_size", "journal_mode", "encoding", "auto_vacuum", "user_version", "application_id"),
    *("mode", "tables", "items"),
)


def read_database(value: object) -> Database:
    """A database without rows. What is not given is as the real client writes it. FormatError names the place."""
    given = _object(value, "database", _DATABASE)
    standard = standard_database()
    header = Header(
        **{
            field: _typed(given, field, type(default), "database", default)
            for field, default in vars(standard.header).items()
        }
    )
    mode = read_mode(given["mode"], "database.mode") if "mode" in given else standard.mode
    check_header(header, mode)
    if "tables" not in given and "items" not in given:
        return Database(header, standard.tables, standard_items(), mode)
    tables = [_table(entry, f"database.tables[{at}]") for at, entry in enumerate(_list(given, "tables", "database"))]
    _distinct(tables)
    items = [_item(entry, f"database.items[{at}]") for at, entry in enumerate(_list(given, "items", "database"))]
    return Database(header, tables, items, mode)


def read_mode(value: object, place: str) -> int:
    """Permission bits from their octal digits."""
    if type(value) is not str or not _MODE.fullmatch(value):
        raise FormatError('expected octal permission bits such as "0600"', place=place)
    return int(value, 8)


def _table(value: object, place: str) -> Table:
    given = _object(value, place, ("name", "sql", "columns", "rowids"))
    name = _typed(given, "name", str, place)
    standard = standard_table(name)
    sql = _typed(given, "sql", str, place, standard.sql if standard else None)
    rowids = False
    if "columns" in given:
        entries = enumerate(_list(given, "columns", place))
        columns = tuple(_column(entry, f"{place}.columns[{at}]") for at, entry in entries)
    elif standard is not None and sql == standard.sql:
        columns, rowids = standard.columns, standard.rowids is not None
    else:
        raise FormatError("missing: only the standard tables do without", place=f"{place}.columns")
    names = [column.name for column in columns]
    if len(set(names)) < len(names):
        raise FormatError("two columns have the same name", place=f"{place}.columns")
    rowids = _typed(given, "rowids", bool, place, rowids)
    return Table(name, sql, columns, rowids=[] if rowids else None)


def _column(value: object, place: str) -> Column:
    given = _object(value, place, ("name", "type", "notnull", "default", "pk"))
    default = _typed(given, "default", str, place) if given.get("default") is not None else None
    return Column(
        _typed(given, "name", str, place),
        _typed(given, "type", str, place, ""),
        _typed(given, "notnull", bool, place, False),  # noqa: FBT003
        default,
        _typed(given, "pk", int, place, 0),
    )


def _item(value: object, place: str) -> SchemaItem:
    given = _object(value, place, ("type", "name", "table", "sql"))
    kind, name, table, sql = (_typed(given, key, str, place) for key in ("type", "name", "table", "sql"))
    match kind:
        case "index" | "view" | "trigger":
            return SchemaItem(kind, name, table, sql)
    raise FormatError("expected index, view or trigger", place=f"{place}.type")


def _distinct(tables: list[Table]) -> None:
    seen: set[str] = set()
    for at, table in enumerate(tables):
        if table.name in seen:
            raise FormatError("two tables have the same name", place=f"database.tables[{at}].name")
        seen.add(table.name)


def _object(value: object, place: str, keys: tuple[str, ...]) -> dict[str, Any]:
    if type(value) is not dict:
        raise FormatError("expected an object", place=place)
    for key in value:
        if key not in keys:
            raise FormatError("an unknown key", place=f"{place}.{key}", hint="known: " + ", ".join(keys))
    return value


def _list(given: dict[str, Any], key: str, place: str) -> list[Any]:
    return _typed(given, key, list, place, [])


_WORDS = {str: "a string", int: "an integer", bool: "true or false", list: "an array"}


def _typed(given: dict[str, Any], key: str, kind: type[T], place: str, default: T | None = None) -> T:
    value = given.get(key, default)
    if value is None and key not in given:
        raise FormatError("missing", place=f"{place}.{key}")
    if type(value) is not kind:
        raise FormatError(f"expected {_WORDS[kind]}", place=f"{place}.{key}")
    return value
