"""`decant formats`."""

from __future__ import annotations

from decant.cli.options import Debug, Json

__all__ = ["formats"]


def formats(as_json: Json = False, debug: Debug = False) -> None:
    """List the formats and the file names that stand for them."""
    from decant.cli.output import print_json, print_table
    from decant.formats import table

    if as_json:
        listed = [{"id": known.id, "title": known.title, "suffixes": list(known.suffixes)} for known in table()]
        print_json({"formats": listed})
    else:
        print_table(("FORMAT", "FILES", ""), [(known.id, " ".join(known.suffixes), known.title) for known in table()])
