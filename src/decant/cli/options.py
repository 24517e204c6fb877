"""The options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["Brain", "Debug", "From", "History", "Json", "NoIndex", "Safe", "Salvage", "debugging", "set_debug"]

_state = {"debug": False}


def debugging() -> bool:
    """Whether errors show their traceback."""
    return _state["debug"]


def set_debug(value: bool) -> None:
    """Switches tracebacks on or off for all commands of this process."""
    _state["debug"] = value


def _debug(value: bool) -> None:
    if value:
        set_debug(True)


Debug = Annotated[bool, typer.Option("--debug", callback=_debug, help="Show the traceback of an error.")]
From = Annotated[
    str | None, typer.Option("--from", metavar="FORMAT", help="The input's format, instead of finding it by content.")
]
Brain = Annotated[
    Path | None,
    typer.Option("--brain", metavar="DIR", help="The folder of an Antigravity conversation's files."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object on stdout.")]
Salvage = Annotated[bool, typer.Option("--salvage", help="Read what can still be read of a damaged database.")]
History = Annotated[bool, typer.Option("--history", help="Include what checkpoints, rewinds and compressions removed.")]
Safe = Annotated[
    bool,
    typer.Option(
        "--safe", help="Cancel the steps that an agent would run on resume, and take out the files it would send."
    ),
]
NoIndex = Annotated[bool, typer.Option("--no-index", help="Leave the agent's lists of conversations alone.")]
