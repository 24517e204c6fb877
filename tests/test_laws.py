"""The laws, over every golden and over transcripts that nobody chose, for every format that the table knows."""

from __future__ import annotations

import dataclasses
import json
import time
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decant import formats
from decant.common import Meta, Transcript, dumps, json_schema
from decant.errors import TargetError
from decant.formats import Format
from decant.losses import Converted, Loss
from tests import laws
from tests.strategies import edited, transcripts

GOLDEN = Path(__file__).parents[1] / "golden"
FORMATS = [form for form in formats.table() if form.to_common and form.from_common]
FAMILIES = list({form.family: form for form in FORMATS}.values())
VALIDATOR = jsonschema.Draft202012Validator(json_schema())

every_format = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.id)
every_family = pytest.mark.parametrize("form", FAMILIES, ids=lambda form: form.family)
in_a_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def _cases() -> list[tuple[str, Path]]:
    """Every golden's name and file."""
    found: list[tuple[str, Path]] = []
    for case in sorted(GOLDEN.glob("*/*/case.toml")):
        name = tomllib.loads(case.read_text(encoding="utf-8"))["file"]
        found.append((f"{case.parent.parent.name}/{case.parent.name}", case.parent / name))
    return found


CASES = _cases()
every_case = pytest.mark.parametrize("path", [path for _, path in CASES], ids=[name for name, _ in CASES])


COMMON = formats.get("common")
TITLED = Transcript(meta=Meta(title="a title"))


def _clocked(body: Transcript, *, history: bool = False) -> Converted[Transcript]:
    return Converted(Transcript(meta=Meta(title=str(time.time()))))


def _opened(path: Path) -> tuple[Format[Any], Any]:
    """A golden's format and body. A few goldens show what is no conversation: they are skipped, and say why."""
    with path.open("rb") as file:
        form = formats.sniff(file.read(formats.HEAD), path)
    if form is None or form.to_common is None or form.from_common is None:
        pytest.skip(f"{path.parent.name} is in no format that has a codec")
    return form, form.load(path).value


def test_both_families_have_goldens() -> None:
    assert {name.split("/")[0] for name, _ in CASES} >= {"antigravity", "gemini"}
    assert {form.id for form in FORMATS} >= {"antigravity", "antigravity-json", "common"}


@every_case
def test_a_golden_comes_back_from_its_store_and_its_text(path: Path, tmp_path: Path) -> None:
    form, body = _opened(path)
    for other in FORMATS:
        if other.family == form.family:
            folder = tmp_path / other.id
            folder.mkdir()
            if other is form:
                laws.store(form, body, folder)
            else:
                laws.sibling(form, other, body, folder)
    if form.dumps:
        laws.text(form, body)


@every_case
def test_a_golden_that_nobody_edited_comes_back_as_it_was(path: Path) -> None:
    laws.base(*_opened(path))


@every_case
def test_a_golden_is_honest_and_harmless_in_every_family(path: Path) -> None:
    form, body = _opened(path)
    assert form.to_common is not None
    wanted = form.to_common(body).value
    VALIDATOR.validate(json.loads(dumps(wanted)))
    for other in FAMILIES:
        laws.honesty(other, wanted)
        laws.determinism(other, wanted)
        laws.harmlessness(other, wanted)


@every_case
def test_reading_a_golden_leaves_its_directory_alone(path: Path) -> None:
    form, _ = _opened(path)
    laws.innocence(form, path)


@every_case
@given(data=st.data())
@settings(max_examples=3)
def test_an_edited_golden_says_what_it_lost(path: Path, data: st.DataObject) -> None:
    form, body = _opened(path)
    assert form.to_common is not None
    wanted = data.draw(edited(form.to_common(body).value))
    laws.put_get(form, wanted, body)
    laws.honesty(form, wanted, body)
    laws.harmlessness(form, wanted, body)


@every_family
@given(wanted=transcripts())
def test_honesty(form: Format[Any], wanted: Transcript) -> None:
    laws.honesty(form, wanted)


@every_family
@given(wanted=transcripts())
def test_determinism_and_harmlessness(form: Format[Any], wanted: Transcript) -> None:
    laws.determinism(form, wanted)
    laws.harmlessness(form, wanted)


@every_family
@given(data=st.data())
def test_the_lens(form: Format[Any], data: st.DataObject) -> None:
    assert form.to_common is not None
    assert form.from_common is not None
    body = form.from_common(data.draw(transcripts())).value
    wanted = data.draw(edited(form.to_common(body).value))
    laws.base(form, body)
    laws.put_get(form, wanted, body)
    laws.honesty(form, wanted, body)
    laws.harmlessness(form, wanted, body)


@every_format
@given(data=st.data())
@settings(max_examples=10)
def test_store_and_text_of_what_was_made(
    form: Format[Any], tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    assert form.from_common is not None
    body = form.from_common(data.draw(transcripts())).value
    laws.store(form, body, tmp_path_factory.mktemp("store"))
    if form.dumps:
        laws.text(form, body)


@every_format
@given(data=st.data())
@in_a_folder
def test_totality(form: Format[Any], tmp_path: Path, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from([path.read_bytes() for _, path in CASES]))
    cut = data.draw(st.integers(0, len(whole)))
    patch = data.draw(st.binary(max_size=8))
    damaged = whole[:cut] + patch + whole[cut + data.draw(st.integers(0, 40)) :]
    laws.totality(form, data.draw(st.sampled_from([damaged, patch, b"SQLite format 3\0" + patch])), tmp_path)


LOSSY = dataclasses.replace(COMMON, from_common=lambda transcript, *, base=None, now=None: Converted(Transcript()))


@pytest.mark.parametrize(
    ("law", "values", "form"),
    [
        (laws.honesty, (TITLED,), LOSSY),
        (laws.put_get, (TITLED, Transcript()), LOSSY),
        (laws.base, (TITLED,), LOSSY),
        (laws.text, (TITLED,), dataclasses.replace(COMMON, dumps=lambda body: dumps(Transcript()))),
        (laws.harmlessness, (TITLED,), dataclasses.replace(COMMON, warnings=lambda body: ("a step would run",))),
        (laws.determinism, (TITLED,), dataclasses.replace(COMMON, to_common=_clocked)),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_law_that_a_format_breaks_is_seen(law: Any, values: tuple[Any, ...], form: Format[Any]) -> None:
    law(COMMON, *values)
    with pytest.raises(AssertionError):
        law(form, *values)


def test_a_save_that_changes_the_folder_and_fails_is_seen(tmp_path: Path) -> None:
    def save(body: Any, path: Path, **_: Any) -> tuple[Loss, ...]:
        path.write_bytes(b"half")
        raise TargetError("full")

    with pytest.raises(AssertionError):
        laws.store(dataclasses.replace(COMMON, save=save), TITLED, tmp_path)


def test_reading_that_leaves_something_behind_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "a.common.json"
    path.write_bytes(dumps(TITLED))
    laws.innocence(COMMON, path)

    def load(path: Path, **_: Any) -> Converted[Transcript]:
        path.with_suffix(".lock").touch()
        return Converted(TITLED)

    with pytest.raises(AssertionError):
        laws.innocence(dataclasses.replace(COMMON, load=load), path)
