"""Typed results into the messages that the agent has for them.

A result that is written anew is a GENERIC step with the model's exact text; its typed form rides in
`generic.result.payload`, which changes nothing in the request that the agent rebuilds, and from which the agent reads
no file (both seen with the real harness). What the message would not give back is not written.
"""

from __future__ import annotations

from collections.abc import Callable

from google.protobuf.any_pb2 import Any

from decant.antigravity import pb
from decant.antigravity.steps import BY_FIELD
from decant.antigravity.uris import uri_of
from decant.common import CommandOutput, EditOutput, FileOutput, ListingOutput, MatchesOutput, Output
from decant.escapes import plain_text

__all__ = ["pack"]


def pack(output: Output, is_error: bool) -> Any | None:
    """The output as an Any, or None where no message of the agent's gives it, and the result's failure, back."""
    for field, make in _MAKERS.get(type(output), ()):
        try:
            message = make(output)
        except (ValueError, IndexError):  # a number beyond the field's range, a diff that is not one file's
            continue
        view = BY_FIELD[field].view
        if view.output(message) == output and (view.failure(message) is None or is_error):
            packed = Any(type_url=f"type.googleapis.com/{message.DESCRIPTOR.full_name}")
            packed.value = message.SerializeToString()
            return packed
    return None


def _command(output: CommandOutput) -> pb.Message:
    message = pb.CortexStepRunCommand(cwd=plain_text(output.cwd or ""))
    message.combined_output.full = plain_text(output.text)
    if output.exit_code is not None:
        message.exit_code = output.exit_code
    return message


def _status(output: CommandOutput) -> pb.Message:
    message = pb.CortexStepCommandStatus(combined=plain_text(output.text))
    if output.exit_code is not None:
        message.exit_code = output.exit_code
    return message


def _file(output: FileOutput) -> pb.Message:
    return pb.CortexStepViewFile(
        absolute_path_uri=uri_of(plain_text(output.path)),
        content=plain_text(output.text or ""),
        start_line=(output.start_line or 1) - 1,
        end_line=(output.end_line or 1) - 1,
        num_lines=output.total_lines,
    )


def _listing(output: ListingOutput) -> pb.Message:
    message = pb.CortexStepListDirectory(directory_path_uri=uri_of(plain_text(output.path)))
    for entry in output.entries:
        message.results.add(name=plain_text(entry.name), is_dir=entry.is_dir, size_bytes=entry.size)
    return message


def _found(output: MatchesOutput) -> pb.Message:
    paths = "\n".join(plain_text(match.path) for match in output.matches)
    return pb.CortexStepFind(raw_output=paths, total_results=output.total)


def _grep(output: MatchesOutput) -> pb.Message:
    message = pb.CortexStepGrepSearch(total_results=output.total)
    for match in output.matches:
        message.results.add(
            absolute_path=plain_text(match.path), line_number=match.line, content=plain_text(match.text or "")
        )
    return message


def _edit(output: EditOutput) -> pb.Message:
    message = pb.CortexStepCodeAction()
    message.action_result.edit.absolute_uri = uri_of(plain_text(output.path))
    message.action_result.edit.create_file = output.created
    lines = (output.diff or "").split("\n")[3:-1]
    diff = message.action_result.edit.diff
    if lines:
        diff.start_line = max(int(output.diff.split("\n")[2].split(",")[0].removeprefix("@@ -")) - 1, 0)  # type: ignore[union-attr]
    for line in lines:
        kind = {"+": 1, "-": 2}.get(line[:1], 3)
        diff.unified_diff.lines.add(type=kind, text=plain_text(line[1:]))  # type: ignore[arg-type]
    return message


_MAKERS: dict[type, tuple[tuple[str, Callable[..., pb.Message]], ...]] = {
    CommandOutput: (("run_command", _command), ("command_status", _status)),
    FileOutput: (("view_file", _file),),
    ListingOutput: (("list_directory", _listing),),
    MatchesOutput: (("find", _found), ("grep_search", _grep)),
    EditOutput: (("code_action", _edit),),
}
