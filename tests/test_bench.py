"""The bench measures what it says: its table has every row, and each task does its work."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[1] / "scripts" / "bench.py"


def test_the_bench_runs_and_fills_its_table(tmp_path: Path) -> None:
    command = [sys.executable, BENCH, "conversion", "startup", "--steps", "150", "--rounds", "1", "--work", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr  # 1: a limit was missed, on a machine that is busy
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.*?) \| (.*?) \|$", done.stdout, re.MULTILINE)
    assert [row[0] for row in rows if row[0] != "---"] == [
        "database",
        "database → text, time",
        "database → text, peak memory",
        "text → database, time",
        "text → database, peak memory",
        "text → database, on one line: peak memory",
        "text → database, `database` last: peak memory",
        "database → text, per step at 100, 150 steps",
        "text → database, per step at 100, 150 steps",
        "`python -c pass`",
        "`import decant`",
        "`decant --help`",
        "`decant convert` of the sample",
    ]
    assert list(tmp_path.iterdir()) == []
    peak = {row[0]: row[1] for row in rows}["database → text, peak memory"]
    assert 5 < int(peak.removesuffix(" MB")) < 100


def test_a_task_that_fails_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, BENCH, "conversion", "--database", tmp_path / "none.db", "--work", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "conversion:build failed on" in done.stderr
