"""The stores from which the agent lists conversations: what is written, and that nothing else changes."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
import store_bodies as stores
from google.protobuf import text_format
from hypothesis import given
from hypothesis import strategies as st
from store_bodies import ID, NOW, OTHER

from decant.antigravity import index, listing, pb, store
from decant.antigravity.body import Body
from decant.antigravity.summary import summarize
from decant.times import parse_time

SAID = [stores.user("What is\n here?"), stores.planner("Nothing."), stores.user("Sure?"), stores.planner("Yes.")]
LIST = "conversation_summaries.db"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return stores.make_root(tmp_path / "antigravity-cli")


def conversation() -> Body:
    return stores.conversation(SAID)


@pytest.mark.parametrize("columns", [stores.COLUMNS_19, stores.COLUMNS_21], ids=["19", "21"])
@pytest.mark.parametrize("wal", [True, False], ids=["wal", "delete"])
def test_the_list_gets_a_row_with_the_columns_it_has(tmp_path: Path, columns: Sequence[str], wal: bool) -> None:
    root = stores.make_root(tmp_path / "antigravity-cli", columns=columns, wal=wal)
    (root / LIST).chmod(0o640)
    store.place(conversation(), root, now=NOW)
    row = stores.listed(root)[ID]
    raw = row.pop("raw_summary", None)
    assert (raw is None) == (columns is stores.COLUMNS_19)
    assert row | {"group_id": ""} == {
        "conversation_id": ID,
        "title": "What is here?",
        "preview": "What is here?",
        "step_count": 4,
        "last_modified_time": "2026-09-21 14:13:23+00:00",
        "workspace_uris": '["file:///home/dev/proj"]',
        "status": "CASCADE_RUN_STATUS_IDLE",
        "source": "",
        "project_id": "",
        "agent_name": "",
        "parent_conversation_id": "",
        "nesting_depth": 0,
        "battle_id": "",
        "winning_conversation_id": "",
        "not_fully_idle": 0,
        "killed": 0,
        "last_user_input_time": "2026-09-21 14:13:22+00:00",
        "last_user_input_step_index": 2,
        "app_data_dir": "antigravity-cli",
        "group_id": "",
    }
    assert stores.listed(root)[OTHER]["title"] == "other"
    assert stat.S_IMODE((root / LIST).stat().st_mode) == 0o640
    with closing(sqlite3.connect(root / LIST)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal" if wal else "delete",)
    if raw is not None:
        summary = pb.CascadeTrajectorySummary.FromString(raw)
        assert (summary.summary, summary.step_count, summary.trajectory_id) == ("What is here?", 4, f"t-{ID}")
        assert summary.trajectory_metadata.workspace_uris == ["file:///home/dev/proj"]
        assert summary == stores.mapped(root / "jetbox_summaries_proto.pb").summaries[ID]


def test_columns_that_nobody_knows_keep_what_they_hold(tmp_path: Path) -> None:
    columns = (*stores.COLUMNS_21, "mood text DEFAULT 'calm'", '"odd ""name" integer')
    root = stores.make_root(tmp_path / "antigravity-cli", columns=columns)
    store.place(conversation(), root, now=NOW)
    assert (stores.listed(root)[ID]["mood"], stores.listed(root)[ID]['odd "name']) == ("calm", None)
    with closing(sqlite3.connect(root / LIST)) as db, db:
        db.execute("UPDATE conversation_summaries SET mood = 'glad', project_id = 'p', title = 'Named'")
    store.place(conversation(), root, now=NOW, force=True)
    row = stores.listed(root)[ID]
    assert (row["mood"], row["project_id"], row["title"]) == ("glad", "p", "Named")
    store.place(conversation(), root, now=NOW, force=True, title="Mine")
    assert stores.listed(root)[ID]["title"] == "Mine"


def test_what_another_program_writes_into_the_list_meanwhile_is_kept(root: Path) -> None:
    with closing(sqlite3.connect(root / LIST, isolation_level=None)) as other:
        other.execute("PRAGMA wal_autocheckpoint=0").fetchall()
        other.execute("INSERT INTO conversation_summaries (conversation_id, title) VALUES ('third', 'in the wal')")
        inode = (root / LIST).stat().st_ino
        store.place(conversation(), root, now=NOW)
        assert (root / LIST).stat().st_ino == inode  # a rename would have cut the other program off
        other.execute("INSERT INTO conversation_summaries (conversation_id, title) VALUES ('fourth', 'later')")
    assert set(stores.listed(root)) == {ID, OTHER, "third", "fourth"}


def test_a_list_that_nobody_has_open_is_replaced_by_a_copy(root: Path) -> None:
    inode = (root / LIST).stat().st_ino
    store.place(conversation(), root, now=NOW)
    assert (root / LIST).stat().st_ino != inode
    assert not list(root.glob(f"{LIST}-*"))


def test_a_list_that_is_opened_while_it_is_copied_is_not_replaced(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = summarize(conversation(), None, parse_time(NOW))
    copied = shutil.copyfile
    late: list[sqlite3.Connection] = []

    def copy_and_open(source: Path, target: Path) -> None:
        copied(source, target)
        connection = sqlite3.connect(source, isolation_level=None)
        connection.execute("INSERT INTO conversation_summaries (conversation_id) VALUES ('late')")
        late.append(connection)

    monkeypatch.setattr(shutil, "copyfile", copy_and_open)
    listing.write_row(root / LIST, summary.row("antigravity-cli"))
    late[0].close()
    assert set(stores.listed(root)) == {ID, OTHER, "late"}


def test_a_damaged_or_foreign_list_is_left_alone_with_a_warning(root: Path) -> None:
    (root / LIST).write_bytes(b"not a database")
    placed = store.place(conversation(), root, now=NOW)
    assert [warning.split(": ")[0] for warning in placed.warnings] == ["an index was not written"]
    assert "the list cannot be read" in placed.warnings[0]
    assert (root / LIST).read_bytes() == b"not a database"
    assert Path(placed.path).exists()

    (root / LIST).unlink()
    with closing(sqlite3.connect(root / LIST)) as db, db:
        db.execute("CREATE TABLE other (a)")
    assert "no such table" in store.place(conversation(), root, now=NOW, force=True).warnings[0]


def test_a_row_that_the_list_does_not_take_is_a_warning_and_the_list_stays(tmp_path: Path) -> None:
    root = stores.make_root(tmp_path / "antigravity-cli")
    with closing(sqlite3.connect(root / LIST)) as db, db:
        db.execute("CREATE TRIGGER no BEFORE INSERT ON conversation_summaries BEGIN SELECT RAISE(ABORT, 'never'); END")
    before = (root / LIST).read_bytes()
    placed = store.place(conversation(), root, now=NOW)
    assert "the row cannot be written: never" in placed.warnings[0]
    assert (root / LIST).read_bytes() == before
    assert not list(root.glob(".decant-*"))


def test_the_maps_keep_every_other_byte(root: Path) -> None:
    path = root / "agyhub_summaries_proto.pb"
    before = path.read_bytes() + b"\x98\x06\x2a"  # an unknown field of a newer agent
    path.write_bytes(before)
    store.place(conversation(), root, now=NOW)
    assert path.read_bytes().startswith(before)
    assert set(stores.mapped(path).summaries) == {ID, OTHER}


def test_an_entry_of_the_map_keeps_what_the_summary_does_not_say(root: Path) -> None:
    path = root / "agyhub_summaries_proto.pb"
    state = stores.mapped(path)
    state.summaries[ID].summary = "Named by the agent"
    state.summaries[ID].annotations.pinned = True
    state.summaries[ID].step_count = 1
    path.write_bytes(state.SerializeToString())
    store.place(conversation(), root, now=NOW)
    entry = stores.mapped(path).summaries[ID]
    assert (entry.summary, entry.annotations.pinned, entry.step_count) == ("Named by the agent", True, 4)
    store.place(conversation(), root, now=NOW, force=True, title="Mine")
    entry = stores.mapped(path).summaries[ID]
    assert (entry.summary, entry.annotations.title, entry.annotations.pinned) == ("Mine", "Mine", True)


def test_a_map_that_does_not_parse_is_left_alone(root: Path) -> None:
    path = root / "jetbox_summaries_proto.pb"
    path.write_bytes(b"\x0a\xff")
    placed = store.place(conversation(), root, now=NOW)
    assert len(placed.warnings) == 1
    assert path.read_bytes() == b"\x0a\xff"


def test_a_title_is_annotated_and_the_other_annotations_stay(root: Path) -> None:
    path = root / "annotations" / f"{ID}.pbtxt"
    store.place(conversation(), root, now=NOW)
    assert not path.exists()
    store.place(conversation(), root, now=NOW, force=True, title='A "title"\n\u2028')
    assert path.read_bytes() == b'title:"A \\"title\\"\\n\\342\\200\\250"\n'
    path.write_bytes(b'archived:true\ntitle : "old \\" one"\ntags:"a"\n')
    store.place(conversation(), root, now=NOW, force=True, title="New")
    assert path.read_bytes() == b'archived:true\ntitle:"New"\ntags:"a"\n'


@given(title=st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_every_title_comes_back_from_its_annotation(title: str) -> None:
    for before in (b"", b'archived:true\ntitle:"x"'):
        text = index.with_title(before, title).decode()
        assert text_format.Parse(text, pb.ConversationAnnotations()).title == title


def test_the_last_conversation_of_the_directory_is_this_one(root: Path) -> None:
    path = root / "cache" / "last_conversations.json"
    store.place(conversation(), root, now=NOW, cwd=Path("/home/dev/ä b"))
    assert json.loads(path.read_text()) == {"/other": OTHER, "/home/dev/ä b": ID}
    path.write_text('{\n  "/other": "x"\n}\n')
    store.place(conversation(), root, now=NOW, force=True)
    assert path.read_text() == f'{{\n  "/other": "x",\n  "/home/dev/proj": "{ID}"\n}}\n'


@pytest.mark.parametrize("data", [b"[]", b"{"])
def test_a_damaged_cache_is_left_alone(root: Path, data: bytes) -> None:
    path = root / "cache" / "last_conversations.json"
    path.write_bytes(data)
    placed = store.place(conversation(), root, now=NOW)
    assert len(placed.warnings) == 1
    assert str(path) in placed.warnings[0]
    assert path.read_bytes() == data


def test_no_store_is_made_and_none_is_touched_without_index(tmp_path: Path, root: Path) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    placed = store.place(conversation(), bare, now=NOW, title="T")
    assert {path.name for path in bare.iterdir()} == {"conversations", "brain"}
    assert placed.warnings == ()

    before = {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}
    placed = store.place(conversation(), root, now=NOW, title="T", index=False)
    assert all(path.read_bytes() == data for path, data in before.items())
    assert not any("summaries" in change.path for change in placed.changes)


@pytest.mark.parametrize("name", [LIST, "agyhub_summaries_proto.pb", "cache/last_conversations.json"])
@pytest.mark.parametrize("what", ["link", "directory", "pipe"])
def test_a_store_that_is_no_file_of_the_roots_own_is_left_alone(
    root: Path, tmp_path: Path, name: str, what: str
) -> None:
    path, outside = root / name, tmp_path / "outside"
    path.rename(outside)
    before = outside.read_bytes()
    if what == "link":
        path.symlink_to(outside)
    elif what == "directory":
        path.mkdir()
    else:
        os.mkfifo(path)
    placed = store.place(conversation(), root, now=NOW)
    assert len(placed.warnings) == 1
    assert outside.read_bytes() == before


def test_a_summary_of_a_conversation_that_says_little() -> None:
    now = parse_time(NOW)
    body = stores.conversation([stores.planner("hi")])
    for table in body.database.tables:
        if table.name in ("trajectory_metadata_blob", "trajectory_meta"):
            table.rows, table.rowids = [], []
        if table.name == "steps":
            table.rows = [(*row[:4], None, *row[5:]) for row in table.rows]
    summary = summarize(body, None, now)
    assert (summary.title, summary.created, summary.modified) == ("Conversation", now, now)
    assert (summary.input_time, summary.input_index, summary.workspaces) == (None, -1, ())
    assert "last_user_input_time" not in summary.row("x")
    assert summary.row("x")["last_modified_time"] == "2026-10-05 18:17:09.831+00:00"
    message = pb.CascadeTrajectorySummary.FromString(summary.message())
    assert not message.HasField("last_user_input_step_index")


def test_a_summary_of_damaged_metadata_leaves_it_out() -> None:
    body = stores.conversation(SAID)
    for table in body.database.tables:
        if table.name == "trajectory_metadata_blob":
            table.rows = [("main", b"\xff\xff")]
    summary = summarize(body, "T", parse_time(NOW))
    assert summary.workspaces == ()
    assert not pb.CascadeTrajectorySummary.FromString(summary.message()).HasField("trajectory_metadata")


def test_a_subagents_summary_names_its_parent() -> None:
    body = stores.conversation(SAID)
    main = pb.CortexTrajectoryMetadata(parent_conversation_id="p", nesting_depth=2, project_id="q")
    for table in body.database.tables:
        if table.name == "trajectory_metadata_blob":
            table.rows = [("main", main.SerializeToString())]
    row = summarize(body, None, parse_time(NOW)).row("x")
    assert (row["parent_conversation_id"], row["nesting_depth"], row["project_id"]) == ("p", 2, "q")
