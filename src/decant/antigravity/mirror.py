"""The brain's mirror of a conversation: `transcript.jsonl`, `transcript_full.jsonl` and their chunks.

The database is the truth and the mirror is derived from it: it can be empty or damaged while the database is whole.
`render` makes it from the steps, `refresh` puts it into a body's brain, `matches` says how well one fits.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace

from decant.antigravity.body import Body, Brain, BrainFile
from decant.antigravity.mirror_log import Figures, Miss, compare_logs, media_directory, read_log
from decant.antigravity.mirror_render import CHUNK_SIZE, CHUNKS, FULL, SHORT, Line, Mirror, files, render

__all__ = [
    "CHUNK_SIZE",
    "FULL",
    "SHORT",
    "Figures",
    "Line",
    "Mirror",
    "Miss",
    "files",
    "matches",
    "refresh",
    "render",
]

_DIRECTORY_MODE = 0o755


def matches(body: Body, *, directory: str | None = None) -> Figures:
    """How many lines of the mirror in the brain are, byte for byte, what `render` makes of the steps. `directory` is
    as for `refresh`."""
    return compare_logs(body.brain, render(body, directory=directory or media_directory(body.brain)))


def refresh(body: Body, base: Body | None = None, *, directory: str | None = None) -> Body:
    """The body with its brain's logs, their chunks and the media that they name made anew; other files stay as they
    are, and where nothing changes the very same body is returned. `directory`, the absolute path of the brain, is by
    default the one that the logs at hand name, or else a step.

    With `base`, the conversation as it was before an edit, a line that is rendered the same for both keeps the bytes
    and the place that it has in the base's logs.
    """
    directory = directory or media_directory(body.brain)
    mirror = render(body, directory=directory)
    if base is not None and base.brain is not None:
        mirror = _kept(mirror, render(base, directory=directory), base.brain)
    brain = _with_files(body.brain or Brain(), mirror.files())
    return body if brain == body.brain else replace(body, brain=brain)


def _kept(mirror: Mirror, before: Mirror, brain: Brain) -> Mirror:
    """`mirror` with the lines of the brain's logs wherever `before` has the same rendering, at this or another
    `step_index` (an edit that adds or removes a step renumbers those after it)."""
    shorts = {line.step_index: line.raw for line in read_log(brain, SHORT)}
    fulls = {line.step_index: line.raw for line in read_log(brain, FULL)}
    places = {index: place for place, index in enumerate(shorts)}
    old = [line for line in _by_step(before.lines) if line.step_index in shorts and line.step_index in fulls]
    lines = {line.step_index: line for line in mirror.lines}
    kept: dict[int, int] = {}
    for was, line in _same(old, _by_step(mirror.lines)):
        index = line.step_index
        short = _renumbered(shorts[was.step_index], was.step_index, index)
        full = _renumbered(fulls[was.step_index], was.step_index, index)
        if short is not None and full is not None:
            lines[index] = replace(line, short=short, full=full)
            kept[index] = places[was.step_index]
    return replace(mirror, lines=tuple(_placed(lines.values(), sorted(kept, key=kept.__getitem__))))


def _by_step(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: line.step_index)


def _same(old: list[Line], new: list[Line]) -> Iterator[tuple[Line, Line]]:
    """Pairs of lines that say the same but for their number, in order: those at both ends, and between them each new
    line with the next old one that is like it."""
    before, after = [_said(line) for line in old], [_said(line) for line in new]
    shorter = min(len(old), len(new))
    head = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    tail = next((n for n in range(shorter - head) if before[-1 - n] != after[-1 - n]), shorter - head)
    yield from zip(old[:head], new[:head], strict=True)
    places: dict[object, list[int]] = {}
    for place in range(len(old) - tail - 1, head - 1, -1):
        places.setdefault(before[place], []).append(place)
    last = -1
    for line, said in zip(new[head : len(new) - tail], after[head : len(new) - tail], strict=True):
        found = places.get(said, [])
        while found and found[-1] < last:
            found.pop()
        if found:
            last = found.pop()
            yield old[last], line
    yield from zip(old[len(old) - tail :], new[len(new) - tail :], strict=True)


def _said(line: Line) -> tuple[bytes | None, bytes | None]:
    return _renumbered(line.short, line.step_index, 0), _renumbered(line.full, line.step_index, 0)


def _renumbered(raw: bytes, old: int, new: int) -> bytes | None:
    """The line with another `step_index`; None where it does not begin with it, as the agent's lines do."""
    head = b'{"step_index":%d,' % old
    if old == new:
        return raw
    return b'{"step_index":%d,' % new + raw[len(head) :] if raw.startswith(head) else None


def _placed(lines: Iterable[Line], order: list[int]) -> list[Line]:
    """The lines with those of `order` in that order; each other line stays behind the one that it follows."""
    behind: dict[int | None, list[Line]] = {None: []}
    last: int | None = None
    ordered = set(order)
    for line in lines:
        if line.step_index in ordered:
            last = line.step_index
            behind[last] = []
        behind[last].append(line)
    return [line for index in (None, *order) for line in behind[index]]


def _with_files(brain: Brain, new: list[BrainFile]) -> Brain:
    """The brain with the mirror's files in place of those that it has; chunks beyond the new ones are gone."""
    old = {file.path: file for file in brain.files}
    files = {path: file for path, file in old.items() if not path.startswith(CHUNKS)}
    for file in new:
        files[file.path] = replace(file, mode=old[file.path].mode) if file.path in old else file
    directories = dict(brain.directories)
    for file in new:
        for end in (place for place, character in enumerate(file.path) if character == "/"):
            directories.setdefault(file.path[:end], _DIRECTORY_MODE)
    return replace(
        brain,
        files=sorted(files.values(), key=lambda file: os.fsencode(file.path)),
        directories=dict(sorted(directories.items(), key=lambda entry: os.fsencode(entry[0]))),
    )
