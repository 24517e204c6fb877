"""Hypothesis strategies for transcripts, as wild as the schema lets them be: nothing here is narrowed to what some
format can hold. Ids are empty, repeated or odd; results stand before their calls or have none; views contradict what
they are views of; text is any Unicode, with escaped surrogates; times and signatures need not be valid."""

from __future__ import annotations

import base64
from typing import Any

import msgspec
from hypothesis import strategies as st

from decant import common as c
from decant import tools
from decant.escapes import escape_text
from decant.times import from_timestamp

__all__ = [
    "arguments",
    "blocks",
    "edited",
    "ids",
    "json_values",
    "messages",
    "metas",
    "signatures",
    "texts",
    "times",
    "tool_calls",
    "transcripts",
]

_ODD = (
    "\ud800",
    "\udfff",
    "\ufdd0",
    "\ufffe",
    "\x00",
    "\x1b",
    "\x7f",
    "\u2028",
    "\u0085",
    "\ufeff",
    "\U0001f9d1\u200d\U0001f680",
    "é",
    "é",
    "\r\n",
    '"\\',
    "$rewindTo",
    "<session_context>",
    "/",
    "?",
    " ",
)
texts = st.one_of(
    st.text(max_size=12),
    st.lists(st.sampled_from(_ODD) | st.text(max_size=3), max_size=4).map("".join),
    st.sampled_from(["", "hello", "/help", "? what", "a\nb", "x" * 300, "<user_query>", "<truncated 5 bytes>"]),
).map(escape_text)
ids = st.sampled_from(["", "t1", "t2", "t3", "read_file__t1", "__proto__", "0", "constructor"]) | texts
_numbers = st.one_of(
    st.integers(-(2**63), 2**64 - 1),
    st.integers(-3, 3),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["1e999", "12345678901234567890123", "-0.10000000000000000001", "18446744073709551616"]).map(
        lambda numeral: "\ufdd0n" + numeral
    ),
)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | _numbers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
_counts = st.none() | st.integers(0, 5000) | st.integers(-(2**63), 2**63 - 1)
_lines = st.none() | st.integers(-1, 900)
times = st.one_of(
    st.builds(from_timestamp, st.integers(1_700_000_000, 1_800_000_000), st.integers(0, 999_999_999)),
    st.builds(from_timestamp, st.integers(-62_167_219_200, 253_402_300_799), st.just(0)),
    st.sampled_from(
        ["2026-01-02T03:04:05.1Z", "2026-01-02T03:04:05.678Z", "2026-01-02T03:04:05+02:00", "yesterday", "", "9"]
    ),
)
signatures = st.one_of(
    st.binary(max_size=9).map(lambda data: base64.b64encode(data).decode()),
    st.sampled_from(["", "not base64", "YQ", "Y Q = =", "-_-_"]),
)
_maybe_text = st.none() | texts
_mime_types = st.sampled_from(["image/png", "image/svg+xml", "application/pdf", "text/plain", "", "nonsense"]) | texts
_uris = st.sampled_from(["file:///etc/passwd", "https://example.com/a.png", "gs://bucket/x"]) | texts
_media = {
    "mime_type": _mime_types,
    "data": st.none() | signatures,
    "uri": st.none() | _uris,
    "name": _maybe_text,
}

_replacements = st.builds(
    tools.Replacement, old=texts, new=texts, replace_all=st.booleans(), start_line=_lines, end_line=_lines
)
tool_calls: st.SearchStrategy[tools.Tool] = st.one_of(
    st.builds(tools.Bash, command=texts, cwd=_maybe_text, background=st.booleans()),
    st.builds(tools.Read, path=texts, start_line=_lines, end_line=_lines),
    st.builds(tools.Write, path=texts, content=texts),
    st.builds(
        tools.Edit, path=texts, old=texts, new=texts, replace_all=st.booleans(), start_line=_lines, end_line=_lines
    ),
    st.builds(tools.MultiEdit, path=texts, edits=st.lists(_replacements, max_size=2)),
    st.builds(tools.List, path=texts),
    st.builds(
        tools.Grep,
        pattern=texts,
        path=_maybe_text,
        include=st.lists(texts, max_size=2),
        regex=st.booleans(),
        case_sensitive=st.none() | st.booleans(),
    ),
    st.builds(tools.Glob, pattern=texts, path=_maybe_text),
    st.builds(tools.WebFetch, url=_maybe_text, prompt=_maybe_text),
    st.builds(tools.WebSearch, query=texts, domain=_maybe_text),
    st.builds(tools.Task, agent=texts, prompt=texts, role=_maybe_text),
)

