"""Drives the real Gemini CLI offline: its loader on any log, a fresh session, or one resumed from a store.

The loader is a process that stays (1.5 s to start, then about a millisecond a log); a run of the CLI takes about 2 s.
"""

from __future__ import annotations

import itertools
import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .line_process import ClientError, LineProcess, offline_env, stop
from .model_server import RESUMED, Json, ModelServer, Script
from .requests import Turn, compare_requests, history, read_request

SETTINGS: Json = {
    "general": {"enableAutoUpdate": False, "enableAutoUpdateNotification": False},
    "model": {"name": "gemini-2.5-pro"},  # a fixed model: "auto" would ask a router first
    "privacy": {"usageStatisticsEnabled": False},
    "security": {"auth": {"selectedType": "gemini-api-key"}, "folderTrust": {"enabled": False}},
    "telemetry": {"enabled": False},
}

RECORDED = "session-2026-01-01T00-00-recorded.jsonl"
"""The name of a recorded session: one that the client lists, resumes and never deletes."""


@dataclass(frozen=True)
class Home:
    """A home directory of the client with one project."""

    root: Path

    @property
    def store(self) -> Path:
        """The client's own directory, `~/.gemini`."""
        return self.root / "home" / ".gemini"

    @property
    def project(self) -> Path:
        """The directory that the client is started in."""
        return self.root / "proj"

    def place(self, name: str, log: bytes, slug: str = "proj") -> Path:
        """Put a log where the client looks for the project's sessions, with the marker and registry entry it wants."""
        chats = self.store / "tmp" / slug / "chats"
        chats.mkdir(parents=True, exist_ok=True)
        (chats / name).write_bytes(log)
        (chats.parent / ".project_root").write_text(str(self.project))
        (self.store / "projects.json").write_text(json.dumps({"projects": {str(self.project): slug}}))
        return chats / name

    def sessions(self) -> list[Path]:
        """Every main session in the store, a recorded one first."""
        return sorted(self.store.glob("tmp/*/chats/session-*.json*"))


@dataclass(frozen=True)
class Run:
    """One run of the CLI with one prompt: the bodies of its model requests in order and what it printed."""

    home: Home
    prompt: str
    requests: list[Json]
    stdout: str
    stderr: str

    @property
    def turns(self) -> list[Turn]:
        """Everything in the run's last request."""
        return read_request(self.requests[-1])

    @property
    def history(self) -> list[Turn]:
        """What the client sent before the run's own prompt: after a resume, the stored conversation."""
        return history(self.requests[0], self.prompt)


