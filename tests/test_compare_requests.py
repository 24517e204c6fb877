"""The comparison with an agent's requests: it agrees with a faithful one, and names what differs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from decant.antigravity import native, pb
from decant.antigravity.body import Body
from decant.antigravity.text_schema import standard_database

SCRIPT = Path(__file__).parent.parent / "scripts" / "compare_requests.py"
ID = "5fe4e6e6bcfa62a028a2c223eb73f07f"
USER = "<USER_REQUEST>\nRead it\n</USER_REQUEST>\n<ADDITIONAL_METADATA>\nThe time is now.\n</ADDITIONAL_METADATA>"


def conversation() -> Body:
    call = pb.ChatToolCall(id="c", name="view_file", arguments_json='{"AbsolutePath": "/a"}')
    user = pb.Step(user_input=pb.CortexStepUserInput(user_response="Read it"))
    planner = pb.Step(planner_response=pb.CortexStepPlannerResponse(response="Yes", tool_calls=[call]))
    result = pb.Step(view_file=pb.CortexStepViewFile(content="words"))
    result.metadata.tool_call.CopyFrom(call)
    made = Body(ID, standard_database())
    steps = made.database.table("steps")
    assert steps is not None
    for idx, (number, step) in enumerate([(14, user), (15, planner), (8, result)]):
        data = pb.Step(type=number, status=3).SerializeToString() + step.SerializeToString()  # pyright: ignore[reportArgumentType]
        steps.rows.append((idx, number, 3, 0, None, None, None, None, None, data, 0))
    return made


def openai() -> list[Any]:
    function = {"name": "view_file", "arguments": '{"AbsolutePath":"/a"}'}
    return [
        {"role": "system", "content": "the prompt"},
        {"role": "user", "content": USER},
        {"role": "assistant", "content": "Yes", "tool_calls": [{"id": "c", "type": "function", "function": function}]},
        {"role": "tool", "content": "words", "name": "view_file", "tool_call_id": "c"},
    ]


def gemini() -> list[Any]:
    call = {"id": "c", "name": "view_file", "args": {"AbsolutePath": "/a"}}
    response = {"id": "c", "name": "view_file", "response": {"output": "words"}}
    return [
        {"role": "user", "parts": [{"text": USER}]},
        {"role": "model", "parts": [{"text": "Yes"}, {"functionCall": call}]},
        {"role": "model", "parts": [{"functionResponse": response}]},
    ]


def compare(folder: Path, requests: list[Any]) -> subprocess.CompletedProcess[str]:
    case = folder / "case"
    (case / "conversations").mkdir(parents=True)
    native.save(conversation(), case / "conversations" / f"{ID}.db")
    (case / "requests.json").write_text(json.dumps(requests))
    return subprocess.run([sys.executable, SCRIPT, folder], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("request_body", [{"messages": openai()}, {"contents": gemini()}])
def test_a_faithful_request_agrees(tmp_path: Path, request_body: dict[str, Any]) -> None:
    done = compare(tmp_path, [request_body])
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 agrees: call\n     1 agrees: result\n     1 agrees: user" in done.stdout
    assert "stripped: <USER_REQUEST> and the time" in done.stdout


@pytest.mark.parametrize(
    ("index", "change", "said"),
    [
        (1, {"content": "Something else"}, "message 0 (user): 'Something else'"),
        (2, {"content": "No"}, "message 1 (assistant): 'No'"),
        (3, {"content": "other words"}, "message 2 (result): 'other words'"),
        (3, {"tool_call_id": "d"}, "message 2 (result): 'words'"),
    ],
)
def test_a_difference_is_named(tmp_path: Path, index: int, change: dict[str, str], said: str) -> None:
    messages = openai()
    messages[index] |= change
    done = compare(tmp_path, [{"messages": messages}])
    assert (done.returncode, said in done.stdout) == (1, True), done.stdout + done.stderr
