from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ConnectorType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CONNECTOR_TYPE_UNSPECIFIED: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_GITHUB: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_SLACK: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_GOOGLE_DRIVE: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_JIRA: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_CODEIUM: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_EMAIL: _ClassVar[ConnectorType]
    CONNECTOR_TYPE_GITHUB_OAUTH: _ClassVar[ConnectorType]
CONNECTOR_TYPE_UNSPECIFIED: ConnectorType
CONNECTOR_TYPE_GITHUB: ConnectorType
CONNECTOR_TYPE_SLACK: ConnectorType
CONNECTOR_TYPE_GOOGLE_DRIVE: ConnectorType
CONNECTOR_TYPE_JIRA: ConnectorType
CONNECTOR_TYPE_CODEIUM: ConnectorType
CONNECTOR_TYPE_EMAIL: ConnectorType
CONNECTOR_TYPE_GITHUB_OAUTH: ConnectorType

class TimeRange(_message.Message):
    __slots__ = ("start", "end")
    START_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    start: _timestamp_pb2.Timestamp
    end: _timestamp_pb2.Timestamp
    def __init__(self, start: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ..., end: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
