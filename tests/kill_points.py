"""Kills a piece of work (SIGKILL) at one point more each time, and looks at what is left.

A point is just before a call that can change the disk, and so just after the one before it: writes, fsyncs, renames,
links, removals, changes of modes, new directories and SQLite's statements. A child counts them with a profile
function, so that nothing in the code under test knows of it.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

__all__ = ["count_points", "counted"]

SYSTEM_CALLS = {
    "fsync",
    "rename",
    "replace",
    "link",
    "unlink",
    "rmdir",
    "mkdir",
    "chmod",
    "fchmod",
    "truncate",
    "write",
    "sendfile",
}
"""Functions of `os`."""
METHODS = {"write", "flush", "truncate", "execute", "executemany", "commit"}
"""Methods of open files and of SQLite's connections."""
READERS = {"sqlite_schema.py", "sqlite_source.py"}
"""Modules whose statements only read."""
FUNCTIONS = {"exchange"}
"""Functions of Python's that stand for a system call which the profiler does not see."""


def count_points(template: Path, work: Callable[[Path], None], look: Callable[[Path, bool], str]) -> dict[str, int]:
    """Does `work` on a copy of `template`, killed at every point in turn. `look` is told whether it was, says what the
    copy then holds (`old` or `new`) and raises AssertionError if that is not whole. Returns how many points there were,
    and how often it held which."""
    memory = Path("/dev/shm")  # a thousand runs, each with some fsyncs, take minutes on a disk
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as directory:
        point, killed = 0, True
        while killed:
            point += 1
            root = Path(directory) / "root"
            shutil.copytree(template, root)
            killed = _killed_at(point, root, work)
            try:
                held = look(root, killed)
            except Exception as error:
                raise AssertionError(f"point {point}: {error}") from error
            if killed:
                counts[held] += 1
            shutil.rmtree(root)
    return {"points": point - 1, "whole old": counts["old"], "whole new": counts["new"]}


def counted(command: Sequence[str | Path], scenario: str, **options: Any) -> dict[str, int]:
    """Runs a kill test in a process of its own and gives the counts that it prints, which are every point's."""
    done = subprocess.run([*command, scenario], capture_output=True, text=True, timeout=900, check=False, **options)
    assert done.returncode == 0, done.stderr[-2000:]
    counts: dict[str, int] = json.loads(done.stdout)
    print(f"kill test, {scenario}: {counts}")
    assert counts["points"] == counts["whole old"] + counts["whole new"]
    return counts


def _killed_at(at: int, root: Path, work: Callable[[Path], None]) -> bool:
    """Works in a child; whether it was killed, which it is not once there are fewer points than `at`."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            sys.setprofile(_killer(at))
            work(root)
            sys.setprofile(None)
            code = 0
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL, status
        return True
    assert os.WEXITSTATUS(status) == 0, "the work failed without being killed"
    return False


def _killer(at: int) -> Callable[[FrameType, str, Any], None]:
    """A profile function that kills this process at the point number `at`."""
    count = 0

    def see(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        if event == "c_call":
            module = getattr(argument, "__module__", None)
            if module in ("posix", "os"):
                seen = argument.__name__ in SYSTEM_CALLS
            else:
                seen = argument.__name__ in METHODS and Path(frame.f_code.co_filename).name not in READERS
        else:
            seen = event != "c_return" and frame.f_code.co_name in FUNCTIONS
        if seen:
            count += 1
            if count == at:
                os.kill(os.getpid(), signal.SIGKILL)

    return see
