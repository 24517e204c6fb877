"""What each kind of step says: its text in our words, its typed result, its failure."""

from __future__ import annotations

from typing import Any

import pytest
from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as common
from decant_proto.exa.cortex_pb import cortex_pb2 as cortex
from google.protobuf.any_pb2 import Any as Packed
from step_bodies import body, step

from decant.antigravity import pb
from decant.antigravity.decode import to_common
from decant.antigravity.steps import KINDS, OPAQUE, kind_of
from decant.common import (
    CommandOutput,
    EditOutput,
    File,
    FileOutput,
    Image,
    JsonOutput,
    ListingEntry,
    ListingOutput,
    Match,
    MatchesOutput,
    Message,
    Notice,
    Raw,
    Text,
    ToolResult,
)

diff = pb.DiffBlock


def message(payload: pb.Step) -> Message:
    converted = to_common(body([payload]))
    assert converted.losses == ()
    (found,) = converted.value.messages
    return found


def answer(kind: str, **fields: Any) -> ToolResult:
    (block,) = message(step(kind, call="c", **fields)).blocks
    assert isinstance(block, ToolResult)
    return block


def text_of(found: ToolResult) -> str | None:
    return next((block.text for block in found.content if isinstance(block, Text)), None)


def test_every_step_type_of_the_schema_is_accounted_for() -> None:
    numbers = {value.number for value in pb.CortexStepType.DESCRIPTOR.values}
    assert set(KINDS) | OPAQUE == numbers
    assert not set(KINDS) & OPAQUE


def test_a_kind_is_found_by_its_payload_before_its_type() -> None:
    assert kind_of(132, "run_command") is KINDS[21]
    assert kind_of(21, None) is KINDS[21]
    assert kind_of(21, "browser_input") is None
    assert kind_of(9999, None) is None


# Commands


def test_a_command_gives_its_output_and_exit_code() -> None:
    full = cortex.RunCommandOutput(full="ok\r\n")
    assert answer("run_command", combined_output=full, exit_code=0, cwd="/w") == ToolResult(
        tool_use_id="c",
        content=[Text(text="ok\r\n")],
        output=CommandOutput(text="ok\r\n", exit_code=0, cwd="/w"),
    )
    failed = answer("run_command", stdout="out", stderr="err", exit_code=3)
    assert failed == ToolResult(
        tool_use_id="c",
        content=[Text(text="outerr\nexit code 3")],
        output=CommandOutput(text="outerr", exit_code=3),
        is_error=True,
    )


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"user_rejected": True}, "the user rejected the command"),
        ({"timed_out": True}, "the command timed out"),
        ({"sandbox_errors": "no network"}, "no network"),
        ({"exit_code": 1}, "exit code 1"),
    ],
)
def test_a_command_that_failed_is_never_an_empty_success(fields: dict[str, Any], text: str) -> None:
    found = answer("run_command", **fields)
    assert (found.is_error, text_of(found)) == (True, text)


def test_a_running_command_shows_what_it_has_written() -> None:
    running = step("run_command", status=2, call="c", combined_output=cortex.RunCommandOutput(full="start\r\n"))
    (block,) = message(running).blocks
    assert block == ToolResult(
        tool_use_id="c", content=[Text(text="start\r\n")], output=CommandOutput(text="start\r\n"), status="running"
    )


def test_a_commands_status_and_input_and_a_terminal() -> None:
    found = answer("command_status", combined="tail", exit_code=2)
    assert (text_of(found), found.output, found.is_error) == (
        "tail\nexit code 2",
        CommandOutput(text="tail", exit_code=2),
        True,
    )
    found = answer("command_status", error=pb.CortexErrorDetails(short_error="no such command"))
    assert (text_of(found), found.is_error) == ("no such command", True)
    found = answer("send_command_input", output=cortex.RunCommandOutput(full="y\n"), exit_code=0)
    assert (text_of(found), found.output, found.is_error) == ("y\n", CommandOutput(text="y\n", exit_code=0), False)
    found = answer("shell_exec", output="o", exit_code=1, error_message="broke")
    assert (text_of(found), found.output, found.is_error) == (
        "o\nexit code 1",
        CommandOutput(text="o", exit_code=1),
        True,
    )
    found = answer("shell_exec", exit_code=0, error_message="broke")
    assert (text_of(found), found.is_error) == ("broke", True)
    found = answer("shell_exec", output="o", exit_code=3)
    assert (text_of(found), found.is_error) == ("o\nexit code 3", True)
    assert not answer("shell_exec", output="o").is_error
    found = answer("read_terminal", contents="$ ls")
    assert (text_of(found), found.output) == ("$ ls", CommandOutput(text="$ ls"))


