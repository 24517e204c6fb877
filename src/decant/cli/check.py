"""`decant check`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from decant.cli.options import Brain, Debug, From, Json

if TYPE_CHECKING:
    from decant.check import Checked
    from decant.formats import Finding
    from decant.losses import Loss

__all__ = ["check"]

_NOTES_ALIKE = 3
_QUOTED = re.compile(r"'[^']*'")


def check(
    sources: Annotated[list[str], typer.Argument(metavar="IN...", help="The conversations.")],
    from_: From = None,
    brain: Brain = None,
    as_json: Json = False,
    debug: Debug = False,
) -> int:
    """Check that what decant promises holds for these very files, and say what is odd about them.

    Tried on each: a saved copy is equal, the text form gives it back, and the common form put back unedited changes
    nothing. Exits with 4 if a law fails or an agent would run something when it resumes one of them.
    """
    from decant.check import check as run
    from decant.cli.output import Progress, print_json, print_lines

    done = []
    with Progress("checking") as progress:
        for number, source in enumerate(sources):
            progress.update(number, len(sources))
            done.append(run(source, from_=from_, brain=brain))
    if as_json:
        print_json({"checked": [_plain(checked) for checked in done]})
    else:
        print_lines(line for checked in done for line in _lines(checked))
    return 0 if all(checked.passed for checked in done) else 4


def _plain(checked: Checked) -> dict[str, Any]:
    from dataclasses import asdict

    return {**asdict(checked), "losses": checked.losses, "passed": checked.passed}


def _lines(checked: Checked) -> list[str]:
    counts = checked.counts
    laws = ", ".join(f"{name} {verdict}" for name, verdict in checked.laws.items())
    return [
        f"{checked.input}: {'ok' if checked.passed else 'NOT OK'}",
        f"  {checked.format} conversation {checked.id}: {counts.steps:,} steps, {counts.rows:,} rows",
        f"  laws: {laws}",
        *(f"  {line}" for line in _lost(checked.losses)),
        *(f"  {line}" for line in _found(checked.findings)),
    ]


def _found(findings: Sequence[Finding]) -> Iterator[str]:
    """A line for each finding, but for notes that are like several before them: a long session has thousands."""
    marks = {"failed": "FAILED", "danger": "DANGER", "note": "note"}
    like: Counter[str] = Counter()
    for finding in findings:
        alike = _QUOTED.sub("'…'", finding.text)
        like[alike] += finding.kind == "note"
        if like[alike] <= _NOTES_ALIKE:
            times = f" ({finding.count:,} times)" if finding.count > 1 else ""
            yield f"{marks[finding.kind]}: {finding.place}: {finding.text}{times}"
    for alike, count in like.items():
        if count > _NOTES_ALIKE:
            yield f"note: {count - _NOTES_ALIKE:,} more: {alike} (--json lists all)"


def _lost(losses: tuple[Loss, ...]) -> list[str]:
    """What the common form does not have, one line a reason."""
    first: dict[str, str] = {}
    for loss in losses:
        first.setdefault(loss.reason, loss.path)
    counted = Counter(loss.reason for loss in losses)
    return [
        f"not in the common form: {first[reason]}: {reason}" + (f" (and {count - 1:,} more)" if count > 1 else "")
        for reason, count in counted.items()
    ]
