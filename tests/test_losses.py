"""Losses are values: kept once, in order."""

from decant.errors import FormatError
from decant.losses import Loss, Losses


def test_a_loss_is_kept_once_and_in_order() -> None:
    losses = Losses()
    losses.dropped("b", "why")
    losses.altered("a", "how")
    losses.dropped("b", "why")
    assert losses.done() == (Loss("dropped", "b", "why"), Loss("altered", "a", "how"))
    assert losses.counts() == {"dropped": 1, "altered": 1}


def test_an_error_says_file_place_and_hint() -> None:
    error = FormatError("bad hex", place="steps[3].metadata", hint="fix it").at("x.json").at("y.json")
    assert str(error) == "x.json: steps[3].metadata: bad hex (fix it)"