# Files


def test_a_file_gives_its_lines_counted_from_one() -> None:
    found = answer(
        "view_file", absolute_path_uri="file:///w/a%20b.txt", content="x\ny", start_line=9, end_line=10, num_lines=40
    )
    assert found.output == FileOutput(path="/w/a b.txt", text="x\ny", start_line=10, end_line=11, total_lines=40)
    assert text_of(found) == "x\ny"


def test_a_picture_that_was_viewed_is_content() -> None:
    media = pb.Media(mime_type="image/png", uri="/tmp/pic.png")
    assert answer("view_file", media_data=media).content == [Image(mime_type="image/png", uri="/tmp/pic.png")]
    old = pb.ImageData(mime_type="image/png", base64_data="cG5n")
    assert answer("view_file", binary_data=old).content == [Image(mime_type="image/png", data="cG5n")]


def test_a_listing_gives_its_entries() -> None:
    results = [
        cortex.ListDirectoryResult(name="a.py", size_bytes=15),
        cortex.ListDirectoryResult(name="sub", is_dir=True),
    ]
    found = answer("list_directory", directory_path_uri="file:///c%3A/w", results=results)
    assert text_of(found) == "a.py\nsub/"
    assert found.output == ListingOutput(
        path="c:/w", entries=[ListingEntry(name="a.py", size=15), ListingEntry(name="sub", is_dir=True)]
    )
    old = answer("list_directory", directory_path_uri="file:///w", children=["a", "b/"])
    assert old.output == ListingOutput(path="/w", entries=[ListingEntry(name="a"), ListingEntry(name="b", is_dir=True)])
    missing = answer("list_directory", directory_path_uri="file:///none", dir_not_found=True)
    assert (missing.is_error, text_of(missing)) == (True, "/none was not found")


def unified(*lines: tuple[str, int]) -> Any:
    block = diff(start_line=2, end_line=4)
    for text, kind in lines:
        block.unified_diff.lines.add(text=text, type=kind)  # pyright: ignore[reportArgumentType]
    return block


def test_an_edit_gives_a_unified_diff() -> None:
    edit = cortex.ActionResultEdit(
        absolute_uri="file:///w/a.txt", diff=unified(("one", 3), ("two", 2), ("TWO", 1)), create_file=True
    )
    found = answer("code_action", action_result=cortex.ActionResult(edit=edit))
    text = "--- /w/a.txt\n+++ /w/a.txt\n@@ -3,2 +3,2 @@\n one\n-two\n+TWO\n"
    assert (found.output, text_of(found)) == (EditOutput(path="/w/a.txt", diff=text, created=True), text)
    plain = cortex.ActionResult(edit=cortex.ActionResultEdit(absolute_path_migrate_me_to_uri="/w/b"))
    assert text_of(answer("code_action", action_result=plain)) == "wrote /w/b"
    nothing = answer("code_action", markdown_validation_error="bad table")
    assert (nothing.output, text_of(nothing)) == (None, "bad table")


def test_other_changes_of_files() -> None:
    found = answer("file_change", absolute_path_uri="file:///w/n", file_change_type=1, diff=unified(("x", 1)))
    assert isinstance(found.output, EditOutput)
    assert (found.output.path, found.output.created) == ("/w/n", True)
    assert found.output.diff == "--- /w/n\n+++ /w/n\n@@ -3,0 +3,1 @@\n+x\n"
    assert text_of(answer("file_change", absolute_path_uri="file:///w/n")) == "changed /w/n"
    assert answer("file_change").content == []
    assert text_of(answer("delete_directory", directory_path_uri="file:///w/d")) == "deleted /w/d"
    moved = answer("move", src_absolute_path_uri="file:///a", dst_absolute_path_uri="file:///b")
    assert text_of(moved) == "moved /a to /b"
    assert text_of(answer("git_commit", commit_hash="abc", commit_message="Fix")) == "abc Fix"
    assert text_of(answer("view_file_outline", outline_items=["def a", "def b"])) == "def a\ndef b"


