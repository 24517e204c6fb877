"""The last step of writing: whatever does not come back from what was written is a reported loss."""

from __future__ import annotations

import re

from decant.common import Transcript
from decant.compare import Difference, compare, uncovered
from decant.losses import Losses

__all__ = ["settle"]

_ITEM = re.compile(r"(.*)\[(\d+)\]", re.DOTALL)
_REASONS = {
    "dropped": "the Gemini CLI has no place for it",
    "altered": "comes back from the Gemini CLI's form in another way",
    "invented": "the Gemini CLI's form says it",
}
_BY_FIELD = {
    "id": "the record needs an id of its own, or shares one with another message",
    "tool": "the view of the call as it is written",
    "display": "what is shown to a person is not kept with what is written anew",
    "status": "the record of a result only says whether it failed",
    "signature": "a signature that the model's API would not take",
    "updated": "the time of writing, by which the client deletes old sessions",
    "project_id": "the hash of the working directory stands for the project",
    "name": "the tool's name in this client",
    "arguments": "the arguments by this client's keys",
    "uri": "a reference that the client would follow is never written",
}


def settle(transcript: Transcript, written: Transcript, losses: Losses, now: str | None) -> None:
    """Reports every difference between the transcript and what comes back that `losses` does not cover yet. `now` is
    the time of writing, where it stands for that of the last change."""
    invented = {loss.path for loss in losses if loss.kind == "invented"}
    for difference in uncovered(list(losses), compare(transcript, written)):
        path = difference.path
        while (
            difference.kind == "invented" and path.endswith("]") and path in invented
        ):  # each of several in one place is a loss of its own
            path = _next_place(path)
        invented.add(path)
        add = {"dropped": losses.dropped, "altered": losses.altered, "invented": losses.invented}[difference.kind]
        if path == "meta.updated" and now is not None and difference.after == written.meta.updated:
            add = losses.derived
        add(path, _reason(difference))


def _next_place(path: str) -> str:
    item = _ITEM.fullmatch(path)
    return path if item is None else f"{item[1]}[{int(item[2]) + 1}]"


def _reason(difference: Difference) -> str:
    return _BY_FIELD.get(difference.path.rpartition(".")[2], _REASONS[difference.kind])
