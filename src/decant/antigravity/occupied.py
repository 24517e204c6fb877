"""Whether an agent has a conversation open: a file that is replaced under it takes its next rows with it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from decant import files
from decant.antigravity.sqlite_copy import needs_copy
from decant.errors import TargetError

__all__ = ["SIDECARS", "check_closed", "held", "is_mapped"]

SIDECARS = ("-wal", "-shm", "-journal")

_DEAD_MAN_SWITCH = 128
"""The byte of a `-shm` on which every connection in WAL mode holds a shared lock as long as it is open (SQLite's
os_unix.c, UNIX_SHM_DMS)."""

_CLOSE_IT = "close it there first"


@contextmanager
def held(lock: Path) -> Iterator[None]:
    """Holds a conversation's presence lock, where the file is there, so that the agent cannot open it meanwhile.
    TargetError if the agent holds it."""
    try:
        descriptor = os.open(lock, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    except FileNotFoundError:
        yield
        return
    except OSError as error:
        raise TargetError(files.reason(error), source=str(lock)) from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise TargetError("an agent has this conversation open", source=str(lock), hint=_CLOSE_IT) from None
    try:
        yield
    finally:
        os.close(descriptor)


def check_closed(database: Path) -> None:
    """TargetError if an agent has the database open, or died with rows that are not in the file yet."""
    if needs_copy(database):
        raise TargetError(
            "an agent has this conversation open, or died while it had: its newest rows are in a file beside it",
            source=str(database),
            hint="close it, or resume and end it there, first",
        )
    if is_mapped(database):
        raise TargetError("an agent has this conversation open", source=str(database), hint=_CLOSE_IT)


def is_mapped(database: Path) -> bool:
    """Whether a program has the database open in WAL mode. A `-shm` that a dead one left behind does not count."""
    try:
        descriptor = os.open(f"{database}-shm", os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    except FileNotFoundError:
        return False
    except OSError:
        return True  # what cannot be opened cannot be told from one that is in use
    try:
        with suppress(BlockingIOError, PermissionError):
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _DEAD_MAN_SWITCH)
            return False
        return True
    finally:
        os.close(descriptor)
