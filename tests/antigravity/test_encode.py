"""`from_common` without a base: what the agent resumes, and what it cannot hold."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from decant import tools
from decant.antigravity import native, pb
from decant.antigravity.body import Body
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import (
    Block,
    CommandOutput,
    EditOutput,
    File,
    FileOutput,
    Image,
    Json,
    JsonOutput,
    ListingEntry,
    ListingOutput,
    Match,
    MatchesOutput,
    Message,
    Meta,
    Notice,
    Raw,
    Status,
    Text,
    Thinking,
    ToolResult,
    ToolUse,
    Transcript,
    Usage,
)
from decant.losses import Loss

PNG = base64.b64encode(b"\x89PNG not really").decode()
SIGNATURE = base64.b64encode(b"opaque").decode()


def steps(body: Body) -> list[pb.Step]:
    table = body.database.table("steps")
    assert table is not None
    place = table.column("step_payload")
    return [pb.Step.FromString(payload) for row in table.rows if isinstance(payload := row[place], bytes)]


def transcript(*messages: Message, **meta: object) -> Transcript:
    return Transcript(meta=Meta(id="0123456789abcdef", format="antigravity", **meta), messages=list(messages))  # type: ignore[arg-type]


def user(*blocks: Block, **more: object) -> Message:
    return Message(role="user", blocks=list(blocks), **more)  # type: ignore[arg-type]


def assistant(*blocks: Block, **more: object) -> Message:
    return Message(role="assistant", blocks=list(blocks), **more)  # type: ignore[arg-type]


def use(call: str = "c1", name: str = "run_command", **more: object) -> ToolUse:
    return ToolUse(id=call, name=name, **more)  # type: ignore[arg-type]


def answer(text: str = "ok", call: str = "c1", **more: object) -> ToolResult:
    more.setdefault("name", "run_command")
    return ToolResult(tool_use_id=call, content=[Text(text=text)], **more)  # type: ignore[arg-type]


def losses_of(wanted: Transcript) -> dict[str, Loss]:
    """The losses of messages by path. (A transcript without a title gets one, which is another matter.)"""
    return {loss.path: loss for loss in from_common(wanted).losses if loss.path.startswith("messages")}


def test_a_whole_conversation_comes_back_without_loss() -> None:
    wanted = transcript(
        user(Text(text="question"), timestamp="2026-01-02T03:04:05Z", id="u1"),
        assistant(
            Thinking(text="hm", signature=SIGNATURE),
            Text(text="calling"),
            use(arguments={"CommandLine": "ls"}, tool=tools.Bash(command="ls"), signature=SIGNATURE),
            timestamp="2026-01-02T03:04:06.5Z".replace(".5", ".500"),
            model="gemini-next",
            stop_reason="FUNCTION_CALL",
            usage=Usage(input_tokens=1, cache_read_tokens=2, output_tokens=3, reasoning_tokens=1),
        ),
        user(answer("a.txt", duration_ns=5_000_000), timestamp="2026-01-02T03:04:07Z"),
        assistant(Text(text="done"), timestamp="2026-01-02T03:04:08Z", model="MODEL_GOOGLE_GEMINI_2_5_PRO"),
        title="question",
        created="2026-01-02T03:04:05Z",
        updated="2026-01-02T03:04:08Z",
        cwd="/home/dev/x y",
        workspaces=["/home/dev/x y", "/other"],
        git_branch="main",
        repository="https://example.invalid/r.git",
        model="MODEL_GOOGLE_GEMINI_2_5_PRO",
        parent_id="p",
        kind="subagent",
        root_id="r",
        project_id="j",
        tags=["a", "b"],
        extra={"trajectory_id": "t", "trajectory_type": 4, "source": 17},
    )
    converted = from_common(wanted)
    assert converted.losses == ()
    again = to_common(converted.value).value
    for message in (*again.messages, *wanted.messages):
        message.refs = []
    assert again == wanted


def test_minting_is_deterministic_and_the_second_trip_changes_nothing() -> None:
    wanted = transcript(user(Text(text="a")), assistant(use()), user(answer()))
    first = from_common(wanted).value
    assert from_common(wanted).value == first
    assert from_common(to_common(first).value).value == first


def test_the_payload_of_a_result_holds_no_time_because_the_agent_would_write_it_into_the_text() -> None:
    body = from_common(
        transcript(
            user(Text(text="q"), timestamp="2026-01-02T03:04:05Z"),
            assistant(use()),
            user(answer(), timestamp="2026-01-02T03:04:06Z"),
        )
    ).value
    assert not any(step.metadata.HasField("created_at") for step in steps(body))
    assert to_common(body).value.messages[2].timestamp == "2026-01-02T03:04:06Z"


def test_an_error_keeps_its_exact_text_and_its_flag() -> None:
    wanted = transcript(assistant(use()), user(answer("no such file", is_error=True, status="error")))
    converted = from_common(wanted)
    result = steps(converted.value)[1]
    assert (result.status, result.generic.result.result, result.error.short_error) == (
        3,
        "no such file",
        "no such file",
    )
    block = to_common(converted.value).value.messages[1].blocks[0]
    assert isinstance(block, ToolResult)
    assert (block.is_error, block.content) == (True, [Text(text="no such file")])
    assert list(losses_of(wanted)) == ["messages[1].blocks[0].status"]


@pytest.mark.parametrize("status", ["pending", "running", "waiting", "interrupted", "canceled"])
def test_no_step_is_written_that_the_agent_would_run(status: Status) -> None:
    for content in ([], [Text(text="partly")]):
        result = ToolResult(tool_use_id="c1", name="run_command", content=list(content), status=status)
        converted = from_common(transcript(assistant(use()), user(result)))
        assert {step.status for step in steps(converted.value)} <= {3, 6}
        known = status == "canceled" and not content
        assert known or any(loss.path == "messages[1].blocks[0].status" for loss in converted.losses)


def test_a_call_without_a_result_gets_a_canceled_one_and_that_is_reported() -> None:
    converted = from_common(transcript(assistant(use("a"), use("b")), user(answer(call="a"))))
    assert [(step.status, step.metadata.tool_call.id) for step in steps(converted.value)] == [
        (3, ""),
        (6, "b"),
        (3, "a"),
    ]
    assert ("invented", "messages[0].blocks[1]") in {(loss.kind, loss.path) for loss in converted.losses}
    canceled = steps(converted.value)[1]
    assert (canceled.WhichOneof("step"), canceled.metadata.tool_call.name) == ("generic", "run_command")


def test_the_metadata_column_says_again_what_the_payload_says_of_a_step() -> None:
    wanted = transcript(
        user(Text(text="q")), assistant(use("a"), use("b", signature=SIGNATURE)), user(answer(call="a"))
    )
    body = from_common(wanted).value
    table = body.database.table("steps")
    assert table is not None
    column = table.column("metadata")
    told = [pb.CortexStepMetadata.FromString(row[column]) for row in table.rows]  # type: ignore[arg-type]
    assert told == [step.metadata for step in steps(body)]


def test_a_results_pictures_and_a_calls_broken_arguments_come_back() -> None:
    result = answer("see")
    result.content.append(Image(mime_type="image/png", data=PNG))
    wanted = transcript(assistant(use(invalid_json="{oops")), user(result))
    assert losses_of(wanted) == {}
    called, shown = to_common(from_common(wanted).value).value.messages
    assert (called.blocks, shown.blocks) == ([use(invalid_json="{oops")], [result])


def test_a_reference_to_a_file_is_never_written() -> None:
    wanted = transcript(
        user(
            Text(text="look"),
            Image(mime_type="image/png", uri="file:///etc/passwd"),
            Image(mime_type="image/png", data=PNG),
        ),
        assistant(use()),
        user(ToolResult(tool_use_id="c1", content=[File(mime_type="text/plain", uri="/etc/passwd"), Text(text="x")])),
    )
    converted = from_common(wanted)
    assert not any(b"passwd" in step.SerializeToString() for step in steps(converted.value))
    paths = {loss.path for loss in converted.losses if loss.kind == "dropped"}
    assert {"messages[0].blocks[1]", "messages[2].blocks[0].content[0]"} <= paths


@pytest.mark.parametrize(
    "output",
    [
        CommandOutput(text="x\n", exit_code=0, cwd="/w"),
        CommandOutput(text="x", exit_code=None),
        FileOutput(path="/a b.txt", text="one\n", start_line=2, end_line=3, total_lines=9),
        ListingOutput(path="/d", entries=[ListingEntry(name="s", is_dir=True), ListingEntry(name="f", size=3)]),
        ListingOutput(path="/d", entries=[ListingEntry(name="empty", size=0)]),
        MatchesOutput(matches=[Match(path="a"), Match(path="b")], total=2),
        MatchesOutput(matches=[Match(path="/a", line=3, text="t")], total=1),
        MatchesOutput(matches=[Match(path="/a", text="t")], total=0),
        EditOutput(path="/f", diff="--- /f\n+++ /f\n@@ -4,1 +4,1 @@\n-old\n+new\n"),
        EditOutput(path="/f", diff="--- /f\n+++ /f\n@@ -1,1 +1,1 @@\n-old\n+new\n"),
        EditOutput(path="/f", created=True),
    ],
)
def test_typed_results_ride_along(output: CommandOutput) -> None:
    wanted = transcript(assistant(use()), user(answer("shown", output=output)))
    converted = from_common(wanted)
    assert losses_of(wanted) == {}
    block = to_common(converted.value).value.messages[1].blocks[0]
    assert isinstance(block, ToolResult)
    assert block.output == output


@pytest.mark.parametrize(
    "output",
    [
        JsonOutput(value=1),
        CommandOutput(text="x", exit_code=2**40),
        CommandOutput(text="x", exit_code=1),
        EditOutput(path="/f", diff="not a diff"),
        EditOutput(path="/f", diff="a\nb\nc\nd\n"),
    ],
)
def test_a_typed_result_that_would_not_come_back_is_dropped_whole(output: CommandOutput) -> None:
    found = losses_of(transcript(assistant(use()), user(answer("shown", output=output))))
    loss = found["messages[1].blocks[0].output"]
    assert (loss.kind, "typed result" in loss.reason) == ("dropped", True)


def test_tools_of_another_agent_take_this_agents_names() -> None:
    arguments = {"file_path": "/a", "content": "x"}
    call = use("c1", "write_file", arguments=arguments, tool=tools.canonical("gemini", "write_file", arguments))
    wanted = transcript(assistant(call), user(answer(name="write_file")))
    wanted.meta.format = "gemini"
    converted = from_common(wanted)
    made, result = steps(converted.value)
    assert made.planner_response.tool_calls[0].name == result.metadata.tool_call.name == "write_to_file"
    reasons = {loss.path: loss.reason for loss in converted.losses}
    assert "write_to_file" in reasons["messages[0].blocks[0].name"]
    assert "own tool" in reasons["messages[0].blocks[0].arguments"]


@pytest.mark.parametrize(
    ("message", "path"),
    [
        (user(Text(text="a"), Text(text="b")), "messages[0].blocks[1]"),
        (user(Text(text="a", display="b")), "messages[0].blocks[0].display"),
        (user(Text(text="\ufdd0d800")), "messages[0].blocks[0].text"),
        (user(Image(mime_type="image/png", data="not base64!")), "messages[0].blocks[0]"),
        (assistant(Thinking(text="a"), Thinking(text="b"), Text(text="c")), "messages[0].blocks[0]"),
        (assistant(Thinking(text="a", subject="s"), Text(text="c")), "messages[0].blocks[0]"),
        (assistant(Thinking(text="a", signature="no base64"), Text(text="c")), "messages[0].blocks[0].signature"),
        (assistant(Thinking(text="a", signature="Zh=="), Text(text="c")), "messages[0].blocks[0].signature"),
        (user(Text(text="a"), Image(mime_type="image/png", uri="file:///a.png")), "messages[0].blocks[1]"),
        (assistant(Image(mime_type="image/png", data=PNG)), "messages[0]"),
        (user(Text(text="a"), Image(mime_type="image/png", data=PNG, uri="file:///a")), "messages[0].blocks[1].uri"),
        (assistant(Thinking(text="a"), Thinking(text="b")), "messages[0]"),
        (assistant(Thinking(text="a", timestamp="2026-01-02T03:04:05Z")), "messages[0].blocks[0].timestamp"),
        (assistant(Text(text="a"), status="running"), "messages[0].status"),
        (assistant(Text(text="a"), stop_reason="because"), "messages[0].stop_reason"),
        (assistant(Text(text="a"), usage=Usage(total_tokens=3)), "messages[0].usage.total_tokens"),
        (assistant(Text(text="a"), usage=Usage(input_tokens=-3)), "messages[0].usage"),
        (assistant(Image(mime_type="image/png", data=PNG), Text(text="x")), "messages[0].blocks[0]"),
        (user(Text(text="a"), timestamp="yesterday"), "messages[0].timestamp"),
        (user(Text(text="a"), timestamp="2026-01-02T03:04:05.1Z"), "messages[0].timestamp"),
        (Message(role="system", blocks=[Notice(kind="checkpoint", text="summary")]), "messages[0].blocks[0]"),
        (Message(role="system", blocks=[Raw(format="antigravity", kind="MOVE", data="0801")]), "messages[0].blocks[0]"),
        (Message(role="system"), "messages[0]"),
        (user(answer(duration_ns=3)), "messages[0]"),
        (user(answer(duration_ns=1), timestamp="9999-12-31T23:59:59.999999999Z"), "messages[0]"),
        (user(answer(duration_ns=2**100), timestamp="2026-01-02T03:04:05Z"), "messages[0]"),
        (user(ToolResult(tool_use_id="c", content=[Json(value={"a": 1})])), "messages[0].blocks[0].content[0]"),
        (user(answer(display={"a": 1})), "messages[0].blocks[0].display"),
        (user(answer(status="running")), "messages[0].blocks[0].status"),
        (assistant(use(agent_id="a")), "messages[0].blocks[0].agent_id"),
        (assistant(use(), answer(name="other")), "messages[0].blocks[1].name"),
        (user(answer(), answer(call="c2")), "messages[0]"),
    ],
)
def test_what_a_step_cannot_hold_is_a_loss_at_its_path_and_the_reason_says_more(message: Message, path: str) -> None:
    assert "does not hold this" not in losses_of(transcript(message))[path].reason


def test_a_message_that_has_no_place_leaves_no_step() -> None:
    picture = Image(mime_type="image/png", data=PNG)
    assert steps(from_common(transcript(assistant(picture))).value) == []


def test_a_thought_alone_is_an_answer() -> None:
    wanted = transcript(assistant(Thinking(text="hm")))
    assert losses_of(wanted) == {}
    assert [step.planner_response.thinking for step in steps(from_common(wanted).value)] == ["hm"]


def test_a_message_without_words_is_still_a_turn() -> None:
    wanted = transcript(user(), assistant(), user(Text(text="")), assistant(Text(text="")))
    converted = from_common(wanted).value
    kinds = ["user_input", "planner_response"]
    assert [step.WhichOneof("step") for step in steps(converted)] == [*kinds, *kinds]
    assert [message.role for message in to_common(converted).value.messages] == ["user", "assistant"] * 2


@pytest.mark.parametrize("duration", [0, -1, 10**9 + 1])
def test_a_duration_comes_back_to_the_nanosecond(duration: int) -> None:
    wanted = transcript(user(answer(duration_ns=duration), timestamp="2026-01-02T03:04:05.000000001Z"))
    block = to_common(from_common(wanted).value).value.messages[0].blocks[0]
    assert isinstance(block, ToolResult)
    assert block.duration_ns == duration


def test_a_result_among_a_models_words_is_still_a_result() -> None:
    converted = from_common(transcript(assistant(answer(), stop_reason="STOP_PATTERN", model="a-model")))
    (block,) = to_common(converted.value).value.messages[0].blocks
    assert block == answer()
    assert "messages[0]" in {loss.path for loss in converted.losses}


def test_notices_of_the_agents_own_kinds_are_written_and_a_foreign_clients_are_not() -> None:
    kinds = ("system", "ephemeral", "error", "info")
    wanted = transcript(*(Message(role="system", blocks=[Notice(kind=kind, text=kind)]) for kind in kinds))
    assert [step.type for step in steps(from_common(wanted).value)] == [101, 90, 17]
    said = to_common(from_common(wanted).value).value.messages
    assert [message.blocks for message in said] == [message.blocks for message in wanted.messages[:3]]
    wanted.meta.format = "gemini"
    assert [step.type for step in steps(from_common(wanted).value)] == [90, 17]


def test_a_model_is_named_in_the_step_only_where_that_sends_what_is_signed() -> None:
    signed = assistant(use(signature=SIGNATURE), model="model-4711")
    unsigned = assistant(Thinking(text="x", signature=SIGNATURE), use("c2"), model="model-4711")
    body = from_common(transcript(signed, user(answer()), unsigned, user(answer(call="c2")))).value
    planners = [step for step in steps(body) if step.HasField("planner_response")]
    assert [step.metadata.generator_model for step in planners] == [4711, 0]
    assert [m.model for m in to_common(body).value.messages if m.role == "assistant"] == ["model-4711", "model-4711"]


def test_a_conversation_without_an_id_gets_one_made_from_what_it_says() -> None:
    one, two = (from_common(Transcript(messages=[user(Text(text=text))])) for text in ("a", "b"))
    assert one.value.id != two.value.id
    assert one.value.id == from_common(Transcript(messages=[user(Text(text="a"))])).value.id
    assert "meta.id" in {loss.path for loss in one.losses}


def test_numbers_beyond_the_databases_become_the_nearest_that_it_holds() -> None:
    extra = {"trajectory_id": "t", "trajectory_type": 2**70, "source": -(2**70)}
    converted = from_common(transcript(user(Text(text="a")), extra=extra))
    found = to_common(converted.value).value.meta.extra
    assert found == {"trajectory_id": "t", "trajectory_type": 2**63 - 1, "source": -(2**63)}
    assert {"meta.extra.trajectory_type", "meta.extra.source"} <= {loss.path for loss in converted.losses}


def test_words_before_a_result_in_one_message_come_first() -> None:
    made = steps(
        from_common(transcript(assistant(use()), user(Text(text="before"), answer(), Text(text="after")))).value
    )
    assert [(step.user_input.user_response, step.generic.result.result) for step in made[1:]] == [
        ("before", ""),
        ("", "ok"),
        ("after", ""),
    ]


@pytest.mark.parametrize("usage", [Usage(), Usage(total_tokens=3), Usage(cost_usd=0.5)])
def test_numbers_that_a_step_cannot_say_do_not_become_zeros(usage: Usage) -> None:
    converted = from_common(transcript(assistant(Text(text="a"), usage=usage)))
    assert to_common(converted.value).value.messages[0].usage is None


def test_a_conversation_with_rows_of_every_table_comes_back_from_its_database(tmp_path: Path) -> None:
    said = (user(Text(text="a")), assistant(Text(text="b"), model="some-new-model"))
    body = from_common(transcript(*said, title="T", tags=["x", "y"], cwd="/w")).value
    native.save(body, tmp_path / "made.db")
    assert native.load(tmp_path / "made.db").value.database == body.database


def test_the_rows_of_a_new_conversation_are_numbered_as_sqlite_would_number_them() -> None:
    body = from_common(transcript(user(Text(text="a")), cwd="/w")).value
    numbered = {table.name: table.rowids for table in body.database.tables if table.rows}
    assert numbered == {"trajectory_meta": [1], "steps": None, "trajectory_metadata_blob": [1]}


def test_results_of_one_message_become_a_message_each_and_every_one_of_these_is_reported() -> None:
    wanted = transcript(user(*(answer(call=call) for call in ("c1", "c2", "c3", "c4"))))
    assert len(to_common(from_common(wanted).value).value.messages) == 4
    losses = from_common(wanted).losses
    made = [loss.reason for loss in losses if (loss.kind, loss.path) == ("invented", "messages[1]")]
    assert made == [
        f"an Antigravity conversation does not hold this (only in the second{which})"
        for which in ("", ", number 2 at this place", ", number 3 at this place")
    ]


def test_a_pictures_name_comes_back() -> None:
    wanted = transcript(user(Image(mime_type="image/png", data=PNG, name="cat")))
    assert losses_of(wanted) == {}
    assert to_common(from_common(wanted).value).value.messages[0].blocks == wanted.messages[0].blocks


@pytest.mark.parametrize("number", [1, 2**31 - 1, 2**31, 2**64])
def test_a_model_that_has_only_a_number_comes_back_whatever_the_number(number: int) -> None:
    wanted = transcript(assistant(Text(text="a"), model=f"model-{number}"))
    assert losses_of(wanted) == {}
    assert to_common(from_common(wanted).value).value.messages[0].model == f"model-{number}"
