"""Writing databases: what SQLite would change is an error, hostile schemas do nothing, and nothing is left behind."""

from __future__ import annotations

import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from stores import make, snapshot
from strategies import STEPS_SQL, rows_of, tables_of

from decant import files
from decant.antigravity import sqlite_guard
from decant.antigravity.body import Body, Cell, Column, Database, Header, RawText, Row, SchemaItem, Table
from decant.antigravity.native import load, save
from decant.antigravity.sqlite_target import Writer
from decant.errors import DecantError, TargetError

SMALL = Header(page_size=4096)


def database(*statements: str, items: list[SchemaItem] | None = None) -> Database:
    return Database(SMALL, tables_of(STEPS_SQL, *statements), items or [])


def refused(body: Body, path: Path, *, force: bool = False) -> DecantError:
    """The error of saving; the directory must be as before."""
    before = snapshot(path.parent)
    with pytest.raises(DecantError) as caught:
        save(body, path, force=force)
    after = snapshot(path.parent)
    assert {name: entry for name, entry in after.items() if not name.endswith(".")} == {
        name: entry for name, entry in before.items() if not name.endswith(".")
    }
    assert caught.value.source
    return caught.value


@pytest.mark.parametrize(
    ("declared", "cell", "message"),
    [
        ("INTEGER", "12", "change TEXT '12' to INTEGER 12"),
        ("INTEGER", 1.0, "change REAL 1.0 to INTEGER 1"),
        ("TEXT", 12, "change INTEGER 12 to TEXT '12'"),
        ("REAL", 7, "change INTEGER 7 to REAL 7.0"),
        ("REAL", -0.0, "change REAL -0.0 to REAL 0.0"),
        ("", float("nan"), "change REAL nan to NULL"),
        ("", True, "change INTEGER True to INTEGER 1"),
        ("", 2**63, "more than 64 bits"),
        ("", -(2**70), "more than 64 bits"),
        ("", "a\ud800", "lone surrogate"),
        ("", RawText(b"fine"), "change TEXT RawText"),
        ("", "x" * 100 + "\ud800", "lone surrogate"),
        ("NUMERIC", "9" * 60, "change TEXT '99"),
    ],
)
def test_a_value_that_sqlite_would_change_is_named(tmp_path: Path, declared: str, cell: Cell, message: str) -> None:
    content = database(f"CREATE TABLE t(a, b {declared})")
    content.tables[1].rows = [(1, None), (2, cell)]
    content.tables[1].rowids = [5, 6]
    error = refused(Body("x", content), tmp_path / "x.db")
    assert error.place == "t[1].b"
    assert message in error.message


@pytest.mark.parametrize(
    ("sql", "rows", "rowids", "place", "message"),
    [
        ("CREATE TABLE t(a INTEGER PRIMARY KEY)", [(None,)], None, "t[0].a", "change NULL to INTEGER 1"),
        ("CREATE TABLE t(a INTEGER PRIMARY KEY)", [("x",)], None, "t[0].a", "mismatch"),
        ("CREATE TABLE t(a INTEGER PRIMARY KEY)", [(2,), (1,)], None, "t", "another order"),
        ("CREATE TABLE t(a NOT NULL)", [(None,)], [1], "t[0]", "t.a"),
        ("CREATE TABLE t(a PRIMARY KEY)", [(1,), (1,)], [1, 2], "t[1]", "UNIQUE"),
        ("CREATE TABLE t(a)", [(1,), (2,)], [2, 1], "t", "another order"),
        ("CREATE TABLE t(a)", [(1,)], [2**64], "t[0]", "too large"),
        ("CREATE TABLE t(a)", [(1,)], [1.5], "t[0]", "mismatch"),
        ("CREATE TABLE t(a)", [(1,)], ["7"], "t[0]", "rowid '7'"),
        ("CREATE TABLE t(a)", [(1, 2)], [1], "t[0]", "does not fit"),
        ("CREATE TABLE t(a)", [()], [1], "t[0]", "does not fit"),
        ("CREATE TABLE t(a)", [(1,)], [None], "t[0]", "does not fit"),
        ("CREATE TABLE t(a)", [(1,)], [], "t", "as many rowids"),
        ("CREATE TABLE t(a TEXT PRIMARY KEY) WITHOUT ROWID", [(5,)], None, "t[0].a", "change INTEGER 5"),
        ("CREATE TABLE t(a PRIMARY KEY) WITHOUT ROWID", [(float("nan"),)], None, "t[0]", "NOT NULL"),
        ("CREATE TABLE t(oid, rowid, _rowid_ INTEGER)", [(1, 2, "3")], None, "t", "read back differ"),
    ],
)
def test_a_row_that_the_table_would_not_keep(
    tmp_path: Path, sql: str, rows: list[Row], rowids: list[int] | None, place: str, message: str
) -> None:
    content = database(sql)
    content.tables[1].rows, content.tables[1].rowids = rows, rowids
    error = refused(Body("x", content), tmp_path / "x.db")
    assert error.place is not None
    assert error.place.startswith(place)
    assert message in error.message


