"""Messages out of steps: roles, order, pairing, the prompt copy, states, damage."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as common
from decant_proto.exa.cortex_pb import cortex_pb2 as cortex
from hypothesis import given, settings
from hypothesis import strategies as st
from random_messages import damaged, fill, random_step
from step_bodies import START, body, generated, prompt, row, stamp, step

from decant.antigravity import pb
from decant.antigravity.body import Body, RawText
from decant.antigravity.decode import to_common
from decant.antigravity.prompts import read_prompts
from decant.common import Image, Message, Notice, Raw, Text, Thinking, ToolResult, ToolUse, Transcript, Usage
from decant.losses import Loss, Losses
from decant.tools import Bash


def decoded(conversation: Body) -> list[Message]:
    converted = to_common(conversation)
    assert converted.losses == ()
    return converted.value.messages


def only(conversation: Body) -> Any:
    (message,) = decoded(conversation)
    (block,) = message.blocks
    return block


def result(*steps: pb.Step, at: int = -1, **kwargs: Any) -> ToolResult:
    block = decoded(body(steps, **kwargs))[at].blocks[0]
    assert isinstance(block, ToolResult)
    return block


def test_a_conversation_has_one_message_a_step_in_the_order_of_idx() -> None:
    call = pb.ChatToolCall(id="c1", name="view_file", arguments_json='{"AbsolutePath": "/a"}')
    steps = [
        row(7, step("planner_response", response="It says a.")),
        row(0, step("user_input", user_response="Read /a")),
        row(3, step("view_file", call="c1", name="view_file", content="a")),
        row(2, step("planner_response", tool_calls=[call])),
    ]
    messages = decoded(body(steps))
    assert [(message.role, message.refs) for message in messages] == [
        ("user", ["steps/1"]),
        ("assistant", ["steps/3"]),
        ("user", ["steps/2"]),
        ("assistant", ["steps/0"]),
    ]
    assert messages[0].blocks == [Text(text="Read /a")]
    (use,) = messages[1].blocks
    assert isinstance(use, ToolUse)
    assert (use.id, use.name, use.arguments) == ("c1", "view_file", {"AbsolutePath": "/a"})
    (answer,) = messages[2].blocks
    assert isinstance(answer, ToolResult)
    assert (answer.tool_use_id, answer.name, answer.content) == ("c1", "view_file", [Text(text="a")])


def test_every_row_is_named_by_exactly_one_message() -> None:
    steps = [row(5, None), row(5, b"\xff"), row(-1, step()), row(2**40, step("dummy")), row(0, RawText(b"\xff"))]
    messages = to_common(body(steps)).value.messages
    assert sorted(ref for message in messages for ref in message.refs) == [f"steps/{i}" for i in range(5)]
    assert [message.refs for message in messages] == [["steps/2"], ["steps/4"], ["steps/0"], ["steps/1"], ["steps/3"]]


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"user_response": "a", "query": "c"}, "a"),
        ({"items": [common.TextOrScopeItem(text="b1"), common.TextOrScopeItem(text="b2")], "query": "c"}, "b1b2"),
        ({"query": "c"}, "c"),
    ],
)
def test_a_users_text_is_the_first_of_the_fields_that_writers_use(fields: dict[str, Any], text: str) -> None:
    assert only(body([step("user_input", **fields)])) == Text(text=text)


def test_a_users_pictures_and_files_follow_the_text() -> None:
    media = [
        pb.Media(mime_type="image/png", inline_data=b"png", description="tiny"),
        pb.Media(mime_type="text/csv", inline_data=b"a,b"),
        pb.Media(mime_type="image/png", uri="/tmp/a.png"),
    ]
    old = [pb.ImageData(mime_type="image/gif", base64_data="R0lG", caption="old")]
    (message,) = decoded(body([step("user_input", user_response="see", media=media, images=old)]))
    assert [type(block).__name__ for block in message.blocks] == ["Text", "Image", "File", "Image", "Image"]
    picture, table, named, older = message.blocks[1:]
    assert picture == Image(mime_type="image/png", data="cG5n", name="tiny")
    assert getattr(table, "data", None) == "YSxi"
    assert named == Image(mime_type="image/png", uri="/tmp/a.png")
    assert older == Image(mime_type="image/gif", data="R0lG", name="old")


def test_a_planners_blocks_are_thinking_text_and_calls() -> None:
    calls = [
        pb.ChatToolCall(id="1", name="a", arguments_json="{}", thinking_signature=b"\x00\xff"),
        pb.ChatToolCall(id="2", name="b", arguments_json="{}", thought_signature="AP8="),
    ]
    planner = step(
        "planner_response",
        response="said",
        modified_response="shown",
        raw_thinking="thought",
        thinking_signature=b"sig",
        tool_calls=calls,
        message_id="m",
        stop_reason=10,
    )
    planner.metadata.generator_model = 246  # pyright: ignore[reportAttributeAccessIssue]
    (message,) = decoded(body([planner]))
    thinking, text, first, second = message.blocks
    assert thinking == Thinking(text="thought", signature="c2ln")
    assert text == Text(text="said", display="shown")
    assert isinstance(first, ToolUse)
    assert isinstance(second, ToolUse)
    assert (first.signature, second.signature) == ("AP8=", "AP8=")
    assert (message.id, message.stop_reason, message.model) == ("m", "FUNCTION_CALL", "MODEL_GOOGLE_GEMINI_2_5_PRO")


def test_an_empty_planner_is_a_message_without_blocks() -> None:
    (message,) = decoded(body([step("planner_response")]))
    assert (message.role, message.blocks) == ("assistant", [])


def test_numbers_that_the_schema_lacks_keep_their_number() -> None:
    planner = step("planner_response", response="x", stop_reason=99)
    planner.metadata.generator_model = 987654  # pyright: ignore[reportAttributeAccessIssue]
    (message,) = decoded(body([planner]))
    assert (message.stop_reason, message.model) == ("stop-99", "model-987654")
    unknown = pb.Step(type=4321, status=3)  # pyright: ignore[reportArgumentType]
    assert only(body([unknown])) == Raw(format="antigravity", kind="step-4321", data=unknown.SerializeToString().hex())


def test_a_signature_that_is_not_base64_is_shown_with_a_loss() -> None:
    converted = to_common(body([step("planner_response", thinking="t", signature="not base64!")]))
    assert converted.value.messages[0].blocks == [Thinking(text="t", signature="bm90IGJhc2U2NCE=")]
    assert [(loss.kind, loss.path) for loss in converted.losses] == [("altered", "steps[0].step_payload")]


@pytest.mark.parametrize(
    ("fields", "arguments", "invalid"),
    [
        ({"arguments_json": '{"a": 1}'}, {"a": 1}, None),
        ({"arguments_json": ""}, {}, None),
        ({"arguments_json": "[1]"}, {}, "[1]"),
        ({"arguments_json": "{not"}, {}, "{not"),
        ({"arguments_json": "{}", "invalid_json_str": "{bad"}, {}, "{bad"),
        ({"arguments_json": '{"a": 1}', "invalid_json_str": "{bad"}, {"a": 1}, None),
        ({"arguments_json": '{"n": 1e999}'}, {"n": "\ufdd0n1e999"}, None),
    ],
)
def test_arguments_are_a_json_object_or_text(
    fields: dict[str, Any], arguments: dict[str, Any], invalid: str | None
) -> None:
    use = only(body([step("planner_response", tool_calls=[pb.ChatToolCall(id="x", name="n", **fields)])]))
    assert (use.arguments, use.invalid_json) == (arguments, invalid)


def test_a_call_has_its_canonical_view_and_its_display_strings() -> None:
    arguments = '{"CommandLine": "ls", "Cwd": "/w", "WaitMsBeforeAsync": 2000, "toolAction": "Listing"}'
    call = pb.ChatToolCall(id="x", name="run_command", arguments_json=arguments)
    use = only(body([step("planner_response", tool_calls=[call])]))
    assert use.tool == Bash(command="ls", cwd="/w")
    assert use.display == {"toolAction": "Listing"}
    assert use.arguments["toolAction"] == "Listing"


def test_usage_counts_thinking_in_the_output_and_leaves_out_the_cache() -> None:
    planner = step("planner_response", response="x")
    planner.metadata.model_usage.CopyFrom(
        pb.ModelUsageStats(input_tokens=60, cache_read_tokens=40, output_tokens=15, thinking_output_tokens=5)
    )
    (message,) = decoded(body([planner]))
    assert message.usage == Usage(input_tokens=60, cache_read_tokens=40, output_tokens=15, reasoning_tokens=5)


def test_times_keep_their_nanoseconds_and_a_result_its_duration() -> None:
    answer = step("generic", call="c", name="t")
    answer.metadata.created_at.CopyFrom(stamp(nanos=123456789))
    answer.metadata.completed_at.CopyFrom(stamp(START + 2))
    (message,) = decoded(body([answer]))
    assert message.timestamp == "2027-01-15T08:00:00.123456789Z"
    (block,) = message.blocks
    assert isinstance(block, ToolResult)
    assert block.duration_ns == 2_000_000_000 - 123456789
    answer.metadata.started_at.CopyFrom(stamp(START + 1))
    assert result(answer).duration_ns == 1_000_000_000


def test_a_time_that_no_calendar_has_is_a_loss() -> None:
    user = step("user_input", user_response="x")
    user.metadata.created_at.CopyFrom(stamp(2**62))
    converted = to_common(body([user]))
    assert converted.value.messages[0].timestamp is None
    assert [loss.path for loss in converted.losses] == ["steps[0].created_at"]


def test_times_and_calls_are_found_in_the_metadata_column_where_the_payload_lacks_them() -> None:
    column = pb.CortexStepMetadata(model_api_content_id="id-1")
    column.created_at.CopyFrom(stamp())
    answer = step("generic", call="c", name="t", result=cortex.GenericStepResult(result="text"))
    (message,) = decoded(body([row(0, answer, metadata=column.SerializeToString())]))
    assert (message.timestamp, message.id) == ("2027-01-15T08:00:00Z", "id-1")
    column.tool_call.id = "other"
    (message,) = decoded(body([row(0, None, step_type=132, status=6, metadata=column.SerializeToString())]))
    assert message.blocks == [ToolResult(tool_use_id="other", status="canceled", is_error=True)]


# What a result says


def test_a_results_text_is_what_the_model_was_shown() -> None:
    shown = "Created At: now\nthe client's own words"
    answer = step("view_file", call="c", name="view_file", content="a\n", num_lines=2, end_line=1)
    picture = pb.Media(mime_type="image/png", inline_data=b"png")
    assert result(answer, generated=[generated(prompt(shown, call="c", media=[picture]))]).content == [
        Text(text=shown),
        Image(mime_type="image/png", data="cG5n"),
    ]
    assert result(answer).content == [Text(text="a\n")]


def test_the_prompt_is_joined_by_call_and_not_by_idx() -> None:
    answer = step("generic", call="c")
    assert result(step(), step(), answer, generated=[generated(prompt("shown", call="c", idx=1))]).content == [
        Text(text="shown")
    ]


def test_results_with_the_same_id_are_told_apart_by_idx() -> None:
    first = step("generic", call="c", result=cortex.GenericStepResult(result="first"))
    second = step("generic", call="c", result=cortex.GenericStepResult(result="second"))
    copy = generated(prompt("shown", call="c", idx=1))
    messages = decoded(body([first, second], generated=[copy]))
    contents = [block.content for message in messages for block in message.blocks if isinstance(block, ToolResult)]
    assert contents == [[Text(text="first")], [Text(text="shown")]]


def test_a_result_that_names_no_call_has_its_own_text() -> None:
    answer = step("generic", result=cortex.GenericStepResult(result="own"))
    assert result(answer, generated=[generated(prompt("another's"))]).content == [Text(text="own")]


def test_the_newest_row_with_a_prompt_counts() -> None:
    rows = [generated(prompt("old", call="c")), generated(prompt("new", call="c")), generated()]
    assert result(step("generic", call="c"), generated=rows).content == [Text(text="new")]


def test_a_damaged_prompt_copy_is_read_as_far_as_it_goes() -> None:
    data = generated(prompt("whole", call="a"), prompt("cut here", call="b", idx=1)).SerializeToString()
    steps = [step("generic", call="a"), step("generic", call="b")]
    converted = to_common(body(steps, generated=[data[:-8]]))
    first, second = (message.blocks[0] for message in converted.value.messages)
    assert isinstance(first, ToolResult)
    assert isinstance(second, ToolResult)
    assert first.content == [Text(text="whole")]
    assert second.content == []
    assert [loss.path for loss in converted.losses] == ["gen_metadata[0].data"]


def test_the_models_real_name_comes_from_the_call_that_made_the_step() -> None:
    rows = [generated(steps=[1], model="gemini-x"), None, generated(steps=[3], model="")]
    steps = [step("user_input", user_response="q"), *(step("planner_response", response="r") for _ in range(3))]
    for each in steps[1:]:
        each.metadata.generator_model = 246  # pyright: ignore[reportAttributeAccessIssue]
    messages = decoded(body(steps, generated=rows))
    named = "MODEL_GOOGLE_GEMINI_2_5_PRO"
    assert [message.model for message in messages] == [None, "gemini-x", named, named]


@pytest.mark.parametrize(
    ("number", "status", "is_error"),
    [
        (0, "done", False),
        (1, "pending", False),
        (2, "running", False),
        (3, "done", False),
        (4, "error", True),
        (5, "canceled", True),
        (6, "canceled", True),
        (7, "error", True),
        (8, "running", False),
        (9, "waiting", False),
        (11, "pending", False),
        (12, "interrupted", True),
    ],
)
def test_a_result_says_its_status(number: int, status: str, is_error: bool) -> None:
    found = result(step("run_command", status=number, call="c"))
    assert (found.status, found.is_error) == (status, is_error)


def test_an_unknown_status_reads_as_done_with_a_loss() -> None:
    converted = to_common(body([step("run_command", status=77, call="c")]))
    assert [(loss.kind, loss.path) for loss in converted.losses] == [("altered", "steps[0].status")]


def test_a_failed_step_shows_its_error() -> None:
    failed = step("list_directory", status=7, call="c", directory_path_uri="file:///none")
    failed.error.CopyFrom(pb.CortexErrorDetails(short_error="does not exist", full_error="stack"))
    found = result(failed)
    assert found == ToolResult(tool_use_id="c", content=[Text(text="does not exist")], status="error", is_error=True)


@pytest.mark.parametrize(
    ("status", "content", "error", "text"),
    [(7, "half", "stopped", "stopped"), (7, "half", "", "half"), (3, "half", "late", "half"), (3, "", "late", "late")],
)
def test_the_model_is_shown_only_the_error_of_a_step_that_failed(
    status: int, content: str, error: str, text: str
) -> None:
    answer = step("view_file", status=status, call="c", content=content)
    answer.error.short_error = error
    assert result(answer).content == [Text(text=text)]


def test_an_error_in_its_column_alone_is_still_an_error() -> None:
    details = pb.CortexErrorDetails(user_error_message="denied").SerializeToString()
    (message,) = decoded(body([row(0, step("generic", call="c"), error_details=details)]))
    assert message.blocks == [ToolResult(tool_use_id="c", content=[Text(text="denied")], is_error=True)]


def test_a_step_that_is_no_result_says_its_state_too() -> None:
    broken = step("planner_response", status=8, response="half")
    broken.error.short_error = "stream ended"
    (message,) = decoded(body([broken]))
    assert (message.status, message.blocks) == (
        "running",
        [Text(text="half"), Notice(kind="error", text="stream ended")],
    )


def test_error_messages_are_failed_results_or_notices() -> None:
    error = pb.CortexErrorDetails(short_error="unknown tool")
    assert result(step("error_message", call="c", name="nope", error=error)) == ToolResult(
        tool_use_id="c", content=[Text(text="unknown tool")], is_error=True, name="nope"
    )
    (message,) = decoded(body([step("error_message", error=error)]))
    assert (message.role, message.blocks) == ("system", [Notice(kind="error", text="unknown tool")])


def test_orphans_and_results_before_their_call_keep_their_place() -> None:
    call = pb.ChatToolCall(id="late", name="a", arguments_json="{}")
    steps = [step("generic", call="late"), step("planner_response", tool_calls=[call]), step("generic", call="nobody")]
    blocks = [message.blocks[0] for message in decoded(body(steps))]
    assert [getattr(block, "tool_use_id", None) or getattr(block, "id", None) for block in blocks] == [
        "late",
        "late",
        "nobody",
    ]


# Damage


def test_a_null_payload_is_a_raw_block_without_data() -> None:
    (message,) = decoded(body([row(0, None, step_type=15)]))
    assert (message.role, message.blocks) == ("assistant", [])
    assert only(body([row(0, None, step_type=10)])) == Raw(format="antigravity", kind="COMPILE")


def test_a_damaged_payload_shows_its_readable_prefix_and_a_loss() -> None:
    data = step("planner_response", response="This text is cut somewhere in the middle").SerializeToString()
    converted = to_common(body([row(0, data[:-10])]))
    assert converted.value.messages[0].blocks == [Text(text="This text is cut somewhere in ")]
    (loss,) = converted.losses
    assert (loss.kind, loss.path) == ("dropped", "steps[0].step_payload")


@pytest.mark.parametrize("cell", ["text", 1, 1.5, RawText(b"\xff")])
def test_a_payload_that_is_no_blob_is_a_loss(cell: Any) -> None:
    converted = to_common(body([row(0, cell, step_type=14, status=3)]))
    assert converted.value.messages == [Message(role="user", refs=["steps/0"])]
    reason = "the cell holds no blob, so that nothing in it could be read"
    assert converted.losses == (Loss("dropped", "steps[0].step_payload", reason),)


def test_a_body_without_tables_is_an_empty_conversation() -> None:
    conversation = body([])
    conversation.database.tables.clear()
    converted = to_common(conversation)
    assert (converted.value.messages, converted.value.meta.id, converted.losses) == ([], conversation.id, ())


GOOD = step("planner_response", response="Grüße", thinking="t", tool_calls=[pb.ChatToolCall(id="c", name="n")])


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.binary(max_size=60),
            st.integers(0, len(GOOD.SerializeToString())).map(lambda n: GOOD.SerializeToString()[:n]),
            st.none(),
            st.text(max_size=4),
        ),
        max_size=6,
    ),
    st.binary(max_size=40),
)
def test_any_bytes_decode_the_same_each_time(payloads: list[Any], other: bytes) -> None:
    conversation = body(
        [row(i, cell, metadata=other) for i, cell in enumerate(payloads)], generated=[other], main=other
    )
    first, second = to_common(conversation), to_common(conversation)
    assert first == second
    assert [message.refs for message in first.value.messages] == [[f"steps/{i}"] for i in range(len(payloads))]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_any_message_of_the_schema_decodes_to_what_the_common_form_holds(seed: int) -> None:
    random = Random(seed)
    steps = [
        row(random.choice([i, 0, -3]), damaged(random_step(random).SerializeToString(), random), step_type=i)
        for i in range(6)
    ]
    generated = [fill(pb.CortexStepGeneratorMetadata(), random) for _ in range(random.choice([0, 1, 2]))]
    conversation = body(steps, generated=generated, main=fill(pb.CortexTrajectoryMetadata(), random))
    first, second = to_common(conversation), to_common(conversation)
    assert msgspec.convert(msgspec.to_builtins(first.value), Transcript) == second.value
    assert first.losses == second.losses
    assert sorted(ref for message in first.value.messages for ref in message.refs) == [f"steps/{i}" for i in range(6)]


def test_a_prompt_that_was_the_users_is_found_by_idx() -> None:
    lines = [prompt("model", source=2, idx=1), prompt("user", source=1, idx=2), prompt("again", source=1, idx=2)]
    prompts = read_prompts(body([], generated=[generated(*lines)]), Losses())
    found = prompts.user(2)
    assert (found.prompt if found else None, prompts.user(1), prompts.row) == ("user", None, 0)


def test_a_null_row_of_the_prompt_copy_is_passed_over() -> None:
    rows = [generated(prompt("shown", call="c")), None]
    assert result(step("generic", call="c"), generated=rows).content == [Text(text="shown")]
