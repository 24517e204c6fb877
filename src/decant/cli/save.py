"""`decant save`."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from decant.cli.options import Brain, Debug, From, Json, Safe, Salvage

if TYPE_CHECKING:
    from decant.conversion import Document
    from decant.stores import Change, Placed, Store

__all__ = ["save"]


def save(
    source: Annotated[
        str, typer.Argument(metavar="IN", help="The conversation: a file, the id of one in a store, or - for stdin.")
    ],
    to: Annotated[
        str | None, typer.Option("--to", metavar="AGENT", help="antigravity or gemini, instead of IN's own agent.")
    ] = None,
    root: Annotated[
        Path | None, typer.Option("--root", metavar="DIR", help="The agent's directory, instead of its usual one.")
    ] = None,
    id: Annotated[str | None, typer.Option("--id", metavar="ID", help="The id to save it under.")] = None,  # noqa: A002
    new_id: Annotated[bool, typer.Option("--new-id", help="Save it under a new random id.")] = False,
    cwd: Annotated[
        Path | None, typer.Option("--cwd", metavar="DIR", help="The directory that the conversation is to work in.")
    ] = None,
    title: Annotated[
        str | None, typer.Option("--title", metavar="TEXT", help="What the agent's list is to call it.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing one, of which a copy is made.")] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Write nothing, and list every file and row that would change.")
    ] = False,
    no_index: Annotated[
        bool, typer.Option("--no-index", help="Leave the agent's lists of conversations alone.")
    ] = False,
    safe: Safe = False,
    from_: From = None,
    brain: Brain = None,
    salvage: Salvage = False,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Put a conversation into an agent's store, where the agent lists and resumes it.

    Prints the id and the command that resumes it. Refuses a conversation that is open in the agent, one that is there
    already, and one with steps that the agent would run.
    """
    from decant import saving
    from decant.cli import roots
    from decant.cli.output import Progress, print_json
    from decant.conversion import open_document
    from decant.errors import UsageError

    if new_id and id is not None:
        raise UsageError("--id and --new-id exclude each other")
    if new_id:
        from uuid import uuid4

        id = str(uuid4())  # noqa: A001
    with Progress(f"saving {source}"):
        document = open_document(_located(source), from_=from_, brain=brain, salvage=salvage)
        store = _target(document, to)
        options = saving.Options(
            now=roots.now(),
            id=id,
            cwd=roots.real_directory(cwd),
            here=Path.cwd(),
            title=title,
            force=force,
            safe=safe,
            index=not no_index,
            dry_run=dry_run,
        )
        done = saving.save(document, store, roots.default_root(store) if root is None else root, options)
    if as_json:
        print_json(done)
    _tell(done, as_json=as_json)


def _located(source: str) -> str:
    """The file that is meant: the one of this name, else the conversation of this id in a store."""
    import os

    from decant import saving
    from decant.cli import roots
    from decant.cli.output import say
    from decant.errors import SourceError

    if source == "-" or os.path.lexists(source) or os.sep in source:
        return source
    found = saving.find(source, roots.searched())
    if found is None:
        raise SourceError("neither a file nor the id of a conversation in a store", source=source)
    say(f"{source} is {found}")
    return str(found)


def _target(document: Document, to: str | None) -> Store:
    """The store of the agent that is named, or of the one that the conversation came from."""
    from decant import stores
    from decant.errors import UsageError
    from decant.formats import format_ids, get

    family = to
    if family is None:
        family = document.format.family
        if family == "common":
            origin = document.body.meta.format
            if origin not in format_ids() or (family := get(origin).family) == "common":
                raise UsageError("the conversation does not say which agent it is for", hint="--to names one")
    return stores.get(family)


def _tell(done: Placed, *, as_json: bool) -> None:
    from decant.cli.output import print_lines, say
    from decant.cli.summary import losses_in_short

    for warning in done.warnings:
        say(f"warning: {warning}")
    if done.backup is not None:
        say(f"what was there {'would be' if done.dry_run else 'was'} copied to {done.backup}")
    for line in losses_in_short(done.losses):
        say(line)
    if as_json:
        return
    if done.dry_run:
        print_lines(
            f"{change.act:<7} {change.path}{f' ({change.what})' if change.what else ''}" for change in done.changes
        )
        return
    say(f"saved {done.path}")
    print_lines([done.id, shlex.join(done.command)])


def _line(change: Change) -> str:
    return f"{change.act:<7} {change.path}" + (f" ({change.what})" if change.what else "")
