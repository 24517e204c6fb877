"""The pictures and files that the agent writes beside its logs, and where a line says that they lie."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from decant.antigravity.body import BrainFile
from decant.antigravity.mirror_line import Medium
from decant.antigravity.pb import Message
from decant.antigravity.records import Step
from decant.antigravity.steps.kind import Context
from decant.antigravity.uris import path_of, uri_of
from decant.common import File, Image
from decant.escapes import plain_text
from decant.losses import Losses

__all__ = ["LOGS", "Media"]

LOGS = ".system_generated/logs"
"""The directory of the logs, in the brain."""

_SUFFIXES = {
    "application/json": "json",
    "application/pdf": "pdf",
    "audio/aac": "aac",
    "audio/flac": "flac",
    "audio/mp3": "mp3",
    "audio/mpeg": "mp3",
    "audio/ogg": "ogg",
    "audio/wav": "wav",
    "audio/webm": "weba",
    "image/bmp": "bmp",
    "image/jpeg": "jpg",
    "image/png": "png",
    "image/webp": "webp",
    "text/css": "css",
    "text/csv": "csv",
    "text/html": "html",
    "text/javascript": "js",
    "text/plain": "txt",
    "video/mp4": "mp4",
    "video/webm": "webm",
}
"""As the harness 0.1.22 names the files of 27 types that its SDK takes; the other seven got `img`."""
_OTHER = "img"
_IN_A_BRAIN = re.compile(r"(/\S*/brain)/[0-9A-Za-z-]{32,}/")


@dataclass
class Media:
    """The media of the conversation `id`. `given`: the absolute path of its brain, where that is known."""

    id: str
    context: Context
    given: str | None = None

    def of(self, idx: int, parts: list[Image | File]) -> tuple[list[Medium], list[BrainFile]]:
        """What the line of the step at `idx` says of its media, and the files that they are in. Only data that the
        step itself holds is in a file here; a URI that it gives is named as it is."""
        media: list[Medium] = []
        files: list[BrainFile] = []
        for number, part in enumerate(parts):
            uri = plain_text(part.uri or "")
            if not uri and part.data:
                suffix = _SUFFIXES.get(part.mime_type, _OTHER)
                path = f"{LOGS}/media/step_{idx}_media_{number}.{suffix}"
                files.append(BrainFile(path, base64.b64decode(part.data)))
                uri = uri_of(f"{self._directory}/{path}") if self._directory is not None else ""
            media.append(Medium(plain_text(part.mime_type), uri))
        return media, files

    @cached_property
    def _directory(self) -> str | None:
        """The brain's path, as given, or as some step names a file in it or in another conversation's."""
        if self.given is not None:
            return self.given
        for row in self.context.rows:
            if isinstance(row.payload, bytes) and b"/brain/" in row.payload:
                for text in _strings(Step(row, Losses()).message):
                    found = _IN_A_BRAIN.match(path_of(text))
                    if found is not None:
                        return f"{found[1]}/{self.id}"
        return None


def _strings(message: Any) -> Iterator[str]:
    """The text of every string field, at any depth."""
    for _, value in message.ListFields():
        for item in value if isinstance(value, Iterable) and not isinstance(value, str | bytes) else [value]:
            if isinstance(item, str):
                yield item
            elif isinstance(item, Message):
                yield from _strings(item)
