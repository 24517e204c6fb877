"""Python's collector of cycles, kept out of the way while very many objects are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["without_collection"]


@contextmanager
def without_collection() -> Iterator[None]:
    """Keeps the collector from looking for cycles among hundreds of thousands of new objects that have none, which
    takes a third of the time; afterwards they count as old, so that the next look is a short one."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            if not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()
