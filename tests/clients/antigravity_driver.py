"""Runs inside the clients' own environment: a line of JSON in is a session of the harness, a line out its outcome.

In: `url` and `api` ("openai" or "gemini") of the model, the directories `save`, `app`, `workspace` and `home`, `turns`
(each a text, or a list of texts and `{"mime", "data"}` in base64), `id` to resume or null, `timeout` in seconds.
Out: `id`, `texts` (one a turn), `failure` (null, or what went wrong), `stderr` of the harness.
"""
# pyright: reportMissingImports=false

import asyncio
import base64
import json
import os
import sys
from typing import Any

from google.antigravity import Agent, types
from google.antigravity.connections.local import local_connection
from google.antigravity.connections.local.local_connection_config import LocalAgentConfig
from google.antigravity.connections.local.local_openai_connection_config import LocalOpenAIAgentConfig
from google.antigravity.hooks import policy

local_connection._PROCESS_WAIT_TIMEOUT_SECONDS = 5  # the package waits three minutes for a harness that hangs


def configuration(ask: dict[str, Any]) -> Any:
    """The settings of a session. Every tool is allowed: only the client itself may keep a stored call from running."""
    common: dict[str, Any] = {
        "save_dir": ask["save"],
        "app_data_dir": ask["app"],
        "workspaces": [ask["workspace"]],
        "policies": [policy.allow_all()],
        "env": {"HOME": ask["home"]},
    }
    if ask["id"] is not None:
        common["conversation_id"] = ask["id"]
        common["session_continuation_mode"] = types.SessionContinuationMode.RESUME
    if ask["api"] == "openai":
        return LocalOpenAIAgentConfig(model="scripted", base_url=ask["url"] + "/v1", **common)
    endpoint = types.GeminiAPIEndpoint(base_url=ask["url"], api_key="loopback")
    kinds = [types.ModelType.TEXT, types.ModelType.IMAGE]  # without a target for images a default endpoint is added
    target = types.ModelTarget(name="scripted", types=kinds, endpoint=endpoint)
    return LocalAgentConfig(models=[target], capabilities=types.CapabilitiesConfig(), **common)


def content(turn: Any) -> Any:
    """A turn as the package takes it."""
    if isinstance(turn, str):
        return turn
    return [
        part if isinstance(part, str) else types.from_bytes(base64.b64decode(part["data"]), part["mime"])
        for part in turn
    ]


async def session(ask: dict[str, Any], out: dict[str, Any]) -> None:
    """Open the conversation, say every turn, close it."""
    connection = None
    try:
        async with Agent(configuration(ask)) as agent:
            connection = agent.conversation.connection
            for turn in ask["turns"]:
                response = await agent.chat(content(turn))
                out["texts"].append(await response.text())
                out["id"] = agent.conversation_id
    finally:
        out["stderr"] = list(getattr(connection, "_stderr_lines", []))


async def limited(ask: dict[str, Any]) -> dict[str, Any]:
    """A session that ends in time, its failure as a value."""
    out: dict[str, Any] = {"id": None, "texts": [], "failure": None, "stderr": []}
    try:
        await asyncio.wait_for(session(ask, out), ask["timeout"])
    except Exception as error:  # noqa: BLE001 - the caller has to see any failure of the client, whatever its kind
        out["failure"] = f"{type(error).__name__}: {error}"
    return out


def main() -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else prints must not disturb the answers
    for line in sys.stdin:
        answers.write(json.dumps(asyncio.run(limited(json.loads(line)))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
