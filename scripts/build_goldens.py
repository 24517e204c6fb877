"""Writes `golden/antigravity`: small conversations of our own, as text. `--check` says whether they are up to date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from goldens.cases import CASES, Case

from decant.antigravity import text

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "golden" / "antigravity"


def files(name: str, case: Case) -> dict[Path, bytes]:
    """The files of one case, by path."""
    folder = GOLDEN / name
    facts = f'title = "{case.title}"\ndescription = "{case.description}"\nfile = "conversation.json"\n'
    return {folder / "case.toml": facts.encode(), folder / "conversation.json": text.dumps(case.make(name))}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    check = parser.parse_args().check
    wanted = {path: data for name, case in CASES.items() for path, data in files(name, case).items()}
    stale = [path for path, data in wanted.items() if not path.exists() or path.read_bytes() != data]
    for path in stale:
        print(f"{'differs' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(wanted[path])
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
