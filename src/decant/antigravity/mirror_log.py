"""The logs that a brain holds, line by line, and how many of their lines the steps give again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from decant.antigravity.body import Brain
from decant.antigravity.mirror_media import LOGS
from decant.antigravity.mirror_render import FULL, SHORT, Mirror
from decant.antigravity.uris import path_of

__all__ = ["Figures", "LogLine", "Miss", "compare_logs", "media_directory", "read_log"]

_MEDIUM = re.compile(rb'"uri":"(file://[^"\\]*)/' + re.escape(f"{LOGS}/media/".encode()))
_CHECKPOINT = "CHECKPOINT"


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of a log with its line end. `step_index` is None for a damaged line."""

    raw: bytes
    step_index: int | None
    type: str = ""


@dataclass(frozen=True, slots=True)
class Miss:
    """A line of a log that the steps do not give again: `fields` are the keys that differ, empty where there is no
    line to compare with: the step has none, or the log's line is damaged (`step_index` None)."""

    path: str
    step_index: int | None
    type: str
    fields: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figures:
    """How much of a brain's logs the steps give again, byte for byte and line by line, over both logs.

    `lines` and `identical` leave out checkpoints, which are counted apart: a checkpoint's text is in the database
    only while the prompt copy has it. `absent` are steps that should have a line and have none in one of the logs.
    """

    lines: int = 0
    identical: int = 0
    checkpoints: int = 0
    identical_checkpoints: int = 0
    in_order: bool = True
    misses: tuple[Miss, ...] = ()
    absent: tuple[int, ...] = ()

    @property
    def fits(self) -> bool:
        """Whether the logs are whole and of this conversation: every line is of a step that has one, and none is
        missing. (A log is empty or damaged where a client was killed, and older where the database was edited.)"""
        return self.lines + self.checkpoints > 0 and not self.absent and all(miss.fields for miss in self.misses)


def read_log(brain: Brain | None, path: str) -> list[LogLine]:
    """The lines of the log at `path`; none where there is no such file. A line that was cut short by a kill, or is no
    JSON object with a `step_index`, is a damaged one."""
    file = brain.file(path) if brain is not None else None
    return [_log_line(raw) for raw in file.data.splitlines(keepends=True)] if file is not None else []


def media_directory(brain: Brain | None) -> str | None:
    """The absolute path of the brain, as its log names it where it says where a medium lies; None where it does not."""
    file = brain.file(SHORT) if brain is not None else None
    found = _MEDIUM.search(file.data) if file is not None else None
    return path_of(found[1].decode("utf-8", "replace")) if found is not None else None


class _Head(msgspec.Struct):
    step_index: int
    type: str = ""


def _log_line(raw: bytes) -> LogLine:
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except (msgspec.DecodeError, RecursionError):  # the caller counts it as damaged
        return LogLine(raw, None)
    return LogLine(raw, head.step_index if raw.endswith(b"\n") else None, head.type)


def compare_logs(brain: Brain | None, mirror: Mirror) -> Figures:
    """The figures of the brain's logs against what the steps gave. A log that is not there counts no lines."""
    shown = {line.step_index for line in mirror.lines}
    lines = identical = checkpoints = identical_checkpoints = 0
    misses: list[Miss] = []
    absent: set[int] = set()
    in_order = True
    for path, ours in ((SHORT, mirror.short()), (FULL, mirror.full())):
        log = read_log(brain, path)
        for line in log:
            own = ours.get(line.step_index) if line.step_index is not None else None
            same = own == line.raw
            if not same:
                misses.append(Miss(path, line.step_index, line.type, _differing(line.raw, own)))
            if line.type == _CHECKPOINT:
                checkpoints, identical_checkpoints = checkpoints + 1, identical_checkpoints + same
            else:
                lines, identical = lines + 1, identical + same
        found = [line.step_index for line in log if line.step_index in ours]
        present = set(found)
        absent |= shown - present
        in_order = in_order and found == [index for index in ours if index in present]
    return Figures(lines, identical, checkpoints, identical_checkpoints, in_order, tuple(misses), tuple(sorted(absent)))


def _differing(raw: bytes, own: bytes | None) -> tuple[str, ...]:
    if own is None:
        return ()
    theirs, ours = _members(raw), _members(own)
    keys = dict.fromkeys([*theirs, *ours])
    return tuple(key for key in keys if theirs.get(key) != ours.get(key)) or ("encoding",)


def _members(raw: bytes) -> dict[str, Any]:
    return msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
