from decant_proto.exa.codeium_common_pb import codeium_common_pb2 as _codeium_common_pb2
from decant_proto.exa.cortex_pb import model_native_tool_type_pb2 as _model_native_tool_type_pb2
from google.protobuf import any_pb2 as _any_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CacheControlType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CACHE_CONTROL_TYPE_UNSPECIFIED: _ClassVar[CacheControlType]
    CACHE_CONTROL_TYPE_EPHEMERAL: _ClassVar[CacheControlType]
CACHE_CONTROL_TYPE_UNSPECIFIED: CacheControlType
CACHE_CONTROL_TYPE_EPHEMERAL: CacheControlType

class ChatMessagePrompt(_message.Message):
    __slots__ = ("message_id", "source", "prompt", "prompt_struct", "num_tokens", "safe_for_code_telemetry", "tool_calls", "tool_call_id", "prompt_cache_options", "tool_result_is_error", "images", "media", "thinking", "raw_thinking", "signature", "thinking_signature", "thinking_redacted", "prompt_annotation_ranges", "step_idx", "merged_step_idxs", "provider_assigned_message_id", "side_channels", "passback_context", "telemetry_redacted")
    MESSAGE_ID_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    PROMPT_FIELD_NUMBER: _ClassVar[int]
    PROMPT_STRUCT_FIELD_NUMBER: _ClassVar[int]
    NUM_TOKENS_FIELD_NUMBER: _ClassVar[int]
    SAFE_FOR_CODE_TELEMETRY_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALLS_FIELD_NUMBER: _ClassVar[int]
    TOOL_CALL_ID_FIELD_NUMBER: _ClassVar[int]
    PROMPT_CACHE_OPTIONS_FIELD_NUMBER: _ClassVar[int]
    TOOL_RESULT_IS_ERROR_FIELD_NUMBER: _ClassVar[int]
    IMAGES_FIELD_NUMBER: _ClassVar[int]
    MEDIA_FIELD_NUMBER: _ClassVar[int]
    THINKING_FIELD_NUMBER: _ClassVar[int]
    RAW_THINKING_FIELD_NUMBER: _ClassVar[int]
    SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    THINKING_SIGNATURE_FIELD_NUMBER: _ClassVar[int]
    THINKING_REDACTED_FIELD_NUMBER: _ClassVar[int]
    PROMPT_ANNOTATION_RANGES_FIELD_NUMBER: _ClassVar[int]
    STEP_IDX_FIELD_NUMBER: _ClassVar[int]
    MERGED_STEP_IDXS_FIELD_NUMBER: _ClassVar[int]
    PROVIDER_ASSIGNED_MESSAGE_ID_FIELD_NUMBER: _ClassVar[int]
    SIDE_CHANNELS_FIELD_NUMBER: _ClassVar[int]
    PASSBACK_CONTEXT_FIELD_NUMBER: _ClassVar[int]
    TELEMETRY_REDACTED_FIELD_NUMBER: _ClassVar[int]
    message_id: str
    source: _codeium_common_pb2.ChatMessageSource
    prompt: str
    prompt_struct: bytes
    num_tokens: int
    safe_for_code_telemetry: bool
    tool_calls: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ChatToolCall]
    tool_call_id: str
    prompt_cache_options: PromptCacheOptions
    tool_result_is_error: bool
    images: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.ImageData]
    media: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.Media]
    thinking: str
    raw_thinking: str
    signature: str
    thinking_signature: bytes
    thinking_redacted: bool
    prompt_annotation_ranges: _containers.RepeatedCompositeFieldContainer[_codeium_common_pb2.PromptAnnotationRange]
    step_idx: int
    merged_step_idxs: _containers.RepeatedScalarFieldContainer[int]
    provider_assigned_message_id: str
    side_channels: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    passback_context: _containers.RepeatedCompositeFieldContainer[_any_pb2.Any]
    telemetry_redacted: bool
    def __init__(self, message_id: _Optional[str] = ..., source: _Optional[_Union[_codeium_common_pb2.ChatMessageSource, str]] = ..., prompt: _Optional[str] = ..., prompt_struct: _Optional[bytes] = ..., num_tokens: _Optional[int] = ..., safe_for_code_telemetry: bool = ..., tool_calls: _Optional[_Iterable[_Union[_codeium_common_pb2.ChatToolCall, _Mapping]]] = ..., tool_call_id: _Optional[str] = ..., prompt_cache_options: _Optional[_Union[PromptCacheOptions, _Mapping]] = ..., tool_result_is_error: bool = ..., images: _Optional[_Iterable[_Union[_codeium_common_pb2.ImageData, _Mapping]]] = ..., media: _Optional[_Iterable[_Union[_codeium_common_pb2.Media, _Mapping]]] = ..., thinking: _Optional[str] = ..., raw_thinking: _Optional[str] = ..., signature: _Optional[str] = ..., thinking_signature: _Optional[bytes] = ..., thinking_redacted: bool = ..., prompt_annotation_ranges: _Optional[_Iterable[_Union[_codeium_common_pb2.PromptAnnotationRange, _Mapping]]] = ..., step_idx: _Optional[int] = ..., merged_step_idxs: _Optional[_Iterable[int]] = ..., provider_assigned_message_id: _Optional[str] = ..., side_channels: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., passback_context: _Optional[_Iterable[_Union[_any_pb2.Any, _Mapping]]] = ..., telemetry_redacted: bool = ...) -> None: ...

