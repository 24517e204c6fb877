"""What a chat file says, as the client replays it: the metadata and the messages, each with the records it came from.

The rules are those of `loadConversationRecord` of `@google/gemini-cli-core` 0.61.0, found by experiment. Each line is
tested in this order, and the first match wins: a string `$rewindTo`; a string `id` (a message); an object `$set`; a
string `sessionId` beside a string `projectHash` (a header); anything else is ignored.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

import msgspec

from decant.common import Gone
from decant.errors import FormatError, LimitError
from decant.exactjson import parse_again, parse_plain
from decant.gemini import jsonlines
from decant.gemini.body import Body
from decant.gemini.jsonlines import is_text
from decant.gemini.story import Story

__all__ = ["Entry", "Replay", "Skipped", "replay"]

Json: TypeAlias = dict[str, Any]


_TOUCHED = re.compile(rb'\{"\$set":\{"lastUpdated":"([0-9TZ:.-]*)"\}\}')
"""Every other line of a real log: too plain to be parsed."""


class Entry(msgspec.Struct, eq=False):
    """A message. `source` is its JSON object, or a plain line that holds it: a parsed log takes several times the room
    of its bytes. `refs` name the records that gave it, by position from 0: the first one, which fixed its place, and
    where the id came again the last one, which fixed its content. They read `lines/12`, or `lines/1/messages/0` inside
    a checkpoint, a header or a whole-file session, and `lines/0/history/0` in a saved history. `gone` says why the
    client no longer has it."""

    source: Json | bytes
    refs: tuple[str, ...]
    gone: Gone | None = None

    @property
    def value(self) -> Json:
        """The JSON object, parsed at the first look."""
        if type(self.source) is bytes:
            self.source = parse_again(self.source)
        return cast("Json", self.source)


@dataclass(frozen=True, slots=True)
class Skipped:
    """A record, by position from 0, that has no part in the conversation, and why."""

    line: int
    reason: str


@dataclass(slots=True)
class Replay:
    """The stored metadata by its own keys (`messages` left out), the messages in order, and what was skipped."""

    metadata: Json
    entries: list[Entry]
    skipped: list[Skipped] = field(default_factory=list)


def replay(body: Body, *, history: bool = False) -> Replay:
    """Replays a body, in time linear in its size. With `history` the messages that a checkpoint, a rewind or a
    compression removed are in the list too, where they stood, each marked `gone`.

    Raises LimitError, naming the line, where a line's JSON nests too deeply.
    """
    if body.kind != "log":
        return _whole(body)
    state = _State(history)
    for position, record in enumerate(body.records):
        line = record.data
        if touched := _TOUCHED.fullmatch(line):
            state.metadata["lastUpdated"] = touched[1].decode()
            continue
        try:
            if (value := parse_plain(line)) is not None:
                state.apply(position, value, line)
            elif line and not line.isspace():
                state.apply_odd(position, line)
        except LimitError as error:
            raise LimitError(error.message, source=body.id, place=f"line {position + 1}") from error
    return Replay(state.metadata, state.all_entries(), state.skipped)


class _State:
    """The client's state while it reads a log."""

    def __init__(self, history: bool) -> None:
        self.metadata: Json = {}
        self.entries: dict[str, Entry] = {}
        self.skipped: list[Skipped] = []
        self.story = Story[Entry]() if history else None

    def skip(self, position: int, reason: str) -> None:
        self.skipped.append(Skipped(position, reason))

    def all_entries(self) -> list[Entry]:
        entries = self.entries
        return list(entries.values()) if self.story is None else self.story.tell(entries.items())

    def apply_odd(self, position: int, line: bytes) -> None:
        """A line that the client would not write, or that is torn."""
        try:
            if position and line.startswith(jsonlines.BOM):
                raise FormatError("a byte order mark inside the file")
            value = jsonlines.parse(line)
        except FormatError:
            self.skip(position, "not JSON, or torn")
        else:
            self.apply(position, value, value)

    def apply(self, position: int, value: Any, source: Any) -> None:
        """`source` is the line where it is plain, else its value."""
        if type(value) is not dict:
            self.skip(position, "not an object")
        elif "$rewindTo" in value and is_text(target := value["$rewindTo"]):
            self.rewind(target)
        elif is_text(value.get("id")):
            self.put(position, f"lines/{position}", value, source)
        elif isinstance(change := value.get("$set"), dict):
            if not isinstance(messages := change.get("messages"), list) or self.checkpoint(position, messages):
                self.merge(change)
        elif isinstance(change, list):
            self.skip(position, "a $set that is a list")
        elif is_text(value.get("sessionId")) and is_text(value.get("projectHash")):
            self.merge(value)
            if isinstance(messages := value.get("messages"), list):
                self.put_all(position, messages)
        else:
            self.skip(position, "no kind of record that the client knows")

    def merge(self, change: Json) -> None:
        self.metadata.update(change)
        self.metadata.pop("messages", None)

    def put(self, position: int, ref: str, message: Json, source: Json | bytes) -> bool:
        """Adds a message, or replaces the one of the same id in its place; False if the client fails over it."""
        if type(message.get("content")) is not str and _breaks_client(message):
            self.skip(position, f"the client cannot read the content of message {message['id']!r}")
            return False
        identity = message["id"]
        old = self.entries.get(identity)
        if old is None and self.story is not None:
            self.story.add(identity)
        self.entries[identity] = Entry(source, (ref,) if old is None else (old.refs[0], ref))
        return True

    def put_all(self, position: int, messages: list[Any]) -> bool:
        """Puts the messages of a list. The client stops at the first one that it fails over."""
        return all(
            self.put(position, f"lines/{position}/messages/{index}", message, message)
            for index, message in enumerate(messages)
            if isinstance(message, dict) and is_text(message.get("id"))
        )

    def rewind(self, target: str) -> None:
        """Removes the target and all after it; an unknown target removes everything."""
        if target not in self.entries:
            removed = list(self.entries.items())
            self.entries.clear()
        else:
            removed = [self.entries.popitem()]
            while removed[-1][0] != target:
                removed.append(self.entries.popitem())
            removed.reverse()
        if self.story is not None:
            self.story.cut(_gone(removed, "rewind"))

    def checkpoint(self, position: int, messages: list[Any]) -> bool:
        """Replaces the whole list by the one that a `$set.messages` gives; False if the client fails inside it."""
        old, self.entries = self.entries, {}
        story, self.story = self.story, None
        complete = self.put_all(position, messages)
        self.story = story
        if story is not None:
            why: Gone = "compression" if _compresses(old, self.entries) else "checkpoint"
            removed = dict(_gone([item for item in old.items() if item[0] not in self.entries], why))
            story.rebuild(list(old), list(self.entries), removed)
        return complete


