"""The records of a Gemini CLI chat file, exactly: each line with its verbatim bytes and line ending."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["Body", "Record"]


@dataclass(frozen=True)
class Record:
    """One line: the bytes before its ending, and the ending (`\\n`, `\\r\\n`, `\\r`, or none at the end of the file).

    Torn, unparseable and foreign lines are records like any other. A legacy session (one JSON object over the whole
    file) is a single record.
    """

    data: bytes
    ending: bytes = b"\n"


@dataclass
class Body:
    """A chat file. `id` is the file's stem; `records` joined give the file's bytes; `mode` its permission bits."""

    id: str
    records: list[Record] = field(default_factory=list)
    legacy: bool = False
    mode: int = 0o600
