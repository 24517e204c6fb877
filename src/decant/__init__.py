"""decant: coding-agent conversations, converted without silent loss.

`read` gives the conversation in a file in the common schema, `write` puts one into a file, `convert` goes from file to
file; `open_document` gives a conversation as its own format holds it. The names are imported when they are used.
"""

from __future__ import annotations

from decant._version import __version__

TYPE_CHECKING = False  # as type checkers read it, without the cost of importing typing
if TYPE_CHECKING:
    from typing import Any

    from decant.common import Message, Meta, Transcript
    from decant.conversion import Document, LossyError, Report, convert, open_document, read, write
    from decant.errors import (
        DecantError,
        FormatError,
        LimitError,
        SourceError,
        TargetError,
        UnsafeError,
        UsageError,
    )
    from decant.losses import Converted, Loss

__all__ = [
    "Converted",
    "DecantError",
    "Document",
    "FormatError",
    "LimitError",
    "Loss",
    "LossyError",
    "Message",
    "Meta",
    "Report",
    "SourceError",
    "TargetError",
    "Transcript",
    "UnsafeError",
    "UsageError",
    "__version__",
    "convert",
    "open_document",
    "read",
    "write",
]

_HOMES = {
    "decant.common": ("Message", "Meta", "Transcript"),
    "decant.conversion": ("Document", "LossyError", "Report", "convert", "open_document", "read", "write"),
    "decant.errors": (
        "DecantError",
        "FormatError",
        "LimitError",
        "SourceError",
        "TargetError",
        "UnsafeError",
        "UsageError",
    ),
    "decant.losses": ("Converted", "Loss"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    module = _HOME.get(name)
    if module is None:
        raise AttributeError(f"module 'decant' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(module), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(__all__))
