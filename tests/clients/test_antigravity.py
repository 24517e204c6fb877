"""The real Antigravity harness records conversations and rebuilds them on resume."""

from __future__ import annotations

import base64
import shutil
import sqlite3
from contextlib import closing

import pytest

from .antigravity import Antigravity, Api, Run
from .line_process import ClientError
from .model_server import Call, Reply
from .requests import Turn, call, compare_requests

PIXEL = base64.b64encode(
    bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
        "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
    )
).decode()


def record_with_tools(antigravity: Antigravity, api: Api) -> Run:
    """Two turns: a plain one, and one with three calls of which one fails."""
    home = antigravity.home()
    (home.workspace / "a.txt").write_text("hello\n")
    looking = Reply(
        "Looking.",
        (
            Call("view_file", {"AbsolutePath": str(home.workspace / "a.txt")}, "c1"),
            Call("view_file", {"AbsolutePath": str(home.workspace / "no.txt")}, "c2"),
            Call(
                "run_command", {"CommandLine": "echo hi", "Cwd": str(home.workspace), "WaitMsBeforeAsync": 5000}, "c3"
            ),
        ),
    )
    return antigravity.record(["hi", "read it"], [Reply("Hello."), looking, Reply("Done.")], api=api, home=home)


@pytest.mark.parametrize("api", ["openai", "gemini"])
def test_what_was_recorded_is_what_is_resumed(antigravity: Antigravity, api: Api) -> None:
    live = record_with_tools(antigravity, api)
    assert [turn.kind for turn in live.turns] == ["user", "assistant"] * 2 + ["call"] * 3 + ["result"] * 3
    assert [turn.error for turn in live.turns[-3:]] == [False, True, False]
    assert "1: hello" in live.turns[-3].text

    before = live.db.read_bytes()
    resumed = antigravity.resume(live.db, live.brain, "NEXT", api=api)
    expected = [*live.turns, Turn("assistant", "Done.")]
    assert compare_requests(expected, resumed.history) == []
    assert resumed.texts == ["resumed"]
    assert resumed.db != live.db
    assert live.db.read_bytes() == before

    again = antigravity.resume(resumed.db, resumed.brain, "AND NEXT", api=api)
    assert compare_requests([*expected, Turn("user", "NEXT"), Turn("assistant", "resumed")], again.history) == []


def test_a_step_that_goes_missing_is_seen(antigravity: Antigravity) -> None:
    live = record_with_tools(antigravity, "openai")
    broken = live.home.root / live.db.name
    shutil.copyfile(live.db, broken)
    with closing(sqlite3.connect(broken)) as db, db:
        steps = db.execute("select idx from steps where step_type = 8 order by idx").fetchall()
        db.execute("delete from steps where idx = ?", steps[0])
    resumed = antigravity.resume(broken, live.brain)
    differences = compare_requests([*live.turns, Turn("assistant", "Done.")], resumed.history)
    assert [line.split(": ")[1].split("'")[0] for line in differences] == [
        "missing call view_file c1",
        "missing result view_file c1",
    ]


def test_thoughts_signatures_and_media_travel_in_the_gemini_protocol(antigravity: Antigravity) -> None:
    signature = base64.b64encode(b"opaque").decode()
    script = [
        Reply(thinking="Hm.", calls=(Call("list_dir", {"DirectoryPath": "/nowhere"}, "c1"),), signature=signature)
    ]
    prompt = ["what is this?", {"mime": "image/png", "data": PIXEL}]
    live = antigravity.record([prompt], [*script, Reply("A pixel.")], api="gemini")
    resumed = antigravity.resume(live.db, live.brain, api="gemini")
    assert resumed.history[:4] == [
        Turn("user", "what is this?"),
        Turn("media", PIXEL, "image/png"),
        Turn("thinking", "Hm."),
        call("list_dir", {"DirectoryPath": "/nowhere"}, "c1"),
    ]
    assert signature in str(resumed.requests[0])


def test_a_database_under_a_wrong_name_is_an_error_not_a_silence(antigravity: Antigravity) -> None:
    live = antigravity.record(["hi"], [Reply("Hello.")])
    renamed = live.home.root / f"{'0' * 32}.db"
    shutil.copyfile(live.db, renamed)
    with pytest.raises(ClientError, match="the Antigravity harness failed"):
        antigravity.resume(renamed, live.brain, timeout=5)
    assert antigravity.resume(renamed, live.brain, timeout=5, check=False).requests == []


def test_a_refused_conversation_is_an_error_with_what_the_client_said(antigravity: Antigravity) -> None:
    live = antigravity.record(["hi"], [Reply("Hello.")])
    with closing(sqlite3.connect(live.db)) as db:
        db.execute("pragma user_version = 2")
    with pytest.raises(ClientError, match="version"):
        antigravity.resume(live.db, live.brain)
