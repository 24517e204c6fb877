"""What `decant save` and `decant migrate` put into a store is resumed by the real clients, and nothing in it runs."""

from __future__ import annotations

import base64
import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

import pytest

from decant import saving, stores
from decant.antigravity import native, pb, text
from decant.antigravity.body import Body, Brain, BrainFile
from decant.antigravity.text_schema import standard_database
from decant.conversion import convert, open_document
from decant.errors import UnsafeError
from decant.saving import Options
from decant.stores import Placed
from tests.showing import SHOWING, showing

from .antigravity import Antigravity, Run
from .gemini import Gemini, compare_resumes
from .model_server import Call, Reply
from .requests import Turn, compare_requests
from .test_antigravity import PIXEL, record_with_tools

NOW = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
AGY, GEM = stores.get("antigravity"), stores.get("gemini")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "antigravity-cli").mkdir()
    return tmp_path / "antigravity-cli"


def resume(antigravity: Antigravity, placed: Placed, message: str = "NEXT") -> Run:
    path = Path(placed.path)
    return antigravity.resume(path, path.parents[1] / "brain" / placed.id, message)


@pytest.mark.parametrize("identity", [None, "22222222-3333-4444-8555-666666666666"])
def test_a_placed_conversation_is_resumed_and_goes_on(
    antigravity: Antigravity, root: Path, identity: str | None
) -> None:
    live = record_with_tools(antigravity, "openai")
    body = native.load(live.db, brain=live.brain).value
    placed = AGY.place(body, root, id=identity, now=NOW)
    run = resume(antigravity, placed)
    said = [*live.turns, Turn("assistant", "Done.")]
    assert compare_requests(said, run.history) == []

    before, after = body.database.table("steps"), native.load(run.db).value.database.table("steps")
    assert before is not None
    assert after is not None
    assert after.rows[: len(before.rows)] == before.rows
    assert len(after.rows) > len(before.rows)

    kept = native.load(run.db, brain=run.brain).value
    again = AGY.place(kept, root, now=NOW, force=True)
    said = [*said, Turn("user", "NEXT"), Turn("assistant", "resumed")]
    assert compare_requests(said, resume(antigravity, again, "MORE").history) == []


def test_the_copy_by_its_text_form_is_resumed(antigravity: Antigravity, root: Path, tmp_path: Path) -> None:
    live = record_with_tools(antigravity, "openai")
    convert(live.db, tmp_path / "talk.json", brain=live.brain)
    placed = saving.save(open_document(tmp_path / "talk.json"), AGY, root, Options(now=NOW))
    said = [*live.turns, Turn("assistant", "Done.")]
    assert compare_requests(said, resume(antigravity, placed).history) == []


def pending(step: pb.Step) -> Body:
    """A conversation whose last step is one that an agent would act on, as its text form would bring it."""
    database, name = standard_database(), str(uuid4())
    user = pb.Step(type=14, status=3)  # pyright: ignore[reportArgumentType] - any number is allowed
    user.user_input.user_response = "do it"
    planner = pb.Step(type=15, status=3)  # pyright: ignore[reportArgumentType]
    planner.planner_response.tool_calls.add(id="c1", name="run_command", arguments_json="{}")
    steps = [user, planner, step]
    contents = {
        "trajectory_meta": [(name, name, 4, 17)],
        "steps": [
            (idx, one.type, one.status, 0, None, None, None, None, None, one.SerializeToString(), 0)
            for idx, one in enumerate(steps)
        ],
    }
    for table in database.tables:
        table.rows = list(contents.get(table.name, []))
        if table.rowids is not None:
            table.rowids = list(range(1, len(table.rows) + 1))
    return text.loads(text.dumps(Body(name, database)), name="text")


def command(line: str, folder: Path) -> pb.Step:
    step = pb.Step(type=21, status=1)  # pyright: ignore[reportArgumentType]
    step.metadata.tool_call.id, step.metadata.tool_call.name = "c1", "run_command"
    arguments = {"CommandLine": line, "Cwd": str(folder), "WaitMsBeforeAsync": 5000}
    step.metadata.tool_call.arguments_json = json.dumps(arguments)
    step.run_command.command_line, step.run_command.cwd = line, str(folder)
    return step


