from decant_proto.exa.jetski_cortex_pb import jetski_cortex_pb2 as _jetski_cortex_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class SummariesState(_message.Message):
    __slots__ = ("summaries",)
    class SummariesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: _jetski_cortex_pb2.CascadeTrajectorySummary
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[_jetski_cortex_pb2.CascadeTrajectorySummary, _Mapping]] = ...) -> None: ...
    SUMMARIES_FIELD_NUMBER: _ClassVar[int]
    summaries: _containers.MessageMap[str, _jetski_cortex_pb2.CascadeTrajectorySummary]
    def __init__(self, summaries: _Optional[_Mapping[str, _jetski_cortex_pb2.CascadeTrajectorySummary]] = ...) -> None: ...
