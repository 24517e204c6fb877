"""Where bytes come from and go to: named files, standard input and output, pipes."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from decant.errors import SourceError, TargetError

__all__ = ["STANDARD", "Input", "Output", "opened_input", "opened_output", "why"]

STANDARD = "-"
"""The name that stands for standard input or output."""

_COPY_BYTES = 1 << 20


@dataclass(frozen=True)
class Input:
    """A file that can be read more than once. `name` is what the caller called it; `head` its first bytes; `spooled`
    tells that `path` is a copy of a stream, so that its name and folder mean nothing."""

    name: str
    path: Path
    head: bytes
    spooled: bool


@dataclass(frozen=True)
class Output:
    """A place to write to. `path` is the target, or (`spooled`) a temporary file that goes to a stream at the end."""

    name: str
    path: Path
    spooled: bool


def why(error: OSError | ValueError) -> str:
    """The system's words for an error, in lower case and without the path."""
    strerror = getattr(error, "strerror", None)
    return str(strerror or error or type(error).__name__).lower()


@contextmanager
def opened_input(source: str | os.PathLike[str], head: int) -> Iterator[Input]:
    """`source` as a file, with its first `head` bytes. Standard input (`-`), pipes and devices are copied to a
    temporary file, removed at the end. Raises SourceError for what is missing, a directory or unreadable."""
    name = os.fspath(source)
    with contextlib.ExitStack() as stack:
        try:
            spooled = name == STANDARD or not _is_regular(name)
            if spooled:
                path = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="decant-")), "stdin")
                path.touch(0o600)  # the mode of the agents' own files, which formats carry
                with _stream(name) as stream:
                    _spool(stream, path)
            else:
                path = Path(name)
            with path.open("rb") as file:
                start = file.read(head)
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            raise SourceError(f"cannot be read: {why(error)}", source=name) from error
        yield Input(name, path, start, spooled)


def _spool(stream: BinaryIO, path: Path) -> None:
    """Copies a stream into a temporary file. A full disk is no fault of the stream."""
    with path.open("wb", buffering=0) as copy:
        while data := stream.read(_COPY_BYTES):
            rest = memoryview(data)
            while rest:
                try:
                    rest = rest[copy.write(rest) :]
                except OSError as error:
                    reason = f"a temporary copy of the input cannot be written: {why(error)}"
                    raise TargetError(
                        reason, source=str(path.parent.parent), hint="TMPDIR names another folder"
                    ) from error


def _is_regular(name: str) -> bool:
    mode = os.stat(name).st_mode
    if stat.S_ISDIR(mode):
        raise SourceError("this is a directory", source=name, hint="give the conversation's own file")
    return stat.S_ISREG(mode)


def _stream(name: str) -> contextlib.AbstractContextManager:
    return contextlib.nullcontext(sys.stdin.buffer) if name == STANDARD else open(name, "rb")


@contextmanager
def opened_output(target: str | os.PathLike[str], *, force: bool, suffix: str = "") -> Iterator[Output]:
    """`target` as a path to write to. What is wrong with it is said before any work is done: TargetError for a folder
    that does not exist, a directory, and a file that exists when `force` is not given. For standard output, a pipe or
    a device, the path is a temporary one, and its bytes are copied when the block ends without an error."""
    name = os.fspath(target)
    if name != STANDARD and not _is_stream(name, force):
        yield Output(name, Path(name), spooled=False)
        return
    with tempfile.TemporaryDirectory(prefix="decant-") as directory:
        path = Path(directory, "stdout" + suffix)
        yield Output(name, path, spooled=True)
        with path.open("rb") as file:
            if name == STANDARD:
                shutil.copyfileobj(file, sys.stdout.buffer, _COPY_BYTES)
                sys.stdout.buffer.flush()
            else:
                with open(name, "wb") as stream:
                    shutil.copyfileobj(file, stream, _COPY_BYTES)


def _is_stream(name: str, force: bool) -> bool:
    try:
        mode = os.lstat(name).st_mode
        if stat.S_ISLNK(mode) and os.path.exists(name):
            mode = os.stat(name).st_mode
    except FileNotFoundError:
        if not Path(name).parent.is_dir():
            raise TargetError("the folder to write to does not exist", source=name) from None
        return False
    except (OSError, ValueError) as error:
        raise TargetError(f"cannot be written: {why(error)}", source=name) from error
    if stat.S_ISDIR(mode):
        raise TargetError("this is a directory", source=name)
    if (stat.S_ISREG(mode) or stat.S_ISLNK(mode)) and not force:
        raise TargetError("the file exists already", source=name, hint="--force replaces it")
    return not (stat.S_ISREG(mode) or stat.S_ISLNK(mode))
