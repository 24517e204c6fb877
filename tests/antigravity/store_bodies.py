"""Stores of the agent with something in them, and small conversations that fit."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from decant.antigravity import pb
from decant.antigravity.body import Body, Brain, BrainFile
from decant.antigravity.text_schema import standard_database

ID = "11111111-2222-4333-8444-555555555555"
OTHER = "99999999-2222-4333-8444-555555555555"
NOW = "2026-10-05T18:17:09.831Z"
START = 1_790_000_000
DONE = pb.CortexStepStatus.CORTEX_STEP_STATUS_DONE

COLUMNS_19 = (
    "conversation_id text PRIMARY KEY",
    "title text",
    "preview text",
    "step_count integer",
    "last_modified_time datetime",
    "workspace_uris text",
    "status text",
    "source text",
    "project_id text",
    "agent_name text",
    "parent_conversation_id text",
    "nesting_depth integer",
    "battle_id text",
    "winning_conversation_id text",
    "not_fully_idle numeric",
    "killed numeric",
    "last_user_input_time datetime",
    "last_user_input_step_index integer DEFAULT -1",
    "app_data_dir text",
)
COLUMNS_21 = (*COLUMNS_19, "raw_summary blob", "group_id text")


def user(text: str) -> pb.Step:
    step = pb.Step(type=pb.CortexStepType.CORTEX_STEP_TYPE_USER_INPUT, status=DONE)
    step.user_input.user_response = text
    return step


def planner(text: str, *calls: tuple[str, str, str]) -> pb.Step:
    """What the model said; a call is its id, its tool's name and its arguments as JSON."""
    step = pb.Step(type=pb.CortexStepType.CORTEX_STEP_TYPE_PLANNER_RESPONSE, status=DONE)
    step.planner_response.response = text
    for call_id, name, arguments in calls:
        step.planner_response.tool_calls.add(id=call_id, name=name, arguments_json=arguments)
    return step


def result(call_id: str, name: str, text: str) -> pb.Step:
    step = pb.Step(type=pb.CortexStepType.CORTEX_STEP_TYPE_GENERIC, status=DONE)
    step.metadata.tool_call.id, step.metadata.tool_call.name = call_id, name
    step.generic.result.result = text
    return step


def conversation(steps: Sequence[pb.Step], name: str = ID, *, workspace: str = "file:///home/dev/proj") -> Body:
    """A conversation as the agent would have written it, but for its brain, which is missing. A step takes a second."""
    database = standard_database()
    rows = []
    for idx, step in enumerate(steps):
        column = pb.CortexStepMetadata()
        column.CopyFrom(step.metadata)
        column.created_at.seconds = START + idx
        cells = (idx, step.type, step.status, 0, column.SerializeToString(), None, None, None, None)
        rows.append((*cells, step.SerializeToString(), 0))
    main = pb.CortexTrajectoryMetadata(workspace_uris=[workspace])
    contents = {
        "trajectory_meta": [("t-" + name, name, 4, 17)],
        "trajectory_metadata_blob": [("main", main.SerializeToString())],
        "steps": rows,
    }
    for table in database.tables:
        table.rows = list(contents.get(table.name, []))
        if table.rowids is not None:
            table.rowids = list(range(1, len(table.rows) + 1))
    return Body(name, database)


def with_files(body: Body, **files: str) -> Body:
    """The conversation with these files in its brain."""
    brain = Brain([BrainFile(name.replace("_", "."), text.encode()) for name, text in sorted(files.items())])
    return replace(body, brain=brain)


def make_list(path: Path, columns: Sequence[str] = COLUMNS_21, *, wal: bool = True) -> None:
    """A list of conversations with a row of another one."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA journal_mode={'WAL' if wal else 'DELETE'}").fetchall()
        connection.execute(f"CREATE TABLE conversation_summaries ({', '.join(columns)})")
        connection.execute("INSERT INTO conversation_summaries (conversation_id, title) VALUES (?, 'other')", (OTHER,))


def make_root(root: Path, *, columns: Sequence[str] = COLUMNS_21, wal: bool = True) -> Path:
    """A root with all the index stores, each with an entry of another conversation."""
    for name in ("conversations", "brain", "annotations", "cache", "presence"):
        (root / name).mkdir(parents=True)
    make_list(root / "conversation_summaries.db", columns, wal=wal)
    state = pb.SummariesState()
    state.summaries[OTHER].summary = "other"
    for name in ("jetbox_summaries_proto.pb", "agyhub_summaries_proto.pb"):
        (root / name).write_bytes(state.SerializeToString())
    (root / "cache" / "last_conversations.json").write_text(json.dumps({"/other": OTHER}))
    return root


def listed(root: Path) -> dict[str, dict]:
    """The rows of the list by id."""
    with closing(sqlite3.connect(root / "conversation_summaries.db")) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM conversation_summaries")]
    return {row["conversation_id"]: row for row in rows}


def mapped(path: Path) -> pb.SummariesState:
    return pb.SummariesState.FromString(path.read_bytes())
