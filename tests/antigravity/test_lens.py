"""`from_common` with a base: what was not edited keeps its bytes."""

from __future__ import annotations

import base64
from collections.abc import Callable

import msgspec
import pytest
from step_bodies import body, generated, prompt, row, stamp, step, table

from decant.antigravity import pb
from decant.antigravity.body import Body, Row
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import Image, Message, Notice, Status, Text, Thinking, ToolResult, ToolUse, Transcript, Usage
from decant.losses import Loss

UNKNOWN = bytes.fromhex("fa3f03616263")  # field 1023, which no schema has
SIGNATURE = base64.b64encode(b"other").decode()


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


def edited(change: Callable[[Transcript], object]) -> tuple[Body, Body, Transcript, tuple[Loss, ...]]:
    base = conversation()
    wanted = to_common(base).value
    change(wanted)
    converted = from_common(wanted, base=base)
    return base, converted.value, wanted, converted.losses


def without_refs(transcript: Transcript) -> list[Message]:
    return [msgspec.structs.replace(message, refs=[]) for message in transcript.messages]


def block(transcript: Transcript, message: int, number: int) -> object:
    return transcript.messages[message].blocks[number]


def test_nothing_edited_gives_the_base_itself() -> None:
    base, after, _, losses = edited(lambda wanted: None)
    assert after is base
    assert losses == ()


def test_garbage_is_kept_where_nobody_looked_at_it() -> None:
    base = body([row(0, b"\xff\xff\xff"), row(1, None), row(2, "text"), row(3, step("user_input", user_response="q"))])
    wanted = to_common(base).value
    assert from_common(wanted, base=base).value is base
    wanted.messages[3].blocks = [Text(text="r")]
    after = from_common(wanted, base=base).value
    assert cells(after)[:3] == [b"\xff\xff\xff", None, "text"]


def _set_text(wanted: Transcript) -> None:
    wanted.messages[0].blocks = [Text(text="another")]


def _set_answer(wanted: Transcript) -> None:
    wanted.messages[4].blocks = [Text(text="finished", display="shown")]


def _set_thought(wanted: Transcript) -> None:
    wanted.messages[1].blocks[0] = Thinking(text="well", signature=SIGNATURE)


def _set_call(wanted: Transcript) -> None:
    call = wanted.messages[1].blocks[2]
    assert isinstance(call, ToolUse)
    wanted.messages[1].blocks[2] = msgspec.structs.replace(call, arguments={"CommandLine": "pwd", "n": 1}, tool=None)


def _rename_call(wanted: Transcript) -> None:
    call = wanted.messages[1].blocks[3]
    assert isinstance(call, ToolUse)
    wanted.messages[1].blocks[3] = msgspec.structs.replace(call, name="other", tool=None, signature=SIGNATURE)


def _break_call(wanted: Transcript) -> None:
    call = wanted.messages[1].blocks[3]
    assert isinstance(call, ToolUse)
    wanted.messages[1].blocks[3] = msgspec.structs.replace(call, arguments={}, tool=None, invalid_json="{oops")


def _add_and_drop_call(wanted: Transcript) -> None:
    blocks = wanted.messages[1].blocks
    blocks[2:] = [blocks[3], ToolUse(id="c3", name="finish")]
    wanted.messages[2:3] = []
    wanted.messages.append(Message(role="user", blocks=[ToolResult(tool_use_id="c3", name="finish")]))


def _set_result(wanted: Transcript) -> None:
    result = wanted.messages[2].blocks[0]
    assert isinstance(result, ToolResult)
    result.content = [Text(text="b.txt")]


def _fail_result(wanted: Transcript) -> None:
    result = wanted.messages[3].blocks[0]
    assert isinstance(result, ToolResult)
    result.is_error = True


def _interrupt_result(wanted: Transcript) -> None:
    result = wanted.messages[3].blocks[0]
    assert isinstance(result, ToolResult)
    result.status, result.is_error = "interrupted", True


def _set_notice(wanted: Transcript) -> None:
    wanted.messages[5].blocks = [Notice(kind="system", text="retold")]


