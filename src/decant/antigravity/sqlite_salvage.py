"""Reading what can still be read of a damaged table."""

from __future__ import annotations

import sqlite3
import struct
from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from decant.antigravity.sqlite_cells import DAMAGE
from decant.antigravity.sqlite_schema import TableLayout
from decant.losses import Losses

__all__ = ["Salvage", "first_rowids"]

_LEAF = 0x0D  # the type of a page that holds rows of a table with rowids


class Salvage:
    """Reads tables of a damaged database that is open as `connection`; `starts` are the rowids where the reading can
    go on behind a damaged page, as `first_rowids` finds them. What cannot be read goes to `losses`."""

    def __init__(self, connection: sqlite3.Connection, starts: list[int], losses: Losses) -> None:
        self._connection = connection
        self._starts = starts
        self._losses = losses

    def rows(self, layout: TableLayout, columns: str) -> Iterator[tuple[Any, ...]]:
        """Every row that SQLite can still read whole, in ascending order: the rowid (NULL where there is none), then
        `columns`. Where rows have no rowids, only those before the first damaged place."""
        if layout.rowid is None:
            yield from self._before_damage(layout, columns)
            return
        select = layout.select(columns, f"WHERE {layout.rowid} >= ?")
        probe = layout.select("NULL", f"WHERE {layout.rowid} >= ?") + " LIMIT 1"

        def first(start: int) -> int | None:
            """The first rowid from `start` on, None if there is none; DatabaseError where it cannot be read."""
            row = self._connection.execute(probe, (start,)).fetchone()
            return None if row is None else row[0]

        start: int | None = -(2**63)
        while start is not None:
            last = start - 1
            try:
                for row in self._connection.execute(select, (start,)):
                    if row[0] <= last:
                        raise sqlite3.DatabaseError(f"row {row[0]} comes after row {last}")
                    last = row[0]
                    yield row
                return
            except DAMAGE as error:
                reason = str(error)
            rescued, start = self._go_on(first, layout.table.name, last, reason, select)
            if rescued is not None:
                yield rescued

    def _go_on(
        self, first: Callable[[int], int | None], place: str, last: int, reason: str, select: str
    ) -> tuple[tuple[Any, ...] | None, int | None]:
        """After an error behind the row `last`: the next row, if it can be read alone, and where to read on."""
        try:
            number = first(last + 1) if last < 2**63 - 1 else None
        except DAMAGE:
            return None, self._leap(first, place, last, reason)
        if number is None or number <= last:
            self._losses.dropped(place, f"rows after row {last} cannot be read: {reason}")
            return None, None
        row = None
        try:
            # Python's sqlite3 gives an error one row early: it steps to the next row before it returns one.
            row = self._connection.execute(f"{select} LIMIT 1", (number,)).fetchone()
        except DAMAGE as error:
            self._losses.dropped(f"{place}[{number}]", f"the row cannot be read: {error}")
        return row, number + 1 if number < 2**63 - 1 else None

    def _leap(self, first: Callable[[int], int | None], place: str, last: int, reason: str) -> int | None:
        after = "the beginning" if last < -(2**63) else f"row {last}"
        for start in self._starts[bisect_right(self._starts, last) :]:
            try:
                found = first(start)
            except DAMAGE:
                continue
            if found is not None and found >= start:
                self._losses.dropped(place, f"rows between {after} and row {found} cannot be read: {reason}")
                return found
        self._losses.dropped(place, f"rows after {after} cannot be read: {reason}")
        return None

    def _before_damage(self, layout: TableLayout, columns: str) -> Iterator[tuple[Any, ...]]:
        count = 0
        try:
            for row in self._connection.execute(layout.select(columns)):
                count += 1
                yield row
            return
        except DAMAGE as error:
            reason = str(error)
        try:
            row = self._connection.execute(layout.select(columns) + " LIMIT 1 OFFSET ?", (count,)).fetchone()
        except DAMAGE:
            row = None
        if row is not None:
            yield row
        self._losses.dropped(
            layout.table.name, f"the rows after the first {count + bool(row)} cannot be read: {reason}"
        )


def first_rowids(file: BinaryIO, page_size: int) -> list[int]:
    """The least rowid of every page of a database that looks like one with rows, of any table, in ascending order.

    Each row that SQLite can still reach is on a page whose least rowid is among them (file format, section 1.6).
    """
    found: set[int] = set()
    file.seek(0)
    for number, page in enumerate(iter(lambda: file.read(page_size), b"")):
        offset = 100 if number == 0 else 0
        if len(page) == page_size and page[offset] == _LEAF:
            found.update(_least_rowid(page, offset))
    return sorted(found)


def _least_rowid(page: bytes, offset: int) -> list[int]:
    (count,) = struct.unpack_from(">H", page, offset + 3)
    rowids: list[int] = []
    for position in range(offset + 8, min(offset + 8 + 2 * count, len(page) - 1), 2):
        (cell,) = struct.unpack_from(">H", page, position)
        _, after = _varint(page, cell)
        rowid, _ = _varint(page, after)
        rowids.append(rowid - 2**64 if rowid >= 2**63 else rowid)
    return [min(rowids)] if rowids else []


def _varint(data: bytes, position: int) -> tuple[int, int]:
    """A variable-length integer and the position after it; zeros stand for what lies beyond the page."""
    value = 0
    for length in range(8):
        byte = data[position + length] if position + length < len(data) else 0
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, position + length + 1
    last = data[position + 8] if position + 8 < len(data) else 0
    return value << 8 | last, position + 9
