"""Nothing that a terminal would act on gets through, and nothing else changes."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.cli.printable import printable, printable_json

TEXT = st.text(st.characters(min_codepoint=0))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, naïve, 漢字 🎉", "plain, naïve, 漢字 🎉"),
        ("\x1b[31m", r"\x1b[31m"),
        ("a\nb\tc\rd", r"a\nb\tc\rd"),
        ("\x9b2J\x7f", r"\x9b2J\x7f"),
        ("\u202eabc\u2066", r"\u202eabc\u2066"),
        ("\udcff\udc80 \ud800", r"\xff\x80 \ud800"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_what_is_shown(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_lines_can_stay() -> None:
    assert printable("a\r\nb\rc\td\x1b", lines=True) == "a\nb\nc\td\\x1b"


@given(TEXT)
def test_what_is_shown_can_be_encoded_and_controls_nothing(text: str) -> None:
    shown = printable(text)
    shown.encode("utf-8")
    assert not any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in shown)


@given(TEXT)
def test_json_stays_the_same_value(text: str) -> None:
    shown = printable_json(json.dumps([text], ensure_ascii=False, indent=2))
    shown.encode("utf-8")
    assert json.loads(shown) == json.loads(json.dumps([text]))
    assert "\x1b" not in shown
