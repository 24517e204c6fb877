"""The prompt copy: what the model was sent, word for word, as `gen_metadata` keeps it.

Each model call has a row in `gen_metadata`, which names the steps that it made. The newest row also holds the whole
prompt of the last call, tool results included; older rows have been slimmed down. So the text of a result that the
model can still see is found there exactly, and decant needs to know none of the client's wording.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from decant.antigravity import pb
from decant.antigravity.body import Body
from decant.antigravity.records import blob, cells
from decant.losses import Losses

__all__ = ["Prompts", "read_prompts"]


@dataclass
class Prompts:
    """`row` is the position in `gen_metadata` of the row that holds the prompt, or None; `messages` are its messages
    in order; `models` gives, by step idx, the model that the backend named for the call that made the step."""

    row: int | None = None
    messages: list[pb.ChatMessagePrompt] = field(default_factory=list)
    models: dict[int, str] = field(default_factory=dict)
    _by_call: dict[str, list[pb.ChatMessagePrompt]] = field(default_factory=dict)
    _users: dict[int, pb.ChatMessagePrompt] = field(default_factory=dict)

    def result(self, call_id: str, idx: int, call_at: Callable[[int], str | None]) -> pb.ChatMessagePrompt | None:
        """What the model was shown as the result of `call_id`: the prompt for that id and the step at `idx`, else the
        only one for that id, unless another step claims it. (`call_at` gives the call that the step at an idx
        answers. Ids do repeat where a backend counts them from one in each session.)"""
        found = self._by_call.get(call_id)
        if found is None:
            return None
        for prompt in found:
            if prompt.step_idx == idx:
                return prompt
        return found[0] if len(found) == 1 and call_at(found[0].step_idx) != call_id else None

    def user(self, idx: int) -> pb.ChatMessagePrompt | None:
        """What the model was shown, as the user's, for the step at `idx`. (A model's line is not joined by its
        `step_idx`, which is wrong after a retry.)"""
        return self._users.get(idx)

    def index(self) -> None:
        for prompt in self.messages:
            if prompt.tool_call_id:
                self._by_call.setdefault(prompt.tool_call_id, []).append(prompt)
            elif prompt.source == pb.ChatMessageSource.CHAT_MESSAGE_SOURCE_USER:
                self._users.setdefault(prompt.step_idx, prompt)


def read_prompts(body: Body, losses: Losses) -> Prompts:
    """The prompt copy of the newest row that has one (a call that was killed may have left its own row without)."""
    prompts = Prompts()
    table = body.database.table("gen_metadata")
    rows = list(enumerate(cells(table))) if table is not None else []
    for position, row in sorted(rows, key=lambda item: _order(item[1].get("idx"))):
        generated = blob(pb.CortexStepGeneratorMetadata, row.get("data"), f"gen_metadata[{position}].data", losses)
        if generated is None:
            continue
        _add_model(prompts.models, generated.step_indices, generated.chat_model)
        if generated.chat_model.message_prompts:
            prompts.row = position
            prompts.messages = list(generated.chat_model.message_prompts)
    prompts.index()
    return prompts


def _order(idx: object) -> int:
    return idx if isinstance(idx, int) else -1


def _add_model(models: dict[int, str], indices: Iterable[int], call: pb.ChatModelMetadata) -> None:
    name = call.response_model
    if name:
        models.update(dict.fromkeys(indices, name))
