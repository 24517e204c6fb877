"""Reading databases that SQLite wrote: whole, live, killed, and such as are none."""

from __future__ import annotations

import os
import sqlite3
import struct
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import pytest
from stores import STEPS_SQL, killed, make, snapshot

from decant import files
from decant.antigravity import sqlite_copy
from decant.antigravity.body import RawText, Row
from decant.antigravity.native import load, save
from decant.antigravity.sqlite_source import open_source
from decant.errors import FormatError, SourceError


def steps(path: Path) -> list[Row]:
    table = load(path).value.database.table("steps")
    assert table is not None
    return table.rows


def steps_or_changed(path: Path) -> list[Row] | None:
    try:
        return steps(path)
    except SourceError as error:
        if "changed" not in error.message:
            raise
        return None


def again(path: Path) -> None:
    """What SQLite wrote loads, is saved, and loads equal."""
    body = load(path).value
    copy = path.with_name("copy.db")
    save(body, copy)
    loaded = load(copy).value
    assert loaded.database == body.database
    assert copy.read_bytes()[16:20] == path.read_bytes()[16:20]


def test_every_storage_class_and_what_is_unknown(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", "CREATE TABLE later(a, b)", "CREATE INDEX by_a ON later(a)")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE steps ADD COLUMN later")
        connection.execute("INSERT INTO later(rowid, a, b) VALUES (7, 1.5, 'é'), (-3, NULL, CAST(x'ff' AS TEXT))")
        connection.execute("UPDATE steps SET later='x', metadata=NULL, error_details=x'' WHERE idx=1")
        connection.execute("PRAGMA user_version=-4")
        connection.execute("PRAGMA application_id=77")
        connection.commit()
    path.chmod(0o640)
    body = load(path).value
    assert body.id == "x"
    assert body.database.mode == 0o640
    assert (body.database.header.user_version, body.database.header.application_id) == (-4, 77)
    later = body.database.table("later")
    assert later is not None
    assert (later.rowids, later.rows) == ([-3, 7], [(None, RawText(b"\xff")), (1.5, "é")])
    assert steps(path)[1][4:6] == (None, b"")
    assert steps(path)[1][11] == "x"
    assert [item.name for item in body.database.items] == ["by_a"]
    again(path)


@pytest.mark.parametrize("encoding", ["UTF-8", "UTF-16le", "UTF-16be"])
def test_text_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    path = make(tmp_path / "x.db", f"PRAGMA encoding='{encoding}'", "CREATE TABLE t(a)")
    lone = {"UTF-8": "eda080", "UTF-16le": "00d8", "UTF-16be": "d800"}[encoding]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"INSERT INTO t VALUES ('é😀'), ('a' || char(0) || 'b'), (CAST(x'{lone}' AS TEXT)), (12)")
        connection.commit()
    body = load(path).value
    assert body.database.header.encoding == encoding
    table = body.database.table("t")
    assert table is not None
    assert table.rows == [("é😀",), ("a\0b",), (RawText(bytes.fromhex(lone)),), (12,)]
    again(path)


@pytest.mark.parametrize("vacuum", [0, 1, 2])
@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
@pytest.mark.parametrize("size", [512, 65536])
def test_header_facts_come_from_the_file(tmp_path: Path, vacuum: int, mode: str, size: int) -> None:
    path = make(tmp_path / "x.db", f"PRAGMA page_size={size}", f"PRAGMA auto_vacuum={vacuum}")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode={mode}")
    header = load(path).value.database.header
    assert (header.page_size, header.auto_vacuum, header.journal_mode) == (size, vacuum, mode.lower())
    again(path)


def test_tables_that_sqlite_keeps_for_itself(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", "CREATE TABLE counted(id INTEGER PRIMARY KEY AUTOINCREMENT, a)")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO counted(a) VALUES (1), (2)")
        connection.execute("DELETE FROM counted WHERE id=2")
        connection.execute("CREATE INDEX i ON counted(a)")
        connection.execute("ANALYZE")
        connection.commit()
    database = load(path).value.database
    sequence, statistics = database.table("sqlite_sequence"), database.table("sqlite_stat1")
    assert sequence is not None
    assert statistics is not None
    assert sequence.rows == [("counted", 2)]
    assert ("counted", "i", "1 1") in statistics.rows
    again(path)


