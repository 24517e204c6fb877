"""Bytes to records and back: the laws Store, Text, Totality and Innocence for chat files."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.errors import DecantError, LimitError, SourceError, TargetError
from decant.gemini import log
from decant.gemini.body import Body, Record
from decant.gemini.log import dumps, load, loads, save, split
from decant.gemini.replay import replay
from tests.gemini.logs import BYTES, CASES, FILES, NAMES, WHOLE, Case

ANY = BYTES | FILES | WHOLE


@given(ANY)
def test_text_any_file_comes_back_byte_for_byte(data: bytes) -> None:
    body = loads(data, name="x.jsonl")
    assert b"".join(record.data + record.ending for record in body.records) == data
    assert dumps(body) == data
    assert loads(dumps(body), name=body.id) == body


@given(ANY)
def test_lines_end_at_line_feeds_and_carriage_returns_only(data: bytes) -> None:
    expected = [line for line in re.split(rb"(?<=\n)|(?<=\r)(?!\n)", data) if line]
    assert [record.data + record.ending for record in split(data)] == expected
    assert all(not re.search(rb"[\r\n]", record.data) for record in split(data))


@given(data=ANY, mode=st.sampled_from([0o600, 0o644, 0o400, 0o640]))
def test_store_and_innocence(tmp_path_factory: pytest.TempPathFactory, data: bytes, mode: int) -> None:
    folder = tmp_path_factory.mktemp("store")
    source = folder / "session-1.jsonl"
    source.write_bytes(data)
    source.chmod(mode)
    before = _state(folder)
    body = load(source)
    replay(body, history=True)
    assert _state(folder) == before
    copy = folder / "copy" / "session-1.jsonl"
    copy.parent.mkdir()
    save(body, copy)
    assert load(copy) == body
    assert copy.read_bytes() == data
    assert copy.stat().st_mode & 0o777 == mode
    assert [path.name for path in copy.parent.iterdir()] == [copy.name]


def _state(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    return {
        path.name: (path.read_bytes(), path.stat().st_mode, path.stat().st_mtime_ns)
        for path in folder.iterdir()
        if path.is_file()
    }


@given(ANY)
def test_totality_any_bytes_give_a_value_or_an_error(data: bytes) -> None:
    replayed = replay(loads(data, name="x"), history=True)
    assert all(entry.refs for entry in replayed.entries)


@given(
    st.lists(st.builds(Record, st.binary(max_size=6), st.sampled_from([b"\n", b"\r", b"\r\n", b"", b"x"])), max_size=4),
    st.sampled_from(["log", "legacy", "checkpoint", "export"]),
)
def test_records_that_would_not_come_back_are_refused(records: list[Record], kind: str) -> None:
    body = Body("x", records, kind)  # pyright: ignore[reportArgumentType]
    try:
        data = dumps(body)
    except TargetError:
        assert loads(b"".join(record.data + record.ending for record in records), name="x") != body
    else:
        assert loads(data, name="x") == body


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_goldens_come_back(case: Case, tmp_path: Path) -> None:
    body = load(case.file)
    save(body, tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == case.file.read_bytes()


def test_the_id_is_the_name_without_its_suffix() -> None:
    assert loads(b"", name="/a/b/session-1.jsonl").id == "session-1"
    assert loads(b"", name="C:\\x\\Session.JSON").id == "Session"
    assert loads(b"", name="-").id == "-"
    assert loads(b"", name="a.b").id == "a.b"


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b'{"sessionId":"s","projectHash":"p"}', "log"),
        (b'{"sessionId":"s"}', "legacy"),
        (b'{"sessionId":"","projectHash":"p"}', "legacy"),
        (b'\n{"sessionId":"s",\n"projectHash":"p"}\n', "legacy"),
        (b'\xef\xbb\xbf{"sessionId":"s",\n"projectHash":"p"}\n', "legacy"),
        (b'{"sessionId":"s","x":[\n{"sessionId":"t","projectHash":"q"}\n]}', "log"),
        (b'{"history":[]}', "checkpoint"),
        (b'{"history":{}}', "log"),
        (b'[{"role":"user","parts":[]}]', "export"),
        (b'[{"role":"user"}]', "log"),
        (b"[]", "log"),
        (b"5", "log"),
        (b'"text"', "log"),
        (b"", "log"),
        (b'{"torn":', "log"),
    ],
)
def test_kinds(data: bytes, kind: str) -> None:
    assert loads(data, name="x").kind == kind


def test_a_file_beyond_the_limit_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(log.MAX_FILE_BYTES + 1)
    with pytest.raises(LimitError, match=r"large\.jsonl: is larger than"):
        load(path)
    monkeypatch.setattr(log, "MAX_FILE_BYTES", 3)
    with pytest.raises(LimitError, match="x: is larger than 3 bytes"):
        loads(b"1234", name="x")


def test_a_line_beyond_the_limit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MAX_LINE_BYTES", 4)
    with pytest.raises(LimitError, match="x: line 2: is longer than 4 bytes"):
        loads(b"1234\n12345\n", name="x")
    with pytest.raises(LimitError, match="x: line 3: is longer than 4 bytes"):
        loads(b"1\r2\r12345\r", name="x")


def test_nesting_beyond_the_limit_is_an_error_and_not_a_crash() -> None:
    with pytest.raises(LimitError, match="x: JSON that nests deeper"):
        loads(b"[" * 100_000 + b"]" * 100_000, name="x")
    body = loads(b'{"sessionId":"s","projectHash":"p"}\n{"id":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", name="x")
    with pytest.raises(LimitError, match="x: line 2: JSON that nests deeper"):
        replay(body)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="missing"):
        load(tmp_path / "missing")
    with pytest.raises(SourceError, match="directory"):
        load(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SourceError, match="not a regular file"):
        load(tmp_path / "pipe")


def test_an_existing_file_is_kept_unless_forced(tmp_path: Path) -> None:
    target = tmp_path / "session.jsonl"
    save(loads(b"old\n", name="x"), target)
    with pytest.raises(TargetError, match="exists"):
        save(loads(b"new\n", name="x"), target)
    assert target.read_bytes() == b"old\n"
    save(loads(b"new\n", name="x"), target, force=True)
    assert target.read_bytes() == b"new\n"


def test_a_body_that_would_not_come_back_is_not_written(tmp_path: Path) -> None:
    body = loads(b"a\nb\n", name="x")
    with pytest.raises(DecantError, match="not a 'legacy'"):
        save(replace(body, kind="legacy"), tmp_path / "out")
    with pytest.raises(DecantError, match="do not come back"):
        save(replace(body, records=[Record(b"a\nb")]), tmp_path / "out")
    assert not list(tmp_path.iterdir())
