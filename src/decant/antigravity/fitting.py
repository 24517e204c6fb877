"""A conversation made fit for a store: what the agent asks of a database before it resumes it, and nothing more.

By experiment with the harness of `google-antigravity` 0.1.22: `trajectory_meta.cascade_id` must be the file's stem, or
a turn silently sends nothing; with user_version 1 all seven tables must be there; 0 is migrated, 2 and more refused;
the `workspace_uris` of the `main` blob override the directory that the agent is started in.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from uuid import UUID, uuid5

from decant.antigravity import wire
from decant.antigravity.body import Body, Brain, Cell, Database, Row, Table
from decant.antigravity.text_schema import KNOWN_TABLES, standard_table
from decant.antigravity.uris import uri_of
from decant.errors import FormatError, TargetError
from decant.losses import Converted, Losses

__all__ = ["fit", "workspace_uris"]

_NAMESPACE = UUID("f3a0c5f6-3c0b-5d0e-8a52-6a0b9f0d8c11")
"""Of the trajectory ids that decant makes where a database has no row of `trajectory_meta`."""
_CASCADE, _CLI = 4, 17
"""trajectory_type and source, as the command line client writes them."""
_WORKSPACES, _FOLDER, _GIT_ROOT, _WORKSPACE_URIS = 1, 1, 2, 7
"""Fields of `CortexTrajectoryMetadata` (1 and 7) and of its `CortexWorkspaceMetadata`."""
_VERSION = 1


def fit(body: Body, identity: str, cwd: Path | None = None) -> Converted[Body]:
    """The conversation under the id `identity`, in the directory `cwd` where one is given. What was not asked for is
    a loss. TargetError where the tables have no room for what the agent needs."""
    losses = Losses()
    database = _complete(body.database, losses)
    database = _identified(database, body.id, identity, losses)
    if cwd is not None:
        database = _moved(database, uri_of(str(cwd)))
    database, brain = _writable(database, body.brain, losses)
    return Converted(Body(identity, database, brain), losses.done())


def workspace_uris(blob: bytes) -> list[str]:
    """The workspaces that a `main` blob names, the working directory first. FormatError if it is not a message."""
    fields = wire.split(blob)
    folders = [
        inner.value
        for field in fields
        if field.number == _WORKSPACES
        for inner in wire.split(field.value)
        if inner.number == _FOLDER
    ]
    folders += [field.value for field in fields if field.number == _WORKSPACE_URIS]
    return list(dict.fromkeys(folder.decode("utf-8", "replace") for folder in folders if folder))


def _complete(database: Database, losses: Losses) -> Database:
    """All seven tables, and the version that goes with them."""
    missing = [table for name in KNOWN_TABLES if database.table(name) is None and (table := standard_table(name))]
    for table in missing:
        losses.invented(table.name, "an empty table, without which the agent does not open the database")
    header = database.header
    if header.user_version < _VERSION:
        losses.altered("header.user_version", f"{header.user_version} became {_VERSION}, which has all tables")
        header = replace(header, user_version=_VERSION)
    return replace(database, header=header, tables=[*database.tables, *missing])


def _identified(database: Database, before: str, identity: str, losses: Losses) -> Database:
    """The rows of `trajectory_meta` that name the conversation name it `identity`."""
    table = _table(database, "trajectory_meta", "cascade_id")
    at = table.column("cascade_id")
    if any(row[at] == identity for row in table.rows):
        return database
    if not table.rows:
        losses.invented("trajectory_meta[0]", "a row, without which the agent does not resume the conversation")
        cells: dict[str, Cell] = {"trajectory_id": str(uuid5(_NAMESPACE, identity)), "cascade_id": identity}
        return _with_table(database, _added(table, cells | {"trajectory_type": _CASCADE, "source": _CLI}))
    named = {position for position, row in enumerate(table.rows) if row[at] == before}
    if not named:
        losses.altered("trajectory_meta[0].cascade_id", "the agent resumes only what has the name of its file here")
    rows = [
        _with_cell(row, at, identity) if position in (named or {0}) else row for position, row in enumerate(table.rows)
    ]
    return _with_table(database, replace(table, rows=rows))


def _moved(database: Database, uri: str) -> Database:
    """Workspace URIs at or below the working directory lead to the same place in the new one."""
    table = _table(database, "trajectory_metadata_blob", "id", "data")
    at, key = table.column("data"), table.column("id")
    for position, row in enumerate(table.rows):
        if row[key] == "main":
            old = row[at]
            new = _rebased(old if isinstance(old, bytes) else b"", uri)
            rows = [_with_cell(each, at, new) if place == position else each for place, each in enumerate(table.rows)]
            return _with_table(database, replace(table, rows=rows))
    return _with_table(database, _added(table, {"id": "main", "data": _rebased(b"", uri)}))


def _rebased(blob: bytes, uri: str) -> bytes:
    try:
        before = workspace_uris(blob)
        if not before:
            return wire.join([*wire.split(blob), wire.delimited(_WORKSPACE_URIS, uri.encode())])
        old, new = before[0].rstrip("/").encode(), uri.encode()

        def moved(value: bytes) -> bytes:
            return new + value[len(old) :] if value == old or value.startswith(old + b"/") else value

        def workspace(message: bytes) -> bytes:
            return wire.replace(wire.replace(message, _FOLDER, moved), _GIT_ROOT, moved)

        return wire.replace(wire.replace(blob, _WORKSPACES, workspace), _WORKSPACE_URIS, moved)
    except FormatError as error:
        raise TargetError(
            f"the workspace cannot be changed: {error.message}", place="trajectory_metadata_blob: main"
        ) from error


def _writable(database: Database, brain: Brain | None, losses: Losses) -> tuple[Database, Brain | None]:
    """The agent goes on writing: its user may read and write everything."""
    if database.mode & 0o600 != 0o600:
        losses.altered("database.mode", f"{database.mode:04o} does not let the agent write")
        database = replace(database, mode=database.mode | 0o600)
    if brain is None:
        return database, None
    directories = {path: mode | 0o700 for path, mode in brain.directories.items()}
    files = [replace(file, mode=file.mode | 0o600) for file in brain.files]
    if directories != brain.directories or files != brain.files or brain.mode & 0o700 != 0o700:
        losses.altered("brain", "modes that do not let the agent write")
    return database, replace(brain, files=files, directories=directories, mode=brain.mode | 0o700)


def _table(database: Database, name: str, *columns: str) -> Table:
    table = database.table(name)
    if table is None or any(all(column.name != wanted for column in table.columns) for wanted in columns):
        raise TargetError(f"there is no column {' or '.join(columns)}, which the agent needs", place=name)
    return table


def _added(table: Table, cells: dict[str, Cell]) -> Table:
    """The table with one more row, NULL where nothing is given."""
    row = tuple(cells.get(column.name) for column in table.columns)
    rowids = None if table.rowids is None else [*table.rowids, max(table.rowids, default=0) + 1]
    return replace(table, rows=[*table.rows, row], rowids=rowids)


def _with_cell(row: Row, at: int, cell: Cell) -> Row:
    return (*row[:at], cell, *row[at + 1 :])


def _with_table(database: Database, table: Table) -> Database:
    return replace(database, tables=[table if each.name == table.name else each for each in database.tables])
