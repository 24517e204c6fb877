"""Chat files to test with: the goldens, and hypothesis strategies that are not narrowed to what the client writes."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

GOLDEN = Path(__file__).parents[2] / "golden" / "gemini"


@dataclass(frozen=True)
class Case:
    """A golden case: its folder, the chat file in it, and one line on what it shows."""

    folder: Path
    file: Path
    description: str


def cases() -> list[Case]:
    found: list[Case] = []
    for described in sorted(GOLDEN.glob("*/case.toml")):
        facts = tomllib.loads(described.read_text(encoding="utf-8"))
        found.append(Case(described.parent, described.parent / facts["file"], facts["description"]))
    return found


CASES = cases()
NAMES = [case.folder.name for case in CASES]

IDS = st.sampled_from([*"abcdefghijklmn", "10", "2", "", "__proto__", "constructor"])
TEXT = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(
    ["/x", "?", "<session_context>", "\u2028", "\ufdd0"]
)
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.just(10**30)
SCALARS = st.none() | st.booleans() | NUMBERS | TEXT
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3), max_leaves=6
)
PARTS = st.one_of(
    st.builds(lambda text: {"text": text}, SCALARS),
    TEXT,
    JSON,
    st.sampled_from(
        [
            {"functionCall": {"id": "t", "name": "glob", "args": {"pattern": "*"}}},
            {"functionResponse": {"id": "t", "name": "glob", "response": {"output": "x"}}},
            {"functionCall": None},
            {"functionResponse": None},
            {"inlineData": None},
            {"inlineData": {"mimeType": 5}},
            {"inlineData": {"mimeType": "image/png", "data": "AAAA"}},
            {"inlineData": "text"},
            {"thought": True, "text": "x", "functionCall": None},
            {"fileData": None, "inlineData": None},
            {"functionCall": {}, "inlineData": None},
            {"text": 5},
            {"text": None},
            {"text": False},
            {},
        ]
    ),
)
CONTENT = st.one_of(TEXT, SCALARS, PARTS, st.lists(PARTS, max_size=3))


CALLS = st.lists(
    st.fixed_dictionaries(
        {"id": st.sampled_from(["t", "glob__t", "u"]) | JSON, "name": st.just("glob") | JSON},
        optional={
            "args": st.just({"pattern": "*"}) | JSON,
            "status": st.sampled_from(["success", "error", "cancelled", "executing"]) | JSON,
            "result": st.lists(PARTS, max_size=2) | JSON,
            "resultDisplay": JSON,
        },
    )
    | JSON,
    max_size=3,
)


def _message(identity: Any, kind: Any, content: Any, more: dict[str, Any]) -> dict[str, Any]:
    message = {"id": identity, "content": content, **more}
    return message if kind is None else {**message, "type": kind}


MESSAGES = st.builds(
    _message,
    IDS,
    st.sampled_from(["user", "user", "gemini", "gemini", "info", "error", "warning", "future", None]) | JSON,
    CONTENT,
    st.dictionaries(
        st.sampled_from(["timestamp", "model", "thoughts", "tokens", "toolCalls", "more"]), JSON, max_size=2
    )
    | st.builds(lambda calls: {"toolCalls": calls}, CALLS),
)
META = st.dictionaries(
    st.sampled_from(["lastUpdated", "sessionId", "summary", "memoryScratchpad", "directories", "kind", "projectHash"]),
    st.text("ab", min_size=1, max_size=3) | st.none() | st.just(["/x"]),
    max_size=3,
)
LISTS = st.lists(MESSAGES | JSON, max_size=4)
HEADERS = st.builds(
    lambda session, more, messages: {"sessionId": session, "projectHash": "p", "kind": "main", **more, **messages},
    st.sampled_from(["s1", "s2"]),
    META,
    st.just({}) | st.builds(lambda messages: {"messages": messages}, LISTS | JSON),
)
REWINDS = st.builds(lambda target: {"$rewindTo": target}, IDS | st.just("nobody") | JSON)
CHECKPOINTS = st.builds(lambda messages, more: {"$set": {"messages": messages, **more}}, LISTS | JSON, META)
MIXTURES = st.builds(lambda a, b: {**a, **b}, MESSAGES, REWINDS | CHECKPOINTS | HEADERS)
OBJECTS = st.one_of(
    MESSAGES,
    MESSAGES,
    REWINDS,
    CHECKPOINTS,
    st.builds(lambda change: {"$set": change}, META | JSON),
    HEADERS,
    MIXTURES,
    st.builds(lambda value: {"$future": value}, JSON),
)


def _line(value: Any, ascii_only: bool) -> bytes:
    return json.dumps(value, ensure_ascii=ascii_only, separators=(",", ":")).encode("utf-8", "surrogatepass")


OBJECT_LINES = st.builds(_line, OBJECTS | JSON, st.booleans())
TORN = st.builds(lambda line, cut: line[: cut % (len(line) + 1)], OBJECT_LINES, st.integers(0, 200))
SPECIAL = st.sampled_from(
    [
        b"",
        b"  ",
        b"not json",
        b"\x00\x00",
        b'{"id":"a","id":"b","type":"user","content":"\xff\xfe"}',
        b'{"id":"a","type":"user","content":"\\ud83d","n":1e999,"m":-0,"k":123456789012345678901234567890}',
        b'{"id":"a","__proto__":{"id":"b"},"type":"user","content":[{"text":"x"},{"text":"x"}]}',
        b' \t{"id":"a","type":"user","content":"x"} ',
        b'{"id":"a","n":01}',
        b'{"id":"a","n":NaN}',
        b'{"id":"a","n":1.}',
        b'{"id":"a"}trailing',
        b'{"id":"a",}',
        b'\xef\xbb\xbf{"id":"a"}',
        b'\xc2\xa0{"id":"a"}',
        b'{"id":"a","content":"\t"}',
        b'{"id":"a","content":"\x7f"}',
        b'{"id":"\\u0061","content":"\\/"}',
    ]
)
LINES = OBJECT_LINES | OBJECT_LINES | TORN | SPECIAL
HEADER_LINE = b'{"sessionId":"s0","projectHash":"p0","startTime":"t0","lastUpdated":"t1"}'


def _file(lines: list[bytes], ends: list[bytes], header: bool, final: bool) -> bytes:
    if header:
        lines = [HEADER_LINE, *lines]
    joined = b"".join(line + ends[index % len(ends)] for index, line in enumerate(lines))
    return joined if final else joined.rstrip(b"\r\n")


FILES = st.builds(
    _file,
    st.lists(LINES, max_size=12),
    st.lists(st.sampled_from([b"\n", b"\n", b"\r\n", b"\r"]), min_size=1, max_size=4),
    st.booleans(),
    st.booleans(),
)
"""Chat files of any mix of lines."""

LONG_LOGS = st.builds(
    _file,
    st.lists(st.one_of(*[st.builds(_line, MESSAGES, st.booleans())] * 6, LINES), min_size=6, max_size=30),
    st.lists(st.sampled_from([b"\n", b"\n", b"\r\n", b"\r"]), min_size=1, max_size=4),
    st.sampled_from([True]),
    st.booleans(),
)
"""The same, longer and with a header, so that the client reads them."""

BYTES = st.binary(max_size=200) | st.lists(st.sampled_from([b"\r", b"\n", b"{", b"}", b"[", b'"', b"x", b"\xff"])).map(
    b"".join
)
"""Any bytes."""

WHOLE = st.builds(
    lambda value, indent, end: json.dumps(value, indent=indent).encode() + end,
    st.one_of(
        st.builds(lambda messages, more: {"sessionId": "s", "messages": messages, **more}, LISTS | JSON, META),
        st.builds(lambda history: {"history": history, "authType": "x"}, LISTS | JSON),
        st.lists(st.builds(lambda role, parts: {"role": role, "parts": parts}, TEXT | JSON, st.lists(PARTS) | JSON)),
        JSON,
    ),
    st.sampled_from([None, 2]),
    st.sampled_from([b"", b"\n"]),
)
"""Files that are one JSON value."""
