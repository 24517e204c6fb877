"""Writing an Antigravity database: beside its target, compared with what was to be written, then renamed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

from decant import files
from decant.antigravity.body import Database, Row
from decant.antigravity.sqlite_schema import decode_text, quote, read_layout

__all__ = ["Writer"]


class Writer:
    """Writes one database, row by row.

        with Writer(path, database) as writer:
            for table in database.tables:
                writer.insert(table.name, rows)
            writer.finish()

    `database` gives the header, the schema and the mode; rows that its tables hold are not looked at. Leaving the
    block without `finish` leaves nothing behind. `path` must not exist unless `force`.
    """

    def __init__(self, path: str | Path, database: Database, *, force: bool = False) -> None:
        self.path = Path(path)
        self.database = database
        self._force = force
        self._stack = ExitStack()

    def __enter__(self) -> Writer:
        files.check_target(self.path, force=self._force)
        with ExitStack() as stack:
            self._file = stack.enter_context(files.work_directory(self.path)) / "database"
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            stack.callback(self._connection.close)
            self._connection.text_factory = decode_text
            self._prepare()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self._stack.close()

    def insert(self, table: str, rows: Iterable[tuple[int | None, Row]]) -> int:
        """Writes the rows of a table and returns their number. Each is a rowid (None where rowids are not carried)
        and the cells in the order of the table's columns. May be called several times for one table.

        TargetError names table, row and column where SQLite would not keep a value as it is; an error raised by
        `rows` passes through.
        """
        layout = self._layout.tables[table]
        names = [quote(column.name) for column in layout.table.columns]
        if layout.table.rowids is None:
            values = (row for _, row in rows)
        else:
            names.insert(0, layout.rowid or "")
            values = ((rowid, *row) for rowid, row in rows)
        sql = f"INSERT INTO {quote(table)} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"  # noqa: S608
        return self._connection.executemany(sql, values).rowcount

    def finish(self) -> None:
        """Creates indexes, views and triggers, compares the file with what was to be written, and gives it its name.
        TargetError if anything is not as given; then there is no file."""
        for item in self.database.items:
            self._connection.execute(item.sql)
        self._connection.execute("COMMIT")
        self._connection.execute(f"PRAGMA journal_mode={self.database.header.journal_mode}")
        self._connection.close()
        self._file.chmod(self.database.mode)
        files.sync_file(self._file)
        files.publish(self._file, self.path, force=self._force)

    def _prepare(self) -> None:
        header = self.database.header
        for pragma in (
            f"page_size={header.page_size}",
            f"encoding='{header.encoding}'",
            f"auto_vacuum={header.auto_vacuum}",
            "journal_mode=OFF",
            "synchronous=OFF",
            "trusted_schema=OFF",
            f"user_version={header.user_version}",
            f"application_id={header.application_id}",
        ):
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute("BEGIN")
        for table in self.database.tables:
            self._connection.execute(table.sql)
        self._layout = read_layout(self._connection)
