"""The blocks that a message of the common schema is made of, and what a tool's result is made of."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from decant.tooltypes import Tool

__all__ = [
    "Block",
    "CommandOutput",
    "Content",
    "EditOutput",
    "File",
    "FileOutput",
    "Image",
    "Json",
    "JsonOutput",
    "ListingEntry",
    "ListingOutput",
    "Match",
    "MatchesOutput",
    "Notice",
    "NoticeKind",
    "Output",
    "Raw",
    "Record",
    "Status",
    "Text",
    "Thinking",
    "ToolResult",
    "ToolUse",
]

Status: TypeAlias = Literal["done", "error", "canceled", "interrupted", "pending", "running", "waiting"]
NoticeKind: TypeAlias = Literal["checkpoint", "history", "system", "ephemeral", "context", "error", "info", "warning"]


class Record(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all records of the schema share: keywords only, defaults left out of JSON, unknown keys refused."""


class Text(Record, tag="text"):
    """Words of the role that the message has."""

    text: str
    """The text that the model was given, or that it answered."""
    display: str | None = None
    """What the person typed, where the client expanded it into `text` (an `@file`, a slash command)."""


class Thinking(Record, tag="thinking"):
    """A model's thought."""

    text: str = ""
    """The thought, or the provider's summary of it."""
    subject: str | None = None
    """A heading that the client keeps apart from the text."""
    signature: str | None = None
    """Base64 of the provider's opaque bytes that let the thought be sent again."""
    redacted: bool = False
    """Whether the provider withheld the text, so that only a signature is left."""
    timestamp: str | None = None
    """When the thought was made, RFC 3339, where the client keeps that apart from the message's time."""


class ToolUse(Record, tag="tool_use"):
    """A call. `name` and `arguments` are the call; `tool` and `display` are views of it that a reader may rely on and
    a writer derives again: after an edit of the arguments they need not be edited too. A format that names its tools
    differently is given `tool`, where it has it."""

    id: str
    """Pairs the call with its result; the native one, which may be empty or repeated in a damaged file."""
    name: str
    """The tool's name as the model called it."""
    arguments: dict[str, Any] = msgspec.field(default_factory=dict)
    """The call's JSON object as the model wrote it, whole, in its order of keys."""
    tool: Tool | None = None
    """The canonical view of the call, or None where the arguments do not fit one exactly."""
    display: dict[str, str] | None = None
    """Strings of the call that were only meant for a person's eye, by the source's own key."""
    signature: str | None = None
    """Base64 of the provider's opaque bytes that belong to this call."""
    invalid_json: str | None = None
    """The arguments' text where it did not parse as a JSON object; `arguments` is then empty."""
    agent_id: str | None = None
    """The id of the subagent's conversation that this call started."""


class CommandOutput(Record, tag="command"):
    """What a command printed and how it ended."""

    text: str
    """Standard output and error, as interleaved."""
    exit_code: int | None = None
    """The process's exit code; None where it never ended or the source does not say."""
    cwd: str | None = None
    """Absolute path of the directory it ran in."""


class FileOutput(Record, tag="file"):
    """A file that was read, or a range of its lines."""

    path: str
    """The file's path or URL as the source gives it."""
    text: str | None = None
    """The text of the range; None where the source keeps only where it was."""
    start_line: int | None = None
    """First line of the range, 1-based."""
    end_line: int | None = None
    """Last line of the range, 1-based, inclusive."""
    total_lines: int | None = None
    """How many lines the whole file has."""


class ListingEntry(Record):
    """One entry of a directory."""

    name: str
    """The entry's name, or its path as the source gives it."""
    is_dir: bool = False
    """Whether it is a directory."""
    size: int | None = None
    """Bytes."""


class ListingOutput(Record, tag="listing"):
    """A directory that was listed."""

    path: str
    """The directory's path as the source gives it."""
    entries: list[ListingEntry] = msgspec.field(default_factory=list)
    """Its entries, in the source's order."""


class Match(Record):
    """One hit of a search: a file, or a line of it."""

    path: str
    """The file's path (or the page's URL) as the source gives it."""
    line: int | None = None
    """1-based."""
    text: str | None = None
    """The line's text, or the page's title."""


class MatchesOutput(Record, tag="matches"):
    """What a search found."""

    matches: list[Match] = msgspec.field(default_factory=list)
    """The hits, in the source's order."""
    total: int | None = None
    """How many there were, where `matches` was cut."""
    truncated: bool = False
    """Whether the client cut the list."""


class EditOutput(Record, tag="edit"):
    """A file that was changed."""

    path: str
    """The file's path as the source gives it."""
    diff: str | None = None
    """Unified diff, where the source keeps one."""
    created: bool = False
    """Whether the file was new."""


class JsonOutput(Record, tag="json"):
    """A typed result in the source's own shape, where the schema has no type for it."""

    value: Any = None
    """Any JSON value."""


Output: TypeAlias = CommandOutput | FileOutput | ListingOutput | MatchesOutput | EditOutput | JsonOutput


class Image(Record, tag="image"):
    """A picture. One of `data` and `uri` is set."""

    mime_type: str
    """Such as `image/png`."""
    data: str | None = None
    """Base64 of the file's bytes."""
    uri: str | None = None
    """The source's own reference. Never followed, and never written into a format whose client would follow it."""
    name: str | None = None
    """The file's name, for a person."""


class File(Record, tag="file"):
    """Any other attachment. One of `data` and `uri` is set."""

    mime_type: str
    """Such as `application/pdf`."""
    data: str | None = None
    """Base64 of the file's bytes."""
    uri: str | None = None
    """The source's own reference. Never followed, and never written into a format whose client would follow it."""
    name: str | None = None
    """The file's name, for a person."""


class Json(Record, tag="json"):
    """A JSON value that the model was shown as a result."""

    value: Any = None
    """Any JSON value."""


Content: TypeAlias = Text | Json | Image | File


class ToolResult(Record, tag="tool_result"):
    """What came back for a call."""

    tool_use_id: str
    """The `id` of the call that it answers."""
    content: list[Content] = msgspec.field(default_factory=list)
    """What the model was shown."""
    output: Output | None = None
    """The typed result, where the source keeps one beside what the model was shown."""
    status: Status = "done"
    """How far it came. All but `done` and `error` are of calls that never ended."""
    is_error: bool = False
    """Whether it failed: the tool, the call itself, or a command with an exit code other than 0."""
    name: str | None = None
    """The tool's name as the result record gives it, where it gives one."""
    display: Any = None
    """What the client showed a person in place of `content`, in the source's own shape."""
    duration_ns: int | None = None
    """From start to completion, in nanoseconds."""


class Notice(Record, tag="notice"):
    """Something the client said, to the model or to the person, that is neither's words."""

    kind: NoticeKind
    """`context` is text that the client adds to a prompt (`<session_context>`, `<hook_context>`); `checkpoint` and
    `history` stand for what came before them."""
    text: str = ""
    """Its words."""


class Raw(Record, tag="raw"):
    """A record that only one format understands. A format never writes the raw block of another one."""

    format: str
    """The id of that format."""
    kind: str
    """The record's kind in the source's own words."""
    data: Any = None
    """Lower-case hex of its bytes, or its JSON value where the format is JSON."""


Block: TypeAlias = Text | Thinking | ToolUse | ToolResult | Image | File | Notice | Raw
