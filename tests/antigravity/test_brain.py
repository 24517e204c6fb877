"""The brain: found by one rule, carried whole, written whole or not at all."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest
from hypothesis import given, settings
from stores import make, snapshot
from strategies import brains

from decant import files
from decant.antigravity.body import Body, Brain, BrainFile
from decant.antigravity.brain import MAX_DEPTH, check, find, placed, read
from decant.antigravity.native import load, save
from decant.errors import DecantError, FormatError, LimitError, SourceError, TargetError

LOGS = ".system_generated/logs/transcript.jsonl"


def fill(folder: Path) -> Path:
    (folder / ".system_generated/logs").mkdir(parents=True)
    (folder / LOGS).write_bytes(b'{"step_index":0}\n')
    (folder / "task.md").write_bytes(b"")
    (folder / "task.md").chmod(0o640)
    (folder / "empty").mkdir(0o700)
    return folder


def store(tmp_path: Path) -> Path:
    """A root with one conversation and its brain."""
    (tmp_path / "conversations").mkdir()
    fill(tmp_path / "brain" / "abc")
    return make(tmp_path / "conversations" / "abc.db")


def test_the_rule_for_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "conversations").mkdir()
    assert find(tmp_path / "conversations" / "abc.db") == tmp_path / "brain" / "abc"
    assert find(tmp_path / "elsewhere" / "abc.db") is None
    assert find(tmp_path / "elsewhere" / "abc.db", "given") == Path("given")
    assert find(tmp_path / "conversations" / "..db") is None
    monkeypatch.chdir(tmp_path / "conversations")
    assert find("abc.db") == tmp_path / "brain" / "abc"


def test_all_of_it_is_carried(tmp_path: Path) -> None:
    path = store(tmp_path)
    before = snapshot(tmp_path)
    body = load(path).value
    assert snapshot(tmp_path) == before
    assert body.brain is not None
    assert [(file.path, file.mode) for file in body.brain.files] == [(LOGS, 0o644), ("task.md", 0o640)]
    assert body.brain.directories == {".system_generated": 0o755, ".system_generated/logs": 0o755, "empty": 0o700}
    other = tmp_path / "other" / "conversations" / "abc.db"
    other.parent.mkdir(parents=True)
    assert save(body, other) == ()
    assert load(other).value == body


def test_odd_names_survive(tmp_path: Path) -> None:
    folder = tmp_path / "b"
    folder.mkdir()
    for name in (b"\xff\xfe", b"new\nline", "é".encode(), b"\\", b" ", b"..."):
        (Path(os.fsdecode(os.fsencode(folder) + b"/" + name))).write_bytes(name)
    brain = read(folder)
    with placed(brain, tmp_path / "c") as losses:
        assert losses == ()
    assert read(tmp_path / "c") == brain
    assert sorted(os.listdir(os.fsencode(tmp_path / "c"))) == sorted(os.listdir(os.fsencode(folder)))


@given(brains())
@settings(max_examples=40, deadline=None)
def test_what_is_placed_reads_equal(tmp_path_factory: pytest.TempPathFactory, brain: Brain) -> None:
    root = tmp_path_factory.mktemp("root")
    with placed(brain, root / "deep" / "x") as losses:
        assert losses == ()
    assert read(root / "deep" / "x") == brain
    assert os.listdir(root / "deep") == ["x"]


def test_what_cannot_be_carried_is_named(tmp_path: Path) -> None:
    for number, special in enumerate(["link", "dangling", "pipe", "socket", "directory link"]):
        folder = fill(tmp_path / str(number))
        odd = folder / "empty" / special
        if special == "pipe":
            os.mkfifo(odd)
        elif special == "socket":
            with socket.socket(socket.AF_UNIX) as unix:
                unix.bind(str(odd))
        else:
            odd.symlink_to({"link": folder / "task.md", "dangling": "/nowhere"}.get(special, folder))
        with pytest.raises(SourceError, match="cannot be carried") as caught:
            read(folder)
        assert caught.value.place == repr(f"empty/{special}")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    path = make(tmp_path / "x.db")
    (tmp_path / "link").symlink_to(tmp_path)
    for folder, message in [("none", "no such file"), ("x.db", "not a directory"), ("link", "symbolic link")]:
        with pytest.raises(SourceError, match=message):
            load(path, brain=tmp_path / folder)
    assert load(path).value.brain is None


@pytest.mark.parametrize("path", ["", "/etc/passwd", "..", "../x", "a/../../x", "a//b", "./a", "a/", "a\0b", "\ud800"])
def test_a_path_that_leaves_the_folder(tmp_path: Path, path: str) -> None:
    for brain in (Brain([BrainFile(path, b"x")]), Brain([], {path: 0o755})):
        with pytest.raises(FormatError, match="stay inside"), placed(brain, tmp_path / "b"):
            pass
    assert list(tmp_path.iterdir()) == []


def test_brains_that_cannot_be() -> None:
    file = BrainFile("a", b"x")
    for brain, message in [
        (Brain([file, file]), "twice"),
        (Brain([file], {"a": 0o755}), "twice"),
        (Brain([file, BrainFile("a/b", b"y")]), "inside another"),
        (Brain([file], {"a/b": 0o755}), "inside another"),
        (Brain([BrainFile("a", b"", 0o4755)]), "permission bits"),
        (Brain([], {"a": -1}), "permission bits"),
        (Brain(mode=0o1777), "permission bits"),
    ]:
        with pytest.raises(FormatError, match=message):
            check(brain)


def test_nesting_has_a_limit(tmp_path: Path) -> None:
    check(Brain([BrainFile("/".join("a" * MAX_DEPTH), b"")]))
    with pytest.raises(LimitError):
        check(Brain([BrainFile("/".join("a" * (MAX_DEPTH + 1)), b"")]))
    deepest = tmp_path / "b" / "/".join("a" * (MAX_DEPTH - 1))
    deepest.mkdir(parents=True)
    (deepest / "f").touch()
    assert len(read(tmp_path / "b").files) == 1
    (deepest / "a").mkdir()
    (deepest / "a" / "f").touch()
    with pytest.raises(LimitError):
        read(tmp_path / "b")


def test_directories_that_are_not_listed_are_a_reported_invention(tmp_path: Path) -> None:
    (tmp_path / "conversations").mkdir()
    body = load(make(tmp_path / "y.db")).value
    body.brain = Brain([BrainFile(LOGS, b"{}\n")])
    losses = save(body, tmp_path / "conversations" / "x.db")
    assert [(loss.kind, loss.path) for loss in losses] == [
        ("invented", "brain.directories['.system_generated']"),
        ("invented", "brain.directories['.system_generated/logs']"),
    ]
    again = load(tmp_path / "conversations" / "x.db").value.brain
    assert again is not None
    assert again.directories == {".system_generated": 0o755, ".system_generated/logs": 0o755}


def test_no_place_for_it_is_a_reported_loss(tmp_path: Path) -> None:
    body = load(store(tmp_path)).value
    losses = save(body, tmp_path / "copy.db")
    assert [(loss.kind, loss.path) for loss in losses] == [("dropped", "brain")]
    assert save(body, tmp_path / "copy2.db", brain=tmp_path / "mind") == ()
    assert load(tmp_path / "copy2.db", brain=tmp_path / "mind").value.brain == body.brain


def test_what_is_there_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = store(tmp_path)
    body = load(path).value
    path.unlink()
    body.brain = Brain([BrainFile("new", b"1")], mode=0o555)
    (tmp_path / "brain" / "abc").chmod(0o500)
    before = snapshot(tmp_path / "brain" / "abc")
    with pytest.raises(TargetError, match="exists already"):
        save(body, path)
    assert snapshot(tmp_path / "brain" / "abc") == before
    assert not path.exists()
    assert save(body, path, force=True) == ()
    assert load(path).value == body
    assert os.listdir(tmp_path / "brain") == ["abc"]


def test_a_folder_in_the_place_of_a_brain_that_is_none(tmp_path: Path) -> None:
    path = store(tmp_path)
    body = Body("abc", load(path).value.database)
    path.unlink()
    with pytest.raises(TargetError, match="there is a brain already"):
        save(body, path, force=True)
    assert not path.exists()


@pytest.mark.parametrize("existing", [True, False])
def test_an_error_after_it_was_placed_brings_back_what_was_there(tmp_path: Path, existing: bool) -> None:
    folder = tmp_path / "brain" / "abc"
    if existing:
        fill(folder).chmod(0o750)
    before = load_all(tmp_path)

    def fail() -> None:
        assert [file.path for file in read(folder).files] == ["new"]
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), placed(Brain([BrainFile("new", b"1")], mode=0o555), folder, force=True):
        fail()
    assert load_all(tmp_path) == before


def load_all(root: Path) -> dict[str, object]:
    """Types, modes and contents; replacing a folder and taking it back changes the time of its parent."""
    return {name: (entry[0], entry[2]) for name, entry in snapshot(root).items() if isinstance(entry, tuple)}


def test_a_system_that_cannot_exchange_names_moves_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_EXCHANGE", {})
    folder = fill(tmp_path / "brain")
    before = read(folder)
    new = Brain([BrainFile("new", b"1")])

    def fail() -> None:
        assert read(folder) == new
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), placed(new, folder, force=True):
        fail()
    assert read(folder) == before
    with placed(new, folder, force=True):
        pass
    assert read(folder) == new
    assert [path.name for path in tmp_path.iterdir()] == ["brain"]


def test_both_or_neither(tmp_path: Path) -> None:
    path = store(tmp_path)
    body = load(path).value
    other = tmp_path / "other" / "conversations" / "abc.db"
    other.parent.mkdir(parents=True)
    body.database.header = body.database.header.__class__(page_size=1000)
    with pytest.raises(TargetError):
        save(body, other)
    assert os.listdir(tmp_path / "other") == ["conversations"]
    assert os.listdir(other.parent) == []


def test_places_where_it_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    brain = Brain([BrainFile("a", b"x")])
    for place, message in [
        ("file", "not a directory"),
        ("link", "not a directory"),
        ("file/brain", "not a directory"),
        ("x" * 300, "name too long"),
    ]:
        with pytest.raises(TargetError, match=message), placed(brain, tmp_path / place, force=True):
            pass
    with pytest.raises(TargetError, match="too long"), placed(Brain([BrainFile("x" * 300, b"")]), tmp_path / "new"):
        pass

    def full(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "sync_directory", full)
    with pytest.raises(TargetError, match="no space left"), placed(brain, tmp_path / "new"):
        pass
    assert sorted(os.listdir(tmp_path)) == ["file", "link"]


@pytest.mark.parametrize("name", ["empty", "task.md"])
def test_an_unreadable_part(tmp_path: Path, name: str) -> None:
    folder = fill(tmp_path / "b")
    (folder / name).chmod(0)
    if os.access(folder / name, os.R_OK):
        pytest.skip("this user may read everything")
    with pytest.raises(SourceError, match="permission denied"):
        read(folder)
    (folder / name).chmod(0o700)


def test_a_part_that_vanishes_while_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = fill(tmp_path / "b")
    monkeypatch.setattr(os, "listdir", lambda _: ["gone"])
    with pytest.raises(DecantError, match="no such file") as caught:
        read(folder)
    assert caught.value.place == "gone"
