"""A long Gemini log: replay and the common form, against reading the file and parsing each line."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

import msgspec

from benches.conversion import MB, Timed, void
from benches.measure import Options, Result, Section, alternate

__all__ = ["SECTION"]

SAMPLE = Path(__file__).resolve().parents[2] / "golden" / "gemini" / "tools" / "session.jsonl"
LINES = 50_000


def build(target: Path) -> None:
    """The messages of a golden over and over, each under an id of its own, after one header."""
    header, *lines = SAMPLE.read_bytes().splitlines()
    records = [record for line in lines if "id" in (record := msgspec.json.decode(line))]
    with target.open("wb") as file:
        file.write(header + b"\n")
        for number, record in enumerate(islice(cycle(records), LINES - 1)):
            calls = [call | {"id": f"{call['id']}-{number}"} for call in record.get("toolCalls", ())]
            changed = record | {"id": f"m{number}"} | ({"toolCalls": calls} if calls else {})
            file.write(msgspec.json.encode(changed) + b"\n")


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
    build(log)
    size = log.stat().st_size / MB
    least, ours = alternate(options.rounds, ("gemini:floor", str(log)), ("gemini:to_common", str(log)))
    ratio = ours.seconds / least.seconds
    shown = f"{ratio:.2f} × the floor ({ours.seconds:.2f} s to {least.seconds:.2f} s)"
    return [
        Result("log", f"{LINES:,} lines, {size:.0f} MB"),
        Result("log → common, time", shown, "≤ 3 ×", ratio <= 3),
        Result("log → common, peak memory", f"{ours.peak:.0f} MB", f"≤ {6 * size:.0f} MB (6 ×)", ours.peak <= 6 * size),
    ]


SECTION = Section(
    "Gemini: a log to the common form",
    "Floor: reading the file and `msgspec.json.decode` of each line.",
    _run,
)
