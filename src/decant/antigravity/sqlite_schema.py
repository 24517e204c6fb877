"""What a database says about its own tables, and how their rows are read."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field

from decant.antigravity.body import Column, SchemaItem, Table
from decant.antigravity.sqlite_cells import DAMAGE, quote
from decant.errors import FormatError
from decant.losses import Losses

__all__ = ["MAX_COLUMNS", "Layout", "TableLayout", "read_layout"]

# Tables that SQLite makes by itself and whose rows a user can see and change.
_INTERNAL = ("sqlite_sequence", "sqlite_stat1", "sqlite_stat2", "sqlite_stat3", "sqlite_stat4")
MAX_COLUMNS = 1999
"""With the rowid, as many as SQLite's default limit for a result."""
_ROWID_NAMES = ("rowid", "_rowid_", "oid")


@dataclass(frozen=True)
class TableLayout:
    """A table without rows, and how to address them.

    `rowid` is an SQL expression that means the rowid: the INTEGER PRIMARY KEY, or a name that no column has. None if
    there is no such expression: the table is WITHOUT ROWID, or its columns hide all three names. `table.rowids` is an
    empty list where rowids are to be carried.
    """

    table: Table
    rowid: str | None

    def select(self, columns: str, condition: str = "") -> str:
        """A SELECT of the rowid (else NULL) and `columns`, in the order of the rowid or primary key, by no index."""
        order = f" ORDER BY {self.rowid}" if self.rowid else ""
        source = f"{quote(self.table.name)} NOT INDEXED {condition}"
        return f"SELECT {self.rowid or 'NULL'}, {columns} FROM {source}{order}"  # noqa: S608


@dataclass
class Layout:
    """Everything in `sqlite_schema`, in its order."""

    tables: dict[str, TableLayout] = field(default_factory=dict)
    items: list[SchemaItem] = field(default_factory=list)


def read_layout(connection: sqlite3.Connection, losses: Losses | None = None) -> Layout:
    """Reads the schema. FormatError names what cannot be carried: virtual tables, generated columns, more than
    `MAX_COLUMNS`, names and statements that are not text. sqlite3.DatabaseError if the database is damaged. With
    `losses`, what cannot be carried or read is left out and reported there instead."""
    layout = Layout()
    try:
        for kind, name, table, sql in connection.execute(
            "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid"
        ).fetchall():
            _read_entry(connection, layout, kind, name, table, sql)
    except (FormatError, *DAMAGE):
        if losses is None:
            raise
        return _salvage_layout(connection, losses)
    return layout


def _salvage_layout(connection: sqlite3.Connection, losses: Losses) -> Layout:
    layout = Layout()
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid")
    while True:
        try:
            row = rows.fetchone()
        except DAMAGE as error:
            losses.dropped("schema", f"the rest of the schema cannot be read: {error}")
            return layout
        if row is None:
            return layout
        try:
            _read_entry(connection, layout, *row)
        except FormatError as error:
            losses.dropped(error.place or "schema", error.message)
        except DAMAGE as error:
            losses.dropped(str(row[1]), f"its definition cannot be read: {error}")


def _read_entry(
    connection: sqlite3.Connection, layout: Layout, kind: object, name: object, table: object, sql: object
) -> None:
    if not (isinstance(kind, str) and isinstance(name, str) and isinstance(table, str)) or "\0" in name:
        raise FormatError(f"the schema has an entry whose name is not text: {name!r}", place="schema")
    if sql is None and kind == "index":
        return  # made by a PRIMARY KEY or UNIQUE of its table
    if not isinstance(sql, str):
        raise FormatError(f"the {kind} has a statement that is not text", place=name)
    if kind == "table":
        layout.tables[name] = _read_table(connection, name, sql)
    elif kind in ("index", "view", "trigger"):
        layout.items.append(SchemaItem(kind, name, table, sql))
    else:
        raise FormatError(f"the schema has an entry of the unknown type {kind!r}", place=name)


def _read_table(connection: sqlite3.Connection, name: str, sql: str) -> TableLayout:
    if sql.lstrip()[:14].upper() == "CREATE VIRTUAL":
        raise FormatError("a virtual table cannot be carried", place=name)
    if name.lower().startswith("sqlite_") and name not in _INTERNAL:
        raise FormatError("an unknown table of SQLite's own cannot be carried", place=name)
    columns: list[Column] = []
    for _, column, kind, notnull, default, pk, hidden in connection.execute(f"PRAGMA table_xinfo({quote(name)})"):
        if hidden:
            raise FormatError("a generated column cannot be carried", place=f"{name}.{column}")
        columns.append(Column(column, kind, bool(notnull), default, pk))
    if len(columns) > MAX_COLUMNS:
        raise FormatError(f"{len(columns)} columns and the rowid cannot be read at once", place=name)
    if not columns:
        raise FormatError("the schema names a table that is not there", place=name)
    return _address(connection, Table(name, sql, tuple(columns)))


def _address(connection: sqlite3.Connection, table: Table) -> TableLayout:
    taken = {column.name.lower() for column in table.columns}
    rowid = next((name for name in _ROWID_NAMES if name not in taken), None)
    keys = [column.name for column in table.columns if column.pk]
    indexed = any(row[3] == "pk" for row in connection.execute(f"PRAGMA index_list({quote(table.name)})"))
    if len(keys) == 1 and not indexed:  # INTEGER PRIMARY KEY: the column is the rowid
        return TableLayout(table, quote(keys[0]))
    if rowid is None or not _has_rowid(connection, table.name, rowid):
        return TableLayout(table, None)
    table.rowids = []
    return TableLayout(table, rowid)


def _has_rowid(connection: sqlite3.Connection, table: str, rowid: str) -> bool:
    try:
        connection.execute(f"SELECT {rowid} FROM {quote(table)} LIMIT 0").close()  # noqa: S608
    except sqlite3.OperationalError as error:
        if "no such column" in str(error):
            return False
        raise
    return True
