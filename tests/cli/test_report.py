"""`--report`: the losses beside the conversation, never in its place."""

from __future__ import annotations

import json
import os
import stat
import threading
from pathlib import Path

import pytest
from commandline import decant as run

import decant

FILES = Path(__file__).parents[2] / "golden" / "cli" / "files"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    decant.convert(FILES / "chat.json", "chat.db")
    Path("edited.common.json").write_bytes((FILES / "edited.common.json").read_bytes())
    return tmp_path


def states(folder: Path) -> dict[str, tuple[int, ...]]:
    """Every file with what writing would change; the time of the last access is not that."""
    found = {path.name: path.stat() for path in folder.iterdir()}
    return {name: (each.st_ino, each.st_mode, each.st_size, each.st_mtime_ns) for name, each in found.items()}


@pytest.mark.parametrize(
    "report",
    ["chat.db", "edited.common.json", "out.db", "./out.db", "sub/../chat.db", "link", "sub", "none/losses.json"],
)
def test_a_report_that_cannot_be_is_refused_before_anything_is_written(folder: Path, report: str) -> None:
    (folder / "sub").mkdir()
    (folder / "link").symlink_to("chat.db")
    before = states(folder)
    content = (folder / "chat.db").read_bytes()
    made = run("convert", "edited.common.json", "out.db", "--base", "chat.db", "--report", report)
    assert made.code in (1, 2)
    assert made.stderr.count("\n") == 1
    assert states(folder) == before
    assert (folder / "chat.db").read_bytes() == content


def test_a_pipe_stays_a_pipe(folder: Path) -> None:
    os.mkfifo("pipe")
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(Path("pipe").read_bytes()))
    reader.start()
    assert run("convert", "chat.db", "out.json", "--report", "pipe").code == 0
    reader.join()
    assert json.loads(got[0]) == {"losses": []}
    assert stat.S_ISFIFO(os.lstat("pipe").st_mode)


def test_standard_output_can_take_it(folder: Path) -> None:
    assert run("convert", "chat.db", "out.json", "--report", "-").json == {"losses": []}
    assert not Path("-").exists()


@pytest.mark.parametrize("more", [("out.json", "--json"), ("-", "--to", "antigravity-json")])
def test_standard_output_holds_one_thing(folder: Path, more: tuple[str, ...]) -> None:
    made = run("convert", "chat.db", *more, "--report", "-")
    assert (made.code, made.stdout) == (2, b"")
    assert not Path("out.json").exists()
