"""`Format`, the table of formats, and sniffing: which format a file is in, by its content."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from operator import eq
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from decant.errors import FormatError
from decant.losses import Converted, Loss

if TYPE_CHECKING:
    from decant.common import Transcript

__all__ = [
    "HEAD",
    "Counts",
    "Family",
    "Format",
    "Streamed",
    "by_suffix",
    "format_ids",
    "get",
    "refusal",
    "sniff",
    "table",
]

HEAD = 64 * 1024
"""How many bytes of a file sniffing may look at."""

Family: TypeAlias = Literal["antigravity", "gemini", "common"]
B = TypeVar("B")
B_co = TypeVar("B_co", covariant=True)
B_contra = TypeVar("B_contra", contravariant=True)


@dataclass(frozen=True)
class Counts:
    """What a conversation holds: steps (database rows of `steps`, or messages of a log), all records (rows or lines),
    and blobs (cells that are neither NULL nor plain values; 0 where a format has none)."""

    steps: int = 0
    rows: int = 0
    blobs: int = 0


@dataclass(frozen=True)
class Finding:
    """Something that a check has to say. `failed`: what must hold does not. `danger`: an agent that resumes it would
    act on it. `note`: worth knowing. `place` is a path inside the conversation; `count` how often it was found."""

    kind: Literal["failed", "danger", "note"]
    place: str
    text: str
    count: int = 1


@dataclass(frozen=True)
class Item:
    """One record for a person to read: what it is, and its fields as plain data (strings, numbers, lists, dicts).
    Bytes are `{"hex": …}`; what the format's description does not know has a key that says so."""

    title: str
    fields: dict[str, Any]


@dataclass(frozen=True)
class Streamed:
    """What a conversion that streams has done. `warnings` are sentences about the conversation itself."""

    id: str
    counts: Counts = Counts()
    losses: tuple[Loss, ...] = ()
    warnings: tuple[str, ...] = ()


class Load(Protocol[B]):
    def __call__(self, path: Path, *, brain: Path | None = None, salvage: bool = False) -> Converted[B]: ...


class Save(Protocol[B_contra]):
    def __call__(
        self, body: B_contra, path: Path, *, force: bool = False, brain: Path | None = None
    ) -> tuple[Loss, ...]: ...


class Loads(Protocol[B_co]):
    def __call__(self, data: bytes, *, name: str) -> B_co: ...


class ToCommon(Protocol[B_contra]):
    def __call__(self, body: B_contra, *, history: bool = False) -> Converted[Transcript]: ...


class FromCommon(Protocol[B]):
    def __call__(self, transcript: Transcript, *, base: B | None = None, now: str | None = None) -> Converted[B]: ...


class Stream(Protocol):
    """Converts within one family without holding the whole. `approve` is called with the losses before the target
    takes its name, and raises to refuse them. `progress` is called with bytes done and bytes in all."""

    def __call__(
        self,
        source: Path,
        target: Path,
        *,
        brain: Path | None,
        force: bool,
        salvage: bool,
        approve: Callable[[tuple[Loss, ...]], None],
        progress: Callable[[int, int], None] | None,
    ) -> Streamed: ...


def _nothing_to_place(body: Any, path: Path, brain: Path | None) -> tuple[Loss, ...]:
    return ()


def _no_name(path: Path) -> str | None:
    return None


def _copy_path(body: Any) -> str:
    return "copy"


def _no_refusal(head: bytes, path: Path | None) -> str | None:
    return None


def _no_warnings(body: Any) -> tuple[str, ...]:
    return ()


def _no_tables(body: Any) -> dict[str, int]:
    return {}


def _nothing_to_inspect(body: Any, table: str, number: int | None) -> Iterator[Item]:
    return iter(())


def _nothing_to_say(body: Any, path: Path | None) -> Iterator[Finding]:
    return iter(())


def _already_safe(body: B) -> Converted[B]:
    return Converted(body)


