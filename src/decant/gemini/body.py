"""The records of a Gemini CLI chat file, exactly: each line with its verbatim bytes and line ending."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec

__all__ = ["Body", "Kind", "Record"]

Kind: TypeAlias = Literal["log", "legacy", "checkpoint", "export"]
"""`log`: one JSON object a line, replayed. `legacy`: one JSON object over the whole file with `sessionId` and
`messages` (up to v0.38). `checkpoint`: what `/chat save` writes, an object with `history`. `export`: what
`/chat share x.json` and older `/chat save`s write, a list of `{role, parts}`."""


class Record(msgspec.Struct, frozen=True, gc=False):
    """One line: the bytes before its ending, and the ending (`\\n`, `\\r\\n`, `\\r`, or none at the end of the file).

    Torn, unparseable and foreign lines are records like any other. A file that is one JSON value (every kind but
    `log`) is a single record without an ending.
    """

    data: bytes
    ending: bytes = b"\n"


@dataclass
class Body:
    """A chat file. `id` is the file's name without `.jsonl`, `.json` or `.gemini.json`; `records` joined give the
    file's bytes; `mode` its permission bits, which are not compared: the bytes alone are the text form."""

    id: str
    records: list[Record] = field(default_factory=list)
    kind: Kind = "log"
    mode: int = field(default=0o600, compare=False)
