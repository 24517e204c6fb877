"""`Meta` into the tables of a conversation: `trajectory_meta`, the `main` blob, and decant's own table for the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from uuid import UUID, uuid5

from google.protobuf.timestamp_pb2 import Timestamp

from decant import times
from decant.antigravity import pb
from decant.antigravity.assemble import new_row
from decant.antigravity.body import Body, Cell, Row, Table
from decant.antigravity.edits import number_of, put_message, put_repeated, put_text, repeated, within
from decant.antigravity.own_meta import FIELDS, with_own_meta
from decant.antigravity.text_schema import standard_database
from decant.antigravity.uris import path_of, uri_of
from decant.common import Meta, Transcript, dumps
from decant.escapes import plain_text

__all__ = ["NAMESPACE", "encode_meta", "new_body", "own_values"]

NAMESPACE = UUID("6b1e3c1a-5f0e-5c0e-9a53-0d1f0c2b7f4e")
"""The namespace of the ids that decant makes, by uuid5, where a conversation has none of its own."""

_CASCADE, _CLI = 4, 17  # trajectory_type and source, as the command line client writes them
_MAIN, _WORKSPACE = pb.CortexTrajectoryMetadata, pb.CortexWorkspaceMetadata


def new_body(transcript: Transcript) -> Body:
    """An empty conversation with the transcript's id, or one made from what it says."""
    name = plain_text(transcript.meta.id or str(uuid5(NAMESPACE, dumps(transcript).hex())))
    body = Body(name, standard_database())
    row: dict[str, Cell] = {"trajectory_id": str(uuid5(NAMESPACE, name)), "cascade_id": name}
    return _with_row(body, "trajectory_meta", 0, row | {"trajectory_type": _CASCADE, "source": _CLI})


def encode_meta(body: Body, before: Meta, wanted: Meta) -> Body:
    """The body with the properties that its own tables hold. `before`: what it says now."""
    body = _trajectory(body, before, wanted)
    names = ("cwd", "workspaces", "git_branch", "repository", "created", "parent_id", "root_id", "project_id", "tags")
    if any(getattr(before, name) != getattr(wanted, name) for name in names):
        body = _main(body, before, wanted)
    return body


def own_values(body: Body, native: Meta, wanted: Meta) -> Body:
    """The body with what its own tables do not say in decant's table. `native`: what they say."""
    values = {name: getattr(wanted, name) for name in FIELDS if getattr(native, name) != getattr(wanted, name)}
    return with_own_meta(body, {name: value for name, value in values.items() if value})


def _with_row(body: Body, table_name: str, position: int, cells: dict[str, Cell]) -> Body:
    """The body with these cells in the row at `position`, or in a new row after the last."""
    tables: list[Table] = []
    for table in body.database.tables:
        if table.name == table_name:
            rows, rowids = list(table.rows), table.rowids
            if position < len(rows):
                rows[position] = _changed(table, rows[position], cells)
            else:
                rows.append(new_row(table, cells))
                rowids = [*rowids, max(rowids, default=0) + 1] if rowids is not None else None
            table = replace(table, rows=rows, rowids=rowids)
        tables.append(table)
    return replace(body, database=replace(body.database, tables=tables))


def _changed(table: Table, row: Row, cells: dict[str, Cell]) -> Row:
    return tuple(cells.get(column.name, cell) for column, cell in zip(table.columns, row, strict=True))


def _find(body: Body, table_name: str, column: str, value: str) -> int | None:
    """The position of the first row with this value, else the number of rows; None where there is no such column."""
    table = body.database.table(table_name)
    if table is None or all(each.name != column for each in table.columns):
        return None
    place = table.column(column)
    return next((n for n, row in enumerate(table.rows) if row[place] == value), len(table.rows))


def _trajectory(body: Body, before: Meta, wanted: Meta) -> Body:
    cells: dict[str, Cell] = {}
    if wanted.id is not None and wanted.id != before.id:
        cells["cascade_id"] = plain_text(wanted.id)
    for key, kind in (("trajectory_id", str), ("trajectory_type", int), ("source", int)):
        value: Any = wanted.extra.get(key)
        if value != before.extra.get(key) and type(value) is kind:
            cells[key] = plain_text(value) if isinstance(value, str) else min(max(value, -(2**63)), 2**63 - 1)
    table = body.database.table("trajectory_meta")
    position = _find(body, "trajectory_meta", "cascade_id", body.id)
    if not cells or table is None or position is None:
        return body
    if position == len(table.rows):
        position = 0  # the first row speaks for a file that none names
    return _with_row(body, "trajectory_meta", position, cells)


