"""Inserting rows, and reading back at once those with values that SQLite might change to suit the column, since it
says nothing when it does."""

from __future__ import annotations

import marshal
import sqlite3
from operator import contains
from typing import Any

from decant.antigravity.body import Cell, Column, RawText, Row, same_cell
from decant.antigravity.sqlite_cells import narrow, parameters, quote, select_list
from decant.antigravity.sqlite_schema import TableLayout
from decant.errors import TargetError

__all__ = ["Inserter", "digest"]


_ROWID_TYPES = (int, type(None))


def digest(so_far: int, rowid: int | None, row: Row) -> int:
    """A running digest of rows that tells storage classes and bits apart; good within one process."""
    cells: list[Any] = [so_far, rowid]
    for cell in row:
        kind = type(cell)
        if kind is bytes:
            cells.append((hash(cell),))
        else:
            cells.append([cell.data] if isinstance(cell, RawText) else cell)
    # Version 2 of marshal writes equal values as equal bytes; later ones write whether an object is shared.
    return hash(marshal.dumps(cells, 2))


class Inserter:
    """Inserts into one table. `digest` covers what was inserted so far, `count` is the number of rows."""

    def __init__(self, connection: sqlite3.Connection, layout: TableLayout, encoding: str) -> None:
        self.table = layout.table
        self.count = 0
        self.digest = 0
        self._connection = connection
        self._encoding = encoding
        self._width = len(layout.table.columns)
        self._carried = layout.table.rowids is not None
        names = [quote(column.name) for column in layout.table.columns]
        into = [layout.rowid or "", *names] if self._carried else names
        self._insert_sql = f"INSERT INTO {quote(self.table.name)} ({', '.join(into)}) VALUES "  # noqa: S608
        self._plain = f"{self._insert_sql}({', '.join('?' * len(into))})"
        keys = [position for position, column in enumerate(self.table.columns) if column.pk]
        self._keys = [] if layout.rowid else keys
        self._rowid = layout.rowid
        self._by_rowid = self._select_sql(f"{layout.rowid}=?") if layout.rowid else None
        self._kept = [_kept_types(column, encoding) for column in self.table.columns]

    def insert(self, rowid: int | None, row: Row) -> None:
        """Inserts a row. TargetError names the row, and the column whose value SQLite would not keep as it is."""
        place = f"{self.table.name}[{self.count}]"
        if len(row) != self._width or (rowid is not None) != self._carried:
            raise TargetError(f"the row does not fit the table's {self._width} columns", place=place)
        try:
            stored = self._put(rowid, row)
        except (sqlite3.Error, OverflowError, UnicodeEncodeError) as error:
            raise self._refused(error, row, place) from error
        if stored is not None:
            self._compare(rowid, row, stored, place)
        self.count += 1
        self.digest = digest(self.digest, rowid, row)

    def _put(self, rowid: int | None, row: Row) -> tuple[Any, ...] | None:
        values, marks = parameters(row, self._encoding)
        sql = self._plain if marks is None else self._insert_sql_with(marks)
        cursor = self._connection.execute(sql, (rowid, *values) if self._carried else values)
        if type(rowid) in _ROWID_TYPES and all(map(contains, self._kept, map(type, row))):
            return None
        if self._by_rowid is not None:
            stored = self._connection.execute(self._by_rowid, (cursor.lastrowid,)).fetchone()
        elif self._keys:
            stored = self._by_key(row)
        else:
            return None
        if stored is None or self._encoding == "UTF-8":
            return stored or ()
        return narrow(stored, self._encoding)

    def _by_key(self, row: Row) -> tuple[Any, ...] | None:
        values, marks = parameters(tuple(row[position] for position in self._keys), self._encoding)
        names = [quote(self.table.columns[position].name) for position in self._keys]
        terms = [f"{name} IS {mark}" for name, mark in zip(names, marks or "?" * len(names), strict=True)]
        return self._connection.execute(self._select_sql(" AND ".join(terms)), values).fetchone()

    def _insert_sql_with(self, marks: tuple[str, ...]) -> str:
        return f"{self._insert_sql}({', '.join(['?', *marks] if self._carried else marks)})"

    def _select_sql(self, where: str) -> str:
        columns = select_list((column.name for column in self.table.columns), self._encoding)
        return f"SELECT {self._rowid or 'NULL'}, {columns} FROM {quote(self.table.name)} WHERE {where}"  # noqa: S608

    def _compare(self, rowid: int | None, row: Row, stored: tuple[Any, ...], place: str) -> None:
        cells = stored[1:]
        if cells == row and (not self._carried or stored[0] == rowid):
            kinds = list(map(type, row))
            if kinds == list(map(type, cells)) and float not in kinds:
                return
        if self._carried and (not stored or stored[0] != rowid):
            raise TargetError(f"SQLite would not keep the rowid {rowid!r}", place=place)
        if not stored:
            raise TargetError("SQLite would not keep the row's key as it is", place=place)
        for column, given, kept in zip(self.table.columns, row, cells, strict=True):
            if not same_cell(given, kept):
                raise TargetError(
                    f"SQLite would change {_brief(given)} to {_brief(kept)}", place=f"{place}.{column.name}"
                )

    def _refused(self, error: Exception, row: Row, place: str) -> TargetError:
        if isinstance(error, sqlite3.Error):
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code == sqlite3.SQLITE_MISMATCH:  # a rowid, or an INTEGER PRIMARY KEY
                place += "".join(f".{column.name}" for column in self.table.columns if column.pk)
            full = code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
            return TargetError(str(error), place=None if full else place)
        for column, cell in zip(self.table.columns, row, strict=True):
            if isinstance(cell, int) and not -(2**63) <= cell < 2**63:
                return TargetError("an integer of more than 64 bits", place=f"{place}.{column.name}")
            if isinstance(cell, str) and not _encodable(cell):
                return TargetError("text with a lone surrogate", place=f"{place}.{column.name}")
        return TargetError(str(error), place=place)  # the rowid


def _kept_types(column: Column, encoding: str) -> frozenset[type]:
    """The types whose values this column keeps as they are, for certain: the rules of type affinity, and the key
    column that numbers itself when it is given NULL."""
    declared = column.type.upper()
    kept: set[type] = {bytes}
    if not column.pk:
        kept.add(type(None))
    if "INT" in declared or declared in ("", "BLOB", "NUMERIC"):
        kept.add(int)
    elif declared == "TEXT" and encoding == "UTF-8":
        kept.add(str)
    return frozenset(kept)


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _brief(cell: Cell) -> str:
    if cell is None:
        return "NULL"
    kind = {int: "INTEGER", bool: "INTEGER", float: "REAL", bytes: "BLOB"}.get(type(cell), "TEXT")
    text = repr(cell)
    return f"{kind} {text if len(text) <= 40 else text[:37] + '...'}"
