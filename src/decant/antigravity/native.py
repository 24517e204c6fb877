"""A conversation in its native form: the database and the brain beside it."""

from __future__ import annotations

import os
from pathlib import Path

from decant.antigravity import brain as brains
from decant.antigravity.body import Body, Brain
from decant.antigravity.sqlite_source import Source, open_source
from decant.antigravity.sqlite_target import Writer
from decant.errors import TargetError
from decant.losses import Converted, Loss

__all__ = ["finish", "load", "placing", "read_brain", "save"]


def load(path: str | Path, *, brain: str | Path | None = None, salvage: bool = False) -> Converted[Body]:
    """Reads a conversation whole: the database at `path` and its brain. The id is the file's stem.

    `brain` is the brain's folder where it is not `../brain/<id>/` of a folder called `conversations`. The losses are
    empty unless `salvage` met damage. SourceError or FormatError if it cannot be read.
    """
    with open_source(path, salvage=salvage) as source:
        _fill(source)
        body = Body(Path(path).stem, source.database, read_brain(path, brain))
        return Converted(body, source.losses.done())


def save(body: Body, path: str | Path, *, force: bool = False, brain: str | Path | None = None) -> tuple[Loss, ...]:
    """Writes a conversation: the database to `path`, the brain to `brain` or to where the same rule as in `load`
    says. The id becomes the file's stem; nothing inside the database is changed to match it. Returns what could not
    be carried: a brain where there is no place for one.

    TargetError or FormatError if it cannot be written, or would not read back as given; then nothing is written.
    """
    with Writer(path, body.database, force=force) as writer:
        for table in body.database.tables:
            rowids = [None] * len(table.rows) if table.rowids is None else table.rowids
            if len(rowids) != len(table.rows):
                raise TargetError("there must be as many rowids as rows", source=str(path), place=table.name)
            writer.insert(table.name, zip(rowids, table.rows, strict=True))
        return finish(writer, body.brain, brain=brain, force=force)


def read_brain(path: str | Path, brain: str | Path | None = None) -> Brain | None:
    """The brain of the conversation at `path`; None if its place is empty or there is no place for it. SourceError if
    `brain` is given and is not a directory."""
    folder = brains.find(path, brain)
    if folder is None or (brain is None and not os.path.lexists(folder)):
        return None
    return brains.read(folder)


def finish(
    writer: Writer, content: Brain | None, *, brain: str | Path | None = None, force: bool = False
) -> tuple[Loss, ...]:
    """Finishes a database together with its brain: both are there afterwards, or neither is. Returns the losses.

    Without a brain, a folder that is already in its place is refused even with `force`: it would become part of this
    conversation, and removing it is not for us to do.
    """
    folder = brains.find(writer.path, brain)
    if content is None:
        if folder is not None and os.path.lexists(folder):
            raise TargetError(
                "there is a brain already, and the conversation has none", source=str(folder), hint="move it away"
            )
        writer.finish()
        return ()
    if folder is None:
        brains.check(content)
        writer.finish()
    else:
        with brains.placed(content, folder, force=force):
            writer.finish()
    return placing(content, writer.path, brain)


def placing(content: Brain | None, path: str | Path, brain: str | Path | None = None) -> tuple[Loss, ...]:
    """The losses of putting a brain where the database at `path` says it goes. Writes nothing."""
    if content is None:
        return ()
    if brains.find(path, brain) is None:
        reason = "the database is in no folder called `conversations`, so its brain has no place"
        return (Loss("dropped", "brain", reason),)
    return brains.invented(content)


def _fill(source: Source) -> None:
    for table in source.database.tables:
        for rowid, row in source.rows(table.name):
            table.rows.append(row)
            if table.rowids is not None and rowid is not None:
                table.rowids.append(rowid)
