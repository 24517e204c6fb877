"""Blocks as parts, and messages as records that the client resumes exactly, again and again.

Of the forms that calls and results can have, only one does: calls as parts of the content and each turn's results as
one `user` record of function responses, with no `toolCalls`, which the client would send a second time.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable
from typing import Any
from uuid import UUID, uuid5

from decant.common import File, Image, Message, Notice, Raw, Text, Thinking, ToolResult, ToolUse
from decant.gemini.metadata import is_time, write_tokens
from decant.gemini.parts import CONTEXT
from decant.gemini.results import media_part, response_part
from decant.gemini.units import MINTED
from decant.tools import canonical, native

__all__ = ["MARKER", "NAMESPACE", "Minter", "Native", "family_of", "needs_marker", "plain_thought", "user_part"]

NAMESPACE = UUID("6f0b7c1e-9f0a-5b7e-8f5e-2d6c1a4e7b90")
"""Where decant's own ids come from, by uuid5."""

Json = dict[str, Any]
MARKER: Json = {"text": "", "thought": True}
_COMMANDS = ("/", "?", *CONTEXT)
_CODE = ("executableCode", "codeExecutionResult")
_TYPES = ("user", "gemini", "info", "warning", "error")


def needs_marker(parts: Iterable[Any]) -> bool:
    """Whether the client would take a user message for a command, or for context of its own, and not send it."""
    return "".join(map(_words, parts)).strip().startswith(_COMMANDS)


def _words(part: Any) -> str:
    """A part as the client puts it into words; a damaged or edited record may hold parts that are none."""
    text = part.get("text", "[") if isinstance(part, dict) else part
    return text if isinstance(text, str) else ""


def family_of(format: str | None) -> str | None:  # noqa: A002 - it is what the field of `Meta` is called
    """The family by whose table a transcript's calls are spelled: `gemini` of `gemini` and `gemini-json`."""
    return None if format is None else format.partition("-")[0]


class Native:
    """How the calls of one transcript are spelled: as they are where they are the client's own, else by their
    canonical view."""

    def __init__(self, family: str | None) -> None:
        self.family = family

    def call(self, use: ToolUse) -> tuple[str, Json]:
        if self.family == "gemini" or canonical("gemini", use.name, use.arguments) is not None:
            return use.name, use.arguments
        view = use.tool if self.family is None else canonical(self.family, use.name, use.arguments)
        spelled = None if view is None else native("gemini", view, use.display)
        return spelled or (use.name, use.arguments)

    def signature(self, signature: str | None, model: str | None) -> str | None:
        """A signature that the API can take back: another provider's, or one that is not base64, is left out."""
        if not signature or not (self.family == "gemini" or (model or "").startswith("gemini")):
            return None
        try:
            base64.b64decode(signature, validate=True)
        except (binascii.Error, ValueError):
            return None
        return signature


