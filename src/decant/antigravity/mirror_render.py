"""The logs of a conversation rendered from its steps.

The agent writes one JSON object a line as each step ends. What the database does not hold shows in a few lines only:
times in the machine's local zone (learned from the prompt copy where that has any), the order of steps that end within
milliseconds of each other, and the text of checkpoints that the prompt copy lacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from decant.antigravity.body import Body, BrainFile
from decant.antigravity.decode import context_of
from decant.antigravity.mirror_entry import Ended, entry_of, has_line, in_order
from decant.antigravity.mirror_media import LOGS, Media
from decant.antigravity.mirror_text import Texts
from decant.antigravity.records import Step
from decant.losses import Losses

__all__ = ["CHUNKS", "CHUNK_SIZE", "FULL", "SHORT", "Line", "Mirror", "files", "render"]

SHORT = f"{LOGS}/transcript.jsonl"
FULL = f"{LOGS}/transcript_full.jsonl"
CHUNKS = f"{LOGS}/chunks/"
CHUNK_SIZE = 102_400
"""Bytes in each chunk of a log but the last; a cut may be inside a line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A step's line in both logs, each with its line end. `type` is the step's, without the enum's prefix."""

    step_index: int
    type: str
    short: bytes
    full: bytes


@dataclass(frozen=True)
class Mirror:
    """The lines in the order of the logs, and the files of the media that they name."""

    lines: tuple[Line, ...]
    media: tuple[BrainFile, ...] = ()

    def short(self) -> dict[int, bytes]:
        """The lines of `transcript.jsonl` by `step_index`, in their order."""
        return {line.step_index: line.short for line in self.lines}

    def full(self) -> dict[int, bytes]:
        """The lines of `transcript_full.jsonl` by `step_index`, in their order."""
        return {line.step_index: line.full for line in self.lines}

    def files(self) -> list[BrainFile]:
        """Both logs, their chunks, and the media, in the order of their paths."""
        short, full = b"".join(self.short().values()), b"".join(self.full().values())
        logs = [BrainFile(SHORT, short), BrainFile(FULL, full)]
        chunks = [*_chunks("transcript", short), *_chunks("transcript_full", full)]
        return sorted([*logs, *chunks, *self.media], key=lambda file: file.path)


def render(body: Body, *, directory: str | None = None) -> Mirror:
    """The mirror that the agent would have written.

    `directory` is the absolute path of the brain, which the lines of a person's pictures and files name; None looks
    for it in the steps. What cannot be read of a damaged step is left out, as `to_common` reports.
    """
    losses = Losses()
    context = context_of(body, losses)
    texts, media = Texts(context, losses), Media(body.id, context, directory)
    ended: list[Ended] = []
    files: list[BrainFile] = []
    for row in context.rows:
        step = Step(row, losses)
        if has_line(step):
            content, parts = texts.content(step)
            named, own = media.of(step.idx, parts)
            ended.append(entry_of(step, content, named))
            files.extend(own)
    entries = in_order(ended)
    lines = [Line(entry.step_index, entry.type, entry.short(), entry.full()) for entry in entries]
    return Mirror(tuple(lines), tuple(files))


def files(body: Body, *, directory: str | None = None) -> list[BrainFile]:
    """The files of the mirror of `body`, as `render` gives it."""
    return render(body, directory=directory).files()


def _chunks(name: str, log: bytes) -> Iterator[BrainFile]:
    for number, start in enumerate(range(0, len(log), CHUNK_SIZE)):
        yield BrainFile(f"{CHUNKS}{name}/{number:08d}.jsonl", log[start : start + CHUNK_SIZE])
