from decant_proto.exa.browser_pb import browser_pb2 as _browser_pb2
from decant_proto.exa.chat_client_server_pb import chat_client_server_pb2 as _chat_client_server_pb2
from decant_proto.exa.chat_pb import chat_pb2 as _chat_pb2
from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as _codeium_common_pb2
from decant_proto.exa.context_module_pb import context_module_pb2 as _context_module_pb2
from decant_proto.exa.diff_action_pb import diff_action_pb2 as _diff_action_pb2
from decant_proto.exa.hooks_pb import hooks_pb2 as _hooks_pb2
from decant_proto.exa.opensearch_clients_pb import opensearch_clients_pb2 as _opensearch_clients_pb2
from google.protobuf import any_pb2 as _any_pb2
from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf import struct_pb2 as _struct_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class DiscoveryCategory(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DISCOVERY_CATEGORY_UNSPECIFIED: _ClassVar[DiscoveryCategory]
    DISCOVERY_CATEGORY_BUILTIN: _ClassVar[DiscoveryCategory]
    DISCOVERY_CATEGORY_INSTALLED: _ClassVar[DiscoveryCategory]
    DISCOVERY_CATEGORY_GOOGLE3: _ClassVar[DiscoveryCategory]
    DISCOVERY_CATEGORY_CONFIG: _ClassVar[DiscoveryCategory]
    DISCOVERY_CATEGORY_WORKSPACE: _ClassVar[DiscoveryCategory]

class InteractiveCascadeEditImportance(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    INTERACTIVE_CASCADE_EDIT_IMPORTANCE_UNSPECIFIED: _ClassVar[InteractiveCascadeEditImportance]
    INTERACTIVE_CASCADE_EDIT_IMPORTANCE_LOW: _ClassVar[InteractiveCascadeEditImportance]
    INTERACTIVE_CASCADE_EDIT_IMPORTANCE_MEDIUM: _ClassVar[InteractiveCascadeEditImportance]
    INTERACTIVE_CASCADE_EDIT_IMPORTANCE_HIGH: _ClassVar[InteractiveCascadeEditImportance]

class CortexRequestSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_REQUEST_SOURCE_UNSPECIFIED: _ClassVar[CortexRequestSource]
    CORTEX_REQUEST_SOURCE_CASCADE: _ClassVar[CortexRequestSource]
    CORTEX_REQUEST_SOURCE_USER_IMPLICIT: _ClassVar[CortexRequestSource]

class WorkspaceType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WORKSPACE_TYPE_UNSPECIFIED: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_GIT: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_PIPER: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_FIG: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_JJ_PIPER: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_JJ_GIT: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_COG: _ClassVar[WorkspaceType]
    WORKSPACE_TYPE_REPO: _ClassVar[WorkspaceType]

class SidecarUIEntrypoint(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SIDECAR_UI_ENTRYPOINT_UNSPECIFIED: _ClassVar[SidecarUIEntrypoint]
    SIDECAR_UI_ENTRYPOINT_AUX_PANE: _ClassVar[SidecarUIEntrypoint]
    SIDECAR_UI_ENTRYPOINT_FULL_PANE: _ClassVar[SidecarUIEntrypoint]
    SIDECAR_UI_ENTRYPOINT_SIDEBAR: _ClassVar[SidecarUIEntrypoint]

class BattleEndType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BATTLE_END_TYPE_UNSPECIFIED: _ClassVar[BattleEndType]
    BATTLE_END_TYPE_WINNER: _ClassVar[BattleEndType]
    BATTLE_END_TYPE_TIE: _ClassVar[BattleEndType]
    BATTLE_END_TYPE_KILL: _ClassVar[BattleEndType]
    BATTLE_END_TYPE_SKIP: _ClassVar[BattleEndType]
    BATTLE_END_TYPE_REFERENCE: _ClassVar[BattleEndType]
    BATTLE_END_TYPE_START_ERROR: _ClassVar[BattleEndType]

class CitcCloneStrategy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CITC_CLONE_STRATEGY_UNSPECIFIED: _ClassVar[CitcCloneStrategy]
    CITC_CLONE_STRATEGY_RPC: _ClassVar[CitcCloneStrategy]
    CITC_CLONE_STRATEGY_VCS_FULL: _ClassVar[CitcCloneStrategy]

class GitCloneStrategy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GIT_CLONE_STRATEGY_UNSPECIFIED: _ClassVar[GitCloneStrategy]
    GIT_CLONE_STRATEGY_OVERLAY: _ClassVar[GitCloneStrategy]
    GIT_CLONE_STRATEGY_CLONE: _ClassVar[GitCloneStrategy]

class CortexTrajectorySource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_TRAJECTORY_SOURCE_UNSPECIFIED: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_CASCADE_CLIENT: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_EXPLAIN_PROBLEM: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_REFACTOR_FUNCTION: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_EVAL: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_EVAL_TASK: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_ASYNC_PRR: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_ASYNC_CF: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_ASYNC_SL: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_ASYNC_PRD: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_ASYNC_CM: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_INTERACTIVE_CASCADE: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_REPLAY: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_SDK: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_CLI: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_JETBOX: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_AGENT_API: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_CIDER: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_GEMINI_APP: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_VSCODE: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_VISUAL_STUDIO: _ClassVar[CortexTrajectorySource]
    CORTEX_TRAJECTORY_SOURCE_SUBAGENT: _ClassVar[CortexTrajectorySource]

class CortexTrajectoryType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_TRAJECTORY_TYPE_UNSPECIFIED: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_USER_MAINLINE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_USER_GRANULAR: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_SUPERCOMPLETE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_CASCADE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_CHECKPOINT: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_APPLIER: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_TOOL_CALL_PROPOSAL: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_TRAJECTORY_CHOICE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_LLM_JUDGE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_INTERACTIVE_CASCADE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_BRAIN_UPDATE: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_SIDE_QUESTION: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_COMMIT_MESSAGE_GENERATION: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_BROWSER: _ClassVar[CortexTrajectoryType]
    CORTEX_TRAJECTORY_TYPE_KNOWLEDGE_GENERATION: _ClassVar[CortexTrajectoryType]

class CortexTrajectoryReferenceType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_TRAJECTORY_REFERENCE_TYPE_UNSPECIFIED: _ClassVar[CortexTrajectoryReferenceType]
    CORTEX_TRAJECTORY_REFERENCE_TYPE_PRUNE: _ClassVar[CortexTrajectoryReferenceType]
    CORTEX_TRAJECTORY_REFERENCE_TYPE_FORK: _ClassVar[CortexTrajectoryReferenceType]
    CORTEX_TRAJECTORY_REFERENCE_TYPE_BATTLE_MODE: _ClassVar[CortexTrajectoryReferenceType]
    CORTEX_TRAJECTORY_REFERENCE_TYPE_THOUGHT_REWRITE: _ClassVar[CortexTrajectoryReferenceType]
    CORTEX_TRAJECTORY_REFERENCE_TYPE_BATTLE_MODE_REFERENCE_BACKUP: _ClassVar[CortexTrajectoryReferenceType]
    CORTEX_TRAJECTORY_REFERENCE_TYPE_SUBAGENT_FORK: _ClassVar[CortexTrajectoryReferenceType]

class SensitivityLevel(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SENSITIVITY_LEVEL_UNSPECIFIED: _ClassVar[SensitivityLevel]
    SENSITIVITY_LEVEL_STANDARD: _ClassVar[SensitivityLevel]
    SENSITIVITY_LEVEL_REDACTED: _ClassVar[SensitivityLevel]
    SENSITIVITY_LEVEL_RESTRICTED: _ClassVar[SensitivityLevel]

class RetryReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RETRY_REASON_UNSPECIFIED: _ClassVar[RetryReason]
    RETRY_REASON_API_RETRYABLE: _ClassVar[RetryReason]
    RETRY_REASON_MODEL_CORRECTABLE: _ClassVar[RetryReason]
    RETRY_REASON_NON_RECOVERABLE: _ClassVar[RetryReason]

class TruncationReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TRUNCATION_REASON_UNSPECIFIED: _ClassVar[TruncationReason]
    TRUNCATION_REASON_PROMPT_CACHE_TTL_EXPIRED: _ClassVar[TruncationReason]
    TRUNCATION_REASON_MAX_TOKEN_LIMIT: _ClassVar[TruncationReason]

class CortexStepSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_STEP_SOURCE_UNSPECIFIED: _ClassVar[CortexStepSource]
    CORTEX_STEP_SOURCE_MODEL: _ClassVar[CortexStepSource]
    CORTEX_STEP_SOURCE_USER_IMPLICIT: _ClassVar[CortexStepSource]
    CORTEX_STEP_SOURCE_USER_EXPLICIT: _ClassVar[CortexStepSource]
    CORTEX_STEP_SOURCE_SYSTEM: _ClassVar[CortexStepSource]
    CORTEX_STEP_SOURCE_SYSTEM_SDK: _ClassVar[CortexStepSource]

class CortexComponentSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_COMPONENT_SOURCE_UNSPECIFIED: _ClassVar[CortexComponentSource]
    CORTEX_COMPONENT_SOURCE_BUILTIN: _ClassVar[CortexComponentSource]
    CORTEX_COMPONENT_SOURCE_PROVIDER: _ClassVar[CortexComponentSource]
    CORTEX_COMPONENT_SOURCE_CUSTOMIZATION: _ClassVar[CortexComponentSource]

class CortexStepCreditReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_STEP_CREDIT_REASON_UNSPECIFIED: _ClassVar[CortexStepCreditReason]
    CORTEX_STEP_CREDIT_REASON_LINT_FIXING_DISCOUNT: _ClassVar[CortexStepCreditReason]

class CortexStepStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_STEP_STATUS_UNSPECIFIED: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_GENERATING: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_QUEUED: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_PENDING: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_RUNNING: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_WAITING: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_DONE: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_INVALID: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_CLEARED: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_CANCELED: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_ERROR: _ClassVar[CortexStepStatus]
    CORTEX_STEP_STATUS_INTERRUPTED: _ClassVar[CortexStepStatus]

class CascadeRunStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CASCADE_RUN_STATUS_UNSPECIFIED: _ClassVar[CascadeRunStatus]
    CASCADE_RUN_STATUS_IDLE: _ClassVar[CascadeRunStatus]
    CASCADE_RUN_STATUS_RUNNING: _ClassVar[CascadeRunStatus]
    CASCADE_RUN_STATUS_CANCELING: _ClassVar[CascadeRunStatus]
    CASCADE_RUN_STATUS_BUSY: _ClassVar[CascadeRunStatus]

class SectionOverrideMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SECTION_OVERRIDE_MODE_UNSPECIFIED: _ClassVar[SectionOverrideMode]
    SECTION_OVERRIDE_MODE_OVERRIDE: _ClassVar[SectionOverrideMode]
    SECTION_OVERRIDE_MODE_APPEND: _ClassVar[SectionOverrideMode]
    SECTION_OVERRIDE_MODE_PREPEND: _ClassVar[SectionOverrideMode]

class AgentMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AGENT_MODE_UNSPECIFIED: _ClassVar[AgentMode]
    AGENT_MODE_PLANNING: _ClassVar[AgentMode]
    AGENT_MODE_EXECUTION: _ClassVar[AgentMode]
    AGENT_MODE_VERIFICATION: _ClassVar[AgentMode]

class ReplaceToolVariant(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REPLACE_TOOL_VARIANT_UNSPECIFIED: _ClassVar[ReplaceToolVariant]
    REPLACE_TOOL_VARIANT_REPLACEMENT_CHUNK: _ClassVar[ReplaceToolVariant]
    REPLACE_TOOL_VARIANT_SEARCH_REPLACE: _ClassVar[ReplaceToolVariant]
    REPLACE_TOOL_VARIANT_APPLY_PATCH: _ClassVar[ReplaceToolVariant]
    REPLACE_TOOL_VARIANT_SINGLE_MULTI: _ClassVar[ReplaceToolVariant]

class BrowserSubagentMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BROWSER_SUBAGENT_MODE_UNSPECIFIED: _ClassVar[BrowserSubagentMode]
    BROWSER_SUBAGENT_MODE_MAIN_AGENT_ONLY: _ClassVar[BrowserSubagentMode]
    BROWSER_SUBAGENT_MODE_SUBAGENT_PRIMARILY: _ClassVar[BrowserSubagentMode]
    BROWSER_SUBAGENT_MODE_BOTH_AGENTS: _ClassVar[BrowserSubagentMode]
    BROWSER_SUBAGENT_MODE_SUBAGENT_ONLY: _ClassVar[BrowserSubagentMode]

class BrowserToolSetMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BROWSER_TOOL_SET_MODE_UNSPECIFIED: _ClassVar[BrowserToolSetMode]
    BROWSER_TOOL_SET_MODE_ALL_TOOLS: _ClassVar[BrowserToolSetMode]
    BROWSER_TOOL_SET_MODE_PIXEL_ONLY: _ClassVar[BrowserToolSetMode]
    BROWSER_TOOL_SET_MODE_ALL_INPUT_PIXEL_OUTPUT: _ClassVar[BrowserToolSetMode]

class AutoInteractionBehavior(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AUTO_INTERACTION_BEHAVIOR_UNSPECIFIED: _ClassVar[AutoInteractionBehavior]
    AUTO_INTERACTION_BEHAVIOR_ALLOW_ALL: _ClassVar[AutoInteractionBehavior]
    AUTO_INTERACTION_BEHAVIOR_DENY_ALL: _ClassVar[AutoInteractionBehavior]

class AgentSurface(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AGENT_SURFACE_UNSPECIFIED: _ClassVar[AgentSurface]
    AGENT_SURFACE_BASELINE: _ClassVar[AgentSurface]
    AGENT_SURFACE_CLI: _ClassVar[AgentSurface]
    AGENT_SURFACE_HUB: _ClassVar[AgentSurface]

class BrowserActionWaitingReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BROWSER_ACTION_WAITING_REASON_UNSPECIFIED: _ClassVar[BrowserActionWaitingReason]
    BROWSER_ACTION_WAITING_REASON_PAGE_ACCESS: _ClassVar[BrowserActionWaitingReason]
    BROWSER_ACTION_WAITING_REASON_ACTION_PERMISSION: _ClassVar[BrowserActionWaitingReason]
    BROWSER_ACTION_WAITING_REASON_PAGE_ACCESS_AND_ACTION_PERMISSION: _ClassVar[BrowserActionWaitingReason]

class PermissionScope(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PERMISSION_SCOPE_UNSPECIFIED: _ClassVar[PermissionScope]
    PERMISSION_SCOPE_ONCE: _ClassVar[PermissionScope]
    PERMISSION_SCOPE_CONVERSATION: _ClassVar[PermissionScope]
    PERMISSION_SCOPE_WORKSPACE: _ClassVar[PermissionScope]
    PERMISSION_SCOPE_GLOBAL: _ClassVar[PermissionScope]
    PERMISSION_SCOPE_PROJECT: _ClassVar[PermissionScope]

class CortexStepType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_STEP_TYPE_UNSPECIFIED: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_DUMMY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_FINISH: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_MQUERY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CODE_ACTION: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_GIT_COMMIT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_GREP_SEARCH: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_VIEW_CODE_ITEM: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_ERROR_MESSAGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_RUN_COMMAND: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_FIND: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SUGGESTED_RESPONSES: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_COMMAND_STATUS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_READ_URL_CONTENT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_VIEW_CONTENT_CHUNK: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SEARCH_WEB: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_MCP_TOOL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CLIPBOARD: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_VIEW_FILE_OUTLINE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_LIST_RESOURCES: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_READ_RESOURCE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_LINT_DIFF: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_RUN_EXTENSION_CODE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_TRAJECTORY_SEARCH: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_READ_TERMINAL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CODE_SEARCH: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_NOTIFY_USER: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CODE_ACKNOWLEDGEMENT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_INTERNAL_SEARCH: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_GENERATE_IMAGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CONVERSATION_HISTORY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_KNOWLEDGE_ARTIFACTS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SEND_COMMAND_INPUT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SYSTEM_MESSAGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_WAIT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_KI_INSERTION: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_INVOKE_SUBAGENT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_GENERIC: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_RPC_ACTION: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_ASK_QUESTION: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_DIRECTORY_RULES: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_TOOL_SEARCH: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_USER_INPUT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_PLANNER_RESPONSE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_VIEW_FILE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_LIST_DIRECTORY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CHECKPOINT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_FILE_CHANGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_DELETE_DIRECTORY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_MOVE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_EPHEMERAL_MESSAGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_COMPILE_APPLET: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_INSTALL_APPLET_DEPENDENCIES: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_INSTALL_APPLET_PACKAGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_RESTART_DEV_SERVER: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SHELL_EXEC: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_LINT_APPLET: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_WRITE_BLOB: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SET_UP_FIREBASE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_DEPLOY_FIREBASE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_SET_UP_CLOUD_SQL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CLOUD_SQL_UPDATE_SCHEMA: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CLOUD_SQL_EXECUTE_SQL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_AGENCY_TOOL_CALL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CIDER_AGENT_DUMMY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BUILD_CLEANER: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_EDIT_NOTEBOOK: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_READ_NOTEBOOK: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_EXECUTE_NOTEBOOK: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_PROPOSE_AI_COMMENTS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_START_CODE_REVIEW: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BLAZE_BUILD_TARGETS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BLAZE_TEST_TARGETS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_MOMA: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_RETRIEVE_CONTENT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CRITIQUE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_FINDINGS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_PLAN_INPUT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_COMPILE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_PROPOSE_CODE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_MEMORY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_RETRIEVE_MEMORY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_MANAGER_FEEDBACK: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_TOOL_CALL_PROPOSAL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_TOOL_CALL_CHOICE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_TRAJECTORY_CHOICE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_POST_PR_REVIEW: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_FIND_ALL_REFERENCES: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BRAIN_UPDATE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_OPEN_BROWSER_URL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_PROPOSAL_FEEDBACK: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_EXECUTE_BROWSER_JAVASCRIPT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_LIST_BROWSER_PAGES: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CAPTURE_BROWSER_SCREENSHOT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CLICK_BROWSER_PIXEL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_CAPTURE_BROWSER_CONSOLE_LOGS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_READ_BROWSER_PAGE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_GET_DOM: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_INPUT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_MOVE_MOUSE: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_SELECT_OPTION: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_SCROLL_UP: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_SCROLL_DOWN: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_CLICK_ELEMENT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_PRESS_KEY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_TASK_BOUNDARY: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_SUBAGENT: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_SCROLL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_KNOWLEDGE_GENERATION: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_RESIZE_WINDOW: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_DRAG_PIXEL_TO_PIXEL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_MOUSE_WHEEL: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_MOUSE_UP: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_MOUSE_DOWN: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_WORKSPACE_API: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_LIST_NETWORK_REQUESTS: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_GET_NETWORK_REQUEST: _ClassVar[CortexStepType]
    CORTEX_STEP_TYPE_BROWSER_REFRESH_PAGE: _ClassVar[CortexStepType]

class CheckpointStrategy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CHECKPOINT_STRATEGY_UNSPECIFIED: _ClassVar[CheckpointStrategy]
    CHECKPOINT_STRATEGY_SAME_MODEL: _ClassVar[CheckpointStrategy]
    CHECKPOINT_STRATEGY_SINGLE_PROMPT: _ClassVar[CheckpointStrategy]

class SemanticCodebaseSearchType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SEMANTIC_CODEBASE_SEARCH_TYPE_UNSPECIFIED: _ClassVar[SemanticCodebaseSearchType]
    SEMANTIC_CODEBASE_SEARCH_TYPE_MQUERY: _ClassVar[SemanticCodebaseSearchType]
    SEMANTIC_CODEBASE_SEARCH_TYPE_VECTOR_INDEX: _ClassVar[SemanticCodebaseSearchType]

class AcknowledgementType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ACKNOWLEDGEMENT_TYPE_UNSPECIFIED: _ClassVar[AcknowledgementType]
    ACKNOWLEDGEMENT_TYPE_ACCEPT: _ClassVar[AcknowledgementType]
    ACKNOWLEDGEMENT_TYPE_REJECT: _ClassVar[AcknowledgementType]
    ACKNOWLEDGEMENT_TYPE_STALE: _ClassVar[AcknowledgementType]
    ACKNOWLEDGEMENT_TYPE_CLEARED: _ClassVar[AcknowledgementType]

class CodeHeuristicFailure(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CODE_HEURISTIC_FAILURE_UNSPECIFIED: _ClassVar[CodeHeuristicFailure]
    CODE_HEURISTIC_FAILURE_LAZY_COMMENT: _ClassVar[CodeHeuristicFailure]
    CODE_HEURISTIC_FAILURE_DELETED_LINES: _ClassVar[CodeHeuristicFailure]

class FileChangeType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FILE_CHANGE_TYPE_UNSPECIFIED: _ClassVar[FileChangeType]
    FILE_CHANGE_TYPE_CREATE: _ClassVar[FileChangeType]
    FILE_CHANGE_TYPE_EDIT: _ClassVar[FileChangeType]
    FILE_CHANGE_TYPE_DELETE: _ClassVar[FileChangeType]

class FindResultType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIND_RESULT_TYPE_UNSPECIFIED: _ClassVar[FindResultType]
    FIND_RESULT_TYPE_FILE: _ClassVar[FindResultType]
    FIND_RESULT_TYPE_DIRECTORY: _ClassVar[FindResultType]
    FIND_RESULT_TYPE_ANY: _ClassVar[FindResultType]

class CortexStepCompileTool(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_STEP_COMPILE_TOOL_UNSPECIFIED: _ClassVar[CortexStepCompileTool]
    CORTEX_STEP_COMPILE_TOOL_PYLINT: _ClassVar[CortexStepCompileTool]

class FirebasePlatform(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIREBASE_PLATFORM_UNSPECIFIED: _ClassVar[FirebasePlatform]
    FIREBASE_PLATFORM_WEB: _ClassVar[FirebasePlatform]
    FIREBASE_PLATFORM_ANDROID: _ClassVar[FirebasePlatform]

class FirebaseProduct(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIREBASE_PRODUCT_UNSPECIFIED: _ClassVar[FirebaseProduct]
    FIREBASE_PRODUCT_FIRESTORE: _ClassVar[FirebaseProduct]
    FIREBASE_PRODUCT_AI_LOGIC: _ClassVar[FirebaseProduct]

class SetUpFirebaseErrorCode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ERROR_CODE_OK: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_CANCELLED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_UNKNOWN: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_INVALID_ARGUMENT: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_DEADLINE_EXCEEDED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_NOT_FOUND: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_ALREADY_EXISTS: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_PERMISSION_DENIED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_UNAUTHENTICATED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_RESOURCE_EXHAUSTED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_FAILED_PRECONDITION: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_ABORTED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_OUT_OF_RANGE: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_UNIMPLEMENTED: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_INTERNAL: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_UNAVAILABLE: _ClassVar[SetUpFirebaseErrorCode]
    ERROR_CODE_DATA_LOSS: _ClassVar[SetUpFirebaseErrorCode]

class SetUpFirebaseRequest(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SET_UP_FIREBASE_REQUEST_UNSPECIFIED: _ClassVar[SetUpFirebaseRequest]
    SET_UP_FIREBASE_REQUEST_FORCE_SHOW_SET_UP_UI: _ClassVar[SetUpFirebaseRequest]
    SET_UP_FIREBASE_REQUEST_PROVISION: _ClassVar[SetUpFirebaseRequest]

class SetUpFirebaseResult(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SET_UP_FIREBASE_RESULT_UNSPECIFIED: _ClassVar[SetUpFirebaseResult]
    SET_UP_FIREBASE_RESULT_SHOW_SET_UP_UI: _ClassVar[SetUpFirebaseResult]
    SET_UP_FIREBASE_RESULT_IMPLEMENT_FIREBASE: _ClassVar[SetUpFirebaseResult]
    SET_UP_FIREBASE_RESULT_TOS_ERROR: _ClassVar[SetUpFirebaseResult]
    SET_UP_FIREBASE_RESULT_PROVISIONING_ERROR: _ClassVar[SetUpFirebaseResult]

class SetUpCloudSqlErrorCode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SET_UP_CLOUD_SQL_ERROR_CODE_OK: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_CANCELLED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_UNKNOWN: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_INVALID_ARGUMENT: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_DEADLINE_EXCEEDED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_NOT_FOUND: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_ALREADY_EXISTS: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_PERMISSION_DENIED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_UNAUTHENTICATED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_RESOURCE_EXHAUSTED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_FAILED_PRECONDITION: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_ABORTED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_OUT_OF_RANGE: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_UNIMPLEMENTED: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_INTERNAL: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_UNAVAILABLE: _ClassVar[SetUpCloudSqlErrorCode]
    SET_UP_CLOUD_SQL_ERROR_CODE_DATA_LOSS: _ClassVar[SetUpCloudSqlErrorCode]

class SetUpCloudSqlResult(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SET_UP_CLOUD_SQL_RESULT_UNSPECIFIED: _ClassVar[SetUpCloudSqlResult]
    SET_UP_CLOUD_SQL_RESULT_IMPLEMENT_CLOUDSQL: _ClassVar[SetUpCloudSqlResult]
    SET_UP_CLOUD_SQL_RESULT_PROVISIONING_ERROR: _ClassVar[SetUpCloudSqlResult]

class CloudSQLUpdateSchemaErrorCode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_OK: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_CANCELLED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNKNOWN: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_INVALID_ARGUMENT: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_DEADLINE_EXCEEDED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_NOT_FOUND: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_ALREADY_EXISTS: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_PERMISSION_DENIED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNAUTHENTICATED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_RESOURCE_EXHAUSTED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_FAILED_PRECONDITION: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_ABORTED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_OUT_OF_RANGE: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNIMPLEMENTED: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_INTERNAL: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNAVAILABLE: _ClassVar[CloudSQLUpdateSchemaErrorCode]
    CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_DATA_LOSS: _ClassVar[CloudSQLUpdateSchemaErrorCode]

class CloudSQLUpdateSchemaResult(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLOUD_SQL_UPDATE_SCHEMA_RESULT_UNSPECIFIED: _ClassVar[CloudSQLUpdateSchemaResult]
    CLOUD_SQL_UPDATE_SCHEMA_RESULT_SUCCESS: _ClassVar[CloudSQLUpdateSchemaResult]
    CLOUD_SQL_UPDATE_SCHEMA_RESULT_ERROR: _ClassVar[CloudSQLUpdateSchemaResult]

class EditNotebookOperation(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EDIT_NOTEBOOK_OPERATION_UNSPECIFIED: _ClassVar[EditNotebookOperation]
    EDIT_NOTEBOOK_OPERATION_INSERT_AFTER: _ClassVar[EditNotebookOperation]
    EDIT_NOTEBOOK_OPERATION_INSERT_BEFORE: _ClassVar[EditNotebookOperation]
    EDIT_NOTEBOOK_OPERATION_REPLACE_CELLS: _ClassVar[EditNotebookOperation]
    EDIT_NOTEBOOK_OPERATION_DELETE_CELLS: _ClassVar[EditNotebookOperation]
    EDIT_NOTEBOOK_OPERATION_OVERWRITE_NOTEBOOK: _ClassVar[EditNotebookOperation]

class AutoRunDecision(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AUTO_RUN_DECISION_UNSPECIFIED: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_USER_ALLOW: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_USER_DENY: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_SYSTEM_ALLOW: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_SYSTEM_DENY: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_MODEL_ALLOW: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_MODEL_DENY: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_DEFAULT_ALLOW: _ClassVar[AutoRunDecision]
    AUTO_RUN_DECISION_DEFAULT_DENY: _ClassVar[AutoRunDecision]

class SearchWebType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SEARCH_WEB_TYPE_UNSPECIFIED: _ClassVar[SearchWebType]
    SEARCH_WEB_TYPE_WEB: _ClassVar[SearchWebType]
    SEARCH_WEB_TYPE_IMAGE: _ClassVar[SearchWebType]

class ExecutorTerminationReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EXECUTOR_TERMINATION_REASON_UNSPECIFIED: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_ERROR: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_USER_CANCELED: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_MAX_INVOCATIONS: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_NO_TOOL_CALL: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_MAX_FORCED_INVOCATIONS: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_EARLY_CONTINUE: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_TERMINAL_STEP_TYPE: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_TERMINAL_CUSTOM_HOOK: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_INJECTED_RESPONSE: _ClassVar[ExecutorTerminationReason]
    EXECUTOR_TERMINATION_REASON_MAX_TOKEN_BUDGET_EXCEEDED: _ClassVar[ExecutorTerminationReason]

class LintDiffType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LINT_DIFF_TYPE_UNSPECIFIED: _ClassVar[LintDiffType]
    LINT_DIFF_TYPE_DELETE: _ClassVar[LintDiffType]
    LINT_DIFF_TYPE_INSERT: _ClassVar[LintDiffType]
    LINT_DIFF_TYPE_UNCHANGED: _ClassVar[LintDiffType]

class BrainEntryType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BRAIN_ENTRY_TYPE_UNSPECIFIED: _ClassVar[BrainEntryType]
    BRAIN_ENTRY_TYPE_PLAN: _ClassVar[BrainEntryType]
    BRAIN_ENTRY_TYPE_TASK: _ClassVar[BrainEntryType]

class TaskStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TASK_STATUS_UNSPECIFIED: _ClassVar[TaskStatus]
    TASK_STATUS_TODO: _ClassVar[TaskStatus]
    TASK_STATUS_IN_PROGRESS: _ClassVar[TaskStatus]
    TASK_STATUS_DONE: _ClassVar[TaskStatus]

class TaskDeltaType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TASK_DELTA_TYPE_UNSPECIFIED: _ClassVar[TaskDeltaType]
    TASK_DELTA_TYPE_ADD: _ClassVar[TaskDeltaType]
    TASK_DELTA_TYPE_PRUNE: _ClassVar[TaskDeltaType]
    TASK_DELTA_TYPE_DELETE: _ClassVar[TaskDeltaType]
    TASK_DELTA_TYPE_UPDATE: _ClassVar[TaskDeltaType]
    TASK_DELTA_TYPE_MOVE: _ClassVar[TaskDeltaType]

class BrainUpdateTrigger(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BRAIN_UPDATE_TRIGGER_UNSPECIFIED: _ClassVar[BrainUpdateTrigger]
    BRAIN_UPDATE_TRIGGER_SYSTEM_FORCED: _ClassVar[BrainUpdateTrigger]
    BRAIN_UPDATE_TRIGGER_USER_REQUESTED: _ClassVar[BrainUpdateTrigger]
    BRAIN_UPDATE_TRIGGER_USER_NEW_INFO: _ClassVar[BrainUpdateTrigger]
    BRAIN_UPDATE_TRIGGER_RESEARCH_NEW_INFO: _ClassVar[BrainUpdateTrigger]

class RecordingGenerationStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RECORDING_GENERATION_STATUS_UNSPECIFIED: _ClassVar[RecordingGenerationStatus]
    RECORDING_GENERATION_STATUS_GENERATING: _ClassVar[RecordingGenerationStatus]
    RECORDING_GENERATION_STATUS_ERROR: _ClassVar[RecordingGenerationStatus]
    RECORDING_GENERATION_STATUS_COMPLETED: _ClassVar[RecordingGenerationStatus]

class CommandOutputPriority(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COMMAND_OUTPUT_PRIORITY_UNSPECIFIED: _ClassVar[CommandOutputPriority]
    COMMAND_OUTPUT_PRIORITY_TOP: _ClassVar[CommandOutputPriority]
    COMMAND_OUTPUT_PRIORITY_BOTTOM: _ClassVar[CommandOutputPriority]
    COMMAND_OUTPUT_PRIORITY_SPLIT: _ClassVar[CommandOutputPriority]

class CortexMemorySource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_MEMORY_SOURCE_UNSPECIFIED: _ClassVar[CortexMemorySource]
    CORTEX_MEMORY_SOURCE_USER: _ClassVar[CortexMemorySource]
    CORTEX_MEMORY_SOURCE_CASCADE: _ClassVar[CortexMemorySource]

class CortexMemoryTrigger(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_MEMORY_TRIGGER_UNSPECIFIED: _ClassVar[CortexMemoryTrigger]
    CORTEX_MEMORY_TRIGGER_ALWAYS_ON: _ClassVar[CortexMemoryTrigger]
    CORTEX_MEMORY_TRIGGER_MODEL_DECISION: _ClassVar[CortexMemoryTrigger]
    CORTEX_MEMORY_TRIGGER_MANUAL: _ClassVar[CortexMemoryTrigger]
    CORTEX_MEMORY_TRIGGER_GLOB: _ClassVar[CortexMemoryTrigger]

class MemoryActionType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MEMORY_ACTION_TYPE_UNSPECIFIED: _ClassVar[MemoryActionType]
    MEMORY_ACTION_TYPE_CREATE: _ClassVar[MemoryActionType]
    MEMORY_ACTION_TYPE_UPDATE: _ClassVar[MemoryActionType]
    MEMORY_ACTION_TYPE_DELETE: _ClassVar[MemoryActionType]

class McpAuthProviderType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MCP_AUTH_PROVIDER_TYPE_UNSPECIFIED: _ClassVar[McpAuthProviderType]
    MCP_AUTH_PROVIDER_TYPE_GOOGLE_CREDENTIALS: _ClassVar[McpAuthProviderType]

class McpToolBackgroundMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MCP_TOOL_BACKGROUND_MODE_UNSPECIFIED: _ClassVar[McpToolBackgroundMode]
    MCP_TOOL_BACKGROUND_MODE_OFF: _ClassVar[McpToolBackgroundMode]
    MCP_TOOL_BACKGROUND_MODE_ALWAYS: _ClassVar[McpToolBackgroundMode]

class McpAppEntrypointType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MCP_APP_ENTRYPOINT_TYPE_UNSPECIFIED: _ClassVar[McpAppEntrypointType]
    MCP_APP_ENTRYPOINT_TYPE_AUX_PANE: _ClassVar[McpAppEntrypointType]

class CortexStepManagerFeedbackStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CORTEX_STEP_MANAGER_FEEDBACK_STATUS_UNSPECIFIED: _ClassVar[CortexStepManagerFeedbackStatus]
    CORTEX_STEP_MANAGER_FEEDBACK_STATUS_APPROVED: _ClassVar[CortexStepManagerFeedbackStatus]
    CORTEX_STEP_MANAGER_FEEDBACK_STATUS_DENIED: _ClassVar[CortexStepManagerFeedbackStatus]
    CORTEX_STEP_MANAGER_FEEDBACK_STATUS_ERROR: _ClassVar[CortexStepManagerFeedbackStatus]

class EphemeralMessagePersistenceLevel(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EPHEMERAL_MESSAGE_PERSISTENCE_LEVEL_UNSPECIFIED: _ClassVar[EphemeralMessagePersistenceLevel]
    EPHEMERAL_MESSAGE_PERSISTENCE_LEVEL_ALL: _ClassVar[EphemeralMessagePersistenceLevel]
    EPHEMERAL_MESSAGE_PERSISTENCE_LEVEL_LATEST_ONLY: _ClassVar[EphemeralMessagePersistenceLevel]

class BrowserEphemeralOption(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BROWSER_EPHEMERAL_OPTION_UNSPECIFIED: _ClassVar[BrowserEphemeralOption]
    BROWSER_EPHEMERAL_OPTION_SCREENSHOT: _ClassVar[BrowserEphemeralOption]
    BROWSER_EPHEMERAL_OPTION_DOM: _ClassVar[BrowserEphemeralOption]

class RunExtensionCodeAutoRunDecision(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RUN_EXTENSION_CODE_AUTO_RUN_DECISION_UNSPECIFIED: _ClassVar[RunExtensionCodeAutoRunDecision]
    RUN_EXTENSION_CODE_AUTO_RUN_DECISION_ALLOWED: _ClassVar[RunExtensionCodeAutoRunDecision]
    RUN_EXTENSION_CODE_AUTO_RUN_DECISION_DENIED: _ClassVar[RunExtensionCodeAutoRunDecision]
    RUN_EXTENSION_CODE_AUTO_RUN_DECISION_MODEL_ALLOWED: _ClassVar[RunExtensionCodeAutoRunDecision]
    RUN_EXTENSION_CODE_AUTO_RUN_DECISION_MODEL_DENIED: _ClassVar[RunExtensionCodeAutoRunDecision]

class TrajectorySearchIdType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TRAJECTORY_SEARCH_ID_TYPE_UNSPECIFIED: _ClassVar[TrajectorySearchIdType]
    TRAJECTORY_SEARCH_ID_TYPE_CASCADE_ID: _ClassVar[TrajectorySearchIdType]
    TRAJECTORY_SEARCH_ID_TYPE_MAINLINE: _ClassVar[TrajectorySearchIdType]

class CodeAcknowledgementScope(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CODE_ACKNOWLEDGEMENT_SCOPE_UNSPECIFIED: _ClassVar[CodeAcknowledgementScope]
    CODE_ACKNOWLEDGEMENT_SCOPE_FILE: _ClassVar[CodeAcknowledgementScope]
    CODE_ACKNOWLEDGEMENT_SCOPE_ALL: _ClassVar[CodeAcknowledgementScope]
    CODE_ACKNOWLEDGEMENT_SCOPE_HUNK: _ClassVar[CodeAcknowledgementScope]

class ArtifactReviewStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ARTIFACT_REVIEW_STATUS_UNSPECIFIED: _ClassVar[ArtifactReviewStatus]
    ARTIFACT_REVIEW_STATUS_PENDING_REVIEW: _ClassVar[ArtifactReviewStatus]
    ARTIFACT_REVIEW_STATUS_REVIEWED: _ClassVar[ArtifactReviewStatus]
    ARTIFACT_REVIEW_STATUS_MODIFIED: _ClassVar[ArtifactReviewStatus]

class ModelTier(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MODEL_TIER_UNSPECIFIED: _ClassVar[ModelTier]
    MODEL_TIER_INHERIT: _ClassVar[ModelTier]
    MODEL_TIER_FLASH_LITE: _ClassVar[ModelTier]
    MODEL_TIER_FLASH: _ClassVar[ModelTier]
    MODEL_TIER_PRO: _ClassVar[ModelTier]

class MessagePriority(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MESSAGE_PRIORITY_UNSPECIFIED: _ClassVar[MessagePriority]
    MESSAGE_PRIORITY_LOW: _ClassVar[MessagePriority]
    MESSAGE_PRIORITY_NORMAL: _ClassVar[MessagePriority]
    MESSAGE_PRIORITY_HIGH: _ClassVar[MessagePriority]

class MessageDeliveryStrategy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MESSAGE_DELIVERY_STRATEGY_UNSPECIFIED: _ClassVar[MessageDeliveryStrategy]
    MESSAGE_DELIVERY_STRATEGY_NEXT_INVOCATION: _ClassVar[MessageDeliveryStrategy]
    MESSAGE_DELIVERY_STRATEGY_WHEN_IDLE: _ClassVar[MessageDeliveryStrategy]

class TokenType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TOKEN_TYPE_UNSPECIFIED: _ClassVar[TokenType]
    TOKEN_TYPE_SYSTEM_PROMPT: _ClassVar[TokenType]
    TOKEN_TYPE_TOOLS: _ClassVar[TokenType]
    TOKEN_TYPE_RULES: _ClassVar[TokenType]
    TOKEN_TYPE_MCP_TOOLS: _ClassVar[TokenType]
    TOKEN_TYPE_SKILLS: _ClassVar[TokenType]
    TOKEN_TYPE_SUBAGENTS: _ClassVar[TokenType]
    TOKEN_TYPE_CHAT_MESSAGES: _ClassVar[TokenType]
    TOKEN_TYPE_WORKFLOWS: _ClassVar[TokenType]
    TOKEN_TYPE_PLUGINS: _ClassVar[TokenType]
    TOKEN_TYPE_FLOWS: _ClassVar[TokenType]

class TokenSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TOKEN_SOURCE_UNSPECIFIED: _ClassVar[TokenSource]
    TOKEN_SOURCE_SYSTEM: _ClassVar[TokenSource]
    TOKEN_SOURCE_USER: _ClassVar[TokenSource]

class RenderLocation(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RENDER_LOCATION_UNSPECIFIED: _ClassVar[RenderLocation]
    RENDER_LOCATION_ABOVE_INPUT: _ClassVar[RenderLocation]
    RENDER_LOCATION_SIDE_PANEL: _ClassVar[RenderLocation]
DISCOVERY_CATEGORY_UNSPECIFIED: DiscoveryCategory
DISCOVERY_CATEGORY_BUILTIN: DiscoveryCategory
DISCOVERY_CATEGORY_INSTALLED: DiscoveryCategory
DISCOVERY_CATEGORY_GOOGLE3: DiscoveryCategory
DISCOVERY_CATEGORY_CONFIG: DiscoveryCategory
DISCOVERY_CATEGORY_WORKSPACE: DiscoveryCategory
INTERACTIVE_CASCADE_EDIT_IMPORTANCE_UNSPECIFIED: InteractiveCascadeEditImportance
INTERACTIVE_CASCADE_EDIT_IMPORTANCE_LOW: InteractiveCascadeEditImportance
INTERACTIVE_CASCADE_EDIT_IMPORTANCE_MEDIUM: InteractiveCascadeEditImportance
INTERACTIVE_CASCADE_EDIT_IMPORTANCE_HIGH: InteractiveCascadeEditImportance
CORTEX_REQUEST_SOURCE_UNSPECIFIED: CortexRequestSource
CORTEX_REQUEST_SOURCE_CASCADE: CortexRequestSource
CORTEX_REQUEST_SOURCE_USER_IMPLICIT: CortexRequestSource
WORKSPACE_TYPE_UNSPECIFIED: WorkspaceType
WORKSPACE_TYPE_GIT: WorkspaceType
WORKSPACE_TYPE_PIPER: WorkspaceType
WORKSPACE_TYPE_FIG: WorkspaceType
WORKSPACE_TYPE_JJ_PIPER: WorkspaceType
WORKSPACE_TYPE_JJ_GIT: WorkspaceType
WORKSPACE_TYPE_COG: WorkspaceType
WORKSPACE_TYPE_REPO: WorkspaceType
SIDECAR_UI_ENTRYPOINT_UNSPECIFIED: SidecarUIEntrypoint
SIDECAR_UI_ENTRYPOINT_AUX_PANE: SidecarUIEntrypoint
SIDECAR_UI_ENTRYPOINT_FULL_PANE: SidecarUIEntrypoint
SIDECAR_UI_ENTRYPOINT_SIDEBAR: SidecarUIEntrypoint
BATTLE_END_TYPE_UNSPECIFIED: BattleEndType
BATTLE_END_TYPE_WINNER: BattleEndType
BATTLE_END_TYPE_TIE: BattleEndType
BATTLE_END_TYPE_KILL: BattleEndType
BATTLE_END_TYPE_SKIP: BattleEndType
BATTLE_END_TYPE_REFERENCE: BattleEndType
BATTLE_END_TYPE_START_ERROR: BattleEndType
CITC_CLONE_STRATEGY_UNSPECIFIED: CitcCloneStrategy
CITC_CLONE_STRATEGY_RPC: CitcCloneStrategy
CITC_CLONE_STRATEGY_VCS_FULL: CitcCloneStrategy
GIT_CLONE_STRATEGY_UNSPECIFIED: GitCloneStrategy
GIT_CLONE_STRATEGY_OVERLAY: GitCloneStrategy
GIT_CLONE_STRATEGY_CLONE: GitCloneStrategy
CORTEX_TRAJECTORY_SOURCE_UNSPECIFIED: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_CASCADE_CLIENT: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_EXPLAIN_PROBLEM: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_REFACTOR_FUNCTION: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_EVAL: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_EVAL_TASK: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_ASYNC_PRR: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_ASYNC_CF: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_ASYNC_SL: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_ASYNC_PRD: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_ASYNC_CM: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_INTERACTIVE_CASCADE: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_REPLAY: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_SDK: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_CLI: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_JETBOX: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_AGENT_API: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_CIDER: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_GEMINI_APP: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_VSCODE: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_VISUAL_STUDIO: CortexTrajectorySource
CORTEX_TRAJECTORY_SOURCE_SUBAGENT: CortexTrajectorySource
CORTEX_TRAJECTORY_TYPE_UNSPECIFIED: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_USER_MAINLINE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_USER_GRANULAR: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_SUPERCOMPLETE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_CASCADE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_CHECKPOINT: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_APPLIER: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_TOOL_CALL_PROPOSAL: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_TRAJECTORY_CHOICE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_LLM_JUDGE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_INTERACTIVE_CASCADE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_BRAIN_UPDATE: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_SIDE_QUESTION: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_COMMIT_MESSAGE_GENERATION: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_BROWSER: CortexTrajectoryType
CORTEX_TRAJECTORY_TYPE_KNOWLEDGE_GENERATION: CortexTrajectoryType
CORTEX_TRAJECTORY_REFERENCE_TYPE_UNSPECIFIED: CortexTrajectoryReferenceType
CORTEX_TRAJECTORY_REFERENCE_TYPE_PRUNE: CortexTrajectoryReferenceType
CORTEX_TRAJECTORY_REFERENCE_TYPE_FORK: CortexTrajectoryReferenceType
CORTEX_TRAJECTORY_REFERENCE_TYPE_BATTLE_MODE: CortexTrajectoryReferenceType
CORTEX_TRAJECTORY_REFERENCE_TYPE_THOUGHT_REWRITE: CortexTrajectoryReferenceType
CORTEX_TRAJECTORY_REFERENCE_TYPE_BATTLE_MODE_REFERENCE_BACKUP: CortexTrajectoryReferenceType
CORTEX_TRAJECTORY_REFERENCE_TYPE_SUBAGENT_FORK: CortexTrajectoryReferenceType
SENSITIVITY_LEVEL_UNSPECIFIED: SensitivityLevel
SENSITIVITY_LEVEL_STANDARD: SensitivityLevel
SENSITIVITY_LEVEL_REDACTED: SensitivityLevel
SENSITIVITY_LEVEL_RESTRICTED: SensitivityLevel
RETRY_REASON_UNSPECIFIED: RetryReason
RETRY_REASON_API_RETRYABLE: RetryReason
RETRY_REASON_MODEL_CORRECTABLE: RetryReason
RETRY_REASON_NON_RECOVERABLE: RetryReason
TRUNCATION_REASON_UNSPECIFIED: TruncationReason
TRUNCATION_REASON_PROMPT_CACHE_TTL_EXPIRED: TruncationReason
TRUNCATION_REASON_MAX_TOKEN_LIMIT: TruncationReason
CORTEX_STEP_SOURCE_UNSPECIFIED: CortexStepSource
CORTEX_STEP_SOURCE_MODEL: CortexStepSource
CORTEX_STEP_SOURCE_USER_IMPLICIT: CortexStepSource
CORTEX_STEP_SOURCE_USER_EXPLICIT: CortexStepSource
CORTEX_STEP_SOURCE_SYSTEM: CortexStepSource
CORTEX_STEP_SOURCE_SYSTEM_SDK: CortexStepSource
CORTEX_COMPONENT_SOURCE_UNSPECIFIED: CortexComponentSource
CORTEX_COMPONENT_SOURCE_BUILTIN: CortexComponentSource
CORTEX_COMPONENT_SOURCE_PROVIDER: CortexComponentSource
CORTEX_COMPONENT_SOURCE_CUSTOMIZATION: CortexComponentSource
CORTEX_STEP_CREDIT_REASON_UNSPECIFIED: CortexStepCreditReason
CORTEX_STEP_CREDIT_REASON_LINT_FIXING_DISCOUNT: CortexStepCreditReason
CORTEX_STEP_STATUS_UNSPECIFIED: CortexStepStatus
CORTEX_STEP_STATUS_GENERATING: CortexStepStatus
CORTEX_STEP_STATUS_QUEUED: CortexStepStatus
CORTEX_STEP_STATUS_PENDING: CortexStepStatus
CORTEX_STEP_STATUS_RUNNING: CortexStepStatus
CORTEX_STEP_STATUS_WAITING: CortexStepStatus
CORTEX_STEP_STATUS_DONE: CortexStepStatus
CORTEX_STEP_STATUS_INVALID: CortexStepStatus
CORTEX_STEP_STATUS_CLEARED: CortexStepStatus
CORTEX_STEP_STATUS_CANCELED: CortexStepStatus
CORTEX_STEP_STATUS_ERROR: CortexStepStatus
CORTEX_STEP_STATUS_INTERRUPTED: CortexStepStatus
CASCADE_RUN_STATUS_UNSPECIFIED: CascadeRunStatus
CASCADE_RUN_STATUS_IDLE: CascadeRunStatus
CASCADE_RUN_STATUS_RUNNING: CascadeRunStatus
CASCADE_RUN_STATUS_CANCELING: CascadeRunStatus
CASCADE_RUN_STATUS_BUSY: CascadeRunStatus
SECTION_OVERRIDE_MODE_UNSPECIFIED: SectionOverrideMode
SECTION_OVERRIDE_MODE_OVERRIDE: SectionOverrideMode
SECTION_OVERRIDE_MODE_APPEND: SectionOverrideMode
SECTION_OVERRIDE_MODE_PREPEND: SectionOverrideMode
AGENT_MODE_UNSPECIFIED: AgentMode
AGENT_MODE_PLANNING: AgentMode
AGENT_MODE_EXECUTION: AgentMode
AGENT_MODE_VERIFICATION: AgentMode
REPLACE_TOOL_VARIANT_UNSPECIFIED: ReplaceToolVariant
REPLACE_TOOL_VARIANT_REPLACEMENT_CHUNK: ReplaceToolVariant
REPLACE_TOOL_VARIANT_SEARCH_REPLACE: ReplaceToolVariant
REPLACE_TOOL_VARIANT_APPLY_PATCH: ReplaceToolVariant
REPLACE_TOOL_VARIANT_SINGLE_MULTI: ReplaceToolVariant
BROWSER_SUBAGENT_MODE_UNSPECIFIED: BrowserSubagentMode
BROWSER_SUBAGENT_MODE_MAIN_AGENT_ONLY: BrowserSubagentMode
BROWSER_SUBAGENT_MODE_SUBAGENT_PRIMARILY: BrowserSubagentMode
BROWSER_SUBAGENT_MODE_BOTH_AGENTS: BrowserSubagentMode
BROWSER_SUBAGENT_MODE_SUBAGENT_ONLY: BrowserSubagentMode
BROWSER_TOOL_SET_MODE_UNSPECIFIED: BrowserToolSetMode
BROWSER_TOOL_SET_MODE_ALL_TOOLS: BrowserToolSetMode
BROWSER_TOOL_SET_MODE_PIXEL_ONLY: BrowserToolSetMode
BROWSER_TOOL_SET_MODE_ALL_INPUT_PIXEL_OUTPUT: BrowserToolSetMode
AUTO_INTERACTION_BEHAVIOR_UNSPECIFIED: AutoInteractionBehavior
AUTO_INTERACTION_BEHAVIOR_ALLOW_ALL: AutoInteractionBehavior
AUTO_INTERACTION_BEHAVIOR_DENY_ALL: AutoInteractionBehavior
AGENT_SURFACE_UNSPECIFIED: AgentSurface
AGENT_SURFACE_BASELINE: AgentSurface
AGENT_SURFACE_CLI: AgentSurface
AGENT_SURFACE_HUB: AgentSurface
BROWSER_ACTION_WAITING_REASON_UNSPECIFIED: BrowserActionWaitingReason
BROWSER_ACTION_WAITING_REASON_PAGE_ACCESS: BrowserActionWaitingReason
BROWSER_ACTION_WAITING_REASON_ACTION_PERMISSION: BrowserActionWaitingReason
BROWSER_ACTION_WAITING_REASON_PAGE_ACCESS_AND_ACTION_PERMISSION: BrowserActionWaitingReason
PERMISSION_SCOPE_UNSPECIFIED: PermissionScope
PERMISSION_SCOPE_ONCE: PermissionScope
PERMISSION_SCOPE_CONVERSATION: PermissionScope
PERMISSION_SCOPE_WORKSPACE: PermissionScope
PERMISSION_SCOPE_GLOBAL: PermissionScope
PERMISSION_SCOPE_PROJECT: PermissionScope
CORTEX_STEP_TYPE_UNSPECIFIED: CortexStepType
CORTEX_STEP_TYPE_DUMMY: CortexStepType
CORTEX_STEP_TYPE_FINISH: CortexStepType
CORTEX_STEP_TYPE_MQUERY: CortexStepType
CORTEX_STEP_TYPE_CODE_ACTION: CortexStepType
CORTEX_STEP_TYPE_GIT_COMMIT: CortexStepType
CORTEX_STEP_TYPE_GREP_SEARCH: CortexStepType
CORTEX_STEP_TYPE_VIEW_CODE_ITEM: CortexStepType
CORTEX_STEP_TYPE_ERROR_MESSAGE: CortexStepType
CORTEX_STEP_TYPE_RUN_COMMAND: CortexStepType
CORTEX_STEP_TYPE_FIND: CortexStepType
CORTEX_STEP_TYPE_SUGGESTED_RESPONSES: CortexStepType
CORTEX_STEP_TYPE_COMMAND_STATUS: CortexStepType
CORTEX_STEP_TYPE_READ_URL_CONTENT: CortexStepType
CORTEX_STEP_TYPE_VIEW_CONTENT_CHUNK: CortexStepType
CORTEX_STEP_TYPE_SEARCH_WEB: CortexStepType
CORTEX_STEP_TYPE_MCP_TOOL: CortexStepType
CORTEX_STEP_TYPE_CLIPBOARD: CortexStepType
CORTEX_STEP_TYPE_VIEW_FILE_OUTLINE: CortexStepType
CORTEX_STEP_TYPE_LIST_RESOURCES: CortexStepType
CORTEX_STEP_TYPE_READ_RESOURCE: CortexStepType
CORTEX_STEP_TYPE_LINT_DIFF: CortexStepType
CORTEX_STEP_TYPE_RUN_EXTENSION_CODE: CortexStepType
CORTEX_STEP_TYPE_TRAJECTORY_SEARCH: CortexStepType
CORTEX_STEP_TYPE_READ_TERMINAL: CortexStepType
CORTEX_STEP_TYPE_CODE_SEARCH: CortexStepType
CORTEX_STEP_TYPE_NOTIFY_USER: CortexStepType
CORTEX_STEP_TYPE_CODE_ACKNOWLEDGEMENT: CortexStepType
CORTEX_STEP_TYPE_INTERNAL_SEARCH: CortexStepType
CORTEX_STEP_TYPE_GENERATE_IMAGE: CortexStepType
CORTEX_STEP_TYPE_CONVERSATION_HISTORY: CortexStepType
CORTEX_STEP_TYPE_KNOWLEDGE_ARTIFACTS: CortexStepType
CORTEX_STEP_TYPE_SEND_COMMAND_INPUT: CortexStepType
CORTEX_STEP_TYPE_SYSTEM_MESSAGE: CortexStepType
CORTEX_STEP_TYPE_WAIT: CortexStepType
CORTEX_STEP_TYPE_KI_INSERTION: CortexStepType
CORTEX_STEP_TYPE_INVOKE_SUBAGENT: CortexStepType
CORTEX_STEP_TYPE_GENERIC: CortexStepType
CORTEX_STEP_TYPE_RPC_ACTION: CortexStepType
CORTEX_STEP_TYPE_ASK_QUESTION: CortexStepType
CORTEX_STEP_TYPE_DIRECTORY_RULES: CortexStepType
CORTEX_STEP_TYPE_TOOL_SEARCH: CortexStepType
CORTEX_STEP_TYPE_USER_INPUT: CortexStepType
CORTEX_STEP_TYPE_PLANNER_RESPONSE: CortexStepType
CORTEX_STEP_TYPE_VIEW_FILE: CortexStepType
CORTEX_STEP_TYPE_LIST_DIRECTORY: CortexStepType
CORTEX_STEP_TYPE_CHECKPOINT: CortexStepType
CORTEX_STEP_TYPE_FILE_CHANGE: CortexStepType
CORTEX_STEP_TYPE_DELETE_DIRECTORY: CortexStepType
CORTEX_STEP_TYPE_MOVE: CortexStepType
CORTEX_STEP_TYPE_EPHEMERAL_MESSAGE: CortexStepType
CORTEX_STEP_TYPE_COMPILE_APPLET: CortexStepType
CORTEX_STEP_TYPE_INSTALL_APPLET_DEPENDENCIES: CortexStepType
CORTEX_STEP_TYPE_INSTALL_APPLET_PACKAGE: CortexStepType
CORTEX_STEP_TYPE_RESTART_DEV_SERVER: CortexStepType
CORTEX_STEP_TYPE_SHELL_EXEC: CortexStepType
CORTEX_STEP_TYPE_LINT_APPLET: CortexStepType
CORTEX_STEP_TYPE_WRITE_BLOB: CortexStepType
CORTEX_STEP_TYPE_SET_UP_FIREBASE: CortexStepType
CORTEX_STEP_TYPE_DEPLOY_FIREBASE: CortexStepType
CORTEX_STEP_TYPE_SET_UP_CLOUD_SQL: CortexStepType
CORTEX_STEP_TYPE_CLOUD_SQL_UPDATE_SCHEMA: CortexStepType
CORTEX_STEP_TYPE_CLOUD_SQL_EXECUTE_SQL: CortexStepType
CORTEX_STEP_TYPE_AGENCY_TOOL_CALL: CortexStepType
CORTEX_STEP_TYPE_CIDER_AGENT_DUMMY: CortexStepType
CORTEX_STEP_TYPE_BUILD_CLEANER: CortexStepType
CORTEX_STEP_TYPE_EDIT_NOTEBOOK: CortexStepType
CORTEX_STEP_TYPE_READ_NOTEBOOK: CortexStepType
CORTEX_STEP_TYPE_EXECUTE_NOTEBOOK: CortexStepType
CORTEX_STEP_TYPE_PROPOSE_AI_COMMENTS: CortexStepType
CORTEX_STEP_TYPE_START_CODE_REVIEW: CortexStepType
CORTEX_STEP_TYPE_BLAZE_BUILD_TARGETS: CortexStepType
CORTEX_STEP_TYPE_BLAZE_TEST_TARGETS: CortexStepType
CORTEX_STEP_TYPE_MOMA: CortexStepType
CORTEX_STEP_TYPE_RETRIEVE_CONTENT: CortexStepType
CORTEX_STEP_TYPE_CRITIQUE: CortexStepType
CORTEX_STEP_TYPE_FINDINGS: CortexStepType
CORTEX_STEP_TYPE_PLAN_INPUT: CortexStepType
CORTEX_STEP_TYPE_COMPILE: CortexStepType
CORTEX_STEP_TYPE_PROPOSE_CODE: CortexStepType
CORTEX_STEP_TYPE_MEMORY: CortexStepType
CORTEX_STEP_TYPE_RETRIEVE_MEMORY: CortexStepType
CORTEX_STEP_TYPE_MANAGER_FEEDBACK: CortexStepType
CORTEX_STEP_TYPE_TOOL_CALL_PROPOSAL: CortexStepType
CORTEX_STEP_TYPE_TOOL_CALL_CHOICE: CortexStepType
CORTEX_STEP_TYPE_TRAJECTORY_CHOICE: CortexStepType
CORTEX_STEP_TYPE_POST_PR_REVIEW: CortexStepType
CORTEX_STEP_TYPE_FIND_ALL_REFERENCES: CortexStepType
CORTEX_STEP_TYPE_BRAIN_UPDATE: CortexStepType
CORTEX_STEP_TYPE_OPEN_BROWSER_URL: CortexStepType
CORTEX_STEP_TYPE_PROPOSAL_FEEDBACK: CortexStepType
CORTEX_STEP_TYPE_EXECUTE_BROWSER_JAVASCRIPT: CortexStepType
CORTEX_STEP_TYPE_LIST_BROWSER_PAGES: CortexStepType
CORTEX_STEP_TYPE_CAPTURE_BROWSER_SCREENSHOT: CortexStepType
CORTEX_STEP_TYPE_CLICK_BROWSER_PIXEL: CortexStepType
CORTEX_STEP_TYPE_CAPTURE_BROWSER_CONSOLE_LOGS: CortexStepType
CORTEX_STEP_TYPE_READ_BROWSER_PAGE: CortexStepType
CORTEX_STEP_TYPE_BROWSER_GET_DOM: CortexStepType
CORTEX_STEP_TYPE_BROWSER_INPUT: CortexStepType
CORTEX_STEP_TYPE_BROWSER_MOVE_MOUSE: CortexStepType
CORTEX_STEP_TYPE_BROWSER_SELECT_OPTION: CortexStepType
CORTEX_STEP_TYPE_BROWSER_SCROLL_UP: CortexStepType
CORTEX_STEP_TYPE_BROWSER_SCROLL_DOWN: CortexStepType
CORTEX_STEP_TYPE_BROWSER_CLICK_ELEMENT: CortexStepType
CORTEX_STEP_TYPE_BROWSER_PRESS_KEY: CortexStepType
CORTEX_STEP_TYPE_TASK_BOUNDARY: CortexStepType
CORTEX_STEP_TYPE_BROWSER_SUBAGENT: CortexStepType
CORTEX_STEP_TYPE_BROWSER_SCROLL: CortexStepType
CORTEX_STEP_TYPE_KNOWLEDGE_GENERATION: CortexStepType
CORTEX_STEP_TYPE_BROWSER_RESIZE_WINDOW: CortexStepType
CORTEX_STEP_TYPE_BROWSER_DRAG_PIXEL_TO_PIXEL: CortexStepType
CORTEX_STEP_TYPE_BROWSER_MOUSE_WHEEL: CortexStepType
CORTEX_STEP_TYPE_BROWSER_MOUSE_UP: CortexStepType
CORTEX_STEP_TYPE_BROWSER_MOUSE_DOWN: CortexStepType
CORTEX_STEP_TYPE_WORKSPACE_API: CortexStepType
CORTEX_STEP_TYPE_BROWSER_LIST_NETWORK_REQUESTS: CortexStepType
CORTEX_STEP_TYPE_BROWSER_GET_NETWORK_REQUEST: CortexStepType
CORTEX_STEP_TYPE_BROWSER_REFRESH_PAGE: CortexStepType
CHECKPOINT_STRATEGY_UNSPECIFIED: CheckpointStrategy
CHECKPOINT_STRATEGY_SAME_MODEL: CheckpointStrategy
CHECKPOINT_STRATEGY_SINGLE_PROMPT: CheckpointStrategy
SEMANTIC_CODEBASE_SEARCH_TYPE_UNSPECIFIED: SemanticCodebaseSearchType
SEMANTIC_CODEBASE_SEARCH_TYPE_MQUERY: SemanticCodebaseSearchType
SEMANTIC_CODEBASE_SEARCH_TYPE_VECTOR_INDEX: SemanticCodebaseSearchType
ACKNOWLEDGEMENT_TYPE_UNSPECIFIED: AcknowledgementType
ACKNOWLEDGEMENT_TYPE_ACCEPT: AcknowledgementType
ACKNOWLEDGEMENT_TYPE_REJECT: AcknowledgementType
ACKNOWLEDGEMENT_TYPE_STALE: AcknowledgementType
ACKNOWLEDGEMENT_TYPE_CLEARED: AcknowledgementType
CODE_HEURISTIC_FAILURE_UNSPECIFIED: CodeHeuristicFailure
CODE_HEURISTIC_FAILURE_LAZY_COMMENT: CodeHeuristicFailure
CODE_HEURISTIC_FAILURE_DELETED_LINES: CodeHeuristicFailure
FILE_CHANGE_TYPE_UNSPECIFIED: FileChangeType
FILE_CHANGE_TYPE_CREATE: FileChangeType
FILE_CHANGE_TYPE_EDIT: FileChangeType
FILE_CHANGE_TYPE_DELETE: FileChangeType
FIND_RESULT_TYPE_UNSPECIFIED: FindResultType
FIND_RESULT_TYPE_FILE: FindResultType
FIND_RESULT_TYPE_DIRECTORY: FindResultType
FIND_RESULT_TYPE_ANY: FindResultType
CORTEX_STEP_COMPILE_TOOL_UNSPECIFIED: CortexStepCompileTool
CORTEX_STEP_COMPILE_TOOL_PYLINT: CortexStepCompileTool
FIREBASE_PLATFORM_UNSPECIFIED: FirebasePlatform
FIREBASE_PLATFORM_WEB: FirebasePlatform
FIREBASE_PLATFORM_ANDROID: FirebasePlatform
FIREBASE_PRODUCT_UNSPECIFIED: FirebaseProduct
FIREBASE_PRODUCT_FIRESTORE: FirebaseProduct
FIREBASE_PRODUCT_AI_LOGIC: FirebaseProduct
ERROR_CODE_OK: SetUpFirebaseErrorCode
ERROR_CODE_CANCELLED: SetUpFirebaseErrorCode
ERROR_CODE_UNKNOWN: SetUpFirebaseErrorCode
ERROR_CODE_INVALID_ARGUMENT: SetUpFirebaseErrorCode
ERROR_CODE_DEADLINE_EXCEEDED: SetUpFirebaseErrorCode
ERROR_CODE_NOT_FOUND: SetUpFirebaseErrorCode
ERROR_CODE_ALREADY_EXISTS: SetUpFirebaseErrorCode
ERROR_CODE_PERMISSION_DENIED: SetUpFirebaseErrorCode
ERROR_CODE_UNAUTHENTICATED: SetUpFirebaseErrorCode
ERROR_CODE_RESOURCE_EXHAUSTED: SetUpFirebaseErrorCode
ERROR_CODE_FAILED_PRECONDITION: SetUpFirebaseErrorCode
ERROR_CODE_ABORTED: SetUpFirebaseErrorCode
ERROR_CODE_OUT_OF_RANGE: SetUpFirebaseErrorCode
ERROR_CODE_UNIMPLEMENTED: SetUpFirebaseErrorCode
ERROR_CODE_INTERNAL: SetUpFirebaseErrorCode
ERROR_CODE_UNAVAILABLE: SetUpFirebaseErrorCode
ERROR_CODE_DATA_LOSS: SetUpFirebaseErrorCode
SET_UP_FIREBASE_REQUEST_UNSPECIFIED: SetUpFirebaseRequest
SET_UP_FIREBASE_REQUEST_FORCE_SHOW_SET_UP_UI: SetUpFirebaseRequest
SET_UP_FIREBASE_REQUEST_PROVISION: SetUpFirebaseRequest
SET_UP_FIREBASE_RESULT_UNSPECIFIED: SetUpFirebaseResult
SET_UP_FIREBASE_RESULT_SHOW_SET_UP_UI: SetUpFirebaseResult
SET_UP_FIREBASE_RESULT_IMPLEMENT_FIREBASE: SetUpFirebaseResult
SET_UP_FIREBASE_RESULT_TOS_ERROR: SetUpFirebaseResult
SET_UP_FIREBASE_RESULT_PROVISIONING_ERROR: SetUpFirebaseResult
SET_UP_CLOUD_SQL_ERROR_CODE_OK: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_CANCELLED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_UNKNOWN: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_INVALID_ARGUMENT: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_DEADLINE_EXCEEDED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_NOT_FOUND: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_ALREADY_EXISTS: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_PERMISSION_DENIED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_UNAUTHENTICATED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_RESOURCE_EXHAUSTED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_FAILED_PRECONDITION: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_ABORTED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_OUT_OF_RANGE: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_UNIMPLEMENTED: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_INTERNAL: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_UNAVAILABLE: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_ERROR_CODE_DATA_LOSS: SetUpCloudSqlErrorCode
SET_UP_CLOUD_SQL_RESULT_UNSPECIFIED: SetUpCloudSqlResult
SET_UP_CLOUD_SQL_RESULT_IMPLEMENT_CLOUDSQL: SetUpCloudSqlResult
SET_UP_CLOUD_SQL_RESULT_PROVISIONING_ERROR: SetUpCloudSqlResult
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_OK: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_CANCELLED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNKNOWN: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_INVALID_ARGUMENT: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_DEADLINE_EXCEEDED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_NOT_FOUND: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_ALREADY_EXISTS: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_PERMISSION_DENIED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNAUTHENTICATED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_RESOURCE_EXHAUSTED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_FAILED_PRECONDITION: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_ABORTED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_OUT_OF_RANGE: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNIMPLEMENTED: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_INTERNAL: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_UNAVAILABLE: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_ERROR_CODE_DATA_LOSS: CloudSQLUpdateSchemaErrorCode
CLOUD_SQL_UPDATE_SCHEMA_RESULT_UNSPECIFIED: CloudSQLUpdateSchemaResult
CLOUD_SQL_UPDATE_SCHEMA_RESULT_SUCCESS: CloudSQLUpdateSchemaResult
CLOUD_SQL_UPDATE_SCHEMA_RESULT_ERROR: CloudSQLUpdateSchemaResult
EDIT_NOTEBOOK_OPERATION_UNSPECIFIED: EditNotebookOperation
EDIT_NOTEBOOK_OPERATION_INSERT_AFTER: EditNotebookOperation
EDIT_NOTEBOOK_OPERATION_INSERT_BEFORE: EditNotebookOperation
EDIT_NOTEBOOK_OPERATION_REPLACE_CELLS: EditNotebookOperation
EDIT_NOTEBOOK_OPERATION_DELETE_CELLS: EditNotebookOperation
EDIT_NOTEBOOK_OPERATION_OVERWRITE_NOTEBOOK: EditNotebookOperation
AUTO_RUN_DECISION_UNSPECIFIED: AutoRunDecision
AUTO_RUN_DECISION_USER_ALLOW: AutoRunDecision
AUTO_RUN_DECISION_USER_DENY: AutoRunDecision
AUTO_RUN_DECISION_SYSTEM_ALLOW: AutoRunDecision
AUTO_RUN_DECISION_SYSTEM_DENY: AutoRunDecision
AUTO_RUN_DECISION_MODEL_ALLOW: AutoRunDecision
AUTO_RUN_DECISION_MODEL_DENY: AutoRunDecision
AUTO_RUN_DECISION_DEFAULT_ALLOW: AutoRunDecision
AUTO_RUN_DECISION_DEFAULT_DENY: AutoRunDecision
SEARCH_WEB_TYPE_UNSPECIFIED: SearchWebType
SEARCH_WEB_TYPE_WEB: SearchWebType
SEARCH_WEB_TYPE_IMAGE: SearchWebType
EXECUTOR_TERMINATION_REASON_UNSPECIFIED: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_ERROR: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_USER_CANCELED: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_MAX_INVOCATIONS: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_NO_TOOL_CALL: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_MAX_FORCED_INVOCATIONS: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_EARLY_CONTINUE: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_TERMINAL_STEP_TYPE: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_TERMINAL_CUSTOM_HOOK: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_INJECTED_RESPONSE: ExecutorTerminationReason
EXECUTOR_TERMINATION_REASON_MAX_TOKEN_BUDGET_EXCEEDED: ExecutorTerminationReason
LINT_DIFF_TYPE_UNSPECIFIED: LintDiffType
LINT_DIFF_TYPE_DELETE: LintDiffType
LINT_DIFF_TYPE_INSERT: LintDiffType
LINT_DIFF_TYPE_UNCHANGED: LintDiffType
BRAIN_ENTRY_TYPE_UNSPECIFIED: BrainEntryType
BRAIN_ENTRY_TYPE_PLAN: BrainEntryType
BRAIN_ENTRY_TYPE_TASK: BrainEntryType
TASK_STATUS_UNSPECIFIED: TaskStatus
TASK_STATUS_TODO: TaskStatus
TASK_STATUS_IN_PROGRESS: TaskStatus
TASK_STATUS_DONE: TaskStatus
TASK_DELTA_TYPE_UNSPECIFIED: TaskDeltaType
TASK_DELTA_TYPE_ADD: TaskDeltaType
TASK_DELTA_TYPE_PRUNE: TaskDeltaType
TASK_DELTA_TYPE_DELETE: TaskDeltaType
TASK_DELTA_TYPE_UPDATE: TaskDeltaType
TASK_DELTA_TYPE_MOVE: TaskDeltaType
BRAIN_UPDATE_TRIGGER_UNSPECIFIED: BrainUpdateTrigger
BRAIN_UPDATE_TRIGGER_SYSTEM_FORCED: BrainUpdateTrigger
BRAIN_UPDATE_TRIGGER_USER_REQUESTED: BrainUpdateTrigger
BRAIN_UPDATE_TRIGGER_USER_NEW_INFO: BrainUpdateTrigger
BRAIN_UPDATE_TRIGGER_RESEARCH_NEW_INFO: BrainUpdateTrigger
RECORDING_GENERATION_STATUS_UNSPECIFIED: RecordingGenerationStatus
RECORDING_GENERATION_STATUS_GENERATING: RecordingGenerationStatus
RECORDING_GENERATION_STATUS_ERROR: RecordingGenerationStatus
RECORDING_GENERATION_STATUS_COMPLETED: RecordingGenerationStatus
COMMAND_OUTPUT_PRIORITY_UNSPECIFIED: CommandOutputPriority
COMMAND_OUTPUT_PRIORITY_TOP: CommandOutputPriority
COMMAND_OUTPUT_PRIORITY_BOTTOM: CommandOutputPriority
COMMAND_OUTPUT_PRIORITY_SPLIT: CommandOutputPriority
CORTEX_MEMORY_SOURCE_UNSPECIFIED: CortexMemorySource
CORTEX_MEMORY_SOURCE_USER: CortexMemorySource
CORTEX_MEMORY_SOURCE_CASCADE: CortexMemorySource
CORTEX_MEMORY_TRIGGER_UNSPECIFIED: CortexMemoryTrigger
CORTEX_MEMORY_TRIGGER_ALWAYS_ON: CortexMemoryTrigger
CORTEX_MEMORY_TRIGGER_MODEL_DECISION: CortexMemoryTrigger
CORTEX_MEMORY_TRIGGER_MANUAL: CortexMemoryTrigger
CORTEX_MEMORY_TRIGGER_GLOB: CortexMemoryTrigger
MEMORY_ACTION_TYPE_UNSPECIFIED: MemoryActionType
MEMORY_ACTION_TYPE_CREATE: MemoryActionType
MEMORY_ACTION_TYPE_UPDATE: MemoryActionType
MEMORY_ACTION_TYPE_DELETE: MemoryActionType
MCP_AUTH_PROVIDER_TYPE_UNSPECIFIED: McpAuthProviderType
MCP_AUTH_PROVIDER_TYPE_GOOGLE_CREDENTIALS: McpAuthProviderType
MCP_TOOL_BACKGROUND_MODE_UNSPECIFIED: McpToolBackgroundMode
MCP_TOOL_BACKGROUND_MODE_OFF: McpToolBackgroundMode
MCP_TOOL_BACKGROUND_MODE_ALWAYS: McpToolBackgroundMode
MCP_APP_ENTRYPOINT_TYPE_UNSPECIFIED: McpAppEntrypointType
MCP_APP_ENTRYPOINT_TYPE_AUX_PANE: McpAppEntrypointType
CORTEX_STEP_MANAGER_FEEDBACK_STATUS_UNSPECIFIED: CortexStepManagerFeedbackStatus
CORTEX_STEP_MANAGER_FEEDBACK_STATUS_APPROVED: CortexStepManagerFeedbackStatus
CORTEX_STEP_MANAGER_FEEDBACK_STATUS_DENIED: CortexStepManagerFeedbackStatus
CORTEX_STEP_MANAGER_FEEDBACK_STATUS_ERROR: CortexStepManagerFeedbackStatus
EPHEMERAL_MESSAGE_PERSISTENCE_LEVEL_UNSPECIFIED: EphemeralMessagePersistenceLevel
EPHEMERAL_MESSAGE_PERSISTENCE_LEVEL_ALL: EphemeralMessagePersistenceLevel
EPHEMERAL_MESSAGE_PERSISTENCE_LEVEL_LATEST_ONLY: EphemeralMessagePersistenceLevel
BROWSER_EPHEMERAL_OPTION_UNSPECIFIED: BrowserEphemeralOption
BROWSER_EPHEMERAL_OPTION_SCREENSHOT: BrowserEphemeralOption
BROWSER_EPHEMERAL_OPTION_DOM: BrowserEphemeralOption
RUN_EXTENSION_CODE_AUTO_RUN_DECISION_UNSPECIFIED: RunExtensionCodeAutoRunDecision
RUN_EXTENSION_CODE_AUTO_RUN_DECISION_ALLOWED: RunExtensionCodeAutoRunDecision
RUN_EXTENSION_CODE_AUTO_RUN_DECISION_DENIED: RunExtensionCodeAutoRunDecision
RUN_EXTENSION_CODE_AUTO_RUN_DECISION_MODEL_ALLOWED: RunExtensionCodeAutoRunDecision
RUN_EXTENSION_CODE_AUTO_RUN_DECISION_MODEL_DENIED: RunExtensionCodeAutoRunDecision
TRAJECTORY_SEARCH_ID_TYPE_UNSPECIFIED: TrajectorySearchIdType
TRAJECTORY_SEARCH_ID_TYPE_CASCADE_ID: TrajectorySearchIdType
TRAJECTORY_SEARCH_ID_TYPE_MAINLINE: TrajectorySearchIdType
CODE_ACKNOWLEDGEMENT_SCOPE_UNSPECIFIED: CodeAcknowledgementScope
CODE_ACKNOWLEDGEMENT_SCOPE_FILE: CodeAcknowledgementScope
CODE_ACKNOWLEDGEMENT_SCOPE_ALL: CodeAcknowledgementScope
CODE_ACKNOWLEDGEMENT_SCOPE_HUNK: CodeAcknowledgementScope
ARTIFACT_REVIEW_STATUS_UNSPECIFIED: ArtifactReviewStatus
ARTIFACT_REVIEW_STATUS_PENDING_REVIEW: ArtifactReviewStatus
ARTIFACT_REVIEW_STATUS_REVIEWED: ArtifactReviewStatus
ARTIFACT_REVIEW_STATUS_MODIFIED: ArtifactReviewStatus
MODEL_TIER_UNSPECIFIED: ModelTier
MODEL_TIER_INHERIT: ModelTier
MODEL_TIER_FLASH_LITE: ModelTier
MODEL_TIER_FLASH: ModelTier
MODEL_TIER_PRO: ModelTier
MESSAGE_PRIORITY_UNSPECIFIED: MessagePriority
MESSAGE_PRIORITY_LOW: MessagePriority
MESSAGE_PRIORITY_NORMAL: MessagePriority
MESSAGE_PRIORITY_HIGH: MessagePriority
MESSAGE_DELIVERY_STRATEGY_UNSPECIFIED: MessageDeliveryStrategy
MESSAGE_DELIVERY_STRATEGY_NEXT_INVOCATION: MessageDeliveryStrategy
MESSAGE_DELIVERY_STRATEGY_WHEN_IDLE: MessageDeliveryStrategy
TOKEN_TYPE_UNSPECIFIED: TokenType
TOKEN_TYPE_SYSTEM_PROMPT: TokenType
TOKEN_TYPE_TOOLS: TokenType
TOKEN_TYPE_RULES: TokenType
TOKEN_TYPE_MCP_TOOLS: TokenType
TOKEN_TYPE_SKILLS: TokenType
TOKEN_TYPE_SUBAGENTS: TokenType
TOKEN_TYPE_CHAT_MESSAGES: TokenType
TOKEN_TYPE_WORKFLOWS: TokenType
TOKEN_TYPE_PLUGINS: TokenType
TOKEN_TYPE_FLOWS: TokenType
TOKEN_SOURCE_UNSPECIFIED: TokenSource
TOKEN_SOURCE_SYSTEM: TokenSource
TOKEN_SOURCE_USER: TokenSource
RENDER_LOCATION_UNSPECIFIED: RenderLocation
RENDER_LOCATION_ABOVE_INPUT: RenderLocation
RENDER_LOCATION_SIDE_PANEL: RenderLocation

class MarketplaceInstall(_message.Message):
    __slots__ = ("marketplace", "id", "version")
    MARKETPLACE_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    marketplace: str
    id: str
    version: str
    def __init__(self, marketplace: _Optional[str] = ..., id: _Optional[str] = ..., version: _Optional[str] = ...) -> None: ...

class PlanInput(_message.Message):
    __slots__ = ("goal", "next_steps", "target_directories", "target_files", "scope_items")
    GOAL_FIELD_NUMBER: _ClassVar[int]
    NEXT_STEPS_FIELD_NUMBER: _ClassVar[int]
    TARGET_DIRECTORIES_FIELD_NUMBER: _ClassVar[int]
    TARGET_FILES_FIELD_NUMBER: _ClassVar[int]
    SCOPE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    goal: str
    next_steps: _containers.RepeatedScalarFieldContainer[str]
    target_directories: _containers.RepeatedScalarFieldContainer[str]
    target_files: _containers.RepeatedScalarFieldContainer[str]
    scope_items: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ContextScopeItem]
    def __init__(self, goal: _Optional[str] = ..., next_steps: _Optional[_Iterable[str]] = ..., target_directories: _Optional[_Iterable[str]] = ..., target_files: _Optional[_Iterable[str]] = ..., scope_items: _Optional[_Iterable[_Union[_codeium_common_pb2.ContextScopeItem, _Mapping]]] = ...) -> None: ...

class ActionSpec(_message.Message):
    __slots__ = ("command", "create_file", "delete_file", "sed", "parent_step_indices")
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    CREATE_FILE_FIELD_NUMBER: _ClassVar[int]
    DELETE_FILE_FIELD_NUMBER: _ClassVar[int]
    SED_FIELD_NUMBER: _ClassVar[int]
    PARENT_STEP_INDICES_FIELD_NUMBER: _ClassVar[int]
    command: ActionSpecCommand
    create_file: ActionSpecCreateFile
    delete_file: ActionSpecDeleteFile
    sed: ActionSpecSed
    parent_step_indices: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, command: _Optional[_Union[ActionSpecCommand, _Mapping]] = ..., create_file: _Optional[_Union[ActionSpecCreateFile, _Mapping]] = ..., delete_file: _Optional[_Union[ActionSpecDeleteFile, _Mapping]] = ..., sed: _Optional[_Union[ActionSpecSed, _Mapping]] = ..., parent_step_indices: _Optional[_Iterable[int]] = ...) -> None: ...

class ActionSpecCreateFile(_message.Message):
    __slots__ = ("instruction", "path", "reference_ccis", "overwrite", "append")
    INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_CCIS_FIELD_NUMBER: _ClassVar[int]
    OVERWRITE_FIELD_NUMBER: _ClassVar[int]
    APPEND_FIELD_NUMBER: _ClassVar[int]
    instruction: str
    path: _codeium_common_pb2.PathScopeItem
    reference_ccis: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeContextItem]
    overwrite: bool
    append: bool
    def __init__(self, instruction: _Optional[str] = ..., path: _Optional[_Union[_codeium_common_pb2.PathScopeItem, _Mapping]] = ..., reference_ccis: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]]] = ..., overwrite: bool = ..., append: bool = ...) -> None: ...

class ActionSpecDeleteFile(_message.Message):
    __slots__ = ("path",)
    PATH_FIELD_NUMBER: _ClassVar[int]
    path: _codeium_common_pb2.PathScopeItem
    def __init__(self, path: _Optional[_Union[_codeium_common_pb2.PathScopeItem, _Mapping]] = ...) -> None: ...

class ActionSpecSed(_message.Message):
    __slots__ = ("expressions", "path", "file_content")
    class FileContentEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    EXPRESSIONS_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    FILE_CONTENT_FIELD_NUMBER: _ClassVar[int]
    expressions: _containers.RepeatedScalarFieldContainer[str]
    path: _codeium_common_pb2.PathScopeItem
    file_content: _containers.ScalarMap[str, str]
    def __init__(self, expressions: _Optional[_Iterable[str]] = ..., path: _Optional[_Union[_codeium_common_pb2.PathScopeItem, _Mapping]] = ..., file_content: _Optional[_Mapping[str, str]] = ...) -> None: ...

class LineRangeTarget(_message.Message):
    __slots__ = ("absolute_uri", "start_line", "end_line")
    ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    START_LINE_FIELD_NUMBER: _ClassVar[int]
    END_LINE_FIELD_NUMBER: _ClassVar[int]
    absolute_uri: str
    start_line: int
    end_line: int
    def __init__(self, absolute_uri: _Optional[str] = ..., start_line: _Optional[int] = ..., end_line: _Optional[int] = ...) -> None: ...

class CommandContentTarget(_message.Message):
    __slots__ = ("content", "absolute_uri")
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    content: str
    absolute_uri: str
    def __init__(self, content: _Optional[str] = ..., absolute_uri: _Optional[str] = ...) -> None: ...

class ReplacementChunk(_message.Message):
    __slots__ = ("target_content", "replacement_content", "allow_multiple", "target_has_carriage_return", "context_lines", "start_line", "end_line", "acknowledgement_type", "index")
    TARGET_CONTENT_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_CONTENT_FIELD_NUMBER: _ClassVar[int]
    ALLOW_MULTIPLE_FIELD_NUMBER: _ClassVar[int]
    TARGET_HAS_CARRIAGE_RETURN_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_LINES_FIELD_NUMBER: _ClassVar[int]
    START_LINE_FIELD_NUMBER: _ClassVar[int]
    END_LINE_FIELD_NUMBER: _ClassVar[int]
    ACKNOWLEDGEMENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    target_content: str
    replacement_content: str
    allow_multiple: bool
    target_has_carriage_return: bool
    context_lines: _containers.RepeatedScalarFieldContainer[str]
    start_line: int
    end_line: int
    acknowledgement_type: AcknowledgementType
    index: int
    def __init__(self, target_content: _Optional[str] = ..., replacement_content: _Optional[str] = ..., allow_multiple: bool = ..., target_has_carriage_return: bool = ..., context_lines: _Optional[_Iterable[str]] = ..., start_line: _Optional[int] = ..., end_line: _Optional[int] = ..., acknowledgement_type: _Optional[_Union[AcknowledgementType, str]] = ..., index: _Optional[int] = ...) -> None: ...

class ActionSpecCommand(_message.Message):
    __slots__ = ("instruction", "replacement_chunks", "is_edit", "use_fast_apply", "code_context", "file", "cci_with_subrange", "line_range", "content_target", "reference_ccis", "classification", "importance")
    INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    IS_EDIT_FIELD_NUMBER: _ClassVar[int]
    USE_FAST_APPLY_FIELD_NUMBER: _ClassVar[int]
    CODE_CONTEXT_FIELD_NUMBER: _ClassVar[int]
    FILE_FIELD_NUMBER: _ClassVar[int]
    CCI_WITH_SUBRANGE_FIELD_NUMBER: _ClassVar[int]
    LINE_RANGE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_TARGET_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_CCIS_FIELD_NUMBER: _ClassVar[int]
    CLASSIFICATION_FIELD_NUMBER: _ClassVar[int]
    IMPORTANCE_FIELD_NUMBER: _ClassVar[int]
    instruction: str
    replacement_chunks: _containers.RepeatedCompositeFieldContainer[ReplacementChunk]
    is_edit: bool
    use_fast_apply: bool
    code_context: _codeium_common_pb2.CodeContextItem
    file: _codeium_common_pb2.PathScopeItem
    cci_with_subrange: _codeium_common_pb2.CciWithSubrange
    line_range: LineRangeTarget
    content_target: CommandContentTarget
    reference_ccis: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeContextItem]
    classification: str
    importance: InteractiveCascadeEditImportance
    def __init__(self, instruction: _Optional[str] = ..., replacement_chunks: _Optional[_Iterable[_Union[ReplacementChunk, _Mapping]]] = ..., is_edit: bool = ..., use_fast_apply: bool = ..., code_context: _Optional[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]] = ..., file: _Optional[_Union[_codeium_common_pb2.PathScopeItem, _Mapping]] = ..., cci_with_subrange: _Optional[_Union[_codeium_common_pb2.CciWithSubrange, _Mapping]] = ..., line_range: _Optional[_Union[LineRangeTarget, _Mapping]] = ..., content_target: _Optional[_Union[CommandContentTarget, _Mapping]] = ..., reference_ccis: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]]] = ..., classification: _Optional[str] = ..., importance: _Optional[_Union[InteractiveCascadeEditImportance, str]] = ...) -> None: ...

class ActionResult(_message.Message):
    __slots__ = ("edit", "apply_existing_result")
    EDIT_FIELD_NUMBER: _ClassVar[int]
    APPLY_EXISTING_RESULT_FIELD_NUMBER: _ClassVar[int]
    edit: ActionResultEdit
    apply_existing_result: bool
    def __init__(self, edit: _Optional[_Union[ActionResultEdit, _Mapping]] = ..., apply_existing_result: bool = ...) -> None: ...

class ActionDebugInfo(_message.Message):
    __slots__ = ("entries",)
    class DebugInfoEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    entries: _containers.RepeatedCompositeFieldContainer[ActionDebugInfo.DebugInfoEntry]
    def __init__(self, entries: _Optional[_Iterable[_Union[ActionDebugInfo.DebugInfoEntry, _Mapping]]] = ...) -> None: ...

class ActionResultEdit(_message.Message):
    __slots__ = ("absolute_path_migrate_me_to_uri", "diff", "context_prefix", "context_suffix", "debug_info", "prompt_id", "completion_id", "file_content_hash", "absolute_uri", "result_ccis", "original_content", "create_file")
    ABSOLUTE_PATH_MIGRATE_ME_TO_URI_FIELD_NUMBER: _ClassVar[int]
    DIFF_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_PREFIX_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_SUFFIX_FIELD_NUMBER: _ClassVar[int]
    DEBUG_INFO_FIELD_NUMBER: _ClassVar[int]
    PROMPT_ID_FIELD_NUMBER: _ClassVar[int]
    COMPLETION_ID_FIELD_NUMBER: _ClassVar[int]
    FILE_CONTENT_HASH_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    RESULT_CCIS_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_CONTENT_FIELD_NUMBER: _ClassVar[int]
    CREATE_FILE_FIELD_NUMBER: _ClassVar[int]
    absolute_path_migrate_me_to_uri: str
    diff: _diff_action_pb2.DiffBlock
    context_prefix: str
    context_suffix: str
    debug_info: ActionDebugInfo
    prompt_id: str
    completion_id: str
    file_content_hash: str
    absolute_uri: str
    result_ccis: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeContextItem]
    original_content: str
    create_file: bool
    def __init__(self, absolute_path_migrate_me_to_uri: _Optional[str] = ..., diff: _Optional[_Union[_diff_action_pb2.DiffBlock, _Mapping]] = ..., context_prefix: _Optional[str] = ..., context_suffix: _Optional[str] = ..., debug_info: _Optional[_Union[ActionDebugInfo, _Mapping]] = ..., prompt_id: _Optional[str] = ..., completion_id: _Optional[str] = ..., file_content_hash: _Optional[str] = ..., absolute_uri: _Optional[str] = ..., result_ccis: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]]] = ..., original_content: _Optional[str] = ..., create_file: bool = ...) -> None: ...

class CortexWorkspaceMetadata(_message.Message):
    __slots__ = ("workspace_folder_absolute_uri", "git_root_absolute_uri", "repository", "branch_name")
    WORKSPACE_FOLDER_ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    GIT_ROOT_ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    REPOSITORY_FIELD_NUMBER: _ClassVar[int]
    BRANCH_NAME_FIELD_NUMBER: _ClassVar[int]
    workspace_folder_absolute_uri: str
    git_root_absolute_uri: str
    repository: _codeium_common_pb2.Repository
    branch_name: str
    def __init__(self, workspace_folder_absolute_uri: _Optional[str] = ..., git_root_absolute_uri: _Optional[str] = ..., repository: _Optional[_Union[_codeium_common_pb2.Repository, _Mapping]] = ..., branch_name: _Optional[str] = ...) -> None: ...

class AgentScriptCommandSpec(_message.Message):
    __slots__ = ("command", "args", "work_dir")
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    WORK_DIR_FIELD_NUMBER: _ClassVar[int]
    command: str
    args: _containers.RepeatedScalarFieldContainer[str]
    work_dir: CustomizationPath
    def __init__(self, command: _Optional[str] = ..., args: _Optional[_Iterable[str]] = ..., work_dir: _Optional[_Union[CustomizationPath, _Mapping]] = ...) -> None: ...

class AgentScriptPythonSpec(_message.Message):
    __slots__ = ("main_py_path_uri", "requirements_txt_path_uri", "relative_path_to_main_py", "relative_path_to_requirements_txt")
    MAIN_PY_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    REQUIREMENTS_TXT_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    RELATIVE_PATH_TO_MAIN_PY_FIELD_NUMBER: _ClassVar[int]
    RELATIVE_PATH_TO_REQUIREMENTS_TXT_FIELD_NUMBER: _ClassVar[int]
    main_py_path_uri: str
    requirements_txt_path_uri: str
    relative_path_to_main_py: str
    relative_path_to_requirements_txt: str
    def __init__(self, main_py_path_uri: _Optional[str] = ..., requirements_txt_path_uri: _Optional[str] = ..., relative_path_to_main_py: _Optional[str] = ..., relative_path_to_requirements_txt: _Optional[str] = ...) -> None: ...

class AgentScriptConfigPath(_message.Message):
    __slots__ = ("config_path_uri", "relative_path_to_config")
    CONFIG_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    RELATIVE_PATH_TO_CONFIG_FIELD_NUMBER: _ClassVar[int]
    config_path_uri: str
    relative_path_to_config: str
    def __init__(self, config_path_uri: _Optional[str] = ..., relative_path_to_config: _Optional[str] = ...) -> None: ...

class AgentScriptItem(_message.Message):
    __slots__ = ("name", "description", "disabled", "hidden", "subagent", "main_agent", "command_spec", "python_spec", "config_path", "config", "cascade_config", "disable_model_selection", "model_tier", "input_placeholder", "plugin_name")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    DISABLED_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    SUBAGENT_FIELD_NUMBER: _ClassVar[int]
    MAIN_AGENT_FIELD_NUMBER: _ClassVar[int]
    COMMAND_SPEC_FIELD_NUMBER: _ClassVar[int]
    PYTHON_SPEC_FIELD_NUMBER: _ClassVar[int]
    CONFIG_PATH_FIELD_NUMBER: _ClassVar[int]
    CONFIG_FIELD_NUMBER: _ClassVar[int]
    CASCADE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    DISABLE_MODEL_SELECTION_FIELD_NUMBER: _ClassVar[int]
    MODEL_TIER_FIELD_NUMBER: _ClassVar[int]
    INPUT_PLACEHOLDER_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    description: str
    disabled: bool
    hidden: bool
    subagent: bool
    main_agent: bool
    command_spec: AgentScriptCommandSpec
    python_spec: AgentScriptPythonSpec
    config_path: AgentScriptConfigPath
    config: CustomAgentSpec
    cascade_config: CascadeConfig
    disable_model_selection: bool
    model_tier: ModelTier
    input_placeholder: str
    plugin_name: str
    def __init__(self, name: _Optional[str] = ..., description: _Optional[str] = ..., disabled: bool = ..., hidden: bool = ..., subagent: bool = ..., main_agent: bool = ..., command_spec: _Optional[_Union[AgentScriptCommandSpec, _Mapping]] = ..., python_spec: _Optional[_Union[AgentScriptPythonSpec, _Mapping]] = ..., config_path: _Optional[_Union[AgentScriptConfigPath, _Mapping]] = ..., config: _Optional[_Union[CustomAgentSpec, _Mapping]] = ..., cascade_config: _Optional[_Union[CascadeConfig, _Mapping]] = ..., disable_model_selection: bool = ..., model_tier: _Optional[_Union[ModelTier, str]] = ..., input_placeholder: _Optional[str] = ..., plugin_name: _Optional[str] = ...) -> None: ...

class ExecutableScriptSpec(_message.Message):
    __slots__ = ("command_spec", "python_spec")
    COMMAND_SPEC_FIELD_NUMBER: _ClassVar[int]
    PYTHON_SPEC_FIELD_NUMBER: _ClassVar[int]
    command_spec: AgentScriptCommandSpec
    python_spec: AgentScriptPythonSpec
    def __init__(self, command_spec: _Optional[_Union[AgentScriptCommandSpec, _Mapping]] = ..., python_spec: _Optional[_Union[AgentScriptPythonSpec, _Mapping]] = ...) -> None: ...

class ToolSourceMetadata(_message.Message):
    __slots__ = ("conversation_id", "step_index", "tool_call")
    CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_FIELD_NUMBER: _ClassVar[int]
    conversation_id: str
    step_index: int
    tool_call: _codeium_common_pb2.ChatToolCall
    def __init__(self, conversation_id: _Optional[str] = ..., step_index: _Optional[int] = ..., tool_call: _Optional[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]] = ...) -> None: ...

class SidecarArgumentDefinition(_message.Message):
    __slots__ = ("key", "description", "string_arg", "workspace_arg")
    class StringArgument(_message.Message):
        __slots__ = ("default_value", "placeholder")
        DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
        PLACEHOLDER_FIELD_NUMBER: _ClassVar[int]
        default_value: str
        placeholder: str
        def __init__(self, default_value: _Optional[str] = ..., placeholder: _Optional[str] = ...) -> None: ...
    class WorkspaceArgument(_message.Message):
        __slots__ = ()
        def __init__(self) -> None: ...
    KEY_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    STRING_ARG_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_ARG_FIELD_NUMBER: _ClassVar[int]
    key: str
    description: str
    string_arg: SidecarArgumentDefinition.StringArgument
    workspace_arg: SidecarArgumentDefinition.WorkspaceArgument
    def __init__(self, key: _Optional[str] = ..., description: _Optional[str] = ..., string_arg: _Optional[_Union[SidecarArgumentDefinition.StringArgument, _Mapping]] = ..., workspace_arg: _Optional[_Union[SidecarArgumentDefinition.WorkspaceArgument, _Mapping]] = ...) -> None: ...

class SidecarAgentPermissions(_message.Message):
    __slots__ = ("workspace_uris", "access_grants", "allows_user_interactions")
    WORKSPACE_URIS_FIELD_NUMBER: _ClassVar[int]
    ACCESS_GRANTS_FIELD_NUMBER: _ClassVar[int]
    ALLOWS_USER_INTERACTIONS_FIELD_NUMBER: _ClassVar[int]
    workspace_uris: _containers.RepeatedScalarFieldContainer[str]
    access_grants: _containers.RepeatedScalarFieldContainer[str]
    allows_user_interactions: bool
    def __init__(self, workspace_uris: _Optional[_Iterable[str]] = ..., access_grants: _Optional[_Iterable[str]] = ..., allows_user_interactions: bool = ...) -> None: ...

class SidecarConfig(_message.Message):
    __slots__ = ("command", "builtin", "restart_policy", "args", "description", "has_web_ui", "env", "display_name", "disabled", "ui_config", "agent_permissions", "arguments")
    class EnvEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_FIELD_NUMBER: _ClassVar[int]
    RESTART_POLICY_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    HAS_WEB_UI_FIELD_NUMBER: _ClassVar[int]
    ENV_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    DISABLED_FIELD_NUMBER: _ClassVar[int]
    UI_CONFIG_FIELD_NUMBER: _ClassVar[int]
    AGENT_PERMISSIONS_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_FIELD_NUMBER: _ClassVar[int]
    command: str
    builtin: str
    restart_policy: str
    args: _containers.RepeatedScalarFieldContainer[str]
    description: str
    has_web_ui: bool
    env: _containers.ScalarMap[str, str]
    display_name: str
    disabled: bool
    ui_config: SidecarUIConfig
    agent_permissions: SidecarAgentPermissions
    arguments: _containers.RepeatedCompositeFieldContainer[SidecarArgumentDefinition]
    def __init__(self, command: _Optional[str] = ..., builtin: _Optional[str] = ..., restart_policy: _Optional[str] = ..., args: _Optional[_Iterable[str]] = ..., description: _Optional[str] = ..., has_web_ui: bool = ..., env: _Optional[_Mapping[str, str]] = ..., display_name: _Optional[str] = ..., disabled: bool = ..., ui_config: _Optional[_Union[SidecarUIConfig, _Mapping]] = ..., agent_permissions: _Optional[_Union[SidecarAgentPermissions, _Mapping]] = ..., arguments: _Optional[_Iterable[_Union[SidecarArgumentDefinition, _Mapping]]] = ...) -> None: ...

class SidecarUIView(_message.Message):
    __slots__ = ("url", "entrypoint", "path", "title", "file_extensions")
    URL_FIELD_NUMBER: _ClassVar[int]
    ENTRYPOINT_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    FILE_EXTENSIONS_FIELD_NUMBER: _ClassVar[int]
    url: str
    entrypoint: SidecarUIEntrypoint
    path: str
    title: str
    file_extensions: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, url: _Optional[str] = ..., entrypoint: _Optional[_Union[SidecarUIEntrypoint, str]] = ..., path: _Optional[str] = ..., title: _Optional[str] = ..., file_extensions: _Optional[_Iterable[str]] = ...) -> None: ...

class SidecarUIConfig(_message.Message):
    __slots__ = ("display_name", "views")
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    VIEWS_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    views: _containers.RepeatedCompositeFieldContainer[SidecarUIView]
    def __init__(self, display_name: _Optional[str] = ..., views: _Optional[_Iterable[_Union[SidecarUIView, _Mapping]]] = ...) -> None: ...

class SidecarCommandSource(_message.Message):
    __slots__ = ("sidecar_id", "config")
    SIDECAR_ID_FIELD_NUMBER: _ClassVar[int]
    CONFIG_FIELD_NUMBER: _ClassVar[int]
    sidecar_id: str
    config: SidecarConfig
    def __init__(self, sidecar_id: _Optional[str] = ..., config: _Optional[_Union[SidecarConfig, _Mapping]] = ...) -> None: ...

class SourceMetadata(_message.Message):
    __slots__ = ("tool", "sidecar", "hide_from_conversation_list")
    TOOL_FIELD_NUMBER: _ClassVar[int]
    SIDECAR_FIELD_NUMBER: _ClassVar[int]
    HIDE_FROM_CONVERSATION_LIST_FIELD_NUMBER: _ClassVar[int]
    tool: ToolSourceMetadata
    sidecar: SidecarCommandSource
    hide_from_conversation_list: bool
    def __init__(self, tool: _Optional[_Union[ToolSourceMetadata, _Mapping]] = ..., sidecar: _Optional[_Union[SidecarCommandSource, _Mapping]] = ..., hide_from_conversation_list: bool = ...) -> None: ...

class CortexTrajectoryMetadata(_message.Message):
    __slots__ = ("workspaces", "created_at", "initialization_state_id", "parent_conversation_id", "root_conversation_id", "workspace_uris", "subagent_spec", "static_config", "executable_spec", "source_metadata", "mendel_experiment_ids", "agent_script", "is_battle_mode_fork", "project_id", "environment_id", "nesting_depth", "tags", "replacements", "battle_mode_metadata", "remote_control_details")
    WORKSPACES_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    INITIALIZATION_STATE_ID_FIELD_NUMBER: _ClassVar[int]
    PARENT_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    ROOT_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_URIS_FIELD_NUMBER: _ClassVar[int]
    SUBAGENT_SPEC_FIELD_NUMBER: _ClassVar[int]
    STATIC_CONFIG_FIELD_NUMBER: _ClassVar[int]
    EXECUTABLE_SPEC_FIELD_NUMBER: _ClassVar[int]
    SOURCE_METADATA_FIELD_NUMBER: _ClassVar[int]
    MENDEL_EXPERIMENT_IDS_FIELD_NUMBER: _ClassVar[int]
    AGENT_SCRIPT_FIELD_NUMBER: _ClassVar[int]
    IS_BATTLE_MODE_FORK_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    ENVIRONMENT_ID_FIELD_NUMBER: _ClassVar[int]
    NESTING_DEPTH_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENTS_FIELD_NUMBER: _ClassVar[int]
    BATTLE_MODE_METADATA_FIELD_NUMBER: _ClassVar[int]
    REMOTE_CONTROL_DETAILS_FIELD_NUMBER: _ClassVar[int]
    workspaces: _containers.RepeatedCompositeFieldContainer[CortexWorkspaceMetadata]
    created_at: _timestamp_pb2.Timestamp
    initialization_state_id: str
    parent_conversation_id: str
    root_conversation_id: str
    workspace_uris: _containers.RepeatedScalarFieldContainer[str]
    subagent_spec: SubagentSpec
    static_config: CustomAgentSpec
    executable_spec: ExecutableScriptSpec
    source_metadata: SourceMetadata
    mendel_experiment_ids: _containers.RepeatedScalarFieldContainer[int]
    agent_script: AgentScriptItem
    is_battle_mode_fork: bool
    project_id: str
    environment_id: str
    nesting_depth: int
    tags: _containers.RepeatedScalarFieldContainer[str]
    replacements: _containers.RepeatedCompositeFieldContainer[StringReplacement]
    battle_mode_metadata: BattleModeMetadata
    remote_control_details: _codeium_common_pb2.RemoteControlDetails
    def __init__(self, workspaces: _Optional[_Iterable[_Union[CortexWorkspaceMetadata, _Mapping]]] = ..., created_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., initialization_state_id: _Optional[str] = ..., parent_conversation_id: _Optional[str] = ..., root_conversation_id: _Optional[str] = ..., workspace_uris: _Optional[_Iterable[str]] = ..., subagent_spec: _Optional[_Union[SubagentSpec, _Mapping]] = ..., static_config: _Optional[_Union[CustomAgentSpec, _Mapping]] = ..., executable_spec: _Optional[_Union[ExecutableScriptSpec, _Mapping]] = ..., source_metadata: _Optional[_Union[SourceMetadata, _Mapping]] = ..., mendel_experiment_ids: _Optional[_Iterable[int]] = ..., agent_script: _Optional[_Union[AgentScriptItem, _Mapping]] = ..., is_battle_mode_fork: bool = ..., project_id: _Optional[str] = ..., environment_id: _Optional[str] = ..., nesting_depth: _Optional[int] = ..., tags: _Optional[_Iterable[str]] = ..., replacements: _Optional[_Iterable[_Union[StringReplacement, _Mapping]]] = ..., battle_mode_metadata: _Optional[_Union[BattleModeMetadata, _Mapping]] = ..., remote_control_details: _Optional[_Union[_codeium_common_pb2.RemoteControlDetails, _Mapping]] = ...) -> None: ...

class StringReplacement(_message.Message):
    __slots__ = ("original", "replacement")
    ORIGINAL_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_FIELD_NUMBER: _ClassVar[int]
    original: str
    replacement: str
    def __init__(self, original: _Optional[str] = ..., replacement: _Optional[str] = ...) -> None: ...

class BattleModeMetadata(_message.Message):
    __slots__ = ("cloned_workspace_uris", "parent_conversation_id", "model_info_override")
    CLONED_WORKSPACE_URIS_FIELD_NUMBER: _ClassVar[int]
    PARENT_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    MODEL_INFO_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    cloned_workspace_uris: _containers.RepeatedScalarFieldContainer[str]
    parent_conversation_id: str
    model_info_override: _codeium_common_pb2.ModelInfo
    def __init__(self, cloned_workspace_uris: _Optional[_Iterable[str]] = ..., parent_conversation_id: _Optional[str] = ..., model_info_override: _Optional[_Union[_codeium_common_pb2.ModelInfo, _Mapping]] = ...) -> None: ...

class CloneStrategy(_message.Message):
    __slots__ = ("citc", "git")
    CITC_FIELD_NUMBER: _ClassVar[int]
    GIT_FIELD_NUMBER: _ClassVar[int]
    citc: CitcCloneStrategy
    git: GitCloneStrategy
    def __init__(self, citc: _Optional[_Union[CitcCloneStrategy, str]] = ..., git: _Optional[_Union[GitCloneStrategy, str]] = ...) -> None: ...

class BattleModeInfo(_message.Message):
    __slots__ = ("children_conversation_ids", "winning_conversation_id", "start_step_index", "end_step_index", "start_timestamp", "end_timestamp", "battle_id", "children_trajectory_ids", "end_type", "original_models", "models", "original_workspace_snapshots", "children_trajectory_statuses", "eliminated", "elimination_time", "forked_from_history", "trigger_tag", "reference_conversation_id", "metadata", "clone_strategy", "contrib_variants")
    class OriginalWorkspaceSnapshotsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    class MetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    CHILDREN_CONVERSATION_IDS_FIELD_NUMBER: _ClassVar[int]
    WINNING_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    START_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    END_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    START_TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    END_TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    BATTLE_ID_FIELD_NUMBER: _ClassVar[int]
    CHILDREN_TRAJECTORY_IDS_FIELD_NUMBER: _ClassVar[int]
    END_TYPE_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_MODELS_FIELD_NUMBER: _ClassVar[int]
    MODELS_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_WORKSPACE_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    CHILDREN_TRAJECTORY_STATUSES_FIELD_NUMBER: _ClassVar[int]
    ELIMINATED_FIELD_NUMBER: _ClassVar[int]
    ELIMINATION_TIME_FIELD_NUMBER: _ClassVar[int]
    FORKED_FROM_HISTORY_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_TAG_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    CLONE_STRATEGY_FIELD_NUMBER: _ClassVar[int]
    CONTRIB_VARIANTS_FIELD_NUMBER: _ClassVar[int]
    children_conversation_ids: _containers.RepeatedScalarFieldContainer[str]
    winning_conversation_id: str
    start_step_index: int
    end_step_index: int
    start_timestamp: _timestamp_pb2.Timestamp
    end_timestamp: _timestamp_pb2.Timestamp
    battle_id: str
    children_trajectory_ids: _containers.RepeatedScalarFieldContainer[str]
    end_type: BattleEndType
    original_models: _containers.RepeatedScalarFieldContainer[_codeium_common_pb2.Model]
    models: _containers.RepeatedScalarFieldContainer[_codeium_common_pb2.Model]
    original_workspace_snapshots: _containers.ScalarMap[str, int]
    children_trajectory_statuses: _containers.RepeatedScalarFieldContainer[CascadeRunStatus]
    eliminated: _containers.RepeatedScalarFieldContainer[bool]
    elimination_time: _containers.RepeatedCompositeFieldContainer[_timestamp_pb2.Timestamp]
    forked_from_history: bool
    trigger_tag: str
    reference_conversation_id: str
    metadata: _containers.ScalarMap[str, str]
    clone_strategy: CloneStrategy
    contrib_variants: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, children_conversation_ids: _Optional[_Iterable[str]] = ..., winning_conversation_id: _Optional[str] = ..., start_step_index: _Optional[int] = ..., end_step_index: _Optional[int] = ..., start_timestamp: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., end_timestamp: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., battle_id: _Optional[str] = ..., children_trajectory_ids: _Optional[_Iterable[str]] = ..., end_type: _Optional[_Union[BattleEndType, str]] = ..., original_models: _Optional[_Iterable[_Union[_codeium_common_pb2.Model, str]]] = ..., models: _Optional[_Iterable[_Union[_codeium_common_pb2.Model, str]]] = ..., original_workspace_snapshots: _Optional[_Mapping[str, int]] = ..., children_trajectory_statuses: _Optional[_Iterable[_Union[CascadeRunStatus, str]]] = ..., eliminated: _Optional[_Iterable[bool]] = ..., elimination_time: _Optional[_Iterable[_Union[_timestamp_pb2.Timestamp, _Mapping]]] = ..., forked_from_history: bool = ..., trigger_tag: _Optional[str] = ..., reference_conversation_id: _Optional[str] = ..., metadata: _Optional[_Mapping[str, str]] = ..., clone_strategy: _Optional[_Union[CloneStrategy, _Mapping]] = ..., contrib_variants: _Optional[_Iterable[str]] = ...) -> None: ...

class CortexTrajectoryReference(_message.Message):
    __slots__ = ("trajectory_id", "trajectory_type", "step_index", "step_type", "reference_type", "conversation_id")
    TRAJECTORY_ID_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_TYPE_FIELD_NUMBER: _ClassVar[int]
    STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    STEP_TYPE_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_TYPE_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    trajectory_id: str
    trajectory_type: CortexTrajectoryType
    step_index: int
    step_type: CortexStepType
    reference_type: CortexTrajectoryReferenceType
    conversation_id: str
    def __init__(self, trajectory_id: _Optional[str] = ..., trajectory_type: _Optional[_Union[CortexTrajectoryType, str]] = ..., step_index: _Optional[int] = ..., step_type: _Optional[_Union[CortexStepType, str]] = ..., reference_type: _Optional[_Union[CortexTrajectoryReferenceType, str]] = ..., conversation_id: _Optional[str] = ...) -> None: ...

class InjectedResponseMetadata(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CortexStepGeneratorMetadata(_message.Message):
    __slots__ = ("step_indices", "chat_model", "injected", "planner_config", "execution_id", "error", "mendel_experiment_ids", "prompt_debug_str", "has_ever_used_non_google_model", "sensitivity_level")
    STEP_INDICES_FIELD_NUMBER: _ClassVar[int]
    CHAT_MODEL_FIELD_NUMBER: _ClassVar[int]
    INJECTED_FIELD_NUMBER: _ClassVar[int]
    PLANNER_CONFIG_FIELD_NUMBER: _ClassVar[int]
    EXECUTION_ID_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    MENDEL_EXPERIMENT_IDS_FIELD_NUMBER: _ClassVar[int]
    PROMPT_DEBUG_STR_FIELD_NUMBER: _ClassVar[int]
    HAS_EVER_USED_NON_GOOGLE_MODEL_FIELD_NUMBER: _ClassVar[int]
    SENSITIVITY_LEVEL_FIELD_NUMBER: _ClassVar[int]
    step_indices: _containers.RepeatedScalarFieldContainer[int]
    chat_model: ChatModelMetadata
    injected: InjectedResponseMetadata
    planner_config: CascadePlannerConfig
    execution_id: str
    error: str
    mendel_experiment_ids: _containers.RepeatedScalarFieldContainer[int]
    prompt_debug_str: str
    has_ever_used_non_google_model: bool
    sensitivity_level: SensitivityLevel
    def __init__(self, step_indices: _Optional[_Iterable[int]] = ..., chat_model: _Optional[_Union[ChatModelMetadata, _Mapping]] = ..., injected: _Optional[_Union[InjectedResponseMetadata, _Mapping]] = ..., planner_config: _Optional[_Union[CascadePlannerConfig, _Mapping]] = ..., execution_id: _Optional[str] = ..., error: _Optional[str] = ..., mendel_experiment_ids: _Optional[_Iterable[int]] = ..., prompt_debug_str: _Optional[str] = ..., has_ever_used_non_google_model: bool = ..., sensitivity_level: _Optional[_Union[SensitivityLevel, str]] = ...) -> None: ...

class MessagePromptMetadata(_message.Message):
    __slots__ = ("message_index", "segment_index")
    MESSAGE_INDEX_FIELD_NUMBER: _ClassVar[int]
    SEGMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    message_index: int
    segment_index: int
    def __init__(self, message_index: _Optional[int] = ..., segment_index: _Optional[int] = ...) -> None: ...

class SectionJudgeCriteria(_message.Message):
    __slots__ = ("name", "description", "weight")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    WEIGHT_FIELD_NUMBER: _ClassVar[int]
    name: str
    description: str
    weight: int
    def __init__(self, name: _Optional[str] = ..., description: _Optional[str] = ..., weight: _Optional[int] = ...) -> None: ...

class PromptSectionMetadata(_message.Message):
    __slots__ = ("source_type", "template_key", "is_internal")
    class PromptSectionSourceType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PROMPT_SECTION_SOURCE_TYPE_UNSPECIFIED: _ClassVar[PromptSectionMetadata.PromptSectionSourceType]
        PROMPT_SECTION_SOURCE_TYPE_RAW: _ClassVar[PromptSectionMetadata.PromptSectionSourceType]
        PROMPT_SECTION_SOURCE_TYPE_TEMPLATE: _ClassVar[PromptSectionMetadata.PromptSectionSourceType]
        PROMPT_SECTION_SOURCE_TYPE_INLINE_TEMPLATE: _ClassVar[PromptSectionMetadata.PromptSectionSourceType]
        PROMPT_SECTION_SOURCE_TYPE_TEMPLATE_OVERRIDE: _ClassVar[PromptSectionMetadata.PromptSectionSourceType]
    PROMPT_SECTION_SOURCE_TYPE_UNSPECIFIED: PromptSectionMetadata.PromptSectionSourceType
    PROMPT_SECTION_SOURCE_TYPE_RAW: PromptSectionMetadata.PromptSectionSourceType
    PROMPT_SECTION_SOURCE_TYPE_TEMPLATE: PromptSectionMetadata.PromptSectionSourceType
    PROMPT_SECTION_SOURCE_TYPE_INLINE_TEMPLATE: PromptSectionMetadata.PromptSectionSourceType
    PROMPT_SECTION_SOURCE_TYPE_TEMPLATE_OVERRIDE: PromptSectionMetadata.PromptSectionSourceType
    SOURCE_TYPE_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_KEY_FIELD_NUMBER: _ClassVar[int]
    IS_INTERNAL_FIELD_NUMBER: _ClassVar[int]
    source_type: PromptSectionMetadata.PromptSectionSourceType
    template_key: str
    is_internal: bool
    def __init__(self, source_type: _Optional[_Union[PromptSectionMetadata.PromptSectionSourceType, str]] = ..., template_key: _Optional[str] = ..., is_internal: bool = ...) -> None: ...

class PromptSection(_message.Message):
    __slots__ = ("title", "content", "metadata", "token_type", "token_source", "templated_content", "criteria", "dynamic_content", "templated_dynamic_content")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    TOKEN_TYPE_FIELD_NUMBER: _ClassVar[int]
    TOKEN_SOURCE_FIELD_NUMBER: _ClassVar[int]
    TEMPLATED_CONTENT_FIELD_NUMBER: _ClassVar[int]
    CRITERIA_FIELD_NUMBER: _ClassVar[int]
    DYNAMIC_CONTENT_FIELD_NUMBER: _ClassVar[int]
    TEMPLATED_DYNAMIC_CONTENT_FIELD_NUMBER: _ClassVar[int]
    title: str
    content: str
    metadata: PromptSectionMetadata
    token_type: TokenType
    token_source: TokenSource
    templated_content: str
    criteria: _containers.RepeatedCompositeFieldContainer[SectionJudgeCriteria]
    dynamic_content: str
    templated_dynamic_content: str
    def __init__(self, title: _Optional[str] = ..., content: _Optional[str] = ..., metadata: _Optional[_Union[PromptSectionMetadata, _Mapping]] = ..., token_type: _Optional[_Union[TokenType, str]] = ..., token_source: _Optional[_Union[TokenSource, str]] = ..., templated_content: _Optional[str] = ..., criteria: _Optional[_Iterable[_Union[SectionJudgeCriteria, _Mapping]]] = ..., dynamic_content: _Optional[str] = ..., templated_dynamic_content: _Optional[str] = ...) -> None: ...

class RetryInfo(_message.Message):
    __slots__ = ("sherlog_link", "usage", "error", "trace_id", "retry_reason", "consumed_credits", "wait_time")
    SHERLOG_LINK_FIELD_NUMBER: _ClassVar[int]
    USAGE_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    TRACE_ID_FIELD_NUMBER: _ClassVar[int]
    RETRY_REASON_FIELD_NUMBER: _ClassVar[int]
    CONSUMED_CREDITS_FIELD_NUMBER: _ClassVar[int]
    WAIT_TIME_FIELD_NUMBER: _ClassVar[int]
    sherlog_link: str
    usage: _codeium_common_pb2.ModelUsageStats
    error: str
    trace_id: str
    retry_reason: RetryReason
    consumed_credits: _containers.RepeatedScalarFieldContainer[bytes]
    wait_time: _duration_pb2.Duration
    def __init__(self, sherlog_link: _Optional[str] = ..., usage: _Optional[_Union[_codeium_common_pb2.ModelUsageStats, _Mapping]] = ..., error: _Optional[str] = ..., trace_id: _Optional[str] = ..., retry_reason: _Optional[_Union[RetryReason, str]] = ..., consumed_credits: _Optional[_Iterable[bytes]] = ..., wait_time: _Optional[_Union[_duration_pb2.Duration, _Mapping]] = ...) -> None: ...

class ChatModelMetadata(_message.Message):
    __slots__ = ("system_prompt", "message_prompts", "message_metadata", "model", "usage", "model_cost", "tool_choice", "tools", "chat_start_metadata", "time_to_first_token", "streaming_duration", "credit_cost", "retries", "completion_config", "prompt_sections", "retry_infos", "consumed_credits", "response_model", "response_model_full", "custom_metadata", "model_display_name", "last_cache_index")
    class CustomMetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    SYSTEM_PROMPT_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_PROMPTS_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    USAGE_FIELD_NUMBER: _ClassVar[int]
    MODEL_COST_FIELD_NUMBER: _ClassVar[int]
    TOOL_CHOICE_FIELD_NUMBER: _ClassVar[int]
    TOOLS_FIELD_NUMBER: _ClassVar[int]
    CHAT_START_METADATA_FIELD_NUMBER: _ClassVar[int]
    TIME_TO_FIRST_TOKEN_FIELD_NUMBER: _ClassVar[int]
    STREAMING_DURATION_FIELD_NUMBER: _ClassVar[int]
    CREDIT_COST_FIELD_NUMBER: _ClassVar[int]
    RETRIES_FIELD_NUMBER: _ClassVar[int]
    COMPLETION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    RETRY_INFOS_FIELD_NUMBER: _ClassVar[int]
    CONSUMED_CREDITS_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_MODEL_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_MODEL_FULL_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_METADATA_FIELD_NUMBER: _ClassVar[int]
    MODEL_DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    LAST_CACHE_INDEX_FIELD_NUMBER: _ClassVar[int]
    system_prompt: str
    message_prompts: _containers.RepeatedCompositeFieldContainer[_chat_pb2.ChatMessagePrompt]
    message_metadata: _containers.RepeatedCompositeFieldContainer[MessagePromptMetadata]
    model: _codeium_common_pb2.Model
    usage: _codeium_common_pb2.ModelUsageStats
    model_cost: float
    tool_choice: _chat_pb2.ChatToolChoice
    tools: _containers.RepeatedCompositeFieldContainer[_chat_pb2.ChatToolDefinition]
    chat_start_metadata: ChatStartMetadata
    time_to_first_token: _duration_pb2.Duration
    streaming_duration: _duration_pb2.Duration
    credit_cost: int
    retries: int
    completion_config: _codeium_common_pb2.CompletionConfiguration
    prompt_sections: _containers.RepeatedCompositeFieldContainer[PromptSection]
    retry_infos: _containers.RepeatedCompositeFieldContainer[RetryInfo]
    consumed_credits: _containers.RepeatedScalarFieldContainer[bytes]
    response_model: str
    response_model_full: str
    custom_metadata: _containers.ScalarMap[str, str]
    model_display_name: str
    last_cache_index: int
    def __init__(self, system_prompt: _Optional[str] = ..., message_prompts: _Optional[_Iterable[_Union[_chat_pb2.ChatMessagePrompt, _Mapping]]] = ..., message_metadata: _Optional[_Iterable[_Union[MessagePromptMetadata, _Mapping]]] = ..., model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., usage: _Optional[_Union[_codeium_common_pb2.ModelUsageStats, _Mapping]] = ..., model_cost: _Optional[float] = ..., tool_choice: _Optional[_Union[_chat_pb2.ChatToolChoice, _Mapping]] = ..., tools: _Optional[_Iterable[_Union[_chat_pb2.ChatToolDefinition, _Mapping]]] = ..., chat_start_metadata: _Optional[_Union[ChatStartMetadata, _Mapping]] = ..., time_to_first_token: _Optional[_Union[_duration_pb2.Duration, _Mapping]] = ..., streaming_duration: _Optional[_Union[_duration_pb2.Duration, _Mapping]] = ..., credit_cost: _Optional[int] = ..., retries: _Optional[int] = ..., completion_config: _Optional[_Union[_codeium_common_pb2.CompletionConfiguration, _Mapping]] = ..., prompt_sections: _Optional[_Iterable[_Union[PromptSection, _Mapping]]] = ..., retry_infos: _Optional[_Iterable[_Union[RetryInfo, _Mapping]]] = ..., consumed_credits: _Optional[_Iterable[bytes]] = ..., response_model: _Optional[str] = ..., response_model_full: _Optional[str] = ..., custom_metadata: _Optional[_Mapping[str, str]] = ..., model_display_name: _Optional[str] = ..., last_cache_index: _Optional[int] = ...) -> None: ...

class ContextWindowMetadata(_message.Message):
    __slots__ = ("estimated_tokens_used", "truncation_reason", "token_breakdown", "max_context_tokens")
    ESTIMATED_TOKENS_USED_FIELD_NUMBER: _ClassVar[int]
    TRUNCATION_REASON_FIELD_NUMBER: _ClassVar[int]
    TOKEN_BREAKDOWN_FIELD_NUMBER: _ClassVar[int]
    MAX_CONTEXT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    estimated_tokens_used: int
    truncation_reason: TruncationReason
    token_breakdown: TokenBreakdown
    max_context_tokens: int
    def __init__(self, estimated_tokens_used: _Optional[int] = ..., truncation_reason: _Optional[_Union[TruncationReason, str]] = ..., token_breakdown: _Optional[_Union[TokenBreakdown, _Mapping]] = ..., max_context_tokens: _Optional[int] = ...) -> None: ...

class CacheBreakpointMetadata(_message.Message):
    __slots__ = ("index", "options", "content_checksum")
    INDEX_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    CONTENT_CHECKSUM_FIELD_NUMBER: _ClassVar[int]
    index: int
    options: _chat_pb2.PromptCacheOptions
    content_checksum: str
    def __init__(self, index: _Optional[int] = ..., options: _Optional[_Union[_chat_pb2.PromptCacheOptions, _Mapping]] = ..., content_checksum: _Optional[str] = ...) -> None: ...

class ChatStartMetadata(_message.Message):
    __slots__ = ("created_at", "start_step_index", "checkpoint_index", "steps_covered_by_checkpoint", "time_since_last_invocation", "context_window_metadata", "latest_stable_message_index", "cache_breakpoints", "system_prompt_cache", "cache_request")
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    START_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    CHECKPOINT_INDEX_FIELD_NUMBER: _ClassVar[int]
    STEPS_COVERED_BY_CHECKPOINT_FIELD_NUMBER: _ClassVar[int]
    TIME_SINCE_LAST_INVOCATION_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_WINDOW_METADATA_FIELD_NUMBER: _ClassVar[int]
    LATEST_STABLE_MESSAGE_INDEX_FIELD_NUMBER: _ClassVar[int]
    CACHE_BREAKPOINTS_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_PROMPT_CACHE_FIELD_NUMBER: _ClassVar[int]
    CACHE_REQUEST_FIELD_NUMBER: _ClassVar[int]
    created_at: _timestamp_pb2.Timestamp
    start_step_index: int
    checkpoint_index: int
    steps_covered_by_checkpoint: _containers.RepeatedScalarFieldContainer[int]
    time_since_last_invocation: _duration_pb2.Duration
    context_window_metadata: ContextWindowMetadata
    latest_stable_message_index: int
    cache_breakpoints: _containers.RepeatedCompositeFieldContainer[CacheBreakpointMetadata]
    system_prompt_cache: CacheBreakpointMetadata
    cache_request: CacheRequestOptions
    def __init__(self, created_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., start_step_index: _Optional[int] = ..., checkpoint_index: _Optional[int] = ..., steps_covered_by_checkpoint: _Optional[_Iterable[int]] = ..., time_since_last_invocation: _Optional[_Union[_duration_pb2.Duration, _Mapping]] = ..., context_window_metadata: _Optional[_Union[ContextWindowMetadata, _Mapping]] = ..., latest_stable_message_index: _Optional[int] = ..., cache_breakpoints: _Optional[_Iterable[_Union[CacheBreakpointMetadata, _Mapping]]] = ..., system_prompt_cache: _Optional[_Union[CacheBreakpointMetadata, _Mapping]] = ..., cache_request: _Optional[_Union[CacheRequestOptions, _Mapping]] = ...) -> None: ...

class CacheRequestOptions(_message.Message):
    __slots__ = ("enabled", "cache_breakpoint_indices")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    CACHE_BREAKPOINT_INDICES_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    cache_breakpoint_indices: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, enabled: bool = ..., cache_breakpoint_indices: _Optional[_Iterable[int]] = ...) -> None: ...

class SnapshotMetadata(_message.Message):
    __slots__ = ("user", "workspace_id", "snapshot_version", "workspace_type", "client_id", "artifact_dir_commit_hash")
    USER_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_ID_FIELD_NUMBER: _ClassVar[int]
    SNAPSHOT_VERSION_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_TYPE_FIELD_NUMBER: _ClassVar[int]
    CLIENT_ID_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_DIR_COMMIT_HASH_FIELD_NUMBER: _ClassVar[int]
    user: str
    workspace_id: str
    snapshot_version: int
    workspace_type: WorkspaceType
    client_id: str
    artifact_dir_commit_hash: str
    def __init__(self, user: _Optional[str] = ..., workspace_id: _Optional[str] = ..., snapshot_version: _Optional[int] = ..., workspace_type: _Optional[_Union[WorkspaceType, str]] = ..., client_id: _Optional[str] = ..., artifact_dir_commit_hash: _Optional[str] = ...) -> None: ...

class StatusTransition(_message.Message):
    __slots__ = ("updated_status", "timestamp")
    UPDATED_STATUS_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    updated_status: CortexStepStatus
    timestamp: _timestamp_pb2.Timestamp
    def __init__(self, updated_status: _Optional[_Union[CortexStepStatus, str]] = ..., timestamp: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class CortexStepInternalMetadata(_message.Message):
    __slots__ = ("status_transitions",)
    STATUS_TRANSITIONS_FIELD_NUMBER: _ClassVar[int]
    status_transitions: _containers.RepeatedCompositeFieldContainer[StatusTransition]
    def __init__(self, status_transitions: _Optional[_Iterable[_Union[StatusTransition, _Mapping]]] = ...) -> None: ...

class DataAccessMetadata(_message.Message):
    __slots__ = ("depot_paths",)
    DEPOT_PATHS_FIELD_NUMBER: _ClassVar[int]
    depot_paths: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, depot_paths: _Optional[_Iterable[str]] = ...) -> None: ...

class CortexStepMetadata(_message.Message):
    __slots__ = ("sensitivity_level", "step_generation_version", "created_at", "viewable_at", "finished_generating_at", "last_completed_chunk_at", "started_at", "completed_at", "source", "tool_call", "modified_tool_call", "arguments_order", "model_usage", "retry_infos", "model_cost", "generator_model", "requested_model", "model_info", "execution_id", "flow_credits_used", "prompt_credits_used", "non_standard_credit_reasons", "tool_call_choices", "tool_call_choice_reason", "cortex_request_source", "tool_call_output_tokens", "source_trajectory_step_info", "snapshot_metadata", "internal_metadata", "wait_for_previous_tools", "tool_summary", "tool_action", "is_interrupting_step", "pre_tool_hook_results", "model_api_content_id", "data_access", "remote_control_details", "tool_source")
    SENSITIVITY_LEVEL_FIELD_NUMBER: _ClassVar[int]
    STEP_GENERATION_VERSION_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    VIEWABLE_AT_FIELD_NUMBER: _ClassVar[int]
    FINISHED_GENERATING_AT_FIELD_NUMBER: _ClassVar[int]
    LAST_COMPLETED_CHUNK_AT_FIELD_NUMBER: _ClassVar[int]
    STARTED_AT_FIELD_NUMBER: _ClassVar[int]
    COMPLETED_AT_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_FIELD_NUMBER: _ClassVar[int]
    MODIFIED_TOOL_CALL_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_ORDER_FIELD_NUMBER: _ClassVar[int]
    MODEL_USAGE_FIELD_NUMBER: _ClassVar[int]
    RETRY_INFOS_FIELD_NUMBER: _ClassVar[int]
    MODEL_COST_FIELD_NUMBER: _ClassVar[int]
    GENERATOR_MODEL_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_MODEL_FIELD_NUMBER: _ClassVar[int]
    MODEL_INFO_FIELD_NUMBER: _ClassVar[int]
    EXECUTION_ID_FIELD_NUMBER: _ClassVar[int]
    FLOW_CREDITS_USED_FIELD_NUMBER: _ClassVar[int]
    PROMPT_CREDITS_USED_FIELD_NUMBER: _ClassVar[int]
    NON_STANDARD_CREDIT_REASONS_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_CHOICES_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_CHOICE_REASON_FIELD_NUMBER: _ClassVar[int]
    CORTEX_REQUEST_SOURCE_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_OUTPUT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    SOURCE_TRAJECTORY_STEP_INFO_FIELD_NUMBER: _ClassVar[int]
    SNAPSHOT_METADATA_FIELD_NUMBER: _ClassVar[int]
    INTERNAL_METADATA_FIELD_NUMBER: _ClassVar[int]
    WAIT_FOR_PREVIOUS_TOOLS_FIELD_NUMBER: _ClassVar[int]
    TOOL_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    TOOL_ACTION_FIELD_NUMBER: _ClassVar[int]
    IS_INTERRUPTING_STEP_FIELD_NUMBER: _ClassVar[int]
    PRE_TOOL_HOOK_RESULTS_FIELD_NUMBER: _ClassVar[int]
    MODEL_API_CONTENT_ID_FIELD_NUMBER: _ClassVar[int]
    DATA_ACCESS_FIELD_NUMBER: _ClassVar[int]
    REMOTE_CONTROL_DETAILS_FIELD_NUMBER: _ClassVar[int]
    TOOL_SOURCE_FIELD_NUMBER: _ClassVar[int]
    sensitivity_level: SensitivityLevel
    step_generation_version: int
    created_at: _timestamp_pb2.Timestamp
    viewable_at: _timestamp_pb2.Timestamp
    finished_generating_at: _timestamp_pb2.Timestamp
    last_completed_chunk_at: _timestamp_pb2.Timestamp
    started_at: _timestamp_pb2.Timestamp
    completed_at: _timestamp_pb2.Timestamp
    source: CortexStepSource
    tool_call: _codeium_common_pb2.ChatToolCall
    modified_tool_call: _codeium_common_pb2.ChatToolCall
    arguments_order: _containers.RepeatedScalarFieldContainer[str]
    model_usage: _codeium_common_pb2.ModelUsageStats
    retry_infos: _containers.RepeatedCompositeFieldContainer[RetryInfo]
    model_cost: float
    generator_model: _codeium_common_pb2.Model
    requested_model: _codeium_common_pb2.ModelOrAlias
    model_info: _codeium_common_pb2.ModelInfo
    execution_id: str
    flow_credits_used: int
    prompt_credits_used: int
    non_standard_credit_reasons: _containers.RepeatedScalarFieldContainer[CortexStepCreditReason]
    tool_call_choices: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ChatToolCall]
    tool_call_choice_reason: str
    cortex_request_source: CortexRequestSource
    tool_call_output_tokens: int
    source_trajectory_step_info: SourceTrajectoryStepInfo
    snapshot_metadata: SnapshotMetadata
    internal_metadata: CortexStepInternalMetadata
    wait_for_previous_tools: bool
    tool_summary: str
    tool_action: str
    is_interrupting_step: bool
    pre_tool_hook_results: _containers.RepeatedCompositeFieldContainer[_hooks_pb2.PreToolHookResult]
    model_api_content_id: str
    data_access: DataAccessMetadata
    remote_control_details: _codeium_common_pb2.RemoteControlDetails
    tool_source: CortexComponentSource
    def __init__(self, sensitivity_level: _Optional[_Union[SensitivityLevel, str]] = ..., step_generation_version: _Optional[int] = ..., created_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., viewable_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., finished_generating_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., last_completed_chunk_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., started_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., completed_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., source: _Optional[_Union[CortexStepSource, str]] = ..., tool_call: _Optional[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]] = ..., modified_tool_call: _Optional[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]] = ..., arguments_order: _Optional[_Iterable[str]] = ..., model_usage: _Optional[_Union[_codeium_common_pb2.ModelUsageStats, _Mapping]] = ..., retry_infos: _Optional[_Iterable[_Union[RetryInfo, _Mapping]]] = ..., model_cost: _Optional[float] = ..., generator_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., requested_model: _Optional[_Union[_codeium_common_pb2.ModelOrAlias, _Mapping]] = ..., model_info: _Optional[_Union[_codeium_common_pb2.ModelInfo, _Mapping]] = ..., execution_id: _Optional[str] = ..., flow_credits_used: _Optional[int] = ..., prompt_credits_used: _Optional[int] = ..., non_standard_credit_reasons: _Optional[_Iterable[_Union[CortexStepCreditReason, str]]] = ..., tool_call_choices: _Optional[_Iterable[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]]] = ..., tool_call_choice_reason: _Optional[str] = ..., cortex_request_source: _Optional[_Union[CortexRequestSource, str]] = ..., tool_call_output_tokens: _Optional[int] = ..., source_trajectory_step_info: _Optional[_Union[SourceTrajectoryStepInfo, _Mapping]] = ..., snapshot_metadata: _Optional[_Union[SnapshotMetadata, _Mapping]] = ..., internal_metadata: _Optional[_Union[CortexStepInternalMetadata, _Mapping]] = ..., wait_for_previous_tools: bool = ..., tool_summary: _Optional[str] = ..., tool_action: _Optional[str] = ..., is_interrupting_step: bool = ..., pre_tool_hook_results: _Optional[_Iterable[_Union[_hooks_pb2.PreToolHookResult, _Mapping]]] = ..., model_api_content_id: _Optional[str] = ..., data_access: _Optional[_Union[DataAccessMetadata, _Mapping]] = ..., remote_control_details: _Optional[_Union[_codeium_common_pb2.RemoteControlDetails, _Mapping]] = ..., tool_source: _Optional[_Union[CortexComponentSource, str]] = ...) -> None: ...

class FileAccessPermission(_message.Message):
    __slots__ = ("path", "is_directory", "allow", "scope", "from_current_step")
    PATH_FIELD_NUMBER: _ClassVar[int]
    IS_DIRECTORY_FIELD_NUMBER: _ClassVar[int]
    ALLOW_FIELD_NUMBER: _ClassVar[int]
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    FROM_CURRENT_STEP_FIELD_NUMBER: _ClassVar[int]
    path: str
    is_directory: bool
    allow: bool
    scope: PermissionScope
    from_current_step: bool
    def __init__(self, path: _Optional[str] = ..., is_directory: bool = ..., allow: bool = ..., scope: _Optional[_Union[PermissionScope, str]] = ..., from_current_step: bool = ...) -> None: ...

class TrajectoryPermissions(_message.Message):
    __slots__ = ("file_access_permissions", "permission_grants")
    FILE_ACCESS_PERMISSIONS_FIELD_NUMBER: _ClassVar[int]
    PERMISSION_GRANTS_FIELD_NUMBER: _ClassVar[int]
    file_access_permissions: _containers.RepeatedCompositeFieldContainer[FileAccessPermission]
    permission_grants: _containers.RepeatedCompositeFieldContainer[PermissionGrant]
    def __init__(self, file_access_permissions: _Optional[_Iterable[_Union[FileAccessPermission, _Mapping]]] = ..., permission_grants: _Optional[_Iterable[_Union[PermissionGrant, _Mapping]]] = ...) -> None: ...

class SourceTrajectoryStepInfo(_message.Message):
    __slots__ = ("trajectory_id", "step_index", "metadata_index", "cascade_id")
    TRAJECTORY_ID_FIELD_NUMBER: _ClassVar[int]
    STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    METADATA_INDEX_FIELD_NUMBER: _ClassVar[int]
    CASCADE_ID_FIELD_NUMBER: _ClassVar[int]
    trajectory_id: str
    step_index: int
    metadata_index: int
    cascade_id: str
    def __init__(self, trajectory_id: _Optional[str] = ..., step_index: _Optional[int] = ..., metadata_index: _Optional[int] = ..., cascade_id: _Optional[str] = ...) -> None: ...

class StructuredErrorPart(_message.Message):
    __slots__ = ("text", "file_uri", "directory_uri", "url", "code_text")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    FILE_URI_FIELD_NUMBER: _ClassVar[int]
    DIRECTORY_URI_FIELD_NUMBER: _ClassVar[int]
    URL_FIELD_NUMBER: _ClassVar[int]
    CODE_TEXT_FIELD_NUMBER: _ClassVar[int]
    text: str
    file_uri: str
    directory_uri: str
    url: str
    code_text: str
    def __init__(self, text: _Optional[str] = ..., file_uri: _Optional[str] = ..., directory_uri: _Optional[str] = ..., url: _Optional[str] = ..., code_text: _Optional[str] = ...) -> None: ...

class CortexErrorDetails(_message.Message):
    __slots__ = ("user_error_message", "model_error_message", "structured_error_parts", "short_error", "full_error", "is_benign", "error_code", "details", "error_id", "rpc_error_details", "sherlog_link", "user_error_number")
    USER_ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    MODEL_ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    STRUCTURED_ERROR_PARTS_FIELD_NUMBER: _ClassVar[int]
    SHORT_ERROR_FIELD_NUMBER: _ClassVar[int]
    FULL_ERROR_FIELD_NUMBER: _ClassVar[int]
    IS_BENIGN_FIELD_NUMBER: _ClassVar[int]
    ERROR_CODE_FIELD_NUMBER: _ClassVar[int]
    DETAILS_FIELD_NUMBER: _ClassVar[int]
    ERROR_ID_FIELD_NUMBER: _ClassVar[int]
    RPC_ERROR_DETAILS_FIELD_NUMBER: _ClassVar[int]
    SHERLOG_LINK_FIELD_NUMBER: _ClassVar[int]
    USER_ERROR_NUMBER_FIELD_NUMBER: _ClassVar[int]
    user_error_message: str
    model_error_message: str
    structured_error_parts: _containers.RepeatedCompositeFieldContainer[StructuredErrorPart]
    short_error: str
    full_error: str
    is_benign: bool
    error_code: int
    details: str
    error_id: str
    rpc_error_details: _containers.RepeatedScalarFieldContainer[str]
    sherlog_link: str
    user_error_number: str
    def __init__(self, user_error_message: _Optional[str] = ..., model_error_message: _Optional[str] = ..., structured_error_parts: _Optional[_Iterable[_Union[StructuredErrorPart, _Mapping]]] = ..., short_error: _Optional[str] = ..., full_error: _Optional[str] = ..., is_benign: bool = ..., error_code: _Optional[int] = ..., details: _Optional[str] = ..., error_id: _Optional[str] = ..., rpc_error_details: _Optional[_Iterable[str]] = ..., sherlog_link: _Optional[str] = ..., user_error_number: _Optional[str] = ...) -> None: ...

class UserStepSnapshot(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class UserStepAnnotations(_message.Message):
    __slots__ = ("snapshot",)
    SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    snapshot: UserStepSnapshot
    def __init__(self, snapshot: _Optional[_Union[UserStepSnapshot, _Mapping]] = ...) -> None: ...

class CascadeExecutorConfig(_message.Message):
    __slots__ = ("disable_async", "max_generator_invocations", "terminal_step_types", "hold_for_valid_checkpoint", "hold_for_valid_checkpoint_timeout", "research_only", "use_aggressive_snapshotting", "require_finish_tool", "max_forced_invocations", "queue_all_steps", "store_gen_svc_request", "enable_tasks", "disable_empty_output_continuation", "enable_afk_stop_hook", "use_core_rewrite", "use_core_direct", "command_assessor_config", "cortex_snapshot_revert", "max_stop_hook_continuations", "enable_hook_status", "disable_hook_system_message_attribution", "max_consecutive_empty_output_retries", "disable_tool_hook_notices", "disable_message_wake_after_execution_error", "cortex_snapshot_recording")
    DISABLE_ASYNC_FIELD_NUMBER: _ClassVar[int]
    MAX_GENERATOR_INVOCATIONS_FIELD_NUMBER: _ClassVar[int]
    TERMINAL_STEP_TYPES_FIELD_NUMBER: _ClassVar[int]
    HOLD_FOR_VALID_CHECKPOINT_FIELD_NUMBER: _ClassVar[int]
    HOLD_FOR_VALID_CHECKPOINT_TIMEOUT_FIELD_NUMBER: _ClassVar[int]
    RESEARCH_ONLY_FIELD_NUMBER: _ClassVar[int]
    USE_AGGRESSIVE_SNAPSHOTTING_FIELD_NUMBER: _ClassVar[int]
    REQUIRE_FINISH_TOOL_FIELD_NUMBER: _ClassVar[int]
    MAX_FORCED_INVOCATIONS_FIELD_NUMBER: _ClassVar[int]
    QUEUE_ALL_STEPS_FIELD_NUMBER: _ClassVar[int]
    STORE_GEN_SVC_REQUEST_FIELD_NUMBER: _ClassVar[int]
    ENABLE_TASKS_FIELD_NUMBER: _ClassVar[int]
    DISABLE_EMPTY_OUTPUT_CONTINUATION_FIELD_NUMBER: _ClassVar[int]
    ENABLE_AFK_STOP_HOOK_FIELD_NUMBER: _ClassVar[int]
    USE_CORE_REWRITE_FIELD_NUMBER: _ClassVar[int]
    USE_CORE_DIRECT_FIELD_NUMBER: _ClassVar[int]
    COMMAND_ASSESSOR_CONFIG_FIELD_NUMBER: _ClassVar[int]
    CORTEX_SNAPSHOT_REVERT_FIELD_NUMBER: _ClassVar[int]
    MAX_STOP_HOOK_CONTINUATIONS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_HOOK_STATUS_FIELD_NUMBER: _ClassVar[int]
    DISABLE_HOOK_SYSTEM_MESSAGE_ATTRIBUTION_FIELD_NUMBER: _ClassVar[int]
    MAX_CONSECUTIVE_EMPTY_OUTPUT_RETRIES_FIELD_NUMBER: _ClassVar[int]
    DISABLE_TOOL_HOOK_NOTICES_FIELD_NUMBER: _ClassVar[int]
    DISABLE_MESSAGE_WAKE_AFTER_EXECUTION_ERROR_FIELD_NUMBER: _ClassVar[int]
    CORTEX_SNAPSHOT_RECORDING_FIELD_NUMBER: _ClassVar[int]
    disable_async: bool
    max_generator_invocations: int
    terminal_step_types: _containers.RepeatedScalarFieldContainer[CortexStepType]
    hold_for_valid_checkpoint: bool
    hold_for_valid_checkpoint_timeout: int
    research_only: bool
    use_aggressive_snapshotting: bool
    require_finish_tool: bool
    max_forced_invocations: int
    queue_all_steps: bool
    store_gen_svc_request: bool
    enable_tasks: bool
    disable_empty_output_continuation: bool
    enable_afk_stop_hook: bool
    use_core_rewrite: bool
    use_core_direct: bool
    command_assessor_config: CommandAssessorConfig
    cortex_snapshot_revert: bool
    max_stop_hook_continuations: int
    enable_hook_status: bool
    disable_hook_system_message_attribution: bool
    max_consecutive_empty_output_retries: int
    disable_tool_hook_notices: bool
    disable_message_wake_after_execution_error: bool
    cortex_snapshot_recording: bool
    def __init__(self, disable_async: bool = ..., max_generator_invocations: _Optional[int] = ..., terminal_step_types: _Optional[_Iterable[_Union[CortexStepType, str]]] = ..., hold_for_valid_checkpoint: bool = ..., hold_for_valid_checkpoint_timeout: _Optional[int] = ..., research_only: bool = ..., use_aggressive_snapshotting: bool = ..., require_finish_tool: bool = ..., max_forced_invocations: _Optional[int] = ..., queue_all_steps: bool = ..., store_gen_svc_request: bool = ..., enable_tasks: bool = ..., disable_empty_output_continuation: bool = ..., enable_afk_stop_hook: bool = ..., use_core_rewrite: bool = ..., use_core_direct: bool = ..., command_assessor_config: _Optional[_Union[CommandAssessorConfig, _Mapping]] = ..., cortex_snapshot_revert: bool = ..., max_stop_hook_continuations: _Optional[int] = ..., enable_hook_status: bool = ..., disable_hook_system_message_attribution: bool = ..., max_consecutive_empty_output_retries: _Optional[int] = ..., disable_tool_hook_notices: bool = ..., disable_message_wake_after_execution_error: bool = ..., cortex_snapshot_recording: bool = ...) -> None: ...

class CommandAssessorConfig(_message.Message):
    __slots__ = ("enabled", "policy_guardian_config", "allow_experimental_monitors", "allow_pss_experimental_monitors", "active_tags", "sonar_monitors_config_textproto")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    POLICY_GUARDIAN_CONFIG_FIELD_NUMBER: _ClassVar[int]
    ALLOW_EXPERIMENTAL_MONITORS_FIELD_NUMBER: _ClassVar[int]
    ALLOW_PSS_EXPERIMENTAL_MONITORS_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_TAGS_FIELD_NUMBER: _ClassVar[int]
    SONAR_MONITORS_CONFIG_TEXTPROTO_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    policy_guardian_config: PolicyGuardianConfig
    allow_experimental_monitors: bool
    allow_pss_experimental_monitors: bool
    active_tags: _containers.RepeatedScalarFieldContainer[str]
    sonar_monitors_config_textproto: str
    def __init__(self, enabled: bool = ..., policy_guardian_config: _Optional[_Union[PolicyGuardianConfig, _Mapping]] = ..., allow_experimental_monitors: bool = ..., allow_pss_experimental_monitors: bool = ..., active_tags: _Optional[_Iterable[str]] = ..., sonar_monitors_config_textproto: _Optional[str] = ...) -> None: ...

class LogArtifactsConfig(_message.Message):
    __slots__ = ("enabled", "hide_nominal_tool_steps", "hide_planner_response_text", "max_bytes_per_step", "max_bytes_per_tool_arg", "hide_system_steps", "hide_user_implicit_steps")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    HIDE_NOMINAL_TOOL_STEPS_FIELD_NUMBER: _ClassVar[int]
    HIDE_PLANNER_RESPONSE_TEXT_FIELD_NUMBER: _ClassVar[int]
    MAX_BYTES_PER_STEP_FIELD_NUMBER: _ClassVar[int]
    MAX_BYTES_PER_TOOL_ARG_FIELD_NUMBER: _ClassVar[int]
    HIDE_SYSTEM_STEPS_FIELD_NUMBER: _ClassVar[int]
    HIDE_USER_IMPLICIT_STEPS_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    hide_nominal_tool_steps: bool
    hide_planner_response_text: bool
    max_bytes_per_step: int
    max_bytes_per_tool_arg: int
    hide_system_steps: bool
    hide_user_implicit_steps: bool
    def __init__(self, enabled: bool = ..., hide_nominal_tool_steps: bool = ..., hide_planner_response_text: bool = ..., max_bytes_per_step: _Optional[int] = ..., max_bytes_per_tool_arg: _Optional[int] = ..., hide_system_steps: bool = ..., hide_user_implicit_steps: bool = ...) -> None: ...

class MessageConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class AgentApiConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class BattleModeConfig(_message.Message):
    __slots__ = ("max_turns",)
    MAX_TURNS_FIELD_NUMBER: _ClassVar[int]
    max_turns: int
    def __init__(self, max_turns: _Optional[int] = ...) -> None: ...

class CascadeConfig(_message.Message):
    __slots__ = ("planner_config", "checkpoint_config", "executor_config", "trajectory_conversion_config", "apply_model_default_override", "conversation_history_config", "split_dynamic_prompt_sections", "message_config", "use_db_trajectory", "agent_api_config", "dynamic_workspace_uris", "battle_mode_config")
    PLANNER_CONFIG_FIELD_NUMBER: _ClassVar[int]
    CHECKPOINT_CONFIG_FIELD_NUMBER: _ClassVar[int]
    EXECUTOR_CONFIG_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_CONVERSION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    APPLY_MODEL_DEFAULT_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_HISTORY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    SPLIT_DYNAMIC_PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    USE_DB_TRAJECTORY_FIELD_NUMBER: _ClassVar[int]
    AGENT_API_CONFIG_FIELD_NUMBER: _ClassVar[int]
    DYNAMIC_WORKSPACE_URIS_FIELD_NUMBER: _ClassVar[int]
    BATTLE_MODE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    planner_config: CascadePlannerConfig
    checkpoint_config: CheckpointConfig
    executor_config: CascadeExecutorConfig
    trajectory_conversion_config: TrajectoryConversionConfig
    apply_model_default_override: bool
    conversation_history_config: ConversationHistoryConfig
    split_dynamic_prompt_sections: bool
    message_config: MessageConfig
    use_db_trajectory: bool
    agent_api_config: AgentApiConfig
    dynamic_workspace_uris: _containers.RepeatedScalarFieldContainer[str]
    battle_mode_config: BattleModeConfig
    def __init__(self, planner_config: _Optional[_Union[CascadePlannerConfig, _Mapping]] = ..., checkpoint_config: _Optional[_Union[CheckpointConfig, _Mapping]] = ..., executor_config: _Optional[_Union[CascadeExecutorConfig, _Mapping]] = ..., trajectory_conversion_config: _Optional[_Union[TrajectoryConversionConfig, _Mapping]] = ..., apply_model_default_override: bool = ..., conversation_history_config: _Optional[_Union[ConversationHistoryConfig, _Mapping]] = ..., split_dynamic_prompt_sections: bool = ..., message_config: _Optional[_Union[MessageConfig, _Mapping]] = ..., use_db_trajectory: bool = ..., agent_api_config: _Optional[_Union[AgentApiConfig, _Mapping]] = ..., dynamic_workspace_uris: _Optional[_Iterable[str]] = ..., battle_mode_config: _Optional[_Union[BattleModeConfig, _Mapping]] = ...) -> None: ...

class TrajectoryConversionConfig(_message.Message):
    __slots__ = ("group_tools_with_planner_response", "wrap_tool_responses", "log_artifacts_config", "append_ephemeral_to_previous_tool_result", "disable_step_id", "enable_tool_timestamp", "use_raw_user_message", "disable_system_message_merging", "enable_context_role", "max_tokens_per_step", "discard_looping_planner_responses", "discard_errored_planner_responses", "error_on_truncation_without_checkpoint", "raise_step_conversion_error", "max_tokens_per_user_input_step", "use_structured_tool_responses", "ignore_user_input_timestamp", "show_model_selection_change", "disable_system_message_tag", "task_details_suffix")
    GROUP_TOOLS_WITH_PLANNER_RESPONSE_FIELD_NUMBER: _ClassVar[int]
    WRAP_TOOL_RESPONSES_FIELD_NUMBER: _ClassVar[int]
    LOG_ARTIFACTS_CONFIG_FIELD_NUMBER: _ClassVar[int]
    APPEND_EPHEMERAL_TO_PREVIOUS_TOOL_RESULT_FIELD_NUMBER: _ClassVar[int]
    DISABLE_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    ENABLE_TOOL_TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    USE_RAW_USER_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SYSTEM_MESSAGE_MERGING_FIELD_NUMBER: _ClassVar[int]
    ENABLE_CONTEXT_ROLE_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKENS_PER_STEP_FIELD_NUMBER: _ClassVar[int]
    DISCARD_LOOPING_PLANNER_RESPONSES_FIELD_NUMBER: _ClassVar[int]
    DISCARD_ERRORED_PLANNER_RESPONSES_FIELD_NUMBER: _ClassVar[int]
    ERROR_ON_TRUNCATION_WITHOUT_CHECKPOINT_FIELD_NUMBER: _ClassVar[int]
    RAISE_STEP_CONVERSION_ERROR_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKENS_PER_USER_INPUT_STEP_FIELD_NUMBER: _ClassVar[int]
    USE_STRUCTURED_TOOL_RESPONSES_FIELD_NUMBER: _ClassVar[int]
    IGNORE_USER_INPUT_TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    SHOW_MODEL_SELECTION_CHANGE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SYSTEM_MESSAGE_TAG_FIELD_NUMBER: _ClassVar[int]
    TASK_DETAILS_SUFFIX_FIELD_NUMBER: _ClassVar[int]
    group_tools_with_planner_response: bool
    wrap_tool_responses: bool
    log_artifacts_config: LogArtifactsConfig
    append_ephemeral_to_previous_tool_result: bool
    disable_step_id: bool
    enable_tool_timestamp: bool
    use_raw_user_message: bool
    disable_system_message_merging: bool
    enable_context_role: bool
    max_tokens_per_step: int
    discard_looping_planner_responses: bool
    discard_errored_planner_responses: bool
    error_on_truncation_without_checkpoint: bool
    raise_step_conversion_error: bool
    max_tokens_per_user_input_step: int
    use_structured_tool_responses: bool
    ignore_user_input_timestamp: bool
    show_model_selection_change: bool
    disable_system_message_tag: bool
    task_details_suffix: str
    def __init__(self, group_tools_with_planner_response: bool = ..., wrap_tool_responses: bool = ..., log_artifacts_config: _Optional[_Union[LogArtifactsConfig, _Mapping]] = ..., append_ephemeral_to_previous_tool_result: bool = ..., disable_step_id: bool = ..., enable_tool_timestamp: bool = ..., use_raw_user_message: bool = ..., disable_system_message_merging: bool = ..., enable_context_role: bool = ..., max_tokens_per_step: _Optional[int] = ..., discard_looping_planner_responses: bool = ..., discard_errored_planner_responses: bool = ..., error_on_truncation_without_checkpoint: bool = ..., raise_step_conversion_error: bool = ..., max_tokens_per_user_input_step: _Optional[int] = ..., use_structured_tool_responses: bool = ..., ignore_user_input_timestamp: bool = ..., show_model_selection_change: bool = ..., disable_system_message_tag: bool = ..., task_details_suffix: _Optional[str] = ...) -> None: ...

class CascadeConversationalPlannerConfig(_message.Message):
    __slots__ = ("eval_mode", "agentic_mode", "prompt_combination_name", "conversation_history_config", "override_workspace_dir_experimental_use_only", "override_cascade_id_for_prompt", "planner_mode")
    EVAL_MODE_FIELD_NUMBER: _ClassVar[int]
    AGENTIC_MODE_FIELD_NUMBER: _ClassVar[int]
    PROMPT_COMBINATION_NAME_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_HISTORY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    OVERRIDE_WORKSPACE_DIR_EXPERIMENTAL_USE_ONLY_FIELD_NUMBER: _ClassVar[int]
    OVERRIDE_CASCADE_ID_FOR_PROMPT_FIELD_NUMBER: _ClassVar[int]
    PLANNER_MODE_FIELD_NUMBER: _ClassVar[int]
    eval_mode: bool
    agentic_mode: bool
    prompt_combination_name: str
    conversation_history_config: ConversationHistoryConfig
    override_workspace_dir_experimental_use_only: str
    override_cascade_id_for_prompt: str
    planner_mode: _codeium_common_pb2.ConversationalPlannerMode
    def __init__(self, eval_mode: bool = ..., agentic_mode: bool = ..., prompt_combination_name: _Optional[str] = ..., conversation_history_config: _Optional[_Union[ConversationHistoryConfig, _Mapping]] = ..., override_workspace_dir_experimental_use_only: _Optional[str] = ..., override_cascade_id_for_prompt: _Optional[str] = ..., planner_mode: _Optional[_Union[_codeium_common_pb2.ConversationalPlannerMode, str]] = ...) -> None: ...

class SectionOverrideConfig(_message.Message):
    __slots__ = ("mode", "content")
    MODE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    mode: SectionOverrideMode
    content: str
    def __init__(self, mode: _Optional[_Union[SectionOverrideMode, str]] = ..., content: _Optional[str] = ...) -> None: ...

class MqueryToolConfig(_message.Message):
    __slots__ = ("m_query_config", "m_query_model", "max_tokens_per_m_query", "num_items_full_source", "max_lines_per_snippet", "enable_search_in_file_tool", "allow_access_gitignore", "disable_semantic_codebase_search", "force_disable")
    M_QUERY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    M_QUERY_MODEL_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKENS_PER_M_QUERY_FIELD_NUMBER: _ClassVar[int]
    NUM_ITEMS_FULL_SOURCE_FIELD_NUMBER: _ClassVar[int]
    MAX_LINES_PER_SNIPPET_FIELD_NUMBER: _ClassVar[int]
    ENABLE_SEARCH_IN_FILE_TOOL_FIELD_NUMBER: _ClassVar[int]
    ALLOW_ACCESS_GITIGNORE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SEMANTIC_CODEBASE_SEARCH_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    m_query_config: _codeium_common_pb2.MQueryConfig
    m_query_model: _codeium_common_pb2.Model
    max_tokens_per_m_query: int
    num_items_full_source: int
    max_lines_per_snippet: int
    enable_search_in_file_tool: bool
    allow_access_gitignore: bool
    disable_semantic_codebase_search: bool
    force_disable: bool
    def __init__(self, m_query_config: _Optional[_Union[_codeium_common_pb2.MQueryConfig, _Mapping]] = ..., m_query_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., max_tokens_per_m_query: _Optional[int] = ..., num_items_full_source: _Optional[int] = ..., max_lines_per_snippet: _Optional[int] = ..., enable_search_in_file_tool: bool = ..., allow_access_gitignore: bool = ..., disable_semantic_codebase_search: bool = ..., force_disable: bool = ...) -> None: ...

class NotifyUserConfig(_message.Message):
    __slots__ = ("artifact_review_mode",)
    ARTIFACT_REVIEW_MODE_FIELD_NUMBER: _ClassVar[int]
    artifact_review_mode: _codeium_common_pb2.ArtifactReviewMode
    def __init__(self, artifact_review_mode: _Optional[_Union[_codeium_common_pb2.ArtifactReviewMode, str]] = ...) -> None: ...

class GrepToolConfig(_message.Message):
    __slots__ = ("max_grep_results", "include_cci_in_result", "num_full_source_ccis", "max_bytes_per_cci", "allow_access_gitignore", "use_code_search", "disable_fallback_to_local_execution", "force_disable")
    MAX_GREP_RESULTS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_CCI_IN_RESULT_FIELD_NUMBER: _ClassVar[int]
    NUM_FULL_SOURCE_CCIS_FIELD_NUMBER: _ClassVar[int]
    MAX_BYTES_PER_CCI_FIELD_NUMBER: _ClassVar[int]
    ALLOW_ACCESS_GITIGNORE_FIELD_NUMBER: _ClassVar[int]
    USE_CODE_SEARCH_FIELD_NUMBER: _ClassVar[int]
    DISABLE_FALLBACK_TO_LOCAL_EXECUTION_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    max_grep_results: int
    include_cci_in_result: bool
    num_full_source_ccis: int
    max_bytes_per_cci: int
    allow_access_gitignore: bool
    use_code_search: bool
    disable_fallback_to_local_execution: bool
    force_disable: bool
    def __init__(self, max_grep_results: _Optional[int] = ..., include_cci_in_result: bool = ..., num_full_source_ccis: _Optional[int] = ..., max_bytes_per_cci: _Optional[int] = ..., allow_access_gitignore: bool = ..., use_code_search: bool = ..., disable_fallback_to_local_execution: bool = ..., force_disable: bool = ...) -> None: ...

class FindToolConfig(_message.Message):
    __slots__ = ("max_find_results", "fd_path", "use_code_search", "disable_fallback_to_local_execution", "force_disable")
    MAX_FIND_RESULTS_FIELD_NUMBER: _ClassVar[int]
    FD_PATH_FIELD_NUMBER: _ClassVar[int]
    USE_CODE_SEARCH_FIELD_NUMBER: _ClassVar[int]
    DISABLE_FALLBACK_TO_LOCAL_EXECUTION_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    max_find_results: int
    fd_path: str
    use_code_search: bool
    disable_fallback_to_local_execution: bool
    force_disable: bool
    def __init__(self, max_find_results: _Optional[int] = ..., fd_path: _Optional[str] = ..., use_code_search: bool = ..., disable_fallback_to_local_execution: bool = ..., force_disable: bool = ...) -> None: ...

class CodeSearchToolConfig(_message.Message):
    __slots__ = ("cs_path", "use_eval_tag", "force_disable", "g3box_max_retries", "g3box_retry_backoff_ms", "g3box_max_retry_backoff_ms", "g3box_timeout_ms", "g3box_rpc_timeout_ms", "restrict_to_google", "hide_tool_tag_in_di", "omit_metadata_from_output", "max_num_results", "max_matches_per_file", "use_detailed_search_guidance_in_di", "max_tokens", "enable_cs_query_optimizations")
    CS_PATH_FIELD_NUMBER: _ClassVar[int]
    USE_EVAL_TAG_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    G3BOX_MAX_RETRIES_FIELD_NUMBER: _ClassVar[int]
    G3BOX_RETRY_BACKOFF_MS_FIELD_NUMBER: _ClassVar[int]
    G3BOX_MAX_RETRY_BACKOFF_MS_FIELD_NUMBER: _ClassVar[int]
    G3BOX_TIMEOUT_MS_FIELD_NUMBER: _ClassVar[int]
    G3BOX_RPC_TIMEOUT_MS_FIELD_NUMBER: _ClassVar[int]
    RESTRICT_TO_GOOGLE_FIELD_NUMBER: _ClassVar[int]
    HIDE_TOOL_TAG_IN_DI_FIELD_NUMBER: _ClassVar[int]
    OMIT_METADATA_FROM_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    MAX_NUM_RESULTS_FIELD_NUMBER: _ClassVar[int]
    MAX_MATCHES_PER_FILE_FIELD_NUMBER: _ClassVar[int]
    USE_DETAILED_SEARCH_GUIDANCE_IN_DI_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKENS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_CS_QUERY_OPTIMIZATIONS_FIELD_NUMBER: _ClassVar[int]
    cs_path: str
    use_eval_tag: bool
    force_disable: bool
    g3box_max_retries: int
    g3box_retry_backoff_ms: int
    g3box_max_retry_backoff_ms: int
    g3box_timeout_ms: int
    g3box_rpc_timeout_ms: int
    restrict_to_google: bool
    hide_tool_tag_in_di: bool
    omit_metadata_from_output: bool
    max_num_results: int
    max_matches_per_file: int
    use_detailed_search_guidance_in_di: bool
    max_tokens: int
    enable_cs_query_optimizations: bool
    def __init__(self, cs_path: _Optional[str] = ..., use_eval_tag: bool = ..., force_disable: bool = ..., g3box_max_retries: _Optional[int] = ..., g3box_retry_backoff_ms: _Optional[int] = ..., g3box_max_retry_backoff_ms: _Optional[int] = ..., g3box_timeout_ms: _Optional[int] = ..., g3box_rpc_timeout_ms: _Optional[int] = ..., restrict_to_google: bool = ..., hide_tool_tag_in_di: bool = ..., omit_metadata_from_output: bool = ..., max_num_results: _Optional[int] = ..., max_matches_per_file: _Optional[int] = ..., use_detailed_search_guidance_in_di: bool = ..., max_tokens: _Optional[int] = ..., enable_cs_query_optimizations: bool = ...) -> None: ...

class GenerateImageToolConfig(_message.Message):
    __slots__ = ("force_disable", "output_directory", "save_to_parent_artifact_directory")
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_DIRECTORY_FIELD_NUMBER: _ClassVar[int]
    SAVE_TO_PARENT_ARTIFACT_DIRECTORY_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    output_directory: str
    save_to_parent_artifact_directory: bool
    def __init__(self, force_disable: bool = ..., output_directory: _Optional[str] = ..., save_to_parent_artifact_directory: bool = ...) -> None: ...

class InternalSearchToolConfig(_message.Message):
    __slots__ = ("max_results", "max_content_length", "force_disable")
    MAX_RESULTS_FIELD_NUMBER: _ClassVar[int]
    MAX_CONTENT_LENGTH_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    max_results: int
    max_content_length: int
    force_disable: bool
    def __init__(self, max_results: _Optional[int] = ..., max_content_length: _Optional[int] = ..., force_disable: bool = ...) -> None: ...

class AutoCommandConfig(_message.Message):
    __slots__ = ("enable_model_auto_run", "user_allowlist", "user_denylist", "system_allowlist", "sandbox_system_allowlist", "system_denylist", "system_denylist_regex", "system_nooplist", "auto_execution_policy")
    ENABLE_MODEL_AUTO_RUN_FIELD_NUMBER: _ClassVar[int]
    USER_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    USER_DENYLIST_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_SYSTEM_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_DENYLIST_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_DENYLIST_REGEX_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_NOOPLIST_FIELD_NUMBER: _ClassVar[int]
    AUTO_EXECUTION_POLICY_FIELD_NUMBER: _ClassVar[int]
    enable_model_auto_run: bool
    user_allowlist: _containers.RepeatedScalarFieldContainer[str]
    user_denylist: _containers.RepeatedScalarFieldContainer[str]
    system_allowlist: _containers.RepeatedScalarFieldContainer[str]
    sandbox_system_allowlist: _containers.RepeatedScalarFieldContainer[str]
    system_denylist: _containers.RepeatedScalarFieldContainer[str]
    system_denylist_regex: _containers.RepeatedScalarFieldContainer[str]
    system_nooplist: _containers.RepeatedScalarFieldContainer[str]
    auto_execution_policy: _codeium_common_pb2.CascadeCommandsAutoExecution
    def __init__(self, enable_model_auto_run: bool = ..., user_allowlist: _Optional[_Iterable[str]] = ..., user_denylist: _Optional[_Iterable[str]] = ..., system_allowlist: _Optional[_Iterable[str]] = ..., sandbox_system_allowlist: _Optional[_Iterable[str]] = ..., system_denylist: _Optional[_Iterable[str]] = ..., system_denylist_regex: _Optional[_Iterable[str]] = ..., system_nooplist: _Optional[_Iterable[str]] = ..., auto_execution_policy: _Optional[_Union[_codeium_common_pb2.CascadeCommandsAutoExecution, str]] = ...) -> None: ...

class ListDirToolConfig(_message.Message):
    __slots__ = ("force_disable",)
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    def __init__(self, force_disable: bool = ...) -> None: ...

class RunCommandToolConfig(_message.Message):
    __slots__ = ("max_chars_command_stdout", "force_disable", "auto_command_config", "enable_ide_terminal_execution", "force_go_terminal_execution", "shell_name", "shell_path", "max_timeout_ms", "shell_setup_script", "forbid_search_commands", "enable_pty", "enable_persistent_mode", "enable_midterm_output_processor", "enable_terminal_sandbox", "execution_host", "enable_timeout_notification", "enable_daemon_commands", "enable_fast_output_close", "search_fallback_mode", "read_only_sandbox", "disable_sandbox_bypass", "sandbox_proxy", "enable_plugin_auth")
    class SearchFallbackMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SEARCH_FALLBACK_UNSPECIFIED: _ClassVar[RunCommandToolConfig.SearchFallbackMode]
        SEARCH_FALLBACK_CODE_SEARCH: _ClassVar[RunCommandToolConfig.SearchFallbackMode]
        SEARCH_FALLBACK_NONE: _ClassVar[RunCommandToolConfig.SearchFallbackMode]
        SEARCH_FALLBACK_FIND_AND_GREP: _ClassVar[RunCommandToolConfig.SearchFallbackMode]
    SEARCH_FALLBACK_UNSPECIFIED: RunCommandToolConfig.SearchFallbackMode
    SEARCH_FALLBACK_CODE_SEARCH: RunCommandToolConfig.SearchFallbackMode
    SEARCH_FALLBACK_NONE: RunCommandToolConfig.SearchFallbackMode
    SEARCH_FALLBACK_FIND_AND_GREP: RunCommandToolConfig.SearchFallbackMode
    class SandboxProxy(_message.Message):
        __slots__ = ("http",)
        class Http(_message.Message):
            __slots__ = ("address", "cert_file", "username", "password")
            ADDRESS_FIELD_NUMBER: _ClassVar[int]
            CERT_FILE_FIELD_NUMBER: _ClassVar[int]
            USERNAME_FIELD_NUMBER: _ClassVar[int]
            PASSWORD_FIELD_NUMBER: _ClassVar[int]
            address: str
            cert_file: str
            username: str
            password: str
            def __init__(self, address: _Optional[str] = ..., cert_file: _Optional[str] = ..., username: _Optional[str] = ..., password: _Optional[str] = ...) -> None: ...
        HTTP_FIELD_NUMBER: _ClassVar[int]
        http: RunCommandToolConfig.SandboxProxy.Http
        def __init__(self, http: _Optional[_Union[RunCommandToolConfig.SandboxProxy.Http, _Mapping]] = ...) -> None: ...
    MAX_CHARS_COMMAND_STDOUT_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    AUTO_COMMAND_CONFIG_FIELD_NUMBER: _ClassVar[int]
    ENABLE_IDE_TERMINAL_EXECUTION_FIELD_NUMBER: _ClassVar[int]
    FORCE_GO_TERMINAL_EXECUTION_FIELD_NUMBER: _ClassVar[int]
    SHELL_NAME_FIELD_NUMBER: _ClassVar[int]
    SHELL_PATH_FIELD_NUMBER: _ClassVar[int]
    MAX_TIMEOUT_MS_FIELD_NUMBER: _ClassVar[int]
    SHELL_SETUP_SCRIPT_FIELD_NUMBER: _ClassVar[int]
    FORBID_SEARCH_COMMANDS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_PTY_FIELD_NUMBER: _ClassVar[int]
    ENABLE_PERSISTENT_MODE_FIELD_NUMBER: _ClassVar[int]
    ENABLE_MIDTERM_OUTPUT_PROCESSOR_FIELD_NUMBER: _ClassVar[int]
    ENABLE_TERMINAL_SANDBOX_FIELD_NUMBER: _ClassVar[int]
    EXECUTION_HOST_FIELD_NUMBER: _ClassVar[int]
    ENABLE_TIMEOUT_NOTIFICATION_FIELD_NUMBER: _ClassVar[int]
    ENABLE_DAEMON_COMMANDS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_FAST_OUTPUT_CLOSE_FIELD_NUMBER: _ClassVar[int]
    SEARCH_FALLBACK_MODE_FIELD_NUMBER: _ClassVar[int]
    READ_ONLY_SANDBOX_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SANDBOX_BYPASS_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_PROXY_FIELD_NUMBER: _ClassVar[int]
    ENABLE_PLUGIN_AUTH_FIELD_NUMBER: _ClassVar[int]
    max_chars_command_stdout: int
    force_disable: bool
    auto_command_config: AutoCommandConfig
    enable_ide_terminal_execution: bool
    force_go_terminal_execution: bool
    shell_name: str
    shell_path: str
    max_timeout_ms: int
    shell_setup_script: str
    forbid_search_commands: bool
    enable_pty: bool
    enable_persistent_mode: bool
    enable_midterm_output_processor: bool
    enable_terminal_sandbox: bool
    execution_host: str
    enable_timeout_notification: bool
    enable_daemon_commands: bool
    enable_fast_output_close: bool
    search_fallback_mode: RunCommandToolConfig.SearchFallbackMode
    read_only_sandbox: bool
    disable_sandbox_bypass: bool
    sandbox_proxy: RunCommandToolConfig.SandboxProxy
    enable_plugin_auth: bool
    def __init__(self, max_chars_command_stdout: _Optional[int] = ..., force_disable: bool = ..., auto_command_config: _Optional[_Union[AutoCommandConfig, _Mapping]] = ..., enable_ide_terminal_execution: bool = ..., force_go_terminal_execution: bool = ..., shell_name: _Optional[str] = ..., shell_path: _Optional[str] = ..., max_timeout_ms: _Optional[int] = ..., shell_setup_script: _Optional[str] = ..., forbid_search_commands: bool = ..., enable_pty: bool = ..., enable_persistent_mode: bool = ..., enable_midterm_output_processor: bool = ..., enable_terminal_sandbox: bool = ..., execution_host: _Optional[str] = ..., enable_timeout_notification: bool = ..., enable_daemon_commands: bool = ..., enable_fast_output_close: bool = ..., search_fallback_mode: _Optional[_Union[RunCommandToolConfig.SearchFallbackMode, str]] = ..., read_only_sandbox: bool = ..., disable_sandbox_bypass: bool = ..., sandbox_proxy: _Optional[_Union[RunCommandToolConfig.SandboxProxy, _Mapping]] = ..., enable_plugin_auth: bool = ...) -> None: ...

class KnowledgeBaseSearchToolConfig(_message.Message):
    __slots__ = ("max_tokens_per_knowledge_base_search", "prompt_fraction", "force_disable")
    MAX_TOKENS_PER_KNOWLEDGE_BASE_SEARCH_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FRACTION_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    max_tokens_per_knowledge_base_search: int
    prompt_fraction: float
    force_disable: bool
    def __init__(self, max_tokens_per_knowledge_base_search: _Optional[int] = ..., prompt_fraction: _Optional[float] = ..., force_disable: bool = ...) -> None: ...

class FastApplyFallbackConfig(_message.Message):
    __slots__ = ("enabled", "prompt_unchanged_threshold", "content_view_radius_lines", "content_edit_radius_lines", "fast_apply_model", "repair_replace_blocks")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    PROMPT_UNCHANGED_THRESHOLD_FIELD_NUMBER: _ClassVar[int]
    CONTENT_VIEW_RADIUS_LINES_FIELD_NUMBER: _ClassVar[int]
    CONTENT_EDIT_RADIUS_LINES_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_MODEL_FIELD_NUMBER: _ClassVar[int]
    REPAIR_REPLACE_BLOCKS_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    prompt_unchanged_threshold: int
    content_view_radius_lines: int
    content_edit_radius_lines: int
    fast_apply_model: _codeium_common_pb2.Model
    repair_replace_blocks: bool
    def __init__(self, enabled: bool = ..., prompt_unchanged_threshold: _Optional[int] = ..., content_view_radius_lines: _Optional[int] = ..., content_edit_radius_lines: _Optional[int] = ..., fast_apply_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., repair_replace_blocks: bool = ...) -> None: ...

class ReplaceContentToolConfig(_message.Message):
    __slots__ = ("max_fuzzy_edit_distance_fraction", "allow_partial_replacement_success", "view_file_recency_max_distance", "enable_fuzzy_sandwich_match", "fast_apply_fallback_config", "tool_variant", "show_triggered_memories", "disable_allow_multiple", "use_line_range")
    MAX_FUZZY_EDIT_DISTANCE_FRACTION_FIELD_NUMBER: _ClassVar[int]
    ALLOW_PARTIAL_REPLACEMENT_SUCCESS_FIELD_NUMBER: _ClassVar[int]
    VIEW_FILE_RECENCY_MAX_DISTANCE_FIELD_NUMBER: _ClassVar[int]
    ENABLE_FUZZY_SANDWICH_MATCH_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_FALLBACK_CONFIG_FIELD_NUMBER: _ClassVar[int]
    TOOL_VARIANT_FIELD_NUMBER: _ClassVar[int]
    SHOW_TRIGGERED_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    DISABLE_ALLOW_MULTIPLE_FIELD_NUMBER: _ClassVar[int]
    USE_LINE_RANGE_FIELD_NUMBER: _ClassVar[int]
    max_fuzzy_edit_distance_fraction: float
    allow_partial_replacement_success: bool
    view_file_recency_max_distance: int
    enable_fuzzy_sandwich_match: bool
    fast_apply_fallback_config: FastApplyFallbackConfig
    tool_variant: ReplaceToolVariant
    show_triggered_memories: bool
    disable_allow_multiple: bool
    use_line_range: bool
    def __init__(self, max_fuzzy_edit_distance_fraction: _Optional[float] = ..., allow_partial_replacement_success: bool = ..., view_file_recency_max_distance: _Optional[int] = ..., enable_fuzzy_sandwich_match: bool = ..., fast_apply_fallback_config: _Optional[_Union[FastApplyFallbackConfig, _Mapping]] = ..., tool_variant: _Optional[_Union[ReplaceToolVariant, str]] = ..., show_triggered_memories: bool = ..., disable_allow_multiple: bool = ..., use_line_range: bool = ...) -> None: ...

class CodeToolConfig(_message.Message):
    __slots__ = ("disable_extensions", "allow_edit_gitignore", "file_allowlist", "dir_allowlist", "apply_edits", "only_show_incremental_diff_zone", "skip_await_lint_errors", "auto_fix_lints_config", "replace_content_tool_config", "classify_edit", "provide_importance", "skip_replace_content_validation", "override_allow_action_on_unsaved_file", "use_sed_edit", "force_disable", "disable_artifact_metadata", "minimize_fs_ops", "max_stored_diff_bytes", "use_replace_content_edit_tool", "use_replace_content_propose_code", "run_proposal_extension_verifier")
    DISABLE_EXTENSIONS_FIELD_NUMBER: _ClassVar[int]
    ALLOW_EDIT_GITIGNORE_FIELD_NUMBER: _ClassVar[int]
    FILE_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    DIR_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    APPLY_EDITS_FIELD_NUMBER: _ClassVar[int]
    ONLY_SHOW_INCREMENTAL_DIFF_ZONE_FIELD_NUMBER: _ClassVar[int]
    SKIP_AWAIT_LINT_ERRORS_FIELD_NUMBER: _ClassVar[int]
    AUTO_FIX_LINTS_CONFIG_FIELD_NUMBER: _ClassVar[int]
    REPLACE_CONTENT_TOOL_CONFIG_FIELD_NUMBER: _ClassVar[int]
    CLASSIFY_EDIT_FIELD_NUMBER: _ClassVar[int]
    PROVIDE_IMPORTANCE_FIELD_NUMBER: _ClassVar[int]
    SKIP_REPLACE_CONTENT_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    OVERRIDE_ALLOW_ACTION_ON_UNSAVED_FILE_FIELD_NUMBER: _ClassVar[int]
    USE_SED_EDIT_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_ARTIFACT_METADATA_FIELD_NUMBER: _ClassVar[int]
    MINIMIZE_FS_OPS_FIELD_NUMBER: _ClassVar[int]
    MAX_STORED_DIFF_BYTES_FIELD_NUMBER: _ClassVar[int]
    USE_REPLACE_CONTENT_EDIT_TOOL_FIELD_NUMBER: _ClassVar[int]
    USE_REPLACE_CONTENT_PROPOSE_CODE_FIELD_NUMBER: _ClassVar[int]
    RUN_PROPOSAL_EXTENSION_VERIFIER_FIELD_NUMBER: _ClassVar[int]
    disable_extensions: _containers.RepeatedScalarFieldContainer[str]
    allow_edit_gitignore: bool
    file_allowlist: _containers.RepeatedScalarFieldContainer[str]
    dir_allowlist: _containers.RepeatedScalarFieldContainer[str]
    apply_edits: bool
    only_show_incremental_diff_zone: bool
    skip_await_lint_errors: bool
    auto_fix_lints_config: AutoFixLintsConfig
    replace_content_tool_config: ReplaceContentToolConfig
    classify_edit: bool
    provide_importance: bool
    skip_replace_content_validation: bool
    override_allow_action_on_unsaved_file: bool
    use_sed_edit: bool
    force_disable: bool
    disable_artifact_metadata: bool
    minimize_fs_ops: bool
    max_stored_diff_bytes: int
    use_replace_content_edit_tool: bool
    use_replace_content_propose_code: bool
    run_proposal_extension_verifier: bool
    def __init__(self, disable_extensions: _Optional[_Iterable[str]] = ..., allow_edit_gitignore: bool = ..., file_allowlist: _Optional[_Iterable[str]] = ..., dir_allowlist: _Optional[_Iterable[str]] = ..., apply_edits: bool = ..., only_show_incremental_diff_zone: bool = ..., skip_await_lint_errors: bool = ..., auto_fix_lints_config: _Optional[_Union[AutoFixLintsConfig, _Mapping]] = ..., replace_content_tool_config: _Optional[_Union[ReplaceContentToolConfig, _Mapping]] = ..., classify_edit: bool = ..., provide_importance: bool = ..., skip_replace_content_validation: bool = ..., override_allow_action_on_unsaved_file: bool = ..., use_sed_edit: bool = ..., force_disable: bool = ..., disable_artifact_metadata: bool = ..., minimize_fs_ops: bool = ..., max_stored_diff_bytes: _Optional[int] = ..., use_replace_content_edit_tool: bool = ..., use_replace_content_propose_code: bool = ..., run_proposal_extension_verifier: bool = ...) -> None: ...

class IntentToolConfig(_message.Message):
    __slots__ = ("intent_model", "max_context_tokens")
    INTENT_MODEL_FIELD_NUMBER: _ClassVar[int]
    MAX_CONTEXT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    intent_model: _codeium_common_pb2.Model
    max_context_tokens: int
    def __init__(self, intent_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., max_context_tokens: _Optional[int] = ...) -> None: ...

class ViewFileToolConfig(_message.Message):
    __slots__ = ("allow_view_gitignore", "split_outline_tool", "show_triggered_memories", "max_lines_per_view", "include_line_numbers", "dir_allowlist", "max_bytes_per_view", "max_file_size_bytes", "enable_open_document", "max_total_outline_bytes", "max_bytes_per_outline_item", "show_full_file_bytes", "force_disable")
    ALLOW_VIEW_GITIGNORE_FIELD_NUMBER: _ClassVar[int]
    SPLIT_OUTLINE_TOOL_FIELD_NUMBER: _ClassVar[int]
    SHOW_TRIGGERED_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    MAX_LINES_PER_VIEW_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_LINE_NUMBERS_FIELD_NUMBER: _ClassVar[int]
    DIR_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    MAX_BYTES_PER_VIEW_FIELD_NUMBER: _ClassVar[int]
    MAX_FILE_SIZE_BYTES_FIELD_NUMBER: _ClassVar[int]
    ENABLE_OPEN_DOCUMENT_FIELD_NUMBER: _ClassVar[int]
    MAX_TOTAL_OUTLINE_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_BYTES_PER_OUTLINE_ITEM_FIELD_NUMBER: _ClassVar[int]
    SHOW_FULL_FILE_BYTES_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    allow_view_gitignore: bool
    split_outline_tool: bool
    show_triggered_memories: bool
    max_lines_per_view: int
    include_line_numbers: bool
    dir_allowlist: _containers.RepeatedScalarFieldContainer[str]
    max_bytes_per_view: int
    max_file_size_bytes: int
    enable_open_document: bool
    max_total_outline_bytes: int
    max_bytes_per_outline_item: int
    show_full_file_bytes: int
    force_disable: bool
    def __init__(self, allow_view_gitignore: bool = ..., split_outline_tool: bool = ..., show_triggered_memories: bool = ..., max_lines_per_view: _Optional[int] = ..., include_line_numbers: bool = ..., dir_allowlist: _Optional[_Iterable[str]] = ..., max_bytes_per_view: _Optional[int] = ..., max_file_size_bytes: _Optional[int] = ..., enable_open_document: bool = ..., max_total_outline_bytes: _Optional[int] = ..., max_bytes_per_outline_item: _Optional[int] = ..., show_full_file_bytes: _Optional[int] = ..., force_disable: bool = ...) -> None: ...

class WriteToFileToolConfig(_message.Message):
    __slots__ = ("force_disable",)
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    def __init__(self, force_disable: bool = ...) -> None: ...

class SuggestedResponseConfig(_message.Message):
    __slots__ = ("force_disable",)
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    def __init__(self, force_disable: bool = ...) -> None: ...

class SearchWebToolConfig(_message.Message):
    __slots__ = ("force_disable", "third_party_config")
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    THIRD_PARTY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    third_party_config: _codeium_common_pb2.ThirdPartyWebSearchConfig
    def __init__(self, force_disable: bool = ..., third_party_config: _Optional[_Union[_codeium_common_pb2.ThirdPartyWebSearchConfig, _Mapping]] = ...) -> None: ...

class ReadUrlContentToolConfig(_message.Message):
    __slots__ = ("force_disable",)
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    def __init__(self, force_disable: bool = ...) -> None: ...

class MemoryToolConfig(_message.Message):
    __slots__ = ("force_disable", "disable_auto_generate_memories")
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_AUTO_GENERATE_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    disable_auto_generate_memories: bool
    def __init__(self, force_disable: bool = ..., disable_auto_generate_memories: bool = ...) -> None: ...

class McpToolConfig(_message.Message):
    __slots__ = ("force_disable", "max_output_bytes", "enable_lazy_load", "non_blocking_turn_load")
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    MAX_OUTPUT_BYTES_FIELD_NUMBER: _ClassVar[int]
    ENABLE_LAZY_LOAD_FIELD_NUMBER: _ClassVar[int]
    NON_BLOCKING_TURN_LOAD_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    max_output_bytes: int
    enable_lazy_load: bool
    non_blocking_turn_load: bool
    def __init__(self, force_disable: bool = ..., max_output_bytes: _Optional[int] = ..., enable_lazy_load: bool = ..., non_blocking_turn_load: bool = ...) -> None: ...

class InvokeSubagentToolConfig(_message.Message):
    __slots__ = ("enabled", "fast_model", "heavy_model", "max_nesting_depth", "allow_task_mode", "always_inherit_model", "allow_fork", "send_initial_prompt_as_message")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    FAST_MODEL_FIELD_NUMBER: _ClassVar[int]
    HEAVY_MODEL_FIELD_NUMBER: _ClassVar[int]
    MAX_NESTING_DEPTH_FIELD_NUMBER: _ClassVar[int]
    ALLOW_TASK_MODE_FIELD_NUMBER: _ClassVar[int]
    ALWAYS_INHERIT_MODEL_FIELD_NUMBER: _ClassVar[int]
    ALLOW_FORK_FIELD_NUMBER: _ClassVar[int]
    SEND_INITIAL_PROMPT_AS_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    fast_model: _codeium_common_pb2.Model
    heavy_model: _codeium_common_pb2.Model
    max_nesting_depth: int
    allow_task_mode: bool
    always_inherit_model: bool
    allow_fork: bool
    send_initial_prompt_as_message: bool
    def __init__(self, enabled: bool = ..., fast_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., heavy_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., max_nesting_depth: _Optional[int] = ..., allow_task_mode: bool = ..., always_inherit_model: bool = ..., allow_fork: bool = ..., send_initial_prompt_as_message: bool = ...) -> None: ...

class AutoFixLintsConfig(_message.Message):
    __slots__ = ("enabled", "notifying_prompt")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    NOTIFYING_PROMPT_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    notifying_prompt: str
    def __init__(self, enabled: bool = ..., notifying_prompt: _Optional[str] = ...) -> None: ...

class CaptureBrowserScreenshotToolConfig(_message.Message):
    __slots__ = ("enable_saving",)
    ENABLE_SAVING_FIELD_NUMBER: _ClassVar[int]
    enable_saving: bool
    def __init__(self, enable_saving: bool = ...) -> None: ...

class DOMExtractionConfig(_message.Message):
    __slots__ = ("include_coordinates",)
    INCLUDE_COORDINATES_FIELD_NUMBER: _ClassVar[int]
    include_coordinates: bool
    def __init__(self, include_coordinates: bool = ...) -> None: ...

class BrowserSubagentContextConfig(_message.Message):
    __slots__ = ("type", "max_chars")
    class ContextType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        CONTEXT_TYPE_UNSPECIFIED: _ClassVar[BrowserSubagentContextConfig.ContextType]
        CONTEXT_TYPE_WITH_MARKDOWN_TRAJECTORY_SUMMARY: _ClassVar[BrowserSubagentContextConfig.ContextType]
        CONTEXT_TYPE_TASK_ONLY: _ClassVar[BrowserSubagentContextConfig.ContextType]
    CONTEXT_TYPE_UNSPECIFIED: BrowserSubagentContextConfig.ContextType
    CONTEXT_TYPE_WITH_MARKDOWN_TRAJECTORY_SUMMARY: BrowserSubagentContextConfig.ContextType
    CONTEXT_TYPE_TASK_ONLY: BrowserSubagentContextConfig.ContextType
    TYPE_FIELD_NUMBER: _ClassVar[int]
    MAX_CHARS_FIELD_NUMBER: _ClassVar[int]
    type: BrowserSubagentContextConfig.ContextType
    max_chars: int
    def __init__(self, type: _Optional[_Union[BrowserSubagentContextConfig.ContextType, str]] = ..., max_chars: _Optional[int] = ...) -> None: ...

class BrowserSubagentToolConfig(_message.Message):
    __slots__ = ("mode", "browser_subagent_model", "use_detailed_converter", "suggested_max_tool_calls", "disable_onboarding", "subagent_reminder_mode", "max_context_tokens", "context_config", "dom_extraction_config", "disable_screenshot", "low_level_tools_config", "enable_scratchpad", "include_ci_prompt")
    MODE_FIELD_NUMBER: _ClassVar[int]
    BROWSER_SUBAGENT_MODEL_FIELD_NUMBER: _ClassVar[int]
    USE_DETAILED_CONVERTER_FIELD_NUMBER: _ClassVar[int]
    SUGGESTED_MAX_TOOL_CALLS_FIELD_NUMBER: _ClassVar[int]
    DISABLE_ONBOARDING_FIELD_NUMBER: _ClassVar[int]
    SUBAGENT_REMINDER_MODE_FIELD_NUMBER: _ClassVar[int]
    MAX_CONTEXT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_CONFIG_FIELD_NUMBER: _ClassVar[int]
    DOM_EXTRACTION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    LOW_LEVEL_TOOLS_CONFIG_FIELD_NUMBER: _ClassVar[int]
    ENABLE_SCRATCHPAD_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_CI_PROMPT_FIELD_NUMBER: _ClassVar[int]
    mode: BrowserSubagentMode
    browser_subagent_model: _codeium_common_pb2.Model
    use_detailed_converter: bool
    suggested_max_tool_calls: int
    disable_onboarding: bool
    subagent_reminder_mode: SubagentReminderMode
    max_context_tokens: int
    context_config: BrowserSubagentContextConfig
    dom_extraction_config: DOMExtractionConfig
    disable_screenshot: bool
    low_level_tools_config: LowLevelToolsConfig
    enable_scratchpad: bool
    include_ci_prompt: bool
    def __init__(self, mode: _Optional[_Union[BrowserSubagentMode, str]] = ..., browser_subagent_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., use_detailed_converter: bool = ..., suggested_max_tool_calls: _Optional[int] = ..., disable_onboarding: bool = ..., subagent_reminder_mode: _Optional[_Union[SubagentReminderMode, _Mapping]] = ..., max_context_tokens: _Optional[int] = ..., context_config: _Optional[_Union[BrowserSubagentContextConfig, _Mapping]] = ..., dom_extraction_config: _Optional[_Union[DOMExtractionConfig, _Mapping]] = ..., disable_screenshot: bool = ..., low_level_tools_config: _Optional[_Union[LowLevelToolsConfig, _Mapping]] = ..., enable_scratchpad: bool = ..., include_ci_prompt: bool = ...) -> None: ...

class SubagentReminderMode(_message.Message):
    __slots__ = ("verify_screenshots", "verify_completeness", "custom")
    VERIFY_SCREENSHOTS_FIELD_NUMBER: _ClassVar[int]
    VERIFY_COMPLETENESS_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_FIELD_NUMBER: _ClassVar[int]
    verify_screenshots: BrowserVerifyScreenshotsMode
    verify_completeness: BrowserVerifyCompletenessMode
    custom: BrowserCustomReminderMode
    def __init__(self, verify_screenshots: _Optional[_Union[BrowserVerifyScreenshotsMode, _Mapping]] = ..., verify_completeness: _Optional[_Union[BrowserVerifyCompletenessMode, _Mapping]] = ..., custom: _Optional[_Union[BrowserCustomReminderMode, _Mapping]] = ...) -> None: ...

class BrowserVerifyScreenshotsMode(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class BrowserVerifyCompletenessMode(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class BrowserCustomReminderMode(_message.Message):
    __slots__ = ("reminder",)
    REMINDER_FIELD_NUMBER: _ClassVar[int]
    reminder: str
    def __init__(self, reminder: _Optional[str] = ...) -> None: ...

class ClickFeedbackConfig(_message.Message):
    __slots__ = ("enabled", "red", "green", "blue", "alpha", "display_color", "radius", "feedback_type")
    class FeedbackType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        FEEDBACK_TYPE_UNSPECIFIED: _ClassVar[ClickFeedbackConfig.FeedbackType]
        FEEDBACK_TYPE_DOT: _ClassVar[ClickFeedbackConfig.FeedbackType]
        FEEDBACK_TYPE_MOUSE_POINTER: _ClassVar[ClickFeedbackConfig.FeedbackType]
    FEEDBACK_TYPE_UNSPECIFIED: ClickFeedbackConfig.FeedbackType
    FEEDBACK_TYPE_DOT: ClickFeedbackConfig.FeedbackType
    FEEDBACK_TYPE_MOUSE_POINTER: ClickFeedbackConfig.FeedbackType
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    GREEN_FIELD_NUMBER: _ClassVar[int]
    BLUE_FIELD_NUMBER: _ClassVar[int]
    ALPHA_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_COLOR_FIELD_NUMBER: _ClassVar[int]
    RADIUS_FIELD_NUMBER: _ClassVar[int]
    FEEDBACK_TYPE_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    red: int
    green: int
    blue: int
    alpha: int
    display_color: str
    radius: int
    feedback_type: ClickFeedbackConfig.FeedbackType
    def __init__(self, enabled: bool = ..., red: _Optional[int] = ..., green: _Optional[int] = ..., blue: _Optional[int] = ..., alpha: _Optional[int] = ..., display_color: _Optional[str] = ..., radius: _Optional[int] = ..., feedback_type: _Optional[_Union[ClickFeedbackConfig.FeedbackType, str]] = ...) -> None: ...

class ClickBrowserPixelToolConfig(_message.Message):
    __slots__ = ("click_feedback",)
    CLICK_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    click_feedback: ClickFeedbackConfig
    def __init__(self, click_feedback: _Optional[_Union[ClickFeedbackConfig, _Mapping]] = ...) -> None: ...

class BrowserStateDiffingConfig(_message.Message):
    __slots__ = ("capture_agent_action_diffs", "include_dom_tree_in_diffs")
    CAPTURE_AGENT_ACTION_DIFFS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_DOM_TREE_IN_DIFFS_FIELD_NUMBER: _ClassVar[int]
    capture_agent_action_diffs: bool
    include_dom_tree_in_diffs: bool
    def __init__(self, capture_agent_action_diffs: bool = ..., include_dom_tree_in_diffs: bool = ...) -> None: ...

class BrowserGetNetworkRequestToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class LowLevelToolsConfig(_message.Message):
    __slots__ = ("enable_low_level_tools_instructions", "enable_mouse_tools")
    ENABLE_LOW_LEVEL_TOOLS_INSTRUCTIONS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_MOUSE_TOOLS_FIELD_NUMBER: _ClassVar[int]
    enable_low_level_tools_instructions: bool
    enable_mouse_tools: bool
    def __init__(self, enable_low_level_tools_instructions: bool = ..., enable_mouse_tools: bool = ...) -> None: ...

class BrowserWindowSize(_message.Message):
    __slots__ = ("width_px", "height_px")
    WIDTH_PX_FIELD_NUMBER: _ClassVar[int]
    HEIGHT_PX_FIELD_NUMBER: _ClassVar[int]
    width_px: int
    height_px: int
    def __init__(self, width_px: _Optional[int] = ..., height_px: _Optional[int] = ...) -> None: ...

class BrowserListNetworkRequestsToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class AntigravityBrowserToolConfig(_message.Message):
    __slots__ = ("enable_browser_subagent_v2", "enable_ark", "browser_js_execution_policy", "enabled", "auto_run_decision", "capture_browser_screenshot", "browser_subagent", "click_browser_pixel", "browser_state_diffing_config", "browser_list_network_requests_tool_config", "browser_get_network_request_tool_config", "tool_set_mode", "disable_open_url", "is_eval_mode", "disable_actuation_overlay", "variable_wait_tool", "browser_js_auto_run_policy", "initial_browser_window_size", "dom_extraction_config", "disable_workspace_api", "open_page_in_background", "use_antigravity_as_browser_prompting", "enable_refresh_tool", "disable_read_browser_page", "use_extended_timeout", "log_timeout_errors_instead_of_sentry", "skip_permission_checks", "display_on_crd", "generate_recording_synchronously")
    ENABLE_BROWSER_SUBAGENT_V2_FIELD_NUMBER: _ClassVar[int]
    ENABLE_ARK_FIELD_NUMBER: _ClassVar[int]
    BROWSER_JS_EXECUTION_POLICY_FIELD_NUMBER: _ClassVar[int]
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    AUTO_RUN_DECISION_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_BROWSER_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    BROWSER_SUBAGENT_FIELD_NUMBER: _ClassVar[int]
    CLICK_BROWSER_PIXEL_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFFING_CONFIG_FIELD_NUMBER: _ClassVar[int]
    BROWSER_LIST_NETWORK_REQUESTS_TOOL_CONFIG_FIELD_NUMBER: _ClassVar[int]
    BROWSER_GET_NETWORK_REQUEST_TOOL_CONFIG_FIELD_NUMBER: _ClassVar[int]
    TOOL_SET_MODE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_OPEN_URL_FIELD_NUMBER: _ClassVar[int]
    IS_EVAL_MODE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_ACTUATION_OVERLAY_FIELD_NUMBER: _ClassVar[int]
    VARIABLE_WAIT_TOOL_FIELD_NUMBER: _ClassVar[int]
    BROWSER_JS_AUTO_RUN_POLICY_FIELD_NUMBER: _ClassVar[int]
    INITIAL_BROWSER_WINDOW_SIZE_FIELD_NUMBER: _ClassVar[int]
    DOM_EXTRACTION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    DISABLE_WORKSPACE_API_FIELD_NUMBER: _ClassVar[int]
    OPEN_PAGE_IN_BACKGROUND_FIELD_NUMBER: _ClassVar[int]
    USE_ANTIGRAVITY_AS_BROWSER_PROMPTING_FIELD_NUMBER: _ClassVar[int]
    ENABLE_REFRESH_TOOL_FIELD_NUMBER: _ClassVar[int]
    DISABLE_READ_BROWSER_PAGE_FIELD_NUMBER: _ClassVar[int]
    USE_EXTENDED_TIMEOUT_FIELD_NUMBER: _ClassVar[int]
    LOG_TIMEOUT_ERRORS_INSTEAD_OF_SENTRY_FIELD_NUMBER: _ClassVar[int]
    SKIP_PERMISSION_CHECKS_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_ON_CRD_FIELD_NUMBER: _ClassVar[int]
    GENERATE_RECORDING_SYNCHRONOUSLY_FIELD_NUMBER: _ClassVar[int]
    enable_browser_subagent_v2: bool
    enable_ark: bool
    browser_js_execution_policy: _codeium_common_pb2.BrowserJsExecutionPolicy
    enabled: bool
    auto_run_decision: AutoRunDecision
    capture_browser_screenshot: CaptureBrowserScreenshotToolConfig
    browser_subagent: BrowserSubagentToolConfig
    click_browser_pixel: ClickBrowserPixelToolConfig
    browser_state_diffing_config: BrowserStateDiffingConfig
    browser_list_network_requests_tool_config: BrowserListNetworkRequestsToolConfig
    browser_get_network_request_tool_config: BrowserGetNetworkRequestToolConfig
    tool_set_mode: BrowserToolSetMode
    disable_open_url: bool
    is_eval_mode: bool
    disable_actuation_overlay: bool
    variable_wait_tool: bool
    browser_js_auto_run_policy: _codeium_common_pb2.BrowserJsAutoRunPolicy
    initial_browser_window_size: BrowserWindowSize
    dom_extraction_config: DOMExtractionConfig
    disable_workspace_api: bool
    open_page_in_background: bool
    use_antigravity_as_browser_prompting: bool
    enable_refresh_tool: bool
    disable_read_browser_page: bool
    use_extended_timeout: bool
    log_timeout_errors_instead_of_sentry: bool
    skip_permission_checks: bool
    display_on_crd: bool
    generate_recording_synchronously: bool
    def __init__(self, enable_browser_subagent_v2: bool = ..., enable_ark: bool = ..., browser_js_execution_policy: _Optional[_Union[_codeium_common_pb2.BrowserJsExecutionPolicy, str]] = ..., enabled: bool = ..., auto_run_decision: _Optional[_Union[AutoRunDecision, str]] = ..., capture_browser_screenshot: _Optional[_Union[CaptureBrowserScreenshotToolConfig, _Mapping]] = ..., browser_subagent: _Optional[_Union[BrowserSubagentToolConfig, _Mapping]] = ..., click_browser_pixel: _Optional[_Union[ClickBrowserPixelToolConfig, _Mapping]] = ..., browser_state_diffing_config: _Optional[_Union[BrowserStateDiffingConfig, _Mapping]] = ..., browser_list_network_requests_tool_config: _Optional[_Union[BrowserListNetworkRequestsToolConfig, _Mapping]] = ..., browser_get_network_request_tool_config: _Optional[_Union[BrowserGetNetworkRequestToolConfig, _Mapping]] = ..., tool_set_mode: _Optional[_Union[BrowserToolSetMode, str]] = ..., disable_open_url: bool = ..., is_eval_mode: bool = ..., disable_actuation_overlay: bool = ..., variable_wait_tool: bool = ..., browser_js_auto_run_policy: _Optional[_Union[_codeium_common_pb2.BrowserJsAutoRunPolicy, str]] = ..., initial_browser_window_size: _Optional[_Union[BrowserWindowSize, _Mapping]] = ..., dom_extraction_config: _Optional[_Union[DOMExtractionConfig, _Mapping]] = ..., disable_workspace_api: bool = ..., open_page_in_background: bool = ..., use_antigravity_as_browser_prompting: bool = ..., enable_refresh_tool: bool = ..., disable_read_browser_page: bool = ..., use_extended_timeout: bool = ..., log_timeout_errors_instead_of_sentry: bool = ..., skip_permission_checks: bool = ..., display_on_crd: bool = ..., generate_recording_synchronously: bool = ...) -> None: ...

class TrajectorySearchToolConfig(_message.Message):
    __slots__ = ("force_disable", "conversations_enabled", "user_activities_enabled", "max_scored_chunks")
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    CONVERSATIONS_ENABLED_FIELD_NUMBER: _ClassVar[int]
    USER_ACTIVITIES_ENABLED_FIELD_NUMBER: _ClassVar[int]
    MAX_SCORED_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    force_disable: bool
    conversations_enabled: bool
    user_activities_enabled: bool
    max_scored_chunks: int
    def __init__(self, force_disable: bool = ..., conversations_enabled: bool = ..., user_activities_enabled: bool = ..., max_scored_chunks: _Optional[int] = ...) -> None: ...

class EnterpriseToolConfig(_message.Message):
    __slots__ = ("enforce_workspace_validation", "custom_workspace")
    ENFORCE_WORKSPACE_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_WORKSPACE_FIELD_NUMBER: _ClassVar[int]
    enforce_workspace_validation: bool
    custom_workspace: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, enforce_workspace_validation: bool = ..., custom_workspace: _Optional[_Iterable[str]] = ...) -> None: ...

class ViewCodeItemToolConfig(_message.Message):
    __slots__ = ("max_num_items", "max_bytes_per_item", "allow_access_gitignore", "force_disable")
    MAX_NUM_ITEMS_FIELD_NUMBER: _ClassVar[int]
    MAX_BYTES_PER_ITEM_FIELD_NUMBER: _ClassVar[int]
    ALLOW_ACCESS_GITIGNORE_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    max_num_items: int
    max_bytes_per_item: int
    allow_access_gitignore: bool
    force_disable: bool
    def __init__(self, max_num_items: _Optional[int] = ..., max_bytes_per_item: _Optional[int] = ..., allow_access_gitignore: bool = ..., force_disable: bool = ...) -> None: ...

class CommandStatusToolConfig(_message.Message):
    __slots__ = ("use_delta", "max_output_characters", "min_output_characters", "max_wait_duration_seconds", "output_stabilization_duration_seconds", "enable_input_detection", "input_detection_model", "force_disable")
    USE_DELTA_FIELD_NUMBER: _ClassVar[int]
    MAX_OUTPUT_CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    MIN_OUTPUT_CHARACTERS_FIELD_NUMBER: _ClassVar[int]
    MAX_WAIT_DURATION_SECONDS_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_STABILIZATION_DURATION_SECONDS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_INPUT_DETECTION_FIELD_NUMBER: _ClassVar[int]
    INPUT_DETECTION_MODEL_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FIELD_NUMBER: _ClassVar[int]
    use_delta: bool
    max_output_characters: int
    min_output_characters: int
    max_wait_duration_seconds: int
    output_stabilization_duration_seconds: int
    enable_input_detection: bool
    input_detection_model: _codeium_common_pb2.Model
    force_disable: bool
    def __init__(self, use_delta: bool = ..., max_output_characters: _Optional[int] = ..., min_output_characters: _Optional[int] = ..., max_wait_duration_seconds: _Optional[int] = ..., output_stabilization_duration_seconds: _Optional[int] = ..., enable_input_detection: bool = ..., input_detection_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., force_disable: bool = ...) -> None: ...

class ReadKnowledgeBaseItemToolConfig(_message.Message):
    __slots__ = ("enabled", "knowledge_base_items")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    KNOWLEDGE_BASE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    knowledge_base_items: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.KnowledgeBaseItem]
    def __init__(self, enabled: bool = ..., knowledge_base_items: _Optional[_Iterable[_Union[_codeium_common_pb2.KnowledgeBaseItem, _Mapping]]] = ...) -> None: ...

class ArgumentOverride(_message.Message):
    __slots__ = ("static_value", "omit")
    STATIC_VALUE_FIELD_NUMBER: _ClassVar[int]
    OMIT_FIELD_NUMBER: _ClassVar[int]
    static_value: _struct_pb2.Value
    omit: bool
    def __init__(self, static_value: _Optional[_Union[_struct_pb2.Value, _Mapping]] = ..., omit: bool = ...) -> None: ...

class ToolOverrideConfig(_message.Message):
    __slots__ = ("name_override", "argument_name_overrides", "description_override", "argument_description_overrides", "argument_value_overrides")
    class ArgumentNameOverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class ArgumentDescriptionOverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class ArgumentValueOverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: ArgumentOverride
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[ArgumentOverride, _Mapping]] = ...) -> None: ...
    NAME_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    ARGUMENT_NAME_OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    ARGUMENT_DESCRIPTION_OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    ARGUMENT_VALUE_OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    name_override: str
    argument_name_overrides: _containers.ScalarMap[str, str]
    description_override: SectionOverrideConfig
    argument_description_overrides: _containers.ScalarMap[str, str]
    argument_value_overrides: _containers.MessageMap[str, ArgumentOverride]
    def __init__(self, name_override: _Optional[str] = ..., argument_name_overrides: _Optional[_Mapping[str, str]] = ..., description_override: _Optional[_Union[SectionOverrideConfig, _Mapping]] = ..., argument_description_overrides: _Optional[_Mapping[str, str]] = ..., argument_value_overrides: _Optional[_Mapping[str, ArgumentOverride]] = ...) -> None: ...

class ToolDescriptionOverrideMap(_message.Message):
    __slots__ = ("descriptions", "tool_overrides")
    class DescriptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: SectionOverrideConfig
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[SectionOverrideConfig, _Mapping]] = ...) -> None: ...
    class ToolOverridesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: ToolOverrideConfig
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[ToolOverrideConfig, _Mapping]] = ...) -> None: ...
    DESCRIPTIONS_FIELD_NUMBER: _ClassVar[int]
    TOOL_OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    descriptions: _containers.MessageMap[str, SectionOverrideConfig]
    tool_overrides: _containers.MessageMap[str, ToolOverrideConfig]
    def __init__(self, descriptions: _Optional[_Mapping[str, SectionOverrideConfig]] = ..., tool_overrides: _Optional[_Mapping[str, ToolOverrideConfig]] = ...) -> None: ...

class TaskBoundaryToolConfig(_message.Message):
    __slots__ = ("minimum_predicted_task_size", "target_status_update_frequency", "no_active_task_soft_reminder_tool_threshold", "no_active_task_strict_reminder_tool_threshold")
    MINIMUM_PREDICTED_TASK_SIZE_FIELD_NUMBER: _ClassVar[int]
    TARGET_STATUS_UPDATE_FREQUENCY_FIELD_NUMBER: _ClassVar[int]
    NO_ACTIVE_TASK_SOFT_REMINDER_TOOL_THRESHOLD_FIELD_NUMBER: _ClassVar[int]
    NO_ACTIVE_TASK_STRICT_REMINDER_TOOL_THRESHOLD_FIELD_NUMBER: _ClassVar[int]
    minimum_predicted_task_size: int
    target_status_update_frequency: int
    no_active_task_soft_reminder_tool_threshold: int
    no_active_task_strict_reminder_tool_threshold: int
    def __init__(self, minimum_predicted_task_size: _Optional[int] = ..., target_status_update_frequency: _Optional[int] = ..., no_active_task_soft_reminder_tool_threshold: _Optional[int] = ..., no_active_task_strict_reminder_tool_threshold: _Optional[int] = ...) -> None: ...

class FinishToolConfig(_message.Message):
    __slots__ = ("result_json_schema_string",)
    RESULT_JSON_SCHEMA_STRING_FIELD_NUMBER: _ClassVar[int]
    result_json_schema_string: str
    def __init__(self, result_json_schema_string: _Optional[str] = ...) -> None: ...

class WorkspaceAPIToolConfig(_message.Message):
    __slots__ = ("read_only",)
    READ_ONLY_FIELD_NUMBER: _ClassVar[int]
    read_only: bool
    def __init__(self, read_only: bool = ...) -> None: ...

class NotebookEditToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class SkillSearchToolConfig(_message.Message):
    __slots__ = ("enabled", "rpc_timeout_seconds", "include_experimental")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    RPC_TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_EXPERIMENTAL_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    rpc_timeout_seconds: int
    include_experimental: bool
    def __init__(self, enabled: bool = ..., rpc_timeout_seconds: _Optional[int] = ..., include_experimental: bool = ...) -> None: ...

class AskQuestionToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class ScheduleToolConfig(_message.Message):
    __slots__ = ("enabled", "enable_daemon")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    ENABLE_DAEMON_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    enable_daemon: bool
    def __init__(self, enabled: bool = ..., enable_daemon: bool = ...) -> None: ...

class AskPermissionToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class AskCustomPermissionToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class WaitToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class ListPluginAccountsToolConfig(_message.Message):
    __slots__ = ("enabled",)
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    def __init__(self, enabled: bool = ...) -> None: ...

class ToolOutputConfig(_message.Message):
    __slots__ = ("max_output_bytes",)
    MAX_OUTPUT_BYTES_FIELD_NUMBER: _ClassVar[int]
    max_output_bytes: int
    def __init__(self, max_output_bytes: _Optional[int] = ...) -> None: ...

class AllowAlwaysConfig(_message.Message):
    __slots__ = ("dangerous_binaries", "subcommand_tools", "dangerous_subcommands")
    class DangerousSubcommands(_message.Message):
        __slots__ = ("subcommands",)
        SUBCOMMANDS_FIELD_NUMBER: _ClassVar[int]
        subcommands: _containers.RepeatedScalarFieldContainer[str]
        def __init__(self, subcommands: _Optional[_Iterable[str]] = ...) -> None: ...
    class DangerousSubcommandsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: AllowAlwaysConfig.DangerousSubcommands
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[AllowAlwaysConfig.DangerousSubcommands, _Mapping]] = ...) -> None: ...
    DANGEROUS_BINARIES_FIELD_NUMBER: _ClassVar[int]
    SUBCOMMAND_TOOLS_FIELD_NUMBER: _ClassVar[int]
    DANGEROUS_SUBCOMMANDS_FIELD_NUMBER: _ClassVar[int]
    dangerous_binaries: _containers.RepeatedScalarFieldContainer[str]
    subcommand_tools: _containers.RepeatedScalarFieldContainer[str]
    dangerous_subcommands: _containers.MessageMap[str, AllowAlwaysConfig.DangerousSubcommands]
    def __init__(self, dangerous_binaries: _Optional[_Iterable[str]] = ..., subcommand_tools: _Optional[_Iterable[str]] = ..., dangerous_subcommands: _Optional[_Mapping[str, AllowAlwaysConfig.DangerousSubcommands]] = ...) -> None: ...

class PermissionConfig(_message.Message):
    __slots__ = ("enterprise_config", "effective_grants", "default_grants", "allow_always_config", "permissions_v2", "effective_permission_preset")
    ENTERPRISE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    EFFECTIVE_GRANTS_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_GRANTS_FIELD_NUMBER: _ClassVar[int]
    ALLOW_ALWAYS_CONFIG_FIELD_NUMBER: _ClassVar[int]
    PERMISSIONS_V2_FIELD_NUMBER: _ClassVar[int]
    EFFECTIVE_PERMISSION_PRESET_FIELD_NUMBER: _ClassVar[int]
    enterprise_config: EnterpriseToolConfig
    effective_grants: _codeium_common_pb2.PermissionGrantsConfig
    default_grants: _codeium_common_pb2.PermissionGrantsConfig
    allow_always_config: AllowAlwaysConfig
    permissions_v2: bool
    effective_permission_preset: _codeium_common_pb2.AgentPermissionPreset
    def __init__(self, enterprise_config: _Optional[_Union[EnterpriseToolConfig, _Mapping]] = ..., effective_grants: _Optional[_Union[_codeium_common_pb2.PermissionGrantsConfig, _Mapping]] = ..., default_grants: _Optional[_Union[_codeium_common_pb2.PermissionGrantsConfig, _Mapping]] = ..., allow_always_config: _Optional[_Union[AllowAlwaysConfig, _Mapping]] = ..., permissions_v2: bool = ..., effective_permission_preset: _Optional[_Union[_codeium_common_pb2.AgentPermissionPreset, str]] = ...) -> None: ...

class CascadeToolConfig(_message.Message):
    __slots__ = ("code", "intent", "grep", "find", "run_command", "knowledge_base_search", "view_file", "suggested_response", "search_web", "mcp", "list_dir", "view_code_item", "read_knowledge_base_item", "command_status", "antigravity_browser", "code_search", "internal_search", "finish", "notebook_edit", "invoke_subagent", "generate_image", "ask_question", "permission_config", "user_interaction_timeout_seconds", "ask_permission", "write_to_file", "skill_search", "wait", "ask_custom_permission", "list_plugin_accounts", "tool_output", "description_override_map", "auto_interaction_behavior", "schedule", "force_disable_tool_calling", "force_enable_send_message_tool", "strict_argument_validation", "read_url_content", "mquery", "memory", "trajectory_search", "notify_user", "browser_subagent", "task_boundary", "workspace_api", "auto_allow_all_interactions", "disable_simple_research_tools")
    CODE_FIELD_NUMBER: _ClassVar[int]
    INTENT_FIELD_NUMBER: _ClassVar[int]
    GREP_FIELD_NUMBER: _ClassVar[int]
    FIND_FIELD_NUMBER: _ClassVar[int]
    RUN_COMMAND_FIELD_NUMBER: _ClassVar[int]
    KNOWLEDGE_BASE_SEARCH_FIELD_NUMBER: _ClassVar[int]
    VIEW_FILE_FIELD_NUMBER: _ClassVar[int]
    SUGGESTED_RESPONSE_FIELD_NUMBER: _ClassVar[int]
    SEARCH_WEB_FIELD_NUMBER: _ClassVar[int]
    MCP_FIELD_NUMBER: _ClassVar[int]
    LIST_DIR_FIELD_NUMBER: _ClassVar[int]
    VIEW_CODE_ITEM_FIELD_NUMBER: _ClassVar[int]
    READ_KNOWLEDGE_BASE_ITEM_FIELD_NUMBER: _ClassVar[int]
    COMMAND_STATUS_FIELD_NUMBER: _ClassVar[int]
    ANTIGRAVITY_BROWSER_FIELD_NUMBER: _ClassVar[int]
    CODE_SEARCH_FIELD_NUMBER: _ClassVar[int]
    INTERNAL_SEARCH_FIELD_NUMBER: _ClassVar[int]
    FINISH_FIELD_NUMBER: _ClassVar[int]
    NOTEBOOK_EDIT_FIELD_NUMBER: _ClassVar[int]
    INVOKE_SUBAGENT_FIELD_NUMBER: _ClassVar[int]
    GENERATE_IMAGE_FIELD_NUMBER: _ClassVar[int]
    ASK_QUESTION_FIELD_NUMBER: _ClassVar[int]
    PERMISSION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    USER_INTERACTION_TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    ASK_PERMISSION_FIELD_NUMBER: _ClassVar[int]
    WRITE_TO_FILE_FIELD_NUMBER: _ClassVar[int]
    SKILL_SEARCH_FIELD_NUMBER: _ClassVar[int]
    WAIT_FIELD_NUMBER: _ClassVar[int]
    ASK_CUSTOM_PERMISSION_FIELD_NUMBER: _ClassVar[int]
    LIST_PLUGIN_ACCOUNTS_FIELD_NUMBER: _ClassVar[int]
    TOOL_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_OVERRIDE_MAP_FIELD_NUMBER: _ClassVar[int]
    AUTO_INTERACTION_BEHAVIOR_FIELD_NUMBER: _ClassVar[int]
    SCHEDULE_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_TOOL_CALLING_FIELD_NUMBER: _ClassVar[int]
    FORCE_ENABLE_SEND_MESSAGE_TOOL_FIELD_NUMBER: _ClassVar[int]
    STRICT_ARGUMENT_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    READ_URL_CONTENT_FIELD_NUMBER: _ClassVar[int]
    MQUERY_FIELD_NUMBER: _ClassVar[int]
    MEMORY_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_SEARCH_FIELD_NUMBER: _ClassVar[int]
    NOTIFY_USER_FIELD_NUMBER: _ClassVar[int]
    BROWSER_SUBAGENT_FIELD_NUMBER: _ClassVar[int]
    TASK_BOUNDARY_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_API_FIELD_NUMBER: _ClassVar[int]
    AUTO_ALLOW_ALL_INTERACTIONS_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SIMPLE_RESEARCH_TOOLS_FIELD_NUMBER: _ClassVar[int]
    code: CodeToolConfig
    intent: IntentToolConfig
    grep: GrepToolConfig
    find: FindToolConfig
    run_command: RunCommandToolConfig
    knowledge_base_search: KnowledgeBaseSearchToolConfig
    view_file: ViewFileToolConfig
    suggested_response: SuggestedResponseConfig
    search_web: SearchWebToolConfig
    mcp: McpToolConfig
    list_dir: ListDirToolConfig
    view_code_item: ViewCodeItemToolConfig
    read_knowledge_base_item: ReadKnowledgeBaseItemToolConfig
    command_status: CommandStatusToolConfig
    antigravity_browser: AntigravityBrowserToolConfig
    code_search: CodeSearchToolConfig
    internal_search: InternalSearchToolConfig
    finish: FinishToolConfig
    notebook_edit: NotebookEditToolConfig
    invoke_subagent: InvokeSubagentToolConfig
    generate_image: GenerateImageToolConfig
    ask_question: AskQuestionToolConfig
    permission_config: PermissionConfig
    user_interaction_timeout_seconds: int
    ask_permission: AskPermissionToolConfig
    write_to_file: WriteToFileToolConfig
    skill_search: SkillSearchToolConfig
    wait: WaitToolConfig
    ask_custom_permission: AskCustomPermissionToolConfig
    list_plugin_accounts: ListPluginAccountsToolConfig
    tool_output: ToolOutputConfig
    description_override_map: ToolDescriptionOverrideMap
    auto_interaction_behavior: AutoInteractionBehavior
    schedule: ScheduleToolConfig
    force_disable_tool_calling: bool
    force_enable_send_message_tool: bool
    strict_argument_validation: bool
    read_url_content: ReadUrlContentToolConfig
    mquery: MqueryToolConfig
    memory: MemoryToolConfig
    trajectory_search: TrajectorySearchToolConfig
    notify_user: NotifyUserConfig
    browser_subagent: BrowserSubagentToolConfig
    task_boundary: TaskBoundaryToolConfig
    workspace_api: WorkspaceAPIToolConfig
    auto_allow_all_interactions: bool
    disable_simple_research_tools: bool
    def __init__(self, code: _Optional[_Union[CodeToolConfig, _Mapping]] = ..., intent: _Optional[_Union[IntentToolConfig, _Mapping]] = ..., grep: _Optional[_Union[GrepToolConfig, _Mapping]] = ..., find: _Optional[_Union[FindToolConfig, _Mapping]] = ..., run_command: _Optional[_Union[RunCommandToolConfig, _Mapping]] = ..., knowledge_base_search: _Optional[_Union[KnowledgeBaseSearchToolConfig, _Mapping]] = ..., view_file: _Optional[_Union[ViewFileToolConfig, _Mapping]] = ..., suggested_response: _Optional[_Union[SuggestedResponseConfig, _Mapping]] = ..., search_web: _Optional[_Union[SearchWebToolConfig, _Mapping]] = ..., mcp: _Optional[_Union[McpToolConfig, _Mapping]] = ..., list_dir: _Optional[_Union[ListDirToolConfig, _Mapping]] = ..., view_code_item: _Optional[_Union[ViewCodeItemToolConfig, _Mapping]] = ..., read_knowledge_base_item: _Optional[_Union[ReadKnowledgeBaseItemToolConfig, _Mapping]] = ..., command_status: _Optional[_Union[CommandStatusToolConfig, _Mapping]] = ..., antigravity_browser: _Optional[_Union[AntigravityBrowserToolConfig, _Mapping]] = ..., code_search: _Optional[_Union[CodeSearchToolConfig, _Mapping]] = ..., internal_search: _Optional[_Union[InternalSearchToolConfig, _Mapping]] = ..., finish: _Optional[_Union[FinishToolConfig, _Mapping]] = ..., notebook_edit: _Optional[_Union[NotebookEditToolConfig, _Mapping]] = ..., invoke_subagent: _Optional[_Union[InvokeSubagentToolConfig, _Mapping]] = ..., generate_image: _Optional[_Union[GenerateImageToolConfig, _Mapping]] = ..., ask_question: _Optional[_Union[AskQuestionToolConfig, _Mapping]] = ..., permission_config: _Optional[_Union[PermissionConfig, _Mapping]] = ..., user_interaction_timeout_seconds: _Optional[int] = ..., ask_permission: _Optional[_Union[AskPermissionToolConfig, _Mapping]] = ..., write_to_file: _Optional[_Union[WriteToFileToolConfig, _Mapping]] = ..., skill_search: _Optional[_Union[SkillSearchToolConfig, _Mapping]] = ..., wait: _Optional[_Union[WaitToolConfig, _Mapping]] = ..., ask_custom_permission: _Optional[_Union[AskCustomPermissionToolConfig, _Mapping]] = ..., list_plugin_accounts: _Optional[_Union[ListPluginAccountsToolConfig, _Mapping]] = ..., tool_output: _Optional[_Union[ToolOutputConfig, _Mapping]] = ..., description_override_map: _Optional[_Union[ToolDescriptionOverrideMap, _Mapping]] = ..., auto_interaction_behavior: _Optional[_Union[AutoInteractionBehavior, str]] = ..., schedule: _Optional[_Union[ScheduleToolConfig, _Mapping]] = ..., force_disable_tool_calling: bool = ..., force_enable_send_message_tool: bool = ..., strict_argument_validation: bool = ..., read_url_content: _Optional[_Union[ReadUrlContentToolConfig, _Mapping]] = ..., mquery: _Optional[_Union[MqueryToolConfig, _Mapping]] = ..., memory: _Optional[_Union[MemoryToolConfig, _Mapping]] = ..., trajectory_search: _Optional[_Union[TrajectorySearchToolConfig, _Mapping]] = ..., notify_user: _Optional[_Union[NotifyUserConfig, _Mapping]] = ..., browser_subagent: _Optional[_Union[BrowserSubagentToolConfig, _Mapping]] = ..., task_boundary: _Optional[_Union[TaskBoundaryToolConfig, _Mapping]] = ..., workspace_api: _Optional[_Union[WorkspaceAPIToolConfig, _Mapping]] = ..., auto_allow_all_interactions: bool = ..., disable_simple_research_tools: bool = ...) -> None: ...

class ModelOutputRetryConfig(_message.Message):
    __slots__ = ("max_retries", "forbid_tool_use", "force_tool_name", "retry_only_on_invalid_args")
    MAX_RETRIES_FIELD_NUMBER: _ClassVar[int]
    FORBID_TOOL_USE_FIELD_NUMBER: _ClassVar[int]
    FORCE_TOOL_NAME_FIELD_NUMBER: _ClassVar[int]
    RETRY_ONLY_ON_INVALID_ARGS_FIELD_NUMBER: _ClassVar[int]
    max_retries: int
    forbid_tool_use: bool
    force_tool_name: str
    retry_only_on_invalid_args: bool
    def __init__(self, max_retries: _Optional[int] = ..., forbid_tool_use: bool = ..., force_tool_name: _Optional[str] = ..., retry_only_on_invalid_args: bool = ...) -> None: ...

class ModelAPIRetryConfig(_message.Message):
    __slots__ = ("max_retries", "initial_sleep_duration_ms", "exponential_multiplier", "include_error_feedback", "range", "max_sleep_duration_ms")
    MAX_RETRIES_FIELD_NUMBER: _ClassVar[int]
    INITIAL_SLEEP_DURATION_MS_FIELD_NUMBER: _ClassVar[int]
    EXPONENTIAL_MULTIPLIER_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_ERROR_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    RANGE_FIELD_NUMBER: _ClassVar[int]
    MAX_SLEEP_DURATION_MS_FIELD_NUMBER: _ClassVar[int]
    max_retries: int
    initial_sleep_duration_ms: int
    exponential_multiplier: float
    include_error_feedback: bool
    range: float
    max_sleep_duration_ms: int
    def __init__(self, max_retries: _Optional[int] = ..., initial_sleep_duration_ms: _Optional[int] = ..., exponential_multiplier: _Optional[float] = ..., include_error_feedback: bool = ..., range: _Optional[float] = ..., max_sleep_duration_ms: _Optional[int] = ...) -> None: ...

class PlannerRetryConfig(_message.Message):
    __slots__ = ("model_output_retry", "api_retry")
    MODEL_OUTPUT_RETRY_FIELD_NUMBER: _ClassVar[int]
    API_RETRY_FIELD_NUMBER: _ClassVar[int]
    model_output_retry: ModelOutputRetryConfig
    api_retry: ModelAPIRetryConfig
    def __init__(self, model_output_retry: _Optional[_Union[ModelOutputRetryConfig, _Mapping]] = ..., api_retry: _Optional[_Union[ModelAPIRetryConfig, _Mapping]] = ...) -> None: ...

class CodeAcknowledgementConverterConfig(_message.Message):
    __slots__ = ("show_to_model_on_written_feedback", "show_to_model_on_rejection")
    SHOW_TO_MODEL_ON_WRITTEN_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    SHOW_TO_MODEL_ON_REJECTION_FIELD_NUMBER: _ClassVar[int]
    show_to_model_on_written_feedback: bool
    show_to_model_on_rejection: bool
    def __init__(self, show_to_model_on_written_feedback: bool = ..., show_to_model_on_rejection: bool = ...) -> None: ...

class StepStringConverterConfig(_message.Message):
    __slots__ = ("code_acknowledgement",)
    CODE_ACKNOWLEDGEMENT_FIELD_NUMBER: _ClassVar[int]
    code_acknowledgement: CodeAcknowledgementConverterConfig
    def __init__(self, code_acknowledgement: _Optional[_Union[CodeAcknowledgementConverterConfig, _Mapping]] = ...) -> None: ...

class AgenticModeConfig(_message.Message):
    __slots__ = ("inject_artifact_reminder_threshold_map", "disable_artifact_reminders", "use_slash_plan")
    class InjectArtifactReminderThresholdMapEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    INJECT_ARTIFACT_REMINDER_THRESHOLD_MAP_FIELD_NUMBER: _ClassVar[int]
    DISABLE_ARTIFACT_REMINDERS_FIELD_NUMBER: _ClassVar[int]
    USE_SLASH_PLAN_FIELD_NUMBER: _ClassVar[int]
    inject_artifact_reminder_threshold_map: _containers.ScalarMap[str, int]
    disable_artifact_reminders: bool
    use_slash_plan: bool
    def __init__(self, inject_artifact_reminder_threshold_map: _Optional[_Mapping[str, int]] = ..., disable_artifact_reminders: bool = ..., use_slash_plan: bool = ...) -> None: ...

class CustomAgentSystemPromptConfig(_message.Message):
    __slots__ = ("include_sections",)
    INCLUDE_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    include_sections: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, include_sections: _Optional[_Iterable[str]] = ...) -> None: ...

class CustomizationPath(_message.Message):
    __slots__ = ("agent_relative", "workspace_relative", "absolute")
    AGENT_RELATIVE_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_RELATIVE_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_FIELD_NUMBER: _ClassVar[int]
    agent_relative: str
    workspace_relative: str
    absolute: str
    def __init__(self, agent_relative: _Optional[str] = ..., workspace_relative: _Optional[str] = ..., absolute: _Optional[str] = ...) -> None: ...

class SkillsConfig(_message.Message):
    __slots__ = ("inherit_user", "skills_paths", "preload_skill_names", "builtin_skill_names", "exclude")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    SKILLS_PATHS_FIELD_NUMBER: _ClassVar[int]
    PRELOAD_SKILL_NAMES_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_SKILL_NAMES_FIELD_NUMBER: _ClassVar[int]
    EXCLUDE_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    skills_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    preload_skill_names: _containers.RepeatedScalarFieldContainer[str]
    builtin_skill_names: _containers.RepeatedScalarFieldContainer[str]
    exclude: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, inherit_user: bool = ..., skills_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ..., preload_skill_names: _Optional[_Iterable[str]] = ..., builtin_skill_names: _Optional[_Iterable[str]] = ..., exclude: _Optional[_Iterable[str]] = ...) -> None: ...

class WorkflowsConfig(_message.Message):
    __slots__ = ("inherit_user", "workflows_paths", "exclude", "builtin_workflow_names")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    WORKFLOWS_PATHS_FIELD_NUMBER: _ClassVar[int]
    EXCLUDE_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_WORKFLOW_NAMES_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    workflows_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    exclude: _containers.RepeatedScalarFieldContainer[str]
    builtin_workflow_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, inherit_user: bool = ..., workflows_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ..., exclude: _Optional[_Iterable[str]] = ..., builtin_workflow_names: _Optional[_Iterable[str]] = ...) -> None: ...

class ProfilesConfig(_message.Message):
    __slots__ = ("active_profile", "profiles_paths", "enable_personal")
    ACTIVE_PROFILE_FIELD_NUMBER: _ClassVar[int]
    PROFILES_PATHS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_PERSONAL_FIELD_NUMBER: _ClassVar[int]
    active_profile: str
    profiles_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    enable_personal: bool
    def __init__(self, active_profile: _Optional[str] = ..., profiles_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ..., enable_personal: bool = ...) -> None: ...

class AgentDiscoveryConfig(_message.Message):
    __slots__ = ("inherit_user", "builtin_agent_names", "agents", "agents_paths")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_AGENT_NAMES_FIELD_NUMBER: _ClassVar[int]
    AGENTS_FIELD_NUMBER: _ClassVar[int]
    AGENTS_PATHS_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    builtin_agent_names: _containers.RepeatedScalarFieldContainer[str]
    agents: _containers.RepeatedCompositeFieldContainer[AgentScriptItem]
    agents_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    def __init__(self, inherit_user: bool = ..., builtin_agent_names: _Optional[_Iterable[str]] = ..., agents: _Optional[_Iterable[_Union[AgentScriptItem, _Mapping]]] = ..., agents_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ...) -> None: ...

class McpDiscoveryConfig(_message.Message):
    __slots__ = ("inherit_user", "servers")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    SERVERS_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    servers: _containers.RepeatedCompositeFieldContainer[McpServerSpec]
    def __init__(self, inherit_user: bool = ..., servers: _Optional[_Iterable[_Union[McpServerSpec, _Mapping]]] = ...) -> None: ...

class PluginDiscoveryConfig(_message.Message):
    __slots__ = ("inherit_user", "plugins_paths", "builtin_plugin_names")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    PLUGINS_PATHS_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_PLUGIN_NAMES_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    plugins_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    builtin_plugin_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, inherit_user: bool = ..., plugins_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ..., builtin_plugin_names: _Optional[_Iterable[str]] = ...) -> None: ...

class RulesDiscoveryConfig(_message.Message):
    __slots__ = ("inherit_user", "rules_paths")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    RULES_PATHS_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    rules_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    def __init__(self, inherit_user: bool = ..., rules_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ...) -> None: ...

class HooksDiscoveryConfig(_message.Message):
    __slots__ = ("inherit_user", "hooks_paths")
    INHERIT_USER_FIELD_NUMBER: _ClassVar[int]
    HOOKS_PATHS_FIELD_NUMBER: _ClassVar[int]
    inherit_user: bool
    hooks_paths: _containers.RepeatedCompositeFieldContainer[CustomizationPath]
    def __init__(self, inherit_user: bool = ..., hooks_paths: _Optional[_Iterable[_Union[CustomizationPath, _Mapping]]] = ...) -> None: ...

class CustomizationDiscoveryConfig(_message.Message):
    __slots__ = ("skills", "agents", "mcp", "plugins", "profiles", "rules", "hooks", "workflows", "override_workspace_path", "agent_path", "plugin_name")
    SKILLS_FIELD_NUMBER: _ClassVar[int]
    AGENTS_FIELD_NUMBER: _ClassVar[int]
    MCP_FIELD_NUMBER: _ClassVar[int]
    PLUGINS_FIELD_NUMBER: _ClassVar[int]
    PROFILES_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    HOOKS_FIELD_NUMBER: _ClassVar[int]
    WORKFLOWS_FIELD_NUMBER: _ClassVar[int]
    OVERRIDE_WORKSPACE_PATH_FIELD_NUMBER: _ClassVar[int]
    AGENT_PATH_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_NAME_FIELD_NUMBER: _ClassVar[int]
    skills: SkillsConfig
    agents: AgentDiscoveryConfig
    mcp: McpDiscoveryConfig
    plugins: PluginDiscoveryConfig
    profiles: ProfilesConfig
    rules: RulesDiscoveryConfig
    hooks: HooksDiscoveryConfig
    workflows: WorkflowsConfig
    override_workspace_path: str
    agent_path: str
    plugin_name: str
    def __init__(self, skills: _Optional[_Union[SkillsConfig, _Mapping]] = ..., agents: _Optional[_Union[AgentDiscoveryConfig, _Mapping]] = ..., mcp: _Optional[_Union[McpDiscoveryConfig, _Mapping]] = ..., plugins: _Optional[_Union[PluginDiscoveryConfig, _Mapping]] = ..., profiles: _Optional[_Union[ProfilesConfig, _Mapping]] = ..., rules: _Optional[_Union[RulesDiscoveryConfig, _Mapping]] = ..., hooks: _Optional[_Union[HooksDiscoveryConfig, _Mapping]] = ..., workflows: _Optional[_Union[WorkflowsConfig, _Mapping]] = ..., override_workspace_path: _Optional[str] = ..., agent_path: _Optional[str] = ..., plugin_name: _Optional[str] = ...) -> None: ...

class CustomAgentConfig(_message.Message):
    __slots__ = ("system_prompt_sections", "tool_names", "system_prompt_config", "pre_invocation_hooks", "post_invocation_hooks", "stop_hooks", "exclude_default_components")
    SYSTEM_PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    TOOL_NAMES_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_PROMPT_CONFIG_FIELD_NUMBER: _ClassVar[int]
    PRE_INVOCATION_HOOKS_FIELD_NUMBER: _ClassVar[int]
    POST_INVOCATION_HOOKS_FIELD_NUMBER: _ClassVar[int]
    STOP_HOOKS_FIELD_NUMBER: _ClassVar[int]
    EXCLUDE_DEFAULT_COMPONENTS_FIELD_NUMBER: _ClassVar[int]
    system_prompt_sections: _containers.RepeatedCompositeFieldContainer[PromptSection]
    tool_names: _containers.RepeatedScalarFieldContainer[str]
    system_prompt_config: CustomAgentSystemPromptConfig
    pre_invocation_hooks: _containers.RepeatedScalarFieldContainer[str]
    post_invocation_hooks: _containers.RepeatedScalarFieldContainer[str]
    stop_hooks: _containers.RepeatedScalarFieldContainer[str]
    exclude_default_components: bool
    def __init__(self, system_prompt_sections: _Optional[_Iterable[_Union[PromptSection, _Mapping]]] = ..., tool_names: _Optional[_Iterable[str]] = ..., system_prompt_config: _Optional[_Union[CustomAgentSystemPromptConfig, _Mapping]] = ..., pre_invocation_hooks: _Optional[_Iterable[str]] = ..., post_invocation_hooks: _Optional[_Iterable[str]] = ..., stop_hooks: _Optional[_Iterable[str]] = ..., exclude_default_components: bool = ...) -> None: ...

class CodingAgentConfig(_message.Message):
    __slots__ = ("google_mode", "agentic_mode")
    GOOGLE_MODE_FIELD_NUMBER: _ClassVar[int]
    AGENTIC_MODE_FIELD_NUMBER: _ClassVar[int]
    google_mode: bool
    agentic_mode: bool
    def __init__(self, google_mode: bool = ..., agentic_mode: bool = ...) -> None: ...

class FunctionDescriptor(_message.Message):
    __slots__ = ("name", "tool", "hook")
    class Tool(_message.Message):
        __slots__ = ("description", "parameters_json_schema")
        DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
        PARAMETERS_JSON_SCHEMA_FIELD_NUMBER: _ClassVar[int]
        description: str
        parameters_json_schema: str
        def __init__(self, description: _Optional[str] = ..., parameters_json_schema: _Optional[str] = ...) -> None: ...
    class Hook(_message.Message):
        __slots__ = ()
        def __init__(self) -> None: ...
    NAME_FIELD_NUMBER: _ClassVar[int]
    TOOL_FIELD_NUMBER: _ClassVar[int]
    HOOK_FIELD_NUMBER: _ClassVar[int]
    name: str
    tool: FunctionDescriptor.Tool
    hook: FunctionDescriptor.Hook
    def __init__(self, name: _Optional[str] = ..., tool: _Optional[_Union[FunctionDescriptor.Tool, _Mapping]] = ..., hook: _Optional[_Union[FunctionDescriptor.Hook, _Mapping]] = ...) -> None: ...

class FunctionProvider(_message.Message):
    __slots__ = ("name", "url", "provider_origin_conversation_id", "protocol", "strict_argument_validation", "function_call_timeout_seconds", "functions")
    class Protocol(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PROTOCOL_UNSPECIFIED: _ClassVar[FunctionProvider.Protocol]
        PROTOCOL_MCP: _ClassVar[FunctionProvider.Protocol]
        PROTOCOL_CLIENT: _ClassVar[FunctionProvider.Protocol]
    PROTOCOL_UNSPECIFIED: FunctionProvider.Protocol
    PROTOCOL_MCP: FunctionProvider.Protocol
    PROTOCOL_CLIENT: FunctionProvider.Protocol
    NAME_FIELD_NUMBER: _ClassVar[int]
    URL_FIELD_NUMBER: _ClassVar[int]
    PROVIDER_ORIGIN_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    PROTOCOL_FIELD_NUMBER: _ClassVar[int]
    STRICT_ARGUMENT_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    FUNCTION_CALL_TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    FUNCTIONS_FIELD_NUMBER: _ClassVar[int]
    name: str
    url: str
    provider_origin_conversation_id: str
    protocol: FunctionProvider.Protocol
    strict_argument_validation: bool
    function_call_timeout_seconds: int
    functions: _containers.RepeatedCompositeFieldContainer[FunctionDescriptor]
    def __init__(self, name: _Optional[str] = ..., url: _Optional[str] = ..., provider_origin_conversation_id: _Optional[str] = ..., protocol: _Optional[_Union[FunctionProvider.Protocol, str]] = ..., strict_argument_validation: bool = ..., function_call_timeout_seconds: _Optional[int] = ..., functions: _Optional[_Iterable[_Union[FunctionDescriptor, _Mapping]]] = ...) -> None: ...

class NamedItem(_message.Message):
    __slots__ = ("name", "pattern", "builtin", "provider_name")
    NAME_FIELD_NUMBER: _ClassVar[int]
    PATTERN_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_FIELD_NUMBER: _ClassVar[int]
    PROVIDER_NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    pattern: str
    builtin: bool
    provider_name: str
    def __init__(self, name: _Optional[str] = ..., pattern: _Optional[str] = ..., builtin: bool = ..., provider_name: _Optional[str] = ...) -> None: ...

class PromptSectionItem(_message.Message):
    __slots__ = ("custom", "builtin_name")
    CUSTOM_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_NAME_FIELD_NUMBER: _ClassVar[int]
    custom: PromptSection
    builtin_name: str
    def __init__(self, custom: _Optional[_Union[PromptSection, _Mapping]] = ..., builtin_name: _Optional[str] = ...) -> None: ...

class DeclarativeComponentConfig(_message.Message):
    __slots__ = ("providers", "prompt_sections", "tools", "pre_invocation_hooks", "post_invocation_hooks", "pre_tool_hooks", "post_tool_hooks", "stop_hooks", "tool_decorators", "resolution_policy", "force_disable_fundamental_components")
    PROVIDERS_FIELD_NUMBER: _ClassVar[int]
    PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    TOOLS_FIELD_NUMBER: _ClassVar[int]
    PRE_INVOCATION_HOOKS_FIELD_NUMBER: _ClassVar[int]
    POST_INVOCATION_HOOKS_FIELD_NUMBER: _ClassVar[int]
    PRE_TOOL_HOOKS_FIELD_NUMBER: _ClassVar[int]
    POST_TOOL_HOOKS_FIELD_NUMBER: _ClassVar[int]
    STOP_HOOKS_FIELD_NUMBER: _ClassVar[int]
    TOOL_DECORATORS_FIELD_NUMBER: _ClassVar[int]
    RESOLUTION_POLICY_FIELD_NUMBER: _ClassVar[int]
    FORCE_DISABLE_FUNDAMENTAL_COMPONENTS_FIELD_NUMBER: _ClassVar[int]
    providers: _containers.RepeatedCompositeFieldContainer[FunctionProvider]
    prompt_sections: _containers.RepeatedCompositeFieldContainer[PromptSectionItem]
    tools: _containers.RepeatedCompositeFieldContainer[NamedItem]
    pre_invocation_hooks: _containers.RepeatedCompositeFieldContainer[NamedItem]
    post_invocation_hooks: _containers.RepeatedCompositeFieldContainer[NamedItem]
    pre_tool_hooks: _containers.RepeatedCompositeFieldContainer[NamedItem]
    post_tool_hooks: _containers.RepeatedCompositeFieldContainer[NamedItem]
    stop_hooks: _containers.RepeatedCompositeFieldContainer[NamedItem]
    tool_decorators: _containers.RepeatedCompositeFieldContainer[NamedItem]
    resolution_policy: ComponentResolutionPolicy
    force_disable_fundamental_components: bool
    def __init__(self, providers: _Optional[_Iterable[_Union[FunctionProvider, _Mapping]]] = ..., prompt_sections: _Optional[_Iterable[_Union[PromptSectionItem, _Mapping]]] = ..., tools: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., pre_invocation_hooks: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., post_invocation_hooks: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., pre_tool_hooks: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., post_tool_hooks: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., stop_hooks: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., tool_decorators: _Optional[_Iterable[_Union[NamedItem, _Mapping]]] = ..., resolution_policy: _Optional[_Union[ComponentResolutionPolicy, _Mapping]] = ..., force_disable_fundamental_components: bool = ...) -> None: ...

class ComponentResolutionPolicy(_message.Message):
    __slots__ = ("unknown_component_policy", "empty_component_policy")
    class ResolutionPolicy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        RESOLUTION_POLICY_UNSPECIFIED: _ClassVar[ComponentResolutionPolicy.ResolutionPolicy]
        RESOLUTION_POLICY_IGNORE: _ClassVar[ComponentResolutionPolicy.ResolutionPolicy]
        RESOLUTION_POLICY_ERROR: _ClassVar[ComponentResolutionPolicy.ResolutionPolicy]
    RESOLUTION_POLICY_UNSPECIFIED: ComponentResolutionPolicy.ResolutionPolicy
    RESOLUTION_POLICY_IGNORE: ComponentResolutionPolicy.ResolutionPolicy
    RESOLUTION_POLICY_ERROR: ComponentResolutionPolicy.ResolutionPolicy
    UNKNOWN_COMPONENT_POLICY_FIELD_NUMBER: _ClassVar[int]
    EMPTY_COMPONENT_POLICY_FIELD_NUMBER: _ClassVar[int]
    unknown_component_policy: ComponentResolutionPolicy.ResolutionPolicy
    empty_component_policy: ComponentResolutionPolicy.ResolutionPolicy
    def __init__(self, unknown_component_policy: _Optional[_Union[ComponentResolutionPolicy.ResolutionPolicy, str]] = ..., empty_component_policy: _Optional[_Union[ComponentResolutionPolicy.ResolutionPolicy, str]] = ...) -> None: ...

class DefaultAgentConfig(_message.Message):
    __slots__ = ("is_google", "finish_tool_schema", "is_interactive", "force_contrib_variant", "surface")
    IS_GOOGLE_FIELD_NUMBER: _ClassVar[int]
    FINISH_TOOL_SCHEMA_FIELD_NUMBER: _ClassVar[int]
    IS_INTERACTIVE_FIELD_NUMBER: _ClassVar[int]
    FORCE_CONTRIB_VARIANT_FIELD_NUMBER: _ClassVar[int]
    SURFACE_FIELD_NUMBER: _ClassVar[int]
    is_google: bool
    finish_tool_schema: str
    is_interactive: bool
    force_contrib_variant: str
    surface: AgentSurface
    def __init__(self, is_google: bool = ..., finish_tool_schema: _Optional[str] = ..., is_interactive: bool = ..., force_contrib_variant: _Optional[str] = ..., surface: _Optional[_Union[AgentSurface, str]] = ...) -> None: ...

class BuiltinAgentConfig(_message.Message):
    __slots__ = ("default_agent", "model", "customization_discovery", "cascade_config")
    DEFAULT_AGENT_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_DISCOVERY_FIELD_NUMBER: _ClassVar[int]
    CASCADE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    default_agent: DefaultAgentConfig
    model: _codeium_common_pb2.Model
    customization_discovery: CustomizationDiscoveryConfig
    cascade_config: CascadeConfig
    def __init__(self, default_agent: _Optional[_Union[DefaultAgentConfig, _Mapping]] = ..., model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., customization_discovery: _Optional[_Union[CustomizationDiscoveryConfig, _Mapping]] = ..., cascade_config: _Optional[_Union[CascadeConfig, _Mapping]] = ...) -> None: ...

class AgentConfig(_message.Message):
    __slots__ = ("mixin_config", "model", "customization_discovery", "cascade_config")
    MIXIN_CONFIG_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_DISCOVERY_FIELD_NUMBER: _ClassVar[int]
    CASCADE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    mixin_config: DeclarativeComponentConfig
    model: _codeium_common_pb2.Model
    customization_discovery: CustomizationDiscoveryConfig
    cascade_config: CascadeConfig
    def __init__(self, mixin_config: _Optional[_Union[DeclarativeComponentConfig, _Mapping]] = ..., model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., customization_discovery: _Optional[_Union[CustomizationDiscoveryConfig, _Mapping]] = ..., cascade_config: _Optional[_Union[CascadeConfig, _Mapping]] = ...) -> None: ...

class CustomAgentSpec(_message.Message):
    __slots__ = ("custom_agent", "coding_agent", "agent_config", "builtin_agent", "launched_mcp_servers", "command_execution_policy", "enforced_workspace_validation", "prompt_section_customization", "cascade_config", "customization_config", "mcp_servers", "user_active_workspaces", "workspace_paths", "skip_mcp_prefixes", "custom_tools", "skills", "agents")
    CUSTOM_AGENT_FIELD_NUMBER: _ClassVar[int]
    CODING_AGENT_FIELD_NUMBER: _ClassVar[int]
    AGENT_CONFIG_FIELD_NUMBER: _ClassVar[int]
    BUILTIN_AGENT_FIELD_NUMBER: _ClassVar[int]
    LAUNCHED_MCP_SERVERS_FIELD_NUMBER: _ClassVar[int]
    COMMAND_EXECUTION_POLICY_FIELD_NUMBER: _ClassVar[int]
    ENFORCED_WORKSPACE_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    PROMPT_SECTION_CUSTOMIZATION_FIELD_NUMBER: _ClassVar[int]
    CASCADE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    MCP_SERVERS_FIELD_NUMBER: _ClassVar[int]
    USER_ACTIVE_WORKSPACES_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_PATHS_FIELD_NUMBER: _ClassVar[int]
    SKIP_MCP_PREFIXES_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_TOOLS_FIELD_NUMBER: _ClassVar[int]
    SKILLS_FIELD_NUMBER: _ClassVar[int]
    AGENTS_FIELD_NUMBER: _ClassVar[int]
    custom_agent: CustomAgentConfig
    coding_agent: CodingAgentConfig
    agent_config: AgentConfig
    builtin_agent: BuiltinAgentConfig
    launched_mcp_servers: _containers.RepeatedCompositeFieldContainer[McpServerSpec]
    command_execution_policy: str
    enforced_workspace_validation: bool
    prompt_section_customization: PromptSectionCustomizationConfig
    cascade_config: CascadeConfig
    customization_config: CustomizationConfig
    mcp_servers: _containers.RepeatedCompositeFieldContainer[McpServerSpec]
    user_active_workspaces: bool
    workspace_paths: WorkspacePaths
    skip_mcp_prefixes: bool
    custom_tools: _containers.RepeatedScalarFieldContainer[str]
    skills: SkillsConfig
    agents: AgentDiscoveryConfig
    def __init__(self, custom_agent: _Optional[_Union[CustomAgentConfig, _Mapping]] = ..., coding_agent: _Optional[_Union[CodingAgentConfig, _Mapping]] = ..., agent_config: _Optional[_Union[AgentConfig, _Mapping]] = ..., builtin_agent: _Optional[_Union[BuiltinAgentConfig, _Mapping]] = ..., launched_mcp_servers: _Optional[_Iterable[_Union[McpServerSpec, _Mapping]]] = ..., command_execution_policy: _Optional[str] = ..., enforced_workspace_validation: bool = ..., prompt_section_customization: _Optional[_Union[PromptSectionCustomizationConfig, _Mapping]] = ..., cascade_config: _Optional[_Union[CascadeConfig, _Mapping]] = ..., customization_config: _Optional[_Union[CustomizationConfig, _Mapping]] = ..., mcp_servers: _Optional[_Iterable[_Union[McpServerSpec, _Mapping]]] = ..., user_active_workspaces: bool = ..., workspace_paths: _Optional[_Union[WorkspacePaths, _Mapping]] = ..., skip_mcp_prefixes: bool = ..., custom_tools: _Optional[_Iterable[str]] = ..., skills: _Optional[_Union[SkillsConfig, _Mapping]] = ..., agents: _Optional[_Union[AgentDiscoveryConfig, _Mapping]] = ...) -> None: ...

class CustomPromptSection(_message.Message):
    __slots__ = ("prompt_section", "insert_after_section", "insert_before_section")
    PROMPT_SECTION_FIELD_NUMBER: _ClassVar[int]
    INSERT_AFTER_SECTION_FIELD_NUMBER: _ClassVar[int]
    INSERT_BEFORE_SECTION_FIELD_NUMBER: _ClassVar[int]
    prompt_section: PromptSection
    insert_after_section: str
    insert_before_section: str
    def __init__(self, prompt_section: _Optional[_Union[PromptSection, _Mapping]] = ..., insert_after_section: _Optional[str] = ..., insert_before_section: _Optional[str] = ...) -> None: ...

class PromptSectionCustomizationConfig(_message.Message):
    __slots__ = ("remove_prompt_sections", "add_prompt_sections", "append_prompt_sections", "replace_prompt_sections")
    REMOVE_PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    ADD_PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    APPEND_PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    REPLACE_PROMPT_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    remove_prompt_sections: _containers.RepeatedScalarFieldContainer[str]
    add_prompt_sections: _containers.RepeatedCompositeFieldContainer[CustomPromptSection]
    append_prompt_sections: _containers.RepeatedCompositeFieldContainer[PromptSection]
    replace_prompt_sections: _containers.RepeatedCompositeFieldContainer[PromptSection]
    def __init__(self, remove_prompt_sections: _Optional[_Iterable[str]] = ..., add_prompt_sections: _Optional[_Iterable[_Union[CustomPromptSection, _Mapping]]] = ..., append_prompt_sections: _Optional[_Iterable[_Union[PromptSection, _Mapping]]] = ..., replace_prompt_sections: _Optional[_Iterable[_Union[PromptSection, _Mapping]]] = ...) -> None: ...

class WorkspacePaths(_message.Message):
    __slots__ = ("absolute_paths",)
    ABSOLUTE_PATHS_FIELD_NUMBER: _ClassVar[int]
    absolute_paths: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, absolute_paths: _Optional[_Iterable[str]] = ...) -> None: ...

class CustomizationConfig(_message.Message):
    __slots__ = ("customization_server_url", "customization_server_origin_conversation_id", "tool_names", "pre_invocation_hook_names", "post_invocation_hook_names", "mcp_servers", "trajectory_to_chat_message_override", "pre_tool_hook_names", "post_tool_hook_names", "skip_tool_name_prefix", "skip_tool_description_prefix", "stop_hook_names", "customization_discovery_config", "agent_path", "enable_json_hooks", "enable_teamwork_subagent", "strict_argument_validation", "function_call_timeout_seconds", "user_active_workspaces", "workspace_paths")
    CUSTOMIZATION_SERVER_URL_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_SERVER_ORIGIN_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    TOOL_NAMES_FIELD_NUMBER: _ClassVar[int]
    PRE_INVOCATION_HOOK_NAMES_FIELD_NUMBER: _ClassVar[int]
    POST_INVOCATION_HOOK_NAMES_FIELD_NUMBER: _ClassVar[int]
    MCP_SERVERS_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_TO_CHAT_MESSAGE_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    PRE_TOOL_HOOK_NAMES_FIELD_NUMBER: _ClassVar[int]
    POST_TOOL_HOOK_NAMES_FIELD_NUMBER: _ClassVar[int]
    SKIP_TOOL_NAME_PREFIX_FIELD_NUMBER: _ClassVar[int]
    SKIP_TOOL_DESCRIPTION_PREFIX_FIELD_NUMBER: _ClassVar[int]
    STOP_HOOK_NAMES_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_DISCOVERY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    AGENT_PATH_FIELD_NUMBER: _ClassVar[int]
    ENABLE_JSON_HOOKS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_TEAMWORK_SUBAGENT_FIELD_NUMBER: _ClassVar[int]
    STRICT_ARGUMENT_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    FUNCTION_CALL_TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    USER_ACTIVE_WORKSPACES_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_PATHS_FIELD_NUMBER: _ClassVar[int]
    customization_server_url: str
    customization_server_origin_conversation_id: str
    tool_names: _containers.RepeatedScalarFieldContainer[str]
    pre_invocation_hook_names: _containers.RepeatedScalarFieldContainer[str]
    post_invocation_hook_names: _containers.RepeatedScalarFieldContainer[str]
    mcp_servers: _containers.RepeatedCompositeFieldContainer[McpServerSpec]
    trajectory_to_chat_message_override: str
    pre_tool_hook_names: _containers.RepeatedScalarFieldContainer[str]
    post_tool_hook_names: _containers.RepeatedScalarFieldContainer[str]
    skip_tool_name_prefix: bool
    skip_tool_description_prefix: bool
    stop_hook_names: _containers.RepeatedScalarFieldContainer[str]
    customization_discovery_config: CustomizationDiscoveryConfig
    agent_path: str
    enable_json_hooks: bool
    enable_teamwork_subagent: bool
    strict_argument_validation: bool
    function_call_timeout_seconds: int
    user_active_workspaces: bool
    workspace_paths: WorkspacePaths
    def __init__(self, customization_server_url: _Optional[str] = ..., customization_server_origin_conversation_id: _Optional[str] = ..., tool_names: _Optional[_Iterable[str]] = ..., pre_invocation_hook_names: _Optional[_Iterable[str]] = ..., post_invocation_hook_names: _Optional[_Iterable[str]] = ..., mcp_servers: _Optional[_Iterable[_Union[McpServerSpec, _Mapping]]] = ..., trajectory_to_chat_message_override: _Optional[str] = ..., pre_tool_hook_names: _Optional[_Iterable[str]] = ..., post_tool_hook_names: _Optional[_Iterable[str]] = ..., skip_tool_name_prefix: bool = ..., skip_tool_description_prefix: bool = ..., stop_hook_names: _Optional[_Iterable[str]] = ..., customization_discovery_config: _Optional[_Union[CustomizationDiscoveryConfig, _Mapping]] = ..., agent_path: _Optional[str] = ..., enable_json_hooks: bool = ..., enable_teamwork_subagent: bool = ..., strict_argument_validation: bool = ..., function_call_timeout_seconds: _Optional[int] = ..., user_active_workspaces: bool = ..., workspace_paths: _Optional[_Union[WorkspacePaths, _Mapping]] = ...) -> None: ...

class Experiments(_message.Message):
    __slots__ = ("values",)
    class ValuesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: ExperimentValue
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[ExperimentValue, _Mapping]] = ...) -> None: ...
    VALUES_FIELD_NUMBER: _ClassVar[int]
    values: _containers.MessageMap[str, ExperimentValue]
    def __init__(self, values: _Optional[_Mapping[str, ExperimentValue]] = ...) -> None: ...

class ExperimentValue(_message.Message):
    __slots__ = ("bool_value", "string_value", "number_value")
    BOOL_VALUE_FIELD_NUMBER: _ClassVar[int]
    STRING_VALUE_FIELD_NUMBER: _ClassVar[int]
    NUMBER_VALUE_FIELD_NUMBER: _ClassVar[int]
    bool_value: bool
    string_value: str
    number_value: float
    def __init__(self, bool_value: bool = ..., string_value: _Optional[str] = ..., number_value: _Optional[float] = ...) -> None: ...

class CascadePlannerConfig(_message.Message):
    __slots__ = ("conversational", "google", "cider", "custom_agent", "custom_agent_config_absolute_uri", "google_minimal", "declarative_mixin_config", "customization_config", "customization_discovery_config", "prompt_section_customization_config", "tool_config", "step_string_converter_config", "plan_model", "requested_model", "model_name", "custom_model_info_override", "max_output_tokens", "no_tool_explanation", "no_tool_summary", "truncation_threshold_tokens", "ephemeral_messages_config", "show_all_errors", "retry_config", "knowledge_config", "agentic_mode_config", "no_wait_for_previous_tools", "experiments", "disable_loop_detection", "loop_error_model_message", "disable_subagent_config_adjustment", "use_ai_credits", "supports_latex_rendering", "autonomous", "completion_config_override", "customization_token_budget", "rules_token_budget")
    CONVERSATIONAL_FIELD_NUMBER: _ClassVar[int]
    GOOGLE_FIELD_NUMBER: _ClassVar[int]
    CIDER_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_AGENT_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_AGENT_CONFIG_ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    GOOGLE_MINIMAL_FIELD_NUMBER: _ClassVar[int]
    DECLARATIVE_MIXIN_CONFIG_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_DISCOVERY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    PROMPT_SECTION_CUSTOMIZATION_CONFIG_FIELD_NUMBER: _ClassVar[int]
    TOOL_CONFIG_FIELD_NUMBER: _ClassVar[int]
    STEP_STRING_CONVERTER_CONFIG_FIELD_NUMBER: _ClassVar[int]
    PLAN_MODEL_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_MODEL_FIELD_NUMBER: _ClassVar[int]
    MODEL_NAME_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_MODEL_INFO_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    MAX_OUTPUT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    NO_TOOL_EXPLANATION_FIELD_NUMBER: _ClassVar[int]
    NO_TOOL_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    TRUNCATION_THRESHOLD_TOKENS_FIELD_NUMBER: _ClassVar[int]
    EPHEMERAL_MESSAGES_CONFIG_FIELD_NUMBER: _ClassVar[int]
    SHOW_ALL_ERRORS_FIELD_NUMBER: _ClassVar[int]
    RETRY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    KNOWLEDGE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    AGENTIC_MODE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    NO_WAIT_FOR_PREVIOUS_TOOLS_FIELD_NUMBER: _ClassVar[int]
    EXPERIMENTS_FIELD_NUMBER: _ClassVar[int]
    DISABLE_LOOP_DETECTION_FIELD_NUMBER: _ClassVar[int]
    LOOP_ERROR_MODEL_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    DISABLE_SUBAGENT_CONFIG_ADJUSTMENT_FIELD_NUMBER: _ClassVar[int]
    USE_AI_CREDITS_FIELD_NUMBER: _ClassVar[int]
    SUPPORTS_LATEX_RENDERING_FIELD_NUMBER: _ClassVar[int]
    AUTONOMOUS_FIELD_NUMBER: _ClassVar[int]
    COMPLETION_CONFIG_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZATION_TOKEN_BUDGET_FIELD_NUMBER: _ClassVar[int]
    RULES_TOKEN_BUDGET_FIELD_NUMBER: _ClassVar[int]
    conversational: CascadeConversationalPlannerConfig
    google: CascadeConversationalPlannerConfig
    cider: CascadeConversationalPlannerConfig
    custom_agent: CustomAgentConfig
    custom_agent_config_absolute_uri: str
    google_minimal: CascadeConversationalPlannerConfig
    declarative_mixin_config: DeclarativeComponentConfig
    customization_config: CustomizationConfig
    customization_discovery_config: CustomizationDiscoveryConfig
    prompt_section_customization_config: PromptSectionCustomizationConfig
    tool_config: CascadeToolConfig
    step_string_converter_config: StepStringConverterConfig
    plan_model: _codeium_common_pb2.Model
    requested_model: _codeium_common_pb2.ModelOrAlias
    model_name: str
    custom_model_info_override: _codeium_common_pb2.ModelInfo
    max_output_tokens: int
    no_tool_explanation: bool
    no_tool_summary: bool
    truncation_threshold_tokens: int
    ephemeral_messages_config: EphemeralMessagesConfig
    show_all_errors: bool
    retry_config: PlannerRetryConfig
    knowledge_config: KnowledgeConfig
    agentic_mode_config: AgenticModeConfig
    no_wait_for_previous_tools: bool
    experiments: Experiments
    disable_loop_detection: bool
    loop_error_model_message: str
    disable_subagent_config_adjustment: bool
    use_ai_credits: bool
    supports_latex_rendering: bool
    autonomous: bool
    completion_config_override: _codeium_common_pb2.CompletionConfiguration
    customization_token_budget: int
    rules_token_budget: int
    def __init__(self, conversational: _Optional[_Union[CascadeConversationalPlannerConfig, _Mapping]] = ..., google: _Optional[_Union[CascadeConversationalPlannerConfig, _Mapping]] = ..., cider: _Optional[_Union[CascadeConversationalPlannerConfig, _Mapping]] = ..., custom_agent: _Optional[_Union[CustomAgentConfig, _Mapping]] = ..., custom_agent_config_absolute_uri: _Optional[str] = ..., google_minimal: _Optional[_Union[CascadeConversationalPlannerConfig, _Mapping]] = ..., declarative_mixin_config: _Optional[_Union[DeclarativeComponentConfig, _Mapping]] = ..., customization_config: _Optional[_Union[CustomizationConfig, _Mapping]] = ..., customization_discovery_config: _Optional[_Union[CustomizationDiscoveryConfig, _Mapping]] = ..., prompt_section_customization_config: _Optional[_Union[PromptSectionCustomizationConfig, _Mapping]] = ..., tool_config: _Optional[_Union[CascadeToolConfig, _Mapping]] = ..., step_string_converter_config: _Optional[_Union[StepStringConverterConfig, _Mapping]] = ..., plan_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., requested_model: _Optional[_Union[_codeium_common_pb2.ModelOrAlias, _Mapping]] = ..., model_name: _Optional[str] = ..., custom_model_info_override: _Optional[_Union[_codeium_common_pb2.ModelInfo, _Mapping]] = ..., max_output_tokens: _Optional[int] = ..., no_tool_explanation: bool = ..., no_tool_summary: bool = ..., truncation_threshold_tokens: _Optional[int] = ..., ephemeral_messages_config: _Optional[_Union[EphemeralMessagesConfig, _Mapping]] = ..., show_all_errors: bool = ..., retry_config: _Optional[_Union[PlannerRetryConfig, _Mapping]] = ..., knowledge_config: _Optional[_Union[KnowledgeConfig, _Mapping]] = ..., agentic_mode_config: _Optional[_Union[AgenticModeConfig, _Mapping]] = ..., no_wait_for_previous_tools: bool = ..., experiments: _Optional[_Union[Experiments, _Mapping]] = ..., disable_loop_detection: bool = ..., loop_error_model_message: _Optional[str] = ..., disable_subagent_config_adjustment: bool = ..., use_ai_credits: bool = ..., supports_latex_rendering: bool = ..., autonomous: bool = ..., completion_config_override: _Optional[_Union[_codeium_common_pb2.CompletionConfiguration, _Mapping]] = ..., customization_token_budget: _Optional[int] = ..., rules_token_budget: _Optional[int] = ...) -> None: ...

class PolicyGuardianConfig(_message.Message):
    __slots__ = ("enabled", "model", "model_tier", "fail_mode", "antivirus_enabled", "vetted_tools", "max_tool_rounds", "enable_url_vetting", "enable_denied_repeat_precheck", "http_timeout_seconds", "antivirus_enforced", "allowed", "tool_provider", "use_v2")
    class FailMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        UNSPECIFIED: _ClassVar[PolicyGuardianConfig.FailMode]
        OPEN: _ClassVar[PolicyGuardianConfig.FailMode]
        CLOSED: _ClassVar[PolicyGuardianConfig.FailMode]
    UNSPECIFIED: PolicyGuardianConfig.FailMode
    OPEN: PolicyGuardianConfig.FailMode
    CLOSED: PolicyGuardianConfig.FailMode
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    MODEL_TIER_FIELD_NUMBER: _ClassVar[int]
    FAIL_MODE_FIELD_NUMBER: _ClassVar[int]
    ANTIVIRUS_ENABLED_FIELD_NUMBER: _ClassVar[int]
    VETTED_TOOLS_FIELD_NUMBER: _ClassVar[int]
    MAX_TOOL_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    ENABLE_URL_VETTING_FIELD_NUMBER: _ClassVar[int]
    ENABLE_DENIED_REPEAT_PRECHECK_FIELD_NUMBER: _ClassVar[int]
    HTTP_TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    ANTIVIRUS_ENFORCED_FIELD_NUMBER: _ClassVar[int]
    ALLOWED_FIELD_NUMBER: _ClassVar[int]
    TOOL_PROVIDER_FIELD_NUMBER: _ClassVar[int]
    USE_V2_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    model: _codeium_common_pb2.Model
    model_tier: ModelTier
    fail_mode: PolicyGuardianConfig.FailMode
    antivirus_enabled: bool
    vetted_tools: _containers.RepeatedScalarFieldContainer[str]
    max_tool_rounds: int
    enable_url_vetting: bool
    enable_denied_repeat_precheck: bool
    http_timeout_seconds: int
    antivirus_enforced: bool
    allowed: bool
    tool_provider: str
    use_v2: bool
    def __init__(self, enabled: bool = ..., model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., model_tier: _Optional[_Union[ModelTier, str]] = ..., fail_mode: _Optional[_Union[PolicyGuardianConfig.FailMode, str]] = ..., antivirus_enabled: bool = ..., vetted_tools: _Optional[_Iterable[str]] = ..., max_tool_rounds: _Optional[int] = ..., enable_url_vetting: bool = ..., enable_denied_repeat_precheck: bool = ..., http_timeout_seconds: _Optional[int] = ..., antivirus_enforced: bool = ..., allowed: bool = ..., tool_provider: _Optional[str] = ..., use_v2: bool = ...) -> None: ...

class CascadeDeployInteraction(_message.Message):
    __slots__ = ("cancel", "deploy_target", "subdomain")
    CANCEL_FIELD_NUMBER: _ClassVar[int]
    DEPLOY_TARGET_FIELD_NUMBER: _ClassVar[int]
    SUBDOMAIN_FIELD_NUMBER: _ClassVar[int]
    cancel: bool
    deploy_target: _codeium_common_pb2.DeployTarget
    subdomain: str
    def __init__(self, cancel: bool = ..., deploy_target: _Optional[_Union[_codeium_common_pb2.DeployTarget, _Mapping]] = ..., subdomain: _Optional[str] = ...) -> None: ...

class CascadeRunCommandInteraction(_message.Message):
    __slots__ = ("confirm", "proposed_command_line", "submitted_command_line", "sandbox_override")
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    PROPOSED_COMMAND_LINE_FIELD_NUMBER: _ClassVar[int]
    SUBMITTED_COMMAND_LINE_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    proposed_command_line: str
    submitted_command_line: str
    sandbox_override: bool
    def __init__(self, confirm: bool = ..., proposed_command_line: _Optional[str] = ..., submitted_command_line: _Optional[str] = ..., sandbox_override: bool = ...) -> None: ...

class CascadeOpenBrowserUrlInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeRunExtensionCodeInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeExecuteBrowserJavaScriptInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeCaptureBrowserScreenshotInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeClickBrowserPixelInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeBrowserActionInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeOpenBrowserSetupInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeConfirmBrowserSetupInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeSendCommandInputInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class ApprovalInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeReadUrlContentInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class CascadeMcpInteraction(_message.Message):
    __slots__ = ("confirm",)
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    confirm: bool
    def __init__(self, confirm: bool = ...) -> None: ...

class PermissionResource(_message.Message):
    __slots__ = ("action", "target")
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    action: str
    target: str
    def __init__(self, action: _Optional[str] = ..., target: _Optional[str] = ...) -> None: ...

class PermissionGrant(_message.Message):
    __slots__ = ("allow", "scope", "user_deny_instruction", "action", "target", "resource")
    ALLOW_FIELD_NUMBER: _ClassVar[int]
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    USER_DENY_INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    RESOURCE_FIELD_NUMBER: _ClassVar[int]
    allow: bool
    scope: PermissionScope
    user_deny_instruction: str
    action: str
    target: str
    resource: PermissionResource
    def __init__(self, allow: bool = ..., scope: _Optional[_Union[PermissionScope, str]] = ..., user_deny_instruction: _Optional[str] = ..., action: _Optional[str] = ..., target: _Optional[str] = ..., resource: _Optional[_Union[PermissionResource, _Mapping]] = ...) -> None: ...

class FilePermissionInteraction(_message.Message):
    __slots__ = ("allow", "scope", "absolute_path_uri")
    ALLOW_FIELD_NUMBER: _ClassVar[int]
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    allow: bool
    scope: PermissionScope
    absolute_path_uri: str
    def __init__(self, allow: bool = ..., scope: _Optional[_Union[PermissionScope, str]] = ..., absolute_path_uri: _Optional[str] = ...) -> None: ...

class CascadeDeployInteractionSpec(_message.Message):
    __slots__ = ("deploy_target_options",)
    DEPLOY_TARGET_OPTIONS_FIELD_NUMBER: _ClassVar[int]
    deploy_target_options: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.DeployTarget]
    def __init__(self, deploy_target_options: _Optional[_Iterable[_Union[_codeium_common_pb2.DeployTarget, _Mapping]]] = ...) -> None: ...

class CascadeRunCommandInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeOpenBrowserUrlInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeRunExtensionCodeInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeExecuteBrowserJavaScriptInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeCaptureBrowserScreenshotInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeClickBrowserPixelInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeSendCommandInputInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ApprovalInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeReadUrlContentInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CascadeMcpInteractionSpec(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class FilePermissionInteractionSpec(_message.Message):
    __slots__ = ("absolute_path_uri", "is_directory", "block_reason")
    class BlockReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        BLOCK_REASON_UNSPECIFIED: _ClassVar[FilePermissionInteractionSpec.BlockReason]
        BLOCK_REASON_OUTSIDE_WORKSPACE: _ClassVar[FilePermissionInteractionSpec.BlockReason]
        BLOCK_REASON_GITIGNORED: _ClassVar[FilePermissionInteractionSpec.BlockReason]
    BLOCK_REASON_UNSPECIFIED: FilePermissionInteractionSpec.BlockReason
    BLOCK_REASON_OUTSIDE_WORKSPACE: FilePermissionInteractionSpec.BlockReason
    BLOCK_REASON_GITIGNORED: FilePermissionInteractionSpec.BlockReason
    ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    IS_DIRECTORY_FIELD_NUMBER: _ClassVar[int]
    BLOCK_REASON_FIELD_NUMBER: _ClassVar[int]
    absolute_path_uri: str
    is_directory: bool
    block_reason: FilePermissionInteractionSpec.BlockReason
    def __init__(self, absolute_path_uri: _Optional[str] = ..., is_directory: bool = ..., block_reason: _Optional[_Union[FilePermissionInteractionSpec.BlockReason, str]] = ...) -> None: ...

class PermissionInteractionSpec(_message.Message):
    __slots__ = ("resource", "persist_suggestion_type", "suggested_persist_pattern", "reason", "action_description", "trigger_source", "shell_name", "approval_scope_filter")
    class PersistSuggestionType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PERSIST_SUGGESTION_TYPE_UNSPECIFIED: _ClassVar[PermissionInteractionSpec.PersistSuggestionType]
        PERSIST_SUGGESTION_TYPE_SUGGESTED: _ClassVar[PermissionInteractionSpec.PersistSuggestionType]
        PERSIST_SUGGESTION_TYPE_BLOCKED: _ClassVar[PermissionInteractionSpec.PersistSuggestionType]
    PERSIST_SUGGESTION_TYPE_UNSPECIFIED: PermissionInteractionSpec.PersistSuggestionType
    PERSIST_SUGGESTION_TYPE_SUGGESTED: PermissionInteractionSpec.PersistSuggestionType
    PERSIST_SUGGESTION_TYPE_BLOCKED: PermissionInteractionSpec.PersistSuggestionType
    class TriggerSource(_message.Message):
        __slots__ = ("type", "detail")
        class Type(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
            __slots__ = ()
            TYPE_UNSPECIFIED: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
            TYPE_EFFECTIVE_GRANT: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
            TYPE_DEFAULT_GRANT: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
            TYPE_CROSS_PROJECT_ISOLATION: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
            TYPE_SECURE_MODE: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
            TYPE_DEFAULT_FALLBACK: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
            TYPE_FORCE_ASK_HOOK: _ClassVar[PermissionInteractionSpec.TriggerSource.Type]
        TYPE_UNSPECIFIED: PermissionInteractionSpec.TriggerSource.Type
        TYPE_EFFECTIVE_GRANT: PermissionInteractionSpec.TriggerSource.Type
        TYPE_DEFAULT_GRANT: PermissionInteractionSpec.TriggerSource.Type
        TYPE_CROSS_PROJECT_ISOLATION: PermissionInteractionSpec.TriggerSource.Type
        TYPE_SECURE_MODE: PermissionInteractionSpec.TriggerSource.Type
        TYPE_DEFAULT_FALLBACK: PermissionInteractionSpec.TriggerSource.Type
        TYPE_FORCE_ASK_HOOK: PermissionInteractionSpec.TriggerSource.Type
        TYPE_FIELD_NUMBER: _ClassVar[int]
        DETAIL_FIELD_NUMBER: _ClassVar[int]
        type: PermissionInteractionSpec.TriggerSource.Type
        detail: str
        def __init__(self, type: _Optional[_Union[PermissionInteractionSpec.TriggerSource.Type, str]] = ..., detail: _Optional[str] = ...) -> None: ...
    RESOURCE_FIELD_NUMBER: _ClassVar[int]
    PERSIST_SUGGESTION_TYPE_FIELD_NUMBER: _ClassVar[int]
    SUGGESTED_PERSIST_PATTERN_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTION_DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_SOURCE_FIELD_NUMBER: _ClassVar[int]
    SHELL_NAME_FIELD_NUMBER: _ClassVar[int]
    APPROVAL_SCOPE_FILTER_FIELD_NUMBER: _ClassVar[int]
    resource: PermissionResource
    persist_suggestion_type: PermissionInteractionSpec.PersistSuggestionType
    suggested_persist_pattern: str
    reason: str
    action_description: str
    trigger_source: PermissionInteractionSpec.TriggerSource
    shell_name: str
    approval_scope_filter: _containers.RepeatedScalarFieldContainer[PermissionScope]
    def __init__(self, resource: _Optional[_Union[PermissionResource, _Mapping]] = ..., persist_suggestion_type: _Optional[_Union[PermissionInteractionSpec.PersistSuggestionType, str]] = ..., suggested_persist_pattern: _Optional[str] = ..., reason: _Optional[str] = ..., action_description: _Optional[str] = ..., trigger_source: _Optional[_Union[PermissionInteractionSpec.TriggerSource, _Mapping]] = ..., shell_name: _Optional[str] = ..., approval_scope_filter: _Optional[_Iterable[_Union[PermissionScope, str]]] = ...) -> None: ...

class PermissionInteraction(_message.Message):
    __slots__ = ("allow", "scope", "edited_target", "persist_grants", "user_deny_instruction", "sandbox_override")
    ALLOW_FIELD_NUMBER: _ClassVar[int]
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    EDITED_TARGET_FIELD_NUMBER: _ClassVar[int]
    PERSIST_GRANTS_FIELD_NUMBER: _ClassVar[int]
    USER_DENY_INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    allow: bool
    scope: PermissionScope
    edited_target: str
    persist_grants: _codeium_common_pb2.PermissionGrantsConfig
    user_deny_instruction: str
    sandbox_override: bool
    def __init__(self, allow: bool = ..., scope: _Optional[_Union[PermissionScope, str]] = ..., edited_target: _Optional[str] = ..., persist_grants: _Optional[_Union[_codeium_common_pb2.PermissionGrantsConfig, _Mapping]] = ..., user_deny_instruction: _Optional[str] = ..., sandbox_override: bool = ...) -> None: ...

class ElicitationInteractionSpec(_message.Message):
    __slots__ = ("server_name", "mode", "message", "requested_schema_json", "url")
    SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_SCHEMA_JSON_FIELD_NUMBER: _ClassVar[int]
    URL_FIELD_NUMBER: _ClassVar[int]
    server_name: str
    mode: str
    message: str
    requested_schema_json: str
    url: str
    def __init__(self, server_name: _Optional[str] = ..., mode: _Optional[str] = ..., message: _Optional[str] = ..., requested_schema_json: _Optional[str] = ..., url: _Optional[str] = ...) -> None: ...

class ElicitationInteraction(_message.Message):
    __slots__ = ("action", "content_json")
    ACTION_FIELD_NUMBER: _ClassVar[int]
    CONTENT_JSON_FIELD_NUMBER: _ClassVar[int]
    action: str
    content_json: str
    def __init__(self, action: _Optional[str] = ..., content_json: _Optional[str] = ...) -> None: ...

class AskQuestionOption(_message.Message):
    __slots__ = ("id", "text")
    ID_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    id: str
    text: str
    def __init__(self, id: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class AskQuestionEntry(_message.Message):
    __slots__ = ("question", "options", "is_multi_select", "selected_option_ids", "write_in_response", "skipped")
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    IS_MULTI_SELECT_FIELD_NUMBER: _ClassVar[int]
    SELECTED_OPTION_IDS_FIELD_NUMBER: _ClassVar[int]
    WRITE_IN_RESPONSE_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_FIELD_NUMBER: _ClassVar[int]
    question: str
    options: _containers.RepeatedCompositeFieldContainer[AskQuestionOption]
    is_multi_select: bool
    selected_option_ids: _containers.RepeatedScalarFieldContainer[str]
    write_in_response: str
    skipped: bool
    def __init__(self, question: _Optional[str] = ..., options: _Optional[_Iterable[_Union[AskQuestionOption, _Mapping]]] = ..., is_multi_select: bool = ..., selected_option_ids: _Optional[_Iterable[str]] = ..., write_in_response: _Optional[str] = ..., skipped: bool = ...) -> None: ...

class CortexStepAskQuestion(_message.Message):
    __slots__ = ("questions",)
    QUESTIONS_FIELD_NUMBER: _ClassVar[int]
    questions: _containers.RepeatedCompositeFieldContainer[AskQuestionEntry]
    def __init__(self, questions: _Optional[_Iterable[_Union[AskQuestionEntry, _Mapping]]] = ...) -> None: ...

class AskQuestionInteractionSpec(_message.Message):
    __slots__ = ("questions",)
    QUESTIONS_FIELD_NUMBER: _ClassVar[int]
    questions: _containers.RepeatedCompositeFieldContainer[AskQuestionEntry]
    def __init__(self, questions: _Optional[_Iterable[_Union[AskQuestionEntry, _Mapping]]] = ...) -> None: ...

class AskQuestionInteraction(_message.Message):
    __slots__ = ("responses", "cancelled")
    RESPONSES_FIELD_NUMBER: _ClassVar[int]
    CANCELLED_FIELD_NUMBER: _ClassVar[int]
    responses: _containers.RepeatedCompositeFieldContainer[AskQuestionEntry]
    cancelled: bool
    def __init__(self, responses: _Optional[_Iterable[_Union[AskQuestionEntry, _Mapping]]] = ..., cancelled: bool = ...) -> None: ...

class RequestedInteraction(_message.Message):
    __slots__ = ("elicitation", "permission", "ask_question", "deploy", "run_command", "open_browser_url", "run_extension_code", "execute_browser_javascript", "capture_browser_screenshot", "click_browser_pixel", "browser_action", "open_browser_setup", "confirm_browser_setup", "send_command_input", "read_url_content", "mcp", "file_permission", "approval_interaction")
    ELICITATION_FIELD_NUMBER: _ClassVar[int]
    PERMISSION_FIELD_NUMBER: _ClassVar[int]
    ASK_QUESTION_FIELD_NUMBER: _ClassVar[int]
    DEPLOY_FIELD_NUMBER: _ClassVar[int]
    RUN_COMMAND_FIELD_NUMBER: _ClassVar[int]
    OPEN_BROWSER_URL_FIELD_NUMBER: _ClassVar[int]
    RUN_EXTENSION_CODE_FIELD_NUMBER: _ClassVar[int]
    EXECUTE_BROWSER_JAVASCRIPT_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_BROWSER_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    CLICK_BROWSER_PIXEL_FIELD_NUMBER: _ClassVar[int]
    BROWSER_ACTION_FIELD_NUMBER: _ClassVar[int]
    OPEN_BROWSER_SETUP_FIELD_NUMBER: _ClassVar[int]
    CONFIRM_BROWSER_SETUP_FIELD_NUMBER: _ClassVar[int]
    SEND_COMMAND_INPUT_FIELD_NUMBER: _ClassVar[int]
    READ_URL_CONTENT_FIELD_NUMBER: _ClassVar[int]
    MCP_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_FIELD_NUMBER: _ClassVar[int]
    APPROVAL_INTERACTION_FIELD_NUMBER: _ClassVar[int]
    elicitation: ElicitationInteractionSpec
    permission: PermissionInteractionSpec
    ask_question: AskQuestionInteractionSpec
    deploy: CascadeDeployInteractionSpec
    run_command: CascadeRunCommandInteractionSpec
    open_browser_url: CascadeOpenBrowserUrlInteractionSpec
    run_extension_code: CascadeRunExtensionCodeInteractionSpec
    execute_browser_javascript: CascadeExecuteBrowserJavaScriptInteractionSpec
    capture_browser_screenshot: CascadeCaptureBrowserScreenshotInteractionSpec
    click_browser_pixel: CascadeClickBrowserPixelInteractionSpec
    browser_action: CascadeBrowserActionInteraction
    open_browser_setup: CascadeOpenBrowserSetupInteraction
    confirm_browser_setup: CascadeConfirmBrowserSetupInteraction
    send_command_input: CascadeSendCommandInputInteractionSpec
    read_url_content: CascadeReadUrlContentInteractionSpec
    mcp: CascadeMcpInteractionSpec
    file_permission: FilePermissionInteractionSpec
    approval_interaction: ApprovalInteractionSpec
    def __init__(self, elicitation: _Optional[_Union[ElicitationInteractionSpec, _Mapping]] = ..., permission: _Optional[_Union[PermissionInteractionSpec, _Mapping]] = ..., ask_question: _Optional[_Union[AskQuestionInteractionSpec, _Mapping]] = ..., deploy: _Optional[_Union[CascadeDeployInteractionSpec, _Mapping]] = ..., run_command: _Optional[_Union[CascadeRunCommandInteractionSpec, _Mapping]] = ..., open_browser_url: _Optional[_Union[CascadeOpenBrowserUrlInteractionSpec, _Mapping]] = ..., run_extension_code: _Optional[_Union[CascadeRunExtensionCodeInteractionSpec, _Mapping]] = ..., execute_browser_javascript: _Optional[_Union[CascadeExecuteBrowserJavaScriptInteractionSpec, _Mapping]] = ..., capture_browser_screenshot: _Optional[_Union[CascadeCaptureBrowserScreenshotInteractionSpec, _Mapping]] = ..., click_browser_pixel: _Optional[_Union[CascadeClickBrowserPixelInteractionSpec, _Mapping]] = ..., browser_action: _Optional[_Union[CascadeBrowserActionInteraction, _Mapping]] = ..., open_browser_setup: _Optional[_Union[CascadeOpenBrowserSetupInteraction, _Mapping]] = ..., confirm_browser_setup: _Optional[_Union[CascadeConfirmBrowserSetupInteraction, _Mapping]] = ..., send_command_input: _Optional[_Union[CascadeSendCommandInputInteractionSpec, _Mapping]] = ..., read_url_content: _Optional[_Union[CascadeReadUrlContentInteractionSpec, _Mapping]] = ..., mcp: _Optional[_Union[CascadeMcpInteractionSpec, _Mapping]] = ..., file_permission: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ..., approval_interaction: _Optional[_Union[ApprovalInteractionSpec, _Mapping]] = ...) -> None: ...

class CascadeUserInteraction(_message.Message):
    __slots__ = ("trajectory_id", "step_index", "timed_out", "remote_control_details", "elicitation", "permission", "ask_question", "deploy", "run_command", "open_browser_url", "run_extension_code", "execute_browser_javascript", "capture_browser_screenshot", "click_browser_pixel", "browser_action", "open_browser_setup", "confirm_browser_setup", "send_command_input", "read_url_content", "mcp", "file_permission", "approval_interaction")
    TRAJECTORY_ID_FIELD_NUMBER: _ClassVar[int]
    STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    TIMED_OUT_FIELD_NUMBER: _ClassVar[int]
    REMOTE_CONTROL_DETAILS_FIELD_NUMBER: _ClassVar[int]
    ELICITATION_FIELD_NUMBER: _ClassVar[int]
    PERMISSION_FIELD_NUMBER: _ClassVar[int]
    ASK_QUESTION_FIELD_NUMBER: _ClassVar[int]
    DEPLOY_FIELD_NUMBER: _ClassVar[int]
    RUN_COMMAND_FIELD_NUMBER: _ClassVar[int]
    OPEN_BROWSER_URL_FIELD_NUMBER: _ClassVar[int]
    RUN_EXTENSION_CODE_FIELD_NUMBER: _ClassVar[int]
    EXECUTE_BROWSER_JAVASCRIPT_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_BROWSER_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    CLICK_BROWSER_PIXEL_FIELD_NUMBER: _ClassVar[int]
    BROWSER_ACTION_FIELD_NUMBER: _ClassVar[int]
    OPEN_BROWSER_SETUP_FIELD_NUMBER: _ClassVar[int]
    CONFIRM_BROWSER_SETUP_FIELD_NUMBER: _ClassVar[int]
    SEND_COMMAND_INPUT_FIELD_NUMBER: _ClassVar[int]
    READ_URL_CONTENT_FIELD_NUMBER: _ClassVar[int]
    MCP_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_FIELD_NUMBER: _ClassVar[int]
    APPROVAL_INTERACTION_FIELD_NUMBER: _ClassVar[int]
    trajectory_id: str
    step_index: int
    timed_out: bool
    remote_control_details: _codeium_common_pb2.RemoteControlDetails
    elicitation: ElicitationInteraction
    permission: PermissionInteraction
    ask_question: AskQuestionInteraction
    deploy: CascadeDeployInteraction
    run_command: CascadeRunCommandInteraction
    open_browser_url: CascadeOpenBrowserUrlInteraction
    run_extension_code: CascadeRunExtensionCodeInteraction
    execute_browser_javascript: CascadeExecuteBrowserJavaScriptInteraction
    capture_browser_screenshot: CascadeCaptureBrowserScreenshotInteraction
    click_browser_pixel: CascadeClickBrowserPixelInteraction
    browser_action: CascadeBrowserActionInteraction
    open_browser_setup: CascadeOpenBrowserSetupInteraction
    confirm_browser_setup: CascadeConfirmBrowserSetupInteraction
    send_command_input: CascadeSendCommandInputInteraction
    read_url_content: CascadeReadUrlContentInteraction
    mcp: CascadeMcpInteraction
    file_permission: FilePermissionInteraction
    approval_interaction: ApprovalInteraction
    def __init__(self, trajectory_id: _Optional[str] = ..., step_index: _Optional[int] = ..., timed_out: bool = ..., remote_control_details: _Optional[_Union[_codeium_common_pb2.RemoteControlDetails, _Mapping]] = ..., elicitation: _Optional[_Union[ElicitationInteraction, _Mapping]] = ..., permission: _Optional[_Union[PermissionInteraction, _Mapping]] = ..., ask_question: _Optional[_Union[AskQuestionInteraction, _Mapping]] = ..., deploy: _Optional[_Union[CascadeDeployInteraction, _Mapping]] = ..., run_command: _Optional[_Union[CascadeRunCommandInteraction, _Mapping]] = ..., open_browser_url: _Optional[_Union[CascadeOpenBrowserUrlInteraction, _Mapping]] = ..., run_extension_code: _Optional[_Union[CascadeRunExtensionCodeInteraction, _Mapping]] = ..., execute_browser_javascript: _Optional[_Union[CascadeExecuteBrowserJavaScriptInteraction, _Mapping]] = ..., capture_browser_screenshot: _Optional[_Union[CascadeCaptureBrowserScreenshotInteraction, _Mapping]] = ..., click_browser_pixel: _Optional[_Union[CascadeClickBrowserPixelInteraction, _Mapping]] = ..., browser_action: _Optional[_Union[CascadeBrowserActionInteraction, _Mapping]] = ..., open_browser_setup: _Optional[_Union[CascadeOpenBrowserSetupInteraction, _Mapping]] = ..., confirm_browser_setup: _Optional[_Union[CascadeConfirmBrowserSetupInteraction, _Mapping]] = ..., send_command_input: _Optional[_Union[CascadeSendCommandInputInteraction, _Mapping]] = ..., read_url_content: _Optional[_Union[CascadeReadUrlContentInteraction, _Mapping]] = ..., mcp: _Optional[_Union[CascadeMcpInteraction, _Mapping]] = ..., file_permission: _Optional[_Union[FilePermissionInteraction, _Mapping]] = ..., approval_interaction: _Optional[_Union[ApprovalInteraction, _Mapping]] = ...) -> None: ...

class CompletedInteraction(_message.Message):
    __slots__ = ("request", "response")
    REQUEST_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    request: RequestedInteraction
    response: CascadeUserInteraction
    def __init__(self, request: _Optional[_Union[RequestedInteraction, _Mapping]] = ..., response: _Optional[_Union[CascadeUserInteraction, _Mapping]] = ...) -> None: ...

class KnowledgeReference(_message.Message):
    __slots__ = ("file_path", "conversation_id", "url")
    FILE_PATH_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    URL_FIELD_NUMBER: _ClassVar[int]
    file_path: str
    conversation_id: str
    url: str
    def __init__(self, file_path: _Optional[str] = ..., conversation_id: _Optional[str] = ..., url: _Optional[str] = ...) -> None: ...

class KnowledgeReferences(_message.Message):
    __slots__ = ("references",)
    REFERENCES_FIELD_NUMBER: _ClassVar[int]
    references: _containers.RepeatedCompositeFieldContainer[KnowledgeReference]
    def __init__(self, references: _Optional[_Iterable[_Union[KnowledgeReference, _Mapping]]] = ...) -> None: ...

class CortexStepKIInsertion(_message.Message):
    __slots__ = ("ki_references",)
    class KiReferencesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: KnowledgeReferences
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[KnowledgeReferences, _Mapping]] = ...) -> None: ...
    KI_REFERENCES_FIELD_NUMBER: _ClassVar[int]
    ki_references: _containers.MessageMap[str, KnowledgeReferences]
    def __init__(self, ki_references: _Optional[_Mapping[str, KnowledgeReferences]] = ...) -> None: ...

class CortexStepDummy(_message.Message):
    __slots__ = ("input", "output")
    INPUT_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    input: int
    output: int
    def __init__(self, input: _Optional[int] = ..., output: _Optional[int] = ...) -> None: ...

class CortexStepFinish(_message.Message):
    __slots__ = ("output", "output_string")
    class OutputEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_STRING_FIELD_NUMBER: _ClassVar[int]
    output: _containers.ScalarMap[str, str]
    output_string: str
    def __init__(self, output: _Optional[_Mapping[str, str]] = ..., output_string: _Optional[str] = ...) -> None: ...

class CortexStepPlanInput(_message.Message):
    __slots__ = ("plan_input", "user_provided")
    PLAN_INPUT_FIELD_NUMBER: _ClassVar[int]
    USER_PROVIDED_FIELD_NUMBER: _ClassVar[int]
    plan_input: PlanInput
    user_provided: bool
    def __init__(self, plan_input: _Optional[_Union[PlanInput, _Mapping]] = ..., user_provided: bool = ...) -> None: ...

class UrlArtifactPayload(_message.Message):
    __slots__ = ("url", "title")
    URL_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    url: str
    title: str
    def __init__(self, url: _Optional[str] = ..., title: _Optional[str] = ...) -> None: ...

class ArtifactSnapshot(_message.Message):
    __slots__ = ("artifact_name", "artifact_absolute_uri", "last_edited", "review_state", "artifact_metadata", "content", "url_artifact_payload")
    ARTIFACT_NAME_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    LAST_EDITED_FIELD_NUMBER: _ClassVar[int]
    REVIEW_STATE_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_METADATA_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    URL_ARTIFACT_PAYLOAD_FIELD_NUMBER: _ClassVar[int]
    artifact_name: str
    artifact_absolute_uri: str
    last_edited: _timestamp_pb2.Timestamp
    review_state: ArtifactReviewState
    artifact_metadata: _codeium_common_pb2.ArtifactMetadata
    content: str
    url_artifact_payload: UrlArtifactPayload
    def __init__(self, artifact_name: _Optional[str] = ..., artifact_absolute_uri: _Optional[str] = ..., last_edited: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., review_state: _Optional[_Union[ArtifactReviewState, _Mapping]] = ..., artifact_metadata: _Optional[_Union[_codeium_common_pb2.ArtifactMetadata, _Mapping]] = ..., content: _Optional[str] = ..., url_artifact_payload: _Optional[_Union[UrlArtifactPayload, _Mapping]] = ...) -> None: ...

class SubagentSnapshot(_message.Message):
    __slots__ = ("spec", "result", "killed", "spawn_step_index")
    SPEC_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    KILLED_FIELD_NUMBER: _ClassVar[int]
    SPAWN_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    spec: SubagentSpec
    result: SubagentResult
    killed: bool
    spawn_step_index: int
    def __init__(self, spec: _Optional[_Union[SubagentSpec, _Mapping]] = ..., result: _Optional[_Union[SubagentResult, _Mapping]] = ..., killed: bool = ..., spawn_step_index: _Optional[int] = ...) -> None: ...

class TaskSnapshot(_message.Message):
    __slots__ = ("task_id", "tool_name", "tool_summary", "description", "start_time", "step_index", "log_uri", "is_daemon")
    TASK_ID_FIELD_NUMBER: _ClassVar[int]
    TOOL_NAME_FIELD_NUMBER: _ClassVar[int]
    TOOL_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    START_TIME_FIELD_NUMBER: _ClassVar[int]
    STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    LOG_URI_FIELD_NUMBER: _ClassVar[int]
    IS_DAEMON_FIELD_NUMBER: _ClassVar[int]
    task_id: str
    tool_name: str
    tool_summary: str
    description: str
    start_time: _timestamp_pb2.Timestamp
    step_index: int
    log_uri: str
    is_daemon: bool
    def __init__(self, task_id: _Optional[str] = ..., tool_name: _Optional[str] = ..., tool_summary: _Optional[str] = ..., description: _Optional[str] = ..., start_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., step_index: _Optional[int] = ..., log_uri: _Optional[str] = ..., is_daemon: bool = ...) -> None: ...

class CortexStepCheckpoint(_message.Message):
    __slots__ = ("checkpoint_index", "intent_only", "included_step_index_start", "included_step_index_end", "user_intent", "session_summary", "code_change_summary", "model_summarization_failed", "used_fallback_summary", "artifact_snapshots", "trajectory_file_diffs", "user_requests", "subagent_snapshots", "total_subagent_count", "running_task_snapshots", "render_latest_checkpoint", "render_user_message_step_index", "accumulated_sections", "summary_prompt_content_id", "summary_content_id", "conversation_title", "edited_file_map", "included_step_indices", "memory_summary", "conversation_log_uris")
    class EditedFileMapEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: _diff_action_pb2.DiffList
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[_diff_action_pb2.DiffList, _Mapping]] = ...) -> None: ...
    CHECKPOINT_INDEX_FIELD_NUMBER: _ClassVar[int]
    INTENT_ONLY_FIELD_NUMBER: _ClassVar[int]
    INCLUDED_STEP_INDEX_START_FIELD_NUMBER: _ClassVar[int]
    INCLUDED_STEP_INDEX_END_FIELD_NUMBER: _ClassVar[int]
    USER_INTENT_FIELD_NUMBER: _ClassVar[int]
    SESSION_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    CODE_CHANGE_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    MODEL_SUMMARIZATION_FAILED_FIELD_NUMBER: _ClassVar[int]
    USED_FALLBACK_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_FILE_DIFFS_FIELD_NUMBER: _ClassVar[int]
    USER_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    SUBAGENT_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_SUBAGENT_COUNT_FIELD_NUMBER: _ClassVar[int]
    RUNNING_TASK_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    RENDER_LATEST_CHECKPOINT_FIELD_NUMBER: _ClassVar[int]
    RENDER_USER_MESSAGE_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    ACCUMULATED_SECTIONS_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_PROMPT_CONTENT_ID_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_CONTENT_ID_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_TITLE_FIELD_NUMBER: _ClassVar[int]
    EDITED_FILE_MAP_FIELD_NUMBER: _ClassVar[int]
    INCLUDED_STEP_INDICES_FIELD_NUMBER: _ClassVar[int]
    MEMORY_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_LOG_URIS_FIELD_NUMBER: _ClassVar[int]
    checkpoint_index: int
    intent_only: bool
    included_step_index_start: int
    included_step_index_end: int
    user_intent: str
    session_summary: str
    code_change_summary: str
    model_summarization_failed: bool
    used_fallback_summary: bool
    artifact_snapshots: _containers.RepeatedCompositeFieldContainer[ArtifactSnapshot]
    trajectory_file_diffs: _containers.RepeatedCompositeFieldContainer[TrajectoryFileDiff]
    user_requests: _containers.RepeatedScalarFieldContainer[str]
    subagent_snapshots: _containers.RepeatedCompositeFieldContainer[SubagentSnapshot]
    total_subagent_count: int
    running_task_snapshots: _containers.RepeatedCompositeFieldContainer[TaskSnapshot]
    render_latest_checkpoint: bool
    render_user_message_step_index: int
    accumulated_sections: _containers.RepeatedCompositeFieldContainer[AccumulatedSection]
    summary_prompt_content_id: str
    summary_content_id: str
    conversation_title: str
    edited_file_map: _containers.MessageMap[str, _diff_action_pb2.DiffList]
    included_step_indices: _containers.RepeatedScalarFieldContainer[int]
    memory_summary: str
    conversation_log_uris: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, checkpoint_index: _Optional[int] = ..., intent_only: bool = ..., included_step_index_start: _Optional[int] = ..., included_step_index_end: _Optional[int] = ..., user_intent: _Optional[str] = ..., session_summary: _Optional[str] = ..., code_change_summary: _Optional[str] = ..., model_summarization_failed: bool = ..., used_fallback_summary: bool = ..., artifact_snapshots: _Optional[_Iterable[_Union[ArtifactSnapshot, _Mapping]]] = ..., trajectory_file_diffs: _Optional[_Iterable[_Union[TrajectoryFileDiff, _Mapping]]] = ..., user_requests: _Optional[_Iterable[str]] = ..., subagent_snapshots: _Optional[_Iterable[_Union[SubagentSnapshot, _Mapping]]] = ..., total_subagent_count: _Optional[int] = ..., running_task_snapshots: _Optional[_Iterable[_Union[TaskSnapshot, _Mapping]]] = ..., render_latest_checkpoint: bool = ..., render_user_message_step_index: _Optional[int] = ..., accumulated_sections: _Optional[_Iterable[_Union[AccumulatedSection, _Mapping]]] = ..., summary_prompt_content_id: _Optional[str] = ..., summary_content_id: _Optional[str] = ..., conversation_title: _Optional[str] = ..., edited_file_map: _Optional[_Mapping[str, _diff_action_pb2.DiffList]] = ..., included_step_indices: _Optional[_Iterable[int]] = ..., memory_summary: _Optional[str] = ..., conversation_log_uris: _Optional[_Iterable[str]] = ...) -> None: ...

class CheckpointConfig(_message.Message):
    __slots__ = ("max_overhead_ratio", "moving_window_size", "max_token_limit", "max_output_tokens", "checkpoint_model", "max_user_requests", "max_user_request_bytes", "max_subagent_snapshots", "retry_config", "enable_fallback", "strategy", "session_summary_prompt_override", "use_last_planner_model", "include_artifact_snapshots", "include_subagent_snapshots", "include_running_task_snapshots", "include_last_user_message", "checkpoint_prompt_override", "continuation_prompt_override", "max_artifact_section_bytes", "fail_on_invalid_output", "media_tokens_per_second", "use_model_reported_token_count", "enabled", "disable_intent_only_checkpoint", "include_conversation_log", "token_threshold", "is_sync", "full_async")
    MAX_OVERHEAD_RATIO_FIELD_NUMBER: _ClassVar[int]
    MOVING_WINDOW_SIZE_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKEN_LIMIT_FIELD_NUMBER: _ClassVar[int]
    MAX_OUTPUT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    CHECKPOINT_MODEL_FIELD_NUMBER: _ClassVar[int]
    MAX_USER_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    MAX_USER_REQUEST_BYTES_FIELD_NUMBER: _ClassVar[int]
    MAX_SUBAGENT_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    RETRY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    ENABLE_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    STRATEGY_FIELD_NUMBER: _ClassVar[int]
    SESSION_SUMMARY_PROMPT_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    USE_LAST_PLANNER_MODEL_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_ARTIFACT_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_SUBAGENT_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_RUNNING_TASK_SNAPSHOTS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_LAST_USER_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    CHECKPOINT_PROMPT_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    CONTINUATION_PROMPT_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    MAX_ARTIFACT_SECTION_BYTES_FIELD_NUMBER: _ClassVar[int]
    FAIL_ON_INVALID_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    MEDIA_TOKENS_PER_SECOND_FIELD_NUMBER: _ClassVar[int]
    USE_MODEL_REPORTED_TOKEN_COUNT_FIELD_NUMBER: _ClassVar[int]
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    DISABLE_INTENT_ONLY_CHECKPOINT_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_CONVERSATION_LOG_FIELD_NUMBER: _ClassVar[int]
    TOKEN_THRESHOLD_FIELD_NUMBER: _ClassVar[int]
    IS_SYNC_FIELD_NUMBER: _ClassVar[int]
    FULL_ASYNC_FIELD_NUMBER: _ClassVar[int]
    max_overhead_ratio: float
    moving_window_size: int
    max_token_limit: int
    max_output_tokens: int
    checkpoint_model: _codeium_common_pb2.Model
    max_user_requests: int
    max_user_request_bytes: int
    max_subagent_snapshots: int
    retry_config: ModelAPIRetryConfig
    enable_fallback: bool
    strategy: CheckpointStrategy
    session_summary_prompt_override: str
    use_last_planner_model: bool
    include_artifact_snapshots: bool
    include_subagent_snapshots: bool
    include_running_task_snapshots: bool
    include_last_user_message: bool
    checkpoint_prompt_override: str
    continuation_prompt_override: str
    max_artifact_section_bytes: int
    fail_on_invalid_output: bool
    media_tokens_per_second: int
    use_model_reported_token_count: bool
    enabled: bool
    disable_intent_only_checkpoint: bool
    include_conversation_log: bool
    token_threshold: int
    is_sync: bool
    full_async: bool
    def __init__(self, max_overhead_ratio: _Optional[float] = ..., moving_window_size: _Optional[int] = ..., max_token_limit: _Optional[int] = ..., max_output_tokens: _Optional[int] = ..., checkpoint_model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., max_user_requests: _Optional[int] = ..., max_user_request_bytes: _Optional[int] = ..., max_subagent_snapshots: _Optional[int] = ..., retry_config: _Optional[_Union[ModelAPIRetryConfig, _Mapping]] = ..., enable_fallback: bool = ..., strategy: _Optional[_Union[CheckpointStrategy, str]] = ..., session_summary_prompt_override: _Optional[str] = ..., use_last_planner_model: bool = ..., include_artifact_snapshots: bool = ..., include_subagent_snapshots: bool = ..., include_running_task_snapshots: bool = ..., include_last_user_message: bool = ..., checkpoint_prompt_override: _Optional[str] = ..., continuation_prompt_override: _Optional[str] = ..., max_artifact_section_bytes: _Optional[int] = ..., fail_on_invalid_output: bool = ..., media_tokens_per_second: _Optional[int] = ..., use_model_reported_token_count: bool = ..., enabled: bool = ..., disable_intent_only_checkpoint: bool = ..., include_conversation_log: bool = ..., token_threshold: _Optional[int] = ..., is_sync: bool = ..., full_async: bool = ...) -> None: ...

class CortexStepMquery(_message.Message):
    __slots__ = ("input", "ccis", "num_tokens_processed", "num_items_scored", "search_type")
    INPUT_FIELD_NUMBER: _ClassVar[int]
    CCIS_FIELD_NUMBER: _ClassVar[int]
    NUM_TOKENS_PROCESSED_FIELD_NUMBER: _ClassVar[int]
    NUM_ITEMS_SCORED_FIELD_NUMBER: _ClassVar[int]
    SEARCH_TYPE_FIELD_NUMBER: _ClassVar[int]
    input: PlanInput
    ccis: _containers.RepeatedCompositeFieldContainer[_context_module_pb2.CciWithSubrangeWithRetrievalMetadata]
    num_tokens_processed: int
    num_items_scored: int
    search_type: SemanticCodebaseSearchType
    def __init__(self, input: _Optional[_Union[PlanInput, _Mapping]] = ..., ccis: _Optional[_Iterable[_Union[_context_module_pb2.CciWithSubrangeWithRetrievalMetadata, _Mapping]]] = ..., num_tokens_processed: _Optional[int] = ..., num_items_scored: _Optional[int] = ..., search_type: _Optional[_Union[SemanticCodebaseSearchType, str]] = ...) -> None: ...

class ReplacementChunkInfo(_message.Message):
    __slots__ = ("original_chunk", "fuzzy_match", "edit_distance", "rel_edit_distance", "num_matches", "is_non_exact", "boundary_lines_match", "error", "error_str", "fast_apply_fixable", "use_global_match", "repair_fixable", "repaired")
    ORIGINAL_CHUNK_FIELD_NUMBER: _ClassVar[int]
    FUZZY_MATCH_FIELD_NUMBER: _ClassVar[int]
    EDIT_DISTANCE_FIELD_NUMBER: _ClassVar[int]
    REL_EDIT_DISTANCE_FIELD_NUMBER: _ClassVar[int]
    NUM_MATCHES_FIELD_NUMBER: _ClassVar[int]
    IS_NON_EXACT_FIELD_NUMBER: _ClassVar[int]
    BOUNDARY_LINES_MATCH_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    ERROR_STR_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_FIXABLE_FIELD_NUMBER: _ClassVar[int]
    USE_GLOBAL_MATCH_FIELD_NUMBER: _ClassVar[int]
    REPAIR_FIXABLE_FIELD_NUMBER: _ClassVar[int]
    REPAIRED_FIELD_NUMBER: _ClassVar[int]
    original_chunk: ReplacementChunk
    fuzzy_match: str
    edit_distance: int
    rel_edit_distance: float
    num_matches: int
    is_non_exact: bool
    boundary_lines_match: bool
    error: bool
    error_str: str
    fast_apply_fixable: bool
    use_global_match: bool
    repair_fixable: bool
    repaired: bool
    def __init__(self, original_chunk: _Optional[_Union[ReplacementChunk, _Mapping]] = ..., fuzzy_match: _Optional[str] = ..., edit_distance: _Optional[int] = ..., rel_edit_distance: _Optional[float] = ..., num_matches: _Optional[int] = ..., is_non_exact: bool = ..., boundary_lines_match: bool = ..., error: bool = ..., error_str: _Optional[str] = ..., fast_apply_fixable: bool = ..., use_global_match: bool = ..., repair_fixable: bool = ..., repaired: bool = ...) -> None: ...

class FastApplyFallbackInfo(_message.Message):
    __slots__ = ("fallback_attempted", "fallback_error", "fast_apply_result", "heuristic_failure", "fast_apply_prompt", "num_fast_apply_edits_masked", "fallback_match_had_no_diff", "used_repair_fallback")
    FALLBACK_ATTEMPTED_FIELD_NUMBER: _ClassVar[int]
    FALLBACK_ERROR_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_RESULT_FIELD_NUMBER: _ClassVar[int]
    HEURISTIC_FAILURE_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_PROMPT_FIELD_NUMBER: _ClassVar[int]
    NUM_FAST_APPLY_EDITS_MASKED_FIELD_NUMBER: _ClassVar[int]
    FALLBACK_MATCH_HAD_NO_DIFF_FIELD_NUMBER: _ClassVar[int]
    USED_REPAIR_FALLBACK_FIELD_NUMBER: _ClassVar[int]
    fallback_attempted: bool
    fallback_error: str
    fast_apply_result: ActionResult
    heuristic_failure: CodeHeuristicFailure
    fast_apply_prompt: str
    num_fast_apply_edits_masked: int
    fallback_match_had_no_diff: bool
    used_repair_fallback: bool
    def __init__(self, fallback_attempted: bool = ..., fallback_error: _Optional[str] = ..., fast_apply_result: _Optional[_Union[ActionResult, _Mapping]] = ..., heuristic_failure: _Optional[_Union[CodeHeuristicFailure, str]] = ..., fast_apply_prompt: _Optional[str] = ..., num_fast_apply_edits_masked: _Optional[int] = ..., fallback_match_had_no_diff: bool = ..., used_repair_fallback: bool = ...) -> None: ...

class DiffStats(_message.Message):
    __slots__ = ("additions", "deletions")
    ADDITIONS_FIELD_NUMBER: _ClassVar[int]
    DELETIONS_FIELD_NUMBER: _ClassVar[int]
    additions: int
    deletions: int
    def __init__(self, additions: _Optional[int] = ..., deletions: _Optional[int] = ...) -> None: ...

class CortexStepCodeAction(_message.Message):
    __slots__ = ("action_spec", "action_result", "use_fast_apply", "acknowledgement_type", "heuristic_failure", "code_instruction", "lint_errors", "persistent_lint_errors", "replacement_infos", "lint_error_ids_aiming_to_fix", "fast_apply_fallback_info", "target_file_has_carriage_returns", "target_file_has_all_carriage_returns", "triggered_memories", "is_artifact_file", "artifact_version", "artifact_metadata", "is_knowledge_file", "description", "markdown_validation_error", "diff_stats", "introduced_errors", "file_permission_request")
    ACTION_SPEC_FIELD_NUMBER: _ClassVar[int]
    ACTION_RESULT_FIELD_NUMBER: _ClassVar[int]
    USE_FAST_APPLY_FIELD_NUMBER: _ClassVar[int]
    ACKNOWLEDGEMENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    HEURISTIC_FAILURE_FIELD_NUMBER: _ClassVar[int]
    CODE_INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    LINT_ERRORS_FIELD_NUMBER: _ClassVar[int]
    PERSISTENT_LINT_ERRORS_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_INFOS_FIELD_NUMBER: _ClassVar[int]
    LINT_ERROR_IDS_AIMING_TO_FIX_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_FALLBACK_INFO_FIELD_NUMBER: _ClassVar[int]
    TARGET_FILE_HAS_CARRIAGE_RETURNS_FIELD_NUMBER: _ClassVar[int]
    TARGET_FILE_HAS_ALL_CARRIAGE_RETURNS_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    IS_ARTIFACT_FILE_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_VERSION_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_METADATA_FIELD_NUMBER: _ClassVar[int]
    IS_KNOWLEDGE_FILE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    MARKDOWN_VALIDATION_ERROR_FIELD_NUMBER: _ClassVar[int]
    DIFF_STATS_FIELD_NUMBER: _ClassVar[int]
    INTRODUCED_ERRORS_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_REQUEST_FIELD_NUMBER: _ClassVar[int]
    action_spec: ActionSpec
    action_result: ActionResult
    use_fast_apply: bool
    acknowledgement_type: AcknowledgementType
    heuristic_failure: CodeHeuristicFailure
    code_instruction: str
    lint_errors: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeDiagnostic]
    persistent_lint_errors: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeDiagnostic]
    replacement_infos: _containers.RepeatedCompositeFieldContainer[ReplacementChunkInfo]
    lint_error_ids_aiming_to_fix: _containers.RepeatedScalarFieldContainer[str]
    fast_apply_fallback_info: FastApplyFallbackInfo
    target_file_has_carriage_returns: bool
    target_file_has_all_carriage_returns: bool
    triggered_memories: str
    is_artifact_file: bool
    artifact_version: int
    artifact_metadata: _codeium_common_pb2.ArtifactMetadata
    is_knowledge_file: bool
    description: str
    markdown_validation_error: str
    diff_stats: DiffStats
    introduced_errors: _containers.RepeatedCompositeFieldContainer[CortexStepCompileDiagnostic]
    file_permission_request: FilePermissionInteractionSpec
    def __init__(self, action_spec: _Optional[_Union[ActionSpec, _Mapping]] = ..., action_result: _Optional[_Union[ActionResult, _Mapping]] = ..., use_fast_apply: bool = ..., acknowledgement_type: _Optional[_Union[AcknowledgementType, str]] = ..., heuristic_failure: _Optional[_Union[CodeHeuristicFailure, str]] = ..., code_instruction: _Optional[str] = ..., lint_errors: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeDiagnostic, _Mapping]]] = ..., persistent_lint_errors: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeDiagnostic, _Mapping]]] = ..., replacement_infos: _Optional[_Iterable[_Union[ReplacementChunkInfo, _Mapping]]] = ..., lint_error_ids_aiming_to_fix: _Optional[_Iterable[str]] = ..., fast_apply_fallback_info: _Optional[_Union[FastApplyFallbackInfo, _Mapping]] = ..., target_file_has_carriage_returns: bool = ..., target_file_has_all_carriage_returns: bool = ..., triggered_memories: _Optional[str] = ..., is_artifact_file: bool = ..., artifact_version: _Optional[int] = ..., artifact_metadata: _Optional[_Union[_codeium_common_pb2.ArtifactMetadata, _Mapping]] = ..., is_knowledge_file: bool = ..., description: _Optional[str] = ..., markdown_validation_error: _Optional[str] = ..., diff_stats: _Optional[_Union[DiffStats, _Mapping]] = ..., introduced_errors: _Optional[_Iterable[_Union[CortexStepCompileDiagnostic, _Mapping]]] = ..., file_permission_request: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ...) -> None: ...

class CortexStepFileChange(_message.Message):
    __slots__ = ("absolute_path_uri", "file_change_type", "replacement_chunks", "instruction", "diff", "replacement_infos", "fast_apply_fallback_info", "overwrite")
    ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    FILE_CHANGE_TYPE_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    DIFF_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_INFOS_FIELD_NUMBER: _ClassVar[int]
    FAST_APPLY_FALLBACK_INFO_FIELD_NUMBER: _ClassVar[int]
    OVERWRITE_FIELD_NUMBER: _ClassVar[int]
    absolute_path_uri: str
    file_change_type: FileChangeType
    replacement_chunks: _containers.RepeatedCompositeFieldContainer[ReplacementChunk]
    instruction: str
    diff: _diff_action_pb2.DiffBlock
    replacement_infos: _containers.RepeatedCompositeFieldContainer[ReplacementChunkInfo]
    fast_apply_fallback_info: FastApplyFallbackInfo
    overwrite: bool
    def __init__(self, absolute_path_uri: _Optional[str] = ..., file_change_type: _Optional[_Union[FileChangeType, str]] = ..., replacement_chunks: _Optional[_Iterable[_Union[ReplacementChunk, _Mapping]]] = ..., instruction: _Optional[str] = ..., diff: _Optional[_Union[_diff_action_pb2.DiffBlock, _Mapping]] = ..., replacement_infos: _Optional[_Iterable[_Union[ReplacementChunkInfo, _Mapping]]] = ..., fast_apply_fallback_info: _Optional[_Union[FastApplyFallbackInfo, _Mapping]] = ..., overwrite: bool = ...) -> None: ...

class CortexStepMove(_message.Message):
    __slots__ = ("src_absolute_path_uri", "dst_absolute_path_uri")
    SRC_ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    DST_ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    src_absolute_path_uri: str
    dst_absolute_path_uri: str
    def __init__(self, src_absolute_path_uri: _Optional[str] = ..., dst_absolute_path_uri: _Optional[str] = ...) -> None: ...

class CortexStepEphemeralMessage(_message.Message):
    __slots__ = ("content", "media", "triggered_heuristics", "attachments", "dom_tree_uri", "metadata")
    class MetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_HEURISTICS_FIELD_NUMBER: _ClassVar[int]
    ATTACHMENTS_FIELD_NUMBER: _ClassVar[int]
    DOM_TREE_URI_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    content: str
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    triggered_heuristics: _containers.RepeatedScalarFieldContainer[str]
    attachments: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    dom_tree_uri: str
    metadata: _containers.ScalarMap[str, str]
    def __init__(self, content: _Optional[str] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., triggered_heuristics: _Optional[_Iterable[str]] = ..., attachments: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., dom_tree_uri: _Optional[str] = ..., metadata: _Optional[_Mapping[str, str]] = ...) -> None: ...

class CortexStepConversationHistory(_message.Message):
    __slots__ = ("content",)
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    content: str
    def __init__(self, content: _Optional[str] = ...) -> None: ...

class CortexStepKnowledgeArtifacts(_message.Message):
    __slots__ = ("content",)
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    content: str
    def __init__(self, content: _Optional[str] = ...) -> None: ...

class CortexStepDirectoryRules(_message.Message):
    __slots__ = ("content", "rule_file_uris")
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    RULE_FILE_URIS_FIELD_NUMBER: _ClassVar[int]
    content: str
    rule_file_uris: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, content: _Optional[str] = ..., rule_file_uris: _Optional[_Iterable[str]] = ...) -> None: ...

class CortexStepToolSearch(_message.Message):
    __slots__ = ("function_names", "response")
    FUNCTION_NAMES_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    function_names: _containers.RepeatedScalarFieldContainer[str]
    response: _any_pb2.Any
    def __init__(self, function_names: _Optional[_Iterable[str]] = ..., response: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...

class CortexStepProposeCode(_message.Message):
    __slots__ = ("action_spec", "action_result", "code_instruction", "markdown_language")
    ACTION_SPEC_FIELD_NUMBER: _ClassVar[int]
    ACTION_RESULT_FIELD_NUMBER: _ClassVar[int]
    CODE_INSTRUCTION_FIELD_NUMBER: _ClassVar[int]
    MARKDOWN_LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    action_spec: ActionSpec
    action_result: ActionResult
    code_instruction: str
    markdown_language: str
    def __init__(self, action_spec: _Optional[_Union[ActionSpec, _Mapping]] = ..., action_result: _Optional[_Union[ActionResult, _Mapping]] = ..., code_instruction: _Optional[str] = ..., markdown_language: _Optional[str] = ...) -> None: ...

class CortexStepGitCommit(_message.Message):
    __slots__ = ("input", "commit_message", "commit_hash")
    INPUT_FIELD_NUMBER: _ClassVar[int]
    COMMIT_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    COMMIT_HASH_FIELD_NUMBER: _ClassVar[int]
    input: PlanInput
    commit_message: str
    commit_hash: str
    def __init__(self, input: _Optional[_Union[PlanInput, _Mapping]] = ..., commit_message: _Optional[str] = ..., commit_hash: _Optional[str] = ...) -> None: ...

class GrepSearchResult(_message.Message):
    __slots__ = ("relative_path", "line_number", "content", "absolute_path", "cci")
    RELATIVE_PATH_FIELD_NUMBER: _ClassVar[int]
    LINE_NUMBER_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_PATH_FIELD_NUMBER: _ClassVar[int]
    CCI_FIELD_NUMBER: _ClassVar[int]
    relative_path: str
    line_number: int
    content: str
    absolute_path: str
    cci: _codeium_common_pb2.CodeContextItem
    def __init__(self, relative_path: _Optional[str] = ..., line_number: _Optional[int] = ..., content: _Optional[str] = ..., absolute_path: _Optional[str] = ..., cci: _Optional[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]] = ...) -> None: ...

class CortexStepGrepSearch(_message.Message):
    __slots__ = ("search_path_uri", "query", "match_per_line", "includes", "case_insensitive", "allow_access_gitignore", "is_regex", "results", "total_results", "raw_output", "command_run", "no_files_searched", "timed_out", "file_permission_request", "grep_error")
    SEARCH_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    QUERY_FIELD_NUMBER: _ClassVar[int]
    MATCH_PER_LINE_FIELD_NUMBER: _ClassVar[int]
    INCLUDES_FIELD_NUMBER: _ClassVar[int]
    CASE_INSENSITIVE_FIELD_NUMBER: _ClassVar[int]
    ALLOW_ACCESS_GITIGNORE_FIELD_NUMBER: _ClassVar[int]
    IS_REGEX_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_RESULTS_FIELD_NUMBER: _ClassVar[int]
    RAW_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    COMMAND_RUN_FIELD_NUMBER: _ClassVar[int]
    NO_FILES_SEARCHED_FIELD_NUMBER: _ClassVar[int]
    TIMED_OUT_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_REQUEST_FIELD_NUMBER: _ClassVar[int]
    GREP_ERROR_FIELD_NUMBER: _ClassVar[int]
    search_path_uri: str
    query: str
    match_per_line: bool
    includes: _containers.RepeatedScalarFieldContainer[str]
    case_insensitive: bool
    allow_access_gitignore: bool
    is_regex: bool
    results: _containers.RepeatedCompositeFieldContainer[GrepSearchResult]
    total_results: int
    raw_output: str
    command_run: str
    no_files_searched: bool
    timed_out: bool
    file_permission_request: FilePermissionInteractionSpec
    grep_error: str
    def __init__(self, search_path_uri: _Optional[str] = ..., query: _Optional[str] = ..., match_per_line: bool = ..., includes: _Optional[_Iterable[str]] = ..., case_insensitive: bool = ..., allow_access_gitignore: bool = ..., is_regex: bool = ..., results: _Optional[_Iterable[_Union[GrepSearchResult, _Mapping]]] = ..., total_results: _Optional[int] = ..., raw_output: _Optional[str] = ..., command_run: _Optional[str] = ..., no_files_searched: bool = ..., timed_out: bool = ..., file_permission_request: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ..., grep_error: _Optional[str] = ...) -> None: ...

class CortexStepFind(_message.Message):
    __slots__ = ("search_directory", "pattern", "excludes", "type", "max_depth", "extensions", "full_path", "truncated_output", "truncated_total_results", "total_results", "raw_output", "command_run", "includes", "find_error")
    SEARCH_DIRECTORY_FIELD_NUMBER: _ClassVar[int]
    PATTERN_FIELD_NUMBER: _ClassVar[int]
    EXCLUDES_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    MAX_DEPTH_FIELD_NUMBER: _ClassVar[int]
    EXTENSIONS_FIELD_NUMBER: _ClassVar[int]
    FULL_PATH_FIELD_NUMBER: _ClassVar[int]
    TRUNCATED_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    TRUNCATED_TOTAL_RESULTS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_RESULTS_FIELD_NUMBER: _ClassVar[int]
    RAW_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    COMMAND_RUN_FIELD_NUMBER: _ClassVar[int]
    INCLUDES_FIELD_NUMBER: _ClassVar[int]
    FIND_ERROR_FIELD_NUMBER: _ClassVar[int]
    search_directory: str
    pattern: str
    excludes: _containers.RepeatedScalarFieldContainer[str]
    type: FindResultType
    max_depth: int
    extensions: _containers.RepeatedScalarFieldContainer[str]
    full_path: bool
    truncated_output: str
    truncated_total_results: int
    total_results: int
    raw_output: str
    command_run: str
    includes: _containers.RepeatedScalarFieldContainer[str]
    find_error: str
    def __init__(self, search_directory: _Optional[str] = ..., pattern: _Optional[str] = ..., excludes: _Optional[_Iterable[str]] = ..., type: _Optional[_Union[FindResultType, str]] = ..., max_depth: _Optional[int] = ..., extensions: _Optional[_Iterable[str]] = ..., full_path: bool = ..., truncated_output: _Optional[str] = ..., truncated_total_results: _Optional[int] = ..., total_results: _Optional[int] = ..., raw_output: _Optional[str] = ..., command_run: _Optional[str] = ..., includes: _Optional[_Iterable[str]] = ..., find_error: _Optional[str] = ...) -> None: ...

class CortexStepViewFile(_message.Message):
    __slots__ = ("absolute_path_uri", "start_line", "end_line", "content", "content_offset", "line_range_bytes", "is_skill_file", "skill_metadata", "raw_content", "media_data", "triggered_memories", "num_lines", "num_bytes", "is_injected_reminder", "binary_data", "file_permission_request")
    ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    START_LINE_FIELD_NUMBER: _ClassVar[int]
    END_LINE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    CONTENT_OFFSET_FIELD_NUMBER: _ClassVar[int]
    LINE_RANGE_BYTES_FIELD_NUMBER: _ClassVar[int]
    IS_SKILL_FILE_FIELD_NUMBER: _ClassVar[int]
    SKILL_METADATA_FIELD_NUMBER: _ClassVar[int]
    RAW_CONTENT_FIELD_NUMBER: _ClassVar[int]
    MEDIA_DATA_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    NUM_LINES_FIELD_NUMBER: _ClassVar[int]
    NUM_BYTES_FIELD_NUMBER: _ClassVar[int]
    IS_INJECTED_REMINDER_FIELD_NUMBER: _ClassVar[int]
    BINARY_DATA_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_REQUEST_FIELD_NUMBER: _ClassVar[int]
    absolute_path_uri: str
    start_line: int
    end_line: int
    content: str
    content_offset: int
    line_range_bytes: int
    is_skill_file: bool
    skill_metadata: SkillMetadata
    raw_content: str
    media_data: _codeium_common_pb2.Media
    triggered_memories: str
    num_lines: int
    num_bytes: int
    is_injected_reminder: bool
    binary_data: _codeium_common_pb2.ImageData
    file_permission_request: FilePermissionInteractionSpec
    def __init__(self, absolute_path_uri: _Optional[str] = ..., start_line: _Optional[int] = ..., end_line: _Optional[int] = ..., content: _Optional[str] = ..., content_offset: _Optional[int] = ..., line_range_bytes: _Optional[int] = ..., is_skill_file: bool = ..., skill_metadata: _Optional[_Union[SkillMetadata, _Mapping]] = ..., raw_content: _Optional[str] = ..., media_data: _Optional[_Union[_codeium_common_pb2.Media, _Mapping]] = ..., triggered_memories: _Optional[str] = ..., num_lines: _Optional[int] = ..., num_bytes: _Optional[int] = ..., is_injected_reminder: bool = ..., binary_data: _Optional[_Union[_codeium_common_pb2.ImageData, _Mapping]] = ..., file_permission_request: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ...) -> None: ...

class SkillMetadata(_message.Message):
    __slots__ = ("name", "description", "publisher", "version", "icon", "logo")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    PUBLISHER_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    ICON_FIELD_NUMBER: _ClassVar[int]
    LOGO_FIELD_NUMBER: _ClassVar[int]
    name: str
    description: str
    publisher: str
    version: str
    icon: str
    logo: str
    def __init__(self, name: _Optional[str] = ..., description: _Optional[str] = ..., publisher: _Optional[str] = ..., version: _Optional[str] = ..., icon: _Optional[str] = ..., logo: _Optional[str] = ...) -> None: ...

class ListDirectoryResult(_message.Message):
    __slots__ = ("name", "is_dir", "size_bytes", "num_children")
    NAME_FIELD_NUMBER: _ClassVar[int]
    IS_DIR_FIELD_NUMBER: _ClassVar[int]
    SIZE_BYTES_FIELD_NUMBER: _ClassVar[int]
    NUM_CHILDREN_FIELD_NUMBER: _ClassVar[int]
    name: str
    is_dir: bool
    size_bytes: int
    num_children: int
    def __init__(self, name: _Optional[str] = ..., is_dir: bool = ..., size_bytes: _Optional[int] = ..., num_children: _Optional[int] = ...) -> None: ...

class CortexStepListDirectory(_message.Message):
    __slots__ = ("directory_path_uri", "results", "children", "dir_not_found", "file_permission_request")
    DIRECTORY_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    CHILDREN_FIELD_NUMBER: _ClassVar[int]
    DIR_NOT_FOUND_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_REQUEST_FIELD_NUMBER: _ClassVar[int]
    directory_path_uri: str
    results: _containers.RepeatedCompositeFieldContainer[ListDirectoryResult]
    children: _containers.RepeatedScalarFieldContainer[str]
    dir_not_found: bool
    file_permission_request: FilePermissionInteractionSpec
    def __init__(self, directory_path_uri: _Optional[str] = ..., results: _Optional[_Iterable[_Union[ListDirectoryResult, _Mapping]]] = ..., children: _Optional[_Iterable[str]] = ..., dir_not_found: bool = ..., file_permission_request: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ...) -> None: ...

class CortexStepDeleteDirectory(_message.Message):
    __slots__ = ("directory_path_uri", "force")
    DIRECTORY_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    FORCE_FIELD_NUMBER: _ClassVar[int]
    directory_path_uri: str
    force: bool
    def __init__(self, directory_path_uri: _Optional[str] = ..., force: bool = ...) -> None: ...

class CortexStepCompileDiagnostic(_message.Message):
    __slots__ = ("message", "path", "line", "column", "symbol")
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    SYMBOL_FIELD_NUMBER: _ClassVar[int]
    message: str
    path: str
    line: int
    column: int
    symbol: str
    def __init__(self, message: _Optional[str] = ..., path: _Optional[str] = ..., line: _Optional[int] = ..., column: _Optional[int] = ..., symbol: _Optional[str] = ...) -> None: ...

class CortexStepCompile(_message.Message):
    __slots__ = ("tool", "input_spec", "options", "target", "artifact_path", "artifact_is_executable", "errors", "warnings")
    class OptionsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    TOOL_FIELD_NUMBER: _ClassVar[int]
    INPUT_SPEC_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_PATH_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_IS_EXECUTABLE_FIELD_NUMBER: _ClassVar[int]
    ERRORS_FIELD_NUMBER: _ClassVar[int]
    WARNINGS_FIELD_NUMBER: _ClassVar[int]
    tool: CortexStepCompileTool
    input_spec: str
    options: _containers.ScalarMap[str, str]
    target: str
    artifact_path: str
    artifact_is_executable: bool
    errors: _containers.RepeatedCompositeFieldContainer[CortexStepCompileDiagnostic]
    warnings: _containers.RepeatedCompositeFieldContainer[CortexStepCompileDiagnostic]
    def __init__(self, tool: _Optional[_Union[CortexStepCompileTool, str]] = ..., input_spec: _Optional[str] = ..., options: _Optional[_Mapping[str, str]] = ..., target: _Optional[str] = ..., artifact_path: _Optional[str] = ..., artifact_is_executable: bool = ..., errors: _Optional[_Iterable[_Union[CortexStepCompileDiagnostic, _Mapping]]] = ..., warnings: _Optional[_Iterable[_Union[CortexStepCompileDiagnostic, _Mapping]]] = ...) -> None: ...

class CortexStepCompileApplet(_message.Message):
    __slots__ = ("error_message", "logs")
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    LOGS_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    logs: str
    def __init__(self, error_message: _Optional[str] = ..., logs: _Optional[str] = ...) -> None: ...

class CortexStepInstallAppletDependencies(_message.Message):
    __slots__ = ("error_message", "logs")
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    LOGS_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    logs: str
    def __init__(self, error_message: _Optional[str] = ..., logs: _Optional[str] = ...) -> None: ...

class CortexStepInstallAppletPackage(_message.Message):
    __slots__ = ("package_name", "error_message", "logs", "is_dev_dependency", "package_names")
    PACKAGE_NAME_FIELD_NUMBER: _ClassVar[int]
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    LOGS_FIELD_NUMBER: _ClassVar[int]
    IS_DEV_DEPENDENCY_FIELD_NUMBER: _ClassVar[int]
    PACKAGE_NAMES_FIELD_NUMBER: _ClassVar[int]
    package_name: str
    error_message: str
    logs: str
    is_dev_dependency: bool
    package_names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, package_name: _Optional[str] = ..., error_message: _Optional[str] = ..., logs: _Optional[str] = ..., is_dev_dependency: bool = ..., package_names: _Optional[_Iterable[str]] = ...) -> None: ...

class AndroidConfig(_message.Message):
    __slots__ = ("package_name", "sha1_certificate", "sha256_certificate")
    PACKAGE_NAME_FIELD_NUMBER: _ClassVar[int]
    SHA1_CERTIFICATE_FIELD_NUMBER: _ClassVar[int]
    SHA256_CERTIFICATE_FIELD_NUMBER: _ClassVar[int]
    package_name: str
    sha1_certificate: str
    sha256_certificate: str
    def __init__(self, package_name: _Optional[str] = ..., sha1_certificate: _Optional[str] = ..., sha256_certificate: _Optional[str] = ...) -> None: ...

class CortexStepSetUpFirebase(_message.Message):
    __slots__ = ("error_message", "rpc_error_code", "firebase_project_id", "request", "result", "app_config", "firestore_region", "database_id", "android_config", "platform", "requested_products")
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    RPC_ERROR_CODE_FIELD_NUMBER: _ClassVar[int]
    FIREBASE_PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    APP_CONFIG_FIELD_NUMBER: _ClassVar[int]
    FIRESTORE_REGION_FIELD_NUMBER: _ClassVar[int]
    DATABASE_ID_FIELD_NUMBER: _ClassVar[int]
    ANDROID_CONFIG_FIELD_NUMBER: _ClassVar[int]
    PLATFORM_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_PRODUCTS_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    rpc_error_code: SetUpFirebaseErrorCode
    firebase_project_id: str
    request: SetUpFirebaseRequest
    result: SetUpFirebaseResult
    app_config: SetUpFirebaseAppConfig
    firestore_region: str
    database_id: str
    android_config: AndroidConfig
    platform: FirebasePlatform
    requested_products: _containers.RepeatedScalarFieldContainer[FirebaseProduct]
    def __init__(self, error_message: _Optional[str] = ..., rpc_error_code: _Optional[_Union[SetUpFirebaseErrorCode, str]] = ..., firebase_project_id: _Optional[str] = ..., request: _Optional[_Union[SetUpFirebaseRequest, str]] = ..., result: _Optional[_Union[SetUpFirebaseResult, str]] = ..., app_config: _Optional[_Union[SetUpFirebaseAppConfig, _Mapping]] = ..., firestore_region: _Optional[str] = ..., database_id: _Optional[str] = ..., android_config: _Optional[_Union[AndroidConfig, _Mapping]] = ..., platform: _Optional[_Union[FirebasePlatform, str]] = ..., requested_products: _Optional[_Iterable[_Union[FirebaseProduct, str]]] = ...) -> None: ...

class SetUpFirebaseAppConfig(_message.Message):
    __slots__ = ("firebase_project_id", "provisioned_products")
    FIREBASE_PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    PROVISIONED_PRODUCTS_FIELD_NUMBER: _ClassVar[int]
    firebase_project_id: str
    provisioned_products: _containers.RepeatedScalarFieldContainer[FirebaseProduct]
    def __init__(self, firebase_project_id: _Optional[str] = ..., provisioned_products: _Optional[_Iterable[_Union[FirebaseProduct, str]]] = ...) -> None: ...

class SetUpCloudSqlAppConfig(_message.Message):
    __slots__ = ("instance_name", "project_id")
    INSTANCE_NAME_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    instance_name: str
    project_id: str
    def __init__(self, instance_name: _Optional[str] = ..., project_id: _Optional[str] = ...) -> None: ...

class CortexStepSetUpCloudSql(_message.Message):
    __slots__ = ("error_message", "rpc_error_code", "result", "app_config")
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    RPC_ERROR_CODE_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    APP_CONFIG_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    rpc_error_code: SetUpCloudSqlErrorCode
    result: SetUpCloudSqlResult
    app_config: SetUpCloudSqlAppConfig
    def __init__(self, error_message: _Optional[str] = ..., rpc_error_code: _Optional[_Union[SetUpCloudSqlErrorCode, str]] = ..., result: _Optional[_Union[SetUpCloudSqlResult, str]] = ..., app_config: _Optional[_Union[SetUpCloudSqlAppConfig, _Mapping]] = ...) -> None: ...

class CortexStepCloudSQLSchemaUpdate(_message.Message):
    __slots__ = ("error_message", "rpc_error_code", "result", "output")
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    RPC_ERROR_CODE_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    rpc_error_code: CloudSQLUpdateSchemaErrorCode
    result: CloudSQLUpdateSchemaResult
    output: str
    def __init__(self, error_message: _Optional[str] = ..., rpc_error_code: _Optional[_Union[CloudSQLUpdateSchemaErrorCode, str]] = ..., result: _Optional[_Union[CloudSQLUpdateSchemaResult, str]] = ..., output: _Optional[str] = ...) -> None: ...

class CortexStepRPCAction(_message.Message):
    __slots__ = ("service_name", "method_name", "arguments", "error_message", "result")
    SERVICE_NAME_FIELD_NUMBER: _ClassVar[int]
    METHOD_NAME_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_FIELD_NUMBER: _ClassVar[int]
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    service_name: str
    method_name: str
    arguments: _struct_pb2.Struct
    error_message: str
    result: _struct_pb2.Struct
    def __init__(self, service_name: _Optional[str] = ..., method_name: _Optional[str] = ..., arguments: _Optional[_Union[_struct_pb2.Struct, _Mapping]] = ..., error_message: _Optional[str] = ..., result: _Optional[_Union[_struct_pb2.Struct, _Mapping]] = ...) -> None: ...

class NotebookBlob(_message.Message):
    __slots__ = ("mime_type", "data")
    MIME_TYPE_FIELD_NUMBER: _ClassVar[int]
    DATA_FIELD_NUMBER: _ClassVar[int]
    mime_type: str
    data: str
    def __init__(self, mime_type: _Optional[str] = ..., data: _Optional[str] = ...) -> None: ...

class CortexStepEditNotebook(_message.Message):
    __slots__ = ("tool_name", "args", "reply")
    class Cell(_message.Message):
        __slots__ = ("kind", "content")
        KIND_FIELD_NUMBER: _ClassVar[int]
        CONTENT_FIELD_NUMBER: _ClassVar[int]
        kind: str
        content: str
        def __init__(self, kind: _Optional[str] = ..., content: _Optional[str] = ...) -> None: ...
    class Args(_message.Message):
        __slots__ = ("absolute_path_uri", "operation", "anchor_cell_id", "anchor_cell_index", "cells", "delete_count")
        ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
        OPERATION_FIELD_NUMBER: _ClassVar[int]
        ANCHOR_CELL_ID_FIELD_NUMBER: _ClassVar[int]
        ANCHOR_CELL_INDEX_FIELD_NUMBER: _ClassVar[int]
        CELLS_FIELD_NUMBER: _ClassVar[int]
        DELETE_COUNT_FIELD_NUMBER: _ClassVar[int]
        absolute_path_uri: str
        operation: EditNotebookOperation
        anchor_cell_id: str
        anchor_cell_index: int
        cells: _containers.RepeatedCompositeFieldContainer[CortexStepEditNotebook.Cell]
        delete_count: int
        def __init__(self, absolute_path_uri: _Optional[str] = ..., operation: _Optional[_Union[EditNotebookOperation, str]] = ..., anchor_cell_id: _Optional[str] = ..., anchor_cell_index: _Optional[int] = ..., cells: _Optional[_Iterable[_Union[CortexStepEditNotebook.Cell, _Mapping]]] = ..., delete_count: _Optional[int] = ...) -> None: ...
    class ModifiedCell(_message.Message):
        __slots__ = ("cell_id", "kind", "content", "index")
        CELL_ID_FIELD_NUMBER: _ClassVar[int]
        KIND_FIELD_NUMBER: _ClassVar[int]
        CONTENT_FIELD_NUMBER: _ClassVar[int]
        INDEX_FIELD_NUMBER: _ClassVar[int]
        cell_id: str
        kind: str
        content: str
        index: int
        def __init__(self, cell_id: _Optional[str] = ..., kind: _Optional[str] = ..., content: _Optional[str] = ..., index: _Optional[int] = ...) -> None: ...
    class Reply(_message.Message):
        __slots__ = ("modified_cells", "total_cell_count")
        MODIFIED_CELLS_FIELD_NUMBER: _ClassVar[int]
        TOTAL_CELL_COUNT_FIELD_NUMBER: _ClassVar[int]
        modified_cells: _containers.RepeatedCompositeFieldContainer[CortexStepEditNotebook.ModifiedCell]
        total_cell_count: int
        def __init__(self, modified_cells: _Optional[_Iterable[_Union[CortexStepEditNotebook.ModifiedCell, _Mapping]]] = ..., total_cell_count: _Optional[int] = ...) -> None: ...
    TOOL_NAME_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    REPLY_FIELD_NUMBER: _ClassVar[int]
    tool_name: str
    args: CortexStepEditNotebook.Args
    reply: CortexStepEditNotebook.Reply
    def __init__(self, tool_name: _Optional[str] = ..., args: _Optional[_Union[CortexStepEditNotebook.Args, _Mapping]] = ..., reply: _Optional[_Union[CortexStepEditNotebook.Reply, _Mapping]] = ...) -> None: ...

class CortexStepReadNotebook(_message.Message):
    __slots__ = ("tool_name", "args", "reply")
    class Args(_message.Message):
        __slots__ = ("absolute_path_uri", "cell_indices", "cell_ids")
        ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
        CELL_INDICES_FIELD_NUMBER: _ClassVar[int]
        CELL_IDS_FIELD_NUMBER: _ClassVar[int]
        absolute_path_uri: str
        cell_indices: _containers.RepeatedScalarFieldContainer[int]
        cell_ids: _containers.RepeatedScalarFieldContainer[str]
        def __init__(self, absolute_path_uri: _Optional[str] = ..., cell_indices: _Optional[_Iterable[int]] = ..., cell_ids: _Optional[_Iterable[str]] = ...) -> None: ...
    class Reply(_message.Message):
        __slots__ = ("flattened_content", "read_cell_count", "blobs")
        FLATTENED_CONTENT_FIELD_NUMBER: _ClassVar[int]
        READ_CELL_COUNT_FIELD_NUMBER: _ClassVar[int]
        BLOBS_FIELD_NUMBER: _ClassVar[int]
        flattened_content: str
        read_cell_count: int
        blobs: _containers.RepeatedCompositeFieldContainer[NotebookBlob]
        def __init__(self, flattened_content: _Optional[str] = ..., read_cell_count: _Optional[int] = ..., blobs: _Optional[_Iterable[_Union[NotebookBlob, _Mapping]]] = ...) -> None: ...
    TOOL_NAME_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    REPLY_FIELD_NUMBER: _ClassVar[int]
    tool_name: str
    args: CortexStepReadNotebook.Args
    reply: CortexStepReadNotebook.Reply
    def __init__(self, tool_name: _Optional[str] = ..., args: _Optional[_Union[CortexStepReadNotebook.Args, _Mapping]] = ..., reply: _Optional[_Union[CortexStepReadNotebook.Reply, _Mapping]] = ...) -> None: ...

class CortexStepExecuteNotebook(_message.Message):
    __slots__ = ("tool_name", "args", "reply")
    class CellStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        CELL_STATUS_UNSPECIFIED: _ClassVar[CortexStepExecuteNotebook.CellStatus]
        CELL_STATUS_SUCCESS: _ClassVar[CortexStepExecuteNotebook.CellStatus]
        CELL_STATUS_FAILURE: _ClassVar[CortexStepExecuteNotebook.CellStatus]
    CELL_STATUS_UNSPECIFIED: CortexStepExecuteNotebook.CellStatus
    CELL_STATUS_SUCCESS: CortexStepExecuteNotebook.CellStatus
    CELL_STATUS_FAILURE: CortexStepExecuteNotebook.CellStatus
    class ExecutionStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        EXECUTION_STATUS_UNSPECIFIED: _ClassVar[CortexStepExecuteNotebook.ExecutionStatus]
        EXECUTION_STATUS_SUCCESS: _ClassVar[CortexStepExecuteNotebook.ExecutionStatus]
        EXECUTION_STATUS_FAILURE: _ClassVar[CortexStepExecuteNotebook.ExecutionStatus]
        EXECUTION_STATUS_PARTIAL_SUCCESS: _ClassVar[CortexStepExecuteNotebook.ExecutionStatus]
    EXECUTION_STATUS_UNSPECIFIED: CortexStepExecuteNotebook.ExecutionStatus
    EXECUTION_STATUS_SUCCESS: CortexStepExecuteNotebook.ExecutionStatus
    EXECUTION_STATUS_FAILURE: CortexStepExecuteNotebook.ExecutionStatus
    EXECUTION_STATUS_PARTIAL_SUCCESS: CortexStepExecuteNotebook.ExecutionStatus
    class Args(_message.Message):
        __slots__ = ("absolute_path_uri", "cell_ids", "cell_indices", "stop_on_error", "restart_kernel", "use_message_bridge")
        ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
        CELL_IDS_FIELD_NUMBER: _ClassVar[int]
        CELL_INDICES_FIELD_NUMBER: _ClassVar[int]
        STOP_ON_ERROR_FIELD_NUMBER: _ClassVar[int]
        RESTART_KERNEL_FIELD_NUMBER: _ClassVar[int]
        USE_MESSAGE_BRIDGE_FIELD_NUMBER: _ClassVar[int]
        absolute_path_uri: str
        cell_ids: _containers.RepeatedScalarFieldContainer[str]
        cell_indices: _containers.RepeatedScalarFieldContainer[int]
        stop_on_error: bool
        restart_kernel: bool
        use_message_bridge: bool
        def __init__(self, absolute_path_uri: _Optional[str] = ..., cell_ids: _Optional[_Iterable[str]] = ..., cell_indices: _Optional[_Iterable[int]] = ..., stop_on_error: bool = ..., restart_kernel: bool = ..., use_message_bridge: bool = ...) -> None: ...
    class CellOutput(_message.Message):
        __slots__ = ("cell_id", "cell_index", "status", "output_text", "output_text_truncated", "generated_images", "error_trace", "blobs")
        CELL_ID_FIELD_NUMBER: _ClassVar[int]
        CELL_INDEX_FIELD_NUMBER: _ClassVar[int]
        STATUS_FIELD_NUMBER: _ClassVar[int]
        OUTPUT_TEXT_FIELD_NUMBER: _ClassVar[int]
        OUTPUT_TEXT_TRUNCATED_FIELD_NUMBER: _ClassVar[int]
        GENERATED_IMAGES_FIELD_NUMBER: _ClassVar[int]
        ERROR_TRACE_FIELD_NUMBER: _ClassVar[int]
        BLOBS_FIELD_NUMBER: _ClassVar[int]
        cell_id: str
        cell_index: int
        status: CortexStepExecuteNotebook.CellStatus
        output_text: str
        output_text_truncated: bool
        generated_images: bool
        error_trace: str
        blobs: _containers.RepeatedCompositeFieldContainer[NotebookBlob]
        def __init__(self, cell_id: _Optional[str] = ..., cell_index: _Optional[int] = ..., status: _Optional[_Union[CortexStepExecuteNotebook.CellStatus, str]] = ..., output_text: _Optional[str] = ..., output_text_truncated: bool = ..., generated_images: bool = ..., error_trace: _Optional[str] = ..., blobs: _Optional[_Iterable[_Union[NotebookBlob, _Mapping]]] = ...) -> None: ...
    class Reply(_message.Message):
        __slots__ = ("status", "executed_cells_count", "cell_outputs", "error_trace")
        STATUS_FIELD_NUMBER: _ClassVar[int]
        EXECUTED_CELLS_COUNT_FIELD_NUMBER: _ClassVar[int]
        CELL_OUTPUTS_FIELD_NUMBER: _ClassVar[int]
        ERROR_TRACE_FIELD_NUMBER: _ClassVar[int]
        status: CortexStepExecuteNotebook.ExecutionStatus
        executed_cells_count: int
        cell_outputs: _containers.RepeatedCompositeFieldContainer[CortexStepExecuteNotebook.CellOutput]
        error_trace: str
        def __init__(self, status: _Optional[_Union[CortexStepExecuteNotebook.ExecutionStatus, str]] = ..., executed_cells_count: _Optional[int] = ..., cell_outputs: _Optional[_Iterable[_Union[CortexStepExecuteNotebook.CellOutput, _Mapping]]] = ..., error_trace: _Optional[str] = ...) -> None: ...
    TOOL_NAME_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    REPLY_FIELD_NUMBER: _ClassVar[int]
    tool_name: str
    args: CortexStepExecuteNotebook.Args
    reply: CortexStepExecuteNotebook.Reply
    def __init__(self, tool_name: _Optional[str] = ..., args: _Optional[_Union[CortexStepExecuteNotebook.Args, _Mapping]] = ..., reply: _Optional[_Union[CortexStepExecuteNotebook.Reply, _Mapping]] = ...) -> None: ...

class CortexStepCloudSQLExecuteSQL(_message.Message):
    __slots__ = ("project_id", "instance_name", "sql_statement", "error_message", "output")
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    INSTANCE_NAME_FIELD_NUMBER: _ClassVar[int]
    SQL_STATEMENT_FIELD_NUMBER: _ClassVar[int]
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    project_id: str
    instance_name: str
    sql_statement: str
    error_message: str
    output: str
    def __init__(self, project_id: _Optional[str] = ..., instance_name: _Optional[str] = ..., sql_statement: _Optional[str] = ..., error_message: _Optional[str] = ..., output: _Optional[str] = ...) -> None: ...

class CortexStepRestartDevServer(_message.Message):
    __slots__ = ("error_message",)
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    def __init__(self, error_message: _Optional[str] = ...) -> None: ...

class CortexStepDeployFirebase(_message.Message):
    __slots__ = ("error_message",)
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    error_message: str
    def __init__(self, error_message: _Optional[str] = ...) -> None: ...

class CortexStepShellExec(_message.Message):
    __slots__ = ("command", "exit_code", "output", "error_message")
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    command: str
    exit_code: int
    output: str
    error_message: str
    def __init__(self, command: _Optional[str] = ..., exit_code: _Optional[int] = ..., output: _Optional[str] = ..., error_message: _Optional[str] = ...) -> None: ...

class CortexStepLintApplet(_message.Message):
    __slots__ = ("exit_code", "output", "error_message")
    EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    exit_code: int
    output: str
    error_message: str
    def __init__(self, exit_code: _Optional[int] = ..., output: _Optional[str] = ..., error_message: _Optional[str] = ...) -> None: ...

class CortexStepWriteBlob(_message.Message):
    __slots__ = ("blob_id", "target_path", "error_message", "bytes_written")
    BLOB_ID_FIELD_NUMBER: _ClassVar[int]
    TARGET_PATH_FIELD_NUMBER: _ClassVar[int]
    ERROR_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    BYTES_WRITTEN_FIELD_NUMBER: _ClassVar[int]
    blob_id: str
    target_path: str
    error_message: str
    bytes_written: int
    def __init__(self, blob_id: _Optional[str] = ..., target_path: _Optional[str] = ..., error_message: _Optional[str] = ..., bytes_written: _Optional[int] = ...) -> None: ...

class UserIdentity(_message.Message):
    __slots__ = ("username",)
    USERNAME_FIELD_NUMBER: _ClassVar[int]
    username: str
    def __init__(self, username: _Optional[str] = ...) -> None: ...

class CortexStepUserInput(_message.Message):
    __slots__ = ("items", "user_response", "active_user_state", "artifact_comments", "file_diff_comments", "file_comments", "client_type", "user_config", "last_user_config", "side_channels", "tags", "user_identity", "user_agent_spec", "media", "is_queued_message", "query", "images")
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    USER_RESPONSE_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_USER_STATE_FIELD_NUMBER: _ClassVar[int]
    ARTIFACT_COMMENTS_FIELD_NUMBER: _ClassVar[int]
    FILE_DIFF_COMMENTS_FIELD_NUMBER: _ClassVar[int]
    FILE_COMMENTS_FIELD_NUMBER: _ClassVar[int]
    CLIENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    USER_CONFIG_FIELD_NUMBER: _ClassVar[int]
    LAST_USER_CONFIG_FIELD_NUMBER: _ClassVar[int]
    SIDE_CHANNELS_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    USER_IDENTITY_FIELD_NUMBER: _ClassVar[int]
    USER_AGENT_SPEC_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    IS_QUEUED_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    QUERY_FIELD_NUMBER: _ClassVar[int]
    IMAGES_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.TextOrScopeItem]
    user_response: str
    active_user_state: _context_module_pb2.ContextModuleResult
    artifact_comments: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ArtifactComment]
    file_diff_comments: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.FileDiffComment]
    file_comments: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.FileComment]
    client_type: _chat_client_server_pb2.ChatClientRequestStreamClientType
    user_config: CascadeConfig
    last_user_config: CascadeConfig
    side_channels: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    tags: _containers.RepeatedScalarFieldContainer[str]
    user_identity: UserIdentity
    user_agent_spec: CustomAgentSpec
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    is_queued_message: bool
    query: str
    images: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ImageData]
    def __init__(self, items: _Optional[_Iterable[_Union[_codeium_common_pb2.TextOrScopeItem, _Mapping]]] = ..., user_response: _Optional[str] = ..., active_user_state: _Optional[_Union[_context_module_pb2.ContextModuleResult, _Mapping]] = ..., artifact_comments: _Optional[_Iterable[_Union[_codeium_common_pb2.ArtifactComment, _Mapping]]] = ..., file_diff_comments: _Optional[_Iterable[_Union[_codeium_common_pb2.FileDiffComment, _Mapping]]] = ..., file_comments: _Optional[_Iterable[_Union[_codeium_common_pb2.FileComment, _Mapping]]] = ..., client_type: _Optional[_Union[_chat_client_server_pb2.ChatClientRequestStreamClientType, str]] = ..., user_config: _Optional[_Union[CascadeConfig, _Mapping]] = ..., last_user_config: _Optional[_Union[CascadeConfig, _Mapping]] = ..., side_channels: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., tags: _Optional[_Iterable[str]] = ..., user_identity: _Optional[_Union[UserIdentity, _Mapping]] = ..., user_agent_spec: _Optional[_Union[CustomAgentSpec, _Mapping]] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., is_queued_message: bool = ..., query: _Optional[str] = ..., images: _Optional[_Iterable[_Union[_codeium_common_pb2.ImageData, _Mapping]]] = ...) -> None: ...

class CortexStepPlannerResponse(_message.Message):
    __slots__ = ("response", "modified_response", "thinking", "raw_thinking", "signature", "thinking_signature", "thinking_redacted", "message_id", "provider_assigned_message_id", "tool_calls", "knowledge_base_items", "thinking_duration", "stop_reason", "recitation_metadata", "grounding_metadata", "side_channels", "passback_context")
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    MODIFIED_RESPONSE_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    RAW_THINKING_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    THINKING_SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    THINKING_REDACTED_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_ID_FIELD_NUMBER: _ClassVar[int]
    PROVIDER_ASSIGNED_MESSAGE_ID_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALLS_FIELD_NUMBER: _ClassVar[int]
    KNOWLEDGE_BASE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    THINKING_DURATION_FIELD_NUMBER: _ClassVar[int]
    STOP_REASON_FIELD_NUMBER: _ClassVar[int]
    RECITATION_METADATA_FIELD_NUMBER: _ClassVar[int]
    GROUNDING_METADATA_FIELD_NUMBER: _ClassVar[int]
    SIDE_CHANNELS_FIELD_NUMBER: _ClassVar[int]
    PASSBACK_CONTEXT_FIELD_NUMBER: _ClassVar[int]
    response: str
    modified_response: str
    thinking: str
    raw_thinking: str
    signature: str
    thinking_signature: bytes
    thinking_redacted: bool
    message_id: str
    provider_assigned_message_id: str
    tool_calls: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ChatToolCall]
    knowledge_base_items: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.KnowledgeBaseItemWithMetadata]
    thinking_duration: _duration_pb2.Duration
    stop_reason: _codeium_common_pb2.StopReason
    recitation_metadata: _codeium_common_pb2.RecitationMetadata
    grounding_metadata: _codeium_common_pb2.GroundingMetadata
    side_channels: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    passback_context: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    def __init__(self, response: _Optional[str] = ..., modified_response: _Optional[str] = ..., thinking: _Optional[str] = ..., raw_thinking: _Optional[str] = ..., signature: _Optional[str] = ..., thinking_signature: _Optional[bytes] = ..., thinking_redacted: bool = ..., message_id: _Optional[str] = ..., provider_assigned_message_id: _Optional[str] = ..., tool_calls: _Optional[_Iterable[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]]] = ..., knowledge_base_items: _Optional[_Iterable[_Union[_codeium_common_pb2.KnowledgeBaseItemWithMetadata, _Mapping]]] = ..., thinking_duration: _Optional[_Union[_duration_pb2.Duration, _Mapping]] = ..., stop_reason: _Optional[_Union[_codeium_common_pb2.StopReason, str]] = ..., recitation_metadata: _Optional[_Union[_codeium_common_pb2.RecitationMetadata, _Mapping]] = ..., grounding_metadata: _Optional[_Union[_codeium_common_pb2.GroundingMetadata, _Mapping]] = ..., side_channels: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., passback_context: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ...) -> None: ...

class CortexStepFileBreakdown(_message.Message):
    __slots__ = ("absolute_path", "document_outline")
    ABSOLUTE_PATH_FIELD_NUMBER: _ClassVar[int]
    DOCUMENT_OUTLINE_FIELD_NUMBER: _ClassVar[int]
    absolute_path: str
    document_outline: _codeium_common_pb2.DocumentOutline
    def __init__(self, absolute_path: _Optional[str] = ..., document_outline: _Optional[_Union[_codeium_common_pb2.DocumentOutline, _Mapping]] = ...) -> None: ...

class CortexStepViewCodeItem(_message.Message):
    __slots__ = ("absolute_uri", "node_paths", "ccis", "file_permission_request")
    ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    NODE_PATHS_FIELD_NUMBER: _ClassVar[int]
    CCIS_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_REQUEST_FIELD_NUMBER: _ClassVar[int]
    absolute_uri: str
    node_paths: _containers.RepeatedScalarFieldContainer[str]
    ccis: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeContextItem]
    file_permission_request: FilePermissionInteractionSpec
    def __init__(self, absolute_uri: _Optional[str] = ..., node_paths: _Optional[_Iterable[str]] = ..., ccis: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]]] = ..., file_permission_request: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ...) -> None: ...

class CortexStepWriteToFile(_message.Message):
    __slots__ = ("target_file_uri", "code_content", "diff", "file_created", "acknowledgement_type")
    TARGET_FILE_URI_FIELD_NUMBER: _ClassVar[int]
    CODE_CONTENT_FIELD_NUMBER: _ClassVar[int]
    DIFF_FIELD_NUMBER: _ClassVar[int]
    FILE_CREATED_FIELD_NUMBER: _ClassVar[int]
    ACKNOWLEDGEMENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    target_file_uri: str
    code_content: _containers.RepeatedScalarFieldContainer[str]
    diff: _diff_action_pb2.DiffBlock
    file_created: bool
    acknowledgement_type: AcknowledgementType
    def __init__(self, target_file_uri: _Optional[str] = ..., code_content: _Optional[_Iterable[str]] = ..., diff: _Optional[_Union[_diff_action_pb2.DiffBlock, _Mapping]] = ..., file_created: bool = ..., acknowledgement_type: _Optional[_Union[AcknowledgementType, str]] = ...) -> None: ...

class CortexStepSearchKnowledgeBase(_message.Message):
    __slots__ = ("queries", "time_range", "connector_types", "aggregate_ids", "knowledge_base_groups")
    QUERIES_FIELD_NUMBER: _ClassVar[int]
    TIME_RANGE_FIELD_NUMBER: _ClassVar[int]
    CONNECTOR_TYPES_FIELD_NUMBER: _ClassVar[int]
    AGGREGATE_IDS_FIELD_NUMBER: _ClassVar[int]
    KNOWLEDGE_BASE_GROUPS_FIELD_NUMBER: _ClassVar[int]
    queries: _containers.RepeatedScalarFieldContainer[str]
    time_range: _opensearch_clients_pb2.TimeRange
    connector_types: _containers.RepeatedScalarFieldContainer[_opensearch_clients_pb2.ConnectorType]
    aggregate_ids: _containers.RepeatedScalarFieldContainer[str]
    knowledge_base_groups: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.KnowledgeBaseGroup]
    def __init__(self, queries: _Optional[_Iterable[str]] = ..., time_range: _Optional[_Union[_opensearch_clients_pb2.TimeRange, _Mapping]] = ..., connector_types: _Optional[_Iterable[_Union[_opensearch_clients_pb2.ConnectorType, str]]] = ..., aggregate_ids: _Optional[_Iterable[str]] = ..., knowledge_base_groups: _Optional[_Iterable[_Union[_codeium_common_pb2.KnowledgeBaseGroup, _Mapping]]] = ...) -> None: ...

class CortexStepLookupKnowledgeBase(_message.Message):
    __slots__ = ("urls", "document_ids", "knowledge_base_items")
    URLS_FIELD_NUMBER: _ClassVar[int]
    DOCUMENT_IDS_FIELD_NUMBER: _ClassVar[int]
    KNOWLEDGE_BASE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    urls: _containers.RepeatedScalarFieldContainer[str]
    document_ids: _containers.RepeatedScalarFieldContainer[str]
    knowledge_base_items: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.KnowledgeBaseItemWithMetadata]
    def __init__(self, urls: _Optional[_Iterable[str]] = ..., document_ids: _Optional[_Iterable[str]] = ..., knowledge_base_items: _Optional[_Iterable[_Union[_codeium_common_pb2.KnowledgeBaseItemWithMetadata, _Mapping]]] = ...) -> None: ...

class CortexStepSuggestedResponses(_message.Message):
    __slots__ = ("suggestions",)
    SUGGESTIONS_FIELD_NUMBER: _ClassVar[int]
    suggestions: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, suggestions: _Optional[_Iterable[str]] = ...) -> None: ...

class CortexStepErrorMessage(_message.Message):
    __slots__ = ("error", "should_show_user", "should_show_model")
    ERROR_FIELD_NUMBER: _ClassVar[int]
    SHOULD_SHOW_USER_FIELD_NUMBER: _ClassVar[int]
    SHOULD_SHOW_MODEL_FIELD_NUMBER: _ClassVar[int]
    error: CortexErrorDetails
    should_show_user: bool
    should_show_model: bool
    def __init__(self, error: _Optional[_Union[CortexErrorDetails, _Mapping]] = ..., should_show_user: bool = ..., should_show_model: bool = ...) -> None: ...

class RunCommandOutput(_message.Message):
    __slots__ = ("full", "truncated", "num_lines_above")
    FULL_FIELD_NUMBER: _ClassVar[int]
    TRUNCATED_FIELD_NUMBER: _ClassVar[int]
    NUM_LINES_ABOVE_FIELD_NUMBER: _ClassVar[int]
    full: str
    truncated: str
    num_lines_above: int
    def __init__(self, full: _Optional[str] = ..., truncated: _Optional[str] = ..., num_lines_above: _Optional[int] = ...) -> None: ...

class CortexStepRunCommand(_message.Message):
    __slots__ = ("command_line", "proposed_command_line", "cwd", "wait_ms_before_async", "should_auto_run", "requested_terminal_id", "sandbox_override", "run_persistent", "notification_timeout_seconds", "is_daemon", "blocking", "command_id", "exit_code", "user_rejected", "auto_run_decision", "terminal_id", "combined_output", "combined_output_snapshot", "used_ide_terminal", "raw_debug_output", "sandbox_errors", "shell_name", "is_trusted_cli", "ran_in_sandbox", "sandbox_bypass_disabled", "sandboxed_trusted_cli", "timed_out", "command", "args", "stdout", "stderr", "stdout_buffer", "stderr_buffer", "stdout_lines_above", "stderr_lines_above", "stdout_output", "stderr_output")
    COMMAND_LINE_FIELD_NUMBER: _ClassVar[int]
    PROPOSED_COMMAND_LINE_FIELD_NUMBER: _ClassVar[int]
    CWD_FIELD_NUMBER: _ClassVar[int]
    WAIT_MS_BEFORE_ASYNC_FIELD_NUMBER: _ClassVar[int]
    SHOULD_AUTO_RUN_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_TERMINAL_ID_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_OVERRIDE_FIELD_NUMBER: _ClassVar[int]
    RUN_PERSISTENT_FIELD_NUMBER: _ClassVar[int]
    NOTIFICATION_TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    IS_DAEMON_FIELD_NUMBER: _ClassVar[int]
    BLOCKING_FIELD_NUMBER: _ClassVar[int]
    COMMAND_ID_FIELD_NUMBER: _ClassVar[int]
    EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    AUTO_RUN_DECISION_FIELD_NUMBER: _ClassVar[int]
    TERMINAL_ID_FIELD_NUMBER: _ClassVar[int]
    COMBINED_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    COMBINED_OUTPUT_SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    USED_IDE_TERMINAL_FIELD_NUMBER: _ClassVar[int]
    RAW_DEBUG_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_ERRORS_FIELD_NUMBER: _ClassVar[int]
    SHELL_NAME_FIELD_NUMBER: _ClassVar[int]
    IS_TRUSTED_CLI_FIELD_NUMBER: _ClassVar[int]
    RAN_IN_SANDBOX_FIELD_NUMBER: _ClassVar[int]
    SANDBOX_BYPASS_DISABLED_FIELD_NUMBER: _ClassVar[int]
    SANDBOXED_TRUSTED_CLI_FIELD_NUMBER: _ClassVar[int]
    TIMED_OUT_FIELD_NUMBER: _ClassVar[int]
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    STDOUT_FIELD_NUMBER: _ClassVar[int]
    STDERR_FIELD_NUMBER: _ClassVar[int]
    STDOUT_BUFFER_FIELD_NUMBER: _ClassVar[int]
    STDERR_BUFFER_FIELD_NUMBER: _ClassVar[int]
    STDOUT_LINES_ABOVE_FIELD_NUMBER: _ClassVar[int]
    STDERR_LINES_ABOVE_FIELD_NUMBER: _ClassVar[int]
    STDOUT_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    STDERR_OUTPUT_FIELD_NUMBER: _ClassVar[int]
    command_line: str
    proposed_command_line: str
    cwd: str
    wait_ms_before_async: int
    should_auto_run: bool
    requested_terminal_id: str
    sandbox_override: bool
    run_persistent: bool
    notification_timeout_seconds: int
    is_daemon: bool
    blocking: bool
    command_id: str
    exit_code: int
    user_rejected: bool
    auto_run_decision: AutoRunDecision
    terminal_id: str
    combined_output: RunCommandOutput
    combined_output_snapshot: RunCommandOutput
    used_ide_terminal: bool
    raw_debug_output: str
    sandbox_errors: str
    shell_name: str
    is_trusted_cli: bool
    ran_in_sandbox: bool
    sandbox_bypass_disabled: bool
    sandboxed_trusted_cli: str
    timed_out: bool
    command: str
    args: _containers.RepeatedScalarFieldContainer[str]
    stdout: str
    stderr: str
    stdout_buffer: str
    stderr_buffer: str
    stdout_lines_above: int
    stderr_lines_above: int
    stdout_output: RunCommandOutput
    stderr_output: RunCommandOutput
    def __init__(self, command_line: _Optional[str] = ..., proposed_command_line: _Optional[str] = ..., cwd: _Optional[str] = ..., wait_ms_before_async: _Optional[int] = ..., should_auto_run: bool = ..., requested_terminal_id: _Optional[str] = ..., sandbox_override: bool = ..., run_persistent: bool = ..., notification_timeout_seconds: _Optional[int] = ..., is_daemon: bool = ..., blocking: bool = ..., command_id: _Optional[str] = ..., exit_code: _Optional[int] = ..., user_rejected: bool = ..., auto_run_decision: _Optional[_Union[AutoRunDecision, str]] = ..., terminal_id: _Optional[str] = ..., combined_output: _Optional[_Union[RunCommandOutput, _Mapping]] = ..., combined_output_snapshot: _Optional[_Union[RunCommandOutput, _Mapping]] = ..., used_ide_terminal: bool = ..., raw_debug_output: _Optional[str] = ..., sandbox_errors: _Optional[str] = ..., shell_name: _Optional[str] = ..., is_trusted_cli: bool = ..., ran_in_sandbox: bool = ..., sandbox_bypass_disabled: bool = ..., sandboxed_trusted_cli: _Optional[str] = ..., timed_out: bool = ..., command: _Optional[str] = ..., args: _Optional[_Iterable[str]] = ..., stdout: _Optional[str] = ..., stderr: _Optional[str] = ..., stdout_buffer: _Optional[str] = ..., stderr_buffer: _Optional[str] = ..., stdout_lines_above: _Optional[int] = ..., stderr_lines_above: _Optional[int] = ..., stdout_output: _Optional[_Union[RunCommandOutput, _Mapping]] = ..., stderr_output: _Optional[_Union[RunCommandOutput, _Mapping]] = ...) -> None: ...

class CortexStepReadUrlContent(_message.Message):
    __slots__ = ("url", "web_document", "resolved_url", "latency_ms", "user_rejected", "content_path")
    URL_FIELD_NUMBER: _ClassVar[int]
    WEB_DOCUMENT_FIELD_NUMBER: _ClassVar[int]
    RESOLVED_URL_FIELD_NUMBER: _ClassVar[int]
    LATENCY_MS_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    CONTENT_PATH_FIELD_NUMBER: _ClassVar[int]
    url: str
    web_document: _codeium_common_pb2.KnowledgeBaseItem
    resolved_url: str
    latency_ms: int
    user_rejected: bool
    content_path: str
    def __init__(self, url: _Optional[str] = ..., web_document: _Optional[_Union[_codeium_common_pb2.KnowledgeBaseItem, _Mapping]] = ..., resolved_url: _Optional[str] = ..., latency_ms: _Optional[int] = ..., user_rejected: bool = ..., content_path: _Optional[str] = ...) -> None: ...

class CortexStepSendCommandInput(_message.Message):
    __slots__ = ("command_id", "input", "should_auto_run", "terminate", "wait_ms", "user_rejected", "auto_run_decision", "output", "running", "exit_code")
    COMMAND_ID_FIELD_NUMBER: _ClassVar[int]
    INPUT_FIELD_NUMBER: _ClassVar[int]
    SHOULD_AUTO_RUN_FIELD_NUMBER: _ClassVar[int]
    TERMINATE_FIELD_NUMBER: _ClassVar[int]
    WAIT_MS_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    AUTO_RUN_DECISION_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    RUNNING_FIELD_NUMBER: _ClassVar[int]
    EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
    command_id: str
    input: str
    should_auto_run: bool
    terminate: bool
    wait_ms: int
    user_rejected: bool
    auto_run_decision: AutoRunDecision
    output: RunCommandOutput
    running: bool
    exit_code: int
    def __init__(self, command_id: _Optional[str] = ..., input: _Optional[str] = ..., should_auto_run: bool = ..., terminate: bool = ..., wait_ms: _Optional[int] = ..., user_rejected: bool = ..., auto_run_decision: _Optional[_Union[AutoRunDecision, str]] = ..., output: _Optional[_Union[RunCommandOutput, _Mapping]] = ..., running: bool = ..., exit_code: _Optional[int] = ...) -> None: ...

class CortexStepViewContentChunk(_message.Message):
    __slots__ = ("document_id", "position", "cropped_item")
    DOCUMENT_ID_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    CROPPED_ITEM_FIELD_NUMBER: _ClassVar[int]
    document_id: str
    position: int
    cropped_item: _codeium_common_pb2.KnowledgeBaseItem
    def __init__(self, document_id: _Optional[str] = ..., position: _Optional[int] = ..., cropped_item: _Optional[_Union[_codeium_common_pb2.KnowledgeBaseItem, _Mapping]] = ...) -> None: ...

class CortexStepSearchWeb(_message.Message):
    __slots__ = ("query", "domain", "web_documents", "web_search_url", "summary", "third_party_config", "search_type")
    QUERY_FIELD_NUMBER: _ClassVar[int]
    DOMAIN_FIELD_NUMBER: _ClassVar[int]
    WEB_DOCUMENTS_FIELD_NUMBER: _ClassVar[int]
    WEB_SEARCH_URL_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    THIRD_PARTY_CONFIG_FIELD_NUMBER: _ClassVar[int]
    SEARCH_TYPE_FIELD_NUMBER: _ClassVar[int]
    query: str
    domain: str
    web_documents: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.KnowledgeBaseItem]
    web_search_url: str
    summary: str
    third_party_config: _codeium_common_pb2.ThirdPartyWebSearchConfig
    search_type: SearchWebType
    def __init__(self, query: _Optional[str] = ..., domain: _Optional[str] = ..., web_documents: _Optional[_Iterable[_Union[_codeium_common_pb2.KnowledgeBaseItem, _Mapping]]] = ..., web_search_url: _Optional[str] = ..., summary: _Optional[str] = ..., third_party_config: _Optional[_Union[_codeium_common_pb2.ThirdPartyWebSearchConfig, _Mapping]] = ..., search_type: _Optional[_Union[SearchWebType, str]] = ...) -> None: ...

class CortexStepCheckDeployStatus(_message.Message):
    __slots__ = ("antigravity_deployment_id", "deployment", "build_status", "build_error", "build_logs", "is_claimed", "claim_url")
    ANTIGRAVITY_DEPLOYMENT_ID_FIELD_NUMBER: _ClassVar[int]
    DEPLOYMENT_FIELD_NUMBER: _ClassVar[int]
    BUILD_STATUS_FIELD_NUMBER: _ClassVar[int]
    BUILD_ERROR_FIELD_NUMBER: _ClassVar[int]
    BUILD_LOGS_FIELD_NUMBER: _ClassVar[int]
    IS_CLAIMED_FIELD_NUMBER: _ClassVar[int]
    CLAIM_URL_FIELD_NUMBER: _ClassVar[int]
    antigravity_deployment_id: str
    deployment: _codeium_common_pb2.AntigravityDeployment
    build_status: _codeium_common_pb2.DeploymentBuildStatus
    build_error: str
    build_logs: str
    is_claimed: bool
    claim_url: str
    def __init__(self, antigravity_deployment_id: _Optional[str] = ..., deployment: _Optional[_Union[_codeium_common_pb2.AntigravityDeployment, _Mapping]] = ..., build_status: _Optional[_Union[_codeium_common_pb2.DeploymentBuildStatus, str]] = ..., build_error: _Optional[str] = ..., build_logs: _Optional[str] = ..., is_claimed: bool = ..., claim_url: _Optional[str] = ...) -> None: ...

class CortexStepClipboard(_message.Message):
    __slots__ = ("content",)
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    content: str
    def __init__(self, content: _Optional[str] = ...) -> None: ...

class AgentConfigResolution(_message.Message):
    __slots__ = ("requested_agent_spec", "contrib_variant_metadata", "applied_contrib_variant")
    REQUESTED_AGENT_SPEC_FIELD_NUMBER: _ClassVar[int]
    CONTRIB_VARIANT_METADATA_FIELD_NUMBER: _ClassVar[int]
    APPLIED_CONTRIB_VARIANT_FIELD_NUMBER: _ClassVar[int]
    requested_agent_spec: CustomAgentSpec
    contrib_variant_metadata: ContribVariantMetadata
    applied_contrib_variant: str
    def __init__(self, requested_agent_spec: _Optional[_Union[CustomAgentSpec, _Mapping]] = ..., contrib_variant_metadata: _Optional[_Union[ContribVariantMetadata, _Mapping]] = ..., applied_contrib_variant: _Optional[str] = ...) -> None: ...

class ContribVariantMetadata(_message.Message):
    __slots__ = ("assigned_variant", "eligible_variants", "applied_variant")
    ASSIGNED_VARIANT_FIELD_NUMBER: _ClassVar[int]
    ELIGIBLE_VARIANTS_FIELD_NUMBER: _ClassVar[int]
    APPLIED_VARIANT_FIELD_NUMBER: _ClassVar[int]
    assigned_variant: str
    eligible_variants: _containers.RepeatedScalarFieldContainer[str]
    applied_variant: str
    def __init__(self, assigned_variant: _Optional[str] = ..., eligible_variants: _Optional[_Iterable[str]] = ..., applied_variant: _Optional[str] = ...) -> None: ...

class LoadedCustomizations(_message.Message):
    __slots__ = ("customizations",)
    class LoadedCustomization(_message.Message):
        __slots__ = ("type", "name", "path", "scope", "status", "plugin_name", "error_detail", "version", "installed_from")
        class Scope(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
            __slots__ = ()
            SCOPE_UNSPECIFIED: _ClassVar[LoadedCustomizations.LoadedCustomization.Scope]
            SCOPE_BUILTIN: _ClassVar[LoadedCustomizations.LoadedCustomization.Scope]
            SCOPE_GLOBAL: _ClassVar[LoadedCustomizations.LoadedCustomization.Scope]
            SCOPE_WORKSPACE: _ClassVar[LoadedCustomizations.LoadedCustomization.Scope]
        SCOPE_UNSPECIFIED: LoadedCustomizations.LoadedCustomization.Scope
        SCOPE_BUILTIN: LoadedCustomizations.LoadedCustomization.Scope
        SCOPE_GLOBAL: LoadedCustomizations.LoadedCustomization.Scope
        SCOPE_WORKSPACE: LoadedCustomizations.LoadedCustomization.Scope
        class Status(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
            __slots__ = ()
            STATUS_UNSPECIFIED: _ClassVar[LoadedCustomizations.LoadedCustomization.Status]
            STATUS_ENABLED: _ClassVar[LoadedCustomizations.LoadedCustomization.Status]
            STATUS_DISABLED: _ClassVar[LoadedCustomizations.LoadedCustomization.Status]
            STATUS_TRUNCATED: _ClassVar[LoadedCustomizations.LoadedCustomization.Status]
            STATUS_ERROR: _ClassVar[LoadedCustomizations.LoadedCustomization.Status]
        STATUS_UNSPECIFIED: LoadedCustomizations.LoadedCustomization.Status
        STATUS_ENABLED: LoadedCustomizations.LoadedCustomization.Status
        STATUS_DISABLED: LoadedCustomizations.LoadedCustomization.Status
        STATUS_TRUNCATED: LoadedCustomizations.LoadedCustomization.Status
        STATUS_ERROR: LoadedCustomizations.LoadedCustomization.Status
        TYPE_FIELD_NUMBER: _ClassVar[int]
        NAME_FIELD_NUMBER: _ClassVar[int]
        PATH_FIELD_NUMBER: _ClassVar[int]
        SCOPE_FIELD_NUMBER: _ClassVar[int]
        STATUS_FIELD_NUMBER: _ClassVar[int]
        PLUGIN_NAME_FIELD_NUMBER: _ClassVar[int]
        ERROR_DETAIL_FIELD_NUMBER: _ClassVar[int]
        VERSION_FIELD_NUMBER: _ClassVar[int]
        INSTALLED_FROM_FIELD_NUMBER: _ClassVar[int]
        type: _codeium_common_pb2.RefreshCustomizationType
        name: str
        path: str
        scope: LoadedCustomizations.LoadedCustomization.Scope
        status: LoadedCustomizations.LoadedCustomization.Status
        plugin_name: str
        error_detail: str
        version: str
        installed_from: MarketplaceInstall
        def __init__(self, type: _Optional[_Union[_codeium_common_pb2.RefreshCustomizationType, str]] = ..., name: _Optional[str] = ..., path: _Optional[str] = ..., scope: _Optional[_Union[LoadedCustomizations.LoadedCustomization.Scope, str]] = ..., status: _Optional[_Union[LoadedCustomizations.LoadedCustomization.Status, str]] = ..., plugin_name: _Optional[str] = ..., error_detail: _Optional[str] = ..., version: _Optional[str] = ..., installed_from: _Optional[_Union[MarketplaceInstall, _Mapping]] = ...) -> None: ...
    CUSTOMIZATIONS_FIELD_NUMBER: _ClassVar[int]
    customizations: _containers.RepeatedCompositeFieldContainer[LoadedCustomizations.LoadedCustomization]
    def __init__(self, customizations: _Optional[_Iterable[_Union[LoadedCustomizations.LoadedCustomization, _Mapping]]] = ...) -> None: ...

class ExecutorMetadata(_message.Message):
    __slots__ = ("termination_reason", "num_generator_invocations", "last_step_idx", "proceeded_with_auto_continue", "num_forced_invocations", "segment_records", "trajectory_records", "gen_svc_request", "execution_id", "cascade_config", "mendel_experiment_ids", "execution_error", "has_ever_used_non_google_model", "before_snapshot", "after_snapshot", "agent_config_resolution", "request_override_config", "loaded_customizations")
    TERMINATION_REASON_FIELD_NUMBER: _ClassVar[int]
    NUM_GENERATOR_INVOCATIONS_FIELD_NUMBER: _ClassVar[int]
    LAST_STEP_IDX_FIELD_NUMBER: _ClassVar[int]
    PROCEEDED_WITH_AUTO_CONTINUE_FIELD_NUMBER: _ClassVar[int]
    NUM_FORCED_INVOCATIONS_FIELD_NUMBER: _ClassVar[int]
    SEGMENT_RECORDS_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_RECORDS_FIELD_NUMBER: _ClassVar[int]
    GEN_SVC_REQUEST_FIELD_NUMBER: _ClassVar[int]
    EXECUTION_ID_FIELD_NUMBER: _ClassVar[int]
    CASCADE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    MENDEL_EXPERIMENT_IDS_FIELD_NUMBER: _ClassVar[int]
    EXECUTION_ERROR_FIELD_NUMBER: _ClassVar[int]
    HAS_EVER_USED_NON_GOOGLE_MODEL_FIELD_NUMBER: _ClassVar[int]
    BEFORE_SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    AFTER_SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    AGENT_CONFIG_RESOLUTION_FIELD_NUMBER: _ClassVar[int]
    REQUEST_OVERRIDE_CONFIG_FIELD_NUMBER: _ClassVar[int]
    LOADED_CUSTOMIZATIONS_FIELD_NUMBER: _ClassVar[int]
    termination_reason: ExecutorTerminationReason
    num_generator_invocations: int
    last_step_idx: int
    proceeded_with_auto_continue: bool
    num_forced_invocations: int
    segment_records: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.MetricsRecord]
    trajectory_records: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.MetricsRecord]
    gen_svc_request: _any_pb2.Any
    execution_id: str
    cascade_config: CascadeConfig
    mendel_experiment_ids: _containers.RepeatedScalarFieldContainer[int]
    execution_error: str
    has_ever_used_non_google_model: bool
    before_snapshot: SnapshotMetadata
    after_snapshot: SnapshotMetadata
    agent_config_resolution: AgentConfigResolution
    request_override_config: CascadeConfig
    loaded_customizations: LoadedCustomizations
    def __init__(self, termination_reason: _Optional[_Union[ExecutorTerminationReason, str]] = ..., num_generator_invocations: _Optional[int] = ..., last_step_idx: _Optional[int] = ..., proceeded_with_auto_continue: bool = ..., num_forced_invocations: _Optional[int] = ..., segment_records: _Optional[_Iterable[_Union[_codeium_common_pb2.MetricsRecord, _Mapping]]] = ..., trajectory_records: _Optional[_Iterable[_Union[_codeium_common_pb2.MetricsRecord, _Mapping]]] = ..., gen_svc_request: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., execution_id: _Optional[str] = ..., cascade_config: _Optional[_Union[CascadeConfig, _Mapping]] = ..., mendel_experiment_ids: _Optional[_Iterable[int]] = ..., execution_error: _Optional[str] = ..., has_ever_used_non_google_model: bool = ..., before_snapshot: _Optional[_Union[SnapshotMetadata, _Mapping]] = ..., after_snapshot: _Optional[_Union[SnapshotMetadata, _Mapping]] = ..., agent_config_resolution: _Optional[_Union[AgentConfigResolution, _Mapping]] = ..., request_override_config: _Optional[_Union[CascadeConfig, _Mapping]] = ..., loaded_customizations: _Optional[_Union[LoadedCustomizations, _Mapping]] = ...) -> None: ...

class TrajectoryFileDiff(_message.Message):
    __slots__ = ("uri", "original_content", "modified_content", "is_artifact_file", "is_knowledge_file", "last_modified_at", "has_model_edited", "first_touched_step_index", "last_touched_step_index", "is_noop", "original_content_hash")
    URI_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_CONTENT_FIELD_NUMBER: _ClassVar[int]
    MODIFIED_CONTENT_FIELD_NUMBER: _ClassVar[int]
    IS_ARTIFACT_FILE_FIELD_NUMBER: _ClassVar[int]
    IS_KNOWLEDGE_FILE_FIELD_NUMBER: _ClassVar[int]
    LAST_MODIFIED_AT_FIELD_NUMBER: _ClassVar[int]
    HAS_MODEL_EDITED_FIELD_NUMBER: _ClassVar[int]
    FIRST_TOUCHED_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    LAST_TOUCHED_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    IS_NOOP_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_CONTENT_HASH_FIELD_NUMBER: _ClassVar[int]
    uri: str
    original_content: str
    modified_content: str
    is_artifact_file: bool
    is_knowledge_file: bool
    last_modified_at: _timestamp_pb2.Timestamp
    has_model_edited: bool
    first_touched_step_index: int
    last_touched_step_index: int
    is_noop: bool
    original_content_hash: bytes
    def __init__(self, uri: _Optional[str] = ..., original_content: _Optional[str] = ..., modified_content: _Optional[str] = ..., is_artifact_file: bool = ..., is_knowledge_file: bool = ..., last_modified_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., has_model_edited: bool = ..., first_touched_step_index: _Optional[int] = ..., last_touched_step_index: _Optional[int] = ..., is_noop: bool = ..., original_content_hash: _Optional[bytes] = ...) -> None: ...

class CortexStepLintDiff(_message.Message):
    __slots__ = ("type", "lint")
    TYPE_FIELD_NUMBER: _ClassVar[int]
    LINT_FIELD_NUMBER: _ClassVar[int]
    type: LintDiffType
    lint: _codeium_common_pb2.CodeDiagnostic
    def __init__(self, type: _Optional[_Union[LintDiffType, str]] = ..., lint: _Optional[_Union[_codeium_common_pb2.CodeDiagnostic, _Mapping]] = ...) -> None: ...

class BrainEntry(_message.Message):
    __slots__ = ("id", "type", "content")
    ID_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    id: str
    type: BrainEntryType
    content: str
    def __init__(self, id: _Optional[str] = ..., type: _Optional[_Union[BrainEntryType, str]] = ..., content: _Optional[str] = ...) -> None: ...

class PlanEntryDeltaSummary(_message.Message):
    __slots__ = ("items_added", "items_completed")
    ITEMS_ADDED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_COMPLETED_FIELD_NUMBER: _ClassVar[int]
    items_added: _containers.RepeatedScalarFieldContainer[str]
    items_completed: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, items_added: _Optional[_Iterable[str]] = ..., items_completed: _Optional[_Iterable[str]] = ...) -> None: ...

class BrainEntryDeltaSummary(_message.Message):
    __slots__ = ("plan", "task")
    PLAN_FIELD_NUMBER: _ClassVar[int]
    TASK_FIELD_NUMBER: _ClassVar[int]
    plan: PlanEntryDeltaSummary
    task: TaskEntryDeltaSummary
    def __init__(self, plan: _Optional[_Union[PlanEntryDeltaSummary, _Mapping]] = ..., task: _Optional[_Union[TaskEntryDeltaSummary, _Mapping]] = ...) -> None: ...

class BrainEntryDelta(_message.Message):
    __slots__ = ("before", "after", "absolute_path_uri", "summary")
    BEFORE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    before: BrainEntry
    after: BrainEntry
    absolute_path_uri: str
    summary: BrainEntryDeltaSummary
    def __init__(self, before: _Optional[_Union[BrainEntry, _Mapping]] = ..., after: _Optional[_Union[BrainEntry, _Mapping]] = ..., absolute_path_uri: _Optional[str] = ..., summary: _Optional[_Union[BrainEntryDeltaSummary, _Mapping]] = ...) -> None: ...

class TaskDelta(_message.Message):
    __slots__ = ("type", "id", "content", "status", "parent_id", "prev_sibling_id", "from_parent", "from_prev_sibling")
    TYPE_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    PARENT_ID_FIELD_NUMBER: _ClassVar[int]
    PREV_SIBLING_ID_FIELD_NUMBER: _ClassVar[int]
    FROM_PARENT_FIELD_NUMBER: _ClassVar[int]
    FROM_PREV_SIBLING_FIELD_NUMBER: _ClassVar[int]
    type: TaskDeltaType
    id: str
    content: str
    status: TaskStatus
    parent_id: str
    prev_sibling_id: str
    from_parent: str
    from_prev_sibling: str
    def __init__(self, type: _Optional[_Union[TaskDeltaType, str]] = ..., id: _Optional[str] = ..., content: _Optional[str] = ..., status: _Optional[_Union[TaskStatus, str]] = ..., parent_id: _Optional[str] = ..., prev_sibling_id: _Optional[str] = ..., from_parent: _Optional[str] = ..., from_prev_sibling: _Optional[str] = ...) -> None: ...

class TaskEntryDeltaSummary(_message.Message):
    __slots__ = ("deltas", "items_added", "items_pruned", "items_deleted", "items_updated", "items_moved")
    DELTAS_FIELD_NUMBER: _ClassVar[int]
    ITEMS_ADDED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_PRUNED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_DELETED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_UPDATED_FIELD_NUMBER: _ClassVar[int]
    ITEMS_MOVED_FIELD_NUMBER: _ClassVar[int]
    deltas: _containers.RepeatedCompositeFieldContainer[TaskDelta]
    items_added: int
    items_pruned: int
    items_deleted: int
    items_updated: int
    items_moved: int
    def __init__(self, deltas: _Optional[_Iterable[_Union[TaskDelta, _Mapping]]] = ..., items_added: _Optional[int] = ..., items_pruned: _Optional[int] = ..., items_deleted: _Optional[int] = ..., items_updated: _Optional[int] = ..., items_moved: _Optional[int] = ...) -> None: ...

class CortexStepBrainUpdate(_message.Message):
    __slots__ = ("entry_type", "trigger", "deltas")
    ENTRY_TYPE_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_FIELD_NUMBER: _ClassVar[int]
    DELTAS_FIELD_NUMBER: _ClassVar[int]
    entry_type: BrainEntryType
    trigger: BrainUpdateTrigger
    deltas: _containers.RepeatedCompositeFieldContainer[BrainEntryDelta]
    def __init__(self, entry_type: _Optional[_Union[BrainEntryType, str]] = ..., trigger: _Optional[_Union[BrainUpdateTrigger, str]] = ..., deltas: _Optional[_Iterable[_Union[BrainEntryDelta, _Mapping]]] = ...) -> None: ...

class CortexStepBrowserSubagent(_message.Message):
    __slots__ = ("task", "reused_subagent_id", "recording_name", "media", "result", "task_name", "task_summary", "recording_path", "recording_generation_status", "subagent_id", "skipped", "scratchpad_path")
    TASK_FIELD_NUMBER: _ClassVar[int]
    REUSED_SUBAGENT_ID_FIELD_NUMBER: _ClassVar[int]
    RECORDING_NAME_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    TASK_NAME_FIELD_NUMBER: _ClassVar[int]
    TASK_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    RECORDING_PATH_FIELD_NUMBER: _ClassVar[int]
    RECORDING_GENERATION_STATUS_FIELD_NUMBER: _ClassVar[int]
    SUBAGENT_ID_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_FIELD_NUMBER: _ClassVar[int]
    SCRATCHPAD_PATH_FIELD_NUMBER: _ClassVar[int]
    task: str
    reused_subagent_id: str
    recording_name: str
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    result: str
    task_name: str
    task_summary: str
    recording_path: str
    recording_generation_status: RecordingGenerationStatus
    subagent_id: str
    skipped: bool
    scratchpad_path: str
    def __init__(self, task: _Optional[str] = ..., reused_subagent_id: _Optional[str] = ..., recording_name: _Optional[str] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., result: _Optional[str] = ..., task_name: _Optional[str] = ..., task_summary: _Optional[str] = ..., recording_path: _Optional[str] = ..., recording_generation_status: _Optional[_Union[RecordingGenerationStatus, str]] = ..., subagent_id: _Optional[str] = ..., skipped: bool = ..., scratchpad_path: _Optional[str] = ...) -> None: ...

class KnowledgeConfig(_message.Message):
    __slots__ = ("enabled", "model", "max_context_tokens", "min_turns_between_knowledge_generation", "max_knowledge_items", "max_artifacts_per_ki", "max_title_length", "max_summary_length", "enable_ki_insertion", "max_invocations")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    MAX_CONTEXT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    MIN_TURNS_BETWEEN_KNOWLEDGE_GENERATION_FIELD_NUMBER: _ClassVar[int]
    MAX_KNOWLEDGE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    MAX_ARTIFACTS_PER_KI_FIELD_NUMBER: _ClassVar[int]
    MAX_TITLE_LENGTH_FIELD_NUMBER: _ClassVar[int]
    MAX_SUMMARY_LENGTH_FIELD_NUMBER: _ClassVar[int]
    ENABLE_KI_INSERTION_FIELD_NUMBER: _ClassVar[int]
    MAX_INVOCATIONS_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    model: _codeium_common_pb2.Model
    max_context_tokens: int
    min_turns_between_knowledge_generation: int
    max_knowledge_items: int
    max_artifacts_per_ki: int
    max_title_length: int
    max_summary_length: int
    enable_ki_insertion: bool
    max_invocations: int
    def __init__(self, enabled: bool = ..., model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., max_context_tokens: _Optional[int] = ..., min_turns_between_knowledge_generation: _Optional[int] = ..., max_knowledge_items: _Optional[int] = ..., max_artifacts_per_ki: _Optional[int] = ..., max_title_length: _Optional[int] = ..., max_summary_length: _Optional[int] = ..., enable_ki_insertion: bool = ..., max_invocations: _Optional[int] = ...) -> None: ...

class CortexStepKnowledgeGeneration(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CortexStepOpenBrowserUrl(_message.Message):
    __slots__ = ("url", "page_id_to_replace", "auto_run_decision", "user_rejected", "page_id", "web_document", "page_metadata", "media_screenshot", "browser_state_diff", "screenshot")
    URL_FIELD_NUMBER: _ClassVar[int]
    PAGE_ID_TO_REPLACE_FIELD_NUMBER: _ClassVar[int]
    AUTO_RUN_DECISION_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    WEB_DOCUMENT_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    MEDIA_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    url: str
    page_id_to_replace: str
    auto_run_decision: AutoRunDecision
    user_rejected: bool
    page_id: str
    web_document: _codeium_common_pb2.KnowledgeBaseItem
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    media_screenshot: _codeium_common_pb2.Media
    browser_state_diff: str
    screenshot: _codeium_common_pb2.ImageData
    def __init__(self, url: _Optional[str] = ..., page_id_to_replace: _Optional[str] = ..., auto_run_decision: _Optional[_Union[AutoRunDecision, str]] = ..., user_rejected: bool = ..., page_id: _Optional[str] = ..., web_document: _Optional[_Union[_codeium_common_pb2.KnowledgeBaseItem, _Mapping]] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., media_screenshot: _Optional[_Union[_codeium_common_pb2.Media, _Mapping]] = ..., browser_state_diff: _Optional[str] = ..., screenshot: _Optional[_Union[_codeium_common_pb2.ImageData, _Mapping]] = ...) -> None: ...

class CortexStepExecuteBrowserJavaScript(_message.Message):
    __slots__ = ("title", "page_id", "javascript_source", "javascript_description", "waiting_reason", "user_rejected", "media_screenshot_end", "page_metadata", "execution_duration_ms", "javascript_result", "browser_state_diff", "should_auto_run", "screenshot_end")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    JAVASCRIPT_SOURCE_FIELD_NUMBER: _ClassVar[int]
    JAVASCRIPT_DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    WAITING_REASON_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    MEDIA_SCREENSHOT_END_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    EXECUTION_DURATION_MS_FIELD_NUMBER: _ClassVar[int]
    JAVASCRIPT_RESULT_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    SHOULD_AUTO_RUN_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOT_END_FIELD_NUMBER: _ClassVar[int]
    title: str
    page_id: str
    javascript_source: str
    javascript_description: str
    waiting_reason: BrowserActionWaitingReason
    user_rejected: bool
    media_screenshot_end: _codeium_common_pb2.Media
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    execution_duration_ms: int
    javascript_result: str
    browser_state_diff: str
    should_auto_run: bool
    screenshot_end: _codeium_common_pb2.ImageData
    def __init__(self, title: _Optional[str] = ..., page_id: _Optional[str] = ..., javascript_source: _Optional[str] = ..., javascript_description: _Optional[str] = ..., waiting_reason: _Optional[_Union[BrowserActionWaitingReason, str]] = ..., user_rejected: bool = ..., media_screenshot_end: _Optional[_Union[_codeium_common_pb2.Media, _Mapping]] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., execution_duration_ms: _Optional[int] = ..., javascript_result: _Optional[str] = ..., browser_state_diff: _Optional[str] = ..., should_auto_run: bool = ..., screenshot_end: _Optional[_Union[_codeium_common_pb2.ImageData, _Mapping]] = ...) -> None: ...

class CortexStepReadBrowserPage(_message.Message):
    __slots__ = ("page_id", "web_document", "page_metadata")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    WEB_DOCUMENT_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    web_document: _codeium_common_pb2.KnowledgeBaseItem
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    def __init__(self, page_id: _Optional[str] = ..., web_document: _Optional[_Union[_codeium_common_pb2.KnowledgeBaseItem, _Mapping]] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ...) -> None: ...

class CortexStepBrowserGetDom(_message.Message):
    __slots__ = ("page_id", "serialized_dom_tree", "serialized_dom_tree_uri", "page_metadata", "dom_tree")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    SERIALIZED_DOM_TREE_FIELD_NUMBER: _ClassVar[int]
    SERIALIZED_DOM_TREE_URI_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    DOM_TREE_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    serialized_dom_tree: str
    serialized_dom_tree_uri: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    dom_tree: _codeium_common_pb2.DOMTree
    def __init__(self, page_id: _Optional[str] = ..., serialized_dom_tree: _Optional[str] = ..., serialized_dom_tree_uri: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., dom_tree: _Optional[_Union[_codeium_common_pb2.DOMTree, _Mapping]] = ...) -> None: ...

class CortexStepListBrowserPages(_message.Message):
    __slots__ = ("pages",)
    PAGES_FIELD_NUMBER: _ClassVar[int]
    pages: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.BrowserPageMetadata]
    def __init__(self, pages: _Optional[_Iterable[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]]] = ...) -> None: ...

class CortexStepCaptureBrowserScreenshot(_message.Message):
    __slots__ = ("page_id", "save_screenshot", "screenshot_name", "capture_by_element_index", "element_index", "capture_beyond_viewport", "user_rejected", "media_screenshot", "screenshot_viewport", "page_metadata", "auto_run_decision", "screenshot")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    SAVE_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOT_NAME_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_BY_ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_BEYOND_VIEWPORT_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    MEDIA_SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOT_VIEWPORT_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    AUTO_RUN_DECISION_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOT_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    save_screenshot: bool
    screenshot_name: str
    capture_by_element_index: bool
    element_index: int
    capture_beyond_viewport: bool
    user_rejected: bool
    media_screenshot: _codeium_common_pb2.Media
    screenshot_viewport: _codeium_common_pb2.Viewport
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    auto_run_decision: AutoRunDecision
    screenshot: _codeium_common_pb2.ImageData
    def __init__(self, page_id: _Optional[str] = ..., save_screenshot: bool = ..., screenshot_name: _Optional[str] = ..., capture_by_element_index: bool = ..., element_index: _Optional[int] = ..., capture_beyond_viewport: bool = ..., user_rejected: bool = ..., media_screenshot: _Optional[_Union[_codeium_common_pb2.Media, _Mapping]] = ..., screenshot_viewport: _Optional[_Union[_codeium_common_pb2.Viewport, _Mapping]] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., auto_run_decision: _Optional[_Union[AutoRunDecision, str]] = ..., screenshot: _Optional[_Union[_codeium_common_pb2.ImageData, _Mapping]] = ...) -> None: ...

class CortexStepClickBrowserPixel(_message.Message):
    __slots__ = ("page_id", "x", "y", "click_type", "user_rejected", "page_metadata", "screenshot_with_click_feedback", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    CLICK_TYPE_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOT_WITH_CLICK_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    x: int
    y: int
    click_type: _browser_pb2.ClickType
    user_rejected: bool
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    screenshot_with_click_feedback: _codeium_common_pb2.Media
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ..., click_type: _Optional[_Union[_browser_pb2.ClickType, str]] = ..., user_rejected: bool = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., screenshot_with_click_feedback: _Optional[_Union[_codeium_common_pb2.Media, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepCaptureBrowserConsoleLogs(_message.Message):
    __slots__ = ("page_id", "page_metadata", "console_logs")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    CONSOLE_LOGS_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    console_logs: _codeium_common_pb2.ConsoleLogScopeItem
    def __init__(self, page_id: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., console_logs: _Optional[_Union[_codeium_common_pb2.ConsoleLogScopeItem, _Mapping]] = ...) -> None: ...

class CortexStepCommandStatus(_message.Message):
    __slots__ = ("command_id", "output_character_count", "wait_duration_seconds", "status", "combined", "delta", "exit_code", "error", "waited_duration_seconds", "stdout", "stderr", "output_priority")
    COMMAND_ID_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_CHARACTER_COUNT_FIELD_NUMBER: _ClassVar[int]
    WAIT_DURATION_SECONDS_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    COMBINED_FIELD_NUMBER: _ClassVar[int]
    DELTA_FIELD_NUMBER: _ClassVar[int]
    EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
    ERROR_FIELD_NUMBER: _ClassVar[int]
    WAITED_DURATION_SECONDS_FIELD_NUMBER: _ClassVar[int]
    STDOUT_FIELD_NUMBER: _ClassVar[int]
    STDERR_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_PRIORITY_FIELD_NUMBER: _ClassVar[int]
    command_id: str
    output_character_count: int
    wait_duration_seconds: int
    status: CortexStepStatus
    combined: str
    delta: str
    exit_code: int
    error: CortexErrorDetails
    waited_duration_seconds: int
    stdout: str
    stderr: str
    output_priority: CommandOutputPriority
    def __init__(self, command_id: _Optional[str] = ..., output_character_count: _Optional[int] = ..., wait_duration_seconds: _Optional[int] = ..., status: _Optional[_Union[CortexStepStatus, str]] = ..., combined: _Optional[str] = ..., delta: _Optional[str] = ..., exit_code: _Optional[int] = ..., error: _Optional[_Union[CortexErrorDetails, _Mapping]] = ..., waited_duration_seconds: _Optional[int] = ..., stdout: _Optional[str] = ..., stderr: _Optional[str] = ..., output_priority: _Optional[_Union[CommandOutputPriority, str]] = ...) -> None: ...

class CortexMemory(_message.Message):
    __slots__ = ("memory_id", "title", "metadata", "source", "scope", "text_memory", "absolute_path", "discovered_in", "discovery_category", "num_truncated_bytes")
    MEMORY_ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    SCOPE_FIELD_NUMBER: _ClassVar[int]
    TEXT_MEMORY_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_PATH_FIELD_NUMBER: _ClassVar[int]
    DISCOVERED_IN_FIELD_NUMBER: _ClassVar[int]
    DISCOVERY_CATEGORY_FIELD_NUMBER: _ClassVar[int]
    NUM_TRUNCATED_BYTES_FIELD_NUMBER: _ClassVar[int]
    memory_id: str
    title: str
    metadata: CortexMemoryMetadata
    source: CortexMemorySource
    scope: CortexMemoryScope
    text_memory: CortexMemoryText
    absolute_path: str
    discovered_in: str
    discovery_category: DiscoveryCategory
    num_truncated_bytes: int
    def __init__(self, memory_id: _Optional[str] = ..., title: _Optional[str] = ..., metadata: _Optional[_Union[CortexMemoryMetadata, _Mapping]] = ..., source: _Optional[_Union[CortexMemorySource, str]] = ..., scope: _Optional[_Union[CortexMemoryScope, _Mapping]] = ..., text_memory: _Optional[_Union[CortexMemoryText, _Mapping]] = ..., absolute_path: _Optional[str] = ..., discovered_in: _Optional[str] = ..., discovery_category: _Optional[_Union[DiscoveryCategory, str]] = ..., num_truncated_bytes: _Optional[int] = ...) -> None: ...

class CortexMemoryMetadata(_message.Message):
    __slots__ = ("created_at", "last_modified", "last_accessed", "tags", "user_triggered")
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    LAST_MODIFIED_FIELD_NUMBER: _ClassVar[int]
    LAST_ACCESSED_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    USER_TRIGGERED_FIELD_NUMBER: _ClassVar[int]
    created_at: _timestamp_pb2.Timestamp
    last_modified: _timestamp_pb2.Timestamp
    last_accessed: _timestamp_pb2.Timestamp
    tags: _containers.RepeatedScalarFieldContainer[str]
    user_triggered: bool
    def __init__(self, created_at: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., last_modified: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., last_accessed: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., tags: _Optional[_Iterable[str]] = ..., user_triggered: bool = ...) -> None: ...

class CortexMemoryText(_message.Message):
    __slots__ = ("content",)
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    content: str
    def __init__(self, content: _Optional[str] = ...) -> None: ...

class CortexMemoryScope(_message.Message):
    __slots__ = ("global_scope", "local_scope", "all_scope", "project_scope")
    GLOBAL_SCOPE_FIELD_NUMBER: _ClassVar[int]
    LOCAL_SCOPE_FIELD_NUMBER: _ClassVar[int]
    ALL_SCOPE_FIELD_NUMBER: _ClassVar[int]
    PROJECT_SCOPE_FIELD_NUMBER: _ClassVar[int]
    global_scope: CortexMemoryGlobalScope
    local_scope: CortexMemoryLocalScope
    all_scope: CortexMemoryAllScope
    project_scope: CortexMemoryProjectScope
    def __init__(self, global_scope: _Optional[_Union[CortexMemoryGlobalScope, _Mapping]] = ..., local_scope: _Optional[_Union[CortexMemoryLocalScope, _Mapping]] = ..., all_scope: _Optional[_Union[CortexMemoryAllScope, _Mapping]] = ..., project_scope: _Optional[_Union[CortexMemoryProjectScope, _Mapping]] = ...) -> None: ...

class CortexMemoryGlobalScope(_message.Message):
    __slots__ = ("absolute_file_path",)
    ABSOLUTE_FILE_PATH_FIELD_NUMBER: _ClassVar[int]
    absolute_file_path: str
    def __init__(self, absolute_file_path: _Optional[str] = ...) -> None: ...

class CortexMemoryLocalScope(_message.Message):
    __slots__ = ("corpus_names", "base_dir_uris", "repo_base_dir_uri")
    CORPUS_NAMES_FIELD_NUMBER: _ClassVar[int]
    BASE_DIR_URIS_FIELD_NUMBER: _ClassVar[int]
    REPO_BASE_DIR_URI_FIELD_NUMBER: _ClassVar[int]
    corpus_names: _containers.RepeatedScalarFieldContainer[str]
    base_dir_uris: _containers.RepeatedScalarFieldContainer[str]
    repo_base_dir_uri: str
    def __init__(self, corpus_names: _Optional[_Iterable[str]] = ..., base_dir_uris: _Optional[_Iterable[str]] = ..., repo_base_dir_uri: _Optional[str] = ...) -> None: ...

class CortexMemoryAllScope(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CortexMemoryProjectScope(_message.Message):
    __slots__ = ("file_path", "absolute_file_path", "base_dir_uris", "corpus_names", "trigger", "description", "globs", "priority")
    FILE_PATH_FIELD_NUMBER: _ClassVar[int]
    ABSOLUTE_FILE_PATH_FIELD_NUMBER: _ClassVar[int]
    BASE_DIR_URIS_FIELD_NUMBER: _ClassVar[int]
    CORPUS_NAMES_FIELD_NUMBER: _ClassVar[int]
    TRIGGER_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    GLOBS_FIELD_NUMBER: _ClassVar[int]
    PRIORITY_FIELD_NUMBER: _ClassVar[int]
    file_path: str
    absolute_file_path: str
    base_dir_uris: _containers.RepeatedScalarFieldContainer[str]
    corpus_names: _containers.RepeatedScalarFieldContainer[str]
    trigger: CortexMemoryTrigger
    description: str
    globs: _containers.RepeatedScalarFieldContainer[str]
    priority: int
    def __init__(self, file_path: _Optional[str] = ..., absolute_file_path: _Optional[str] = ..., base_dir_uris: _Optional[_Iterable[str]] = ..., corpus_names: _Optional[_Iterable[str]] = ..., trigger: _Optional[_Union[CortexMemoryTrigger, str]] = ..., description: _Optional[str] = ..., globs: _Optional[_Iterable[str]] = ..., priority: _Optional[int] = ...) -> None: ...

class CortexStepMemory(_message.Message):
    __slots__ = ("memory_id", "memory", "prev_memory", "action")
    MEMORY_ID_FIELD_NUMBER: _ClassVar[int]
    MEMORY_FIELD_NUMBER: _ClassVar[int]
    PREV_MEMORY_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    memory_id: str
    memory: CortexMemory
    prev_memory: CortexMemory
    action: MemoryActionType
    def __init__(self, memory_id: _Optional[str] = ..., memory: _Optional[_Union[CortexMemory, _Mapping]] = ..., prev_memory: _Optional[_Union[CortexMemory, _Mapping]] = ..., action: _Optional[_Union[MemoryActionType, str]] = ...) -> None: ...

class CortexStepRetrieveMemory(_message.Message):
    __slots__ = ("run_subagent", "add_user_memories", "cascade_memory_summary", "user_memory_summary", "reason", "show_reason", "retrieved_memories", "blocking")
    RUN_SUBAGENT_FIELD_NUMBER: _ClassVar[int]
    ADD_USER_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    CASCADE_MEMORY_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    USER_MEMORY_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SHOW_REASON_FIELD_NUMBER: _ClassVar[int]
    RETRIEVED_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    BLOCKING_FIELD_NUMBER: _ClassVar[int]
    run_subagent: bool
    add_user_memories: bool
    cascade_memory_summary: str
    user_memory_summary: str
    reason: str
    show_reason: bool
    retrieved_memories: _containers.RepeatedCompositeFieldContainer[CortexMemory]
    blocking: bool
    def __init__(self, run_subagent: bool = ..., add_user_memories: bool = ..., cascade_memory_summary: _Optional[str] = ..., user_memory_summary: _Optional[str] = ..., reason: _Optional[str] = ..., show_reason: bool = ..., retrieved_memories: _Optional[_Iterable[_Union[CortexMemory, _Mapping]]] = ..., blocking: bool = ...) -> None: ...

class CortexStepPostPrReview(_message.Message):
    __slots__ = ("body", "commit_id", "path", "side", "start_line", "end_line", "category")
    BODY_FIELD_NUMBER: _ClassVar[int]
    COMMIT_ID_FIELD_NUMBER: _ClassVar[int]
    PATH_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    START_LINE_FIELD_NUMBER: _ClassVar[int]
    END_LINE_FIELD_NUMBER: _ClassVar[int]
    CATEGORY_FIELD_NUMBER: _ClassVar[int]
    body: str
    commit_id: str
    path: str
    side: str
    start_line: int
    end_line: int
    category: str
    def __init__(self, body: _Optional[str] = ..., commit_id: _Optional[str] = ..., path: _Optional[str] = ..., side: _Optional[str] = ..., start_line: _Optional[int] = ..., end_line: _Optional[int] = ..., category: _Optional[str] = ...) -> None: ...

class McpVariable(_message.Message):
    __slots__ = ("name", "title", "description", "link")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    LINK_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    description: str
    link: str
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., description: _Optional[str] = ..., link: _Optional[str] = ...) -> None: ...

class McpServerSpec(_message.Message):
    __slots__ = ("server_name", "command", "args", "env", "server_url", "disabled", "disabled_tools", "enabled_tools", "headers", "cwd", "server_index", "skip_tool_name_prefix", "skip_tool_description_prefix", "tool_config", "oauth", "auth_provider_type", "plugin_name", "timeout_seconds", "strict_argument_validation", "omit_from_system_prompt", "force_all_tools_eager", "disable_standalone_sse", "variables", "plugin_root", "plugin_data_dir", "config_path", "is_global", "plugin_version", "original_server_name", "plugin_auth_provider")
    class EnvEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class HeadersEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class ToolConfigEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: McpServerToolConfig
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[McpServerToolConfig, _Mapping]] = ...) -> None: ...
    SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    ENV_FIELD_NUMBER: _ClassVar[int]
    SERVER_URL_FIELD_NUMBER: _ClassVar[int]
    DISABLED_FIELD_NUMBER: _ClassVar[int]
    DISABLED_TOOLS_FIELD_NUMBER: _ClassVar[int]
    ENABLED_TOOLS_FIELD_NUMBER: _ClassVar[int]
    HEADERS_FIELD_NUMBER: _ClassVar[int]
    CWD_FIELD_NUMBER: _ClassVar[int]
    SERVER_INDEX_FIELD_NUMBER: _ClassVar[int]
    SKIP_TOOL_NAME_PREFIX_FIELD_NUMBER: _ClassVar[int]
    SKIP_TOOL_DESCRIPTION_PREFIX_FIELD_NUMBER: _ClassVar[int]
    TOOL_CONFIG_FIELD_NUMBER: _ClassVar[int]
    OAUTH_FIELD_NUMBER: _ClassVar[int]
    AUTH_PROVIDER_TYPE_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_NAME_FIELD_NUMBER: _ClassVar[int]
    TIMEOUT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    STRICT_ARGUMENT_VALIDATION_FIELD_NUMBER: _ClassVar[int]
    OMIT_FROM_SYSTEM_PROMPT_FIELD_NUMBER: _ClassVar[int]
    FORCE_ALL_TOOLS_EAGER_FIELD_NUMBER: _ClassVar[int]
    DISABLE_STANDALONE_SSE_FIELD_NUMBER: _ClassVar[int]
    VARIABLES_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_ROOT_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_DATA_DIR_FIELD_NUMBER: _ClassVar[int]
    CONFIG_PATH_FIELD_NUMBER: _ClassVar[int]
    IS_GLOBAL_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_VERSION_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    PLUGIN_AUTH_PROVIDER_FIELD_NUMBER: _ClassVar[int]
    server_name: str
    command: str
    args: _containers.RepeatedScalarFieldContainer[str]
    env: _containers.ScalarMap[str, str]
    server_url: str
    disabled: bool
    disabled_tools: _containers.RepeatedScalarFieldContainer[str]
    enabled_tools: _containers.RepeatedScalarFieldContainer[str]
    headers: _containers.ScalarMap[str, str]
    cwd: str
    server_index: int
    skip_tool_name_prefix: bool
    skip_tool_description_prefix: bool
    tool_config: _containers.MessageMap[str, McpServerToolConfig]
    oauth: McpOAuthConfig
    auth_provider_type: McpAuthProviderType
    plugin_name: str
    timeout_seconds: int
    strict_argument_validation: bool
    omit_from_system_prompt: bool
    force_all_tools_eager: bool
    disable_standalone_sse: bool
    variables: _containers.RepeatedCompositeFieldContainer[McpVariable]
    plugin_root: str
    plugin_data_dir: str
    config_path: str
    is_global: bool
    plugin_version: str
    original_server_name: str
    plugin_auth_provider: str
    def __init__(self, server_name: _Optional[str] = ..., command: _Optional[str] = ..., args: _Optional[_Iterable[str]] = ..., env: _Optional[_Mapping[str, str]] = ..., server_url: _Optional[str] = ..., disabled: bool = ..., disabled_tools: _Optional[_Iterable[str]] = ..., enabled_tools: _Optional[_Iterable[str]] = ..., headers: _Optional[_Mapping[str, str]] = ..., cwd: _Optional[str] = ..., server_index: _Optional[int] = ..., skip_tool_name_prefix: bool = ..., skip_tool_description_prefix: bool = ..., tool_config: _Optional[_Mapping[str, McpServerToolConfig]] = ..., oauth: _Optional[_Union[McpOAuthConfig, _Mapping]] = ..., auth_provider_type: _Optional[_Union[McpAuthProviderType, str]] = ..., plugin_name: _Optional[str] = ..., timeout_seconds: _Optional[int] = ..., strict_argument_validation: bool = ..., omit_from_system_prompt: bool = ..., force_all_tools_eager: bool = ..., disable_standalone_sse: bool = ..., variables: _Optional[_Iterable[_Union[McpVariable, _Mapping]]] = ..., plugin_root: _Optional[str] = ..., plugin_data_dir: _Optional[str] = ..., config_path: _Optional[str] = ..., is_global: bool = ..., plugin_version: _Optional[str] = ..., original_server_name: _Optional[str] = ..., plugin_auth_provider: _Optional[str] = ...) -> None: ...

class McpTaskOptions(_message.Message):
    __slots__ = ("suppress_completion_notification", "display_name", "description")
    SUPPRESS_COMPLETION_NOTIFICATION_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    suppress_completion_notification: bool
    display_name: str
    description: str
    def __init__(self, suppress_completion_notification: bool = ..., display_name: _Optional[str] = ..., description: _Optional[str] = ...) -> None: ...

class McpServerToolConfig(_message.Message):
    __slots__ = ("background", "eager", "task_options")
    BACKGROUND_FIELD_NUMBER: _ClassVar[int]
    EAGER_FIELD_NUMBER: _ClassVar[int]
    TASK_OPTIONS_FIELD_NUMBER: _ClassVar[int]
    background: McpToolBackgroundMode
    eager: bool
    task_options: McpTaskOptions
    def __init__(self, background: _Optional[_Union[McpToolBackgroundMode, str]] = ..., eager: bool = ..., task_options: _Optional[_Union[McpTaskOptions, _Mapping]] = ...) -> None: ...

class McpAppEntrypoint(_message.Message):
    __slots__ = ("type",)
    TYPE_FIELD_NUMBER: _ClassVar[int]
    type: McpAppEntrypointType
    def __init__(self, type: _Optional[_Union[McpAppEntrypointType, str]] = ...) -> None: ...

class McpOAuthConfig(_message.Message):
    __slots__ = ("client_id", "client_secret")
    CLIENT_ID_FIELD_NUMBER: _ClassVar[int]
    CLIENT_SECRET_FIELD_NUMBER: _ClassVar[int]
    client_id: str
    client_secret: str
    def __init__(self, client_id: _Optional[str] = ..., client_secret: _Optional[str] = ...) -> None: ...

class McpServerInfo(_message.Message):
    __slots__ = ("name", "version")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    name: str
    version: str
    def __init__(self, name: _Optional[str] = ..., version: _Optional[str] = ...) -> None: ...

class StepRenderInfo(_message.Message):
    __slots__ = ("title", "title_prefix", "markdown", "hidden", "show_on_error", "icon", "aggregation_key", "progress", "title_parts", "content_blocks")
    class StepProgress(_message.Message):
        __slots__ = ("progress", "progress_total", "progress_message")
        PROGRESS_FIELD_NUMBER: _ClassVar[int]
        PROGRESS_TOTAL_FIELD_NUMBER: _ClassVar[int]
        PROGRESS_MESSAGE_FIELD_NUMBER: _ClassVar[int]
        progress: float
        progress_total: float
        progress_message: str
        def __init__(self, progress: _Optional[float] = ..., progress_total: _Optional[float] = ..., progress_message: _Optional[str] = ...) -> None: ...
    class FileRef(_message.Message):
        __slots__ = ("uri", "start_line", "end_line")
        URI_FIELD_NUMBER: _ClassVar[int]
        START_LINE_FIELD_NUMBER: _ClassVar[int]
        END_LINE_FIELD_NUMBER: _ClassVar[int]
        uri: str
        start_line: int
        end_line: int
        def __init__(self, uri: _Optional[str] = ..., start_line: _Optional[int] = ..., end_line: _Optional[int] = ...) -> None: ...
    class FileDiffRef(_message.Message):
        __slots__ = ("uri", "diff_stats")
        URI_FIELD_NUMBER: _ClassVar[int]
        DIFF_STATS_FIELD_NUMBER: _ClassVar[int]
        uri: str
        diff_stats: DiffStats
        def __init__(self, uri: _Optional[str] = ..., diff_stats: _Optional[_Union[DiffStats, _Mapping]] = ...) -> None: ...
    class TitlePart(_message.Message):
        __slots__ = ("text", "file", "badge", "file_diff", "agent")
        TEXT_FIELD_NUMBER: _ClassVar[int]
        FILE_FIELD_NUMBER: _ClassVar[int]
        BADGE_FIELD_NUMBER: _ClassVar[int]
        FILE_DIFF_FIELD_NUMBER: _ClassVar[int]
        AGENT_FIELD_NUMBER: _ClassVar[int]
        text: str
        file: StepRenderInfo.FileRef
        badge: StepRenderInfo.Badge
        file_diff: StepRenderInfo.FileDiffRef
        agent: StepRenderInfo.AgentRef
        def __init__(self, text: _Optional[str] = ..., file: _Optional[_Union[StepRenderInfo.FileRef, _Mapping]] = ..., badge: _Optional[_Union[StepRenderInfo.Badge, _Mapping]] = ..., file_diff: _Optional[_Union[StepRenderInfo.FileDiffRef, _Mapping]] = ..., agent: _Optional[_Union[StepRenderInfo.AgentRef, _Mapping]] = ...) -> None: ...
    class MediaRef(_message.Message):
        __slots__ = ("uri", "mime_type", "alt")
        URI_FIELD_NUMBER: _ClassVar[int]
        MIME_TYPE_FIELD_NUMBER: _ClassVar[int]
        ALT_FIELD_NUMBER: _ClassVar[int]
        uri: str
        mime_type: str
        alt: str
        def __init__(self, uri: _Optional[str] = ..., mime_type: _Optional[str] = ..., alt: _Optional[str] = ...) -> None: ...
    class TerminalBlock(_message.Message):
        __slots__ = ("command", "cwd", "exit_code", "output", "num_lines_above")
        COMMAND_FIELD_NUMBER: _ClassVar[int]
        CWD_FIELD_NUMBER: _ClassVar[int]
        EXIT_CODE_FIELD_NUMBER: _ClassVar[int]
        OUTPUT_FIELD_NUMBER: _ClassVar[int]
        NUM_LINES_ABOVE_FIELD_NUMBER: _ClassVar[int]
        command: str
        cwd: str
        exit_code: int
        output: str
        num_lines_above: int
        def __init__(self, command: _Optional[str] = ..., cwd: _Optional[str] = ..., exit_code: _Optional[int] = ..., output: _Optional[str] = ..., num_lines_above: _Optional[int] = ...) -> None: ...
    class AgentRef(_message.Message):
        __slots__ = ("conversation_id", "title", "subtitle")
        CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
        TITLE_FIELD_NUMBER: _ClassVar[int]
        SUBTITLE_FIELD_NUMBER: _ClassVar[int]
        conversation_id: str
        title: str
        subtitle: str
        def __init__(self, conversation_id: _Optional[str] = ..., title: _Optional[str] = ..., subtitle: _Optional[str] = ...) -> None: ...
    class StepBlock(_message.Message):
        __slots__ = ("render_info", "status")
        RENDER_INFO_FIELD_NUMBER: _ClassVar[int]
        STATUS_FIELD_NUMBER: _ClassVar[int]
        render_info: StepRenderInfo
        status: CortexStepStatus
        def __init__(self, render_info: _Optional[_Union[StepRenderInfo, _Mapping]] = ..., status: _Optional[_Union[CortexStepStatus, str]] = ...) -> None: ...
    class ContentBlock(_message.Message):
        __slots__ = ("markdown", "media", "terminal", "agent", "step")
        MARKDOWN_FIELD_NUMBER: _ClassVar[int]
        MEDIA_FIELD_NUMBER: _ClassVar[int]
        TERMINAL_FIELD_NUMBER: _ClassVar[int]
        AGENT_FIELD_NUMBER: _ClassVar[int]
        STEP_FIELD_NUMBER: _ClassVar[int]
        markdown: str
        media: StepRenderInfo.MediaRef
        terminal: StepRenderInfo.TerminalBlock
        agent: StepRenderInfo.AgentRef
        step: StepRenderInfo.StepBlock
        def __init__(self, markdown: _Optional[str] = ..., media: _Optional[_Union[StepRenderInfo.MediaRef, _Mapping]] = ..., terminal: _Optional[_Union[StepRenderInfo.TerminalBlock, _Mapping]] = ..., agent: _Optional[_Union[StepRenderInfo.AgentRef, _Mapping]] = ..., step: _Optional[_Union[StepRenderInfo.StepBlock, _Mapping]] = ...) -> None: ...
    class Badge(_message.Message):
        __slots__ = ("icon", "label", "tooltip")
        ICON_FIELD_NUMBER: _ClassVar[int]
        LABEL_FIELD_NUMBER: _ClassVar[int]
        TOOLTIP_FIELD_NUMBER: _ClassVar[int]
        icon: str
        label: str
        tooltip: str
        def __init__(self, icon: _Optional[str] = ..., label: _Optional[str] = ..., tooltip: _Optional[str] = ...) -> None: ...
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TITLE_PREFIX_FIELD_NUMBER: _ClassVar[int]
    MARKDOWN_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    SHOW_ON_ERROR_FIELD_NUMBER: _ClassVar[int]
    ICON_FIELD_NUMBER: _ClassVar[int]
    AGGREGATION_KEY_FIELD_NUMBER: _ClassVar[int]
    PROGRESS_FIELD_NUMBER: _ClassVar[int]
    TITLE_PARTS_FIELD_NUMBER: _ClassVar[int]
    CONTENT_BLOCKS_FIELD_NUMBER: _ClassVar[int]
    title: str
    title_prefix: str
    markdown: str
    hidden: bool
    show_on_error: bool
    icon: str
    aggregation_key: str
    progress: StepRenderInfo.StepProgress
    title_parts: _containers.RepeatedCompositeFieldContainer[StepRenderInfo.TitlePart]
    content_blocks: _containers.RepeatedCompositeFieldContainer[StepRenderInfo.ContentBlock]
    def __init__(self, title: _Optional[str] = ..., title_prefix: _Optional[str] = ..., markdown: _Optional[str] = ..., hidden: bool = ..., show_on_error: bool = ..., icon: _Optional[str] = ..., aggregation_key: _Optional[str] = ..., progress: _Optional[_Union[StepRenderInfo.StepProgress, _Mapping]] = ..., title_parts: _Optional[_Iterable[_Union[StepRenderInfo.TitlePart, _Mapping]]] = ..., content_blocks: _Optional[_Iterable[_Union[StepRenderInfo.ContentBlock, _Mapping]]] = ...) -> None: ...

class CortexStepMcpTool(_message.Message):
    __slots__ = ("server_name", "tool_call", "server_info", "result_string", "result_uri", "images", "media", "user_rejected", "render_info", "progress_message", "progress", "progress_total", "metadata", "app_view")
    class MetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_FIELD_NUMBER: _ClassVar[int]
    SERVER_INFO_FIELD_NUMBER: _ClassVar[int]
    RESULT_STRING_FIELD_NUMBER: _ClassVar[int]
    RESULT_URI_FIELD_NUMBER: _ClassVar[int]
    IMAGES_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    RENDER_INFO_FIELD_NUMBER: _ClassVar[int]
    PROGRESS_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    PROGRESS_FIELD_NUMBER: _ClassVar[int]
    PROGRESS_TOTAL_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    APP_VIEW_FIELD_NUMBER: _ClassVar[int]
    server_name: str
    tool_call: _codeium_common_pb2.ChatToolCall
    server_info: McpServerInfo
    result_string: str
    result_uri: str
    images: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ImageData]
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    user_rejected: bool
    render_info: StepRenderInfo
    progress_message: str
    progress: float
    progress_total: float
    metadata: _containers.ScalarMap[str, str]
    app_view: McpAppView
    def __init__(self, server_name: _Optional[str] = ..., tool_call: _Optional[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]] = ..., server_info: _Optional[_Union[McpServerInfo, _Mapping]] = ..., result_string: _Optional[str] = ..., result_uri: _Optional[str] = ..., images: _Optional[_Iterable[_Union[_codeium_common_pb2.ImageData, _Mapping]]] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., user_rejected: bool = ..., render_info: _Optional[_Union[StepRenderInfo, _Mapping]] = ..., progress_message: _Optional[str] = ..., progress: _Optional[float] = ..., progress_total: _Optional[float] = ..., metadata: _Optional[_Mapping[str, str]] = ..., app_view: _Optional[_Union[McpAppView, _Mapping]] = ...) -> None: ...

class McpAppView(_message.Message):
    __slots__ = ("resource_uri", "call_tool_result_json", "entrypoints")
    RESOURCE_URI_FIELD_NUMBER: _ClassVar[int]
    CALL_TOOL_RESULT_JSON_FIELD_NUMBER: _ClassVar[int]
    ENTRYPOINTS_FIELD_NUMBER: _ClassVar[int]
    resource_uri: str
    call_tool_result_json: str
    entrypoints: _containers.RepeatedCompositeFieldContainer[McpAppEntrypoint]
    def __init__(self, resource_uri: _Optional[str] = ..., call_tool_result_json: _Optional[str] = ..., entrypoints: _Optional[_Iterable[_Union[McpAppEntrypoint, _Mapping]]] = ...) -> None: ...

class McpResource(_message.Message):
    __slots__ = ("uri", "name", "description", "mime_type")
    URI_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    MIME_TYPE_FIELD_NUMBER: _ClassVar[int]
    uri: str
    name: str
    description: str
    mime_type: str
    def __init__(self, uri: _Optional[str] = ..., name: _Optional[str] = ..., description: _Optional[str] = ..., mime_type: _Optional[str] = ...) -> None: ...

class CortexStepListResources(_message.Message):
    __slots__ = ("server_name", "cursor", "resources", "next_cursor")
    SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    CURSOR_FIELD_NUMBER: _ClassVar[int]
    RESOURCES_FIELD_NUMBER: _ClassVar[int]
    NEXT_CURSOR_FIELD_NUMBER: _ClassVar[int]
    server_name: str
    cursor: str
    resources: _containers.RepeatedCompositeFieldContainer[McpResource]
    next_cursor: str
    def __init__(self, server_name: _Optional[str] = ..., cursor: _Optional[str] = ..., resources: _Optional[_Iterable[_Union[McpResource, _Mapping]]] = ..., next_cursor: _Optional[str] = ...) -> None: ...

class CortexStepReadResource(_message.Message):
    __slots__ = ("server_name", "uri", "contents", "skipped_non_image_binary_content")
    SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    URI_FIELD_NUMBER: _ClassVar[int]
    CONTENTS_FIELD_NUMBER: _ClassVar[int]
    SKIPPED_NON_IMAGE_BINARY_CONTENT_FIELD_NUMBER: _ClassVar[int]
    server_name: str
    uri: str
    contents: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.McpResourceContent]
    skipped_non_image_binary_content: bool
    def __init__(self, server_name: _Optional[str] = ..., uri: _Optional[str] = ..., contents: _Optional[_Iterable[_Union[_codeium_common_pb2.McpResourceContent, _Mapping]]] = ..., skipped_non_image_binary_content: bool = ...) -> None: ...

class CortexStepManagerFeedback(_message.Message):
    __slots__ = ("status", "feedback")
    STATUS_FIELD_NUMBER: _ClassVar[int]
    FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    status: CortexStepManagerFeedbackStatus
    feedback: str
    def __init__(self, status: _Optional[_Union[CortexStepManagerFeedbackStatus, str]] = ..., feedback: _Optional[str] = ...) -> None: ...

class CortexStepToolCallProposal(_message.Message):
    __slots__ = ("tool_call",)
    TOOL_CALL_FIELD_NUMBER: _ClassVar[int]
    tool_call: _codeium_common_pb2.ChatToolCall
    def __init__(self, tool_call: _Optional[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]] = ...) -> None: ...

class CortexStepToolCallChoice(_message.Message):
    __slots__ = ("proposal_tool_calls", "choice", "reason")
    PROPOSAL_TOOL_CALLS_FIELD_NUMBER: _ClassVar[int]
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    proposal_tool_calls: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ChatToolCall]
    choice: int
    reason: str
    def __init__(self, proposal_tool_calls: _Optional[_Iterable[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]]] = ..., choice: _Optional[int] = ..., reason: _Optional[str] = ...) -> None: ...

class CortexStepTrajectoryChoice(_message.Message):
    __slots__ = ("proposal_trajectory_ids", "choice", "reason")
    PROPOSAL_TRAJECTORY_IDS_FIELD_NUMBER: _ClassVar[int]
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    proposal_trajectory_ids: _containers.RepeatedScalarFieldContainer[str]
    choice: int
    reason: str
    def __init__(self, proposal_trajectory_ids: _Optional[_Iterable[str]] = ..., choice: _Optional[int] = ..., reason: _Optional[str] = ...) -> None: ...

class CortexStepViewFileOutline(_message.Message):
    __slots__ = ("absolute_path_uri", "cci_offset", "ccis", "outline_items", "num_items_scanned", "total_cci_count", "num_lines", "num_bytes", "contents", "content_lines_truncated", "triggered_memories", "raw_content", "file_permission_request")
    ABSOLUTE_PATH_URI_FIELD_NUMBER: _ClassVar[int]
    CCI_OFFSET_FIELD_NUMBER: _ClassVar[int]
    CCIS_FIELD_NUMBER: _ClassVar[int]
    OUTLINE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    NUM_ITEMS_SCANNED_FIELD_NUMBER: _ClassVar[int]
    TOTAL_CCI_COUNT_FIELD_NUMBER: _ClassVar[int]
    NUM_LINES_FIELD_NUMBER: _ClassVar[int]
    NUM_BYTES_FIELD_NUMBER: _ClassVar[int]
    CONTENTS_FIELD_NUMBER: _ClassVar[int]
    CONTENT_LINES_TRUNCATED_FIELD_NUMBER: _ClassVar[int]
    TRIGGERED_MEMORIES_FIELD_NUMBER: _ClassVar[int]
    RAW_CONTENT_FIELD_NUMBER: _ClassVar[int]
    FILE_PERMISSION_REQUEST_FIELD_NUMBER: _ClassVar[int]
    absolute_path_uri: str
    cci_offset: int
    ccis: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.CodeContextItem]
    outline_items: _containers.RepeatedScalarFieldContainer[str]
    num_items_scanned: int
    total_cci_count: int
    num_lines: int
    num_bytes: int
    contents: str
    content_lines_truncated: int
    triggered_memories: str
    raw_content: str
    file_permission_request: FilePermissionInteractionSpec
    def __init__(self, absolute_path_uri: _Optional[str] = ..., cci_offset: _Optional[int] = ..., ccis: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]]] = ..., outline_items: _Optional[_Iterable[str]] = ..., num_items_scanned: _Optional[int] = ..., total_cci_count: _Optional[int] = ..., num_lines: _Optional[int] = ..., num_bytes: _Optional[int] = ..., contents: _Optional[str] = ..., content_lines_truncated: _Optional[int] = ..., triggered_memories: _Optional[str] = ..., raw_content: _Optional[str] = ..., file_permission_request: _Optional[_Union[FilePermissionInteractionSpec, _Mapping]] = ...) -> None: ...

class EphemeralMessagesConfig(_message.Message):
    __slots__ = ("enabled", "persistence_level", "browser_ephemeral_options", "exclude_unleash_browser_ephemeral_options", "disabled_heuristics", "use_allowlist", "enabled_heuristics", "static_messages", "num_steps", "heuristic_prompts")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    PERSISTENCE_LEVEL_FIELD_NUMBER: _ClassVar[int]
    BROWSER_EPHEMERAL_OPTIONS_FIELD_NUMBER: _ClassVar[int]
    EXCLUDE_UNLEASH_BROWSER_EPHEMERAL_OPTIONS_FIELD_NUMBER: _ClassVar[int]
    DISABLED_HEURISTICS_FIELD_NUMBER: _ClassVar[int]
    USE_ALLOWLIST_FIELD_NUMBER: _ClassVar[int]
    ENABLED_HEURISTICS_FIELD_NUMBER: _ClassVar[int]
    STATIC_MESSAGES_FIELD_NUMBER: _ClassVar[int]
    NUM_STEPS_FIELD_NUMBER: _ClassVar[int]
    HEURISTIC_PROMPTS_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    persistence_level: EphemeralMessagePersistenceLevel
    browser_ephemeral_options: _containers.RepeatedScalarFieldContainer[BrowserEphemeralOption]
    exclude_unleash_browser_ephemeral_options: bool
    disabled_heuristics: _containers.RepeatedScalarFieldContainer[str]
    use_allowlist: bool
    enabled_heuristics: _containers.RepeatedScalarFieldContainer[str]
    static_messages: _containers.RepeatedScalarFieldContainer[str]
    num_steps: int
    heuristic_prompts: _containers.RepeatedCompositeFieldContainer[HeuristicPrompt]
    def __init__(self, enabled: bool = ..., persistence_level: _Optional[_Union[EphemeralMessagePersistenceLevel, str]] = ..., browser_ephemeral_options: _Optional[_Iterable[_Union[BrowserEphemeralOption, str]]] = ..., exclude_unleash_browser_ephemeral_options: bool = ..., disabled_heuristics: _Optional[_Iterable[str]] = ..., use_allowlist: bool = ..., enabled_heuristics: _Optional[_Iterable[str]] = ..., static_messages: _Optional[_Iterable[str]] = ..., num_steps: _Optional[int] = ..., heuristic_prompts: _Optional[_Iterable[_Union[HeuristicPrompt, _Mapping]]] = ...) -> None: ...

class HeuristicPrompt(_message.Message):
    __slots__ = ("heuristic", "prompt")
    HEURISTIC_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    heuristic: str
    prompt: str
    def __init__(self, heuristic: _Optional[str] = ..., prompt: _Optional[str] = ...) -> None: ...

class CortexStepFindAllReferences(_message.Message):
    __slots__ = ("absolute_uri", "symbol", "line", "occurrence_index", "references")
    ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    SYMBOL_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    OCCURRENCE_INDEX_FIELD_NUMBER: _ClassVar[int]
    REFERENCES_FIELD_NUMBER: _ClassVar[int]
    absolute_uri: str
    symbol: str
    line: int
    occurrence_index: int
    references: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.LspReference]
    def __init__(self, absolute_uri: _Optional[str] = ..., symbol: _Optional[str] = ..., line: _Optional[int] = ..., occurrence_index: _Optional[int] = ..., references: _Optional[_Iterable[_Union[_codeium_common_pb2.LspReference, _Mapping]]] = ...) -> None: ...

class CortexStepRunExtensionCode(_message.Message):
    __slots__ = ("code", "language", "model_wants_auto_run", "user_facing_explanation", "output", "user_rejected", "auto_run_decision")
    CODE_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    MODEL_WANTS_AUTO_RUN_FIELD_NUMBER: _ClassVar[int]
    USER_FACING_EXPLANATION_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    AUTO_RUN_DECISION_FIELD_NUMBER: _ClassVar[int]
    code: str
    language: str
    model_wants_auto_run: bool
    user_facing_explanation: str
    output: str
    user_rejected: bool
    auto_run_decision: RunExtensionCodeAutoRunDecision
    def __init__(self, code: _Optional[str] = ..., language: _Optional[str] = ..., model_wants_auto_run: bool = ..., user_facing_explanation: _Optional[str] = ..., output: _Optional[str] = ..., user_rejected: bool = ..., auto_run_decision: _Optional[_Union[RunExtensionCodeAutoRunDecision, str]] = ...) -> None: ...

class CortexStepProposalFeedback(_message.Message):
    __slots__ = ("acknowledgement_type", "target_step_index", "replacement_chunk")
    ACKNOWLEDGEMENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    TARGET_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    REPLACEMENT_CHUNK_FIELD_NUMBER: _ClassVar[int]
    acknowledgement_type: AcknowledgementType
    target_step_index: int
    replacement_chunk: ReplacementChunk
    def __init__(self, acknowledgement_type: _Optional[_Union[AcknowledgementType, str]] = ..., target_step_index: _Optional[int] = ..., replacement_chunk: _Optional[_Union[ReplacementChunk, _Mapping]] = ...) -> None: ...

class TrajectoryDescription(_message.Message):
    __slots__ = ("cascade_conversation_title", "mainline_branch_name")
    CASCADE_CONVERSATION_TITLE_FIELD_NUMBER: _ClassVar[int]
    MAINLINE_BRANCH_NAME_FIELD_NUMBER: _ClassVar[int]
    cascade_conversation_title: str
    mainline_branch_name: str
    def __init__(self, cascade_conversation_title: _Optional[str] = ..., mainline_branch_name: _Optional[str] = ...) -> None: ...

class CortexStepTrajectorySearch(_message.Message):
    __slots__ = ("id", "query", "id_type", "chunks", "trajectory_description", "total_chunks")
    ID_FIELD_NUMBER: _ClassVar[int]
    QUERY_FIELD_NUMBER: _ClassVar[int]
    ID_TYPE_FIELD_NUMBER: _ClassVar[int]
    CHUNKS_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    TOTAL_CHUNKS_FIELD_NUMBER: _ClassVar[int]
    id: str
    query: str
    id_type: TrajectorySearchIdType
    chunks: _containers.RepeatedCompositeFieldContainer[_context_module_pb2.CciWithSubrangeWithRetrievalMetadata]
    trajectory_description: TrajectoryDescription
    total_chunks: int
    def __init__(self, id: _Optional[str] = ..., query: _Optional[str] = ..., id_type: _Optional[_Union[TrajectorySearchIdType, str]] = ..., chunks: _Optional[_Iterable[_Union[_context_module_pb2.CciWithSubrangeWithRetrievalMetadata, _Mapping]]] = ..., trajectory_description: _Optional[_Union[TrajectoryDescription, _Mapping]] = ..., total_chunks: _Optional[int] = ...) -> None: ...

class CortexStepReadTerminal(_message.Message):
    __slots__ = ("process_id", "name", "contents")
    PROCESS_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CONTENTS_FIELD_NUMBER: _ClassVar[int]
    process_id: str
    name: str
    contents: str
    def __init__(self, process_id: _Optional[str] = ..., name: _Optional[str] = ..., contents: _Optional[str] = ...) -> None: ...

class CodeSearchMatch(_message.Message):
    __slots__ = ("snippet", "line_number")
    SNIPPET_FIELD_NUMBER: _ClassVar[int]
    LINE_NUMBER_FIELD_NUMBER: _ClassVar[int]
    snippet: str
    line_number: int
    def __init__(self, snippet: _Optional[str] = ..., line_number: _Optional[int] = ...) -> None: ...

class CodeSearchResults(_message.Message):
    __slots__ = ("path", "matches", "changelist", "depot_path", "total_matches_in_file")
    PATH_FIELD_NUMBER: _ClassVar[int]
    MATCHES_FIELD_NUMBER: _ClassVar[int]
    CHANGELIST_FIELD_NUMBER: _ClassVar[int]
    DEPOT_PATH_FIELD_NUMBER: _ClassVar[int]
    TOTAL_MATCHES_IN_FILE_FIELD_NUMBER: _ClassVar[int]
    path: str
    matches: _containers.RepeatedCompositeFieldContainer[CodeSearchMatch]
    changelist: str
    depot_path: str
    total_matches_in_file: int
    def __init__(self, path: _Optional[str] = ..., matches: _Optional[_Iterable[_Union[CodeSearchMatch, _Mapping]]] = ..., changelist: _Optional[str] = ..., depot_path: _Optional[str] = ..., total_matches_in_file: _Optional[int] = ...) -> None: ...

class QueryCorrectionSuggestion(_message.Message):
    __slots__ = ("context", "reason", "suggestion")
    CONTEXT_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SUGGESTION_FIELD_NUMBER: _ClassVar[int]
    context: str
    reason: str
    suggestion: str
    def __init__(self, context: _Optional[str] = ..., reason: _Optional[str] = ..., suggestion: _Optional[str] = ...) -> None: ...

class CortexStepCodeSearch(_message.Message):
    __slots__ = ("query", "only_paths", "allow_dirs", "max_num_results", "max_matches_per_file", "max_tokens", "results", "query_correction_suggestions", "estimated_total_results")
    QUERY_FIELD_NUMBER: _ClassVar[int]
    ONLY_PATHS_FIELD_NUMBER: _ClassVar[int]
    ALLOW_DIRS_FIELD_NUMBER: _ClassVar[int]
    MAX_NUM_RESULTS_FIELD_NUMBER: _ClassVar[int]
    MAX_MATCHES_PER_FILE_FIELD_NUMBER: _ClassVar[int]
    MAX_TOKENS_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    QUERY_CORRECTION_SUGGESTIONS_FIELD_NUMBER: _ClassVar[int]
    ESTIMATED_TOTAL_RESULTS_FIELD_NUMBER: _ClassVar[int]
    query: str
    only_paths: bool
    allow_dirs: bool
    max_num_results: int
    max_matches_per_file: int
    max_tokens: int
    results: _containers.RepeatedCompositeFieldContainer[CodeSearchResults]
    query_correction_suggestions: _containers.RepeatedCompositeFieldContainer[QueryCorrectionSuggestion]
    estimated_total_results: int
    def __init__(self, query: _Optional[str] = ..., only_paths: bool = ..., allow_dirs: bool = ..., max_num_results: _Optional[int] = ..., max_matches_per_file: _Optional[int] = ..., max_tokens: _Optional[int] = ..., results: _Optional[_Iterable[_Union[CodeSearchResults, _Mapping]]] = ..., query_correction_suggestions: _Optional[_Iterable[_Union[QueryCorrectionSuggestion, _Mapping]]] = ..., estimated_total_results: _Optional[int] = ...) -> None: ...

class CortexStepBrowserInput(_message.Message):
    __slots__ = ("page_id", "index", "text", "press_enter", "clear_text", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    PRESS_ENTER_FIELD_NUMBER: _ClassVar[int]
    CLEAR_TEXT_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    index: int
    text: str
    press_enter: bool
    clear_text: bool
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., index: _Optional[int] = ..., text: _Optional[str] = ..., press_enter: bool = ..., clear_text: bool = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserMoveMouse(_message.Message):
    __slots__ = ("page_id", "x", "y", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    x: int
    y: int
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserSelectOption(_message.Message):
    __slots__ = ("page_id", "index", "value", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    index: int
    value: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., index: _Optional[int] = ..., value: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserScroll(_message.Message):
    __slots__ = ("page_id", "direction", "scroll_to_end", "scroll_by_element_index", "element_index", "pixels_scrolled_x", "pixels_scrolled_y", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    SCROLL_TO_END_FIELD_NUMBER: _ClassVar[int]
    SCROLL_BY_ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    PIXELS_SCROLLED_X_FIELD_NUMBER: _ClassVar[int]
    PIXELS_SCROLLED_Y_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    direction: _browser_pb2.ScrollDirection
    scroll_to_end: bool
    scroll_by_element_index: bool
    element_index: int
    pixels_scrolled_x: int
    pixels_scrolled_y: int
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., direction: _Optional[_Union[_browser_pb2.ScrollDirection, str]] = ..., scroll_to_end: bool = ..., scroll_by_element_index: bool = ..., element_index: _Optional[int] = ..., pixels_scrolled_x: _Optional[int] = ..., pixels_scrolled_y: _Optional[int] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserScrollUp(_message.Message):
    __slots__ = ("page_id", "scroll_to_end", "scroll_by_element_index", "element_index", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    SCROLL_TO_END_FIELD_NUMBER: _ClassVar[int]
    SCROLL_BY_ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    scroll_to_end: bool
    scroll_by_element_index: bool
    element_index: int
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., scroll_to_end: bool = ..., scroll_by_element_index: bool = ..., element_index: _Optional[int] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserScrollDown(_message.Message):
    __slots__ = ("page_id", "scroll_to_end", "scroll_by_element_index", "element_index", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    SCROLL_TO_END_FIELD_NUMBER: _ClassVar[int]
    SCROLL_BY_ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    ELEMENT_INDEX_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    scroll_to_end: bool
    scroll_by_element_index: bool
    element_index: int
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., scroll_to_end: bool = ..., scroll_by_element_index: bool = ..., element_index: _Optional[int] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserClickElement(_message.Message):
    __slots__ = ("page_id", "index", "description", "click_type", "user_rejected", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    INDEX_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    CLICK_TYPE_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    index: int
    description: str
    click_type: _browser_pb2.ClickType
    user_rejected: bool
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., index: _Optional[int] = ..., description: _Optional[str] = ..., click_type: _Optional[_Union[_browser_pb2.ClickType, str]] = ..., user_rejected: bool = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserListNetworkRequests(_message.Message):
    __slots__ = ("page_id", "include_preserved_requests", "resource_types", "page_metadata", "network_requests")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_PRESERVED_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    RESOURCE_TYPES_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    NETWORK_REQUESTS_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    include_preserved_requests: bool
    resource_types: _containers.RepeatedScalarFieldContainer[str]
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    network_requests: str
    def __init__(self, page_id: _Optional[str] = ..., include_preserved_requests: bool = ..., resource_types: _Optional[_Iterable[str]] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., network_requests: _Optional[str] = ...) -> None: ...

class CortexStepBrowserGetNetworkRequest(_message.Message):
    __slots__ = ("page_id", "request_id", "page_metadata", "network_request_details")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    NETWORK_REQUEST_DETAILS_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    request_id: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    network_request_details: str
    def __init__(self, page_id: _Optional[str] = ..., request_id: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., network_request_details: _Optional[str] = ...) -> None: ...

class CortexStepBrowserMouseWheel(_message.Message):
    __slots__ = ("page_id", "x", "y", "dx", "dy", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    DX_FIELD_NUMBER: _ClassVar[int]
    DY_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    x: int
    y: int
    dx: int
    dy: int
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., x: _Optional[int] = ..., y: _Optional[int] = ..., dx: _Optional[int] = ..., dy: _Optional[int] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserMouseUp(_message.Message):
    __slots__ = ("page_id", "button", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    BUTTON_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    button: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., button: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserMouseDown(_message.Message):
    __slots__ = ("page_id", "button", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    BUTTON_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    button: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., button: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserRefreshPage(_message.Message):
    __slots__ = ("page_id", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserPressKey(_message.Message):
    __slots__ = ("page_id", "key", "text", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    key: str
    text: str
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., key: _Optional[str] = ..., text: _Optional[str] = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepGenerateImage(_message.Message):
    __slots__ = ("prompt", "image_paths", "image_name", "aspect_ratio", "model_name", "generated_media", "generated_image")
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    IMAGE_PATHS_FIELD_NUMBER: _ClassVar[int]
    IMAGE_NAME_FIELD_NUMBER: _ClassVar[int]
    ASPECT_RATIO_FIELD_NUMBER: _ClassVar[int]
    MODEL_NAME_FIELD_NUMBER: _ClassVar[int]
    GENERATED_MEDIA_FIELD_NUMBER: _ClassVar[int]
    GENERATED_IMAGE_FIELD_NUMBER: _ClassVar[int]
    prompt: str
    image_paths: _containers.RepeatedScalarFieldContainer[str]
    image_name: str
    aspect_ratio: str
    model_name: str
    generated_media: _codeium_common_pb2.Media
    generated_image: _codeium_common_pb2.ImageData
    def __init__(self, prompt: _Optional[str] = ..., image_paths: _Optional[_Iterable[str]] = ..., image_name: _Optional[str] = ..., aspect_ratio: _Optional[str] = ..., model_name: _Optional[str] = ..., generated_media: _Optional[_Union[_codeium_common_pb2.Media, _Mapping]] = ..., generated_image: _Optional[_Union[_codeium_common_pb2.ImageData, _Mapping]] = ...) -> None: ...

class CortexStepBrowserResizeWindow(_message.Message):
    __slots__ = ("page_id", "width", "height", "window_state", "user_rejected", "page_metadata", "browser_state_diff")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    HEIGHT_FIELD_NUMBER: _ClassVar[int]
    WINDOW_STATE_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_DIFF_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    width: int
    height: int
    window_state: _browser_pb2.WindowState
    user_rejected: bool
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    browser_state_diff: str
    def __init__(self, page_id: _Optional[str] = ..., width: _Optional[int] = ..., height: _Optional[int] = ..., window_state: _Optional[_Union[_browser_pb2.WindowState, str]] = ..., user_rejected: bool = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., browser_state_diff: _Optional[str] = ...) -> None: ...

class CortexStepBrowserDragPixelToPixel(_message.Message):
    __slots__ = ("page_id", "waypoints", "user_rejected", "page_metadata", "screenshots_with_drag_feedback")
    PAGE_ID_FIELD_NUMBER: _ClassVar[int]
    WAYPOINTS_FIELD_NUMBER: _ClassVar[int]
    USER_REJECTED_FIELD_NUMBER: _ClassVar[int]
    PAGE_METADATA_FIELD_NUMBER: _ClassVar[int]
    SCREENSHOTS_WITH_DRAG_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    page_id: str
    waypoints: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Point2]
    user_rejected: bool
    page_metadata: _codeium_common_pb2.BrowserPageMetadata
    screenshots_with_drag_feedback: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    def __init__(self, page_id: _Optional[str] = ..., waypoints: _Optional[_Iterable[_Union[_codeium_common_pb2.Point2, _Mapping]]] = ..., user_rejected: bool = ..., page_metadata: _Optional[_Union[_codeium_common_pb2.BrowserPageMetadata, _Mapping]] = ..., screenshots_with_drag_feedback: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ...) -> None: ...

class CortexStepTaskBoundary(_message.Message):
    __slots__ = ("task_name", "task_status", "task_summary", "task_summary_with_citations", "delta_summary", "delta_summary_with_citations", "mode")
    TASK_NAME_FIELD_NUMBER: _ClassVar[int]
    TASK_STATUS_FIELD_NUMBER: _ClassVar[int]
    TASK_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    TASK_SUMMARY_WITH_CITATIONS_FIELD_NUMBER: _ClassVar[int]
    DELTA_SUMMARY_FIELD_NUMBER: _ClassVar[int]
    DELTA_SUMMARY_WITH_CITATIONS_FIELD_NUMBER: _ClassVar[int]
    MODE_FIELD_NUMBER: _ClassVar[int]
    task_name: str
    task_status: str
    task_summary: str
    task_summary_with_citations: str
    delta_summary: str
    delta_summary_with_citations: str
    mode: AgentMode
    def __init__(self, task_name: _Optional[str] = ..., task_status: _Optional[str] = ..., task_summary: _Optional[str] = ..., task_summary_with_citations: _Optional[str] = ..., delta_summary: _Optional[str] = ..., delta_summary_with_citations: _Optional[str] = ..., mode: _Optional[_Union[AgentMode, str]] = ...) -> None: ...

class CortexStepNotifyUser(_message.Message):
    __slots__ = ("review_absolute_uris", "notification_content", "is_blocking", "confidence_score", "confidence_justification", "should_auto_proceed", "diffs_uri", "ask_for_user_feedback")
    REVIEW_ABSOLUTE_URIS_FIELD_NUMBER: _ClassVar[int]
    NOTIFICATION_CONTENT_FIELD_NUMBER: _ClassVar[int]
    IS_BLOCKING_FIELD_NUMBER: _ClassVar[int]
    CONFIDENCE_SCORE_FIELD_NUMBER: _ClassVar[int]
    CONFIDENCE_JUSTIFICATION_FIELD_NUMBER: _ClassVar[int]
    SHOULD_AUTO_PROCEED_FIELD_NUMBER: _ClassVar[int]
    DIFFS_URI_FIELD_NUMBER: _ClassVar[int]
    ASK_FOR_USER_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    review_absolute_uris: _containers.RepeatedScalarFieldContainer[str]
    notification_content: str
    is_blocking: bool
    confidence_score: float
    confidence_justification: str
    should_auto_proceed: bool
    diffs_uri: str
    ask_for_user_feedback: bool
    def __init__(self, review_absolute_uris: _Optional[_Iterable[str]] = ..., notification_content: _Optional[str] = ..., is_blocking: bool = ..., confidence_score: _Optional[float] = ..., confidence_justification: _Optional[str] = ..., should_auto_proceed: bool = ..., diffs_uri: _Optional[str] = ..., ask_for_user_feedback: bool = ...) -> None: ...

class CodeAcknowledgementInfo(_message.Message):
    __slots__ = ("uri_path", "step_indices", "diff")
    URI_PATH_FIELD_NUMBER: _ClassVar[int]
    STEP_INDICES_FIELD_NUMBER: _ClassVar[int]
    DIFF_FIELD_NUMBER: _ClassVar[int]
    uri_path: str
    step_indices: _containers.RepeatedScalarFieldContainer[int]
    diff: _diff_action_pb2.UnifiedDiff
    def __init__(self, uri_path: _Optional[str] = ..., step_indices: _Optional[_Iterable[int]] = ..., diff: _Optional[_Union[_diff_action_pb2.UnifiedDiff, _Mapping]] = ...) -> None: ...

class CortexStepCodeAcknowledgement(_message.Message):
    __slots__ = ("is_accept", "written_feedback", "acknowledgement_scope", "code_acknowledgement_infos")
    IS_ACCEPT_FIELD_NUMBER: _ClassVar[int]
    WRITTEN_FEEDBACK_FIELD_NUMBER: _ClassVar[int]
    ACKNOWLEDGEMENT_SCOPE_FIELD_NUMBER: _ClassVar[int]
    CODE_ACKNOWLEDGEMENT_INFOS_FIELD_NUMBER: _ClassVar[int]
    is_accept: bool
    written_feedback: str
    acknowledgement_scope: CodeAcknowledgementScope
    code_acknowledgement_infos: _containers.RepeatedCompositeFieldContainer[CodeAcknowledgementInfo]
    def __init__(self, is_accept: bool = ..., written_feedback: _Optional[str] = ..., acknowledgement_scope: _Optional[_Union[CodeAcknowledgementScope, str]] = ..., code_acknowledgement_infos: _Optional[_Iterable[_Union[CodeAcknowledgementInfo, _Mapping]]] = ...) -> None: ...

class InternalSearchResults(_message.Message):
    __slots__ = ("url", "title", "content")
    URL_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    url: str
    title: str
    content: str
    def __init__(self, url: _Optional[str] = ..., title: _Optional[str] = ..., content: _Optional[str] = ...) -> None: ...

class CortexStepInternalSearch(_message.Message):
    __slots__ = ("query", "results")
    QUERY_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    query: str
    results: _containers.RepeatedCompositeFieldContainer[InternalSearchResults]
    def __init__(self, query: _Optional[str] = ..., results: _Optional[_Iterable[_Union[InternalSearchResults, _Mapping]]] = ...) -> None: ...

class ArtifactReviewState(_message.Message):
    __slots__ = ("artifact_uri", "status", "last_reviewed_time", "last_reviewed_content")
    ARTIFACT_URI_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    LAST_REVIEWED_TIME_FIELD_NUMBER: _ClassVar[int]
    LAST_REVIEWED_CONTENT_FIELD_NUMBER: _ClassVar[int]
    artifact_uri: str
    status: ArtifactReviewStatus
    last_reviewed_time: _timestamp_pb2.Timestamp
    last_reviewed_content: str
    def __init__(self, artifact_uri: _Optional[str] = ..., status: _Optional[_Union[ArtifactReviewStatus, str]] = ..., last_reviewed_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., last_reviewed_content: _Optional[str] = ...) -> None: ...

class ConversationHistoryConfig(_message.Message):
    __slots__ = ("enabled", "max_conversations", "max_title_chars", "max_user_intent_chars", "max_conversation_logs_chars", "max_artifact_summary_chars")
    ENABLED_FIELD_NUMBER: _ClassVar[int]
    MAX_CONVERSATIONS_FIELD_NUMBER: _ClassVar[int]
    MAX_TITLE_CHARS_FIELD_NUMBER: _ClassVar[int]
    MAX_USER_INTENT_CHARS_FIELD_NUMBER: _ClassVar[int]
    MAX_CONVERSATION_LOGS_CHARS_FIELD_NUMBER: _ClassVar[int]
    MAX_ARTIFACT_SUMMARY_CHARS_FIELD_NUMBER: _ClassVar[int]
    enabled: bool
    max_conversations: int
    max_title_chars: int
    max_user_intent_chars: int
    max_conversation_logs_chars: int
    max_artifact_summary_chars: int
    def __init__(self, enabled: bool = ..., max_conversations: _Optional[int] = ..., max_title_chars: _Optional[int] = ..., max_user_intent_chars: _Optional[int] = ..., max_conversation_logs_chars: _Optional[int] = ..., max_artifact_summary_chars: _Optional[int] = ...) -> None: ...

class CortexStepSystemMessage(_message.Message):
    __slots__ = ("message", "render_info", "event_type", "agent_message", "metadata", "media")
    class MetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    RENDER_INFO_FIELD_NUMBER: _ClassVar[int]
    EVENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    AGENT_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    message: str
    render_info: StepRenderInfo
    event_type: str
    agent_message: AgentMessage
    metadata: _containers.ScalarMap[str, str]
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    def __init__(self, message: _Optional[str] = ..., render_info: _Optional[_Union[StepRenderInfo, _Mapping]] = ..., event_type: _Optional[str] = ..., agent_message: _Optional[_Union[AgentMessage, _Mapping]] = ..., metadata: _Optional[_Mapping[str, str]] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ...) -> None: ...

class CortexStepWait(_message.Message):
    __slots__ = ("duration_ms",)
    DURATION_MS_FIELD_NUMBER: _ClassVar[int]
    duration_ms: int
    def __init__(self, duration_ms: _Optional[int] = ...) -> None: ...

class CortexStepAgencyToolCall(_message.Message):
    __slots__ = ("agent_name", "function_name", "request_messages", "response_messages")
    AGENT_NAME_FIELD_NUMBER: _ClassVar[int]
    FUNCTION_NAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_MESSAGES_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_MESSAGES_FIELD_NUMBER: _ClassVar[int]
    agent_name: str
    function_name: str
    request_messages: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    response_messages: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    def __init__(self, agent_name: _Optional[str] = ..., function_name: _Optional[str] = ..., request_messages: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., response_messages: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ...) -> None: ...

class CortexStepWorkspaceAPI(_message.Message):
    __slots__ = ("url", "http_method", "body", "description", "status_code", "response")
    URL_FIELD_NUMBER: _ClassVar[int]
    HTTP_METHOD_FIELD_NUMBER: _ClassVar[int]
    BODY_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    STATUS_CODE_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_FIELD_NUMBER: _ClassVar[int]
    url: str
    http_method: str
    body: str
    description: str
    status_code: int
    response: str
    def __init__(self, url: _Optional[str] = ..., http_method: _Optional[str] = ..., body: _Optional[str] = ..., description: _Optional[str] = ..., status_code: _Optional[int] = ..., response: _Optional[str] = ...) -> None: ...

class SubagentSpec(_message.Message):
    __slots__ = ("type_name", "role", "initial_prompt", "inherit", "branch", "workspace_uri", "share", "model", "model_tier", "run_as_task", "fork")
    TYPE_NAME_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    INITIAL_PROMPT_FIELD_NUMBER: _ClassVar[int]
    INHERIT_FIELD_NUMBER: _ClassVar[int]
    BRANCH_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_URI_FIELD_NUMBER: _ClassVar[int]
    SHARE_FIELD_NUMBER: _ClassVar[int]
    MODEL_FIELD_NUMBER: _ClassVar[int]
    MODEL_TIER_FIELD_NUMBER: _ClassVar[int]
    RUN_AS_TASK_FIELD_NUMBER: _ClassVar[int]
    FORK_FIELD_NUMBER: _ClassVar[int]
    type_name: str
    role: str
    initial_prompt: str
    inherit: bool
    branch: str
    workspace_uri: str
    share: str
    model: _codeium_common_pb2.Model
    model_tier: ModelTier
    run_as_task: bool
    fork: bool
    def __init__(self, type_name: _Optional[str] = ..., role: _Optional[str] = ..., initial_prompt: _Optional[str] = ..., inherit: bool = ..., branch: _Optional[str] = ..., workspace_uri: _Optional[str] = ..., share: _Optional[str] = ..., model: _Optional[_Union[_codeium_common_pb2.Model, str]] = ..., model_tier: _Optional[_Union[ModelTier, str]] = ..., run_as_task: bool = ..., fork: bool = ...) -> None: ...

class SubagentResult(_message.Message):
    __slots__ = ("conversation_id", "log_absolute_uri", "workspace_uris")
    CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    LOG_ABSOLUTE_URI_FIELD_NUMBER: _ClassVar[int]
    WORKSPACE_URIS_FIELD_NUMBER: _ClassVar[int]
    conversation_id: str
    log_absolute_uri: str
    workspace_uris: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, conversation_id: _Optional[str] = ..., log_absolute_uri: _Optional[str] = ..., workspace_uris: _Optional[_Iterable[str]] = ...) -> None: ...

class CortexStepInvokeSubagent(_message.Message):
    __slots__ = ("subagents", "task_mode", "results", "subagent_name", "prompt", "conversation_id")
    SUBAGENTS_FIELD_NUMBER: _ClassVar[int]
    TASK_MODE_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    SUBAGENT_NAME_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    subagents: _containers.RepeatedCompositeFieldContainer[SubagentSpec]
    task_mode: bool
    results: _containers.RepeatedCompositeFieldContainer[SubagentResult]
    subagent_name: str
    prompt: str
    conversation_id: str
    def __init__(self, subagents: _Optional[_Iterable[_Union[SubagentSpec, _Mapping]]] = ..., task_mode: bool = ..., results: _Optional[_Iterable[_Union[SubagentResult, _Mapping]]] = ..., subagent_name: _Optional[str] = ..., prompt: _Optional[str] = ..., conversation_id: _Optional[str] = ...) -> None: ...

class GenericStepResult(_message.Message):
    __slots__ = ("result", "media", "full_output_uri", "payload", "step_render_info", "metadata", "data")
    class MetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class DataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: _any_pb2.Any
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[_any_pb2.Any, _Mapping]] = ...) -> None: ...
    RESULT_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    FULL_OUTPUT_URI_FIELD_NUMBER: _ClassVar[int]
    PAYLOAD_FIELD_NUMBER: _ClassVar[int]
    STEP_RENDER_INFO_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    DATA_FIELD_NUMBER: _ClassVar[int]
    result: str
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    full_output_uri: str
    payload: _any_pb2.Any
    step_render_info: StepRenderInfo
    metadata: _containers.ScalarMap[str, str]
    data: _containers.MessageMap[str, _any_pb2.Any]
    def __init__(self, result: _Optional[str] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., full_output_uri: _Optional[str] = ..., payload: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., step_render_info: _Optional[_Union[StepRenderInfo, _Mapping]] = ..., metadata: _Optional[_Mapping[str, str]] = ..., data: _Optional[_Mapping[str, _any_pb2.Any]] = ...) -> None: ...

class CortexStepGeneric(_message.Message):
    __slots__ = ("args", "result")
    class ArgsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    ARGS_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    args: _containers.ScalarMap[str, str]
    result: GenericStepResult
    def __init__(self, args: _Optional[_Mapping[str, str]] = ..., result: _Optional[_Union[GenericStepResult, _Mapping]] = ...) -> None: ...

class MessageRenderDetails(_message.Message):
    __slots__ = ("message_title",)
    MESSAGE_TITLE_FIELD_NUMBER: _ClassVar[int]
    message_title: str
    def __init__(self, message_title: _Optional[str] = ...) -> None: ...

class AgentMessage(_message.Message):
    __slots__ = ("id", "recipient", "sender", "priority", "timestamp", "render_details", "hide_from_user", "content", "step_payload", "source_metadata", "delivery_strategy")
    ID_FIELD_NUMBER: _ClassVar[int]
    RECIPIENT_FIELD_NUMBER: _ClassVar[int]
    SENDER_FIELD_NUMBER: _ClassVar[int]
    PRIORITY_FIELD_NUMBER: _ClassVar[int]
    TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    RENDER_DETAILS_FIELD_NUMBER: _ClassVar[int]
    HIDE_FROM_USER_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    STEP_PAYLOAD_FIELD_NUMBER: _ClassVar[int]
    SOURCE_METADATA_FIELD_NUMBER: _ClassVar[int]
    DELIVERY_STRATEGY_FIELD_NUMBER: _ClassVar[int]
    id: str
    recipient: str
    sender: str
    priority: MessagePriority
    timestamp: _timestamp_pb2.Timestamp
    render_details: MessageRenderDetails
    hide_from_user: bool
    content: str
    step_payload: bytes
    source_metadata: SourceMetadata
    delivery_strategy: MessageDeliveryStrategy
    def __init__(self, id: _Optional[str] = ..., recipient: _Optional[str] = ..., sender: _Optional[str] = ..., priority: _Optional[_Union[MessagePriority, str]] = ..., timestamp: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., render_details: _Optional[_Union[MessageRenderDetails, _Mapping]] = ..., hide_from_user: bool = ..., content: _Optional[str] = ..., step_payload: _Optional[bytes] = ..., source_metadata: _Optional[_Union[SourceMetadata, _Mapping]] = ..., delivery_strategy: _Optional[_Union[MessageDeliveryStrategy, str]] = ...) -> None: ...

class TopLevelTokenGroup(_message.Message):
    __slots__ = ("name", "type", "source", "num_tokens", "children")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    NUM_TOKENS_FIELD_NUMBER: _ClassVar[int]
    CHILDREN_FIELD_NUMBER: _ClassVar[int]
    name: str
    type: TokenType
    source: TokenSource
    num_tokens: int
    children: _containers.RepeatedCompositeFieldContainer[TokenGroup]
    def __init__(self, name: _Optional[str] = ..., type: _Optional[_Union[TokenType, str]] = ..., source: _Optional[_Union[TokenSource, str]] = ..., num_tokens: _Optional[int] = ..., children: _Optional[_Iterable[_Union[TokenGroup, _Mapping]]] = ...) -> None: ...

class TokenGroup(_message.Message):
    __slots__ = ("name", "children", "num_tokens")
    NAME_FIELD_NUMBER: _ClassVar[int]
    CHILDREN_FIELD_NUMBER: _ClassVar[int]
    NUM_TOKENS_FIELD_NUMBER: _ClassVar[int]
    name: str
    children: _containers.RepeatedCompositeFieldContainer[TokenGroup]
    num_tokens: int
    def __init__(self, name: _Optional[str] = ..., children: _Optional[_Iterable[_Union[TokenGroup, _Mapping]]] = ..., num_tokens: _Optional[int] = ...) -> None: ...

class TokenBreakdown(_message.Message):
    __slots__ = ("groups", "total_tokens")
    GROUPS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_TOKENS_FIELD_NUMBER: _ClassVar[int]
    groups: _containers.RepeatedCompositeFieldContainer[TopLevelTokenGroup]
    total_tokens: int
    def __init__(self, groups: _Optional[_Iterable[_Union[TopLevelTokenGroup, _Mapping]]] = ..., total_tokens: _Optional[int] = ...) -> None: ...

class AccumulatedItemRenderInfo(_message.Message):
    __slots__ = ("markdown", "file_uri", "file_diff", "task_view", "icon", "label")
    class TaskView(_message.Message):
        __slots__ = ("header", "log_uri")
        HEADER_FIELD_NUMBER: _ClassVar[int]
        LOG_URI_FIELD_NUMBER: _ClassVar[int]
        header: str
        log_uri: str
        def __init__(self, header: _Optional[str] = ..., log_uri: _Optional[str] = ...) -> None: ...
    MARKDOWN_FIELD_NUMBER: _ClassVar[int]
    FILE_URI_FIELD_NUMBER: _ClassVar[int]
    FILE_DIFF_FIELD_NUMBER: _ClassVar[int]
    TASK_VIEW_FIELD_NUMBER: _ClassVar[int]
    ICON_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    markdown: str
    file_uri: str
    file_diff: TrajectoryFileDiff
    task_view: AccumulatedItemRenderInfo.TaskView
    icon: str
    label: str
    def __init__(self, markdown: _Optional[str] = ..., file_uri: _Optional[str] = ..., file_diff: _Optional[_Union[TrajectoryFileDiff, _Mapping]] = ..., task_view: _Optional[_Union[AccumulatedItemRenderInfo.TaskView, _Mapping]] = ..., icon: _Optional[str] = ..., label: _Optional[str] = ...) -> None: ...

class AccumulatedItem(_message.Message):
    __slots__ = ("id", "value", "render_info")
    ID_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    RENDER_INFO_FIELD_NUMBER: _ClassVar[int]
    id: str
    value: _any_pb2.Any
    render_info: AccumulatedItemRenderInfo
    def __init__(self, id: _Optional[str] = ..., value: _Optional[_Union[_any_pb2.Any, _Mapping]] = ..., render_info: _Optional[_Union[AccumulatedItemRenderInfo, _Mapping]] = ...) -> None: ...

class AccumulatedSection(_message.Message):
    __slots__ = ("key", "title", "icon", "locations", "items", "max_visible_items")
    KEY_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    ICON_FIELD_NUMBER: _ClassVar[int]
    LOCATIONS_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    MAX_VISIBLE_ITEMS_FIELD_NUMBER: _ClassVar[int]
    key: str
    title: str
    icon: str
    locations: _containers.RepeatedScalarFieldContainer[RenderLocation]
    items: _containers.RepeatedCompositeFieldContainer[AccumulatedItem]
    max_visible_items: int
    def __init__(self, key: _Optional[str] = ..., title: _Optional[str] = ..., icon: _Optional[str] = ..., locations: _Optional[_Iterable[_Union[RenderLocation, str]]] = ..., items: _Optional[_Iterable[_Union[AccumulatedItem, _Mapping]]] = ..., max_visible_items: _Optional[int] = ...) -> None: ...
