"""What `from_common` writes is resumed by the real client again and again, and each time it sends the conversation."""

from __future__ import annotations

import os
import random
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from decant.common import Image, Message, Notice, Text, Thinking, ToolResult, ToolUse, Transcript
from decant.common import Json as JsonValue
from decant.escapes import unescape_text
from decant.gemini.decode import to_common
from decant.gemini.encode import from_common
from decant.gemini.log import dumps, load
from tests.gemini.logs import CASES

from .gemini import Gemini, compare_resumes
from .requests import Turn, call, canonical, result

GENERATED, BATCH = 20, 5
TALKS = [
    case for case in CASES if case.folder.name not in ("empty", "breaks_client", "odd_content", "subagent", "media")
]
"""Goldens with something to resume; a subagent's session is never listed, and a reference to a file is not written."""


def expected_turns(transcript: Transcript) -> list[Turn]:
    """What the model must be told, worked out from the transcript alone."""
    turns: list[Turn] = []
    names: dict[str, str] = {}
    for message in transcript.messages:
        spoken = any(isinstance(block, Text) for block in message.blocks)
        for block in message.blocks:
            if isinstance(block, Text) or (isinstance(block, Notice) and message.role == "user" and spoken):
                if block.text:
                    turns.append(Turn("user" if message.role == "user" else "assistant", unescape_text(block.text)))
            elif isinstance(block, Image) and block.data is not None:
                turns.append(Turn("media", block.data, block.mime_type))
            elif isinstance(block, ToolUse):
                names[block.id] = block.name
                turns.append(call(block.name, block.arguments, _bare(block)))
            elif isinstance(block, ToolResult):
                turns += _result(block, names)
    return turns


def _bare(use: ToolUse) -> str:
    """The API's own id: the client puts the tool's name before it, and takes it off again."""
    return use.id.removeprefix(f"{use.name}__")


def _result(block: ToolResult, names: dict[str, str]) -> list[Turn]:
    name = names[block.tool_use_id]
    if not block.content and block.status == "canceled":
        return [result(name, "canceled", block.tool_use_id.removeprefix(f"{name}__"), error=True)]
    shown = block.content[0] if block.content else None
    if isinstance(shown, JsonValue):
        text = canonical(shown.value)
    else:
        text = shown.text if isinstance(shown, Text) else ""
    identity = block.tool_use_id.removeprefix(f"{name}__")
    media = [Turn("media", item.data or "", item.mime_type) for item in block.content if isinstance(item, Image)]
    return [result(name, text, identity, error=block.is_error), *media]


def resume_thrice(gemini: Gemini, transcript: Transcript) -> None:
    """Writes the transcript, resumes it three times, and looks whether the file is still there."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    body = from_common(transcript, now=now).value
    home = gemini.home()
    path = home.place("session-2026-03-01T10-00-decant00.jsonl", dumps(body))
    runs = gemini.resume(home, body.id)
    assert compare_resumes(expected_turns(transcript), runs) == []
    assert path.exists()


@pytest.mark.parametrize("case", TALKS, ids=[case.folder.name for case in TALKS])
def test_goldens_resume_thrice(gemini: Gemini, case: Any) -> None:
    transcript = to_common(load(case.file)).value
    transcript.meta.id = "7d1c9a44-0000-4000-8000-00000000000a"
    answered = {b.tool_use_id for m in transcript.messages for b in m.blocks if isinstance(b, ToolResult)}
    assert all(b.id in answered for m in transcript.messages for b in m.blocks if isinstance(b, ToolUse))
    if not any(isinstance(block, Text) for message in transcript.messages for block in message.blocks):
        pytest.skip("nothing is said in it")
    resume_thrice(gemini, transcript)


WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cn", "Co"]), min_size=1, max_size=20)
TEXTS = st.builds(lambda start, rest: start + rest + "x", st.sampled_from(["", "/", "?", " /", "\n? ", "@"]), WORDS)
ARGUMENTS = st.dictionaries(
    st.text("abc", min_size=1, max_size=3), TEXTS | st.integers(-9, 9) | st.booleans(), max_size=3
)
NAMES = st.sampled_from(["read_file", "run_shell_command", "glob", "mcp_db_query"])
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGNQaHgAQQxwFgBVlAkBfXCjIgAAAABJRU5ErkJggg=="
CONTENTS = st.one_of(
    st.builds(lambda text: [Text(text=text)], TEXTS),
    st.builds(lambda value: [JsonValue(value=value)], st.dictionaries(st.text("de", min_size=2), TEXTS, min_size=1)),
)


@st.composite
def conversations(draw: st.DrawFn) -> Transcript:
    """Turns of a person and an agent, with calls side by side and one after the other, and results of every kind."""
    messages: list[Message] = []
    for turn in range(draw(st.integers(1, 3))):
        asked: list[Any] = [Text(text=draw(TEXTS))]
        if draw(st.booleans()):
            asked.append(Image(mime_type="image/png", data=PIXEL))
        messages.append(Message(role="user", blocks=asked))
        for round_ in range(draw(st.integers(0, 2))):
            calls = [
                ToolUse(id=f"t{turn}-{round_}-{number}", name=draw(NAMES), arguments=draw(ARGUMENTS))
                for number in range(draw(st.integers(1, 3)))
            ]
            said: list[Any] = [Thinking(text=draw(TEXTS))] if draw(st.booleans()) else []
            said += [Text(text=draw(TEXTS))] if draw(st.booleans()) else []
            messages.append(Message(role="assistant", blocks=[*said, *calls]))
            for use in calls:
                failed = draw(st.booleans())
                content: Any = [Text(text=draw(TEXTS))] if failed else draw(CONTENTS)
                block = ToolResult(tool_use_id=use.id, content=content, is_error=failed)
                messages.append(Message(role="user", blocks=[block]))
        messages.append(Message(role="assistant", blocks=[Text(text=draw(TEXTS))]))
    return Transcript(messages=messages)


@pytest.mark.parametrize("batch", range(GENERATED // BATCH))
def test_generated_conversations_resume_thrice(gemini: Gemini, batch: int) -> None:
    """20 conversations, in batches that can run side by side. DECANT_SEED repeats a run."""
    number = int(os.environ.get("DECANT_SEED") or random.randrange(2**32))
    print(f"DECANT_SEED={number}")
    made: list[Transcript] = []

    @seed(number + batch)
    @settings(
        max_examples=BATCH,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(conversations())
    def generate(transcript: Transcript) -> None:
        made.append(transcript)

    generate()
    for transcript in made:
        resume_thrice(gemini, transcript)
    count = sum(len(each.messages) for each in made)
    print(f"seed {number}, batch {batch}: {len(made)} conversations, {count} messages, 3 resumes each")


def test_a_native_session_that_would_be_doubled_is_mended_by_converting_it(gemini: Gemini) -> None:
    """The client's own file before and after `mend`: each result twice, then once."""
    from decant.gemini.mend import mend

    case = next(case for case in CASES if case.folder.name == "tools")
    before = load(case.file)
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    fresh = f'\n{{"$set":{{"lastUpdated":"{now}"}}}}\n'.encode()  # the client deletes old sessions
    results: list[int] = []
    for body in (before, mend(before).value):
        home = gemini.home()
        home.place("session-2026-03-01T10-00-decant00.jsonl", dumps(body) + fresh)
        session = to_common(body).value.meta.id
        assert session is not None
        runs = gemini.resume(home, session, times=1)
        results.append(sum(turn.kind == "result" for turn in runs[0].history))
    once = sum(isinstance(block, ToolResult) for m in to_common(before).value.messages for block in m.blocks)
    assert results == [2 * once, once]
