from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as _codeium_common_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RetrievedCodeContextItemMetadata(_message.Message):
    __slots__ = ("context_sources", "context_type", "scorer", "score", "provider_metadata", "is_in_pinned_scope")
    class ProviderMetadataEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: CodeContextProviderMetadata
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[CodeContextProviderMetadata, _Mapping]] = ...) -> None: ...
    CONTEXT_SOURCES_FIELD_NUMBER: _ClassVar[int]
    CONTEXT_TYPE_FIELD_NUMBER: _ClassVar[int]
    SCORER_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    PROVIDER_METADATA_FIELD_NUMBER: _ClassVar[int]
    IS_IN_PINNED_SCOPE_FIELD_NUMBER: _ClassVar[int]
    context_sources: _containers.RepeatedScalarFieldContainer[_codeium_common_pb2.CodeContextSource]
    context_type: _codeium_common_pb2.CodeContextType
    scorer: str
    score: float
    provider_metadata: _containers.MessageMap[str, CodeContextProviderMetadata]
    is_in_pinned_scope: bool
    def __init__(self, context_sources: _Optional[_Iterable[_Union[_codeium_common_pb2.CodeContextSource, str]]] = ..., context_type: _Optional[_Union[_codeium_common_pb2.CodeContextType, str]] = ..., scorer: _Optional[str] = ..., score: _Optional[float] = ..., provider_metadata: _Optional[_Mapping[str, CodeContextProviderMetadata]] = ..., is_in_pinned_scope: bool = ...) -> None: ...

class CciWithSubrangeWithRetrievalMetadata(_message.Message):
    __slots__ = ("cci_with_subrange", "metadata")
    CCI_WITH_SUBRANGE_FIELD_NUMBER: _ClassVar[int]
    METADATA_FIELD_NUMBER: _ClassVar[int]
    cci_with_subrange: _codeium_common_pb2.CciWithSubrange
    metadata: RetrievedCodeContextItemMetadata
    def __init__(self, cci_with_subrange: _Optional[_Union[_codeium_common_pb2.CciWithSubrange, _Mapping]] = ..., metadata: _Optional[_Union[RetrievedCodeContextItemMetadata, _Mapping]] = ...) -> None: ...

class CodeContextProviderMetadata(_message.Message):
    __slots__ = ("relative_weight",)
    RELATIVE_WEIGHT_FIELD_NUMBER: _ClassVar[int]
    relative_weight: float
    def __init__(self, relative_weight: _Optional[float] = ...) -> None: ...

class ContextModuleResult(_message.Message):
    __slots__ = ("retrieved_cci_with_subranges", "active_document", "active_document_outline", "local_node_state", "guideline", "open_documents", "running_terminal_commands", "browser_state_snapshot")
    RETRIEVED_CCI_WITH_SUBRANGES_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_DOCUMENT_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_DOCUMENT_OUTLINE_FIELD_NUMBER: _ClassVar[int]
    LOCAL_NODE_STATE_FIELD_NUMBER: _ClassVar[int]
    GUIDELINE_FIELD_NUMBER: _ClassVar[int]
    OPEN_DOCUMENTS_FIELD_NUMBER: _ClassVar[int]
    RUNNING_TERMINAL_COMMANDS_FIELD_NUMBER: _ClassVar[int]
    BROWSER_STATE_SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    retrieved_cci_with_subranges: _containers.RepeatedCompositeFieldContainer[CciWithSubrangeWithRetrievalMetadata]
    active_document: _codeium_common_pb2.Document
    active_document_outline: _codeium_common_pb2.DocumentOutline
    local_node_state: LocalNodeState
    guideline: _codeium_common_pb2.Guideline
    open_documents: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Document]
    running_terminal_commands: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.TerminalShellCommand]
    browser_state_snapshot: _codeium_common_pb2.BrowserStateSnapshot
    def __init__(self, retrieved_cci_with_subranges: _Optional[_Iterable[_Union[CciWithSubrangeWithRetrievalMetadata, _Mapping]]] = ..., active_document: _Optional[_Union[_codeium_common_pb2.Document, _Mapping]] = ..., active_document_outline: _Optional[_Union[_codeium_common_pb2.DocumentOutline, _Mapping]] = ..., local_node_state: _Optional[_Union[LocalNodeState, _Mapping]] = ..., guideline: _Optional[_Union[_codeium_common_pb2.Guideline, _Mapping]] = ..., open_documents: _Optional[_Iterable[_Union[_codeium_common_pb2.Document, _Mapping]]] = ..., running_terminal_commands: _Optional[_Iterable[_Union[_codeium_common_pb2.TerminalShellCommand, _Mapping]]] = ..., browser_state_snapshot: _Optional[_Union[_codeium_common_pb2.BrowserStateSnapshot, _Mapping]] = ...) -> None: ...

class LocalNodeState(_message.Message):
    __slots__ = ("current_node", "closest_above_node", "closest_below_node")
    CURRENT_NODE_FIELD_NUMBER: _ClassVar[int]
    CLOSEST_ABOVE_NODE_FIELD_NUMBER: _ClassVar[int]
    CLOSEST_BELOW_NODE_FIELD_NUMBER: _ClassVar[int]
    current_node: _codeium_common_pb2.CodeContextItem
    closest_above_node: _codeium_common_pb2.CodeContextItem
    closest_below_node: _codeium_common_pb2.CodeContextItem
    def __init__(self, current_node: _Optional[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]] = ..., closest_above_node: _Optional[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]] = ..., closest_below_node: _Optional[_Union[_codeium_common_pb2.CodeContextItem, _Mapping]] = ...) -> None: ...
