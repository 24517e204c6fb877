"""The common form as a file: found by its content, read and written whole, its errors naming the file."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

import decant
from decant import formats
from decant.common import Message, Meta, Text, Transcript, json_schema
from decant.commonform import COMMON
from decant.errors import FormatError, SourceError, TargetError

TRANSCRIPT = Transcript(
    meta=Meta(id="c-1", title="t"),
    messages=[Message(role="user", blocks=[Text(text='say "schema": "decant.common/"')])],
)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "a.common.json"
    assert decant.write(TRANSCRIPT, path) == ()
    assert decant.read(path).value == TRANSCRIPT
    document = decant.open_document(path)
    assert document.format is COMMON
    assert document.format.identify(document.body) == "c-1"
    jsonschema.validate(json.loads(path.read_bytes()), json_schema())


def test_it_is_never_written_over_without_force(tmp_path: Path) -> None:
    path = tmp_path / "a.common.json"
    path.write_bytes(b"mine")
    with pytest.raises(TargetError, match="exists already"):
        decant.write(TRANSCRIPT, path)
    assert path.read_bytes() == b"mine"
    decant.write(TRANSCRIPT, path, force=True)
    assert decant.read(path).value == TRANSCRIPT


@pytest.mark.parametrize(
    ("head", "is_common"),
    [
        (b'{"schema":"decant.common/1",', True),
        (b' \n{"meta": {}, "schema" : "decant.common/2"}', True),
        (b'{"messages": [{"text": "\\"schema\\":\\"decant.common/1\\""}]}', False),
        (b'["schema":"decant.common/1"]', False),
        (b"", False),
    ],
)
def test_it_is_known_by_its_schema(head: bytes, is_common: bool) -> None:
    assert COMMON.sniff(head, None) is is_common


def test_the_suffix_is_more_than_json() -> None:
    assert formats.by_suffix(Path("x.common.json")) is COMMON


def test_an_error_names_the_file_and_the_place(tmp_path: Path) -> None:
    path = tmp_path / "a.common.json"
    path.write_bytes(b'{"schema":"decant.common/1","messages":[{"role":"nobody"}]}')
    with pytest.raises(FormatError, match=r"a\.common\.json: messages\[0\]\.role"):
        decant.read(path)


def test_messages_can_be_inspected() -> None:
    assert COMMON.tables(TRANSCRIPT) == {"messages": 1}
    (item,) = COMMON.inspect(TRANSCRIPT, "messages", 0)
    assert (item.title, item.fields["role"]) == ("message 0 user", "user")
    assert list(COMMON.inspect(TRANSCRIPT, "messages", 1)) == []


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="directory"):
        COMMON.load(tmp_path)