@pytest.mark.parametrize(
    ("sql", "rowids"),
    [
        ("CREATE TABLE t(a TEXT, b TEXT, PRIMARY KEY(b, a)) WITHOUT ROWID", None),
        ("CREATE TABLE t(a INTEGER PRIMARY KEY, rowid, _rowid_, oid)", None),
        ("CREATE TABLE t(a INTEGER PRIMARY KEY DESC, rowid)", [1, 2]),
        ("CREATE TABLE t(rowid, _rowid_)", [1, 2]),
        ("CREATE TABLE t(oid, rowid, _rowid_)", None),
        ("CREATE TABLE t(a INT PRIMARY KEY, b)", [1, 2]),
        ("CREATE TABLE t(a, b, UNIQUE(a))", [1, 2]),
    ],
)
def test_rowids_are_carried_where_they_say_something(tmp_path: Path, sql: str, rowids: list[int] | None) -> None:
    path = make(tmp_path / "x.db", sql)
    with closing(sqlite3.connect(path)) as connection:
        width = len(connection.execute("PRAGMA table_info(t)").fetchall())
        connection.executemany(f"INSERT INTO t VALUES ({', '.join('?' * width)})", [[7] * width, [8] * width])
        connection.commit()
    table = load(path).value.database.table("t")
    assert table is not None
    assert table.rowids == rowids
    assert len(table.rows) == 2
    again(path)


@pytest.mark.parametrize(
    ("statement", "place"),
    [
        ("CREATE VIRTUAL TABLE v USING fts5(a)", "v"),
        ("CREATE TABLE g(a, b AS (a + 1))", "g.b"),
        ("CREATE TABLE g(a, b AS (a + 1) STORED)", "g.b"),
    ],
)
def test_what_cannot_be_carried_is_refused_by_name(tmp_path: Path, statement: str, place: str) -> None:
    path = make(tmp_path / "x.db", statement)
    with pytest.raises(FormatError) as caught:
        load(path)
    assert (caught.value.place, caught.value.source) == (place, str(path))


def test_steps_must_be_a_table(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "none.db")) as connection:
        connection.execute("CREATE TABLE other(a)")
    with closing(sqlite3.connect(tmp_path / "view.db")) as connection:
        connection.execute("CREATE VIEW steps AS SELECT 1 AS idx")
    with pytest.raises(FormatError, match="no table `steps`"):
        load(tmp_path / "none.db")
    with pytest.raises(FormatError, match="is a view"):
        load(tmp_path / "view.db")


def test_schemas_that_nothing_but_a_hand_can_make(tmp_path: Path) -> None:
    changes = {
        "name=x'41'": "malformed",
        "sql=x'41'": "malformed",
        "type='thing'": "malformed",
        "name='sqlite_own', tbl_name='sqlite_own', sql='CREATE TABLE sqlite_own(a)'": "SQLite's own",
    }
    for number, (change, message) in enumerate(changes.items()):
        path = make(tmp_path / f"{number}.db", "CREATE TABLE t(a)")
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute(f"UPDATE sqlite_master SET {change} WHERE name='t'")
            connection.commit()
        with pytest.raises((FormatError, SourceError), match=message):
            load(path)
        assert len(load(path, salvage=True).losses) >= 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "zero bytes"),
        (b"hello", "not an SQLite database"),
        (b"SQLite format 3\0\x10\x00", "truncated inside its header"),
        (b"SQLite format 3\0\x10\x01\1\1" + bytes(80), "page size"),
        (b"SQLite format 3\0\x10\x00\7\7" + bytes(80), "format version"),
        (b"SQLite format 3\0\x10\x00\1\1" + bytes(36) + b"\0\0\0\x09" + bytes(40), "text encoding"),
    ],
)
def test_files_that_are_no_database(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "x.db"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=message) as caught:
        load(path)
    assert caught.value.source == str(path)


def test_an_old_encrypted_conversation_is_said_to_be_one(tmp_path: Path) -> None:
    path = tmp_path / "x.pb"
    path.write_bytes(bytes(range(1, 200)))
    with pytest.raises(FormatError, match="encrypted"):
        load(path)


def test_paths_that_are_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.db")
    for path, message in [
        (tmp_path, "a directory"),
        (tmp_path / "none.db", "no such file"),
        (tmp_path / "pipe.db", "not a regular file"),
        (tmp_path / "a\0b.db", "null"),
    ]:
        with pytest.raises(SourceError, match=message):
            load(path)


