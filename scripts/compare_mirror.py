"""Compares the logs in the brains of real conversations with what decant renders from their databases.

    python scripts/compare_mirror.py CORPUS_DIR

CORPUS_DIR holds one store a case: `CASE/conversations/<id>.db` and `CASE/brain/<id>/`. For each conversation and in
total: the lines of both logs other than checkpoints, how many are the same bytes, the checkpoints apart, and every
line that differs with the reason. Exits 1 if fewer than 95 % of the lines are the same.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from decant.antigravity import mirror, native

_ENOUGH = 0.95
_REASONS = {
    ("CHECKPOINT", "content"): "the text of a checkpoint is kept only while the prompt copy holds it",
    ("*", "media"): "no step names the place of the brain",
    ("*", "content"): "the prompt copy does not hold the line, and no line like it to learn its wrapping or zone from",
}


def _reason(miss: mirror.Miss) -> str:
    if not miss.fields:
        return "damaged" if miss.step_index is None else "the step has no line"
    reasons = [_REASONS.get((miss.type, field), _REASONS.get(("*", field), "")) for field in miss.fields]
    return next(filter(None, reasons), "not explained")


def _show(name: str, figures: mirror.Figures) -> None:
    order = "" if figures.in_order else ", in another order"
    print(
        f"{name}: {figures.identical} of {figures.lines} lines are the same{order}; "
        f"checkpoints {figures.identical_checkpoints} of {figures.checkpoints}"
    )
    if figures.absent:
        print(f"  no line for steps {', '.join(map(str, figures.absent))}")
    for miss in figures.misses:
        where = f"{Path(miss.path).name} step {miss.step_index} {miss.type}"
        print(f"  {where}: {', '.join(miss.fields) or 'the line'}: {_reason(miss)}")


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    total: Counter[str] = Counter()
    cases = sorted(Path(sys.argv[1]).glob("*/conversations/*.db"))
    for path in cases:
        figures = mirror.matches(native.load(path).value)
        _show(path.parent.parent.name, figures)
        for name in ("lines", "identical", "checkpoints", "identical_checkpoints", "in_order"):
            total[name] += getattr(figures, name)
    share = total["identical"] / total["lines"] if total["lines"] else 0.0
    print(
        f"total: {total['identical']} of {total['lines']} lines are the same ({share:.1%}); "
        f"checkpoints {total['identical_checkpoints']} of {total['checkpoints']}; "
        f"{total['in_order']} of {len(cases)} logs in the same order"
    )
    return 0 if share >= _ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
