"""What a check finds: laws that fail, steps that would run, calls that do not pair, what is not known."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import decant
from decant import check as checking
from decant import conversion
from decant.antigravity import text
from decant.antigravity.body import Body, Column
from decant.antigravity.mirror import refresh
from decant.antigravity.text_schema import standard_database
from decant.check import Checked, check, text_form
from decant.common import Message, ToolResult, ToolUse, Transcript
from decant.conversion import Document
from decant.errors import TargetError
from decant.formats import get
from decant.losses import Converted
from tests.limited import run_limited

FILES = Path(__file__).parents[1] / "golden" / "cli" / "files"
CHAT = FILES / "chat.json"


def said(checked: Checked) -> list[tuple[str, str, str, int]]:
    return [(each.kind, each.place, each.text, each.count) for each in checked.findings]


def test_a_sound_conversation_passes(tmp_path: Path) -> None:
    decant.convert(CHAT, tmp_path / "chat.db")
    checked = check(tmp_path / "chat.db")
    assert checked.passed
    assert (checked.format, checked.id, checked.counts.steps) == ("antigravity", "chat", 4)
    assert "failed" not in checked.laws.values()
    assert (checked.laws["store"], checked.laws["text"]) == ("held", "held")


def test_a_name_that_the_agent_does_not_look_for(tmp_path: Path) -> None:
    decant.convert(CHAT, tmp_path / "other.db")
    text = "the agent resumes it only under the name of its cascade_id, 'chat'"
    assert ("note", "trajectory_meta[0].cascade_id", text, 1) in said(check(tmp_path / "other.db"))


def test_a_step_that_would_run_fails_it() -> None:
    checked = check(FILES / "pending.json")
    assert not checked.passed
    assert ("danger", "steps[2]", "step 2 is pending: an agent would run it on resume", 1) in said(checked)


def test_what_is_not_known_is_counted() -> None:
    checked = check(FILES / "odd.json")
    assert checked.passed
    found = said(checked)
    assert ("note", "later_notes", "a table that is not known", 2) in found
    assert ("note", "later_keys", "an index that is not known", 1) in found
    assert ("note", "steps.step_payload", "field 4094 of gemini_coder.Step is not known", 1) in found
    assert ("note", "steps.step_type", "the value 9999 is not known", 1) in found
    assert ("note", "steps.step_payload", "a blob that does not parse as gemini_coder.Step", 1) in found


def findings_of(body: Body) -> list[tuple[str, str, int]]:
    return [(each.place, each.text, each.count) for each in get("antigravity").examine(body, None)]


def test_unknown_values_and_columns_deep_inside() -> None:
    database = standard_database()
    steps = database.table("steps")
    assert steps is not None
    steps.columns = (*steps.columns, Column("mood"))
    payload = (
        b"\x08\x0e\xa2\x01\x02\x60\x7b\xa2\x01\x02\x60\x7c"  # planner_response.stop_reason, twice: the last counts
    )
    steps.rows = [(0, 14, 3, 0, None, None, None, None, None, payload, 0, "good")]
    found = findings_of(Body("x", database))
    assert ("steps.mood", "a column that is not known", 1) in found
    reason = "the value 124 of exa.cortex_pb.CortexStepPlannerResponse.stop_reason is not known"
    assert ("steps.step_payload", reason, 1) in found


def test_a_damaged_index_is_found(tmp_path: Path) -> None:
    decant.convert(CHAT, tmp_path / "chat.db")
    with closing(sqlite3.connect(tmp_path / "chat.db")) as connection:
        connection.execute("PRAGMA journal_mode=delete")
        connection.execute("PRAGMA writable_schema=ON")
        pages = dict(connection.execute("SELECT name, rootpage FROM sqlite_master WHERE name LIKE 'idx_%'").fetchall())
        for name, other in (("idx_steps_status", "idx_steps_step_type"), ("idx_steps_step_type", "idx_steps_status")):
            connection.execute("UPDATE sqlite_master SET rootpage = ? WHERE name = ?", (pages[other], name))
        connection.commit()
    checked = check(tmp_path / "chat.db")
    assert not checked.passed
    assert any(each.text.startswith("SQLite's integrity check: ") for each in checked.findings)


def test_the_brain_s_logs_are_compared_with_the_steps(tmp_path: Path) -> None:
    body = refresh(text.loads(CHAT.read_bytes()))
    (tmp_path / "chat.json").write_bytes(text.dumps(body))
    found = [each.text for each in check(tmp_path / "chat.json").findings if each.place == "brain"]
    assert found == ["8 of 8 lines of its logs are, byte for byte, what the steps give"]


class Stubborn:
    """A document whose format breaks one law."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
        document = conversion.open_document(CHAT)
        self.document = Document(document.name, replace(document.format, **changes), document.body, path=document.path)
        monkeypatch.setattr(checking, "open_document", lambda *arguments, **options: self.document)


