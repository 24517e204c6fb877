"""`convert`, `read` and `write` as a library: ways through, options that exclude each other, strictness, names."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import decant
from decant import formats
from decant.antigravity import text
from decant.antigravity.body import Brain, BrainFile
from decant.common import Text
from decant.errors import FormatError, SourceError, TargetError, UsageError
from tests.limited import run_limited

FILES = Path(__file__).parents[1] / "golden" / "cli" / "files"
CHAT = FILES / "chat.json"
PENDING = FILES / "pending.json"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with a conversation and its brain, and beside it the text of both."""
    body = text.loads(CHAT.read_bytes())
    body.brain = Brain(files=[BrainFile("notes.md", b"# n")], directories={"empty": 0o755})
    (tmp_path / "chat.json").write_bytes(text.dumps(body))
    (tmp_path / "conversations").mkdir()
    decant.convert(tmp_path / "chat.json", tmp_path / "conversations" / "chat.db")
    return tmp_path


def test_the_brain_goes_with_the_database(store: Path) -> None:
    assert (store / "brain" / "chat" / "notes.md").read_bytes() == b"# n"
    report = decant.convert(store / "conversations" / "chat.db", store / "again.json")
    assert (store / "again.json").read_bytes() == (store / "chat.json").read_bytes()
    assert (report.steps, report.rows, report.blobs, report.losses) == (4, 6, 9, ())
    assert report.bytes == (store / "again.json").stat().st_size


def test_a_brain_without_a_place_is_a_loss_and_strict_refuses_it(store: Path) -> None:
    report = decant.convert(store / "chat.json", store / "alone.db")
    assert [(loss.kind, loss.path) for loss in report.losses] == [("dropped", "brain")]
    for source in (store / "chat.json", store / "conversations" / "chat.db"):
        with pytest.raises(decant.LossyError) as raised:
            decant.convert(source, store / "strict.db", strict=True)
        assert raised.value.losses == report.losses
        assert not (store / "strict.db").exists()
    report = decant.convert(store / "chat.json", store / "placed.db", brain=store / "its brain", strict=True)
    assert report.losses == ()
    assert (store / "its brain" / "notes.md").exists()


def test_nothing_but_the_target_is_left(store: Path) -> None:
    before = sorted(path.name for path in store.rglob("*"))
    decant.convert(store / "conversations" / "chat.db", store / "again.json")
    decant.convert(store / "again.json", store / "again.db")
    assert sorted(path.name for path in store.rglob("*")) == sorted([*before, "again.json", "again.db"])


@pytest.mark.parametrize("name", ["chat.db", "chat.json", "chat.common.json"])
def test_a_target_that_exists_is_replaced_only_with_force(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"mine")
    with pytest.raises(TargetError, match="exists already"):
        decant.convert(CHAT, tmp_path / name)
    assert (tmp_path / name).read_bytes() == b"mine"
    decant.convert(CHAT, tmp_path / name, force=True)
    assert decant.read(tmp_path / name).value.messages


def test_a_dangling_link_counts_as_existing(tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "nowhere")
    with pytest.raises(TargetError, match="exists already"):
        decant.convert(CHAT, tmp_path / "a.json")


def test_safe_conversion_of_a_stream_and_of_a_body(tmp_path: Path) -> None:
    report = decant.convert(PENDING, tmp_path / "p.db")
    assert len(report.warnings) == 1
    report = decant.convert(tmp_path / "p.db", tmp_path / "safe.json", safe=True)
    assert (report.warnings, [loss.kind for loss in report.losses]) == ((), ["altered"])
    assert decant.convert(tmp_path / "safe.json", tmp_path / "safe.db").warnings == ()
    assert decant.convert(tmp_path / "safe.db", tmp_path / "same.db", safe=True, strict=True).losses == ()


