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


def test_losses_are_counted_and_joined() -> None:
    losses = Losses([Loss("invented", "a", "made")])
    losses.extend([Loss("invented", "a", "made"), Loss("invented", "b", "made"), Loss("dropped", "a", "gone")])
    assert len(losses) == 3
    assert list(losses) == list(losses.done())
    assert losses.counts() == {"invented": 2, "dropped": 1}
