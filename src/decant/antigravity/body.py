"""The records of an Antigravity conversation: database cells with their storage class, and the brain's files."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

__all__ = [
    "Body",
    "Brain",
    "BrainFile",
    "Cell",
    "Column",
    "Database",
    "Header",
    "RawText",
    "Row",
    "SchemaItem",
    "Table",
    "same_cell",
    "same_row",
]


@dataclass(frozen=True)
class RawText:
    """A cell of storage class TEXT whose bytes are not valid in the database's encoding.

    `data` is the cell's bytes as SQLite stores them (in the database's own encoding).
    """

    data: bytes


Cell: TypeAlias = int | float | str | bytes | RawText | None
"""INTEGER, REAL, TEXT, BLOB, TEXT that does not decode, and NULL. The Python type is the storage class."""

Row: TypeAlias = tuple[Cell, ...]


def same_cell(a: Cell, b: Cell) -> bool:
    """Equal in storage class and value; reals by their bits, so that -0.0 is not 0.0."""
    if type(a) is not type(b):
        return False
    if isinstance(a, float) and isinstance(b, float):
        return struct.pack(">d", a) == struct.pack(">d", b)
    return a == b


def same_row(a: Row, b: Row) -> bool:
    return a is b or (len(a) == len(b) and all(map(same_cell, a, b)))


@dataclass(frozen=True)
class Column:
    """A column as `PRAGMA table_xinfo` gives it. `default` is the SQL text of its DEFAULT, or None."""

    name: str
    type: str = ""
    notnull: bool = False
    default: str | None = None
    pk: int = 0


@dataclass(eq=False)
class Table:
    """One table. `rowids` is None where a rowid carries nothing of its own: WITHOUT ROWID tables, and tables whose
    INTEGER PRIMARY KEY is the rowid. Rows are in the order of the rowid or primary key."""

    name: str
    sql: str
    columns: tuple[Column, ...]
    rows: list[Row] = field(default_factory=list)
    rowids: list[int] | None = None

    def column(self, name: str) -> int:
        """The position of the column called `name`; KeyError if there is none."""
        for position, column in enumerate(self.columns):
            if column.name == name:
                return position
        raise KeyError(name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (
            (self.name, self.sql, self.columns, self.rowids) == (other.name, other.sql, other.columns, other.rowids)
            and len(self.rows) == len(other.rows)
            and all(map(same_row, self.rows, other.rows))
        )


@dataclass(frozen=True)
class SchemaItem:
    """An index, view or trigger: what is created after the rows are in."""

    type: Literal["index", "view", "trigger"]
    name: str
    table: str
    sql: str


@dataclass(frozen=True)
class Header:
    """What the first 100 bytes of the file say. Journal mode and page size are read from bytes 16-19, because
    `PRAGMA journal_mode` answers `delete` for a WAL file that is opened with `immutable=1`."""

    page_size: int = 32768
    journal_mode: Literal["wal", "delete"] = "wal"
    encoding: Literal["UTF-8", "UTF-16le", "UTF-16be"] = "UTF-8"
    auto_vacuum: Literal[0, 1, 2] = 0
    user_version: int = 1
    application_id: int = 0


@dataclass
class Database:
    """A database whole. `mode` is the file's permission bits (0o600 where the real client wrote it)."""

    header: Header
    tables: list[Table]
    items: list[SchemaItem] = field(default_factory=list)
    mode: int = 0o600

    def table(self, name: str) -> Table | None:
        """The table called `name` exactly, or None."""
        return next((table for table in self.tables if table.name == name), None)


@dataclass(frozen=True)
class BrainFile:
    """A regular file of the brain. `path` is relative, with `/` between its parts; bytes of a name that are not
    UTF-8 are surrogate-escaped, as `os.fsdecode` does."""

    path: str
    data: bytes
    mode: int = 0o644


@dataclass
class Brain:
    """The directory `brain/<id>/`. `directories` holds every directory below it with its mode, empty ones too."""

    files: list[BrainFile] = field(default_factory=list)
    directories: dict[str, int] = field(default_factory=dict)
    mode: int = 0o755

    def file(self, path: str) -> BrainFile | None:
        return next((file for file in self.files if file.path == path), None)


@dataclass
class Body:
    """A conversation: its id (the file's stem), its database, its brain (None where there is no directory)."""

    id: str
    database: Database
    brain: Brain | None = None
