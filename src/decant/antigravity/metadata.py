"""`Meta`: the conversation's own properties, from `trajectory_meta`, the `main` blob, the newest checkpoint, the
first and last steps, and decant's own table where there is one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.own_meta import apply_own_meta
from decant.antigravity.records import blob, cells
from decant.antigravity.steps.values import timestamp
from decant.antigravity.uris import path_of
from decant.common import Message, Meta, Text
from decant.escapes import escape_text
from decant.losses import Losses

__all__ = ["TITLE_LENGTH", "checkpoint_title", "derived_title", "read_meta"]

TITLE_LENGTH = 80
"""How many characters of the first user text stand for a title that the conversation has not been given."""


def read_meta(body: Body, title: str | None, messages: list[Message], losses: Losses) -> Meta:
    """The properties. `title` is the one that the newest checkpoint gives, `messages` are in the order of `idx`."""
    row = _trajectory(body)
    main, main_place = _main(body, losses)
    workspaces = _workspaces(main)
    first = main.workspaces[0] if main.workspaces else None
    created = timestamp(main.created_at, main_place, losses) if main.HasField("created_at") else None
    stamps = sorted((message.timestamp for message in messages if message.timestamp is not None), key=_without_zone)
    parent = main.parent_conversation_id or _parent(body, losses)
    meta = Meta(
        id=_string(row.get("cascade_id")) or body.id,
        format="antigravity",
        created=created or (stamps[0] if stamps else None),
        updated=stamps[-1] if stamps else created,
        cwd=workspaces[0] if workspaces else None,
        workspaces=workspaces,
        git_branch=escape_text(first.branch_name) or None if first is not None else None,
        repository=_repository(first),
        title=title or derived_title(messages),
        model=next((message.model for message in reversed(messages) if message.model is not None), None),
        kind="subagent" if parent else "main",
        parent_id=escape_text(parent) or None,
        root_id=escape_text(main.root_conversation_id) or None,
        project_id=escape_text(main.project_id) or None,
        tags=[escape_text(tag) for tag in main.tags],
        extra=_extra(row),
    )
    return apply_own_meta(body, meta, losses)


def checkpoint_title(checkpoint: pb.CortexStepCheckpoint) -> str | None:
    """The title, or else the intent, that a checkpoint gives."""
    return escape_text(checkpoint.conversation_title or checkpoint.user_intent) or None


def derived_title(messages: Iterable[Message]) -> str | None:
    """The first text of a user's message, its white space made single spaces, cut to `TITLE_LENGTH` characters."""
    for message in messages:
        for block in message.blocks:
            if message.role == "user" and isinstance(block, Text) and (text := " ".join(block.text.split())):
                return text[:TITLE_LENGTH].rstrip()
    return None


def _without_zone(stamp: str) -> str:
    """All are in UTC and have 0, 3, 6 or 9 digits, so that without the `Z` they sort as they are."""
    return stamp[:-1]


def _string(cell: Any) -> str | None:
    return cell if isinstance(cell, str) and cell else None


def _trajectory(body: Body) -> dict[str, Any]:
    """The row of `trajectory_meta` for this file (its `cascade_id` is the file's stem), else the first."""
    table = body.database.table("trajectory_meta")
    rows = cells(table) if table is not None else []
    return next((row for row in rows if row.get("cascade_id") == body.id), rows[0] if rows else {})


def _extra(row: dict[str, Any]) -> dict[str, Any]:
    values = {key: row.get(key) for key in ("trajectory_id", "trajectory_type", "source")}
    return {key: value for key, value in values.items() if isinstance(value, str | int)}


def _main(body: Body, losses: Losses) -> tuple[pb.CortexTrajectoryMetadata, str]:
    """The `main` blob and its place; an empty message where there is none."""
    table = body.database.table("trajectory_metadata_blob")
    for position, row in enumerate(cells(table) if table is not None else []):
        if row.get("id") == "main":
            place = f"trajectory_metadata_blob[{position}].data"
            return blob(pb.CortexTrajectoryMetadata, row.get("data"), place, losses) or _EMPTY, place
    return _EMPTY, "trajectory_metadata_blob"


_EMPTY = pb.CortexTrajectoryMetadata()


def _workspaces(main: pb.CortexTrajectoryMetadata) -> list[str]:
    """Every workspace as a path, each once; the first is the working directory."""
    uris = [*(each.workspace_folder_absolute_uri for each in main.workspaces), *main.workspace_uris]
    return list(dict.fromkeys(escape_text(path_of(uri)) for uri in uris if uri))


def _repository(workspace: pb.CortexWorkspaceMetadata | None) -> str | None:
    if workspace is None:
        return None
    repository = workspace.repository
    return escape_text(repository.git_origin_url or repository.computed_name or repository.reported_name) or None


def _parent(body: Body, losses: Losses) -> str:
    """The conversation that this one was forked from as a subagent, where only `parent_references` says so."""
    table = body.database.table("parent_references")
    for position, row in enumerate(cells(table) if table is not None else []):
        place = f"parent_references[{position}].data"
        reference = blob(pb.CortexTrajectoryReference, row.get("data"), place, losses)
        if reference is not None and reference.reference_type == _SUBAGENT_FORK:
            return reference.conversation_id or reference.trajectory_id
    return ""


_SUBAGENT_FORK = pb.CortexTrajectoryReferenceType.CORTEX_TRAJECTORY_REFERENCE_TYPE_SUBAGENT_FORK
