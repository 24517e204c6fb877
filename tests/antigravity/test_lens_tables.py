"""`from_common` with a base: the conversation's properties, and the tables that speak of its steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from lens_bodies import cells, conversation, edited, generations, rows_of, without_refs
from step_bodies import body, generated, prompt, row, step, table

from decant.antigravity import pb
from decant.antigravity.body import Brain, BrainFile, Row
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.antigravity.mirror import refresh
from decant.common import Message, Text, Transcript
from decant.losses import Loss


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
        (lambda wanted: wanted.messages[0].blocks.clear(), [2, 3, 5, 7, 11, 13]),
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
    wanted.messages[1].model = "another"
    after = from_common(wanted, base=base).value.database.table("gen_metadata")
    assert after is not None
    assert (after.rowids, [each[0] for each in after.rows]) == ([4, 9, 10], [0, 1, 2])


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


def test_the_logs_of_a_brain_follow_an_edit_of_a_step_and_nothing_else() -> None:
    base = refresh(replace(conversation(), brain=Brain([BrainFile("task.md", b"mine")])))
    assert base.brain is not None
    wanted = to_common(base).value
    wanted.meta.title = "A title"
    after = from_common(wanted, base=base)
    assert (after.losses, after.value.brain) == ((), base.brain)
    wanted.messages[0].blocks = [Text(text="another")]
    after = from_common(wanted, base=base)
    assert [loss for loss in after.losses if loss.path == "brain"] == [
        Loss("derived", "brain", "the logs follow the steps that were changed")
    ]
    assert refresh(after.value) is after.value
    assert after.value.brain is not None
    assert after.value.brain.file("task.md") == base.brain.file("task.md")
    assert after.value.brain != base.brain


def test_the_main_blob_says_the_branch_and_the_repository_of_the_first_workspace() -> None:
    base = conversation()
    wanted = to_common(base).value
    for wanted.meta.git_branch, wanted.meta.repository in (("topic", "https://a.example/r.git"), (None, None)):
        after = from_common(wanted, base=base)
        assert after.losses == ()
        assert to_common(after.value).value.meta == wanted.meta
        assert after.value.database.table("decant_meta") is None
        base = after.value


def test_columns_of_the_prompt_copy_that_nobody_knows_stay() -> None:
    base = conversation()
    rows = [(*each, "kept", 7) for each in rows_of(base, "gen_metadata")]
    tables = base.database.tables
    place = next(n for n, each in enumerate(tables) if each.name == "gen_metadata")
    tables[place] = table("gen_metadata", ("idx", "data", "size", "one", "two"), rows)
    wanted = to_common(base).value
    del wanted.messages[4]
    after = rows_of(from_common(wanted, base=base).value, "gen_metadata")
    assert after != rows
    assert [each[3:] for each in after] == [("kept", 7), ("kept", 7)]
