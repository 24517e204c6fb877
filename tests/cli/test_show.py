"""How messages are chosen and drawn."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from commandline import decant

from decant.cli.output import print_page
from decant.cli.render import heading, rendered
from decant.common import (
    Block,
    File,
    Image,
    Json,
    Message,
    Meta,
    Notice,
    Raw,
    Text,
    Thinking,
    ToolResult,
    ToolUse,
    Transcript,
)
from decant.tools import Bash

CHAT = Path(__file__).parents[2] / "golden" / "cli" / "files" / "chat.json"


def numbers(*options: str) -> list[int]:
    result = decant("show", CHAT, "--json", *options)
    assert result.code == 0, result.stderr
    return [message["number"] for message in result.json["messages"]]


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        ([], [1, 2, 3, 4]),
        (["--last"], [4]),
        (["--range", "2-3"], [2, 3]),
        (["--range", "3-"], [3, 4]),
        (["--range", "-2"], [1, 2]),
        (["--range", "3"], [3]),
        (["--range", "9-"], []),
        (["--no-tools"], [1, 2, 4]),
        (["--no-tools", "--range", "-3", "--last"], [2]),
    ],
)
def test_messages_are_chosen_by_the_numbers_that_are_shown(options: list[str], chosen: list[int]) -> None:
    assert numbers(*options) == chosen


@pytest.mark.parametrize("text", ["x", "", "-", "3-x", "1-2-3", "\u0663"])
def test_what_is_not_a_range_is_a_usage_error(text: str) -> None:
    result = decant("show", CHAT, f"--range={text}")
    assert (result.code, "is not a range" in result.stderr) == (2, True)


def drawn(block: Block) -> list[str]:
    return [line for _, line in rendered(7, Message(role="assistant", blocks=[block]))][1:-1]


@pytest.mark.parametrize(
    ("block", "lines"),
    [
        (Text(text="a\r\nb\n"), ["  a", "  b"]),
        (Thinking(text="hm", subject="Plan"), ["  ~ Plan: hm"]),
        (Thinking(redacted=True), ["  ~ (redacted)"]),
        (Thinking(), ["  ~ (empty)"]),
        (ToolUse(id="1", name="f", arguments={"a": "x", "b": "x y", "c": [1]}), ['  > f a=x b="x y" c=[1]']),
        (ToolUse(id="1", name="f", arguments={"a": "x" * 300}), [f"  > f a={'x' * 200}... (100 more characters)"]),
        (ToolUse(id="1", name="sh", tool=Bash(command="ls")), ["  > sh command=ls"]),
        (ToolUse(id="1", name="f", invalid_json="{x"), ["  > f (arguments that are not JSON) {x"]),
        (ToolResult(tool_use_id="1", content=[Text(text="ok\n")]), ["< result (done)", "  ok"]),
        (ToolResult(tool_use_id="1", name="f", is_error=True), ["< f (done, error)"]),
        (ToolResult(tool_use_id="1", status="error", is_error=True), ["< result (error)"]),
        (ToolResult(tool_use_id="1", content=[Json(value={"é": 1})]), ["< result (done)", '  {"é": 1}']),
        (Notice(kind="checkpoint", text="t"), ["  (checkpoint) t"]),
        (Image(mime_type="image/png", data="AAAA", name="p"), ["  (image  image/png  3 bytes  p)"]),
        (File(mime_type="text/csv", uri="file:///x"), ["  (file  text/csv  file:///x)"]),
        (File(mime_type="text/csv"), ["  (file  text/csv  no data)"]),
        (Raw(format="gemini", kind="odd"), ["  (gemini record odd)"]),
    ],
)
def test_a_block_is_drawn(block: Block, lines: list[str]) -> None:
    assert drawn(block) == lines


def test_a_long_result_is_cut_and_says_so() -> None:
    lines = drawn(ToolResult(tool_use_id="1", content=[Text(text="x\n" * 50), Image(mime_type="image/png")]))
    assert len(lines) == 1 + 40 + 1 + 1
    assert lines[41] == "    ... 10 more lines (--json shows them)"


def test_the_line_above_a_message() -> None:
    message = Message(role="user", timestamp="2026-01-02T03:04:05.123456789Z", model="m", gone="rewind")
    assert next(rendered(3, message))[1] == "[3] user  2026-01-02T03:04:05Z  m  no longer sent (rewind)"


def test_a_conversation_without_a_title_is_called_by_its_id() -> None:
    assert [line for _, line in heading(Transcript(meta=Meta(id="x", cwd="/p")))] == ["x", "/p", ""]
    assert [line for _, line in heading(Transcript(meta=Meta(id="x", title="T")))] == ["T", "x", ""]
    assert next(heading(Transcript()))[1] == "conversation"


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_it_is_coloured_but_never_by_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", lambda text, title="": paged.append(text))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(sys, "stdout", Terminal(io.BytesIO(), encoding="utf-8"))
    print_page([("bold", "[bold]title\x1b[2J"), ("", "plain")])
    assert r"[bold]title\x1b[2J" in paged[0]
    assert paged[0].startswith("\x1b[1m")
