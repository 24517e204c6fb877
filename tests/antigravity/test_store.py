"""The laws Store, Totality and Innocence, over bodies that were made up."""

from __future__ import annotations

import os
import struct
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
from strategies import bodies

from decant.antigravity.body import Body, Header
from decant.antigravity.native import load, save
from decant.errors import DecantError

QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@contextmanager
def root() -> Iterator[Path]:
    """A root as the agent keeps it, with an empty `conversations`."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name)
        (path / "conversations").mkdir()
        yield path


def snapshot(path: Path) -> dict[str, object]:
    """Every name below a directory, with type, mode, content and time of the last change."""
    found: dict[str, object] = {}
    for folder, directories, names in os.walk(os.fsencode(path)):
        for name in (b".", *directories, *names):
            entry = os.path.join(folder, name)
            status = os.lstat(entry)
            content = Path(os.fsdecode(entry)).read_bytes() if name in names else None
            found[os.fsdecode(entry)] = (status.st_mode, status.st_mtime_ns, content)
    return found


def header_bytes(header: Header) -> bytes:
    """Bytes 16 to 19 as SQLite's file format gives them."""
    version = 2 if header.journal_mode == "wal" else 1
    return struct.pack(">HBB", 1 if header.page_size == 65536 else header.page_size, version, version)


def store(body: Body) -> bool:
    """The law Store and the law Innocence. True if the body could be stored."""
    with root() as path:
        target = path / "conversations" / f"{body.id}.db"
        before = set(snapshot(path))
        try:
            losses = save(body, target)
        except DecantError:
            assert set(snapshot(path)) == before
            return False
        assert losses == ()
        after = snapshot(path)
        assert [entry.name for entry in target.parent.iterdir()] == [target.name]
        assert target.read_bytes()[16:20] == header_bytes(body.database.header)
        loaded = load(target)
        assert loaded.losses == ()
        assert loaded.value == body
        assert snapshot(path) == after
        return True


@given(bodies())
@QUICK
def test_what_is_saved_loads_equal(body: Body) -> None:
    event(f"stored: {store(body)}")


@given(bodies(wild=True))
@QUICK
def test_what_no_database_can_hold_is_an_error_and_leaves_nothing(body: Body) -> None:
    event(f"stored: {store(body)}")


@given(bodies(), st.data())
@QUICK
def test_any_damage_gives_a_value_or_an_error(body: Body, data: st.DataObject) -> None:
    with root() as path:
        target = path / "conversations" / "x.db"
        try:
            save(body, target)
        except DecantError:
            return
        content = bytearray(target.read_bytes())
        for _ in range(data.draw(st.integers(1, 8))):
            content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
        del content[data.draw(st.integers(0, len(content))) :]
        target.chmod(0o600)
        target.write_bytes(content)
        before = snapshot(path)
        for salvage in (False, True):
            with suppress(DecantError):
                load(target, salvage=salvage)
        assert snapshot(path) == before


@given(st.binary(max_size=300) | st.binary(max_size=200).map(lambda tail: b"SQLite format 3\0" + tail))
@QUICK
def test_any_bytes_give_a_value_or_an_error(content: bytes) -> None:
    with root() as path:
        target = path / "conversations" / "x.db"
        target.write_bytes(content)
        before = snapshot(path)
        for salvage in (False, True):
            with suppress(DecantError):
                load(target, salvage=salvage)
        assert snapshot(path) == before
