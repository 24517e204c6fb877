"""A conversation as lines of text with a style each, for `decant show`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from decant.common import (
    Block,
    File,
    Image,
    Json,
    Message,
    Notice,
    Raw,
    Text,
    Thinking,
    ToolResult,
    ToolUse,
    Transcript,
)

__all__ = ["Line", "heading", "rendered"]

Line: TypeAlias = tuple[str, str]
"""A style in rich's words (or nothing) and a line of text."""

_RESULT_LINES = 40
_ARGUMENT_CHARACTERS = 200
_WORD = re.compile(r"[^\s\"'=]+")
_SECONDS = re.compile(r"\.\d+(?=Z$)")
_ROLES = {"user": "bold cyan", "assistant": "bold green", "system": "bold magenta"}


def heading(transcript: Transcript) -> Iterator[Line]:
    """The conversation's own properties."""
    meta = transcript.meta
    yield "bold", meta.title or meta.id or "conversation"
    known = (meta.id if meta.title else None, meta.format, meta.model, meta.cwd, _seconds(meta.created))
    yield "dim", "  ".join(value for value in known if value)
    yield "", ""


def rendered(number: int, message: Message) -> Iterator[Line]:
    """One message under a line that says its number, who speaks, and when."""
    details = [value for value in (_seconds(message.timestamp), message.model, message.stop_reason) if value]
    if message.gone:
        details.append(f"no longer sent ({message.gone})")
    yield _ROLES[message.role], "  ".join([f"[{number}] {message.role}", *details])
    for block in message.blocks:
        yield from _block(block)
    yield "", ""


def _seconds(timestamp: str | None) -> str | None:
    return timestamp and _SECONDS.sub("", timestamp)


def _block(block: Block) -> Iterator[Line]:
    match block:
        case Text():
            yield from _lines("", block.text)
        case Thinking():
            text = block.text or ("(redacted)" if block.redacted else "(empty)")
            yield from _lines("dim italic", f"{block.subject}: {text}" if block.subject else text, "~ ")
        case ToolUse():
            yield from _lines("yellow", f"{block.name} {_arguments(block)}", "> ")
        case ToolResult():
            yield from _result(block)
        case Notice():
            yield from _lines("dim", f"({block.kind}) {block.text}")
        case Image() | File():
            yield "blue", _medium(block)
        case Raw():
            yield "dim", f"  ({block.format} record {block.kind})"


def _arguments(call: ToolUse) -> str:
    """The arguments that say what the call does, in a line."""
    if call.invalid_json is not None:
        return f"(arguments that are not JSON) {_shortened(call.invalid_json)}"
    shown: Any = call.arguments if call.tool is None else msgspec.to_builtins(call.tool)
    pairs = ((key, value) for key, value in shown.items() if key != "tool" or call.tool is None)
    return " ".join(
        f"{key}={_shortened(value if isinstance(value, str) and _WORD.fullmatch(value) else _json(value))}"
        for key, value in pairs
    )


def _shortened(text: str) -> str:
    rest = len(text) - _ARGUMENT_CHARACTERS
    return text if rest <= 0 else f"{text[:_ARGUMENT_CHARACTERS]}... ({rest:,} more characters)"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _result(result: ToolResult) -> Iterator[Line]:
    style = "red" if result.is_error else "dim"
    failed = ", error" if result.is_error and result.status != "error" else ""
    yield style, f"< {result.name or 'result'} ({result.status}{failed})"
    for part in result.content:
        match part:
            case Text():
                lines = list(_lines(style, part.text))
                yield from lines[:_RESULT_LINES]
                if len(lines) > _RESULT_LINES:
                    yield style, f"    ... {len(lines) - _RESULT_LINES:,} more lines (--json shows them)"
            case Json():
                yield from _lines(style, _json(part.value))
            case Image() | File():
                yield "blue", _medium(part)


def _medium(medium: Image | File) -> str:
    kind = "image" if isinstance(medium, Image) else "file"
    what = medium.uri or (f"{len(medium.data) * 3 // 4:,} bytes" if medium.data else "no data")
    return "  ".join(["  (" + kind, medium.mime_type, what, medium.name or ""]).rstrip() + ")"


def _lines(style: str, text: str, mark: str = "") -> Iterator[Line]:
    for line in text.replace("\r\n", "\n").removesuffix("\n").split("\n"):
        yield style, f"  {mark}{line}"
        mark = " " * len(mark)
