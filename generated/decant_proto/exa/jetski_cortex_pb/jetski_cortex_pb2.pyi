from decant_proto.exa.cortex_pb import cortex_pb2 as _cortex_pb2
from decant_proto.gemini_coder import trajectory_pb2 as _trajectory_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CortexTrajectoryStepWithIndex(_message.Message):
    __slots__ = ("step", "step_index")
    STEP_FIELD_NUMBER: _ClassVar[int]
    STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    step: _trajectory_pb2.Step
    step_index: int
    def __init__(self, step: _Optional[_Union[_trajectory_pb2.Step, _Mapping]] = ..., step_index: _Optional[int] = ...) -> None: ...

class ConversationAnnotations(_message.Message):
    __slots__ = ("title", "tags", "archived", "archival_status_timestamp", "starred", "last_user_view_time", "marked_as_unread", "group_id", "group_index", "group_description", "pinned", "cls", "active_profile", "conversation_group_id", "sensitivity_level")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    ARCHIVED_FIELD_NUMBER: _ClassVar[int]
    ARCHIVAL_STATUS_TIMESTAMP_FIELD_NUMBER: _ClassVar[int]
    STARRED_FIELD_NUMBER: _ClassVar[int]
    LAST_USER_VIEW_TIME_FIELD_NUMBER: _ClassVar[int]
    MARKED_AS_UNREAD_FIELD_NUMBER: _ClassVar[int]
    GROUP_ID_FIELD_NUMBER: _ClassVar[int]
    GROUP_INDEX_FIELD_NUMBER: _ClassVar[int]
    GROUP_DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    PINNED_FIELD_NUMBER: _ClassVar[int]
    CLS_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_PROFILE_FIELD_NUMBER: _ClassVar[int]
    CONVERSATION_GROUP_ID_FIELD_NUMBER: _ClassVar[int]
    SENSITIVITY_LEVEL_FIELD_NUMBER: _ClassVar[int]
    title: str
    tags: _containers.RepeatedScalarFieldContainer[str]
    archived: bool
    archival_status_timestamp: _timestamp_pb2.Timestamp
    starred: bool
    last_user_view_time: _timestamp_pb2.Timestamp
    marked_as_unread: bool
    group_id: str
    group_index: int
    group_description: str
    pinned: bool
    cls: _containers.RepeatedScalarFieldContainer[int]
    active_profile: str
    conversation_group_id: str
    sensitivity_level: _cortex_pb2.SensitivityLevel
    def __init__(self, title: _Optional[str] = ..., tags: _Optional[_Iterable[str]] = ..., archived: bool = ..., archival_status_timestamp: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., starred: bool = ..., last_user_view_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., marked_as_unread: bool = ..., group_id: _Optional[str] = ..., group_index: _Optional[int] = ..., group_description: _Optional[str] = ..., pinned: bool = ..., cls: _Optional[_Iterable[int]] = ..., active_profile: _Optional[str] = ..., conversation_group_id: _Optional[str] = ..., sensitivity_level: _Optional[_Union[_cortex_pb2.SensitivityLevel, str]] = ...) -> None: ...

