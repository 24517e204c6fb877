"""Install the real clients that the tests drive: the Antigravity harness and the Gemini CLI, at pinned versions.

They go into `.cache/clients` of the checkout, or the folder that DECANT_CLIENTS names: `venv` holds the Python package
`google-antigravity` (the harness is inside its wheel), `npm` the packages of the Gemini CLI. The pins are
`clients/requirements.txt` and `clients/package-lock.json` beside this file. Which registries serve them is the business
of pip's and npm's own settings. A second run does nothing when what is there was made from the same pins.

    install_clients.py            install what is missing and say what there is
    install_clients.py --where    install nothing; print the paths as JSON, or say what is missing and exit with 1
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

PINS = Path(__file__).resolve().parent / "clients"
NODE_AT_LEAST = 20
INSTALL_SECONDS = 900


class CannotInstallError(Exception):
    """What is missing, and what to do about it."""


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Install the real clients that the tests drive.")
    parser.add_argument("--where", action="store_true", help="print the paths as JSON and install nothing")
    where = parser.parse_args(argv).where
    target = folder()
    try:
        node = find_node()
        if where:
            check_installed(target)
            print(json.dumps(paths(target, node)))
        else:
            install(target, node)
            print("\n".join(describe(target, node)))
    except CannotInstallError as error:
        print(f"install_clients: {error}", file=sys.stderr)
        return 1
    return 0


def folder() -> Path:
    """Where the clients live."""
    named = os.environ.get("DECANT_CLIENTS")
    return Path(named).resolve() if named else PINS.parent.parent / ".cache" / "clients"


def paths(target: Path, node: str) -> dict[str, str]:
    """The programs and modules that the tests start, by name."""
    modules = target / "npm" / "node_modules" / "@google"
    return {
        "python": str(target / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"),
        "node": node,
        "gemini_cli": str(modules / "gemini-cli" / "bundle" / "gemini.js"),
        "gemini_core": str(modules / "gemini-cli-core" / "dist" / "index.js"),
    }


def find_node() -> str:
    """The path of a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None:
        raise CannotInstallError(f"node is not on PATH: install Node.js {NODE_AT_LEAST} or newer")
    version = output([node, "--version"])
    if int(version.lstrip("v").split(".")[0]) < NODE_AT_LEAST:
        raise CannotInstallError(f"{node} is {version}: the Gemini CLI needs Node.js {NODE_AT_LEAST} or newer")
    return node


def install(target: Path, node: str) -> None:
    """Bring `target` to the pins; what already stands by them is left alone."""
    target.mkdir(parents=True, exist_ok=True)
    if stale(target, "venv"):
        print("installing the Antigravity harness", flush=True)
        venv.create(target / "venv", clear=True, with_pip=True)
        pip = [paths(target, node)["python"], "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        run([*pip, "--requirement", str(PINS / "requirements.txt")])
        mark(target, "venv")
    if stale(target, "npm"):
        npm = shutil.which("npm")
        if npm is None:
            raise CannotInstallError("npm is not on PATH: it comes with Node.js")
        print("installing the Gemini CLI", flush=True)
        (target / "npm").mkdir(exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(PINS / name, target / "npm" / name)
        flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        run([npm, "ci", *flags], cwd=target / "npm")
        mark(target, "npm")


def check_installed(target: Path) -> None:
    """Complain unless both parts are there and made from today's pins."""
    for part in ("venv", "npm"):
        if stale(target, part):
            state = "out of date" if (target / part).exists() else "not installed"
            raise CannotInstallError(f"the real clients are {state} in {target}: run scripts/install_clients.py")


def digest(part: str) -> str:
    """What a part is made from."""
    value = hashlib.sha256()
    for name in {"venv": ["requirements.txt"], "npm": ["package.json", "package-lock.json"]}[part]:
        value.update((PINS / name).read_bytes())
    return value.hexdigest()


def stale(target: Path, part: str) -> bool:
    """Whether a part is missing or was made from other pins. The mark is written last, so half an install is stale."""
    stamp, where = target / f"{part}.made-from", paths(target, "")
    programs = {"venv": ["python"], "npm": ["gemini_cli", "gemini_core"]}[part]
    whole = stamp.is_file() and all(Path(where[name]).is_file() for name in programs)
    return not whole or stamp.read_text() != digest(part)


def mark(target: Path, part: str) -> None:
    (target / f"{part}.made-from").write_text(digest(part))


def describe(target: Path, node: str) -> list[str]:
    """One line a client."""
    where = paths(target, node)
    ask = "import importlib.metadata as m; print(m.version('google-antigravity'))"
    modules = Path(where["gemini_cli"]).parents[1], Path(where["gemini_core"]).parents[1]
    cli, core = (json.loads((module / "package.json").read_text())["version"] for module in modules)
    return [
        f"antigravity harness {output([where['python'], '-c', ask])} ({where['python']})",
        f"gemini-cli {cli}, gemini-cli-core {core}, node {output([node, '--version'])} ({where['gemini_cli']})",
    ]


def output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.strip()


def run(command: list[str], cwd: Path | None = None) -> None:
    try:
        subprocess.run(command, check=True, cwd=cwd, timeout=INSTALL_SECONDS)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        raise CannotInstallError(str(error)) from error


if __name__ == "__main__":
    sys.exit(main())
