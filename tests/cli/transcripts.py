"""Command transcripts: Markdown files whose `console` blocks are run and compared.

In a block, a line `$ COMMAND` is run in a fresh folder that holds the files of `golden/cli/files`; the lines after it
are what it printed on stdout, `! ` lines what it said on stderr, and `? CODE` its exit code where that is not 0. The
commands are `decant` and `cat`, with `< FILE` and `> FILE`.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

from commandline import Result, run_decant

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Step:
    command: str
    expected: str


def steps(block: str) -> list[Step]:
    found: list[Step] = []
    for line in block.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append(Step(line[2:].rstrip("\n"), ""))
        else:
            found[-1] = Step(found[-1].command, found[-1].expected + line)
    return found


def rerun(text: str, folder: Path) -> str:
    """The transcript as it is when its commands are run now, in `folder`."""
    return _BLOCK.sub(lambda block: f"```console\n{_rerun_block(block[1], folder)}```", text)


def _rerun_block(block: str, folder: Path) -> str:
    return "".join(f"$ {step.command}\n{show(run(step.command, folder))}" for step in steps(block))


def run(command: str, folder: Path) -> Result:
    words = shlex.split(command)
    stdin = (folder / _redirected(words, "<")).read_bytes() if "<" in words else b""
    target = folder / _redirected(words, ">") if ">" in words else None
    program, *arguments = words
    if program == "cat":
        result = Result(0, b"".join((folder / name).read_bytes() for name in arguments), "")
    else:
        assert program == "decant", f"a transcript runs decant and cat, not {program}"
        result = run_decant(arguments, stdin)
    if target is not None:
        target.write_bytes(result.stdout)
        return Result(result.code, b"", result.stderr)
    return result


def _redirected(words: list[str], sign: str) -> str:
    at = words.index(sign)
    name = words[at + 1]
    del words[at : at + 2]
    return name


def show(result: Result) -> str:
    out = result.text
    if out and not out.endswith("\n"):
        out += "\n"
    errors = "".join(f"! {line}\n" for line in result.stderr.splitlines())
    return out + errors + (f"? {result.code}\n" if result.code else "")