def _main(body: Body, before: Meta, wanted: Meta) -> Body:
    position = _find(body, "trajectory_metadata_blob", "id", "main")
    table = body.database.table("trajectory_metadata_blob")
    if position is None or table is None or all(column.name != "data" for column in table.columns):
        return body
    old = table.rows[position][table.column("data")] if position < len(table.rows) else b""
    blob = old if isinstance(old, bytes) else b""
    try:
        message = _MAIN.FromString(blob)
    except pb.DecodeError:
        return body  # damaged: its bytes stay, and the difference is reported
    return _with_row(body, table.name, position, {"id": "main", "data": _edit_main(blob, message, before, wanted)})


def _edit_main(blob: bytes, message: pb.CortexTrajectoryMetadata, before: Meta, wanted: Meta) -> bytes:
    if (before.cwd, before.workspaces) != (wanted.cwd, wanted.workspaces):
        blob = _edit_workspaces(blob, message, wanted)
    if (before.git_branch, before.repository) != (wanted.git_branch, wanted.repository):
        blob = _edit_repository(blob, before, wanted)
    if before.created != wanted.created and wanted.created is not None and times.can_hold_time(wanted.created):
        stamp = Timestamp()
        stamp.seconds, stamp.nanos = times.to_timestamp(wanted.created)
        blob = put_message(blob, number_of(_MAIN, "created_at"), stamp)
    for field, name in (
        ("parent_conversation_id", "parent_id"),
        ("root_conversation_id", "root_id"),
        ("project_id", "project_id"),
    ):
        if getattr(before, name) != getattr(wanted, name):
            blob = put_text(blob, number_of(_MAIN, field), plain_text(getattr(wanted, name) or ""))
    if before.tags != wanted.tags:
        tags = [plain_text(tag).encode() for tag in wanted.tags]
        blob = put_repeated(blob, number_of(_MAIN, "tags"), tags)
    return blob


def _edit_workspaces(blob: bytes, message: pb.CortexTrajectoryMetadata, wanted: Meta) -> bytes:
    """`workspace_uris` overrides the folder that the agent works in, and is always written; a workspace's own message
    follows its folder."""
    paths = list(dict.fromkeys(path for path in (wanted.cwd, *wanted.workspaces) if path is not None))
    held = {path_of(uri): uri for uri in message.workspace_uris}
    uris = {path: held.get(path) or uri_of(plain_text(path)) for path in paths}
    uris = {path: uri for path, uri in uris.items() if uri.startswith("file://") and path_of(uri) == path}
    number, folder = number_of(_MAIN, "workspaces"), number_of(_WORKSPACE, "workspace_folder_absolute_uri")
    own = repeated(blob, number)[: len(uris)]
    moved = [put_text(value, folder, uri) for value, uri in zip(own, uris.values(), strict=False)]
    blob = put_repeated(blob, number, moved)
    return put_repeated(blob, number_of(_MAIN, "workspace_uris"), [uri.encode() for uri in uris.values()])


def _edit_repository(blob: bytes, before: Meta, wanted: Meta) -> bytes:
    """Branch and repository belong to the first workspace."""
    number = number_of(_MAIN, "workspaces")
    uris = repeated(blob, number_of(_MAIN, "workspace_uris"))
    first, *rest = repeated(blob, number) or [b""]
    if not first and uris:
        first = put_text(first, number_of(_WORKSPACE, "workspace_folder_absolute_uri"), uris[0].decode())
    if before.git_branch != wanted.git_branch:
        first = put_text(first, number_of(_WORKSPACE, "branch_name"), plain_text(wanted.git_branch or ""))
    if before.repository != wanted.repository:
        origin = number_of(pb.Repository, "git_origin_url")
        text = plain_text(wanted.repository or "")
        repository = number_of(_WORKSPACE, "repository")
        first = within(first, repository, lambda value: put_text(value, origin, text))
    return put_repeated(blob, number, [first, *rest])
