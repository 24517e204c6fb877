"""`decant inspect`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from decant.cli.options import Brain, Debug, From, Json, Salvage

if TYPE_CHECKING:
    from decant.conversion import Document

__all__ = ["inspect"]


def inspect(
    source: Annotated[str, typer.Argument(metavar="IN", help="The conversation; - is standard input.")],
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="Only the step (or the line) with this number.")
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="T", help="The rows of this table instead of the steps.")
    ] = None,
    from_: From = None,
    brain: Brain = None,
    salvage: Salvage = False,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Show the records of a conversation as they are stored, every field by name.

    Fields, columns and values that the format's description does not know are marked as unknown, and bytes that do
    not parse as unreadable.
    """
    from decant.cli.output import print_json, print_lines
    from decant.conversion import open_document
    from decant.errors import UsageError

    document = open_document(source, from_=from_, brain=brain, salvage=salvage)
    tables = document.format.tables(document.body)
    if table is not None and table not in tables:
        raise UsageError(f"there is no table {table!r}", source=source, hint="tables: " + ", ".join(tables))
    chosen = next(iter(tables)) if table is None else table
    items = document.format.inspect(document.body, chosen, step)
    if as_json:
        records = [{"title": item.title, "fields": item.fields} for item in items]
        _found(records, step, source)
        print_json({**_head(document, tables), "table": chosen, "records": records})
        return
    shown = [line for item in items for line in (item.title, *_lines(item.fields, "  "), "")]
    _found(shown, step, source)
    head = _head(document, tables)
    print_lines([f"{head['format']} conversation {head['id']}", *_lines({"tables": tables}, ""), ""])
    print_lines(shown)


def _head(document: Document, tables: dict[str, int]) -> dict[str, Any]:
    known = document.format
    return {"format": known.id, "id": known.identify(document.body), "tables": tables, "losses": document.losses}


def _found(shown: list[Any], step: int | None, source: str) -> None:
    from decant.errors import SourceError

    if step is not None and not shown:
        raise SourceError(f"there is no step {step}", source=source, hint="decant inspect without --step shows all")


def _lines(value: Any, indent: str) -> Iterator[str]:
    """A value as indented lines: `key: value`, lists with `-`, text of several lines under a `|`."""
    if isinstance(value, dict):
        pairs: list[tuple[str, Any]] = [(f"{key}:", one) for key, one in value.items()]
    else:
        pairs = [("-", one) for one in value]
    for label, one in pairs:
        if isinstance(one, dict) and len(one) == 1 and "hex" in one:
            yield f"{indent}{label} hex {one['hex']}"
        elif isinstance(one, dict | list):
            yield f"{indent}{label}" if one else f"{indent}{label} {{}}"
            yield from _lines(one, indent + "  ")
        elif isinstance(one, str) and "\n" in one:
            yield f"{indent}{label} |"
            yield from (f"{indent}  {line}" for line in one.split("\n"))
        elif isinstance(one, str):
            yield f"{indent}{label} {one}"
        else:
            yield f"{indent}{label} {json.dumps(one)}"