@pytest.mark.parametrize(
    ("kind", "sql"),
    [
        ("table", "ATTACH '{dir}/evil' AS evil"),
        ("table", "PRAGMA user_version=9"),
        ("table", "VACUUM INTO '{dir}/evil'"),
        ("table", "DELETE FROM steps"),
        ("table", "DROP TABLE steps"),
        ("table", "CREATE TABLE n(a); ATTACH '{dir}/evil' AS evil"),
        ("table", "CREATE TABLE other(a)"),
        ("table", "CREATE TEMP TABLE n(a)"),
        ("table", "CREATE VIRTUAL TABLE n USING fts5(a)"),
        ("table", "CREATE TABLE n AS SELECT * FROM steps"),
        ("table", "CREATE TABLE n AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM r) SELECT x FROM r"),
        ("table", "EXPLAIN CREATE TABLE n(a)"),
        ("table", "SELECT load_extension('x')"),
        ("table", "COMMIT"),
        ("table", "CREATE TABLE n(a"),
        ("table", "CREATE TABLE n(a)\0"),
        ("table", "create table n(a)"),
        ("table", "CREATE TABLE IF NOT EXISTS n(a)"),
        ("table", "CREATE VIEW n AS SELECT 1"),
        ("index", "CREATE INDEX n ON steps(load_extension('x'))"),
        ("index", "CREATE INDEX n ON steps(length(zeroblob(100000000)))"),
        ("index", "CREATE INDEX n ON steps(random())"),
        ("index", "CREATE INDEX n ON steps((SELECT 1))"),
        ("index", "CREATE INDEX other ON steps(idx)"),
        ("index", "CREATE TABLE n(a)"),
        ("view", "CREATE TEMP VIEW n AS SELECT 1"),
        ("view", "CREATE VIEW n AS SELECT 1; DROP TABLE steps"),
        ("trigger", "CREATE TEMP TRIGGER n AFTER INSERT ON steps BEGIN SELECT 1; END"),
        ("trigger", "DROP TABLE steps"),
        ("trigger", "REINDEX"),
    ],
)
def test_a_statement_may_only_create_what_it_is_listed_as(tmp_path: Path, kind: str, sql: str) -> None:
    sql = sql.replace("{dir}", str(tmp_path))
    content = database()
    content.tables[0].rows = [(0, 14, 3, 0, *[None] * 6, 0)]
    if kind == "table":
        content.tables.append(Table("n", sql, (Column("a"),), rowids=[]))
    elif kind in ("index", "view", "trigger"):
        content.items = [SchemaItem(kind, "n", "n" if kind == "view" else "steps", sql)]
    error = refused(Body("x", content), tmp_path / "x.db")
    assert error.place in ("n", "schema")
    assert [entry.name for entry in tmp_path.iterdir()] == []


def test_triggers_and_views_are_created_and_never_run(tmp_path: Path) -> None:
    endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r"
    content = database(
        items=[
            SchemaItem("view", "bomb", "bomb", f"CREATE VIEW bomb AS {endless}"),
            SchemaItem("view", "ext", "ext", "CREATE VIEW ext AS SELECT load_extension('x')"),
            SchemaItem(
                "trigger", "wipe", "steps", "CREATE TRIGGER wipe AFTER INSERT ON steps BEGIN " + endless + "; END"
            ),
        ]
    )
    content.tables[0].rows = [(0, 14, 3, 0, *[None] * 6, 0)]
    path = tmp_path / "x.db"
    save(Body("x", content), path)
    assert load(path).value.database == content


