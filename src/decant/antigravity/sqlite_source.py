"""Reading an Antigravity database without touching it."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from urllib.parse import quote as quote_url

from decant import files
from decant.antigravity import sqlite_header
from decant.antigravity.body import Database, Row
from decant.antigravity.sqlite_schema import Layout, decode_text, quote, read_layout
from decant.errors import FormatError, SourceError
from decant.losses import Losses

__all__ = ["Source", "open_source"]


class Source:
    """An open database. `database` is all of it but the rows: `table.rows` is empty, and `table.rowids` is an empty
    list where rowids are to be carried, else None. `losses` fills while a salvage reads."""

    def __init__(self, path: Path, connection: sqlite3.Connection, database: Database, layout: Layout) -> None:
        self.path = path
        self.database = database
        self.losses = Losses()
        self._connection = connection
        self._layout = layout

    def rows(self, table: str) -> Iterator[tuple[int | None, Row]]:
        """The rows of a table, in the order of the rowid or primary key, one at a time.

        Yields the rowid (None where it is not to be carried) and the cells in the order of the table's columns, each
        of the Python type that stands for its storage class. SourceError names the table and the row where a damaged
        database cannot be read on; KeyError if there is no such table.
        """
        layout = self._layout.tables[table]
        names = ", ".join(quote(column.name) for column in layout.table.columns)
        if layout.table.rowids is None:
            for row in self._connection.execute(layout.select(names)):
                yield None, row
        else:
            for row in self._connection.execute(layout.select(f"{layout.rowid}, {names}")):
                yield row[0], row[1:]


@contextmanager
def open_source(path: str | Path, *, salvage: bool = False) -> Iterator[Source]:
    """Opens a database for reading; the directory it lies in stays as it was.

    SourceError if it cannot be read, FormatError if it is not an Antigravity database or holds what cannot be
    carried. With `salvage`, a damaged database gives the rows that can still be read, and `Source.losses` says what
    could not.
    """
    path = Path(path)
    with ExitStack() as stack:
        with files.open_regular(path) as file:
            head = file.read(sqlite_header.SIZE)
            mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode) & 0o777
        header = sqlite_header.parse(head)
        url = f"file:{quote_url(os.fsencode(path.absolute()))}?mode=ro&immutable=1"
        connection = stack.enter_context(closing(sqlite3.connect(url, uri=True)))
        connection.text_factory = decode_text
        try:
            layout = read_layout(connection)
        except sqlite3.DatabaseError as error:
            raise SourceError(str(error), source=str(path)) from error
        if "steps" not in layout.tables:
            raise FormatError("there is no table `steps`: not an Antigravity conversation", source=str(path))
        tables = [entry.table for entry in layout.tables.values()]
        yield Source(path, connection, Database(header, tables, layout.items, mode), layout)
