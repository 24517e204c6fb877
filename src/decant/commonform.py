"""The common form as a format of its own: a `Transcript` as a JSON file."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from decant import common, files
from decant.common import Transcript
from decant.errors import DecantError, SourceError
from decant.formats import Counts, Format, Item
from decant.losses import Converted, Loss

__all__ = ["COMMON"]

_SCHEMA = re.compile(rb'"schema"\s*:\s*"decant\.common/')


def _sniff(head: bytes, path: Path | None) -> bool:
    """The schema's name with its quotes: inside another JSON's strings they would be escaped."""
    return head.removeprefix(codecs.BOM_UTF8).lstrip(b" \t\r\n").startswith(b"{") and _SCHEMA.search(head) is not None


def _load(path: Path, *, brain: Path | None = None, salvage: bool = False) -> Converted[Transcript]:
    with files.open_regular(path) as file:
        try:
            data = file.read()
        except OSError as error:
            raise SourceError(files.reason(error), source=str(path)) from error
    return Converted(_loads(data, name=str(path)))


def _save(body: Transcript, path: Path, *, force: bool = False, brain: Path | None = None) -> tuple[Loss, ...]:
    files.atomic_write(path, (common.dumps(body),), force=force)
    return ()


def _loads(data: bytes, *, name: str) -> Transcript:
    try:
        return common.loads(data.removeprefix(codecs.BOM_UTF8))
    except DecantError as error:
        raise error.at(name) from error.__cause__


def _count(body: Transcript) -> Counts:
    return Counts(len(body.messages), len(body.messages))


def _inspect(body: Transcript, table: str, number: int | None) -> Iterator[Item]:
    for position, message in enumerate(body.messages):
        if number is None or number == position:
            yield Item(f"message {position} {message.role}", msgspec.to_builtins(message))


COMMON: Format[Transcript] = Format(
    id="common",
    title=f"the common form that all formats convert to ({common.SCHEMA})",
    family="common",
    suffixes=(".common.json",),
    sniff=_sniff,
    load=_load,
    save=_save,
    loads=_loads,
    dumps=common.dumps,
    to_common=lambda body, *, history=False: Converted(body),
    from_common=lambda transcript, *, base=None, now=None: Converted(transcript),
    identify=lambda body: body.meta.id or "",
    count=_count,
    tables=lambda body: {"messages": len(body.messages)},
    inspect=_inspect,
)
