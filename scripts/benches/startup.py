"""What starting costs, above a bare Python."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from benches.measure import Options, Result, Section

__all__ = ["SECTION"]

SAMPLE = Path(__file__).resolve().parents[2] / "golden" / "antigravity" / "tools" / "conversation.json"


def _run(options: Options) -> list[Result]:
    decant = str(Path(sys.executable).with_name("decant"))
    target = str(options.work / "sample.db")
    commands = {
        "bare": ([sys.executable, "-c", "pass"], 0),
        "`import decant`": ([sys.executable, "-c", "import decant"], 30),
        "`decant --help`": ([decant, "--help"], 200),
        "`decant convert` of the sample": ([decant, "convert", "--force", str(SAMPLE), target], 400),
    }
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(options.work / "compiled")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for turn in range(2 * options.rounds + 2):
        for name, (command, _limit) in commands.items():
            taken = _time(command, environment)
            if turn:  # the first compiles the modules, as installing would
                times[name].append(taken)
    medians = {name: [median(column) * 1000 for column in zip(*taken, strict=True)] for name, taken in times.items()}
    bare, bare_processor = medians.pop("bare")
    results = [Result("`python -c pass`", f"{bare:.0f} ms (processor {bare_processor:.0f} ms)")]
    for name, (wall, processor) in medians.items():
        limit = commands[name][1]
        shown = f"{wall - bare:.0f} ms above that (processor {processor - bare_processor:.0f} ms)"
        results.append(Result(name, shown, f"≤ {limit} ms", wall - bare <= limit))
    return results


def _time(command: Sequence[str], environment: Mapping[str, str]) -> tuple[float, float]:
    """Seconds on the wall and of the processor."""
    started, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True, env=environment)
    taken, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    return taken, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


SECTION = Section("Start", "Medians, by turns with a bare Python; the modules are compiled beforehand.", _run)
