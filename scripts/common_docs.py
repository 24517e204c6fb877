"""Writes docs/common.md from the docstrings of the common schema; --check only says whether it is current."""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path

import msgspec

from decant import common
from decant.fielddocs import all_structs, field_docs

TARGET = Path(__file__).parent.parent / "docs" / "common.md"


def _section(struct: type[msgspec.Struct]) -> list[str]:
    tag = struct.__struct_config__.tag
    name = f'`{struct.__name__}` (`"{struct.__struct_config__.tag_field}": "{tag}"`)' if tag else f"`{struct.__name__}`"
    docs = field_docs(struct)
    lines = [f"## {name}", "", inspect.cleandoc(struct.__doc__ or ""), "", "| field | type | |", "|---|---|---|"]
    for field in msgspec.structs.fields(struct):
        kind = struct.__annotations__[field.name].replace("|", "\\|")
        lines.append(f"| `{field.name}`{'' if not field.required else ' *'} | `{kind}` | {docs[field.name]} |")
    return [*lines, ""]


def document() -> str:
    """The whole page."""
    names = {name: value for name, value in vars(common).items() if name in ("Role", "Status", "NoticeKind", "Gone")}
    lines = [
        f"# The common schema: `{common.SCHEMA}`",
        "",
        "<!-- Written by scripts/common_docs.py from the docstrings in src/decant; edit those. -->",
        "",
        inspect.cleandoc(common.__doc__ or "").partition("\n\n")[2],
        "A field marked * is always there. `decant schema common` prints this as a JSON Schema.",
        "",
        *(f"`{name}` is one of " + ", ".join(f"`{word}`" for word in names[name].__args__) + ".  " for name in names),
        "",
    ]
    for struct in all_structs(common.Transcript):
        lines += _section(struct)
    return "\n".join(lines).rstrip("\n") + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the file is not current")
    options = parser.parse_args(arguments)
    page = document()
    if options.check:
        if TARGET.read_text(encoding="utf-8") == page:
            return 0
        print("docs/common.md is not current: run scripts/common_docs.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
