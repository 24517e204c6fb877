"""The command line: `main` runs a command and turns what it raises into one line on stderr and an exit code."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

__all__ = ["main"]

OK, ERROR, USAGE, LOSSY, DIFFERENT, INTERRUPTED = 0, 1, 2, 3, 4, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns its exit code: 0 fine, 1 an error, 2 usage, 3 lossy under `--strict`, 4 a
    check found a difference, 130 interrupted."""
    _prepare_streams()
    try:
        with _terminated_like_interrupted():
            return _run(sys.argv[1:] if arguments is None else list(arguments))
    except BrokenPipeError:
        # The reader of our output went away: that is its right.
        _drop_output()
        return OK
    except KeyboardInterrupt:
        _say("interrupted")
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    from decant.cli.app import USAGE_FAULTS, Abort, app, debugging, explain
    from decant.errors import DecantError
    from decant.files import reason

    try:
        code = app(arguments, prog_name="decant", standalone_mode=False) or OK
        sys.stdout.flush()
    except Abort as abort:
        raise KeyboardInterrupt from abort
    except USAGE_FAULTS as fault:
        _say(explain(fault))
        return USAGE
    except BrokenPipeError:
        raise
    except SystemExit as left:  # typer's answer to a broken pipe
        raise left.__context__ or left from None
    except DecantError as error:
        if debugging():
            _trace()
        _say(str(error))
        return _code(error)
    except OSError as error:
        if debugging():
            _trace()
        _drop_output()
        _say(f"{error.filename or 'the output'}: {reason(error)}")
        return ERROR
    except Exception as error:  # noqa: BLE001 - the last place that can say it in one line
        if debugging():
            _trace()
        kind = type(error).__name__
        hint = "" if debugging() else " (--debug shows where)"
        _say(f"unexpected {kind}: {error}{hint}" if str(error) else f"unexpected {kind}{hint}")
        return ERROR
    if code == INTERRUPTED:  # typer's answer to Ctrl-C
        raise KeyboardInterrupt
    return code


def _code(error: Exception) -> int:
    from decant.errors import UsageError

    if isinstance(error, UsageError):
        return USAGE
    return LOSSY if hasattr(error, "losses") else ERROR


def _say(message: str) -> None:
    from decant.cli.printable import printable

    with contextlib.suppress(BrokenPipeError):
        print(f"decant: {printable(message)}", file=sys.stderr, flush=True)


def _trace() -> None:
    import traceback

    traceback.print_exc()


def _drop_output() -> None:
    """What Python would flush at exit goes nowhere, since it cannot be written."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _prepare_streams() -> None:
    """What the terminal's encoding cannot show is escaped instead of raising; a stream that is closed is empty."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115 - it lives as long as the process
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


@contextlib.contextmanager
def _terminated_like_interrupted():
    """SIGTERM, and SIGHUP where it is not ignored (`nohup`), unwind like Ctrl-C does, so that temporary files go."""

    def terminate(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    wanted = [number for number, handler in before.items() if handler is signal.SIG_DFL]
    try:
        for number in wanted:
            signal.signal(number, terminate)
    except ValueError:  # not the main thread: the host program owns its signals
        yield
        return
    try:
        yield
    finally:
        for number in wanted:
            signal.signal(number, before[number])
