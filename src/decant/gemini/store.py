"""Placing a session where the Gemini CLI looks for it.

    <root>/tmp/<slug>/chats/session-<minute>-<8 characters>.jsonl     the rename that gives it this name is the commit
    <root>/projects.json, <root>/{tmp,history}/<slug>/.project_root   written before, each whole by itself
    <root>/decant-backups/                                            what was there before, copied first of all

The client holds no lock on a session, so that one which is open in it cannot be told.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from decant import files
from decant.errors import DecantError, TargetError
from decant.gemini import log, projects, session
from decant.gemini.body import Body
from decant.gemini.examine import resumes_right
from decant.gemini.format import GEMINI
from decant.gemini.layout import SHARED_IDS, Twin, newest_twins
from decant.gemini.replay import replay
from decant.losses import Converted
from decant.stores import Changes, Placed, Session, Store, back_up, backup_directory, check_id, check_inside

__all__ = ["STORE", "place", "sessions"]


_TWICE = (
    "the client would send a result twice, or a call without one, when it resumes this (--safe writes a form in which "
    "it does not)"
)


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
    """Puts a session into the store at `root` (the `.gemini` directory), for the project at `cwd`, under `id` or its
    own id. What the log holds already stays, byte for byte; one record is added.

    An existing session is replaced only with `force`, after a copy of it was made. `title` becomes its summary.
    Without `index` the project's markers and its entry in the registry are left as they are. With `dry_run` nothing
    is written. The client runs nothing that is stored; with `safe` a session that it would not resume as it was is
    written in the form that it does. UsageError for an impossible id; TargetError for everything else that stands in
    the way.
    """
    harmless = GEMINI.safe(body) if safe else Converted(body)
    if not root.is_dir():
        raise TargetError(
            "there is no such directory, and a store is not made where there is none",
            source=str(root),
            hint="--root names the agent's own directory",
        )
    if cwd is None:
        raise TargetError("a session belongs to a project", source=body.id, hint="--cwd names its directory")
    body = harmless.value
    identity = check_id(session.session_id(body) if id is None else id)
    project = projects.find(root, cwd)
    fitted = session.fit(body, identity, project.path, now, title=title)
    made, metadata = fitted.value
    chats = _Chats(project.chats, identity)
    check_inside(root, project.chats)
    if chats.own and not force:
        raise TargetError(
            "the session is there already", source=str(chats.own[0]), hint="--force replaces it, --new-id adds another"
        )
    target = chats.target(metadata, now)
    check_inside(root, target)
    backup = backup_directory(root, identity, now) if chats.own else None
    changes = Changes()
    for path in chats.own:
        changes.add("copy", path, f"to {backup}")
    if not dry_run and backup is not None:
        back_up(chats.own, backup)
    if index:
        project.mark(changes, dry_run=dry_run)
    changes.write(target)
    if not dry_run:
        _write(made, target)
    for path in chats.own:
        if path != target:
            changes.add("remove", path)
            if not dry_run:
                _remove(path)
    return Placed(
        id=identity,
        title=summary if isinstance(summary := metadata.get("summary"), str) else None,
        path=str(target),
        command=("gemini", "--resume", identity),
        changes=changes.done(),
        backup=str(backup) if backup is not None else None,
        losses=(*harmless.losses, *fitted.losses),
        warnings=() if resumes_right(made) else (_TWICE,),
        dry_run=dry_run,
    )


class _Chats:
    """The main sessions in a directory: those that have the id, and the ends of the names of the others."""

    def __init__(self, directory: Path, identity: str) -> None:
        self._directory, self._identity = directory, identity
        self.own: list[Path] = []
        self._taken: set[str] = set()
        for path in _main_files(directory):
            if _has_id(path, identity):
                self.own.append(path)
            else:
                self._taken.add(session.suffix_of(path.name))

    def target(self, metadata: dict[str, Any], now: str) -> Path:
        """The file to write: an existing one of the session, if its name is one that the client does not delete."""
        for path in self.own:
            suffix = session.suffix_of(path.name)
            if path.suffix == ".jsonl" and suffix != self._identity[: len(suffix)] and suffix not in self._taken:
                return path
        return self._directory / session.name_for(metadata, self._identity, now, self._taken)


def _main_files(chats: Path) -> list[Path]:
    return sorted(path for path in chats.glob("session-*") if path.suffix in (".json", ".jsonl"))


def _has_id(path: Path, identity: str) -> bool:
    """Whether a file is of the session. One that cannot be read is none of ours."""
    try:
        return replay(log.load(path)).metadata.get("sessionId") == identity
    except DecantError:
        return False


def _write(body: Body, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TargetError(files.reason(error), source=str(target)) from error
    log.save(body, target, force=os.path.lexists(target))


def _remove(path: Path) -> None:
    try:
        path.unlink()
    except OSError as error:
        raise TargetError(files.reason(error), source=str(path)) from error


def sessions(root: Path) -> Iterator[Session]:
    """The sessions in the store, each once, and those of their subagents; by project and name."""
    for directory in sorted((root / "tmp").glob("*/chats")):
        twins: list[Twin] = []
        for path in [*_main_files(directory), *sorted(directory.glob("*/*.jsonl"))]:
            try:
                told = replay(log.load(path))
            except DecantError:
                twins.append(Twin(path, {}, 0))  # whoever opens it is told why it cannot be read
            else:
                twins.append(Twin(path, told.metadata, len(told.entries)))
        for twin in newest_twins(twins):
            path = Path(twin.path)
            own = twin.metadata.get("sessionId")
            name = own if isinstance(own, str) and own not in SHARED_IDS else path.stem
            parent = path.parent.name if path.parent != directory else None
            yield Session(name, path, projects.project_of(path), parent)


STORE = Store(
    family="gemini",
    format="gemini",
    home=".gemini",
    place=place,
    needs_project=True,
    sessions=sessions,
    project_of=projects.project_of,
)
