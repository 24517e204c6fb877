"""Placing a session into the Gemini CLI's store: where, under which name, and what is refused."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from decant.errors import TargetError, UsageError
from decant.gemini import log, projects, session, store
from decant.gemini.body import Body
from decant.gemini.layout import project_hash
from decant.gemini.replay import replay
from tests.kill_points import counted

from .logs import CASES

ID = "5b0c3d1e-0000-4000-8000-000000000001"
NOW = "2026-10-05T18:17:09.831Z"
START = "2026-01-02T03:04:05.678Z"


def user(name: str, text: str) -> dict[str, Any]:
    return {"id": name, "timestamp": START, "type": "user", "content": [{"text": text}]}


def header(**more: Any) -> dict[str, Any]:
    return {"sessionId": ID, "projectHash": "0", "startTime": START, "lastUpdated": START, "kind": "main"} | more


def chat(*lines: dict[str, Any]) -> Body:
    return log.loads("".join(json.dumps(line) + "\n" for line in lines).encode(), name="chat.jsonl")


HELLO = chat(header(), user("u1", "hello"))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A `.gemini` directory with another project in it."""
    root = tmp_path / ".gemini"
    for parent in ("tmp", "history"):
        (root / parent / "proj").mkdir(parents=True)
        (root / parent / "proj" / ".project_root").write_text("/other/proj")
    (root / "projects.json").write_text('{"projects": {"/other/proj": "proj"}, "later": 1}')
    return root


@pytest.fixture
def project(tmp_path: Path) -> Path:
    path = tmp_path / "work" / "Proj"
    path.mkdir(parents=True)
    return path


