"""The drivers themselves: they wait for nobody for ever, pass errors on, and say why they are not there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from .gemini import Gemini
from .line_process import ClientError, LineProcess, offline_env
from .model_server import Call, ModelServer, Reply

ECHO = """
import json, sys, time
for line in sys.stdin:
    ask = json.loads(line)
    print(ask, file=sys.stderr, flush=True)
    if ask == "sleep": time.sleep(60)
    if ask == "end": sys.exit(3)
    print(json.dumps(ask), flush=True)
"""


def post(url: str, body: dict) -> list[dict]:
    """The events that the scripted model streams."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as response:
        lines = response.read().decode().split("\r\n\r\n")
    return [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: {")]


def test_a_helper_that_hangs_or_ends_is_an_error_and_starts_anew(tmp_path: Path) -> None:
    helper = LineProcess([sys.executable, "-c", ECHO], offline_env(tmp_path), tmp_path / "log")
    try:
        assert helper.ask({"a": "é\ud800"}, 10) == {"a": "é\ud800"}
        with pytest.raises(ClientError, match=r"no answer within 0\.5 s"):
            helper.ask("sleep", 0.5)
        with pytest.raises(ClientError, match=r"no answer(.|\n)*end"):
            helper.ask("end", 10)
        with pytest.raises(ClientError, match="it broke"):
            helper.ask({"error": "it broke"}, 10)
        assert helper.ask([1], 10) == [1]
    finally:
        helper.close()


def test_the_model_speaks_both_protocols_and_keeps_requests() -> None:
    script = [Reply("a", (Call("t", {"x": 1}, "c1"),), thinking="hm", signature="c2ln"), Reply("b")]
    with ModelServer(script) as model:
        chat = post(f"{model.url}/v1/chat/completions", {"n": 0})
        parts = post(f"{model.url}/v1beta/models/m:streamGenerateContent?alt=sse", {"n": 1})
        last = post(f"{model.url}/v1beta/models/m:streamGenerateContent?alt=sse", {"n": 2})
    assert chat[0]["choices"][0]["delta"]["tool_calls"][0]["function"] == {"name": "t", "arguments": '{"x": 1}'}
    assert [part["candidates"][0]["content"]["parts"] for part in (parts[0], last[0])] == [[{"text": "b"}]] * 2
    assert model.requests == [{"n": 0}, {"n": 1}, {"n": 2}]


def test_thoughts_and_signatures_are_gemini_parts() -> None:
    reply = Reply("a", (Call("t", {"x": 1}, "c1"),), thinking="hm", signature="c2ln")
    with ModelServer([reply]) as model:
        events = post(f"{model.url}/v1beta/models/m:streamGenerateContent", {})
    assert events[0]["candidates"][0]["content"]["parts"] == [
        {"text": "hm", "thought": True},
        {"text": "a"},
        {"functionCall": {"id": "c1", "name": "t", "args": {"x": 1}}, "thoughtSignature": "c2ln"},
    ]


def test_a_script_that_fails_is_kept_for_the_test() -> None:
    def script(body: dict, number: int) -> Reply:
        raise KeyError(number)

    with ModelServer(script) as model, pytest.raises(urllib.error.HTTPError, match="400"):
        post(f"{model.url}/v1/chat/completions", {})
    assert [repr(error) for error in model.errors] == ["KeyError(0)"]


def test_a_client_that_hangs_is_stopped(tmp_path: Path) -> None:
    program = tmp_path / "hang.py"
    program.write_text("import time; print('begun', flush=True); time.sleep(60)")
    client = Gemini(sys.executable, str(program), "", tmp_path / "homes")
    with pytest.raises(ClientError, match=r"ended with -9 after 1 s(.|\n)*begun"):
        client.record(["hi"], [Reply()], timeout=1)


def test_a_client_that_says_nothing_to_the_model_is_an_error(tmp_path: Path) -> None:
    program = tmp_path / "silent.py"
    program.write_text("print('nothing to do')")
    client = Gemini(sys.executable, str(program), "", tmp_path / "homes")
    with pytest.raises(ClientError, match=r"asked the model nothing(.|\n)*nothing to do"):
        client.resume(client.home(), "some-id")


@pytest.mark.parametrize(("required", "outcome"), [("", "1 skipped"), ("1", "1 error")])
def test_without_the_clients_a_test_is_skipped_and_in_ci_it_fails(tmp_path: Path, required: str, outcome: str) -> None:
    here = Path(__file__).parent
    env = {**os.environ, "DECANT_CLIENTS": str(tmp_path), "DECANT_REQUIRE_CLIENTS": required}
    test = f"{here / 'test_gemini.py'}::test_the_loader_gives_up_on_a_log_without_a_header"
    command = [sys.executable, "-m", "pytest", "-rsE", "-p", "no:xdist", "-p", "no:cov", test]
    done = subprocess.run(command, cwd=here.parents[1], env=env, capture_output=True, text=True, timeout=120)
    assert outcome in done.stdout
    assert "run scripts/install_clients.py" in done.stdout
