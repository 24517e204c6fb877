"""Recovers the agent's protobuf descriptors from a binary of it and writes them as `.proto` files.

    python scripts/recover_protos.py google_antigravity-0.1.22-py3-none-manylinux_2_17_x86_64.whl
    python scripts/recover_protos.py path/to/localharness --version 0.1.22

The argument is the binary itself or the wheel that holds it. Nothing of the binary is copied but the names, numbers
and types of messages that describe a conversation on disk.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from recovery.lower import Lowered, lower
from recovery.reach import RecoveryError
from recovery.render import Scopes, render
from recovery.scan import find_files

ROOTS = (
    "gemini_coder.Step",
    "gemini_coder.Trajectory",
    "exa.jetski_cortex_pb.CascadeTrajectorySummary",
    "exa.jetski_cortex_pb.ConversationAnnotations",
)
"""Messages that conversations and index stores are written in."""

DEFAULT_OUT = Path(__file__).resolve().parent.parent / "proto" / "decant_proto"
MARK = "Recovered by scripts/recover_protos.py; do not edit."
"""First header line, by which a later run knows the files that it may replace or remove."""

_BINARY_IN_WHEEL = "google/antigravity/bin/localharness"


@dataclass(frozen=True)
class Binary:
    """The program that descriptors are recovered from."""

    name: str
    version: str
    data: bytes

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.data).hexdigest()


def read_binary(path: Path, version: str | None) -> Binary:
    """Reads the binary at `path`, or the one inside the wheel at `path`; finds the version if it is not given.

    Raises RecoveryError where a wheel holds no such binary or the version is not to be found.
    """
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            names = wheel.namelist()
            if _BINARY_IN_WHEEL not in names:
                raise RecoveryError(f"{path}: no {_BINARY_IN_WHEEL} in this wheel")
            return Binary(_BINARY_IN_WHEEL, version or _version(names, path), wheel.read(_BINARY_IN_WHEEL))
    path = path.resolve()
    for parent in path.parents:
        if names := [entry.name for entry in parent.glob("google_antigravity-*.dist-info")]:
            return Binary(path.relative_to(parent).as_posix(), version or _version(names, path), path.read_bytes())
    return Binary(path.name, version or _version([], path), path.read_bytes())


def _version(names: list[str], path: Path) -> str:
    """The version of the distribution `google-antigravity`, from the name of its `.dist-info` folder."""
    for name in names:
        if match := re.match(r"google_antigravity-([^-/]+)\.dist-info", name):
            return match[1]
    raise RecoveryError(f"{path}: its version is not to be found; give it with --version")


def texts(lowered: Lowered, binary: Binary) -> Iterator[tuple[str, str]]:
    """Path and text of each file to write."""
    scopes = Scopes(lowered.files)
    for file in lowered.files:
        header = (
            MARK,
            "",
            f"Original file: {lowered.originals[file.name]}",
            f"Binary: {binary.name} of google-antigravity {binary.version}",
            f"SHA-256: {binary.sha256}",
        )
        yield file.name, render(file, header, scopes, lowered.opaque)


def write(files: dict[str, str], out: Path) -> list[Path]:
    """Writes `files` (paths begin with the last name of `out`); removes recovered files that are no longer made."""
    written = {out.parent / path: text for path, text in files.items()}
    stale = [
        path
        for path in out.rglob("*.proto")
        if path not in written and path.read_text("utf-8").startswith(f"// {MARK}")
    ]
    for path in stale:
        path.unlink()
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    return stale


def recover(path: Path, version: str | None, out: Path) -> str:
    """Does the whole work and says in one line what was written."""
    binary = read_binary(path, version)
    lowered = lower(find_files(binary.data), ROOTS, out.name)
    stale = write(dict(texts(lowered, binary)), out)
    return f"{len(lowered.files)} files, {len(lowered.opaque)} opaque fields, {len(stale)} stale files removed: {out}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=Path, metavar="BINARY", help="the agent's binary, or the wheel that holds it")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, help="folder to write to (%(default)s)")
    parser.add_argument("--version", help="version of the binary, where no .dist-info folder tells it")
    options = parser.parse_args(arguments)
    try:
        print(recover(options.binary, options.version, options.out.resolve()))
    except (RecoveryError, OSError, zipfile.BadZipFile) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
