"""Conversations in memory, built with the generated classes: rows of steps, of `gen_metadata`, and the `main` blob."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from google.protobuf.timestamp_pb2 import Timestamp

from decant.antigravity import pb
from decant.antigravity.body import Body, Cell, Column, Database, Header, Row, Table

ID = "0a1b2c3d-0000-4000-8000-000000000001"
START = 1_800_000_000
STEP_COLUMNS = (
    "idx",
    "step_type",
    "status",
    "has_subtrajectory",
    "metadata",
    "error_details",
    "permissions",
    "task_details",
    "render_info",
    "step_payload",
    "step_format",
)
TYPES = {"user_input": 14, "planner_response": 15, "error_message": 17}


def step(
    kind: str | None = None, *, status: int = 3, call: str | None = None, name: str = "", **fields: Any
) -> pb.Step:
    """A step of the kind whose payload field is `kind`; `call` is the id of the call that it answers."""
    message = pb.Step(status=status)  # pyright: ignore[reportArgumentType] - any number is allowed
    if kind is not None:
        number = pb.enum_number(pb.CortexStepType, kind.upper())
        message.type = number or 0  # pyright: ignore[reportAttributeAccessIssue]
        if fields:
            getattr(message, kind).CopyFrom(type(getattr(message, kind))(**fields))
        else:
            getattr(message, kind).SetInParent()
    if call is not None:
        message.metadata.tool_call.id = call
        message.metadata.tool_call.name = name
    return message


def stamp(seconds: int = START, nanos: int = 0) -> Timestamp:
    return Timestamp(seconds=seconds, nanos=nanos)


def row(idx: int, payload: pb.Step | Cell, **cells: Cell) -> Row:
    """A row of `steps`; a message becomes the payload's bytes, its type and status the columns."""
    values: dict[str, Cell] = {"idx": idx, "step_type": 0, "status": 0, "has_subtrajectory": 0, "step_format": 0}
    if isinstance(payload, pb.Step):
        values |= {"step_type": payload.type, "status": payload.status, "step_payload": payload.SerializeToString()}
    else:
        values["step_payload"] = payload
    values |= cells
    return tuple(values.get(name) for name in STEP_COLUMNS)


def table(name: str, columns: Iterable[str], rows: Iterable[Row]) -> Table:
    columns = tuple(columns)
    return Table(name, f"CREATE TABLE {name} ({', '.join(columns)})", tuple(map(Column, columns)), list(rows))


def body(
    steps: Iterable[pb.Step | Row],
    *,
    generated: Iterable[pb.CortexStepGeneratorMetadata | bytes | None] = (),
    main: pb.CortexTrajectoryMetadata | bytes | None = None,
    meta: Row | None = ("trajectory-1", ID, 4, 17),
    parents: Iterable[pb.CortexTrajectoryReference] = (),
) -> Body:
    """A conversation of these steps, numbered in order (a ready row is taken as it is)."""
    rows = [each if isinstance(each, tuple) else row(idx, each) for idx, each in enumerate(steps)]
    blobs = [data.SerializeToString() if isinstance(data, pb.Message) else data for data in generated]
    tables = [
        table("trajectory_meta", ("trajectory_id", "cascade_id", "trajectory_type", "source"), [meta] if meta else []),
        table("steps", STEP_COLUMNS, rows),
        table("gen_metadata", ("idx", "data", "size"), [(i, data, len(data or b"")) for i, data in enumerate(blobs)]),
        table("parent_references", ("idx", "data"), [(i, each.SerializeToString()) for i, each in enumerate(parents)]),
    ]
    data = main.SerializeToString() if isinstance(main, pb.Message) else main
    tables.append(table("trajectory_metadata_blob", ("id", "data"), [("main", data)] if main is not None else []))
    return Body(ID, Database(Header(), tables))


def prompt(text: str, *, call: str = "", idx: int = 0, source: int = 4, **fields: Any) -> pb.ChatMessagePrompt:
    """A message of the prompt copy; by default a tool's result."""
    number: Any = source
    return pb.ChatMessagePrompt(prompt=text, tool_call_id=call, step_idx=idx, source=number, **fields)


def generated(
    *prompts: pb.ChatMessagePrompt, steps: Iterable[int] = (), model: str = ""
) -> pb.CortexStepGeneratorMetadata:
    """A row of `gen_metadata` for a call that made `steps`."""
    call = pb.ChatModelMetadata(message_prompts=prompts, response_model=model)
    return pb.CortexStepGeneratorMetadata(chat_model=call, step_indices=steps)