def _set_state(wanted: Transcript) -> None:
    message = wanted.messages[1]
    message.timestamp, message.id, message.stop_reason = "2026-05-06T07:08:09Z", "m2", "STOP_PATTERN"
    message.usage, message.model = Usage(input_tokens=1, cache_read_tokens=0, output_tokens=2, reasoning_tokens=0), "x"


def _set_user_state(wanted: Transcript) -> None:
    wanted.messages[0].timestamp, wanted.messages[0].id = None, "u1"


EDITS = {
    "text": (_set_text, 0),
    "answer": (_set_answer, 4),
    "thought": (_set_thought, 1),
    "call": (_set_call, 1),
    "call renamed": (_rename_call, 1),
    "call broken": (_break_call, 1),
    "result": (_set_result, 2),
    "result failed": (_fail_result, 3),
    "result interrupted": (_interrupt_result, 3),
    "notice": (_set_notice, 5),
    "state": (_set_state, 1),
    "user state": (_set_user_state, 0),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_comes_back_and_touches_only_its_own_record(name: str) -> None:
    change, place = EDITS[name]
    base, after, wanted, losses = edited(change)
    assert [loss for loss in losses if loss.path.startswith("messages")] == []
    assert without_refs(to_common(after).value) == without_refs(wanted)
    before, now = cells(base), cells(after)
    assert [n for n, (a, b) in enumerate(zip(before, now, strict=True)) if a != b] == (
        [place] if name != "result failed" else [3]
    )
    assert all(isinstance(cell, bytes) and UNKNOWN in cell for cell in now)  # type: ignore[arg-type]


def test_an_old_text_lingers_nowhere() -> None:
    _, after, _, _ = edited(_set_text)
    everything = [cell for table in after.database.tables for each in table.rows for cell in each]
    assert not any(b"question" in cell for cell in everything if isinstance(cell, bytes))


def test_a_result_whose_text_changes_keeps_its_typed_form() -> None:
    _, after, _, _ = edited(_set_result)
    result = to_common(after).value.messages[2].blocks[0]
    assert isinstance(result, ToolResult)
    assert result.content == [Text(text="b.txt")]
    assert result.output is not None
    assert cells(after, "step_type") == [pb.Step.FromString(each).type for each in cells(after)]  # type: ignore[arg-type]
    other = to_common(after).value.messages[3].blocks[0]
    assert isinstance(other, ToolResult)
    assert other.content == [Text(text="what it saw of the file")]


def test_deleting_keeps_the_other_rows_and_their_numbers() -> None:
    base, after, wanted, losses = edited(lambda wanted: wanted.messages.pop(4))
    assert losses == (Loss("derived", "gen_metadata[1].data", "it follows the steps that were changed or removed"),)
    assert cells(after, "idx") == [0, 1, 2, 3, 5]
    assert cells(after) == [cell for place, cell in enumerate(cells(base)) if place != 4]
    assert without_refs(to_common(after).value) == without_refs(wanted)


def test_the_newest_prompt_copy_is_never_dropped() -> None:
    _, after, _, _ = edited(lambda wanted: wanted.messages.pop(4))
    table = after.database.table("gen_metadata")
    assert table is not None
    assert len(table.rows) == 2
    data = table.rows[1][1]
    assert isinstance(data, bytes)
    assert table.rows[1][2] == len(data)
    assert list(pb.CortexStepGeneratorMetadata.FromString(data).step_indices) == []


def test_moving_and_inserting_renumber_what_must_be() -> None:
    def change(wanted: Transcript) -> None:
        messages = wanted.messages
        messages[4], messages[5] = messages[5], messages[4]
        messages.insert(0, Message(role="user", blocks=[Text(text="first")]))

    base, after, wanted, losses = edited(change)
    assert [loss for loss in losses if loss.path.startswith("messages")] == []
    assert cells(after, "idx") == [0, 1, 2, 3, 4, 5, 6]
    before = cells(base)
    assert cells(after)[1:] == [*before[:4], before[5], before[4]]
    assert without_refs(to_common(after).value) == without_refs(wanted)


def test_a_call_whose_result_is_removed_is_answered_as_canceled() -> None:
    _, after, _, losses = edited(lambda wanted: wanted.messages.pop(2))
    assert ("invented", "messages[1].blocks[2]") in {(loss.kind, loss.path) for loss in losses}
    canceled = to_common(after).value.messages[2].blocks[0]
    assert isinstance(canceled, ToolResult)
    assert (canceled.tool_use_id, canceled.status) == ("c1", "canceled")


def test_a_pending_step_that_is_edited_is_canceled() -> None:
    pending = step("run_command", status=1, call="c1", name="run_command")
    base = body([step("planner_response", response="x"), pending])
    wanted = to_common(base).value
    wanted.messages[1].timestamp = "2026-05-06T07:08:09Z"
    converted = from_common(wanted, base=base)
    assert cells(converted.value, "status")[1] == 6
    assert any(loss.path.startswith("messages[1]") and "status" in loss.path for loss in converted.losses)


def test_properties_that_no_table_of_the_agent_holds_get_one_of_ours() -> None:
    def change(wanted: Transcript) -> None:
        wanted.meta.title, wanted.meta.model, wanted.meta.cwd = "A title", "a-model", "/new"
        wanted.meta.workspaces, wanted.meta.git_branch, wanted.meta.tags = ["/new"], "topic", ["t"]

    base, after, wanted, losses = edited(change)
    assert losses == ()
    assert to_common(after).value.meta == wanted.meta
    assert cells(after) == cells(base)
    own = after.database.table("decant_meta")
    assert own is not None
    assert own.rows == [("model", '"a-model"'), ("title", '"A title"')]
    back = to_common(base).value
    assert from_common(back, base=after).value.database.table("decant_meta") is None


@pytest.mark.parametrize("rows", [[("title", "not json")], [("colour", '"red"')], [("tags", '"x"')], [(None, None)]])
def test_a_table_of_ours_that_makes_no_sense_is_a_loss(rows: list[tuple[object, object]]) -> None:
    from decant.antigravity.own_meta import with_own_meta

    base = with_own_meta(conversation(), {"title": "x"})
    table = base.database.table("decant_meta")
    assert table is not None
    table.rows[:] = rows  # type: ignore[assignment]
    converted = to_common(base)
    assert converted.value.meta.title == "question"
    assert [loss.path for loss in converted.losses] == ["decant_meta[0]"]


def test_an_edited_step_names_no_file_any_more() -> None:
    asked = step("user_input", user_response="look")
    asked.user_input.media.add(mime_type="image/png", uri="file:///etc/passwd")
    base = body([asked])
    wanted = to_common(base).value
    text = wanted.messages[0].blocks[0]
    assert isinstance(text, Text)
    text.text = "look again"
    converted = from_common(wanted, base=base)
    assert not any(b"passwd" in cell for cell in cells(converted.value) if isinstance(cell, bytes))
    assert any(loss.path.startswith("messages[0]") for loss in converted.losses)


def test_a_damaged_prompt_copy_stays_and_is_reported() -> None:
    base = body([step("user_input", user_response="a"), step("user_input", user_response="b")], generated=[b"\xff"])
    wanted = to_common(base).value
    del wanted.messages[0]
    converted = from_common(wanted, base=base)
    table = converted.value.database.table("gen_metadata")
    assert table is not None
    assert table.rows[0][1] == b"\xff"
    assert "gen_metadata[0].data" in {loss.path for loss in converted.losses}


@pytest.mark.parametrize("named_by", ["payload", "column", "both", "nothing"])
def test_a_result_is_given_to_another_call_wherever_its_record_names_the_call(named_by: str) -> None:
    column = pb.CortexStepMetadata(tool_call=pb.ChatToolCall(id="first")) if named_by in ("column", "both") else None
    answered = step("generic", call="first" if named_by in ("payload", "both") else None)
    base = body([row(0, answered, metadata=column.SerializeToString() if column is not None else None)])
    after = from_common(_with_result(base, tool_use_id="second"), base=base)
    assert after.losses == ()
    assert result_of(after.value).tool_use_id == "second"
    assert not any(b"first" in cell for cell in (*cells(after.value), *cells(after.value, "metadata")) if cell)  # type: ignore[operator]


def result_of(conversation: Body, place: int = 0) -> ToolResult:
    found = to_common(conversation).value.messages[place].blocks[0]
    assert isinstance(found, ToolResult)
    return found


def _with_result(base: Body, **changes: object) -> Transcript:
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


@pytest.mark.parametrize("in_payload", [True, False])
@pytest.mark.parametrize("duration", [None, 0, -1, 5_000_000_001])
def test_a_results_duration_can_be_edited(duration: int | None, in_payload: bool) -> None:
    answered, metadata = step("generic", call="c"), timed(0, 3)
    if in_payload:
        answered.metadata.MergeFrom(metadata)
    base = body([row(0, answered, metadata=None if in_payload else metadata.SerializeToString())])
    after = from_common(_with_result(base, duration_ns=duration), base=base)
    assert (after.losses, result_of(after.value).duration_ns) == ((), duration)


@pytest.mark.parametrize(("created", "duration"), [(None, 1), (0, 2**100), (253_402_300_799, 10**9)])
def test_a_duration_that_ends_at_no_time_is_a_loss(created: int | None, duration: int) -> None:
    base = body([row(0, step("generic", call="c"), metadata=timed(created).SerializeToString())])
    (loss,) = from_common(_with_result(base, duration_ns=duration), base=base).losses
    assert (loss.kind, loss.path) == ("dropped", "messages[0].blocks[0].duration_ns")
    assert "time" in loss.reason


def failed(status: int) -> Body:
    answered = step("view_file", status=status, call="c", content="half", num_lines=1)
    answered.error.short_error = "broke off"
    return body([row(0, answered, error_details=answered.error.SerializeToString())])


@pytest.mark.parametrize("status", [3, 7])
def test_a_failure_that_is_made_good_leaves_no_error_behind(status: int) -> None:
    base = failed(status)
    wanted = _with_result(base, content=[Text(text="whole")], status="done", is_error=False)
    after = from_common(wanted, base=base)
    found = result_of(after.value)
    assert (found.content, found.status, found.is_error) == ([Text(text="whole")], "done", False)
    assert (cells(after.value, "status"), cells(after.value, "error_details")) == ([3], [None])
    assert not any(b"broke off" in cell for cell in cells(after.value))  # type: ignore[operator]


@pytest.mark.parametrize(("number", "status"), [(3, "done"), (7, "error")])
def test_a_failure_whose_words_change_is_still_a_failure(number: int, status: Status) -> None:
    base = failed(number)
    assert result_of(base).status == status
    found = result_of(from_common(_with_result(base, content=[Text(text="other words")]), base=base).value)
    assert (found.content, found.is_error) == ([Text(text="other words")], True)


@pytest.mark.parametrize("kind", ["system_message", "ephemeral_message", "error_message"])
def test_a_notices_words_change_in_its_own_record(kind: str) -> None:
    fields = {
        "system_message": {"message": "old"},
        "ephemeral_message": {"content": "old"},
        "error_message": {"error": pb.CortexErrorDetails(short_error="old")},
    }
    base = body([row(0, payload(step(kind, **fields[kind])))])
    wanted = to_common(base).value
    (notice,) = wanted.messages[0].blocks
    assert isinstance(notice, Notice)
    notice.text = "new"
    after = from_common(wanted, base=base)
    assert after.losses == ()
    assert without_refs(to_common(after.value).value) == without_refs(wanted)
    assert all(isinstance(cell, bytes) and UNKNOWN in cell and b"old" not in cell for cell in cells(after.value))


def test_words_added_to_a_result_are_not_lost() -> None:
    _, after, _, _ = edited(lambda wanted: wanted.messages[2].blocks.append(Text(text="look at that")))
    said = to_common(after).value.messages
    assert [type(message.blocks[0]) for message in said[2:5]] == [ToolResult, Text, ToolResult]
    assert said[3].blocks == [Text(text="look at that")]


def test_a_picture_that_is_taken_out_leaves_the_others_as_they_were() -> None:
    described = [pb.Media(mime_type="image/png", inline_data=data, thumbnail=b"small") for data in (b"one", b"two")]
    old = [pb.ImageData(mime_type="image/gif", base64_data="R0lG", caption="old")]
    base = body([row(0, payload(step("user_input", user_response="see", media=described, images=old)))])
    wanted = to_common(base).value
    del wanted.messages[0].blocks[1]
    wanted.messages[0].blocks.append(Image(mime_type="image/png", data="bmV3"))
    after = from_common(wanted, base=base).value
    (cell,) = cells(after)
    assert isinstance(cell, bytes)
    asked = pb.Step.FromString(cell).user_input
    assert [each.inline_data for each in asked.media] == [b"two", b"new"]
    assert (asked.media[0], list(asked.images)) == (described[1], old)
    assert UNKNOWN in cell


@pytest.mark.parametrize("kind", ["user_input", "planner_response"])
def test_what_a_message_says_of_itself_can_be_edited_where_the_record_has_its_time(kind: str) -> None:
    said = step(kind)
    said.metadata.created_at.CopyFrom(stamp())
    base = body([said])
    wanted = to_common(base).value
    message = wanted.messages[0]
    message.id, message.usage = "m2", Usage(input_tokens=1, cache_read_tokens=0, output_tokens=2, reasoning_tokens=0)
    if kind == "planner_response":
        message.model = wanted.meta.model = "MODEL_GOOGLE_GEMINI_2_5_PRO"
    after = from_common(wanted, base=base)
    assert after.losses == ()
    assert without_refs(to_common(after.value).value) == without_refs(wanted)


def rows_of(conversation: Body, name: str) -> list[Row]:
    found = conversation.database.table(name)
    assert found is not None
    return found.rows


@pytest.mark.parametrize(("others", "place"), [([], 0), ([("t0", "another", 1, 1)], 1)])
def test_only_the_row_for_this_file_says_its_new_properties(others: list[Row], place: int) -> None:
    base = body([])
    rows_of(base, "trajectory_meta")[:0] = others
    wanted = to_common(base).value
    wanted.meta.id, wanted.meta.extra["source"] = "another-id", 5
    after = from_common(wanted, base=base)
    assert rows_of(after.value, "trajectory_meta")[:place] == others
    assert rows_of(after.value, "trajectory_meta")[place:] == [("trajectory-1", "another-id", 4, 5)]


def test_where_no_row_is_for_this_file_the_first_one_speaks_for_it() -> None:
    base = body([], meta=("t0", "another", 1, 1))
    rows_of(base, "trajectory_meta").append(("t1", "a third", 2, 2))
    wanted = to_common(base).value
    wanted.meta.extra["source"] = 5
    after = from_common(wanted, base=base)
    assert after.losses == ()
    assert rows_of(after.value, "trajectory_meta") == [("t0", "another", 1, 5), ("t1", "a third", 2, 2)]


@pytest.mark.parametrize("columns", [None, ("trajectory_id", "source")])
def test_an_id_that_no_table_can_hold_is_a_loss_and_another_property_goes_to_a_table_of_ours(
    columns: tuple[str, ...] | None,
) -> None:
    base = body([], meta=None)
    names = ("trajectory_meta", "trajectory_metadata_blob")
    others = [each for each in base.database.tables if each.name not in names]
    base.database.tables[:] = [*others, *(table(name, columns, [("t", 1)]) for name in names if columns)]
    wanted = to_common(base).value
    wanted.meta.id, wanted.meta.project_id = "another-id", "p"
    after = from_common(wanted, base=base)
    assert [loss.path for loss in after.losses] == ["meta.id"]
    assert rows_of(after.value, "decant_meta") == [("project_id", '"p"')]


def test_only_the_main_blob_says_new_properties_and_a_row_for_it_is_added_where_there_is_none() -> None:
    for blobs in ([], [("other", b"kept")], [("other", b"kept"), ("main", b"")]):
        base = body([])
        rows_of(base, "trajectory_metadata_blob")[:] = blobs
        wanted = to_common(base).value
        wanted.meta.project_id = "p"
        after = from_common(wanted, base=base)
        assert (after.losses, to_common(after.value).value.meta.project_id) == ((), "p")
        kept = [each for each in blobs if each[0] == "other"]
        assert [each for each in rows_of(after.value, "trajectory_metadata_blob") if each[0] != "main"] == kept


@pytest.mark.parametrize(
    ("change", "rowids"),
    [
        (_set_text, [2, 3, 5, 7, 11, 13]),
        (lambda wanted: wanted.messages.reverse(), [2, 3, 5, 7, 11, 13]),
        (lambda wanted: wanted.messages.pop(4), [1, 2, 3, 4, 5]),
    ],
)
def test_rows_that_sqlite_numbers_itself_keep_their_numbers_while_there_are_as_many(
    change: Callable[[Transcript], object], rowids: list[int]
) -> None:
    base = conversation()
    held = base.database.table("steps")
    assert held is not None
    held.rowids = [2, 3, 5, 7, 11, 13]
    wanted = to_common(base).value
    change(wanted)
    after = from_common(wanted, base=base).value.database.table("steps")
    assert after is not None
    assert after.rowids == rowids


def generations(conversation: Body) -> list[pb.CortexStepGeneratorMetadata]:
    return [pb.CortexStepGeneratorMetadata.FromString(each[1]) for each in rows_of(conversation, "gen_metadata")]  # type: ignore[arg-type]


@pytest.mark.parametrize(("place", "line"), [(1, 2), (3, 3), (4, 4), (5, 5)])
def test_the_prompt_copy_forgets_an_answer_that_is_no_longer_there_and_nothing_else(place: int, line: int) -> None:
    calls = [pb.ChatToolCall(id=each, name="finish") for each in ("c1", "c2")]
    answers = [
        step("planner_response", response="yes"),
        step("planner_response", response="no"),
        step("planner_response", tool_calls=calls[:1]),
        step("planner_response", tool_calls=calls[1:], thinking="hm"),
    ]
    asked = [step("user_input", user_response="yes"), step("user_input", user_response="no")]
    results = [step("generic", call="c1"), step("generic", call="c2")]
    lines = [
        prompt("yes", source=5),
        prompt("yes", idx=0, source=1),
        prompt("yes", idx=9, source=2),
        prompt("no", idx=9, source=2),
        prompt("", idx=9, source=2, tool_calls=calls[:1]),
        prompt("", idx=9, source=2, tool_calls=calls[1:], thinking="hm"),
        prompt("", idx=9, source=2),
    ]
    base = body([asked[0], answers[0], asked[1], *answers[1:], *results], generated=[generated(*lines)])
    wanted = to_common(base).value
    del wanted.messages[place]
    (after,) = generations(from_common(wanted, base=base).value)
    assert list(after.chat_model.message_prompts) == [*lines[:line], *lines[line + 1 :]]
    wanted.messages.insert(place, to_common(base).value.messages[place])
    wanted.messages[place].blocks = [Text(text="said otherwise")]
    (edit,) = generations(from_common(wanted, base=base).value)
    assert edit.chat_model == after.chat_model


def test_a_call_that_made_several_steps_still_names_those_that_stay() -> None:
    steps = [step("planner_response", response=text) for text in ("a", "b", "c")]
    base = body(steps, generated=[generated(steps=[0, 1], model="a-model"), generated(steps=[2], model="other")])
    wanted = to_common(base).value
    del wanted.messages[1]
    after = from_common(wanted, base=base)
    assert [list(each.step_indices) for each in generations(after.value)] == [[0], [2]]
    assert without_refs(to_common(after.value).value) == without_refs(wanted)


@pytest.mark.parametrize(("last", "named"), [(2**32 - 2, [2**32 - 1]), (2**32 - 1, []), (2**40, [])])
def test_a_step_that_moves_beyond_what_a_call_can_name_is_named_no_more(last: int, named: list[int]) -> None:
    steps = [row(place, step("planner_response", response="a")) for place in (7, last)]
    base = body(steps, generated=[generated(steps=[7], model="a-model")])
    wanted = to_common(base).value
    wanted.messages.reverse()
    after = from_common(wanted, base=base)
    assert cells(after.value, "idx") == [last, last + 1]
    assert [list(each.step_indices) for each in generations(after.value)] == [named]


def test_a_row_for_a_model_is_numbered_after_the_others() -> None:
    base = conversation()
    held = base.database.table("gen_metadata")
    assert held is not None
    held.rowids = [4, 9]
    wanted = to_common(base).value
    _set_state(wanted)
    after = from_common(wanted, base=base).value.database.table("gen_metadata")
    assert after is not None
    assert (after.rowids, [each[0] for each in after.rows]) == ([4, 9, 10], [0, 1, 2])


@pytest.mark.parametrize("told", [pb.CortexStepMetadata(), pb.CortexStepMetadata(created_at=stamp())])
def test_a_model_that_has_a_number_is_changed_in_its_own_record(told: pb.CortexStepMetadata) -> None:
    said = step("planner_response", response="x")
    said.metadata.CopyFrom(told)
    if told.HasField("created_at"):
        said.metadata.generator_model = 4711  # pyright: ignore[reportAttributeAccessIssue]
    base = body([said])
    wanted = to_common(base).value
    wanted.messages[0].model = wanted.meta.model = "MODEL_GOOGLE_GEMINI_2_5_PRO"
    after = from_common(wanted, base=base)
    assert (after.losses, rows_of(after.value, "gen_metadata")) == ((), [])


def test_a_notice_that_becomes_two_stays_as_it_is_and_that_is_reported() -> None:
    base, after, _, losses = edited(lambda wanted: wanted.messages[5].blocks.append(Notice(kind="system", text="more")))
    assert cells(after) == cells(base)
    assert ("altered", "messages[5]") in {(loss.kind, loss.path) for loss in losses}


@pytest.mark.parametrize("column", [None, pb.CortexStepMetadata(), timed(0)])
def test_the_times_of_a_result_whose_words_change_leave_the_payload_and_stay_its_times(
    column: pb.CortexStepMetadata | None,
) -> None:
    answered = step("view_file", call="c", content="a", num_lines=1)
    answered.metadata.MergeFrom(timed(5, 8))
    base = body([row(0, answered, metadata=column.SerializeToString() if column is not None else None)])
    wanted = _with_result(base, content=[Text(text="b")])
    after = from_common(wanted, base=base)
    assert after.losses == ()
    assert without_refs(to_common(after.value).value) == without_refs(wanted)
    (cell,) = cells(after.value)
    assert isinstance(cell, bytes)
    told = pb.Step.FromString(cell).metadata
    assert not told.HasField("created_at")
    assert not told.HasField("completed_at")


def test_the_prompt_copy_forgets_a_result_by_its_call_and_keeps_one_of_another_step_with_the_same_id() -> None:
    results = [step("generic", call=call) for call in ("again", "again", "once")]
    lines = [
        prompt("first", call="again", idx=0),
        prompt("second", call="again", idx=1),
        prompt("third", call="once", idx=9),
    ]
    base = body(results, generated=[generated(*lines)])
    for place, left in ((0, lines[1:]), (1, [lines[0], lines[2]]), (2, lines[:2])):
        wanted = to_common(base).value
        del wanted.messages[place]
        after = from_common(wanted, base=base)
        assert list(generations(after.value)[0].chat_model.message_prompts) == left
        assert without_refs(to_common(after.value).value) == without_refs(wanted)
        assert [loss for loss in after.losses if loss.path.startswith("messages")] == []


def test_the_lines_of_the_prompt_copy_follow_the_steps_that_move() -> None:
    def change(wanted: Transcript) -> None:
        wanted.messages.insert(0, Message(role="user", blocks=[Text(text="first")]))

    base, after, _, _ = edited(change)
    assert [line.step_idx for line in generations(base)[1].chat_model.message_prompts] == [0, 1, 2, 3]
    assert [line.step_idx for line in generations(after)[1].chat_model.message_prompts] == [1, 2, 3, 4]


@pytest.mark.parametrize(("model", "named"), [(None, []), ("a-model", [(0, 1)])])
def test_a_models_number_gives_way_to_no_model_or_to_a_name(model: str | None, named: list[tuple[int, int]]) -> None:
    said = step("planner_response", response="x")
    said.metadata.generator_model = 4711  # pyright: ignore[reportAttributeAccessIssue]
    base = body([said])
    held = base.database.table("gen_metadata")
    assert held is not None
    held.rowids = []
    wanted = to_common(base).value
    wanted.messages[0].model = wanted.meta.model = model
    converted = from_common(wanted, base=base)
    assert converted.losses == ()
    (cell,) = cells(converted.value)
    assert isinstance(cell, bytes)
    assert pb.Step.FromString(cell).metadata.generator_model == 0
    after = converted.value.database.table("gen_metadata")
    assert after is not None
    assert [(each[0], rowid) for each, rowid in zip(after.rows, after.rowids or [], strict=True)] == named
