"""Goldens for a team's own conversations: what decant makes of each, kept in files, and compared in CI.

A case is a folder: `case.toml` names the conversation's `file` in it and the `input` that it came from, that file is
its text form (its `format` can be named where the content does not say it), `common.json` its common form,
`losses.json` what reading it loses, one loss a line.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Any

import msgspec

from decant import common
from decant.check import text_form
from decant.conversion import Document, PathLike, open_document
from decant.errors import FormatError, SourceError, TargetError, UsageError
from decant.files import atomic_write, reason

__all__ = ["CASE", "COMMON", "LOSSES", "Change", "check", "update"]

CASE, COMMON, LOSSES = "case.toml", "common.json", "losses.json"
_TEXT = "conversation"


@dataclass(frozen=True)
class Change:
    """A file of a case that is no longer what decant makes. `diff` are the lines of a unified diff."""

    path: Path
    diff: tuple[str, ...]


def update(directory: PathLike, inputs: list[PathLike]) -> list[Path]:
    """Makes a case of each input, or makes all cases of the directory anew if there is none, and returns the files
    that changed. A case is named like its input; two inputs of one name are a UsageError."""
    root = Path(directory)
    if inputs:
        made = dict(_new_case(root, Path(os.fspath(each))) for each in inputs)
        if len(made) < len(inputs):
            raise UsageError("two inputs have the same name", source=str(root), hint="rename one of them")
    else:
        made = {folder: _files(folder, _document(folder)) for folder in _cases(root)}
    changed = []
    for folder, files in made.items():
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            path = folder / name
            if not path.exists() or path.read_bytes() != data:
                atomic_write(path, (data,), mode=0o644, force=True)
                changed.append(path)
    return changed


def check(directory: PathLike) -> Iterator[Change]:
    """Every file of every case that is not what decant makes of its conversation now: of the input that the case
    names, where it is there, else of the text form."""
    for folder in _cases(Path(directory)):
        for name, data in _files(folder, _document(folder)).items():
            path = folder / name
            kept = path.read_bytes() if path.exists() else b""
            if kept != data:
                yield Change(path, tuple(_diff(kept, data, path)))


def _cases(root: Path) -> list[Path]:
    found = sorted(path.parent for path in root.glob(f"*/{CASE}"))
    if not found:
        deeper = next(iter(sorted(root.glob(f"*/*/{CASE}"))), None)
        hint = None if deeper is None else f"there are cases in {deeper.parent.parent}"
        raise SourceError(f"there is no case in it, which is a folder with a {CASE}", source=str(root), hint=hint)
    return found


def _new_case(root: Path, source: Path) -> tuple[Path, dict[str, bytes]]:
    document = open_document(source)
    known = text_form(document.format)
    stem = source.name.removesuffix(_suffix(document, source))
    if stem in ("", ".", "..", "-") or document.path is None:
        raise UsageError("a case needs a file with a name", source=str(source))
    folder = root / stem
    name = _TEXT + known.suffixes[0]
    about = f"file = {_toml(name)}\ninput = {_toml(Path(os.path.relpath(source, folder)).as_posix(), source)}\n"
    _check_own(folder)
    return folder, {CASE: about.encode(), **_made(document, name)}


def _toml(text: str, source: Path | None = None) -> str:
    """A TOML basic string: JSON's, but that TOML has no pairs of surrogates, and escapes DEL."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise UsageError("a case cannot name a file whose name is not UTF-8", source=str(source)) from error
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _suffix(document: Document, source: Path) -> str:
    name = source.name.lower()
    return max((each for each in document.format.suffixes if name.endswith(each)), key=len, default=source.suffix)


def _check_own(folder: Path) -> None:
    if folder.exists() and not (folder / CASE).exists():
        raise TargetError(f"the folder exists and is no case (it has no {CASE})", source=str(folder))


def _about(folder: Path) -> dict[str, Any]:
    path = folder / CASE
    try:
        about = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SourceError(reason(error), source=str(path)) from error
    except ValueError as error:
        raise FormatError(f"not TOML: {error}", source=str(path)) from error
    name = about.get("file")
    if not isinstance(name, str) or not _is_own_name(name):
        raise FormatError("`file` must name a file of the case", source=str(path), place="file")
    for key in ("input", "format"):
        if not isinstance(about.get(key, ""), str):
            raise FormatError("not a string", source=str(path), place=key)
    return about


def _is_own_name(name: str) -> bool:
    return Path(name).name == name and name not in ("", "..", CASE, COMMON, LOSSES)


def _document(folder: Path) -> Document:
    about = _about(folder)
    source = folder / about["input"] if "input" in about else None
    if source is not None and source.is_file():
        return open_document(source)
    return open_document(folder / about["file"], from_=about.get("format"))


def _files(folder: Path, document: Document) -> dict[str, bytes]:
    return _made(document, _about(folder)["file"])


def _made(document: Document, name: str) -> dict[str, bytes]:
    known = text_form(document.format)
    if known.dumps is None:
        raise UsageError(f"the format {known.id} has no text form", source=document.name)
    read = document.to_common()
    losses = b"[" + b",".join(b"\n " + msgspec.json.encode(loss) for loss in read.losses) + b"\n]\n"
    return {name: known.dumps(document.body), COMMON: common.dumps(read.value), LOSSES: losses}


def _diff(kept: bytes, made: bytes, path: Path) -> Iterator[str]:
    before, after = (data.decode("utf-8", "backslashreplace").split("\n") for data in (kept, made))
    yield from unified_diff(before, after, str(path), f"{path} (now)", lineterm="")
