"""Random messages of the schema, not narrowed to what an agent would write: any kind, any number, any text."""

from __future__ import annotations

from random import Random
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message_factory import GetMessageClass

from decant.antigravity import pb

_ANY = "type.googleapis.com/"
_TEXTS = ("", "a", "ä\ufdd0x", '{"a":1}', "{bad", "[1]", "file:///c%3A/x%ff", "\u2028", "x" * 50, "1e999", "c1", "c2",
          f"{_ANY}exa.cortex_pb.CortexStepRunCommand", f"{_ANY}google.protobuf.Struct")  # fmt: skip
_BYTES = (b"", b"\xff\x00", b'{"a":1}', b"\x0a\x01x")
_FLOATS = (0.0, 1.5, float("inf"), -0.0)
_NUMBERS: dict[int, tuple[Any, ...]] = {
    FieldDescriptor.CPPTYPE_INT32: (0, 1, -1, 2**31 - 1, -(2**31)),
    FieldDescriptor.CPPTYPE_INT64: (0, 1, -1, 2**63 - 1, -(2**63), 1_796_071_188),
    FieldDescriptor.CPPTYPE_UINT32: (0, 1, 5, 2**32 - 1),
    FieldDescriptor.CPPTYPE_UINT64: (0, 1, 2**64 - 1),
    FieldDescriptor.CPPTYPE_DOUBLE: _FLOATS,
    FieldDescriptor.CPPTYPE_FLOAT: _FLOATS,
    FieldDescriptor.CPPTYPE_BOOL: (False, True),
    FieldDescriptor.CPPTYPE_ENUM: (0, 1, 2, 3, 7, 9999),
}
KINDS = [field.name for field in pb.Step.DESCRIPTOR.oneofs_by_name["step"].fields]


def random_step(random: Random) -> pb.Step:
    """A step of any kind, whose type and status may be any number; often it names a call."""
    step: Any = pb.Step(status=random.randrange(14))  # pyright: ignore[reportArgumentType]
    step.type = random.choice([0, 14, 15, 17, 21, 23, 132, 5, 999])
    kind = random.choice(KINDS)
    if isinstance(getattr(step, kind), bytes):
        setattr(step, kind, b"ab")
    else:
        fill(getattr(step, kind), random)
    if random.random() < 0.8:
        fill(step.metadata, random, depth=1)
    if random.random() < 0.6:
        step.metadata.tool_call.id = random.choice(["c1", "c2", "x"])
    if random.random() < 0.3:
        fill(step.error, random, depth=1)
    if kind == "generic":
        descriptor: Any = pb.Step.DESCRIPTOR.fields_by_name[random.choice(KINDS)].message_type
        if descriptor is not None:
            step.generic.result.payload.Pack(fill(GetMessageClass(descriptor)(), random))
    return step


def fill(message: Any, random: Random, depth: int = 3) -> Any:
    """Sets some of the message's fields to anything; maps stay empty."""
    fields = list(message.DESCRIPTOR.fields)
    for field in random.sample(fields, min(len(fields), random.choice([1, 2, 4, 8]))):
        repeated = not isinstance(getattr(message, field.name), str | bytes | int | float | pb.Message)
        if field.message_type is not None:
            _fill_message(message, field, random, depth, repeated)
        elif repeated:
            getattr(message, field.name).extend(_value(field, random) for _ in range(random.choice([0, 1, 3])))
        else:
            setattr(message, field.name, _value(field, random))
    return message


def _fill_message(message: Any, field: Any, random: Random, depth: int, repeated: bool) -> None:
    if not repeated:
        getattr(message, field.name).SetInParent()
        if depth:
            fill(getattr(message, field.name), random, depth - 1)
    elif depth and not field.message_type.GetOptions().map_entry:
        for _ in range(random.choice([0, 1, 2])):
            fill(getattr(message, field.name).add(), random, depth - 1)


def _value(field: Any, random: Random) -> Any:
    if field.type == field.TYPE_BYTES:
        return random.choice(_BYTES)
    return random.choice(_TEXTS if field.type == field.TYPE_STRING else _NUMBERS[field.cpp_type])


def damaged(data: bytes, random: Random) -> bytes:
    """The bytes with a few changed, or cut short, or as they are."""
    out = bytearray(data)
    if out and random.random() < 0.3:
        for _ in range(random.choice([1, 2, 5])):
            out[random.randrange(len(out))] = random.randrange(256)
    return bytes(out[: random.randrange(len(out) + 1)]) if random.random() < 0.1 else bytes(out)
