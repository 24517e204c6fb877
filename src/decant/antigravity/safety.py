"""Which steps of a conversation an agent would act on when it resumes, and the same conversation without them.

By experiment with the harness of `google-antigravity` 0.1.22: a stored tool step with status PENDING is executed on the
next user message, wherever it stands and whatever the policy; a file that a step's media name is read from disk and
sent (see `media_uris`). Only the payload counts, the row's own columns do not; but a payload of storage class TEXT is
executed as well, and so is one in a column whose name is spelled in other case. A trigger can make a step pending again
when the agent writes its next one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from decant.antigravity import media_uris, wire
from decant.antigravity.body import Body, Brain, Cell, RawText, Row, SchemaItem, Table
from decant.errors import FormatError
from decant.losses import Converted, Losses

__all__ = ["Hazard", "Watch", "by_uri", "hazards", "make_safe", "own_files", "triggers", "warnings"]

_TYPE, _STATUS = 1, 4
"""Fields of `gemini_coder.Step`."""
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
    """It would be executed; else files that it names would be read and sent."""
    uris: tuple[str, ...] = ()
    """The files that would be read, as the step names them."""

    def named(self, identity: str) -> list[str | None]:
        """Those files, as paths below the brain of the conversation `identity`, None for one outside of it."""
        return [media_uris.own_file(uri, identity) for uri in self.uris]

    def is_own(self, identity: str, files: Collection[str]) -> bool:
        """Whether all that would happen is that files of the conversation's own brain are read: the agent itself
        stores a picture so that the model was shown. `files` are the brain's."""
        return not self.runs and all(name is not None and name in files for name in self.named(identity))


class Watch:
    """Looks at the rows of `steps` as they go by."""

    def __init__(self, table: Table) -> None:
        self._payload, self._idx = _place(table, "step_payload"), _place(table, "idx")
        self._position = 0
        self.hazards: list[Hazard] = []

    def see(self, row: Row) -> None:
        payload = _bytes(row[self._payload]) if self._payload is not None else None
        if payload is not None:
            runs, kind = _runs(payload) if _may_run(payload) else (False, None)
            uris = tuple(media_uris.uris_of(payload)) if media_uris.has_uri(payload) else ()
            if runs or uris:
                idx = row[self._idx] if self._idx is not None else self._position
                kind = _runs(payload)[1] if kind is None else kind
                self.hazards.append(Hazard(self._position, idx, kind, payload, runs, uris))
        self._position += 1

    def warnings(self, identity: str, brain: Brain | None, items: Iterable[SchemaItem] = ()) -> tuple[str, ...]:
        """What a person should know of the steps seen, which are those of the conversation `identity`, in a database
        with these `items`. That the agent looks again at a picture of its own is no news."""
        files = own_files(brain)
        said = _sentences([hazard for hazard in self.hazards if not hazard.is_own(identity, files)])
        return (*said, *(f"the trigger {name!r} could change steps when an agent goes on" for name in triggers(items)))


def _place(table: Table, name: str) -> int | None:
    """The position of a column, by a name in any case: SQLite makes no difference."""
    return next((n for n, column in enumerate(table.columns) if column.name.lower() == name), None)


def _bytes(cell: Cell) -> bytes | None:
    """What the agent is given for the cell."""
    if isinstance(cell, str):
        return cell.encode("utf-8", "surrogatepass")
    if isinstance(cell, RawText):
        return cell.data
    return cell if isinstance(cell, bytes) else None


def triggers(items: Iterable[SchemaItem]) -> list[str]:
    """The names of the triggers; the agent's own databases have none."""
    return [item.name for item in items if item.type == "trigger"]


def own_files(brain: Brain | None) -> dict[str, bytes]:
    """The files of a brain by their paths below it."""
    return {} if brain is None else {file.path: file.data for file in brain.files}


def hazards(body: Body) -> list[Hazard]:
    """The steps of a conversation that an agent would act on."""
    return _watched(body).hazards