class CascadeTrajectorySummary(_message.Message):
    __slots__ = ("summary", "step_count", "last_modified_time", "trajectory_id", "status", "created_time", "waiting_steps", "workspaces", "last_user_input_time", "last_user_input_step_index", "latest_notify_user_step", "latest_task_boundary_step", "annotations", "trajectory_metadata", "has_active_children", "battle_mode_info", "source", "not_fully_idle", "trajectory_type", "killed", "fork_parent_conversation_id", "interrupted", "has_activity", "cloud", "latest_executor_termination_reason")
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    STEP_COUNT_FIELD_NUMBER: _ClassVar[int]
    LAST_MODIFIED_TIME_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_ID_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    CREATED_TIME_FIELD_NUMBER: _ClassVar[int]
    WAITING_STEPS_FIELD_NUMBER: _ClassVar[int]
    WORKSPACES_FIELD_NUMBER: _ClassVar[int]
    LAST_USER_INPUT_TIME_FIELD_NUMBER: _ClassVar[int]
    LAST_USER_INPUT_STEP_INDEX_FIELD_NUMBER: _ClassVar[int]
    LATEST_NOTIFY_USER_STEP_FIELD_NUMBER: _ClassVar[int]
    LATEST_TASK_BOUNDARY_STEP_FIELD_NUMBER: _ClassVar[int]
    ANNOTATIONS_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_METADATA_FIELD_NUMBER: _ClassVar[int]
    HAS_ACTIVE_CHILDREN_FIELD_NUMBER: _ClassVar[int]
    BATTLE_MODE_INFO_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    NOT_FULLY_IDLE_FIELD_NUMBER: _ClassVar[int]
    TRAJECTORY_TYPE_FIELD_NUMBER: _ClassVar[int]
    KILLED_FIELD_NUMBER: _ClassVar[int]
    FORK_PARENT_CONVERSATION_ID_FIELD_NUMBER: _ClassVar[int]
    INTERRUPTED_FIELD_NUMBER: _ClassVar[int]
    HAS_ACTIVITY_FIELD_NUMBER: _ClassVar[int]
    CLOUD_FIELD_NUMBER: _ClassVar[int]
    LATEST_EXECUTOR_TERMINATION_REASON_FIELD_NUMBER: _ClassVar[int]
    summary: str
    step_count: int
    last_modified_time: _timestamp_pb2.Timestamp
    trajectory_id: str
    status: _cortex_pb2.CascadeRunStatus
    created_time: _timestamp_pb2.Timestamp
    waiting_steps: _containers.RepeatedCompositeFieldContainer[CortexTrajectoryStepWithIndex]
    workspaces: _containers.RepeatedCompositeFieldContainer[_cortex_pb2.CortexWorkspaceMetadata]
    last_user_input_time: _timestamp_pb2.Timestamp
    last_user_input_step_index: int
    latest_notify_user_step: CortexTrajectoryStepWithIndex
    latest_task_boundary_step: CortexTrajectoryStepWithIndex
    annotations: ConversationAnnotations
    trajectory_metadata: _cortex_pb2.CortexTrajectoryMetadata
    has_active_children: bool
    battle_mode_info: _cortex_pb2.BattleModeInfo
    source: _cortex_pb2.CortexTrajectorySource
    not_fully_idle: bool
    trajectory_type: _cortex_pb2.CortexTrajectoryType
    killed: bool
    fork_parent_conversation_id: str
    interrupted: bool
    has_activity: bool
    cloud: bool
    latest_executor_termination_reason: _cortex_pb2.ExecutorTerminationReason
    def __init__(self, summary: _Optional[str] = ..., step_count: _Optional[int] = ..., last_modified_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., trajectory_id: _Optional[str] = ..., status: _Optional[_Union[_cortex_pb2.CascadeRunStatus, str]] = ..., created_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., waiting_steps: _Optional[_Iterable[_Union[CortexTrajectoryStepWithIndex, _Mapping]]] = ..., workspaces: _Optional[_Iterable[_Union[_cortex_pb2.CortexWorkspaceMetadata, _Mapping]]] = ..., last_user_input_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., last_user_input_step_index: _Optional[int] = ..., latest_notify_user_step: _Optional[_Union[CortexTrajectoryStepWithIndex, _Mapping]] = ..., latest_task_boundary_step: _Optional[_Union[CortexTrajectoryStepWithIndex, _Mapping]] = ..., annotations: _Optional[_Union[ConversationAnnotations, _Mapping]] = ..., trajectory_metadata: _Optional[_Union[_cortex_pb2.CortexTrajectoryMetadata, _Mapping]] = ..., has_active_children: bool = ..., battle_mode_info: _Optional[_Union[_cortex_pb2.BattleModeInfo, _Mapping]] = ..., source: _Optional[_Union[_cortex_pb2.CortexTrajectorySource, str]] = ..., not_fully_idle: bool = ..., trajectory_type: _Optional[_Union[_cortex_pb2.CortexTrajectoryType, str]] = ..., killed: bool = ..., fork_parent_conversation_id: _Optional[str] = ..., interrupted: bool = ..., has_activity: bool = ..., cloud: bool = ..., latest_executor_termination_reason: _Optional[_Union[_cortex_pb2.ExecutorTerminationReason, str]] = ...) -> None: ...
