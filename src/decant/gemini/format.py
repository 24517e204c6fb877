"""The two file forms of a Gemini CLI chat, as records of the table of formats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from decant.common import Transcript
from decant.formats import HEAD, Counts, Finding, Format, Item
from decant.gemini.body import Body
from decant.losses import Converted, Loss

__all__ = ["GEMINI", "GEMINI_JSON"]

_START = re.compile(rb"(?:\xef\xbb\xbf)?[ \t\r\n]*+")
_CUT = re.compile(
    rb'\{[ \t]*"(?:\$set"[ \t]*:[ \t]*\{|\$rewindTo"[ \t]*:[ \t]*")|[^\r\n]*"sessionId"[^\r\n]*"projectHash"'
)
_SESSION = re.compile(rb'\{[^{}\[\]]*?"sessionId"\s*:')
_OWN = re.compile(rb'"(?:messages"\s*:\s*\[|projectHash"\s*:)')
"""What a session of this client has beside a `sessionId`, which other agents write too."""
_HISTORY = re.compile(rb'(?:\{\s*"history"\s*:\s*)?\[\s*\{\s*"(?:role|parts)"\s*:|\{\s*"history"\s*:\s*\[\s*\]')
_LINES = 20
"""In how many lines at the start a record is looked for: torn and foreign ones may come before it."""
_TYPES = ("user", "gemini", "info", "warning", "error")


def _after_blanks(head: bytes) -> bytes:
    found = _START.match(head)
    return head if found is None else head[found.end() :]


def _is_record(line: bytes, whole: bool) -> bool:
    """Whether a line is a record of a chat: by its value, or by its start where the line was cut off."""
    from decant.errors import DecantError
    from decant.gemini import jsonlines

    if not whole:
        return _CUT.match(line) is not None
    try:
        value = jsonlines.parse(line)
    except DecantError:
        return False
    if type(value) is not dict:
        return False
    is_message = isinstance(value.get("id"), str) and value.get("type") in _TYPES and "content" in value
    is_header = isinstance(value.get("sessionId"), str) and isinstance(value.get("projectHash"), str)
    is_change = isinstance(value.get("$rewindTo"), str) or type(value.get("$set")) is dict
    return is_message or is_header or is_change


def _is_whole(head: bytes, path: Path | None) -> bool:
    """One JSON value over the whole file: a session on several lines or without a header's keys, or a history."""
    start = _after_blanks(head)
    if _HISTORY.match(start):
        return True
    return _SESSION.match(start) is not None and _OWN.search(start) is not None and not _is_log(head, path)


def _is_log(head: bytes, path: Path | None) -> bool:
    start = _after_blanks(head)
    if not start.startswith(b"{"):
        return False
    lines = start.replace(b"\r", b"\n").split(b"\n")
    return any(
        _is_record(line, number < len(lines) - 1 or len(head) < HEAD)
        for number, line in enumerate(lines[:_LINES])
        if line.lstrip().startswith(b"{")
    )


def _refusal(head: bytes, path: Path | None) -> str | None:
    if path is not None and path.parent.name == "logs" and path.name.startswith("session-"):
        return "an activity log of the Gemini CLI; the conversation is in the chats folder beside it"
    return None


def _load(path: Path, *, brain: Path | None = None, salvage: bool = False) -> Converted[Body]:
    from decant.gemini import log

    return Converted(log.load(path))


def _loads(data: bytes, *, name: str) -> Body:
    from decant.gemini import log

    return log.loads(data, name=name)


def _dumps(body: Body) -> bytes:
    from decant.gemini import log

    return log.dumps(body)


def _save_log(body: Body, path: Path, *, force: bool = False, brain: Path | None = None) -> tuple[Loss, ...]:
    from decant.gemini import forms, log

    made = forms.as_log(body)
    log.save(made.value, path, force=force)
    return made.losses


def _save_whole(body: Body, path: Path, *, force: bool = False, brain: Path | None = None) -> tuple[Loss, ...]:
    from decant.gemini import forms, log

    made = forms.as_whole(body)
    log.save(made.value, path, force=force)
    return made.losses


def _placing_log(body: Body, path: Path, brain: Path | None) -> tuple[Loss, ...]:
    from decant.gemini import forms

    return forms.as_log(body).losses


def _placing_whole(body: Body, path: Path, brain: Path | None) -> tuple[Loss, ...]:
    from decant.gemini import forms

    return forms.as_whole(body).losses


def _to_common(body: Body, *, history: bool = False) -> Converted[Transcript]:
    from decant.gemini import decode

    return decode.to_common(body, history=history)


def _from_common(transcript: Transcript, *, base: Body | None = None, now: str | None = None) -> Converted[Body]:
    from decant.gemini import encode

    return encode.from_common(transcript, base, now)


def _from_common_whole(transcript: Transcript, *, base: Body | None = None, now: str | None = None) -> Converted[Body]:
    from decant.gemini import encode, forms

    made = encode.from_common(transcript, base, now)
    return Converted(forms.as_whole(made.value).value if base is None else made.value, made.losses)


def _count(body: Body) -> Counts:
    from decant.gemini.replay import replay

    return Counts(len(replay(body).entries), len(body.records))


def _safe(body: Body) -> Converted[Body]:
    """The conversation in the form that the client resumes exactly, if it would not resume this one so. There is
    nothing that the client would run on resume."""
    from decant.gemini import decode, encode, examine

    if examine.resumes_right(body):
        return Converted(body)
    common = decode.to_common(body)
    made = encode.from_common(common.value)
    return Converted(made.value, (*common.losses, *made.losses))


def _mend(body: Body) -> Converted[Body]:
    from decant.gemini import mend

    return mend.mend(body)


def _examine(body: Body, path: Path | None) -> Iterator[Finding]:
    from decant.gemini import examine

    return examine.examine(body, path)


def _tables(body: Body) -> dict[str, int]:
    return {"lines": len(body.records)}


def _inspect(body: Body, table: str, number: int | None) -> Iterator[Item]:
    from decant.gemini import inspect

    return inspect.items(body, number)


_SHARED: dict[str, Any] = {
    "family": "gemini",
    "same": lambda one, other: (one.records, one.kind) == (other.records, other.kind),
    "refusal": _refusal,
    "load": _load,
    "loads": _loads,
    "dumps": _dumps,
    "to_common": _to_common,
    "identify": lambda body: body.id,
    "count": _count,
    "safe": _safe,
    "tables": _tables,
    "inspect": _inspect,
    "examine": _examine,
}

GEMINI: Format[Body] = Format(
    id="gemini",
    title="Gemini CLI chat: an event log, one JSON object a line",
    suffixes=(".jsonl",),
    sniff=_is_log,
    save=_save_log,
    copy_path=lambda body: f"{body.id}.jsonl",
    placing=_placing_log,
    mend=_mend,
    from_common=_from_common,
    **_SHARED,
)

GEMINI_JSON: Format[Body] = Format(
    id="gemini-json",
    title="Gemini CLI chat up to v0.38, a saved checkpoint, or an export: one JSON value",
    suffixes=(".gemini.json",),
    sniff=_is_whole,
    save=_save_whole,
    copy_path=lambda body: f"{body.id}.json",
    placing=_placing_whole,
    from_common=_from_common_whole,
    **_SHARED,
)
