"""Every file of golden/cli does what it says. `DECANT_UPDATE=1` rewrites them from what happens now."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from transcripts import rerun

GOLDEN = Path(__file__).parents[2] / "golden" / "cli"
TRANSCRIPTS = sorted(GOLDEN.glob("*.md"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_is_what_happens(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "here"
    shutil.copytree(GOLDEN / "files", folder)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("COLUMNS", "100")
    expected = path.read_text(encoding="utf-8")
    actual = rerun(expected, folder)
    if os.environ.get("DECANT_UPDATE"):
        path.write_text(actual, encoding="utf-8")
    assert actual == expected, "what the command line says has changed (DECANT_UPDATE=1 pytest tests/cli rewrites it)"


def test_there_are_transcripts() -> None:
    assert TRANSCRIPTS


def test_a_transcript_that_says_otherwise_fails(tmp_path: Path) -> None:
    said = "```console\n$ decant --version\ndecant 0.0.0\n```"
    assert rerun(said, tmp_path) != said
