"""What `decant check` says about an Antigravity conversation: integrity, what the descriptors do not know, what would
run, whether the agent will find it, and how well the brain's mirror fits."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, MutableMapping, MutableSequence
from pathlib import Path
from typing import Any

from google.protobuf.unknown_fields import UnknownFieldSet

from decant.antigravity import mirror, pb, safety
from decant.antigravity.body import Body, Table
from decant.antigravity.sqlite_source import open_source
from decant.antigravity.text_schema import KNOWN_TABLES
from decant.formats import Finding

__all__ = ["examine"]

_ARTICLE = {"index": "an", "view": "a", "trigger": "a"}
_ENUM_COLUMNS = {("steps", "step_type"): pb.CortexStepType, ("steps", "status"): pb.CortexStepStatus}


def examine(body: Body, path: Path | None) -> Iterator[Finding]:
    """The findings, the serious ones first. `path` is the database's file, None for a conversation from elsewhere."""
    if path is not None:
        with open_source(path) as source:
            for line in source.integrity():
                yield Finding("failed", "database", f"SQLite's integrity check: {line}")
    yield from _hazards(body)
    yield from _triggers(body)
    yield from _unknown(body)
    yield from _naming(body, path)
    figures = mirror.matches(body)
    if figures.lines:
        text = f"{figures.identical:,} of {figures.lines:,} lines of its logs are, byte for byte, what the steps give"
        yield Finding("note", "brain", text)


def _hazards(body: Body) -> Iterator[Finding]:
    files = safety.own_files(body.brain)
    for hazard in safety.hazards(body):
        place = f"steps[{hazard.position}]"
        if hazard.is_own(body.id, files):
            yield Finding("note", place, f"step {hazard.idx} shows a file of the conversation's own brain")
            continue
        act = (
            "is pending: an agent would run it on resume" if hazard.runs else "names a file that would be read and sent"
        )
        yield Finding("danger", place, f"step {hazard.idx} {act}")


def _triggers(body: Body) -> Iterator[Finding]:
    for name in safety.triggers(body.database.items):
        yield Finding("danger", name, "a trigger, which could change steps when an agent goes on")


def _naming(body: Body, path: Path | None) -> Iterator[Finding]:
    meta = body.database.table("trajectory_meta")
    if path is None or meta is None or not meta.rows:
        return
    cascade = dict(zip((column.name for column in meta.columns), meta.rows[0], strict=True)).get("cascade_id")
    if cascade != os.fsdecode(path.stem):
        text = f"the agent resumes it only under the name of its cascade_id, {cascade!r}"
        yield Finding("note", "trajectory_meta[0].cascade_id", text)


def _unknown(body: Body) -> Iterator[Finding]:
    counted: Counter[tuple[str, str]] = Counter()
    for table in body.database.tables:
        known = KNOWN_TABLES.get(table.name)
        if known is None:
            counted[table.name, "a table that is not known"] += len(table.rows)
            continue
        for position, column in enumerate(table.columns):
            if column.name not in known:
                counted[f"{table.name}.{column.name}", "a column that is not known"] += len(table.rows)
            else:
                _survey_column(table, position, counted)
    for item in body.database.items:
        if item.type == "trigger":
            continue
        if item.table not in KNOWN_TABLES or item.type != "index" or not item.name.startswith("idx_steps_"):
            counted[item.name, f"{_ARTICLE[item.type]} {item.type} that is not known"] += 1
    for (place, text), count in counted.items():
        yield Finding("note", place, text, count)


def _survey_column(table: Table, position: int, counted: Counter[tuple[str, str]]) -> None:
    place = f"{table.name}.{table.columns[position].name}"
    kind = pb.COLUMN_MESSAGES.get((table.name, table.columns[position].name))
    enum = _ENUM_COLUMNS.get((table.name, table.columns[position].name))
    for row in table.rows:
        cell = row[position]
        if enum is not None and isinstance(cell, int) and cell not in enum.DESCRIPTOR.values_by_number:
            counted[place, f"the value {cell} is not known"] += 1
        elif kind is not None and isinstance(cell, bytes):
            try:
                _survey(kind.FromString(cell), place, counted)
            except pb.DecodeError:
                counted[place, f"a blob that does not parse as {kind.DESCRIPTOR.full_name}"] += 1


def _survey(message: Any, place: str, counted: Counter[tuple[str, str]]) -> None:
    """Counts unknown fields and enum values in a message and below it. Packed `Any` messages are not opened."""
    name = message.DESCRIPTOR.full_name
    for field in UnknownFieldSet(message):
        counted[place, f"field {field.field_number} of {name} is not known"] += 1
    for field, value in message.ListFields():
        for one in _values(value):
            if field.message_type is not None and hasattr(one, "DESCRIPTOR"):
                _survey(one, place, counted)
            elif field.enum_type is not None and one not in field.enum_type.values_by_number:
                counted[place, f"the value {one} of {name}.{field.name} is not known"] += 1


def _values(value: Any) -> Iterator[Any]:
    if isinstance(value, MutableMapping):
        yield from value.values()
    elif isinstance(value, MutableSequence):
        yield from value
    else:
        yield value
