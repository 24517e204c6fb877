"""The differences of two transcripts: none where they say the same, each at its own path, long ones too."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.align import Features, Item, align
from decant.common import (
    CommandOutput,
    Message,
    Meta,
    Notice,
    Text,
    Thinking,
    ToolResult,
    ToolUse,
    Transcript,
    Usage,
)
from decant.compare import Difference, compare, covers, member, uncovered
from decant.losses import Loss
from tests.strategies import blocks, messages, metas, transcripts

replace = msgspec.structs.replace


def user(text: str, **more: Any) -> Message:
    return Message(role="user", blocks=[Text(text=text)], **more)


def model(*parts: Any, **more: Any) -> Message:
    return Message(role="assistant", blocks=list(parts), **more)


def told(first: list[Message], second: list[Message]) -> list[tuple[str, str]]:
    return [(each.kind, each.path) for each in compare(Transcript(messages=first), Transcript(messages=second))]


def bare(transcript: Transcript) -> bytes:
    """The bytes of what is compared."""
    stripped = [replace(message, refs=[]) for message in transcript.messages]
    return msgspec.json.encode((replace(transcript.meta, format=None), stripped), order="sorted")


@given(transcripts())
def test_a_transcript_does_not_differ_from_itself_read_elsewhere(transcript: Transcript) -> None:
    moved = [replace(message, refs=["lines/7"]) for message in transcript.messages]
    other = replace(transcript, meta=replace(transcript.meta, format="another"), messages=moved)
    assert compare(transcript, other) == []


@given(transcripts(), transcripts())
def test_any_two_transcripts_differ_where_their_bytes_do(a: Transcript, b: Transcript) -> None:
    differences = compare(a, b)
    assert (differences == []) == (bare(a) == bare(b))
    assert not differences or not covers([], differences)
    assert covers([Loss(each.kind, each.path, "told") for each in differences], differences)
    assert {each.kind for each in compare(b, a)} <= {"dropped", "invented", "altered"}


@given(st.lists(messages, max_size=5), messages, st.data())
def test_one_message_more_or_less_is_one_difference(some: list[Message], more: Message, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(some)))
    longer = [*some[:place], more, *some[place:]]
    for kind, found in (("invented", told(some, longer)), ("dropped", told(longer, some))):
        assert [each for each, _ in found].count(kind) == 1
        assert len(found) == 1


@given(messages, st.lists(blocks, max_size=3), st.data())
def test_any_change_of_a_message_is_below_its_path(message: Message, others: list[Any], data: st.DataObject) -> None:
    changed = replace(message, blocks=others, model="changed", usage=data.draw(st.none() | st.just(Usage())))
    found = told([user("before"), message, user("after")], [user("before"), changed, user("after")])
    assert all(path.startswith("messages[1]") or kind == "invented" for kind, path in found)
    assert found or message.model == "changed"


@given(metas, metas)
def test_properties_differ_by_their_names(a: Meta, b: Meta) -> None:
    for each in compare(Transcript(meta=a), Transcript(meta=b)):
        name = each.path.split(".", 1)[1]
        if not name.startswith("extra"):
            assert getattr(a, name) != getattr(b, name)
            assert (each.before, each.after) == (
                getattr(a, name) if each.kind != "invented" else None,
                getattr(b, name) if each.kind != "dropped" else None,
            )


def test_fields_say_whether_they_were_dropped_altered_or_invented() -> None:
    a = [model(Thinking(text="t", signature="c2ln"), Text(text="a"), id="1", usage=Usage(input_tokens=1))]
    b = [model(Thinking(text="t"), Text(text="b", display="B"), id="1", usage=Usage(input_tokens=1, output_tokens=2))]
    assert told(a, b) == [
        ("dropped", "messages[0].blocks[0].signature"),
        ("altered", "messages[0].blocks[1].text"),
        ("invented", "messages[0].blocks[1].display"),
        ("invented", "messages[0].usage.output_tokens"),
    ]


def test_a_number_of_another_type_is_a_difference() -> None:
    a, b = ([model(ToolUse(id="1", name="x", arguments={"n": value}))] for value in (1, True))
    assert told(a, b) == [("altered", "messages[0].blocks[0].arguments")]
    assert compare(Transcript(meta=Meta(extra={"n": 1})), Transcript(meta=Meta(extra={"n": 1.0}))) == [
        Difference("altered", "meta.extra.n", "differs", 1, 1.0)
    ]


def test_messages_are_paired_by_id_wherever_they_stand() -> None:
    one, two, three = user("1", id="1"), user("2", id="2"), user("3", id="3")
    assert told([one, two, three], [three, one, two]) == [("altered", "messages[2]")]
    assert told([one, two, three], [one, user("changed", id="2"), three]) == [("altered", "messages[1].blocks[0].text")]
    assert told([one, two], [one, replace(two, id=None)]) == [("dropped", "messages[1].id")]
    assert told([one, two], [one, replace(two, id="9")]) == [("altered", "messages[1].id")]


def test_repeated_ids_and_messages_are_told_apart() -> None:
    one, other = user("1", id="1"), user("other", id="1")
    assert told([one, other, one], [one, other]) == [("dropped", "messages[2]")]
    assert told([one, other], [other, one, other]) == [("invented", "messages[0]")]
    assert told([user("a")], [user("a"), user("a")]) == [("invented", "messages[1]")]
    assert told([user("a"), user("a")], [user("a")]) == [("dropped", "messages[1]")]


def test_a_message_without_id_that_moved_is_altered() -> None:
    a = [user("1"), model(Text(text="2")), user("3")]
    assert told(a, [a[1], a[2], a[0]]) == [("altered", "messages[0]")]


def test_an_edited_message_is_found_between_its_neighbours() -> None:
    call = ToolUse(id="c", name="x", arguments={"a": 1})
    result = Message(role="user", blocks=[ToolResult(tool_use_id="c", content=[Text(text="out")])])
    a = [user("q"), model(Text(text="I look"), call), result, model(Text(text="done"))]
    edited = [user("q"), model(Text(text="I look twice"), call), result, model(Text(text="done"))]
    assert told(a, edited) == [("altered", "messages[1].blocks[0].text")]
    canceled = Message(role="user", blocks=[ToolResult(tool_use_id="d", status="canceled")])
    assert told(a, [*a[:3], canceled, a[3]]) == [("invented", "messages[3]")]
    assert told(a, [a[0], model(call), result, a[3]]) == [("dropped", "messages[1].blocks[0]")]
    assert told(a, [a[0], model(call, Text(text="I look")), result, a[3]]) == [("altered", "messages[1].blocks[0]")]


def test_results_differ_inside() -> None:
    def result(text: str, output: Any) -> list[Message]:
        return [Message(role="user", blocks=[ToolResult(tool_use_id="c", content=[Text(text=text)], output=output)])]

    assert told(result("a", CommandOutput(text="o", exit_code=1)), result("b", CommandOutput(text="o"))) == [
        ("altered", "messages[0].blocks[0].content[0].text"),
        ("dropped", "messages[0].blocks[0].output.exit_code"),
    ]
    assert told(result("a", CommandOutput(text="o")), result("a", None)) == [
        ("dropped", "messages[0].blocks[0].output")
    ]


def test_roles_and_kinds_keep_messages_apart() -> None:
    assert told([user("a")], [Message(role="system", blocks=[Notice(kind="info", text="a")])]) == [
        ("dropped", "messages[0]"),
        ("invented", "messages[1]"),
    ]
    assert ("altered", "messages[0].role") in told([user("a", id="1")], [model(Text(text="a"), id="1")])


@pytest.mark.parametrize(
    ("path", "covered"),
    [
        ("messages[3].blocks[0].text", True),
        ("messages[3].blocks[0]", True),
        ("messages[3].blocks", True),
        ("messages[3]", True),
        ("messages", False),
        ("", False),
        ("messages[3].blocks[0].tex", False),
        ("messages[33]", False),
        ("messages[3].blocks[0].text.more", False),
        ("messages[3].blocks[01]", False),
    ],
)
def test_a_loss_covers_what_is_below_its_path(path: str, covered: bool) -> None:
    difference = Difference("altered", "messages[3].blocks[0].text", "differs")
    assert covers([Loss("altered", path, "why")], [difference]) == covered


def test_what_was_invented_needs_a_loss_of_its_own() -> None:
    new = [Difference("invented", "messages[4]", "only in the second")] * 2
    made_up = [Loss("invented", f"messages[3].blocks[{number}]", "a call without a result") for number in range(2)]
    assert covers(made_up, new)
    assert uncovered(made_up[:1], new) == new[1:]
    assert not covers([Loss("dropped", "messages[4]", "of the message that follows")], new[:1])
    assert not covers([Loss("invented", "messages[3].id", "an id")], new[:1])
    gone = Difference("dropped", "messages[4]", "only in the first")
    two = [Loss("invented", f"messages[{number}]", "made up") for number in (3, 4)]
    assert covers([*two, Loss("dropped", "messages[4]", "no place")], [*new, gone])
    assert uncovered(two, [*new, gone]) == [gone]
    field = Difference("invented", "messages[3].blocks[0]", "only in the second")
    assert covers(made_up, [field])
    assert not covers(made_up[:1], [field, new[0]])


def test_paths_of_odd_keys() -> None:
    assert member("meta.extra", "plain_key-1") == "meta.extra.plain_key-1"
    assert member("meta.extra", 'a."b') == 'meta.extra["a.\\"b"]'
    found = compare(Transcript(meta=Meta(extra={"a.b": 1, "c": 2})), Transcript(meta=Meta(extra={"c": 2, "d": None})))
    assert [(each.kind, each.path) for each in found] == [
        ("dropped", 'meta.extra["a.b"]'),
        ("invented", "meta.extra.d"),
    ]


def items(words: list[str]) -> list[Item]:
    return [Item(word, describe=lambda word=word: Features({word[:1]: 5})) for word in words]


@given(st.lists(st.sampled_from("abcde"), max_size=9), st.lists(st.sampled_from("abcde"), max_size=9))
def test_every_item_is_paired_once_or_left(first: list[str], second: list[str]) -> None:
    found = align(items(first), items(second))
    assert sorted([*(i for i, _ in found.pairs), *found.first]) == list(range(len(first)))
    assert sorted([*(j for _, j in found.pairs), *found.second]) == list(range(len(second)))
    steady = [j for i, j in found.pairs if i not in found.moved]
    assert steady == sorted(steady)
    left = [first[i] for i in found.first]
    assert not set(left) & {second[j] for j in found.second}


@pytest.mark.parametrize("kind", ["the same", "all equal", "all new", "reversed", "blocks moved", "one in the middle"])
def test_long_conversations_are_compared(kind: str) -> None:
    count = 4000
    a = [user(f"message {number}") for number in range(count)]
    changed = {
        "the same": a[:],
        "all equal": [user("same")] * (count + 50),
        "all new": [user(f"other {number}") for number in range(count)],
        "reversed": a[::-1],
        "blocks moved": [*a[2000:3000], *a[:1000], *a[3000:], *a[1000:2000]],
        "one in the middle": [*a[:2000], user("new"), *a[2001:]],
    }[kind]
    first = a if kind != "all equal" else [user("same")] * count
    found = compare(Transcript(messages=first), Transcript(messages=changed))
    assert (
        len(found)
        == {
            "the same": 0,
            "all equal": 50,
            "all new": count,
            "reversed": count - 1,
            "blocks moved": 2000,
            "one in the middle": 1,
        }[kind]
    )


def test_a_stretch_too_long_for_the_best_sum_is_cut_at_what_is_unique() -> None:
    first = items([f"a{n}" if n % 3 else "x" for n in range(600)])
    second = items([f"a{n}" if n % 3 else "y" for n in range(600)])
    found = align(first, second)
    assert len(found.pairs) == 600
    assert not found.moved
