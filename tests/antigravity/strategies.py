"""Bodies that a real SQLite may or may not be able to keep: any storage class anywhere, odd names, odd schemas."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing

from hypothesis import strategies as st

from decant.antigravity.body import (
    Body,
    Brain,
    BrainFile,
    Cell,
    Column,
    Database,
    Header,
    RawText,
    Row,
    SchemaItem,
    Table,
)
from decant.antigravity.sqlite_cells import quote
from decant.antigravity.sqlite_schema import read_layout

STEPS_SQL = (
    "CREATE TABLE `steps` (`idx` integer,`step_type` integer NOT NULL DEFAULT 0,`status` integer NOT NULL DEFAULT 0,"
    "`has_subtrajectory` numeric NOT NULL DEFAULT false,`metadata` blob,`error_details` blob,`permissions` blob,"
    "`task_details` blob,`render_info` blob,`step_payload` blob,`step_format` integer NOT NULL DEFAULT 0,"
    "PRIMARY KEY (`idx`))"
)
ENCODINGS = ("UTF-8", "UTF-16le", "UTF-16be")

INTEGERS = st.integers(-(2**63), 2**63 - 1) | st.sampled_from([0, 1, -1, 2**31, -(2**63), 2**63 - 1])
REALS = st.floats(allow_nan=False) | st.sampled_from([0.0, -0.0, float("inf"), float("-inf"), 1.5, 1e300, 5e-324])
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["", "\0", "a\0b", "12", " 7 ", "1e3", "\ufeffx", "\uffff", "\ufffe", "😀", "true", "NULL"]
)
BLOBS = st.binary(max_size=40) | st.sampled_from([b"", b"12", b"\0" * 5000])
RAW_BYTES = {
    "UTF-8": st.sampled_from([b"\xff", b"a\xc3", b"\xed\xa0\x80", b"ok\0\xfe"]),
    "UTF-16le": st.sampled_from([b"\x00\xd8", b"a\0\x00\xdcb\0"]),
    "UTF-16be": st.sampled_from([b"\xd8\x00", b"\0a\xdc\x00\0b"]),
}
ODD_NAMES = [
    "rowid",
    "_rowid_",
    "OID",
    "select",
    "table",
    'qu"ote',
    "",
    "two words",
    "é",
    "x'y",
    "[b]",
    "`c`",
    "%s",
    "?1",
]
NAMES = st.sampled_from(["idx", "data", *ODD_NAMES]) | st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8
)


def rows_of(table: Table) -> list[tuple[int | None, Row]]:
    """A table's rows as a Writer takes them."""
    rowids = table.rowids if table.rowids is not None else [None] * len(table.rows)
    return list(zip(rowids, table.rows, strict=True))