class Minter:
    """Makes new records for one session. `taken` are the ids that are no longer free."""

    def __init__(self, session: str, spelling: Native, taken: Iterable[str] = ()) -> None:
        self.session, self.spelling = session, spelling
        self.taken = set(taken)

    def identity(self, wanted: str | None) -> str:
        """The message's own id if it is free, else a new one that says that decant made it."""
        identity, number = wanted, len(self.taken)
        while identity is None or identity in self.taken or (identity == wanted and identity.startswith(MINTED)):
            identity = f"{MINTED}{uuid5(NAMESPACE, f'{self.session!r}/{number}')}"
            number += 1
        self.taken.add(identity)
        return identity

    def record(self, message: Message) -> Json | None:
        """A record of the message without the results in it; None if nothing of it can be said."""
        if message.role == "assistant":
            return self.model(message)
        if message.role == "user":
            return self.user(message)
        return self.notice(message)

    def head(self, message: Message, kind: str) -> Json:
        head: Json = {"id": self.identity(message.id)}
        if is_time(message.timestamp):
            head["timestamp"] = message.timestamp
        head["type"] = kind
        return head

    def notice(self, message: Message) -> Json | None:
        """An info, warning or error, or a record of a type that decant does not know."""
        block = message.blocks[0] if message.blocks else None
        if isinstance(block, Notice) and block.kind in ("info", "warning", "error"):
            return {**self.head(message, block.kind), "content": block.text}
        if isinstance(block, Raw) and block.format == "gemini" and isinstance(block.data, dict):
            data, kind = block.data, block.data.get("type")
            if "$rewindTo" not in data and "toolCalls" not in data and kind not in _TYPES:
                head = self.head(message, "")
                del head["type"]
                return {**head, **{key: value for key, value in data.items() if key not in head}}
        return None

    def user(self, message: Message) -> Json | None:
        parts = [part for block in message.blocks if (part := user_part(block)) is not None]
        if message.blocks and not parts:
            return None
        words = [block for block in message.blocks if isinstance(block, Text)]
        typed = next((block.display for block in words if block.display is not None), None)
        marked = bool(words) and needs_marker(parts)
        record = self.head(message, "user")
        record["content"] = [dict(MARKER), *parts] if marked else parts
        if typed is not None or marked:
            record["displayContent"] = [{"text": "".join(block.text for block in words) if typed is None else typed}]
        return record

    def model(self, message: Message) -> Json | None:
        blocks = list(message.blocks)
        thoughts: list[Json] = []
        while blocks and (thought := plain_thought(blocks[0])) is not None:
            thoughts.append(thought)
            del blocks[0]
        parts = [part for block in blocks if (part := self.model_part(block, message)) is not None]
        if message.blocks and not parts and not thoughts:
            return None
        record = self.head(message, "gemini")
        words = [block for block in message.blocks if isinstance(block, Text)]
        if not parts:
            record["content"] = ""
        elif len(parts) == 1 and len(words) == 1 and words[0].text and parts == [{"text": words[0].text}]:
            record["content"] = words[0].text
        else:
            record["content"] = parts
        typed = next((block.display for block in words if block.display is not None), None)
        if typed is not None:
            record["displayContent"] = [{"text": typed}]
        elif any("functionCall" in part or part.get("thought") for part in parts):
            record["displayContent"] = [{"text": "".join(block.text for block in words) or " "}]
        if thoughts:
            record["thoughts"] = thoughts
        if message.usage is not None:
            record["tokens"] = write_tokens(message.usage)
        if message.model is not None:
            record["model"] = message.model
        return record

    def model_part(self, block: Any, message: Message) -> Json | None:
        if isinstance(block, ToolUse):
            return self.call_part(block, message.model)
        if isinstance(block, Thinking):
            signature = self.spelling.signature(block.signature, message.model)
            if block.redacted:
                return None if signature is None or block.text else {"text": "", "thoughtSignature": signature}
            part = {"text": block.text, "thought": True}
            return part if signature is None else {**part, "thoughtSignature": signature}
        return None if isinstance(block, Notice) else user_part(block)

    def call_part(self, use: ToolUse, model: str | None) -> Json:
        name, arguments = self.spelling.call(use)
        part: Json = {"functionCall": {"id": use.id, "name": name, "args": arguments}}
        signature = self.spelling.signature(use.signature, model)
        return part if signature is None else {**part, "thoughtSignature": signature}

    def responses(self, first: Message, answers: Iterable[tuple[ToolUse, ToolResult]]) -> Json:
        """The one record of a turn's results."""
        record = self.head(first, "user")
        record["content"] = [
            part for use, result in answers for part in response_part(result, use.id, self.spelling.call(use)[0])
        ]
        record["displayContent"] = [{"text": " "}]
        return record


def plain_thought(block: Any) -> Json | None:
    """The entry of `thoughts` for a thought that needs no signature."""
    if not isinstance(block, Thinking) or block.signature is not None or block.redacted:
        return None
    thought = {"subject": block.subject or "", "description": block.text}
    return {**thought, "timestamp": block.timestamp} if is_time(block.timestamp) else thought


def user_part(block: Any) -> Json | None:
    """The part of a block that the client would send as it is."""
    if isinstance(block, Text):
        return {"text": block.text}
    if isinstance(block, Notice):
        fits = block.kind == "context" and block.text.lstrip().startswith(CONTEXT)
        return {"text": block.text} if fits else None
    if isinstance(block, Image | File):
        return media_part(block)
    if isinstance(block, Raw) and block.format == "gemini" and isinstance(block.data, dict):
        return block.data if len(block.data) == 1 and next(iter(block.data)) in _CODE else None
    return None
