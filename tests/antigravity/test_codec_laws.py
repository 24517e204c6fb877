"""The codec's laws over conversations that nobody chose: Base, Put-get, Honesty, Determinism, Harmlessness."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from decant.antigravity import media_uris, pb, safety, text
from decant.antigravity.body import Body
from decant.antigravity.decode import to_common
from decant.antigravity.encode import from_common
from decant.common import Message, Transcript
from decant.compare import compare, uncovered
from tests.strategies import messages, metas, transcripts

GOLDEN = Path(__file__).parents[2] / "golden" / "antigravity"
BASES = [text.loads(path.read_bytes(), name=path.parent.name) for path in sorted(GOLDEN.glob("*/conversation.json"))]
FIELDS = ("id", "role", "timestamp", "model", "stop_reason", "usage", "status", "blocks")


def unreported(wanted: Transcript, base: Body | None = None) -> tuple[Body, list[Any]]:
    converted = from_common(wanted, base=base)
    return converted.value, uncovered(converted.losses, compare(wanted, to_common(converted.value).value))


def payloads(body: Body) -> list[Any]:
    table = body.database.table("steps")
    assert table is not None
    return [row[table.column("step_payload")] for row in table.rows]


def copy(transcript: Transcript) -> Transcript:
    return msgspec.convert(msgspec.to_builtins(transcript), Transcript)


@given(transcripts())
def test_written_anew_every_difference_is_a_reported_loss(wanted: Transcript) -> None:
    body, left = unreported(wanted)
    assert left == []
    assert safety.warnings(body) == ()
    assert b"/etc/passwd" not in b"".join(
        media.SerializeToString()
        for payload in payloads(body)
        for step in [pb.Step.FromString(payload)]
        for media in (*step.user_input.media, *step.generic.result.media)
    )


@given(transcripts())
def test_the_second_trip_changes_nothing(wanted: Transcript) -> None:
    first = from_common(wanted).value
    assert from_common(wanted).value == first
    again = to_common(first).value
    assert from_common(again, base=first).value is first
    assert from_common(again, base=first).losses == ()
    second = from_common(again)
    assert uncovered(second.losses, compare(again, to_common(second.value).value)) == []


@st.composite
def edits(draw: st.DrawFn) -> tuple[Body, Transcript]:
    """A conversation and a wild edit of it: messages deleted, moved, repeated, changed in any field, mixed with others
    that claim to come from its records."""
    choice = draw(st.integers(0, 2 * len(BASES)))
    base = BASES[choice] if choice < len(BASES) else from_common(draw(transcripts())).value
    wanted = copy(to_common(base).value)
    for stranger in draw(st.lists(messages, max_size=2)):
        stranger.refs = draw(st.sampled_from([[], ["steps/0"], ["steps/1", "steps/2"], ["steps/99"], ["lines/0"]]))
        wanted.messages.insert(draw(st.integers(0, len(wanted.messages))), stranger)
    for _ in range(draw(st.integers(0, 3))):
        if wanted.messages:
            _edit(draw, wanted.messages)
    if draw(st.booleans()):
        wanted.meta = draw(metas)
    return base, wanted


def _edit(draw: st.DrawFn, all_messages: list[Message]) -> None:
    places = st.integers(0, len(all_messages) - 1)
    at, other = draw(places), draw(places)
    match draw(st.sampled_from(["delete", "swap", "repeat", "field", "mix"])):
        case "delete":
            del all_messages[at]
        case "swap":
            all_messages[at], all_messages[other] = all_messages[other], all_messages[at]
        case "repeat":
            all_messages.append(copy(Transcript(messages=[all_messages[at]])).messages[0])
        case "field":
            field = draw(st.sampled_from(FIELDS))
            setattr(all_messages[at], field, getattr(draw(messages), field))
        case _:
            all_messages[at].blocks = [*all_messages[at].blocks[:1], *draw(messages).blocks[:1]]


@given(edits())
def test_edited_every_difference_is_a_reported_loss_and_nothing_new_would_run(edit: tuple[Body, Transcript]) -> None:
    base, wanted = edit
    body, left = unreported(wanted, base)
    assert left == []
    known = {payload for payload in payloads(base) if isinstance(payload, bytes)}
    for payload in payloads(body):
        if isinstance(payload, bytes) and payload not in known:
            step = pb.Step.FromString(payload)
            assert step.status not in (1, 9, 11)
            assert not media_uris.has_uri(payload)


@given(edits())
def test_what_was_not_edited_keeps_its_bytes(edit: tuple[Body, Transcript]) -> None:
    base, wanted = edit
    body = from_common(wanted, base=base).value
    before = {f"steps/{place}": payload for place, payload in enumerate(payloads(base))}
    same = {m.refs[0]: m for m in to_common(base).value.messages}
    after = payloads(body)
    claimed: set[str] = set()
    for message in wanted.messages:
        ref = message.refs[0] if len(message.refs) == 1 else ""
        if ref in same and ref not in claimed:
            claimed.add(ref)
            if same[ref] == message:
                assert before[ref] in after
