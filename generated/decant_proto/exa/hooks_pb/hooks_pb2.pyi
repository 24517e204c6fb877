from google.protobuf import struct_pb2 as _struct_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PreToolHookResult(_message.Message):
    __slots__ = ("decision", "reason", "overwrite", "permission_overrides", "allow_tool", "deny_reason")
    DECISION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    OVERWRITE_FIELD_NUMBER: _ClassVar[int]
    PERMISSION_OVERRIDES_FIELD_NUMBER: _ClassVar[int]
    ALLOW_TOOL_FIELD_NUMBER: _ClassVar[int]
    DENY_REASON_FIELD_NUMBER: _ClassVar[int]
    decision: str
    reason: str
    overwrite: _struct_pb2.Struct
    permission_overrides: _containers.RepeatedScalarFieldContainer[str]
    allow_tool: bool
    deny_reason: str
    def __init__(self, decision: _Optional[str] = ..., reason: _Optional[str] = ..., overwrite: _Optional[_Union[_struct_pb2.Struct, _Mapping]] = ..., permission_overrides: _Optional[_Iterable[str]] = ..., allow_tool: bool = ..., deny_reason: _Optional[str] = ...) -> None: ...
