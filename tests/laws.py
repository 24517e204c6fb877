"""The laws that every format keeps, each as one function of a `Format` and a value. They assert, and return nothing.

What a law is told to hold for is never narrowed to what a format can keep: what cannot be kept must be a reported
loss, or an error that wrote nothing.
"""

from __future__ import annotations

import dataclasses
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from decant.common import Transcript, dumps
from decant.compare import Difference, compare, uncovered
from decant.errors import DecantError, TargetError
from decant.formats import Format
from decant.losses import Converted

__all__ = [
    "base",
    "determinism",
    "harmlessness",
    "honesty",
    "innocence",
    "put_get",
    "sibling",
    "snapshot",
    "store",
    "text",
    "totality",
    "unreported",
]

RUNS_WHAT_IS_STORED = ("antigravity",)
_SIMPLE = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def _read(form: Format[Any], body: Any) -> Converted[Transcript]:
    assert form.to_common is not None
    return form.to_common(body)


def _write(form: Format[Any], transcript: Transcript, body: Any = None) -> Converted[Any]:
    assert form.from_common is not None
    return form.from_common(transcript, base=body)


def snapshot(folder: Path) -> dict[str, tuple[int, int, bytes]]:
    """Every file and directory below, with its mode, modification time and bytes (of a directory: none)."""
    found: dict[str, tuple[int, int, bytes]] = {}
    for path in sorted([folder, *folder.rglob("*")]):
        status = path.lstat()
        data = path.read_bytes() if path.is_file() else b""
        found[str(path.relative_to(folder))] = status.st_mode, status.st_mtime_ns, data
    return found


def _named(form: Format[Any], body: Any) -> tuple[str, Any]:
    """A file's stem for a body, and the body with it: no file can have every id that a transcript may."""
    name = form.identify(body)
    stem = name if _SIMPLE.fullmatch(name) else "conversation"
    return stem, body if isinstance(body, Transcript) else dataclasses.replace(body, id=stem)


def store(form: Format[Any], body: Any, folder: Path) -> None:
    """1: saving raises and has written nothing, or loading gives the body back. `folder` is new and empty."""
    stem, wanted = _named(form, body)
    (folder / "conversations").mkdir()
    (folder / "brain").mkdir()
    path = folder / "conversations" / (stem + form.suffixes[0])
    before = snapshot(folder)
    try:
        losses = form.save(wanted, path)
    except TargetError:
        after = snapshot(folder)
        assert {name: entry[2] for name, entry in after.items()} == {name: entry[2] for name, entry in before.items()}
        return
    assert losses or form.load(path).value == wanted


def sibling(form: Format[Any], other: Format[Any], body: Any, folder: Path) -> None:
    """1, between two forms of a family: a copy tells the same story, or losses say (by native paths) why not."""
    stem, wanted = _named(form, body)
    (folder / "conversations").mkdir()
    (folder / "brain").mkdir()
    path = folder / "conversations" / (stem + other.suffixes[0])
    losses = other.save(wanted, path)
    copied = _read(other, other.load(path).value).value
    assert losses or compare(_read(form, wanted).value, copied) == []


def text(form: Format[Any], body: Any) -> None:
    """2: a text form gives the body back, and dumping is canonical. (A file's permission bits are no text.)"""
    assert form.dumps is not None
    assert form.loads is not None
    stem, wanted = _named(form, body)
    data = form.dumps(wanted)
    again = form.loads(data, name=stem)
    if hasattr(again, "mode"):
        again = dataclasses.replace(again, mode=wanted.mode)
    assert again == wanted
    assert form.dumps(again) == data


def base(form: Format[Any], body: Any) -> None:
    """3 (get-put): what nobody edited comes back as it was, without a loss."""
    converted = _write(form, _read(form, body).value, body)
    assert converted.losses == ()
    assert converted.value == body


def put_get(form: Format[Any], wanted: Transcript, body: Any) -> None:
    """4: what is written over a base without a loss comes back equal."""
    converted = _write(form, wanted, body)
    if not converted.losses:
        assert compare(wanted, _read(form, converted.value).value) == []


def unreported(form: Format[Any], wanted: Transcript, body: Any = None) -> list[Difference]:
    """The differences between a transcript and what comes back of it, that are no reported loss."""
    converted = _write(form, wanted, body)
    return uncovered(converted.losses, compare(wanted, _read(form, converted.value).value))


def honesty(form: Format[Any], wanted: Transcript, body: Any = None) -> None:
    """5: every difference between a transcript and what comes back of it is a reported loss."""
    assert unreported(form, wanted, body) == []


def determinism(form: Format[Any], wanted: Transcript) -> None:
    """6: no clock, no randomness, no environment; a second trip changes nothing."""
    before = dumps(wanted)
    first = _write(form, wanted)
    with _elsewhere():
        assert _write(form, wanted) == first
        read = _read(form, first.value)
    assert dumps(wanted) == before, "the transcript that was given was changed"
    assert _read(form, first.value) == read
    base(form, first.value)
    honesty(form, read.value)


@contextmanager
def _elsewhere() -> Iterator[None]:
    """Another zone and home directory, and neither a clock nor randomness."""

    def refuse(*_: object, **__: object) -> Any:
        raise AssertionError("a codec asked for the time or for randomness")

    zone = os.environ.get("TZ")
    names = ("time.time", "time.time_ns", "os.urandom", "os.getcwd", "uuid.uuid4", "uuid.uuid1", "random.random")
    patches = [patch(name, refuse) for name in names]
    with patch.dict(os.environ, {"TZ": "Pacific/Kiritimati", "HOME": "/nowhere", "USER": "nobody"}):
        time.tzset()
        for each in patches:
            each.start()
        try:
            yield
        finally:
            for each in patches:
                each.stop()
    assert os.environ.get("TZ") == zone
    time.tzset()


def totality(form: Format[Any], data: bytes, folder: Path) -> None:
    """7: any bytes give a value or a `DecantError`, and what was read can be converted."""
    path = folder / f"conversation{form.suffixes[0]}"
    path.write_bytes(data)
    with suppress(DecantError):
        body = form.load(path).value
        form.count(body)
        form.warnings(body)
        dumps(_read(form, body).value)
    path.unlink()


def innocence(form: Format[Any], path: Path) -> None:
    """8: reading changes nothing in the source's directory."""
    before = snapshot(path.parent)
    _read(form, form.load(path).value)
    assert snapshot(path.parent) == before


def harmlessness(form: Format[Any], wanted: Transcript, body: Any = None) -> None:
    """9: nothing that is minted or patched would be run by an agent, or names a file that it would read. Over a base
    it is asked of clients that run what is stored: other formats warn of other things, which an edit may bring."""
    if body is None or (form.family in RUNS_WHAT_IS_STORED and not form.warnings(body)):
        assert form.warnings(_write(form, wanted, body).value) == ()
