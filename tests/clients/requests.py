"""A model request as plain turns, from either protocol and either client, and the comparison of two of them.

Only what a client wraps around a conversation is taken off: Antigravity's `<USER_REQUEST>` with its metadata, and the
session context that the Gemini CLI puts in front. Everything else is compared to the byte.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Literal

Json = dict[str, Any]
Kind = Literal["user", "assistant", "thinking", "call", "result", "media"]
Prompt = str | Sequence[str | dict[str, str]]
"""What a test says to a client: a text, or texts and media as `{"mime": …, "data": <base64>}`."""


@dataclass(frozen=True)
class Turn:
    """One thing said in a conversation.

    `text` is the text of a user, assistant, thinking or result turn, the arguments of a call as canonical JSON, or the
    base64 of a medium; `name` is a tool's name or a medium's type; `id` the id of a call or of the call answered.
    `error` is set on a result that the client sent as a failure.
    """

    kind: Kind
    text: str
    name: str = ""
    id: str = ""
    error: bool = False

    def __str__(self) -> str:
        about = " ".join(word for word in (self.kind, self.name, self.id, "(error)" if self.error else "") if word)
        return f"{about}: {_short(self.text)}"


def call(name: str, arguments: Json, call_id: str) -> Turn:
    """A call as `read_request` gives it."""
    return Turn("call", canonical(arguments), name, call_id)


def result(name: str, text: str, call_id: str, *, error: bool = False) -> Turn:
    """A result as `read_request` gives it."""
    return Turn("result", text, name, call_id, error)


def canonical(value: Any) -> str:
    """JSON with sorted keys: a request's key order is the client's, its values are the conversation's."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def read_request(body: Json, *, bare_results: bool = False) -> list[Turn]:
    """The conversation in the body of a model request, system prompt and client's context aside.

    With `bare_results` the harness's own lines around a result go too: `Created At:`, `Completed At:` and the words in
    front of an error. The default keeps results exactly as sent.
    """
    turns = _openai_turns(body["messages"]) if "messages" in body else _gemini_turns(_without_context(body["contents"]))
    return [_bare(turn) if bare_results and turn.kind == "result" else turn for turn in turns]


def history(body: Json, prompt: Prompt) -> list[Turn]:
    """The turns before the prompt that caused the request, which must be the last thing in it.

    Raises:
        AssertionError: the request does not end with the prompt.
    """
    parts = [prompt] if isinstance(prompt, str) else prompt
    said = [Turn("user", "".join(part for part in parts if isinstance(part, str)))]  # the harness joins texts so
    said += [Turn("media", part["data"], part["mime"]) for part in parts if not isinstance(part, str)]
    turns = read_request(body)
    differences = compare_requests(said, turns[-len(said) :])
    assert not differences, f"the request does not end with its prompt: {differences}"
    return turns[: -len(said)]


