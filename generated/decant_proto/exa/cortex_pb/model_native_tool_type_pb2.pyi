from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class ModelNativeToolType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MODEL_NATIVE_TOOL_TYPE_UNSPECIFIED: _ClassVar[ModelNativeToolType]
    MODEL_NATIVE_TOOL_TYPE_GOOGLE_SEARCH: _ClassVar[ModelNativeToolType]
    MODEL_NATIVE_TOOL_TYPE_GOOGLE_VISUAL_SEARCH: _ClassVar[ModelNativeToolType]
    MODEL_NATIVE_TOOL_TYPE_GOOGLE_IMAGE_SEARCH: _ClassVar[ModelNativeToolType]
    MODEL_NATIVE_TOOL_TYPE_GOOGLE_BROWSE: _ClassVar[ModelNativeToolType]
    MODEL_NATIVE_TOOL_TYPE_GOOGLE_CODE_EXECUTION: _ClassVar[ModelNativeToolType]
MODEL_NATIVE_TOOL_TYPE_UNSPECIFIED: ModelNativeToolType
MODEL_NATIVE_TOOL_TYPE_GOOGLE_SEARCH: ModelNativeToolType
MODEL_NATIVE_TOOL_TYPE_GOOGLE_VISUAL_SEARCH: ModelNativeToolType
MODEL_NATIVE_TOOL_TYPE_GOOGLE_IMAGE_SEARCH: ModelNativeToolType
MODEL_NATIVE_TOOL_TYPE_GOOGLE_BROWSE: ModelNativeToolType
MODEL_NATIVE_TOOL_TYPE_GOOGLE_CODE_EXECUTION: ModelNativeToolType
