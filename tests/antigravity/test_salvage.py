"""A damaged database gives the rows that can still be read, each one intact, and says what could not."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stores import make, snapshot

from decant.antigravity.body import Row
from decant.antigravity.native import load, save
from decant.errors import DecantError, SourceError
from decant.losses import Loss

PAGE = 1024


def salvaged(path: Path, table: str = "steps") -> tuple[list[Row], tuple[Loss, ...]]:
    before = snapshot(path.parent)
    converted = load(path, salvage=True)
    assert snapshot(path.parent) == before
    found = converted.value.database.table(table)
    assert found is not None
    return found.rows, converted.losses


def spoil(path: Path, *pages: int, content: bytes = b"\xff" * PAGE) -> None:
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * PAGE)
            file.write(content)


def leaves(path: Path, table: str) -> list[int]:
    """The page numbers of a table's leaves in order, as SQLite's own dbstat says."""
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT pageno FROM dbstat WHERE name=? AND pagetype='leaf' ORDER BY path"
        return [page for (page,) in connection.execute(sql, (table,))]


def has_dbstat() -> bool:
    with closing(sqlite3.connect(":memory:")) as connection:
        return any("DBSTAT" in option for (option,) in connection.execute("PRAGMA compile_options"))


needs_dbstat = pytest.mark.skipif(not has_dbstat(), reason="this SQLite has no dbstat")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return make(tmp_path / "x.db", f"PRAGMA page_size={PAGE}", steps=200, payload=100)


@needs_dbstat
@pytest.mark.parametrize("which", [[0], [5], [-1], [4, 5], [3, 8, 9, 20], [0, -1]])
def test_rows_of_whole_pages_are_read_and_the_others_reported(path: Path, which: list[int]) -> None:
    whole = load(path).value.database.table("steps")
    assert whole is not None
    pages = leaves(path, "steps")
    spoil(path, *(pages[number] for number in which))
    with pytest.raises(SourceError, match="--salvage"):
        load(path)
    rows, losses = salvaged(path)
    per_page = len(whole.rows) / len(pages)
    assert set(rows) <= set(whole.rows)
    assert [row[0] for row in rows] == sorted({row[0] for row in rows if isinstance(row[0], int)})
    assert len(whole.rows) - len(rows) <= (per_page + 2) * len(which)
    assert 0 < len(losses) <= len(which)
    assert all((loss.kind, loss.path) == ("dropped", "steps") for loss in losses)


@needs_dbstat
def test_gaps_in_the_numbers_are_leapt_over(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", f"PRAGMA page_size={PAGE}", "CREATE TABLE t(a INTEGER PRIMARY KEY, b)")
    numbers = [-(2**63), -5, 0, 7, 10**6, 10**9, 10**12, 2**62, 2**63 - 1]
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany("INSERT INTO t VALUES (?, zeroblob(800))", [(number,) for number in numbers])
        connection.commit()
    pages = leaves(path, "t")
    assert len(pages) == len(numbers)
    original = path.read_bytes()
    for position in range(len(numbers)):
        path.write_bytes(original)
        spoil(path, pages[position])
        rows, losses = salvaged(path, "t")
        assert [row[0] for row in rows] == numbers[:position] + numbers[position + 1 :]
        assert len(losses) == 1


@needs_dbstat
def test_a_row_whose_rest_is_gone_is_left_out_by_its_number(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", f"PRAGMA page_size={PAGE}", steps=20, payload=3000)
    with closing(sqlite3.connect(path)) as connection:
        sql = "SELECT pageno FROM dbstat WHERE name='steps' AND pagetype='overflow' ORDER BY path"
        first = connection.execute(sql).fetchone()[0]
    spoil(path, first)
    rows, losses = salvaged(path)
    assert len(rows) == 19
    (missing,) = {*range(20)} - {row[0] for row in rows}
    assert [loss.path for loss in losses] == [f"steps[{missing}]"]


def test_a_truncated_file_gives_its_beginning(path: Path) -> None:
    size = path.stat().st_size
    os.truncate(path, size - 5 * PAGE - 100)
    rows, losses = salvaged(path)
    assert 100 < len(rows) < 200
    assert losses[0] == Loss("dropped", "file", f"the file is truncated: {size - 5 * PAGE - 100} bytes of {size}")
    assert len(losses) > 1


@needs_dbstat
def test_a_table_without_rowids_gives_what_comes_before(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", f"PRAGMA page_size={PAGE}", "CREATE TABLE t(a PRIMARY KEY, b) WITHOUT ROWID")
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany("INSERT INTO t VALUES (?, zeroblob(90))", [(number,) for number in range(100)])
        connection.commit()
    spoil(path, leaves(path, "t")[3])
    rows, losses = salvaged(path, "t")
    assert [row[0] for row in rows] == list(range(len(rows)))
    assert 0 < len(rows) < 100
    assert [loss.path for loss in losses] == ["t"]


def test_a_table_that_is_not_there_is_reported(tmp_path: Path) -> None:
    path = make(
        tmp_path / "x.db", "CREATE TABLE t(a)", "CREATE INDEX i ON steps(status)" if False else "CREATE TABLE u(a)"
    )
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("UPDATE sqlite_master SET rootpage=9999 WHERE name='t'")
        connection.commit()
    rows, losses = salvaged(path)
    assert len(rows) == 3
    assert {loss.path for loss in losses} == {"t"}


def test_a_statement_that_sqlite_cannot_read_is_reported(tmp_path: Path) -> None:
    for change in ("sql='CREATE TABLE t('", "type='thing'", "sql=CAST(x'ff' AS TEXT)", "name='sqlite_mine'"):
        path = make(tmp_path / "x.db", "CREATE TABLE t(a)")
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute(f"UPDATE sqlite_master SET {change} WHERE name='t'")
            connection.commit()
        rows, losses = salvaged(path)
        assert len(rows) == 3
        assert [loss.kind for loss in losses] == ["dropped"]
        path.unlink()


@needs_dbstat
def test_a_schema_of_which_a_part_is_gone_gives_the_tables_before(tmp_path: Path) -> None:
    many = [f"CREATE TABLE t{number}(a{'x' * 200})" for number in range(30)]
    path = make(tmp_path / "x.db", f"PRAGMA page_size={PAGE}", steps=2)
    with closing(sqlite3.connect(path)) as connection:
        for statement in many:
            connection.execute(statement)
    spoil(path, leaves(path, "sqlite_schema")[3])
    rows, losses = salvaged(path)
    assert len(rows) == 2
    assert losses


def test_what_was_salvaged_can_be_saved(path: Path, tmp_path: Path) -> None:
    os.truncate(path, path.stat().st_size - 3 * PAGE)
    body = load(path, salvage=True).value
    save(body, tmp_path / "y.db")
    assert load(tmp_path / "y.db").value.database == body.database


def test_a_whole_file_is_salvaged_whole(path: Path) -> None:
    plain, rescued = load(path), load(path, salvage=True)
    assert rescued.value == plain.value
    assert rescued.losses == ()


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_any_damage_gives_rows_of_the_original_or_of_the_damage(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Whole pages are lost: no row comes out that was not in."""
    path = make(tmp_path_factory.mktemp("x") / "x.db", f"PRAGMA page_size={PAGE}", steps=60, payload=200)
    whole = load(path).value.database.table("steps")
    assert whole is not None
    count = path.stat().st_size // PAGE
    spoil(path, *data.draw(st.lists(st.integers(2, count), min_size=1, max_size=4)))
    try:
        rows, losses = salvaged(path)
    except DecantError:
        return
    assert set(rows) <= set(whole.rows)
    assert losses or rows == whole.rows
