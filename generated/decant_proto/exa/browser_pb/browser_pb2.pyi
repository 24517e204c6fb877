from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class ClickType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLICK_TYPE_UNSPECIFIED: _ClassVar[ClickType]
    CLICK_TYPE_LEFT: _ClassVar[ClickType]
    CLICK_TYPE_RIGHT: _ClassVar[ClickType]
    CLICK_TYPE_DOUBLE: _ClassVar[ClickType]
    CLICK_TYPE_NONE: _ClassVar[ClickType]

class ScrollDirection(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCROLL_DIRECTION_UNSPECIFIED: _ClassVar[ScrollDirection]
    SCROLL_DIRECTION_UP: _ClassVar[ScrollDirection]
    SCROLL_DIRECTION_DOWN: _ClassVar[ScrollDirection]
    SCROLL_DIRECTION_LEFT: _ClassVar[ScrollDirection]
    SCROLL_DIRECTION_RIGHT: _ClassVar[ScrollDirection]

class WindowState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WINDOW_STATE_UNSPECIFIED: _ClassVar[WindowState]
    WINDOW_STATE_NORMAL: _ClassVar[WindowState]
    WINDOW_STATE_MINIMIZED: _ClassVar[WindowState]
    WINDOW_STATE_MAXIMIZED: _ClassVar[WindowState]
    WINDOW_STATE_FULLSCREEN: _ClassVar[WindowState]
CLICK_TYPE_UNSPECIFIED: ClickType
CLICK_TYPE_LEFT: ClickType
CLICK_TYPE_RIGHT: ClickType
CLICK_TYPE_DOUBLE: ClickType
CLICK_TYPE_NONE: ClickType
SCROLL_DIRECTION_UNSPECIFIED: ScrollDirection
SCROLL_DIRECTION_UP: ScrollDirection
SCROLL_DIRECTION_DOWN: ScrollDirection
SCROLL_DIRECTION_LEFT: ScrollDirection
SCROLL_DIRECTION_RIGHT: ScrollDirection
WINDOW_STATE_UNSPECIFIED: WindowState
WINDOW_STATE_NORMAL: WindowState
WINDOW_STATE_MINIMIZED: WindowState
WINDOW_STATE_MAXIMIZED: WindowState
WINDOW_STATE_FULLSCREEN: WindowState
