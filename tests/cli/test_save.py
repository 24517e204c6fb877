"""`decant save` and `decant migrate`: where the roots come from, what is printed, and the exit codes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from commandline import decant

FILES = Path(__file__).parents[2] / "golden" / "cli" / "files"
SESSION = "5b0c3d1e-0000-4000-8000-000000000001"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home directory in which both agents are installed, and the Gemini CLI has a session."""
    home = tmp_path / "home"
    shutil.copytree(FILES / "gem", home / ".gemini")
    (home / ".gemini" / "antigravity-cli").mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("DECANT_ANTIGRAVITY_ROOT", raising=False)
    monkeypatch.chdir(tmp_path)
    return home


def test_the_agents_usual_place_is_the_root(home: Path) -> None:
    done = decant("save", FILES / "chat.json")
    assert (done.code, done.text) == (0, "chat\nagy --conversation=chat\n")
    assert (home / ".gemini" / "antigravity-cli" / "conversations" / "chat.db").is_file()


def test_the_environment_names_another_root(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setenv("DECANT_ANTIGRAVITY_ROOT", str(tmp_path / "elsewhere"))
    assert decant("save", FILES / "chat.json", "--json").json["path"].startswith(str(tmp_path / "elsewhere"))
    found = decant("save", "chat", "--new-id")
    assert found.code == 0
    assert "chat is " in found.stderr
    assert len(list((tmp_path / "elsewhere" / "conversations").iterdir())) == 2
    (tmp_path / "option").mkdir()
    assert decant("save", "chat", "--root", tmp_path / "option").code == 0
    assert (tmp_path / "option" / "conversations" / "chat.db").is_file()


def test_a_session_found_by_its_id_goes_to_the_other_agent(home: Path) -> None:
    done = decant("save", SESSION, "--to", "antigravity", "--cwd", "work", "--json")
    assert done.code == 0
    shown = decant("show", done.json["path"], "--json").json
    assert shown["meta"]["cwd"] == str(Path.cwd() / "work")
    assert done.json["losses"]


def test_standard_input_is_saved(home: Path) -> None:
    done = decant("save", "-", stdin=(FILES / "chat.json").read_bytes())
    assert (done.code, done.text.splitlines()[0]) == (0, "chat")


def test_a_session_that_names_no_project_belongs_to_the_directory_at_hand(home: Path, tmp_path: Path) -> None:
    session = next((FILES / "gem").rglob("*-5b0c3d1e.jsonl"))
    shutil.copyfile(session, tmp_path / "loose.jsonl")
    done = decant("save", "loose.jsonl", "--id", "loose")
    assert done.text == "loose\ngemini --resume loose\n"
    markers = [marker.read_text() for marker in (home / ".gemini" / "tmp").glob("*/.project_root")]
    assert str(tmp_path.resolve()) in markers


def test_a_forced_save_names_the_backup(home: Path) -> None:
    decant("save", FILES / "chat.json")
    planned = decant("save", FILES / "chat.json", "--force", "--dry-run")
    assert "would be copied to" in planned.stderr
    assert planned.text.startswith("copy ")
    done = decant("save", FILES / "chat.json", "--force")
    (backup,) = (home / ".gemini" / "antigravity-cli" / "decant-backups").iterdir()
    assert f"what was there was copied to {backup}" in done.stderr


def test_a_warning_about_an_index_is_said(home: Path) -> None:
    root = home / ".gemini" / "antigravity-cli"
    (root / "conversation_summaries.db").write_bytes(b"junk")
    done = decant("save", FILES / "chat.json")
    assert done.code == 0
    assert "warning: an index was not written" in done.stderr
    assert "warning:" not in decant("save", FILES / "chat.json", "--id", "other", "--no-index").stderr


@pytest.mark.parametrize("origin", [None, "common", "cursor"])
def test_a_common_form_that_says_no_agent_needs_one(home: Path, tmp_path: Path, origin: str | None) -> None:
    meta = "{}" if origin is None else f'{{"format": "{origin}"}}'
    (tmp_path / "x.common.json").write_text(
        f'{{"schema": "decant.common/1", "meta": {meta}, "messages": [{{"role": "user", "blocks": []}}]}}'
    )
    done = decant("save", "x.common.json")
    assert done.code == 2
    assert "--to names one" in done.stderr
    assert decant("save", "x.common.json", "--to", "antigravity").code == 0


def test_a_common_form_goes_to_the_agent_it_names(home: Path, tmp_path: Path) -> None:
    (tmp_path / "x.common.json").write_text(
        '{"schema": "decant.common/1", "meta": {"id": "mine", "format": "antigravity-json"}, "messages": []}'
    )
    assert decant("save", "x.common.json").text == "mine\nagy --conversation=mine\n"


def test_many_losses_are_counted(home: Path) -> None:
    from decant.cli.summary import losses_in_short
    from decant.losses import Loss

    lines = losses_in_short([Loss("dropped", "x", str(number)) for number in range(14)])
    assert lines[0] == "14 losses"
    assert lines[1] == "  1 dropped: 0 (x)"
    assert lines[-1] == "  and 2 more reasons"
    assert losses_in_short([Loss("dropped", "x", "y")]) == ["1 loss", "  1 dropped: y (x)"]


def test_a_migration_lists_every_session_and_fails_with_the_one_that_fails(home: Path) -> None:
    done = decant("migrate", "--from", "gemini", "--to", "antigravity")
    assert done.code == 0
    assert SESSION in done.text
    (home / ".gemini" / "tmp" / "demo" / "chats" / "session-bad.jsonl").write_bytes(b"")
    done = decant("migrate", "--from", "gemini", "--to", "antigravity")
    assert done.code == 1
    assert "0 saved, 2 skipped, 1 failed" in done.stderr
    assert "session-bad: " in done.stderr


def test_a_root_that_is_missing_is_an_error(home: Path) -> None:
    done = decant("migrate", "--from", "gemini", "--to", "antigravity", "--root", "no")
    assert done.code == 1
    assert "a store is not made where there is none" in done.stderr
    shutil.rmtree(home / ".gemini")
    assert "there is no such directory" in decant("migrate", "--from", "gemini", "--to", "antigravity").stderr