def test_constraints_and_defaults_that_call_functions_are_not_run(tmp_path: Path) -> None:
    content = database("CREATE TABLE t(a CHECK(length(hex(zeroblob(1000000000))) > a), b DEFAULT (abs(-3)))")
    content.tables[1].rows, content.tables[1].rowids = [(1, 2)], [1]
    path = tmp_path / "x.db"
    save(Body("x", content), path)
    assert load(path).value.database == content


def test_an_index_that_takes_too_long_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_guard, "_STEPS", 1)
    monkeypatch.setattr(sqlite_guard, "_STEPS_PER_ROW", 0)
    content = database(items=[SchemaItem("index", "i", "steps", "CREATE INDEX i ON steps(hex(metadata))")])
    content.tables[0].rows = [(idx, 14, 3, 0, b"x", *[None] * 5, 0) for idx in range(1000)]
    error = refused(Body("x", content), tmp_path / "x.db")
    assert (error.place, "takes too long" in error.message) == ("i", True)


def test_indexes_of_many_rows_stay_within_the_limit(tmp_path: Path) -> None:
    sql = "CREATE INDEX i ON steps(lower(hex(metadata)), status DESC) WHERE idx > 5"
    content = database(items=[SchemaItem("index", "i", "steps", sql)])
    content.tables[0].rows = [(idx, 14, 3, 0, b"x" * (idx % 90), *[None] * 5, 0) for idx in range(20_000)]
    save(Body("x", content), tmp_path / "x.db")


def test_tables_that_sqlite_keeps_for_itself(tmp_path: Path) -> None:
    counted = "CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT)"
    content = database(counted, "CREATE TABLE u(a)")
    sequence = content.table("sqlite_sequence")
    assert sequence is not None
    content.tables[1].rows = [(1,), (2,)]
    sequence.rows, sequence.rowids = [("t", 99), ("gone", 3)], [4, 9]
    statistics = Table(
        "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)", tuple(map(Column, ("tbl", "idx", "stat")))
    )
    statistics.rows, statistics.rowids = [("t", None, "2")], [1]
    content.tables.append(statistics)
    path = tmp_path / "x.db"
    save(Body("x", content), path)
    assert load(path).value.database == content
    content.tables.remove(sequence)
    assert refused(Body("x", content), tmp_path / "y.db").place == "schema"
    statistics.sql = "CREATE TABLE sqlite_stat1(tbl,idx,stat,evil)"
    assert refused(Body("x", content), tmp_path / "y.db").place == "sqlite_stat1"


def test_counters_outlive_the_tables_that_they_counted(tmp_path: Path) -> None:
    content = database()
    sequence = Table("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)", (Column("name"), Column("seq")))
    sequence.rows, sequence.rowids = [("gone", 3)], [1]
    content.tables.append(sequence)
    save(Body("x", content), tmp_path / "x.db")
    assert load(tmp_path / "x.db").value.database == content


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"page_size": 1000}, "header.page_size"),
        ({"auto_vacuum": 7}, "header.auto_vacuum"),
        ({"journal_mode": "memory"}, "header.journal_mode"),
        ({"user_version": 2**40}, "header.user_version"),
        ({"application_id": 2**40}, "header.application_id"),
        ({"encoding": "UTF-8'; ATTACH 'x' AS y; --"}, "header"),
    ],
)
def test_a_header_that_sqlite_does_not_write(tmp_path: Path, change: dict[str, object], place: str) -> None:
    content = replace(database(), header=replace(SMALL, **change))
    assert refused(Body("x", content), tmp_path / "x.db").place == place


