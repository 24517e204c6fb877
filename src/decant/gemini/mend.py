"""A session that the client would not resume as it was, continued by a checkpoint that it resumes exactly.

Since v0.44 the client stores a tool's result twice, in the call and as a record of its own, and since v0.61 it sends
both when it resumes (established with the real client). The old lines stay as they are; a `$set.messages` after them,
which is the client's own way to say a conversation anew, says each result once.
"""

from __future__ import annotations

from typing import Any

from decant.gemini import jsonlines
from decant.gemini.body import Body, Record
from decant.gemini.decode import to_common
from decant.gemini.encode import from_common
from decant.gemini.examine import stored_twice
from decant.losses import Converted, Losses

__all__ = ["mend"]


def mend(body: Body) -> Converted[Body]:
    """The session as the client resumes it exactly; the very same body where it does so already, or is no log."""
    doubled = stored_twice(body) if body.kind == "log" else 0
    if not doubled:
        return Converted(body)
    common = to_common(body)
    made = from_common(common.value)
    messages: list[Any] = [jsonlines.parse(record.data) for record in made.value.records[1:]]
    records = list(body.records)
    if records and not records[-1].ending:
        records[-1] = Record(records[-1].data, b"\n")
    records.append(Record(jsonlines.dump({"$set": {"messages": messages}})))
    losses = Losses()
    reason = f"{doubled} results are stored twice, and would be sent twice: a checkpoint after the old lines mends it"
    losses.altered("messages", reason)
    losses.extend(loss for loss in (*common.losses, *made.losses) if loss.path.startswith(("messages", "lines")))
    return Converted(Body(body.id, records, body.kind, body.mode), losses.done())
