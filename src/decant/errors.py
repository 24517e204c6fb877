"""What decant raises. Every error is a `DecantError` and says where: the file, then the place inside it."""

from __future__ import annotations

__all__ = ["DecantError", "FormatError", "LimitError", "SourceError", "TargetError", "UnsafeError", "UsageError"]


class DecantError(Exception):
    """An error that a user can act on, printed by the command line in one line.

    `message` is one sentence without the place; `source` names the file (or `-`); `place` is a path inside it, such
    as `steps[3].metadata` or `line 12`; `hint` says what to do next. Each of the last three may be None.
    """

    def __init__(
        self, message: str, *, source: str | None = None, place: str | None = None, hint: str | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.source = source
        self.place = place
        self.hint = hint

    def at(self, source: str) -> DecantError:
        """The same error with the file's name filled in, if it has none yet."""
        if self.source is None:
            self.source = source
        return self

    def __str__(self) -> str:
        where = ": ".join(part for part in (self.source, self.place) if part)
        text = f"{where}: {self.message}" if where else self.message
        return f"{text} ({self.hint})" if self.hint else text


class SourceError(DecantError):
    """The input cannot be read: missing, unreadable, a directory, damaged."""


class FormatError(DecantError):
    """The input was read and is not valid in its format."""


class LimitError(DecantError):
    """The input is beyond a documented limit (size of a file or a line, nesting depth)."""


class TargetError(DecantError):
    """The output cannot be written, or would not hold what it was given. Nothing was written."""


class UnsafeError(DecantError):
    """Refused because an agent would execute, or read a file for, what would be written."""


class UsageError(DecantError):
    """What was asked for makes no sense as asked: an unknown format, options that exclude each other."""
