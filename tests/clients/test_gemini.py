"""The real Gemini CLI loads logs, records sessions and rebuilds them on resume."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from .gemini import RECORDED, Gemini, Home, compare_resumes
from .line_process import ClientError
from .model_server import Call, Reply
from .requests import Turn, call, compare_requests, result

ID = "5b0c3d1e-0000-4000-8000-000000000001"
HEADER = {
    "sessionId": ID,
    "projectHash": "0",
    "startTime": "2026-01-01T00:00:00Z",
    "lastUpdated": "2026-01-01T00:00:00Z",
}


def user(name: str, text: str) -> dict:
    return {"id": name, "timestamp": "2026-01-01T00:00:00Z", "type": "user", "content": [{"text": text}]}


def log(path: Path, *lines: object) -> Path:
    path.write_text("".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines))
    return path


def test_the_loader_replays_logs(gemini: Gemini, tmp_path: Path) -> None:
    first, second, third = user("a", "one"), user("b", "two"), user("c", "three")
    logs = [
        log(tmp_path / "plain.jsonl", HEADER, first, second),
        log(tmp_path / "rewind.jsonl", HEADER, first, second, third, {"$rewindTo": "b"}),
        log(tmp_path / "again.jsonl", HEADER, first, second, {**first, "content": "changed"}),
        log(tmp_path / "set.jsonl", HEADER, first, {"$set": {"messages": [third], "summary": "s"}}),
        log(tmp_path / "torn.jsonl", HEADER, first, '{"id": "b", "ty'),
    ]
    loaded = gemini.load_many(logs)
    assert [[message["id"] for message in record["messages"]] for record in loaded] == [
        ["a", "b"],
        ["a"],
        ["a", "b"],
        ["c"],
        ["a"],
    ]
    assert loaded[2]["messages"][0]["content"] == "changed"
    assert loaded[3]["summary"] == "s"
    assert gemini.history(logs[0]) == [{"role": "user", "parts": [{"text": text}]} for text in ("one", "two")]


def test_the_loader_gives_up_on_a_log_without_a_header(gemini: Gemini, tmp_path: Path) -> None:
    assert gemini.load(log(tmp_path / "headless.jsonl", user("a", "one"))) is None
    assert gemini.history(log(tmp_path / "headless.jsonl", user("a", "one"))) is None


def record_with_tools(gemini: Gemini) -> tuple[Home, list[Turn]]:
    """A session with two calls of which one fails, and everything said in it."""
    home = gemini.home()
    (home.project / "a.txt").write_text("hello\n")
    calls = (Call("read_file", {"file_path": "a.txt"}, "c1"), Call("read_file", {"file_path": "no.txt"}, "c2"))
    (run,) = gemini.record(["read it"], [Reply("Looking.", calls), Reply("Done.")], home=home)
    return home, [*run.turns, Turn("assistant", "Done.")]


def test_a_plain_session_resumes_as_recorded(gemini: Gemini) -> None:
    home = gemini.home()
    runs = gemini.record(["hi", "more"], [Reply("Hello."), Reply("Yes.")], home=home)
    said = [Turn("user", "hi"), Turn("assistant", "Hello.")]
    assert compare_requests(said, runs[1].history) == []
    session_id = gemini.load(home.sessions()[0])["sessionId"]
    assert session_id in gemini.list_sessions(home)
    resumed = gemini.resume(home, session_id, times=1)
    assert compare_resumes([*said, Turn("user", "more"), Turn("assistant", "Yes.")], resumed) == []
    assert home.sessions()[0].name == RECORDED


def test_a_session_with_tools_comes_back_doubled_and_the_comparison_sees_it(gemini: Gemini) -> None:
    home, said = record_with_tools(gemini)
    assert [turn.kind for turn in said] == ["user", "assistant", "call", "call", "result", "result", "assistant"]
    assert [turn.error for turn in said[4:6]] == [False, True]
    session_id = gemini.load(home.sessions()[0])["sessionId"]
    resumed = gemini.resume(home, session_id, times=1)
    assert [line.split("'")[0] for line in compare_resumes(said, resumed)] == [
        "resume 1: turn 6: unexpected result read_file c1: ",
        "resume 1: turn 6: unexpected result read_file c2 (error): ",
    ]


def test_a_log_of_parts_resumes_exactly_again_and_again(gemini: Gemini) -> None:
    home = gemini.home()
    now = "2099-01-01T00:00:00Z"  # the client deletes sessions that were not touched for 30 days
    project_hash = hashlib.sha256(str(home.project).encode()).hexdigest()
    made = {"id": "t1", "name": "read_file", "args": {"file_path": "a.txt"}}
    given = {"id": "t1", "name": "read_file", "response": {"output": "hello\r\n"}}
    lines = [
        {**HEADER, "projectHash": project_hash, "lastUpdated": now, "kind": "main"},
        user("u1", "question"),
        {**user("g1", ""), "type": "gemini", "content": [{"text": "calling"}, {"functionCall": made}]},
        {**user("r1", ""), "content": [{"functionResponse": given}], "displayContent": [{"text": " "}]},
        {**user("g2", ""), "type": "gemini", "content": "answer"},
    ]
    log_bytes = "".join(json.dumps(line) + "\n" for line in lines).encode()
    placed = home.place("session-2026-01-01T00-00-ffffffff.jsonl", log_bytes)
    said = [
        Turn("user", "question"),
        Turn("assistant", "calling"),
        call("read_file", {"file_path": "a.txt"}, "t1"),
        result("read_file", "hello\r\n", "t1"),
        Turn("assistant", "answer"),
    ]
    assert compare_resumes(said, gemini.resume(home, ID)) == []
    assert placed.read_bytes().startswith(log_bytes)


def test_a_session_that_is_not_there_is_an_error(gemini: Gemini) -> None:
    home = gemini.home()
    with pytest.raises(ClientError, match=f"--resume {ID}"):
        gemini.resume(home, ID, times=1)
