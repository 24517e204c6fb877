"""A long Gemini log: replay and the common form, against reading the file and parsing each line."""

from __future__ import annotations

from collections import deque
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_OID, uuid5

import msgspec

from benches.conversion import MB, Timed, void
from benches.measure import Options, Result, Section, alternate

__all__ = ["SECTION"]

SAMPLE = Path(__file__).resolve().parents[2] / "golden" / "gemini" / "tools" / "session.jsonl"
LINES = 50_000


def build(target: Path, sample: Path, lines: int = LINES, *, turning: bool = False) -> None:
    """The header of a session, and its lines after the first checkpoint over and over, as the client wrote them but for
    the ids: every round has its own, as long as the client's. With `turning`, every 20th line is a rewind by a few
    messages, and every 100th a checkpoint of the last ten."""
    header, *read = sample.read_bytes().splitlines()
    records = [msgspec.json.decode(line) for line in read]
    records = [record for record in records if "messages" not in record.get("$set", {})]
    last: deque[dict[str, Any]] = deque(maxlen=10)
    with target.open("wb") as file:
        file.write(header + b"\n")
        for number, record in enumerate(islice(cycle(records), lines - 1)):
            line = _renamed(record, number // len(records))
            if turning and last and number % 100 == 99:
                line = {"$set": {"messages": list({one["id"]: one for one in last}.values())}}
            elif turning and last and number % 20 == 19:
                line = {"$rewindTo": last[-min(3, len(last))]["id"]}
                last.clear()
            elif "id" in line:
                last.append(line)
            file.write(msgspec.json.encode(line) + b"\n")


def _renamed(value: Any, number: int) -> Any:
    if isinstance(value, list):
        return [_renamed(item, number) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: _identity(item, number) if key == "id" else _renamed(item, number) for key, item in value.items()}


def _identity(old: str, number: int) -> str:
    """A message's id is a UUID; a call's has its tool before it."""
    tool, mark, inner = old.rpartition("__")
    return f"{tool}{mark}{inner}_{number}" if mark else str(uuid5(NAMESPACE_OID, f"{old} {number}"))


def floor(log: str) -> Timed:
    def timed() -> None:
        for line in Path(log).read_bytes().split(b"\n"):
            if line:
                msgspec.json.decode(line)

    return timed


def to_common(log: str) -> Timed:
    from decant.gemini import decode
    from decant.gemini.log import load

    return lambda: void(decode.to_common(load(Path(log))))


def _run(options: Options) -> list[Result]:
    log = options.work / "session-2026-01-01T00-00-benchmrk.jsonl"
    build(log, options.session or SAMPLE)
    size = log.stat().st_size / MB
    least, ours = alternate(options.rounds, ("gemini:floor", str(log)), ("gemini:to_common", str(log)))
    ratio = ours.seconds / least.seconds
    shown = f"{ratio:.2f} × the floor ({ours.seconds:.2f} s to {least.seconds:.2f} s)"
    return [
        Result("log", f"{LINES:,} lines, {size:.0f} MB"),
        Result("log → common, time", shown, "≤ 3 ×", ratio <= 3),
        Result("log → common, peak memory", f"{ours.peak:.0f} MB", f"≤ {6 * size:.0f} MB (6 ×)", ours.peak <= 6 * size),
        _growth(options),
    ]


def _growth(options: Options) -> Result:
    """Whether time grows faster than a log in which rewinds and checkpoints grow with its length."""
    lengths = (LINES // 10, LINES)
    costs: list[float] = []
    for length in lengths:
        log = options.work / f"session-2026-01-01T00-00-turns{length}.jsonl"
        build(log, options.session or SAMPLE, length, turning=True)
        (sample,) = alternate(options.rounds, ("gemini:to_common", str(log)))
        costs.append(sample.seconds / length * 1e6)
    shown = f"{costs[0]:.1f} → {costs[1]:.1f} µs"
    what = f"with rewinds and checkpoints, per line at {lengths[0]:,}, {lengths[1]:,} lines"
    return Result(what, shown, "does not grow", costs[1] <= 1.3 * costs[0])


SECTION = Section(
    "Gemini: a log to the common form",
    "Floor: reading the file and `msgspec.json.decode` of each line.",
    _run,
)
