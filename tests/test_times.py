"""RFC 3339 and Timestamps agree with the standard library where it reaches, and with themselves everywhere."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.errors import FormatError
from decant.times import can_hold_time, format_time, from_timestamp, parse_time, to_timestamp

seconds = st.integers(-62_167_219_200, 253_402_300_799)


@given(seconds, st.integers(0, 999_999_999))
def test_a_timestamp_comes_back_from_its_text(whole: int, nanos: int) -> None:
    text = from_timestamp(whole, nanos)
    assert to_timestamp(text) == (whole, nanos)
    assert can_hold_time(text)


@given(st.datetimes(timezones=st.just(UTC)), st.integers(-1439, 1439))
def test_times_mean_what_the_standard_library_says(moment: datetime, offset: int) -> None:
    since = moment - datetime(1970, 1, 1, tzinfo=UTC)
    microseconds = since // timedelta(microseconds=1)
    assert parse_time(moment.isoformat()) == microseconds * 1000
    assert parse_time(format_time(microseconds * 1000)) == microseconds * 1000
    if timedelta(days=1) < moment - datetime.min.replace(tzinfo=UTC) < timedelta(days=3_652_058):
        local = moment.astimezone(timezone(timedelta(minutes=offset)))
        assert parse_time(local.isoformat()) == microseconds * 1000


@pytest.mark.parametrize(
    ("text", "nanoseconds"),
    [
        ("1970-01-01T00:00:00Z", 0),
        ("1970-01-01t00:00:00.000000001z", 1),
        ("1969-12-31T23:59:59.999999999Z", -1),
        ("2024-02-29 12:00:00+01:30", 1_709_202_600_000_000_000),
        ("0000-01-01T00:00:00Z", -62_167_219_200_000_000_000),
        ("1970-01-01T00:00:00.1234567899Z", 123_456_789),
        ("2016-12-31T23:59:60Z", 1_483_228_800_000_000_000),
        ("1970-01-01T00:00:00-00:00", 0),
    ],
)
def test_what_is_read(text: str, nanoseconds: int) -> None:
    assert parse_time(text) == nanoseconds


@pytest.mark.parametrize(
    ("nanoseconds", "digits", "text"),
    [
        (0, None, "1970-01-01T00:00:00Z"),
        (120_000_000, None, "1970-01-01T00:00:00.120Z"),
        (120_001_000, None, "1970-01-01T00:00:00.120001Z"),
        (1, None, "1970-01-01T00:00:00.000000001Z"),
        (123_456_789, 0, "1970-01-01T00:00:00Z"),
        (123_456_789, 3, "1970-01-01T00:00:00.123Z"),
        (0, 3, "1970-01-01T00:00:00.000Z"),
    ],
)
def test_what_is_written(nanoseconds: int, digits: int | None, text: str) -> None:
    assert format_time(nanoseconds, digits) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-01-01",
        "2026-01-01T00:00:00",
        "2026-02-29T00:00:00Z",
        "2026-13-01T00:00:00Z",
        "2026-00-01T00:00:00Z",
        "2026-01-00T00:00:00Z",
        "2026-01-01T24:00:00Z",
        "2026-01-01T00:60:00Z",
        "2026-01-01T00:00:61Z",
        "2026-01-01T00:00:00+24:00",
        "2026-01-01T00:00:00+00:60",
        "2026-01-01T00:00:00.Z",
        "2026-01-01T00:00:00Z\n",
        "٢٠٢٦-01-01T00:00:00Z",
        "0000-01-01T00:00:00+00:01",
        "9999-12-31T23:59:59-00:01",
        "+12026-01-01T00:00:00Z",
    ],
)
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        parse_time(text)
    assert not can_hold_time(text)


@pytest.mark.parametrize(("whole", "nanos"), [(2**62, 0), (-(2**63), 0), (0, -1), (0, 10**9), (253_402_300_800, 0)])
def test_a_damaged_timestamp_is_refused(whole: int, nanos: int) -> None:
    with pytest.raises(FormatError):
        from_timestamp(whole, nanos)


@pytest.mark.parametrize(
    "text", ["2026-01-01T00:00:00.10Z", "2026-01-01T00:00:00.100000Z", "2026-01-01T02:00:00+02:00"]
)
def test_another_spelling_of_a_time_is_not_held(text: str) -> None:
    assert parse_time(text)
    assert not can_hold_time(text)
