"""The formats `gemini` and `gemini-json`: sniffing, the one as the other, what a person is told."""

from __future__ import annotations

import json
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from hypothesis import given

from decant import formats
from decant.common import same_message
from decant.gemini import examine, forms
from decant.gemini.decode import to_common
from decant.gemini.format import GEMINI, GEMINI_JSON
from decant.gemini.log import dumps, load, loads
from decant.gemini.replay import replay
from tests.gemini.logs import CASES, FILES, LONG_LOGS, NAMES, WHOLE, Case

BY_NAME = {case.folder.name: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_goldens_are_told_by_their_content(case: Case) -> None:
    head, kind = case.file.read_bytes()[: formats.HEAD], load(case.file).kind
    known = case.folder.name != "empty"
    assert GEMINI.sniff(head, None) == (known and kind == "log")
    assert GEMINI_JSON.sniff(head, None) == (kind != "log")


@pytest.mark.parametrize(
    "data",
    [
        b'{"parentUuid":null,"sessionId":"s","type":"user","message":{"role":"user","content":"another agent"}}\n',
        b'{"timestamp":"2026-01-01T00:00:00Z","type":"session_meta","payload":{"id":"x"}}\n',
        b'{"projects":{"/home/dev/demo":"demo"}}',
        b'[{"sessionId":"s","messageId":0,"type":"user","message":"a shell history"}]',
        b'[{"title":"x"}]',
        b'{"id":"x","type":"message","content":"another format"}\n',
        b"id,type\n1,user\n",
        b"",
        b"\x00\x01",
    ],
)
def test_other_files_are_not_claimed(data: bytes) -> None:
    assert not GEMINI.sniff(data, Path("session-x.jsonl"))
    assert not GEMINI_JSON.sniff(data, Path("session-x.json"))


def test_a_line_longer_than_the_head_is_told_by_its_start() -> None:
    message = {"id": "u", "type": "user", "content": "x" * formats.HEAD}
    checkpoint = json.dumps({"$set": {"messages": [message]}}).encode()
    header = json.dumps({"sessionId": "s", "projectHash": "p", "messages": [message]}).encode()
    for line in (checkpoint, header):
        assert GEMINI.sniff(line[: formats.HEAD], None)
        assert not GEMINI_JSON.sniff(line[: formats.HEAD], None)


def test_an_activity_log_is_refused_with_the_reason() -> None:
    path = Path("/home/dev/.gemini/tmp/demo/logs/session-x.jsonl")
    assert "activity log" in (GEMINI.refusal(b"{}", path) or "")
    assert GEMINI.refusal(b"{}", path.with_name("other.jsonl")) is None
    assert GEMINI.refusal(b"{}", None) is None


def test_the_table_knows_both_forms() -> None:
    assert formats.get("gemini") is GEMINI
    assert formats.by_suffix(Path("x.jsonl")) is GEMINI
    assert formats.by_suffix(Path("x.gemini.json")) is GEMINI_JSON
    assert formats.sniff(BY_NAME["plain"].file.read_bytes()) is GEMINI


@given(FILES | LONG_LOGS | WHOLE)
def test_the_other_form_says_the_same(data: bytes) -> None:
    body = loads(data, name="x")
    said = [entry.value for entry in replay(body).entries]
    whole = forms.as_whole(body)
    if body.kind == "log":
        assert whole.value.kind == "legacy"
        assert [entry.value for entry in replay(whole.value).entries] == said
    log = forms.as_log(body)
    assert log.value.kind == "log"
    assert loads(dumps(log.value), name="x") == log.value
    if body.kind == "log":
        assert log.value is body


def test_a_log_as_a_whole_file_says_what_is_left_behind() -> None:
    body = load(BY_NAME["rewind"].file)
    made = forms.as_whole(body)
    assert [loss.path for loss in made.losses] == ["lines", *(f"lines/{line}" for line in (1, 2, 3, 4, 6, 7))]
    assert [message.id for message in to_common(made.value).value.messages] == ["u4", "g4"]


def test_a_saved_history_as_a_log_gets_ids_and_a_header() -> None:
    made = forms.as_log(load(BY_NAME["chat_save"].file))
    lines = [json.loads(record.data) for record in made.value.records]
    assert lines[0]["sessionId"] == "checkpoint-my%20tag"
    assert all(line["id"].startswith("decant-") for line in lines[1:])
    assert {loss.path for loss in made.losses} == {"lines/0", "metadata.sessionId", "metadata.projectHash"}
    same = to_common(load(BY_NAME["chat_save"].file)).value.messages
    assert all(map(same_message, to_common(made.value).value.messages, same))


def test_a_whole_file_as_a_log_keeps_every_message() -> None:
    made = forms.as_log(load(BY_NAME["legacy"].file))
    assert [loss.path for loss in made.losses] == ["lines/0", "lines/0/messages/2/id"]
    assert len(replay(made.value).entries) == 3


def test_a_message_that_would_be_a_rewind_stays_a_message() -> None:
    session = {"sessionId": "s", "projectHash": "p", "id": 7, "$set": {}, "messages": [{"id": "u", "$rewindTo": "x"}]}
    made = forms.as_log(loads(json.dumps(session, indent=2).encode(), name="x"))
    assert [entry.value["id"] for entry in replay(made.value).entries] == ["u"]
    assert {loss.path for loss in made.losses} == {"lines/0", "metadata.id", "metadata.$set"}


def test_saving_in_the_other_form(tmp_path: Path) -> None:
    body = load(BY_NAME["rewind"].file)
    losses = GEMINI_JSON.save(body, tmp_path / "x.gemini.json")
    assert losses == GEMINI_JSON.placing(body, tmp_path / "y", None)
    assert load(tmp_path / "x.gemini.json").kind == "legacy"
    whole = load(BY_NAME["chat_save"].file)
    assert GEMINI.save(whole, tmp_path / "x.jsonl") == GEMINI.placing(whole, tmp_path / "y", None)
    assert load(tmp_path / "x.jsonl").kind == "log"


def _told(name: str) -> list[tuple[str, str]]:
    return [(each.place, each.text) for each in GEMINI.examine(load(BY_NAME[name].file), None)]


def test_the_safe_form_is_sent_once() -> None:
    body = load(BY_NAME["tools"].file)
    safe = GEMINI.safe(body)
    assert safe.losses
    assert examine.resumes_right(safe.value)
    assert not examine.resumes_right(body)
    plain = load(BY_NAME["plain"].file)
    assert GEMINI.safe(plain).value is plain
    assert GEMINI.warnings(body) == ()


def test_what_the_client_would_do_with_a_file() -> None:
    told = _told("tools")
    assert [place for place, _ in told] == ["lines/7/content/0", "lines/7/content/1", "lines/1/messages/0"]
    assert "stored twice" in told[0][1]
    assert "context" in told[2][1]
    assert [text for _, text in _told("slash")] == ["not sent on resume: words that the client takes for a command"] * 2
    assert [text.split(" that ")[0] for _, text in _told("bom")] == ["the client reads nothing of a file"]
    assert [place for place, _ in _told("no_header")] == [""]
    assert len(_told("notices")) == 4
    assert any("has no result" in text for _, text in _told("odd_content"))
    assert any("an empty message" in text for _, text in _told("odd_content"))
    assert _told("calls_in_parts") == []
    assert [place for place, _ in _told("chat_save")] == ["lines/0/history/0"]


@pytest.mark.parametrize(
    ("name", "names", "metadata", "reason"),
    [
        ("session-2026-01-01T00-00-aaaaaaaa.jsonl", [], {"lastUpdated": "2026-01-01T00:00:00Z"}, "days old"),
        ("session-2026-01-01T00-00-aaaaaaaa.jsonl", ["session-x-aaaaaaaa.jsonl"], {}, "same suffix"),
        ("session-2026-01-01T00-00-aaaaaaaa.jsonl", [], {"sessionId": "aaaaaaaa-0000"}, "stub"),
        ("session-2026-01-01T00-00-aaaaaaaa.jsonl", ["session-x-bbbbbbbb.jsonl"], {"sessionId": "cccccccc"}, None),
        ("session-2026-01-01T00-00-aaaaaaaa.jsonl", [], {"lastUpdated": "noon"}, None),
        ("other.jsonl", ["session-x-aaaaaaaa.jsonl"], {"lastUpdated": "2020-01-01T00:00:00Z"}, None),
    ],
)
def test_files_that_the_client_will_delete(
    name: str, names: list[str], metadata: dict[str, Any], reason: str | None
) -> None:
    path = PurePosixPath("/home/dev/.gemini/tmp/demo/chats") / name
    found = list(examine.endangered(path, [name, *names], metadata, "2026-03-01T00:00:00Z"))
    assert len(found) == (reason is not None)
    assert reason is None or reason in found[0].text
    child = path.parent / "parent" / "child.jsonl"
    assert not list(examine.endangered(child, [], metadata, "2026-03-01T00:00:00Z"))


def test_a_native_file_is_examined_in_its_directory(tmp_path: Path) -> None:
    chats = tmp_path / "demo" / "chats"
    chats.mkdir(parents=True)
    path = chats / "session-2026-03-01T10-00-5f1c6a52.jsonl"
    path.write_bytes(BY_NAME["calls_in_parts"].file.read_bytes())
    assert any("stub" in each.text for each in GEMINI.examine(load(path), path))


def test_lines_are_shown_by_what_they_do() -> None:
    body = load(BY_NAME["precedence"].file)
    assert GEMINI.tables(body) == {"lines": 9}
    titles = [item.title.split(" ", 2)[2] for item in GEMINI.inspect(body, "lines", None)]
    assert titles == [
        "header",
        "message user",
        "rewind",
        "message user",
        "message gemini",
        "$set",
        "header",
        "unknown",
        "unknown",
    ]
    only = list(GEMINI.inspect(load(BY_NAME["torn"].file), "lines", 1))
    assert [(item.title, item.fields) for item in only] == [("line 1 not JSON", {"text": "not json"})]
    kinds = [item.title.split(" ", 2)[2] for item in GEMINI.inspect(load(BY_NAME["torn"].file), "lines", None)]
    assert "empty line" in kinds
    assert next(iter(GEMINI.inspect(load(BY_NAME["legacy"].file), "lines", None))).title == "line 0 legacy"
    assert next(iter(GEMINI.inspect(load(BY_NAME["rollback"].file), "lines", 1))).title == "line 1 checkpoint"


def test_counts_and_names() -> None:
    body = load(BY_NAME["tools"].file)
    assert GEMINI.count(body) == formats.Counts(5, 11)
    assert GEMINI.identify(body) == "session"
    assert GEMINI.copy_path(body) == "session.jsonl"
