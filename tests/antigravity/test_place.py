"""Placing a conversation into the agent's store: what is written, what is refused, what stays."""

from __future__ import annotations

import fcntl
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import store_bodies as stores
from store_bodies import ID, NOW

from decant.antigravity import mirror, native, pb, safety, store
from decant.antigravity.body import Body, Table
from decant.antigravity.text_schema import standard_database
from decant.errors import TargetError, UnsafeError, UsageError
from decant.losses import Loss
from tests.kill_points import counted

BAD_IDS = ["", ".", "..", "a/b", "a\\b", "../up", "-x", ".hidden", "a\nb", "a\0b", "\ud800", "x" * 201]
SAID = [stores.user("What is\n here?"), stores.planner("Nothing."), stores.user("Sure?"), stores.planner("Yes.")]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return stores.make_root(tmp_path / "antigravity-cli")


def tree(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def placed_body(root: Path, name: str = ID) -> Body:
    return native.load(root / "conversations" / f"{name}.db").value


def test_a_conversation_is_written_where_the_agent_looks_for_it(root: Path) -> None:
    body = stores.conversation(SAID)
    placed = store.place(body, root, now=NOW)
    assert placed.id == ID
    assert placed.command == ("agy", f"--conversation={ID}")
    assert placed.path == str(root / "conversations" / f"{ID}.db")
    assert (placed.backup, placed.losses, placed.warnings) == (None, (), ())
    found = placed_body(root)
    assert found.database == body.database
    assert found.brain is not None
    assert {"transcript.jsonl", "transcript_full.jsonl"} <= {file.path.split("/")[-1] for file in found.brain.files}
    assert mirror.matches(found).misses == ()
    assert not list(root.rglob(".decant-*"))


def test_everything_that_changed_is_in_the_list_of_changes(root: Path) -> None:
    before = tree(root)
    placed = store.place(stores.conversation(SAID), root, now=NOW, title="T", cwd=Path("/home/dev/other"))
    after = tree(root)
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    assert {str(Path(change.path).relative_to(root)) for change in placed.changes} == changed
    assert {change.what for change in placed.changes} == {
        "",
        f"conversation_summaries: row {ID}",
        f"summaries: entry {ID}",
        "key /home/dev/other",
    }


def test_a_dry_run_says_the_same_and_writes_nothing(root: Path) -> None:
    body = stores.conversation(SAID)
    before = tree(root)
    planned = store.place(body, root, now=NOW, title="T", dry_run=True)
    assert tree(root) == before
    done = store.place(body, root, now=NOW, title="T")
    assert planned.dry_run
    assert planned.changes == done.changes

    before = tree(root)
    again = store.place(body, root, now=NOW, force=True, dry_run=True)
    assert tree(root) == before
    assert again.backup is not None
    assert not Path(again.backup).exists()


def test_a_brain_that_fits_stays_as_it_is_byte_for_byte(root: Path) -> None:
    body = store.mirrored(stores.with_files(stores.conversation(SAID), plan_md="the plan"), Path("/brain"))
    assert body.brain is not None
    other = [
        replace(file, data=file.data.replace(b"Nothing.", b"Nothing?")) if "logs/" in file.path else file
        for file in body.brain.files
    ]
    body = replace(body, brain=replace(body.brain, files=other))
    store.place(body, root, now=NOW)
    assert placed_body(root).brain == body.brain


@pytest.mark.parametrize("damage", ["no chunks", "torn log", "no logs"])
def test_a_brain_that_does_not_fit_is_made_anew(root: Path, damage: str) -> None:
    whole = store.mirrored(stores.with_files(stores.conversation(SAID), plan_md="the plan"), Path("/brain"))
    assert whole.brain is not None
    kept = {
        "no chunks": [file for file in whole.brain.files if "/chunks/" not in file.path],
        "torn log": [replace(file, data=file.data[:-9]) for file in whole.brain.files if "/logs/" in file.path],
        "no logs": [file for file in whole.brain.files if "/logs/" not in file.path],
    }[damage]
    plan = [file for file in whole.brain.files if file.path == "plan.md"]
    kept = [*kept, *(file for file in plan if file not in kept)]
    store.place(replace(whole, brain=replace(whole.brain, files=kept)), root, now=NOW)
    assert placed_body(root).brain == whole.brain


def test_another_id_is_the_files_name_and_the_cascade_id(root: Path) -> None:
    body = stores.conversation(SAID)
    placed = store.place(body, root, id="another", now=NOW)
    assert placed.losses == ()
    table = placed_body(root, "another").database.table("trajectory_meta")
    assert table is not None
    assert table.rows == [(f"t-{ID}", "another", 4, 17)]
    assert (root / "brain" / "another").is_dir()


def test_a_cascade_id_that_is_not_the_files_name_is_put_right_and_reported(root: Path) -> None:
    body = replace(stores.conversation(SAID), id="renamed")
    placed = store.place(body, root, now=NOW)
    assert [loss.path for loss in placed.losses] == ["trajectory_meta[0].cascade_id"]
    table = placed_body(root, "renamed").database.table("trajectory_meta")
    assert table is not None
    assert table.rows[0][1] == "renamed"


def test_what_the_agent_needs_is_added_and_reported(root: Path) -> None:
    whole = stores.conversation(SAID)
    steps = [table for table in whole.database.tables if table.name == "steps"]
    header = replace(whole.database.header, user_version=0)
    bare = Body("bare", replace(whole.database, header=header, tables=steps, mode=0o444))
    placed = store.place(bare, root, now=NOW, cwd=Path("/home/dev/proj"))
    found = placed_body(root, "bare").database
    assert {table.name for table in found.tables} == {table.name for table in standard_database().tables}
    assert (found.header.user_version, found.mode) == (1, 0o644)
    meta, blob = found.table("trajectory_meta"), found.table("trajectory_metadata_blob")
    assert meta is not None
    assert meta.rows[0][1:] == ("bare", 4, 17)
    assert blob is not None
    assert blob.rows == [
        ("main", pb.CortexTrajectoryMetadata(workspace_uris=["file:///home/dev/proj"]).SerializeToString())
    ]
    assert {loss.path for loss in placed.losses} >= {"header.user_version", "trajectory_meta[0]", "database.mode"}
    assert Loss("invented", "gen_metadata", "an empty table, without which the agent does not open the database") in (
        placed.losses
    )


def test_a_table_that_the_agent_cannot_use_is_refused(root: Path) -> None:
    body = stores.conversation(SAID)
    odd = Table("trajectory_meta", "CREATE TABLE trajectory_meta (a)", ())
    tables = [odd if table.name == "trajectory_meta" else table for table in body.database.tables]
    with pytest.raises(TargetError, match="trajectory_meta: there is no column cascade_id"):
        store.place(replace(body, database=replace(body.database, tables=tables)), root, now=NOW)


def test_a_newer_database_is_placed_with_a_warning(root: Path) -> None:
    body = stores.conversation(SAID)
    newer = replace(body, database=replace(body.database, header=replace(body.database.header, user_version=2)))
    placed = store.place(newer, root, now=NOW)
    assert len(placed.warnings) == 1
    assert "version 2" in placed.warnings[0]


def workspaces(root: Path) -> pb.CortexTrajectoryMetadata:
    blob = placed_body(root).database.table("trajectory_metadata_blob")
    assert blob is not None
    data = blob.rows[0][1]
    assert isinstance(data, bytes)
    return pb.CortexTrajectoryMetadata.FromString(data)


def test_another_directory_moves_the_workspaces_below_it(root: Path) -> None:
    body = stores.conversation(SAID)
    main = pb.CortexTrajectoryMetadata(
        workspace_uris=["file:///old", "file:///old/sub", "file:///older", "file:///elsewhere"], project_id="p"
    )
    main.workspaces.add(
        workspace_folder_absolute_uri="file:///old", git_root_absolute_uri="file:///old", branch_name="b"
    )
    blob = body.database.table("trajectory_metadata_blob")
    assert blob is not None
    blob.rows = [("main", main.SerializeToString())]
    store.place(body, root, now=NOW, cwd=Path("/new dir"))
    found = workspaces(root)
    assert list(found.workspace_uris) == [
        "file:///new%20dir",
        "file:///new%20dir/sub",
        "file:///older",
        "file:///elsewhere",
    ]
    assert found.workspaces[0].git_root_absolute_uri == "file:///new%20dir"
    assert (found.workspaces[0].branch_name, found.project_id) == ("b", "p")


def test_a_directory_goes_into_a_blob_that_has_none_and_not_into_a_damaged_one(root: Path) -> None:
    body = stores.conversation(SAID)
    blob = body.database.table("trajectory_metadata_blob")
    assert blob is not None
    blob.rows = [("main", None)]
    store.place(body, root, now=NOW, cwd=Path("/new"))
    assert list(workspaces(root).workspace_uris) == ["file:///new"]

    blob.rows = [("main", b"\xff\xff")]
    with pytest.raises(TargetError, match="the workspace cannot be changed"):
        store.place(body, root, now=NOW, cwd=Path("/new"), force=True)
    assert store.place(body, root, now=NOW, force=True).warnings == ()


@pytest.mark.parametrize(
    "name", ["", ".", "..", "a/b", "a\\b", "../up", "-x", ".hidden", "a\nb", "a\0b", "\ud800", "x" * 201]
)
def test_an_id_that_is_no_plain_name_is_refused(root: Path, name: str) -> None:
    before = tree(root)
    with pytest.raises(UsageError, match="cannot be the name of a file"):
        store.place(stores.conversation(SAID), root, id=name, now=NOW)
    with pytest.raises(UsageError, match="cannot be the name of a file"):
        store.place(replace(stores.conversation(SAID), id=name), root, now=NOW)
    assert tree(root) == before


@pytest.mark.parametrize("link", ["conversations", "brain", f"conversations/{ID}.db", f"brain/{ID}", "decant-backups"])
def test_a_link_that_leads_out_of_the_root_is_refused(root: Path, tmp_path: Path, link: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    path = root / link
    if path.is_dir():
        path.rmdir()
    path.symlink_to(outside)
    before = tree(tmp_path)
    if link == "decant-backups":
        native.save(stores.conversation(SAID), root / "conversations" / f"{ID}.db")
        before = tree(tmp_path)
    with pytest.raises(TargetError, match="a symbolic link leads out of the store"):
        store.place(stores.conversation(SAID), root, now=NOW, force=True)
    assert tree(tmp_path) == before


def test_a_root_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(TargetError, match="a store is not made where there is none"):
        store.place(stores.conversation(SAID), tmp_path / "no", now=NOW)
    assert not list(tmp_path.iterdir())


def test_an_existing_conversation_is_replaced_only_with_force_and_after_a_copy(root: Path) -> None:
    old = store.mirrored(stores.with_files(stores.conversation(SAID[:2]), notes_md="old"), Path("/brain"))
    store.place(old, root, now=NOW)
    new = stores.conversation(SAID)
    before = tree(root)
    with pytest.raises(TargetError, match=r"is there already .--force replaces it"):
        store.place(new, root, now=NOW)
    assert tree(root) == before

    placed = store.place(new, root, now=NOW, force=True)
    assert placed.backup == str(root / "decant-backups" / f"{ID}-20261005181709831")
    backup = root / "decant-backups" / f"{ID}-20261005181709831"
    assert native.load(backup / f"{ID}.db", brain=backup / ID).value == old
    assert placed_body(root).database == new.database
    assert not (root / "brain" / ID / "notes.md").exists()

    again = store.place(new, root, now=NOW, force=True)
    assert again.backup == f"{placed.backup}-2"


def test_a_brain_alone_is_what_a_cut_off_placement_leaves_and_is_copied_too(root: Path) -> None:
    (root / "brain" / ID).mkdir()
    (root / "brain" / ID / "stray.md").write_text("stray")
    placed = store.place(stores.conversation(SAID), root, now=NOW)
    assert placed.backup is not None
    assert (Path(placed.backup) / ID / "stray.md").read_text() == "stray"
    assert not (root / "brain" / ID / "stray.md").exists()


def test_an_older_encrypted_conversation_of_the_same_id_counts_as_existing(root: Path) -> None:
    (root / "conversations" / f"{ID}.pb").write_bytes(b"secret")
    with pytest.raises(TargetError, match="is there already"):
        store.place(stores.conversation(SAID), root, now=NOW)
    placed = store.place(stores.conversation(SAID), root, now=NOW, force=True)
    assert placed.backup is not None
    assert (Path(placed.backup) / f"{ID}.pb").read_bytes() == b"secret"


def test_a_held_presence_lock_refuses(root: Path) -> None:
    lock = root / "presence" / f"{ID}.lock"
    lock.touch()
    with lock.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        before = tree(root)
        with pytest.raises(TargetError, match="an agent has this conversation open"):
            store.place(stores.conversation(SAID), root, now=NOW, force=True)
        assert tree(root) == before
    store.place(stores.conversation(SAID), root, now=NOW)  # a lock that nobody holds is a dead agent's


def test_an_unreadable_presence_lock_refuses(root: Path) -> None:
    (root / "presence").rmdir()
    (root / "presence").touch()
    with pytest.raises(TargetError, match="not a directory"):
        store.place(stores.conversation(SAID), root, now=NOW)


HOLDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA wal_autocheckpoint=0").fetchall()
connection.execute("INSERT INTO executor_metadata (idx) VALUES (7)")
if sys.argv[2] == "empty":
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
print("ready", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("wal", ["full", "empty"])
def test_a_database_that_an_agent_has_open_is_not_replaced(root: Path, wal: str) -> None:
    store.place(stores.conversation(SAID), root, now=NOW)
    path = root / "conversations" / f"{ID}.db"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path), wal], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    with holder:
        assert holder.stdout.readline() == "ready\n"
        before = tree(root)
        with pytest.raises(TargetError, match="an agent has this conversation open"):
            store.place(stores.conversation(SAID), root, now=NOW, force=True)
        assert tree(root) == before
        holder.send_signal(signal.SIGKILL)
    assert Path(f"{path}-shm").exists()
    if wal == "full":  # a dead agent's rows are still to be recovered
        with pytest.raises(TargetError, match="its newest rows are in a file beside it"):
            store.place(stores.conversation(SAID), root, now=NOW, force=True)
    else:
        placed = store.place(stores.conversation(SAID), root, now=NOW, force=True)
        assert placed.backup is not None
        assert {path.name for path in Path(placed.backup).iterdir()} == {ID, f"{ID}.db", f"{ID}.db-shm", f"{ID}.db-wal"}
        assert not Path(f"{path}-shm").exists()
        assert placed_body(root).database == stores.conversation(SAID).database


def test_a_step_that_would_run_is_refused_or_canceled(root: Path) -> None:
    command = pb.Step(type=pb.CortexStepType.CORTEX_STEP_TYPE_RUN_COMMAND)
    command.status = pb.CortexStepStatus.CORTEX_STEP_STATUS_PENDING
    command.run_command.command_line = "touch FILE"
    picture = stores.user("look")
    picture.user_input.media.add(uri="file:///etc/passwd")
    body = stores.conversation([*SAID[:2], command, picture])
    before = tree(root)
    with pytest.raises(UnsafeError, match=r"step 2 .RUN_COMMAND. would be run.*step 3 .*a file read.*--safe"):
        store.place(body, root, now=NOW)
    assert tree(root) == before
    placed = store.place(body, root, now=NOW, safe=True)
    assert [loss.path for loss in placed.losses] == ["steps[2].step_payload", "steps[3].step_payload"]
    assert safety.hazards(placed_body(root)) == []


def test_a_failure_before_the_commit_changes_nothing_but_the_backup(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.place(stores.conversation(SAID[:2]), root, now=NOW)
    before = tree(root)

    def fails(self: object) -> None:
        raise TargetError("the disk is full")

    monkeypatch.setattr("decant.antigravity.sqlite_target.Writer.finish", fails)
    with pytest.raises(TargetError, match="the disk is full"):
        store.place(stores.conversation(SAID), root, now=NOW, force=True)
    after = {name: data for name, data in tree(root).items() if not name.startswith("decant-backups/")}
    assert after == before


@pytest.mark.skipif(os.geteuid() == 0, reason="modes do not stop root")
def test_a_backup_that_cannot_be_written_stops_it(root: Path) -> None:
    store.place(stores.conversation(SAID[:2]), root, now=NOW)
    (root / "decant-backups").mkdir(mode=0o500)
    with pytest.raises(TargetError, match="the backup cannot be written"):
        store.place(stores.conversation(SAID), root, now=NOW, force=True)


def test_a_backup_is_refused_where_a_file_has_its_place(root: Path) -> None:
    store.place(stores.conversation(SAID[:2]), root, now=NOW)
    (root / "decant-backups").touch()
    before = tree(root)
    with pytest.raises(TargetError, match="the backup cannot be written"):
        store.place(stores.conversation(SAID), root, now=NOW, force=True)
    assert tree(root) == before


def test_sessions_are_found_by_name(root: Path) -> None:
    for name in ("b", "a"):
        store.place(stores.conversation(SAID), root, id=name, now=NOW)
    (root / "conversations" / "old.pb").touch()
    found = list(store.sessions(root))
    assert [(each.id, each.path.name, each.project) for each in found] == [("a", "a.db", None), ("b", "b.db", None)]
    assert list(store.sessions(root / "no")) == []


SCENARIOS = ["new", "replaced", "replaced, list in use"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_killed_at_any_point_the_store_is_whole(scenario: str) -> None:
    command = [sys.executable, Path(__file__).with_name("kill_store.py")]
    counts = counted(command, scenario, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])})
    assert counts["whole old"] > 60
    assert counts["whole new"] > 30


def test_the_harness_sees_a_placement_that_is_not_whole(root: Path) -> None:
    """The kill test's own check fails where it should."""
    from kill_store import NEW, OLD, body, check_index, held

    old, new = body(OLD, "old"), body(NEW, "new")
    native.save(old, root / "conversations" / f"{ID}.db")
    assert held(root, old, new) == "old"
    with closing(sqlite3.connect(root / "conversations" / f"{ID}.db")) as db, db:
        db.execute("DELETE FROM steps WHERE idx = 1")
    with pytest.raises(AssertionError, match="neither the old one nor the new one"):
        held(root, old, new)
    check_index(root)
    (root / "jetbox_summaries_proto.pb").write_bytes(b"")
    with pytest.raises(AssertionError):
        check_index(root)
