"""The common form: its JSON comes back whole, is canonical, and is what its published schema says."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings

from decant import common
from decant.common import Message, Meta, Text, ToolUse, Transcript, dumps, json_schema, loads, same_message
from decant.errors import FormatError, LimitError
from decant.fielddocs import all_structs, field_docs
from tests.strategies import messages, transcripts

VALIDATOR = jsonschema.Draft202012Validator(json_schema())
MARK = "\ufdd0"


def with_arguments(arguments: dict[str, Any]) -> Transcript:
    return Transcript(messages=[Message(role="assistant", blocks=[ToolUse(id="1", name="x", arguments=arguments)])])


@given(transcripts())
@settings(max_examples=100)
def test_any_transcript_comes_back_from_its_json(transcript: Transcript) -> None:
    data = dumps(transcript)
    back = loads(data)
    assert back == transcript
    assert dumps(back) == data  # == takes 1 for True; the bytes do not


@given(transcripts())
@settings(max_examples=60)
def test_an_independent_validator_agrees_with_the_schema(transcript: Transcript) -> None:
    VALIDATOR.validate(json.loads(dumps(transcript)))


def test_the_schema_itself_is_valid_and_refuses_what_we_refuse() -> None:
    jsonschema.Draft202012Validator.check_schema(json_schema())
    for wrong in (
        {},
        {"schema": "decant.common/2"},
        {"schema": "decant.common/1", "messages": [{}]},
        {"schema": "decant.common/1", "messages": [{"role": "user", "blocks": [{"type": "text"}]}]},
        {"schema": "decant.common/1", "messages": [{"role": "user", "more": 1}]},
    ):
        assert not VALIDATOR.is_valid(wrong)
        with pytest.raises(FormatError):
            loads(json.dumps(wrong).encode())


def test_one_message_a_line_and_the_schema_first() -> None:
    transcript = Transcript(meta=Meta(id="é"), messages=[Message(role="user"), Message(role="assistant", id="2")])
    assert dumps(transcript).decode() == (
        '{"schema":"decant.common/1",\n'
        '"meta":{"id":"é"},\n'
        '"messages":[\n'
        '{"role":"user"},\n'
        '{"role":"assistant","id":"2"}\n'
        "]}\n"
    )
    assert dumps(Transcript()) == b'{"schema":"decant.common/1",\n"meta":{},\n"messages":[]}\n'


def test_what_is_not_escaped_in_memory_is_in_json() -> None:
    raw = {"n": math.nan, "i": -math.inf, "null": None, "s": "a\ud800", "e": MARK + "n1e999", "k\udc00": 2**70}
    escaped = {
        "n": MARK + "nNaN",
        "i": MARK + "n-Infinity",
        "null": None,
        "s": f"a{MARK}d800",
        "e": MARK + "n1e999",
        f"k{MARK}dc00": f"{MARK}n{2**70}",
    }
    assert loads(dumps(with_arguments(raw))) == with_arguments(escaped)
    assert loads(dumps(with_arguments({"big": 2**70}))) == with_arguments({"big": f"{MARK}n{2**70}"})
    meta = Transcript(meta=Meta(title="\udfff", extra={"x": None}))
    assert loads(dumps(meta)).meta.title == MARK + "dfff"


def test_hand_written_json_that_msgspec_would_refuse_or_round_is_read() -> None:
    text = (
        '{"schema": "decant.common/1", "messages": [{"role": "user", "blocks": [{"type": "tool_use", "id": "\\ud800",'
        '"name": "x", "arguments": {"a": NUMBER}}]}]}'
    )
    for number in ("1e999", "12345678901234567890123", "0.10000000000000001", "-Infinity"):
        block = loads(text.replace("NUMBER", number).encode()).messages[0].blocks[0]
        assert block == ToolUse(id=MARK + "d800", name="x", arguments={"a": f"{MARK}n{number}"})


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", "line 1 column 1", "not JSON"),
        ("{", "line 1 column 2", "not JSON"),
        ("[]", None, "no JSON object"),
        ("[1e999]", None, "no JSON object"),
        ('{"messages": []}', "schema", "names no schema"),
        ('{"messages": [{"role": "user", "timestamp": 1e999}]}', "schema", "names no schema"),
        ('{"schema": "other/1", "messages": 5}', "schema", "other/1"),
        ('{"schema": 1}', "schema", "its schema is 1"),
        ('{"schema": "decant.common/1", "messages": [{"role": "user"}, {"role": "x"}]}', "messages[1].role", "'x'"),
        ('{"schema": "decant.common/1", "meta": {"extra": [1e999]}}', "meta.extra", "Expected `object`"),
        ('{"schema": "decant.common/1", "more": 1}', None, "unknown field `more`"),
    ],
)
def test_what_is_no_transcript_says_where(text: str, place: str | None, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        loads(text.encode())
    assert caught.value.place == place
    assert message in str(caught.value)


def test_bytes_that_are_not_utf8_say_where() -> None:
    with pytest.raises(FormatError) as caught:
        loads(b'{"schema": "\xff"}')
    assert caught.value.place == "byte 12"


@pytest.mark.parametrize("depth", [300, 100_000])
def test_a_value_that_nests_too_deep_is_refused(depth: int) -> None:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    with pytest.raises(LimitError):
        dumps(with_arguments({"a": value}))
    deep = b'{"schema":"decant.common/1","meta":{"extra":{"a":' + b"[" * depth + b"]" * depth + b"}}}"
    with pytest.raises(LimitError):
        loads(deep)


@given(messages)
def test_a_message_is_the_same_whatever_its_refs_and_the_order_of_keys(message: Message) -> None:
    turned = [
        msgspec.structs.replace(block, arguments=dict(reversed(block.arguments.items())))
        if isinstance(block, ToolUse)
        else block
        for block in message.blocks
    ]
    assert same_message(message, message)
    assert same_message(message, msgspec.structs.replace(message, refs=["steps/7"], blocks=turned))
    assert not same_message(message, msgspec.structs.replace(message, blocks=[*message.blocks, Text(text="more")]))


def test_a_number_of_another_type_makes_another_message() -> None:
    def message(value: Any) -> Message:
        return with_arguments({"a": value}).messages[0]

    assert message(1) == message(1.0)
    for other in (True, 1.0, "1"):
        assert not same_message(message(1), message(other))


def test_every_field_is_documented() -> None:
    for struct in all_structs(Transcript):
        assert struct.__doc__
        assert not set(struct.__struct_fields__) - set(field_docs(struct)), struct.__name__


def test_the_page_about_the_schema_is_current() -> None:
    script = Path(__file__).parent.parent / "scripts" / "common_docs.py"
    run = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_all_of_the_schema_can_be_had_from_one_module() -> None:
    assert set(common.__all__) <= set(vars(common))


@pytest.mark.parametrize(
    "text",
    [
        b'{"schema":"decant.common/1","messages":[{"role":"user","role":"assistant","blocks":[]}]}',
        b'{"schema":"decant.common/1","messages":[],"meta":{"extra":{"role":1e999,"r\\u006fle":[]}}}',
    ],
)
def test_a_key_that_is_given_twice_is_an_error(text: bytes) -> None:
    with pytest.raises(FormatError, match='the key "role" is given twice'):
        loads(text)