def test_copying_a_database_to_a_database_is_exact(tmp_path: Path) -> None:
    decant.convert(FILES / "odd.json", tmp_path / "odd.db")
    decant.convert(tmp_path / "odd.db", tmp_path / "copy.db")
    decant.convert(tmp_path / "copy.db", tmp_path / "copy.json")
    expected = (FILES / "odd.json").read_bytes().replace(b'"id": "odd",\n "database"', b'"id": "copy",\n "database"')
    assert (tmp_path / "copy.json").read_bytes() == expected


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"to": "nope"}, "no format is called 'nope'"),
        ({"from_": "nope"}, "no format is called 'nope'"),
        ({"base": CHAT}, "a base makes no difference"),
        ({"history": True}, "history"),
    ],
)
def test_options_that_make_no_sense_are_refused(tmp_path: Path, options: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        decant.convert(CHAT, tmp_path / "out.db", **options)
    assert not (tmp_path / "out.db").exists()


def test_a_format_that_is_named_is_not_sniffed(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"chat\.json: not an SQLite database"):
        decant.convert(CHAT, tmp_path / "out.json", from_="antigravity")


@pytest.mark.skipif(os.name != "posix", reason="pipes with names")
def test_pipes_are_read_and_written(tmp_path: Path) -> None:
    decant.convert(CHAT, tmp_path / "chat.db")
    for name in ("in", "out"):
        os.mkfifo(tmp_path / name)
    got: list[bytes] = []
    feed = threading.Thread(target=lambda: (tmp_path / "in").write_bytes((tmp_path / "chat.db").read_bytes()))
    drain = threading.Thread(target=lambda: got.append((tmp_path / "out").read_bytes()))
    feed.start()
    drain.start()
    report = decant.convert(tmp_path / "in", tmp_path / "out", to="antigravity-json")
    feed.join()
    drain.join()
    assert got == [CHAT.read_bytes()]
    assert (report.input, report.id) == (str(tmp_path / "in"), "chat")


def test_a_stream_of_an_odd_database_has_a_plain_name(tmp_path: Path) -> None:
    named = formats.get("antigravity").native_name
    decant.convert(CHAT, tmp_path / "chat.db")
    assert named(tmp_path / "chat.db") == "chat.db"
    escaping = CHAT.read_bytes().replace(b'"cascade_id": "chat"', b'"cascade_id": "../../x"')
    (tmp_path / "escaping.json").write_bytes(escaping)
    decant.convert(tmp_path / "escaping.json", tmp_path / "escaping.db")
    assert named(tmp_path / "escaping.db") is None
    assert named(CHAT) is None


def test_errors_name_the_file_as_the_caller_did(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b'{"steps": [{"idx": "x"}]}')
    with pytest.raises(FormatError, match=r"bad\.json: steps\[0\]\.idx"):
        decant.convert(tmp_path / "bad.json", tmp_path / "out.db")
    with pytest.raises(FormatError, match=r"bad\.json: steps\[0\]\.idx"):
        decant.read(tmp_path / "bad.json")
    assert list(tmp_path.iterdir()) == [tmp_path / "bad.json"]


@pytest.mark.skipif(os.name != "posix", reason="pipes with names")
@pytest.mark.parametrize("chop", [b"", b" " * 40_000])
def test_errors_name_a_pipe_and_not_its_copy(tmp_path: Path, chop: bytes) -> None:
    decant.convert(CHAT, tmp_path / "chat.db")
    data = (tmp_path / "chat.db").read_bytes()
    damaged = data[: 3 * 32768] + chop + data[3 * 32768 + len(chop) :] if chop else data[:40_000]
    os.mkfifo(tmp_path / "in")
    feed = threading.Thread(target=lambda: (tmp_path / "in").write_bytes(damaged))
    feed.start()
    with pytest.raises(decant.DecantError) as raised:
        decant.convert(tmp_path / "in", tmp_path / "out.json")
    feed.join()
    assert raised.value.source == str(tmp_path / "in")


@pytest.mark.parametrize(
    ("target", "said"),
    [("no/such/folder/a.json", "does not exist"), (".", "directory"), ("a\0.json", "cannot be written")],
)
def test_what_is_wrong_with_the_target_is_said_first(tmp_path: Path, target: str, said: str) -> None:
    with pytest.raises(TargetError, match=said):
        decant.convert(CHAT, os.path.join(tmp_path, target), to="antigravity-json")


def test_a_name_that_no_file_can_have() -> None:
    with pytest.raises(SourceError, match="cannot be read"):
        decant.read("a\0b")


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_an_unreadable_file(tmp_path: Path) -> None:
    (tmp_path / "a.json").touch(0)
    with pytest.raises(SourceError, match="permission denied"):
        decant.read(tmp_path / "a.json")


def test_progress_is_told_in_bytes(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    decant.convert(CHAT, tmp_path / "a.db", progress=lambda done, total: seen.append((done, total)))
    decant.convert(tmp_path / "a.db", tmp_path / "a.json", progress=lambda done, total: seen.append((done, total)))
    assert seen
    assert all(0 <= done <= total for done, total in seen)


def test_an_older_encrypted_file_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "old.pb").write_bytes(b"\x01\x02")
    with pytest.raises(FormatError, match=r"old\.pb: an older Antigravity conversation.*encrypted"):
        decant.read(tmp_path / "old.pb")


@pytest.mark.parametrize("safe", [False, True])
def test_a_given_brain_is_the_source_s_and_stays(store: Path, safe: bool) -> None:
    given = store / "given"
    (store / "brain" / "chat").rename(given)
    before = given.stat().st_ino, (given / "notes.md").stat()
    source = store / "conversations" / "chat.db"
    (store / "new" / "conversations").mkdir(parents=True)
    decant.convert(source, store / "new" / "conversations" / "a.db", brain=given, force=True, safe=safe)
    assert (given.stat().st_ino, (given / "notes.md").stat()) == before
    assert (store / "new" / "brain" / "a" / "notes.md").read_bytes() == b"# n"


def test_a_brain_that_nothing_would_use_is_refused(store: Path) -> None:
    with pytest.raises(UsageError, match="brain"):
        decant.convert(store / "chat.json", store / "a.common.json", brain=store / "brain")
    assert not (store / "a.common.json").exists()


@pytest.mark.parametrize("name", ["chat.json", "edited.common.json"])
def test_a_byte_order_mark_is_passed_over(tmp_path: Path, name: str) -> None:
    marked = tmp_path / name
    marked.write_bytes(b"\xef\xbb\xbf" + (FILES / name).read_bytes())
    assert decant.read(marked).value == decant.read(FILES / name).value


def test_the_id_of_a_stream_is_found_in_any_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = tmp_path / "a#b?c%41"
    odd.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(odd))
    decant.convert(CHAT, tmp_path / "any.db")
    data = (tmp_path / "any.db").read_bytes()
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=lambda: (tmp_path / "pipe").write_bytes(data))
    writer.start()
    report = decant.convert(tmp_path / "pipe", tmp_path / "out.json")
    writer.join()
    assert report.id == "chat"


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files")
def test_a_full_disk_is_said_with_the_file_that_does_not_fit(store: Path, tmp_path: Path) -> None:
    for name, limit in (("new.db", 3000), ("new.common.json", 500), ("new.json", 1000)):
        done = run_limited(["convert", store / "chat.json", tmp_path / name], limit)
        assert done.returncode == 1
        assert done.stderr.startswith(f"decant: {tmp_path / name}: ")
        assert not (tmp_path / name).exists()
    done = run_limited(["convert", "-", tmp_path / "new.db"], 1000, (store / "chat.json").read_bytes())
    assert done.returncode == 1
    assert "a temporary copy of the input cannot be written: file too large (TMPDIR" in done.stderr
    assert list(tmp_path.glob("new*")) == []


def test_an_edit_is_put_back_under_strict_and_what_follows_it_is_reported(store: Path, tmp_path: Path) -> None:
    base = store / "conversations" / "chat.db"
    wanted = decant.read(base).value
    block = wanted.messages[-1].blocks[0]
    assert isinstance(block, Text)
    block.text = "another answer"
    losses = decant.write(wanted, tmp_path / "new.db", base=base, brain=tmp_path / "its", strict=True)
    assert {loss.kind for loss in losses} <= {"derived"}
    assert decant.read(tmp_path / "new.db").value.messages[-1].blocks == [block]
