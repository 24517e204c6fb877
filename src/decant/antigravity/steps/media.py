"""Pictures and files: `Media` and `ImageData` as blocks.

A `uri` here is the source's own reference to a file on its machine. It is shown, and never written from a foreign
format, since the agent reads the file that it names and sends it.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable

from decant.antigravity import pb
from decant.common import File, Image
from decant.escapes import escape_text

__all__ = ["image_block", "images", "media", "media_block"]


def media_block(item: pb.Media) -> Image | File:
    kind = Image if item.mime_type.startswith("image/") else File
    uri = escape_text(item.uri) or None
    data = base64.b64encode(item.inline_data).decode() or None
    return kind(
        mime_type=escape_text(item.mime_type),
        data=data if data or uri else "",
        uri=uri,
        name=escape_text(item.display_name or item.description) or None,
    )


def image_block(item: pb.ImageData) -> Image:
    """An older message for a picture, whose data is base64 text already."""
    uri = escape_text(item.uri) or None
    data = escape_text(item.base64_data) or None
    return Image(
        mime_type=escape_text(item.mime_type),
        data=data if data or uri else "",
        uri=uri,
        name=escape_text(item.caption) or None,
    )


def media(items: Iterable[pb.Media]) -> list[Image | File]:
    return [media_block(item) for item in items]


def images(items: Iterable[pb.ImageData]) -> list[Image | File]:
    return [image_block(item) for item in items]
