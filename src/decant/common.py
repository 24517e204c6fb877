"""The common schema, `decant.common/1`: a conversation in the field's own terms, whichever agent wrote it.

Everything here is plain data. Strings hold no lone surrogates and numbers fit a double or 64 bits: what does not is
written with the escape of `decant.escapes`, in memory as in JSON. Optional fields are None, and left out of the JSON.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from decant.tools import Tool

__all__ = [
    "SCHEMA",
    "Block",
    "CommandOutput",
    "Content",
    "EditOutput",
    "File",
    "FileOutput",
    "Image",
    "ListingEntry",
    "ListingOutput",
    "Match",
    "MatchesOutput",
    "Message",
    "Meta",
    "Notice",
    "NoticeKind",
    "Output",
    "Raw",
    "Role",
    "Status",
    "Text",
    "Thinking",
    "ToolResult",
    "ToolUse",
    "Transcript",
    "Usage",
]

SCHEMA = "decant.common/1"

Role: TypeAlias = Literal["user", "assistant", "system"]
Status: TypeAlias = Literal["done", "error", "canceled", "interrupted", "pending", "running", "waiting"]
NoticeKind: TypeAlias = Literal["checkpoint", "history", "system", "ephemeral", "context", "error", "info", "warning"]
Gone: TypeAlias = Literal["checkpoint", "rewind", "compression"]


class _Struct(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all records of the schema share: keywords only, defaults left out of JSON, unknown keys refused."""


class Usage(_Struct):
    """Tokens of one model call. Every field counts tokens; None where the source does not say."""

    input_tokens: int | None = None
    """Prompt tokens that were not read from the cache."""
    cache_read_tokens: int | None = None
    cache_write_tokens: int | None = None
    output_tokens: int | None = None
    """Tokens the model produced, its thinking included."""
    reasoning_tokens: int | None = None
    """The thinking's share of `output_tokens`."""
    tool_tokens: int | None = None
    """Prompt tokens that tool use added, where the backend reports them apart."""
    total_tokens: int | None = None
    """The total as the source reports it, never computed."""
    cost_usd: float | None = None


class Text(_Struct, tag="text"):
    """Words of the role that the message has. `display` is what the person typed, where the client expanded it."""

    text: str
    display: str | None = None


class Thinking(_Struct, tag="thinking"):
    """A model's thought. `signature` is base64 of the provider's opaque bytes. `redacted`: only a signature remains."""

    text: str = ""
    subject: str | None = None
    """A heading that the client keeps apart from the text."""
    signature: str | None = None
    redacted: bool = False
    timestamp: str | None = None


class ToolUse(_Struct, tag="tool_use"):
    """A call. `arguments` is the call's JSON object as the model wrote it. `tool` is the canonical view of it, or None
    where the arguments do not fit one exactly; it is derived from `name` and `arguments`, never the other way round
    (a format that renames tools reads `tool`)."""

    id: str
    name: str
    arguments: dict[str, Any] = msgspec.field(default_factory=dict)
    tool: Tool | None = None
    display: dict[str, str] | None = None
    """Strings that were only meant for a person's eye, by the source's own key."""
    signature: str | None = None
    """Base64 of the provider's opaque bytes that belong to this call."""
    invalid_json: str | None = None
    """The arguments' text where it did not parse as a JSON object; `arguments` is then empty."""
    agent_id: str | None = None
    """The id of the subagent's conversation that this call started."""


class CommandOutput(_Struct, tag="command"):
    text: str
    """Standard output and error, as interleaved."""
    exit_code: int | None = None
    cwd: str | None = None


class FileOutput(_Struct, tag="file"):
    path: str
    text: str | None = None
    start_line: int | None = None
    """1-based, inclusive."""
    end_line: int | None = None
    """1-based, inclusive."""
    total_lines: int | None = None


class ListingEntry(_Struct):
    name: str
    is_dir: bool = False
    size: int | None = None
    """Bytes."""


class ListingOutput(_Struct, tag="listing"):
    path: str
    entries: list[ListingEntry] = msgspec.field(default_factory=list)


class Match(_Struct):
    path: str
    line: int | None = None
    """1-based."""
    text: str | None = None


