"""A conversation in its native form: the database and the brain beside it."""

from __future__ import annotations

from pathlib import Path

from decant.antigravity.body import Body
from decant.antigravity.sqlite_source import Source, open_source
from decant.antigravity.sqlite_target import Writer
from decant.losses import Converted, Loss

__all__ = ["load", "save"]


def load(path: str | Path, *, brain: str | Path | None = None, salvage: bool = False) -> Converted[Body]:
    """Reads a conversation whole: the database at `path` and its brain. The id is the file's stem.

    `brain` is the brain's folder where it is not `../brain/<id>/` of a folder called `conversations`. The losses are
    empty unless `salvage` met damage. SourceError or FormatError if it cannot be read.
    """
    with open_source(path, salvage=salvage) as source:
        _fill(source)
        return Converted(Body(Path(path).stem, source.database), source.losses.done())


def save(body: Body, path: str | Path, *, force: bool = False, brain: str | Path | None = None) -> tuple[Loss, ...]:
    """Writes a conversation: the database to `path`, the brain to `brain` or to where the same rule as in `load`
    says. Returns what could not be carried: a brain where there is no place for one.

    TargetError if it cannot be written, or would not read back as given; then nothing is written.
    """
    with Writer(path, body.database, force=force) as writer:
        for table in body.database.tables:
            writer.insert(table.name, zip(table.rowids or [None] * len(table.rows), table.rows, strict=True))
        writer.finish()
    return ()


def _fill(source: Source) -> None:
    for table in source.database.tables:
        for rowid, row in source.rows(table.name):
            table.rows.append(row)
            if table.rowids is not None and rowid is not None:
                table.rowids.append(rowid)
