"""Edited messages put into the records that they came from: what the common form knows is written, the rest stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

import msgspec

from decant.common import Block, File, Image, Message, Notice, Raw, Text, Thinking, ToolResult, ToolUse
from decant.gemini.metadata import is_time, write_tokens
from decant.gemini.mint import MARKER, Minter, needs_marker, plain_thought, user_part
from decant.gemini.parts import CONTEXT, Piece, as_parts, is_marker
from decant.gemini.results import STATUSES, media_part, response_part
from decant.gemini.units import Unit

__all__ = ["patch_call_result", "patch_message", "patch_result", "set_time"]

Json = dict[str, Any]
_encode = msgspec.json.Encoder(order="sorted").encode
_ENDED = {state: name for name, state in STATUSES.items() if state in ("done", "error", "canceled")}


def set_time(record: Json, old: str | None, new: str | None) -> None:
    if new == old:
        return
    if is_time(new):
        record["timestamp"] = new
    else:
        record.pop("timestamp", None)


def patch_message(record: Json, unit: Unit, message: Message, minter: Minter) -> None:
    """Writes a message, but for its id, into a copy of its record."""
    old = unit.message
    set_time(record, old.timestamp, message.timestamp)
    if _encode(old.blocks) != _encode(message.blocks):
        if message.role == "assistant":
            _Model(record, unit, message, minter).write()
        elif message.role == "user":
            _write_user(record, unit, message)
        else:
            _write_notice(record, message)
    if message.role != "assistant":
        return
    if message.model != old.model:
        _set(record, "model", message.model)
    if message.usage != old.usage:
        tokens = record.get("tokens")
        rest = {key: value for key, value in tokens.items() if type(value) is not int} if type(tokens) is dict else {}
        _set(record, "tokens", None if message.usage is None else rest | write_tokens(message.usage))


def _set(record: Json, key: str, value: Any) -> None:
    if value is None:
        record.pop(key, None)
    else:
        record[key] = value


def _write_notice(record: Json, message: Message) -> None:
    block = message.blocks[0] if message.blocks else None
    if isinstance(block, Notice) and block.kind in ("info", "warning", "error"):
        record["type"], record["content"] = block.kind, block.text


def matched(old: Sequence[Piece], new: Sequence[Block]) -> Iterator[tuple[Block, Piece | None]]:
    """Each new block with the piece that it was: the same one, or in between the next of its type."""
    before, after = [_encode(piece.block) for piece in old], [_encode(block) for block in new]
    for tag, i, i_end, j, j_end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag == "equal":
            yield from zip(new[j:j_end], old[i:i_end], strict=True)
            continue
        free = list(old[i:i_end])
        for block in new[j:j_end]:
            place = next((at for at, piece in enumerate(free) if type(piece.block) is type(block)), None)
            yield block, None if place is None else free[place]
            if place is not None:
                del free[: place + 1]


def _write_user(record: Json, unit: Unit, message: Message) -> None:
    content = record.get("content")
    parts, marked = _parts(content), any(map(is_marker, as_parts(content)))
    new: list[Any] = []
    for block, piece in matched(unit.pieces, message.blocks):
        part = user_part(block) if piece is None or piece.part is None else _patch_part(parts[piece.part], piece, block)
        if part is not None:
            new.append(part)
    words = _words(message)
    if words != _words(unit.message) and words.strip():
        marked = "id" in record and needs_marker(new)  # a saved history is sent as it is
    record["content"] = [dict(MARKER), *new] if marked else _like(content, new)
    _show(record, unit.message, message, marked)


def _words(message: Message) -> str:
    return "".join(block.text for block in message.blocks if isinstance(block, Text))


def _typed(message: Message) -> str | None:
    shown = (block.display for block in message.blocks if isinstance(block, Text))
    return next((text for text in shown if text is not None), None)


def _show(record: Json, old: Message, new: Message, forced: bool) -> None:
    """Keeps `displayContent` in step with the words, or with what the person typed instead."""
    typed = _typed(new)
    if typed == _typed(old) and _words(new) == _words(old) and not (forced and "displayContent" not in record):
        return
    if typed is not None:
        record["displayContent"] = [{"text": typed}]
    elif forced:
        record["displayContent"] = [{"text": _words(new) or " "}]
    else:
        record.pop("displayContent", None)


def _parts(content: Any) -> list[Any]:
    """The parts of a content that may get more of them."""
    return [{"text": content}] if isinstance(content, str) and content else as_parts(content)


def _like(content: Any, parts: list[Any]) -> Any:
    """The parts in the shape that the content had: a string or a lone part stays one if it can."""
    if isinstance(content, str):
        if not parts:
            return ""
        text = parts[0].get("text") if isinstance(parts[0], dict) and len(parts[0]) == 1 else parts[0]
        return text if len(parts) == 1 and isinstance(text, str) and text else parts
    return parts[0] if type(content) is dict and len(parts) == 1 else parts


def _patch_part(part: Any, piece: Piece, block: Block) -> Any:
    """The part with the block's values; None for what the client must not be given."""
    if _encode(piece.block) == _encode(block):
        return part
    if isinstance(block, Text | Notice):
        if isinstance(block, Notice) and not (block.kind == "context" and block.text.lstrip().startswith(CONTEXT)):
            return None
        return {**part, "text": block.text} if type(part) is dict else block.text
    if isinstance(block, Image | File):
        new = media_part(block)
        if new is not None and type(part) is dict and type(part.get("inlineData")) is dict:
            return {**part, "inlineData": {**part["inlineData"], **new["inlineData"]}}
        return new
    return user_part(block) if isinstance(block, Raw) else None


