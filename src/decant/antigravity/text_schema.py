"""What the text form knows of the database's schema: the seven tables, their plain columns, declared defaults.

The statements are verbatim those of a database that the real client wrote (user_version 1).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal, TypeAlias

from decant.antigravity.body import Cell, Column, Database, Header, SchemaItem, Table
from decant.errors import FormatError

__all__ = [
    "FORMAT",
    "KNOWN_TABLES",
    "LOGS",
    "LOG_DIRECTORIES",
    "NO_DEFAULT",
    "Kind",
    "NoDefault",
    "check_header",
    "declared_default",
    "plain_kinds",
    "standard_database",
    "standard_items",
    "standard_table",
]

FORMAT = "decant/antigravity-json/1"
"""The value of the text's `format` key: name and version of the layout."""

Kind: TypeAlias = Literal["int", "flag", "text", "blob"]
"""How a known column is written: a number, `true` for 1, a string, lower-case hexadecimal."""

KNOWN_TABLES: dict[str, dict[str, Kind]] = {
    "trajectory_meta": {"trajectory_id": "text", "cascade_id": "text", "trajectory_type": "int", "source": "int"},
    "trajectory_metadata_blob": {"id": "text", "data": "blob"},
    "steps": {
        "idx": "int",
        "step_type": "int",
        "status": "int",
        "has_subtrajectory": "flag",
        "metadata": "blob",
        "error_details": "blob",
        "permissions": "blob",
        "task_details": "blob",
        "render_info": "blob",
        "step_payload": "blob",
        "step_format": "int",
    },
    "gen_metadata": {"idx": "int", "data": "blob", "size": "int"},
    "executor_metadata": {"idx": "int", "data": "blob"},
    "parent_references": {"idx": "int", "data": "blob"},
    "battle_mode_infos": {"idx": "int", "data": "blob"},
}
"""The tables with a key of their own, in the order of the text, and the columns that have a plain form."""

LOG_DIRECTORIES = (".system_generated", ".system_generated/logs")
LOGS = {name: f"{LOG_DIRECTORIES[-1]}/{name}.jsonl" for name in ("transcript", "transcript_full")}
"""The two logs of the brain that have a key of their own, and their paths."""

_INDEXED_BLOB = "CREATE TABLE `{}` (`idx` integer,`data` blob,PRIMARY KEY (`idx`))"
_SQL = {
    "trajectory_meta": "CREATE TABLE `trajectory_meta` (`trajectory_id` text,`cascade_id` text,"
    "`trajectory_type` integer,`source` integer,PRIMARY KEY (`trajectory_id`))",
    "steps": "CREATE TABLE `steps` (`idx` integer,`step_type` integer NOT NULL DEFAULT 0,"
    "`status` integer NOT NULL DEFAULT 0,`has_subtrajectory` numeric NOT NULL DEFAULT false,`metadata` blob,"
    "`error_details` blob,`permissions` blob,`task_details` blob,`render_info` blob,`step_payload` blob,"
    "`step_format` integer NOT NULL DEFAULT 0,PRIMARY KEY (`idx`))",
    "gen_metadata": "CREATE TABLE `gen_metadata` (`idx` integer,`data` blob,`size` integer NOT NULL DEFAULT 0,"
    "PRIMARY KEY (`idx`))",
    "executor_metadata": _INDEXED_BLOB.format("executor_metadata"),
    "parent_references": _INDEXED_BLOB.format("parent_references"),
    "trajectory_metadata_blob": 'CREATE TABLE `trajectory_metadata_blob` (`id` text DEFAULT "main",`data` blob,'
    "PRIMARY KEY (`id`))",
    "battle_mode_infos": _INDEXED_BLOB.format("battle_mode_infos"),
}

_INT, _BLOB, _COUNT = Column("", "INTEGER"), Column("", "BLOB"), Column("", "INTEGER", notnull=True, default="0")
_KEY = replace(_INT, pk=1)


def _columns(**columns: Column) -> tuple[Column, ...]:
    return tuple(replace(column, name=name) for name, column in columns.items())


