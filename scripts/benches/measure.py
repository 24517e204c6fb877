"""Measuring: each task in a process of its own, floor and decant by turns, medians of several rounds."""

from __future__ import annotations

import importlib
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

__all__ = ["Options", "Result", "Sample", "Section", "alternate", "child", "run_task"]

SCRIPTS = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Options:
    """What the command line asks for. `work` is a directory for large files."""

    work: Path
    database: Path | None
    session: Path | None
    steps: int
    rounds: int


@dataclass(frozen=True)
class Result:
    """One row of the table. `good` is None where there is no limit."""

    what: str
    measured: str
    limit: str = ""
    good: bool | None = None


@dataclass(frozen=True)
class Section:
    """A subject: its title and the function that measures it. `note` says what the floor is."""

    title: str
    note: str
    run: Callable[[Options], list[Result]]


@dataclass(frozen=True)
class Sample:
    """One run of a task: wall clock and processor time in seconds without the start of Python, peak memory in MB (10^6
    bytes) with it."""

    seconds: float
    processor: float
    peak: float


@dataclass
class Samples:
    """The runs of one task."""

    all: list[Sample] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return median(sample.seconds for sample in self.all)

    @property
    def processor(self) -> float:
        return median(sample.processor for sample in self.all)

    @property
    def peak(self) -> float:
        return max(sample.peak for sample in self.all)


def alternate(rounds: int, *commands: Sequence[str]) -> list[Samples]:
    """Runs the tasks by turns, so that what else the machine does falls on all of them alike."""
    samples = [Samples() for _ in commands]
    for _ in range(rounds):
        for command, into in zip(commands, samples, strict=True):
            into.all.append(child(*command))
    return samples


def child(task: str, *arguments: str) -> Sample:
    """Runs `module:function` of this package with string arguments in a new process. The function returns what is to be
    timed, so that imports and preparations are not."""
    command = [sys.executable, str(SCRIPTS / "bench.py"), "--task", task, *arguments]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{task} failed on {', '.join(arguments)}")
    return Sample(**json.loads(done.stdout))


def run_task(task: str, arguments: Sequence[str]) -> None:
    """The other side of `child`."""
    module, _, function = task.partition(":")
    timed = getattr(importlib.import_module(f"benches.{module}"), function)(*arguments)
    wall, processor = time.perf_counter(), time.process_time()
    timed()
    sample = Sample(time.perf_counter() - wall, time.process_time() - processor, _peak())
    print(json.dumps(vars(sample)))


def _peak() -> float:
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
