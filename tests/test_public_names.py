"""The package's names: all there, imported when used, and never hidden by a module of the same name."""

from __future__ import annotations

import subprocess
import sys

import pytest

import decant


@pytest.mark.parametrize("name", decant.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(decant, name) is not None
    assert name in dir(decant)


def test_no_other_name_is() -> None:
    with pytest.raises(AttributeError, match="nope"):
        _ = decant.nope  # type: ignore[attr-defined]


def test_names_stay_functions_whatever_was_imported_before() -> None:
    script = "import decant.conversion, decant.formats, decant; assert callable(decant.convert), decant.convert"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_importing_the_package_imports_nothing_else() -> None:
    script = (
        "import sys; before = set(sys.modules); import decant; new = set(sys.modules) - before\n"
        "print([name for name in new if name.split('.')[0] in ('msgspec', 'typer', 'rich', 'google', 'sqlite3')])"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout == "[]\n"
