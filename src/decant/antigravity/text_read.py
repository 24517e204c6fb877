"""The text form read as a stream: first what the database is, then its rows, then the brain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import PurePosixPath
from typing import BinaryIO

from decant.antigravity.body import Brain, BrainFile, Database, Row, Table
from decant.antigravity.brain import check
from decant.antigravity.text_cells import read_hex
from decant.antigravity.text_head import read_database, read_mode
from decant.antigravity.text_rows import RowReader, place_at
from decant.antigravity.text_scan import Scanner
from decant.antigravity.text_schema import FORMAT, KNOWN_TABLES, LOGS, standard_database
from decant.antigravity.text_write import DIRECTORY_MODE, FILE_MODE, check_id, path_bytes
from decant.errors import DecantError, FormatError, LimitError

__all__ = ["TextReader"]

_HEAD = ("format", "id", "database")
_KEYS = (*_HEAD, *KNOWN_TABLES, "tables", *LOGS, "brain")
# Tables that hold one row in practice: other tools write it without the array.
_SINGLE = ("trajectory_meta", "trajectory_metadata_blob")


class TextReader:
    """Reads one document from `file`; `name` is what errors call it.

    `database` is there at once, without rows. `tables()` has to be walked to its end; then `id` and `brain` are there
    too. Every error is a FormatError or LimitError that names the place.
    """

    database: Database
    brain: Brain | None = None

    def __init__(self, file: BinaryIO, *, name: str | None = None) -> None:
        self._name = name
        self._scanner = Scanner(file)
        self._seen: set[str] = set()
        self._given: dict[str, object] = {}
        self._id: str | None = None
        self._cascade: str | None = None
        self._place: str | None = None
        self._logs: list[BrainFile] = []
        self._members = self._keys()
        try:
            self._next = self._read_head()
            self.database = read_database(self._given["database"]) if "database" in self._given else standard_database()
        except DecantError as error:
            raise self._located(error) from None

    @property
    def id(self) -> str:
        """The id given; else the cascade's; else the stem of `name`."""
        if self._id is not None:
            return self._id
        for candidate in (self._cascade, PurePosixPath(self._name or "").stem, "conversation"):
            try:
                check_id(candidate or "")
            except FormatError:
                continue
            return candidate or ""
        raise AssertionError  # "conversation" is a good id

    def tables(self) -> Iterator[tuple[str, Iterator[tuple[int | None, Row]]]]:
        """The tables that the document has rows for, each with its rows: rowid (None where rowids are not carried)
        and cells. Rows that are not taken before the next table are passed over."""
        try:
            yield from self._tables()
        except DecantError as error:
            raise self._located(error) from None

    def _located(self, error: DecantError) -> DecantError:
        if self._place is not None and error.place is None:
            error.place = self._place
        return error.at(self._name) if self._name else error

    def _keys(self) -> Iterator[str]:
        for key in self._scanner.members():
            if key not in _KEYS:
                raise FormatError("an unknown key", place=key, hint="known: " + ", ".join(_KEYS))
            if key in self._seen:
                raise FormatError("the key is given twice", place=key)
            self._seen.add(key)
            self._place = key
            yield key
            self._place = None
        self._scanner.end()

    def _read_head(self) -> str | None:
        """Reads up to the first key that is not of the head, and returns it."""
        for key in self._members:
            if key in _HEAD:
                self._read_given(key)
                continue
            if "database" not in self._given:
                self._look_ahead()
            return key
        return None

    def _read_given(self, key: str) -> None:
        value = self._scanner.value()
        if key == "format" and value != FORMAT:
            raise FormatError(f"a format that is not known: {str(value)[:80]!a}", hint=f"known: {FORMAT}")
        if key == "id":
            self._id = _read_name(value, key)
            check_id(self._id)
        self._given[key] = value

    def _look_ahead(self) -> None:
        """Finds the head where it comes after rows, as in a document that another tool has sorted."""
        start = self._scanner.hold()
        # What is wrong further on is met again, and then its place is known.
        with suppress(FormatError, LimitError):
            self._scanner.skip()
            for key in self._scanner.more_members():
                if key in _HEAD and key not in self._given:
                    self._read_given(key)
                else:
                    self._scanner.skip()
        self._scanner.rewind(start)

    def _tables(self) -> Iterator[tuple[str, Iterator[tuple[int | None, Row]]]]:
        key = self._next
        while key is not None:
            if key in KNOWN_TABLES:
                yield from self._table(key, key)
            elif key == "tables":
                yield from self._other_tables()
            elif key in LOGS:
                self._logs.append(_read_file(self._scanner.value(), LOGS[key], key))
            elif key == "brain":
                self.brain = self._read_brain()
            elif key in self._given:
                self._scanner.skip()  # read ahead
            else:
                self._read_given(key)
            key = next(self._members, None)
        self._finish_brain()

    def _other_tables(self) -> Iterator[tuple[str, Iterator[tuple[int | None, Row]]]]:
        seen: set[str] = set()
        for name in self._scanner.members():
            place = f"tables.{name}"
            if name in KNOWN_TABLES or name in seen:
                raise FormatError("the table is given twice, or has a key of its own", place=place)
            seen.add(name)
            yield from self._table(name, place)

    def _table(self, name: str, place: str) -> Iterator[tuple[str, Iterator[tuple[int | None, Row]]]]:
        table = self.database.table(name)
        if table is None:
            raise FormatError("`database.tables` has no such table", place=place)
        rows = self._rows(table, place)
        yield name, rows
        for _ in rows:
            pass

    def _rows(self, table: Table, place: str) -> Iterator[tuple[int | None, Row]]:
        reader = RowReader(table)
        single = table.name in _SINGLE and self._scanner.peek() == b"{"
        values: Iterable[object] = [self._scanner.value()] if single else self._scanner.elements()
        count = 0
        try:
            for value in values:
                row = reader.read(value)
                if table.name == "trajectory_meta" and not count:
                    self._note_cascade(table, row[1])
                yield row
                count += 1
        except DecantError as error:
            raise self._located(place_at(error, f"{place}[{count}]")) from None

    def _note_cascade(self, table: Table, row: Row) -> None:
        for column, cell in zip(table.columns, row, strict=True):
            if column.name == "cascade_id" and isinstance(cell, str):
                self._cascade = cell

    def _read_brain(self) -> Brain:
        brain = Brain()
        seen: set[str] = set()
        for key in self._scanner.members():
            place = f"brain.{key}"
            if key in seen:
                raise FormatError("the key is given twice", place=place)
            seen.add(key)
            if key == "mode":
                brain.mode = read_mode(self._scanner.value(), place)
            elif key == "directories":
                for at, value in enumerate(self._scanner.elements()):
                    path, mode = _read_directory(value, f"{place}[{at}]")
                    if path in brain.directories:
                        raise FormatError("the directory is given twice", place=f"{place}[{at}]")
                    brain.directories[path] = mode
            elif key == "files":
                brain.files += (
                    _read_file(value, None, f"{place}[{at}]") for at, value in enumerate(self._scanner.elements())
                )
            else:
                raise FormatError("an unknown key", place=place, hint="known: mode, directories, files")
        return brain

    def _finish_brain(self) -> None:
        if self.brain is None and not self._logs:
            return
        brain = self.brain = self.brain or Brain()
        brain.files = sorted([*brain.files, *self._logs], key=lambda file: path_bytes(file.path))
        check(brain)
        for file in brain.files:
            for parent in list(PurePosixPath(file.path).parents)[:-1]:
                brain.directories.setdefault(str(parent), DIRECTORY_MODE)
        brain.directories = dict(sorted(brain.directories.items(), key=lambda entry: path_bytes(entry[0])))


