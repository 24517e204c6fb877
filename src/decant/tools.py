"""The canonical tools, and each format's names and argument keys for them."""

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
    command: str
    cwd: str | None = None
    background: bool = False


class Read(_Tool, tag="Read"):
    path: str
    start_line: int | None = None
    end_line: int | None = None


class Write(_Tool, tag="Write"):
    path: str
    content: str


class Edit(_Tool, tag="Edit"):
    path: str
    old: str
    new: str
    replace_all: bool = False
    start_line: int | None = None
    end_line: int | None = None


class Replacement(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    old: str
    new: str
    replace_all: bool = False
    start_line: int | None = None
    end_line: int | None = None


class MultiEdit(_Tool, tag="MultiEdit"):
    path: str
    edits: list[Replacement]


class List(_Tool, tag="List"):
    path: str


class Grep(_Tool, tag="Grep"):
    pattern: str
    path: str | None = None
    include: list[str] = msgspec.field(default_factory=list)
    regex: bool = True
    case_sensitive: bool | None = None
    """None where the call does not say."""


class Glob(_Tool, tag="Glob"):
    pattern: str
    path: str | None = None


class WebFetch(_Tool, tag="WebFetch"):
    url: str | None = None
    prompt: str | None = None


class WebSearch(_Tool, tag="WebSearch"):
    query: str
    domain: str | None = None


class Task(_Tool, tag="Task"):
    agent: str
    prompt: str
    role: str | None = None


Tool: TypeAlias = Bash | Read | Write | Edit | MultiEdit | List | Grep | Glob | WebFetch | WebSearch | Task
