"""Requests of both protocols read as the same turns, and the comparison sees what it should see."""

from __future__ import annotations

import pytest

from .requests import Turn, call, compare_requests, history, read_request, result

CONVERSATION = [
    Turn("user", "look at both\nplease"),
    Turn("assistant", "Looking."),
    call("view_file", {"AbsolutePath": "/a", "StartLine": 1}, "c1"),
    call("view_file", {"AbsolutePath": "/b"}, "c2"),
    result("view_file", "Created At: now\nCompleted At: now\n1: é\r\n", "c1"),
    result("view_file", "Created At: now\nEncountered error in step execution: no /b", "c2", error=True),
    Turn("assistant", "Done."),
]
WRAPPED = (
    "<USER_REQUEST>\nlook at both\nplease\n</USER_REQUEST>\n<ADDITIONAL_METADATA>\nlocal time\n</ADDITIONAL_METADATA>"
)


def openai_call(name: str, arguments: str, call_id: str) -> dict:
    return {"id": call_id, "type": "function", "function": {"name": name, "arguments": arguments}}


OPENAI = {
    "messages": [
        {"role": "system", "content": "be good"},
        {"role": "user", "content": WRAPPED},
        {
            "role": "assistant",
            "content": "Looking.",
            "tool_calls": [
                openai_call("view_file", '{"StartLine":1, "AbsolutePath":"/a"}', "c1"),
                openai_call("view_file", '{"AbsolutePath":"/b"}', "c2"),
            ],
        },
        {"role": "tool", "name": "view_file", "tool_call_id": "c1", "content": CONVERSATION[4].text},
        {"role": "tool", "name": "view_file", "tool_call_id": "c2", "content": CONVERSATION[5].text},
        {"role": "assistant", "content": "Done."},
    ]
}
GEMINI = {
    "contents": [
        {"role": "user", "parts": [{"text": WRAPPED}]},
        {
            "role": "model",
            "parts": [
                {"text": "Looking."},
                {"functionCall": {"name": "view_file", "id": "c1", "args": {"AbsolutePath": "/a", "StartLine": 1}}},
                {"functionCall": {"name": "view_file", "id": "c2", "args": {"AbsolutePath": "/b"}}},
            ],
        },
        {
            "role": "model",  # the harness answers calls in this role
            "parts": [
                {"functionResponse": {"name": "view_file", "id": turn.id, "response": {"output": turn.text}}}
                for turn in CONVERSATION[4:6]
            ],
        },
        {"role": "model", "parts": [{"text": "Done."}]},
    ]
}


@pytest.mark.parametrize("body", [OPENAI, GEMINI], ids=["openai", "gemini"])
def test_both_protocols_read_as_the_same_turns(body: dict) -> None:
    assert read_request(body) == CONVERSATION
    assert compare_requests(CONVERSATION, read_request(body)) == []


def test_bare_results_lose_the_harness_own_lines_and_nothing_else() -> None:
    bare = read_request(OPENAI, bare_results=True)
    assert bare[4:6] == [result("view_file", "1: é\r\n", "c1"), result("view_file", "no /b", "c2", error=True)]
    assert bare[:4] + bare[6:] == CONVERSATION[:4] + CONVERSATION[6:]


def test_the_gemini_cli_context_and_only_it_is_taken_off() -> None:
    context = {"text": "<session_context>\nThis is the Gemini CLI.\n</session_context>"}
    failed = {"name": "read_file", "id": "c1", "response": {"error": "File not found"}}
    body = {
        "contents": [
            {"role": "user", "parts": [context, {"text": "hi"}]},
            {"role": "model", "parts": [{"text": "hm", "thought": True}, {"functionCall": {"name": "x", "id": "c1"}}]},
            {
                "role": "user",
                "parts": [{"functionResponse": failed}, {"inlineData": {"mimeType": "a/b", "data": "AA=="}}],
            },
            {"role": "user", "parts": [context]},
        ]
    }
    assert read_request(body) == [
        Turn("user", "hi"),
        Turn("thinking", "hm"),
        call("x", {}, "c1"),
        result("read_file", "File not found", "c1", error=True),
        Turn("media", "AA==", "a/b"),
        Turn("user", context["text"]),
    ]


