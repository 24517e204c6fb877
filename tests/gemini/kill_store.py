"""Places a session again and again, killed at one point more each time. Prints one JSON object: how many points were
tried, and how often the store held the old session and how often the new one.

    python -m tests.gemini.kill_store new|replaced
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from decant.gemini import log, store
from decant.gemini.body import Body
from decant.gemini.replay import replay
from tests.kill_points import count_points

ID = "5b0c3d1e-0000-4000-8000-000000000001"
NOW, LATER = "2026-10-05T18:17:09.831Z", "2026-10-05T18:18:00.000Z"
PROJECT = Path("/home/dev/proj")


def session(*texts: str) -> Body:
    lines: list[dict[str, Any]] = [{"sessionId": ID, "projectHash": "0", "startTime": NOW, "lastUpdated": NOW}]
    lines += [{"id": text, "timestamp": NOW, "type": "user", "content": text} for text in texts]
    return log.loads("".join(json.dumps(line) + "\n" for line in lines).encode(), name="chat.jsonl")


OLD, NEW = session("one"), session("one", "two")


def held(root: Path, replaced: bool) -> str:
    """Which session the store holds, whole: the client takes the newest of twins."""
    found = list(store.sessions(root))
    if not found:
        assert not replaced, "the session is gone"
        return "old"
    assert [each.id for each in found] == [ID]
    texts = [entry.value["content"] for entry in replay(log.load(found[0].path)).entries]
    assert texts in (["one"], ["one", "two"]), texts
    return "old" if texts == ["one"] else "new"


def check_registry(root: Path) -> None:
    """It parses, holds what others wrote, and every marker is whole."""
    projects = json.loads((root / "projects.json").read_bytes())["projects"]
    assert projects["/other"] == "other"
    for marker in root.glob("*/proj/.project_root"):
        assert marker.read_text() == str(PROJECT)


def check_backups(root: Path) -> None:
    for backup in (root / "decant-backups").glob("[!.]*/*"):
        assert len(replay(log.load(backup)).entries) == 1, "the backup is not whole"


def try_all(template: Path, *, replaced: bool) -> dict[str, int]:
    """Tries every point in turn. AssertionError names the first after which the store is not whole."""
    template.mkdir()
    (template / "projects.json").write_text('{"projects": {"/other": "other"}}')
    if replaced:
        placed = store.place(OLD, template, cwd=PROJECT, now=NOW)
        endangered = Path(placed.path).with_name(f"session-2026-10-05T18-17-{ID[:8]}.jsonl")
        Path(placed.path).rename(endangered)  # so that the new one gets another name

    def work(root: Path) -> None:
        store.place(NEW, root, cwd=PROJECT, now=LATER, force=True)

    def look(root: Path, killed: bool) -> str:
        which = held(root, replaced)
        check_registry(root)
        check_backups(root)
        if killed:
            store.place(NEW, root, cwd=PROJECT, now=LATER, force=True)
        assert held(root, replaced) == "new"
        check_registry(root)
        return which

    return count_points(template, work, look)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as directory:
        print(json.dumps(try_all(Path(directory) / "template", replaced=sys.argv[1] == "replaced")))
