"""The table of tools: a canonical view never says more, or less, than the call it is a view of."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decant.escapes import same_json
from decant.spelling import Spelling
from decant.tools import (
    SPELLINGS,
    Bash,
    Edit,
    Glob,
    Grep,
    List,
    MultiEdit,
    Read,
    Replacement,
    Task,
    Tool,
    WebFetch,
    WebSearch,
    Write,
    canonical,
    display_keys,
    display_strings,
    native,
)
from tests.strategies import json_values, texts, tool_calls

A, G = "antigravity", "gemini"
SHOWN = {"toolAction": "Doing", "toolSummary": "Do"}

CALLS: list[tuple[str, str, dict[str, Any], Tool]] = [
    (
        A,
        "run_command",
        {"CommandLine": "ls", "Cwd": "/w", "WaitMsBeforeAsync": 2000, **SHOWN},
        Bash(command="ls", cwd="/w"),
    ),
    (A, "view_file", {"AbsolutePath": "/a", **SHOWN}, Read(path="/a")),
    (A, "view_file", {"AbsolutePath": "/a", "StartLine": 3, "EndLine": 9}, Read(path="/a", start_line=3, end_line=9)),
    (
        A,
        "write_to_file",
        {"TargetFile": "/a", "CodeContent": "x", "Overwrite": True, "Description": "why", **SHOWN},
        Write(path="/a", content="x"),
    ),
    (
        A,
        "replace_file_content",
        {
            "TargetFile": "/a",
            "Instruction": "i",
            "Description": "d",
            "AllowMultiple": False,
            "TargetContent": "old",
            "ReplacementContent": "new",
            "StartLine": 1,
            "EndLine": 5,
        },
        Edit(path="/a", old="old", new="new", start_line=1, end_line=5),
    ),
    (
        A,
        "multi_replace_file_content",
        {
            "TargetFile": "/a",
            "ReplacementChunks": [
                {"TargetContent": "a", "ReplacementContent": "b", "AllowMultiple": True, "StartLine": 1}
            ],
        },
        MultiEdit(path="/a", edits=[Replacement(old="a", new="b", replace_all=True, start_line=1)]),
    ),
    (A, "list_dir", {"DirectoryPath": "/a", **SHOWN}, List(path="/a")),
    (
        A,
        "grep_search",
        {"SearchPath": "/a", "Query": "needle", "CaseInsensitive": True, "MatchPerLine": True},
        Grep(pattern="needle", path="/a", regex=False, case_sensitive=False),
    ),
    (
        A,
        "grep_search",
        {"Query": "n.*", "IsRegex": True, "Includes": ["*.py", "*.c"]},
        Grep(pattern="n.*", include=["*.py", "*.c"]),
    ),
    (A, "find_by_name", {"SearchDirectory": "/a", "Pattern": "*.py"}, Glob(pattern="*.py", path="/a")),
    (A, "read_url_content", {"Url": "https://a"}, WebFetch(url="https://a")),
    (A, "search_web", {"query": "q", "domain": "d"}, WebSearch(query="q", domain="d")),
    (
        A,
        "invoke_subagent",
        {"Subagents": [{"TypeName": "helper", "Role": "Bee", "Prompt": "p"}], **SHOWN},
        Task(agent="helper", role="Bee", prompt="p"),
    ),
    (G, "run_shell_command", {"command": "ls", "description": "d", "dir_path": "w"}, Bash(command="ls", cwd="w")),
    (G, "run_shell_command", {"command": "ls", "is_background": True}, Bash(command="ls", background=True)),
    (G, "run_shell_command", {"command": "ls", "directory": "w"}, Bash(command="ls", cwd="w")),
    (G, "read_file", {"file_path": "a", "start_line": 2, "end_line": 3}, Read(path="a", start_line=2, end_line=3)),
    (G, "read_file", {"file_path": "a", "offset": 0, "limit": 10}, Read(path="a", start_line=1, end_line=10)),
    (G, "read_file", {"file_path": "a", "offset": 9, "limit": 1}, Read(path="a", start_line=10, end_line=10)),
    (G, "read_file", {"file_path": "a", "offset": 9}, Read(path="a", start_line=10)),
    (G, "read_file", {"absolute_path": "/a", "limit": 4}, Read(path="/a", end_line=4)),
    (G, "write_file", {"file_path": "a", "content": "x"}, Write(path="a", content="x")),
    (
        G,
        "replace",
        {"file_path": "a", "instruction": "i", "old_string": "o", "new_string": "n", "allow_multiple": True},
        Edit(path="a", old="o", new="n", replace_all=True),
    ),
    (
        G,
        "replace",
        {"file_path": "a", "old_string": "o", "new_string": "n", "expected_replacements": 1},
        Edit(path="a", old="o", new="n"),
    ),
    (G, "list_directory", {"dir_path": "a"}, List(path="a")),
    (G, "list_directory", {"path": "a"}, List(path="a")),
    (G, "grep_search", {"pattern": "p", "include_pattern": "*.c"}, Grep(pattern="p", include=["*.c"])),
    (G, "search_file_content", {"pattern": "p", "path": "a"}, Grep(pattern="p", path="a")),
    (
        G,
        "search_file_content",
        {"pattern": "p", "dir_path": "a", "include": "x"},
        Grep(pattern="p", path="a", include=["x"]),
    ),
    (G, "glob", {"pattern": "*.txt"}, Glob(pattern="*.txt")),
    (G, "glob", {"pattern": "*.txt", "path": "a"}, Glob(pattern="*.txt", path="a")),
    (G, "web_fetch", {"prompt": "read https://a"}, WebFetch(prompt="read https://a")),
    (G, "google_web_search", {"query": "q"}, WebSearch(query="q")),
    (G, "invoke_agent", {"agent_name": "generalist", "prompt": "p"}, Task(agent="generalist", prompt="p")),
    (G, "codebase_investigator", {"objective": "o"}, Task(agent="codebase_investigator", prompt="o")),
]


@pytest.mark.parametrize(("family", "name", "arguments", "tool"), CALLS)
def test_calls_as_the_clients_make_them(family: str, name: str, arguments: dict[str, Any], tool: Tool) -> None:
    assert canonical(family, name, arguments) == tool


def test_every_spelling_is_shown_by_an_example() -> None:
    shown = {
        id(each) for each in SPELLINGS for family, name, arguments, _ in CALLS if _fits(each, family, name, arguments)
    }
    assert [each.name for each in SPELLINGS if id(each) not in shown] == []


def _fits(spelling: Spelling, family: str, name: str, arguments: dict[str, Any]) -> bool:
    return (spelling.format, spelling.name) == (family, name) and spelling.read(arguments) is not None


@pytest.mark.parametrize(
    ("family", "name", "arguments"),
    [
        (A, "run_command", {"CommandLine": "ls", "WaitMsBeforeAsync": 5000}),  # not the client's constant
        (A, "run_command", {"CommandLine": "ls", "WaitMsBeforeAsync": 2000.0}),
        (A, "run_command", {"CommandLine": "ls", "RunPersistent": True}),
        (A, "write_to_file", {"TargetFile": "a", "CodeContent": "x", "Overwrite": False}),
        (A, "write_to_file", {"TargetFile": "a", "CodeContent": "x", "Append": True}),
        (A, "view_file", {"AbsolutePath": "a", "ContentOffset": 5}),
        (A, "view_file", {"AbsolutePath": "a", "StartLine": True}),
        (A, "view_file", {"AbsolutePath": "a", "StartLine": 1.0}),
        (A, "view_file", {"AbsolutePath": "a", "StartLine": "\ufdd0n1e999"}),
        (A, "view_file", {"AbsolutePath": "a", "StartLine": None}),
        (A, "view_file", {"AbsolutePath": 5}),
        (A, "view_file", {"AbsolutePath": "a", "toolAction": 5}),
        (A, "view_file", {}),
        (A, "grep_search", {"Query": "a", "CaseInsensitive": "yes"}),
        (A, "invoke_subagent", {"Subagents": []}),
        (A, "invoke_subagent", {"Subagents": [{"TypeName": "a", "Prompt": "p"}] * 2}),
        (A, "invoke_subagent", {"Subagents": ["a"]}),
        (A, "invoke_subagent", {"Subagents": [{"TypeName": "a", "Prompt": "p", "Model": "m"}]}),
        (A, "multi_replace_file_content", {"TargetFile": "a", "ReplacementChunks": ["a"]}),
        (A, "multi_replace_file_content", {"TargetFile": "a", "ReplacementChunks": {"a": 1}}),
        (G, "read_file", {"file_path": "a", "offset": -1}),
        (G, "read_file", {"file_path": "a", "offset": 0, "limit": 0}),
        (G, "read_file", {"file_path": "a", "offset": True}),
        (G, "read_file", {"file_path": "a", "offset": 1, "start_line": 2}),
        (G, "read_file", {"file_path": "a", "absolute_path": "a"}),
        (G, "replace", {"file_path": "a", "old_string": "o", "new_string": "n", "expected_replacements": 2}),
        (G, "grep_search", {"pattern": "p", "names_only": True}),
        (G, "grep_search", {"pattern": "p", "include_pattern": ["*.c"]}),
        (G, "read_many_files", {"paths": ["a"]}),
        (G, "mcp_server_tool", {}),
        (A, "read_file", {"file_path": "a"}),
        ("other", "read_file", {"file_path": "a"}),
    ],
)
def test_a_call_that_does_not_fit_exactly_has_no_view(family: str, name: str, arguments: dict[str, Any]) -> None:
    assert canonical(family, name, arguments) is None


@given(tool_calls, st.sampled_from([A, G]))
@settings(max_examples=100)
def test_a_tool_comes_back_from_its_native_form(tool: Tool, family: str) -> None:
    call = native(family, tool)
    if call is not None:
        assert canonical(family, *call) == tool


@pytest.mark.parametrize(("family", "name", "arguments", "tool"), CALLS)
def test_what_both_clients_can_say_crosses_and_comes_back(
    family: str, name: str, arguments: dict[str, Any], tool: Tool
) -> None:
    other = G if family == A else A
    call = native(other, tool)
    if call is None:
        beyond = (WebFetch, MultiEdit), Edit(path="/a", old="old", new="new", start_line=1, end_line=5)
        assert (
            isinstance(tool, beyond[0])
            or tool == beyond[1]
            or (isinstance(tool, Bash) and tool.background)
            or (isinstance(tool, Grep) and (not tool.regex or len(tool.include) > 1))
            or (isinstance(tool, WebSearch) and tool.domain)
            or (isinstance(tool, Task) and tool.role)
        )
    else:
        assert canonical(other, *call) == tool
    back = native(family, tool, display_strings(family, name, arguments))
    assert back is not None
    if any(each.current and _fits(each, family, name, arguments) for each in SPELLINGS):
        constants = {"WaitMsBeforeAsync": 2000, "Overwrite": True, "MatchPerLine": True}
        assert {**constants, **back[1]} == {**constants, **arguments}


@st.composite
def spelled_calls(draw: st.DrawFn) -> tuple[str, str, dict[str, Any]]:
    """Arguments under the keys of some tool, of the right types mostly, with display strings and constants."""
    spelling = draw(st.sampled_from(SPELLINGS))
    values = st.one_of(texts, st.integers(-2, 20), st.booleans(), st.lists(texts, max_size=2), json_values)
    names = [
        *spelling.keys,
        *spelling.constants,
        *spelling.display,
        *(["offset", "limit"] if "end_line" in spelling.keys else []),
    ]
    chosen = draw(st.lists(st.sampled_from(names), unique=True, min_size=min(2, len(names))))
    given_arguments = {name: draw(values) for name in chosen}
    wrapped = {"Subagents": [given_arguments]} if spelling.name == "invoke_subagent" else given_arguments
    return spelling.format, spelling.name, wrapped


@given(spelled_calls() | st.sampled_from([(call[0], call[1], call[2]) for call in CALLS]))
@settings(max_examples=100)
def test_a_call_that_has_a_view_goes_back_unchanged(call: tuple[str, str, dict[str, Any]]) -> None:
    family, name, arguments = call
    tool = canonical(family, name, arguments)
    if tool is None:
        return
    spelling = next(each for each in SPELLINGS if _fits(each, family, name, arguments))
    written = spelling.write(tool)
    assert written is not None
    for key in {*written, *arguments}:
        if key in spelling.constants:
            assert same_json(arguments.get(key, spelling.constants[key]), spelling.constants[key])
        elif key in spelling.display:
            assert key not in written
        elif not isinstance(written.get(key, arguments.get(key)), list):
            missing = spelling.keys[key].absent if key in spelling.keys else None
            assert same_json(arguments.get(key, missing), written.get(key, missing))
        elif key not in ("ReplacementChunks", "Subagents"):
            assert arguments.get(key, []) == written.get(key, [])


def test_display_strings_go_where_the_other_client_has_a_place() -> None:
    tool = Edit(path="a", old="o", new="n")
    assert native(A, tool, {"instruction": "do it"}) == (
        "replace_file_content",
        {
            "TargetFile": "a",
            "TargetContent": "o",
            "ReplacementContent": "n",
            "AllowMultiple": False,
            "Instruction": "do it",
        },
    )
    assert native(G, tool, {"Instruction": "do it", "toolAction": "Editing"}) == (
        "replace",
        {"file_path": "a", "old_string": "o", "new_string": "n", "instruction": "do it"},
    )
    bash = Bash(command="ls")
    assert native(G, bash, {"toolSummary": "look", "toolAction": "Looking"}) == (
        "run_shell_command",
        {"command": "ls", "description": "look"},
    )
    assert native(A, bash, {"description": "look"}) == (
        "run_command",
        {"CommandLine": "ls", "WaitMsBeforeAsync": 2000, "toolSummary": "look"},
    )
    assert native(A, Write(path="a", content=""), {"toolSummary": "s", "Description": "d", "description": "no"}) == (
        "write_to_file",
        {"TargetFile": "a", "CodeContent": "", "Overwrite": True, "Description": "d", "toolSummary": "s"},
    )


def test_display_strings_of_a_call() -> None:
    assert display_keys(G, "replace") == ("instruction",)
    assert display_keys(G, "mcp_a_b") == ()
    assert display_keys(A, "mcp_a_b") == ("toolAction", "toolSummary")
    assert set(display_keys(A)) == {"toolAction", "toolSummary", "Description", "Instruction"}
    assert display_strings(A, "mcp_a_b", {"Description": "an argument", "toolAction": "x", "toolSummary": 5}) == {
        "toolAction": "x"
    }
    assert display_strings(G, "read_file", {"description": "x"}) is None


def test_a_spelling_refuses_another_tool() -> None:
    assert all(each.write(WebFetch()) is None for each in SPELLINGS if each.kind is Bash)
    assert canonical(G, "read_file", {"file_path": "a", "offset": None}) is None


@given(
    st.sampled_from([(each, keys) for each in SPELLINGS for keys in ([], [*each.keys], [*each.keys, *each.display])]),
    st.data(),
)
def test_a_call_of_strings_alone_is_read_like_any_other(form: tuple[Spelling, list[str]], data: st.DataObject) -> None:
    """They are read by a shorter way, once their keys were seen."""
    spelling, keys = form
    chosen = data.draw(st.lists(st.sampled_from([*keys, "unknown"]), unique=True) | st.just(keys))
    arguments = {key: data.draw(texts) for key in chosen}
    read = (each.read(arguments) for each in SPELLINGS if (each.format, each.name) == (spelling.format, spelling.name))
    expected = next((tool for tool in read if tool is not None), None)
    assert canonical(spelling.format, spelling.name, arguments) == expected


@pytest.mark.parametrize(
    ("family", "name", "arguments"),
    [
        (G, "read_file", {"file_path": "/a", "offset": 2**64 - 1}),
        (G, "read_file", {"file_path": "/a", "offset": 2**63 - 2, "limit": 9}),
        (G, "run_shell_command", {"command": "\ufdd0n123456789012345678901"}),
        (G, "grep_search", {"pattern": "p", "include_pattern": "\ufdd0n1e999"}),
    ],
)
def test_a_number_that_does_not_fit_has_no_view(family: str, name: str, arguments: dict[str, Any]) -> None:
    assert canonical(family, name, arguments) is None
