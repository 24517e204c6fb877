"""Databases to text and back, against the least that anyone could do."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from benches.measure import Options, Result, Section, alternate, child

__all__ = ["SECTION"]

Timed = Callable[[], None]
MB = 1e6


def floor_dump(database: str, target: str) -> Timed:
    """One SELECT of all rows, `bytes.hex` on each blob, and writing that."""

    def timed() -> None:
        with closing(sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)) as connection:
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
            with open(target, "w", encoding="utf-8") as file:
                for (table,) in tables:
                    for row in connection.execute(f"SELECT * FROM {table}"):
                        cells = [cell.hex() if type(cell) is bytes else repr(cell) for cell in row]
                        file.write(",".join([table, *cells]) + "\n")

    return timed


def floor_load(lines: str, target: str) -> Timed:
    """Reading the lines of `floor_dump`, `bytes.fromhex`, and inserting, in one transaction with SQLite's defaults."""

    def cell(shown: str) -> object:
        if shown == "None":
            return None
        return int(shown) if len(shown) < 8 and shown.isdigit() else bytes.fromhex(shown)

    def rows() -> Iterator[list[object]]:
        with open(lines, encoding="utf-8") as file:
            for line in file:
                table, *cells = line[:-1].split(",")
                if table == "steps":
                    yield [cell(shown) for shown in cells]

    def timed() -> None:
        Path(target).unlink(missing_ok=True)
        with closing(sqlite3.connect(target)) as connection:
            connection.execute("PRAGMA page_size=32768")
            connection.execute("CREATE TABLE steps (idx INTEGER PRIMARY KEY, a, b, c, d, e, f, g, h, i, j)")
            connection.executemany("INSERT INTO steps VALUES (?,?,?,?,?,?,?,?,?,?,?)", rows())
            connection.commit()

    return timed


def build(source: str, steps: str, target: str) -> Timed:
    """In a process of its own, because Linux counts the memory of the parent as the child's peak."""
    from benches import material

    return lambda: material.database(Path(source) if source else None, int(steps), Path(target))


def lay_out(ours: str, target: str, head_last: str) -> Timed:
    from benches import material

    return lambda: material.laid_out(Path(ours), Path(target), head_last=bool(head_last))


def convert(source: str, target: str) -> Timed:
    from decant import convert

    return lambda: void(convert(source, target, force=True))


def void(_: object) -> None:
    """A timed function returns nothing."""


def _run(options: Options) -> list[Result]:
    work, results = options.work, list[Result]()
    small = [steps for steps in (100, 1000) if steps < options.steps]
    for steps in (*small, options.steps):
        child("conversion:build", str(options.database or ""), str(steps), str(work / f"{steps}.db"))
    source, lines, ours, back = (str(work / name) for name in (f"{options.steps}.db", "lines", "x.json", "back.db"))
    megabytes = Path(source).stat().st_size / MB
    results.append(Result("database", f"{options.steps:,} steps, {megabytes:.0f} MB"))
    floor, dump = alternate(
        options.rounds, ("conversion:floor_dump", source, lines), ("conversion:convert", source, ours)
    )
    results += _compared("database → text", floor, dump, 1.6, 100)
    floor, load = alternate(options.rounds, ("conversion:floor_load", lines, back), ("conversion:convert", ours, back))
    results += _compared("text → database", floor, load, 2.5, 120)
    results += _other_layouts(Path(ours), back)
    results += _per_step(options, small, dump.seconds, load.seconds)
    return results


def _compared(what: str, floor, ours, ratio: float, peak: float) -> list[Result]:
    measured = ours.seconds / floor.seconds
    shown = f"{measured:.2f} × the floor ({ours.seconds:.2f} s to {floor.seconds:.2f} s"
    shown += f"; processor {ours.processor:.2f} s to {floor.processor:.2f} s)"
    return [
        Result(f"{what}, time", shown, f"≤ {ratio} ×", measured <= ratio),
        Result(f"{what}, peak memory", f"{ours.peak:.0f} MB", f"≤ {peak:.0f} MB", ours.peak <= peak),
    ]


def _other_layouts(ours: Path, back: str) -> list[Result]:
    results = []
    for what, head_last in (("on one line", ""), ("`database` last", "yes")):
        path = ours.with_name("laid-out.json")
        child("conversion:lay_out", str(ours), str(path), head_last)
        limit = 3 * path.stat().st_size / MB
        load = child("conversion:convert", str(path), back)
        name = f"text → database, {what}: peak memory"
        results.append(Result(name, f"{load.peak:.0f} MB", f"≤ {limit:.0f} MB (3 × the file)", load.peak <= limit))
    return results


def _per_step(options: Options, small: list[int], dump: float, load: float) -> list[Result]:
    """Time per step by the number of steps; it must not grow."""
    costs: list[tuple[float, float]] = []
    for steps in small:
        text, back = str(options.work / "s.json"), str(options.work / "s.db")
        source = str(options.work / f"{steps}.db")
        [dumped] = alternate(options.rounds, ("conversion:convert", source, text))
        [loaded] = alternate(options.rounds, ("conversion:convert", text, back))
        costs.append((dumped.seconds / steps, loaded.seconds / steps))
    costs.append((dump / options.steps, load / options.steps))
    counts = ", ".join(f"{steps:,}" for steps in (*small, options.steps))
    results = []
    for what, column in (("database → text", 0), ("text → database", 1)):
        shown = " → ".join(f"{cost[column] * 1e6:.0f}" for cost in costs)
        flat = costs[-1][column] <= 1.25 * costs[0][column]
        results.append(Result(f"{what}, per step at {counts} steps", f"{shown} µs", "does not grow", flat))
    return results


SECTION = Section(
    "Antigravity: database and text",
    "Floor: one `SELECT` of all rows, `bytes.hex()` on each blob, and writing that; the other way, reading those "
    "lines, `bytes.fromhex` and one `executemany`.",
    _run,
)
