"""Keeps the documents true: docs/cli.md is what `--help` says, README's commands run, links lead somewhere, and no
path of a machine is in a text. `--update` writes docs/cli.md.

Exit code 0 when all holds, else 1 with a line for each fault.
"""

from __future__ import annotations

import contextlib
import difflib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer.main

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = ROOT / "docs" / "cli.md"
SAMPLES = ROOT / "golden" / "cli" / "files"
_SHELL_BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
_MACHINE_PATH = re.compile(r"(?<![\w.~}])/(?:root|home|Users|work|private|var/folders)/[^\s`)]*")
_EXIT = re.compile(r"#.*\bexits? with (\d+)")


def main() -> int:
    if "--update" in sys.argv[1:]:
        REFERENCE.write_text(reference(), encoding="utf-8")
        return 0
    faults = [*stale_reference(), *broken_commands(), *broken_links(), *machine_paths()]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"documents: {len(documents())} checked, {len(faults)} faults")
    return 1 if faults else 0


def documents() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def reference() -> str:
    """docs/cli.md as it should be."""
    from decant.cli.app import app

    names = list(_names(typer.main.get_command(app)))
    head = "# Command reference\n\nGenerated from `--help` by `scripts/check_docs.py --update`; not edited by hand.\n"
    sections = (
        f"\n## {' '.join(['decant', name]).strip()}\n\n```text\n{_help(name.split())}```\n" for name in ["", *names]
    )
    return head + "".join(sections)


def _names(group: Any, above: str = "") -> Iterator[str]:
    """Every command below a group, with the groups that it is in."""
    for name, command in getattr(group, "commands", {}).items():
        yield f"{above}{name}"
        yield from _names(command, f"{above}{name} ")


def _help(command: list[str]) -> str:
    from decant.cli import main as decant

    os.environ["COLUMNS"] = "100"
    with contextlib.redirect_stdout(io.StringIO()) as out:
        decant([*command, "--help"])
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines()) + "\n"


def stale_reference() -> Iterator[str]:
    actual = REFERENCE.read_text(encoding="utf-8") if REFERENCE.exists() else ""
    lines = difflib.unified_diff(actual.splitlines(), reference().splitlines(), "docs/cli.md", "--help", "", "", 1)
    difference = list(lines)
    if difference:
        yield "docs/cli.md is not what --help says (scripts/check_docs.py --update):\n" + "\n".join(difference[:40])


def broken_commands() -> Iterator[str]:
    """Runs every line of README's `sh` blocks that starts with `decant`, one after the other, in a folder that holds
    the samples. A comment `# exits with N` says that N is right; otherwise it is 0."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(SAMPLES, folder, dirs_exist_ok=True)
        (folder / "golden").symlink_to(ROOT / "golden")
        environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        for block in _SHELL_BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8")):
            for line in block.splitlines():
                if not line.startswith("decant "):
                    continue
                said = _EXIT.search(line)
                done = subprocess.run(
                    line, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=120
                )
                if done.returncode != (int(said[1]) if said else 0):
                    yield f"README.md: `{line}` exits with {done.returncode}: {done.stderr.strip()}"


def broken_links() -> Iterator[str]:
    for document in documents():
        for link in _LINK.findall(_FENCE.sub("", document.read_text(encoding="utf-8"))):
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            target = (document.parent / path).resolve() if path else document
            if not target.exists():
                yield f"{document.relative_to(ROOT)}: the link {link} leads nowhere"
            elif anchor and target.suffix == ".md" and anchor not in _anchors(target):
                yield f"{document.relative_to(ROOT)}: the link {link} names no heading"


def _anchors(document: Path) -> set[str]:
    text = _FENCE.sub("", document.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in _HEADING.findall(text)}


def machine_paths() -> Iterator[str]:
    for document in documents():
        for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), 1):
            for path in _MACHINE_PATH.findall(line):
                yield f"{document.relative_to(ROOT)}:{number}: a path of somebody's machine: {path}"


if __name__ == "__main__":
    sys.exit(main())
