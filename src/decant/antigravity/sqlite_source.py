"""Reading an Antigravity database without touching it."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import quote as quote_url

from decant import files
from decant.antigravity import sqlite_header
from decant.antigravity.body import Database, Header, Row
from decant.antigravity.sqlite_cells import DAMAGE, decode_text, narrow, select_list
from decant.antigravity.sqlite_copy import needs_copy, recovered_copy
from decant.antigravity.sqlite_salvage import Salvage, first_rowids
from decant.antigravity.sqlite_schema import Layout, TableLayout, read_layout
from decant.errors import DecantError, FormatError, SourceError
from decant.losses import Losses

__all__ = ["Source", "open_source"]

_SALVAGE = "--salvage reads what can still be read"


class Source:
    """An open database. `database` is all of it but the rows: `table.rows` is empty, and `table.rowids` is an empty
    list where rowids are to be carried, else None. `losses` fills while a salvage reads."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        database: Database,
        layout: Layout,
        *,
        watch: _Watch | None = None,
        salvage: Salvage | None = None,
        losses: Losses,
    ) -> None:
        self.path = path
        self.database = database
        self.losses = losses
        self._connection = connection
        self._layout = layout
        self._watch = watch
        self._salvage = salvage

    def integrity(self) -> list[str]:
        """What SQLite's own integrity check finds wrong, at most 20 lines; empty if the database is whole."""
        try:
            lines = [str(row[0]) for row in self._connection.execute("PRAGMA integrity_check(20)")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [] if lines == ["ok"] else lines

    def rows(self, table: str) -> Iterator[tuple[int | None, Row]]:
        """The rows of a table, in the order of the rowid or primary key, one at a time.

        Yields the rowid (None where it is not to be carried) and the cells in the order of the table's columns, each
        of the Python type that stands for its storage class. SourceError names the table and the last row before the
        place where a damaged database cannot be read on, or says that the file was changed by somebody meanwhile;
        KeyError if there is no such table.
        """
        layout = self._layout.tables[table]
        encoding = self.database.header.encoding
        columns = select_list((column.name for column in layout.table.columns), encoding)
        if self._salvage is not None:
            raw = self._salvage.rows(layout, columns)
        else:
            raw = self._plain(layout, columns)
        if encoding != "UTF-8":
            raw = (narrow(row, encoding) for row in raw)
        carried = layout.table.rowids is not None
        for row in raw:
            yield (row[0] if carried else None), row[1:]

    def _plain(self, layout: TableLayout, columns: str) -> Iterator[tuple[Any, ...]]:
        last: tuple[Any, ...] | None = None
        try:
            row: tuple[Any, ...]
            for row in self._connection.execute(layout.select(columns)):
                yield row
                last = row
        except DAMAGE as error:
            self._check_unchanged()
            place = layout.table.name if last is None else f"{layout.table.name}, after {_key(layout, last)}"
            raise SourceError(
                f"the database is damaged: {error}", source=str(self.path), place=place, hint=_SALVAGE
            ) from error
        self._check_unchanged()

    def _check_unchanged(self) -> None:
        if self._watch is not None and self._watch.changed():
            raise SourceError("the database was changed while it was read", source=str(self.path), hint="try again")


class _Watch:
    """Sees whether an open file was written to since. The change counter in the header tells transactions apart that
    come within one tick of the file system's clock."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._version = self._look()

    def changed(self) -> bool:
        return self._look() != self._version

    def _look(self) -> tuple[int, int, bytes]:
        status = os.fstat(self._file.fileno())
        return status.st_size, status.st_mtime_ns, os.pread(self._file.fileno(), 4, 24)


@contextmanager
def open_source(path: str | Path, *, salvage: bool = False) -> Iterator[Source]:
    """Opens a database for reading; the directory it lies in stays as it was.

    SourceError if it cannot be read, FormatError if it is not an Antigravity database or holds what cannot be
    carried. With `salvage`, a damaged database gives the rows that can still be read, and `Source.losses` says what
    could not.
    """
    path = Path(path)
    with ExitStack() as stack:
        try:
            source = _open(path, stack, salvage=salvage)
        except DecantError as error:
            error.at(str(path))
            raise
        except DAMAGE as error:
            reason = f"the database is damaged: {error}"
            raise SourceError(reason, source=str(path), place="schema", hint=_SALVAGE) from error
        except OSError as error:  # of the disk, or of the place for a private copy
            raise SourceError(files.reason(error), source=str(path), place=error.filename) from error
        yield source


def _open(path: Path, stack: ExitStack, *, salvage: bool) -> Source:
    file = stack.enter_context(files.open_regular(path))
    watch = _Watch(file)
    mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode) & 0o777
    _header(path, file)
    if not needs_copy(path):
        with ExitStack() as attempt:
            try:
                source = _read(path, path, mode, attempt, watch=watch, salvage=salvage)
            except (DecantError, *DAMAGE):
                # Half of a transaction that a live writer began meanwhile looks like damage.
                if not watch.changed() and not needs_copy(path):
                    raise
            else:
                stack.enter_context(attempt.pop_all())
                return source
    copy = stack.enter_context(recovered_copy(path))
    return _read(path, copy, mode, stack, watch=None, salvage=salvage)


def _read(path: Path, read: Path, mode: int, stack: ExitStack, *, watch: _Watch | None, salvage: bool) -> Source:
    file = stack.enter_context(files.open_regular(read))
    losses = Losses()
    header = _header(path, file)
    _check_size(file, header, losses if salvage else None)
    connection = stack.enter_context(closing(_connect(read, salvage=salvage)))
    layout = read_layout(connection, losses if salvage else None)
    _check_steps(layout)
    database = Database(header, [entry.table for entry in layout.tables.values()], layout.items, mode)
    rescue = Salvage(connection, first_rowids(file, header.page_size), losses) if salvage else None
    return Source(path, connection, database, layout, watch=watch, salvage=rescue, losses=losses)


def _connect(path: Path, *, salvage: bool) -> sqlite3.Connection:
    url = f"file:{quote_url(os.fsencode(path.absolute()))}?mode=ro&immutable=1"
    connection = sqlite3.connect(url, uri=True, isolation_level=None)
    connection.text_factory = decode_text
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA cell_size_check=ON")
    if salvage:
        # With it SQLite opens a file that is shorter than it should be, and passes over statements it cannot read.
        connection.execute("PRAGMA writable_schema=ON")
    return connection


def _header(path: Path, file: BinaryIO) -> Header:
    file.seek(0)
    head = file.read(sqlite_header.SIZE)
    if path.suffix == ".pb" and not head.startswith(sqlite_header.MAGIC):
        raise FormatError("an old conversation, which the agent keeps encrypted in a .pb file, cannot be read")
    return sqlite_header.parse(head)


def _check_size(file: BinaryIO, header: Header, losses: Losses | None) -> None:
    file.seek(0)
    pages = sqlite_header.page_count(file.read(sqlite_header.SIZE))
    size = os.fstat(file.fileno()).st_size
    if pages is None or size >= pages * header.page_size:
        return
    message = f"the file is truncated: {size} bytes of {pages * header.page_size}"
    if losses is None:
        raise SourceError(message, hint=_SALVAGE)
    losses.dropped("file", message)


def _check_steps(layout: Layout) -> None:
    if any(item.type == "view" and item.name.lower() == "steps" for item in layout.items):
        raise FormatError("`steps` is a view, not a table", place="steps")
    if "steps" not in layout.tables:
        raise FormatError("there is no table `steps`: not an Antigravity conversation")


def _key(layout: TableLayout, row: tuple[Any, ...]) -> str:
    keys = [
        f"{column.name}={value!r}" for column, value in zip(layout.table.columns, row[1:], strict=False) if column.pk
    ]
    return ", ".join(keys) if keys else f"row {row[0]}"
