"""Running the statements of a schema that somebody else wrote.

A schema comes from a file, so it is run as an attacker's: each statement may create the one thing that it is listed
as, and nothing else. SQLite asks the authorizer below about every step while it compiles the statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from decant.errors import TargetError

__all__ = ["INTERNAL_TABLES", "create"]

INTERNAL_TABLES = {
    "sqlite_sequence": "CREATE TABLE sqlite_sequence(name,seq)",
    "sqlite_stat1": "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "sqlite_stat4": "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
}
"""Tables that SQLite makes by itself, with rows that it keeps: AUTOINCREMENT's counters and ANALYZE's statistics."""

Kind = Literal["table", "index", "view", "trigger"]

_CREATE = {
    "table": sqlite3.SQLITE_CREATE_TABLE,
    "index": sqlite3.SQLITE_CREATE_INDEX,
    "view": sqlite3.SQLITE_CREATE_VIEW,
    "trigger": sqlite3.SQLITE_CREATE_TRIGGER,
}

# Functions that an index may call: each one's result is no longer than what it was given, times a small number.
# fmt: off
_FUNCTIONS = frozenset((
    "abs", "ceil", "ceiling", "char", "coalesce", "date", "datetime", "floor", "glob", "hex", "ifnull", "iif",
    "instr", "json", "json_array_length", "json_extract", "json_type", "json_valid", "julianday", "length",
    "like", "likelihood", "likely", "lower", "ltrim", "max", "min", "nullif", "octet_length", "quote", "round",
    "rtrim", "sign", "strftime", "substr", "substring", "time", "trim", "trunc", "typeof", "unhex", "unicode",
    "unixepoch", "unlikely", "upper", "->", "->>",
))
# fmt: on

_STEP = 1000  # virtual machine instructions between two looks at the limit
_STEPS = 20_000
_STEPS_PER_ROW = 1  # an index costs some tens of instructions a row


def create(connection: sqlite3.Connection, kind: Kind, name: str, sql: str, *, rows: int = 0) -> None:
    """Runs one CREATE statement for the `kind` called `name`. `rows` is how many rows an index may have to read.

    TargetError names it if the statement is another one, does more, is not valid, or takes too long.
    """
    try:
        with _guarded(connection, kind, name, _STEPS + rows * _STEPS_PER_ROW):
            connection.execute(sql).close()
    except (sqlite3.Error, sqlite3.Warning, ValueError) as error:
        reason = str(error)
        if "not authorized" in reason or "prohibited" in reason:
            reason = f"the statement is not just a CREATE {kind.upper()} of this name"
        elif reason == "interrupted":
            reason = "the statement takes too long"
        raise TargetError(f"the {kind} cannot be created: {reason}", place=name) from error


@contextmanager
def _guarded(connection: sqlite3.Connection, kind: Kind, name: str, steps: int) -> Iterator[None]:
    left = steps

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    def allow(action: int, first: str | None, second: str | None, database: str | None, inner: str | None) -> int:
        allowed = inner is None and _allowed(kind, name, action, first, second, database)
        return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY

    if name in INTERNAL_TABLES:
        connection.execute("PRAGMA writable_schema=ON")
    connection.set_authorizer(allow)
    connection.set_progress_handler(stop, _STEP)
    try:
        yield
    finally:
        connection.set_authorizer(None)
        connection.set_progress_handler(None, 0)
        if name in INTERNAL_TABLES:
            connection.execute("PRAGMA writable_schema=OFF")


def _allowed(kind: Kind, name: str, action: int, first: str | None, second: str | None, database: str | None) -> bool:
    if action == sqlite3.SQLITE_FUNCTION:
        return kind == "table" or (kind == "index" and second in _FUNCTIONS)
    if database != "main":
        return False
    if action == _CREATE[kind] and first == name:
        return True
    if action in (sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE):
        return first == "sqlite_master"
    if action == sqlite3.SQLITE_READ:
        return kind in ("table", "index") or first == "sqlite_master"
    if kind == "table":  # what a PRIMARY KEY, UNIQUE or AUTOINCREMENT brings with it
        automatic = action == sqlite3.SQLITE_CREATE_INDEX and (first or "").startswith("sqlite_autoindex_")
        return automatic or (action == sqlite3.SQLITE_CREATE_TABLE and first == "sqlite_sequence")
    return kind == "index" and action == sqlite3.SQLITE_REINDEX and first == name
