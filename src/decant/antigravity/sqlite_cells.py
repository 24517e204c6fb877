"""Cells in and out of SQLite with their exact bytes.

Python's sqlite3 speaks UTF-8 with SQLite. In a database in UTF-16 SQLite translates on the way, and replaces what it
takes for errors (lone surrogates; U+FFFE and U+FFFF too), so there text goes in and out as the bytes that are stored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

from decant.antigravity.body import Cell, RawText, Row

__all__ = ["DAMAGE", "decode_text", "narrow", "parameters", "quote", "select_list"]


DAMAGE = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What reading a damaged database raises; the second where SQLite's message quotes bytes that are not UTF-8."""


def quote(name: str) -> str:
    """A name as an SQL identifier."""
    return '"' + name.replace('"', '""') + '"'


def decode_text(data: bytes) -> str | RawText:
    """A `text_factory` for databases in UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return RawText(data)


def select_list(columns: Iterable[str], encoding: str) -> str:
    """What to select for these columns. In UTF-16 each gives two values, for `narrow` to put together."""
    names = [quote(column) for column in columns]
    if encoding != "UTF-8":
        names = [
            f"typeof({name})='text', CASE typeof({name}) WHEN 'text' THEN CAST({name} AS BLOB) ELSE {name} END"
            for name in names
        ]
    return ", ".join(names)


def narrow(row: tuple[Any, ...], encoding: str) -> tuple[Any, ...]:
    """The rowid and the cells of a row that was selected in a database in UTF-16."""
    cells: list[Cell] = [row[0]]
    for is_text, value in zip(row[1::2], row[2::2], strict=True):
        if not is_text:
            cells.append(value)
            continue
        try:
            cells.append(value.decode(encoding))
        except UnicodeDecodeError:
            cells.append(RawText(value))
    return tuple(cells)


def parameters(row: Row, encoding: str) -> tuple[Row, tuple[str, ...] | None]:
    """What to bind for the cells, and what to write for each in the place of its `?`; None if that is `?` for all."""
    kinds = set(map(type, row))
    if RawText not in kinds and (encoding == "UTF-8" or str not in kinds):
        return row, None
    values: list[Cell] = []
    marks: list[str] = []
    for cell in row:
        data = _stored_bytes(cell, encoding)
        if data is None:
            values.append(cell)
            marks.append("?")
        elif encoding == "UTF-8":
            values.append(data)
            marks.append("CAST(? AS TEXT)")
        else:  # SQLite takes bytes that are bound for UTF-8, and bytes that are written for the database's encoding
            marks.append(f"CAST(x'{data.hex()}' AS TEXT)")
    return tuple(values), tuple(marks)


def _stored_bytes(cell: Cell, encoding: str) -> bytes | None:
    """The bytes of a text that SQLite would not make of a `str`; None for any other cell."""
    if isinstance(cell, RawText):
        return cell.data
    if encoding != "UTF-8" and isinstance(cell, str) and ("\ufffe" in cell or "\uffff" in cell):
        return cell.encode(encoding, "surrogatepass")
    return None
