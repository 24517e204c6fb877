"""Which steps of a conversation an agent would act on when it resumes, and the same conversation without them.

By experiment with the harness of `google-antigravity` 0.1.22: a stored tool step with status PENDING is executed on the
next user message, wherever it stands and whatever the policy; the `uri` of a medium in a user's step is read from disk
and sent. Only the payload counts, the row's own columns do not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from decant.antigravity import wire
from decant.antigravity.body import Body, Cell, Row, Table
from decant.errors import FormatError
from decant.losses import Converted, Losses

__all__ = ["Hazard", "Watch", "hazards", "make_safe", "warnings"]

_TYPE, _STATUS, _USER_INPUT = 1, 4, 19
"""Fields of `gemini_coder.Step`."""
_MEDIA, _URI = 9, 5
"""`CortexStepUserInput.media`, `Media.uri`."""
_PENDING, _CANCELED = 1, 6
_NOT_TOOLS = {14, 15, 17, 23, 90, 98, 101}
"""Types that are not tools: user input, planner response, error message, checkpoint, ephemeral message, conversation
history, system message."""

_NAMED = 10
"""How many steps a warning names before it counts the rest."""


@dataclass(frozen=True)
class Hazard:
    """A step that an agent would act on. `position` is the row's, `idx` its number."""

    position: int
    idx: Cell
    type: int
    payload: bytes
    runs: bool
    """It would be executed; else a file that it names would be read and sent."""


class Watch:
    """Looks at the rows of `steps` as they go by."""

    def __init__(self, table: Table) -> None:
        names = [column.name for column in table.columns]
        self._payload = names.index("step_payload") if "step_payload" in names else None
        self._idx = names.index("idx") if "idx" in names else None
        self._position = 0
        self.hazards: list[Hazard] = []

    def see(self, row: Row) -> None:
        payload = row[self._payload] if self._payload is not None else None
        if isinstance(payload, bytes):
            runs, reads, kind = _judge(payload)
            if runs or reads:
                idx = row[self._idx] if self._idx is not None else self._position
                self.hazards.append(Hazard(self._position, idx, kind, payload, runs))
        self._position += 1

    def warnings(self) -> tuple[str, ...]:
        return _sentences(self.hazards)


def hazards(body: Body) -> list[Hazard]:
    """The steps of a conversation that an agent would act on."""
    table = body.database.table("steps")
    if table is None:
        return []
    watch = Watch(table)
    for row in table.rows:
        watch.see(row)
    return watch.hazards


def warnings(body: Body) -> tuple[str, ...]:
    """What a person should know before an agent resumes it."""
    return _sentences(hazards(body))


def make_safe(body: Body) -> Converted[Body]:
    """The conversation with its pending tool steps canceled and its users' media without URIs."""
    losses = Losses()
    table = body.database.table("steps")
    found = {hazard.position: hazard for hazard in hazards(body)}
    if table is None or not found:
        return Converted(body)
    rows = list(table.rows)
    for position, hazard in found.items():
        rows[position] = _defuse(table, rows[position], hazard)
        path = f"steps[{position}].step_payload"
        if hazard.runs:
            losses.altered(path, "a pending step, which an agent would run on resume, was canceled")
        else:
            losses.dropped(path, "the URI of a medium, which an agent would read on resume, was taken out")
    tables = [replace(one, rows=rows) if one is table else one for one in body.database.tables]
    return Converted(replace(body, database=replace(body.database, tables=tables)), losses.done())


def _judge(payload: bytes) -> tuple[bool, bool, int]:
    """Whether the step would run, whether it names a file that would be read, and its type."""
    if _is_harmless(payload):
        return False, False, 0
    try:
        fields = wire.split(payload)
    except FormatError:  # the agent skips a payload that does not parse
        return False, False, 0
    kind = _last_number(fields, _TYPE)
    runs = _last_number(fields, _STATUS) == _PENDING and kind not in _NOT_TOOLS
    return runs, any(_names_file(field.value) for field in fields if field.number == _USER_INPUT), kind


def _is_harmless(payload: bytes) -> bool:
    """Steps over the fields without copying them: True where there is no hazard for certain, which is nearly always,
    and at once where a payload is long. Whatever is out of the ordinary is False: the parser decides."""
    position = 0
    try:
        while position < len(payload):
            tag, position = _short_varint(payload, position)
            value, position = _short_varint(payload, position)
            if tag & 7 == 2:
                if tag >> 3 == _USER_INPUT and _may_hold_media(payload[position : position + value]):
                    return False
                position += value
            elif tag & 7 or (tag >> 3 == _STATUS and value == _PENDING):
                return False
    except IndexError:
        return False
    return True


def _short_varint(payload: bytes, position: int) -> tuple[int, int]:
    """A varint of at most four bytes. IndexError if it is longer, or cut short."""
    value = payload[position]
    if value < 0x80:
        return value, position + 1
    value &= 0x7F
    for shift in (7, 14, 21):
        position += 1
        byte = payload[position]
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, position + 1
    raise IndexError


def _may_hold_media(user_input: bytes) -> bool:
    """The tag of a medium, 0x4A, can also be written in more bytes than needed, the first being 0xCA."""
    return b"\x4a" in user_input or b"\xca" in user_input


def _names_file(user_input: bytes) -> bool:
    try:
        media = [field.value for field in wire.split(user_input) if field.number == _MEDIA]
        return any(field.number == _URI and field.value for medium in media for field in wire.split(medium))
    except FormatError:
        return False


def _last_number(fields: Iterable[wire.Field], number: int) -> int:
    """The value of an enum field: the last one counts, and only its low 32 bits."""
    value = 0
    for field in fields:
        if field.number == number and field.wire_type == 0:
            value = _numbers(field.raw)[1] & 0xFFFFFFFF
    return value


def _numbers(raw: bytes) -> list[int]:
    """The varints that `raw` is made of."""
    numbers, value, shift = [], 0, 0
    for byte in raw:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            numbers.append(value)
            value = shift = 0
    return numbers


def _defuse(table: Table, row: Row, hazard: Hazard) -> Row:
    canceled = wire.Field(_STATUS, 0, wire.varint(_STATUS << 3) + wire.varint(_CANCELED))
    fields = wire.split(hazard.payload)
    cells = dict(zip((column.name for column in table.columns), row, strict=True))
    if hazard.runs:
        fields = [canceled if field.number == _STATUS and field.wire_type == 0 else field for field in fields]
        if "status" in cells:
            cells["status"] = _CANCELED
    cells["step_payload"] = wire.replace(wire.join(fields), _USER_INPUT, _without_uris)
    return tuple(cells.values())


def _without_uris(user_input: bytes) -> bytes:
    if not _names_file(user_input):
        return user_input
    return wire.replace(user_input, _MEDIA, lambda medium: wire.replace(medium, _URI, lambda uri: None))


def _sentences(found: list[Hazard]) -> tuple[str, ...]:
    sentences = []
    for runs, text in ((True, "would be run"), (False, "would have a file read and sent")):
        named = [_name(hazard) for hazard in found if hazard.runs is runs]
        if named:
            more = f" and {len(named) - _NAMED} more" if len(named) > _NAMED else ""
            noun = "step" if len(named) == 1 else "steps"
            sentences.append(f"{noun} {', '.join(named[:_NAMED])}{more} {text} by an agent that resumes this")
    return tuple(sentences)


def _name(hazard: Hazard) -> str:
    from decant.antigravity import pb

    kind = pb.enum_name(pb.CortexStepType, hazard.type, short=True)
    return f"{hazard.idx} ({kind or f'type {hazard.type}'})"
