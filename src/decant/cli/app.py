"""The application: every command and its name. Commands import their engines when they run."""

from __future__ import annotations

from typing import Annotated

import typer

from decant.cli.check import check
from decant.cli.convert import convert
from decant.cli.diff import diff
from decant.cli.formats import formats
from decant.cli.golden import golden
from decant.cli.inspect import inspect
from decant.cli.migrate import migrate
from decant.cli.options import Debug, debugging
from decant.cli.save import save
from decant.cli.schema import schema
from decant.cli.show import show

__all__ = ["USAGE_FAULTS", "Abort", "app", "debugging", "explain"]

Abort = typer.Abort
USAGE_FAULTS: tuple[type[Exception], ...] = tuple(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)
"""What the option parser raises; recent releases of typer carry their own copy of click's class."""


def explain(fault: Exception) -> str:
    """What is wrong with the arguments, and which help to read."""
    formatted = getattr(fault, "format_message", None)
    context = getattr(fault, "ctx", None)
    command = context.command_path if context is not None else "decant"
    message = str(formatted() if formatted else fault).rstrip(".")
    return f"{message} (try '{command} --help')"


app = typer.Typer(
    name="decant",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(value: bool) -> None:
    if value:
        from decant._version import __version__

        typer.echo(f"decant {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def decant(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
    debug: Debug = False,
) -> None:
    """Convert the conversations of coding agents without silent loss."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(2)


app.command()(convert)
app.command()(save)
app.command()(migrate)
app.command()(show)
app.command()(diff)
app.command()(check)
app.add_typer(golden)
app.command()(inspect)
app.command()(formats)
app.command()(schema)
