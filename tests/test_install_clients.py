"""The script that installs the real clients says what is missing; nothing is downloaded here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "install_clients.py"


def where(tmp_path: Path, node: str | None, *, clients: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run `--where` with a node of our own that only knows its version."""
    programs = tmp_path / "bin"
    programs.mkdir()
    if node:
        (programs / "node").write_text(f"#!{sys.executable}\nprint({node!r})\n")
        (programs / "node").chmod(0o755)
    env = {**os.environ, "PATH": str(programs), "DECANT_CLIENTS": str(clients or tmp_path / "clients")}
    return subprocess.run([sys.executable, SCRIPT, "--where"], env=env, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("node", "message"),
    [
        (None, "node is not on PATH: install Node.js 20 or newer"),
        ("v18.19.0", "is v18.19.0: the Gemini CLI needs Node.js 20 or newer"),
        ("v22.1.0", "the real clients are not installed in"),
    ],
)
def test_what_is_missing_is_said(tmp_path: Path, node: str | None, message: str) -> None:
    done = where(tmp_path, node)
    assert (done.returncode, done.stdout) == (1, "")
    assert message in done.stderr
    assert not (tmp_path / "clients").exists()


def test_an_install_from_other_pins_is_out_of_date(tmp_path: Path) -> None:
    clients = tmp_path / "clients"
    (clients / "venv" / "bin").mkdir(parents=True)
    (clients / "venv" / "bin" / "python").touch()
    (clients / "venv.made-from").write_text("something else")
    done = where(tmp_path, "v20.0.0", clients=clients)
    assert done.returncode == 1
    assert f"the real clients are out of date in {clients}: run scripts/install_clients.py" in done.stderr


def test_the_pins_name_the_versions_that_the_facts_are_about() -> None:
    pins = SCRIPT.parent / "clients"
    wanted = {"@google/gemini-cli": "0.61.0", "@google/gemini-cli-core": "0.61.0"}
    assert json.loads((pins / "package.json").read_text())["dependencies"] == wanted
    locked = json.loads((pins / "package-lock.json").read_text())["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all("resolved" not in entry for entry in locked.values()), "the lock names no registry"
    assert "google-antigravity==0.1.22" in (pins / "requirements.txt").read_text().splitlines()
