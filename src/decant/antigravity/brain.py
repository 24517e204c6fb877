"""The brain of a conversation: the folder of logs, media and artifacts beside its database."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from decant import files
from decant.antigravity.body import Brain, BrainFile
from decant.errors import FormatError, LimitError, SourceError, TargetError
from decant.losses import Loss

__all__ = ["MAX_DEPTH", "check", "find", "invented", "placed", "read"]

MAX_DEPTH = 100
"""Directories inside directories, at most; the agent uses five."""

_PRIVATE = 0o700  # while the folder is being written


def find(database: str | Path, given: str | Path | None = None) -> Path | None:
    """Where the brain of the conversation at `database` is, or would be: `given`; else `<parent>/../brain/<id>` where
    the parent folder is called `conversations` and the id is the file's stem; else None."""
    if given is not None:
        return Path(given)
    path = Path(os.path.abspath(database))
    if path.parent.name != "conversations" or path.stem in ("", ".", ".."):
        return None
    return path.parent.parent / "brain" / path.stem


def read(folder: str | Path) -> Brain:
    """Reads a brain: every regular file with its permission bits, every directory, in the order of the paths' bytes.

    SourceError names what cannot be carried (a symbolic link, a socket, a device, a pipe) or cannot be read.
    """
    root = os.fspath(folder)
    mode = _kind(root, str(folder), "")
    if not stat.S_ISDIR(mode):
        what = "a symbolic link" if stat.S_ISLNK(mode) else "not a directory"
        raise SourceError(f"the brain is {what}", source=str(folder))
    brain = Brain(mode=mode & 0o777)
    _read_directory(brain, root, "")
    brain.files.sort(key=lambda file: os.fsencode(file.path))
    brain.directories = dict(sorted(brain.directories.items(), key=lambda entry: os.fsencode(entry[0])))
    return brain


def check(brain: Brain) -> None:
    """FormatError if a path leaves the folder or is not one that `read` gives, if two are the same, if a file has
    another one inside it, or if a mode is more than permission bits. What passes is safe to write."""
    _check_mode(".", brain.mode)
    kinds: dict[str, str] = {}
    for kind, path, mode in _entries(brain):
        if path in kinds:
            raise FormatError("the brain has this path twice", place=f"brain: {path!r}")
        kinds[path] = kind
        _check_path(path)
        _check_mode(path, mode)
    for path in kinds:
        for parent in _parents_of(path):
            if kinds.get(parent) == "file":
                raise FormatError("a file of the brain lies inside another file", place=f"brain: {path!r}")


@contextmanager
def placed(brain: Brain, folder: str | Path, *, force: bool = False) -> Iterator[tuple[Loss, ...]]:
    """Puts a brain at `folder` for the length of a block, and for good if the block ends without an error.

    The brain is written beside its place and moved there whole before the block starts; if the block raises, what was
    there before comes back. Yields the losses: directories that `brain` does not list get the mode 0755. FormatError
    as `check` says; TargetError if the folder exists (without `force`) or cannot be written.
    """
    target = Path(os.path.abspath(folder))
    check(brain)
    if os.path.lexists(target) and not force:
        raise TargetError("the brain exists already", source=str(target), hint="--force replaces it")
    if os.path.islink(target) or (os.path.exists(target) and not os.path.isdir(target)):
        raise TargetError("the place of the brain is not a directory", source=str(target))
    with ExitStack() as stack:
        stack.enter_context(_parents(target))
        work = stack.enter_context(files.work_directory(target))
        try:
            _write(brain, work / "new")
        except OSError as error:
            raise TargetError(files.reason(error), source=str(target)) from error
        stack.enter_context(_swapped(work, target, brain.mode))
        yield invented(brain)


def _kind(path: str, source: str, place: str) -> int:
    try:
        return os.lstat(path).st_mode
    except OSError as error:
        raise SourceError(files.reason(error), source=source, place=place or None) from error


def _read_directory(brain: Brain, root: str, below: str) -> None:
    try:
        names = os.listdir(os.path.join(root, below))
    except OSError as error:
        raise SourceError(files.reason(error), source=root, place=below or None) from error
    if names and below.count("/") >= MAX_DEPTH - 1:
        raise LimitError(f"the brain is nested more than {MAX_DEPTH} deep", source=root)
    for name in names:
        path = f"{below}/{name}" if below else name
        mode = _kind(os.path.join(root, path), root, path)
        if stat.S_ISDIR(mode):
            brain.directories[path] = mode & 0o777
            _read_directory(brain, root, path)
        elif stat.S_ISREG(mode):
            brain.files.append(BrainFile(path, _read_file(root, path), mode & 0o777))
        else:
            what = "a symbolic link" if stat.S_ISLNK(mode) else "neither a file nor a directory"
            raise SourceError(f"the brain holds {what}, which cannot be carried", source=root, place=repr(path))


