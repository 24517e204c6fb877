"""`gen_metadata` while steps change: the rows that name removed steps, and the prompt copy of what the model was sent.

The newest row that has a prompt is never removed, since results that nobody edited take their text from it. Only the
prompts of changed or removed steps are taken out, and every other byte of the row stays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from decant.antigravity import pb
from decant.antigravity.body import Row, Table
from decant.antigravity.edits import number_of, put_bytes, put_integer, put_repeated, repeated, within
from decant.antigravity.records import Step
from decant.errors import DecantError
from decant.losses import Losses

__all__ = ["StepChanges", "edit_generations", "model_rows"]

_GENERATED, _CHAT, _PROMPT = pb.CortexStepGeneratorMetadata, pb.ChatModelMetadata, pb.ChatMessagePrompt


@dataclass
class StepChanges:
    """What happened to the steps of the base: `removed` and `edited` ones, and `moved`: old idx to new idx. `call_at`
    gives the call that the base's step at an idx answers."""

    call_at: Callable[[int], str | None]
    removed: list[Step] = field(default_factory=list)
    edited: list[Step] = field(default_factory=list)
    moved: dict[int, int] = field(default_factory=dict)

    @property
    def any(self) -> bool:
        return bool(self.removed or self.edited or self.moved)


def edit_generations(
    table: Table, changes: StepChanges, prompt_row: int | None, losses: Losses
) -> list[tuple[int, Row]]:
    """The rows that remain, each with its old position. `prompt_row`: the position of the row that holds the prompt."""
    gone = {record.idx for record in changes.removed}
    data, size = table.column("data"), _position(table, "size")
    kept: list[tuple[int, Row]] = []
    for position, row in enumerate(table.rows):
        blob = row[data]
        if isinstance(blob, bytes):
            try:
                new = _edit(blob, changes, gone, keep=position == prompt_row)
            except (DecantError, pb.DecodeError):
                new = blob
                reason = "damaged, so that it stays as it is: it may hold words of steps that were changed or removed"
                losses.altered(f"gen_metadata[{position}].data", reason)
            if new is None:
                losses.derived(f"gen_metadata[{position}]", "it spoke only of steps that are no longer there")
                continue
            if new != blob:
                losses.derived(f"gen_metadata[{position}].data", "it follows the steps that were changed or removed")
                row = _with(row, data, new)
                row = _with(row, size, len(new)) if size is not None else row
        kept.append((position, row))
    return kept


def _position(table: Table, name: str) -> int | None:
    return next((place for place, column in enumerate(table.columns) if column.name == name), None)


def _with(row: Row, place: int, cell: bytes | int) -> Row:
    return (*row[:place], cell, *row[place + 1 :])


def _edit(blob: bytes, changes: StepChanges, gone: set[int], *, keep: bool) -> bytes | None:
    """The row's blob after the changes, or None where all the steps that it speaks of are gone."""
    generated = _GENERATED.FromString(blob)
    old = list(generated.step_indices)
    new = [changes.moved.get(idx, idx) for idx in old if idx not in gone]
    if old and not new and not keep:
        return None
    if new != old:
        packed = _GENERATED(step_indices=new).SerializeToString() if all(idx < 2**32 for idx in new) else b""
        number = number_of(_GENERATED, "step_indices")
        blob = put_bytes(blob, number, b"".join(repeated(packed, number)))
    if generated.chat_model.message_prompts:
        number = number_of(_GENERATED, "chat_model")
        blob = within(blob, number, lambda chat: _edit_prompts(chat, changes))
    return blob


def _edit_prompts(chat: bytes, changes: StepChanges) -> bytes:
    number = number_of(_CHAT, "message_prompts")
    before = repeated(chat, number)
    stale = [*changes.removed, *changes.edited]
    calls = {(r.metadata.tool_call.id, r.idx) for r in stale if r.metadata.HasField("tool_call")}
    users = {r.idx for r in stale if r.message.HasField("user_input")}
    answers = [r.message.planner_response for r in stale if r.message.HasField("planner_response")]
    after: list[bytes] = []
    for raw in before:
        prompt = _PROMPT.FromString(raw)
        if _is_stale(prompt, calls, users, changes.call_at) or any(_is_line(prompt, each) for each in answers):
            continue
        after.append(_renumber(raw, prompt, changes.moved))
    return chat if after == before else put_repeated(chat, number, after)


def _is_stale(
    prompt: pb.ChatMessagePrompt, calls: set[tuple[str, int]], users: set[int], call_at: Callable[[int], str | None]
) -> bool:
    """Whether it is the line of a result or of a user's message that is stale. A result's is the one for its step,
    and where no step of that call has the line's idx, any for its call."""
    if prompt.tool_call_id:
        if call_at(prompt.step_idx) == prompt.tool_call_id:
            return (prompt.tool_call_id, prompt.step_idx) in calls
        return any(prompt.tool_call_id == call for call, _ in calls)
    return prompt.source == pb.ChatMessageSource.CHAT_MESSAGE_SOURCE_USER and prompt.step_idx in users


def _is_line(prompt: pb.ChatMessagePrompt, answer: pb.CortexStepPlannerResponse) -> bool:
    """Whether it is the model's line for this answer, as far as that can be said: any of its words or calls is the
    same. Its `step_idx` is wrong after a retry. (The schema calls the model SYSTEM.)"""
    if prompt.source != pb.ChatMessageSource.CHAT_MESSAGE_SOURCE_SYSTEM:
        return False
    said = {prompt.prompt, prompt.thinking, *(call.id for call in prompt.tool_calls)}
    return bool(said.intersection((answer.response, answer.thinking, *(call.id for call in answer.tool_calls))) - {""})


def _renumber(raw: bytes, prompt: pb.ChatMessagePrompt, moved: Mapping[int, int]) -> bytes:
    new = moved.get(prompt.step_idx, prompt.step_idx)
    return raw if new == prompt.step_idx else put_integer(raw, number_of(_PROMPT, "step_idx"), new)


def model_rows(models: Mapping[int, str], first: int) -> list[tuple[int, bytes]]:
    """New rows, from idx `first` on, that name the model of steps: one for each model, by the steps' idx."""
    by_model: dict[str, list[int]] = {}
    for idx, model in sorted(models.items()):
        by_model.setdefault(model, []).append(idx)
    rows: list[tuple[int, bytes]] = []
    for number, (model, idxs) in enumerate(by_model.items()):
        generated = _GENERATED(step_indices=idxs)
        generated.chat_model.response_model = model
        rows.append((first + number, generated.SerializeToString()))
    return rows