class PromptCacheOptions(_message.Message):
    __slots__ = ("type",)
    TYPE_FIELD_NUMBER: _ClassVar[int]
    type: CacheControlType
    def __init__(self, type: _Optional[_Union[CacheControlType, str]] = ...) -> None: ...

class ChatToolDefinition(_message.Message):
    __slots__ = ("name", "description", "json_schema_string", "strict", "attribution_field_names", "server_name", "original_name", "model_native_tool_type", "response_json_schema_string")
    NAME_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    JSON_SCHEMA_STRING_FIELD_NUMBER: _ClassVar[int]
    STRICT_FIELD_NUMBER: _ClassVar[int]
    ATTRIBUTION_FIELD_NAMES_FIELD_NUMBER: _ClassVar[int]
    SERVER_NAME_FIELD_NUMBER: _ClassVar[int]
    ORIGINAL_NAME_FIELD_NUMBER: _ClassVar[int]
    MODEL_NATIVE_TOOL_TYPE_FIELD_NUMBER: _ClassVar[int]
    RESPONSE_JSON_SCHEMA_STRING_FIELD_NUMBER: _ClassVar[int]
    name: str
    description: str
    json_schema_string: str
    strict: bool
    attribution_field_names: _containers.RepeatedScalarFieldContainer[str]
    server_name: str
    original_name: str
    model_native_tool_type: _model_native_tool_type_pb2.ModelNativeToolType
    response_json_schema_string: str
    def __init__(self, name: _Optional[str] = ..., description: _Optional[str] = ..., json_schema_string: _Optional[str] = ..., strict: bool = ..., attribution_field_names: _Optional[_Iterable[str]] = ..., server_name: _Optional[str] = ..., original_name: _Optional[str] = ..., model_native_tool_type: _Optional[_Union[_model_native_tool_type_pb2.ModelNativeToolType, str]] = ..., response_json_schema_string: _Optional[str] = ...) -> None: ...

class ChatToolChoice(_message.Message):
    __slots__ = ("option_name", "tool_name")
    OPTION_NAME_FIELD_NUMBER: _ClassVar[int]
    TOOL_NAME_FIELD_NUMBER: _ClassVar[int]
    option_name: str
    tool_name: str
    def __init__(self, option_name: _Optional[str] = ..., tool_name: _Optional[str] = ...) -> None: ...
