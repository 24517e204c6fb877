# ruff: noqa: I001 - the sorter would give each of the re-exports an import statement of its own
"""The generated protobuf classes that decant uses, under the vendor's names. Only this module imports `decant_proto`.

Importing it costs about 70 ms, half of it protobuf's own, so it is imported where a message is decoded and never by
`import decant`. What has no name of its own here is reached through its module: `pb.cortex`, `pb.common`, `pb.chat`,
`pb.jetski`.
"""

from __future__ import annotations

from functools import cache
from itertools import takewhile

from decant_proto.exa.chat_pb import chat_pb2 as chat  # noqa: F401 - for others, as the next three
from decant_proto.exa.chat_pb.chat_pb2 import ChatMessagePrompt as ChatMessagePrompt
from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as common  # noqa: F401
from decant_proto.exa.codeium_common_pb.codeium_common_pb2 import (
    APIProvider as APIProvider,
    ChatMessageSource as ChatMessageSource,
    ChatToolCall as ChatToolCall,
    ImageData as ImageData,
    KnowledgeBaseItem as KnowledgeBaseItem,
    Media as Media,
    Model as Model,
    ModelUsageStats as ModelUsageStats,
    Repository as Repository,
    StopReason as StopReason,
    TextOrScopeItem as TextOrScopeItem,
)
from decant_proto.exa.cortex_pb import cortex_pb2 as cortex  # noqa: F401
from decant_proto.exa.cortex_pb.cortex_pb2 import (
    AskQuestionEntry as AskQuestionEntry,
    BattleModeInfo as BattleModeInfo,
    CascadeRunStatus as CascadeRunStatus,
    ChatModelMetadata as ChatModelMetadata,
    CortexErrorDetails as CortexErrorDetails,
    CortexStepAgencyToolCall as CortexStepAgencyToolCall,
    CortexStepAskQuestion as CortexStepAskQuestion,
    CortexStepBrainUpdate as CortexStepBrainUpdate,
    CortexStepBrowserClickElement as CortexStepBrowserClickElement,
    CortexStepBrowserDragPixelToPixel as CortexStepBrowserDragPixelToPixel,
    CortexStepBrowserGetDom as CortexStepBrowserGetDom,
    CortexStepBrowserGetNetworkRequest as CortexStepBrowserGetNetworkRequest,
    CortexStepBrowserInput as CortexStepBrowserInput,
    CortexStepBrowserListNetworkRequests as CortexStepBrowserListNetworkRequests,
    CortexStepBrowserMouseDown as CortexStepBrowserMouseDown,
    CortexStepBrowserMouseUp as CortexStepBrowserMouseUp,
    CortexStepBrowserMouseWheel as CortexStepBrowserMouseWheel,
    CortexStepBrowserMoveMouse as CortexStepBrowserMoveMouse,
    CortexStepBrowserPressKey as CortexStepBrowserPressKey,
    CortexStepBrowserRefreshPage as CortexStepBrowserRefreshPage,
    CortexStepBrowserResizeWindow as CortexStepBrowserResizeWindow,
    CortexStepBrowserScroll as CortexStepBrowserScroll,
    CortexStepBrowserScrollDown as CortexStepBrowserScrollDown,
    CortexStepBrowserScrollUp as CortexStepBrowserScrollUp,
    CortexStepBrowserSelectOption as CortexStepBrowserSelectOption,
    CortexStepBrowserSubagent as CortexStepBrowserSubagent,
    CortexStepCaptureBrowserConsoleLogs as CortexStepCaptureBrowserConsoleLogs,
    CortexStepCaptureBrowserScreenshot as CortexStepCaptureBrowserScreenshot,
    CortexStepCheckDeployStatus as CortexStepCheckDeployStatus,
    CortexStepCheckpoint as CortexStepCheckpoint,
    CortexStepClickBrowserPixel as CortexStepClickBrowserPixel,
    CortexStepClipboard as CortexStepClipboard,
    CortexStepCloudSQLExecuteSQL as CortexStepCloudSQLExecuteSQL,
    CortexStepCloudSQLSchemaUpdate as CortexStepCloudSQLSchemaUpdate,
    CortexStepCodeAcknowledgement as CortexStepCodeAcknowledgement,
    CortexStepCodeAction as CortexStepCodeAction,
    CortexStepCodeSearch as CortexStepCodeSearch,
    CortexStepCommandStatus as CortexStepCommandStatus,
    CortexStepCompile as CortexStepCompile,
    CortexStepCompileApplet as CortexStepCompileApplet,
    CortexStepConversationHistory as CortexStepConversationHistory,
    CortexStepDeleteDirectory as CortexStepDeleteDirectory,
    CortexStepDeployFirebase as CortexStepDeployFirebase,
    CortexStepDirectoryRules as CortexStepDirectoryRules,
    CortexStepDummy as CortexStepDummy,
    CortexStepEditNotebook as CortexStepEditNotebook,
    CortexStepEphemeralMessage as CortexStepEphemeralMessage,
    CortexStepErrorMessage as CortexStepErrorMessage,
    CortexStepExecuteBrowserJavaScript as CortexStepExecuteBrowserJavaScript,
    CortexStepExecuteNotebook as CortexStepExecuteNotebook,
    CortexStepFileBreakdown as CortexStepFileBreakdown,
    CortexStepFileChange as CortexStepFileChange,
    CortexStepFind as CortexStepFind,
    CortexStepFindAllReferences as CortexStepFindAllReferences,
    CortexStepFinish as CortexStepFinish,
    CortexStepGenerateImage as CortexStepGenerateImage,
    CortexStepGeneratorMetadata as CortexStepGeneratorMetadata,
    CortexStepGeneric as CortexStepGeneric,
    CortexStepGitCommit as CortexStepGitCommit,
    CortexStepGrepSearch as CortexStepGrepSearch,
    CortexStepInstallAppletDependencies as CortexStepInstallAppletDependencies,
    CortexStepInstallAppletPackage as CortexStepInstallAppletPackage,
    CortexStepInternalSearch as CortexStepInternalSearch,
    CortexStepInvokeSubagent as CortexStepInvokeSubagent,
    CortexStepKIInsertion as CortexStepKIInsertion,
    CortexStepKnowledgeArtifacts as CortexStepKnowledgeArtifacts,
    CortexStepKnowledgeGeneration as CortexStepKnowledgeGeneration,
    CortexStepLintApplet as CortexStepLintApplet,
    CortexStepLintDiff as CortexStepLintDiff,
    CortexStepListBrowserPages as CortexStepListBrowserPages,
    CortexStepListDirectory as CortexStepListDirectory,
    CortexStepListResources as CortexStepListResources,
    CortexStepLookupKnowledgeBase as CortexStepLookupKnowledgeBase,
    CortexStepManagerFeedback as CortexStepManagerFeedback,
    CortexStepMcpTool as CortexStepMcpTool,
    CortexStepMemory as CortexStepMemory,
    CortexStepMetadata as CortexStepMetadata,
    CortexStepMove as CortexStepMove,
    CortexStepMquery as CortexStepMquery,
    CortexStepNotifyUser as CortexStepNotifyUser,
    CortexStepOpenBrowserUrl as CortexStepOpenBrowserUrl,
    CortexStepPlanInput as CortexStepPlanInput,
    CortexStepPlannerResponse as CortexStepPlannerResponse,
    CortexStepPostPrReview as CortexStepPostPrReview,
    CortexStepProposalFeedback as CortexStepProposalFeedback,
    CortexStepProposeCode as CortexStepProposeCode,
    CortexStepReadBrowserPage as CortexStepReadBrowserPage,
    CortexStepReadNotebook as CortexStepReadNotebook,
    CortexStepReadResource as CortexStepReadResource,
    CortexStepReadTerminal as CortexStepReadTerminal,
    CortexStepReadUrlContent as CortexStepReadUrlContent,
    CortexStepRestartDevServer as CortexStepRestartDevServer,
    CortexStepRetrieveMemory as CortexStepRetrieveMemory,
    CortexStepRPCAction as CortexStepRPCAction,
    CortexStepRunCommand as CortexStepRunCommand,
    CortexStepRunExtensionCode as CortexStepRunExtensionCode,
    CortexStepSearchKnowledgeBase as CortexStepSearchKnowledgeBase,
    CortexStepSearchWeb as CortexStepSearchWeb,
    CortexStepSendCommandInput as CortexStepSendCommandInput,
    CortexStepSetUpCloudSql as CortexStepSetUpCloudSql,
    CortexStepSetUpFirebase as CortexStepSetUpFirebase,
    CortexStepShellExec as CortexStepShellExec,
    CortexStepSource as CortexStepSource,
    CortexStepStatus as CortexStepStatus,
    CortexStepSuggestedResponses as CortexStepSuggestedResponses,
    CortexStepSystemMessage as CortexStepSystemMessage,
    CortexStepTaskBoundary as CortexStepTaskBoundary,
    CortexStepToolCallChoice as CortexStepToolCallChoice,
    CortexStepToolCallProposal as CortexStepToolCallProposal,
    CortexStepToolSearch as CortexStepToolSearch,
    CortexStepTrajectoryChoice as CortexStepTrajectoryChoice,
    CortexStepTrajectorySearch as CortexStepTrajectorySearch,
    CortexStepType as CortexStepType,
    CortexStepUserInput as CortexStepUserInput,
    CortexStepViewCodeItem as CortexStepViewCodeItem,
    CortexStepViewContentChunk as CortexStepViewContentChunk,
    CortexStepViewFile as CortexStepViewFile,
    CortexStepViewFileOutline as CortexStepViewFileOutline,
    CortexStepWait as CortexStepWait,
    CortexStepWorkspaceAPI as CortexStepWorkspaceAPI,
    CortexStepWriteBlob as CortexStepWriteBlob,
    CortexStepWriteToFile as CortexStepWriteToFile,
    CortexTrajectoryMetadata as CortexTrajectoryMetadata,
    CortexTrajectoryReference as CortexTrajectoryReference,
    CortexTrajectoryReferenceType as CortexTrajectoryReferenceType,
    CortexTrajectorySource as CortexTrajectorySource,
    CortexTrajectoryType as CortexTrajectoryType,
    CortexWorkspaceMetadata as CortexWorkspaceMetadata,
    ExecutorMetadata as ExecutorMetadata,
    GenericStepResult as GenericStepResult,
    RetryInfo as RetryInfo,
    StepRenderInfo as StepRenderInfo,
    TrajectoryPermissions as TrajectoryPermissions,
)
from decant_proto.exa.diff_action_pb.diff_action_pb2 import DiffBlock as DiffBlock
from decant_proto.exa.jetski_cortex_pb import jetski_cortex_pb2 as jetski  # noqa: F401
from decant_proto.exa.jetski_cortex_pb.jetski_cortex_pb2 import (
    CascadeTrajectorySummary as CascadeTrajectorySummary,
    ConversationAnnotations as ConversationAnnotations,
)
from decant_proto.gemini_coder.trajectory_pb2 import Step as Step, TaskDetails as TaskDetails, Trajectory as Trajectory
from decant_proto.jetbox_summaries_pb.summaries_state_pb2 import SummariesState as SummariesState
from google.protobuf.internal.enum_type_wrapper import EnumTypeWrapper as EnumTypeWrapper
from google.protobuf.message import DecodeError as DecodeError, Message as Message

