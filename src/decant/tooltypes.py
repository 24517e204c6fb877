"""The canonical tools, with typed arguments. `decant.tools` says how each format spells them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = [
    "Bash",
    "Edit",
    "Glob",
    "Grep",
    "List",
    "MultiEdit",
    "Read",
    "Replacement",
    "Task",
    "Tool",
    "WebFetch",
    "WebSearch",
    "Write",
]


class _Tool(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="tool"):
    """Paths are as the model wrote them; line numbers are 1-based and inclusive."""


class Bash(_Tool, tag="Bash"):
    """Run a command in a shell."""

    command: str
    """The command line."""
    cwd: str | None = None
    """The directory to run it in; None for the client's own."""
    background: bool = False
    """Whether the call returns while the command still runs."""


class Read(_Tool, tag="Read"):
    """Read a file, or a range of its lines."""

    path: str
    """The file."""
    start_line: int | None = None
    """First line, 1-based; None for the first."""
    end_line: int | None = None
    """Last line, 1-based, inclusive; None for the last."""


class Write(_Tool, tag="Write"):
    """Write a whole file, new or not."""

    path: str
    """The file."""
    content: str
    """Its whole new text."""


class Edit(_Tool, tag="Edit"):
    """Replace a text in a file."""

    path: str
    """The file."""
    old: str
    """The text to replace."""
    new: str
    """The text to put there."""
    replace_all: bool = False
    """Whether every occurrence is replaced, and not the only one."""
    start_line: int | None = None
    """First line of the range to look in, 1-based."""
    end_line: int | None = None
    """Last line of that range, 1-based, inclusive."""


class Replacement(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One replacement of several in one file."""

    old: str
    """The text to replace."""
    new: str
    """The text to put there."""
    replace_all: bool = False
    """Whether every occurrence is replaced, and not the only one."""
    start_line: int | None = None
    """First line of the range to look in, 1-based."""
    end_line: int | None = None
    """Last line of that range, 1-based, inclusive."""


class MultiEdit(_Tool, tag="MultiEdit"):
    """Several replacements in one file."""

    path: str
    """The file."""
    edits: list[Replacement]
    """The replacements, in order."""


class List(_Tool, tag="List"):
    """List a directory."""

    path: str
    """The directory."""


class Grep(_Tool, tag="Grep"):
    """Search the text of files."""

    pattern: str
    """What to look for."""
    path: str | None = None
    """The file or directory to search; None for the client's own."""
    include: list[str] = msgspec.field(default_factory=list)
    """Globs of the files to search; empty for all."""
    regex: bool = True
    """Whether `pattern` is a regular expression, and not literal text."""
    case_sensitive: bool | None = None
    """None where the call does not say."""


class Glob(_Tool, tag="Glob"):
    """Find files by name."""

    pattern: str
    """A glob."""
    path: str | None = None
    """The directory to search; None for the client's own."""


class WebFetch(_Tool, tag="WebFetch"):
    """Read a web page."""

    url: str | None = None
    """Its address, where the call names one."""
    prompt: str | None = None
    """What to do with the page; it may hold the address."""


class WebSearch(_Tool, tag="WebSearch"):
    """Search the web."""

    query: str
    """What to look for."""
    domain: str | None = None
    """The site to prefer."""


class Task(_Tool, tag="Task"):
    """Let a subagent work."""

    agent: str
    """The kind of agent."""
    prompt: str
    """What it is told."""
    role: str | None = None
    """The part it is to play, as a few words."""


Tool: TypeAlias = Bash | Read | Write | Edit | MultiEdit | List | Grep | Glob | WebFetch | WebSearch | Task
