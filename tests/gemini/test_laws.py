"""The nine laws over both file forms of the Gemini CLI."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.common import Message, Notice, Text, Thinking, Transcript
from decant.formats import Format
from decant.gemini.body import Body
from decant.gemini.decode import to_common
from decant.gemini.encode import from_common
from decant.gemini.format import GEMINI, GEMINI_JSON
from decant.gemini.log import dumps, loads
from tests import laws
from tests.gemini.logs import BYTES, CASES, FILES, LONG_LOGS, NAMES, WHOLE, Case
from tests.strategies import blocks, messages, metas, transcripts

FORMATS = [GEMINI, GEMINI_JSON]
GOLDENS = st.sampled_from([case.file.read_bytes() for case in CASES])
LOGS = (GOLDENS | LONG_LOGS | FILES | WHOLE).map(lambda data: loads(data, name="x"))
ANY = BYTES | FILES | WHOLE
forms = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.id)


@given(body=LOGS)
def test_store(tmp_path_factory: pytest.TempPathFactory, body: Body) -> None:
    form = GEMINI if body.kind == "log" else GEMINI_JSON
    laws.store(form, body, tmp_path_factory.mktemp("store"))


@given(body=LOGS)
def test_text(body: Body) -> None:
    laws.text(GEMINI, body)


@given(body=LOGS, history=st.booleans())
def test_base(body: Body, history: bool) -> None:
    laws.base(GEMINI, body)
    with_history = GEMINI.to_common(body, history=history) if GEMINI.to_common else None
    assert with_history is not None
    put_back = from_common(with_history.value, body)
    assert put_back.value == body
    assert put_back.losses == ()


@given(body=LOGS)
def test_what_the_client_no_longer_has_changes_nothing_of_the_rest(body: Body) -> None:
    whole = to_common(body, history=True).value
    assert [message for message in whole.messages if message.gone is None] == to_common(body).value.messages


@forms
@given(wanted=transcripts())
def test_honesty(form: Format[Body], wanted: Transcript) -> None:
    laws.honesty(form, wanted)


@forms
@given(wanted=transcripts())
def test_determinism(form: Format[Body], wanted: Transcript) -> None:
    laws.determinism(form, wanted)


@forms
@given(wanted=transcripts())
def test_harmlessness(form: Format[Body], wanted: Transcript) -> None:
    laws.harmlessness(form, wanted)
    assert form.from_common is not None
    written = dumps(form.from_common(wanted).value)
    assert b'"fileUri"' not in written
    assert b'"executing"' not in written


@forms
@given(data=ANY)
def test_totality(tmp_path_factory: pytest.TempPathFactory, form: Format[Body], data: bytes) -> None:
    laws.totality(form, data, tmp_path_factory.mktemp("any"))


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_innocence(case: Case) -> None:
    laws.innocence(GEMINI, case.file)


@st.composite
def edits(draw: st.DrawFn) -> tuple[Body, Transcript]:
    """A file and a wild edit of what it says: messages deleted, moved, repeated, changed, and strangers among them
    that claim to come from its lines."""
    body = draw(LOGS)
    assert GEMINI.to_common is not None
    wanted = _copy(GEMINI.to_common(body).value)
    for _ in range(draw(st.integers(1, 3))):
        _edit(draw, wanted.messages)
    if draw(st.booleans()):
        wanted.meta = draw(metas)
    return body, wanted


def _copy(transcript: Transcript) -> Transcript:
    return msgspec.convert(msgspec.to_builtins(transcript), Transcript)


def _edit(draw: st.DrawFn, listed: list[Message]) -> None:
    if not listed or draw(st.booleans()):
        stranger = draw(messages)
        stranger.refs = draw(st.sampled_from([[], ["lines/1"], ["lines/2", "lines/3"], ["lines/2/toolCalls/0"]]))
        listed.insert(draw(st.integers(0, len(listed))), stranger)
        return
    at, other = draw(st.integers(0, len(listed) - 1)), draw(st.integers(0, len(listed) - 1))
    message = listed[at]
    match draw(st.sampled_from(["delete", "swap", "repeat", "field", "block", "words", "drop", "insert"])):
        case "delete":
            del listed[at]
        case "swap":
            listed[at], listed[other] = listed[other], listed[at]
        case "repeat":
            listed.append(_copy(Transcript(messages=[message])).messages[0])
        case "field":
            field = draw(st.sampled_from(["id", "role", "timestamp", "model", "usage", "status", "blocks"]))
            setattr(message, field, getattr(draw(messages), field))
        case "insert":
            message.blocks.insert(draw(st.integers(0, len(message.blocks))), draw(blocks))
        case "words":
            for block in message.blocks:
                if isinstance(block, Text | Thinking | Notice):
                    block.text = draw(st.sampled_from(["edited", "/edited", ""]))
        case name if message.blocks:
            place = draw(st.integers(0, len(message.blocks) - 1))
            message.blocks[place : place + 1] = [] if name == "drop" else [draw(blocks)]


@given(edits())
def test_an_edit_put_back(edit: tuple[Body, Transcript]) -> None:
    """Put-get, Honesty and Base, and that the old bytes of a log stay."""
    body, wanted = edit
    before = dumps(body)
    laws.put_get(GEMINI, wanted, body)
    laws.honesty(GEMINI, wanted, body)
    made: Any = from_common(wanted, body).value
    assert dumps(body) == before
    assert from_common(wanted, body).value == made
    laws.text(GEMINI, made)
    laws.base(GEMINI, made)
    if body.kind == "log":
        assert dumps(made).startswith(before)


@given(edits())
def test_an_edit_mints_no_reference_to_a_file(edit: tuple[Body, Transcript]) -> None:
    body, wanted = edit
    before, after = dumps(body), dumps(from_common(wanted, body).value)
    new = after.removeprefix(before) if body.kind == "log" else after
    assert b"/etc/passwd" not in new or b"/etc/passwd" in before or b"fileUri" not in new
