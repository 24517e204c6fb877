"""Reading what can still be read of a damaged table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

from decant.antigravity.sqlite_schema import TableLayout
from decant.losses import Losses

__all__ = ["salvaged_rows"]

_LAST_ROWID = 2**63 - 1
_STEPWISE = 100_000  # rowids that are tried one by one behind a damaged place; beyond, in leaps


def salvaged_rows(
    connection: sqlite3.Connection, layout: TableLayout, columns: str, losses: Losses
) -> Iterator[tuple[Any, ...]]:
    """Every row that can still be read, in ascending order: `columns` are what is selected after the rowid, and each
    tuple starts with the rowid (None in tables that have no name for it). What could not be read goes to `losses`.

    A row is given only if SQLite could read all of it. Behind a damaged page the reading goes on at the next rowid
    that can be found.
    """
    if layout.rowid is None:
        yield from _one_pass(connection, layout, columns, losses)
        return
    place = layout.table.name
    select = layout.select(columns, f"WHERE {layout.rowid} >= ?")
    probe = layout.select("NULL", f"WHERE {layout.rowid} >= ?") + " LIMIT 1"

    def first(start: int) -> int | None:
        """The first rowid from `start` on, None if there is none; DatabaseError where it cannot be read."""
        row = connection.execute(probe, (start,)).fetchone()
        return None if row is None else row[0]

    start: int | None = -(2**63)
    while start is not None:
        last = start - 1
        try:
            for row in connection.execute(select, (start,)):
                if not isinstance(row[0], int) or row[0] <= last:
                    raise sqlite3.DatabaseError(f"the row {row[0]} is out of order")
                last = row[0]
                yield row
            return
        except sqlite3.DatabaseError as error:
            start = _next_start(first, place, last, str(error), losses)


def _next_start(first: Callable[[int], int | None], place: str, last: int, reason: str, losses: Losses) -> int | None:
    """Where to read on after the row `last`, whose successor cannot be read; None if nowhere."""
    if last >= _LAST_ROWID:
        return None
    after = "the beginning" if last < -(2**63) else f"row {last}"
    try:
        bad = first(last + 1)
    except sqlite3.DatabaseError:
        pass
    else:
        if bad is not None and bad > last:  # the row is there, but a page that it goes on in is not
            losses.dropped(f"{place}[{bad}]", f"the row cannot be read: {reason}")
            return bad + 1 if bad < _LAST_ROWID else None
    found = _find(first, last)
    if found is None:
        losses.dropped(place, f"no row after {after} can be read: {reason}")
        return None
    losses.dropped(place, f"rows between {after} and row {found} cannot be read: {reason}")
    return found


def _find(first: Callable[[int], int | None], last: int) -> int | None:
    def readable(start: int) -> bool:
        try:
            found = first(start)
        except sqlite3.DatabaseError:
            return False
        return found is None or found >= start

    low = max(last, -1)  # rowids below zero are not tried one by one
    for start in range(low + 1, min(low + _STEPWISE, _LAST_ROWID)):
        if readable(start):
            return first(start)
    step = _STEPWISE
    good = low
    while not readable(good):
        low, good = good, min(good + step, _LAST_ROWID)
        step *= 2
        if low == good:
            return None
    while good - low > 1:
        middle = (good + low) // 2
        low, good = (low, middle) if readable(middle) else (middle, good)
    return first(good)


def _one_pass(
    connection: sqlite3.Connection, layout: TableLayout, columns: str, losses: Losses
) -> Iterator[tuple[Any, ...]]:
    try:
        yield from connection.execute(layout.select(columns))
    except sqlite3.DatabaseError as error:
        losses.dropped(layout.table.name, f"the rows after this place cannot be read: {error}")
