"""A private copy of a database that is in use, or was when its writer died.

While an agent runs, and after a kill, the newest rows are in `-wal` only; beside a hot `-journal` the database holds
rows that were never committed. Opening it in place would create or change files there, so both are copied and SQLite
recovers the copy. No lock is taken: a writer that holds one does not stop the reading, and the reading no writer.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from decant import files
from decant.errors import SourceError

__all__ = ["needs_copy", "recovered_copy"]

_ATTEMPTS = 40
_CHUNK = 1 << 20

# The end of a journal that belongs to a transaction over several files: a page number, the name of the file that binds
# them together, its length, the sum of its bytes as signed numbers, and this (SQLite's pager.c, writeSuperJournal).
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
_LONGEST_NAME = 8192


def needs_copy(path: Path) -> bool:
    """True if a `-wal` with content or a hot `-journal` lies beside the database."""
    return _size(_beside(path, "-wal")) > 0 or _is_hot(_beside(path, "-journal"))


@contextmanager
def recovered_copy(path: Path) -> Iterator[Path]:
    """A copy of the database, with the transactions in its `-wal` and without those that its journal undoes.

    SourceError if the files change again and again while they are copied, or cannot be read. sqlite3.DatabaseError
    if SQLite cannot recover the copy.
    """
    with tempfile.TemporaryDirectory(prefix="decant-") as directory:
        copy = Path(directory, "database")
        for attempt in range(_ATTEMPTS):
            if _copied(path, copy):
                break
            time.sleep(0.005 * attempt)
        else:
            raise SourceError(
                "the database changed every time while it was copied", source=str(path), hint="close the agent first"
            )
        _recover(copy)
        yield copy


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise SourceError(files.reason(error), source=str(path)) from error


def _is_hot(journal: Path) -> bool:
    """A journal is over when it is gone, empty, or its first byte is zero (`journal_mode=PERSIST`)."""
    if _size(journal) == 0:
        return False
    with _opened(journal) as file:
        return file is not None and file.read(1) not in (b"", b"\0")


def _copied(path: Path, copy: Path) -> bool:
    """Copies the files, then compares them with the copies. Since each was the same before and after the others were
    read, all were as copied at one moment. A `-wal` may have grown: what was copied is still its beginning."""
    suffixes = ("", "-wal", "-journal")
    for suffix in suffixes:
        _beside(copy, suffix).unlink(missing_ok=True)
        with _opened(_beside(path, suffix)) as source:
            if source is None and not suffix:
                raise SourceError("no such file or directory", source=str(path))
            if source is not None:
                with open(_beside(copy, suffix), "xb") as target:
                    while chunk := source.read(_CHUNK):
                        target.write(chunk)
    return all(_same(_beside(path, suffix), _beside(copy, suffix), grown=suffix == "-wal") for suffix in suffixes)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO | None]:
    """The file, or None where there is none. A journal can go at any moment: between two looks at it, too."""
    try:
        file = files.open_regular(path)
    except SourceError as error:
        if not isinstance(error.__cause__, FileNotFoundError) or os.path.lexists(path):
            raise
        yield None
        return
    with file:
        yield file


def _same(path: Path, copy: Path, *, grown: bool) -> bool:
    if not copy.exists():
        return not os.path.lexists(path)
    with _opened(path) as source, open(copy, "rb") as target:
        if source is None:
            return False
        while chunk := target.read(_CHUNK):
            if source.read(len(chunk)) != chunk:
                return False
        return grown or not source.read(1)


def _recover(copy: Path) -> None:
    journal = _beside(copy, "-journal")
    if journal.exists():
        _settle(journal)
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("PRAGMA trusted_schema=OFF")
        # Opened so that a database shorter than its header says is recovered too; reading decides what to make of it.
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("PRAGMA schema_version").fetchall()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _settle(journal: Path) -> None:
    """Cuts the name of the binding file off a journal of a transaction over several files. SQLite would judge by it as
    is done here, but then delete the file of that name, which is outside our copy and may be any file."""
    while (name := _binding_name(journal)) is not None:
        if not os.path.lexists(name):
            journal.unlink()  # its absence says that the transaction was committed
            return
        os.truncate(journal, max(0, _size(journal) - len(name) - 20))


def _binding_name(journal: Path) -> bytes | None:
    size = _size(journal)
    with open(journal, "rb") as file:
        file.seek(max(0, size - 16 - _LONGEST_NAME))
        tail = file.read()
    if len(tail) < 16 or not tail.endswith(_JOURNAL_MAGIC):
        return None
    length, checksum = struct.unpack(">II", tail[-16:-8])
    name = tail[-16 - length : -16] if 0 < length <= len(tail) - 16 else b""
    total = sum(struct.unpack(f"{len(name)}b", name)) & 0xFFFFFFFF
    return name if name and b"\0" not in name and total == checksum else None
