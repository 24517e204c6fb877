"""The row of a conversation in `conversation_summaries.db`, from which the agent lists conversations.

The agent may have the list open, with rows in its `-wal` that are not in the file. Where a rename is sure to lose
nothing (WAL mode and no sidecar: nobody has it open), the row goes into a copy that takes the list's place; else it
is written in a transaction of SQLite's own, which is as safe when it is cut off and waits for other writers.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

from decant import files
from decant.antigravity import sqlite_header
from decant.antigravity.occupied import SIDECARS
from decant.antigravity.sqlite_copy import needs_copy, recovered_copy
from decant.errors import DecantError, FormatError, TargetError

__all__ = ["TABLE", "find_row", "write_row"]

TABLE = "conversation_summaries"
_KEY = "conversation_id"
_PATIENCE_SECONDS = 5.0
_ATTEMPTS = 5
_DEFAULTS: dict[str, Any] = {
    "source": "",
    "project_id": "",
    "agent_name": "",
    "parent_conversation_id": "",
    "nesting_depth": 0,
    "battle_id": "",
    "winning_conversation_id": "",
    "not_fully_idle": 0,
    "killed": 0,
    "group_id": "",
}
"""What a new row says in columns that placing has nothing for."""


def find_row(path: Path, identity: str) -> dict[str, Any] | None:
    """The cells of the conversation's row by column, or None. TargetError if the list cannot be read."""
    try:
        if needs_copy(path):
            with recovered_copy(path) as copy:
                return _find_row(copy, identity)
        return _find_row(path, identity)
    except (sqlite3.Error, DecantError) as error:
        raise TargetError(f"the list cannot be read: {error}", source=str(path)) from error


def write_row(path: Path, cells: dict[str, Any]) -> None:
    """Adds the row, or updates the one with the same id; columns that the list does not have are left out, columns
    that are not in `cells` keep what they hold. TargetError if it cannot be written; then the list is as it was."""
    try:
        for _ in range(_ATTEMPTS):
            if not _is_alone(path):
                break
            if _replace(path, cells):
                return
        with closing(_connect(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            _put(connection, cells)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise TargetError(f"the row cannot be written: {error}", source=str(path)) from error
    except OSError as error:
        raise TargetError(files.reason(error), source=str(path)) from error
    except FormatError as error:
        raise TargetError(error.message, source=str(path)) from error


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=_PATIENCE_SECONDS
    )
    connection.execute("PRAGMA trusted_schema=OFF")
    return connection


def _find_row(path: Path, identity: str) -> dict[str, Any] | None:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        row = connection.execute(f"SELECT * FROM {TABLE} WHERE {_KEY}=?", (identity,)).fetchone()  # noqa: S608
    return None if row is None else dict(row)


def _is_alone(path: Path) -> bool:
    """Whether nobody has the list open: in WAL mode whoever has keeps a `-wal` and a `-shm` beside it. In another
    mode it cannot be told."""
    with open(path, "rb") as file:
        header = sqlite_header.parse(file.read(sqlite_header.SIZE))
    return header.journal_mode == "wal" and not any(os.path.lexists(f"{path}{suffix}") for suffix in SIDECARS)


def _replace(path: Path, cells: dict[str, Any]) -> bool:
    """Puts a copy with the row in the list's place; False if somebody came in between."""
    before = path.stat()
    with files.work_directory(path) as work:
        copy = work / "list"
        shutil.copyfile(path, copy)
        with closing(_connect(copy)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            _put(connection, cells)
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        copy.chmod(stat.S_IMODE(before.st_mode))
        files.sync_file(copy)
        after = path.stat()
        if (before.st_ino, before.st_size, before.st_mtime_ns) != (after.st_ino, after.st_size, after.st_mtime_ns):
            return False
        if not _is_alone(path):
            return False
        files.publish(copy, path, force=True)
    return True


def _put(connection: sqlite3.Connection, cells: dict[str, Any]) -> None:
    columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({TABLE})")]
    if _KEY not in columns:
        raise sqlite3.DatabaseError(f"there is no table {TABLE} with a column {_KEY}")
    known = {name: cells[name] for name in columns if name in cells}
    changed = {name: value for name, value in known.items() if name != _KEY}
    setting = ", ".join(f"{_quoted(name)}=?" for name in changed)
    update = f"UPDATE {TABLE} SET {setting} WHERE {_KEY}=?"  # noqa: S608 - names of columns, quoted
    if changed and connection.execute(update, (*changed.values(), cells[_KEY])).rowcount:
        return
    new = {name: value for name, value in _DEFAULTS.items() if name in columns} | known
    names, places = ", ".join(map(_quoted, new)), ", ".join("?" * len(new))
    insert = f"INSERT INTO {TABLE} ({names}) VALUES ({places})"  # noqa: S608
    connection.execute(insert, tuple(new.values()))


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
