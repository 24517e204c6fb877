"""Places a conversation again and again, killed at one point more each time. Prints one JSON object: how many points
were tried, and how often the store held the old conversation and how often the new one.

    python kill_store.py SCENARIO
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import store_bodies as stores
from google.protobuf import text_format
from store_bodies import ID, NOW, OTHER

from decant.antigravity import native, pb, store
from decant.antigravity.body import Body
from tests.kill_points import count_points

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
    with tempfile.TemporaryDirectory() as directory:
        print(json.dumps(try_all(Path(directory) / "template", **SCENARIOS[sys.argv[1]])))


def try_all(template: Path, *, wal: bool, replaced: bool = False) -> dict[str, int]:
    """Tries every point in turn. AssertionError names the first after which the store is not whole."""
    stores.make_root(template, wal=wal)
    new = body(NEW, "new")
    old = body(OLD, "old") if replaced else None
    if old is not None:
        native.save(old, template / "conversations" / f"{ID}.db")

    def work(root: Path) -> None:
        placed = store.place(new, root, title="T", now=NOW, force=True)
        assert placed.warnings == ()

    def look(root: Path, killed: bool) -> str:
        which = held(root, old, new)
        check_index(root)
        check_backups(root, old)
        if killed:
            store.place(new, root, now=NOW, force=True)
        assert held(root, old, new) == "new"
        check_index(root)
        assert stores.listed(root)[ID]["title"] in ("T", "old question")
        return which

    return count_points(template, work, look)


if __name__ == "__main__":
    main()
