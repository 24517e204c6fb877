"""Other agents and the person asked: INVOKE_SUBAGENT, AGENCY_TOOL_CALL, ASK_QUESTION, FINISH, NOTIFY_USER, WAIT."""

from __future__ import annotations

from decant.antigravity import pb
from decant.antigravity.steps.kind import View, tool
from decant.antigravity.uris import path_of
from decant.common import JsonOutput
from decant.escapes import escape_text

__all__ = ["KINDS"]


def _started(payload: pb.CortexStepInvokeSubagent) -> list[dict[str, object]]:
    """The conversations that the call started; before there could be several, the step named one itself."""
    if not payload.results and payload.conversation_id:
        return [{"conversation_id": escape_text(payload.conversation_id)}]
    return [
        {
            "conversation_id": escape_text(result.conversation_id),
            "log": escape_text(path_of(result.log_absolute_uri)),
            "workspaces": [escape_text(path_of(uri)) for uri in result.workspace_uris],
        }
        for result in payload.results
    ]


def _subagents(payload: pb.CortexStepInvokeSubagent) -> JsonOutput | None:
    started = _started(payload)
    return JsonOutput(value={"subagents": started}) if started else None


def _subagents_text(payload: pb.CortexStepInvokeSubagent) -> str:
    return "\n".join(str(each["conversation_id"]) for each in _started(payload))


def _agency(payload: pb.CortexStepAgencyToolCall) -> JsonOutput:
    return JsonOutput(
        value={
            "agent": escape_text(payload.agent_name),
            "function": escape_text(payload.function_name),
            "responses": [escape_text(message.type_url) for message in payload.response_messages],
        }
    )


def _agency_text(payload: pb.CortexStepAgencyToolCall) -> str:
    return escape_text(".".join(filter(None, (payload.agent_name, payload.function_name))))


def _answers(entry: pb.AskQuestionEntry) -> list[str]:
    names = {option.id: option.text for option in entry.options}
    chosen = [names.get(option, option) for option in entry.selected_option_ids]
    return [escape_text(text) for text in (*chosen, entry.write_in_response) if text]


def _questions(payload: pb.CortexStepAskQuestion) -> JsonOutput:
    return JsonOutput(
        value={
            "questions": [
                {
                    "question": escape_text(entry.question),
                    "options": [escape_text(option.text) for option in entry.options],
                    "answers": _answers(entry),
                    "skipped": entry.skipped,
                }
                for entry in payload.questions
            ]
        }
    )


def _questions_text(payload: pb.CortexStepAskQuestion) -> str:
    lines: list[str] = []
    for entry in payload.questions:
        answer = "(skipped)" if entry.skipped else ", ".join(_answers(entry))
        lines.append(f"{escape_text(entry.question)}: {answer}")
    return "\n".join(lines)


def _finish(payload: pb.CortexStepFinish) -> JsonOutput | None:
    output = {escape_text(key): escape_text(text) for key, text in sorted(payload.output.items())}
    return JsonOutput(value=output) if output else None


def _finish_text(payload: pb.CortexStepFinish) -> str:
    lines = [f"{key}: {text}" for key, text in sorted(payload.output.items())]
    return escape_text(payload.output_string or "\n".join(lines))


def _notified(payload: pb.CortexStepNotifyUser) -> str:
    return escape_text(payload.notification_content)


def _waited(payload: pb.CortexStepWait) -> str:
    return f"waited {payload.duration_ms} ms"


KINDS = (
    tool("INVOKE_SUBAGENT", View(text=_subagents_text, output=_subagents)),
    tool("AGENCY_TOOL_CALL", View(text=_agency_text, output=_agency)),
    tool("ASK_QUESTION", View(text=_questions_text, output=_questions)),
    tool("FINISH", View(text=_finish_text, output=_finish)),
    tool("NOTIFY_USER", View(text=_notified)),
    tool("WAIT", View(text=_waited)),
)
