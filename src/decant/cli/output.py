"""What commands print, and the only user of rich. stdout holds what was asked for, stderr what is said about it."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any

from decant.cli.printable import printable, printable_json

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress
    from rich.progress import TaskID

__all__ = ["Progress", "print_json", "print_lines", "print_page", "print_table", "say"]

_PATIENCE_SECONDS = 1.0


def say(message: str) -> None:
    """One line on stderr."""
    print(f"decant: {printable(message)}", file=sys.stderr, flush=True)


def print_json(value: Any) -> None:
    """One JSON value on stdout, indented. File names in it keep bytes that are not UTF-8, as lone surrogates."""
    import json

    import msgspec

    print(printable_json(json.dumps(msgspec.to_builtins(value, enc_hook=str), ensure_ascii=False, indent=2)))


def print_lines(lines: Iterable[str]) -> None:
    """Lines on stdout, nothing in them raw that a terminal would act on."""
    for line in lines:
        print(printable(line))


def print_page(lines: Iterable[tuple[str, str]]) -> None:
    """Lines, each with a style, on stdout: coloured and through the pager on a terminal, plain elsewhere."""
    if not sys.stdout.isatty():
        print_lines(text for _, text in lines)
        return
    from rich.console import Console
    from rich.text import Text

    os.environ.setdefault("LESS", "FRX")  # colours as they are, and no pager for what fits the screen
    console = Console(highlight=False, markup=False, emoji=False)
    with console.pager(styles=True):
        for style, text in lines:
            console.print(Text(printable(text), style=style), soft_wrap=True)


def print_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Rows in aligned columns; the last one is not padded."""
    cells = [[printable(cell) for cell in row] for row in (header, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(header))]
    for row in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


class Progress:
    """A progress bar on stderr while the block runs, if that is a terminal and it takes more than a second."""

    def __init__(self, title: str) -> None:
        self._title = printable(title)
        self._lock = threading.Lock()
        self._done: tuple[int, int] | None = None
        self._shown: tuple[RichProgress, TaskID] | None = None
        self._timer: threading.Timer | None = None

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            self._timer = threading.Timer(_PATIENCE_SECONDS, self._show)
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer.join()
        if self._shown is not None:
            self._shown[0].stop()

    def update(self, done: int, total: int) -> None:
        """Moves the bar: `done` and `total` in the same unit, bytes as a rule."""
        with self._lock:
            self._done = done, total
            if self._shown is not None:
                self._shown[0].update(self._shown[1], completed=done, total=total)

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        with self._lock:
            done, total = self._done or (0, None)
            task = bar.add_task(self._title, total=total, completed=done)
            self._shown = bar, task
        bar.start()
