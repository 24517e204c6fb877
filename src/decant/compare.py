"""The differences of two transcripts, by the paths that `Loss` uses: paths of the first one.

`refs` and `meta.format` are not compared: they say where a transcript came from. Messages are paired by their ids, then
by the longest common subsequence of their contents; blocks of a pair likewise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import msgspec

from decant.align import Features, Item, align
from decant.common import Message, Meta, Record, ToolResult, ToolUse, Transcript
from decant.losses import Loss

__all__ = ["Difference", "compare", "covers", "member", "uncovered"]

_encode = msgspec.json.Encoder(order="sorted").encode
_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*", re.ASCII)
_ITEM = re.compile(r"(.*)\[(\d+)\]", re.DOTALL)
_WHOLE = ("", "meta", "messages")
"""Paths that say too little to count as a report of what is below them."""


@dataclass(frozen=True)
class Difference:
    """One difference. `kind` is `dropped` for what is only in the first transcript, `invented` for what is only in the
    second, `altered` for the rest. `path` is a path of the first; for what was invented in a list it is the place
    where it would stand. `before` and `after` are the values on both sides, None on the side that has none."""

    kind: Literal["dropped", "altered", "invented"]
    path: str
    note: str
    before: Any = None
    after: Any = None


def member(path: str, key: str) -> str:
    """The path of an object's member: `path.key`, or `path["odd key"]`."""
    return f"{path}.{key}" if _PLAIN_KEY.fullmatch(key) else f"{path}[{_encode(key).decode()}]"


def compare(a: Transcript, b: Transcript) -> list[Difference]:
    """Every difference between two transcripts, in the order of `a`. Empty if they say the same."""
    found = _meta(a.meta, b.meta)
    first, second = [_message_item(each) for each in a.messages], [_message_item(each) for each in b.messages]
    found += _lists("messages", a.messages, b.messages, first, second)
    return found


def uncovered(losses: Iterable[Loss], differences: Sequence[Difference]) -> list[Difference]:
    """The differences that no loss reports. A loss reports its path and what is below it; the paths `meta` and
    `messages` are too wide to count. What was invented in a list may be reported at another place of that list, by a
    loss of its own."""
    reports = list(losses)
    spare = [loss.path for loss in reports if loss.kind == "invented" and _ITEM.fullmatch(loss.path)]
    paths = {loss.path for loss in reports}
    firm = {loss.path for loss in reports if loss.kind != "invented"}
    left: set[int] = set()
    missing = [index for index, each in enumerate(differences) if not _is_reported(each, paths, firm)]
    for index in sorted(missing, key=lambda index: -len(differences[index].path)):  # the deepest lists choose first
        item = _ITEM.fullmatch(differences[index].path) if differences[index].kind == "invented" else None
        match = next((path for path in spare if item and item[1] in _lists_above(path)), None)
        if match is None:
            left.add(index)
        else:
            spare.remove(match)
    return [differences[index] for index in sorted(left)]


def covers(losses: Iterable[Loss], differences: Sequence[Difference]) -> bool:
    """Whether every difference is a reported loss."""
    return not uncovered(losses, differences)


def _is_reported(difference: Difference, paths: set[str], firm: set[str]) -> bool:
    """`firm` are the paths that say more than that a new item stands there: the path of an item that was invented is
    that of the item that follows it, and neither's loss says anything of the other."""
    own, *above = _ancestors(difference.path)
    if _ITEM.fullmatch(own):
        named = own in firm and difference.kind != "invented"
    else:
        named = own in paths
    return named or any(path in paths and path not in _WHOLE for path in above)


def _ancestors(path: str) -> list[str]:
    """The path itself and all that it stands below."""
    cuts = [found.start() for found in re.finditer(r"\.|\[", path)]
    return [path, *(path[:cut] for cut in cuts)]


def _lists_above(path: str) -> list[str]:
    """The lists that the path goes through: `messages` and `messages[3].blocks` for `messages[3].blocks[0].text`."""
    return [path[: found.start()] for found in re.finditer(r"\[\d+\]", path)]


