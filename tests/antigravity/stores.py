"""Real SQLite files for the tests, written by SQLite itself and not by decant."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from strategies import STEPS_SQL

__all__ = ["STEPS_SQL", "killed", "make", "snapshot"]

STEP = (14, 3, 0, b"\x0a\x06", None, None, None, b"", b"\x08\x0e\x20\x03", 0)


def make(path: Path, *statements: str, steps: int = 3, payload: int = 0) -> Path:
    """A database with `steps` steps, whose payloads have `payload` more bytes; `statements` run before the rows."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(STEPS_SQL)
        connection.executemany(
            f"INSERT INTO steps VALUES ({', '.join('?' * 11)})",
            [(idx, *STEP[:8], STEP[8] + bytes([idx % 251]) * payload, 0) for idx in range(steps)],
        )
        connection.commit()
    return path


def snapshot(path: Path) -> dict[str, object]:
    """Every name below a directory, with type, mode, content and time of the last change."""
    found: dict[str, object] = {}
    for folder, directories, names in os.walk(os.fsencode(path)):
        for name in (b".", *directories, *names):
            entry = os.path.join(folder, name)
            status = os.lstat(entry)
            content = Path(os.fsdecode(entry)).read_bytes() if name in names else None
            found[os.fsdecode(entry)] = (status.st_mode, status.st_mtime_ns, content)
    return found


def killed(path: Path, script: str) -> None:
    """Runs a script in a process of its own, with `connection` open on `path`, and kills it when it prints a line."""
    head = f"import sqlite3, sys, time\nconnection = sqlite3.connect({str(path)!r}, isolation_level=None)\n"
    tail = "\nprint('ready', flush=True)\ntime.sleep(60)\n"
    with subprocess.Popen([sys.executable, "-c", head + script + tail], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.kill()
