"""One line of the brain's logs: what a step says there, and its two forms, the short one and the full one.

Measured against the agent's harness (0.1.22). Only the short form is cut: content and thinking of more than 4,096
bytes keep their first and last 2,048, an argument of more than 2,048 its first 2,048, all of it less where that would
split a character; and each argument is JSON in a string of its own. Arguments that are no JSON object stand in both
forms under `arguments_json` as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from decant.antigravity import gojson
from decant.errors import DecantError

__all__ = ["Call", "Entry", "Medium", "cut_argument", "cut_text"]

_TEXT_LIMIT = 4096
_PART = 2048
_RAW_ARGUMENTS = "arguments_json"


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the model's, with the text of its arguments."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Medium:
    """A picture or file. `uri` is empty where it is not known where the file lies."""

    mime_type: str
    uri: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line before it is JSON. What is empty or None is left out of it; the tokens are where they are all zero, and
    else stand there together."""

    step_index: int
    source: str
    type: str
    status: str
    exit_code: int | None = None
    error: str = ""
    created_at: str = ""
    input_tokens: int = 0
    cache_read_tokens: int = 0
    output_tokens: int = 0
    content: str = ""
    thinking: str = ""
    calls: tuple[Call, ...] = ()
    media: tuple[Medium, ...] = ()

    def full(self) -> bytes:
        """The line of `transcript_full.jsonl`, with its line end."""
        return self._encode(self.content, self.thinking, [_call(call, gojson.encode) for call in self.calls], [])

    def short(self) -> bytes:
        """The line of `transcript.jsonl`, with its line end."""
        cuts = _Cuts()
        content = cuts.text("content", self.content)
        thinking = cuts.text("thinking", self.thinking)
        calls = [_call(call, cuts.arguments) for call in self.calls]
        return self._encode(content, thinking, calls, cuts.fields)

    def _encode(self, content: str, thinking: str, calls: list[str], cuts: list[str]) -> bytes:
        members = [f'"step_index":{self.step_index}']
        for name in ("source", "type", "status"):
            members += _string(name, getattr(self, name))
        if self.exit_code is not None:
            members.append(f'"exit_code":{self.exit_code}')
        members += _string("error", self.error)
        members += _string("created_at", self.created_at)
        if self.input_tokens or self.cache_read_tokens or self.output_tokens:
            for name in ("input_tokens", "cache_read_tokens", "output_tokens"):
                members.append(f'"{name}":{getattr(self, name)}')
        members += _string("content", content)
        members += _string("thinking", thinking)
        members += _array("tool_calls", calls)
        members += _array("media", [_medium(item) for item in self.media])
        members += _array("truncated_fields", [gojson.string(name) for name in cuts])
        return f"{_object(members)}\n".encode()


@dataclass(slots=True)
class _Cuts:
    """Cuts what is too long, and remembers in `fields` where."""

    fields: list[str] = field(default_factory=list)

    def text(self, name: str, text: str) -> str:
        short = cut_text(text)
        if short is not text:
            self.fields.append(name)
        return short

    def arguments(self, arguments: dict[str, Any]) -> str:
        members: list[str] = []
        for key in sorted(arguments):
            value = gojson.encode(arguments[key])
            short = cut_argument(value)
            if short is not value and "tool_calls" not in self.fields:
                self.fields.append("tool_calls")
            members.append(f"{gojson.string(key)}:{gojson.string(short)}")
        return _object(members)


def cut_text(text: str) -> str:
    """Content or thinking as the short form has it; `text` itself where it is short enough."""
    data = text.encode()
    if len(data) <= _TEXT_LIMIT:
        return text
    head, tail = _head(data), _tail(data)
    return f"{head.decode()}\n<truncated {len(data) - len(head) - len(tail)} bytes>\n{tail.decode()}"


def cut_argument(text: str) -> str:
    """The JSON of an argument as the short form has it; `text` itself where it is short enough."""
    data = text.encode()
    if len(data) <= _PART:
        return text
    head = _head(data)
    return f"{head.decode()}\n<truncated {len(data) - len(head)} bytes>"


def _head(data: bytes) -> bytes:
    end = _PART
    while _continues(data[end]):
        end -= 1
    return data[:end]


def _tail(data: bytes) -> bytes:
    start = len(data) - _PART
    while _continues(data[start]):
        start += 1
    return data[start:]


def _continues(byte: int) -> bool:
    """Whether it is a byte of a UTF-8 character other than the first."""
    return byte & 0xC0 == 0x80


def _call(call: Call, render: Callable[[dict[str, Any]], str]) -> str:
    members = _string("name", call.name)
    try:
        arguments = gojson.parse_object(call.arguments) if call.arguments else None
    except DecantError:  # the agent shows such text as it is, too
        members.append(f'"args":{gojson.encode({_RAW_ARGUMENTS: call.arguments})}')
    else:
        members += [f'"args":{render(arguments)}'] if arguments else []
    return _object(members)


def _medium(item: Medium) -> str:
    return _object([*_string("mime_type", item.mime_type), *_string("uri", item.uri)])


def _object(members: list[str]) -> str:
    return "{" + ",".join(members) + "}"


def _string(name: str, text: str) -> list[str]:
    return [f'"{name}":{gojson.string(text)}'] if text else []


def _array(name: str, items: list[str]) -> list[str]:
    return [f'"{name}":[{",".join(items)}]'] if items else []
