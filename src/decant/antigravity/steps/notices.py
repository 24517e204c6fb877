"""What the client itself says, to the model or to the person: checkpoints, histories, system messages, errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from decant.antigravity import pb
from decant.antigravity.records import Step
from decant.antigravity.steps.kind import Context, Kind, View
from decant.antigravity.steps.media import media
from decant.antigravity.steps.values import error_text
from decant.common import Block, File, Image, Notice, NoticeKind
from decant.escapes import escape_text

__all__ = ["KINDS"]


def checkpoint_text(payload: pb.CortexStepCheckpoint) -> str:
    """The summary that stands for what the agent no longer sends, without the frame that it puts around it."""
    parts = (payload.user_intent, payload.session_summary, payload.code_change_summary, payload.memory_summary)
    return escape_text("\n\n".join(filter(None, parts)))


def _content(payload: pb.CortexStepConversationHistory | pb.CortexStepDirectoryRules) -> str:
    return escape_text(payload.content)


def _system_text(payload: pb.CortexStepSystemMessage) -> str:
    return escape_text(payload.message or payload.agent_message.content)


def _system_media(payload: pb.CortexStepSystemMessage) -> list[Image | File]:
    return media(payload.media)


def _ephemeral_media(payload: pb.CortexStepEphemeralMessage) -> list[Image | File]:
    return media([*payload.media, *payload.attachments])


def failure_text(payload: pb.CortexStepErrorMessage) -> str:
    return error_text(payload.error)


def notice(name: str, kind: NoticeKind, view: View) -> Kind:
    """A kind whose steps are notices, with their pictures and files behind the text."""

    def blocks(payload: Any, _step: Step, _context: Context) -> list[Block]:
        return [Notice(kind=kind, text=view.text(payload)), *view.media(payload)]

    return Kind(name, name.lower(), view, "system", blocks)


def _error(read: Callable[[pb.CortexStepErrorMessage], str]) -> View:
    return View(text=read, failure=read)


KINDS = (
    notice("ERROR_MESSAGE", "error", _error(failure_text)),
    notice("CHECKPOINT", "checkpoint", View(text=checkpoint_text)),
    notice("CONVERSATION_HISTORY", "history", View(text=_content)),
    notice("KNOWLEDGE_ARTIFACTS", "context", View(text=_content)),
    notice("DIRECTORY_RULES", "context", View(text=_content)),
    notice("SYSTEM_MESSAGE", "system", View(text=_system_text, media=_system_media)),
    notice("EPHEMERAL_MESSAGE", "ephemeral", View(text=_content, media=_ephemeral_media)),
)
