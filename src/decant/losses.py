"""Losses are values: what a conversion drops, alters or invents, by path and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

import msgspec

__all__ = ["Converted", "Loss", "LossKind", "Losses"]

LossKind = Literal["dropped", "altered", "invented", "derived"]
"""`derived`: nothing that was said is lost; it follows what was edited (the copy of the prompt, the logs, the time of
writing), and is reported because it is no longer the same."""

T = TypeVar("T")


class Loss(msgspec.Struct, frozen=True, order=True):
    """One thing that did not come through as it was.

    `path` is a path of the input, such as `messages[3].blocks[0].signature` or `steps[4].step_payload`;
    `reason` is one sentence in plain words.
    """

    kind: LossKind
    path: str
    reason: str


@dataclass(frozen=True)
class Converted(Generic[T]):
    """A value and what was lost on the way to it."""

    value: T
    losses: tuple[Loss, ...] = ()


class Losses:
    """Collects losses in order; the same loss is kept once."""

    def __init__(self, losses: Iterable[Loss] = ()) -> None:
        self._losses: dict[Loss, None] = dict.fromkeys(losses)

    def dropped(self, path: str, reason: str) -> None:
        self._losses[Loss("dropped", path, reason)] = None

    def altered(self, path: str, reason: str) -> None:
        self._losses[Loss("altered", path, reason)] = None

    def invented(self, path: str, reason: str) -> None:
        self._losses[Loss("invented", path, reason)] = None

    def derived(self, path: str, reason: str) -> None:
        self._losses[Loss("derived", path, reason)] = None

    def extend(self, losses: Iterable[Loss]) -> None:
        self._losses.update(dict.fromkeys(losses))

    def __iter__(self) -> Iterator[Loss]:
        return iter(self._losses)

    def __len__(self) -> int:
        return len(self._losses)

    def done(self) -> tuple[Loss, ...]:
        """The losses so far, in the order in which they were found."""
        return tuple(self._losses)

    def counts(self) -> Counter[LossKind]:
        return Counter(loss.kind for loss in self._losses)
