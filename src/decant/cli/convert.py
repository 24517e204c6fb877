"""`decant convert`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from decant.cli.options import Brain, Debug, From, History, Json, Safe, Salvage

if TYPE_CHECKING:
    from decant.conversion import Report
    from decant.losses import Loss

__all__ = ["convert"]


def convert(
    source: Annotated[str, typer.Argument(metavar="IN", help="The conversation; - is standard input.")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="The file to write; - is standard output.")],
    from_: From = None,
    to: Annotated[
        str | None, typer.Option("--to", metavar="FORMAT", help="The output's format, instead of by OUT's suffix.")
    ] = None,
    brain: Brain = None,
    base: Annotated[
        Path | None,
        typer.Option(
            "--base", metavar="NATIVE", help="The original that IN was made from; unedited parts keep its bytes."
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace OUT if it exists.")] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Write nothing and exit with 3 if anything is lost.")
    ] = False,
    safe: Safe = False,
    salvage: Salvage = False,
    history: History = False,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write the losses to FILE as JSON.")
    ] = None,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Convert a conversation from one format to another.

    Formats are found by the input's content and the output's name. Between a database and its text form the copy is
    exact; between agents the conversation goes through the common form, and what cannot come along is reported.
    """
    from datetime import UTC, datetime

    from decant.cli.output import Progress, print_json, say
    from decant.conversion import LossyError
    from decant.conversion import convert as run
    from decant.errors import UsageError

    if as_json and target == "-":
        raise UsageError("--json needs the standard output that OUT takes", hint="--report FILE writes the losses")
    if report is not None:
        _check_report(report, {"IN": source, "OUT": target, "the base": base}, as_json=as_json)
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    try:
        with Progress(f"converting {source}") as progress:
            done = run(
                source,
                target,
                to=to,
                from_=from_,
                brain=brain,
                base=base,
                force=force,
                strict=strict,
                safe=safe,
                salvage=salvage,
                history=history,
                now=now,
                progress=progress.update,
            )
    except LossyError as error:
        if report is not None:
            _write_losses(report, error.losses)
        raise
    if report is not None:
        _write_losses(report, done.losses)
    for warning in done.warnings:
        say(f"warning: {warning}")
    if as_json:
        print_json(done)
    else:
        _tell(done, report)


def _check_report(report: Path, others: dict[str, str | Path | None], *, as_json: bool) -> None:
    """Said before anything is written: a report that cannot be, or that would replace what is converted."""
    import os

    from decant.errors import UsageError
    from decant.files import check_target

    name = os.fspath(report)
    if name == "-":
        if as_json or others["OUT"] == "-":
            raise UsageError("--report - needs the standard output that is taken already")
        return
    check_target(report, force=True)
    if report.exists() and not report.is_file():
        return  # a pipe or a device: nothing is replaced
    for what, other in others.items():
        if other is not None and os.path.realpath(other) == os.path.realpath(name):
            raise UsageError(f"the report would replace {what}", source=name, hint="--report needs a file of its own")


def _write_losses(path: Path, losses: tuple[Loss, ...]) -> None:
    import msgspec

    from decant.files import atomic_write
    from decant.streams import opened_output

    text = msgspec.json.format(msgspec.json.encode({"losses": losses}), indent=2)
    with opened_output(path, force=True) as out:
        atomic_write(out.path, (text, b"\n"), force=True, mode=0o644)


def _tell(done: Report, report: Path | None) -> None:
    """The one line, and under it a short table of what was lost."""
    from decant.cli.output import say
    from decant.cli.summary import losses_in_short

    names = ["standard output" if done.output == "-" else done.output]
    names.append("standard input" if done.input == "-" else done.input)
    say(
        f"wrote {names[0]} ({done.to}, {done.bytes:,} bytes) from {names[1]} ({done.from_}): "
        f"conversation {done.id}, {done.steps:,} steps, {done.rows:,} rows, {done.blobs:,} blobs"
    )
    for line in losses_in_short(done.losses, "" if report else " (--report FILE lists all)"):
        say(line)