def _gone(removed: Iterable[tuple[str, Entry]], why: Gone) -> list[tuple[str, Entry]]:
    return [(identity, Entry(entry.source, entry.refs, why)) for identity, entry in removed]


def _compresses(old: dict[str, Entry], new: dict[str, Entry]) -> bool:
    """Whether a checkpoint came from a compression: it brings the client's summary as a user message of its own."""
    return any(
        identity not in old and any(text.lstrip().startswith("<state_snapshot>") for text in _texts(entry.value))
        for identity, entry in new.items()
    )


def _texts(message: Json) -> Iterator[str]:
    content = message.get("content")
    for part in content if isinstance(content, list) else [content]:
        text = part.get("text") if isinstance(part, dict) else part
        if is_text(text):
            yield text


_BEFORE_CALL = ("videoMetadata", "thought", "codeExecutionResult", "executableCode", "fileData")
_DEREFERENCED = ("functionCall", "functionResponse", "inlineData")


def _breaks_client(message: Json) -> bool:
    """Whether the real loader throws over the message's content, and so drops it: it reads inside `functionCall`,
    `functionResponse` and `inlineData` without looking for null, and trims a lone part's `text` as a string."""
    content = message.get("content")
    if isinstance(content, str) or not content:
        return False
    if isinstance(content, list):
        return any(map(_part_breaks, content))
    if not isinstance(content, dict):
        return False
    if message.get("type") in ("user", "gemini") and not any(key in content for key in (*_BEFORE_CALL, *_DEREFERENCED)):
        text = content.get("text")
        return text is not None and not is_text(text)
    return _part_breaks(content)


def _part_breaks(part: Any) -> bool:
    if type(part) is not dict:
        return isinstance(part, list) and any(map(_part_breaks, part))
    for key in _DEREFERENCED:
        if key in part:
            if any(earlier in part for earlier in _BEFORE_CALL):
                return False
            value = part[key]
            if key != "inlineData":
                return value is None
            mime_type = value.get("mimeType") if isinstance(value, dict) else None
            return value is None or not (mime_type is None or is_text(mime_type))
    return False


def _whole(body: Body) -> Replay:
    """A file that is one JSON value: the messages are as they stand in it, repeated ids included."""
    try:
        value = jsonlines.parse(body.records[0].data)
    except (FormatError, LimitError) as error:
        raise error.at(body.id) from error.__cause__
    if body.kind == "legacy":
        metadata = {key: item for key, item in value.items() if key != "messages"}
        return _listed(metadata, "messages", value.get("messages"), lambda item: item)
    history = value.get("history") if body.kind == "checkpoint" else value
    metadata = {key: item for key, item in value.items() if key != "history"} if body.kind == "checkpoint" else {}
    return _listed(metadata, "history", history, _from_content)


def _listed(metadata: Json, key: str, items: Any, message: Callable[[Json], Json]) -> Replay:
    found = Replay(metadata, [])
    if items is not None and not isinstance(items, list):
        found.skipped.append(Skipped(0, f"{key} is not a list"))
        return found
    for index, item in enumerate(items or ()):
        if isinstance(item, dict):
            found.entries.append(Entry(message(item), (f"lines/0/{key}/{index}",)))
        else:
            found.skipped.append(Skipped(0, f"{key}[{index}] is not an object"))
    return found


def _from_content(item: Json) -> Json:
    """A message of the API's own history, `{role, parts}`, in the shape of a chat file's message."""
    rest = {key: value for key, value in item.items() if key not in ("role", "parts")}
    return {"type": "gemini" if item.get("role") == "model" else item.get("role"), "content": item.get("parts")} | rest
