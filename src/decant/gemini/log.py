"""A chat file's bytes as records and back, verbatim: nothing is parsed that need not be, nothing is re-serialised.

Lines end at line feeds and carriage returns only: the client writes U+2028 and U+2029 raw inside strings, which
`str.splitlines` and Node 24 take for line ends.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from decant.errors import DecantError, FormatError, LimitError, SourceError, TargetError
from decant.files import atomic_write, open_regular
from decant.gemini import jsonlines
from decant.gemini.body import Body, Kind, Record

__all__ = ["MAX_FILE_BYTES", "MAX_LINE_BYTES", "dumps", "kind_of", "load", "loads", "save", "split"]

MAX_FILE_BYTES = 1 << 30
"""A chat file may have this many bytes: twice the longest string that V8 can hold, so beyond any real session."""
MAX_LINE_BYTES = 1 << 28
"""And each of its lines this many."""

_LINE = re.compile(rb"([^\r\n]*)(\r\n|\n|\r|\Z)")
_START = re.compile(rb"(?:\xef\xbb\xbf)?[ \t\r\n]*+[{\[]")
_FIRST_LINE = re.compile(rb"[ \t\r\n]*+([^\r\n]*+)")
_NOT_BLANK = re.compile(rb"[^ \t\r\n]")
_SUFFIX = re.compile(r"(?:\.gemini\.json|\.jsonl?)\Z", re.IGNORECASE)


def load(path: Path) -> Body:
    """Reads a chat file of any kind; nothing in its directory changes.

    Raises SourceError where it cannot be read, and LimitError where the file or a line is too large or, in a file
    that is one JSON value, nests too deeply.
    """
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        if status.st_size > MAX_FILE_BYTES:
            raise _too_large(str(path))
        try:
            data = file.read(MAX_FILE_BYTES + 1)
        except OSError as error:
            raise SourceError(f"cannot be read: {error.strerror}", source=str(path)) from error
    body = loads(data, name=str(path))
    body.mode = status.st_mode & 0o777
    return body


def loads(data: bytes, *, name: str) -> Body:
    """The records of a chat file's bytes. `name` is the file's name or path: the id comes from it, and errors name
    it. Raises LimitError as `load` does."""
    if len(data) > MAX_FILE_BYTES:
        raise _too_large(name)
    identity = _SUFFIX.sub("", name.replace("\\", "/").rpartition("/")[2])
    try:
        kind = kind_of(data)
        records = split(data) if kind == "log" else [Record(data, b"")]
    except DecantError as error:
        raise error.at(name) from error.__cause__
    return Body(identity, records, kind)


def _too_large(name: str) -> LimitError:
    return LimitError(f"is larger than {MAX_FILE_BYTES} bytes, the limit for a chat file", source=name)


def split(data: bytes) -> list[Record]:
    """The lines of `data`. LimitError names a line that is too long."""
    if b"\r" in data:
        records = [Record(match[1], match[2]) for match in _LINE.finditer(data) if match[0]]
    else:
        *lines, last = data.split(b"\n")
        records = [Record(line) for line in lines]
        if last:
            records.append(Record(last, b""))
    if len(data) > MAX_LINE_BYTES:
        for number, record in enumerate(records, 1):
            if len(record.data) > MAX_LINE_BYTES:
                reason = f"is longer than {MAX_LINE_BYTES} bytes, the limit for a line"
                raise LimitError(reason, place=f"line {number}")
    return records


def kind_of(data: bytes) -> Kind:
    """What the bytes of a file are, as the client decides it: lines, if they give a header; else one JSON value over
    the whole file, if it has the shape of one of the kinds; else lines that the client itself cannot use."""
    if _START.match(data) is None or _first_line_is_a_value(data):
        return "log"
    try:
        whole = jsonlines.parse(data)
    except FormatError:
        return "log"
    if isinstance(whole, list):
        return "export" if whole and all(map(_is_content, whole)) else "log"
    if not isinstance(whole, dict):
        return "log"
    if isinstance(whole.get("history"), list) and "sessionId" not in whole:
        return "checkpoint"
    return "legacy" if "sessionId" in whole and not _has_header(data) else "log"


def _first_line_is_a_value(data: bytes) -> bool:
    """Whether the first line with anything on it is JSON by itself and is not the whole file."""
    match = _FIRST_LINE.match(data)
    if match is None or _NOT_BLANK.search(data, match.end()) is None:
        return False
    try:
        jsonlines.parse(match[1])
    except FormatError:
        return False
    return True


def _is_content(value: object) -> bool:
    return isinstance(value, dict) and jsonlines.is_text(value.get("role")) and isinstance(value.get("parts"), list)


def _has_header(data: bytes) -> bool:
    """Whether the lines by themselves set both `sessionId` and `projectHash`, which is all the client asks."""
    from decant.gemini.replay import replay

    metadata = replay(Body("", split(data))).metadata
    return bool(metadata.get("sessionId")) and bool(metadata.get("projectHash"))


def dumps(body: Body) -> bytes:
    """The file's bytes. Raises TargetError if reading them would not give these records back: a line break inside a
    record, a missing ending before the last one, or a kind that the bytes do not have."""
    data = b"".join(part for record in body.records for part in (record.data, record.ending))
    if loads(data, name=body.id).records != body.records:
        raise TargetError("the records do not come back from their own bytes", source=body.id)
    if kind_of(data) != body.kind:
        raise TargetError(f"the bytes are not a {body.kind!r} of the Gemini CLI", source=body.id)
    return data


def save(body: Body, path: Path, *, force: bool = False) -> None:
    """Writes the file with its permission bits, whole or not at all. Raises TargetError if it exists (without
    `force`), cannot be written, or would not read back as the same body."""
    atomic_write(path, [dumps(body)], mode=body.mode, force=force)
