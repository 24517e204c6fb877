"""A session whose results are stored twice is continued so that the client sends each once."""

from __future__ import annotations

from pathlib import Path

from decant import convert
from decant.check import check
from decant.gemini.decode import to_common
from decant.gemini.examine import stored_twice
from decant.gemini.log import dumps, load
from decant.gemini.mend import mend

TOOLS = Path(__file__).parents[2] / "golden" / "gemini" / "tools"


def source(folder: Path) -> Path:
    found = [path for path in folder.iterdir() if path.name.endswith(".jsonl")]
    assert len(found) == 1
    return found[0]


def test_the_old_bytes_stay_and_nothing_is_stored_twice_any_more(tmp_path: Path) -> None:
    before = source(TOOLS)
    assert stored_twice(load(before)) == 2
    report = convert(before, tmp_path / "out.jsonl")
    after = load(tmp_path / "out.jsonl")
    assert dumps(after).startswith(before.read_bytes())
    assert stored_twice(after) == 0
    assert any(loss.path == "messages" and loss.kind == "altered" for loss in report.losses)


def test_the_conversation_is_the_same() -> None:
    before = load(source(TOOLS))
    after = mend(before).value

    def said(body: object) -> list[tuple[str, list[str]]]:
        messages = to_common(body).value.messages  # type: ignore[arg-type]
        return [(message.role, [type(block).__name__ for block in message.blocks]) for message in messages]

    assert said(after) == said(before)
    assert mend(after).value is after


def test_a_check_says_what_the_client_would_do(tmp_path: Path) -> None:
    chats = tmp_path / "chats"
    chats.mkdir()
    copy = chats / "session-2026-01-01T00-00-12345678.jsonl"
    copy.write_bytes(source(TOOLS).read_bytes())
    checked = check(copy)
    said = " ".join(finding.text for finding in checked.findings)
    assert "stored twice" in said
    assert "days old" in said
    assert checked.laws == {"store": "held", "text": "held", "base": "held"}
