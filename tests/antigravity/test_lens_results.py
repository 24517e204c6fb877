"""`from_common` with a base: edits of what a tool gave."""

from __future__ import annotations

import pytest
from lens_bodies import UNKNOWN, cells, edited, result_of, timed, with_result, without_refs
from step_bodies import body, row, step

from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import CommandOutput, Content, Image, Status, Text, ToolResult


@pytest.mark.parametrize("named_by", ["payload", "column", "both", "nothing"])
def test_a_result_is_given_to_another_call_wherever_its_record_names_the_call(named_by: str) -> None:
    column = pb.CortexStepMetadata(tool_call=pb.ChatToolCall(id="first")) if named_by in ("column", "both") else None
    answered = step("generic", call="first" if named_by in ("payload", "both") else None)
    base = body([row(0, answered, metadata=column.SerializeToString() if column is not None else None)])
    after = from_common(with_result(base, tool_use_id="second"), base=base)
    assert after.losses == ()
    assert result_of(after.value).tool_use_id == "second"
    assert not any(b"first" in cell for cell in (*cells(after.value), *cells(after.value, "metadata")) if cell)  # type: ignore[operator]


@pytest.mark.parametrize("in_payload", [True, False])
@pytest.mark.parametrize("duration", [None, 0, -1, 5_000_000_001])
def test_a_results_duration_can_be_edited(duration: int | None, in_payload: bool) -> None:
    answered, metadata = step("generic", call="c"), timed(0, 3)
    if in_payload:
        answered.metadata.MergeFrom(metadata)
    base = body([row(0, answered, metadata=None if in_payload else metadata.SerializeToString())])
    after = from_common(with_result(base, duration_ns=duration), base=base)
    assert (after.losses, result_of(after.value).duration_ns) == ((), duration)


@pytest.mark.parametrize(("created", "duration"), [(None, 1), (0, 2**100), (253_402_300_799, 10**9)])
def test_a_duration_that_ends_at_no_time_is_a_loss(created: int | None, duration: int) -> None:
    base = body([row(0, step("generic", call="c"), metadata=timed(created).SerializeToString())])
    (loss,) = from_common(with_result(base, duration_ns=duration), base=base).losses
    assert (loss.kind, loss.path) == ("dropped", "messages[0].blocks[0].duration_ns")
    assert "time" in loss.reason


def failed(status: int) -> Body:
    answered = step("view_file", status=status, call="c", content="half", num_lines=1)
    answered.error.short_error = "broke off"
    return body([row(0, answered, error_details=answered.error.SerializeToString())])


@pytest.mark.parametrize("status", [3, 7])
def test_a_failure_that_is_made_good_leaves_no_error_behind(status: int) -> None:
    base = failed(status)
    wanted = with_result(base, content=[Text(text="whole")], status="done", is_error=False)
    after = from_common(wanted, base=base)
    found = result_of(after.value)
    assert (found.content, found.status, found.is_error) == ([Text(text="whole")], "done", False)
    assert (cells(after.value, "status"), cells(after.value, "error_details")) == ([3], [None])
    assert not any(b"broke off" in cell for cell in cells(after.value))  # type: ignore[operator]


@pytest.mark.parametrize(("number", "status"), [(3, "done"), (7, "error")])
def test_a_failure_whose_words_change_is_still_a_failure(number: int, status: Status) -> None:
    base = failed(number)
    assert result_of(base).status == status
    found = result_of(from_common(with_result(base, content=[Text(text="other words")]), base=base).value)
    assert (found.content, found.is_error) == ([Text(text="other words")], True)


def test_words_added_to_a_result_are_not_lost() -> None:
    _, after, _, _ = edited(lambda wanted: wanted.messages[2].blocks.append(Text(text="look at that")))
    said = to_common(after).value.messages
    assert [type(message.blocks[0]) for message in said[2:5]] == [ToolResult, Text, ToolResult]
    assert said[3].blocks == [Text(text="look at that")]


@pytest.mark.parametrize("column", [None, pb.CortexStepMetadata(), timed(0)])
def test_the_times_of_a_result_whose_words_change_leave_the_payload_and_stay_its_times(
    column: pb.CortexStepMetadata | None,
) -> None:
    answered = step("view_file", call="c", content="a", num_lines=1)
    answered.metadata.MergeFrom(timed(5, 8))
    base = body([row(0, answered, metadata=column.SerializeToString() if column is not None else None)])
    wanted = with_result(base, content=[Text(text="b")])
    after = from_common(wanted, base=base)
    assert after.losses == ()
    assert without_refs(to_common(after.value).value) == without_refs(wanted)
    (cell,) = cells(after.value)
    assert isinstance(cell, bytes)
    told = pb.Step.FromString(cell).metadata
    assert not told.HasField("created_at")
    assert not told.HasField("completed_at")


PICTURE = pb.Media(mime_type="image/png", inline_data=b"old", description="tiny", thumbnail=b"small")


@pytest.mark.parametrize(
    ("pictures", "written"),
    [
        ([Image(mime_type="image/png", data="b2xk", name="tiny")], [PICTURE]),
        (
            [Image(mime_type="image/png", data="bmV3", name="new")],
            [pb.Media(mime_type="image/png", inline_data=b"new", display_name="new")],
        ),
        ([], []),
    ],
)
def test_a_results_picture_keeps_its_bytes_unless_it_is_edited(
    pictures: list[Content], written: list[pb.Media]
) -> None:
    answered = step("generic", call="c")
    answered.generic.result.result = "old"
    answered.generic.result.media.add().MergeFrom(PICTURE)
    answered.generic.result.media[0].MergeFromString(UNKNOWN)
    base = body([row(0, answered)])
    after = from_common(with_result(base, content=[Text(text="new"), *pictures]), base=base)
    assert after.losses == ()
    assert result_of(after.value).content == [Text(text="new"), *pictures]
    (cell,) = cells(after.value)
    assert isinstance(cell, bytes)
    assert (UNKNOWN in cell) == (PICTURE in written)
    found = pb.Step.FromString(cell).generic.result.media
    for each in found:
        each.DiscardUnknownFields()
    assert list(found) == written


@pytest.mark.parametrize(("data", "left"), [(b"old", [Image(mime_type="image/png", data="b2xk")]), (b"", [])])
def test_a_result_whose_words_change_names_no_file_any_more(data: bytes, left: list[Content]) -> None:
    answered = step("generic", call="c")
    answered.generic.result.media.add(mime_type="image/png", inline_data=data, uri="file:///etc/passwd")
    base = body([row(0, answered)])
    after = from_common(with_result(base, content=[Text(text="new"), *result_of(base).content]), base=base)
    assert result_of(after.value).content == [Text(text="new"), *left]
    assert not any(b"passwd" in cell for cell in cells(after.value) if isinstance(cell, bytes))
    assert after.losses != ()


def test_a_typed_result_is_not_edited_and_that_is_said() -> None:
    base = body([step("run_command", call="c", exit_code=0)])
    wanted = with_result(base, output=CommandOutput(text="other", exit_code=0))
    (loss,) = from_common(wanted, base=base).losses
    assert (loss.kind, loss.path) == ("altered", "messages[0].blocks[0].output")
    assert "not edited" in loss.reason
