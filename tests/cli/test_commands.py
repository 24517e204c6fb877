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


def test_of_many_notes_alike_the_first_ones_are_shown(tmp_path: Path) -> None:
    header = {
        "sessionId": "5f1c6a52-0000-4000-8000-000000000001",
        "projectHash": "ab",
        "startTime": "2026-03-01T10:00:00Z",
    }
    calls = [
        {
            "id": f"g{number}",
            "type": "gemini",
            "content": "",
            "toolCalls": [{"id": f"c{number}", "name": "glob", "args": {}}],
        }
        for number in range(7)
    ]
    path = tmp_path / "session-2026-03-01T10-00-5f1c6a52.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in [header, *calls]))
    said = [line for line in decant("check", path).text.splitlines() if "of glob has no result" in line]
    assert [line.partition(" of glob")[0] for line in said] == [
        "  note: lines/1: the call 'c0'",
        "  note: lines/2: the call 'c1'",
        "  note: lines/3: the call 'c2'",
        "  note: 4 more: the call '…'",
    ]
    findings = decant("check", path, "--json").json["checked"][0]["findings"]
    assert sum("of glob has no result" in finding["text"] for finding in findings) == 7
