"""`check`: whether what decant promises holds for one file, and what its owner should know about it."""

from __future__ import annotations

import errno
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from decant import formats
from decant.common import Message, ToolResult, ToolUse, Transcript
from decant.conversion import Document, PathLike, open_document
from decant.errors import DecantError, TargetError
from decant.formats import Counts, Finding, Format
from decant.losses import Loss

__all__ = ["Checked", "Verdict", "check", "text_form"]

_OF_THE_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS)

Verdict = Literal["held", "failed", "not tried"]


@dataclass(frozen=True)
class Checked:
    """What a check found. `laws` says of each law whether it held for this very file; `losses` are those of reading
    it into the common form."""

    input: str
    format: str
    id: str
    counts: Counts
    laws: dict[str, Verdict]
    findings: tuple[Finding, ...]
    losses: tuple[Loss, ...]

    @property
    def passed(self) -> bool:
        """Whether no law failed and nothing in it would run."""
        return all(finding.kind == "note" for finding in self.findings)


def check(source: PathLike, *, from_: str | None = None, brain: PathLike | None = None) -> Checked:
    """Tries the laws on one file, which stays as it is: `store` (saved and loaded, it is equal), `text` (dumped and
    loaded, it is equal), `base` (into the common form and back onto itself, it is equal and nothing is reported)."""
    document = open_document(source, from_=from_, brain=brain)
    known, body = document.format, document.body
    common = document.to_common()
    laws: dict[str, Verdict] = {}
    findings: list[Finding] = []
    for name, law in (("store", _store), ("text", _text), ("base", lambda held: _base(held, common.value))):
        try:
            fault = law(document)
        except TargetError as error:
            if _is_of_the_disk(error.__cause__):
                reason = f"a temporary copy, to try the laws on, cannot be written: {error.message}"
                raise TargetError(reason, source=tempfile.gettempdir(), hint="TMPDIR names another folder") from error
            fault = str(error)
        except DecantError as error:
            fault = str(error)
        laws[name] = "not tried" if fault is None else "failed" if fault else "held"
        if fault:
            findings.append(Finding("failed", name, fault))
    findings += known.examine(body, document.path)
    findings += _pairing(common.value)
    return Checked(
        document.name, known.id, known.identify(body), known.count(body), laws, tuple(findings), common.losses
    )


def _is_of_the_disk(error: BaseException | None) -> bool:
    """Whether the temporary folder is to blame: it is full, or broken."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
    return isinstance(error, OSError) and error.errno in _OF_THE_DISK


def text_form(known: Format[Any]) -> Format[Any]:
    """The format of the same family that is text, or else `known` itself."""
    candidates = [known, *(each for each in formats.table() if each.family == known.family)]
    return next((each for each in candidates if each.dumps is not None), known)


def _store(document: Document) -> str | None:
    """What is wrong with a copy; empty if nothing is, None where the law does not apply."""
    known = document.format
    with tempfile.TemporaryDirectory(prefix="decant-") as directory:
        path = Path(directory, known.copy_path(document.body))
        path.parent.mkdir(parents=True, exist_ok=True)
        known.save(document.body, path)
        copy = known.load(path).value
    return "" if known.same(document.body, copy) else "a copy that was saved is not equal to what was loaded"


def _text(document: Document) -> str | None:
    known = text_form(document.format)
    if known.dumps is None or known.loads is None:
        return None
    data = known.dumps(document.body)
    again = known.loads(data, name=document.name)
    if not known.same(document.body, again):
        return "its text does not give it back"
    return "" if known.dumps(again) == data else "its text is not the same the second time"


def _base(document: Document, common: Transcript) -> str | None:
    known = document.format
    if known.family == "common":
        return None
    made = known.from_common(common, base=document.body)
    if not known.same(document.body, made.value):
        return "put back unedited onto itself, it is not what it was"
    first = next(iter(made.losses), None)
    return f"put back unedited onto itself, it reports {first.path}: {first.reason}" if first else ""


def _pairing(transcript: Transcript) -> Iterator[Finding]:
    """Calls and results that do not pair."""
    calls: Counter[str] = Counter()
    results: Counter[str] = Counter()
    early: list[tuple[str, str]] = []
    places: dict[str, str] = {}
    for place, block in _tool_blocks(transcript.messages):
        if isinstance(block, ToolUse):
            calls[block.id] += 1
            places.setdefault(block.id, place)
        else:
            if not calls[block.tool_use_id]:
                early.append((place, block.tool_use_id))
            results[block.tool_use_id] += 1
            places.setdefault(block.tool_use_id, place)
    for call, count in calls.items():
        if call and count > 1:
            yield Finding("note", places[call], f"{count} calls have the id {call!r}")
        if not results[call]:
            yield Finding("note", places[call], f"the call {call!r} has no result")
        elif results[call] > count:
            yield Finding("note", places[call], f"the call {call!r} has {results[call]} results")
    for place, call in early:
        text = f"the result of {call!r} stands before its call" if calls[call] else f"no call has the id {call!r}"
        yield Finding("note", place, text)


def _tool_blocks(messages: list[Message]) -> Iterator[tuple[str, ToolUse | ToolResult]]:
    for number, message in enumerate(messages):
        for position, block in enumerate(message.blocks):
            if isinstance(block, ToolUse | ToolResult):
                yield f"messages[{number}].blocks[{position}]", block
