"""One row in the text form, written and read: an object whose keys are columns."""

from __future__ import annotations

from binascii import hexlify
from collections.abc import Callable

from decant.antigravity.body import Cell, Column, Row, Table, same_cell
from decant.antigravity.text_cells import PLAIN_READERS, json_string, read_typed, typed, write_plain
from decant.antigravity.text_schema import NO_DEFAULT, Kind, NoDefault, declared_default, plain_kinds
from decant.errors import DecantError, FormatError

__all__ = ["RowReader", "RowWriter", "place_at"]


def place_at(error: DecantError, place: str) -> DecantError:
    """The same error, its place put in front of the one that it has."""
    error.place = place + (error.place or "")
    return error


def _default(column: Column) -> Cell | NoDefault:
    """What an absent key means. A key column that declares nothing has to be given: SQLite would number it itself."""
    value = declared_default(column)
    return NO_DEFAULT if column.pk and value is None else value


class RowWriter:
    """Writes the rows of one table, in the table's order. `table.rows` is not looked at."""

    def __init__(self, table: Table) -> None:
        kinds = plain_kinds(table.name)
        self._name = table.name
        self._columns: list[tuple[bytes, Kind | None, Cell | NoDefault, str]] = []
        for column in table.columns:
            kind = kinds.get(column.name)
            key = b'"%s": ' % column.name.encode() if kind else b""
            self._columns.append((key, kind, _default(column), column.name))
        self._numbered = table.rowids is not None
        self._rowid = 0
        self._count = 0

    def write(self, opening: bytes, rowid: int | None, row: Row) -> list[bytes]:
        """The pieces of one line, which starts with `opening` and its brace and has no end of line. FormatError names
        the cell that JSON cannot hold."""
        parts: list[bytes] = []
        extra: list[bytes] = []
        separator = opening
        name = ""
        try:
            for cell, (key, kind, default, name) in zip(row, self._columns, strict=True):
                if kind == "blob" and type(cell) is bytes:  # which no declared default is
                    parts += (separator, key, b'"', hexlify(cell), b'"')
                elif cell is default or (default is not NO_DEFAULT and same_cell(cell, default)):  # type: ignore[arg-type]
                    continue
                elif kind and (plain := write_plain(cell, kind)) is not None:
                    parts += (separator, key, plain)
                else:
                    extra.append(b"%s: %s" % (json_string(name), typed(cell)))
                    continue
                separator = b", "
        except FormatError as error:
            raise place_at(error, f"{self._name}[{self._count}].{name}") from None
        self._count += 1
        if self._numbered and rowid != self._rowid + 1:
            parts += (separator, b'"rowid": %d' % (rowid or 0))
            separator = b", "
        self._rowid = rowid or 0
        if extra:
            parts += (separator, b'"extra": {', b", ".join(extra), b"}")
        parts.append(b"}" if parts else opening + b"}")
        return parts


class RowReader:
    """Reads the rows of one table from decoded JSON, in the order of the text."""

    def __init__(self, table: Table) -> None:
        kinds = plain_kinds(table.name)
        self._plain: dict[str, tuple[int, Callable[[object], Cell]]] = {}
        for position, column in enumerate(table.columns):
            if column.name in kinds:
                self._plain[column.name] = (position, PLAIN_READERS[kinds[column.name]])
        self._columns = {column.name: position for position, column in enumerate(table.columns)}
        self._defaults = [_default(column) for column in table.columns]
        self._required = [position for position, value in enumerate(self._defaults) if value is NO_DEFAULT]
        self._numbered = table.rowids is not None
        self._rowid = 0
        self._rowids: set[int] = set()
        keys = [position for position, column in enumerate(table.columns) if column.pk]
        self._key = keys[0] if len(keys) == 1 and table.columns[keys[0]].name == "idx" else None
        self._keys: set[object] = set()

    def read(self, value: object) -> tuple[int | None, Row]:
        """The rowid (None where rowids are not carried) and the cells. FormatError, its place within the row."""
        if type(value) is not dict:
            raise FormatError("a row is an object")
        cells = self._defaults.copy()
        plain = self._plain
        for key, given in value.items():
            known = plain.get(key)
            if known is not None:
                position, read = known
                try:
                    cells[position] = read(given)
                except FormatError as error:
                    raise place_at(error, f".{key}") from None
            elif key == "extra":
                self._read_extra(given, cells, value)
            elif key != "rowid" or not self._numbered:
                raise self._unknown(key)
        for position in self._required:
            if cells[position] is NO_DEFAULT:
                raise FormatError("missing, and the column has no default that is known", place=self._place(position))
        if self._key is not None:
            self._check_key(cells[self._key])
        return self._read_rowid(value) if self._numbered else None, tuple(cells)  # type: ignore[arg-type]

    def _read_extra(self, extra: object, cells: list, row: dict) -> None:
        if type(extra) is not dict:
            raise FormatError("expected an object", place=".extra")
        for name, given in extra.items():
            position = self._columns.get(name)
            if position is None:
                raise FormatError("the table has no such column", place=f".extra.{name}")
            if name in row and name in self._plain:
                raise FormatError("the column is given twice", place=f".extra.{name}")
            try:
                cells[position] = read_typed(given)
            except FormatError as error:
                raise place_at(error, f".extra.{name}") from None

    def _unknown(self, key: str) -> FormatError:
        if key in self._columns:
            return FormatError("the column has no plain form", place=f".{key}", hint="write it inside `extra`")
        if key == "rowid":
            return FormatError("the rowids of this table are not carried", place=".rowid")
        return FormatError("an unknown key", place=f".{key}", hint="other columns go inside `extra`")

    def _place(self, position: int) -> str:
        return "." + next(name for name, at in self._columns.items() if at == position)

    def _check_key(self, key: object) -> None:
        if key in self._keys:
            raise FormatError(f"idx {key} is given twice", place=".idx")
        if key is not None:
            self._keys.add(key)

    def _read_rowid(self, row: dict) -> int:
        rowid = row.get("rowid", self._rowid + 1)
        if type(rowid) is not int or not -(1 << 63) <= rowid < 1 << 63:
            raise FormatError("expected an integer of 64 bits", place=".rowid")
        if rowid in self._rowids:
            raise FormatError(f"the rowid {rowid} is given twice", place=".rowid")
        self._rowids.add(rowid)
        self._rowid = rowid
        return rowid
