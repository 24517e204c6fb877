"""The recovered `.proto` files and the generated code agree with each other and with what is known of the format."""

from __future__ import annotations

import copy
import json
import re
import shutil
from pathlib import Path

import compare_schema
import generate_protos
import pytest
from compare_schema import describe, differences, generated_files

PROTO = generate_protos.PROTO / "decant_proto"
RECOVERED = sorted(path for path in PROTO.rglob("*.proto") if "jetbox_summaries_pb" not in path.parts)


@pytest.fixture(scope="module")
def schema() -> compare_schema.Schema:
    return describe(generated_files())


def test_counts(schema: compare_schema.Schema) -> None:
    fields = [field for message in schema["messages"].values() for field in message["fields"]]
    assert (len(schema["messages"]), len(fields), len(schema["enums"])) == (581, 3066, 136)
    assert sum(message["map_entry"] for message in schema["messages"].values()) == 39
    assert sum(field["optional"] for field in fields) == 386
    assert sum(path.read_text().count("// opaque: ") for path in RECOVERED) == 13


def test_every_recovered_file_says_where_it_comes_from() -> None:
    assert len(RECOVERED) == 13
    headers = {re.sub(r"Original file: \S+", "", "\n".join(path.read_text().split("\n")[:5])) for path in RECOVERED}
    (header,) = headers
    assert re.search(r"^// Binary: google/antigravity/bin/localharness of google-antigravity 0\.1\.22$", header, re.M)
    assert re.search(r"^// SHA-256: 65a96a2a11c9169f[0-9a-f]{48}$", header, re.M)
    assert "by hand" in (PROTO / "jetbox_summaries_pb" / "summaries_state.proto").read_text().split("\n")[0]


def test_a_schema_agrees_with_itself_and_with_less_explicit_json(
    schema: compare_schema.Schema, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terse = {
        kind: {name: {key: value for key, value in entry.items() if value} for name, entry in entries.items()}
        for kind, entries in schema.items()
    }
    for message in terse["messages"].values():
        fields = message.get("fields", [])
        message["fields"] = [{key: value for key, value in field.items() if value} for field in fields]
    (tmp_path / "schema.json").write_text(json.dumps(terse))
    assert compare_schema.main([str(tmp_path / "schema.json")]) == 0
    assert capsys.readouterr().out == (
        "schema: 581 messages, 3066 fields, 136 enums, 0 opaque fields\n"
        "generated: 581 messages, 3066 fields, 136 enums\n"
        "0 differences\n"
    )


def test_every_difference_is_named(schema: compare_schema.Schema, tmp_path: Path) -> None:
    other = copy.deepcopy(schema)
    fields = {field["n"]: field for field in other["messages"]["gemini_coder.Step"]["fields"]}
    fields[1]["type"] = "int32"
    fields[4].update(name="state", optional=True)
    fields[140].update(oneof=None)
    fields[147].update(repeated=False)
    fields[6]["n"] = 900
    other["messages"]["gemini_coder.Trajectory"].update(map_entry=True, reserved=[[4, 5]])
    other["messages"]["exa.new.M"] = {"fields": []}
    del other["enums"]["exa.cortex_pb.CortexStepStatus"]
    other["enums"]["exa.cortex_pb.CortexStepType"]["values"]["CORTEX_STEP_TYPE_GENERIC"] = 7
    assert differences(other, schema) == [
        "exa.new.M: missing",
        "gemini_coder.Step, field 1: type: 'exa.cortex_pb.CortexStepType', the schema has 'int32'",
        "gemini_coder.Step, field 4: name: 'status', the schema has 'state'",
        "gemini_coder.Step, field 4: optional: False, the schema has True",
        "gemini_coder.Step, field 6: not in the schema",
        "gemini_coder.Step, field 140: oneof: 'step', the schema has None",
        "gemini_coder.Step, field 147: repeated: True, the schema has False",
        "gemini_coder.Step, field 900: missing",
        "gemini_coder.Trajectory: map_entry: False, the schema has True",
        "gemini_coder.Trajectory: reserved: [], the schema has [[4, 5]]",
        "exa.cortex_pb.CortexStepStatus: not in the schema",
        "exa.cortex_pb.CortexStepType.CORTEX_STEP_TYPE_GENERIC: 132, the schema has 7",
    ]
    (tmp_path / "schema.json").write_text(json.dumps(other))
    assert compare_schema.main([str(tmp_path / "schema.json")]) == 1


def test_the_generated_code_is_what_the_compiler_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate_protos.main(["--check"]) == 0
    assert capsys.readouterr().out == "generated/ agrees with proto/\n"


def test_drift_is_named_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proto, generated = tmp_path / "proto", tmp_path / "generated"
    shutil.copytree(generate_protos.GENERATED / "decant_proto", generated / "decant_proto")
    (proto / "decant_proto").mkdir(parents=True)
    source = proto / "decant_proto" / "a.proto"
    source.write_text('syntax = "proto3"; package exa.a; message M { string x = 1; }')
    monkeypatch.setattr(generate_protos, "PROTO", proto)
    monkeypatch.setattr(generate_protos, "GENERATED", generated)
    before = generate_protos.contents(generated)
    assert generate_protos.main(["--check"]) == 1
    printed = capsys.readouterr()
    assert "add     decant_proto/a_pb2.py\n" in printed.out
    assert "remove  decant_proto/gemini_coder/trajectory_pb2.pyi\n" in printed.out
    assert "generated/ does not agree with proto/" in printed.err
    assert generate_protos.contents(generated) == before
    assert generate_protos.main([]) == 0
    assert sorted(generate_protos.contents(generated)) == [
        "decant_proto/__init__.py",
        "decant_proto/a_pb2.py",
        "decant_proto/a_pb2.pyi",
    ]
    (generated / "decant_proto" / "a_pb2.py").write_text("edited")
    capsys.readouterr()
    assert generate_protos.main(["--check"]) == 1
    assert capsys.readouterr().out == "change  decant_proto/a_pb2.py\n"
    source.write_text("message {")
    assert generate_protos.main(["--check"]) == 1
    assert "decant_proto/a.proto:1:" in capsys.readouterr().err


def test_code_that_does_not_load_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "bad_pb2.py").write_text("import no_such_module")
    with pytest.raises(generate_protos.GenerationError, match="no_such_module"):
        generate_protos.import_all(generate_protos.ensure_compiler(), tmp_path)