# Searches


def test_a_search_gives_matches_with_the_line_that_grep_wrote() -> None:
    results = [
        cortex.GrepSearchResult(relative_path="./b.txt", absolute_path="/w/b.txt", content="Needle two"),
        cortex.GrepSearchResult(relative_path="./odd:7:name", content="needle"),
    ]
    raw = "./b.txt:12:Needle two\n./odd:7:name:3:needle\n"
    found = answer("grep_search", raw_output=raw, results=results, total_results=5, match_per_line=True)
    assert found.output == MatchesOutput(
        matches=[
            Match(path="/w/b.txt", line=12, text="Needle two"),
            Match(path="./odd:7:name", line=3, text="needle"),
        ],
        total=5,
        truncated=True,
    )
    assert text_of(found) == raw
    files = answer("grep_search", results=[cortex.GrepSearchResult(absolute_path="/w/a")], total_results=1)
    assert (files.output, text_of(files)) == (MatchesOutput(matches=[Match(path="/w/a")], total=1), "/w/a")


def test_a_search_that_failed_or_found_nothing() -> None:
    failed = answer("grep_search", grep_error="bad pattern")
    assert (failed.is_error, text_of(failed)) == (True, "bad pattern")
    nothing = answer("grep_search", query="absent")
    assert (nothing.is_error, nothing.content, nothing.output) == (False, [], MatchesOutput(total=0))
    failed = answer("find", find_error="no such directory")
    assert (failed.is_error, text_of(failed)) == (True, "no such directory")


def test_finding_files_gives_their_paths() -> None:
    found = answer("find", raw_output="a.py\nsub/c.py", truncated_output="a.py", total_results=2)
    assert found.output == MatchesOutput(matches=[Match(path="a.py"), Match(path="sub/c.py")], total=2)
    assert text_of(found) == "a.py"


# The web


def test_a_page_and_a_search_of_the_web() -> None:
    page = pb.KnowledgeBaseItem(url="https://a.example", title="A", text="body")
    found = answer("read_url_content", url="https://a.example/x", web_document=page)
    assert text_of(found) == "body"
    assert found.output == JsonOutput(value={"url": "https://a.example", "title": "A", "text": "body"})
    plain = pb.KnowledgeBaseItem(text="body")
    for resolved, url in (("", "https://a.example/x"), ("https://a.example/y", "https://a.example/y")):
        found = answer("read_url_content", url="https://a.example/x", resolved_url=resolved, web_document=plain)
        assert found.output == JsonOutput(value={"url": url, "text": "body"})
    assert answer("read_url_content", url="https://a.example").output is None
    rejected = answer("read_url_content", user_rejected=True)
    assert (rejected.is_error, text_of(rejected)) == (True, "the user rejected the address")
    found = answer("search_web", query="q", summary="s", web_documents=[page])
    assert text_of(found) == "s\nA https://a.example"
    assert found.output == JsonOutput(
        value={
            "query": "q",
            "summary": "s",
            "documents": [{"url": "https://a.example", "title": "A", "text": "body"}],
        }
    )


def test_a_generated_picture_is_content() -> None:
    media = pb.Media(mime_type="image/png", inline_data=b"png")
    found = answer("generate_image", image_name="cat", generated_media=media)
    assert found.content == [Text(text="cat"), Image(mime_type="image/png", data="cG5n")]
    old = pb.ImageData(mime_type="image/png", base64_data="cG5n")
    assert answer("generate_image", generated_image=old).content == [Image(mime_type="image/png", data="cG5n")]


# Other agents, and the person