def test_a_pending_command_does_not_run(antigravity: Antigravity, root: Path, tmp_path: Path) -> None:
    body = pending(command(f"touch {tmp_path}/FILE", tmp_path))
    with pytest.raises(UnsafeError, match=r"step 2 .RUN_COMMAND. would be run"):
        AGY.place(body, root, now=NOW)
    placed = AGY.place(body, root, now=NOW, safe=True)
    run = resume(antigravity, placed)
    assert run.texts == ["resumed"]
    assert not (tmp_path / "FILE").exists()
    assert "do it" in str(run.requests)


def test_a_pending_command_in_an_exact_copy_does_run(antigravity: Antigravity, tmp_path: Path) -> None:
    """So the test before this one can fail."""
    body = pending(command(f"touch {tmp_path}/FILE", tmp_path))
    native.save(body, tmp_path / f"{body.id}.db")
    antigravity.resume(tmp_path / f"{body.id}.db")
    assert (tmp_path / "FILE").exists()


@pytest.mark.parametrize(
    "statement",
    [
        "update steps set step_payload = cast(step_payload as text) where idx = 2",
        "alter table steps rename column step_payload to Step_Payload",
    ],
)
def test_a_pending_command_runs_however_its_cell_is_stored_and_is_refused(
    antigravity: Antigravity, root: Path, tmp_path: Path, statement: str
) -> None:
    body = pending(command(f"touch {tmp_path}/FILE", tmp_path))
    path = tmp_path / f"{body.id}.db"
    native.save(body, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
    found = native.load(path).value
    with pytest.raises(UnsafeError, match="would be run"):
        AGY.place(found, root, now=NOW)
    assert resume(antigravity, AGY.place(found, root, now=NOW, safe=True)).texts == ["resumed"]
    assert not (tmp_path / "FILE").exists()
    antigravity.resume(path)
    assert (tmp_path / "FILE").exists()


def naming(place: str, secret: Path) -> Body:
    """A conversation in which a step of this kind names a file outside of it."""
    tool = place not in ("attachment", "picture of a comment", "message of the system")
    step = showing(place, secret.as_uri(), call="c1" if tool else "")
    if step.HasField("user_input"):
        step.user_input.user_response = "look"
    return pending(step)


def sent_of(run: Run) -> str:
    return json.dumps(run.requests)


@pytest.mark.parametrize("place", SHOWING)
def test_a_file_that_is_named_is_not_read(antigravity: Antigravity, root: Path, tmp_path: Path, place: str) -> None:
    secret = tmp_path / "secret.png"
    secret.write_bytes(base64.b64decode(PIXEL))
    body = naming(place, secret)
    with pytest.raises(UnsafeError, match="a file read and sent"):
        AGY.place(body, root, now=NOW)
    placed = AGY.place(body, root, now=NOW, safe=True)
    path = Path(placed.path)
    sent = sent_of(antigravity.resume(path, root / "brain" / placed.id, api="gemini"))
    assert "do it" in sent
    assert PIXEL not in sent
    assert "secret.png" not in sent


@pytest.mark.parametrize("place", SHOWING)
def test_a_file_that_is_named_in_an_exact_copy_is_read(antigravity: Antigravity, tmp_path: Path, place: str) -> None:
    """So the test before this one can fail."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(base64.b64decode(PIXEL))
    body = naming(place, secret)
    native.save(body, tmp_path / f"{body.id}.db")
    assert PIXEL in sent_of(antigravity.resume(tmp_path / f"{body.id}.db", api="gemini"))


def test_a_picture_of_the_conversations_own_is_sent_from_its_new_place(
    antigravity: Antigravity, root: Path, tmp_path: Path
) -> None:
    """The agent keeps a picture that it viewed in the brain, and the step names it by its absolute path."""
    elsewhere = tmp_path / "gone"
    body = naming("viewed file", elsewhere)
    table = body.database.table("steps")
    assert table is not None
    uri = f"{elsewhere}/brain/{body.id}/.tempmediaStorage/a.png"
    table.rows[-1] = (*table.rows[-1][:9], showing("viewed file", uri, call="c1").SerializeToString(), 0)
    body.brain = Brain([BrainFile(".tempmediaStorage/a.png", base64.b64decode(PIXEL))], {".tempmediaStorage": 0o755})
    placed = AGY.place(body, root, now=NOW)
    path = Path(placed.path)
    assert PIXEL in sent_of(antigravity.resume(path, root / "brain" / placed.id, api="gemini"))


CALLS = (Call("read_file", {"file_path": "a.txt"}, "c1"), Call("read_file", {"file_path": "no.txt"}, "c2"))


def test_a_placed_session_is_listed_and_resumed_again_and_again(gemini: Gemini) -> None:
    recorded, home = gemini.home(), gemini.home()
    gemini.record(["hi", "more"], [Reply("Hello."), Reply("Yes.")], home=recorded)
    document = open_document(recorded.sessions()[0])
    placed = saving.save(document, GEM, home.store, Options(now=NOW, cwd=home.project, title="A title"))
    listed = gemini.list_sessions(home)
    assert re.search(rf"A title \([^)]*\) \[{placed.id}\]", listed), listed
    said = [Turn("user", "hi"), Turn("assistant", "Hello."), Turn("user", "more"), Turn("assistant", "Yes.")]
    assert compare_resumes(said, gemini.resume(home, placed.id)) == []
    assert placed.id in gemini.list_sessions(home)
    assert Path(placed.path).read_bytes().startswith(recorded.sessions()[0].read_bytes())


def test_what_one_client_recorded_the_other_resumes_and_back(
    antigravity: Antigravity, gemini: Gemini, root: Path
) -> None:
    """Gemini → Antigravity → Gemini: words, calls and the exact text of results, under each client's own names."""
    home = gemini.home()
    (home.project / "a.txt").write_text("hello\n")
    (live,) = gemini.record(["read it"], [Reply("Looking.", CALLS), Reply("Done.")], home=home)
    (done,) = saving.migrate(GEM, home.store, AGY, root, now=NOW, project=home.project)
    assert done.placed is not None
    assert saving.own_id("gemini", done.session) == done.id
    run = resume(antigravity, done.placed)
    said = [*live.turns, Turn("assistant", "Done.")]
    renamed = [turn for turn in said if turn.kind in ("user", "assistant")]
    assert [turn for turn in run.history if turn.kind in ("user", "assistant")] == renamed
    assert [(turn.name, turn.id) for turn in run.history if turn.kind == "call"] == [
        ("view_file", f"read_file__{one.id}")
        for one in said
        if one.kind == "call"  # the client's own id has both
    ]
    texts = [turn.text for turn in said if turn.kind == "result"]
    assert [turn.text for turn in run.history if turn.kind == "result"] == texts

    (again,) = saving.migrate(GEM, home.store, AGY, root, now=NOW, project=home.project)
    assert again.outcome == "skipped"

    back = gemini.home()
    placed = saving.save(open_document(done.placed.path), GEM, back.store, Options(now=NOW, cwd=back.project))
    assert compare_resumes(said, gemini.resume(back, placed.id, times=2)) == []


def test_an_antigravity_conversation_is_resumed_by_the_gemini_cli_and_back(
    antigravity: Antigravity, gemini: Gemini, root: Path
) -> None:
    live = record_with_tools(antigravity, "openai")
    home = gemini.home()
    document = open_document(live.db)
    placed = saving.save(document, GEM, home.store, Options(now=NOW, cwd=home.project))
    said = [*live.turns, Turn("assistant", "Done.")]
    runs = gemini.resume(home, placed.id, times=2)
    sent = runs[0].history
    assert [turn.kind for turn in sent] == [turn.kind for turn in said]
    pairs = [pair for pair in zip(said, sent, strict=True) if pair[0].kind != "call"]
    assert [replace(a, name="") for a, _ in pairs] == [replace(b, name="") for _, b in pairs]

    saved = next(path for path in home.sessions() if path == Path(placed.path))
    back = saving.save(open_document(saved), AGY, root, Options(now=NOW, cwd=live.home.workspace))
    run = resume(antigravity, back)
    grown = [turn for one in runs for turn in (Turn("user", one.prompt), Turn("assistant", "resumed"))]
    turns = [replace(turn, name="") if turn.kind == "result" else turn for turn in [*said, *grown]]
    found = [replace(turn, name="") if turn.kind == "result" else turn for turn in run.history]
    assert [turn for turn in found if turn.kind != "call"] == [turn for turn in turns if turn.kind != "call"]
    assert [turn.name for turn in found if turn.kind == "call"] == ["view_file", "view_file", "run_command"]
