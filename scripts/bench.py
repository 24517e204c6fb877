"""Measures speed and memory, and prints a table: ratios to a floor and medians, all in one run.

Exit code 1 if a limit is missed. `--write` puts the table into docs/bench.md.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sqlite3
import sys
import tempfile
from pathlib import Path

from benches.measure import Options, Result, Section, run_task

SECTIONS = ("conversion", "codec", "gemini", "startup")
"""The modules of `benches`, in the order of the table."""
DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "bench.md"
INTRODUCTION = """# Speed and memory

Written by `scripts/bench.py --write`. Times are medians; floor and decant run by turns, each in a process of its own,
and the start of Python is not counted except under "Start". Peak memory is that of the whole process.
"""


def main() -> int:
    if sys.argv[1:2] == ["--task"]:
        run_task(sys.argv[2], sys.argv[3:])
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("section", nargs="*", help=f"what to measure: {', '.join(SECTIONS)} (default: all)")
    parser.add_argument("--database", type=Path, help="repeat the steps of this database, not those of a golden")
    parser.add_argument("--session", type=Path, help="repeat the lines of this Gemini log, not those of a golden")
    parser.add_argument("--steps", type=int, default=10_000, help="steps of the large database (default: 10000)")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each task (default: 5)")
    parser.add_argument("--work", type=Path, help="where to put large files (default: the temporary directory)")
    parser.add_argument("--write", action="store_true", help=f"write the table to {DOCUMENT.name}")
    given = parser.parse_args()
    parts, good = [INTRODUCTION, _machine()], True
    with tempfile.TemporaryDirectory(dir=given.work, prefix="decant-bench-") as work:
        for name in given.section or SECTIONS:
            section: Section = importlib.import_module(f"benches.{name}").SECTION
            results = section.run(Options(Path(work), given.database, given.session, given.steps, given.rounds))
            parts.append(_table(section, results))
            good = good and all(result.good is not False for result in results)
    document = "\n".join(parts)
    print(document)
    if given.write:
        DOCUMENT.write_text(document, encoding="utf-8")
    return 0 if good else 1


def _machine() -> str:
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    python = platform.python_version()
    return (
        f"{os.cpu_count()} cores, {memory:.0f} GiB; Python {python}, SQLite {sqlite3.sqlite_version}. At the start "
        f"{os.getloadavg()[0]:.1f} other processes wanted a core; where that is not 0, processor times say more.\n"
    )


def _table(section: Section, results: list[Result]) -> str:
    marks = {None: "", True: "yes", False: "**no**"}
    lines = [f"## {section.title}", "", section.note, "", "| | measured | limit | kept |", "|---|---|---|---|"]
    lines += [f"| {one.what} | {one.measured} | {one.limit} | {marks[one.good]} |" for one in results]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
