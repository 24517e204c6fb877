"""`from_common`: a transcript as a chat file, new or put back onto the file that it came from."""

from __future__ import annotations

import hashlib
from typing import Any
from uuid import uuid5

import msgspec

from decant.common import Meta, Transcript
from decant.gemini import jsonlines
from decant.gemini.body import Body, Record
from decant.gemini.decode import to_common
from decant.gemini.jsonlines import is_text
from decant.gemini.layout import project_hash
from decant.gemini.metadata import RESERVED, is_time
from decant.gemini.mint import NAMESPACE, Minter, Native, family_of
from decant.gemini.plan import plan
from decant.gemini.settle import settle
from decant.losses import Converted, Losses

__all__ = ["from_common", "header", "session_id"]


def from_common(transcript: Transcript, base: Body | None = None, now: str | None = None) -> Converted[Body]:
    """The chat file of a transcript, and what of the transcript will not come back from it.

    Without a base all records are new, in the form that the client resumes exactly. With a base (the file that the
    transcript was read from) it is put back: of a log the old bytes stay, and what was changed is appended to them.
    `now` (RFC 3339) becomes `lastUpdated`, which the client goes by when it deletes old sessions.

    Raises LimitError where the transcript nests too deeply for a line.
    """
    losses = Losses()
    if base is not None:
        from decant.gemini.lens import put_back

        return put_back(transcript, base, now)
    body = _mint(transcript, now, losses)
    settle(transcript, to_common(body).value, losses, now)
    return Converted(body, losses.done())


def _mint(transcript: Transcript, now: str | None, losses: Losses) -> Body:
    session = session_id(transcript)
    minter = Minter(session, Native(family_of(transcript.meta.format)))
    lines: list[dict[str, Any]] = [header(transcript.meta, session, now)]
    for step in plan(transcript.messages, losses):
        if step.answers:
            lines.append(minter.responses(step.message, ((each.call, each.result) for each in step.answers)))
        elif (record := minter.record(step.message)) is not None:
            lines.append(record)
        else:
            losses.dropped(f"messages[{step.source}]", "the Gemini CLI has no record that could say it")
    return Body(session, [Record(jsonlines.dump(line)) for line in lines])


def session_id(transcript: Transcript) -> str:
    """The session's id: the conversation's own, else one that follows from its content."""
    if transcript.meta.id:
        return transcript.meta.id
    content = msgspec.json.encode([transcript.meta, transcript.messages])
    return str(uuid5(NAMESPACE, hashlib.sha256(content).hexdigest()))


def header(meta: Meta, session: str, now: str | None) -> dict[str, Any]:
    """The first line. Of the folders only the working directory is written: on resume the client would open the
    others to the agent, and a transcript's word is not enough for that."""
    project = meta.project_id if family_of(meta.format) == "gemini" and meta.project_id and meta.cwd is None else None
    times = {"startTime": meta.created, "lastUpdated": now or meta.updated}
    out: dict[str, Any] = {"sessionId": session, "projectHash": project or project_hash(meta.cwd or "")}
    out |= {key: time for key, time in times.items() if is_time(time)}
    out["kind"] = meta.kind
    if meta.title is not None:
        out["summary"] = meta.title
    if meta.cwd is not None and is_text(meta.cwd):
        out["directories"] = [meta.cwd]
    if family_of(meta.format) == "gemini":
        out |= {key: value for key, value in meta.extra.items() if key not in RESERVED}
    return out
