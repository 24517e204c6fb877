"""Writing an Antigravity database: beside its target, compared with what was to be written, then renamed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType

from decant import files
from decant.antigravity.body import Database, Row, Table
from decant.antigravity.sqlite_cells import decode_text
from decant.antigravity.sqlite_copy import needs_copy
from decant.antigravity.sqlite_guard import INTERNAL_TABLES, create
from decant.antigravity.sqlite_insert import Inserter, digest
from decant.antigravity.sqlite_schema import Layout, read_layout
from decant.antigravity.sqlite_source import Source, open_source
from decant.errors import DecantError, TargetError

__all__ = ["Writer"]

_COUNTERS = "sqlite_sequence"


class Writer:
    """Writes one database, row by row.

        with Writer(path, database) as writer:
            for table in database.tables:
                writer.insert(table.name, rows)
            writer.finish()

    `database` gives the header, the schema and the mode; rows that its tables hold are not looked at. Leaving the
    block without `finish` leaves nothing behind. TargetError if `path` exists (without `force`), if an agent has it
    open, or if the schema cannot be created or does more than it should.
    """

    def __init__(self, path: str | Path, database: Database, *, force: bool = False) -> None:
        self.path = Path(path)
        self.database = database
        self._force = force
        self._stack = ExitStack()
        self._inserters: dict[str, Inserter] = {}
        self._counters: list[tuple[int | None, Row]] = []

    def __enter__(self) -> Writer:
        with ExitStack() as stack, _errors(self.path):
            files.check_target(self.path, force=self._force)
            self._check_closed()
            self._file = stack.enter_context(files.work_directory(self.path)) / "database"
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            stack.callback(self._connection.close)
            self._connection.text_factory = decode_text
            self._prepare()
            self._create_tables()
            self._stack = stack.pop_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self._stack.close()

    def insert(self, table: str, rows: Iterable[tuple[int | None, Row]]) -> int:
        """Writes the rows of a table and returns their number. Each is a rowid (None where rowids are not carried)
        and the cells in the order of the table's columns. May be called several times for one table, in any order.

        TargetError names table, row (by position, from 0) and column where SQLite would not keep a value as it is; an
        error raised by `rows` passes through. KeyError if `database` has no such table.
        """
        if table == _COUNTERS:
            # Inserting into the tables that they count changes them, so they come last.
            before = len(self._counters)
            self._counters.extend(rows)
            return len(self._counters) - before
        inserter = self._inserters[table]
        before = inserter.count
        put = inserter.insert
        try:
            for rowid, row in rows:
                put(rowid, row)
        except TargetError as error:
            error.at(str(self.path))
            raise
        return inserter.count - before

    def finish(self) -> None:
        """Creates indexes, views and triggers, compares the file with what was to be written, and gives it its name.
        TargetError if anything is not as given; then there is no file."""
        with _errors(self.path):
            self._finish_content()
            self._close()
            self._compare()
            self._check_closed()
            files.publish(self._file, self.path, force=self._force)

    def _check_closed(self) -> None:
        """A file that is replaced under a running agent takes the agent's next rows with it."""
        shared_memory = self.path.with_name(self.path.name + "-shm")
        if needs_copy(self.path) or shared_memory.exists():
            raise TargetError(
                "an agent has this conversation open, or died while it had",
                hint="close it, or move the file away together with its -wal, -shm or -journal",
            )

    def _prepare(self) -> None:
        header = self.database.header
        if header.encoding not in ("UTF-8", "UTF-16le", "UTF-16be"):
            raise TargetError(f"there is no text encoding {header.encoding!r}", place="header")
        if not 0 <= self.database.mode <= 0o777:
            raise TargetError(f"the mode {self.database.mode:o} is more than permission bits", place="mode")
        for pragma in (
            f"page_size={int(header.page_size)}",
            f"encoding='{header.encoding}'",
            f"auto_vacuum={int(header.auto_vacuum)}",
            "locking_mode=EXCLUSIVE",
            "journal_mode=OFF",
            "synchronous=OFF",
            "trusted_schema=OFF",
            "foreign_keys=OFF",
            # Rows may be older than the constraint; and an expression in a schema is not to be run.
            "ignore_check_constraints=ON",
        ):
            self._connection.execute(f"PRAGMA {pragma}").close()
        self._connection.execute("BEGIN")
        self._connection.execute(f"PRAGMA user_version={int(header.user_version)}")
        self._connection.execute(f"PRAGMA application_id={int(header.application_id)}")

    def _create_tables(self) -> None:
        present = "SELECT 1 FROM sqlite_master WHERE name=?"
        for table in self.database.tables:
            if table.name == _COUNTERS and self._connection.execute(present, (_COUNTERS,)).fetchone():
                continue
            if INTERNAL_TABLES.get(table.name, table.sql) != table.sql:
                raise TargetError("SQLite makes this table by itself, with another statement", place=table.name)
            create(self._connection, "table", table.name, table.sql)
        layout = read_layout(self._connection)
        self._check_schema(layout)
        encoding = self.database.header.encoding
        self._inserters = {name: Inserter(self._connection, entry, encoding) for name, entry in layout.tables.items()}

    def _check_schema(self, layout: Layout) -> None:
        given = [table.name for table in self.database.tables]
        if given != list(layout.tables):
            raise TargetError(f"the statements create the tables {list(layout.tables)}, not {given}", place="schema")
        for table in self.database.tables:
            made = layout.tables[table.name].table
            if table.sql != made.sql:
                raise TargetError(f"SQLite would keep the statement as {made.sql!r}", place=table.name)
            if table.columns != made.columns:
                raise TargetError("the statement declares other columns than are listed", place=table.name)
            if (table.rowids is None) != (made.rowids is None):
                raise TargetError(
                    "rowids must be given for this table" if table.rowids is None else "this table has no rowids",
                    place=table.name,
                )

    def _finish_content(self) -> None:
        if _COUNTERS in self._inserters:
            self._connection.execute(f"DELETE FROM {_COUNTERS}")  # noqa: S608
            for rowid, row in self._counters:
                self._inserters[_COUNTERS].insert(rowid, row)
        rows = sum(inserter.count for inserter in self._inserters.values())
        for item in self.database.items:
            create(self._connection, item.type, item.name, item.sql, rows=rows)
        self._connection.execute("COMMIT")

    def _close(self) -> None:
        mode = self.database.header.journal_mode
        self._connection.execute(f"PRAGMA journal_mode={'WAL' if mode == 'wal' else 'DELETE'}").close()
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        self._connection.close()
        if len(list(self._file.parent.iterdir())) != 1:
            raise TargetError("SQLite could not bring everything into the database file")
        self._file.chmod(self.database.mode)
        files.sync_file(self._file)

    def _compare(self) -> None:
        """Reads the file as `load` will."""
        try:
            with open_source(self._file) as source:
                self._compare_database(source)
                for table in source.database.tables:
                    self._compare_rows(source, table)
        except TargetError:
            raise
        except DecantError as error:
            raise TargetError(f"what was written does not read back: {error.message}", place=error.place) from error

    def _compare_database(self, source: Source) -> None:
        given, made = self.database, source.database
        for name in ("page_size", "encoding", "auto_vacuum", "journal_mode", "user_version", "application_id"):
            wanted, got = getattr(given.header, name), getattr(made.header, name)
            if wanted != got:
                raise TargetError(f"SQLite would write {got!r} for {wanted!r}", place=f"header.{name}")
        if given.mode != made.mode:
            raise TargetError(f"the file would have the mode {made.mode:o}, not {given.mode:o}", place="mode")
        for wanted, got in zip(given.items, made.items, strict=False):
            if wanted != got:
                raise TargetError(f"SQLite would keep it as {got!r}", place=wanted.name)
        if len(given.items) != len(made.items):
            raise TargetError("the statements create another number of indexes, views and triggers", place="schema")

    def _compare_rows(self, source: Source, table: Table) -> None:
        count = total = 0
        for rowid, row in source.rows(table.name):
            total = digest(total, rowid, row)
            count += 1
        inserter = self._inserters[table.name]
        if count != inserter.count:
            raise TargetError(f"{count} rows read back of {inserter.count}", place=table.name)
        if total != inserter.digest:
            raise TargetError("the rows read back differ, or come in another order than given", place=table.name)


@contextmanager
def _errors(path: Path) -> Iterator[None]:
    try:
        yield
    except DecantError as error:
        error.at(str(path))
        raise
    except sqlite3.Error as error:
        raise TargetError(str(error), source=str(path)) from error
    except OSError as error:
        raise TargetError(files.reason(error), source=str(path)) from error
