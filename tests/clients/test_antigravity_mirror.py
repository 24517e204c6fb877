"""The logs that the real harness writes are, byte for byte, what decant renders from its database."""

from __future__ import annotations

import base64

import pytest

from decant.antigravity import mirror, native
from decant.antigravity.body import Body, Brain

from .antigravity import Antigravity, Api, Run
from .model_server import Call, Reply

LONG = "a" + "é😀" * 1000
ODD = '{"S":"%s","n":[1e21,1e-7,12345678901234567890,-0.0],"h":"<&>\\u2028\\b\\f","twice":1,"twice":2,"x":"\\ud800"}'


def loaded(run: Run) -> Body:
    return native.load(run.db, brain=run.brain).value


def record(antigravity: Antigravity, api: Api) -> Run:
    """Texts that are cut, results that fail, a command that goes to the background, a picture, odd characters."""
    home = antigravity.home()
    place = str(home.workspace)
    (home.workspace / "a.txt").write_text("hello\nwörld\n" * 400)
    command = {"CommandLine": "echo out; sleep 2", "Cwd": place, "WaitMsBeforeAsync": 300}
    script = [
        Reply(LONG, thinking=LONG if api == "gemini" else ""),
        Reply(
            "Looking.",
            (
                Call(
                    "view_file", {"AbsolutePath": f"{place}/a.txt", "Note": {"b": LONG, "a": [1.5, None, True]}}, "c1"
                ),
                Call("view_file", {"AbsolutePath": f"{place}/none.txt"}, "c2"),
                Call("run_command", command, "c3"),
                Call("no_such_tool", {"x": 1}, "c4"),
            ),
        ),
        Reply("", (Call("list_dir", {"DirectoryPath": place}, "c5"),)),
        Reply("Done."),
    ]
    if api == "openai":
        odd = Reply("", (Call("run_command", ODD % LONG, "o1"), Call("view_file", "not JSON", "o2")))
        script.insert(3, odd)
    picture = {"mime": "image/png", "data": base64.b64encode(b"\x89PNG").decode()}
    prompts = ["long " + LONG, "look\u200b at\u202e it", ["see", picture] if api == "gemini" else "again"]
    return antigravity.record(prompts, script, api=api, home=home)


@pytest.mark.parametrize("api", ["openai", "gemini"])
def test_every_line(antigravity: Antigravity, api: Api) -> None:
    run = record(antigravity, api)
    body = loaded(run)
    figures = mirror.matches(body)
    assert figures.misses == ()
    assert figures.absent == ()
    assert figures.identical == figures.lines >= 20


def test_the_files(antigravity: Antigravity) -> None:
    """The files too, but for the order of lines, which a race decides: with one step at a time there is none."""
    prompts = [f"{n} {LONG}" for n in range(10)]
    body = loaded(antigravity.record(prompts, [Reply(LONG * 2)]))
    made = mirror.refresh(Body(body.id, body.database, Brain()))
    assert body.brain is not None
    assert made.brain is not None
    assert {file.path: file.data for file in made.brain.files} == {file.path: file.data for file in body.brain.files}
    assert len([file for file in made.brain.files if "/chunks/transcript_full/" in file.path]) == 2