def tree(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def test_a_session_goes_into_its_projects_directory(root: Path, project: Path) -> None:
    placed = store.place(HELLO, root, cwd=project, now=NOW)
    path = Path(placed.path)
    assert placed.command == ("gemini", "--resume", ID)
    assert path.parent == root / "tmp" / "proj-1" / "chats"
    assert path.name.startswith("session-2026-01-02T03-04-")
    assert path.name[-14:-6] != ID[:8]
    assert path.stat().st_mode & 0o777 == 0o600
    assert (root / "tmp" / "proj-1" / ".project_root").read_text() == str(project)
    assert (root / "history" / "proj-1" / ".project_root").read_text() == str(project)
    registry = json.loads((root / "projects.json").read_bytes())
    assert registry == {"projects": {"/other/proj": "proj", str(project): "proj-1"}, "later": 1}
    data = path.read_bytes()
    assert data.startswith(log.dumps(HELLO))
    assert data.removeprefix(log.dumps(HELLO)) == b'{"$set":{"lastUpdated":"2026-10-05T18:17:09.831Z"}}\n'
    assert (placed.losses, placed.warnings, placed.backup) == ((), (), None)


def test_every_file_that_changes_is_listed_and_a_dry_run_writes_none(root: Path, project: Path) -> None:
    before = tree(root)
    planned = store.place(HELLO, root, cwd=project, now=NOW, dry_run=True)
    assert tree(root) == before
    placed = store.place(HELLO, root, cwd=project, now=NOW)
    assert planned.changes == placed.changes
    after = tree(root)
    changed = {str(root / name) for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert {change.path for change in placed.changes} == changed


def test_a_known_project_keeps_its_directory(root: Path, project: Path) -> None:
    first = Path(store.place(HELLO, root, cwd=project, now=NOW).path)
    second = store.place(HELLO, root, cwd=project, id="another", now=NOW)
    assert Path(second.path).parent == first.parent
    assert [change.path for change in second.changes] == [second.path]
    metadata = replay(log.load(Path(second.path))).metadata
    assert metadata["sessionId"] == "another"


def test_a_marker_names_the_project_where_the_registry_does_not(root: Path, project: Path) -> None:
    (root / "tmp" / "mine").mkdir()
    (root / "tmp" / "mine" / ".project_root").write_text(str(project))
    placed = store.place(HELLO, root, cwd=project, now=NOW)
    assert Path(placed.path).parent == root / "tmp" / "mine" / "chats"
    assert json.loads((root / "projects.json").read_bytes())["projects"][str(project)] == "mine"


def test_an_older_client_keeps_sessions_under_the_paths_hash(root: Path, project: Path) -> None:
    (root / "projects.json").unlink()
    hashed = root / "tmp" / project_hash(str(project))
    hashed.mkdir()
    placed = store.place(HELLO, root, cwd=project, now=NOW)
    assert Path(placed.path).parent == hashed / "chats"
    assert not (root / "projects.json").exists()


def test_without_index_only_the_session_is_written(root: Path, project: Path) -> None:
    before = tree(root)
    placed = store.place(HELLO, root, cwd=project, now=NOW, index=False)
    assert [change.path for change in placed.changes] == [placed.path]
    assert len(tree(root)) == len(before) + 1


@pytest.mark.parametrize("data", ["{", "[]", '{"projects": []}'])
def test_a_damaged_registry_is_left_and_refuses(root: Path, project: Path, data: str) -> None:
    (root / "projects.json").write_text(data)
    with pytest.raises(TargetError, match=r"projects.json: is (damaged|no list of projects)"):
        store.place(HELLO, root, cwd=project, now=NOW)
    assert (root / "projects.json").read_text() == data


def test_a_marker_of_another_project_refuses(root: Path, project: Path) -> None:
    (root / "projects.json").write_text(json.dumps({"projects": {str(project): "proj"}}))
    with pytest.raises(TargetError, match="belongs to another project"):
        store.place(HELLO, root, cwd=project, now=NOW)


def test_a_session_is_there_once_unless_forced(root: Path, project: Path) -> None:
    first = store.place(HELLO, root, cwd=project, now=NOW)
    before = tree(root)
    with pytest.raises(TargetError, match="the session is there already"):
        store.place(HELLO, root, cwd=project, now=NOW)
    assert tree(root) == before
    longer = chat(header(), user("u1", "hello"), user("u2", "more"))
    placed = store.place(longer, root, cwd=project, now=NOW, force=True)
    assert placed.path == first.path
    assert placed.backup is not None
    assert (Path(placed.backup) / Path(first.path).name).read_bytes() == before[str(Path(first.path).relative_to(root))]
    assert len(replay(log.load(Path(placed.path))).entries) == 2


def test_files_that_the_client_would_delete_are_replaced_by_one_that_it_keeps(root: Path, project: Path) -> None:
    chats = Path(store.place(HELLO, root, cwd=project, now=NOW).path).parent
    (sound,) = chats.iterdir()
    endangered = sound.rename(chats / f"session-2026-01-02T03-04-{ID[:8]}.jsonl")
    (chats / f"session-2026-01-02T03-04-{ID[:8]}.json").write_bytes(b"{}")
    placed = store.place(HELLO, root, cwd=project, now=NOW, force=True)
    assert not endangered.exists()
    assert session.suffix_of(Path(placed.path).name) != ID[:8]
    assert [change.path for change in placed.changes if change.act == "remove"] == [str(endangered)]


def test_a_suffix_that_another_session_has_is_not_taken(root: Path, project: Path) -> None:
    first = Path(store.place(HELLO, root, cwd=project, now=NOW).path)
    other = chat(header(sessionId="other"), user("u1", "hello"))
    first.write_bytes(log.dumps(other))
    placed = store.place(HELLO, root, cwd=project, now=NOW)
    assert session.suffix_of(Path(placed.path).name) != session.suffix_of(first.name)


def test_the_name_has_a_minute_even_where_the_start_is_none(root: Path, project: Path) -> None:
    for start in (None, 5, "yesterday"):
        placed = store.place(chat(header(startTime=start), user("u", "x")), root, cwd=project, now=NOW, force=True)
        metadata = {"startTime": start}
        assert session.name_for(metadata, ID, NOW, ()).startswith("session-2026-10-05T18-17-")
    assert placed.id == ID


def test_nothing_said_is_refused(root: Path, project: Path) -> None:
    before = tree(root)
    info = {"id": "i", "timestamp": START, "type": "info", "content": "update available"}
    for body in (chat(header()), chat(header(), info), chat(header(), user("u", "") | {"content": ""})):
        with pytest.raises(TargetError, match="nothing is said in it"):
            store.place(body, root, cwd=project, now=NOW)
    assert tree(root) == before


def test_what_the_client_needs_is_added_and_reported(root: Path, project: Path) -> None:
    bare = chat(user("u1", "hello"))
    placed = store.place(bare, root, cwd=project, now=NOW)
    metadata = replay(log.load(Path(placed.path))).metadata
    assert metadata["projectHash"] == project_hash(str(project))
    assert metadata["sessionId"] == placed.id
    assert [loss.kind for loss in placed.losses] == ["invented"]
    assert store.place(bare, root, cwd=project, now=NOW, dry_run=True, force=True).id == placed.id

    marked = replace(HELLO, records=[structs.replace(HELLO.records[0], data=b"\xef\xbb\xbf" + HELLO.records[0].data)])
    marked.records += HELLO.records[1:]
    placed = store.place(marked, root, cwd=project, id="marked", now=NOW)
    assert not Path(placed.path).read_bytes().startswith(b"\xef\xbb\xbf")
    assert [loss.path for loss in placed.losses] == ["lines/0"]

    torn = replace(HELLO, records=[*HELLO.records[:-1], structs.replace(HELLO.records[-1], ending=b"")])
    placed = store.place(torn, root, cwd=project, id="torn", now=NOW)
    assert len(replay(log.load(Path(placed.path))).entries) == 1


def test_a_subagents_session_becomes_one_of_its_own(root: Path, project: Path) -> None:
    placed = store.place(chat(header(kind="subagent"), user("u", "x")), root, cwd=project, now=NOW, title="Sub")
    metadata = replay(log.load(Path(placed.path))).metadata
    assert (metadata["kind"], metadata["summary"]) == ("main", "Sub")
    assert placed.title == "Sub"
    assert [loss.path for loss in placed.losses] == ["metadata.kind"]


def test_an_id_that_many_sessions_share_is_not_used(root: Path, project: Path) -> None:
    first = store.place(chat(header(sessionId="a2a-server"), user("u", "x")), root, cwd=project, now=NOW)
    second = store.place(chat(header(sessionId="a2a-server"), user("u", "y")), root, cwd=project, now=NOW)
    assert len({first.id, second.id, "a2a-server"}) == 3
    assert [loss.path for loss in first.losses] == ["metadata.sessionId"]


def test_a_session_that_would_be_sent_twice_is_said_and_written_once_with_safe(root: Path, project: Path) -> None:
    body = next(log.load(case.file) for case in CASES if case.folder.name == "tools")
    placed = store.place(body, root, cwd=project, now=NOW)
    assert any("send a result twice" in warning for warning in placed.warnings)
    assert Path(placed.path).read_bytes().startswith(log.dumps(body))
    assert store.place(body, root, cwd=project, now=NOW, safe=True, id="safe").warnings == ()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.folder.name)
def test_every_golden_is_placed_or_refused(root: Path, project: Path, case: Any) -> None:
    body = log.load(case.file)
    try:
        placed = store.place(body, root, cwd=project, now=NOW)
    except TargetError as error:
        assert "nothing is said" in str(error)  # noqa: PT017
        return
    made = log.load(Path(placed.path))
    assert made.kind == "log"
    assert replay(made).metadata["lastUpdated"] == NOW
    if body.kind == "log":
        assert len(replay(made).entries) == len(replay(body).entries)


def test_refusals(root: Path, project: Path, tmp_path: Path) -> None:
    with pytest.raises(TargetError, match="a session belongs to a project"):
        store.place(HELLO, root, now=NOW)
    with pytest.raises(UsageError, match="cannot be the name of a file"):
        store.place(HELLO, root, cwd=project, id="../x", now=NOW)
    with pytest.raises(UsageError, match="cannot be the name of a file"):
        store.place(chat(header(sessionId="../x"), user("u", "x")), root, cwd=project, now=NOW)
    with pytest.raises(TargetError, match="a store is not made"):
        store.place(HELLO, tmp_path / "no", cwd=project, now=NOW)


LINKS = ["tmp/proj-1", "tmp/proj-1/chats", "history/proj-1", "decant-backups", "projects.json"]


@pytest.mark.parametrize("link", LINKS)
def test_a_link_that_leads_out_of_the_root_is_refused(root: Path, project: Path, tmp_path: Path, link: str) -> None:
    outside = tmp_path / "outside"
    if link == "projects.json":
        (root / link).rename(outside)
    else:
        outside.mkdir()
    placed = None
    if link == "decant-backups":
        placed = store.place(HELLO, root, cwd=project, now=NOW)
    if link == "history/proj-1":
        (root / "projects.json").write_text(json.dumps({"projects": {str(project): "proj-1"}}))
    if link.startswith("tmp/proj-1"):
        (root / "tmp" / "proj-1").mkdir()
        (root / "tmp" / "proj-1" / ".project_root").write_text(str(project))
    if link == "tmp/proj-1":
        (root / "tmp" / "proj-1" / ".project_root").rename(outside / ".project_root")
        (root / link).rmdir()
    (root / link).parent.mkdir(exist_ok=True)
    (root / link).symlink_to(outside)
    before = tree(outside) if outside.is_dir() else outside.read_bytes()
    with pytest.raises(TargetError, match="a symbolic link leads out of the store"):
        store.place(HELLO, root, cwd=project, now=NOW, force=placed is not None)
    assert (tree(outside) if outside.is_dir() else outside.read_bytes()) == before


def test_what_cannot_be_written_is_an_error(root: Path, project: Path) -> None:
    (root / "tmp" / "proj-1").mkdir()
    (root / "tmp" / "proj-1" / ".project_root").write_text(str(project))
    (root / "tmp" / "proj-1" / "chats").touch()
    with pytest.raises(TargetError, match=r"file exists|not a directory"):
        store.place(HELLO, root, cwd=project, now=NOW)


def test_sessions_and_their_projects_are_found(root: Path, project: Path) -> None:
    placed = store.place(HELLO, root, cwd=project, now=NOW)
    chats = Path(placed.path).parent
    (chats / ID).mkdir()
    (chats / ID / "sub.jsonl").write_bytes(log.dumps(chat(header(sessionId="sub", kind="subagent"), user("u", "x"))))
    (chats / f"session-2026-10-05T18-18-{ID[:8]}.jsonl").write_text(json.dumps(header()) + "\n")  # a resume's stub
    (chats / "session-x-shared00.jsonl").write_bytes(log.dumps(chat(header(sessionId="a2a-server"), user("u", "x"))))
    found = {each.id: each for each in store.sessions(root)}
    assert set(found) == {ID, "sub", "session-x-shared00"}
    assert found[ID].path == Path(placed.path)
    assert (found[ID].project, found[ID].parent) == (str(project), None)
    assert (found["sub"].project, found["sub"].parent) == (str(project), ID)
    assert projects.project_of(Path("/nowhere/chats/x.jsonl")) is None
    assert projects.project_of(Path("/nowhere/x.jsonl")) is None
    assert list(store.sessions(root / "no")) == []


@pytest.mark.parametrize("scenario", ["new", "replaced"])
def test_killed_at_any_point_the_store_is_whole(scenario: str) -> None:
    command = [sys.executable, "-m", "tests.gemini.kill_store"]
    counts = counted(command, scenario, cwd=Path(__file__).parents[2])
    assert counts["whole old"] > 15
    assert counts["whole new"] > 2


def test_the_kill_test_sees_a_store_that_is_not_whole(root: Path, project: Path) -> None:
    from .kill_store import check_registry, held

    with pytest.raises(AssertionError, match="the session is gone"):
        held(root, replaced=True)
    torn = chat(header(), user("u1", "cut"))
    store.place(torn, root, cwd=project, now=NOW)
    with pytest.raises(AssertionError, match="cut"):
        held(root, replaced=True)
    (root / "projects.json").write_text("{}")
    with pytest.raises(KeyError):
        check_registry(root)
