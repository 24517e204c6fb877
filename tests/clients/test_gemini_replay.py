"""Differential test: decant's replay of a log is what the real client's loader makes of it."""

from __future__ import annotations

import json
import math
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from decant.exactjson import render_json
from decant.gemini import jsonlines
from decant.gemini.body import Body
from decant.gemini.log import load
from decant.gemini.replay import Replay, replay
from tests.gemini.logs import CASES, FILES, LONG_LOGS, WHOLE

from .gemini import Gemini

STORED = ("sessionId", "projectHash", "startTime", "lastUpdated", "summary", "memoryScratchpad", "directories", "kind")
"""The metadata that the loader takes from a file; the rest of its answer it computes."""

GENERATED = 500

# Where decant deliberately differs from the loader. Each names the files that it is about, and why.
BOM = "a byte order mark: the client reads nothing, decant reads the rest"
NO_HEADER = "no sessionId or no projectHash: the client reads nothing, decant reads the messages"
NOT_A_SESSION = "a saved history, not a session: another command of the client reads it"
BROKEN_WHOLE = "a whole-file session over whose messages the client throws: decant reads what it can"
SEPARATORS = "a raw U+2028 or U+2029: newer Node versions take it for a line end, decant never does"
NOT_OBJECTS = "entries of a whole-file session that are no objects: the client keeps them, decant reports them"
CLOCK = "no startTime or lastUpdated: the client fills in the present"


def _doubles(value: Any) -> Any:
    """The value after a trip through JavaScript numbers and JSON."""
    if isinstance(value, dict):
        return {key: _doubles(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_doubles(item) for item in value]
    if isinstance(value, int | float) and not isinstance(value, bool):
        try:
            number = float(value)
        except OverflowError:
            return None
        return number + 0.0 if math.isfinite(number) else None
    return value


def _as_client(value: Any) -> Any:
    return _doubles(json.loads(render_json(value)))


def _exception(body: Body, found: Replay, loaded: Any) -> str | None:
    """Why the client's answer is not comparable, if it is not."""
    if body.kind in ("checkpoint", "export"):
        return NOT_A_SESSION
    if body.records and body.records[0].data.startswith(jsonlines.BOM):
        return BOM
    if loaded is None:
        if body.kind == "legacy":
            return BROKEN_WHOLE
        if not (found.metadata.get("sessionId") and found.metadata.get("projectHash")):
            return NO_HEADER
    if body.kind == "log" and any(b"\xe2\x80\xa8" in r.data or b"\xe2\x80\xa9" in r.data for r in body.records):
        return SEPARATORS
    return None


def _check(path: Path, loaded: Any) -> str | None:
    """Compares one file; gives the exception that applied, if one did."""
    body = load(path)
    found = replay(body)
    exception = _exception(body, found, loaded)
    if exception in (BOM, NO_HEADER, NOT_A_SESSION, BROKEN_WHOLE):
        return exception
    assert loaded is not None, f"{path}: the client reads nothing of it"
    expected = [_doubles(message) for message in loaded.get("messages") or [] if isinstance(message, dict)]
    ours = [_as_client(entry.value) for entry in found.entries]
    if exception == SEPARATORS:
        if ours != expected:
            return exception
        exception = None
    if len(expected) < len(loaded.get("messages") or []):
        exception = NOT_OBJECTS
    assert ours == expected, path.read_bytes()
    for key in STORED:
        value = found.metadata.get(key)
        if key in ("startTime", "lastUpdated") and not value and body.kind == "log":
            exception = exception or CLOCK
            continue
        assert _as_client(value) == _doubles(loaded.get(key)), (key, path.read_bytes())
    return exception


def _report(what: str, files: list[Path], loaded: list[Any], exceptions: Counter[str | None]) -> None:
    messages = sum(len(record.get("messages") or []) for record in loaded if isinstance(record, dict))
    print(f"{what}: {len(files)} logs, {messages} messages; exceptions: {dict(exceptions)}")


def test_the_goldens(gemini: Gemini) -> None:
    files = [case.file for case in CASES]
    loaded = gemini.load_many(files)
    exceptions = Counter(map(_check, files, loaded))
    _report("goldens", files, loaded, exceptions)
    assert exceptions[None] >= len(files) - 6
    assert {BOM, NO_HEADER, NOT_A_SESSION} <= set(exceptions)


def test_generated_logs(gemini: Gemini, tmp_path: Path) -> None:
    """500 logs of any mix of lines. DECANT_SEED repeats a run."""
    number = int(os.environ.get("DECANT_SEED") or random.randrange(2**32))
    print(f"DECANT_SEED={number}")
    files: list[Path] = []

    @seed(number)
    @settings(
        max_examples=GENERATED,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
    )
    @given(st.integers(0, 9).flatmap(lambda kind: LONG_LOGS if kind < 8 else FILES if kind < 9 else WHOLE))
    def generate(data: bytes) -> None:
        path = tmp_path / f"{len(files)}.jsonl"
        path.write_bytes(data)
        files.append(path)

    generate()
    loaded = gemini.load_many(files)
    exceptions = Counter(map(_check, files, loaded))
    _report(f"generated with seed {number}", files, loaded, exceptions)
    assert len(files) >= GENERATED
    assert exceptions[None] > GENERATED // 3


@pytest.mark.skipif("DECANT_CORPUS" not in os.environ, reason="DECANT_CORPUS names no folder of real sessions")
def test_a_corpus_of_real_sessions(gemini: Gemini) -> None:
    """Every chat below the folders that DECANT_CORPUS lists; for a run by hand."""
    roots = [Path(root) for root in os.environ["DECANT_CORPUS"].split(os.pathsep)]
    files = sorted(path for root in roots for path in root.rglob("*.json*") if _is_chat(path))
    loaded = gemini.load_many(files)
    exceptions = Counter(map(_check, files, loaded))
    _report("corpus", files, loaded, exceptions)
    assert files


def _is_chat(path: Path) -> bool:
    answers = (".loaded.json", ".history.json")  # what a loader gave for the file beside it
    return path.suffix == ".jsonl" or ("chats" in path.parts and not path.name.endswith(answers))
