"""The common schema, `decant.common/1`: a conversation in the field's own terms, whichever agent wrote it.

Everything here is plain data. Strings hold no lone surrogates and numbers fit a double or 64 bits: what does not is
written with the escape of `decant.escapes`, in memory as in JSON. Optional fields are None, and left out of the JSON.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from decant.blocks import (
    Block,
    CommandOutput,
    Content,
    EditOutput,
    File,
    FileOutput,
    Image,
    Json,
    JsonOutput,
    ListingEntry,
    ListingOutput,
    Match,
    MatchesOutput,
    Notice,
    NoticeKind,
    Output,
    Raw,
    Record,
    Status,
    Text,
    Thinking,
    ToolResult,
    ToolUse,
)
from decant.errors import FormatError, LimitError
from decant.escapes import escape_value
from decant.exactjson import check_depth, check_keys, has_odd_numbers, parse_json

__all__ = [
    "SCHEMA",
    "Block",
    "CommandOutput",
    "Content",
    "EditOutput",
    "File",
    "FileOutput",
    "Gone",
    "Image",
    "Json",
    "JsonOutput",
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
    "Record",
    "Role",
    "Status",
    "Text",
    "Thinking",
    "ToolResult",
    "ToolUse",
    "Transcript",
    "Usage",
    "dumps",
    "json_schema",
    "loads",
    "same_message",
]

SCHEMA = "decant.common/1"

Role: TypeAlias = Literal["user", "assistant", "system"]
Gone: TypeAlias = Literal["checkpoint", "rewind", "compression"]


class Usage(Record):
    """Tokens of one model call. Every field but the cost counts tokens; None where the source does not say."""

    input_tokens: int | None = None
    """Prompt tokens that were not read from the cache."""
    cache_read_tokens: int | None = None
    """Prompt tokens that were read from the cache."""
    cache_write_tokens: int | None = None
    """Prompt tokens that were written to the cache, where the backend charges for that."""
    output_tokens: int | None = None
    """Tokens the model produced, its thinking included."""
    reasoning_tokens: int | None = None
    """The thinking's share of `output_tokens`."""
    tool_tokens: int | None = None
    """Prompt tokens that tool use added, where the backend reports them apart."""
    total_tokens: int | None = None
    """The total as the source reports it, never computed."""
    cost_usd: float | None = None
    """What the source says it cost, in US dollars; never computed, and finite."""


class Message(Record):
    """One message. A tool result is a `user` message of its own, in the order of the log. The blocks stand in the one
    order that the source's format has for them."""

    role: Role
    """Whose words these are. A tool's result counts as the user's; `system` is the client's own."""
    blocks: list[Block] = msgspec.field(default_factory=list)
    """What it holds, in order."""
    id: str | None = None
    """The native record's own id, where it has one. Not always unique."""
    timestamp: str | None = None
    """RFC 3339 in UTC with all the digits that the source has, up to nanoseconds."""
    model: str | None = None
    """The model that made it, by the name that the backend gives; `model-<n>` for an unknown number."""
    stop_reason: str | None = None
    """Why the model stopped, in the source's own words; `stop-<n>` for an unknown number."""
    status: Status | None = None
    """Where the record is not finished or failed: None is done. A tool result says so in its block instead."""
    usage: Usage | None = None
    """The tokens of the model call that made it."""
    refs: list[str] = msgspec.field(default_factory=list)
    """The records it came from, by position: `steps/4`, `lines/12`. Compared by nothing."""
    gone: Gone | None = None
    """Why the client no longer sends it, in a transcript that was read with its history."""


class Meta(Record):
    """The conversation's own properties."""

    id: str | None = None
    """The conversation's id in its client."""
    format: str | None = None
    """The id of the format it came from. Compared by nothing."""
    created: str | None = None
    """RFC 3339, UTC."""
    updated: str | None = None
    """RFC 3339, UTC."""
    cwd: str | None = None
    """Absolute path of the working directory."""
    workspaces: list[str] = msgspec.field(default_factory=list)
    """Every workspace folder, absolute paths, `cwd` among them."""
    git_branch: str | None = None
    """The branch that was checked out when it began."""
    repository: str | None = None
    """The repository's name or URL as the source gives it."""
    title: str | None = None
    """A line for a list of conversations."""
    model: str | None = None
    """The model in use last, by the name that the backend gives."""
    client_version: str | None = None
    """The version of the client that wrote it."""
    kind: Literal["main", "subagent"] = "main"
    """Whether a person led it or another conversation's call."""
    parent_id: str | None = None
    """The id of the conversation that started it."""
    root_id: str | None = None
    """The id of the first conversation of the chain."""
    project_id: str | None = None
    """The client's id of the project that it belongs to."""
    tags: list[str] = msgspec.field(default_factory=list)
    """Labels that the client or a person gave it."""
    extra: dict[str, Any] = msgspec.field(default_factory=dict)
    """Native properties that no other format has, by the source's own key."""


