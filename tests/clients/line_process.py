"""A helper program that answers one line of JSON with one line of JSON, and never for ever."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any


class ClientError(AssertionError):
    """A real client did not do what it was asked to; the message holds what it wrote on stderr."""


class LineProcess:
    """Starts the program when first asked, and anew after a time-out. Its stderr goes to the file `log`."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], log: Path) -> None:
        self._command, self._env, self._log = list(command), dict(env), log
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def ask(self, request: object, timeout: float) -> Any:
        """One question, one answer.

        Raises:
            ClientError: the program ended, answered `{"error": …}`, or did not answer within `timeout` seconds.
        """
        process = self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=timeout)
        except (queue.Empty, BrokenPipeError):
            line = None
        if line is None:
            self.close()
            raise ClientError(f"no answer within {timeout} s from {' '.join(self._command)}\n{self.stderr()}")
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise ClientError(f"{answer['error']}\n{self.stderr()}")
        return answer

    def stderr(self) -> str:
        """The end of what the program wrote on stderr."""
        return self._log.read_text(errors="replace")[-4000:] if self._log.exists() else ""

    def close(self) -> None:
        """Stop the program and all that it started."""
        if self._process is None:
            return
        stop(self._process)
        self._reader.join(timeout=10)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                with suppress(BrokenPipeError):
                    pipe.close()
        self._process = None

    def _start(self) -> subprocess.Popen[str]:
        if self._process is not None:
            return self._process
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                start_new_session=True,
            )
        self._lines = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(self._process, self._lines), daemon=True)
        self._reader.start()
        return self._process

    @staticmethod
    def _read(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line)
        lines.put(None)


def stop(process: subprocess.Popen[str]) -> None:
    """Kill a process that leads a session of its own, with everything in that session."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(timeout=10)


def offline_env(home: Path) -> dict[str, str]:
    """An environment with a home of its own, in which nothing but loopback answers."""
    nowhere = "http://127.0.0.1:9"  # nothing listens there: a connection is refused at once
    proxies = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"), nowhere)
    direct = dict.fromkeys(("NO_PROXY", "no_proxy"), "127.0.0.1,localhost")
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "TZ": "UTC", **proxies, **direct}