def _meta(a: Meta, b: Meta) -> list[Difference]:
    found = _fields("meta", a, b, skipped=("format", "extra"))
    for key in dict.fromkeys([*a.extra, *b.extra]):
        found += _values(member("meta.extra", key), a.extra.get(key), b.extra.get(key), key in a.extra, key in b.extra)
    return found


def _values(path: str, a: Any, b: Any, in_a: bool, in_b: bool) -> list[Difference]:
    if in_a and in_b:
        return [] if _encode(a) == _encode(b) else [Difference("altered", path, "differs", a, b)]
    if in_a:
        return [Difference("dropped", path, "only in the first", a, None)]
    return [Difference("invented", path, "only in the second", None, b)] if in_b else []


def _fields(path: str, a: Record, b: Record, skipped: Sequence[str] = ("refs",)) -> list[Difference]:
    """The differences of two records of one type, field by field."""
    found: list[Difference] = []
    for known in msgspec.structs.fields(a):
        if known.name in skipped:
            continue
        before, after = getattr(a, known.name), getattr(b, known.name)
        where = f"{path}.{known.name}"
        if known.name in ("blocks", "content"):
            found += _lists(where, before, after, [_block_item(x) for x in before], [_block_item(x) for x in after])
        elif isinstance(before, Record) and type(before) is type(after):
            found += _fields(where, before, after)
        else:
            default = _default(known)
            found += _values(where, before, after, not _equal(before, default), not _equal(after, default))
    return found


def _default(known: msgspec.structs.FieldInfo) -> Any:
    """What the field is when nothing is said; NODEFAULT, which equals nothing, where something must be."""
    return known.default if known.default_factory is msgspec.NODEFAULT else known.default_factory()


def _equal(value: Any, default: Any) -> bool:
    return type(value) is type(default) and value == default


def _lists(path: str, a: Sequence[Any], b: Sequence[Any], first: list[Item], second: list[Item]) -> list[Difference]:
    """The differences of two lists of records."""
    alignment = align(first, second)
    found: list[tuple[int, int, Difference]] = []
    for i, j in alignment.pairs:
        where = f"{path}[{i}]"
        if i in alignment.moved:
            found.append((i, 1, Difference("altered", where, "moved", i, j)))
        if first[i].content != second[j].content or first[i].name != second[j].name:
            found += ((i, 1, each) for each in _fields(where, a[i], b[j]))
    found += ((i, 1, Difference("dropped", f"{path}[{i}]", "only in the first", a[i])) for i in alignment.first)
    place = {j: i for i, j in alignment.pairs if i not in alignment.moved}
    only_there = set(alignment.second)
    following = len(a)
    for j in range(len(b) - 1, -1, -1):
        following = place.get(j, following)
        if j in only_there:
            where = f"{path}[{following}]"
            found.append((following, 0, Difference("invented", where, "only in the second", None, b[j])))
    return [each for _, _, each in sorted(found, key=lambda entry: entry[:2])]


def _message_item(message: Message) -> Item:
    content = _encode(msgspec.structs.replace(message, refs=[], id=None))
    return Item(content, message.role, message.id, partial(_message_features, message))


def _message_features(message: Message) -> Features:
    marks: dict[Any, int] = {}
    for block in message.blocks:
        marks[_encode(block)] = 10
        if isinstance(block, ToolUse):
            marks["use", block.id] = 6
        elif isinstance(block, ToolResult):
            marks["result", block.tool_use_id] = 6
        marks[type(block).__name__] = 1
    return Features(marks, frozenset(type(block).__name__ for block in message.blocks))


def _block_item(block: Record) -> Item:
    return Item(_encode(block), type(block).__name__, None, partial(_block_features, block))


def _block_features(block: Record) -> Features:
    if isinstance(block, ToolUse | ToolResult):
        return Features({block.id if isinstance(block, ToolUse) else block.tool_use_id: 6})
    return Features()
