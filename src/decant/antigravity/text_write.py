"""The document that the text form is: its keys in their order, one row a line."""

from __future__ import annotations

from binascii import hexlify
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from decant.antigravity.body import Brain, BrainFile, Column, Database, Row, SchemaItem, Table
from decant.antigravity.brain import check
from decant.antigravity.text_cells import json_string
from decant.antigravity.text_rows import RowWriter
from decant.antigravity.text_schema import FORMAT, KNOWN_TABLES, LOGS, check_header, standard_table
from decant.errors import FormatError

__all__ = ["DIRECTORY_MODE", "FILE_MODE", "RowSource", "check_id", "document", "path_bytes"]

_CHUNK = 1 << 16
DIRECTORY_MODE, FILE_MODE = 0o755, 0o644
"""The modes that go without saying."""


def path_bytes(path: str) -> bytes:
    """The bytes that a surrogate-escaped path or name stands for. FormatError for a surrogate that escapes none."""
    try:
        return path.encode(errors="surrogateescape")
    except UnicodeEncodeError:
        raise FormatError(f"a lone surrogate is no character: {path[:40]!a}") from None


def check_id(id: str) -> None:  # noqa: A002
    """FormatError for an id that cannot be the stem of a file's name."""
    if id in ("", ".", "..") or "/" in id or "\0" in id:
        raise FormatError(f"not the stem of a file's name: {id[:80]!a}", place="id")


class RowSource(Protocol):
    """Where the rows come from: an open database, or a body in memory."""

    database: Database

    def rows(self, table: str) -> Iterable[tuple[int | None, Row]]: ...


def document(source: RowSource, brain: Brain | None, id: str) -> Iterator[bytes]:  # noqa: A002
    """The text of a conversation in pieces of 64 KiB or a row. FormatError names what the text cannot hold."""
    pending: list[bytes] = []
    size = 0
    for pieces in _pieces(source, brain, id):
        pending += pieces
        size += sum(map(len, pieces))
        if size >= _CHUNK:
            yield b"".join(pending)
            pending.clear()
            size = 0
    yield b"".join(pending)


def _pieces(source: RowSource, brain: Brain | None, id: str) -> Iterator[Sequence[bytes]]:  # noqa: A002
    check_id(id)
    yield (b'{"format": %s,\n "id": %s,\n "database": ' % (json_string(FORMAT), _name(id)),)
    yield tuple(_database(source.database))
    for name in KNOWN_TABLES:
        table = source.database.table(name)
        if table is not None:
            yield (b",\n %s: " % json_string(name),)
            yield from _rows(table, source)
    others = [table for table in source.database.tables if table.name not in KNOWN_TABLES]
    if others:
        yield (b',\n "tables": {',)
        for count, table in enumerate(others):
            yield (b"%s\n  %s: " % (b"," if count else b"", json_string(table.name)),)
            yield from _rows(table, source)
        yield (b"}",)
    if brain is not None:
        yield from _brain(brain)
    yield (b"}\n",)


def _rows(table: Table, source: RowSource) -> Iterator[Sequence[bytes]]:
    writer = RowWriter(table)
    opening = b"[\n  {"
    for rowid, row in source.rows(table.name):
        yield writer.write(opening, rowid, row)
        opening = b",\n  {"
    yield (b"[]" if opening == b"[\n  {" else b"\n ]",)


def _database(database: Database) -> Iterator[bytes]:
    header = database.header
    check_header(header, database.mode)
    names = [table.name for table in database.tables]
    if len(set(names)) < len(names):
        raise FormatError("two tables have the same name", place="database.tables")
    yield b'{"page_size": %d, "journal_mode": "%s", "encoding": "%s", "auto_vacuum": %d, "user_version": %d, ' % (
        header.page_size,
        header.journal_mode.encode(),
        header.encoding.encode(),
        header.auto_vacuum,
        header.user_version,
    )
    yield b'"application_id": %d, "mode": %s,\n  "tables": ' % (header.application_id, _mode(database.mode))
    yield from _lines(map(_table, database.tables))
    yield b',\n  "items": '
    yield from _lines(map(_item, database.items))
    yield b"}"


