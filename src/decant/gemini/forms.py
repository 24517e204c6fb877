"""A chat file in the client's other file form: a log as one whole-file session, and anything as a log.

Records go over as they are. What one form can say and the other cannot is a loss: a whole-file session has no removed
messages and no lines that are no records; a saved history has no ids and no session.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid5

from decant.gemini import jsonlines
from decant.gemini.body import Body, Record
from decant.gemini.jsonlines import is_text
from decant.gemini.layout import project_hash
from decant.gemini.mint import NAMESPACE
from decant.gemini.replay import Entry, Replay, replay
from decant.gemini.units import MINTED
from decant.losses import Converted, Losses

__all__ = ["as_log", "as_whole"]

Json = dict[str, Any]


def as_log(body: Body) -> Converted[Body]:
    """The body as a log: itself if it is one, else a header and a line for each message."""
    if body.kind == "log":
        return Converted(body)
    losses = Losses()
    losses.altered("lines/0", "a line for each message stands for the one JSON value")
    found = _skipping(replay(body), losses)
    lines = [_header(body, found, losses), *_identified(found.entries, losses)]
    if any(is_text(line.get("$rewindTo")) for line in lines):  # as a line of its own it would be a rewind
        lines = [lines[0], {"$set": {"messages": lines[1:]}}]
    records = [Record(jsonlines.dump(line)) for line in lines]
    return Converted(Body(body.id, records, "log", body.mode), losses.done())


def as_whole(body: Body) -> Converted[Body]:
    """The body as a whole-file session: itself if it is one JSON value, else what its lines come to."""
    if body.kind != "log":
        return Converted(body)
    losses = Losses()
    losses.altered("lines", "what they come to stands for the lines themselves")
    found = _skipping(replay(body, history=True), losses)
    for entry in found.entries:
        if entry.gone is not None:
            losses.dropped(entry.refs[-1], f"the client no longer has it: {entry.gone}")
    living = [entry.value for entry in found.entries if entry.gone is None]
    metadata = found.metadata
    if "sessionId" not in metadata:
        metadata = {"sessionId": body.id, **metadata}
        losses.invented("metadata.sessionId", "without it the client takes no file for a session")
    data = jsonlines.dump_pretty({**metadata, "messages": living})
    return Converted(Body(body.id, [Record(data, b"")], "legacy", body.mode), losses.done())


def _skipping(found: Replay, losses: Losses) -> Replay:
    for skipped in found.skipped:
        losses.dropped(f"lines/{skipped.line}", skipped.reason)
    return found


def _header(body: Body, found: Replay, losses: Losses) -> Json:
    """The metadata with what makes a line a header."""
    header = {key: value for key, value in found.metadata.items() if key not in ("id", "$rewindTo", "$set")}
    for key in found.metadata.keys() - header.keys():
        losses.dropped(f"metadata.{key}", "a header cannot have it")
    for key, made in (("sessionId", body.id or "session"), ("projectHash", project_hash(""))):
        if not is_text(header.get(key)) or not header[key]:
            header[key] = made
            losses.invented(f"metadata.{key}", "without it the client reads nothing of a log")
    return header


def _identified(entries: list[Entry], losses: Losses) -> list[Json]:
    """The messages with an id each that no other has: of those that share one a log has the last only."""
    taken: set[str] = set()
    lines: list[Json] = []
    for number, entry in enumerate(entries):
        value, identity = entry.value, entry.value.get("id")
        if not is_text(identity) or identity in taken:
            made = f"{MINTED}{uuid5(NAMESPACE, str(number))}"
            if identity is not None:
                losses.altered(f"{entry.refs[-1]}/id", "is no id, or another message's")
            value = {**value, "id": made}
        taken.add(value["id"])
        lines.append(value)
    return lines
