"""Pairing the items of two lists: what is the same, what moved, what is only in one of them.

The cost is bounded: short stretches are aligned by the best sum of likenesses (the longest common subsequence, where
equal items count most), long ones are first cut at items that occur once on both sides.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

__all__ = ["Alignment", "Features", "Item", "align"]

_CELLS = 40_000
"""How many pairs of items one stretch may have to be aligned by the best sum."""
_EQUAL, _NAMED = 1000, 500


@dataclass(frozen=True)
class Features:
    """What two unequal items may have in common: `marks` with weights, and `kinds`, which must overlap for the two to
    be paired (an item without kinds may be paired with any of its own sort)."""

    marks: Mapping[Hashable, int] = field(default_factory=dict[Hashable, int])
    kinds: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Item:
    """One item of a list. `name` pairs items wherever they stand; `content` says when two are equal; two unequal ones
    of different `sort` are only paired by name. `describe` is asked once, and only where items are unequal."""

    content: Hashable
    sort: str = ""
    name: Hashable | None = None
    describe: Callable[[], Features] = Features

    @cached_property
    def features(self) -> Features:
        return self.describe()


_Key: TypeAlias = Callable[[Item], Hashable | None]


@dataclass
class Alignment:
    """`pairs` in the order of the first list; `moved` are those that stand elsewhere in the second; `first` and
    `second` the positions that have no partner."""

    pairs: list[tuple[int, int]]
    moved: set[int]
    first: list[int]
    second: list[int]


def align(first: Sequence[Item], second: Sequence[Item]) -> Alignment:
    """Pairs by names that occur once in each, then, between those that keep their order, by likeness (of which a name
    is the greatest), and last the same names and contents anywhere."""
    here, there = _positions(first, _name), _positions(second, _name)
    partner = {i[0]: there[name][0] for name, i in here.items() if len(i) == len(there.get(name, ())) == 1}
    steady = _increasing(sorted(partner.items()))
    taken = set(partner.values())
    gaps = [(-1, -1), *steady, (len(first), len(second))]
    for (start, begin), (stop, end) in pairwise(gaps):
        left = [position for position in range(start + 1, stop) if position not in partner]
        right = [position for position in range(begin + 1, end) if position not in taken]
        if left and right:
            partner.update(_stretch(first, second, left, right))
    for key in (_whole, _name, _content):
        _anywhere(first, second, partner, key)
    pairs = sorted(partner.items())
    taken = set(partner.values())
    steady_now = {position for position, _ in _increasing(pairs)}
    return Alignment(
        pairs,
        {position for position, _ in pairs if position not in steady_now},
        [position for position in range(len(first)) if position not in partner],
        [position for position in range(len(second)) if position not in taken],
    )


def _name(item: Item) -> Hashable | None:
    return item.name


def _content(item: Item) -> Hashable | None:
    return item.content


def _whole(item: Item) -> Hashable | None:
    return item.name, item.content


def _positions(items: Sequence[Item], key: _Key) -> dict[Hashable, list[int]]:
    """Where each key stands; None is no key."""
    found: dict[Hashable, list[int]] = {}
    for position, item in enumerate(items):
        value = key(item)
        if value is not None:
            found.setdefault(value, []).append(position)
    return found


def _anywhere(first: Sequence[Item], second: Sequence[Item], partner: dict[int, int], key: _Key) -> None:
    """Pairs those that are left and have the same key, wherever they stand."""
    taken = set(partner.values())
    spare = _positions(second, key)
    for value, positions in _positions(first, key).items():
        left = [position for position in positions if position not in partner]
        right = [position for position in spare.get(value, ()) if position not in taken]
        partner.update(zip(left, right, strict=False))


def _increasing(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """A longest run of pairs (given by rising first position) whose second positions rise too."""
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for index, (_, position) in enumerate(pairs):
        length = bisect_left(tails, position)
        before.append(ends[length - 1] if length else -1)
        if length == len(tails):
            tails.append(position)
            ends.append(index)
        else:
            tails[length] = position
            ends[length] = index
    run: list[tuple[int, int]] = []
    index = ends[-1] if ends else -1
    while index >= 0:
        run.append(pairs[index])
        index = before[index]
    return run[::-1]


def _stretch(first: Sequence[Item], second: Sequence[Item], left: list[int], right: list[int]) -> list[tuple[int, int]]:
    """Pairs of two stretches, in order in both."""
    pairs: list[tuple[int, int]] = []
    low, high = 0, 0
    while low < min(len(left), len(right)) and first[left[low]].content == second[right[low]].content:
        pairs.append((left[low], right[low]))
        low += 1
    shorter = min(len(left), len(right)) - low
    while high < shorter and first[left[-1 - high]].content == second[right[-1 - high]].content:
        pairs.append((left[-1 - high], right[-1 - high]))
        high += 1
    left, right = left[low : len(left) - high], right[low : len(right) - high]
    if not left or not right:
        return pairs
    if len(left) * len(right) <= _CELLS:
        return pairs + _best(first, second, left, right)
    cuts = _unique(first, second, left, right)
    if not cuts:
        return pairs + [(i, j) for i, j in zip(left, right, strict=False) if _likeness(first[i], second[j])]
    bounds = [(-1, -1), *cuts, (len(left), len(right))]
    for (start, begin), (stop, end) in pairwise(bounds):
        if start >= 0:
            pairs.append((left[start], right[begin]))
        if start + 1 < stop and begin + 1 < end:
            pairs += _stretch(first, second, left[start + 1 : stop], right[begin + 1 : end])
    return pairs


def _unique(first: Sequence[Item], second: Sequence[Item], left: list[int], right: list[int]) -> list[tuple[int, int]]:
    """Indexes into the stretches of contents that occur once in each, in order in both."""

    def once(items: Sequence[Item], positions: list[int]) -> dict[Hashable, int]:
        found: dict[Hashable, int] = {}
        for index, position in enumerate(positions):
            content = items[position].content
            found[content] = -1 if content in found else index
        return {content: index for content, index in found.items() if index >= 0}

    here, there = once(first, left), once(second, right)
    return _increasing([(index, there[content]) for content, index in here.items() if content in there])


def _best(first: Sequence[Item], second: Sequence[Item], left: list[int], right: list[int]) -> list[tuple[int, int]]:
    """The pairs with the greatest sum of likenesses."""
    width = len(right)
    scores = [[_likeness(first[i], second[j]) for j in right] for i in left]
    best = [[0] * (width + 1) for _ in range(len(left) + 1)]
    for i in range(len(left) - 1, -1, -1):
        row, below, score = best[i], best[i + 1], scores[i]
        for j in range(width - 1, -1, -1):
            paired = score[j] + below[j + 1] if score[j] else 0
            row[j] = max(paired, below[j], row[j + 1])
    pairs: list[tuple[int, int]] = []
    i = j = 0
    while i < len(left) and j < width:
        if scores[i][j] and best[i][j] == scores[i][j] + best[i + 1][j + 1]:
            pairs.append((left[i], right[j]))
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return pairs


def _likeness(a: Item, b: Item) -> int:
    """0 for two that are never paired."""
    if a.content == b.content:
        return _EQUAL
    if a.name is not None and a.name == b.name:
        return _NAMED
    if a.sort != b.sort:
        return 0
    here, there = a.features, b.features
    if here.kinds and there.kinds and not here.kinds & there.kinds:
        return 0
    shared = here.marks.keys() & there.marks.keys()
    return min(_NAMED - 1, 1 + sum(here.marks[mark] for mark in shared))
