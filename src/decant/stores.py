"""`Store`, the place where a client keeps its conversations: what can be put there, and what was done or would be."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from decant import files
from decant.errors import TargetError, UsageError
from decant.formats import Family
from decant.losses import Loss
from decant.times import format_time, parse_time

__all__ = [
    "Change",
    "Changes",
    "Placed",
    "Session",
    "Store",
    "back_up",
    "backup_directory",
    "check_id",
    "check_inside",
    "get",
    "stores",
]

Act: TypeAlias = Literal["copy", "create", "replace", "update", "remove"]

_BACKUPS = "decant-backups"
_LONGEST_ID = 200
"""Bytes; with a suffix and a name for SQLite's sidecars an id stays within the 255 of the usual file systems."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """One file or row that a placement writes. `path` is absolute; `what` says which part of the file, such as
    `conversation_summaries: row abc`, or where a copy goes; empty for the whole file."""

    act: Act
    path: str
    what: str = ""


class Changes:
    """Collects changes in their order."""

    def __init__(self) -> None:
        self._changes: list[Change] = []

    def add(self, act: Act, path: Path, what: str = "") -> None:
        self._changes.append(Change(act, str(path), what))

    def write(self, path: Path, what: str = "") -> None:
        """A file that is created or replaced, as it is there or not."""
        self.add("replace" if os.path.lexists(path) else "create", path, what)

    def __iter__(self) -> Iterator[Change]:
        return iter(self._changes)

    def done(self) -> tuple[Change, ...]:
        return tuple(self._changes)


class Placed(msgspec.Struct, kw_only=True, frozen=True):
    """What placing a conversation did, or (`dry_run`) would do."""

    id: str
    title: str | None
    """What the agent's list calls it, where decant says."""
    path: str
    """The conversation's own file."""
    command: tuple[str, ...]
    """The words of the command that resumes it."""
    changes: tuple[Change, ...]
    backup: str | None = None
    """The directory that holds what was there before, if anything was."""
    losses: tuple[Loss, ...] = ()
    warnings: tuple[str, ...] = ()
    """Sentences for a person: an index store that could not be written, for one."""
    dry_run: bool = False


@dataclass(frozen=True)
class Session:
    """A conversation found in a store."""

    id: str
    path: Path
    project: str | None = None
    """The directory that it belongs to, where the store says so."""
    parent: str | None = None
    """The id of the conversation that started this one as a subagent, where the store says so."""


class Place(Protocol):
    """Puts a body into the store at `root`. `id` is the conversation's new id, `cwd` the directory that it belongs
    to, `now` the time of writing (RFC 3339). TargetError or UnsafeError says why it is refused; then nothing that
    was there has changed."""

    def __call__(
        self,
        body: Any,
        root: Path,
        *,
        id: str | None = None,  # noqa: A002 - it is what the option is called
        cwd: Path | None = None,
        title: str | None = None,
        now: str,
        force: bool = False,
        safe: bool = False,
        index: bool = True,
        dry_run: bool = False,
    ) -> Placed: ...


@dataclass(frozen=True, kw_only=True)
class Store:
    """A client's store: a frozen record of functions, like `Format`."""

    family: Family
    format: str
    """Id of the format whose bodies it takes."""
    home: str
    """Its usual root, below the user's home directory."""
    others: tuple[str, ...] = ()
    """Roots of sister programs, which are searched for an id."""
    variable: str | None = None
    """The environment variable that the command line takes the root from."""
    place: Place
    needs_project: bool = False
    """Whether a conversation must belong to a directory."""
    sessions: Callable[[Path], Iterable[Session]]
    """Every conversation in a store; nothing where there is no store."""
    project_of: Callable[[Path], str | None]
    """The directory that a conversation's file belongs to by its place, or None."""


_TABLE: Mapping[str, str] = {
    "antigravity": "decant.antigravity.store:STORE",
    "gemini": "decant.gemini.store:STORE",
}


def get(family: str) -> Store:
    """The store of a family of formats. UsageError names the families that have one."""
    if family not in _TABLE:
        raise UsageError(f"no agent keeps its conversations as {family!r}", hint="stores: " + ", ".join(_TABLE))
    module, _, name = _TABLE[family].partition(":")
    return getattr(import_module(module), name)


def stores() -> tuple[Store, ...]:
    return tuple(get(family) for family in _TABLE)


def check_id(identity: str) -> str:
    """The id, if it can be the name of a file: UsageError if it is empty, too long, starts with a dot or a hyphen, or
    holds a separator, a control character or what no file name can hold."""
    try:
        size = len(identity.encode())
    except UnicodeEncodeError:
        size = 0
    if not 0 < size <= _LONGEST_ID or identity[0] in ".-" or not identity.isprintable() or set(identity) & set("/\\:"):
        raise UsageError(
            f"the id cannot be the name of a file: {identity[:80]!r}", hint="--id or --new-id gives another"
        )
    return identity


def check_inside(root: Path, path: Path) -> None:
    """TargetError if `path` leads out of `root` through a symbolic link, or is one."""
    if path.is_symlink() or not path.resolve().is_relative_to(root.resolve()):
        raise TargetError("a symbolic link leads out of the store", source=str(path))


def backup_directory(root: Path, identity: str, now: str) -> Path:
    """A directory in the store that is not there yet, for what placing the conversation replaces. TargetError if it
    would be outside."""
    stamp = re.sub(r"\D", "", format_time(parse_time(now), 3))
    base = root / _BACKUPS / f"{identity}-{stamp}"
    check_inside(root, base.parent)
    number, directory = 1, base
    while os.path.lexists(directory):
        number += 1
        directory = base.with_name(f"{base.name}-{number}")
    return directory


def back_up(sources: Iterable[Path], directory: Path) -> None:
    """Copies files and directories into a new directory, which is there whole or not at all. TargetError if it cannot
    be written."""
    try:
        directory.parent.mkdir(mode=0o700, exist_ok=True)
        with files.work_directory(directory) as work:
            copies = work / "copies"
            copies.mkdir(0o700)
            for source in sources:
                _copy(source, copies / source.name)
            files.sync_directory(copies)
            copies.rename(directory)
            files.sync_directory(directory.parent)
    except OSError as error:
        raise TargetError(f"the backup cannot be written: {files.reason(error)}", source=str(directory)) from error


def _copy(source: Path, target: Path) -> None:
    if source.is_symlink():
        target.symlink_to(os.readlink(source))
    elif source.is_dir():
        target.mkdir(0o700)
        for entry in sorted(source.iterdir()):
            _copy(entry, target / entry.name)
        files.sync_directory(target)
        shutil.copystat(source, target)
    elif source.is_file():
        shutil.copyfile(source, target)
        files.sync_file(target)
        shutil.copystat(source, target)
    else:
        raise TargetError("a backup holds files and directories only", source=str(source))
