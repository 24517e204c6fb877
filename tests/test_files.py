"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from decant import files
from decant.errors import SourceError, TargetError


def test_a_file_is_written_with_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "out"
    assert files.atomic_write(path, [b"ab", b"", b"c"]) == 3
    assert path.read_bytes() == b"abc"
    assert path.stat().st_mode & 0o777 == 0o600
    assert files.atomic_write(path, [], mode=0o644, force=True) == 0
    assert path.stat().st_mode & 0o777 == 0o644
    assert os.listdir(tmp_path) == ["out"]


def test_an_existing_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_bytes(b"mine")
    (tmp_path / "dangling").symlink_to("/nowhere")
    for target in (path, tmp_path / "dangling"):
        with pytest.raises(TargetError, match="exists already"):
            files.atomic_write(target, [b"x"])
    with pytest.raises(TargetError, match="a directory"):
        files.atomic_write(tmp_path, [b"x"], force=True)
    with pytest.raises(TargetError, match="no directory"):
        files.atomic_write(tmp_path / "none" / "out", [b"x"])
    assert path.read_bytes() == b"mine"


def test_a_file_that_appears_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "out"

    def chunks() -> Iterator[bytes]:
        yield b"x"
        path.write_bytes(b"mine")

    with pytest.raises(TargetError, match="exists"):
        files.atomic_write(path, chunks())
    assert path.read_bytes() == b"mine"
    assert os.listdir(tmp_path) == ["out"]


def test_an_error_of_the_chunks_leaves_nothing(tmp_path: Path) -> None:
    def chunks() -> Iterator[bytes]:
        yield b"x"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        files.atomic_write(tmp_path / "out", chunks())
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("call", ["open", "fsync", "fchmod"])
def test_what_the_system_refuses_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, call, full)
        with pytest.raises(TargetError, match="no space left"):
            files.atomic_write(tmp_path / "out", [b"x"])
    assert os.listdir(tmp_path) == []


def test_a_full_disk_leaves_nothing(tmp_path: Path) -> None:
    full = Path("/dev/full")
    with open(full, "wb", buffering=0) as file, pytest.raises(TargetError, match="no space left"):
        files._write(file, b"x", tmp_path / "out")  # pyright: ignore[reportArgumentType]


def test_file_systems_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "out"
    files.atomic_write(path, [b"x"])
    assert path.read_bytes() == b"x"

    def appears() -> Iterator[bytes]:
        (tmp_path / "other").write_bytes(b"mine")
        yield b"y"

    with pytest.raises(TargetError, match="exists"):
        files.atomic_write(tmp_path / "other", appears())
    monkeypatch.setattr(os, "link", lambda *_, **__: (_ for _ in ()).throw(OSError(errno.EIO, "I/O error")))
    with pytest.raises(TargetError, match="i/O error"):
        files.atomic_write(tmp_path / "third", [b"z"])
    assert sorted(os.listdir(tmp_path)) == ["other", "out"]


def test_a_directory_that_cannot_hold_new_names(tmp_path: Path) -> None:
    with pytest.raises(TargetError):
        files.atomic_write(Path("/proc/out"), [b"x"])


def test_opening_regular_files_only(tmp_path: Path) -> None:
    path = tmp_path / "in"
    path.write_bytes(b"x")
    (tmp_path / "link").symlink_to(path)
    for name in ("in", "link"):
        with files.open_regular(tmp_path / name) as file:
            assert file.read() == b"x"
    os.mkfifo(tmp_path / "pipe")
    for target, follow in [
        (tmp_path, True),
        (tmp_path / "pipe", True),
        (tmp_path / "link", False),
        (tmp_path / "no", True),
    ]:
        with pytest.raises(SourceError) as caught:
            files.open_regular(target, follow=follow)
        assert caught.value.source == str(target)


def test_a_tree_is_removed_whatever_its_modes(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "a" / "b").mkdir(parents=True)
    (tree / "a" / "file").write_bytes(b"x")
    (tree / "link").symlink_to(tmp_path)
    (tree / "a" / "b").chmod(0)
    (tree / "a").chmod(0o500)
    files.remove_tree(tree)
    assert os.listdir(tmp_path) == []
