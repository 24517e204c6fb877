"""The stores from which the agent lists conversations, beside the databases. Those that exist are written, each
whole or not at all and without losing what others wrote; none is created: the agent does that, in its own time.

    conversation_summaries.db                                  a row a conversation
    jetbox_summaries_proto.pb, agyhub_summaries_proto.pb       SummariesState, a map from id to summary
    annotations/<id>.pbtxt                                     what a person gave it: a title
    cache/last_conversations.json                              {working directory: id}
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from decant import files
from decant.antigravity import listing, wire
from decant.antigravity.summary import Summary
from decant.errors import FormatError, TargetError
from decant.stores import Act, check_inside

__all__ = ["Entry", "entries", "merged", "with_summary", "with_title"]

_LIST = "conversation_summaries.db"
_MAPS = ("jetbox_summaries_proto.pb", "agyhub_summaries_proto.pb")
_LAST = "cache/last_conversations.json"
_SUMMARIES, _MAP_KEY, _MAP_VALUE = 1, 1, 2
"""Fields of `SummariesState` and of the entries of its map."""
_SUMMARY_TITLE, _ANNOTATIONS = 1, 15
"""Fields of `CascadeTrajectorySummary`. A message that occurs twice is merged, so that a new title joins the other
annotations."""
_TITLE = re.compile(r'^title\s*:\s*("(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\')', re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """What a placement would write into one store: `write` does it, and raises TargetError if it cannot."""

    act: Act
    path: Path
    what: str
    write: Callable[[], None]


def entries(root: Path, summary: Summary, cwd: str | None) -> Iterator[Entry | TargetError]:
    """What there is to write, in order; a TargetError in place of what cannot be."""
    for make in (_list_entry, *(_map_maker(name) for name in _MAPS), _annotation, _last_maker(cwd)):
        try:
            entry = make(root, summary)
        except TargetError as error:
            yield error
        else:
            if entry is not None:
                yield entry


Maker = Callable[[Path, Summary], Entry | None]


def _list_entry(root: Path, summary: Summary) -> Entry | None:
    path = root / _LIST
    if not _is_store(root, path):
        return None
    old = listing.find_row(path, summary.id)
    cells = summary.row(root.name)
    if old is not None:
        cells |= _kept(old, summary)
    act: Act = "create" if old is None else "update"
    return Entry(act, path, f"{listing.TABLE}: row {summary.id}", lambda: listing.write_row(path, cells))


def _kept(old: dict[str, Any], summary: Summary) -> dict[str, Any]:
    """What of the row stays: a title, unless another one was asked for, and what its summary says besides."""
    kept: dict[str, Any] = {}
    title, raw = old.get("title"), old.get("raw_summary")
    if summary.given_title is None and isinstance(title, str) and title:
        summary = replace(summary, title=title)
        kept = {"title": title, "preview": old.get("preview") or title}
    if isinstance(raw, bytes):
        kept["raw_summary"] = merged(raw, summary.message())
    return kept


def _map_maker(name: str) -> Maker:
    def make(root: Path, summary: Summary) -> Entry | None:
        path = root / name
        if not _is_store(root, path):
            return None
        try:
            had = with_summary(files.read_whole(path), summary)[1]
        except FormatError as error:
            raise TargetError(f"is no list of conversations, and was left: {error}", source=str(path)) from error
        return Entry(
            "update" if had else "create",
            path,
            f"summaries: entry {summary.id}",
            lambda: files.rewrite(path, lambda data: with_summary(data, summary)[0]),
        )

    return make


def _annotation(root: Path, summary: Summary) -> Entry | None:
    path, title = root / "annotations" / f"{summary.id}.pbtxt", summary.given_title
    if title is None or not path.parent.is_dir():
        return None
    check_inside(root, path)
    if os.path.lexists(path):
        return Entry("update", path, "title", lambda: files.rewrite(path, lambda data: with_title(data, title)))
    return Entry("create", path, "", lambda: _write(path, with_title(b"", title)))


def _last_maker(cwd: str | None) -> Maker:
    def make(root: Path, summary: Summary) -> Entry | None:
        path = root / _LAST
        if cwd is None or not _is_store(root, path):
            return None

        def change(data: bytes, directory: str = cwd) -> bytes:
            return _with_last(data, directory, summary.id)

        try:
            change(files.read_whole(path))
        except TargetError as error:
            raise error.at(str(path)) from error.__cause__
        return Entry("update", path, f"key {cwd}", lambda: files.rewrite(path, change))

    return make


def with_summary(data: bytes, summary: Summary) -> tuple[bytes, bool]:
    """A serialised `SummariesState` with an entry for the conversation at its end, and whether it had one before, of
    which stays what the summary does not say. Every other byte stays. FormatError if it is not a message."""
    key = wire.delimited(_MAP_KEY, summary.id.encode())
    kept: list[wire.Field] = []
    old: bytes | None = None
    for field in wire.split(data):
        parts = wire.split(field.value) if field.number == _SUMMARIES else []
        if any(part.number == _MAP_KEY and part.value == key.value for part in parts):
            old = b"".join(part.value for part in parts if part.number == _MAP_VALUE)
        else:
            kept.append(field)
    value = summary.message() if old is None else merged(old, _titled(old, summary).message())
    entry = wire.delimited(_SUMMARIES, key.raw + wire.delimited(_MAP_VALUE, value).raw)
    return wire.join([*kept, entry]), old is not None


def _titled(old: bytes, summary: Summary) -> Summary:
    """The summary with the title that it had, unless another one was asked for."""
    title = next((field.value for field in wire.split(old) if field.number == _SUMMARY_TITLE), b"")
    return summary if summary.given_title or not title else replace(summary, title=title.decode("utf-8", "replace"))


def merged(old: bytes, new: bytes) -> bytes:
    """A message with the fields of `new`, and those of `old` that it does not set, byte for byte."""
    try:
        set_now = {field.number for field in wire.split(new)} - {_ANNOTATIONS}
        return wire.join(field for field in wire.split(old) if field.number not in set_now) + new
    except FormatError:
        return new


def with_title(data: bytes, title: str) -> bytes:
    """A `ConversationAnnotations` in text format with this title; the other lines keep their bytes."""
    line = f"title:{_text_format(title)}"
    text = data.decode("utf-8", "surrogateescape")
    if _TITLE.search(text):
        made = _TITLE.sub(lambda found: line, text, count=1)
    else:
        made = f"{line}\n{text}"
    return made.encode("utf-8", "surrogateescape")


def _text_format(text: str) -> str:
    """A string literal of protobuf's text format."""
    named = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return '"' + "".join(named.get(one) or (one if one.isprintable() else _octal(one)) for one in text) + '"'


def _octal(character: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in character.encode("utf-8", "replace"))


def _with_last(data: bytes, cwd: str, identity: str) -> bytes:
    try:
        value = json.loads(data)
    except ValueError as error:
        raise TargetError(f"is not JSON, and was left as it is: {error}") from error
    if not isinstance(value, dict):
        raise TargetError("is not a JSON object, and was left as it is")
    value[cwd] = identity
    text = json.dumps(value, ensure_ascii=False, indent=2 if b"\n" in data.strip() else None)
    return text.encode("utf-8", "surrogatepass") + (b"\n" if data.endswith(b"\n") else b"")


def _is_store(root: Path, path: Path) -> bool:
    """Whether the store is there. TargetError if it is a link out of the root, or no file."""
    if not os.path.lexists(path):
        return False
    check_inside(root, path)
    if not path.is_file():
        raise TargetError("is not a regular file, and was left as it is", source=str(path))
    return True


def _write(path: Path, data: bytes) -> None:
    files.atomic_write(path, (data,), mode=0o600)