def tables_of(*statements: str) -> list[Table]:
    """The tables that the statements make, without rows."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for statement in statements:
            connection.execute(statement)
        return [entry.table for entry in read_layout(connection).tables.values()]


def cells(encoding: str) -> st.SearchStrategy[Cell]:
    return st.one_of(st.none(), INTEGERS, REALS, TEXTS, BLOBS, RAW_BYTES[encoding].map(RawText))


def wild_cells() -> st.SearchStrategy[Cell]:
    """Also what no database can hold: NaN, integers beyond 64 bits, lone surrogates, RawText that is not."""
    return st.one_of(
        *map(cells, ENCODINGS),
        st.just(float("nan")),
        st.integers(),
        st.text(max_size=5),
        st.binary(max_size=4).map(RawText),
    )


def _fitting(column: Column, encoding: str, *, key: bool) -> st.SearchStrategy[Cell]:
    """Cells that a column of this type keeps as they are. `key`: it is in the primary key of a table without rowid."""
    kept = _kept(column.type.lower(), encoding)
    return kept.filter(lambda cell: cell is not None) if column.notnull or (key and column.pk) else kept


def _kept(kind: str, encoding: str) -> st.SearchStrategy[Cell]:
    if "int" in kind or kind in ("numeric", "boolean"):
        return st.one_of(st.none(), BLOBS, INTEGERS)
    if kind == "text":
        return st.one_of(st.none(), BLOBS, TEXTS, RAW_BYTES[encoding].map(RawText))
    if kind == "real":
        return st.one_of(st.none(), BLOBS, st.floats(allow_nan=False).filter(lambda value: value != 0))
    return cells(encoding)


@st.composite
def headers(draw: st.DrawFn) -> Header:
    return Header(
        page_size=draw(st.sampled_from([512, 1024, 4096, 32768, 65536])),
        journal_mode=draw(st.sampled_from(["wal", "delete"])),
        encoding=draw(st.sampled_from(["UTF-8", "UTF-8", "UTF-16le", "UTF-16be"])),
        auto_vacuum=draw(st.sampled_from([0, 1, 2])),
        user_version=draw(st.integers(-(2**31), 2**31 - 1) | st.just(1)),
        application_id=draw(st.integers(-(2**31), 2**31 - 1) | st.just(0)),
    )


@st.composite
def unknown_tables(draw: st.DrawFn, name: str) -> Table:
    """A table that no release of the agent has, without rows."""
    names = draw(st.lists(NAMES, min_size=1, max_size=4, unique_by=str.lower))
    key = draw(st.sampled_from(["none", "rowid", "one", "all", "without rowid"]))
    parts: list[str] = []
    for position, column in enumerate(names):
        kind = draw(st.sampled_from(["", "", "blob", "integer", "text", "numeric", "real", "boolean"]))
        extra = draw(st.sampled_from(["", "", " NOT NULL", " DEFAULT 7", " DEFAULT 'x'", " COLLATE NOCASE"]))
        if key == "rowid" and position == 0:
            kind, extra = "INTEGER", " PRIMARY KEY"
        parts.append(f"{quote(column)} {kind}{extra}")
    if key in ("one", "all", "without rowid"):
        keys = names[:1] if key == "one" else names
        parts.append(f"PRIMARY KEY ({', '.join(map(quote, keys))})")
    suffix = " WITHOUT ROWID" if key == "without rowid" else ""
    return tables_of(f"CREATE TABLE {quote(name)}({', '.join(parts)}){suffix}")[0]


@st.composite
def filled(draw: st.DrawFn, table: Table, encoding: str, *, wild: bool) -> Table:
    """The table with rows, in the order of the rowid where there is one."""
    count = draw(st.integers(0, 3))
    for _ in range(count):
        key = table.rowids is None
        kinds = [wild_cells() if wild else _fitting(column, encoding, key=key) for column in table.columns]
        table.rows.append(tuple(draw(kind) for kind in kinds))
    if table.rowids is not None:
        table.rowids.extend(sorted(draw(st.lists(INTEGERS, min_size=count, max_size=count, unique=True))))
        return table
    keys = [position for position, column in enumerate(table.columns) if column.pk]
    if len(keys) == 1 and not wild and table.columns[keys[0]].type.lower() not in ("text", "real"):
        numbers = sorted(draw(st.lists(INTEGERS, min_size=count, max_size=count, unique=True)))
        position = keys[0]
        table.rows = [
            (*row[:position], number, *row[position + 1 :]) for row, number in zip(table.rows, numbers, strict=True)
        ]
    return table


@st.composite
def items(draw: st.DrawFn, tables: list[Table]) -> list[SchemaItem]:
    found: list[SchemaItem] = []
    for position in range(draw(st.integers(0, 3))):
        table = draw(st.sampled_from(tables))
        on, name = quote(table.name), f"it{position} {draw(NAMES)}"
        column = quote(draw(st.sampled_from(table.columns)).name)
        kind = draw(st.sampled_from(["index", "index", "view", "trigger"]))
        if kind == "index":
            what = draw(st.sampled_from([column, f"{column} DESC", f"typeof({column})"]))
            sql = f"CREATE INDEX {quote(name)} ON {on}({what})"
            found.append(SchemaItem("index", name, table.name, sql))
        elif kind == "view":
            found.append(SchemaItem("view", name, name, f"CREATE VIEW {quote(name)} AS SELECT * FROM {on}"))
        else:
            sql = f"CREATE TRIGGER {quote(name)} AFTER INSERT ON {on} BEGIN DELETE FROM {on}; END"
            found.append(SchemaItem("trigger", name, table.name, sql))
    return found


@st.composite
def databases(draw: st.DrawFn, *, wild: bool = False) -> Database:
    header = draw(headers())
    names = draw(st.lists(NAMES.filter(_free), max_size=2, unique_by=str.lower))
    tables = [tables_of(STEPS_SQL)[0], *(draw(unknown_tables(name)) for name in names)]
    if draw(st.booleans()):
        tables.reverse()
    tables = [draw(filled(table, header.encoding, wild=wild)) for table in tables]
    mode = draw(st.sampled_from([0o600, 0o644, 0o444, 0o640, 0o777]))
    return Database(header, tables, draw(items(tables)), mode)


def _free(name: str) -> bool:
    return name.lower() not in ("steps",) and not name.lower().startswith("sqlite_")


FILE_NAMES = st.sampled_from(
    ["a", "b.md", ".hidden", "two words", "new\nline", "é😀", "\udcff\udc80", "-rf", "'\"", "..."]
)


@st.composite
def brains(draw: st.DrawFn) -> Brain:
    directories = {"": 0o755}
    for _ in range(draw(st.integers(0, 4))):
        parent = draw(st.sampled_from(sorted(directories)))
        path = f"{parent}/{draw(FILE_NAMES)}".lstrip("/")
        directories.setdefault(path, draw(st.sampled_from([0o755, 0o700, 0o555])))
    files: dict[str, BrainFile] = {}
    for _ in range(draw(st.integers(0, 4))):
        path = f"{draw(st.sampled_from(sorted(directories)))}/{draw(FILE_NAMES)}".lstrip("/")
        if path not in directories:
            files[path] = BrainFile(path, draw(st.binary(max_size=30)), draw(st.sampled_from([0o644, 0o600, 0o755])))
    mode = directories.pop("")
    ordered = sorted(files.values(), key=lambda file: os.fsencode(file.path))
    return Brain(ordered, dict(sorted(directories.items(), key=lambda entry: os.fsencode(entry[0]))), mode)


def bodies(*, wild: bool = False) -> st.SearchStrategy[Body]:
    """Bodies; with `wild` also such as no database can hold."""
    return st.builds(Body, st.just("5fe4e6e6bcfa62a0"), databases(wild=wild), st.none() | brains())
