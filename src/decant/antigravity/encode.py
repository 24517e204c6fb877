"""`from_common`: a transcript as an Antigravity conversation, anew or as an edit of the one that it came from.

With a base, a message that its record still decodes to keeps that record's bytes; one that differs changes only the
fields it names; one without a record is written anew. Without a base everything is written anew.

What comes out is decoded once more and compared with what was asked for, so that whatever does not come back is a
loss in the list, whether this module foresaw it or not.
"""

from __future__ import annotations

from collections import Counter

from decant.antigravity.assemble import Assembly
from decant.antigravity.body import Body
from decant.antigravity.decode import decode_all
from decant.antigravity.encode_meta import encode_meta, new_body, own_values
from decant.antigravity.mint import Minting, canceled_step, mint, unanswered
from decant.antigravity.mirror import refresh
from decant.antigravity.own_meta import with_own_meta
from decant.antigravity.patch import Edit, patch
from decant.antigravity.patched import UnpatchableError
from decant.antigravity.records import Step
from decant.antigravity.steps.kind import Context
from decant.common import Message, ToolResult, ToolUse, Transcript, same_message
from decant.compare import compare, uncovered
from decant.losses import Converted, Loss, Losses

__all__ = ["from_common"]

_OWN = ("antigravity", "antigravity-json")


def from_common(transcript: Transcript, *, base: Body | None = None, now: str | None = None) -> Converted[Body]:
    """The conversation and what it could not hold. `now` is not used: an Antigravity database has no time of writing.

    Paths of losses are paths of `transcript`. Raises TargetError where the base's tables are not ones that a step can
    be added to.
    """
    del now
    losses = Losses()
    foreign = transcript.meta.format not in (None, *_OWN)
    if base is None:
        body, context, before = new_body(transcript), Context([]), Transcript()
    else:
        decoded = decode_all(base, Losses())
        body, context = base, decoded.context
        before = Transcript(meta=decoded.meta(base, Losses()), messages=decoded.messages)
        if _unchanged(before, transcript):
            return Converted(base)
    minting = Minting(losses, foreign, _names(transcript))
    assembly = Assembly(body, context)
    _steps(transcript, before, assembly, minting)
    return _verified(transcript, _mirrored(assembly.body(losses), base, losses), losses)


def _mirrored(body: Body, base: Body | None, losses: Losses) -> Body:
    """The body with the logs of its brain following its steps. A conversation that has no brain gets none here."""
    if body.brain is None:
        return body
    mirrored = refresh(body, base)
    if mirrored is not body:
        losses.derived("brain", "the logs follow the steps that were changed")
    return mirrored


def _unchanged(before: Transcript, wanted: Transcript) -> bool:
    """Whether nothing was edited; the format of origin is no property of the conversation."""
    pairs = zip(before.messages, wanted.messages, strict=False)
    return (
        len(before.messages) == len(wanted.messages)
        and not compare(Transcript(meta=before.meta), Transcript(meta=wanted.meta))
        and all(a.refs == b.refs and same_message(a, b) for a, b in pairs)
    )


def _names(transcript: Transcript) -> dict[str, str]:
    return {b.id: b.name for m in transcript.messages for b in m.blocks if isinstance(b, ToolUse)}


def _steps(transcript: Transcript, before: Transcript, assembly: Assembly, minting: Minting) -> None:
    """Each message reused, patched or minted, in order."""
    by_ref = {message.refs[0]: (position, message) for position, message in enumerate(before.messages)}
    open_before = unanswered(before.messages)
    open_now = {key: call for key, call in unanswered(transcript.messages).items() if key not in open_before}
    for number, message in enumerate(transcript.messages):
        path = f"messages[{number}]"
        found = by_ref.pop(message.refs[0], None) if len(message.refs) == 1 else None
        if found is None or not _keep(*found, message, path, assembly, minting):
            for new in mint(message, path, minting):
                assembly.add(new)
        for block_number, block in enumerate(message.blocks):
            if isinstance(block, ToolUse) and open_now.get(block.id) is block:
                reason = "a canceled result was added to the call, which had none"
                minting.losses.invented(f"{path}.blocks[{block_number}]", reason)
                assembly.add(canceled_step(block, minting))


def _keep(position: int, before: Message, message: Message, path: str, assembly: Assembly, minting: Minting) -> bool:
    """Keeps the record at `position`, changed if need be. False where the message has to be written anew instead."""
    if same_message(before, message):
        assembly.keep(position)
        return True
    record = Step(assembly.context.rows[position], Losses())
    try:
        payload, column = assembly.cells(position)
        if payload is None:
            raise UnpatchableError("the record has no payload")
        patched = patch(Edit(record, before, message, path, minting), payload, column)
    except UnpatchableError as why:
        if message.role != "system" or any(isinstance(block, ToolResult) for block in message.blocks):
            return False
        minting.losses.altered(path, f"the record stays as it is: {why}")
        assembly.keep(position)
        return True
    assembly.change(position, record.status, patched, path, minting.losses)
    return True


def _verified(transcript: Transcript, body: Body, losses: Losses) -> Converted[Body]:
    """The body with its properties set; every difference that is not among the losses yet becomes one."""
    decoded = decode_all(body, Losses())
    native = with_own_meta(body, {})
    native = encode_meta(native, decoded.meta(native, Losses()), transcript.meta)
    body = own_values(native, decoded.meta(native, Losses()), transcript.meta)
    again = Transcript(meta=decoded.meta(body, Losses()), messages=decoded.messages)
    seen: Counter[str] = Counter()
    for difference in uncovered(losses, compare(transcript, again)):
        seen[difference.path] += 1
        which = f", number {seen[difference.path]} at this place" if seen[difference.path] > 1 else ""
        reason = f"an Antigravity conversation does not hold this ({difference.note}{which})"
        losses.extend([Loss(difference.kind, difference.path, reason)])
    return Converted(body, losses.done())