def other() -> Body:
    return text.loads((FILES / "pending.json").read_bytes())


def failing(*arguments: Any, **options: Any) -> Any:
    raise TargetError("the disk is full", source="x")


@pytest.mark.parametrize(
    ("law", "changes", "expected"),
    [
        ("store", {"load": lambda path: Converted(other())}, "not equal to what was loaded"),
        ("store", {"save": failing}, "x: the disk is full"),
        ("text", {"loads": lambda data, *, name: other()}, "its text does not give it back"),
        ("base", {"from_common": lambda transcript, *, base=None, now=None: Converted(other())}, "not what it was"),
        (
            "base",
            {
                "from_common": lambda transcript, *, base=None, now=None: Converted(
                    base, (decant.Loss("dropped", "meta.title", "why"),)
                )
            },
            "it reports meta.title: why",
        ),
    ],
)
def test_a_law_that_fails_is_said(
    monkeypatch: pytest.MonkeyPatch, law: str, changes: dict[str, Any], expected: str
) -> None:
    Stubborn(monkeypatch, **changes)
    checked = check(CHAT)
    assert not checked.passed
    assert checked.laws[law] == "failed"
    (failed,) = (each for each in checked.findings if each.kind == "failed")
    assert failed.place == law
    assert expected in failed.text


def test_a_text_that_changes_the_second_time_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = iter([CHAT.read_bytes(), b"{}"])
    Stubborn(monkeypatch, dumps=lambda body: next(texts))
    assert check(CHAT).laws["text"] == "failed"


def test_the_text_form_of_each_family() -> None:
    assert text_form(get("antigravity")).id == "antigravity-json"
    assert text_form(get("common")).id == "common"


def use(call: str) -> Message:
    return Message(role="assistant", blocks=[ToolUse(id=call, name="f")])


def result(call: str) -> Message:
    return Message(role="user", blocks=[ToolResult(tool_use_id=call)])


@pytest.mark.parametrize(
    ("messages", "expected"),
    [
        ([use("a"), result("a")], []),
        ([use("a")], [("messages[0].blocks[0]", "the call 'a' has no result")]),
        ([result("a")], [("messages[0].blocks[0]", "no call has the id 'a'")]),
        ([result("a"), use("a")], [("messages[0].blocks[0]", "the result of 'a' stands before its call")]),
        ([use("a"), result("a"), result("a")], [("messages[0].blocks[0]", "the call 'a' has 2 results")]),
        ([use("a"), result("a"), use("a"), result("a")], [("messages[0].blocks[0]", "2 calls have the id 'a'")]),
    ],
)
def test_calls_and_results_that_do_not_pair(
    tmp_path: Path, messages: list[Message], expected: list[tuple[str, str]]
) -> None:
    decant.write(Transcript(messages=messages), tmp_path / "a.common.json")
    checked = check(tmp_path / "a.common.json")
    assert [(each.place, each.text) for each in checked.findings] == expected
    assert checked.passed
    assert checked.laws["base"] == "not tried"


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files")
@pytest.mark.parametrize(("name", "limit"), [("tools.jsonl", 1000), ("chat.db", 3000)])
def test_a_full_disk_is_no_law_that_fails(tmp_path: Path, name: str, limit: int) -> None:
    decant.convert(CHAT, tmp_path / "chat.db")
    path = tmp_path / name if name == "chat.db" else FILES / name
    done = run_limited(["check", path], limit)
    assert done.returncode == 1
    assert "a temporary copy, to try the laws on, cannot be written: " in done.stderr


def test_a_law_that_fails_for_its_own_reasons_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a disk that is full, or broken, is not the conversation's fault."""

    def fail(*_: object, **__: object) -> None:
        raise TargetError("too many columns") from sqlite3.OperationalError("too many columns")

    monkeypatch.setattr("decant.check._store", fail)
    checked = check(CHAT)
    assert (checked.laws["store"], checked.passed) == ("failed", False)
