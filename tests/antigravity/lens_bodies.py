"""Conversations to be edited, and how to look into what the edit gave."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from step_bodies import body, generated, prompt, row, stamp, step

from decant.antigravity import pb
from decant.antigravity.body import Body, Row
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import Message, ToolResult, Transcript
from decant.losses import Loss

UNKNOWN = bytes.fromhex("fa3f03616263")  # field 1023, which no schema has


def payload(message: pb.Step) -> bytes:
    return message.SerializeToString() + UNKNOWN


def conversation() -> Body:
    """A question, a call, its result as a typed step, an answer; each payload with a field that nobody knows."""
    asked = step("user_input", user_response="question", query="question")
    asked.user_input.items.add(text="question")
    asked.metadata.created_at.CopyFrom(stamp())
    made = step("planner_response", response="calling", thinking="hm", message_id="m1", stop_reason=10)
    made.planner_response.tool_calls.add(id="c1", name="run_command", arguments_json='{"CommandLine": "ls"}')
    made.planner_response.tool_calls.add(id="c2", name="view_file", arguments_json='{"AbsolutePath":"/x"}')
    ran = step("run_command", call="c1", name="run_command")
    ran.run_command.combined_output.full = "a.txt"
    ran.run_command.exit_code = 0
    seen = step("view_file", call="c2", name="view_file", content="text", num_lines=1)
    done = step("planner_response", response="done")
    told = step("system_message", message="told")
    rows = [
        row(place, payload(each), step_type=each.type, status=each.status)
        for place, each in enumerate((asked, made, ran, seen, done, told))
    ]
    copy = generated(
        prompt("wrapped question", idx=0, source=1),
        prompt("calling", idx=1, source=2),
        prompt("what the model saw", call="c1", idx=2),
        prompt("what it saw of the file", call="c2", idx=3),
        steps=[4],
        model="gemini-next",
    )
    return body(rows, generated=[generated(steps=[1], model="gemini-next"), copy])


def cells(conversation: Body, column: str = "step_payload") -> list[object]:
    table = conversation.database.table("steps")
    assert table is not None
    return [each[table.column(column)] for each in table.rows]


def rows_of(conversation: Body, name: str) -> list[Row]:
    found = conversation.database.table(name)
    assert found is not None
    return found.rows


def generations(conversation: Body) -> list[pb.CortexStepGeneratorMetadata]:
    return [pb.CortexStepGeneratorMetadata.FromString(each[1]) for each in rows_of(conversation, "gen_metadata")]  # type: ignore[arg-type]


def edited(change: Callable[[Transcript], object]) -> tuple[Body, Body, Transcript, tuple[Loss, ...]]:
    base = conversation()
    wanted = to_common(base).value
    change(wanted)
    converted = from_common(wanted, base=base)
    return base, converted.value, wanted, converted.losses


def without_refs(transcript: Transcript) -> list[Message]:
    return [msgspec.structs.replace(message, refs=[]) for message in transcript.messages]


def result_of(conversation: Body, place: int = 0) -> ToolResult:
    found = to_common(conversation).value.messages[place].blocks[0]
    assert isinstance(found, ToolResult)
    return found


def with_result(base: Body, **changes: object) -> Transcript:
    """What the base says, with these changes in the result that its first message is."""
    wanted = to_common(base).value
    wanted.messages[0].blocks[0] = msgspec.structs.replace(result_of(base), **changes)
    return wanted


def timed(created: int | None, completed: int | None = None) -> pb.CortexStepMetadata:
    metadata = pb.CortexStepMetadata()
    if created is not None:
        metadata.created_at.CopyFrom(stamp(created))
    if completed is not None:
        metadata.completed_at.CopyFrom(stamp(completed))
    return metadata
