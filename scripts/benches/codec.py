"""The Antigravity codec: decoding every step, the lens over an unchanged base, and the memory of a whole conversion."""

from __future__ import annotations

from pathlib import Path

from benches.conversion import MB, Timed, build, convert, void
from benches.measure import Options, Result, Section, alternate, child

__all__ = ["SECTION", "build", "convert"]

SMALL = 1000


def floor(database: str) -> Timed:
    """Loading the rows, and parsing the payload of each step."""
    from decant.antigravity import native, pb

    def timed() -> None:
        table = native.load(Path(database)).value.database.table("steps")
        assert table is not None
        place = table.column("step_payload")
        for row in table.rows:
            pb.Step.FromString(row[place])  # type: ignore[arg-type]

    return timed


def to_common(database: str) -> Timed:
    from decant.antigravity import decode, native

    return lambda: void(decode.to_common(native.load(Path(database)).value))


def decode_loaded(database: str) -> Timed:
    from decant.antigravity import decode, native

    body = native.load(Path(database)).value
    return lambda: void(decode.to_common(body))


def unchanged(database: str) -> Timed:
    from decant.antigravity import decode, encode, native

    body = native.load(Path(database)).value
    transcript = decode.to_common(body).value

    def timed() -> None:
        assert encode.from_common(transcript, base=body).value is body

    return timed


def _run(options: Options) -> list[Result]:
    results: list[Result] = []
    for steps in dict.fromkeys((min(SMALL, options.steps), options.steps)):
        source = str(options.work / f"codec-{steps}.db")
        child("codec:build", str(options.database or ""), str(steps), source)
        least, decoded = alternate(options.rounds, ("codec:floor", source), ("codec:to_common", source))
        results.append(_ratio(f"to_common, {steps:,} steps", decoded.seconds, least.seconds, "the floor", 2.5))
        bare, lens = alternate(options.rounds, ("codec:decode_loaded", source), ("codec:unchanged", source))
        results.append(_ratio(f"from_common, {steps:,} steps", lens.seconds, bare.seconds, "`to_common`", 1.5))
    source = options.work / f"codec-{options.steps}.db"
    whole = child("codec:convert", str(source), str(options.work / "codec.common.json"))
    size = source.stat().st_size / MB
    results.append(
        Result(
            f"database of {size:.0f} MB → common JSON, peak memory",
            f"{whole.peak:.0f} MB",
            f"≤ {3 * size:.0f} MB (3 × the database)",
            whole.peak <= 3 * size if size > 50 else None,
        )
    )
    return results


def _ratio(what: str, ours: float, other: float, than: str, limit: float) -> Result:
    ratio = ours / other
    return Result(what, f"{ratio:.2f} × {than} ({ours:.2f} s to {other:.2f} s)", f"≤ {limit} ×", ratio <= limit)


SECTION = Section(
    "Antigravity: the common form",
    "Floor: loading the rows and one `Step.FromString` for each payload. `from_common` gets the transcript back with "
    "its base, unchanged.",
    _run,
)
