"""Between a database and its text form, one row at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from decant import files
from decant.antigravity import native
from decant.antigravity.body import Brain, Database, Row, Table
from decant.antigravity.safety import Watch
from decant.antigravity.sqlite_source import Source, open_source
from decant.antigravity.sqlite_target import Writer
from decant.antigravity.text import dump_stream, load_stream
from decant.formats import Counts, Streamed
from decant.losses import Loss

__all__ = ["to_database", "to_text"]

Approve = Callable[[tuple[Loss, ...]], None]
Progress = Callable[[int, int], None]
Numbered = tuple[int | None, Row]


class _Tally:
    """Counts what goes by, and watches the steps."""

    def __init__(self) -> None:
        self.steps = self.rows = self.blobs = 0
        self._watch: Watch | None = None

    def over(self, table: Table, rows: Iterable[Numbered]) -> Iterator[Numbered]:
        watch = Watch(table) if table.name == "steps" else None
        self._watch = watch or self._watch
        for numbered in rows:
            row = numbered[1]
            self.rows += 1
            for cell in row:
                if type(cell) is bytes:
                    self.blobs += 1
            if watch is not None:
                self.steps += 1
                watch.see(row)
            yield numbered

    def warnings(self, identity: str, brain: Brain | None, database: Database) -> tuple[str, ...]:
        return () if self._watch is None else self._watch.warnings(identity, brain, database.items)

    def counts(self) -> Counts:
        return Counts(self.steps, self.rows, self.blobs)


class _Tallied:
    """A source of rows that are counted as they are read."""

    def __init__(self, source: Source, tally: _Tally) -> None:
        self.database = source.database
        self._source = source
        self._tally = tally

    def rows(self, table: str) -> Iterable[Numbered]:
        found = self.database.table(table)
        rows = self._source.rows(table)
        return rows if found is None else self._tally.over(found, rows)


def to_text(
    source: Path,
    target: Path,
    *,
    brain: Path | None,
    force: bool,
    salvage: bool,
    approve: Approve,
    progress: Progress | None,
) -> Streamed:
    """Writes the text of the database at `source`, with its brain."""
    tally = _Tally()
    size = source.stat().st_size
    with open_source(source, salvage=salvage) as opened:
        carried = native.read_brain(source, brain)

        def pieces() -> Iterator[bytes]:
            done = 0
            for piece in dump_stream(_Tallied(opened, tally), carried, source.stem):
                yield piece
                done += len(piece) // 2  # the text of a blob is twice as long
                if progress is not None:
                    progress(min(done, size), size)
            approve(opened.losses.done())

        files.atomic_write(target, pieces(), force=force)
        return Streamed(
            source.stem, tally.counts(), opened.losses.done(), tally.warnings(source.stem, carried, opened.database)
        )


def to_database(
    source: Path,
    target: Path,
    *,
    brain: Path | None,
    force: bool,
    salvage: bool,
    approve: Approve,
    progress: Progress | None,
) -> Streamed:
    """Writes the database, and the brain, of the text at `source`."""
    tally = _Tally()
    size = source.stat().st_size
    with files.open_regular(source) as file:
        reader = load_stream(file, name=str(source))
        with Writer(target, reader.database, force=force) as writer:
            for name, rows in reader.tables():
                table = reader.database.table(name)
                if table is not None:
                    writer.insert(name, _reporting(tally.over(table, rows), file.tell, size, progress))
            losses = native.placing(reader.brain, target, brain)
            approve(losses)
            native.finish(writer, reader.brain, brain=brain, force=force)
        return Streamed(reader.id, tally.counts(), losses, tally.warnings(reader.id, reader.brain, reader.database))


def _reporting(
    rows: Iterable[Numbered], position: Callable[[], int], size: int, progress: Progress | None
) -> Iterator[Numbered]:
    for count, row in enumerate(rows):
        yield row
        if progress is not None and count % 64 == 0:
            progress(position(), size)
