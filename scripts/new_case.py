"""Makes a golden of a conversation that the real client wrote, without what the vendor wrote into it.

The rows of `gen_metadata` and `executor_metadata` hold the system prompt, the descriptions of the tools and the
configuration: they are replaced by rows that keep only numbers and ids. What else should be looked at before it is
committed is listed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from decant.antigravity import native, pb, text
from decant.antigravity.body import Body, Row

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "golden" / "antigravity"
TO_REVIEW = {23: "a checkpoint", 90: "an ephemeral message", 98: "a history", 101: "a system message"}
"""Types of step whose text may be the vendor's."""


def generator(data: bytes, *, messages: bool) -> bytes:
    """One model call: which steps it made, with which model, at what cost; with `messages` also the conversation as the
    model was shown it, but for the system's own parts."""
    old = pb.CortexStepGeneratorMetadata.FromString(data)
    new = pb.CortexStepGeneratorMetadata(step_indices=old.step_indices, execution_id=old.execution_id)
    new.chat_model.model = old.chat_model.model
    new.chat_model.response_model = old.chat_model.response_model
    new.chat_model.usage.CopyFrom(old.chat_model.usage)
    if messages:
        names = ("USER", "SYSTEM", "TOOL")  # SYSTEM is what the schema calls the model
        kept = {pb.ChatMessageSource.Value(f"CHAT_MESSAGE_SOURCE_{name}") for name in names}
        new.chat_model.message_prompts.extend(one for one in old.chat_model.message_prompts if one.source in kept)
    return new.SerializeToString(deterministic=True)


def executor(data: bytes) -> bytes:
    """One turn: why it ended, after how many calls of the model."""
    old = pb.ExecutorMetadata.FromString(data)
    new = pb.ExecutorMetadata(
        num_generator_invocations=old.num_generator_invocations,
        last_step_idx=old.last_step_idx,
        execution_id=old.execution_id,
    )
    new.termination_reason = old.termination_reason
    return new.SerializeToString(deterministic=True)


def clean(body: Body, *, messages: bool = False) -> Body:
    """The conversation with the vendor's rows replaced, in place."""
    replaced: dict[str, Callable[[bytes], bytes]] = {
        "gen_metadata": lambda data: generator(data, messages=messages),
        "executor_metadata": executor,
    }
    for table in body.database.tables:
        if table.name in replaced:
            names = [column.name for column in table.columns]
            table.rows = [_row(names, row, replaced[table.name]) for row in table.rows]
    return body


def _row(names: list[str], row: Row, change: Callable[[bytes], bytes]) -> Row:
    cells = dict(zip(names, row, strict=True))
    if isinstance(cells["data"], bytes):
        cells["data"] = change(cells["data"])
        if cells.get("size"):
            cells["size"] = len(cells["data"])
    return tuple(cells.values())


def to_review(body: Body) -> list[str]:
    """Places where somebody else's words may be."""
    table = body.database.table("steps")
    assert table is not None
    kind = table.column("step_type")
    found = [
        f"steps[{at}]: {TO_REVIEW[number]}"
        for at, row in enumerate(table.rows)
        if isinstance(number := row[kind], int) and number in TO_REVIEW
    ]
    return found + [f"brain: {file.path}" for file in (body.brain.files if body.brain else [])]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("name", help="the folder's name under golden/antigravity")
    parser.add_argument("--title", required=True)
    parser.add_argument("--description", required=True, help="what it shows, in a sentence")
    parser.add_argument("--brain", type=Path, help="where the brain is, if not in its usual place")
    parser.add_argument("--messages", action="store_true", help="keep the messages that the model was shown")
    parser.add_argument("--golden", type=Path, default=GOLDEN, help=argparse.SUPPRESS)
    given = parser.parse_args()
    body = clean(native.load(given.database, brain=given.brain).value, messages=given.messages)
    folder = given.golden / given.name
    folder.mkdir(parents=True)
    facts = {"title": given.title, "description": given.description, "file": "conversation.json"}
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in facts.items()]
    (folder / "case.toml").write_text("".join(lines), encoding="utf-8")
    (folder / "conversation.json").write_bytes(text.dumps(body))
    for place in to_review(body):
        print(f"to review: {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
