"""The text form of an Antigravity conversation, `antigravity-json`: JSON that says every cell, one row a line."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from decant.antigravity.body import Body, Brain, Database, Row, Table
from decant.antigravity.text_read import TextReader
from decant.antigravity.text_schema import FORMAT
from decant.antigravity.text_write import RowSource, document

__all__ = ["FORMAT", "TextReader", "dump_stream", "dumps", "load_stream", "loads"]


def dumps(body: Body) -> bytes:
    """The canonical text of a conversation, in UTF-8: equal bodies give equal bytes.

    FormatError names what no database or directory could hold and the text therefore does not say: a NaN, a lone
    surrogate, a value of the header out of range.
    """
    return b"".join(document(_Held(body.database), body.brain, body.id))


def loads(data: bytes, *, name: str | None = None) -> Body:
    """The conversation that a text says; the inverse of `dumps`. Rows come in the order of rowid or primary key.

    `name` is what errors call the text; its stem is the id where the text gives neither an id nor a cascade.
    FormatError or LimitError names the place, such as `steps[3].metadata`.
    """
    reader = load_stream(io.BytesIO(data), name=name)
    for table_name, rows in reader.tables():
        table = reader.database.table(table_name)
        assert table is not None  # the reader checks the name
        _take(table, rows)
    return Body(reader.id, reader.database, reader.brain)


def dump_stream(source: RowSource, brain: Brain | None, id: str) -> Iterator[bytes]:  # noqa: A002 - its name everywhere
    """The same bytes as `dumps` gives, in pieces, straight from an open database."""
    return document(source, brain, id)


def load_stream(file: BinaryIO, *, name: str | None = None) -> TextReader:
    """Reads a text row by row, in memory for the largest row. (Where `database` comes after rows, or is missing, the
    rest of the file is held.)"""
    return TextReader(file, name=name)


class _Held:
    """A database in memory as a source of rows."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def rows(self, table: str) -> Iterable[tuple[int | None, Row]]:
        held = self.database.table(table)
        assert held is not None  # only asked for its own tables
        rowids = [None] * len(held.rows) if held.rowids is None else held.rowids
        return zip(rowids, held.rows, strict=True)


def _take(table: Table, rows: Iterable[tuple[int | None, Row]]) -> None:
    taken = list(rows)
    if table.rowids is not None:
        taken.sort(key=lambda numbered: numbered[0] or 0)
        table.rowids = [rowid or 0 for rowid, _ in taken]
    table.rows = [row for _, row in taken]
    keys = [position for position, column in enumerate(table.columns) if column.pk]
    if table.rowids is None and len(keys) == 1 and all(type(row[keys[0]]) is int for row in table.rows):
        table.rows.sort(key=lambda row: row[keys[0]])  # type: ignore[arg-type, return-value]
