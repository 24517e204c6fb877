"""Where chats lie, and what is none."""

from __future__ import annotations

import hashlib
from pathlib import Path, PurePosixPath

import pytest

from decant.errors import FormatError
from decant.gemini.layout import (
    Place,
    Twin,
    newest_twins,
    place_of,
    project_directory,
    project_hash,
    registry,
    slug_for,
)

TMP = PurePosixPath("/home/dev/.gemini/tmp")
HASH = hashlib.sha256(b"/home/dev/demo").hexdigest()


def test_a_main_session_and_a_subagent() -> None:
    assert place_of(TMP / "demo/chats/session-2026-03-01T10-00-5f1c6a52.jsonl") == Place("main", "demo")
    assert place_of(TMP / "demo/chats/session-x.json") == Place("main", "demo")
    assert place_of(TMP / "demo/chats/parent/child.jsonl") == Place("subagent", "demo", "parent")
    assert not place_of(TMP / "demo/chats/session-x.json").hashed
    assert place_of(TMP / HASH / "chats/session-x.json").hashed


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (TMP / "demo/logs/session-x.jsonl", "activity log"),
        (TMP / "demo/chats/notes.jsonl", r"session-\*\.jsonl"),
        (TMP / "demo/chats/session-x.txt", r"session-\*\.jsonl"),
        (TMP / "demo/chats/parent/child.json", "subagent"),
        (TMP / "demo/chats/parent/deeper/child.jsonl", "neither"),
        (PurePosixPath("/home/dev/.other/sessions/session-x.jsonl"), "neither"),
        (PurePosixPath("session-x.jsonl"), "neither"),
    ],
)
def test_what_is_neither_is_refused_with_the_reason(path: PurePosixPath, reason: str) -> None:
    with pytest.raises(FormatError, match=reason) as caught:
        place_of(path)
    assert caught.value.source == str(path)


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("demo", "demo"),
        ("My  Project!", "my-project"),
        ("--x--", "x"),
        ("żółć", "project"),
        ("a_b.c", "a-b-c"),
        ("", "project"),
    ],
)
def test_slugs(name: str, slug: str) -> None:
    assert slug_for(PurePosixPath("/home/dev") / name if name else PurePosixPath("/"), ()) == slug
    assert (
        slug_for(PurePosixPath("/home/dev") / name if name else PurePosixPath("/"), {slug, f"{slug}-1"}) == f"{slug}-2"
    )


def test_the_registry_is_thrown_away_as_a_whole() -> None:
    assert registry(b'{"projects":{"/a":"a","/b":"b-1"}}') == {"/a": "a", "/b": "b-1"}
    for bad in (
        b'{"projects":{"/a":"a","/b":"B"}}',
        b'{"projects":{"/a":5}}',
        b'{"projects":[]}',
        b"[]",
        b"not json",
        b"",
    ):
        assert registry(bad) == {}


def test_the_directory_of_a_project(tmp_path: Path) -> None:
    project = Path("/home/dev/demo")
    assert project_directory(tmp_path, project) is None
    for slug, root in (("demo", "/elsewhere"), ("demo-1", "/home/dev/demo\n")):
        (tmp_path / "tmp" / slug).mkdir(parents=True)
        (tmp_path / "tmp" / slug / ".project_root").write_text(root)
    assert project_directory(tmp_path, project) == tmp_path / "tmp/demo-1"
    (tmp_path / "projects.json").write_text('{"projects":{"/home/dev/demo":"other"}}')
    assert project_directory(tmp_path, project) == tmp_path / "tmp/other"


def test_the_hash_of_a_project() -> None:
    assert project_hash("/home/dev/demo") == HASH


def test_twins_are_told_apart_by_session() -> None:
    def twin(path: str, session: object, updated: object, messages: int = 1) -> Twin:
        return Twin(PurePosixPath(path), {"sessionId": session, "lastUpdated": updated}, messages)

    old, new = twin("hash/a.json", "s", "2026-01-01"), twin("slug/a.json", "s", "2026-01-02")
    migrated = twin("slug/a.jsonl", "s", "2026-01-02")
    stub = twin("slug/b.jsonl", "s", "2026-01-09", messages=0)
    shared = [twin(f"slug/{name}.jsonl", "a2a-server", "2026") for name in "xy"]
    nameless = [twin(f"slug/{name}.jsonl", None, None) for name in "pq"]
    assert newest_twins([old, *shared, new, migrated, stub, *nameless]) == [migrated, *shared, *nameless]
    assert newest_twins([stub, old]) == [old]
