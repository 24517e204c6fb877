"""Drives the real Antigravity harness offline: a fresh conversation, or one resumed from a database.

A session takes about 0.3 s; the program that holds the client's Python package is started once and kept.
"""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from .line_process import ClientError, LineProcess, offline_env
from .model_server import RESUMED, Json, ModelServer, Script
from .requests import Prompt, Turn, history, read_request

Api = Literal["openai", "gemini"]


@dataclass(frozen=True)
class Home:
    """The directories of one session. `save` and `app` together are what the client keeps of a conversation."""

    root: Path

    @property
    def save(self) -> Path:
        """Where the databases are."""
        return self.root / "save"

    @property
    def app(self) -> Path:
        """Where `brain/<id>` is."""
        return self.root / "app"

    @property
    def workspace(self) -> Path:
        """The project that the agent works in."""
        return self.root / "workspace"


@dataclass(frozen=True)
class Run:
    """One session: the conversation's `id`, the bodies of its model requests in order, the client's text a prompt."""

    home: Home
    id: str
    prompts: tuple[Prompt, ...]
    requests: list[Json]
    texts: list[str] = field(default_factory=list)
    failure: str | None = None
    stderr: str = ""

    @property
    def db(self) -> Path:
        """The conversation's database as the client left it."""
        return self.home.save / f"{self.id}.db"

    @property
    def brain(self) -> Path:
        """The conversation's folder as the client left it."""
        return self.home.app / "brain" / self.id

    @property
    def turns(self) -> list[Turn]:
        """Everything in the last request of the session."""
        return read_request(self.requests[-1])

    @property
    def history(self) -> list[Turn]:
        """What the client sent before the session's own first prompt: after a resume, the stored conversation."""
        return history(self.requests[0], self.prompts[0])


class Antigravity:
    """The client; every session has a home of its own below `root` unless one is given."""

    def __init__(self, python: str, root: Path) -> None:
        self._root, self._numbers = root, itertools.count()
        driver = Path(__file__).with_name("antigravity_driver.py")
        self._driver = LineProcess([python, str(driver)], offline_env(self.home().root), root / "driver.log")

    def close(self) -> None:
        """Stop the driver and what it started."""
        self._driver.close()

    def home(self) -> Home:
        """A new empty home, for a caller that wants to put files into its workspace first."""
        home = Home(self._root / str(next(self._numbers)))
        for path in (home.save, home.app, home.workspace):
            path.mkdir(parents=True)
        return home

    def record(
        self,
        prompts: Sequence[Prompt],
        script: Script,
        *,
        api: Api = "openai",
        home: Home | None = None,
        timeout: float = 120,
    ) -> Run:
        """A fresh conversation.

        Raises:
            ClientError: the client failed, or asked the model nothing.
        """
        run = self._session(home or self.home(), None, prompts, script, api, timeout)
        _expect(run, run.id != "")
        return run

    def resume(
        self,
        db: Path,
        brain: Path | None = None,
        message: Prompt = "NEXT",
        *,
        script: Script = RESUMED,
        api: Api = "openai",
        home: Home | None = None,
        timeout: float = 120,
        check: bool = True,
    ) -> Run:
        """Copy a conversation into a home, resume it there and say one thing; the originals are not touched.

        `check=False` gives the run as it went, for a test that expects a failure.

        Raises:
            ClientError: the client failed, resumed another conversation, or asked the model nothing (which is what it
                does, silently, when the database's cascade id is not the name of its file).
        """
        home = home or self.home()
        for suffix in ("", "-wal", "-shm"):
            part = db.with_name(db.name + suffix)
            if part.exists():
                shutil.copyfile(part, home.save / part.name)
        if brain is not None:
            shutil.copytree(brain, home.app / "brain" / db.stem, dirs_exist_ok=True)
        run = self._session(home, db.stem, [message], script, api, timeout)
        if check:
            _expect(run, run.id == db.stem)
        return run

    def _session(
        self, home: Home, resumed: str | None, prompts: Sequence[Prompt], script: Script, api: Api, timeout: float
    ) -> Run:
        user = home.root / "home"
        user.mkdir(exist_ok=True)
        with ModelServer(script) as model:
            ask: dict[str, Any] = {
                "url": model.url,
                "api": api,
                "save": str(home.save),
                "app": str(home.app),
                "workspace": str(home.workspace),
                "home": str(user),
                "turns": list(prompts),
                "id": resumed,
                "timeout": timeout,
            }
            out = self._driver.ask(ask, timeout + 30)
        shutil.rmtree(user)  # the client unpacks a video encoder there
        stderr = "\n".join(out["stderr"])
        for error in model.errors:
            raise error
        return Run(home, out["id"] or "", tuple(prompts), model.requests, out["texts"], out["failure"], stderr)


def _expect(run: Run, right_id: bool) -> None:
    if run.failure or not run.requests or not right_id:
        what = run.failure or f"the conversation is {run.id!r} and the model got {len(run.requests)} requests"
        raise ClientError(f"the Antigravity harness failed in {run.home.root}: {what}\n{run.stderr}")
