"""`from_common` with a base: what was not edited keeps its bytes."""

from __future__ import annotations

import base64

import msgspec
import pytest
from lens_bodies import UNKNOWN, cells, conversation, edited, payload, rows_of, without_refs
from step_bodies import body, row, stamp, step

from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import Block, Image, Message, Notice, Text, Thinking, ToolResult, ToolUse, Transcript, Usage
from decant.losses import Loss

SIGNATURE = base64.b64encode(b"other").decode()


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
    _rename(wanted.messages[1], 3)


def _rename(message: Message, place: int) -> None:
    call = message.blocks[place]
    assert isinstance(call, ToolUse)
    message.blocks[place] = msgspec.structs.replace(call, name="other", tool=None, signature=SIGNATURE)


def _calls(conversation: Body, place: int = 1) -> list[pb.ChatToolCall]:
    cell = cells(conversation)[place]
    assert isinstance(cell, bytes)
    return list(pb.Step.FromString(cell).planner_response.tool_calls)


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
    assert (canceled.tool_use_id, canceled.name, canceled.status) == ("c1", "run_command", "canceled")


def test_a_call_that_is_added_stands_where_it_was_put_and_the_others_keep_what_nobody_knows() -> None:
    def add(wanted: Transcript) -> None:
        wanted.messages[1].blocks.insert(3, ToolUse(id="c3", name="finish"))
        wanted.messages.append(Message(role="user", blocks=[ToolResult(tool_use_id="c3", name="finish")]))

    _, after, _, _ = edited(add)
    made = pb.Step.FromString(bytes(cells(after)[1])).planner_response.tool_calls  # type: ignore[arg-type]
    assert [(call.id, call.name) for call in made] == [("c1", "run_command"), ("c3", "finish"), ("c2", "view_file")]
    assert made[0].arguments_json == '{"CommandLine": "ls"}'


def test_a_result_is_not_made_to_wait() -> None:
    def wait(wanted: Transcript) -> None:
        result = wanted.messages[3].blocks[0]
        assert isinstance(result, ToolResult)
        result.status = "pending"

    _, after, _, losses = edited(wait)
    assert cells(after, "status")[3] == 3
    reasons = [loss.reason for loss in losses if loss.path == "messages[3].blocks[0].status"]
    assert "a step that the agent would run, or wait for, is never written" in reasons


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


def test_calls_that_are_added_and_dropped_leave_the_others_their_bytes() -> None:
    base, after, wanted, losses = edited(_add_and_drop_call)
    assert [loss for loss in losses if loss.path.startswith("messages")] == []
    assert without_refs(to_common(after).value) == without_refs(wanted)
    before, now = (_calls(each) for each in (base, after))
    assert (now[0], now[1].id) == (before[1], "c3")


def test_a_call_that_changes_keeps_what_nobody_knows_of_it() -> None:
    made = step("planner_response")
    made.planner_response.tool_calls.add(id="c1", name="finish").MergeFromString(UNKNOWN)
    made.planner_response.tool_calls.add(id="c2", name="finish").MergeFromString(UNKNOWN)
    base = body([made])
    wanted = to_common(base).value
    wanted.messages[0].blocks.reverse()
    _rename(wanted.messages[0], 0)
    after = _calls(from_common(wanted, base=base).value, 0)
    assert [(call.id, call.name, UNKNOWN in call.SerializeToString()) for call in after] == [
        ("c2", "other", True),
        ("c1", "finish", True),
    ]


@pytest.mark.parametrize(
    ("place", "blocks", "written", "paths"),
    [
        (0, [Text(text="a"), Text(text="b")], [Text(text="a\nb")], {"messages[0].blocks[1]"}),
        (4, [Text(text="a"), Text(text="b")], [Text(text="a\nb")], {"messages[4].blocks[1]"}),
        (
            4,
            [Thinking(text="a"), Thinking(text="b"), Text(text="c")],
            [Text(text="c")],
            {"messages[4].blocks[0]", "messages[4].blocks[1]"},
        ),
        (
            4,
            [ToolUse(id="c3", name="finish"), Text(text="a")],
            [Text(text="a"), ToolUse(id="c3", name="finish")],
            {"messages[4].blocks[0]"},
        ),
    ],
)
def test_words_that_a_record_cannot_hold_are_written_anew_as_far_as_a_step_goes(
    place: int, blocks: list[Block], written: list[Block], paths: set[str]
) -> None:
    def change(wanted: Transcript) -> None:
        wanted.messages[place].blocks = blocks

    _, after, _, losses = edited(change)
    assert to_common(after).value.messages[place].blocks == written
    assert paths <= {loss.path for loss in losses}
