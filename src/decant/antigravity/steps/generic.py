"""GENERIC and MCP_TOOL: results that carry their own text. Since `agy` 1.2.0 every tool of the model is a GENERIC
step, whose `generic.result.payload` may hold the message of a typed step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from google.protobuf import descriptor_pool
from google.protobuf.message_factory import GetMessageClass

from decant.antigravity import pb
from decant.antigravity.steps import opaque
from decant.antigravity.steps.kind import Kind, View, tool
from decant.antigravity.steps.media import images, media
from decant.common import File, Image, JsonOutput, Output
from decant.escapes import escape_text

__all__ = ["kinds"]


def unpack(payload: pb.CortexStepGeneric) -> pb.Message | None:
    """The typed message in `generic.result.payload`; None where there is none that the schema knows and can read."""
    packed = payload.result.payload
    try:
        descriptor = descriptor_pool.Default().FindMessageTypeByName(packed.type_url.rpartition("/")[2])
        return GetMessageClass(descriptor).FromString(packed.value)
    except (KeyError, pb.DecodeError):
        return None


def generic_text(payload: pb.CortexStepGeneric) -> str:
    return escape_text(payload.result.result)


def _unread(payload: pb.CortexStepGeneric) -> str | None:
    packed = payload.result.payload
    if not packed.type_url or unpack(payload) is not None:
        return None
    return f"the typed result, a {escape_text(packed.type_url)}, could not be read"


def _generic_media(payload: pb.CortexStepGeneric) -> list[Image | File]:
    return media(payload.result.media)


def _mcp_text(payload: pb.CortexStepMcpTool) -> str:
    return escape_text(payload.result_string)


def _mcp_failure(payload: pb.CortexStepMcpTool) -> str | None:
    return "the user rejected the call" if payload.user_rejected else None


def _mcp_media(payload: pb.CortexStepMcpTool) -> list[Image | File]:
    return [*media(payload.media), *images(payload.images)]


def _resources_text(payload: pb.CortexStepListResources) -> str:
    return escape_text("\n".join(" ".join(filter(None, (item.uri, item.name))) for item in payload.resources))


def _resource_text(payload: pb.CortexStepReadResource) -> str:
    return escape_text("\n".join(item.text.text for item in payload.contents if item.HasField("text")))


def _resource_media(payload: pb.CortexStepReadResource) -> list[Image | File]:
    pictures = images(item.image for item in payload.contents if item.HasField("image"))
    return [*pictures, *media(item.media_content for item in payload.contents if item.HasField("media_content"))]


def kinds(typed: Mapping[str, View]) -> tuple[Kind, ...]:
    """`typed`: the view of each typed message that a GENERIC result may hold, by the message's full name."""

    def inner(payload: pb.CortexStepGeneric) -> tuple[Any, View | None]:
        message = unpack(payload)
        return message, typed.get(message.DESCRIPTOR.full_name) if message is not None else None

    def output(payload: pb.CortexStepGeneric) -> Output | None:
        if not payload.result.payload.type_url:
            return None
        message, view = inner(payload)
        if view is not None:
            return view.output(message)
        value = opaque.json_of(message)
        return JsonOutput(value=value) if value else None

    def failure(payload: pb.CortexStepGeneric) -> str | None:
        if not payload.result.payload.type_url:
            return None
        message, view = inner(payload)
        return view.failure(message) if view is not None else None

    return (
        tool("GENERIC", View(generic_text, output, failure, _generic_media, _unread)),
        tool("MCP_TOOL", View(text=_mcp_text, failure=_mcp_failure, media=_mcp_media)),
        tool("LIST_RESOURCES", View(text=_resources_text, output=opaque.VIEW.output)),
        tool("READ_RESOURCE", View(text=_resource_text, media=_resource_media)),
    )