class Transcript(Record, omit_defaults=False):
    """A conversation: one JSON object, with the three keys always there, in this order."""

    schema: Literal["decant.common/1"] = SCHEMA
    """The schema's name and version."""
    meta: Meta = msgspec.field(default_factory=Meta)
    """The conversation's own properties."""
    messages: list[Message] = msgspec.field(default_factory=list)
    """The messages, oldest first."""


_ENCODER = msgspec.json.Encoder()
_SORTED = msgspec.json.Encoder(order="sorted")
_DECODER = msgspec.json.Decoder(Transcript)


def _encode(record: Message | Meta) -> bytes:
    try:
        out = _ENCODER.encode(record)
        check_depth(out)
        if b"null" not in out:
            return out
    except UnicodeEncodeError:
        pass  # a lone surrogate
    except RecursionError as error:
        raise LimitError("a value that nests too deep for JSON") from error
    # A null may be a value's own, or what msgspec writes for a number that is not finite.
    return _ENCODER.encode(escape_value(msgspec.to_builtins(record), escaped=True))


def dumps(transcript: Transcript) -> bytes:
    """The transcript as JSON in UTF-8, canonical, one message a line so that it diffs, with a final newline.

    Lone surrogates and numbers that were not escaped are. LimitError if a value nests deeper than JSON may.
    """
    lines = [b'{"schema":"decant.common/1",\n"meta":', _encode(transcript.meta), b',\n"messages":[']
    separator = b"\n"
    for message in transcript.messages:
        lines += separator, _encode(message)
        separator = b",\n"
    lines.append(b"\n]}\n" if transcript.messages else b"]}\n")
    return b"".join(lines)


class _Head(msgspec.Struct):
    schema: Any = None


def loads(data: bytes) -> Transcript:
    """The transcript of a common JSON. `loads(dumps(t)) == t`.

    What msgspec refuses or would round is read as the schema says: numbers beyond a double and lone surrogates become
    escapes. FormatError names the place (`messages[3].blocks[0].text`), also for a key that is given twice; LimitError
    if it nests too deep.
    """
    transcript = _loads(data)
    check_keys(data)
    return transcript


def _loads(data: bytes) -> Transcript:
    try:
        check_depth(data)
        if has_odd_numbers(data):
            return _loads_with_care(data)
        transcript = _DECODER.decode(data)
        _check_schema(msgspec.json.decode(data, type=_Head).schema)
    except msgspec.ValidationError as error:
        raise _misfit(data, error) from error
    except (msgspec.DecodeError, UnicodeDecodeError):
        return _loads_with_care(data)
    return transcript


def _loads_with_care(data: bytes) -> Transcript:
    value = parse_json(data, allow_nan=True, escaped=True)
    try:
        transcript = msgspec.convert(value, Transcript)
    except msgspec.ValidationError as error:
        raise _misfit(data, error) from error
    _check_schema(value.get("schema"))
    return transcript


def _check_schema(schema: Any) -> None:
    if schema != SCHEMA:
        given = f"its schema is {schema!r}" if schema is not None else "it names no schema"
        raise FormatError(f"not a common transcript: {given}", place="schema", hint=f"this version reads {SCHEMA}")


def _misfit(data: bytes, error: msgspec.ValidationError) -> FormatError:
    message, _, path = str(error).partition(" - at `$")
    try:
        _check_schema(msgspec.convert(parse_json(data, allow_nan=True, escaped=True), _Head).schema)
    except FormatError as schema_error:
        return schema_error
    except msgspec.ValidationError:
        return FormatError("not a common transcript: it is no JSON object", hint=f"this version reads {SCHEMA}")
    return FormatError(message, place=path.strip(".`") or None)


def same_message(a: Message, b: Message) -> bool:
    """Whether two messages are equal apart from their refs, to the type of every number (`1`, `1.0` and `True` differ,
    which `==` would not see). The order of an object's keys does not count."""
    if a is b:
        return True
    return a.role == b.role and a.id == b.id and len(a.blocks) == len(b.blocks) and _content(a) == _content(b)


def _content(message: Message) -> bytes:
    return _SORTED.encode(msgspec.structs.replace(message, refs=[]) if message.refs else message)


def json_schema() -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a common transcript, with the description of every field."""
    from decant.fielddocs import all_structs, field_docs  # nothing else needs inspect, which is slow to import

    schema = msgspec.json.schema(Transcript)
    for record in all_structs(Transcript):
        properties = schema["$defs"][record.__name__]["properties"]
        for field, description in field_docs(record).items():
            properties[field]["description"] = description
    schema["$defs"]["Transcript"]["required"] = ["schema"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": SCHEMA, **schema}
