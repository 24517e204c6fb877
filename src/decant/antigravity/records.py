"""The rows of `steps`, and the messages in their cells, parsed once and only where needed."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from decant.antigravity import pb
from decant.antigravity.body import Body, Cell, Table
from decant.antigravity.prefix import parse
from decant.losses import Losses

__all__ = ["Step", "StepRow", "blob", "cells", "read_rows"]

M = TypeVar("M", bound=pb.Message)


class StepRow(msgspec.Struct, gc=False):
    """The cells of one row that decoding looks at. `position` is the row's place in the table."""

    position: int
    idx: int
    step_type: Cell
    status: Cell
    metadata: Cell
    error_details: Cell
    payload: Cell


class Step:
    """A row of `steps` with its messages parsed. It is not kept: parsed steps take far more memory than their bytes.

    The agent itself reads only `step_payload`. The other columns repeat parts of it for other readers; decant looks
    into them where the payload does not say: it is NULL or damaged, or was written without its times.

    `place` is the row's path in losses. `message` is the payload: empty where there is none, and the readable part of
    a damaged one. `type` and `status` are its numbers, else those of the columns. `metadata` is the payload's, and
    where that has no time of creation, completed from the column; `error` the payload's, else the column's, else None.
    """

    __slots__ = ("error", "idx", "message", "metadata", "payload", "place", "position", "status", "type")

    def __init__(self, row: StepRow, losses: Losses) -> None:
        self.position = row.position
        self.idx = row.idx
        self.payload = row.payload
        self.place = place = f"steps[{row.position}]"
        message = blob(pb.Step, row.payload, f"{place}.step_payload", losses) or pb.Step()
        self.message = message
        self.type: int = message.type or _integer(row.step_type)
        self.status: int = message.status or _integer(row.status)
        self.metadata: pb.CortexStepMetadata = message.metadata
        self.error: pb.CortexErrorDetails | None = message.error if message.HasField("error") else None
        if not self.metadata.HasField("created_at"):
            column = blob(pb.CortexStepMetadata, row.metadata, f"{place}.metadata", losses)
            if column is not None:
                column.MergeFrom(self.metadata)
                self.metadata = column
        if self.error is None and row.error_details is not None:
            self.error = blob(pb.CortexErrorDetails, row.error_details, f"{place}.error_details", losses)


def blob(message: type[M], cell: Cell, path: str, losses: Losses) -> M | None:
    """The message in a cell, or what can be read of it, with a loss; None for NULL, and for what is not a blob."""
    if isinstance(cell, bytes):
        try:
            return message.FromString(cell)
        except pb.DecodeError:
            value, kept = parse(message, cell)
        if kept is not None:
            read = f"only {kept} of {len(cell)} could be read" if kept < len(cell) else "a text in it breaks off"
            losses.dropped(path, f"the bytes are damaged: {read}")
        return value
    if cell is not None:
        losses.dropped(path, "the cell holds no blob, so that nothing in it could be read")
    return None


def cells(table: Table) -> list[dict[str, Any]]:
    """Each row's cells by the name of their column."""
    names = [column.name for column in table.columns]
    return [dict(zip(names, row, strict=True)) for row in table.rows]


def read_rows(body: Body) -> list[StepRow]:
    """The rows of `steps` in the order of `idx`; rows with the same idx stay in the table's order."""
    table = body.database.table("steps")
    if table is None:
        return []
    names = [column.name for column in table.columns]
    wanted = ("step_type", "status", "metadata", "error_details", "step_payload")
    at = [names.index(name) if name in names else None for name in wanted]
    idx_at = names.index("idx") if "idx" in names else None
    rows: list[StepRow] = []
    for position, row in enumerate(table.rows):
        idx = row[idx_at] if idx_at is not None else None
        picked = [None if i is None else row[i] for i in at]
        rows.append(StepRow(position, idx if isinstance(idx, int) else position, *picked))
    rows.sort(key=lambda row: row.idx)
    return rows


def _integer(cell: Cell) -> int:
    return cell if isinstance(cell, int) else 0