def test_subagents_give_their_conversations() -> None:
    results = [
        cortex.SubagentResult(conversation_id="sub-1", log_absolute_uri="file:///l", workspace_uris=["file:///w"])
    ]
    found = answer("invoke_subagent", results=results)
    assert text_of(found) == "sub-1"
    assert found.output == JsonOutput(
        value={"subagents": [{"conversation_id": "sub-1", "log": "/l", "workspaces": ["/w"]}]}
    )
    assert answer("invoke_subagent", conversation_id="old").output == JsonOutput(
        value={"subagents": [{"conversation_id": "old"}]}
    )
    assert answer("invoke_subagent").output is None


def test_an_agency_call_names_what_it_called() -> None:
    found = answer("agency_tool_call", agent_name="a", function_name="f", response_messages=[Packed(type_url="t/x")])
    assert text_of(found) == "a.f"
    assert found.output == JsonOutput(value={"agent": "a", "function": "f", "responses": ["t/x"]})


def test_questions_give_their_answers() -> None:
    options = [cortex.AskQuestionOption(id="1", text="Yes"), cortex.AskQuestionOption(id="2", text="No")]
    questions = [
        pb.AskQuestionEntry(question="Go?", options=options, selected_option_ids=["2"], write_in_response="never"),
        pb.AskQuestionEntry(question="Why?", skipped=True),
    ]
    found = answer("ask_question", questions=questions)
    assert text_of(found) == "Go?: No, never\nWhy?: (skipped)"
    assert isinstance(found.output, JsonOutput)
    assert found.output.value["questions"][0]["answers"] == ["No", "never"]


def test_the_small_kinds() -> None:
    assert text_of(answer("finish", output_string="done")) == "done"
    finished = answer("finish", output={"b": "2", "a": "1"})
    assert (text_of(finished), finished.output) == ("a: 1\nb: 2", JsonOutput(value={"a": "1", "b": "2"}))
    assert text_of(answer("notify_user", notification_content="look")) == "look"
    assert text_of(answer("wait", duration_ms=5)) == "waited 5 ms"
    assert text_of(answer("mcp_tool", result_string="r")) == "r"
    rejected = answer("mcp_tool", user_rejected=True)
    assert (rejected.is_error, text_of(rejected)) == (True, "the user rejected the call")
    media = [pb.Media(mime_type="text/plain", inline_data=b"t")]
    assert answer("mcp_tool", media=media).content == [File(mime_type="text/plain", data="dA==")]
    resources = [cortex.McpResource(uri="u://1", name="one")]
    assert text_of(answer("list_resources", resources=resources)) == "u://1 one"
    contents = [
        common.McpResourceContent(text=common.TextData(text="words")),
        common.McpResourceContent(image=pb.ImageData(mime_type="image/png", base64_data="cG5n")),
        common.McpResourceContent(media_content=media[0]),
    ]
    assert answer("read_resource", contents=contents).content == [
        Text(text="words"),
        Image(mime_type="image/png", data="cG5n"),
        File(mime_type="text/plain", data="dA=="),
    ]


# Generic


def packed(payload: pb.Message | bytes, name: str | None = None) -> Packed:
    if isinstance(payload, bytes):
        return Packed(type_url=f"type.googleapis.com/{name}", value=payload)
    return Packed(type_url=f"type.googleapis.com/{payload.DESCRIPTOR.full_name}", value=payload.SerializeToString())


def generic(text: str, payload: Packed | None = None, **fields: Any) -> ToolResult:
    return answer("generic", result=cortex.GenericStepResult(result=text, payload=payload, **fields))


def test_a_generic_result_is_its_own_text() -> None:
    media = [pb.Media(mime_type="image/png", inline_data=b"png")]
    assert generic("all of it", media=media).content == [
        Text(text="all of it"),
        Image(mime_type="image/png", data="cG5n"),
    ]


def test_a_generic_result_gives_the_output_of_the_typed_message_in_it() -> None:
    command = pb.CortexStepRunCommand(combined_output=cortex.RunCommandOutput(full="no\n"), exit_code=2)
    found = generic("as shown", packed(command))
    assert found == ToolResult(
        tool_use_id="c",
        content=[Text(text="as shown")],
        output=CommandOutput(text="no\n", exit_code=2),
        is_error=True,
    )
    opened = pb.CortexStepOpenBrowserUrl(url="https://a.example")
    assert generic("x", packed(opened)).output == JsonOutput(value={"url": "https://a.example"})


