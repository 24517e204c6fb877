"""`decant_meta`: a table of decant's own, for properties that no table of the agent's holds, such as a title.

The agent ignores tables that it does not know (seen with the real harness), and the table is only there where it is
needed. A row's `key` is the name of a field of `Meta`, its `value` that field's JSON.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from decant.antigravity.body import Body, Column, Table
from decant.common import Meta
from decant.errors import DecantError
from decant.exactjson import parse_json, render_json
from decant.losses import Losses

__all__ = ["FIELDS", "apply_own_meta", "with_own_meta"]

_NAME = "decant_meta"
_SQL = f"CREATE TABLE `{_NAME}` (`key` text,`value` text,PRIMARY KEY (`key`))"

FIELDS = tuple(
    name for name in Meta.__struct_fields__ if name not in ("id", "format", "created", "updated", "extra", "kind")
)
"""The fields that may be kept so. Times follow the steps, so that they stay true when the agent goes on."""


def apply_own_meta(body: Body, meta: Meta, losses: Losses) -> Meta:
    """`meta` with the fields that the table gives; a row that makes no sense is a loss."""
    for position, (key, value) in enumerate(_rows(body)):
        try:
            if key not in FIELDS:
                raise ValueError(f"{key!r} is not a property that is kept so")
            changed = msgspec.to_builtins(meta) | {key: parse_json(value if isinstance(value, str) else "")}
            meta = msgspec.convert(changed, Meta)
        except (DecantError, ValueError) as error:
            losses.dropped(f"{_NAME}[{position}]", f"not one of decant's own properties: {error}")
    return meta


def with_own_meta(body: Body, values: dict[str, Any]) -> Body:
    """The body with these properties, and no others, in the table; without the table where there are none."""
    tables = [table for table in body.database.tables if table.name != _NAME]
    if values:
        rows = [(key, render_json(msgspec.to_builtins(value))) for key, value in sorted(values.items())]
        columns = (Column("key", "TEXT", pk=1), Column("value", "TEXT"))
        tables.append(Table(_NAME, _SQL, columns, list(rows), list(range(1, len(rows) + 1))))
    return replace(body, database=replace(body.database, tables=tables))


def _rows(body: Body) -> list[tuple[Any, Any]]:
    table = body.database.table(_NAME)
    if table is None or [column.name for column in table.columns] != ["key", "value"]:
        return []
    return [(row[0], row[1]) for row in table.rows]