class _Model:
    """Rebuilds `thoughts`, `content` and `toolCalls` of a gemini record from the blocks of an edited message."""

    def __init__(self, record: Json, unit: Unit, message: Message, minter: Minter) -> None:
        self.record, self.unit, self.message, self.minter = record, unit, message, minter
        self.parts = _parts(record.get("content"))
        listed, known = record.get("toolCalls"), record.get("thoughts")
        self.old_calls: list[Any] = listed if isinstance(listed, list) else []
        self.old_thoughts: list[Any] = known if isinstance(known, list) else []
        self.content: list[Any] = []
        self.calls: list[Any] = []
        self.thoughts: list[Any] = []
        self.written: dict[int, int] = {}

    def write(self) -> None:
        pairs = list(matched(self.unit.pieces, self.message.blocks))
        # A function call part makes the client pass over the calls that are in `toolCalls` alone.
        listed = any(isinstance(block, ToolUse) and piece is None for block, piece in pairs)
        for block, piece in pairs:
            if isinstance(block, ToolUse):
                self.call(block, piece, listed)
            elif piece is not None and piece.thought is not None and (thought := plain_thought(block)) is not None:
                same = _encode(block) == _encode(piece.block)
                kept = self.old_thoughts[piece.thought]
                self.thoughts.append(kept if same else {**kept, **thought})
            elif piece is not None and piece.part is not None:
                self.part(block, piece)
            elif not self.content and not self.calls and (thought := plain_thought(block)) is not None:
                self.thoughts.append(thought)
            elif (part := self.minter.model_part(block, self.message)) is not None:
                self.content.append(part)
        self.store()

    def store(self) -> None:
        record = self.record
        record["content"] = _like(record.get("content"), self.content)
        if self.calls or "toolCalls" in record:
            record["toolCalls"] = self.calls
        if self.thoughts or "thoughts" in record:
            record["thoughts"] = self.thoughts
        forced = any(type(part) is dict and ("functionCall" in part or part.get("thought")) for part in self.content)
        _show(record, self.unit.message, self.message, forced)

    def part(self, block: Block, piece: Piece) -> None:
        """A signed text is one part and two blocks: the words, then a redacted thought with the signature."""
        index = piece.part or 0
        part, same = self.parts[index], _encode(block) == _encode(piece.block)
        if isinstance(block, Thinking):
            signature = self.minter.spelling.signature(block.signature, self.message.model)
            signature = block.signature if same else signature
            if block.redacted and index in self.written and signature is not None:
                place = self.written[index]
                self.content[place] = {**self.content[place], "thoughtSignature": signature}
            elif same and part.get("text") == block.text:
                self.content.append(part)
            elif (made := self.minter.model_part(block, self.message)) is not None:
                self.content.append({**part, **made} if part.get("thought") and "thought" in made else made)
            return
        new = _patch_part(part, piece, block)
        if new is None:
            return
        if isinstance(block, Text) and type(new) is dict and "thoughtSignature" in new:
            new = {key: value for key, value in new.items() if key != "thoughtSignature"}
            self.written[index] = len(self.content)
        self.content.append(new)

    def call(self, use: ToolUse, piece: Piece | None, listed: bool) -> None:
        if piece is None:
            self.content.append(self.minter.call_part(use, self.message.model))
            return
        same = _encode(use) == _encode(piece.block)
        name, arguments = self.minter.spelling.call(use)
        if piece.part is not None:
            part = self.parts[piece.part]
            if not same:
                call = {**part["functionCall"], "id": use.id, "name": name, "args": arguments}
                part = {**part, "functionCall": call}
                signature = self.minter.spelling.signature(use.signature, self.message.model)
                if not isinstance(piece.block, ToolUse) or use.signature != piece.block.signature:
                    _set(part, "thoughtSignature", signature)
            self.content.append(part)
        elif listed:
            self.content.append(self.minter.call_part(use, self.message.model))
        if piece.call is not None:
            record = self.old_calls[piece.call]
            if not same:
                record = {**record, "id": use.id, "name": name, "args": arguments}
                _set(record, "agentId", use.agent_id)
            self.calls.append(record)


def patch_result(parts: list[Any], old: ToolResult, new: ToolResult, identity: str, name: str) -> list[Any]:
    """The function response part, and the attachments after it, with the values of an edited result."""
    if _encode(old.content) == _encode(new.content) and old.is_error == new.is_error:
        made = parts
    else:
        made = response_part(new, identity, name)
        inner = {**parts[0]["functionResponse"], "response": made[0]["functionResponse"]["response"]}
        inner.pop("parts", None)
        made = [{**parts[0], "functionResponse": inner}, *made[1:]]
    if old.tool_use_id == new.tool_use_id and old.name == new.name:
        return made
    inner = {**made[0]["functionResponse"], "id": identity, "name": new.name or name}
    return [{**made[0], "functionResponse": inner}, *made[1:]]


def patch_call_result(record: Json, old: ToolResult, new: ToolResult, name: str) -> None:
    """The same for the call's own record, which holds the result too, with its state and what a person was shown."""
    changed = _encode(old.content) != _encode(new.content) or old.is_error != new.is_error
    if changed and record.get("result"):
        plain = new.content[0] if len(new.content) == 1 and not new.is_error else None
        as_text = isinstance(record["result"], str) and isinstance(plain, Text) and plain.text
        record["result"] = as_text or response_part(new, str(record.get("id", "")), name)
    elif changed:
        record["result"] = response_part(new, str(record.get("id", "")), name)
    if old.status != new.status and new.status in _ENDED:
        record["status"] = _ENDED[new.status]
    if _encode(old.display) != _encode(new.display):
        _set(record, "resultDisplay", new.display)