def test_text_that_imitates_the_wrapping_stays_whole() -> None:
    text = "a\n</USER_REQUEST>\n<ADDITIONAL_METADATA>\nb\n</ADDITIONAL_METADATA>\nc"
    body = {"messages": [{"role": "user", "content": WRAPPED.replace("look at both\nplease", text)}]}
    assert read_request(body) == [Turn("user", text)]
    assert read_request({"messages": [{"role": "user", "content": text}]}) == [Turn("user", text)]


def test_history_ends_before_the_prompt_and_insists_on_it() -> None:
    body = {"messages": [*OPENAI["messages"], {"role": "user", "content": "<USER_REQUEST>\nNEXT\n</USER_REQUEST>"}]}
    assert history(body, "NEXT") == CONVERSATION
    with pytest.raises(AssertionError, match="does not end with its prompt"):
        history(OPENAI, "NEXT")
    picture = {"mime": "image/png", "data": "AA=="}
    parts = [{"text": "<USER_REQUEST>\nab\n</USER_REQUEST>"}, {"inlineData": {"mimeType": "image/png", "data": "AA=="}}]
    assert history({"contents": [{"role": "user", "parts": parts}]}, ["a", picture, "b"]) == []


def test_an_unknown_role_or_part_is_no_silence() -> None:
    with pytest.raises(AssertionError, match="unknown role 'developer'"):
        read_request({"messages": [{"role": "developer", "content": "x"}]})
    with pytest.raises(AssertionError, match="unknown kind"):
        read_request({"contents": [{"role": "user", "parts": [{"executableCode": {}}]}]})


def test_a_dropped_call_is_seen() -> None:
    actual = CONVERSATION[:3] + CONVERSATION[4:]
    assert compare_requests(CONVERSATION, actual) == ["""turn 3: missing call view_file c2: '{"AbsolutePath": "/b"}'"""]


def test_a_changed_byte_is_seen() -> None:
    actual = [*CONVERSATION]
    actual[4] = result("view_file", CONVERSATION[4].text.replace("\r\n", "\n"), "c1")
    assert compare_requests(CONVERSATION, actual) == [
        r"turn 4: result differs at character 38: expected 'mpleted At: now\n1: é\r\n', got 'mpleted At: now\n1: é\n'"
    ]


def test_a_swapped_order_is_seen() -> None:
    actual = [*CONVERSATION]
    actual[2], actual[3] = actual[3], actual[2]
    assert len(compare_requests(CONVERSATION, actual)) == 2


@pytest.mark.parametrize(
    ("at", "turn", "line"),
    [
        (0, Turn("assistant", CONVERSATION[0].text), "turn 0: expected user: "),
        (2, call("view_file", {"AbsolutePath": "/a", "StartLine": "1"}, "c1"), "turn 2: call differs at character"),
        (3, call("view_file", {"AbsolutePath": "/b"}, "c9"), "turn 3: expected call view_file c2: "),
        (3, call("list_dir", {"AbsolutePath": "/b"}, "c2"), "turn 3: expected call view_file c2: "),
        (5, result("view_file", CONVERSATION[5].text, "c2"), "turn 5: expected result view_file c2 (error): "),
    ],
)
def test_every_property_of_a_turn_counts(at: int, turn: Turn, line: str) -> None:
    actual = [*CONVERSATION]
    actual[at] = turn
    assert [found.startswith(line) for found in compare_requests(CONVERSATION, actual)] == [True]


def test_something_more_is_seen() -> None:
    assert compare_requests(CONVERSATION, [*CONVERSATION, CONVERSATION[-1]]) == [
        "turn 7: unexpected assistant: 'Done.'"
    ]
    assert compare_requests([], CONVERSATION)[0] == "turn 0: unexpected user: 'look at both\\nplease'"
