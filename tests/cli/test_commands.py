"""What the smaller commands print, beyond their transcripts."""

from __future__ import annotations

import json
from pathlib import Path

from commandline import decant

import decant as library
from decant.common import Message, Meta, Text, Transcript, json_schema

FILES = Path(__file__).parents[2] / "golden" / "cli" / "files"


def test_the_schema_is_the_library_s() -> None:
    assert decant("schema", "common").json == json_schema()


def test_a_difference_of_long_texts_is_cut_and_says_so(tmp_path: Path) -> None:
    for name, letter in (("a", "x"), ("b", "y")):
        transcript = Transcript(messages=[Message(role="user", blocks=[Text(text=letter * 600)])])
        library.write(transcript, tmp_path / f"{name}.common.json")
    result = decant("diff", tmp_path / "a.common.json", tmp_path / "b.common.json")
    assert result.code == 4
    assert result.text.splitlines()[1] == f"  - {'x' * 500}... (100 more characters)"


def test_what_only_one_has_is_on_one_side(tmp_path: Path) -> None:
    library.write(Transcript(meta=Meta(title="t\nu")), tmp_path / "a.common.json")
    library.write(Transcript(), tmp_path / "b.common.json")
    result = decant("diff", tmp_path / "a.common.json", tmp_path / "b.common.json")
    assert result.text.splitlines()[1:] == ["  - t", "  - u"]


def test_empty_lists_and_maps_are_shown(tmp_path: Path) -> None:
    library.write(Transcript(messages=[Message(role="user")]), tmp_path / "a.common.json")
    result = decant("inspect", tmp_path / "a.common.json")
    assert "message 0 user" in result.text
    assert json.loads(decant("inspect", tmp_path / "a.common.json", "--json").stdout)["table"] == "messages"


def test_a_file_name_with_odd_bytes_is_a_name_all_the_same(tmp_path: Path) -> None:
    odd = tmp_path / "odd\udcff\u202e.db"
    result = decant("convert", FILES / "chat.json", odd, "--json")
    assert result.code == 0
    assert result.json["output"] == str(odd)
    assert b"\\udcff" in result.stdout
    assert b"\\u202e" in result.stdout
    assert decant("show", odd).code == 0
