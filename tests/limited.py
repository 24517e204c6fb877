"""A command under a limit on the size of files, which is what a full disk is like."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["run_limited"]


def run_limited(arguments: Sequence[str | Path], limit: int, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    """`decant` with these arguments, where no file can have more than `limit` bytes."""
    command = [sys.executable, "-m", "decant", *map(str, arguments)]
    done = subprocess.run(
        command,
        input=stdin,
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    return subprocess.CompletedProcess(command, done.returncode, done.stdout.decode(), done.stderr.decode())
