"""Where the agents keep their conversations on this machine: the only place that asks the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decant.stores import Store

__all__ = ["default_root", "now", "real_directory", "searched"]


def default_root(store: Store) -> Path:
    """The store's root: what its variable says, else its usual place below the home directory."""
    named = os.environ.get(store.variable) if store.variable is not None else None
    return Path(named) if named else Path.home() / store.home


def searched() -> dict[str, list[Path]]:
    """The roots in which a conversation's id is looked for, by family."""
    from decant.stores import stores

    return {store.family: [default_root(store), *(Path.home() / other for other in store.others)] for store in stores()}


def real_directory(path: Path | None) -> Path | None:
    """The absolute path without links, which is how the agents write it. It need not exist: a conversation may be for
    another machine."""
    return None if path is None else path.expanduser().resolve()


def now() -> str:
    """The time, RFC 3339 in UTC with milliseconds."""
    from datetime import UTC, datetime

    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
