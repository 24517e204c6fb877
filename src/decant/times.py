"""RFC 3339 ↔ nanoseconds since 1970-01-01T00:00:00Z ↔ a protobuf Timestamp's seconds and nanos.

`datetime` stops at microseconds and at year 1; the clients keep nanoseconds, and a file may hold anything.
Times are proleptic Gregorian and UTC, for the years 0000 to 9999 that RFC 3339 can write.
"""

from __future__ import annotations

import re
from functools import lru_cache

from decant.errors import FormatError

__all__ = ["can_hold_time", "format_time", "from_timestamp", "parse_time", "to_timestamp"]

_TIME = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))", re.ASCII | re.DOTALL
)
_SECOND = 1_000_000_000
_EPOCH_DAYS = 719_468
"""Days from 0000-03-01 to 1970-01-01."""
_FIRST = -62_167_219_200
"""0000-01-01T00:00:00Z in seconds."""
_LAST = 253_402_300_799
"""9999-12-31T23:59:59Z in seconds."""


def _days(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01. Years start in March here, so that the leap day is the last of a year."""
    year -= month <= 2
    of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return 365 * year + year // 4 - year // 100 + year // 400 + of_year - _EPOCH_DAYS


def _date(days: int) -> tuple[int, int, int]:
    era, of_era = divmod(days + _EPOCH_DAYS, 146_097)
    year = (of_era - of_era // 1460 + of_era // 36_524 - of_era // 146_096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    month = (5 * of_year + 2) // 153
    day = of_year - (153 * month + 2) // 5 + 1
    return era * 400 + year + (month >= 10), (month + 2) % 12 + 1, day


def parse_time(text: str) -> int:
    """Nanoseconds since the epoch of an RFC 3339 time with any offset. Digits after the ninth are cut off.

    A leap second (`:60`) counts as the second after it. FormatError if the text is no time or beyond the years
    0000 to 9999 in UTC.
    """
    found = _TIME.fullmatch(text)
    if found is None:
        raise FormatError(f"not an RFC 3339 time: {text[:40]!r}", hint="such as 2026-01-31T23:59:59.123Z")
    year, month, day, hour, minute, second = (int(part) for part in found.group(1, 2, 3, 4, 5, 6))
    fraction, sign, offset_hours, offset_minutes = found.group(7, 8, 9, 10)
    days = _days(year, month, day)
    offset = (int(offset_hours) * 60 + int(offset_minutes)) * (-1 if sign == "-" else 1) if sign else 0
    real_date = 1 <= month <= 12 and _date(days) == (year, month, day)
    real_offset = not sign or (int(offset_hours) <= 23 and int(offset_minutes) <= 59)
    if not (real_date and hour <= 23 and minute <= 59 and second <= 60 and real_offset):
        raise FormatError(f"no such date, time or offset: {text[:40]!r}")
    seconds = days * 86_400 + (hour * 60 + minute - offset) * 60 + second
    _check_range(seconds)
    return seconds * _SECOND + int((fraction or "")[:9].ljust(9, "0"))


def format_time(nanoseconds: int, digits: int | None = None) -> str:
    """The RFC 3339 time in UTC (`Z`) with so many digits after the second (0 to 9; the rest is cut off), or with the
    fewest of 0, 3, 6 and 9 that hold it exactly, as protobuf's JSON does. FormatError beyond the years 0000 to 9999."""
    seconds, nanos = divmod(nanoseconds, _SECOND)
    _check_range(seconds)
    if digits is None:
        digits = 0 if not nanos else 3 if nanos % 1_000_000 == 0 else 6 if nanos % 1000 == 0 else 9
    fraction = f".{nanos:09d}"[: digits + 1] if digits else ""
    return f"{_minute_text(seconds // 60)}{seconds % 60:02d}{fraction}Z"


@lru_cache(256)
def _minute_text(minutes: int) -> str:
    """Up to the seconds: the times of a conversation lie close together."""
    days, of_day = divmod(minutes, 1440)
    year, month, day = _date(days)
    return f"{year:04d}-{month:02d}-{day:02d}T{of_day // 60:02d}:{of_day % 60:02d}:"


def to_timestamp(text: str) -> tuple[int, int]:
    """(seconds, nanos) of a protobuf Timestamp; 0 <= nanos < 10**9, before 1970 too. Errors as `parse_time`."""
    return divmod(parse_time(text), _SECOND)


def from_timestamp(seconds: int, nanos: int = 0) -> str:
    """The RFC 3339 time of a protobuf Timestamp. FormatError if nanos is outside of 0 to 999,999,999, or the year
    outside of 0000 to 9999: a damaged file can hold any 64-bit number."""
    if not 0 <= nanos < _SECOND:
        raise FormatError(f"{nanos} nanoseconds in a timestamp", hint="valid are 0 to 999999999")
    return format_time(seconds * _SECOND + nanos)


def can_hold_time(text: str) -> bool:
    """Whether the text comes back the same through a Timestamp: a UTC time with `Z` and 0, 3, 6 or 9 digits."""
    try:
        return format_time(parse_time(text)) == text
    except FormatError:
        return False


def _check_range(seconds: int) -> None:
    if not _FIRST <= seconds <= _LAST:
        raise FormatError(f"a time beyond the years 0000 to 9999: {seconds} seconds from 1970")
