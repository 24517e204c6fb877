"""Where the Gemini CLI keeps its chats, and what a file is by the place where it lies.

    ~/.gemini/projects.json                                      {"projects": {"<project path>": "<slug>"}}
    ~/.gemini/tmp/<slug>/.project_root                           the project's absolute path
    ~/.gemini/tmp/<slug>/chats/session-<minute>-<8 characters>.jsonl      a main session
    ~/.gemini/tmp/<slug>/chats/<parent sessionId>/<sessionId>.jsonl       a subagent's session
    ~/.gemini/tmp/<slug>/logs/session-<id>.jsonl                 an activity log, not a chat

Before v0.29 the directory was the SHA-256 of the project's path; an upgrade copies it, and a `.json` stays beside the
`.jsonl` that it was migrated to, so that one session may be found in several files.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any, Literal

from decant.errors import FormatError
from decant.gemini import jsonlines

__all__ = [
    "SHARED_IDS",
    "Place",
    "Twin",
    "newest_twins",
    "place_of",
    "project_directory",
    "project_hash",
    "registry",
    "slug_for",
]

_SLUG = re.compile(r"[a-z0-9-]+")
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Place:
    """What a file's place says. `project` is the name of its directory below `tmp`: a slug, or before v0.29 the
    SHA-256 of the project's path. `parent` is the sessionId of the session that started a subagent."""

    kind: Literal["main", "subagent"]
    project: str
    parent: str | None = None

    @property
    def hashed(self) -> bool:
        return _SHA256.fullmatch(self.project) is not None


def place_of(path: PurePath) -> Place:
    """What a chat file is by its place; `path` should be absolute. Raises FormatError with the reason where the
    client would not take it for a session."""
    parts = path.parts
    folder = parts[-2] if len(parts) > 1 else ""
    if folder == "chats":
        if not path.name.startswith("session-") or path.suffix not in (".json", ".jsonl"):
            raise _refused(path, "a main session is called session-*.jsonl or session-*.json")
        return Place("main", parts[-3] if len(parts) > 2 else "")
    if len(parts) > 3 and parts[-3] == "chats":
        if path.suffix != ".jsonl":
            raise _refused(path, "a subagent's session is a .jsonl file")
        return Place("subagent", parts[-4], folder)
    if folder == "logs":
        raise _refused(path, "a file in logs/ is an activity log of the client")
    raise _refused(path, "it lies neither in a chats/ directory nor in one of a parent session inside it")


def _refused(path: PurePath, reason: str) -> FormatError:
    return FormatError("is not a chat of the Gemini CLI by its place", source=str(path), hint=reason)


def project_hash(project: str) -> str:
    """The `projectHash` of a project's absolute path; before v0.29 also the name of its directory."""
    return hashlib.sha256(project.encode("utf-8", "surrogateescape")).hexdigest()


def slug_for(project: PurePath, taken: Collection[str]) -> str:
    """The directory name that the client would give a new project: from its base name, `-1`, `-2`, … if taken."""
    base = re.sub(r"[^a-z0-9]+", "-", project.name.lower()).strip("-") or "project"
    slug, number = base, 0
    while slug in taken:
        number += 1
        slug = f"{base}-{number}"
    return slug


def registry(data: bytes) -> dict[str, str]:
    """The projects of `projects.json`, path to slug. Like the client's, it is empty as a whole if the file is not
    JSON of the right shape or if one slug has other characters than `a-z`, `0-9` and `-`."""
    try:
        value = jsonlines.parse(data)
    except FormatError:
        return {}
    projects = value.get("projects") if isinstance(value, dict) else None
    if not isinstance(projects, dict):
        return {}
    if not all(isinstance(slug, str) and _SLUG.fullmatch(slug) for slug in projects.values()):
        return {}
    return projects


def project_directory(home: Path, project: Path) -> Path | None:
    """The directory below `home/tmp` (`home` is the `.gemini` directory) that the client uses for a project: the
    registry's, else one whose `.project_root` names the project, else None."""
    listing = home / "projects.json"
    slug = registry(listing.read_bytes()).get(str(project)) if listing.is_file() else None
    if slug is not None:
        return home / "tmp" / slug
    for root in sorted(home.glob("tmp/*/.project_root")):
        if root.is_file() and root.read_bytes().strip() == str(project).encode("utf-8", "surrogateescape"):
            return root.parent
    return None


@dataclass(frozen=True)
class Twin:
    """A chat file, and what of its replay tells twins apart: the metadata, and how many messages it has."""

    path: PurePath
    metadata: Mapping[str, Any]
    messages: int


SHARED_IDS = frozenset({"a2a-server"})
"""Written as `sessionId` for all of its sessions by the client's server for agents."""


def newest_twins(files: Iterable[Twin]) -> list[Twin]:
    """One file for each session: of the files with one `sessionId` the one with the newest `lastUpdated`, a `.jsonl`
    before a `.json`. One without messages comes last: `--resume` leaves such stubs beside the session. A file without
    a `sessionId` of its own has no twin. In the order in which sessions were first seen.
    """
    best: dict[object, Twin] = {}
    for file in files:
        session = file.metadata.get("sessionId")
        unique = isinstance(session, str) and session and session not in SHARED_IDS
        key = session if unique else file.path
        if key not in best or _rank(best[key]) < _rank(file):
            best[key] = file
    return list(best.values())


def _rank(file: Twin) -> tuple[bool, str, bool]:
    updated = file.metadata.get("lastUpdated")
    return (file.messages > 0, updated if isinstance(updated, str) else "", file.path.suffix == ".jsonl")