def _lines(values: Iterable[bytes]) -> Iterator[bytes]:
    separator = b"[\n   "
    for value in values:
        yield separator
        yield value
        separator = b",\n   "
    yield b"[]" if separator == b"[\n   " else b"\n  ]"


def _table(table: Table) -> bytes:
    parts = [b'{"name": %s, "sql": %s' % (json_string(table.name), json_string(table.sql))]
    standard = standard_table(table.name)
    if standard is None or (table.sql, table.columns) != (standard.sql, standard.columns):
        parts.append(b', "columns": [%s]' % b", ".join(map(_column, table.columns)))
        default = False
    else:
        default = standard.rowids is not None
    if (table.rowids is not None) != default:
        parts.append(b', "rowids": %s' % (b"false" if default else b"true"))
    return b"".join([*parts, b"}"])


def _column(column: Column) -> bytes:
    parts = [b'{"name": %s' % json_string(column.name)]
    if column.type:
        parts.append(b'"type": %s' % json_string(column.type))
    if column.notnull:
        parts.append(b'"notnull": true')
    if column.default is not None:
        parts.append(b'"default": %s' % json_string(column.default))
    if column.pk:
        parts.append(b'"pk": %d' % column.pk)
    return b", ".join(parts) + b"}"


def _item(item: SchemaItem) -> bytes:
    values = map(json_string, (item.type, item.name, item.table, item.sql))
    return b'{"type": %s, "name": %s, "table": %s, "sql": %s}' % tuple(values)


def _brain(brain: Brain) -> Iterator[Sequence[bytes]]:
    check(brain)
    for key, path in LOGS.items():
        file = brain.file(path)
        if file is not None:
            yield b',\n "%s": ' % key.encode(), _log(file)
    yield (b',\n "brain": {"mode": %s,\n  "directories": ' % _mode(brain.mode),)
    directories = sorted(brain.directories.items(), key=lambda entry: path_bytes(entry[0]))
    yield tuple(_lines(_entry(path, mode, DIRECTORY_MODE) + b"}" for path, mode in directories))
    yield (b',\n  "files": ',)
    others = sorted(
        (file for file in brain.files if file.path not in LOGS.values()), key=lambda file: path_bytes(file.path)
    )
    for piece in _lines(
        _entry(file.path, file.mode, FILE_MODE) + b", " + _content(file.data) + b"}" for file in others
    ):
        yield (piece,)
    yield (b"}",)


def _log(file: BrainFile) -> bytes:
    content = _content(file.data)
    if file.mode != FILE_MODE:
        return b'{"mode": %s, %s}' % (_mode(file.mode), content)
    return content.removeprefix(b'"text": ') if content.startswith(b'"text": ') else b"{%s}" % content


def _file(file: BrainFile) -> bytes:
    return b"%s, %s}" % (_entry(file.path, file.mode, FILE_MODE), _content(file.data))


def _entry(path: str, mode: int, default: int) -> bytes:
    shown = b"" if mode == default else b', "mode": %s' % _mode(mode)
    return b'{"path": %s%s' % (_name(path), shown)


def _content(data: bytes) -> bytes:
    try:
        return b'"text": ' + json_string(data.decode())
    except UnicodeDecodeError:
        return b'"hex": "%s"' % hexlify(data)


def _name(name: str) -> bytes:
    """A file's name: a string, or its bytes where they are not UTF-8."""
    data = path_bytes(name)
    try:
        return json_string(data.decode())
    except UnicodeDecodeError:
        return b'{"hex": "%s"}' % hexlify(data)


def _mode(mode: int) -> bytes:
    return b'"%04o"' % mode
