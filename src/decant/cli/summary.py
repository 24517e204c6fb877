"""What was lost, as a short table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decant.losses import Loss

__all__ = ["losses_in_short"]

_SHOWN = 12


def losses_in_short(losses: Sequence[Loss], note: str = "") -> list[str]:
    """How many losses there are, with a `note` after it, and the most frequent ones, each with the first place where
    it is so. Empty if there are none."""
    if not losses:
        return []
    first: dict[tuple[str, str], str] = {}
    for loss in losses:
        first.setdefault((loss.kind, loss.reason), loss.path)
    counted = Counter((loss.kind, loss.reason) for loss in losses).most_common()
    lines = [("1 loss" if len(losses) == 1 else f"{len(losses):,} losses") + note]
    for (kind, reason), count in counted[:_SHOWN]:
        lines.append(f"  {count:,} {kind}: {reason} ({first[kind, reason]}{', …' if count > 1 else ''})")
    rest = len(counted) - _SHOWN
    if rest > 0:
        lines.append("  and 1 more reason" if rest == 1 else f"  and {rest:,} more reasons")
    return lines
