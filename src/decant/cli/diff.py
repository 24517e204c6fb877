"""`decant diff`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from decant.cli.options import Debug, Json

if TYPE_CHECKING:
    from decant.compare import Difference

__all__ = ["diff"]

_SHOWN = 500
"""Characters of a value that are shown before it is cut."""


def diff(
    first: Annotated[str, typer.Argument(metavar="A", help="A conversation; - is standard input.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another one, in any format.")],
    history: Annotated[
        bool, typer.Option("--history", help="Compare what checkpoints, rewinds and compressions removed, too.")
    ] = False,
    as_json: Json = False,
    debug: Debug = False,
) -> int:
    """Compare two conversations in the common form, whatever their formats.

    Differences are named by paths of A. Exits with 4 if there are any.
    """
    from decant.cli.output import print_json, print_page
    from decant.compare import compare
    from decant.conversion import read

    a, b = (read(name, history=history) for name in (first, second))
    found = compare(a.value, b.value)
    if as_json:
        print_json({"a": first, "b": second, "differences": [_plain(each) for each in found]})
    else:
        print_page(line for each in found for line in _lines(each))
    return 4 if found else 0


def _plain(difference: Difference) -> dict[str, Any]:
    import msgspec

    return msgspec.to_builtins(difference)


def _lines(difference: Difference) -> Iterator[tuple[str, str]]:
    """The path, then what is on each side, as a diff shows it."""
    import msgspec

    yield "bold", f"{difference.path}: {difference.note}"
    for style, mark, value in (("red", "-", difference.before), ("green", "+", difference.after)):
        if value is not None:
            plain = msgspec.to_builtins(value)
            text = plain if isinstance(plain, str) else json.dumps(plain, ensure_ascii=False)
            rest = len(text) - _SHOWN
            if rest > 0:
                text = f"{text[:_SHOWN]}... ({rest:,} more characters)"
            yield from ((style, f"  {mark} {line}") for line in text.split("\n"))
