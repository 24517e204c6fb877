"""A command line run in this process, with streams of its own."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from typing import Any

from decant.cli import main
from decant.cli.options import set_debug


@dataclass(frozen=True)
class Result:
    code: int
    stdout: bytes
    stderr: str

    @property
    def text(self) -> str:
        return self.stdout.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.stdout)


def decant(*arguments: object, stdin: bytes = b"") -> Result:
    return run_decant([str(argument) for argument in arguments], stdin)


def run_decant(arguments: list[str], stdin: bytes = b"") -> Result:
    """What `decant ARGUMENTS` would do. The streams are real text layers over bytes, as a process has them."""
    streams = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(out, encoding="utf-8", newline="\n", write_through=True)
    sys.stderr = io.TextIOWrapper(err, encoding="utf-8", newline="\n", write_through=True)
    try:
        code = main(arguments)
        return Result(code, out.getvalue(), err.getvalue().decode())
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
        set_debug(False)
