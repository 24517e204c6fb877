"""The table of formats: look-up, suffixes, sniffing."""

from __future__ import annotations

from pathlib import Path

import pytest

from decant import formats
from decant.errors import FormatError
from decant.formats import Format
from decant.losses import Converted


def make(id: str, suffixes: tuple[str, ...], magic: bytes) -> Format[bytes]:  # noqa: A002
    return Format(
        id=id,
        title=id,
        family="common",
        suffixes=suffixes,
        sniff=lambda head, path: head.startswith(magic),
        load=lambda path, *, brain=None, salvage=False: Converted(path.read_bytes()),
        save=lambda body, path, *, force=False, brain=None: (),
        to_common=lambda body, *, history=False: pytest.fail("not asked for"),
        from_common=lambda transcript, *, base=None, now=None: pytest.fail("not asked for"),
        identify=lambda body: "x",
        count=lambda body: formats.Counts(),
    )


SHORT = make("short", (".json",), b"S")
LONG = make("long", (".common.json",), b"L")


@pytest.fixture(autouse=True)
def two_formats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "_TABLE", {"short": f"{__name__}:SHORT", "long": f"{__name__}:LONG"})


def test_a_format_is_found_by_its_id() -> None:
    assert formats.get("long") is LONG
    assert formats.format_ids() == ("short", "long")


def test_an_unknown_id_names_the_known_ones() -> None:
    with pytest.raises(FormatError, match=r"'nope'.*short, long"):
        formats.get("nope")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("a.json", SHORT), ("A.JSON", SHORT), ("a.common.json", LONG), ("a.txt", None), ("json", None)],
)
def test_the_longest_suffix_wins(name: str, expected: Format[bytes] | None) -> None:
    assert formats.by_suffix(Path(name)) is expected


def test_sniffing_looks_at_content_only_as_far_as_the_head(monkeypatch: pytest.MonkeyPatch) -> None:
    assert formats.sniff(b"L...") is LONG
    assert formats.sniff(b"?") is None
    seen: list[int] = []
    probe = make("probe", (), b"")
    object.__setattr__(probe, "sniff", lambda head, path: bool(seen.append(len(head))))
    monkeypatch.setattr(formats, "get", lambda name: probe)
    formats.sniff(bytes(formats.HEAD + 9))
    assert set(seen) == {formats.HEAD}


def test_what_a_format_need_not_say_has_an_answer() -> None:
    assert SHORT.binary
    assert SHORT.placing(b"", Path("x"), None) == ()
    assert SHORT.warnings(b"") == ()
    assert SHORT.safe(b"x").value == b"x"