_keys = texts | st.sampled_from(["command", "file_path", "CommandLine", "toolAction", "description", "__proto__"])
arguments = st.dictionaries(_keys, json_values, max_size=3)
_names = st.sampled_from(["run_shell_command", "read_file", "run_command", "view_file", "mcp_a_b", "unknown"]) | texts

_text = st.builds(c.Text, text=texts, display=_maybe_text)
_image = st.builds(c.Image, **_media)
_file = st.builds(c.File, **_media)
_wild_use = st.builds(
    c.ToolUse,
    id=ids,
    name=_names,
    arguments=arguments,
    tool=st.none() | tool_calls,
    display=st.none() | st.dictionaries(_keys, texts, max_size=2),
    signature=st.none() | signatures,
    invalid_json=_maybe_text,
    agent_id=_maybe_text,
)


@st.composite
def _native_use(draw: st.DrawFn) -> c.ToolUse:
    """A call in a client's own form, with its views or without."""
    tool = draw(tool_calls)
    name, given_arguments = tools.native(draw(st.sampled_from(["antigravity", "gemini"])), tool) or ("unknown", {})
    view = tool if draw(st.booleans()) else None
    return c.ToolUse(id=draw(ids), name=name, arguments=given_arguments, tool=view)


_outputs = st.one_of(
    st.builds(c.CommandOutput, text=texts, exit_code=st.none() | st.integers(-1, 255), cwd=_maybe_text),
    st.builds(
        c.FileOutput, path=texts, text=_maybe_text, start_line=_lines, end_line=_lines, total_lines=st.none() | _counts
    ),
    st.builds(
        c.ListingOutput,
        path=texts,
        entries=st.lists(st.builds(c.ListingEntry, name=texts, is_dir=st.booleans(), size=_counts), max_size=2),
    ),
    st.builds(
        c.MatchesOutput,
        matches=st.lists(st.builds(c.Match, path=texts, line=_lines, text=_maybe_text), max_size=2),
        total=_counts,
        truncated=st.booleans(),
    ),
    st.builds(c.EditOutput, path=texts, diff=_maybe_text, created=st.booleans()),
    st.builds(c.JsonOutput, value=json_values),
)
_statuses = st.sampled_from(["done", "error", "canceled", "interrupted", "pending", "running", "waiting"])
_result = st.builds(
    c.ToolResult,
    tool_use_id=ids,
    content=st.lists(st.one_of(_text, st.builds(c.Json, value=json_values), _image, _file), max_size=2),
    output=st.none() | _outputs,
    status=_statuses,
    is_error=st.booleans(),
    name=st.none() | _names,
    display=st.none() | json_values,
    duration_ns=_counts,
)
_notice = st.builds(
    c.Notice,
    kind=st.sampled_from(["checkpoint", "history", "system", "ephemeral", "context", "error", "info", "warning"]),
    text=texts,
)
_raw = st.builds(
    c.Raw,
    format=st.sampled_from(["antigravity", "gemini", "common", "other"]),
    kind=texts,
    data=json_values | st.binary(max_size=6).map(bytes.hex),
)
_thinking = st.builds(
    c.Thinking,
    text=texts,
    subject=_maybe_text,
    signature=st.none() | signatures,
    redacted=st.booleans(),
    timestamp=st.none() | times,
)
blocks: st.SearchStrategy[c.Block] = st.one_of(
    _text, _text, _thinking, _wild_use, _native_use(), _result, _image, _file, _notice, _raw
)

