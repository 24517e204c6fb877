"""Files whole or not at all: names that change places, and changes that lose nothing of others."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from decant import files
from decant.errors import FormatError, TargetError


def test_two_directories_change_places(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"in {name}").touch()
    if not files.exchange(tmp_path / "a", tmp_path / "b"):
        pytest.skip("this file system cannot exchange names")
    assert (tmp_path / "a" / "in b").exists()
    assert (tmp_path / "b" / "in a").exists()


def test_what_is_not_there_cannot_change_places(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    with pytest.raises(FileNotFoundError):
        files.exchange(tmp_path / "a", tmp_path / "b")


def test_a_system_without_exchange_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_EXCHANGE", {"no_such_call": (0, 0)})
    assert not files.exchange(tmp_path / "a", tmp_path / "b")


def test_a_file_is_rewritten_with_its_mode_unless_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o640)
    before = path.stat()
    files.rewrite(path, lambda data: data)
    assert path.stat() == before
    files.rewrite(path, lambda data: data + b" and new")
    assert path.read_bytes() == b"old and new"
    assert path.stat().st_mode == before.st_mode
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


def test_a_rewrite_starts_again_when_somebody_else_was_faster(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"1")
    seen: list[bytes] = []

    def change(data: bytes) -> bytes:
        seen.append(data)
        if len(seen) == 1:
            path.write_bytes(b"2")
        return data + b"!"

    files.rewrite(path, change)
    assert seen == [b"1", b"2"]
    assert path.read_bytes() == b"2!"


def test_a_rewrite_gives_up_when_somebody_else_never_stops(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"")

    def change(data: bytes) -> bytes:
        path.write_bytes(data + b".")
        return data + b"!"

    with pytest.raises(TargetError, match="again and again"):
        files.rewrite(path, change)


def test_a_rewrite_that_fails_leaves_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def refuse(data: bytes) -> bytes:
        raise FormatError("not such a file")

    def full(path: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(TargetError, match="file: not such a file"):
        files.rewrite(path, refuse)
    with pytest.raises(TargetError, match=r"not a regular file|this is a directory"):
        files.rewrite(tmp_path, refuse)
    monkeypatch.setattr(files, "sync_file", full)
    with pytest.raises(TargetError, match="no space left"):
        files.rewrite(path, lambda data: b"new")
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]
