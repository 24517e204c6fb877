"""Files of any format: reading without surprises, and writing so that a file is there whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from decant.errors import DecantError, SourceError, TargetError

__all__ = [
    "atomic_write",
    "check_target",
    "exchange",
    "open_regular",
    "publish",
    "read_whole",
    "reason",
    "remove_tree",
    "rewrite",
    "sync_directory",
    "sync_file",
    "work_directory",
]

_ATTEMPTS = 5

# Answers of file systems that have no hard links, or forbid them (Linux: fs.protected_hardlinks).
_NO_LINKS = {errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK, errno.EACCES, errno.EXDEV}


def reason(error: OSError | ValueError) -> str:
    """What went wrong, in the operating system's words, without the path."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[0].lower() + error.strerror[1:]
    return str(error)


def open_regular(path: Path, *, follow: bool = True) -> BinaryIO:
    """Opens a regular file for reading, a symbolic link only with `follow`. SourceError if it is missing, unreadable,
    a directory, a pipe or a device."""
    # O_NONBLOCK: opening a pipe without a writer would wait for one.
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | (0 if follow else os.O_NOFOLLOW)
    try:
        descriptor = os.open(path, flags)
    except (OSError, ValueError) as error:
        raise SourceError(reason(error), source=str(path)) from error
    mode = os.fstat(descriptor).st_mode
    if not stat.S_ISREG(mode):
        os.close(descriptor)
        what = "a directory" if stat.S_ISDIR(mode) else "not a regular file"
        raise SourceError(f"this is {what}", source=str(path))
    return os.fdopen(descriptor, "rb")


def check_target(path: Path, *, force: bool) -> None:
    """TargetError if `path` cannot become a new file: it exists (without `force`), it is a directory, or its
    directory is missing. A dangling symbolic link counts as existing."""
    if os.path.isdir(path):
        raise TargetError("this is a directory", source=str(path))
    if not force and os.path.lexists(path):
        raise TargetError("the file exists already", source=str(path), hint="--force replaces it")
    if not os.path.isdir(path.parent):
        raise TargetError(f"there is no directory {path.parent}", source=str(path))


@contextmanager
def work_directory(target: Path) -> Iterator[Path]:
    """A private directory (0700) beside `target`, on its file system, removed with all it holds on the way out."""
    try:
        directory = Path(tempfile.mkdtemp(prefix=".decant-", dir=target.parent))
    except OSError as error:
        raise TargetError(reason(error), source=str(target)) from error
    try:
        yield directory
    finally:
        remove_tree(directory)


def remove_tree(directory: Path) -> None:
    """Removes a directory of our own, whatever the modes of the directories in it forbid."""
    directory.chmod(0o700)
    for entry in list(os.scandir(directory)):
        if entry.is_dir(follow_symlinks=False):
            remove_tree(Path(entry.path))
        else:
            os.unlink(entry.path)
    directory.rmdir()


def sync_file(path: Path) -> None:
    """Waits until the file's content is on the disk."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_directory(path: Path) -> None:
    """Waits until the names in a directory are on the disk, where the file system can say so."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_DIRECTORY)
    try:
        with suppress(OSError):  # network file systems refuse fsync on a directory
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


_EXCHANGE = {"renameat2": (-100, 2), "renameatx_np": (-2, 2)}
"""Linux's and macOS's calls that let two names change places, each with its AT_FDCWD and its flag for that."""


def exchange(a: Path, b: Path) -> bool:
    """Lets two files or directories change their names in one step. False, and nothing done, where the system or the
    file system cannot; OSError if it could and failed."""
    import ctypes

    library = ctypes.CDLL(None, use_errno=True)
    for name, (here, flag) in _EXCHANGE.items():
        call = getattr(library, name, None)
        if call is None:
            continue
        if call(here, os.fsencode(a), here, os.fsencode(b), ctypes.c_uint(flag)) == 0:
            return True
        error = ctypes.get_errno()
        if error not in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
            raise OSError(error, os.strerror(error), os.fspath(a), None, os.fspath(b))
    return False


def publish(finished: Path, target: Path, *, force: bool) -> None:
    """Gives a finished file its name. Without `force` a file that appeared there meanwhile is never replaced: a hard
    link fails where a rename would overwrite."""
    try:
        if force:
            finished.replace(target)
        else:
            _link(finished, target)
    except OSError as error:
        raise TargetError(reason(error), source=str(target)) from error
    sync_directory(target.parent)


def atomic_write(path: Path, chunks: Iterable[bytes], *, mode: int = 0o600, force: bool = False) -> int:
    """Writes `chunks` to `path` whole or not at all, and returns the number of bytes.

    `mode` is the permission bits of the new file, whatever the umask. The bytes are on the disk before the file has
    its name. TargetError if it exists (without `force`) or cannot be written; an error raised by `chunks` passes
    through. In every such case nothing is left behind.
    """
    check_target(path, force=force)
    size = 0
    with work_directory(path) as directory:
        finished = directory / "file"
        descriptor = _create(finished, path)
        file = os.fdopen(descriptor, "wb")
        try:
            for chunk in chunks:
                size += len(chunk)
                _write(file, chunk, path)
            _close(file, mode, path)
        finally:
            with suppress(OSError):  # of what could not be written, a second time
                file.close()
        publish(finished, path, force=force)
    return size


def read_whole(path: Path) -> bytes:
    """The bytes of a file that is to be changed, and so not followed where it is a link. TargetError if it cannot be
    read."""
    try:
        with open_regular(path, follow=False) as file:
            return file.read()
    except OSError as error:
        raise TargetError(reason(error), source=str(path)) from error
    except SourceError as error:
        raise TargetError(error.message, source=str(path)) from error


def rewrite(path: Path, change: Callable[[bytes], bytes]) -> None:
    """Puts a changed copy in a file's place, with its mode; starts again if somebody else changed it meanwhile.
    TargetError if it cannot be written, or if `change` raises a DecantError; then it is as it was."""
    try:
        for _ in range(_ATTEMPTS):
            before = read_whole(path)
            after = change(before)
            if after == before:
                return
            with work_directory(path) as work:
                finished = work / "file"
                finished.write_bytes(after)
                finished.chmod(stat.S_IMODE(path.stat().st_mode))
                sync_file(finished)
                if read_whole(path) == before:
                    publish(finished, path, force=True)
                    return
    except OSError as error:
        raise TargetError(reason(error), source=str(path)) from error
    except DecantError as error:
        raise TargetError(error.message, source=str(path)) from error
    raise TargetError("somebody else changes it again and again, so that it was left as it is", source=str(path))


def _create(finished: Path, target: Path) -> int:
    try:
        return os.open(finished, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise TargetError(reason(error), source=str(target)) from error


def _write(file: BinaryIO, chunk: bytes, target: Path) -> None:
    try:
        file.write(chunk)
    except OSError as error:
        raise TargetError(reason(error), source=str(target)) from error


def _close(file: BinaryIO, mode: int, target: Path) -> None:
    try:
        file.flush()
        os.fchmod(file.fileno(), mode & 0o777)
        os.fsync(file.fileno())
        file.close()
    except OSError as error:
        raise TargetError(reason(error), source=str(target)) from error


def _link(finished: Path, target: Path) -> None:
    try:
        os.link(finished, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        if os.path.lexists(target):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from error
        finished.replace(target)
