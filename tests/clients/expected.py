"""What a client should send for a transcript, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from decant.common import Block, Image, Message, Text, Thinking, ToolResult, ToolUse, Transcript

from .requests import Turn, call, result

__all__ = ["conversations", "expected_turns"]


def expected_turns(transcript: Transcript, *, thinking: bool = False, canceled: str = "") -> list[Turn]:
    """The words, calls, results and pictures of a transcript in order. Calls that nothing answers, and results that
    answer nothing, are not sent. `canceled`: what the client says in place of a result that was canceled."""
    names = {b.id: b.name for m in transcript.messages for b in m.blocks if isinstance(b, ToolUse)}
    answered = {b.tool_use_id for m in transcript.messages for b in m.blocks if isinstance(b, ToolResult)}
    turns: list[Turn] = []
    for message in transcript.messages:
        for block in message.blocks:
            if isinstance(block, ToolUse) and block.id not in answered:
                continue
            if isinstance(block, ToolResult) and block.tool_use_id not in names:
                continue
            turns.extend(_turns(message, block, names, thinking, canceled))
    return turns


def _turns(message: Message, block: Block, names: dict[str, str], thinking: bool, canceled: str) -> Iterator[Turn]:
    if isinstance(block, Text) and message.role == "user":
        yield Turn("user", block.text)
    elif isinstance(block, Text) and message.role == "assistant":
        yield Turn("assistant", block.text)
    elif isinstance(block, Thinking) and thinking:
        yield Turn("thinking", block.text)
    elif isinstance(block, ToolUse):
        yield call(block.name, block.arguments, block.id)
    elif isinstance(block, ToolResult):
        text = "".join(content.text for content in block.content if isinstance(content, Text))
        if block.status == "canceled" and not text:
            text = canceled
        yield result(names[block.tool_use_id], text, block.tool_use_id)
        yield from (Turn("media", c.data or "", c.mime_type) for c in block.content if isinstance(c, Image))
    elif isinstance(block, Image):
        yield Turn("media", block.data or "", block.mime_type)


_printable = st.characters(codec="utf-8", exclude_categories=("C",), include_characters="\n\t")
_text = st.text(_printable, min_size=1, max_size=60).filter(lambda text: bool(text.strip()))
_json = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def conversations(draw: st.DrawFn) -> Transcript:
    """A conversation as an agent has them: questions, calls in parallel with their results, failures, answers."""
    messages: list[Message] = []
    number = 0
    for _ in range(draw(st.integers(1, 4))):
        messages.append(Message(role="user", blocks=[Text(text=draw(_text))]))
        for _ in range(draw(st.integers(0, 3))):
            blocks: list[Block] = [Text(text=draw(_text))] if draw(st.booleans()) else []
            uses: list[ToolUse] = []
            for _ in range(draw(st.integers(1, 3))):
                number += 1
                name = draw(st.from_regex(r"[a-z][a-z_]{2,12}", fullmatch=True))
                arguments = draw(st.dictionaries(st.text(max_size=8), _json, max_size=3))
                uses.append(ToolUse(id=f"call-{number}", name=name, arguments=arguments))
            messages.append(Message(role="assistant", blocks=[*blocks, *uses]))
            for use in uses:
                failed = draw(st.booleans())
                answer = ToolResult(
                    tool_use_id=use.id, name=use.name, content=[Text(text=draw(_text))], is_error=failed
                )
                messages.append(Message(role="user", blocks=[answer]))
        messages.append(Message(role="assistant", blocks=[Text(text=draw(_text))]))
    return Transcript(messages=messages)
