"""The fixtures that give the real clients: where they are missing, a skip that says what to do; in CI, a failure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .antigravity import Antigravity
from .gemini import Gemini

INSTALL = Path(__file__).parents[2] / "scripts" / "install_clients.py"


@pytest.hookimpl(tryfirst=True)  # before -m chooses by marker
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for a client bears the marker."""
    for item in items:
        if {"antigravity", "gemini"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("clients")


@pytest.fixture(scope="session")
def installed() -> dict[str, str]:
    """The paths of the clients' programs."""
    done = subprocess.run([sys.executable, INSTALL, "--where"], capture_output=True, text=True, timeout=60)
    if done.returncode == 0:
        return json.loads(done.stdout)
    if os.environ.get("DECANT_REQUIRE_CLIENTS") == "1":
        pytest.fail(f"DECANT_REQUIRE_CLIENTS is set, but {done.stderr}")
    pytest.skip(done.stderr.strip())


@pytest.fixture(scope="session")
def antigravity(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Antigravity]:
    """The real Antigravity harness."""
    client = Antigravity(installed["python"], tmp_path_factory.mktemp("antigravity"))
    yield client
    client.close()


@pytest.fixture(scope="session")
def gemini(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gemini]:
    """The real Gemini CLI."""
    node, cli, core = (installed[name] for name in ("node", "gemini_cli", "gemini_core"))
    client = Gemini(node, cli, core, tmp_path_factory.mktemp("gemini"))
    yield client
    client.close()