class Gemini:
    """The client; every run has a home of its own below `root` unless one is given."""

    def __init__(self, node: str, cli: str, core: str, root: Path) -> None:
        self._command, self._root, self._numbers = [node, cli], root.resolve(), itertools.count()
        loader = [node, str(Path(__file__).with_name("gemini_loader.mjs")), core]
        self._loader = LineProcess(loader, offline_env(self.home().root), root / "loader.log")

    def close(self) -> None:
        """Stop the loader."""
        self._loader.close()

    def home(self) -> Home:
        """A new home with the client's settings and an empty project."""
        home = Home(self._root / str(next(self._numbers)))
        home.store.mkdir(parents=True)
        home.project.mkdir()
        (home.store / "settings.json").write_text(json.dumps(SETTINGS))
        return home

    def load(self, log: Path, timeout: float = 60) -> Any:
        """What the client's `loadConversationRecord` makes of a log: an object, or None where it gives up."""
        return self._loader.ask({"path": str(log.resolve())}, timeout)["value"]

    def load_many(self, logs: Iterable[Path]) -> list[Any]:
        """`load` for every log, in order."""
        return [self.load(log) for log in logs]

    def history(self, log: Path, timeout: float = 60) -> list[Json] | None:
        """The contents that the client would send for a log (`convertSessionToClientHistory`)."""
        made = self._loader.ask({"path": str(log.resolve()), "history": True}, timeout)["value"]
        return None if made is None else [entry["content"] for entry in made]

    def record(
        self, prompts: Sequence[str], script: Script, *, home: Home | None = None, timeout: float = 120
    ) -> list[Run]:
        """A fresh session, every tool allowed: the first prompt starts it, each further one resumes it.

        Its file gets a name of ours (`RECORDED`). Under the name that the client gives, a resume in another minute than
        the first leaves a stub with the same suffix beside it, and the next start deletes both.

        Raises:
            ClientError: the client failed, or asked the model nothing.
        """
        home = home or self.home()
        with ModelServer(script) as model:
            runs = [self._prompt(home, model, [], prompts[0], timeout)]
            (session,) = home.sessions()
            session.rename(session.with_name(RECORDED))
            runs += [self._prompt(home, model, ["--resume", "latest"], prompt, timeout) for prompt in prompts[1:]]
        return runs

    def resume(
        self,
        home: Home,
        session_id: str,
        prompt: str = "NEXT",
        *,
        times: int = 3,
        script: Script = RESUMED,
        timeout: float = 120,
    ) -> list[Run]:
        """Resume a session of the home's store again and again, saying `<prompt> 1`, `<prompt> 2`, …

        The store changes as it does for a person: the client writes to it. `compare_resumes` judges the runs.

        Raises:
            ClientError: the client failed, found no such session, or asked the model nothing.
        """
        with ModelServer(script) as model:
            return [
                self._prompt(home, model, ["--resume", session_id], f"{prompt} {number + 1}", timeout)
                for number in range(times)
            ]

    def list_sessions(self, home: Home, timeout: float = 60) -> str:
        """What `--list-sessions` prints."""
        with ModelServer(RESUMED) as model:
            return self._run(home, model, ["--list-sessions"], timeout)[0]

    def _prompt(self, home: Home, model: ModelServer, flags: list[str], prompt: str, timeout: float) -> Run:
        before = len(model.requests)
        stdout, stderr = self._run(home, model, [*flags, "--yolo", "--prompt", prompt], timeout)
        for error in model.errors:
            raise error
        run = Run(home, prompt, model.requests[before:], stdout, stderr)
        if not run.requests:
            raise ClientError(f"the Gemini CLI asked the model nothing in {home.root}\n{stdout}\n{stderr}")
        return run

    def _run(self, home: Home, model: ModelServer, flags: list[str], timeout: float) -> tuple[str, str]:
        env = {
            **offline_env(home.root / "home"),
            "GEMINI_API_KEY": "loopback",
            "GEMINI_CLI_NO_RELAUNCH": "true",
            "GEMINI_CLI_TRUST_WORKSPACE": "true",
            "GOOGLE_GEMINI_BASE_URL": model.url,
            "NO_BROWSER": "true",
        }
        process = subprocess.Popen(
            [*self._command, *flags],
            cwd=home.project,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        with process:
            try:
                stdout, stderr = process.communicate(timeout=timeout)
                late = ""
            except subprocess.TimeoutExpired:
                stop(process)
                stdout, stderr = process.communicate()
                late = f" after {timeout} s"
        if late or process.returncode:
            what = f"the Gemini CLI ended with {process.returncode}{late} in {home.root}: {' '.join(flags)}"
            raise ClientError(f"{what}\n{stdout[-2000:]}\n{stderr[-4000:]}")
        return stdout, stderr


def compare_resumes(expected: Sequence[Turn], runs: Sequence[Run], answer: str = RESUMED[0].text) -> list[str]:
    """The differences between a stored conversation and what each of several resumes in a row sent for it.

    After the first, the conversation has grown by the prompts and answers of the resumes before.
    """
    differences: list[str] = []
    so_far = list(expected)
    for number, run in enumerate(runs, 1):
        differences += [f"resume {number}: {line}" for line in compare_requests(so_far, run.history)]
        so_far += [Turn("user", run.prompt), Turn("assistant", answer)]
    return differences
