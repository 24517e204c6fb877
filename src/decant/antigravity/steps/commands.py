"""Commands in a shell: RUN_COMMAND, COMMAND_STATUS, SEND_COMMAND_INPUT, SHELL_EXEC, READ_TERMINAL."""

from __future__ import annotations

from decant.antigravity import pb
from decant.antigravity.steps.kind import View, tool
from decant.antigravity.steps.values import error_text
from decant.common import CommandOutput
from decant.escapes import escape_text

__all__ = ["KINDS"]


def _with_exit(text: str, code: int | None) -> str:
    """A command's output in plain words: what it wrote, and its exit code where that says it failed."""
    if not code:
        return text
    return f"{text}\nexit code {code}" if text else f"exit code {code}"


def _failed(code: int | None, rejected: bool = False) -> str | None:
    if rejected:
        return "the user rejected the command"
    return f"exit code {code}" if code else None


def run_text(payload: pb.CortexStepRunCommand) -> str:
    """Standard output and error as interleaved; older versions kept them apart."""
    whole = payload.combined_output.full or payload.combined_output_snapshot.full
    parts = (payload.stdout_output.full or payload.stdout, payload.stderr_output.full or payload.stderr)
    return escape_text(whole or "".join(parts))


def run_exit(payload: pb.CortexStepRunCommand) -> int | None:
    return payload.exit_code if payload.HasField("exit_code") else None


def _run_output(payload: pb.CortexStepRunCommand) -> CommandOutput:
    return CommandOutput(text=run_text(payload), exit_code=run_exit(payload), cwd=escape_text(payload.cwd) or None)


def _run_failure(payload: pb.CortexStepRunCommand) -> str | None:
    if payload.timed_out:
        return "the command timed out"
    return _failed(run_exit(payload), payload.user_rejected) or escape_text(payload.sandbox_errors) or None


def _status_text(payload: pb.CortexStepCommandStatus) -> str:
    return escape_text(payload.combined or payload.delta or payload.stdout + payload.stderr)


def _status_exit(payload: pb.CortexStepCommandStatus) -> int | None:
    return payload.exit_code if payload.HasField("exit_code") else None


def _status_output(payload: pb.CortexStepCommandStatus) -> CommandOutput:
    return CommandOutput(text=_status_text(payload), exit_code=_status_exit(payload))


def _status_failure(payload: pb.CortexStepCommandStatus) -> str | None:
    error = error_text(payload.error) if payload.HasField("error") else None
    return _failed(_status_exit(payload)) if error is None else error


def _input_exit(payload: pb.CortexStepSendCommandInput) -> int | None:
    return payload.exit_code if payload.HasField("exit_code") else None


def _input_output(payload: pb.CortexStepSendCommandInput) -> CommandOutput:
    return CommandOutput(text=escape_text(payload.output.full), exit_code=_input_exit(payload))


def _shell_output(payload: pb.CortexStepShellExec) -> CommandOutput:
    return CommandOutput(text=escape_text(payload.output), exit_code=payload.exit_code)


def _shell_failure(payload: pb.CortexStepShellExec) -> str | None:
    return escape_text(payload.error_message) or _failed(payload.exit_code)


def _terminal_text(payload: pb.CortexStepReadTerminal) -> str:
    return escape_text(payload.contents)


KINDS = (
    tool(
        "RUN_COMMAND",
        View(
            text=lambda payload: _with_exit(run_text(payload), run_exit(payload)),
            output=_run_output,
            failure=_run_failure,
        ),
    ),
    tool(
        "COMMAND_STATUS",
        View(
            text=lambda payload: _with_exit(_status_text(payload), _status_exit(payload)),
            output=_status_output,
            failure=_status_failure,
        ),
    ),
    tool(
        "SEND_COMMAND_INPUT",
        View(
            text=lambda payload: _with_exit(escape_text(payload.output.full), _input_exit(payload)),
            output=_input_output,
            failure=lambda payload: _failed(_input_exit(payload), payload.user_rejected),
        ),
    ),
    tool(
        "SHELL_EXEC",
        View(
            text=lambda payload: _with_exit(escape_text(payload.output), payload.exit_code),
            output=_shell_output,
            failure=_shell_failure,
        ),
    ),
    tool(
        "READ_TERMINAL", View(text=_terminal_text, output=lambda payload: CommandOutput(text=_terminal_text(payload)))
    ),
)
