"""The library's whole surface: `read`, `write` and `convert`, and `Document`, a conversation with its format."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from decant import formats
from decant.common import Transcript
from decant.errors import DecantError, FormatError, UsageError
from decant.formats import Format, Streamed
from decant.losses import Converted, Loss, Losses
from decant.streams import STANDARD, Input, Output, opened_input, opened_output

__all__ = ["Document", "LossyError", "PathLike", "Progress", "Report", "convert", "open_document", "read", "write"]

T = TypeVar("T")
PathLike: TypeAlias = str | os.PathLike[str]
Progress: TypeAlias = Callable[[int, int], None]
"""Called now and then with the bytes done and the bytes in all."""


class LossyError(DecantError):
    """A conversion that was asked to be strict would lose something. `losses` says what. Nothing was written."""

    def __init__(self, losses: tuple[Loss, ...], source: str) -> None:
        lost = [loss for loss in losses if loss.kind != "derived"]
        first, more = lost[0], f", and {len(lost) - 1} more" if len(lost) > 1 else ""
        super().__init__(f"not everything would come through: {first.path}: {first.kind}: {first.reason}{more}")
        self.source = source
        self.losses = losses


class Report(msgspec.Struct, kw_only=True, frozen=True, rename={"from_": "from"}):
    """What a conversion did."""

    input: str
    output: str
    from_: str
    """Id of the input's format."""
    to: str
    """Id of the output's format."""
    id: str
    """The conversation's id."""
    steps: int
    rows: int
    blobs: int
    bytes: int
    """The size of the file written."""
    warnings: tuple[str, ...] = ()
    losses: tuple[Loss, ...] = ()


@dataclass(frozen=True)
class Document:
    """A conversation as its format holds it. `losses` are those of loading: empty unless it was salvaged. `path` is
    None for what came from a stream."""

    name: str
    format: Format[Any]
    body: Any
    losses: tuple[Loss, ...] = ()
    path: Path | None = None

    def to_common(self, *, history: bool = False) -> Converted[Transcript]:
        """The conversation in the common schema, with the losses so far."""
        try:
            made = self.format.to_common(self.body, history=history)
        except DecantError as error:
            raise error.at(self.name) from error.__cause__
        return Converted(made.value, tuple(Losses([*self.losses, *made.losses])))


def open_document(
    source: PathLike, *, from_: str | None = None, brain: PathLike | None = None, salvage: bool = False
) -> Document:
    """Loads a conversation of any format, found by its content unless `from_` names it. `-` is standard input.
    `brain` is the folder of an Antigravity conversation's files, where it is not in its usual place; `salvage` reads
    what can still be read of a damaged database."""
    with opened_input(source, formats.HEAD) as file:
        return _load(file, _source_format(file, from_), None if brain is None else Path(brain), salvage)


def read(
    source: PathLike,
    *,
    from_: str | None = None,
    brain: PathLike | None = None,
    salvage: bool = False,
    history: bool = False,
) -> Converted[Transcript]:
    """The conversation in `source`, in the common schema. `history` includes what its client no longer sends."""
    return open_document(source, from_=from_, brain=brain, salvage=salvage).to_common(history=history)


def write(
    transcript: Transcript,
    target: PathLike,
    *,
    to: str | None = None,
    base: PathLike | None = None,
    brain: PathLike | None = None,
    force: bool = False,
    strict: bool = False,
    now: str | None = None,
) -> tuple[Loss, ...]:
    """Writes a conversation in the format that `to` or the target's name says, and returns what it could not hold.
    With `base`, the conversation goes back onto that native file: what was not edited keeps its bytes. `now` (RFC
    3339) is the time of writing, for formats that store it. Raises LossyError under `strict`, writing nothing."""
    known = _target_format(target, to)
    where = None if brain is None else Path(brain)
    with opened_output(target, force=force, suffix=known.suffixes[0]) as out, _naming(out):
        made = _from_common(known, transcript, base, now)
        return _save(known, made, out, where, force=force, strict=strict, name=out.name)


