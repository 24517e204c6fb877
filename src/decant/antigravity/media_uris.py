"""The files that a step's media name by URI, which the agent reads from disk and sends when it resumes.

By experiment with the harness of `google-antigravity` 0.1.22, in the protocol that carries media: a `Media` with a
`uri` (a `file:` URI or an absolute path) and no inline data is read wherever a step shows media: in what a person said
(attachments and the pictures of comments), in results of VIEW_FILE, GENERIC, MCP_TOOL, SEARCH_WEB, READ_RESOURCE and
GENERATE_IMAGE, and in messages of the system; whatever the step's status. The metadata's calls and PLANNER_RESPONSE
were not read. So every `Media` below a step counts but for those two. A URI beside inline data was not read; it counts
as well, since a message may come in pieces that are merged.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from decant.antigravity import wire
from decant.antigravity.uris import path_of
from decant.errors import FormatError

__all__ = ["damaged", "has_uri", "own_file", "uris_of", "without_uris"]

Tree: TypeAlias = "dict[int, Tree | None]"
"""By field number, the fields that lead to a URI; None for the URI itself."""

_METADATA, _PLANNER_RESPONSE = 5, 20
_INLINE_DATA, _BLOBREF = 2, 3
"""Fields of `Media` that hold, or refer to, its data."""
_DEEPEST = 100
"""Nesting that protobuf's own parsers read; what lies deeper is taken out whole."""


@cache
def _tree() -> Tree:
    """From the descriptors, so that a new release's media are known with its messages."""
    from decant.antigravity import pb

    below: dict[str, dict[int, str]] = {}  # by a message's name, the messages in it by their field's number
    waiting = [pb.Step.DESCRIPTOR]
    while waiting:
        descriptor = waiting.pop()
        if descriptor.full_name not in below:
            inner = {field.number: field.message_type for field in descriptor.fields if field.message_type is not None}
            below[descriptor.full_name] = {number: kind.full_name for number, kind in inner.items()}
            waiting += inner.values()
    media = pb.Media.DESCRIPTOR
    trees: dict[str, Tree] = {media.full_name: {}}
    known = 0
    while known != len(trees):
        known = len(trees)
        trees |= {name: {} for name, kinds in below.items() if name not in trees and trees.keys() & kinds.values()}
    for name, tree in trees.items():
        tree |= {number: trees[kind] for number, kind in below[name].items() if kind in trees}
    trees[media.full_name][media.fields_by_name["uri"].number] = None
    step = trees[pb.Step.DESCRIPTOR.full_name]
    return {number: tree for number, tree in step.items() if number not in (_METADATA, _PLANNER_RESPONSE)}


def has_uri(payload: bytes) -> bool:
    """Whether a step's media name a file. Quick where they do not. False for what is no protobuf message: the agent
    skips it."""
    try:
        return _scan(payload)
    except IndexError:  # encoded in an unusual way, or damaged
        return bool(uris_of(payload))


def uris_of(payload: bytes) -> list[str]:
    """The URIs in a step's media."""
    found: list[str] = []
    _collect(payload, _tree(), 0, found)
    return found


def damaged(payload: bytes) -> bool:
    """Whether `without_uris` takes out whole parts, which do not parse or nest too deeply."""
    from decant.antigravity import pb

    try:
        pb.Step.FromString(payload)
    except pb.DecodeError:
        return True
    return False


def own_file(uri: str, identity: str) -> str | None:
    """The path below the brain that the URI names, if it names a file in the brain folder of the conversation
    `identity`, wherever that was; None for any other."""
    head, _, inner = path_of(uri).rpartition(f"/brain/{identity}/")
    parts = [*head.split("/")[1:], *inner.split("/")]
    return inner if head.startswith("/") and inner and not {"", ".", ".."}.intersection(parts) else None


def without_uris(payload: bytes, files: Mapping[str, bytes]) -> bytes:
    """The step with no URI in its media. One that `files` has gives its content as inline data in the same place; all
    other bytes stay. The payload is a protobuf message."""
    return _cleared(payload, _tree(), files, 0) or b""


def _scan(payload: bytes) -> bool:
    """Steps over the fields without copying. IndexError where something is out of the ordinary."""
    waiting: list[tuple[int, int, Tree]] = [(0, len(payload), _tree())]
    while waiting:
        position, end, tree = waiting.pop()
        while position < end:
            tag, position = wire.short_varint(payload, position)
            kind = tag & 7
            if kind == 2:
                length, position = wire.short_varint(payload, position)
                inner = tree.get(tag >> 3, _NO_TREE)
                if inner is None and length:
                    return True
                if inner:
                    waiting.append((position, position + length, inner))
                position += length
            elif kind == 0:
                while payload[position] & 0x80:
                    position += 1
                position += 1
            elif kind in (1, 5):
                position += 8 if kind == 1 else 4
            else:
                raise IndexError
        if position != end:
            raise IndexError
    return False


_NO_TREE: Tree = {}


def _collect(message: bytes, tree: Tree, depth: int, found: list[str]) -> None:
    try:
        fields = wire.split(message)
    except FormatError:
        return
    for field in fields:
        inner = tree.get(field.number, _NO_TREE)
        if inner is None and field.value:
            found.append(field.value.decode("utf-8", "replace"))
        elif inner and depth >= _DEEPEST:
            found.append("")
        elif inner:
            _collect(field.value, inner, depth + 1, found)


def _cleared(message: bytes, tree: Tree, files: Mapping[str, bytes], depth: int) -> bytes | None:
    """None for what is taken out whole: what nests too deeply, and what does not parse, in which no one can tell."""
    if depth > _DEEPEST:
        return None
    if None in tree.values():
        return _inlined(message, next(number for number, inner in tree.items() if inner is None), files)
    try:
        fields = wire.split(message)
    except FormatError:
        return None
    kept: list[wire.Field] = []
    for field in fields:
        inner = tree.get(field.number) if field.wire_type == wire.DELIMITED else None
        value = field.value if inner is None else _cleared(field.value, inner, files, depth + 1)
        if value is not None:
            kept.append(field if value == field.value else wire.delimited(field.number, value))
    return wire.join(kept)


def _inlined(media: bytes, uri: int, files: Mapping[str, bytes]) -> bytes | None:
    try:
        fields = wire.split(media)
    except FormatError:
        return None
    named = [field.value.decode("utf-8", "replace") for field in fields if field.number == uri and field.value]
    if not named:
        return media
    kept = [field for field in fields if field.number != uri]
    content = files.get(named[-1])
    if content and not any(field.number in (_INLINE_DATA, _BLOBREF) for field in kept):
        kept.append(wire.delimited(_INLINE_DATA, content))
    return wire.join(kept)
