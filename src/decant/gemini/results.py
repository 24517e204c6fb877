"""A tool's result: function response parts and tool call records as `ToolResult`, and back."""

from __future__ import annotations

from typing import Any

from decant.common import Content, File, Image, Json, Status, Text, ToolResult
from decant.exactjson import render_json
from decant.gemini.jsonlines import is_text
from decant.gemini.parts import Where, as_parts, media

__all__ = ["STATUSES", "bare_id", "is_response", "recorded_result", "response_part", "response_result"]

STATUSES: dict[str, Status] = {
    "success": "done",
    "error": "error",
    "cancelled": "canceled",
    "validating": "pending",
    "scheduled": "pending",
    "awaiting_approval": "waiting",
    "executing": "running",
}
"""The client's states of a call. A command that ended with another exit code than 0 is a success to it."""


_ANSWER_KEYS = frozenset({"id", "name", "response", "parts"})


def is_response(part: Any) -> bool:
    return type(part) is dict and type(part.get("functionResponse")) is dict


def bare_id(identity: str) -> str:
    """A call's id without the `<tool>__` that the client puts before the API's own since v0.43."""
    return identity.rpartition("__")[2] or identity


def response_result(part: dict[str, Any], attached: list[Any], place: str, where: Where) -> ToolResult:
    """The result that a function response part and the media parts after it hold."""
    answer = part["functionResponse"]
    identity, name = answer.get("id"), answer.get("name")
    content, failed = _read_response(answer.get("response"))
    if "parts" in answer:
        content += _inner(answer["parts"], f"{place}.functionResponse.parts", where)
    if len(part) > 1:
        where.unknown(place, part, {"functionResponse"})
    if not _ANSWER_KEYS.issuperset(answer):
        where.unknown(f"{place}.functionResponse", answer, _ANSWER_KEYS)
    for item in attached:
        found = media(item, place, where)
        if found is None:
            where.dropped(place, "what stands beside a function response is no attachment")
        else:
            content.append(found)
    return ToolResult(
        tool_use_id=identity if is_text(identity) else "",
        content=content,
        status="error" if failed else "done",
        is_error=failed,
        name=name if is_text(name) else None,
    )


def _inner(parts: Any, place: str, where: Where) -> list[Content]:
    """The attachments inside of a function response."""
    found: list[Content] = []
    for index, part in enumerate(as_parts(parts)):
        attachment = media(part, f"{place}[{index}]", where)
        if attachment is None:
            where.dropped(f"{place}[{index}]", "is no attachment")
        else:
            found.append(attachment)
    return found


def _read_response(response: Any) -> tuple[list[Content], bool]:
    """What the model was shown, and whether it was an error: `{output: …}`, `{error: …}`, or any object."""
    if type(response) is not dict:
        return ([] if response is None else [Json(value=response)]), False
    if len(response) != 1 or next(iter(response)) not in ("output", "error"):
        return ([Json(value=response)] if response else []), False
    key, value = next(iter(response.items()))
    if value is None and key == "error":
        return [], True
    return [Text(text=value) if is_text(value) else Json(value=value)], key == "error"


def recorded_result(call: dict[str, Any], place: str, where: Where) -> ToolResult | None:
    """The result that a tool call record holds: function responses and other parts, a string, or nothing."""
    identity = call.get("id")
    identity = identity if is_text(identity) else ""
    result, status = call.get("result"), call.get("status")
    state = STATUSES.get(status) if isinstance(status, str) else None
    if result is None or result in ("", []):
        if state is None or state == "done":
            return None
        return ToolResult(tool_use_id=identity, status=state, is_error=state == "error")
    found = _from_parts(as_parts(result), identity, f"{place}.result", where)
    found.tool_use_id = identity
    return found


def _from_parts(parts: list[Any], identity: str, place: str, where: Where) -> ToolResult:
    responses = [part for part in parts if is_response(part)]
    if responses:
        # A checkpoint stores all parts of the turn with each call of it: take the one that answers this call.
        mine = [part for part in responses if _same_call(part["functionResponse"].get("id"), identity)]
        attached = [part for part in parts if not is_response(part)] if len(responses) == 1 else []
        return response_result((mine or responses)[0], attached, place, where)
    content: list[Content] = []
    for index, part in enumerate(parts):
        text = part.get("text") if type(part) is dict and len(part) == 1 else part
        if is_text(text):
            content.append(Text(text=text))
        elif (found := media(part, f"{place}[{index}]", where)) is not None:
            content.append(found)
        else:
            content.append(Json(value=part))
    return ToolResult(tool_use_id=identity, content=content)


def _same_call(identity: Any, other: str) -> bool:
    return is_text(identity) and bare_id(identity) == bare_id(other)


def response_part(result: ToolResult, identity: str, name: str) -> list[dict[str, Any]]:
    """The function response part that says what the model was shown, and a part for each attachment with data."""
    answer = {"id": identity, "name": name, "response": _write_response(result)}
    return [{"functionResponse": answer}, *(part for item in result.content if (part := media_part(item)) is not None)]


def media_part(block: Any) -> dict[str, Any] | None:
    """The part of an attachment; None for one without data: a reference is never written, the API would follow it."""
    if not isinstance(block, Image | File) or block.data is None:
        return None
    data = {"mimeType": block.mime_type, "data": block.data}
    return {"inlineData": data if block.name is None else {**data, "displayName": block.name}}


def _write_response(result: ToolResult) -> dict[str, Any]:
    shown = [item for item in result.content if isinstance(item, Text | Json)]
    if not shown:
        if result.status not in ("done", "error"):
            return {"error": result.status}  # never an empty success for what did not succeed
        return {"error": None} if result.is_error or result.status == "error" else {}
    if len(shown) > 1:
        texts = [item.text if isinstance(item, Text) else render_json(item.value) for item in shown]
        value: Any = "\n".join(texts)
    else:
        value = shown[0].text if isinstance(shown[0], Text) else shown[0].value
    if result.is_error:
        return {"error": value}
    plain = isinstance(value, dict) and value and not (len(value) == 1 and next(iter(value)) in ("output", "error"))
    return value if plain else {"output": value}
