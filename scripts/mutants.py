"""Mutation testing over a random sample: which small changes to the codec does no test notice?

    python scripts/mutants.py --count 300 --seed 1 src/decant/antigravity/{decode,encode,mint,patch}*.py \\
        src/decant/antigravity/steps --tests tests/antigravity

Each mutant is one changed operator, constant, condition or return in one file, tried in a copy of the package. It is
killed when a test fails, or runs out of time; survivors are printed with their line. Exit code 1 if one survives.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent
_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
}


@dataclass(frozen=True)
class Mutant:
    path: Path
    line: int
    what: str
    source: str


def mutations(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The nodes that may stand in the place of `node`, each with a few words."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARISONS:
        new = copy.deepcopy(node)
        new.ops[0] = _COMPARISONS[type(node.ops[0])]()
        yield f"{ast.unparse(node)} -> {ast.unparse(new)}", new
    elif isinstance(node, ast.BoolOp):
        new = copy.deepcopy(node)
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{ast.unparse(node)} -> {ast.unparse(new)}", new
    elif isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        new = copy.deepcopy(node)
        new.op = _OPERATORS[type(node.op)]()
        yield f"{ast.unparse(node)} -> {ast.unparse(new)}", new
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"{ast.unparse(node)} -> {ast.unparse(node.operand)}", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} -> {not node.value}", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"{node.value} -> {node.value + 1}", ast.Constant(node.value + 1)
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield f"{ast.unparse(node)} -> return None", ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield f"{ast.unparse(node)} -> pass", ast.Pass()


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes inside functions, but for annotations and f-strings, whose words are for a person."""
    annotations = {node.annotation for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            stack: list[ast.AST] = list(function.body)
            while stack:
                node = stack.pop()
                yield node
                if not isinstance(node, ast.FunctionDef):
                    children = (child for child in ast.iter_child_nodes(node) if child not in annotations)
                    stack.extend(child for child in children if not isinstance(child, ast.JoinedStr))


def all_mutants(path: Path) -> list[Mutant]:
    tree = ast.parse(path.read_text())
    found: list[Mutant] = []
    for node in dict.fromkeys(_code(tree)):
        for what, new in mutations(node):
            mutated = _Replace(node, new).visit(tree)
            source = ast.unparse(ast.fix_missing_locations(mutated))
            found.append(Mutant(path, getattr(node, "lineno", 0), what, source))
            _Replace(new, node).visit(tree)
    return found


def is_killed(mutant: Mutant, place: Path, tests: Sequence[str], seconds: float) -> bool:
    """Whether a test fails, in the copy of the package at `place`."""
    target = place / mutant.path.relative_to(ROOT / "src")
    before = target.read_text()
    target.write_text(mutant.source)
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:randomly", *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return True
    finally:
        target.write_text(before)
    return done.returncode != 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders to mutate")
    parser.add_argument("--tests", nargs="+", required=True, help="what pytest runs against each mutant")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120, help="limit for one mutant")
    options = parser.parse_args()
    files = [file for path in options.paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    everything = [mutant for file in files for mutant in all_mutants(file.resolve())]
    sample = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
    places: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.jobs):
            place = Path(folder, str(number))
            shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__"))
            places.put(place)

        def trial(mutant: Mutant) -> bool:
            place = places.get()
            try:
                return is_killed(mutant, place, options.tests, options.seconds)
            finally:
                places.put(place)

        with ThreadPoolExecutor(options.jobs) as pool:
            survivors: list[Mutant] = []
            for number, (mutant, killed) in enumerate(zip(sample, pool.map(trial, sample), strict=True), 1):
                if not killed:
                    survivors.append(mutant)
                    print(f"survived: {mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.what}", flush=True)
                if number % 25 == 0:
                    print(f"{number} of {len(sample)} tried, {len(survivors)} survive", flush=True)
    print(f"{len(everything)} mutants in {len(files)} files; {len(sample) - len(survivors)} of {len(sample)} killed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