@pytest.mark.parametrize("payload", [packed(b"\xff", "exa.cortex_pb.CortexStepFind"), packed(b"", "no.such.Message")])
def test_a_typed_message_that_cannot_be_read_is_a_loss(payload: Packed) -> None:
    conversation = body([step("generic", call="c", result=cortex.GenericStepResult(result="x", payload=payload))])
    converted = to_common(conversation)
    (block,) = converted.value.messages[0].blocks
    assert isinstance(block, ToolResult)
    assert (block.output, text_of(block)) == (None, "x")
    assert [(loss.kind, loss.path) for loss in converted.losses] == [("dropped", "steps[0].step_payload")]


# Notices


@pytest.mark.parametrize(
    ("kind", "fields", "notice"),
    [
        ("checkpoint", {"session_summary": "so far", "user_intent": "fix it"}, ("checkpoint", "fix it\n\nso far")),
        ("conversation_history", {"content": "before"}, ("history", "before")),
        ("knowledge_artifacts", {"content": "known"}, ("context", "known")),
        ("directory_rules", {"content": "rules"}, ("context", "rules")),
        ("system_message", {"message": "m"}, ("system", "m")),
        ("system_message", {"agent_message": cortex.AgentMessage(content="from a")}, ("system", "from a")),
        ("ephemeral_message", {"content": "e"}, ("ephemeral", "e")),
    ],
)
def test_what_the_client_says_is_a_notice(kind: str, fields: dict[str, Any], notice: tuple[Any, str]) -> None:
    found = message(step(kind, **fields))
    assert (found.role, found.blocks) == ("system", [Notice(kind=notice[0], text=notice[1])])


def test_a_notices_pictures_follow_it() -> None:
    media = [pb.Media(mime_type="image/png", inline_data=b"png")]
    found = message(step("ephemeral_message", content="e", media=media, attachments=media))
    assert [type(block) for block in found.blocks] == [Notice, Image, Image]
    assert len(message(step("system_message", message="m", media=media)).blocks) == 2


def test_a_notice_that_answers_a_call_is_a_result() -> None:
    assert answer("directory_rules", content="rules").content == [Text(text="rules")]


# The default


def test_an_opaque_kind_is_a_result_where_it_names_a_call() -> None:
    found = answer("open_browser_url", url="https://a.example")
    assert found.output == JsonOutput(value={"url": "https://a.example"})
    assert text_of(found) == '{"url":"https://a.example"}'
    named = answer("open_browser_url", page_id="p")
    assert named.output == JsonOutput(value={"page_id": "p"})
    assert answer("open_browser_url").content == []


def test_an_opaque_kind_without_a_call_keeps_its_bytes() -> None:
    opened = step("open_browser_url", url="https://a.example")
    found = message(opened)
    raw = Raw(format="antigravity", kind="OPEN_BROWSER_URL", data=opened.SerializeToString().hex())
    assert (found.role, found.blocks) == ("system", [raw])


def test_a_result_whose_message_the_schema_lacks_is_a_loss() -> None:
    unknown = pb.Step(type=109, moma=b"\x0a\x01x", status=3)  # pyright: ignore[reportArgumentType]
    unknown.metadata.tool_call.id = "c"
    converted = to_common(body([unknown]))
    assert converted.value.messages[0].blocks == [ToolResult(tool_use_id="c")]
    assert [(loss.kind, loss.path) for loss in converted.losses] == [("dropped", "steps[0].step_payload")]


def test_a_result_that_json_cannot_say_is_a_loss() -> None:
    searched = step("tool_search", call="c", response=Packed(type_url="t/no.such.Message", value=b"x"))
    converted = to_common(body([searched]))
    assert converted.value.messages[0].blocks == [ToolResult(tool_use_id="c")]
    assert [loss.path for loss in converted.losses] == ["steps[0].step_payload"]


def test_a_tools_step_that_names_no_call_is_a_result_without_an_id() -> None:
    found = message(step("run_command", exit_code=0))
    assert (found.role, found.blocks) == (
        "user",
        [ToolResult(tool_use_id="", output=CommandOutput(text="", exit_code=0))],
    )
