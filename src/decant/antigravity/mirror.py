"""The brain's mirror of a conversation: `transcript.jsonl`, `transcript_full.jsonl` and their chunks.

The database is the truth and the mirror is derived from it: it can be empty or damaged while the database is whole.
`render` makes it from the steps, `refresh` puts it into a body's brain, `matches` says how well one fits.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
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
    """`mirror` with the lines of the brain's logs wherever `before` has the same rendering."""
    old = {line.step_index: line for line in before.lines}
    shorts = {line.step_index: line.raw for line in read_log(brain, SHORT)}
    fulls = {line.step_index: line.raw for line in read_log(brain, FULL)}
    places = {index: place for place, index in enumerate(shorts)}
    lines: list[Line] = []
    kept: list[int] = []
    for line in mirror.lines:
        if old.get(line.step_index) == line and line.step_index in shorts and line.step_index in fulls:
            line = replace(line, short=shorts[line.step_index], full=fulls[line.step_index])
            kept.append(line.step_index)
        lines.append(line)
    return replace(mirror, lines=tuple(_placed(lines, sorted(kept, key=places.__getitem__))))


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