@dataclass(frozen=True, kw_only=True)
class Format(Generic[B]):
    """One format: what it is called and what can be done with it. All fields that are functions import what they
    need when they are called, so that the table of formats costs nothing at start-up."""

    id: str
    title: str
    """A few words for the table that `decant formats` prints."""
    family: Family
    """Which `Body` it is a form of. Conversion inside one family never goes through the common schema."""
    suffixes: tuple[str, ...]
    """File names that mean this format when it is the target. The longest match of all formats wins."""
    sniff: Callable[[bytes, Path | None], bool]
    """Whether a file that starts with these bytes (at most `HEAD`) and has this name is in this format."""
    load: Load[B]
    save: Save[B]
    to_common: ToCommon[B]
    from_common: FromCommon[B]
    identify: Callable[[B], str]
    """The conversation's id."""
    count: Callable[[B], Counts]
    loads: Loads[B] | None = None
    """From the bytes of a text form; None for a binary format. `name` is for error messages."""
    dumps: Callable[[B], bytes] | None = None
    native_name: Callable[[Path], str | None] = _no_name
    """The name that a file of this format should have by its content, for formats in which the name means something
    and for input that has none. None leaves it."""
    refusal: Callable[[bytes, Path | None], str | None] = _no_refusal
    """Why a file that seems to belong to this format's client is not a conversation: one sentence, or None."""
    placing: Callable[[B, Path, Path | None], tuple[Loss, ...]] = _nothing_to_place
    """The losses that saving to this path, with this brain directory, would return. Writes nothing."""
    warnings: Callable[[B], tuple[str, ...]] = _no_warnings
    """Sentences that a person should read before an agent resumes it: steps that would run."""
    safe: Callable[[B], Converted[B]] = _already_safe
    """The same conversation with nothing in it that an agent would run; what was changed is reported."""
    mend: Callable[[B], Converted[B]] = _already_safe
    """The same conversation so that the client resumes it as it was, where it would not; the old records stay, and
    what was added is reported. Applied by a conversion into this format from within its family."""
    tables: Callable[[B], dict[str, int]] = _no_tables
    """The names of the kinds of records that `inspect` can show, and how many there are. The first is the main one."""
    inspect: Callable[[B, str, int | None], Iterator[Item]] = _nothing_to_inspect
    """The records of one table in their order; only the one with this number, where it is given."""
    copy_path: Callable[[B], str] = _copy_path
    """Where a copy can be saved below an empty folder so that loading it gives an equal body."""
    same: Callable[[B, B], bool] = eq
    """Whether two bodies hold the same, apart from what is not in the file's bytes: its name, its mode."""
    examine: Callable[[B, Path | None], Iterator[Finding]] = _nothing_to_say
    """What a check has to say that only this format knows. The path is None for what came from a stream."""
    streams: Mapping[str, Stream] = field(default_factory=dict[str, Stream])
    """By the target's format id: conversions inside the family that need no `Body`."""

    @property
    def binary(self) -> bool:
        return self.loads is None


_TABLE: dict[str, str] = {
    "antigravity": "decant.antigravity.format:ANTIGRAVITY",
    "antigravity-json": "decant.antigravity.format:ANTIGRAVITY_JSON",
    "gemini": "decant.gemini.format:GEMINI",
    "gemini-json": "decant.gemini.format:GEMINI_JSON",
    "common": "decant.commonform:COMMON",
}
"""Format id to `module:name`: where each format's record is. The order is that of sniffing and `decant formats`."""


def format_ids() -> tuple[str, ...]:
    return tuple(_TABLE)


def get(id: str) -> Format[Any]:  # noqa: A002 - it is what a format's name is called everywhere
    """The format called `id`. FormatError names the known ones if there is none."""
    try:
        module, _, name = _TABLE[id].partition(":")
    except KeyError:
        raise FormatError(f"no format is called {id!r}", hint="formats: " + ", ".join(_TABLE)) from None
    return getattr(import_module(module), name)


def table() -> tuple[Format[Any], ...]:
    return tuple(get(name) for name in _TABLE)


def by_suffix(path: Path) -> Format[Any] | None:
    """The format that the file's name stands for, or None."""
    name = path.name.lower()
    matches = [(len(suffix), known) for known in table() for suffix in known.suffixes if name.endswith(suffix)]
    return max(matches, key=lambda match: match[0])[1] if matches else None


def sniff(head: bytes, path: Path | None = None) -> Format[Any] | None:
    """The format of a file that starts with `head`, or None if it is none of ours."""
    return next((known for known in table() if known.sniff(head[:HEAD], path)), None)


def refusal(head: bytes, path: Path | None = None) -> str | None:
    """Why a file that is in no known format is not, where a format can say more than that."""
    return next((why for known in table() if (why := known.refusal(head[:HEAD], path))), None)
