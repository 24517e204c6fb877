"""Goldens of a team's own conversations: made, kept, compared; folders that are no cases left alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from commandline import decant as run

import decant
from decant import golden
from decant.errors import FormatError, SourceError, TargetError, UsageError

FILES = Path(__file__).parents[2] / "golden" / "cli" / "files"


@pytest.fixture
def team(tmp_path: Path) -> Path:
    """A repository with a database, and a case made of it."""
    decant.convert(FILES / "chat.json", tmp_path / "chat.db")
    golden.update(tmp_path / "kept", [tmp_path / "chat.db"])
    return tmp_path


def test_a_case_keeps_the_text_the_common_form_and_the_losses(team: Path) -> None:
    case = team / "kept" / "chat"
    assert sorted(path.name for path in case.iterdir()) == [
        "case.toml",
        "common.json",
        "conversation.json",
        "losses.json",
    ]
    assert (case / "conversation.json").read_bytes() == (FILES / "chat.json").read_bytes()
    assert (case / "losses.json").read_bytes() == b"[\n]\n"
    assert decant.read(case / "common.json").value == decant.read(team / "chat.db").value
    assert list(golden.check(team / "kept")) == []


def test_what_changed_is_shown_and_kept_again(team: Path) -> None:
    decant.convert(FILES / "edited.common.json", team / "new.db", base=team / "chat.db")
    (team / "new.db").replace(team / "chat.db")
    changes = list(golden.check(team / "kept"))
    assert [change.path.name for change in changes] == ["conversation.json", "common.json"]
    assert any(line.startswith("+") and "It has three lines." in line for line in changes[1].diff)
    changed = golden.update(team / "kept", [])
    assert [path.name for path in changed] == ["conversation.json", "common.json"]
    assert list(golden.check(team / "kept")) == []


def test_without_the_input_the_text_is_what_is_checked(team: Path) -> None:
    (team / "chat.db").unlink()
    assert list(golden.check(team / "kept")) == []
    losses = team / "kept" / "chat" / "losses.json"
    losses.write_bytes(b"[1]\n")
    (change,) = golden.check(team / "kept")
    assert change.path == losses
    losses.unlink()
    (change,) = golden.check(team / "kept")
    assert "+[" in change.diff


def test_a_case_may_be_written_by_hand(tmp_path: Path) -> None:
    case = tmp_path / "mine"
    case.mkdir()
    (case / "case.toml").write_text('title = "a chat"\nfile = "conversation.json"\n')
    (case / "conversation.json").write_bytes((FILES / "chat.json").read_bytes())
    assert [change.path.name for change in golden.check(tmp_path)] == ["common.json", "losses.json"]
    golden.update(tmp_path, [])
    assert list(golden.check(tmp_path)) == []
    assert "a chat" in (case / "case.toml").read_text()


def test_a_folder_that_is_no_case_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "chat").mkdir()
    with pytest.raises(TargetError, match="is no case"):
        golden.update(tmp_path, [FILES / "chat.json"])
    assert list((tmp_path / "chat").iterdir()) == []
    with pytest.raises(SourceError, match="no case in it"):
        list(golden.check(tmp_path))


def test_two_inputs_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="same name"):
        golden.update(tmp_path, [FILES / "chat.json", FILES / "chat.json"])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "text",
    [
        "file = 1",
        'file = ""',
        'file = "a.json"\nformat = 1',
        'file = "../x.json"',
        "file =",
        'file = "a.json"\ninput = 1',
        "",
    ],
)
def test_a_case_that_does_not_say_its_file(tmp_path: Path, text: str) -> None:
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "case.toml").write_text(text)
    with pytest.raises(FormatError, match=r"case\.toml"):
        list(golden.check(tmp_path))


def test_a_case_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "c" / "case.toml").mkdir(parents=True)
    with pytest.raises(SourceError, match=r"case\.toml"):
        list(golden.check(tmp_path))


def test_the_common_form_is_its_own_text(tmp_path: Path) -> None:
    golden.update(tmp_path, [FILES / "edited.common.json"])
    assert (tmp_path / "edited" / "conversation.common.json").exists()
    assert list(golden.check(tmp_path)) == []


def test_our_own_conversations_are_as_kept() -> None:
    changes = list(golden.check(FILES.parents[1] / "antigravity"))
    assert [str(change.path) for change in changes] == [], "decant golden update golden/antigravity"


def test_a_format_that_the_content_does_not_say_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    (tmp_path / "nothing" / "case.toml").write_text('file = "session.jsonl"\nformat = "gemini"\n')
    (tmp_path / "nothing" / "session.jsonl").touch()
    golden.update(tmp_path, [])
    assert list(golden.check(tmp_path)) == []


def test_the_commands(team: Path) -> None:
    assert run("golden", "check", team / "kept").code == 0
    (team / "kept" / "chat" / "losses.json").write_bytes(b"[]")
    result = run("golden", "check", team / "kept")
    assert (result.code, "losses.json (now)" in result.text) == (4, True)
    assert "1 file is not as kept" in result.stderr
    result = run("golden", "update", team / "kept", "--json")
    assert [Path(path).name for path in result.json["changed"]] == ["losses.json"]


@pytest.mark.parametrize("name", ["\N{GRINNING FACE}\u00e9", "a\x7fb", 'quo"te', "back\\slash", "line\nfeed"])
def test_any_name_of_an_input_is_found_again(tmp_path: Path, name: str) -> None:
    source = tmp_path / f"{name}.json"
    source.write_bytes((FILES / "chat.json").read_bytes())
    golden.update(tmp_path / "kept", [source])
    assert list(golden.check(tmp_path / "kept")) == []
    source.write_bytes((FILES / "pending.json").read_bytes())
    assert list(golden.check(tmp_path / "kept")) != []


@pytest.mark.parametrize("name", [".json", "..json", "...json", "-.json", b"\xff.json"])
def test_a_name_that_makes_no_case_leaves_nothing(tmp_path: Path, name: str | bytes) -> None:
    source = tmp_path / os.fsdecode(name)
    source.write_bytes((FILES / "chat.json").read_bytes())
    with pytest.raises(UsageError, match="name"):
        golden.update(tmp_path / "kept", [source])
    assert list(tmp_path.iterdir()) == [source]


def test_standard_input_is_no_case(tmp_path: Path) -> None:
    made = run("golden", "update", tmp_path / "kept", "-", stdin=(FILES / "chat.json").read_bytes())
    assert (made.code, list(tmp_path.iterdir())) == (2, [])


@pytest.mark.parametrize("name", ["..", "", "case.toml", "common.json", "losses.json", "../chat.db"])
def test_a_case_cannot_name_a_file_that_is_not_its_text(team: Path, name: str) -> None:
    (team / "kept" / "chat" / "case.toml").write_text(f'file = "{name}"\n')
    with pytest.raises(FormatError, match="must name a file of the case"):
        golden.update(team / "kept", [])


def test_an_input_that_is_no_file_is_not_read(team: Path) -> None:
    (team / "kept" / "chat" / "case.toml").write_text('file = "conversation.json"\ninput = "/dev/zero"\n')
    changes = list(golden.check(team / "kept"))
    assert changes == []
