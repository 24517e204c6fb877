"""Edits of records that hold everything at once: what the common form knows is changed, all else stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from decant import common as c
from decant.common import Message, Text, Thinking, ToolResult, ToolUse, Transcript
from decant.gemini.body import Body
from decant.gemini.decode import to_common
from decant.gemini.encode import from_common
from decant.gemini.log import dumps, loads

TIME = "2026-03-01T10:00:00Z"
LATER = "2026-03-01T11:00:00Z"
IMAGE = {"inlineData": {"mimeType": "image/png", "data": "AA==", "own": 1}}
CALL = {"functionCall": {"id": "t1", "name": "glob", "args": {"pattern": "*"}, "own": 1}, "thoughtSignature": "c2ln"}
MODEL: dict[str, Any] = {
    "id": "g",
    "timestamp": TIME,
    "type": "gemini",
    "content": [
        {"text": "deep", "thought": True, "thoughtSignature": "c2ln"},
        {"text": "signed", "thoughtSignature": "c2ln"},
        IMAGE,
        CALL,
    ],
    "displayContent": [{"text": "signed"}],
    "thoughts": [{"subject": "S", "description": "a", "own": 1}, {"description": "b"}],
    "toolCalls": [
        {
            "id": "t1",
            "name": "glob",
            "args": {"pattern": "*"},
            "result": "x",
            "status": "success",
            "agentId": "A",
            "own": 1,
        },
        {"id": "t2", "name": "list", "args": {}, "result": [{"text": "y"}], "status": "success", "timestamp": TIME},
    ],
    "tokens": {"input": 5, "own": "kept"},
    "model": "gemini-3-pro",
    "own": 1,
}
USER: dict[str, Any] = {
    "id": "u",
    "type": "user",
    "content": [
        {"text": "<hook_context>h"},
        "words",
        {"text": "more", "own": 1},
        IMAGE,
        {"fileData": {"mimeType": "image/png", "fileUri": "https://example.org/a.png"}},
    ],
    "displayContent": [{"text": "typed"}],
}
ANSWER = {"id": "glob__t1", "name": "glob", "response": {"output": "x"}}
RESPONSES: dict[str, Any] = {
    "id": "r",
    "type": "user",
    "content": [
        {"text": "before"},
        {
            "functionResponse": {"id": "glob__t1", "name": "glob", "response": {"output": "x"}, "parts": [IMAGE]},
            "own": 1,
        },
        IMAGE,
        {"functionResponse": {"id": "t9", "name": "n", "response": {"output": "lone"}}},
    ],
}
NOTICE = {"id": "i", "type": "info", "content": "told", "own": 1}
HEADER = {"sessionId": "s", "projectHash": "p"}
LINES = [HEADER, USER, MODEL, RESPONSES, NOTICE]
BODY = loads("".join(json.dumps(line) + "\n" for line in LINES).encode(), name="x")
U, G, RECORDED, BEFORE, R, LONE, I = range(7)


def edit(change: Callable[[list[Message]], None]) -> tuple[list[dict[str, Any]], Any]:
    """The lines that the change appends, and the losses."""
    wanted = to_common(BODY).value
    change(wanted.messages)
    made = from_common(wanted, BODY)
    data = dumps(made.value)[len(dumps(BODY)) :]
    if not made.losses:
        assert _less_refs(to_common(made.value).value) == _less_refs(wanted)
    return [json.loads(line) for line in data.splitlines()], made.losses


def _less_refs(transcript: Transcript) -> Transcript:
    for message in transcript.messages:
        message.refs = []
    return transcript


def blocks_of(messages: list[Message], position: int, kind: Any) -> list[Any]:
    return [block for block in messages[position].blocks if isinstance(block, kind)]


def test_the_base_reads_as_it_should() -> None:
    messages = to_common(BODY).value.messages
    assert [type(block).__name__ for block in messages[G].blocks] == [
        "Thinking",
        "Thinking",
        "Thinking",
        "Text",
        "Thinking",
        "Image",
        "ToolUse",
        "ToolUse",
    ]
    results = [messages[at].blocks[0] for at in (RECORDED, R, LONE)]
    assert [block.tool_use_id for block in results if isinstance(block, ToolResult)] == ["t2", "t1", "t9"]
    assert messages[BEFORE].id == "r"


def test_words_of_a_signed_part() -> None:
    def change(messages: list[Message]) -> None:
        blocks_of(messages, G, Text)[0].text = "new"

    lines, losses = edit(change)
    assert losses == ()
    (line,) = lines
    assert line["content"] == [MODEL["content"][0], {"text": "new", "thoughtSignature": "c2ln"}, IMAGE, CALL]
    assert line["displayContent"] == [{"text": "new"}]
    assert {key: line[key] for key in ("thoughts", "toolCalls", "tokens", "own")} == {
        key: MODEL[key] for key in ("thoughts", "toolCalls", "tokens", "own")
    }


def test_thoughts_of_both_kinds() -> None:
    def change(messages: list[Message]) -> None:
        first, second, deep, rest = blocks_of(messages, G, Thinking)
        first.text = "changed"
        second.subject = "T"
        deep.text = "deeper"
        rest.signature = "YQ=="

    lines, losses = edit(change)
    assert losses == ()
    assert lines[0]["thoughts"] == [
        {"subject": "S", "description": "changed", "own": 1},
        {"subject": "T", "description": "b"},
    ]
    assert lines[0]["content"][:2] == [
        {"text": "deeper", "thought": True, "thoughtSignature": "c2ln"},
        {"text": "signed", "thoughtSignature": "YQ=="},
    ]


def test_words_without_their_signature_and_the_other_way_round() -> None:
    def unsigned(messages: list[Message]) -> None:
        del messages[G].blocks[4]

    def unsaid(messages: list[Message]) -> None:
        del messages[G].blocks[3]

    assert edit(unsigned)[0][0]["content"][1] == {"text": "signed"}
    assert edit(unsaid)[0][0]["content"][1] == {"text": "", "thoughtSignature": "c2ln"}


def test_a_picture_and_a_call() -> None:
    def change(messages: list[Message]) -> None:
        blocks_of(messages, G, c.Image)[0].data = "AQ=="
        use, other = blocks_of(messages, G, ToolUse)
        use.arguments, use.tool, use.agent_id = {"pattern": "b"}, c.ToolUse(id="", name="").tool, "B"
        use.signature = None
        other.name = "list_directory"

    lines, losses = edit(change)
    assert {loss.path for loss in losses} == {f"messages[{G}].blocks[6].tool"}
    call = {"functionCall": {"id": "t1", "name": "glob", "args": {"pattern": "b"}, "own": 1}}
    picture = {"inlineData": {"mimeType": "image/png", "data": "AQ==", "own": 1}}
    assert lines[0]["content"][2:] == [picture, call]
    first, second = lines[0]["toolCalls"]
    assert (first["args"], first["agentId"], first["own"], first["result"]) == ({"pattern": "b"}, "B", 1, "x")
    assert second["name"] == "list_directory"


def test_a_new_thought_and_a_reference_that_is_never_written() -> None:
    def change(messages: list[Message]) -> None:
        messages[G].blocks.insert(0, Thinking(text="first"))
        messages[G].blocks.append(Thinking(text="last"))
        blocks_of(messages, G, c.Image)[0].data = None
        blocks_of(messages, G, c.Image)[0].uri = "file:///etc/passwd"

    lines, losses = edit(change)
    assert lines[0]["thoughts"][0] == {"subject": "", "description": "first"}
    assert lines[0]["content"][-1] == {"text": "last", "thought": True}
    assert "passwd" not in json.dumps(lines)
    assert losses


def test_model_and_tokens() -> None:
    def change(messages: list[Message]) -> None:
        messages[G].model = None
        messages[G].timestamp = LATER
        messages[G].usage = c.Usage(output_tokens=7)

    lines, _ = edit(change)
    assert "model" not in lines[0]
    assert (lines[0]["tokens"], lines[0]["timestamp"]) == ({"own": "kept", "output": 7}, LATER)

    def clear(messages: list[Message]) -> None:
        messages[G].usage, messages[G].timestamp = None, "no time"

    lines, losses = edit(clear)
    assert not {"tokens", "timestamp"} & lines[0].keys()
    assert {loss.path for loss in losses} == {f"messages[{G}].timestamp"}


def test_words_of_a_person() -> None:
    def change(messages: list[Message]) -> None:
        first, second = blocks_of(messages, U, Text)
        first.text, second.text, first.display = "new", "other", "typed anew"

    lines, losses = edit(change)
    assert losses == ()
    content = [
        {"text": "", "thought": True},
        USER["content"][0],
        "new",
        {"text": "other", "own": 1},
        *USER["content"][3:],
    ]
    assert lines[0]["content"] == content
    assert lines[0]["displayContent"] == [{"text": "typed anew"}]


def test_words_that_are_no_longer_expanded() -> None:
    def change(messages: list[Message]) -> None:
        messages[U].blocks = [Text(text="plain"), c.Notice(kind="context", text="not the client's")]

    lines, losses = edit(change)
    assert (lines[0]["content"], "displayContent" in lines[0]) == (["plain"], False)
    assert {loss.path for loss in losses} == {f"messages[{U}].blocks[1]"}


def test_a_result_beside_other_parts() -> None:
    def change(messages: list[Message]) -> None:
        blocks_of(messages, R, ToolResult)[0].content = [Text(text="new"), c.Image(mime_type="image/png", data="AQ==")]
        blocks_of(messages, BEFORE, Text)[0].text = "said before"
        messages[BEFORE].timestamp = LATER

    lines, _ = edit(change)
    response = {"id": "glob__t1", "name": "glob", "response": {"output": "new"}}
    by_id = {line["id"]: line for line in lines}
    assert by_id["r"]["content"][:3] == [
        {"text": "said before"},
        {"functionResponse": response, "own": 1},
        {"inlineData": {"mimeType": "image/png", "data": "AQ=="}},
    ]
    assert by_id["r"]["timestamp"] == LATER
    assert by_id["g"]["toolCalls"][0]["result"][0]["functionResponse"]["response"] == {"output": "new"}


def test_a_result_that_answers_another_call_by_another_name() -> None:
    def change(messages: list[Message]) -> None:
        block = blocks_of(messages, LONE, ToolResult)[0]
        block.tool_use_id, block.name = "t8", "m"

    lines, losses = edit(change)
    assert losses == ()
    assert lines[0]["content"][3]["functionResponse"] == {"id": "t8", "name": "m", "response": {"output": "lone"}}


def test_a_result_that_only_its_call_holds() -> None:
    def change(messages: list[Message]) -> None:
        block = blocks_of(messages, RECORDED, ToolResult)[0]
        block.content, block.display = [Text(text="new")], {"shown": 1}
        block.status, block.is_error = "error", True
        messages[RECORDED].timestamp = LATER

    lines, losses = edit(change)
    assert losses == ()
    record = lines[0]["toolCalls"][1]
    assert record["result"][0]["functionResponse"]["response"] == {"error": "new"}
    assert (record["status"], record["resultDisplay"], record["timestamp"]) == ("error", {"shown": 1}, LATER)


def test_results_in_another_order() -> None:
    def change(messages: list[Message]) -> None:
        messages[R], messages[LONE] = messages[LONE], messages[R]

    lines, losses = edit(change)
    assert losses == ()
    named = [part["functionResponse"]["id"] for part in lines[0]["content"] if "functionResponse" in part]
    assert named == ["t9", "glob__t1"]


def test_a_record_that_has_lost_its_call() -> None:
    def change(messages: list[Message]) -> None:
        del messages[G]

    lines, losses = edit(change)
    assert [message["id"] for message in lines[0]["$set"]["messages"]] == ["u", "r", "i"]
    assert losses


def test_a_notice() -> None:
    def change(messages: list[Message]) -> None:
        messages[I].blocks = [c.Notice(kind="warning", text="told again")]

    lines, losses = edit(change)
    assert losses == ()
    assert lines == [{**NOTICE, "type": "warning", "content": "told again"}]

    def spoil(messages: list[Message]) -> None:
        messages[I].blocks = [Text(text="not a notice")]

    assert edit(spoil)[1]


@pytest.mark.parametrize(
    ("content", "text", "expected"),
    [
        ("words", "new", "new"),
        ({"text": "words", "own": 1}, "new", {"text": "new", "own": 1}),
        (["words"], "new", ["new"]),
        ("words", "/new", [{"text": "", "thought": True}, {"text": "/new"}]),
    ],
)
def test_the_shape_of_a_content_is_kept(content: Any, text: str, expected: Any) -> None:
    body: Body = loads(json.dumps({"id": "u", "type": "user", "content": content}).encode() + b"\n\n[]", name="x")
    wanted = to_common(body).value
    wanted.messages[0].blocks = [Text(text=text)]
    made = from_common(wanted, body)
    assert made.losses == ()
    assert json.loads(made.value.records[-1].data)["content"] == expected


def test_a_model_message_without_words() -> None:
    body = loads(b'{"id":"g","type":"gemini","content":"said"}\n[]', name="x")
    wanted = to_common(body).value
    wanted.messages[0].blocks = []
    assert json.loads(from_common(wanted, body).value.records[-1].data)["content"] == ""
