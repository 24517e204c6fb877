"""The rows of a conversation while it is being put together: kept, changed and new steps, and what speaks of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from decant.antigravity import pb
from decant.antigravity.body import Body, Cell, Row, Table
from decant.antigravity.edits import number_of, put_integer
from decant.antigravity.generations import StepChanges, edit_generations, model_rows
from decant.antigravity.media_uris import has_uri, without_uris
from decant.antigravity.mint import NewStep
from decant.antigravity.patched import Patched
from decant.antigravity.records import Step
from decant.antigravity.safety import by_uri, own_files
from decant.antigravity.steps.kind import Context
from decant.antigravity.text_schema import NoDefault, declared_default
from decant.errors import TargetError
from decant.losses import Losses

__all__ = ["Assembly", "new_row"]

_STATUS = pb.CortexStepStatus
_WOULD_RUN = (_STATUS.CORTEX_STEP_STATUS_PENDING, _STATUS.CORTEX_STEP_STATUS_QUEUED, _STATUS.CORTEX_STEP_STATUS_WAITING)
_IDX_LIMIT = 2**63


@dataclass
class _Entry:
    """A step of the new conversation: `base` is its position among the base's records, None for a new one."""

    cells: dict[str, Cell]
    base: int | None = None
    model: str | None = None


class Assembly:
    """Takes steps in order, and gives the body that holds them."""

    def __init__(self, body: Body, context: Context) -> None:
        self._body = body
        self.context = context
        table = body.database.table("steps")
        if table is None:
            raise TargetError("the base has no table `steps`")
        self._table = table
        self._entries: list[_Entry] = []
        self._edited: list[int] = []
        self._files = own_files(body.brain)

    def cells(self, base: int) -> tuple[bytes | None, bytes | None]:
        """The payload and the `metadata` cell of a base record, each None where it is no blob."""
        row = self._row(base)
        payload, column = row.get("step_payload"), row.get("metadata")
        return payload if isinstance(payload, bytes) else None, column if isinstance(column, bytes) else None

    def keep(self, base: int) -> None:
        self._entries.append(_Entry(self._row(base), base))

    def change(self, base: int, before: int, patched: Patched, path: str, losses: Losses) -> None:
        """A record with its changed cells; `before` is its status. One that the agent would run, or that waits for a
        person, is canceled."""
        if (patched.status or before) in _WOULD_RUN:
            patched.status = _STATUS.CORTEX_STEP_STATUS_CANCELED
            patched.payload = put_integer(patched.payload, number_of(pb.Step, "status"), patched.status)
            losses.altered(f"{path}.status", "canceled: an edited step must not be one that the agent would run")
        harmless = patched.payload
        if has_uri(harmless):
            harmless = without_uris(harmless, by_uri(harmless, self._body.id, self._files))
            losses.altered(path, "an edited step must not name a file that the agent would read and send")
        cells = self._row(base)
        cells |= {"step_payload": harmless, "metadata": patched.column}
        if patched.status is not None:
            cells["status"] = patched.status
        if patched.step_type is not None:
            cells["step_type"] = patched.step_type
        if patched.error is not None:
            cells["error_details"] = patched.error or None
        self._entries.append(_Entry(cells, base, patched.model))
        if patched.shown:
            self._edited.append(base)

    def add(self, new: NewStep) -> None:
        error = new.step.error.SerializeToString() if new.step.HasField("error") else None
        column = new.column.SerializeToString()
        cells: dict[str, Cell] = {
            "step_type": new.step.type,
            "status": new.step.status,
            "metadata": column or None,
            "error_details": error,
            "step_payload": new.step.SerializeToString(),
        }
        self._entries.append(_Entry(cells, model=new.model))

    def body(self, losses: Losses) -> Body:
        """The body with these steps. The base's other tables stay as they are, but for the rows of `gen_metadata`
        that speak of steps that changed."""
        idxs = self._number()
        kept = [entry.base for entry in self._entries if entry.base is not None]
        rows = self.context.rows
        gone = set(range(len(rows))).difference(kept)
        changes = StepChanges(
            self.context.call_at,
            removed=[Step(rows[position], Losses()) for position in sorted(gone)],
            edited=[Step(rows[position], Losses()) for position in self._edited],
            moved={
                rows[entry.base].idx: idx
                for entry, idx in zip(self._entries, idxs, strict=True)
                if entry.base is not None and rows[entry.base].idx != idx
            },
        )
        models = {i: e.model for e, i in zip(self._entries, idxs, strict=True) if e.model is not None}
        tables = [self._replaced(table, idxs, changes, models, losses) for table in self._body.database.tables]
        return replace(self._body, database=replace(self._body.database, tables=tables))

    def _row(self, base: int) -> dict[str, Cell]:
        row = self._table.rows[self.context.rows[base].position]
        return dict(zip((column.name for column in self._table.columns), row, strict=True))

    def _number(self) -> list[int]:
        """An idx for each step: its own where that keeps the order, else the next free one."""
        idxs: list[int] = []
        for entry in self._entries:
            own = self.context.rows[entry.base].idx if entry.base is not None else None
            if own is not None and (not idxs or own > idxs[-1]):
                idxs.append(own)
            else:
                idxs.append(idxs[-1] + 1 if idxs else 0)
        return idxs if not idxs or idxs[-1] < _IDX_LIMIT else list(range(len(idxs)))

    def _replaced(
        self, table: Table, idxs: list[int], changes: StepChanges, models: dict[int, str], losses: Losses
    ) -> Table:
        if table is self._table:
            return self._steps(idxs)
        if table.name == "gen_metadata":
            return self._generations(table, changes, models, losses)
        return table

    def _steps(self, idxs: list[int]) -> Table:
        rows: list[Row] = []
        for entry, idx in zip(self._entries, idxs, strict=True):
            if entry.base is None:
                rows.append(new_row(self._table, entry.cells | {"idx": idx}))
            else:
                cells = entry.cells if entry.cells.get("idx") == idx else entry.cells | {"idx": idx}
                rows.append(tuple(cells[column.name] for column in self._table.columns))
        rowids = self._table.rowids
        if rowids is not None and len(rowids) != len(rows):
            rowids = list(range(1, len(rows) + 1))
        return replace(self._table, rows=rows, rowids=rowids)

    def _generations(self, table: Table, changes: StepChanges, models: dict[int, str], losses: Losses) -> Table:
        kept = list(enumerate(table.rows))
        if changes.any:
            kept = edit_generations(table, changes, self.context.prompts.row, losses)
        rows = [row for _, row in kept]
        rowids = [table.rowids[position] for position, _ in kept] if table.rowids is not None else None
        idxs = [row[table.column("idx")] for row in rows]
        first = max((idx for idx in idxs if isinstance(idx, int)), default=-1) + 1
        for idx, blob in model_rows(models, first):
            rows.append(new_row(table, {"idx": idx, "data": blob, "size": len(blob)}))
            if rowids is not None:
                rowids.append(max(rowids, default=0) + 1)
        return replace(table, rows=rows, rowids=rowids)


def new_row(table: Table, cells: dict[str, Cell]) -> Row:
    """A row of `table` with these cells; the other columns have their declared default, else NULL."""
    row: list[Cell] = []
    for column in table.columns:
        default = declared_default(column)
        row.append(cells.get(column.name, None if isinstance(default, NoDefault) else default))
    return tuple(row)
