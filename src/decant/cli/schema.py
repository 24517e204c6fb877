"""`decant schema`."""

from __future__ import annotations

from typing import Annotated

import typer

from decant.cli.options import Debug

__all__ = ["schema"]


def schema(
    name: Annotated[str, typer.Argument(metavar="FORMAT", help="The format: common.")],
    debug: Debug = False,
) -> None:
    """Print the JSON Schema of a format."""
    from decant.cli.output import print_json
    from decant.common import json_schema
    from decant.errors import UsageError

    if name != "common":
        raise UsageError(f"there is no JSON Schema of {name!r}", hint="there is one of: common")
    print_json(json_schema())
