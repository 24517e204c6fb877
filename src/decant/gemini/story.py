"""The whole story of a log: where the removed messages stood among those that the client still has.

Each message that is still there carries the removed ones before it, as nested lists that are moved whole, so that any
number of rewinds and checkpoints costs time linear in what they touch.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

__all__ = ["Story"]

T = TypeVar("T")


class Story(Generic[T]):
    """The removed messages, placed relative to the ids of the living ones."""

    def __init__(self) -> None:
        self._before: dict[str, list[Any]] = {}
        self._tail: list[Any] = []

    def add(self, identity: str) -> None:
        """A new message comes last."""
        if self._tail:
            self._before[identity] = self._tail
            self._tail = []

    def cut(self, removed: Iterable[tuple[str, T]]) -> None:
        """The last messages, given in order, are removed."""
        tail: list[Any] = []
        for identity, message in removed:
            if before := self._before.pop(identity, None):
                tail.append(before)
            tail.append(message)
        if self._tail:
            tail.append(self._tail)
        self._tail = tail

    def rebuild(self, old: list[str], new: list[str], removed: dict[str, T]) -> None:
        """The living ones were `old` and are `new`; `removed` holds those of `old` that are not in `new`.

        A removed message stays before the next survivor, and before what is new in that place.
        """
        place = {identity: index for index, identity in enumerate(old)}
        until = len(old)
        targets = [until] * len(new)
        for index in range(len(new) - 1, -1, -1):
            until = place.get(new[index], until)
            targets[index] = until
        before: dict[str, list[Any]] = {}
        position = 0
        for identity, target in zip(new, targets, strict=True):
            gap: list[Any] = []
            while position < target:
                self._take(old[position], removed, gap)
                position += 1
            if place.get(identity) == position:
                self._take(identity, removed, gap)
                position += 1
            if gap:
                before[identity] = gap
        tail: list[Any] = []
        for identity in old[position:]:
            self._take(identity, removed, tail)
        if self._tail:
            tail.append(self._tail)
        self._before, self._tail = before, tail

    def _take(self, identity: str, removed: dict[str, T], into: list[Any]) -> None:
        if before := self._before.get(identity):
            into.append(before)
        if identity in removed:
            into.append(removed[identity])

    def tell(self, living: Iterable[tuple[str, T]]) -> list[T]:
        """All messages in order."""
        told: list[T] = []
        for identity, message in living:
            _flatten(self._before.get(identity, ()), told)
            told.append(message)
        _flatten(self._tail, told)
        return told


def _flatten(nested: Iterable[Any], into: list[Any]) -> None:
    """Appends what is in nested lists, without recursion: each rewind may add a level."""
    stack = [iter(nested)]
    while stack:
        for item in stack[-1]:
            if isinstance(item, list):
                stack.append(iter(item))
                break
            into.append(item)
        else:
            stack.pop()
