"""Compares decoded conversations with the model requests that the agent really sent.

    python scripts/compare_requests.py CORPUS_DIR

Each folder of CORPUS_DIR is a case: `conversations/<id>.db` and `requests.json`, the list of request bodies of the
live session, in the OpenAI or the Gemini protocol. Every message of every request must be the next matching message
of the transcript: role by role, text by text, call by call (id, name, arguments, signature), result by result (id,
name, text, pictures). What the agent puts around a text is stripped first, and named in the report; a message of its
own that is in no conversation is named too. Exit code 1 where anything differs.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from decant.antigravity import native
from decant.antigravity.decode import to_common
from decant.common import File, Image, Message, Notice, Text, Thinking, ToolResult, ToolUse, Transcript
from decant.exactjson import parse_json

USER = re.compile(
    r"<USER_REQUEST>\n(.*)\n</USER_REQUEST>(?:\n<ADDITIONAL_METADATA>\n.*\n</ADDITIONAL_METADATA>)?", re.S
)
SYSTEM = re.compile(r"[^\n]*<SYSTEM_MESSAGE>[^\n]*\n\n<SYSTEM_MESSAGE>\n(.*)\n</SYSTEM_MESSAGE>", re.S)
ERROR = re.compile(r"Error: (.*)", re.S)
CHECKPOINT = "# Resuming from a compaction"
SUMMARY = "<summary></summary>"
REQUEST = re.compile(r"^(\d+)\. (.{1,60})", re.M)
START = 60
"""How much of a checkpoint's summary, and of each request that it lists, is looked for: the agent cuts long ones. It
may cut the summary off altogether, and then lists at least requests."""


@dataclass
class Sent:
    """One message of a request: whose, what it says, what it calls, what it answers, its pictures and files."""

    role: str
    text: str = ""
    thoughts: str = ""
    calls: list[tuple[str, str, str]] = field(default_factory=list)
    signatures: set[str] = field(default_factory=set)
    answers: str | None = None
    name: str | None = None
    data: list[str] = field(default_factory=list)

    def sendable(self) -> str:
        """The agent takes format characters (joiners, direction marks) out of what a user typed, when it sends it."""
        if self.role != "user" or self.text.isascii():
            return self.text
        return "".join(each for each in self.text if unicodedata.category(each) != "Cf")


def arguments_text(arguments: Any) -> str:
    value = parse_json(arguments) if isinstance(arguments, str) else arguments
    return json.dumps(value, sort_keys=True)


def openai_messages(request: dict[str, Any]) -> Iterator[Sent]:
    for message in request["messages"]:
        role, text = message["role"], message.get("content") or ""
        if role == "tool":
            yield Sent("result", text, answers=message["tool_call_id"], name=message["name"])
        elif role != "system":
            functions = [(call["id"], call["function"]) for call in message.get("tool_calls", ())]
            calls = [(key, each["name"], arguments_text(each["arguments"])) for key, each in functions]
            yield Sent(role, text, calls=calls)


def gemini_messages(request: dict[str, Any]) -> Iterator[Sent]:
    for content in request["contents"]:
        sent = Sent("user" if content["role"] == "user" else "assistant")
        for part in content["parts"]:
            if "functionResponse" in part:
                response = part["functionResponse"]
                data = [each["inlineData"]["data"] for each in response.get("parts", ())]
                output = response["response"]["output"]
                yield Sent("result", output, answers=response["id"], name=response["name"], data=data)
                continue
            if "thoughtSignature" in part:
                sent.signatures.add(part["thoughtSignature"])
            if "inlineData" in part:
                sent.data.append(part["inlineData"]["data"])
            elif "functionCall" in part:
                call = part["functionCall"]
                sent.calls.append((call["id"], call["name"], arguments_text(call["args"])))
            elif part.get("thought"):
                sent.thoughts += part["text"]
            else:
                sent.text += part["text"]
        if sent != Sent(sent.role) or not any("functionResponse" in part for part in content["parts"]):
            yield sent


def stripped(sent: Sent, seen: Counter[str]) -> Sent:
    """The message without what the agent puts around it; notices get a role of their own."""
    if sent.role != "user":
        return sent
    for name, pattern, role in (("<USER_REQUEST> and the time", USER, "user"), ("<SYSTEM_MESSAGE>", SYSTEM, "system"),
                                ("Error:", ERROR, "error")):  # fmt: skip
        found = pattern.fullmatch(sent.text)
        if found:
            seen[f"stripped: {name}"] += 1
            return Sent(role, found[1], data=sent.data)
    if sent.text.startswith(CHECKPOINT):
        seen["stripped: the frame around a checkpoint's summary, and its cut"] += 1
        return Sent("checkpoint", sent.text)
    return sent


def shown(message: Message) -> Sent:
    """A message of the transcript in the same terms."""
    sent = Sent(message.role)
    for block in message.blocks:
        match block:
            case Text(text=text):
                sent.text += text
            case Thinking(text=text, signature=signature):
                sent.thoughts += text
                sent.signatures.update([signature] if signature else [])
            case ToolUse(signature=signature):
                sent.calls.append((block.id, block.name, json.dumps(block.arguments, sort_keys=True)))
                sent.signatures.update([signature] if signature else [])
            case Image(data=data) | File(data=data):
                sent.data.append(data or "")
            case Notice(kind=kind, text=text):
                sent.role, sent.text = kind, text
            case ToolResult():
                sent.role, sent.answers, sent.name = "result", block.tool_use_id, block.name
                sent.text = "".join(each.text for each in block.content if isinstance(each, Text))
                sent.data = [each.data or "" for each in block.content if isinstance(each, Image | File)]
            case _:
                sent.role = "raw"
    return sent


def agree(sent: Sent, mine: Sent, gemini: bool) -> bool:
    """Whether the request's message is the transcript's. The OpenAI protocol carries neither thoughts, signatures nor
    pictures."""
    if sent.role == "checkpoint" or mine.role == "checkpoint":
        return sent.role == mine.role and (mine.text[:START] in sent.text or bool(REQUEST.search(sent.text)))
    same = (sent.role, sent.text, sent.calls, sent.answers) == (mine.role, mine.sendable(), mine.calls, mine.answers)
    if not same or (sent.role != "result" and not gemini):
        return same
    if not gemini:
        return sent.name == mine.name
    decoded = [list(map(base64.b64decode, each.data)) for each in (sent, mine)]
    return (sent.thoughts, sent.signatures, sent.name, decoded[0]) == (
        mine.thoughts,
        mine.signatures,
        mine.name,
        decoded[1],
    )


@dataclass
class Case:
    """One conversation and its requests: what differs, what was stripped, which messages were found."""

    transcript: Transcript
    requests: list[dict[str, Any]]
    differences: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    found: Counter[int] = field(default_factory=Counter)

    def compare(self) -> None:
        mine = [shown(message) for message in self.transcript.messages]
        for number, request in enumerate(self.requests):
            gemini = "contents" in request
            messages = list(gemini_messages(request) if gemini else openai_messages(request))
            if self._is_a_subagents(messages):
                self.seen["requests of a subagent's own conversation"] += 1
                continue
            self._compare_request(number, messages, mine, gemini)
        for position, each in enumerate(mine):
            if position not in self.found:
                later = position > max(self.found, default=-1)
                why = "after the last request" if later else "in no request"
                self.seen[f"not sent, {why}: {each.role}"] += 1
                if not later and not self._before_a_checkpoint(position):
                    self.differences.append(f"messages[{position}] ({each.role}) is in no request")

    def _compare_request(self, number: int, messages: list[Sent], mine: list[Sent], gemini: bool) -> None:
        at = 0
        for index, message in enumerate(messages):
            sent = stripped(message, self.seen)
            place = next((i for i in range(at, len(mine)) if agree(sent, mine[i], gemini)), None)
            if place is None and index == len(messages) - 1 and SUMMARY in sent.text:
                self.seen["the agent's own: asks for a summary"] += 1
            elif place is None:
                self.differences.append(f"request {number}, message {index} ({sent.role}): {sent.text[:80]!r}")
            else:
                left_out = [i for i in range(at, place) if index and mine[i].role != "checkpoint"]
                if left_out and sent.role != "checkpoint":
                    self.differences.append(f"request {number} leaves out messages {left_out}")
                self.found[place] += 1
                if sent.text != mine[place].text and sent.role == "user":
                    self.seen["left out by the agent: format characters in a user's text"] += 1
                if sent.role == "checkpoint":
                    self._compare_listed(number, sent.text, mine)
                self.seen[f"agrees: {sent.role}"] += 1
                self.seen["agrees: call"] += len(sent.calls)
                at = place + 1

    def _compare_listed(self, number: int, text: str, mine: list[Sent]) -> None:
        """The user's requests that the frame of a checkpoint lists are the transcript's, in order."""
        users = [each.text for each in mine if each.role == "user"]
        for found, user in zip(REQUEST.findall(text), users, strict=False):
            if not user.startswith(found[1]):
                self.differences.append(f"request {number} lists {found[1]!r} as the user's request {found[0]}")

    def _is_a_subagents(self, messages: list[Sent]) -> bool:
        """Whether the request begins with what a call of this conversation told a subagent."""
        first = messages[0].text if messages else ""
        calls = [
            block for message in self.transcript.messages for block in message.blocks if isinstance(block, ToolUse)
        ]
        given = [each for call in calls if call.name == "invoke_subagent" for each in call.arguments["Subagents"]]
        return any(each["Prompt"] in first for each in given)

    def _before_a_checkpoint(self, position: int) -> bool:
        later = self.transcript.messages[position:]
        return any(isinstance(block, Notice) and block.kind == "checkpoint" for each in later for block in each.blocks)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    cases = sorted(path.parent for path in parser.parse_args().corpus.glob("*/requests.json"))
    failed, total = 0, Counter[str]()
    for folder in cases:
        (database,) = (folder / "conversations").glob("*.db")
        converted = to_common(native.load(database).value)
        case = Case(converted.value, json.loads((folder / "requests.json").read_text()))
        case.compare()
        case.differences.extend(f"{loss.path}: {loss.reason}" for loss in converted.losses)
        print(f"{folder.name}: {len(case.requests)} requests, {len(converted.value.messages)} messages, "
              f"{len(case.differences) or 'no'} differences")  # fmt: skip
        for line in case.differences:
            print(f"    {line}")
        failed += bool(case.differences)
        total += case.seen
    print("\n".join(f"{count:6} {what}" for what, count in sorted(total.items())))
    print(f"{len(cases) - failed} of {len(cases)} cases agree")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
