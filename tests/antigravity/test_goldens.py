"""The goldens: text to database to text is the same bytes, and the database's header is what the text says."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from decant.antigravity import native, text
from decant.antigravity.body import Body

ROOT = Path(__file__).resolve().parents[2]
CASES = sorted(path.parent for path in ROOT.glob("golden/antigravity/*/case.toml"))


def _text(case: Path) -> bytes:
    return (case / tomllib.loads((case / "case.toml").read_text())["file"]).read_bytes()


def _saved(body: Body, folder: Path) -> Path:
    (folder / "conversations").mkdir(parents=True)
    (folder / "brain").mkdir()
    path = folder / "conversations" / f"{body.id}.db"
    assert native.save(body, path) == ()
    return path


def test_all_cases_are_here() -> None:
    assert {case.name for case in CASES} >= {
        *("plain", "tools", "error", "unicode", "null_and_empty", "unknown_schema", "delete_mode", "killed")
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_text_to_database_to_text_is_the_same_bytes(case: Path, tmp_path: Path) -> None:
    golden = _text(case)
    body = text.loads(golden, name=case.name)
    assert text.dumps(body) == golden
    path = _saved(body, tmp_path)
    assert text.dumps(native.load(path).value) == golden


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_header_of_the_file_is_what_the_text_says(case: Path, tmp_path: Path) -> None:
    body = text.loads(_text(case))
    path = _saved(body, tmp_path)
    data, said = path.read_bytes(), body.database.header
    assert int.from_bytes(data[16:18]) == said.page_size
    assert data[18:20] == {"wal": b"\2\2", "delete": b"\1\1"}[said.journal_mode]
    assert int.from_bytes(data[60:64], signed=True) == said.user_version
    assert int.from_bytes(data[68:72], signed=True) == said.application_id
    assert path.stat().st_mode & 0o777 == body.database.mode
    again = _saved(native.load(path).value, tmp_path / "again")
    assert again.read_bytes()[:100] == data[:100]


KILLED = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
connection.execute("PRAGMA wal_autocheckpoint=0")
connection.execute("ATTACH ? AS whole", (sys.argv[2],))
for (name,) in connection.execute("SELECT name FROM whole.sqlite_master WHERE type = 'table'").fetchall():
    connection.execute(f"INSERT INTO main.{name} SELECT * FROM whole.{name}")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_database_gives_the_golden_with_its_wal(tmp_path: Path) -> None:
    golden = _text(ROOT / "golden" / "antigravity" / "killed")
    whole = _saved(text.loads(golden), tmp_path / "whole")
    empty = text.loads(golden)
    for table in empty.database.tables:
        table.rows.clear()
        if table.rowids is not None:
            table.rowids.clear()
    killed = _saved(empty, tmp_path / "killed")
    done = subprocess.run([sys.executable, "-c", KILLED, killed, whole], check=False)
    assert done.returncode == -signal.SIGKILL
    assert killed.with_name(killed.name + "-wal").stat().st_size > 0
    bare = sqlite3.connect(f"file:{killed}?immutable=1", uri=True)
    assert bare.execute("SELECT count(*) FROM steps").fetchone() == (0,)
    bare.close()
    before = {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in killed.parent.iterdir()}
    assert text.dumps(native.load(killed).value) == golden
    assert {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in killed.parent.iterdir()} == before


def test_the_goldens_are_what_the_script_makes() -> None:
    script = ROOT / "scripts" / "build_goldens.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr


def test_no_golden_names_this_machine() -> None:
    for case in CASES:
        for file in case.iterdir():
            data = file.read_bytes()
            for needle in (os.fspath(ROOT).encode(), b"/root/", b"/tmp/"):
                assert needle not in data
                assert needle.hex().encode() not in data
