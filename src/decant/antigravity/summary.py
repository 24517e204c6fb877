"""What the agent's lists say of a conversation: its title, times and workspaces, from the steps."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from google.protobuf.timestamp_pb2 import Timestamp

from decant import times
from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.fitting import workspace_uris
from decant.antigravity.records import Step, cells, read_rows
from decant.errors import FormatError
from decant.losses import Losses

__all__ = ["Summary", "summarize"]

_TITLE_LENGTH = 80
"""Characters; the agent's own titles are a few words."""
_USER_INPUT = pb.CortexStepType.CORTEX_STEP_TYPE_USER_INPUT
_IDLE = pb.CascadeRunStatus.CASCADE_RUN_STATUS_IDLE
_SECOND = 1_000_000_000


@dataclass(frozen=True)
class Summary:
    """Times are in nanoseconds since 1970; `input_index` is the step of the last user input, -1 without one."""

    id: str
    title: str
    given_title: str | None
    """The title that was asked for, if one was: only that is written where a person's own would be."""
    steps: int
    created: int
    modified: int
    input_time: int | None
    input_index: int
    workspaces: tuple[str, ...]
    trajectory_id: str
    trajectory_type: int
    main: bytes
    """The `main` blob, a `CortexTrajectoryMetadata`."""

    def row(self, app_data_dir: str) -> dict[str, Any]:
        """The cells of its row of `conversation_summaries`, by column; the values of a row that the agent wrote, where
        the conversation does not say. A list with fewer columns takes those it has."""
        import json

        values: dict[str, Any] = {
            "conversation_id": self.id,
            "title": self.title,
            "preview": self.title,
            "step_count": self.steps,
            "last_modified_time": _go_time(self.modified),
            "workspace_uris": json.dumps(self.workspaces, ensure_ascii=False, separators=(",", ":")),
            "status": "CASCADE_RUN_STATUS_IDLE",
            "last_user_input_step_index": self.input_index,
            "app_data_dir": app_data_dir,
            "raw_summary": self.message(),
        }
        metadata = self._metadata()
        if metadata.parent_conversation_id:
            values["parent_conversation_id"] = metadata.parent_conversation_id
            values["nesting_depth"] = metadata.nesting_depth
        if metadata.project_id:
            values["project_id"] = metadata.project_id
        if self.input_time is not None:
            values["last_user_input_time"] = _go_time(self.input_time)
        return values

    def message(self) -> bytes:
        """The `CascadeTrajectorySummary`, serialised; the same bytes every time."""
        made = pb.CascadeTrajectorySummary(
            summary=self.title,
            step_count=self.steps,
            trajectory_id=self.trajectory_id,
            status=_IDLE,
            trajectory_type=self.trajectory_type,  # type: ignore[arg-type]  # an open enum
        )
        _stamp(made.last_modified_time, self.modified)
        _stamp(made.created_time, self.created)
        for uri in self.workspaces:
            made.workspaces.add(workspace_folder_absolute_uri=uri)
        if self.input_time is not None:
            _stamp(made.last_user_input_time, self.input_time)
        if self.input_index >= 0:
            made.last_user_input_step_index = self.input_index
        if self.given_title is not None:
            made.annotations.title = self.given_title
        metadata = self._metadata()
        if metadata.ByteSize():
            made.trajectory_metadata.CopyFrom(metadata)
        return made.SerializeToString(deterministic=True)

    def _metadata(self) -> pb.CortexTrajectoryMetadata:
        """The `main` blob; empty where it is damaged in the database, too, in which its bytes stay."""
        try:
            return pb.CortexTrajectoryMetadata.FromString(self.main)
        except pb.DecodeError:
            return pb.CortexTrajectoryMetadata()


def summarize(body: Body, title: str | None, now: int) -> Summary:
    """The summary of a conversation that is fit for a store. `now` stands for the times that it does not say."""
    rows = read_rows(body)
    text, first, last, input_time, input_index = "", None, None, None, -1
    for row in rows:
        step = Step(row, Losses())
        stamp = _time(step.metadata)
        if stamp is not None:
            first = stamp if first is None else min(first, stamp)
            last = stamp if last is None else max(last, stamp)
        if step.type == _USER_INPUT:
            text = text or _text(step.message.user_input)
            input_time, input_index = stamp, row.idx
    trajectory = next((row for row in _rows(body, "trajectory_meta") if row["cascade_id"] == body.id), {})
    main = next((row["data"] for row in _rows(body, "trajectory_metadata_blob") if row["id"] == "main"), b"")
    main = main if isinstance(main, bytes) else b""
    name, kind = trajectory.get("trajectory_id"), trajectory.get("trajectory_type")
    return Summary(
        id=body.id,
        title=title or text or "Conversation",
        given_title=title,
        steps=len(rows),
        created=now if first is None else first,
        modified=now if last is None else last,
        input_time=input_time,
        input_index=input_index,
        workspaces=_workspaces(main),
        trajectory_id=name if isinstance(name, str) else body.id,
        trajectory_type=kind if isinstance(kind, int) and 0 <= kind < 1 << 31 else 0,
        main=main,
    )


def _rows(body: Body, name: str) -> list[dict[str, Any]]:
    table = body.database.table(name)
    return [] if table is None else cells(table)


def _workspaces(main: bytes) -> tuple[str, ...]:
    try:
        return tuple(workspace_uris(main))
    except FormatError:
        return ()


def _text(user: pb.CortexStepUserInput) -> str:
    """The beginning of what the user typed, on one line."""
    text = user.user_response or "".join(item.text for item in user.items) or user.query
    return re.sub(r"\s+", " ", text[: 10 * _TITLE_LENGTH]).strip()[:_TITLE_LENGTH].rstrip()


def _time(metadata: pb.CortexStepMetadata) -> int | None:
    stamp = metadata.completed_at if metadata.HasField("completed_at") else metadata.created_at
    if not metadata.HasField("created_at") and not metadata.HasField("completed_at"):
        return None
    nanoseconds = stamp.seconds * _SECOND + stamp.nanos
    try:
        times.format_time(nanoseconds)
    except FormatError:
        return None
    return nanoseconds


def _stamp(field: Timestamp, nanoseconds: int) -> None:
    field.seconds, field.nanos = divmod(nanoseconds, _SECOND)


def _go_time(nanoseconds: int) -> str:
    """A time as the agent's list holds it: `2026-01-31 23:59:59.123+00:00`, without zeros at the end."""
    text = times.format_time(nanoseconds, 9)[:-1].replace("T", " ")
    return text.rstrip("0").rstrip(".") + "+00:00"