def compare_requests(expected: Sequence[Turn], actual: Sequence[Turn]) -> list[str]:
    """Every difference between two conversations, in order, each as a line for a person; empty when they are equal."""
    lines: list[str] = []
    for tag, i, i_end, j, j_end in SequenceMatcher(None, expected, actual, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        wanted, got = list(expected[i:i_end]), list(actual[j:j_end])
        for at, (old, new) in enumerate(zip(wanted, got, strict=False), i):
            lines.append(f"turn {at}: {_difference(old, new)}")
        common = min(len(wanted), len(got))
        lines += [f"turn {at}: missing {turn}" for at, turn in enumerate(wanted[common:], i + common)]
        lines += [f"turn {i_end}: unexpected {turn}" for turn in got[common:]]
    return lines


def _difference(old: Turn, new: Turn) -> str:
    if (old.kind, old.name, old.id, old.error) != (new.kind, new.name, new.id, new.error):
        return f"expected {old}, got {new}"
    pairs = enumerate(zip(old.text, new.text, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(old.text), len(new.text)))
    start = max(0, at - 20)
    return f"{old.kind} differs at character {at}: expected {_short(old.text[start:])}, got {_short(new.text[start:])}"


def _short(text: str, most: int = 120) -> str:
    return repr(text) if len(text) <= most else f"{text[:most]!r}… ({len(text)} characters)"


# --- the two protocols


def _openai_turns(messages: list[Json]) -> Iterator[Turn]:
    for message in messages:
        role, content = message["role"], message.get("content")
        parts = [{"type": "text", "text": content}] if isinstance(content, str) else content or []
        if role == "tool":
            yield _result(message.get("name", ""), message["tool_call_id"], "".join(part["text"] for part in parts))
        elif role in ("user", "assistant"):
            yield from _openai_parts(role, parts)
        elif role != "system":
            raise AssertionError(f"a message of the unknown role {role!r}")
        for tool in message.get("tool_calls") or []:
            yield call(tool["function"]["name"], json.loads(tool["function"]["arguments"]), tool["id"])


def _openai_parts(role: Kind, parts: list[Json]) -> Iterator[Turn]:
    for part in parts:
        if part["type"] != "text":
            kind, _, data = part["image_url"]["url"].removeprefix("data:").partition(";base64,")
            yield Turn("media", data, kind)
        elif part["text"]:
            yield Turn(role, _said(part["text"]) if role == "user" else part["text"])


def _gemini_turns(contents: list[Json]) -> Iterator[Turn]:
    for content in contents:
        for part in content.get("parts", []):
            yield from _gemini_part("user" if content.get("role") == "user" else "assistant", part)


def _gemini_part(role: Kind, part: Json) -> Iterator[Turn]:
    if "functionCall" in part:
        made = part["functionCall"]
        yield call(made["name"], made.get("args") or {}, made.get("id", ""))
    elif "functionResponse" in part:
        given = part["functionResponse"]
        response = given.get("response") or {}
        text = response.get("error", response.get("output", response))
        text = text if isinstance(text, str) else canonical(text)
        yield _result(given["name"], given.get("id", ""), text, error="error" in response)
        for nested in given.get("parts", []):
            yield from _gemini_part(role, nested)
    elif "inlineData" in part:
        yield Turn("media", part["inlineData"].get("data", ""), part["inlineData"].get("mimeType", ""))
    elif part.get("thought"):
        yield Turn("thinking", part.get("text", ""))
    elif "text" not in part:
        raise AssertionError(f"a part of an unknown kind: {part}")
    elif part["text"]:
        yield Turn(role, _said(part["text"]) if role == "user" else part["text"])


# --- what the clients wrap around a conversation

_CONTEXT = re.compile(r"<session_context>\n.*\n</session_context>\s*", re.DOTALL)
_REQUEST = re.compile(
    r"<USER_REQUEST>\n(.*)\n</USER_REQUEST>(?:\n<ADDITIONAL_METADATA>\n.*\n</ADDITIONAL_METADATA>)?\s*", re.DOTALL
)
_TIMES = re.compile(r"(?:Created At: [^\n]*\n)?(?:Completed At: [^\n]*\n)?")
_FAILED = ("Encountered error in step execution: ", "Error invalid tool call: ")


def _without_context(contents: list[Json]) -> list[Json]:
    """Contents without the one part that the Gemini CLI puts in front; a second one would be a fault to be seen."""
    parts = contents[0].get("parts", []) if contents else []
    if not parts or not _CONTEXT.fullmatch(parts[0].get("text", "")):
        return contents
    return [{**contents[0], "parts": parts[1:]}, *contents[1:]]


def _said(text: str) -> str:
    wrapped = _REQUEST.fullmatch(text)
    return wrapped[1] if wrapped else text


def _result(name: str, call_id: str, text: str, *, error: bool = False) -> Turn:
    """The harness has no error flag: it says so in words, after its times."""
    return Turn("result", text, name, call_id, error or text[_end_of_times(text) :].startswith(_FAILED))


def _bare(turn: Turn) -> Turn:
    text = turn.text[_end_of_times(turn.text) :]
    return Turn("result", text.removeprefix(_FAILED[0]).removeprefix(_FAILED[1]), turn.name, turn.id, turn.error)


def _end_of_times(text: str) -> int:
    found = _TIMES.match(text)
    return found.end() if found else 0
