"""What `from_common` writes is resumed by the real harness, and the request that it rebuilds is the conversation."""

from __future__ import annotations

import os
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from decant.antigravity import native, text
from decant.antigravity.body import Body
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import Image, Message, Text, ToolResult, ToolUse, Transcript

from .antigravity import Antigravity
from .expected import conversations, expected_turns
from .requests import Turn, compare_requests

GOLDENS = sorted((Path(__file__).parents[2] / "golden" / "antigravity").glob("*/conversation.json"))
ID = "00000000-0000-4000-8000-00000000cafe"
GENERATED = 20


def expected(wanted: Transcript) -> list[Turn]:
    turns = expected_turns(wanted, canceled="Step was canceled")
    return [replace(turn, text=_printable(turn.text)) if turn.kind == "user" else turn for turn in turns]


def _printable(text: str) -> str:
    """The harness leaves out of a person's words what does not print: controls, formats, unassigned code points."""
    return "".join(c for c in text if c in "\n\t" or unicodedata.category(c)[0] != "C")


def golden(path: Path) -> Body:
    return text.loads(path.read_bytes(), name=path.parent.name)


def resumed(antigravity: Antigravity, body: Body, folder: Path) -> list[Turn]:
    """What the harness sends of the conversation, in the protocol that carries everything."""
    folder.mkdir(exist_ok=True)
    db = folder / f"{body.id}.db"
    native.save(body, db, force=True)
    return antigravity.resume(db, api="gemini").history


def minted(wanted: Transcript) -> Body:
    wanted.meta.id = ID
    return from_common(wanted).value


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.parent.name)
def test_a_golden_written_anew_resumes_as_it_was(antigravity: Antigravity, path: Path, tmp_path: Path) -> None:
    wanted = to_common(golden(path)).value
    body = minted(wanted)
    assert compare_requests(expected(to_common(body).value), resumed(antigravity, body, tmp_path)) == []


def test_generated_conversations_resume(antigravity: Antigravity, tmp_path: Path) -> None:
    number = int(os.environ.get("DECANT_SEED", "0")) or int.from_bytes(os.urandom(4))
    print(f"DECANT_SEED={number}")
    found: list[Transcript] = []

    @seed(number)
    @settings(
        max_examples=GENERATED,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    @given(conversations())
    def collect(wanted: Transcript) -> None:
        found.append(wanted)

    collect()
    assert len(found) == GENERATED
    for wanted in found:
        assert compare_requests(expected(wanted), resumed(antigravity, minted(wanted), tmp_path)) == []


def test_an_edited_conversation_resumes_as_edited(antigravity: Antigravity, tmp_path: Path) -> None:
    """A conversation of the real client, one message changed and one call removed with its result."""
    from .test_antigravity import record_with_tools

    live = record_with_tools(antigravity, "gemini")
    base = native.load(live.db).value
    wanted = to_common(base).value
    planner = next(m for m in wanted.messages if sum(isinstance(b, ToolUse) for b in m.blocks) == 3)
    planner.blocks = [b for b in planner.blocks if not (isinstance(b, ToolUse) and b.id == "c2")]
    wanted.messages = [
        m for m in wanted.messages if not any(isinstance(b, ToolResult) and b.tool_use_id == "c2" for b in m.blocks)
    ]
    wanted.messages[0].blocks = [Text(text="good morning")]
    result = next(b for m in wanted.messages for b in m.blocks if isinstance(b, ToolResult) and b.tool_use_id == "c3")
    result.content = [Text(text="something else")]
    converted = from_common(wanted, base=base)
    assert [loss for loss in converted.losses if loss.path.startswith("messages")] == []
    assert compare_requests(expected(wanted), resumed(antigravity, converted.value, tmp_path)) == []


def test_pictures_are_sent_and_references_are_not_read(antigravity: Antigravity, tmp_path: Path) -> None:
    from .test_antigravity import PIXEL

    secret = tmp_path / "secret.png"
    secret.write_bytes(b"SECRET")
    inline, outside = Image(mime_type="image/png", data=PIXEL), Image(mime_type="image/png", uri=secret.as_uri())
    wanted = Transcript(
        messages=[
            Message(role="user", blocks=[Text(text="look"), inline, outside]),
            Message(role="assistant", blocks=[ToolUse(id="c1", name="view_file")]),
            Message(role="user", blocks=[ToolResult(tool_use_id="c1", content=[Text(text="here"), inline, outside])]),
            Message(role="assistant", blocks=[Text(text="seen")]),
        ]
    )
    body = minted(wanted)
    turns = resumed(antigravity, body, tmp_path)
    assert compare_requests(expected(to_common(body).value), turns) == []
    assert [turn.text for turn in turns if turn.kind == "media"] == [PIXEL, PIXEL]


def test_nothing_that_is_unfinished_runs_on_resume(antigravity: Antigravity, tmp_path: Path) -> None:
    target = tmp_path / "touched"
    use = ToolUse(id="c1", name="run_command", arguments={"CommandLine": f"touch {target}", "Cwd": str(tmp_path)})
    for status in ("pending", "running", "waiting"):
        wanted = Transcript(
            messages=[
                Message(role="user", blocks=[Text(text="go")]),
                Message(role="assistant", blocks=[use]),
                Message(role="user", blocks=[ToolResult(tool_use_id="c1", status=status)]),
            ]
        )
        turns = resumed(antigravity, minted(wanted), tmp_path)
        assert [turn.kind for turn in turns] == ["user", "call", "result"]
    resumed(antigravity, minted(Transcript(messages=[wanted.messages[0], wanted.messages[1]])), tmp_path)
    assert not target.exists()
