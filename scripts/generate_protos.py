"""Compiles `proto/` into the Python packages under `generated/`, or checks that they are what it would make.

    python scripts/generate_protos.py            # after a change in proto/
    python scripts/generate_protos.py --check    # fails with the names of the files that differ, and changes nothing

The compiler lives in a virtual environment of its own under `.cache/`, made when it is missing: it needs an older
protobuf than the one that decant runs with, and its output loads on both. `--check` imports the generated code with
that older protobuf, too.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

GRPCIO_TOOLS = "1.71.2"
"""The newest compiler whose output still loads on protobuf 5.29; its successors demand the newest runtime."""
PROTOBUF = "5.29.5"
"""The oldest protobuf that decant supports."""

REPOSITORY = Path(__file__).resolve().parent.parent
PROTO = REPOSITORY / "proto"
GENERATED = REPOSITORY / "generated"
PACKAGE = "decant_proto"

_DOCSTRING = '"""Generated code: see scripts/generate_protos.py."""\n'


class GenerationError(Exception):
    """The compiler could not be installed, or refused its input, or its output does not load."""


def ensure_compiler(cache: Path = REPOSITORY / ".cache") -> Path:
    """The Python of the compiler's own environment under `cache`, which is made first where it is missing.

    It is made under a name of its own and renamed when it is whole, so that two runs at once do not meet.
    """
    name = f"protoc-{GRPCIO_TOOLS}-{PROTOBUF}-py{sys.version_info[0]}{sys.version_info[1]}"
    program = "Scripts/python.exe" if os.name == "nt" else "bin/python"
    home = cache / name
    if not home.exists():
        print(f"installing grpcio-tools {GRPCIO_TOOLS} into {home}", file=sys.stderr)
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=f"{name}.", ignore_cleanup_errors=True) as unfinished:
            _run([sys.executable, "-m", "venv", unfinished])
            pip = [f"{unfinished}/{program}", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            _run([*pip, f"grpcio-tools=={GRPCIO_TOOLS}", f"protobuf=={PROTOBUF}"])
            if not home.exists():
                Path(unfinished).rename(home)
    return home / program


def compile_protos(python: Path, proto: Path, out: Path) -> None:
    """Compiles every file under `proto` into `out`, and makes each folder below it a package."""
    sources = sorted(path.relative_to(proto).as_posix() for path in proto.rglob("*.proto"))
    _run(
        [str(python), "-m", "grpc_tools.protoc", "-I.", f"--python_out={out}", f"--pyi_out={out}", *sources],
        cwd=proto,
    )
    for folder in sorted({out / parent for source in sources for parent in Path(source).parents} - {out}):
        (folder / "__init__.py").write_text(_DOCSTRING, "utf-8", newline="\n")


def import_all(python: Path, generated: Path) -> None:
    """Imports every generated module with `python`, warnings being errors, in a process of its own."""
    modules = [".".join(path.relative_to(generated).with_suffix("").parts) for path in generated.rglob("*_pb2.py")]
    code = "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)"
    # -P keeps the working directory off the path; bytecode would be drift in a folder that is compared.
    _run(
        [str(python), "-P", "-B", "-W", "error", "-c", code, *sorted(modules)],
        environment={**os.environ, "PYTHONPATH": str(generated)},
    )


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of the generated package under `folder`, by its path, without compiled bytecode."""
    files = (path for path in (folder / PACKAGE).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def drift(expected: dict[str, bytes], actual: dict[str, bytes]) -> list[str]:
    """What a regeneration would do, one line a file: add, remove or change."""
    lines = [f"add     {path}" for path in expected.keys() - actual.keys()]
    lines += [f"remove  {path}" for path in actual.keys() - expected.keys()]
    lines += [f"change  {path}" for path in expected.keys() & actual.keys() if expected[path] != actual[path]]
    return sorted(lines, key=lambda line: line.split()[1])


def apply(expected: dict[str, bytes], actual: dict[str, bytes], folder: Path) -> None:
    """Makes the generated package under `folder` equal to `expected`, touching only files that differ."""
    for path in actual.keys() - expected.keys():
        (folder / path).unlink()
    for path, data in expected.items():
        if actual.get(path) != data:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)


def generate(proto: Path, generated: Path, *, check: bool) -> list[str]:
    """Brings `generated` up to date with `proto`, or only says how it differs; returns the lines of `drift`."""
    python = ensure_compiler()
    with tempfile.TemporaryDirectory(prefix="decant-protos-") as name:
        fresh = Path(name)
        compile_protos(python, proto, fresh)
        import_all(python, fresh)
        expected, actual = contents(fresh), contents(generated)
    if not check:
        apply(expected, actual, generated)
    return drift(expected, actual)


def _run(command: Iterable[str], *, cwd: Path | None = None, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run([*command], cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise GenerationError((done.stderr or done.stdout).strip())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail where generated/ is out of date")
    options = parser.parse_args(arguments)
    try:
        lines = generate(PROTO, GENERATED, check=options.check)
    except GenerationError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    for line in lines:
        print(line)
    if options.check and lines:
        print("error: generated/ does not agree with proto/; run scripts/generate_protos.py", file=sys.stderr)
        return 1
    print("generated/ agrees with proto/" if not lines else f"{len(lines)} files updated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
