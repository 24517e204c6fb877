"""The cells of a row of `steps` while they are being changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from decant.antigravity import pb
from decant.antigravity.edits import number_of, put_integer, put_message, put_text, within

__all__ = ["METADATA", "Patched", "UnpatchableError"]

METADATA = number_of(pb.Step, "metadata")
_PLANNER = number_of(pb.Step, "planner_response")


class UnpatchableError(Exception):
    """This record cannot say what is wanted; it is kept as it is, or a new one is written. Never leaves the codec."""


@dataclass
class Patched:
    """`payload` and `column` (`steps.metadata`) as bytes; `status` and `step_type` where they change; `error` where
    `error_details` changes (b"" takes it out); `model` is a model's name that only `gen_metadata` can hold."""

    payload: bytes
    column: bytes | None
    status: int | None = None
    step_type: int | None = None
    error: bytes | None = None
    model: str | None = None
    shown: bool = False
    """Whether what the model was shown changes, so that the prompt copy no longer tells it."""

    def step(self, field: str, change: Callable[[bytes], bytes]) -> None:
        """Changes one submessage of the payload."""
        self.payload = within(self.payload, number_of(pb.Step, field), change)

    def planner(self, change: Callable[[bytes], bytes]) -> None:
        self.payload = within(self.payload, _PLANNER, change)

    def put_metadata(self, field: str, value: str | int | pb.Message | None, *, both: bool) -> None:
        """Sets one field of the step's metadata: in the column, and in the payload as well where `both`. (A column is
        not read where the payload has a time.)"""

        def change(message: bytes) -> bytes:
            return put(message, pb.CortexStepMetadata, field, value)

        if self.column is not None or not both:
            self.column = change(self.column or b"")
        if both:
            self.payload = within(self.payload, METADATA, change)


def put(message: bytes, of: type[pb.Message], field: str, value: str | int | pb.Message | None) -> bytes:
    """The serialized message of type `of` with this field."""
    number = number_of(of, field)
    if isinstance(value, str):
        return put_text(message, number, value)
    if isinstance(value, int):
        return put_integer(message, number, value)
    return put_message(message, number, value)
