"""Writes what decant makes of each file in `golden/gemini`: its replay, its common form, and the losses on the way.

`--check` says whether they are up to date. The chat files themselves were written by hand, and are never changed.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from decant.common import dumps
from decant.exactjson import render_json
from decant.gemini.decode import to_common
from decant.gemini.log import load
from decant.gemini.replay import replay

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "golden" / "gemini"


def made_of(folder: Path) -> dict[str, bytes]:
    """The derived files of one case, by name."""
    body = load(folder / tomllib.loads((folder / "case.toml").read_text(encoding="utf-8"))["file"])
    replayed = replay(body, history=True)
    facts: dict[str, Any] = {
        "kind": body.kind,
        "metadata": replayed.metadata,
        "messages": [[entry.value.get("id"), entry.refs, entry.gone] for entry in replayed.entries],
        "skipped": [[skipped.line, skipped.reason] for skipped in replayed.skipped],
    }
    common = to_common(body, history=True)
    losses = [msgspec.to_builtins(loss) for loss in common.losses]
    return {"replay.json": _lines(facts), "common.json": dumps(common.value), "losses.json": _list(losses)}


def _list(items: Any) -> bytes:
    return ("[\n" + ",\n".join(f" {render_json(item)}" for item in items) + "\n]\n").encode()


def _lines(facts: dict[str, Any]) -> bytes:
    """One item a line, so that it diffs."""
    members = [
        f'"{key}": ' + (_list(value).decode().strip() if isinstance(value, list) else render_json(value))
        for key, value in facts.items()
    ]
    return ("{\n" + ",\n".join(members) + "\n}\n").encode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    check = parser.parse_args().check
    stale: list[Path] = []
    for described in sorted(GOLDEN.glob("*/case.toml")):
        for name, data in made_of(described.parent).items():
            path = described.with_name(name)
            if not path.exists() or path.read_bytes() != data:
                stale.append(path)
                print(f"{'differs' if check else 'written'}: {path.relative_to(ROOT)}")
                if not check:
                    path.write_bytes(data)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
