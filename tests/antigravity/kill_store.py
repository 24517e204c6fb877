"""Places a conversation again and again, killed (SIGKILL) at one point more each time, and looks at what is left.

    python kill_store.py SCENARIO

A point is just before a call that can change the disk, and so just after the one before it: writes, fsyncs, renames,
links, removals, changes of modes, new directories and SQLite's statements. The child counts them with a profile
function, so that nothing in the code under test knows of it. Prints one JSON object: how many points were tried, and
how often the store held the old conversation and how often the new one.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import store_bodies as stores
from google.protobuf import text_format
from store_bodies import ID, NOW, OTHER

from decant.antigravity import native, pb, store
from decant.antigravity.body import Body
from decant.errors import DecantError

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
}
"""Functions of `os`."""
METHODS = {"write", "flush", "truncate", "execute", "executemany", "commit"}
"""Methods of open files and of SQLite's connections."""
READERS = {"sqlite_schema.py", "sqlite_source.py"}
"""Modules whose statements only read."""
FUNCTIONS = {"exchange"}
"""Functions of Python's that stand for a system call which the profiler does not see."""

OLD = [stores.user("old question"), stores.planner("old answer")]
NEW = [*OLD, stores.user("new question"), stores.planner("new answer")]
SCENARIOS: dict[str, dict[str, Any]] = {
    "new": {"wal": True},
    "replaced": {"wal": True, "replaced": True},
    "replaced, list in use": {"wal": False, "replaced": True},
}


def body(steps: list[pb.Step], note: str) -> Body:
    made = stores.with_files(stores.conversation(steps), note_md=note, **{f"only_{note}": note})
    return store.mirrored(made, Path("/brain"))


def point_counter(at: int) -> Callable[[FrameType, str, Any], None]:
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


def killed_at(at: int, root: Path) -> bool:
    """Places in a child; whether it was killed, which it is not once there are fewer points than `at`."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            new = body(NEW, "new")
            sys.setprofile(point_counter(at))
            placed = store.place(new, root, title="T", now=NOW, force=True)
            sys.setprofile(None)
            code = 0 if not placed.warnings else 2
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL, status
        return True
    assert os.WEXITSTATUS(status) == 0, f"placing failed with {os.WEXITSTATUS(status)} without being killed"
    return False


def held(root: Path, old: Body | None, new: Body) -> str:
    """Which conversation the store holds: it must be one of the two, whole, with a brain that is one of the two."""
    path = root / "conversations" / f"{ID}.db"
    if not path.exists():
        assert old is None, "the conversation is gone"
        brain = native.read_brain(path)
        assert brain in (None, new.brain), "the brain is not whole"
        return "old"
    found = native.load(path).value
    which = {"old": old, "new": new}
    names = [name for name, one in which.items() if one is not None and one.database == found.database]
    assert names, "the database is neither the old one nor the new one"
    brains = [one.brain for one in (old, new) if one is not None]
    assert found.brain in brains, "the brain is neither the old one nor the new one"
    assert names[0] == "old" or found.brain == new.brain, "the new conversation has the old brain"
    return names[0]


def check_index(root: Path) -> None:
    """The index stores parse, and hold what others wrote."""
    assert stores.listed(root)[OTHER]["title"] == "other"
    for name in ("jetbox_summaries_proto.pb", "agyhub_summaries_proto.pb"):
        assert stores.mapped(root / name).summaries[OTHER].summary == "other"
    for path in (root / "annotations").glob("*.pbtxt"):
        text_format.Parse(path.read_text(), pb.ConversationAnnotations())
    assert json.loads((root / "cache" / "last_conversations.json").read_text())["/other"] == OTHER


def check_backups(root: Path, old: Body | None) -> None:
    for backup in (root / "decant-backups").glob("[!.]*"):
        assert old is not None
        assert native.load(backup / f"{ID}.db", brain=backup / ID).value == old, "the backup is not whole"


def main() -> None:
    memory = Path("/dev/shm")  # a thousand placements, each with some fsyncs, take minutes on a disk
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as directory:
        print(json.dumps(try_all(Path(directory), **SCENARIOS[sys.argv[1]])))


def try_all(directory: Path, *, wal: bool, replaced: bool = False) -> dict[str, int]:
    """Tries every point in turn. AssertionError names the first after which the store is not whole."""
    template = stores.make_root(directory / "template", wal=wal)
    new = body(NEW, "new")
    old = body(OLD, "old") if replaced else None
    if old is not None:
        native.save(old, template / "conversations" / f"{ID}.db")
    counts: Counter[str] = Counter()
    point = 0
    while True:
        point += 1
        root = directory / "root"
        shutil.copytree(template, root)
        killed = killed_at(point, root)
        try:
            which = held(root, old, new)
            check_index(root)
            check_backups(root, old)
            if killed:
                store.place(new, root, now=NOW, force=True)
            assert held(root, old, new) == "new"
            check_index(root)
            assert stores.listed(root)[ID]["title"] in ("T", "old question")
        except (AssertionError, DecantError) as error:
            raise AssertionError(f"point {point}: {error}") from error
        shutil.rmtree(root)
        if not killed:
            break
        counts[which] += 1
    return {"points": point - 1, "whole old": counts["old"], "whole new": counts["new"]}


if __name__ == "__main__":
    main()
