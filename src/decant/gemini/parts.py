"""The parts of a message's content as blocks. A part is a string or one object of the Gemini API, told by its key."""

from __future__ import annotations

import re
from collections.abc import Set
from typing import Any, NamedTuple

import msgspec

from decant.common import Block, File, Image, Notice, Raw, Text, Thinking, ToolUse
from decant.exactjson import render_json
from decant.gemini.jsonlines import is_text
from decant.losses import Losses
from decant.tools import canonical, display_strings

__all__ = ["CONTEXT", "Piece", "Where", "as_parts", "is_marker", "media", "read_parts", "tool_use"]

CONTEXT = ("<session_context>", "<hook_context>")
"""How the client's own text in a prompt begins."""

_SIGNED = frozenset({"text", "thought", "thoughtSignature"})
_CALL = frozenset({"functionCall", "thoughtSignature"})
_STEP = re.compile(r"/(\d+)")
_KIND = re.compile(r"[A-Za-z]+")


class Piece(msgspec.Struct, frozen=True, eq=False):
    """A block and where in its record it comes from: indexes into `content` and `toolCalls` (a call may be in both),
    or into `thoughts`."""

    block: Block
    part: int | None = None
    call: int | None = None
    thought: int | None = None

    def moved(self, *, part: int | None = None, call: int | None = None) -> Piece:
        """The same block in another place of its record."""
        part, call = self.part if part is None else part, self.call if call is None else call
        return Piece(self.block, part, call, self.thought)


class Where(NamedTuple):
    """Where losses of a record go, and its reference: `lines/1/messages/0` is the path `lines[1].messages[0]`."""

    losses: Losses
    ref: str

    def dropped(self, place: str, reason: str) -> None:
        path = self.ref
        path = f"lines[{path[6:]}]" if path.count("/") == 1 else _STEP.sub(r"[\1]", path).replace("/", ".")
        self.losses.dropped(f"{path}.{place}" if place else path, reason)

    def unknown(self, place: str, value: dict[str, Any], known: Set[str]) -> None:
        """Every key of an object but the known ones has no place in the common form."""
        if value.keys() <= known:
            return
        for key in value:
            if key not in known:
                self.dropped(f"{place}.{key}" if place else key, "has no place in the common form")


def as_parts(content: Any) -> list[Any]:
    """A message's content as a list of parts; a string that is empty is none."""
    if isinstance(content, list):
        return content
    return [] if content is None or content == "" else [content]


def is_marker(part: Any) -> bool:
    """Whether a part only keeps the client from taking the text after it for a command: an empty thought."""
    return type(part) is dict and part.get("text") == "" and part.get("thought") is True and len(part) == 2


def read_parts(parts: list[Any], *, user: bool, where: Where) -> list[Piece]:
    """The blocks of parts; of a function response it is a `Raw` (`decode` takes those out first)."""
    pieces: list[Piece] = []
    for index, part in enumerate(parts):
        if type(part) is dict and len(part) == 1 and is_text(text := part.get("text")):
            pieces.append(Piece(_words(text, user), index))
        elif not (user and is_marker(part)):
            pieces += [Piece(block, index) for block in _read(part, index, user, where)]
    return pieces


def _words(text: str, user: bool) -> Block:
    return Notice(kind="context", text=text) if user and text.lstrip().startswith(CONTEXT) else Text(text=text)


def _read(part: Any, index: int, user: bool, where: Where) -> list[Block]:
    if is_text(part):
        return [_words(part, user)]
    if type(part) is not dict:
        return [Raw(format="gemini", kind="part", data=part)]
    if type(call := part.get("functionCall")) is dict:
        where.unknown(f"content[{index}]", part, _CALL)
        signature = part.get("thoughtSignature")
        return [tool_use(call, signature if is_text(signature) else None)]
    if (found := media(part, f"content[{index}]", where)) is not None:
        return [found]
    text = part.get("text")
    if not is_text(text):
        kind = next((key for key in part if _KIND.fullmatch(key)), "part")
        return [Raw(format="gemini", kind=kind, data=part)]
    where.unknown(f"content[{index}]", part, _SIGNED)
    if not is_text(part.get("thoughtSignature", "")):
        where.dropped(f"content[{index}].thoughtSignature", "is not a string")
    return _signed_text(text, part, user)


def _signed_text(text: str, part: dict[str, Any], user: bool) -> list[Block]:
    given = part.get("thoughtSignature")
    signature = given if is_text(given) else None
    if part.get("thought"):
        return [Thinking(text=text, signature=signature)]
    if signature is None:
        return [_words(text, user)]
    rest = Thinking(signature=signature, redacted=True)
    return [_words(text, user), rest] if text else [rest]


def media(part: Any, place: str, where: Where) -> Image | File | None:
    """The attachment that a part is, or None."""
    if type(part) is not dict:
        return None
    for key, source in (("inlineData", "data"), ("fileData", "fileUri")):
        data = part.get(key)
        if type(data) is not dict or not is_text(data.get("mimeType")) or not is_text(data.get(source)):
            continue
        mime_type, value, name = data["mimeType"], data[source], data.get("displayName")
        where.unknown(place, part, {key})
        where.unknown(f"{place}.{key}", data, {"mimeType", source, "displayName"})
        if name is not None and not is_text(name):
            where.dropped(f"{place}.{key}.displayName", "is not a string")
            name = None
        block = Image if mime_type.startswith("image/") else File
        if key == "inlineData":
            return block(mime_type=mime_type, data=value, name=name)
        return block(mime_type=mime_type, uri=value, name=name)
    return None


def tool_use(call: dict[str, Any], signature: str | None = None) -> ToolUse:
    """The block of a call: `id`, `name`, `args` of a function call part or of a tool call record."""
    identity, name, arguments = call.get("id"), call.get("name"), call.get("args")
    identity = identity if is_text(identity) else ""
    name = name if is_text(name) else ""
    if type(arguments) is dict:
        return ToolUse(
            id=identity,
            name=name,
            arguments=arguments,
            tool=canonical("gemini", name, arguments),
            display=display_strings("gemini", name, arguments),
            signature=signature,
        )
    invalid = None if arguments is None else arguments if is_text(arguments) else render_json(arguments)
    return ToolUse(id=identity, name=name, signature=signature, invalid_json=invalid)