def _read_file(root: str, path: str) -> bytes:
    try:
        with files.open_regular(Path(root, path), follow=False) as file:
            return file.read()
    except OSError as error:
        raise SourceError(files.reason(error), source=root, place=repr(path)) from error


def _entries(brain: Brain) -> Iterator[tuple[str, str, int]]:
    for path, mode in brain.directories.items():
        yield "directory", path, mode
    for file in brain.files:
        yield "file", file.path, file.mode


def _parents_of(path: str) -> Iterator[str]:
    parts = path.split("/")
    for length in range(1, len(parts)):
        yield "/".join(parts[:length])


def _check_path(path: str) -> None:
    parts = path.split("/")
    try:
        os.fsencode(path)
        sound = "\0" not in path and not any(part in ("", ".", "..") for part in parts)
    except UnicodeEncodeError:
        sound = False
    if not sound:
        raise FormatError("a path in the brain must be relative and stay inside it", place=f"brain: {path!r}")
    if len(parts) > MAX_DEPTH:
        raise LimitError(f"the brain is nested more than {MAX_DEPTH} deep", place=f"brain: {path[:200]!r}")


def _check_mode(path: str, mode: int) -> None:
    if not 0 <= mode <= 0o777:
        raise FormatError(f"the mode {mode:o} is more than permission bits", place=f"brain: {path!r}")


@contextmanager
def _parents(target: Path) -> Iterator[None]:
    """Makes the directories above the target, and takes away those it made if the block raises."""
    made: list[Path] = []
    try:
        for parent in reversed(target.parents):
            if not os.path.lexists(parent):
                try:
                    parent.mkdir(0o755)
                except OSError as error:
                    raise TargetError(files.reason(error), source=str(parent)) from error
                made.append(parent)
        yield
    except BaseException:
        for parent in reversed(made):
            parent.rmdir()
        raise


def invented(brain: Brain) -> tuple[Loss, ...]:
    """The losses of writing it: directories that it does not list get a mode that it does not say."""
    return tuple(
        Loss("invented", f"brain.directories[{path!r}]", "its mode is not given; written as 0755")
        for path in _unlisted(brain)
    )


def _unlisted(brain: Brain) -> list[str]:
    parents = (parent for kind, path, mode in _entries(brain) for parent in _parents_of(path))
    return [path for path in dict.fromkeys(parents) if path not in brain.directories]


def _write(brain: Brain, root: Path) -> None:
    """Writes into a new directory of our own, so that no link can lead out of it; modes come last, since they may
    forbid writing."""
    root.mkdir(_PRIVATE)
    modes = {**dict.fromkeys(_unlisted(brain), 0o755), **brain.directories}
    for path in sorted(modes, key=lambda path: path.count("/")):
        (root / path).mkdir(_PRIVATE)
    for file in brain.files:
        with open(root / file.path, "xb") as output:
            output.write(file.data)
            output.flush()
            os.fchmod(output.fileno(), file.mode)
            os.fsync(output.fileno())
    for path in sorted(modes, key=lambda path: path.count("/"), reverse=True):
        files.sync_directory(root / path)
        (root / path).chmod(modes[path])
    files.sync_directory(root)


@contextmanager
def _swapped(work: Path, target: Path, mode: int) -> Iterator[None]:
    """Gives the new directory the target's name and takes it back if the block raises. Where the system can, two
    directories change places at once, so that there is one at any moment. Moving a directory needs the permission to
    write in it, so modes change before and after."""
    new, old = work / "new", work / "old"
    with ExitStack() as undo:
        try:
            new.chmod(mode | _PRIVATE)
            if os.path.isdir(target):
                before = stat.S_IMODE(target.stat().st_mode)
                undo.callback(target.chmod, before)
                target.chmod(before | _PRIVATE)
                if files.exchange(new, target):
                    undo.callback(files.exchange, new, target)
                else:
                    target.rename(old)
                    undo.callback(old.rename, target)
                    new.rename(target)
                    undo.callback(target.rename, new)
            else:
                new.rename(target)
                undo.callback(target.rename, new)
            undo.callback(target.chmod, mode | _PRIVATE)
            target.chmod(mode)
            files.sync_directory(target.parent)
        except OSError as error:
            raise TargetError(files.reason(error), source=str(target)) from error
        yield
        undo.pop_all()
