"""`decant migrate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from decant.cli.options import Debug, Json, Safe

if TYPE_CHECKING:
    from decant.saving import Migrated

__all__ = ["migrate"]


def migrate(
    from_: Annotated[str, typer.Option("--from", metavar="AGENT", help="The agent to leave.")],
    to: Annotated[str, typer.Option("--to", metavar="AGENT", help="The agent to move to.")],
    project: Annotated[
        Path | None, typer.Option("--project", metavar="DIR", help="Only the sessions of this directory.")
    ] = None,
    from_root: Annotated[
        Path | None, typer.Option("--from-root", metavar="DIR", help="The directory of the agent to leave.")
    ] = None,
    root: Annotated[
        Path | None, typer.Option("--root", metavar="DIR", help="The directory of the agent to move to.")
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Write nothing, and say what would become of each session.")
    ] = False,
    no_index: Annotated[
        bool, typer.Option("--no-index", help="Leave the agent's lists of conversations alone.")
    ] = False,
    safe: Safe = False,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Save all conversations of one agent into another agent's store.

    Lists what becomes of every session, and what of each is lost. It is safe to run again: sessions that are there
    already are skipped. Exits with 1 if a session could not be saved; the others are saved all the same.
    """
    from decant import saving, stores
    from decant.cli import roots
    from decant.cli.output import Progress, print_json
    from decant.errors import SourceError

    origin, target = stores.get(from_), stores.get(to)
    source = roots.default_root(origin) if from_root is None else from_root
    if not source.is_dir():
        raise SourceError("there is no such directory", source=str(source), hint="--from-root names the agent's own")
    with Progress(f"migrating {source}") as progress:
        done = list(
            saving.migrate(
                origin,
                source,
                target,
                roots.default_root(target) if root is None else root,
                now=roots.now(),
                project=roots.real_directory(project),
                safe=safe,
                index=not no_index,
                dry_run=dry_run,
                progress=progress.update,
            )
        )
    if as_json:
        print_json({"dry_run": dry_run, "sessions": done})
    else:
        _tell(done, dry_run=dry_run)
    if any(one.outcome == "failed" for one in done):
        raise typer.Exit(1)


def _tell(done: list[Migrated], *, dry_run: bool) -> None:
    from decant.cli.output import print_table, say
    from decant.cli.summary import losses_in_short

    print_table(("SESSION", "BECOMES", "LOSSES", "PROJECT", "TITLE"), [_row(one, dry_run=dry_run) for one in done])
    for one in done:
        notes = [] if one.placed is None else [*one.placed.warnings, *losses_in_short(one.placed.losses)]
        if one.outcome == "failed":
            notes.append(one.reason)
        for note in notes:
            say(f"{one.session}: {note}")
    counts: dict[str, Any] = {name: sum(one.outcome == name for one in done) for name in ("saved", "skipped", "failed")}
    verb = "would be saved" if dry_run else "saved"
    say(f"{counts['saved']:,} {verb}, {counts['skipped']:,} skipped, {counts['failed']:,} failed")


def _row(one: Migrated, *, dry_run: bool) -> tuple[str, ...]:
    if one.placed is None:
        outcome = f"{one.outcome}: {one.reason}" if one.outcome == "skipped" else one.outcome
        return one.session, outcome, "", one.project or "", ""
    return one.session, one.id or "", f"{len(one.placed.losses):,}", one.project or "", one.placed.title or ""
