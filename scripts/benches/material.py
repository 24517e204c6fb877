"""Large databases to measure on: the rows of a small one, over and over."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

from decant.antigravity import native, text, wire
from decant.antigravity.body import Body, Row

__all__ = ["database", "laid_out"]

SAMPLE = Path(__file__).resolve().parents[2] / "golden" / "antigravity" / "tools" / "conversation.json"
UNKNOWN_FIELD = 19_999  # of a message, so that padding is legal
METADATA, PAYLOAD = 3_000, 5_000
"""Bytes added to the two blobs of a step: so many at least, and twice as many at most."""


def database(source: Path | None, steps: int, target: Path) -> None:
    """Writes a database whose `steps` are those of `source`, repeated and numbered anew. Without a source the steps of
    a golden are taken, padded to the size that real ones have."""
    body = _padded() if source is None else native.load(source).value
    table = body.database.table("steps")
    assert table is not None
    idx = table.column("idx")
    rows = islice(cycle(table.rows), steps)
    numbered = [(*row[:idx], number, *row[idx + 1 :]) for number, row in enumerate(rows)]
    tables = [replace(one, rows=numbered) if one is table else one for one in body.database.tables]
    native.save(Body(body.id, replace(body.database, tables=tables)), target)


def _padded() -> Body:
    body = text.loads(SAMPLE.read_bytes())
    table = body.database.table("steps")
    assert table is not None
    dice = random.Random(1)
    metadata, payload = table.column("metadata"), table.column("step_payload")
    table.rows = [_pad(_pad(row, metadata, METADATA, dice), payload, PAYLOAD, dice) for row in table.rows]
    return body


def _pad(row: Row, column: int, least: int, dice: random.Random) -> Row:
    cell = row[column]
    assert isinstance(cell, bytes)
    padding = wire.delimited(UNKNOWN_FIELD, dice.randbytes(dice.randrange(least, 2 * least)))
    return (*row[:column], cell + padding.raw, *row[column + 1 :])


def laid_out(ours: Path, target: Path, *, head_last: bool) -> None:
    """The same JSON on one line, and with `database` at its end if `head_last`: the two hardest layouts to stream."""
    data = ours.read_bytes().replace(b"\n", b" ")
    if head_last:
        split = data.index(b' "trajectory_meta": ')
        data = b"{" + data[split:].rstrip()[:-1] + b", " + data[1:split].rstrip(b", ") + b"}"
    target.write_bytes(data)