def warnings(body: Body) -> tuple[str, ...]:
    """What a person should know before an agent resumes it."""
    return _watched(body).warnings(body.id, body.brain, body.database.items)


def _watched(body: Body) -> Watch:
    table = body.database.table("steps")
    watch = Watch(table if table is not None else Table("steps", "", ()))
    for row in table.rows if table is not None else ():
        watch.see(row)
    return watch


def make_safe(body: Body) -> Converted[Body]:
    """The conversation with its pending tool steps canceled, no URIs in its media and no triggers. A file of its own
    brain is put into the step that names it."""
    losses, database = Losses(), body.database
    for name in triggers(database.items):
        losses.dropped(f"items[{name!r}]", "a trigger, which could change steps when an agent goes on, was taken out")
    if losses:
        database = replace(database, items=[item for item in database.items if item.type != "trigger"])
    found, table = hazards(body), database.table("steps")
    if table is not None and found:
        files, rows = own_files(body.brain), list(table.rows)
        for hazard in found:
            rows[hazard.position] = _defuse(table, rows[hazard.position], hazard, body.id, files)
            _report(hazard, hazard.named(body.id), files, losses)
        database = replace(database, tables=[replace(t, rows=rows) if t is table else t for t in database.tables])
    return Converted(replace(body, database=database) if losses else body, losses.done())


def _report(hazard: Hazard, named: list[str | None], files: Collection[str], losses: Losses) -> None:
    path = f"steps[{hazard.position}].step_payload"
    if hazard.runs:
        losses.altered(path, "a pending step, which an agent would run on resume, was canceled")
    if any(name in files for name in named):
        losses.altered(path, "a file of the conversation's own brain, which the step named, was put into it")
    if any(name not in files for name in named):
        losses.dropped(path, "the URI of a medium, which an agent would read on resume, was taken out")
    if hazard.uris and media_uris.damaged(hazard.payload):
        losses.dropped(path, "parts that may show media and do not parse were taken out")


def _may_run(payload: bytes) -> bool:
    """Steps over the fields without copying them: False where the step is not pending for certain, which is nearly
    always, and at once where a payload is long. Whatever is out of the ordinary is True: the parser decides."""
    position = 0
    try:
        while position < len(payload):
            tag, position = wire.short_varint(payload, position)
            value, position = wire.short_varint(payload, position)
            if tag & 7 == 2:
                position += value
            elif tag & 7 or (tag >> 3 == _STATUS and value == _PENDING):
                return True
    except IndexError:
        return True
    return False


def _runs(payload: bytes) -> tuple[bool, int]:
    """Whether the step would run, and its type."""
    try:
        fields = wire.split(payload)
    except FormatError:  # the agent skips a payload that does not parse
        return False, 0
    kind = _last_number(fields, _TYPE)
    return _last_number(fields, _STATUS) == _PENDING and kind not in _NOT_TOOLS, kind


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


def _defuse(table: Table, row: Row, hazard: Hazard, identity: str, files: dict[str, bytes]) -> Row:
    canceled = wire.Field(_STATUS, 0, wire.varint(_STATUS << 3) + wire.varint(_CANCELED))
    fields, cells = wire.split(hazard.payload), list(row)
    if hazard.runs:
        fields = [canceled if field.number == _STATUS and field.wire_type == 0 else field for field in fields]
        if (status := _place(table, "status")) is not None:
            cells[status] = _CANCELED
    payload = _place(table, "step_payload")
    assert payload is not None
    cells[payload] = wire.join(fields)
    if hazard.uris:
        cells[payload] = media_uris.without_uris(wire.join(fields), by_uri(hazard.payload, identity, files))
    return tuple(cells)


def by_uri(payload: bytes, identity: str, files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the conversation's own brain, by the URIs that a step names them by."""
    named = ((uri, media_uris.own_file(uri, identity)) for uri in media_uris.uris_of(payload))
    return {uri: files[path] for uri, path in named if path is not None and path in files}


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