def test_what_the_schema_says_twice_must_agree(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    for change in (
        lambda table: setattr(table, "name", "other"),
        lambda table: setattr(table, "columns", (Column("b"),)),
        lambda table: setattr(table, "rowids", None),
    ):
        content = database("CREATE TABLE t(a)")
        change(content.tables[1])
        assert refused(Body("x", content), path).place in ("other", "t")
    content = database("CREATE TABLE t(a) WITHOUT ROWID".replace("a)", "a PRIMARY KEY)"))
    content.tables[1].rowids = []
    assert "no rowids" in refused(Body("x", content), path).message
    wrong = SchemaItem("index", "i", "elsewhere", "CREATE INDEX i ON steps(idx)")
    assert refused(Body("x", database(items=[wrong])), path).place == "i"
    assert refused(Body("x", replace(database(), mode=0o4755)), path).place == "mode"
    assert "no table `steps`" in refused(Body("x", Database(SMALL, tables_of("CREATE TABLE t(a)"))), path).message


def test_the_reader_is_what_the_writer_trusts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that went wrong after the rows were in is found before it gets its name."""
    content = database()
    content.tables[0].rows = [(idx, 14, 3, 0, b"x" * 500, *[None] * 5, 0) for idx in range(100)]

    def spoil(statement: str, path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(statement)
            connection.commit()

    for statement, place in {
        "DELETE FROM steps WHERE idx=7": "steps",
        "UPDATE steps SET metadata=x'00' WHERE idx=7": "steps",
        "CREATE VIEW v AS SELECT 1": "schema",
        "ALTER TABLE steps RENAME TO stairs": None,
    }.items():
        monkeypatch.setattr(files, "sync_file", partial(spoil, statement))
        assert refused(Body("x", content), tmp_path / "x.db").place == place


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Writing beyond `size` fails with EFBIG, as a full disk does with ENOSPC."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("size", [1000, 100_000, 3_000_000])
def test_a_full_disk_leaves_nothing(tmp_path: Path, size: int) -> None:
    content = database(items=[SchemaItem("index", "i", "steps", "CREATE INDEX i ON steps(metadata)")])
    content.tables[0].rows = [(idx, 14, 3, 0, os.urandom(2000), *[None] * 5, 0) for idx in range(1000)]
    with file_size_limit(size):
        error = refused(Body("x", content), tmp_path / "x.db")
    assert isinstance(error, TargetError)


def test_an_existing_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db")
    body = load(path).value
    body.database.tables[0].rows = []
    assert "exists already" in refused(body, path).message
    save(body, path, force=True)
    assert load(path).value == body
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.db"]


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("suffix", ["-wal", "-journal", "-shm"])
def test_a_conversation_that_is_open_is_not_replaced(tmp_path: Path, suffix: str, force: bool) -> None:
    path = tmp_path / "x.db"
    body = load(make(tmp_path / "y.db")).value
    if force:
        make(path)
    (tmp_path / f"x.db{suffix}").write_bytes(b"live")
    assert "open" in refused(body, path, force=force).message


def test_a_file_that_appears_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    content = database()
    with Writer(path, content) as writer:
        path.write_bytes(b"mine")
        with pytest.raises(TargetError, match="exists"):
            writer.finish()
    assert path.read_bytes() == b"mine"
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.db"]


def test_bad_targets(tmp_path: Path) -> None:
    body = Body("x", database())
    folder = tmp_path / "folder"
    folder.mkdir()
    assert "directory" in refused(body, folder).message
    assert "no directory" in refused(body, tmp_path / "none" / "x.db").message


def test_an_error_of_the_rows_passes_through_and_leaves_nothing(tmp_path: Path) -> None:
    def rows() -> Iterator[tuple[int | None, Row]]:
        yield None, (0, 14, 3, 0, *[None] * 6, 0)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), Writer(tmp_path / "x.db", database()) as writer:
        writer.insert("steps", rows())
    assert list(tmp_path.iterdir()) == []


def test_rows_may_come_in_pieces(tmp_path: Path) -> None:
    content = database("CREATE TABLE t(a)")
    content.tables[1].rows, content.tables[1].rowids = [(1,), (2,), (3,)], [4, 5, 6]
    pieces = rows_of(content.tables[1])
    with Writer(tmp_path / "x.db", content) as writer:
        assert writer.insert("t", pieces[:1]) == 1
        assert writer.insert("steps", []) == 0
        assert writer.insert("t", pieces[1:]) == 2
        with pytest.raises(KeyError):
            writer.insert("none", [])
        writer.finish()
    assert load(tmp_path / "x.db").value.database == content