def test_an_unreadable_file(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")
    with pytest.raises(SourceError, match="permission denied"):
        load(path)


def test_a_truncated_file_says_so_and_names_the_way_out(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", steps=200, payload=500)
    os.truncate(path, path.stat().st_size - 5000)
    with pytest.raises(SourceError, match="truncated") as caught:
        load(path)
    assert "--salvage" in str(caught.value)


def test_damage_inside_names_table_and_row(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", "PRAGMA page_size=512", steps=200, payload=100)
    content = bytearray(path.read_bytes())
    page = len(content) // 512 // 2 * 512
    content[page : page + 512] = b"\xff" * 512
    path.write_bytes(content)
    with pytest.raises(SourceError, match="damaged") as caught:
        load(path)
    assert (caught.value.place or "").startswith("steps, after idx=")
    assert "--salvage" in str(caught.value)


WAL = "connection.execute('PRAGMA journal_mode=WAL'); connection.execute('PRAGMA wal_autocheckpoint=0')\n"
GROW = "connection.execute('INSERT INTO steps(idx, step_payload) VALUES (100, zeroblob(9))')\n"


@pytest.mark.parametrize("version", ["PRAGMA user_version=9", "PRAGMA user_version=1"])
def test_a_killed_process_leaves_rows_in_the_wal(tmp_path: Path, version: str) -> None:
    path = make(tmp_path / "x.db")
    killed(path, WAL + GROW + f"connection.execute({version!r})\n")
    assert (tmp_path / "x.db-wal").stat().st_size > 0
    before = snapshot(tmp_path)
    assert [row[0] for row in steps(path)] == [0, 1, 2, 100]
    header = load(path).value.database.header
    assert (header.journal_mode, header.user_version) == ("wal", int(version[-1]))
    assert snapshot(tmp_path) == before


def test_a_hot_journal_is_rolled_back_in_a_copy(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", steps=50, payload=2000)
    spill = (
        "connection.execute('PRAGMA cache_size=1')\nconnection.execute('BEGIN')\n"
        'connection.execute("UPDATE steps SET step_payload=zeroblob(3000)")\n'
        "connection.execute('DELETE FROM steps WHERE idx<40')\n"
    )
    killed(path, spill)
    assert (tmp_path / "x.db-journal").stat().st_size > 0
    before = snapshot(tmp_path)
    rows = steps(path)
    assert len(rows) == 50
    assert rows[7][9] == b"\x08\x0e\x20\x03" + b"\x07" * 2000
    assert snapshot(tmp_path) == before


def test_a_journal_that_is_over_is_not_replayed(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db")
    for leftover in (b"", bytes(600)):
        (tmp_path / "x.db-journal").write_bytes(leftover)
        assert len(steps(path)) == 3
    (tmp_path / "x.db-wal").write_bytes(b"")
    assert len(steps(path)) == 3


def binding(journal: Path, name: bytes) -> None:
    """Adds the end of a journal that belongs to a transaction over several files."""
    checksum = sum(name) & 0xFFFFFFFF
    tail = struct.pack(">I", 1) + name + struct.pack(">II", len(name), checksum) + bytes.fromhex("d9d505f920a163d7")
    journal.write_bytes(journal.read_bytes() + tail)


@pytest.mark.parametrize("committed", [False, True])
def test_a_journal_that_names_another_file_does_not_delete_it(tmp_path: Path, committed: bool) -> None:
    store = tmp_path / "store"
    store.mkdir()
    path = make(store / "x.db", steps=50, payload=2000)
    killed(
        path,
        "connection.execute('PRAGMA cache_size=1')\nconnection.execute('BEGIN')\n"
        "connection.execute('UPDATE steps SET step_payload=zeroblob(3000)')\n",
    )
    victim = tmp_path / "victim"
    binding(store / "x.db-journal", os.fsencode(victim))
    if not committed:
        victim.write_bytes(b"precious")
    before = snapshot(tmp_path)
    try:
        payload = steps(path)[7][9]
    except SourceError:
        assert committed  # half of the pages are of a transaction that never came to its end
    else:
        assert (payload == bytes(3000)) == committed
    assert snapshot(tmp_path) == before


WRITER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
connection.execute(f"PRAGMA journal_mode={sys.argv[2]}")
connection.execute("PRAGMA wal_autocheckpoint=20")
print("ready", flush=True)
for idx in range(1000, 10**9):
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO steps(idx, step_payload) VALUES (?, ?)", (idx, idx.to_bytes(4, "big") * 500))
    connection.execute("DELETE FROM steps WHERE idx=?", (idx - 50,))
    connection.execute("COMMIT")
"""


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_a_live_writer_is_read_at_one_moment_of_its_time(tmp_path: Path, mode: str) -> None:
    path = make(tmp_path / "x.db")
    command = [sys.executable, "-c", WRITER, str(path), mode]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            read = [rows for rows in (steps_or_changed(path) for _ in range(8)) if rows is not None]
        finally:
            process.kill()
    assert read
    for rows in read:
        written = {row[0]: row[9] for row in rows if isinstance(row[0], int) and row[0] >= 1000}
        assert len(written) <= 50
        assert list(written) == list(range(min(written, default=0), max(written, default=-1) + 1))
        assert all(payload == idx.to_bytes(4, "big") * 500 for idx, payload in written.items())


def test_a_lock_does_not_stop_the_reading(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db")
    hold = "connection.execute('PRAGMA locking_mode=EXCLUSIVE'); connection.execute('BEGIN EXCLUSIVE')"
    script = f"import sqlite3, sys\nconnection = sqlite3.connect({str(path)!r}, isolation_level=None)\n{hold}\n"
    with subprocess.Popen(
        [sys.executable, "-c", script + "print('ready', flush=True)\nsys.stdin.read()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        before = snapshot(tmp_path)
        with (
            closing(sqlite3.connect(path, timeout=0)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("SELECT * FROM steps")
        assert len(steps(path)) == 3
        assert snapshot(tmp_path) == before
        process.communicate("")


def test_a_change_during_the_reading_is_an_error(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db", steps=100)
    with open_source(path) as source:
        rows = source.rows("steps")
        next(rows)
        os.utime(path, ns=(1, 1))
        with pytest.raises(SourceError, match="changed while it was read"):
            list(rows)


def test_files_that_never_rest_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make(tmp_path / "x.db")
    killed(path, WAL + GROW)
    monkeypatch.setattr(sqlite_copy, "_ATTEMPTS", 2)
    same = sqlite_copy._same

    def changing(source: Path, copy: Path, *, grown: bool) -> bool:
        with source.open("r+b") as file:
            file.seek(30)
            file.write(os.urandom(8))
        return same(source, copy, grown=grown)

    monkeypatch.setattr(sqlite_copy, "_same", changing)
    with pytest.raises(SourceError, match="changed every time"):
        load(path)


def test_a_wal_that_vanishes_or_grows_while_it_is_copied(tmp_path: Path) -> None:
    copy, source = tmp_path / "copy", tmp_path / "source"
    copy.write_bytes(b"abc")
    assert not sqlite_copy._same(source, copy, grown=True)
    source.write_bytes(b"abcd")
    assert sqlite_copy._same(source, copy, grown=True)
    assert not sqlite_copy._same(source, copy, grown=False)
    copy.unlink()
    assert not sqlite_copy._same(source, copy, grown=False)


def test_no_space_for_a_private_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make(tmp_path / "x.db")
    killed(path, WAL + GROW)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    with pytest.raises(SourceError, match="no such file") as caught:
        load(path)
    assert caught.value.source == str(path)


def test_names_that_mean_something_in_a_url(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"a?b#c%20&mode=rwc \xff")
    folder.mkdir()
    path = make(folder / "x?immutable=0#%41.db")
    assert len(steps(path)) == 3
    again(path)


def test_views_are_never_run(tmp_path: Path) -> None:
    endless = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r"
    path = make(tmp_path / "x.db", f"CREATE VIEW bomb AS {endless}", "CREATE VIEW ext AS SELECT load_extension('x')")
    assert [item.name for item in load(path).value.database.items] == ["bomb", "ext"]
    again(path)


def test_the_standard_schema_is_what_this_test_thinks(tmp_path: Path) -> None:
    table = load(make(tmp_path / "x.db", steps=0)).value.database.table("steps")
    assert table is not None
    assert table.sql == STEPS_SQL
    assert [column.default for column in table.columns] == [None, "0", "0", "false", *[None] * 6, "0"]


def test_a_table_of_too_many_columns_is_said_to_be_one(tmp_path: Path) -> None:
    for count in (1999, 2000):
        path = tmp_path / f"{count}.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE steps (idx INTEGER PRIMARY KEY)")
            connection.execute(f"CREATE TABLE wide ({', '.join(f'c{n}' for n in range(count))})")
            connection.execute(f"INSERT INTO wide (c{count - 1}) VALUES (1.5)")
            connection.commit()
    with open_source(tmp_path / "1999.db") as source:
        assert [row[-1] for _, row in source.rows("wide")] == [1.5]
    with pytest.raises(FormatError, match="wide: 2000 columns"), open_source(tmp_path / "2000.db"):
        pass
    with open_source(tmp_path / "2000.db", salvage=True) as source:
        assert [(loss.kind, loss.path) for loss in source.losses.done()] == [("dropped", "wide")]


@pytest.mark.parametrize("looks", [1, 2, 3])
def test_a_journal_that_goes_while_it_is_looked_at_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    path = make(tmp_path / "x.db")
    expected = steps(path)
    journal = tmp_path / "x.db-journal"
    journal.write_bytes(b"\xd9 of a transaction that ends now")
    real, seen = files.open_regular, [0]

    def opened(asked: Path, *, follow: bool = True) -> BinaryIO:
        seen[0] += asked == journal
        if asked == journal and seen[0] == looks:
            journal.unlink()
        return real(asked, follow=follow)

    monkeypatch.setattr(files, "open_regular", opened)
    assert steps(path) == expected
    assert seen[0] >= looks


def test_a_database_that_goes_while_it_is_copied_is_missing(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="no such file"), sqlite_copy.recovered_copy(tmp_path / "x.db"):
        pass
