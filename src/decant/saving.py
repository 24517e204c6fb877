"""Conversations into the stores of the agents: one of any format, or all that another agent keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from uuid import UUID, uuid5

import msgspec

from decant import formats, stores
from decant.common import File, Image, Text, Thinking, ToolResult, ToolUse, Transcript
from decant.conversion import Document, open_document
from decant.errors import DecantError, UsageError
from decant.losses import Converted, Losses
from decant.stores import Placed, Session, Store

__all__ = ["Migrated", "Options", "find", "migrate", "own_id", "save"]

_NAMESPACE = UUID("5e1c2f9a-77d4-5b0a-8f86-2c6f0a8b4d35")
"""Of the ids that a conversation gets in the store of another agent."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """What is asked of a placement, as in `decant.stores.Place`. `here` is the directory that a conversation gets
    which names none and goes to an agent that needs one."""

    now: str
    id: str | None = None
    cwd: Path | None = None
    here: Path | None = None
    title: str | None = None
    force: bool = False
    safe: bool = False
    index: bool = True
    dry_run: bool = False


def find(name: str, roots: Mapping[str, list[Path]]) -> Path | None:
    """The file of the conversation whose id is `name` in one of the stores: `roots` are directories by family. None if
    there is none; UsageError if several stores have one."""
    found: dict[Path, None] = {}
    for family, directories in roots.items():
        for root in directories:
            for session in stores.get(family).sessions(root):
                if session.id == name:
                    found[session.path.resolve()] = None
    if len(found) > 1:
        listed = ", ".join(str(path) for path in found)
        raise UsageError(f"several conversations have the id {name}", hint=f"give the file: {listed}")
    return next(iter(found), None)


def save(document: Document, store: Store, root: Path, options: Options) -> Placed:
    """Puts a conversation into a store. One of the store's own family goes there as it is; any other through the
    common form, under an id that follows from its own."""
    try:
        return _save(document, store, root, options)
    except DecantError as error:
        raise error.at(document.name) from error.__cause__


def _save(document: Document, store: Store, root: Path, options: Options) -> Placed:
    project = _project(document)
    here = None if options.here is None else str(options.here)
    if document.format.family != store.family:
        common = document.to_common()
        return _save_common(common, store, root, options, project=project or here, name=document.name)
    given = None if options.cwd is None else str(options.cwd)
    cwd = given or (project or here if store.needs_project else None)
    return _placed(Converted(document.body, document.losses), store, root, options, cwd, options.title)


def _save_common(
    common: Converted[Transcript],
    store: Store,
    root: Path,
    options: Options,
    *,
    project: str | None,
    name: str,
    session: Session | None = None,
) -> Placed:
    """`session` is where it was found, if all of a store is saved; `project` the directory that its place names."""
    transcript = _moved(common.value, store, options, session, project)
    known = formats.get(store.format)
    if known.from_common is None:
        raise UsageError(f"there is no conversion from the common form to {known.id}", source=name)
    made = known.from_common(transcript, base=None, now=options.now)
    both = Converted(made.value, tuple(Losses([*common.losses, *made.losses])))
    return _placed(both, store, root, options, transcript.meta.cwd, options.title or transcript.meta.title)


def _placed(
    made: Converted[Any], store: Store, root: Path, options: Options, cwd: str | None, title: str | None
) -> Placed:
    placed = store.place(
        made.value,
        root,
        id=options.id,
        cwd=None if cwd is None else Path(cwd),
        title=title,
        now=options.now,
        force=options.force,
        safe=options.safe,
        index=options.index,
        dry_run=options.dry_run,
    )
    return msgspec.structs.replace(placed, losses=tuple(Losses([*made.losses, *placed.losses])))


def _project(document: Document) -> str | None:
    """The directory that the place of the conversation's file names."""
    family = document.format.family
    return None if family == "common" else stores.get(family).project_of(Path(document.name))


def _moved(
    transcript: Transcript, store: Store, options: Options, session: Session | None, project: str | None
) -> Transcript:
    """The transcript with what it is called and where it belongs in the store of another agent."""
    meta = transcript.meta
    family = _family(meta.format)
    cwd = str(options.cwd) if options.cwd is not None else meta.cwd or project
    changes: dict[str, Any] = {"cwd": cwd}
    if cwd is not None and cwd not in meta.workspaces:
        changes["workspaces"] = [cwd, *meta.workspaces]
    if family is not None and family != store.family:
        identity = meta.id if session is None else session.id
        if identity is not None:
            changes["id"] = own_id(family, identity)
        if session is not None and session.parent is not None:
            parent = own_id(family, session.parent)
            changes |= {"kind": "subagent", "parent_id": parent, "root_id": meta.root_id or parent}
    return msgspec.structs.replace(transcript, meta=msgspec.structs.replace(meta, **changes))


def _family(format_id: str | None) -> str | None:
    known = {known.id: known.family for known in formats.table()}
    return None if format_id is None else known.get(format_id)


def own_id(family: str, identity: str) -> str:
    """The id in another agent's store of a conversation that is called `identity` in the store of `family`."""
    return str(uuid5(_NAMESPACE, f"{family}/{identity}"))


class Migrated(msgspec.Struct, kw_only=True, frozen=True):
    """What became of one session. `reason` says why one was skipped or failed."""

    session: str
    source: str
    project: str | None
    outcome: Literal["saved", "skipped", "failed"]
    id: str | None = None
    reason: str = ""
    placed: Placed | None = None


def migrate(
    origin: Store,
    source: Path,
    target: Store,
    root: Path,
    *,
    now: str,
    project: Path | None = None,
    safe: bool = False,
    index: bool = True,
    dry_run: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Migrated]:
    """Saves every session of one store into another one, those of one project if it is given. One that is there
    already is skipped: its id there follows from the one that it has. One that fails does not stop the others."""
    if origin.family == target.family:
        raise UsageError("both stores are of the same agent", hint="--from and --to name two")
    options = Options(now=now, safe=safe, index=index, dry_run=dry_run)
    there = {session.id for session in target.sessions(root)}
    found = list(origin.sessions(source))
    for number, session in enumerate(found, 1):
        done = _migrate_one(session, origin, target, root, project, there, options)
        if progress is not None:
            progress(number, len(found))
        if done is not None:
            yield done


def _migrate_one(
    session: Session,
    origin: Store,
    target: Store,
    root: Path,
    project: Path | None,
    there: set[str],
    options: Options,
) -> Migrated | None:
    """None for a session of another project."""
    cwd, wanted = session.project, None if project is None else str(project)
    identity = own_id(origin.family, session.id)

    def done(outcome: Literal["saved", "skipped", "failed"], **more: Any) -> Migrated:
        return Migrated(session=session.id, source=str(session.path), project=cwd, outcome=outcome, **more)

    try:
        common = None
        if cwd is None:
            common = open_document(session.path).to_common()
            cwd = common.value.meta.cwd
        if wanted is not None and cwd != wanted:
            return None
        if identity in there:
            return done("skipped", id=identity, reason="is there already")
        common = common or open_document(session.path).to_common()
        if not _says_something(common.value):
            return done("skipped", reason="nothing is said in it")
        name = str(session.path)
        placed = _save_common(common, target, root, options, project=cwd, name=name, session=session)
    except DecantError as error:
        return done("failed", reason=str(error))
    there.add(placed.id)
    return done("saved", id=placed.id, placed=placed)


def _says_something(transcript: Transcript) -> bool:
    said = (Text, Thinking, ToolUse, ToolResult, Image, File)
    return any(
        isinstance(block, said)
        for message in transcript.messages
        if message.role != "system"
        for block in message.blocks
    )
