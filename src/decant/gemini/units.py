"""A message with where in a chat file it comes from."""

from __future__ import annotations

from typing import Any

import msgspec

from decant.common import Message
from decant.gemini.parts import Piece

__all__ = ["MINTED", "Call", "Unit"]

MINTED = "decant-"
"""How the ids begin that `encode` gives to records of messages without one; they are no ids of messages."""


class Call(msgspec.Struct, eq=False):
    """A call's record in `toolCalls` of an entry, waiting for its result."""

    unit: Unit
    index: int
    record: dict[str, Any]
    answered: bool = False


class Unit(msgspec.Struct, eq=False):
    """A message and where it comes from. `entry` is the position of its record among the replayed ones. `pieces` are
    the blocks with their places in the record; of a result instead `part` is the place of its function response in
    the record's content (with `attached` parts), and `call` the call's record, which holds the result too, or alone
    (`part` is None)."""

    message: Message
    entry: int
    pieces: list[Piece] = msgspec.field(default_factory=list)
    part: int | None = None
    attached: tuple[int, ...] = ()
    call: Call | None = None

    @property
    def is_result(self) -> bool:
        return self.part is not None or self.call is not None
