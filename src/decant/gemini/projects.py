"""The project directory that a session belongs to, and the markers by which the client finds it.

~/.gemini/projects.json                {"projects": {"<project path>": "<slug>"}}
~/.gemini/tmp/<slug>/.project_root     the project's path, no line end
~/.gemini/history/<slug>/.project_root
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from decant import files
from decant.errors import DecantError, TargetError
from decant.gemini import jsonlines
from decant.gemini.layout import project_directory, project_hash, registry, slug_for
from decant.stores import Changes, check_inside

__all__ = ["Project", "find", "project_of"]

_PATH_BYTES = 4096


@dataclass(frozen=True)
class Project:
    """A project of the client's: its `path`, and the `directory` below `tmp` that holds its sessions."""

    home: Path
    path: str
    directory: Path

    @property
    def chats(self) -> Path:
        return self.directory / "chats"

    def mark(self, changes: Changes, *, dry_run: bool) -> None:
        """Writes the markers and the registry's entry that are missing: the registry only where there is one. Each is
        whole or not there. TargetError if one cannot be written, or names another project."""
        for marker in (self.directory / ".project_root", self.home / "history" / self.directory.name / ".project_root"):
            self._mark(marker, changes, dry_run=dry_run)
        listing = self.home / "projects.json"
        if listing.is_file() and self.directory.name != project_hash(self.path):
            self._register(listing, changes, dry_run=dry_run)

    def _mark(self, marker: Path, changes: Changes, *, dry_run: bool) -> None:
        check_inside(self.home, marker)
        data = os.fsencode(self.path)
        if os.path.lexists(marker):
            if files.read_whole(marker).strip() != data:
                raise TargetError("belongs to another project", source=str(marker))
            return
        changes.add("create", marker)
        if not dry_run:
            try:
                marker.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise TargetError(files.reason(error), source=str(marker.parent)) from error
            files.atomic_write(marker, (data,), mode=0o644)

    def _register(self, listing: Path, changes: Changes, *, dry_run: bool) -> None:
        check_inside(self.home, listing)
        if self.path in registry(files.read_whole(listing)):
            return
        changes.add("update", listing, f"projects: {self.path}")
        if not dry_run:
            files.rewrite(listing, lambda data: _registered(data, self.path, self.directory.name))


def find(home: Path, project: Path) -> Project:
    """The project at the path `project`, with the directory that the client uses for it, or would give it: the
    registry's; else one whose marker names it; else, before there was a registry, the one named by the path's hash;
    else a new one."""
    path = str(project)
    check_inside(home, home / "projects.json")
    found = project_directory(home, project)
    if found is None:
        old = home / "tmp" / project_hash(path)
        found = old if old.is_dir() and not (home / "projects.json").exists() else None
    if found is None:
        taken = {entry.name for parent in ("tmp", "history") for entry in (home / parent).glob("*")}
        if (home / "projects.json").is_file():
            taken |= set(registry(files.read_whole(home / "projects.json")).values())
        found = home / "tmp" / slug_for(project, taken)
    check_inside(home, found)
    return Project(home, path, found)


def project_of(chat: Path) -> str | None:
    """The project's path that the marker above a chat file names, or None."""
    chat = Path(os.path.abspath(chat))
    for chats in chat.parents[:2]:
        if chats.name == "chats":
            marker = chats.parent / ".project_root"
            try:
                data = files.read_whole(marker).strip()
            except TargetError:
                return None
            return os.fsdecode(data) if data and len(data) <= _PATH_BYTES else None
    return None


def _registered(data: bytes, path: str, slug: str) -> bytes:
    """`projects.json` with one project more. TargetError if it is damaged: the client then throws it away as a whole,
    and goes by the markers."""
    try:
        value = jsonlines.parse(data)
    except DecantError as error:
        raise TargetError(f"is damaged, and was left as it is: {error.message}") from error
    projects = value.get("projects") if isinstance(value, dict) else None
    if not isinstance(projects, dict):
        raise TargetError("is no list of projects, and was left as it is")
    projects[path] = slug
    return jsonlines.dump_pretty(value)
