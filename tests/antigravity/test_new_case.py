"""A golden made from a database of the real client keeps the conversation and none of the vendor's prompts."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from decant.antigravity import native, pb, text, wire
from decant.antigravity.body import Body, Brain, BrainFile

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "new_case.py"
SECRET = "You are an assistant with a long prompt."


def _with_prompts(body: Body) -> Body:
    for name, message in (("gen_metadata", pb.CortexStepGeneratorMetadata), ("executor_metadata", pb.ExecutorMetadata)):
        table = body.database.table(name)
        assert table is not None
        for at, row in enumerate(table.rows):
            assert isinstance(row[1], bytes)
            full = message.FromString(row[1])
            if isinstance(full, pb.CortexStepGeneratorMetadata):
                full.chat_model.system_prompt = SECRET
                full.chat_model.message_prompts.add(source="CHAT_MESSAGE_SOURCE_SYSTEM_PROMPT", prompt=SECRET)
            else:
                full.cascade_config.SetInParent()
            data = full.SerializeToString() + wire.delimited(19_999, SECRET.encode()).raw
            table.rows[at] = (row[0], data, *((len(data),) if name == "gen_metadata" else ()))
    return body


def test_prompts_are_replaced_and_the_rest_is_kept(tmp_path: Path) -> None:
    source = text.loads((ROOT / "golden" / "antigravity" / "tools" / "conversation.json").read_bytes())
    whole = _with_prompts(source)
    whole.brain = Brain([BrainFile("plan.md", b"# Plan\n")])
    (tmp_path / "conversations").mkdir()
    path = tmp_path / "conversations" / f"{whole.id}.db"
    native.save(whole, path)
    options = ["--title", 'A "quoted" title', "--description", "Tools.", "--golden", tmp_path, "--messages"]
    done = subprocess.run([sys.executable, SCRIPT, path, "mine", *options], capture_output=True, text=True, check=True)
    assert done.stdout == "to review: brain: plan.md\n"
    facts = tomllib.loads((tmp_path / "mine" / "case.toml").read_text())
    assert facts == {"title": 'A "quoted" title', "description": "Tools.", "file": "conversation.json"}
    data = (tmp_path / "mine" / facts["file"]).read_bytes()
    assert SECRET.encode().hex().encode() not in data
    made = text.loads(data)
    assert text.dumps(made) == data
    for name in ("steps", "trajectory_meta", "trajectory_metadata_blob"):
        assert made.database.table(name) == whole.database.table(name)
    calls, turns = made.database.table("gen_metadata"), made.database.table("executor_metadata")
    assert calls is not None
    assert turns is not None
    last = calls.rows[-1]
    assert isinstance(last[1], bytes)
    assert last[2] == len(last[1])
    generator = pb.CortexStepGeneratorMetadata.FromString(last[1])
    assert list(generator.step_indices) == [12]
    assert generator.chat_model.usage.output_tokens == 10
    assert generator.chat_model.message_prompts[0].prompt.startswith("<USER_REQUEST>")
    assert isinstance(turns.rows[0][1], bytes)
    assert pb.ExecutorMetadata.FromString(turns.rows[0][1]).last_step_idx == 12