_COLUMNS = {
    "trajectory_meta": _columns(
        trajectory_id=Column("", "TEXT", pk=1), cascade_id=Column("", "TEXT"), trajectory_type=_INT, source=_INT
    ),
    "steps": _columns(
        idx=_KEY,
        step_type=_COUNT,
        status=_COUNT,
        has_subtrajectory=Column("", "numeric", notnull=True, default="false"),
        **dict.fromkeys(
            ("metadata", "error_details", "permissions", "task_details", "render_info", "step_payload"), _BLOB
        ),
        step_format=_COUNT,
    ),
    "gen_metadata": _columns(idx=_KEY, data=_BLOB, size=_COUNT),
    "executor_metadata": _columns(idx=_KEY, data=_BLOB),
    "parent_references": _columns(idx=_KEY, data=_BLOB),
    "trajectory_metadata_blob": _columns(id=Column("", "TEXT", default='"main"', pk=1), data=_BLOB),
    "battle_mode_infos": _columns(idx=_KEY, data=_BLOB),
}
_WITH_ROWIDS = {"trajectory_meta", "trajectory_metadata_blob"}


def standard_table(name: str) -> Table | None:
    """The empty table `name` as the real client creates it, or None where it creates no such table."""
    if name not in _SQL:
        return None
    return Table(name, _SQL[name], _COLUMNS[name], rowids=[] if name in _WITH_ROWIDS else None)


def standard_items() -> list[SchemaItem]:
    """The indexes that the real client creates."""
    return [
        SchemaItem("index", f"idx_steps_{column}", "steps", f"CREATE INDEX `idx_steps_{column}` ON `steps`(`{column}`)")
        for column in ("status", "step_type")
    ]


def standard_database() -> Database:
    """An empty database as the real client creates it, its tables in the client's order."""
    return Database(Header(), [table for name in _SQL if (table := standard_table(name))], standard_items())


def plain_kinds(table: str) -> dict[str, Kind]:
    """The columns of `table` that have a plain form; none for a table without a key of its own."""
    return KNOWN_TABLES.get(table, {})


class NoDefault:
    """The type of `NO_DEFAULT`."""

    def __repr__(self) -> str:
        return "NO_DEFAULT"


NO_DEFAULT = NoDefault()
"""A default that only SQLite can evaluate, such as CURRENT_TIMESTAMP: every cell of the column is written out."""

_INTEGER = re.compile(r"[+-]?\d{1,18}")
_QUOTED = re.compile(r"'((?:[^']|'')*)'|\"((?:[^\"]|\"\")*)\"")


def declared_default(column: Column) -> Cell | NoDefault:
    """The cell that a row gets when `column` is not mentioned.

    NULL where nothing is declared; the value of an integer, boolean or string literal where the column's affinity
    keeps it as it is; otherwise `NO_DEFAULT`.
    """
    if column.default is None or column.default.upper() == "NULL":
        return None
    affinity = _affinity(column.type)
    text = column.default.strip()
    if affinity in ("INTEGER", "NUMERIC", "BLOB"):
        if _INTEGER.fullmatch(text):
            return int(text)
        if text.lower() in ("true", "false"):
            return int(text.lower() == "true")
    if affinity in ("TEXT", "BLOB") and (quoted := _QUOTED.fullmatch(text)):
        single, double = quoted.groups()
        return single.replace("''", "'") if single is not None else double.replace('""', '"')
    return NO_DEFAULT


def _affinity(declared: str) -> str:
    """The rules of SQLite's "Determination Of Column Affinity", in their order."""
    upper = declared.upper()
    if "INT" in upper:
        return "INTEGER"
    if any(word in upper for word in ("CHAR", "CLOB", "TEXT")):
        return "TEXT"
    if "BLOB" in upper or not upper:
        return "BLOB"
    return "REAL" if any(word in upper for word in ("REAL", "FLOA", "DOUB")) else "NUMERIC"


_PAGE_SIZES = {1 << power for power in range(9, 17)}


def check_header(header: Header, mode: int) -> None:
    """Raises FormatError, its place `database.<field>`, for a value that no database file can have."""
    valid = {
        "page_size": header.page_size in _PAGE_SIZES,
        "journal_mode": header.journal_mode in ("wal", "delete"),
        "encoding": header.encoding in ("UTF-8", "UTF-16le", "UTF-16be"),
        "auto_vacuum": header.auto_vacuum in (0, 1, 2),
        "user_version": -(1 << 31) <= header.user_version < 1 << 31,
        "application_id": -(1 << 31) <= header.application_id < 1 << 31,
        "mode": 0 <= mode <= 0o7777,
    }
    for field, good in valid.items():
        if not good:
            value = mode if field == "mode" else getattr(header, field)
            raise FormatError(f"not a value that a database can have: {value!r}", place=f"database.{field}")
