"""Edits of what the person said and what the model answered."""

from __future__ import annotations

from collections.abc import Sequence

from decant.antigravity import pb
from decant.antigravity.edits import number_of, put_bytes, put_integer, put_repeated, put_text, repeated
from decant.antigravity.mint import Minting, call_of
from decant.antigravity.mint_values import media_of, signature_bytes
from decant.antigravity.patched import Patched, UnpatchableError
from decant.common import Block, File, Image, Message, Text, Thinking, ToolUse
from decant.escapes import plain_text
from decant.exactjson import render_json

__all__ = ["media_values", "patch_planner", "patch_user"]

_USER, _PLANNER, _CALL = pb.CortexStepUserInput, pb.CortexStepPlannerResponse, pb.ChatToolCall


def _parts(blocks: Sequence[Block], *kinds: tuple[type, ...]) -> list[list[tuple[int, Block]]]:
    """The blocks, with their places, in groups by kind; UnpatchableError if they are not in this order."""
    groups: list[list[tuple[int, Block]]] = [[] for _ in kinds]
    at = 0
    for number, block in enumerate(blocks):
        while at < len(kinds) and not isinstance(block, kinds[at]):
            at += 1
        if at == len(kinds):
            raise UnpatchableError("blocks that the record cannot hold, or not in its order")
        groups[at].append((number, block))
    return groups


def _one_text(group: list[tuple[int, Block]]) -> Text | None:
    if len(group) > 1:
        raise UnpatchableError("several texts")
    return group[0][1] if group else None  # type: ignore[return-value]


def patch_user(before: Message, after: Message, path: str, minting: Minting, patched: Patched) -> None:
    old_texts, old_media = _parts(before.blocks, (Text,), (Image, File))
    new_texts, new_media = _parts(after.blocks, (Text,), (Image, File))
    old, new = _one_text(old_texts), _one_text(new_texts)
    if old != new:
        patched.step("user_input", lambda value: _put_user_text(value, plain_text(new.text if new else "")))
    if [block for _, block in old_media] != [block for _, block in new_media]:
        media, images = number_of(_USER, "media"), number_of(_USER, "images")

        def change(value: bytes) -> bytes:
            held = [*repeated(value, media), *repeated(value, images)]
            inline = len(repeated(value, media))
            kept, added = media_values(old_media, new_media, held, path, minting)
            value = put_repeated(value, images, [held[place] for place in kept if place >= inline])
            return put_repeated(value, media, [*(held[place] for place in kept if place < inline), *added])

        patched.step("user_input", change)
    patched.shown = True


def media_values(
    old: list[tuple[int, Block]], new: list[tuple[int, Block]], held: list[bytes], path: str, minting: Minting
) -> tuple[list[int], list[bytes]]:
    """Which of the serialized pictures and files stay, and those to be added."""
    if len(held) != len(old):
        raise UnpatchableError("the record's pictures are not the message's")
    left = [block for _, block in old]
    kept: list[int] = []
    added: list[bytes] = []
    for number, block in new:
        if block in left and not added:
            place = left.index(block)
            left[place] = None  # type: ignore[call-overload]
            kept.append(place)
        else:
            found = media_of(block, f"{path}.blocks[{number}]", minting.losses)  # type: ignore[arg-type]
            added.extend(item.SerializeToString() for item in found)
    return kept, added


def _put_user_text(value: bytes, text: str) -> bytes:
    """`user_response` is what the agent sends; other writers' copies of the text follow it, so that none is stale."""
    value = put_text(value, number_of(_USER, "user_response"), text)
    items = number_of(_USER, "items")
    if repeated(value, items):
        item = pb.TextOrScopeItem(text=text).SerializeToString()
        value = put_repeated(value, items, [item] if text else [])
    return put_bytes(value, number_of(_USER, "query"), b"")


def patch_planner(before: Message, after: Message, path: str, minting: Minting, patched: Patched) -> None:
    old_thoughts, old_texts, old_calls = _parts(before.blocks, (Thinking,), (Text,), (ToolUse,))
    new_thoughts, new_texts, new_calls = _parts(after.blocks, (Thinking,), (Text,), (ToolUse,))
    if len(new_thoughts) > 1:
        raise UnpatchableError("several thoughts")
    if _values(old_thoughts) != _values(new_thoughts):
        thought = new_thoughts[0][1] if new_thoughts else Thinking()
        patched.planner(lambda value: _put_thinking(value, thought, path, minting))  # type: ignore[arg-type]
    old, new = _one_text(old_texts), _one_text(new_texts)
    if old != new:
        patched.planner(lambda value: _put_response(value, new or Text(text="")))
    if _values(old_calls) != _values(new_calls):
        patched.planner(lambda value: _put_calls(value, old_calls, new_calls, path, minting))
    patched.shown = True


def _values(group: list[tuple[int, Block]]) -> list[Block]:
    return [block for _, block in group]


def _put_thinking(value: bytes, thought: Thinking, path: str, minting: Minting) -> bytes:
    value = put_text(value, number_of(_PLANNER, "thinking"), plain_text(thought.text))
    value = put_bytes(value, number_of(_PLANNER, "raw_thinking"), b"")
    value = put_bytes(value, number_of(_PLANNER, "signature"), b"")
    raw = signature_bytes(thought.signature, f"{path}.blocks[0].signature", minting.losses)
    value = put_bytes(value, number_of(_PLANNER, "thinking_signature"), raw)
    return put_integer(value, number_of(_PLANNER, "thinking_redacted"), int(thought.redacted))


def _put_response(value: bytes, text: Text) -> bytes:
    value = put_text(value, number_of(_PLANNER, "response"), plain_text(text.text))
    return put_text(value, number_of(_PLANNER, "modified_response"), plain_text(text.display or ""))


def _put_calls(
    value: bytes, old: list[tuple[int, Block]], new: list[tuple[int, Block]], path: str, minting: Minting
) -> bytes:
    number = number_of(_PLANNER, "tool_calls")
    held = repeated(value, number)
    if len(held) != len(old):
        raise UnpatchableError("the record's calls are not the message's")
    left: dict[int, ToolUse] = {place: block for place, (_, block) in enumerate(old)}  # type: ignore[misc]
    calls: list[bytes] = []
    for at, block in new:
        assert isinstance(block, ToolUse)
        same = next((place for place, call in left.items() if call == block), None)
        if same is None:
            same = next((place for place, call in left.items() if call.id == block.id), None)
        place = f"{path}.blocks[{at}]"
        if same is None:
            calls.append(call_of(block, place, minting).SerializeToString())
        else:
            calls.append(_put_call(held[same], left.pop(same), block, place, minting))
    return put_repeated(value, number, calls)


def _put_call(call: bytes, before: ToolUse, after: ToolUse, place: str, minting: Minting) -> bytes:
    if before.name != after.name:
        call = put_text(call, number_of(_CALL, "name"), plain_text(after.name))
        call = put_bytes(call, number_of(_CALL, "original_name"), b"")
    if (before.arguments, before.invalid_json) != (after.arguments, after.invalid_json):
        call = put_text(call, number_of(_CALL, "arguments_json"), render_json(after.arguments))
        call = put_text(call, number_of(_CALL, "invalid_json_str"), plain_text(after.invalid_json or ""))
        call = put_bytes(call, number_of(_CALL, "original_arguments_json"), b"")
    if before.signature != after.signature:
        raw = signature_bytes(after.signature, f"{place}.signature", minting.losses)
        call = put_bytes(call, number_of(_CALL, "thinking_signature"), raw)
        call = put_bytes(call, number_of(_CALL, "thought_signature"), b"")
    return call