def _read_name(value: object, place: str) -> str:
    if type(value) is str:
        return value
    if type(value) is dict and value.keys() == {"hex"}:
        try:
            return read_hex(value["hex"]).decode(errors="surrogateescape")
        except FormatError as error:
            raise place_at(error, f"{place}.hex") from None
    raise FormatError('expected a string, or {"hex": …} where it is not UTF-8', place=place)


def _read_directory(value: object, place: str) -> tuple[str, int]:
    if type(value) is not dict or not {"path"} <= value.keys() <= {"path", "mode"}:
        raise FormatError('expected {"path": …} with an optional "mode"', place=place)
    mode = read_mode(value["mode"], f"{place}.mode") if "mode" in value else DIRECTORY_MODE
    return _read_name(value["path"], f"{place}.path"), mode


def _read_file(value: object, path: str | None, place: str) -> BrainFile:
    """A file: its path given, or inside `value`; its content as text or hexadecimal digits."""
    if path is not None and type(value) is str:
        return BrainFile(path, value.encode(), FILE_MODE)
    keys = {"text", "hex", "mode"} if path is not None else {"text", "hex", "mode", "path"}
    if type(value) is not dict or not value.keys() <= keys or len(value.keys() & {"text", "hex"}) != 1:
        wanted = 'a string or {"hex": …}' if path is not None else '{"path": …, "text" or "hex": …, "mode": …}'
        raise FormatError(f"expected {wanted}", place=place)
    mode = read_mode(value["mode"], f"{place}.mode") if "mode" in value else FILE_MODE
    if path is None:
        path = _read_name(value.get("path"), f"{place}.path")
    return BrainFile(path, _read_content(value, place), mode)


def _read_content(value: dict, place: str) -> bytes:
    if "hex" in value:
        try:
            return read_hex(value["hex"])
        except FormatError as error:
            raise place_at(error, f"{place}.hex") from None
    if type(value["text"]) is not str:
        raise FormatError("expected a string", place=f"{place}.text")
    return value["text"].encode()