_usages = st.builds(
    c.Usage,
    input_tokens=_counts,
    cache_read_tokens=_counts,
    cache_write_tokens=_counts,
    output_tokens=_counts,
    reasoning_tokens=_counts,
    tool_tokens=_counts,
    total_tokens=_counts,
    cost_usd=st.none() | st.floats(allow_nan=False, allow_infinity=False),
)
_refs = st.lists(st.sampled_from(["steps/0", "lines/1", "lines/999", "nonsense", ""]), max_size=2)
messages = st.builds(
    c.Message,
    role=st.sampled_from(["user", "assistant", "system"]),
    blocks=st.lists(blocks, max_size=3),
    id=st.none() | ids,
    timestamp=st.none() | times,
    model=_maybe_text,
    stop_reason=_maybe_text,
    status=st.none() | _statuses,
    usage=st.none() | _usages,
    refs=_refs,
    gone=st.none() | st.sampled_from(["checkpoint", "rewind", "compression"]),
)
metas = st.builds(
    c.Meta,
    id=st.none() | ids,
    format=st.none() | st.sampled_from(["antigravity", "gemini", "common", "other"]),
    created=st.none() | times,
    updated=st.none() | times,
    cwd=st.none() | st.sampled_from(["/home/me/project", "relative", "C:\\work", "/a b/ü%20"]) | texts,
    workspaces=st.lists(texts, max_size=2),
    git_branch=_maybe_text,
    repository=_maybe_text,
    title=_maybe_text,
    model=_maybe_text,
    client_version=_maybe_text,
    kind=st.sampled_from(["main", "subagent"]),
    parent_id=_maybe_text,
    root_id=_maybe_text,
    project_id=_maybe_text,
    tags=st.lists(texts, max_size=2),
    extra=st.dictionaries(texts, json_values, max_size=2),
)


@st.composite
def _turns(draw: st.DrawFn) -> list[c.Message]:
    """A turn as agents write it: a question, calls with their results, an answer. Bare, so that little is lost."""
    turn = [c.Message(role="user", blocks=[c.Text(text=draw(texts))])]
    count = draw(st.integers(0, 2))
    if count:
        names = [f"call_{draw(st.integers(0, 99))}_{number}" for number in range(count)]
        uses = [c.ToolUse(id=name, name=draw(_names), arguments=draw(arguments)) for name in names]
        turn.append(c.Message(role="assistant", blocks=[c.Text(text="I look."), *uses]))
        for name in names:
            result = c.ToolResult(tool_use_id=name, content=[c.Text(text=draw(texts))])
            turn.append(c.Message(role="user", blocks=[result]))
    turn.append(c.Message(role="assistant", blocks=[c.Text(text=draw(texts))]))
    return turn


_plain = st.lists(_turns(), max_size=2).map(lambda turns: [message for turn in turns for message in turn])
_repeated = st.lists(messages, min_size=1, max_size=2).flatmap(
    lambda pool: st.lists(st.sampled_from(pool), min_size=1, max_size=4)
)


def transcripts() -> st.SearchStrategy[c.Transcript]:
    """Any transcript: wild messages, the same message several times, or turns as agents write them."""
    lists = st.one_of(st.lists(messages, max_size=4), _repeated, _plain)
    return st.builds(c.Transcript, meta=metas | st.just(c.Meta()), messages=lists)


_FIELDS = ("id", "role", "timestamp", "model", "stop_reason", "status", "usage", "blocks", "refs", "gone")


@st.composite
def edited(draw: st.DrawFn, transcript: c.Transcript) -> c.Transcript:
    """A wild edit of a transcript: messages deleted, moved, repeated, changed in any field, mixed with strangers that
    claim to come from its records; its properties changed."""
    wanted = msgspec.convert(msgspec.to_builtins(transcript), c.Transcript)
    listed = wanted.messages
    for _ in range(draw(st.integers(0, 4))):
        places = st.integers(0, max(0, len(listed) - 1))
        kinds = ["delete", "swap", "repeat", "field", "field", "mix"] if listed else []
        at, kind = draw(places), draw(st.sampled_from([*kinds, "stranger"]))
        stranger = draw(messages)
        if kind == "stranger":
            if listed and draw(st.booleans()):
                stranger = msgspec.structs.replace(stranger, refs=listed[at].refs)
            listed.insert(at, stranger)
        elif kind == "delete":
            del listed[at]
        elif kind == "swap":
            other = draw(places)
            listed[at], listed[other] = listed[other], listed[at]
        elif kind == "repeat":
            listed.insert(draw(places), msgspec.convert(msgspec.to_builtins(listed[at]), c.Message))
        elif kind == "field":
            field = draw(st.sampled_from(_FIELDS))
            setattr(listed[at], field, getattr(stranger, field))
        else:
            listed[at].blocks = [*listed[at].blocks[:1], *stranger.blocks[:1], *listed[at].blocks[1:]]
    if draw(st.booleans()):
        field = draw(st.sampled_from(c.Meta.__struct_fields__))
        setattr(wanted.meta, field, getattr(draw(metas), field))
    return wanted
