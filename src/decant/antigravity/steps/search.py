"""Searches of the workspace: GREP_SEARCH and FIND."""

from __future__ import annotations

from decant.antigravity import pb
from decant.antigravity.steps.kind import View, tool
from decant.common import Match, MatchesOutput
from decant.escapes import escape_text

__all__ = ["KINDS"]


def _grep_line(raw: str, path: str) -> int | None:
    """The number in a line that grep wrote as `path:number:text`; the result's own `line_number` stays 0."""
    number = raw.removeprefix(f"{path}:").partition(":")[0]
    return int(number) if raw.startswith(f"{path}:") and number.isascii() and number.isdigit() else None


def _grep_matches(payload: pb.CortexStepGrepSearch) -> list[Match]:
    lines = payload.raw_output.splitlines() if payload.match_per_line else []
    matches: list[Match] = []
    for position, found in enumerate(payload.results):
        raw = lines[position] if len(lines) == len(payload.results) else ""
        matches.append(
            Match(
                path=escape_text(found.absolute_path or found.relative_path),
                line=_grep_line(raw, found.relative_path) or found.line_number or None,
                text=escape_text(found.content) or None,
            )
        )
    return matches


def _grep_output(payload: pb.CortexStepGrepSearch) -> MatchesOutput:
    matches = _grep_matches(payload)
    truncated = payload.total_results > len(matches) or payload.timed_out
    return MatchesOutput(matches=matches, total=payload.total_results, truncated=truncated)


def _grep_text(payload: pb.CortexStepGrepSearch) -> str:
    lines = [
        ":".join(str(part) for part in (m.path, m.line, m.text) if part is not None) for m in _grep_matches(payload)
    ]
    return escape_text(payload.raw_output) or "\n".join(lines)


def _grep_failure(payload: pb.CortexStepGrepSearch) -> str | None:
    return escape_text(payload.grep_error) or None


def _find_text(payload: pb.CortexStepFind) -> str:
    return escape_text(payload.truncated_output or payload.raw_output)


def _find_output(payload: pb.CortexStepFind) -> MatchesOutput:
    """Paths are relative to the directory that was searched, as the tool gives them."""
    paths = (payload.raw_output or payload.truncated_output).splitlines()
    return MatchesOutput(
        matches=[Match(path=escape_text(path)) for path in paths if path],
        total=payload.total_results,
        truncated=payload.total_results > len(paths),
    )


def _find_failure(payload: pb.CortexStepFind) -> str | None:
    return escape_text(payload.find_error) or None


KINDS = (
    tool("GREP_SEARCH", View(text=_grep_text, output=_grep_output, failure=_grep_failure)),
    tool("FIND", View(text=_find_text, output=_find_output, failure=_find_failure)),
)
