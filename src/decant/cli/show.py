"""`decant show`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

from decant.cli.options import Brain, Debug, From, History, Json, Salvage

if TYPE_CHECKING:
    from decant.common import Message, Transcript

__all__ = ["show"]

_RANGE = re.compile(r"([0-9]{0,15})(-?)([0-9]{0,15})")


def show(
    source: Annotated[str, typer.Argument(metavar="IN", help="The conversation; - is standard input.")],
    last: Annotated[bool, typer.Option("--last", help="Only the last message.")] = False,
    range_: Annotated[
        str | None, typer.Option("--range", metavar="A-B", help="Only messages A to B; A- and -B are ranges too.")
    ] = None,
    no_tools: Annotated[bool, typer.Option("--no-tools", help="Leave out tool calls and their results.")] = False,
    from_: From = None,
    brain: Brain = None,
    salvage: Salvage = False,
    history: History = False,
    as_json: Json = False,
    debug: Debug = False,
) -> None:
    """Show a conversation to read: its messages, numbered, with tool calls and results.

    On a terminal it is coloured and goes through the pager. --json prints the messages whole, in the common form.
    """
    from decant.cli.output import print_json, print_page, say
    from decant.cli.render import heading, rendered
    from decant.conversion import read

    done = read(source, from_=from_, brain=brain, salvage=salvage, history=history)
    chosen = _choose(done.value, last, range_, no_tools)
    if as_json:
        print_json({"meta": done.value.meta, "messages": [_numbered(number, message) for number, message in chosen]})
    else:
        print_page([*heading(done.value), *(line for number, message in chosen for line in rendered(number, message))])
    if range_ is not None and not chosen:
        say(f"no message to show in the range {range_}: the conversation has {len(done.value.messages):,}")
    if done.losses:
        say(f"not all of it can be shown: {done.losses[0].path}: {done.losses[0].reason}{_more(len(done.losses) - 1)}")


def _more(count: int) -> str:
    return f", and {count:,} more" if count else ""


def _choose(transcript: Transcript, last: bool, range_: str | None, no_tools: bool) -> list[tuple[int, Message]]:
    """The messages to show, with their numbers, which count every message of the conversation from 1."""
    numbered = list(enumerate(transcript.messages, 1))
    if no_tools:
        numbered = [(number, kept) for number, message in numbered if (kept := _without_tools(message)).blocks]
    if range_ is not None:
        first, final = _bounds(range_)
        numbered = [(number, message) for number, message in numbered if first <= number <= final]
    return numbered[-1:] if last else numbered


def _bounds(text: str) -> tuple[int, int]:
    from decant.errors import UsageError

    found = _RANGE.fullmatch(text)
    if found is None or not (found[1] or found[3]) or (found[3] and not found[2]):
        raise UsageError(f"{text!r} is not a range", hint="3-7, 3-, -7 or 3")
    first = int(found[1] or 1)
    return first, int(found[3]) if found[3] else 2**63 if found[2] else first


def _without_tools(message: Message) -> Message:
    from msgspec.structs import replace

    from decant.common import ToolResult, ToolUse

    return replace(message, blocks=[block for block in message.blocks if not isinstance(block, ToolUse | ToolResult)])


def _numbered(number: int, message: Message) -> dict[str, Any]:
    import msgspec

    return {"number": number, **msgspec.to_builtins(message)}
