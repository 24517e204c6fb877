"""Placing a conversation where the agent looks for it.

    <root>/conversations/<id>.db      the conversation; the rename that gives it this name is the commit
    <root>/brain/<id>/                put there just before: it is derived, and a later placement makes it anew
    <root>/presence/<id>.lock         held by the agent while the conversation is open
    <root>/decant-backups/            what was there before, copied first of all

Cut off at any moment, the store holds the old conversation or the new one, and whole.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from decant import files, times
from decant.antigravity import brain as brains
from decant.antigravity import index as indexes
from decant.antigravity import mirror, occupied, safety
from decant.antigravity.body import Body, Brain
from decant.antigravity.fitting import fit
from decant.antigravity.sqlite_target import Writer
from decant.antigravity.summary import Summary, summarize
from decant.antigravity.text_schema import LOG_DIRECTORIES, LOGS
from decant.antigravity.uris import path_of
from decant.errors import TargetError, UnsafeError
from decant.losses import Losses
from decant.stores import Changes, Placed, Session, Store, back_up, backup_directory, check_id, check_inside

__all__ = ["STORE", "place", "project_of", "sessions"]

_NEWEST_KNOWN = 1


@dataclass(frozen=True)
class _Paths:
    root: Path
    id: str

    @property
    def database(self) -> Path:
        return self.root / "conversations" / f"{self.id}.db"

    @property
    def encrypted(self) -> Path:
        """What an older agent kept the conversation in."""
        return self.root / "conversations" / f"{self.id}.pb"

    @property
    def brain(self) -> Path:
        return self.root / "brain" / self.id

    @property
    def lock(self) -> Path:
        return self.root / "presence" / f"{self.id}.lock"

    @property
    def sidecars(self) -> list[Path]:
        return [path for suffix in occupied.SIDECARS if os.path.lexists(path := Path(f"{self.database}{suffix}"))]

    def check(self) -> None:
        if not self.root.is_dir():
            raise TargetError(
                "there is no such directory, and a store is not made where there is none",
                source=str(self.root),
                hint="--root names the agent's own directory",
            )
        for path in (self.database, self.encrypted, self.brain, self.lock, *self.sidecars):
            check_inside(self.root, path)

    def existing(self) -> list[Path]:
        """What there is of a conversation with this id."""
        paths = [self.database, *self.sidecars, self.encrypted, self.brain]
        return [path for path in paths if os.path.lexists(path)]


def place(
    body: Body,
    root: Path,
    *,
    id: str | None = None,  # noqa: A002 - as in `decant.stores.Place`
    cwd: Path | None = None,
    title: str | None = None,
    now: str,
    force: bool = False,
    safe: bool = False,
    index: bool = True,
    dry_run: bool = False,
) -> Placed:
    """Puts a conversation into the store at `root`, under `id` or its own id.

    An existing one is replaced only with `force`, after a copy of it was made. `cwd` becomes its working directory;
    `title` is written into the index stores, those of them that are there and only with `index`. `safe` cancels the
    steps that the agent would run, for which the conversation is refused otherwise. With `dry_run` nothing is
    written. UsageError for an impossible id; UnsafeError; TargetError for everything else that stands in the way.
    """
    losses = Losses()
    paths = _Paths(root, check_id(body.id if id is None else id))
    body = _harmless(body, losses, safe=safe)
    fitted = fit(body, paths.id, cwd)
    losses.extend(fitted.losses)
    body = mirrored(fitted.value, paths.brain)
    summary = summarize(body, title, times.parse_time(now))
    paths.check()
    with occupied.held(paths.lock):
        existing = paths.existing()
        _check_free(paths, force=force)
        backup = backup_directory(paths.root, paths.id, now) if existing else None
        changes = _changes(paths, body, existing, backup)
        if not dry_run:
            _write(paths, body, existing, backup, losses)
        warnings = [*_warnings(body), *_index(paths, summary, changes, index=index, dry_run=dry_run)]
    return Placed(
        id=paths.id,
        title=summary.title,
        path=str(paths.database),
        command=("agy", f"--conversation={paths.id}"),
        changes=changes.done(),
        backup=str(backup) if backup is not None else None,
        losses=losses.done(),
        warnings=tuple(warnings),
        dry_run=dry_run,
    )


def mirrored(body: Body, directory: Path) -> Body:
    """The conversation with a brain that has both logs and their chunks: those that came along, where every line is of
    a step that the database has and none is missing, else new ones. `directory` is where the brain will be."""
    if not mirror.matches(body).fits:
        return mirror.refresh(body, directory=str(directory))
    if all(_chunks(body.brain, name) == _log(body.brain, name) for name in ("transcript", "transcript_full")):
        return body
    return mirror.refresh(body, body)


def _log(brain: Brain | None, name: str) -> bytes:
    file = None if brain is None else brain.file(LOGS[name])
    return b"" if file is None else file.data


def _chunks(brain: Brain | None, name: str) -> bytes:
    """The chunks of a log put together, in the order of their numbers."""
    folder = f"{LOG_DIRECTORIES[-1]}/chunks/{name}/"
    found = [] if brain is None else [file for file in brain.files if file.path.startswith(folder)]
    return b"".join(file.data for file in sorted(found, key=lambda file: file.path))


def _harmless(body: Body, losses: Losses, *, safe: bool) -> Body:
    """The conversation with nothing in it that the agent would run, and no file that it would read: a picture of its
    own brain is put into the step that names it, at the place where it was."""
    dangers = safety.warnings(body)
    if dangers and not safe:
        raise UnsafeError("; ".join(dangers), hint="--safe cancels them")
    made = safety.make_safe(body)
    losses.extend(made.losses)
    return made.value


def _check_free(paths: _Paths, *, force: bool) -> None:
    occupied.check_closed(paths.database)
    for path in (paths.database, paths.encrypted):
        if os.path.lexists(path) and not force:
            raise TargetError(
                "the conversation is there already", source=str(path), hint="--force replaces it, --new-id adds another"
            )


def _changes(paths: _Paths, body: Body, existing: list[Path], backup: Path | None) -> Changes:
    changes = Changes()
    for path in existing:
        changes.add("copy", path, f"to {backup}")
    for path in paths.sidecars:
        changes.add("remove", path)
    for act, path in _brain_changes(paths.brain, body.brain):
        changes.add(act, path)
    changes.write(paths.database)
    return changes


def _brain_changes(folder: Path, brain: Brain | None) -> Iterator[tuple]:
    old = {} if not folder.is_dir() else {file.path: file for file in brains.read(folder).files}
    new = {} if brain is None else {file.path: file for file in brain.files}
    for path in sorted({*old, *new}, key=os.fsencode):
        if path not in new:
            yield "remove", folder / path
        elif path not in old:
            yield "create", folder / path
        elif old[path] != new[path]:
            yield "replace", folder / path


def _write(paths: _Paths, body: Body, existing: list[Path], backup: Path | None, losses: Losses) -> None:
    if backup is not None:
        back_up(existing, backup)
    try:
        for path in paths.sidecars:
            path.unlink()  # empty, and nobody's: they would be taken for those of the new database
        paths.database.parent.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise TargetError(files.reason(error), source=str(paths.database)) from error
    database, brain = body.database, body.brain or Brain()
    with Writer(paths.database, database, force=paths.database in existing) as writer:
        for table in database.tables:
            rowids = [None] * len(table.rows) if table.rowids is None else table.rowids
            writer.insert(table.name, zip(rowids, table.rows, strict=True))
        with brains.placed(brain, paths.brain, force=paths.brain in existing):
            writer.finish()
    losses.extend(brains.invented(brain))


def _index(paths: _Paths, summary: Summary, changes: Changes, *, index: bool, dry_run: bool) -> Iterator[str]:
    """Writes the index stores. The conversation is there by now, so that what fails is a warning."""
    if not index:
        return
    cwd = path_of(summary.workspaces[0]) if summary.workspaces else None
    for entry in indexes.entries(paths.root, summary, cwd):
        try:
            if isinstance(entry, TargetError):
                raise entry
            if not dry_run:
                entry.write()
            changes.add(entry.act, entry.path, entry.what)
        except TargetError as error:
            yield f"an index was not written: {error}"


def _warnings(body: Body) -> Iterator[str]:
    version = body.database.header.user_version
    if version > _NEWEST_KNOWN:
        yield f"the database has version {version}, which agents that know version {_NEWEST_KNOWN} refuse"


def sessions(root: Path) -> Iterator[Session]:
    """The databases in the store, by name."""
    for path in sorted((root / "conversations").glob("*.db")):
        yield Session(path.stem, path)


def project_of(path: Path) -> str | None:
    """A database says in itself where it belongs, its place does not."""
    return None


STORE = Store(
    family="antigravity",
    format="antigravity",
    home=".gemini/antigravity-cli",
    others=(".gemini/antigravity", ".gemini/antigravity-ide", ".gemini/antigravity-acp"),
    variable="DECANT_ANTIGRAVITY_ROOT",
    place=place,
    sessions=sessions,
    project_of=project_of,
)
