"""Conversations into stores: found by id, through the common form, and a whole store at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from decant import saving, stores
from decant.common import Message, Meta, Text, Transcript, dumps
from decant.conversion import open_document, read
from decant.errors import SourceError, UsageError
from decant.formats import Format
from decant.saving import Options, own_id

ANTIGRAVITY, GEMINI = stores.get("antigravity"), stores.get("gemini")
ID = "5b0c3d1e-0000-4000-8000-000000000001"
NOW = "2026-10-05T18:17:09.831Z"
START = "2026-01-02T03:04:05Z"


def said(*texts: str, **header: Any) -> bytes:
    first = {"sessionId": ID, "projectHash": "0", "startTime": START, "lastUpdated": START, "kind": "main"} | header
    lines = [first]
    for number, text in enumerate(texts):
        kind = "gemini" if number % 2 else "user"
        lines.append({"id": f"m{number}", "timestamp": START, "type": kind, "content": [{"text": text}]})
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def chat(root: Path, name: str, data: bytes, *, slug: str = "proj", project: str | None = "/home/dev/proj") -> Path:
    """A chat file in a store, `name` below the chats directory."""
    path = root / "tmp" / slug / "chats" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if project is not None:
        (root / "tmp" / slug / ".project_root").write_text(project)
    return path


@pytest.fixture
def gem(tmp_path: Path) -> Path:
    (tmp_path / "gem").mkdir()
    return tmp_path / "gem"


@pytest.fixture
def agy(tmp_path: Path) -> Path:
    (tmp_path / "agy").mkdir()
    return tmp_path / "agy"


def test_a_conversation_is_found_by_its_id_in_one_store_and_not_in_two(gem: Path, agy: Path, tmp_path: Path) -> None:
    path = chat(gem, "session-a.jsonl", said("hi"))
    roots = {"antigravity": [agy, tmp_path / "no"], "gemini": [gem]}
    assert saving.find(ID, roots) == path
    assert saving.find("other", roots) is None
    done = saving.save(open_document(path), ANTIGRAVITY, agy, Options(now=NOW))
    assert saving.find(done.id, roots) == Path(done.path)
    saving.save(open_document(path), ANTIGRAVITY, agy, Options(now=NOW, id=ID))
    with pytest.raises(UsageError, match=f"several conversations have the id {ID}"):
        saving.find(ID, roots)


def test_the_own_agent_gets_the_conversation_as_it_is(gem: Path, agy: Path, tmp_path: Path) -> None:
    path = chat(gem, "session-a.jsonl", said("hi", "hello"))
    other = tmp_path / "other"
    other.mkdir()
    done = saving.save(open_document(path), GEMINI, other, Options(now=NOW))
    assert done.id == ID
    assert (other / "tmp" / "proj" / ".project_root").read_text() == "/home/dev/proj"
    assert Path(done.path).read_bytes().startswith(path.read_bytes())

    loose = tmp_path / "loose.jsonl"
    loose.write_bytes(path.read_bytes())
    done = saving.save(open_document(loose), GEMINI, other, Options(now=NOW, here=Path("/here"), id="x"))
    assert (other / "tmp" / "here" / ".project_root").read_text() == "/here"
    done = saving.save(open_document(loose), GEMINI, other, Options(now=NOW, cwd=Path("/given"), id="y"))
    assert Path(done.path).parent == other / "tmp" / "given" / "chats"


def test_there_and_back_says_the_same(gem: Path, agy: Path, tmp_path: Path) -> None:
    path = chat(gem, "session-a.jsonl", said("hi", "hello", "and?", "nothing"))
    first = saving.save(open_document(path), ANTIGRAVITY, agy, Options(now=NOW))
    assert first.id == own_id("gemini", ID)
    assert first.losses != ()
    one = read(first.path).value
    assert one.meta.cwd == "/home/dev/proj"
    again = tmp_path / "again"
    again.mkdir()
    second = saving.save(open_document(first.path), GEMINI, again, Options(now=NOW))
    assert second.id == own_id("antigravity", first.id)
    two = read(second.path).value
    words = [[(message.role, block) for block in message.blocks] for message in read(path).value.messages]
    assert [[(message.role, block) for block in message.blocks] for message in two.messages] == words


def test_the_common_form_goes_to_the_agent_it_came_from_under_its_own_id(agy: Path, tmp_path: Path) -> None:
    messages = [Message(role="user", blocks=[Text(text="hi")])]
    transcript = Transcript(meta=Meta(id="mine", format="antigravity", title="T"), messages=messages)
    path = tmp_path / "x.common.json"
    path.write_bytes(dumps(transcript))
    assert saving.save(open_document(path), ANTIGRAVITY, agy, Options(now=NOW)).id == "mine"
    foreign = msgspec.structs.replace(transcript, meta=Meta(id="mine", format="gemini"))
    path.write_bytes(dumps(foreign))
    assert saving.save(open_document(path), ANTIGRAVITY, agy, Options(now=NOW)).id == own_id("gemini", "mine")
    path.write_bytes(dumps(msgspec.structs.replace(transcript, meta=Meta())))
    done = saving.save(open_document(path), ANTIGRAVITY, agy, Options(now=NOW, cwd=Path("/w")))
    assert read(done.path).value.meta.cwd == "/w"


def test_a_store_without_conversion_is_refused(agy: Path, gem: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = chat(gem, "session-a.jsonl", said("hi"))
    document = open_document(path)
    real = Format.__getattribute__
    monkeypatch.setattr(
        Format, "__getattribute__", lambda self, name: None if name == "from_common" else real(self, name)
    )
    with pytest.raises(UsageError, match="no conversion from the common form to antigravity"):
        saving.save(document, ANTIGRAVITY, agy, Options(now=NOW))


def migrate(gem: Path, agy: Path, **more: Any) -> dict[str, saving.Migrated]:
    return {one.session: one for one in saving.migrate(GEMINI, gem, ANTIGRAVITY, agy, now=NOW, **more)}


def test_all_sessions_move_once(gem: Path, agy: Path) -> None:
    chat(gem, "session-a.jsonl", said("hi"))
    chat(gem, f"{ID}/sub.jsonl", said("do it", "done", sessionId="sub", kind="subagent"))
    chat(gem, "session-b.jsonl", said(sessionId="empty"))
    chat(gem, "session-c.jsonl", said("x", sessionId="../../escape"), slug="other", project="/home/dev/other")
    chat(gem, "session-d.jsonl", said("x", sessionId="a2a-server"), slug="other")
    chat(gem, "session-e.jsonl", said("y", sessionId="a2a-server"), slug="other", project=None)
    (gem / "tmp" / "other" / "chats" / "session-f.jsonl").write_bytes(b'{"a":' + b"[" * 100_000)
    (gem / "tmp" / "other" / "chats" / "session-g.jsonl").write_bytes(b"")

    steps: list[tuple[int, int]] = []
    planned = migrate(gem, agy, dry_run=True, progress=lambda done, total: steps.append((done, total)))
    assert not list(agy.iterdir())
    assert steps[-1] == (8, 8)
    done = migrate(gem, agy)
    assert {name: one.outcome for name, one in done.items()} == {name: one.outcome for name, one in planned.items()}
    outcomes = {name: one.outcome for name, one in done.items()}
    assert outcomes == {
        ID: "saved",
        "sub": "saved",
        "empty": "skipped",
        "../../escape": "saved",
        "session-d": "saved",
        "session-e": "saved",
        "session-f": "failed",
        "session-g": "failed",
    }
    assert done["empty"].reason == "nothing is said in it"
    assert "session-f" in done["session-f"].reason
    placed = done["sub"].placed
    assert placed is not None
    meta = read(placed.path).value.meta
    assert (meta.kind, meta.parent_id, meta.root_id) == ("subagent", done[ID].id, done[ID].id)

    before = {path: path.read_bytes() for path in agy.rglob("*") if path.is_file()}
    again = migrate(gem, agy)
    assert {one.outcome for one in again.values()} == {"skipped", "failed"}
    assert {path: path.read_bytes() for path in agy.rglob("*") if path.is_file()} == before


def test_only_the_sessions_of_a_project_move(gem: Path, agy: Path) -> None:
    chat(gem, "session-a.jsonl", said("hi"))
    chat(gem, "session-c.jsonl", said("x", sessionId="other"), slug="other", project="/home/dev/other")
    chat(gem, "session-d.jsonl", said("x", sessionId="homeless"), slug="none", project=None)
    assert set(migrate(gem, agy, project=Path("/home/dev/other"))) == {"other"}


def test_antigravity_conversations_move_to_gemini(gem: Path, agy: Path, tmp_path: Path) -> None:
    source = chat(tmp_path / "from", "session-a.jsonl", said("hi", "hello"))
    first = saving.save(open_document(source), ANTIGRAVITY, agy, Options(now=NOW))
    (done,) = saving.migrate(ANTIGRAVITY, agy, GEMINI, gem, now=NOW)
    assert (done.outcome, done.session, done.project) == ("saved", first.id, "/home/dev/proj")
    (again,) = saving.migrate(ANTIGRAVITY, agy, GEMINI, gem, now=NOW, project=Path("/home/dev/proj"))
    assert again.outcome == "skipped"
    assert list(saving.migrate(ANTIGRAVITY, agy, GEMINI, gem, now=NOW, project=Path("/elsewhere"))) == []


def test_one_agent_is_not_left_for_itself(gem: Path) -> None:
    with pytest.raises(UsageError, match="both stores are of the same agent"):
        list(saving.migrate(GEMINI, gem, GEMINI, gem, now=NOW))


def test_a_family_without_a_store(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no agent keeps its conversations as 'common'"):
        stores.get("common")
    with pytest.raises(SourceError):
        open_document(tmp_path / "no")
