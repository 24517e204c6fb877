"""Antigravity steps that show a medium, one for each place where the real harness was seen to read a file that a medium
names."""

from __future__ import annotations

from collections.abc import Callable

from decant.antigravity import pb

__all__ = ["SHOWING", "showing"]


def _cropped(step: pb.Step) -> pb.Media:
    comment = step.user_input.artifact_comments.add(artifact_uri="file:///nowhere/artifact.png")  # not sent without one
    return comment.selections.selections.add().image_selection.cropped_media


SHOWING: dict[str, tuple[int, Callable[[pb.Step], pb.Media]]] = {
    "attachment": (14, lambda step: step.user_input.media.add()),
    "picture of a comment": (14, _cropped),
    "viewed file": (8, lambda step: step.view_file.media_data),
    "generic result": (132, lambda step: step.generic.result.media.add()),
    "MCP result": (38, lambda step: step.mcp_tool.media.add()),
    "search result": (33, lambda step: step.search_web.web_documents.add().media),
    "resource": (52, lambda step: step.read_resource.contents.add().media_content),
    "generated picture": (91, lambda step: step.generate_image.generated_media),
    "message of the system": (101, lambda step: step.system_message.media.add()),
}
"""The type of the step, and what makes its medium."""


def showing(place: str, uri: str, data: bytes = b"", call: str = "") -> pb.Step:
    """A finished step whose medium has this URI; `call` is the call that it answers."""
    number, make = SHOWING[place]
    step = pb.Step(type=number, status=3)  # pyright: ignore[reportArgumentType] - any number is allowed
    if call:
        step.metadata.tool_call.id, step.metadata.tool_call.name = call, "run_command"
    medium = make(step)
    medium.mime_type, medium.uri = "image/png", uri
    if data:
        medium.inline_data = data
    return step
