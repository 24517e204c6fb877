"""The web and pictures: READ_URL_CONTENT, SEARCH_WEB, GENERATE_IMAGE."""

from __future__ import annotations

from decant.antigravity import pb
from decant.antigravity.steps.kind import View, tool
from decant.antigravity.steps.media import image_block, media_block
from decant.common import File, Image, JsonOutput
from decant.escapes import escape_text

__all__ = ["KINDS"]


def _document(item: pb.KnowledgeBaseItem) -> dict[str, str]:
    parts = {"url": item.url, "title": item.title, "summary": item.summary, "text": item.text}
    return {key: escape_text(text) for key, text in parts.items() if text}


def _page_text(payload: pb.CortexStepReadUrlContent) -> str:
    document = payload.web_document
    return escape_text(document.text or "\n".join(chunk.text for chunk in document.chunks) or document.summary)


def _page(payload: pb.CortexStepReadUrlContent) -> JsonOutput | None:
    if not payload.HasField("web_document"):
        return None
    value = {"url": escape_text(payload.resolved_url or payload.url)}
    return JsonOutput(value=value | _document(payload.web_document))


def _page_failure(payload: pb.CortexStepReadUrlContent) -> str | None:
    return "the user rejected the address" if payload.user_rejected else None


def _search(payload: pb.CortexStepSearchWeb) -> JsonOutput:
    documents = [_document(item) for item in payload.web_documents]
    return JsonOutput(
        value={"query": escape_text(payload.query), "summary": escape_text(payload.summary), "documents": documents}
    )


def _search_text(payload: pb.CortexStepSearchWeb) -> str:
    found = [" ".join(filter(None, (item.title, item.url))) for item in payload.web_documents]
    return escape_text("\n".join(filter(None, (payload.summary, *found))))


def _picture(payload: pb.CortexStepGenerateImage) -> list[Image | File]:
    if payload.HasField("generated_media"):
        return [media_block(payload.generated_media)]
    return [image_block(payload.generated_image)] if payload.HasField("generated_image") else []


def _picture_text(payload: pb.CortexStepGenerateImage) -> str:
    return escape_text(payload.image_name)


KINDS = (
    tool("READ_URL_CONTENT", View(text=_page_text, output=_page, failure=_page_failure)),
    tool("SEARCH_WEB", View(text=_search_text, output=_search)),
    tool("GENERATE_IMAGE", View(text=_picture_text, media=_picture)),
)
