"""The two forms of an Antigravity conversation, as records of the table of formats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from decant.antigravity.body import Body
from decant.errors import SourceError
from decant.formats import Counts, Finding, Format, Item, Streamed
from decant.losses import Converted, Loss

if TYPE_CHECKING:
    from decant.common import Transcript

__all__ = ["ANTIGRAVITY", "ANTIGRAVITY_JSON"]

_MAGIC = b"SQLite format 3\0"
_FIRST_KEY = re.compile(
    rb'(?:\xef\xbb\xbf)?\s*\{\s*"(format"\s*:\s*"decant/antigravity-json|(id|database|trajectory_meta|trajectory_metadata_blob|steps|'
    rb"gen_metadata|executor_metadata|parent_references|battle_mode_infos|tables|transcript|transcript_full|brain)"
    rb'"\s*:)'
)


def _is_database(head: bytes, path: Path | None) -> bool:
    return head.startswith(_MAGIC)


def _is_text(head: bytes, path: Path | None) -> bool:
    return _FIRST_KEY.match(head) is not None


def _refusal(head: bytes, path: Path | None) -> str | None:
    if path is not None and path.suffix == ".pb":
        return "an older Antigravity conversation: these files are encrypted, and only the agent itself can read them"
    return None


def _native_name(path: Path) -> str | None:
    """`<cascade_id>.db`, since a database's id is its file's name."""
    import os
    import sqlite3
    from contextlib import closing
    from urllib.parse import quote

    try:
        url = f"file:{quote(os.fsencode(path))}?mode=ro&immutable=1"
        with closing(sqlite3.connect(url, uri=True)) as connection:
            rows = connection.execute("SELECT cascade_id FROM trajectory_meta LIMIT 2").fetchall()
    except sqlite3.DatabaseError:
        return None
    id = rows[0][0] if len(rows) == 1 else None  # noqa: A001
    if isinstance(id, str) and re.fullmatch(r"[\w-][\w.-]{0,99}", id):
        return f"{id}.db"
    return None


def _load_database(path: Path, *, brain: Path | None = None, salvage: bool = False) -> Converted[Body]:
    from decant.antigravity import native

    return native.load(path, brain=brain, salvage=salvage)


def _save_database(body: Body, path: Path, *, force: bool = False, brain: Path | None = None) -> tuple[Loss, ...]:
    from decant.antigravity import native

    return native.save(body, path, force=force, brain=brain)


def _load_text(path: Path, *, brain: Path | None = None, salvage: bool = False) -> Converted[Body]:
    from decant import files

    with files.open_regular(path) as file:
        try:
            data = file.read()
        except OSError as error:
            raise SourceError(files.reason(error), source=str(path)) from error
    return Converted(_loads(data, name=str(path)))


def _save_text(body: Body, path: Path, *, force: bool = False, brain: Path | None = None) -> tuple[Loss, ...]:
    from decant.antigravity import text
    from decant.files import atomic_write

    atomic_write(path, (text.dumps(body),), force=force)
    return ()


def _loads(data: bytes, *, name: str) -> Body:
    from decant.antigravity import text

    return text.loads(data, name=name)


def _dumps(body: Body) -> bytes:
    from decant.antigravity import text

    return text.dumps(body)


def _placing(body: Body, path: Path, brain: Path | None) -> tuple[Loss, ...]:
    from decant.antigravity import native

    return native.placing(body.brain, path, brain)


def _to_common(body: Body, *, history: bool = False) -> Converted[Transcript]:
    """The agent's database keeps the whole history, so that all of it is there either way."""
    from decant.antigravity import decode

    return decode.to_common(body)


def _from_common(transcript: Transcript, *, base: Body | None = None, now: str | None = None) -> Converted[Body]:
    from decant.antigravity import encode

    return encode.from_common(transcript, base=base, now=now)


def _count(body: Body) -> Counts:
    rows = [row for table in body.database.tables for row in table.rows]
    steps = body.database.table("steps")
    return Counts(
        0 if steps is None else len(steps.rows), len(rows), sum(isinstance(cell, bytes) for row in rows for cell in row)
    )


def _warnings(body: Body) -> tuple[str, ...]:
    from decant.antigravity import safety

    return safety.warnings(body)


def _safe(body: Body) -> Converted[Body]:
    from decant.antigravity import safety

    return safety.make_safe(body)


def _tables(body: Body) -> dict[str, int]:
    names = sorted(body.database.tables, key=lambda table: table.name != "steps")
    return {table.name: len(table.rows) for table in names}


def _inspect(body: Body, table: str, number: int | None) -> Iterator[Item]:
    from decant.antigravity import inspect

    return inspect.items(body, table=table, number=number)


def _examine(body: Body, path: Path | None) -> Iterator[Finding]:
    from decant.antigravity import examine

    return examine.examine(body, path)


def _examine_text(body: Body, path: Path | None) -> Iterator[Finding]:
    return _examine(body, None)


def _to_text(source: Path, target: Path, **options: Any) -> Streamed:
    from decant.antigravity import streaming

    return streaming.to_text(source, target, **options)


def _to_database(source: Path, target: Path, **options: Any) -> Streamed:
    from decant.antigravity import streaming

    return streaming.to_database(source, target, **options)


_SHARED: dict[str, Any] = {
    "family": "antigravity",
    "to_common": _to_common,
    "from_common": _from_common,
    "identify": lambda body: body.id,
    "count": _count,
    "warnings": _warnings,
    "safe": _safe,
    "tables": _tables,
    "inspect": _inspect,
}

ANTIGRAVITY: Format[Body] = Format(
    id="antigravity",
    title="Antigravity conversation: a SQLite database, and its brain folder",
    suffixes=(".db",),
    sniff=_is_database,
    refusal=_refusal,
    native_name=_native_name,
    load=_load_database,
    save=_save_database,
    placing=_placing,
    copy_path=lambda body: f"conversations/{body.id}.db",
    examine=_examine,
    streams={"antigravity-json": _to_text},
    **_SHARED,
)

ANTIGRAVITY_JSON: Format[Body] = Format(
    id="antigravity-json",
    title="the same as text: every cell, one row a line",
    suffixes=(".json",),
    sniff=_is_text,
    load=_load_text,
    save=_save_text,
    examine=_examine_text,
    loads=_loads,
    dumps=_dumps,
    streams={"antigravity": _to_database},
    **_SHARED,
)
