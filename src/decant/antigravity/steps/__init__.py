"""The kinds of steps: `KINDS` reads a payload by its type, `OPAQUE` lists the types that have no view of their own.

A kind is one line in its family's module. A test fails while a value of `CortexStepType` is in neither of the two.
"""

from __future__ import annotations

from decant.antigravity import pb
from decant.antigravity.steps import commands, dialogue, files, generic, notices, search, subagents, web
from decant.antigravity.steps.kind import Kind

__all__ = ["BY_FIELD", "KINDS", "OPAQUE", "kind_of"]

_TYPED = (
    *dialogue.KINDS,
    *notices.KINDS,
    *commands.KINDS,
    *files.KINDS,
    *search.KINDS,
    *web.KINDS,
    *subagents.KINDS,
)
_VIEWS = {kind.message_name: kind.view for kind in _TYPED}

KINDS: dict[int, Kind] = {kind.number: kind for kind in (*_TYPED, *generic.kinds(_VIEWS))}
"""The kinds that have a view of their own, by `CortexStepType`."""

BY_FIELD: dict[str, Kind] = {kind.field: kind for kind in KINDS.values()}
"""The same, by the payload's field in `Step`."""

_OPAQUE_NAMES = """
    UNSPECIFIED DUMMY PLAN_INPUT MQUERY COMPILE VIEW_CODE_ITEM PROPOSE_CODE SUGGESTED_RESPONSES MEMORY
    VIEW_CONTENT_CHUNK RETRIEVE_MEMORY MANAGER_FEEDBACK TOOL_CALL_PROPOSAL TOOL_CALL_CHOICE TRAJECTORY_CHOICE
    CLIPBOARD POST_PR_REVIEW LINT_DIFF FIND_ALL_REFERENCES BRAIN_UPDATE OPEN_BROWSER_URL RUN_EXTENSION_CODE
    PROPOSAL_FEEDBACK TRAJECTORY_SEARCH EXECUTE_BROWSER_JAVASCRIPT LIST_BROWSER_PAGES CAPTURE_BROWSER_SCREENSHOT
    CLICK_BROWSER_PIXEL CAPTURE_BROWSER_CONSOLE_LOGS READ_BROWSER_PAGE BROWSER_GET_DOM CODE_SEARCH BROWSER_INPUT
    BROWSER_MOVE_MOUSE BROWSER_SELECT_OPTION BROWSER_SCROLL_UP BROWSER_SCROLL_DOWN BROWSER_CLICK_ELEMENT
    BROWSER_PRESS_KEY TASK_BOUNDARY CODE_ACKNOWLEDGEMENT INTERNAL_SEARCH BROWSER_SUBAGENT BROWSER_SCROLL
    KNOWLEDGE_GENERATION COMPILE_APPLET INSTALL_APPLET_DEPENDENCIES INSTALL_APPLET_PACKAGE BROWSER_RESIZE_WINDOW
    BROWSER_DRAG_PIXEL_TO_PIXEL CIDER_AGENT_DUMMY BUILD_CLEANER BLAZE_BUILD_TARGETS BLAZE_TEST_TARGETS
    SET_UP_FIREBASE MOMA RESTART_DEV_SERVER DEPLOY_FIREBASE BROWSER_MOUSE_WHEEL LINT_APPLET KI_INSERTION
    RETRIEVE_CONTENT CRITIQUE FINDINGS BROWSER_MOUSE_UP BROWSER_MOUSE_DOWN WORKSPACE_API
    BROWSER_LIST_NETWORK_REQUESTS BROWSER_GET_NETWORK_REQUEST BROWSER_REFRESH_PAGE EDIT_NOTEBOOK WRITE_BLOB
    READ_NOTEBOOK PROPOSE_AI_COMMENTS START_CODE_REVIEW SET_UP_CLOUD_SQL EXECUTE_NOTEBOOK CLOUD_SQL_UPDATE_SCHEMA
    RPC_ACTION CLOUD_SQL_EXECUTE_SQL TOOL_SEARCH
"""

OPAQUE: frozenset[int] = frozenset(
    pb.CortexStepType.Value(f"CORTEX_STEP_TYPE_{name}") for name in _OPAQUE_NAMES.split()
)
"""The types that are read by `opaque`: a tool result where the step names a call, else the payload's bytes."""


def kind_of(step_type: int, field: str | None) -> Kind | None:
    """The kind of a step: by the payload that it holds, else by its type. None for an opaque kind."""
    return BY_FIELD.get(field) if field is not None else KINDS.get(step_type)
