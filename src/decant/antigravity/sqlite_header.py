"""The first 100 bytes of an SQLite file (https://www.sqlite.org/fileformat.html, section 1.3)."""

from __future__ import annotations

import struct
from typing import Literal

from decant.antigravity.body import Header
from decant.errors import FormatError

__all__ = ["MAGIC", "SIZE", "page_count", "parse"]

MAGIC = b"SQLite format 3\0"
SIZE = 100

_ENCODINGS: dict[int, Literal["UTF-8", "UTF-16le", "UTF-16be"]] = {
    0: "UTF-8",  # a file without any table has none yet
    1: "UTF-8",
    2: "UTF-16le",
    3: "UTF-16be",
}


def parse(data: bytes) -> Header:
    """The header's facts. `data` is the file's first 100 bytes; FormatError if they are not an SQLite header."""
    if not data:
        raise FormatError("the file is empty (zero bytes)")
    if not data.startswith(MAGIC):
        raise FormatError("not an SQLite database")
    if len(data) < SIZE:
        raise FormatError("the file is truncated inside its header")
    size, write_version, _ = struct.unpack_from(">HBB", data, 16)
    page_size = 65536 if size == 1 else size
    if page_size < 512 or page_size & (page_size - 1):
        raise FormatError(f"the header gives an impossible page size ({page_size})", place="header")
    if write_version not in (1, 2):
        raise FormatError(f"the header gives an unknown file format version ({write_version})", place="header")
    largest_root, encoding, user_version, incremental, application_id = struct.unpack_from(">IIiIi", data, 52)
    if encoding not in _ENCODINGS:
        raise FormatError(f"the header gives an unknown text encoding ({encoding})", place="header")
    return Header(
        page_size=page_size,
        journal_mode="wal" if write_version == 2 else "delete",
        encoding=_ENCODINGS[encoding],
        auto_vacuum=0 if not largest_root else 2 if incremental else 1,
        user_version=user_version,
        application_id=application_id,
    )


def page_count(data: bytes) -> int | None:
    """How many pages the file should have; None where the header's number is not in force (an SQLite before 3.7.0
    wrote last, and left it stale)."""
    (change_counter,) = struct.unpack_from(">I", data, 24)
    (pages,) = struct.unpack_from(">I", data, 28)
    (valid_for,) = struct.unpack_from(">I", data, 92)
    return pages if pages and change_counter == valid_for else None
