"""Writes the small conversations of golden/cli/files, which the documents and the command transcripts use.

They are made from the generated classes, with words of our own. `--check` says whether the files are what this makes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from decant import common
from decant.antigravity import pb, text
from decant.antigravity.body import Body, Column, Database, Row, SchemaItem, Table
from decant.antigravity.decode import to_common
from decant.antigravity.text_schema import standard_database
from decant.common import Text

FILES = Path(__file__).resolve().parents[1] / "golden" / "cli" / "files"
STARTED = 1_767_323_045  # 2026-01-02T03:04:05Z
USER, PLANNER, COMMAND, GENERIC = 14, 15, 21, 132
PENDING, DONE = 1, 3
SOURCE = {USER: 4, PLANNER: 2, COMMAND: 2, GENERIC: 2}


def step(kind: int, status: int, at: int, call: pb.ChatToolCall | None = None) -> pb.Step:
    made = pb.Step(type=kind, status=status)  # type: ignore[arg-type]
    made.metadata.created_at.seconds = STARTED + at
    made.metadata.source = SOURCE[kind]  # type: ignore[assignment]
    if call is not None:
        made.metadata.tool_call.CopyFrom(call)
    return made


def user(said: str, at: int) -> pb.Step:
    made = step(USER, DONE, at)
    made.user_input.user_response = said
    return made


def planner(said: str, at: int, *calls: pb.ChatToolCall) -> pb.Step:
    made = step(PLANNER, DONE, at)
    made.planner_response.response = said
    made.planner_response.tool_calls.extend(calls)
    made.planner_response.stop_reason = 10 if calls else 2  # type: ignore[assignment]
    return made


def command(call: pb.ChatToolCall, line: str, output: str, status: int, at: int) -> pb.Step:
    made = step(COMMAND, status, at, call)
    made.run_command.command_line = line
    made.run_command.cwd = "/project"
    if status == DONE:
        made.run_command.combined_output.full = output
        made.run_command.exit_code = 0
    return made


def calling(id: str, name: str, arguments: dict[str, object]) -> pb.ChatToolCall:  # noqa: A002
    return pb.ChatToolCall(id=id, name=name, arguments_json=json.dumps(arguments))


def row(idx: int, made: pb.Step) -> Row:
    metadata, payload = made.metadata.SerializeToString(deterministic=True), made.SerializeToString(deterministic=True)
    return (idx, made.type, made.status, 0, metadata, None, None, None, None, payload, 0)


def body(id: str, steps: list[pb.Step]) -> Body:  # noqa: A002
    database = standard_database()
    fill(database, "trajectory_meta", (f"t-{id}", id, 4, 17))
    about = pb.CortexTrajectoryMetadata()
    about.created_at.seconds = STARTED
    about.workspaces.add(workspace_folder_absolute_uri="file:///project")
    fill(database, "trajectory_metadata_blob", ("main", about.SerializeToString(deterministic=True)))
    fill(database, "steps", *(row(idx, made) for idx, made in enumerate(steps)))
    return Body(id, database)


def fill(database: Database, name: str, *rows: Row) -> None:
    table = database.table(name)
    if table is None:
        raise KeyError(name)
    table.rows.extend(rows)
    if table.rowids is not None:
        table.rowids.extend(range(1, len(rows) + 1))


def chat() -> Body:
    run = calling(
        "call-1", "run_command", {"CommandLine": "wc -l notes.txt", "Cwd": "/project", "WaitMsBeforeAsync": 2000}
    )
    steps = [
        user("How many lines does notes.txt have?", 0),
        planner("I will count them.", 2, run),
        command(run, "wc -l notes.txt", "3 notes.txt\n", DONE, 3),
        planner("It has 3 lines.", 5),
    ]
    return body("chat", steps)


def pending() -> Body:
    run = calling(
        "call-1", "run_command", {"CommandLine": "make release", "Cwd": "/project", "WaitMsBeforeAsync": 2000}
    )
    steps = [user("Release it.", 0), planner("", 1, run), command(run, "make release", "", PENDING, 2)]
    return body("pending", steps)


def odd() -> Body:
    """What later versions, crashes and hostile names can bring."""
    made = body("odd", [user("colour: \x1b[31mred\x1b[0m, reversed: \u202eabc", 0), planner("Seen.", 1)])
    steps = made.database.table("steps")
    if steps is None:
        raise KeyError("steps")
    payload = steps.rows[1][9]
    cut, extended = (payload[:-3], payload + b"\xf2\xff\x01\x03abc") if isinstance(payload, bytes) else (b"", b"")
    steps.rows[0] = (*steps.rows[0][:5], b"", *steps.rows[0][6:])
    steps.rows[1] = (*steps.rows[1][:9], extended, 0)
    steps.rows.append((2, 9999, 42, 0, None, None, None, None, None, cut, 0))
    notes = Table("later_notes", "CREATE TABLE later_notes(key text, value)", (Column("key", "TEXT"), Column("value")))
    notes.rows, notes.rowids = [("weight", 1.5), ("none", None)], [1, 2]
    made.database.tables.append(notes)
    made.database.items.append(
        SchemaItem("index", "later_keys", "later_notes", "CREATE INDEX later_keys ON later_notes(key)")
    )
    return made


def edited() -> bytes:
    """The chat in the common form, with its last answer changed."""
    transcript = to_common(chat()).value
    transcript.messages[-1].blocks[0] = Text(text="It has three lines.")
    return common.dumps(transcript)


SAMPLES: dict[str, Callable[[], bytes]] = {
    "chat.json": lambda: text.dumps(chat()),
    "pending.json": lambda: text.dumps(pending()),
    "odd.json": lambda: text.dumps(odd()),
    "edited.common.json": edited,
    "tools.jsonl": (FILES.parents[1] / "gemini" / "tools" / "session.jsonl").read_bytes,
}


def main() -> int:
    stale = []
    for name, make in SAMPLES.items():
        made = make()
        if "--check" in sys.argv[1:]:
            if not (FILES / name).exists() or (FILES / name).read_bytes() != made:
                stale.append(name)
        else:
            FILES.mkdir(parents=True, exist_ok=True)
            (FILES / name).write_bytes(made)
    for name in stale:
        print(f"golden/cli/files/{name} is not what scripts/make_samples.py makes", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
