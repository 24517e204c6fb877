"""The conversation's own properties, by the rules of the source."""

from __future__ import annotations

from typing import Any

import pytest
from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as common
from step_bodies import ID, START, body, generated, stamp, step

from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.decode import to_common
from decant.antigravity.uris import path_of, uri_of
from decant.common import Meta


def meta(conversation: Body) -> Meta:
    converted = to_common(conversation)
    assert converted.losses == ()
    return converted.value.meta


def test_everything_that_the_main_blob_says() -> None:
    workspace = pb.CortexWorkspaceMetadata(
        workspace_folder_absolute_uri="file:///w/a%20b",
        branch_name="topic",
        repository=common.Repository(git_origin_url="git@a.example:r.git"),
    )
    main = pb.CortexTrajectoryMetadata(
        workspaces=[workspace],
        workspace_uris=["file:///w/a%20b", "file:///second"],
        created_at=stamp(nanos=5),
        parent_conversation_id="parent",
        root_conversation_id="root",
        project_id="project",
        tags=["one", "two"],
    )
    assert meta(body([], main=main)) == Meta(
        id=ID,
        format="antigravity",
        created="2027-01-15T08:00:00.000000005Z",
        updated="2027-01-15T08:00:00.000000005Z",
        cwd="/w/a b",
        workspaces=["/w/a b", "/second"],
        git_branch="topic",
        repository="git@a.example:r.git",
        kind="subagent",
        parent_id="parent",
        root_id="root",
        project_id="project",
        tags=["one", "two"],
        extra={"trajectory_id": "trajectory-1", "trajectory_type": 4, "source": 17},
    )


def test_the_id_is_the_cascades_else_the_files() -> None:
    assert meta(body([], meta=("t", "other-id", 4, 0))).id == "other-id"
    assert meta(body([], meta=("t", "", 4, 0))).id == ID
    assert meta(body([], meta=None)) == Meta(id=ID, format="antigravity")


def test_the_row_for_this_file_counts_among_several() -> None:
    conversation = body([], meta=("t1", "another", 1, 1))
    table = conversation.database.table("trajectory_meta")
    assert table is not None
    table.rows.append(("t2", ID, 4, 17))
    assert meta(conversation).extra["trajectory_id"] == "t2"


def test_times_come_from_the_earliest_and_the_latest_step() -> None:
    steps = [step("user_input", user_response="x") for _ in range(4)]
    for each, (seconds, nanos) in zip(steps, [(1, 0), (0, 500), (1, 5), (0, 0)], strict=True):
        each.metadata.created_at.CopyFrom(stamp(START + seconds, nanos))
    found = meta(body(steps))
    assert (found.created, found.updated) == ("2027-01-15T08:00:00Z", "2027-01-15T08:00:01.000000005Z")


@pytest.mark.parametrize(
    ("steps", "title"),
    [
        ([step("user_input", user_response="  Fix\n the  thing ")], "Fix the thing"),
        ([step("user_input", user_response="x" * 90)], "x" * 80),
        ([step("planner_response", response="no title")], None),
        (
            [
                step("user_input", user_response="first"),
                step("checkpoint", conversation_title="Old"),
                step("checkpoint", conversation_title="New", user_intent="intent"),
                step("checkpoint", session_summary="has none"),
            ],
            "New",
        ),
        ([step("user_input", user_response="first"), step("checkpoint", user_intent="intent")], "intent"),
    ],
)
def test_the_title_is_the_newest_checkpoints_else_the_first_words(steps: list[pb.Step], title: str | None) -> None:
    assert meta(body(steps)).title == title


def test_the_model_is_the_one_in_use_last() -> None:
    steps = [step("planner_response", response="a"), step("planner_response", response="b"), step("user_input")]
    rows = [generated(steps=[0], model="old"), generated(steps=[1], model="new")]
    assert meta(body(steps, generated=rows)).model == "new"


def test_a_fork_names_its_parent() -> None:
    number: Any = pb.CortexTrajectoryReferenceType.CORTEX_TRAJECTORY_REFERENCE_TYPE_SUBAGENT_FORK
    fork = pb.CortexTrajectoryReference(reference_type=number, conversation_id="parent")
    pruned = pb.CortexTrajectoryReference(conversation_id="not a parent")
    found = meta(body([], parents=[pruned, fork]))
    assert (found.kind, found.parent_id) == ("subagent", "parent")
    assert meta(body([], parents=[pruned])).kind == "main"


def test_a_damaged_main_blob_is_read_as_far_as_it_goes() -> None:
    data = pb.CortexTrajectoryMetadata(workspace_uris=["file:///w"], project_id="project").SerializeToString()
    converted = to_common(body([], main=data[:-3]))
    assert (converted.value.meta.cwd, converted.value.meta.project_id) == ("/w", "proj")
    assert [loss.path for loss in converted.losses] == ["trajectory_metadata_blob[0].data"]


@pytest.mark.parametrize(
    ("uri", "path"),
    [
        ("file:///home/dev/a%20b", "/home/dev/a b"),
        ("file:///c%3A/Users/x", "c:/Users/x"),
        ("file:///C:/", "C:/"),
        ("file://server/share/%C3%A4", "//server/share/ä"),
        ("file:///%ff", "file:///%ff"),
        ("vscode-remote://host/w", "vscode-remote://host/w"),
        ("", ""),
    ],
)
def test_uris_name_paths(uri: str, path: str) -> None:
    assert path_of(uri) == path
    assert path_of(uri_of(path)) == path


def test_what_is_no_absolute_path_has_no_uri() -> None:
    assert uri_of("relative/path") == "relative/path"
    assert uri_of("/a b#?%") == "file:///a%20b%23%3F%25"