def convert(
    source: PathLike,
    target: PathLike,
    *,
    to: str | None = None,
    from_: str | None = None,
    brain: PathLike | None = None,
    base: PathLike | None = None,
    force: bool = False,
    strict: bool = False,
    safe: bool = False,
    salvage: bool = False,
    history: bool = False,
    now: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Converts a file. Inside one family of formats the copy is exact, and is continued where the client would not
    resume it as it was (a Gemini log whose results are stored twice); between families the conversation goes through
    the common schema, onto `base` where one is given. `brain` is the source's folder, or, where the source is
    text, the target's. `-` is standard input or output; an existing target is replaced only with `force`. `strict`
    refuses any loss; `safe` makes sure that no agent would run a step of the result; `salvage`, `history` and
    `now` are those of `read` and `write`."""
    known = _target_format(target, to)
    with (
        opened_input(source, formats.HEAD) as file,
        opened_output(target, force=force, suffix=known.suffixes[0]) as out,
    ):
        origin = _source_format(file, from_)
        _check_options(origin, known, base, history, brain)
        stream = None if safe else origin.streams.get(known.id)
        where = None if brain is None else Path(brain)
        with _naming(file, out):
            if stream is not None:
                done = stream(
                    _named_spool(file, origin),
                    out.path,
                    brain=where,
                    force=force,
                    salvage=salvage,
                    approve=lambda losses: _approve(losses, strict, file.name),
                    progress=progress,
                )
            else:
                document = _load(file, origin, where, salvage)
                made = _convert_body(document, known, base, history=history, now=now, safe=safe)
                placed = None if origin.binary else where  # the source's own is not to be replaced
                losses = _save(known, made, out, placed, force=force, strict=strict, name=file.name)
                warnings = tuple(known.warnings(made.value))
                done = Streamed(known.identify(made.value), origin.count(document.body), losses, warnings)
        return _report(file, out, origin, known, done)


def _report(file: Input, out: Output, origin: Format[Any], known: Format[Any], done: Streamed) -> Report:
    return Report(
        input=file.name,
        output=out.name,
        from_=origin.id,
        to=known.id,
        id=done.id,
        steps=done.counts.steps,
        rows=done.counts.rows,
        blobs=done.counts.blobs,
        bytes=out.path.stat().st_size,
        warnings=done.warnings,
        losses=done.losses,
    )


def _convert_body(
    document: Document, known: Format[Any], base: PathLike | None, *, history: bool, now: str | None, safe: bool
) -> Converted[Any]:
    """The body in the target's family, with all losses up to there."""
    if document.format.family == known.family:
        made = _then(Converted(document.body, document.losses), known.mend(document.body))
    else:
        common = document.to_common(history=history)
        made = _then(common, _from_common(known, common.value, base, now))
    return _then(made, known.safe(made.value)) if safe else made


def _from_common(known: Format[Any], transcript: Transcript, base: PathLike | None, now: str | None) -> Converted[Any]:
    if base is None:
        return known.from_common(transcript, base=None, now=now)
    original = open_document(base)
    if original.format.family != known.family:
        raise UsageError(
            f"the base is in the format {original.format.id}, the output in {known.id}",
            source=os.fspath(base),
            hint="the base is the original that the conversation came from",
        )
    return known.from_common(transcript, base=original.body, now=now)


def _save(
    known: Format[Any],
    made: Converted[Any],
    out: Output,
    brain: Path | None,
    *,
    force: bool,
    strict: bool,
    name: str,
) -> tuple[Loss, ...]:
    """Writes the body unless `strict` finds that something is lost, and returns all losses."""
    losses = tuple(Losses([*made.losses, *known.placing(made.value, out.path, brain)]))
    _approve(losses, strict, name)
    return tuple(Losses([*losses, *known.save(made.value, out.path, force=force, brain=brain)]))


def _approve(losses: tuple[Loss, ...], strict: bool, name: str) -> None:
    if strict and any(loss.kind != "derived" for loss in losses):
        raise LossyError(losses, name)


def _load(file: Input, known: Format[Any], brain: Path | None, salvage: bool) -> Document:
    with _naming(file):
        loaded = known.load(_named_spool(file, known), brain=brain, salvage=salvage)
    return Document(file.name, known, loaded.value, loaded.losses, None if file.spooled else file.path)


def _named_spool(file: Input, known: Format[Any]) -> Path:
    """The file to read. A copy of standard input gets the name that its content says it should have, for formats in
    which the name means something."""
    name = known.native_name(file.path) if file.spooled else None
    return file.path if name is None else file.path.rename(file.path.with_name(name))


@contextmanager
def _naming(*files: Input | Output) -> Iterator[None]:
    """Errors name the file as the caller did, not the temporary copy of a stream."""
    try:
        yield
    except DecantError as error:
        for file in files:
            if file.spooled and error.source and Path(error.source).parent == file.path.parent:
                error.source = file.name
        raise error.at(files[0].name) from error.__cause__


def _then(first: Converted[Any], second: Converted[T]) -> Converted[T]:
    return Converted(second.value, tuple(Losses([*first.losses, *second.losses])))


def _source_format(file: Input, from_: str | None) -> Format[Any]:
    if from_ is not None:
        return _known(from_)
    if not file.head:
        raise FormatError("the file is empty (0 bytes)", source=file.name)
    path = None if file.spooled else file.path
    found = formats.sniff(file.head, path)
    if found is not None:
        return found
    refusal = formats.refusal(file.head, path)
    if refusal is not None:
        raise FormatError(refusal, source=file.name)
    hint = "known formats: " + ", ".join(formats.format_ids())
    raise FormatError("not a conversation in a format that decant knows", source=file.name, hint=hint)


def _target_format(target: PathLike, to: str | None) -> Format[Any]:
    if to is not None:
        return _known(to)
    name = os.fspath(target)
    if name == STANDARD:
        raise UsageError("the format of standard output must be given with --to", hint=_choices())
    found = formats.by_suffix(Path(name))
    if found is None:
        raise UsageError("the name's suffix stands for no format, and --to gives none", source=name, hint=_choices())
    return found


def _known(name: str) -> Format[Any]:
    if name not in formats.format_ids():
        raise UsageError(f"no format is called {name!r}", hint=_choices())
    return formats.get(name)


def _choices() -> str:
    listed = (f"{known.id} ({', '.join(known.suffixes)})" if known.suffixes else known.id for known in formats.table())
    return "formats: " + ", ".join(listed)


def _check_options(
    origin: Format[Any], known: Format[Any], base: PathLike | None, history: bool, brain: PathLike | None
) -> None:
    """Options that would be ignored are refused."""
    if brain is not None and not (origin.binary or known.binary):
        raise UsageError(f"neither {origin.id} nor {known.id} has a brain folder of its own")
    if origin.family == known.family and base is not None:
        raise UsageError(f"a base makes no difference from {origin.id} to {known.id}, which copies all there is")
    if history and (origin.family == known.family or known.family != "common"):
        raise UsageError("the history is for reading into the common form only")
