"""Cutting a protobuf message into fields loses no byte."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decant.antigravity.wire import delimited, join, replace, split, varint
from decant.errors import FormatError


@given(st.binary(max_size=200))
def test_any_bytes_split_and_join_to_themselves_or_are_refused(message: bytes) -> None:
    try:
        fields = split(message)
    except FormatError:
        return
    assert join(fields) == message


FIELDS = {
    "varint": bytes.fromhex("089601"),
    "fixed64": bytes.fromhex("110102030405060708"),
    "delimited": bytes.fromhex("1a03616263"),
    "group": bytes.fromhex("23 08 01 2b 2c 24"),
    "fixed32": bytes.fromhex("2d01020304"),
    "long_tag": bytes.fromhex("88 80 00 01"),
}


@pytest.mark.parametrize("name", FIELDS)
def test_every_wire_type_is_one_field(name: str) -> None:
    raw = FIELDS[name]
    assert [field.raw for field in split(raw + raw)] == [raw, raw]


@pytest.mark.parametrize(
    "message",
    ["00", "08", "0880", "1a05ab", "0d0102", "11", "2308", "232c", "0c", "0e", "08" + "ff" * 10 + "01", "0f"],
)
def test_what_is_not_a_message_is_refused(message: str) -> None:
    with pytest.raises(FormatError):
        split(bytes.fromhex(message))


def test_replace_keeps_the_bytes_around_and_odd_lengths_of_what_it_leaves() -> None:
    odd = bytes.fromhex("1a8300616263")  # length 3 in two bytes: legal, and not what a serialiser would write
    message = FIELDS["varint"] + odd + delimited(3, b"old").raw + FIELDS["fixed32"]
    changed = replace(message, 3, lambda value: b"new!" if value == b"old" else value)
    assert changed == FIELDS["varint"] + odd + delimited(3, b"new!").raw + FIELDS["fixed32"]
    assert replace(message, 3, lambda _: None) == FIELDS["varint"] + FIELDS["fixed32"]


@given(st.integers(min_value=0, max_value=2**64 - 1))
def test_varints_are_the_protobuf_ones(value: int) -> None:
    assert split(b"\x08" + varint(value))[0].raw == b"\x08" + varint(value)
