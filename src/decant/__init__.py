"""decant: coding-agent conversations, converted without silent loss."""

from __future__ import annotations

from decant._version import __version__

__all__ = ["__version__"]
