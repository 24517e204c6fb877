"""The codec's behaviour, case by case: what goldens come to, and what edits and new conversations are written as."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from decant import common as c
from decant.common import Message, Text, Thinking, ToolResult, ToolUse, Transcript
from decant.gemini.decode import to_common
from decant.gemini.encode import from_common
from decant.gemini.log import dumps, load, loads
from decant.gemini.mint import needs_marker
from decant.losses import Loss
from decant.tools import Bash, Read
from tests.gemini.logs import CASES

ROOT = Path(__file__).parents[2]
BY_NAME = {case.folder.name: case for case in CASES}


def test_the_goldens_are_what_decant_makes_of_them() -> None:
    script = ROOT / "scripts" / "read_gemini_goldens.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def read(name: str) -> Transcript:
    return to_common(load(BY_NAME[name].file)).value


def records(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.splitlines()]


def mint(*messages: Message, now: str | None = None, **meta: Any) -> tuple[list[dict[str, Any]], tuple[Loss, ...]]:
    made = from_common(Transcript(meta=c.Meta(**meta), messages=list(messages)), now=now)
    return records(dumps(made.value)), made.losses


def put_back(name: str, wanted: Transcript) -> tuple[list[dict[str, Any]], tuple[Loss, ...]]:
    """The lines that were appended, and the losses."""
    body = load(BY_NAME[name].file)
    made = from_common(wanted, body)
    before, after = dumps(body), dumps(made.value)
    assert after.startswith(before)
    return records(after[len(before) :]), made.losses


def user(*blocks: Any, **more: Any) -> Message:
    return Message(role="user", blocks=[Text(text=b) if isinstance(b, str) else b for b in blocks], **more)


def model(*blocks: Any, **more: Any) -> Message:
    return Message(role="assistant", blocks=[Text(text=b) if isinstance(b, str) else b for b in blocks], **more)


def answer(identity: str, *content: Any, **more: Any) -> Message:
    shown = [Text(text=item) if isinstance(item, str) else item for item in content]
    return Message(role="user", blocks=[ToolResult(tool_use_id=identity, content=shown, **more)])


# --- reading


def test_a_result_that_is_stored_twice_counts_once() -> None:
    results = [block for message in read("tools").messages for block in message.blocks if isinstance(block, ToolResult)]
    assert [(block.tool_use_id, block.is_error, block.status) for block in results] == [
        ("read_file__c1", False, "done"),
        ("run_shell_command__c2", True, "error"),
    ]
    assert results[0].display == "Read 1 line"


def test_a_canceled_call_without_a_result_says_so() -> None:
    results = [message.blocks[0] for message in read("tools_once").messages[2:5]]
    assert [block.status for block in results if isinstance(block, ToolResult)] == ["done", "canceled", "done"]


def test_token_counts_mean_the_same_as_elsewhere() -> None:
    usage = read("thoughts").messages[1].usage
    assert usage == c.Usage(
        input_tokens=200,
        cache_read_tokens=1000,
        output_tokens=85,
        reasoning_tokens=55,
        tool_tokens=7,
        total_tokens=1292,
    )


def test_calls_have_canonical_views_by_current_and_older_names() -> None:
    lines = [
        {"id": "g", "type": "gemini", "content": "", "toolCalls": [
            {"id": "1", "name": "read_file", "args": {"absolute_path": "/a", "offset": 4, "limit": 2}},
            {"id": "2", "name": "run_shell_command", "args": {"command": "ls", "description": "look"}},
            {"id": "3", "name": "read_file", "args": {"file_path": 5}},
            {"id": "4", "name": "glob", "args": "no object"},
        ]},
    ]  # fmt: skip
    uses = to_common(loads(json.dumps(lines[0]).encode(), name="x")).value.messages[0].blocks
    assert [use.tool for use in uses if isinstance(use, ToolUse)] == [
        Read(path="/a", start_line=5, end_line=6),
        Bash(command="ls"),
        None,
        None,
    ]
    last = uses[3]
    assert isinstance(last, ToolUse)
    assert (last.arguments, last.invalid_json) == ({}, "no object")


def test_a_response_joins_its_call_though_one_has_the_prefix() -> None:
    call = {"functionCall": {"id": "t1", "name": "glob", "args": {"pattern": "*"}}}
    response = {"functionResponse": {"id": "glob__t1", "name": "glob", "response": {"output": "x"}}}
    lines = [{"id": "g", "type": "gemini", "content": [call]}, {"id": "r", "type": "user", "content": [response]}]
    messages = to_common(loads("\n".join(map(json.dumps, lines)).encode(), name="x")).value.messages
    assert messages[1].blocks == [ToolResult(tool_use_id="t1", content=[Text(text="x")])]


def test_a_stored_result_that_differs_is_a_loss() -> None:
    def part(text: str) -> dict[str, Any]:
        return {"functionResponse": {"id": "1", "name": "glob", "response": {"output": text}}}

    lines = [
        {
            "id": "g",
            "type": "gemini",
            "content": "",
            "toolCalls": [{"id": "1", "name": "glob", "result": [part("old")]}],
        },
        {
            "id": "r",
            "type": "user",
            "content": [part("new"), {"inlineData": {"mimeType": "image/png", "data": "AA=="}}],
        },
    ]
    read_back = to_common(loads("\n".join(map(json.dumps, lines)).encode(), name="x"))
    block = read_back.value.messages[1].blocks[0]
    assert isinstance(block, ToolResult)
    assert block.content == [Text(text="new"), c.Image(mime_type="image/png", data="AA==")]
    assert [loss.path for loss in read_back.losses] == ["lines[0].toolCalls[0].result"]


@pytest.mark.parametrize(
    ("response", "content", "failed"),
    [
        ({"output": "x"}, [Text(text="x")], False),
        ({"error": "x"}, [Text(text="x")], True),
        ({"error": None}, [], True),
        ({"output": {"a": 1}}, [c.Json(value={"a": 1})], False),
        ({"a": 1, "b": 2}, [c.Json(value={"a": 1, "b": 2})], False),
        ({}, [], False),
        (None, [], False),
        ("text", [c.Json(value="text")], False),
    ],
)
def test_what_a_response_says(response: Any, content: list[Any], failed: bool) -> None:
    part = {"functionResponse": {"id": "1", "name": "glob", "response": response}}
    line = json.dumps({"id": "r", "type": "user", "content": [part]})
    block = to_common(loads(line.encode(), name="x")).value.messages[0].blocks[0]
    assert isinstance(block, ToolResult)
    assert (block.content, block.is_error) == (content, failed)


def test_parts_of_every_kind() -> None:
    parts = [
        {"text": "signed", "thoughtSignature": "c2ln"},
        {"text": "", "thoughtSignature": "c2ln"},
        {"text": "thought", "thought": True, "thoughtSignature": "c2ln"},
        {
            "inlineData": {"mimeType": "image/png", "data": "AA==", "displayName": "p", "more": 1},
            "videoMetadata": {},
        },
        {"fileData": {"mimeType": "text/plain", "fileUri": "gs://x", "displayName": 5}},
        {"functionCall": {"id": 5, "name": None, "args": None}, "extra": 1},
        {"codeExecutionResult": {"outcome": "OK"}},
        {"text": 5},
        None,
    ]
    made = to_common(loads(json.dumps({"id": "g", "type": "gemini", "content": parts}).encode(), name="x"))
    assert made.value.messages[0].blocks == [
        Text(text="signed"),
        Thinking(signature="c2ln", redacted=True),
        Thinking(signature="c2ln", redacted=True),
        Thinking(text="thought", signature="c2ln"),
        c.Image(mime_type="image/png", data="AA==", name="p"),
        c.File(mime_type="text/plain", uri="gs://x"),
        ToolUse(id="", name=""),
        c.Raw(format="gemini", kind="codeExecutionResult", data={"codeExecutionResult": {"outcome": "OK"}}),
        c.Raw(format="gemini", kind="text", data={"text": 5}),
        c.Raw(format="gemini", kind="part"),
    ]
    assert [loss.path for loss in made.losses] == [
        "lines[0].content[3].videoMetadata",
        "lines[0].content[3].inlineData.more",
        "lines[0].content[4].fileData.displayName",
        "lines[0].content[5].extra",
    ]


def test_odd_fields_are_losses_and_not_errors() -> None:
    lines = [
        {"sessionId": "s", "projectHash": "p", "startTime": "noon", "summary": 5, "kind": "odd", "directories": [5]},
        {"id": "g", "timestamp": "2026-01-01T01:00:00+01:00", "type": "gemini", "content": "x", "model": 5,
         "thoughts": [{"description": "d"}, 7, {"description": 5}], "tokens": {"input": "x", "odd": 1, "total": None},
         "toolCalls": [7, {"id": "1", "name": "n", "args": {}, "status": "odd"}], "displayContent": "other"},
        {"id": "r", "type": "user", "displayContent": "shown", "content": [
            {"functionResponse": {"id": "1", "name": "other", "response": {"output": "o"}, "parts": [{"text": ""}]}}]},
        {"id": "u", "type": "user", "content": [], "displayContent": [{"text": "nothing to stand for"}]},
        {"id": "i", "type": "info", "content": [{"text": "a"}, {"functionCall": {}}]},
    ]  # fmt: skip
    made = to_common(loads("\n".join(map(json.dumps, lines)).encode(), name="x"))
    assert made.value.messages[0].timestamp == "2026-01-01T00:00:00Z"
    assert made.value.messages[1].blocks[0] == ToolResult(tool_use_id="1", content=[Text(text="o")], name="other")
    assert isinstance(made.value.messages[3].blocks[0], c.Raw)
    assert {loss.path for loss in made.losses} == {
        "metadata.startTime",
        "metadata.summary",
        "metadata.kind",
        "metadata.directories",
        "lines[1].model",
        "lines[1].thoughts[1]",
        "lines[1].thoughts[2]",
        "lines[1].tokens.input",
        "lines[1].tokens.odd",
        "lines[1].toolCalls[0]",
        "lines[1].toolCalls[1].status",
        "lines[2].content[0].functionResponse.parts[0]",
        "lines[2].displayContent",
        "lines[3].displayContent",
    }


def test_the_working_directory_is_the_folder_with_the_projects_hash() -> None:
    made, losses = mint(user("hi"), id="s", cwd="/home/dev/demo", workspaces=["/home/dev/demo"], title="T")
    assert losses == ()
    meta = to_common(loads(json.dumps(made[0]).encode() + b"\n{}", name="x")).value.meta
    assert (meta.cwd, meta.project_id, meta.title, meta.id) == ("/home/dev/demo", None, "T", "s")


# --- writing anew


def test_a_conversation_is_written_in_the_form_that_resumes() -> None:
    use = ToolUse(id="t1", name="read_file", arguments={"file_path": "a"}, tool=Read(path="a"))
    lines, losses = mint(
        user("question", id="u1", timestamp="2026-01-01T00:00:00Z"),
        model("calling", use, id="g1"),
        answer("t1", "alpha"),
        model("answer", model="gemini-2.5-pro", usage=c.Usage(input_tokens=1, output_tokens=2)),
        id="s",
        project_id="p",
        format="gemini",
        now="2026-06-01T00:00:00Z",
    )
    identities = [line.pop("id") for line in lines[1:]]
    assert identities[:2] == ["u1", "g1"]
    assert all(identity.startswith("decant-") for identity in identities[2:])
    response = {"id": "t1", "name": "read_file", "response": {"output": "alpha"}}
    call = {"id": "t1", "name": "read_file", "args": {"file_path": "a"}}
    assert lines == [
        {"sessionId": "s", "projectHash": "p", "lastUpdated": "2026-06-01T00:00:00Z", "kind": "main"},
        {"timestamp": "2026-01-01T00:00:00Z", "type": "user", "content": [{"text": "question"}]},
        {
            "type": "gemini",
            "content": [{"text": "calling"}, {"functionCall": call}],
            "displayContent": [{"text": "calling"}],
        },
        {"type": "user", "content": [{"functionResponse": response}], "displayContent": [{"text": " "}]},
        {"type": "gemini", "content": "answer", "tokens": {"input": 1, "output": 2}, "model": "gemini-2.5-pro"},
    ]
    assert [(loss.kind, loss.path) for loss in losses] == [
        ("derived", "meta.updated"),
        ("invented", "meta.model"),
    ]


def test_words_that_look_like_a_command_reach_the_model() -> None:
    lines, losses = mint(user("/etc/hosts is a file", id="u"), user(" ? what", id="v"), user("a /b", id="w"), id="s")
    marker = {"text": "", "thought": True}
    assert [line["content"] for line in lines[1:]] == [
        [marker, {"text": "/etc/hosts is a file"}],
        [marker, {"text": " ? what"}],
        [{"text": "a /b"}],
    ]
    assert lines[1]["displayContent"] == [{"text": "/etc/hosts is a file"}]
    assert {loss.path for loss in losses} == {"meta.project_id"}


def test_every_call_gets_its_response_in_one_record_after_it() -> None:
    uses = [ToolUse(id=f"t{number}", name="n") for number in range(3)]
    lines, losses = mint(
        model(*uses, id="g"),
        answer("t1", "one"),
        user("between", id="u"),
        answer("t0", "zero"),
        answer("t9", "lost"),
        id="s",
    )
    assert [part["functionResponse"]["id"] for part in lines[2]["content"]] == ["t1", "t0", "t2"]
    assert lines[2]["content"][2]["functionResponse"]["response"] == {"error": "no result was recorded"}
    assert lines[3]["content"] == [{"text": "between"}]
    assert len(lines) == 4
    assert ("dropped", "messages[4].blocks[0]") in {(loss.kind, loss.path) for loss in losses}
    assert ("invented", "messages[0].blocks[2]") in {(loss.kind, loss.path) for loss in losses}


def test_another_agents_tools_are_renamed() -> None:
    arguments = {"CommandLine": "ls", "Cwd": "/x", "WaitMsBeforeAsync": 2000, "toolSummary": "look"}
    use = ToolUse(id="t", name="run_command", arguments=arguments, tool=Bash(command="ls", cwd="/x"))
    lines, losses = mint(model(use, id="g"), answer("t", "a"), id="s", format="antigravity")
    call = lines[1]["content"][0]["functionCall"]
    assert (call["name"], call["args"]["command"], call["args"]["dir_path"]) == ("run_shell_command", "ls", "/x")
    assert lines[2]["content"][0]["functionResponse"]["name"] == "run_shell_command"
    assert ("altered", "messages[0].blocks[0].name") in {(loss.kind, loss.path) for loss in losses}


@pytest.mark.parametrize(
    ("content", "more", "response"),
    [
        (["x"], {}, {"output": "x"}),
        (["x"], {"is_error": True}, {"error": "x"}),
        ([], {}, {}),
        ([], {"is_error": True}, {"error": None}),
        ([], {"status": "canceled"}, {"error": "canceled"}),
        ([c.Json(value={"a": 1})], {}, {"a": 1}),
        ([c.Json(value={"output": 1})], {}, {"output": {"output": 1}}),
        ([c.Json(value=5)], {}, {"output": 5}),
        (["x", c.Json(value=[1])], {}, {"output": "x\n[1]"}),
    ],
)
def test_how_a_result_is_told(content: list[Any], more: dict[str, Any], response: dict[str, Any]) -> None:
    lines, _ = mint(model(ToolUse(id="t", name="n")), answer("t", *content, **more), id="s")
    assert lines[2]["content"][0]["functionResponse"]["response"] == response


def test_only_what_the_api_takes_back_is_signed() -> None:
    use = ToolUse(id="t", name="n", signature="c2ln")
    gemini, _ = mint(model(use, model="gemini-3-pro"), answer("t", "x"))
    other, losses = mint(model(use, model="claude-x"), answer("t", "x"))
    odd, _ = mint(model(ToolUse(id="t", name="n", signature="no base64"), model="gemini-3-pro"), answer("t", "x"))
    assert gemini[1]["content"][0]["thoughtSignature"] == "c2ln"
    assert "thoughtSignature" not in other[1]["content"][0]
    assert "thoughtSignature" not in odd[1]["content"][0]
    assert ("dropped", "messages[0].blocks[0].signature") in {(loss.kind, loss.path) for loss in losses}


def test_what_the_client_would_follow_or_open_is_not_written() -> None:
    picture = c.Image(mime_type="image/png", uri="file:///etc/passwd")
    lines, losses = mint(user("look", picture, id="u"), id="s", cwd="/a", workspaces=["/a", "/"])
    assert lines[1]["content"] == [{"text": "look"}]
    assert lines[0]["directories"] == ["/a"]
    assert {loss.path for loss in losses} == {"messages[0].blocks[1]", "meta.workspaces"}


def raw(data: Any) -> c.Raw:
    return c.Raw(format="gemini", kind="k", data=data)


def test_thoughts_and_notices() -> None:
    time = "2026-01-01T00:00:00Z"
    lines, _ = mint(
        model(
            Thinking(text="a", subject="S", timestamp="2026-01-01T00:00:00Z"), Thinking(text="b", signature="YQ=="), "x"
        ),
        Message(role="system", blocks=[c.Notice(kind="error", text="quota")]),
        Message(
            role="system", blocks=[c.Raw(format="gemini", kind="k", data={"type": "k", "content": "c", "id": "no"})]
        ),
        Message(role="system", blocks=[c.Raw(format="gemini", kind="k", data={"type": "user", "content": "smuggled"})]),
        Message(role="system", blocks=[c.Notice(kind="ephemeral", text="dropped")]),
        user(c.Notice(kind="context", text="<hook_context>x"), "words"),
        user(c.Notice(kind="context", text="not the client's")),
        format="gemini",
    )
    for line in lines:
        line.pop("id", None)
    assert lines[1:] == [
        {"type": "gemini", "content": [{"text": "b", "thought": True, "thoughtSignature": "YQ=="}, {"text": "x"}],
         "displayContent": [{"text": "x"}],
         "thoughts": [{"subject": "S", "description": "a", "timestamp": time}]},
        {"type": "error", "content": "quota"},
        {"type": "k", "content": "c"},
        {"type": "user", "content": [{"text": "", "thought": True}, {"text": "<hook_context>x"}, {"text": "words"}],
         "displayContent": [{"text": "words"}]},
    ]  # fmt: skip


def test_lines_escape_what_newer_node_versions_split_at() -> None:
    made = from_common(Transcript(messages=[user("a\u2028b\u2029c \ufdd0d83d")])).value
    data = dumps(made)
    assert b"a\\u2028b\\u2029c \\ud83d" in data
    assert data.endswith(b"}\n")
    assert not data.endswith(b"\n\n")


# --- putting back


def test_an_edited_message_is_appended_under_its_id() -> None:
    wanted = read("tools")
    wanted.messages[1].blocks = [Text(text="edited")]
    lines, losses = put_back("tools", wanted)
    assert losses == ()
    assert [(line["id"], line["content"]) for line in lines] == [("u1", [{"text": "edited"}])]


def test_a_removed_tail_is_a_rewind_and_more_follows() -> None:
    wanted = read("tools")
    wanted.messages[-1:] = [user("more", id="u9")]
    lines, losses = put_back("tools", wanted)
    assert losses == ()
    assert lines == [{"$rewindTo": "g2"}, {"id": "u9", "type": "user", "content": [{"text": "more"}]}]


def test_anything_else_is_a_checkpoint() -> None:
    wanted = read("tools")
    del wanted.messages[1]
    lines, losses = put_back("tools", wanted)
    assert losses == ()
    assert [message["id"] for message in lines[0]["$set"]["messages"]] == ["ctx", "g1", "r1", "g2"]


def test_an_edited_result_is_written_to_both_places() -> None:
    wanted = read("tools")
    block = wanted.messages[3].blocks[0]
    assert isinstance(block, ToolResult)
    block.content = [Text(text="beta")]
    block.display = "Read beta"
    lines, losses = put_back("tools", wanted)
    assert losses == ()
    stored = lines[0]["toolCalls"][0]
    assert stored["result"][0]["functionResponse"]["response"] == {"output": "beta"}
    assert (stored["resultDisplay"], stored["displayName"]) == ("Read beta", "read_file")
    assert lines[1]["content"][0]["functionResponse"]["response"] == {"output": "beta"}
    assert lines[1]["content"][1]["functionResponse"]["response"] == {"error": "boom"}


def test_a_removed_call_takes_its_results_with_it() -> None:
    wanted = read("tools")
    del wanted.messages[2].blocks[1]
    del wanted.messages[3]
    wanted.messages[3].id = "r1"
    lines, losses = put_back("tools", wanted)
    assert losses == ()
    assert [call["id"] for call in lines[0]["toolCalls"]] == ["run_shell_command__c2"]
    assert len(lines[1]["content"]) == 1


def test_a_removed_result_does_not_come_back_from_its_call() -> None:
    wanted = read("tools_once")
    del wanted.messages[2:4]
    lines, losses = put_back("tools_once", wanted)
    assert losses == ()
    assert ["result" in call for call in lines[0]["toolCalls"]] == [False, False, True]


def test_a_call_added_to_old_ones_is_sent_with_them() -> None:
    wanted = read("tools")
    wanted.messages[2].blocks.append(ToolUse(id="n", name="glob", arguments={"pattern": "*"}))
    wanted.messages.insert(5, answer("n", "found"))
    lines, _ = put_back("tools", wanted)
    by_id = {message["id"]: message for message in lines[0]["$set"]["messages"]}
    assert [part.get("functionCall", {}).get("id") for part in by_id["g1"]["content"]] == [
        None,
        "read_file__c1",
        "run_shell_command__c2",
        "n",
    ]
    assert len(by_id["g1"]["toolCalls"]) == 2
    assert list(by_id)[3].startswith("decant-") or list(by_id)[4].startswith("decant-")


def test_edits_of_the_sessions_properties_are_set() -> None:
    wanted = read("set")
    wanted.meta.title = "A title"
    wanted.meta.extra["memoryScratchpad"] = None
    wanted.meta.workspaces = ["/home/dev/lib", "/"]
    lines, losses = put_back("set", wanted)
    change = {"summary": "A title", "directories": ["/home/dev/lib"], "memoryScratchpad": None}
    assert lines == [{"$set": change}]
    assert {loss.path for loss in losses} == {"meta.workspaces", "meta.extra.memoryScratchpad"}


def test_the_time_of_writing_is_set_with_an_edit_only() -> None:
    body = load(BY_NAME["plain"].file)
    transcript = to_common(body).value
    assert from_common(transcript, body, "2026-07-01T00:00:00Z").value is body
    transcript.messages[1].blocks = [Text(text="edited")]
    made = from_common(transcript, body, "2026-07-01T00:00:00Z")
    assert records(dumps(made.value))[-1] == {"$set": {"lastUpdated": "2026-07-01T00:00:00Z"}}
    assert [loss.path for loss in made.losses] == ["meta.updated"]


def test_a_torn_log_is_continued_on_a_new_line() -> None:
    wanted = read("torn")
    wanted.messages.append(user("more", id="u9"))
    body = load(BY_NAME["torn"].file)
    made = from_common(wanted, body)
    assert made.losses == ()
    assert dumps(made.value) == dumps(body) + b'\n{"id":"u9","type":"user","content":[{"text":"more"}]}\n'


@pytest.mark.parametrize("name", ["legacy", "chat_save", "chat_share", "legacy_one_line"])
def test_a_whole_file_is_written_anew_in_its_own_layout(name: str) -> None:
    wanted = read(name)
    words = [block for message in wanted.messages for block in message.blocks if isinstance(block, Text)]
    words[0].text = "edited"
    body = load(BY_NAME[name].file)
    made = from_common(wanted, body)
    before, after = dumps(body), dumps(made.value)
    assert made.value.kind == body.kind
    assert before.count(b"\n") == after.count(b"\n")
    assert to_common(made.value).value == wanted or name == "legacy_one_line"
    assert [loss.path for loss in made.losses] == (["lines[0]"] if name == "legacy_one_line" else [])


def test_a_transcript_with_its_history_is_put_back() -> None:
    body = load(BY_NAME["rewind"].file)
    full = to_common(body, history=True).value
    assert [message.gone for message in full.messages] == ["rewind"] * 6 + [None, None]
    assert from_common(full, body).value is body
    full.messages[-1].blocks = [Text(text="edited")]
    made = from_common(full, body)
    assert records(dumps(made.value))[-1]["content"] == "edited"
    anew = from_common(full)
    assert len(records(dumps(anew.value))) == 3
    assert sum(loss.kind == "dropped" and loss.path.endswith("]") for loss in anew.losses) == 6


def test_parts_that_are_none_are_no_command() -> None:
    assert not needs_marker([5, None, {"text": 3}, ["/x"]])
    assert needs_marker([5, {"text": " "}, {"text": "/x"}])
    assert not needs_marker([{"inlineData": {}}, {"text": "/x"}])


HEADER = {"sessionId": "s", "projectHash": "p"}
RESPONSE = {"functionResponse": {"id": "c", "name": "t", "response": {"output": "x"}}}


def log_of(*lines: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in (HEADER, *lines))


@pytest.mark.parametrize(
    "record",
    [
        {"id": "m", "type": []},
        {"id": "m", "type": {}},
        {"id": "m", "type": "gemini", "toolCalls": [{"status": []}]},
        {"id": "m", "type": "gemini", "toolCalls": [{"result": [{"functionResponse": {}}, 1]}]},
        {"id": "m", "type": "gemini", "toolCalls": [{"result": [{"functionResponse": {}}, {"text": "beside"}]}]},
    ],
)
def test_what_no_client_writes_is_a_loss_and_no_error(record: dict[str, Any]) -> None:
    read = to_common(loads(log_of(record), name="x"))
    assert len(read.value.messages) >= 1
    assert read.losses or record["type"] in ([], {})


def test_a_result_that_was_taken_back_is_not_that_of_the_call_that_stayed() -> None:
    call = {"id": "c", "name": "t", "args": {}, "status": "success", "result": [RESPONSE]}
    asked = {"id": "q", "type": "user", "content": "hello"}
    body = loads(
        log_of(
            asked,
            {"id": "m1", "type": "gemini", "content": "", "toolCalls": [call]},
            {"id": "u0", "type": "user", "content": [RESPONSE]},
            {"$rewindTo": "u0"},
        ),
        name="x",
    )
    whole = to_common(body, history=True).value
    results = [block for message in whole.messages for block in message.blocks if isinstance(block, ToolResult)]
    assert [(result.tool_use_id, result.name) for result in results] == [("c", None), ("c", None)]
    whole.messages[0].blocks = [Text(text="edited")]
    again = to_common(from_common(whole, body).value).value
    assert [type(block) for message in again.messages for block in message.blocks] == [Text, ToolUse, ToolResult]


def test_a_status_that_was_taken_back_is_not_that_of_the_result_that_stayed() -> None:
    call = {"id": "c", "name": "t", "args": {}, "status": "error"}
    body = loads(
        log_of(
            {"id": "m1", "type": "gemini", "content": "", "toolCalls": [call]},
            {"$set": {"messages": [{"id": "u", "type": "user", "content": [RESPONSE]}]}},
        ),
        name="x",
    )
    (message,) = [message for message in to_common(body, history=True).value.messages if message.gone is None]
    (result,) = message.blocks
    assert isinstance(result, ToolResult)
    assert (result.status, result.is_error) == ("done", False)


def test_the_time_of_writing_follows_and_one_that_is_none_is_lost() -> None:
    wanted = Transcript(messages=[Message(role="user", blocks=[Text(text="a")])])
    wanted.meta.updated = "yesterday"
    kinds = [
        {loss.kind for loss in from_common(wanted, now=now).losses if loss.path == "meta.updated"}
        for now in (None, "2026-01-02T03:04:05Z")
    ]
    assert kinds[1] == {"derived"}
    assert "derived" not in kinds[0]
    assert kinds[0]