class MatchesOutput(_Struct, tag="matches"):
    matches: list[Match] = msgspec.field(default_factory=list)
    total: int | None = None
    truncated: bool = False


class EditOutput(_Struct, tag="edit"):
    path: str
    diff: str | None = None
    """Unified diff, where the source keeps one."""
    created: bool = False


class JsonOutput(_Struct, tag="json"):
    """A typed result in the source's own shape, where the schema has no type for it."""

    value: Any = None


Output: TypeAlias = CommandOutput | FileOutput | ListingOutput | MatchesOutput | EditOutput | JsonOutput


class Image(_Struct, tag="image"):
    """A picture. `data` is base64; `uri` is the source's own reference. One of the two is set."""

    mime_type: str
    data: str | None = None
    uri: str | None = None
    name: str | None = None


class File(_Struct, tag="file"):
    """Any other attachment. `data` is base64; `uri` is the source's own reference. One of the two is set."""

    mime_type: str
    data: str | None = None
    uri: str | None = None
    name: str | None = None


class Json(_Struct, tag="json"):
    """A JSON value that the model was shown as a result."""

    value: Any = None


Content: TypeAlias = Text | Json | Image | File


class ToolResult(_Struct, tag="tool_result"):
    """What came back for a call. `content` is what the model saw; `output` the typed result, where there is one."""

    tool_use_id: str
    content: list[Content] = msgspec.field(default_factory=list)
    output: Output | None = None
    status: Status = "done"
    is_error: bool = False
    name: str | None = None
    """The tool's name as the result record gives it, where it gives one."""
    display: Any = None
    """What the client showed a person in place of `content`, in the source's own shape."""
    duration_ns: int | None = None
    """From start to completion, in nanoseconds."""


class Notice(_Struct, tag="notice"):
    """Something the client said, to the model or to the person, that is neither's words. `context` is text that the
    client adds to a prompt (`<session_context>`, `<hook_context>`)."""

    kind: NoticeKind
    text: str = ""


class Raw(_Struct, tag="raw"):
    """A record that only one format understands. `data` is lower-case hex of its bytes, or JSON where the format is
    JSON; `kind` is the record's kind in the source's own words."""

    format: str
    kind: str
    data: Any = None


Block: TypeAlias = Text | Thinking | ToolUse | ToolResult | Image | File | Notice | Raw


class Message(_Struct):
    """One message. A tool result is a `user` message of its own, in the order of the log."""

    role: Role
    blocks: list[Block] = msgspec.field(default_factory=list)
    id: str | None = None
    """The native record's own id, where it has one."""
    timestamp: str | None = None
    """RFC 3339 in UTC with all the digits that the source has, up to nanoseconds."""
    model: str | None = None
    stop_reason: str | None = None
    status: Status | None = None
    """Where the record is not finished or failed: None is done. A tool result says so in its block instead."""
    usage: Usage | None = None
    refs: list[str] = msgspec.field(default_factory=list)
    """The records it came from, by position: `steps/4`, `lines/12`. Compared by nothing."""
    gone: Gone | None = None
    """Why the client no longer sends it, in a transcript that was read with its history."""


class Meta(_Struct):
    """The conversation's own properties."""

    id: str | None = None
    format: str | None = None
    """The id of the format it came from."""
    created: str | None = None
    """RFC 3339, UTC."""
    updated: str | None = None
    """RFC 3339, UTC."""
    cwd: str | None = None
    """Absolute path of the working directory."""
    workspaces: list[str] = msgspec.field(default_factory=list)
    """Every workspace folder, absolute paths, `cwd` among them."""
    git_branch: str | None = None
    repository: str | None = None
    title: str | None = None
    model: str | None = None
    client_version: str | None = None
    kind: Literal["main", "subagent"] = "main"
    parent_id: str | None = None
    root_id: str | None = None
    project_id: str | None = None
    tags: list[str] = msgspec.field(default_factory=list)
    extra: dict[str, Any] = msgspec.field(default_factory=dict)
    """Native properties that no other format has, by the source's own key."""


class Transcript(_Struct):
    """A conversation."""

    schema: Literal["decant.common/1"] = SCHEMA
    meta: Meta = msgspec.field(default_factory=Meta)
    messages: list[Message] = msgspec.field(default_factory=list)