COLUMN_MESSAGES: dict[tuple[str, str], type[Message]] = {
    ("steps", "step_payload"): Step,
    ("steps", "metadata"): CortexStepMetadata,
    ("steps", "error_details"): CortexErrorDetails,
    ("steps", "permissions"): TrajectoryPermissions,
    ("steps", "task_details"): TaskDetails,
    ("steps", "render_info"): StepRenderInfo,
    ("gen_metadata", "data"): CortexStepGeneratorMetadata,
    ("executor_metadata", "data"): ExecutorMetadata,
    ("parent_references", "data"): CortexTrajectoryReference,
    ("battle_mode_infos", "data"): BattleModeInfo,
    ("trajectory_metadata_blob", "data"): CortexTrajectoryMetadata,
}
"""(table, column) of a conversation's database -> the message that its blobs hold."""


def enum_name(enum: EnumTypeWrapper, number: int, *, short: bool = False) -> str | None:
    """The name of a value of `enum` (such as `pb.StopReason`), or None for a number that the descriptors lack.

    `short` leaves out the prefix that all of the enum's names share: `DONE`, not `CORTEX_STEP_STATUS_DONE`.
    """
    value = enum.DESCRIPTOR.values_by_number.get(number)
    if value is None:
        return None
    return value.name.removeprefix(enum_prefix(enum)) if short else value.name


def enum_number(enum: EnumTypeWrapper, name: str) -> int | None:
    """The number of the value called `name`, with or without the enum's prefix, or None where there is none."""
    values = enum.DESCRIPTOR.values_by_name
    value = values.get(name) or values.get(enum_prefix(enum) + name)
    return value.number if value is not None else None


@cache
def enum_prefix(enum: EnumTypeWrapper) -> str:
    """What all names of the enum begin with, up to and with an underscore, such as `STOP_REASON_`."""
    names = enum.DESCRIPTOR.values_by_name
    shared = _common_prefix(min(names), max(names))
    return shared[: shared.rfind("_") + 1]


def _common_prefix(first: str, second: str) -> str:
    return "".join(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
