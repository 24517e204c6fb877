"""Cells in and out of SQLite with their exact bytes.

Python's sqlite3 speaks UTF-8 with SQLite. In a database in UTF-16 SQLite translates on the way, and replaces what it
takes for errors (lone surrogates; U+FFFE and U+FFFF too), so there text goes in and out as the bytes that are stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from decant.antigravity.body import Cell, RawText, Row

__all__ = ["decode_text", "narrow", "parameters", "quote", "select_list"]


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


def parameters(row: Row, encoding: str) -> tuple[Row, tuple[bool, ...] | None]:
    """What to bind for the cells, and which of them are bytes to be made text by `CAST(? AS TEXT)`; None if none is.
    UnicodeEncodeError for text that holds lone surrogates."""
    kinds = set(map(type, row))
    if RawText not in kinds and (encoding == "UTF-8" or str not in kinds):
        return row, None
    wide = encoding != "UTF-8"
    values: list[Cell] = []
    casts: list[bool] = []
    for cell in row:
        cast = isinstance(cell, RawText) or (wide and isinstance(cell, str))
        casts.append(cast)
        if isinstance(cell, RawText):
            values.append(cell.data)
        else:
            values.append(cell.encode(encoding) if cast and isinstance(cell, str) else cell)
    return tuple(values), tuple(casts)
