"""`decant golden update` and `decant golden check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from decant.cli.options import Debug, Json

__all__ = ["golden"]

golden = typer.Typer(
    name="golden",
    help="Keep what decant makes of your conversations, and fail when it changes.",
    rich_markup_mode=None,
)

_Directory = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the cases.")]


@golden.command()
def update(
    directory: _Directory,
    sources: Annotated[
        list[Path] | None, typer.Argument(metavar="[IN...]", help="Conversations to make cases of.", show_default=False)
    ] = None,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Make a case of each conversation: its text form, its common form and its losses.

    Without IN, make all cases of DIR anew.
    """
    from decant.cli.output import print_json, print_lines, say
    from decant.golden import update as run

    changed = run(directory, list(sources or []))
    if as_json:
        print_json({"changed": changed})
    else:
        print_lines(str(path) for path in changed)
        say("1 file changed" if len(changed) == 1 else f"{len(changed)} files changed")


@golden.command()
def check(directory: _Directory, as_json: Json = False, debug: Debug = False) -> int:
    """Say what is no longer as the cases of DIR have it, as a unified diff, and exit with 4 if anything is."""
    from decant.cli.output import print_json, print_page, say
    from decant.golden import check as run

    changes = list(run(directory))
    if as_json:
        print_json({"changes": [{"path": change.path, "diff": change.diff} for change in changes]})
        return 4 if changes else 0
    styles = {"-": "red", "+": "green", "@": "cyan"}
    print_page((styles.get(line[:1], ""), line) for change in changes for line in change.diff)
    if not changes:
        return 0
    count = "1 file is" if len(changes) == 1 else f"{len(changes)} files are"
    say(f"{count} not as kept (decant golden update keeps what there is now)")
    return 4
