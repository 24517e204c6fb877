"""How each format spells the canonical tools: names and argument keys, current and older, as one table.

Read from the requests that the real clients send (Antigravity's harness 0.1.22; Gemini CLI 0.27.4 and 0.61.0). A call
has a canonical view only if the view gives back the same arguments, but for display strings and declared constants.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from decant.spelling import (
    NEGATED,
    OFFSET_AND_LIMIT,
    ONE_OF_LIST,
    Arguments,
    Key,
    Spelling,
    each,
    holds_number_as_text,
    only_item,
)
from decant.tooltypes import (
    Bash,
    Edit,
    Glob,
    Grep,
    List,
    MultiEdit,
    Read,
    Replacement,
    Task,
    Tool,
    WebFetch,
    WebSearch,
    Write,
)

__all__ = [
    "SPELLINGS",
    "Bash",
    "Edit",
    "Glob",
    "Grep",
    "List",
    "MultiEdit",
    "Read",
    "Replacement",
    "Task",
    "Tool",
    "WebFetch",
    "WebSearch",
    "Write",
    "canonical",
    "display_keys",
    "display_strings",
    "native",
]

_ACTION = ("toolAction", "toolSummary")
_EXPLAINED = ("Description", *_ACTION)
_RANGE = {"StartLine": Key("start_line"), "EndLine": Key("end_line")}
_CHUNK = {
    "AllowMultiple": Key("replace_all", absent=False, required=True),
    "TargetContent": Key("old"),
    "ReplacementContent": Key("new"),
    **_RANGE,
}
_GREP = {"pattern": Key("pattern")}


def _antigravity() -> list[Spelling]:
    def tool(name: str, kind: Any, keys: Mapping[str, Key], **more: Any) -> Spelling:
        return Spelling("antigravity", name, kind, keys, **{"display": _ACTION, **more})

    path = Key("path")
    return [
        tool(
            "run_command",
            Bash,
            {"CommandLine": Key("command"), "Cwd": Key("cwd")},
            constants={"WaitMsBeforeAsync": 2000},
        ),
        tool("view_file", Read, {"AbsolutePath": path, **_RANGE}),
        tool(
            "write_to_file",
            Write,
            {"TargetFile": path, "CodeContent": Key("content")},
            constants={"Overwrite": True},
            display=_EXPLAINED,
        ),
        tool("replace_file_content", Edit, {"TargetFile": path, **_CHUNK}, display=("Instruction", *_EXPLAINED)),
        tool(
            "multi_replace_file_content",
            MultiEdit,
            {"TargetFile": path, "ReplacementChunks": Key("edits", each(_CHUNK))},
            display=("Instruction", *_EXPLAINED),
        ),
        tool("list_dir", List, {"DirectoryPath": path}),
        tool(
            "grep_search",
            Grep,
            {
                "Query": Key("pattern"),
                "SearchPath": path,
                "IsRegex": Key("regex", absent=False),
                "CaseInsensitive": Key("case_sensitive", NEGATED),
                "Includes": Key("include", absent=[]),
            },
            constants={"MatchPerLine": True},
        ),
        tool("find_by_name", Glob, {"SearchDirectory": path, "Pattern": Key("pattern")}),
        tool("read_url_content", WebFetch, {"Url": Key("url")}),
        tool("search_web", WebSearch, {"query": Key("query"), "domain": Key("domain")}),
        tool(
            "invoke_subagent",
            Task,
            {"TypeName": Key("agent"), "Role": Key("role"), "Prompt": Key("prompt")},
            shape=only_item("Subagents"),
        ),
    ]


def _gemini() -> list[Spelling]:
    def tool(name: str, kind: Any, keys: Mapping[str, Key], **more: Any) -> Spelling:
        return Spelling("gemini", name, kind, keys, **more)

    def older(name: str, kind: Any, keys: Mapping[str, Key], **more: Any) -> Spelling:
        return Spelling("gemini", name, kind, keys, current=False, **more)

    path = Key("path")
    shell = {"command": Key("command"), "is_background": Key("background", absent=False)}
    lines = {"start_line": Key("start_line"), "end_line": Key("end_line")}
    replaced = {"file_path": path, "old_string": Key("old"), "new_string": Key("new")}
    include = Key("include", ONE_OF_LIST, absent=[])
    explained = {"display": ("description",)}
    instructed = {"display": ("instruction",)}
    regex = {"fixed": {"regex": True}}
    return [
        tool("run_shell_command", Bash, {**shell, "dir_path": Key("cwd")}, **explained),
        older("run_shell_command", Bash, {**shell, "directory": Key("cwd")}, **explained),
        tool("read_file", Read, {"file_path": path, **lines}),
        older("read_file", Read, {"file_path": path, **lines}, shape=OFFSET_AND_LIMIT),
        older("read_file", Read, {"absolute_path": path, **lines}, shape=OFFSET_AND_LIMIT),
        tool("write_file", Write, {"file_path": path, "content": Key("content")}),
        tool("replace", Edit, {**replaced, "allow_multiple": Key("replace_all", absent=False)}, **instructed),
        older("replace", Edit, replaced, constants={"expected_replacements": 1}, **instructed),
        tool("list_directory", List, {"dir_path": path}),
        older("list_directory", List, {"path": path}),
        tool("grep_search", Grep, {**_GREP, "dir_path": path, "include_pattern": include}, **regex),
        older("search_file_content", Grep, {**_GREP, "dir_path": path, "include": include}, **regex),
        older("search_file_content", Grep, {**_GREP, "path": path, "include": include}, **regex),
        tool("glob", Glob, {"pattern": Key("pattern"), "dir_path": path}),
        older("glob", Glob, {"pattern": Key("pattern"), "path": path}),
        tool("web_fetch", WebFetch, {"prompt": Key("prompt")}),
        tool("google_web_search", WebSearch, {"query": Key("query")}),
        tool("invoke_agent", Task, {"agent_name": Key("agent"), "prompt": Key("prompt")}),
        older("codebase_investigator", Task, {"objective": Key("prompt")}, fixed={"agent": "codebase_investigator"}),
    ]


SPELLINGS: tuple[Spelling, ...] = (*_antigravity(), *_gemini())
"""Every tool of every format that has a canonical form."""

_ON_EVERY_TOOL: Mapping[str, tuple[str, ...]] = {"antigravity": _ACTION}
_LIKE = {"toolSummary": ("description",), "description": ("toolSummary",)}
"""Another client's key for about the same, beside those that differ in case only."""

_BY_NAME: dict[tuple[str, str], list[Spelling]] = defaultdict(list)
_BY_KIND: dict[tuple[str, type[msgspec.Struct]], list[Spelling]] = defaultdict(list)
for _spelling in SPELLINGS:
    _BY_NAME[_spelling.format, _spelling.name].append(_spelling)
    if _spelling.current:
        _BY_KIND[_spelling.format, _spelling.kind].append(_spelling)


def canonical(format: str, name: str, arguments: Arguments) -> Tool | None:  # noqa: A002
    """The canonical view of a call, or None unless it fits one exactly.

    `format` is the family that the call is spelled in (`antigravity` or `gemini`).
    """
    values = arguments.values()
    if _STRING.issuperset(map(type, values)) and (all(map(str.isascii, values)) or not holds_number_as_text(arguments)):
        reading = _reading(format, name, tuple(arguments))
        if reading is not None:
            kind, fields, fixed = reading
            return kind(**{field: arguments[key] for field, key in fields}, **fixed)
    return _read(format, name, arguments)


def _read(format: str, name: str, arguments: Arguments) -> Tool | None:  # noqa: A002
    return next((tool for each in _BY_NAME.get((format, name), ()) if (tool := each.read(arguments))), None)


_STRING = frozenset({str})
_CALLS_REMEMBERED = 1024


@lru_cache(_CALLS_REMEMBERED)
def _reading(
    format: str,  # noqa: A002
    name: str,
    keys: tuple[str, ...],
) -> tuple[Any, tuple[tuple[str, str], ...], dict[str, Any]] | None:
    """How a call is read whose arguments, under these keys, are all strings: the tool, its fields that are arguments,
    and those that are always the same. No spelling minds what a string says, so that one reading stands for all. None
    if it has no canonical view, or one that holds a string in some other way."""
    probe = {key: f"{position}" for position, key in enumerate(keys)}
    tool = _read(format, name, probe)
    if tool is None:
        return None
    given, kind = msgspec.structs.asdict(tool), type(tool)
    by_value = {value: key for key, value in probe.items()}
    fields = {field: by_value[value] for field, value in given.items() if isinstance(value, str) and value in by_value}
    if not set(keys) <= {*fields.values(), *display_keys(format, name)}:
        return None
    fixed = {known.name: given[known.name] for known in msgspec.structs.fields(kind) if known.required}
    plain = kind(**fixed, **{field: given[field] for field in fields if field not in fixed})
    fixed |= {field: value for field, value in given.items() if value != getattr(plain, field)}
    return kind, tuple(fields.items()), {field: value for field, value in fixed.items() if field not in fields}


def native(
    format: str,  # noqa: A002
    tool: Tool,
    display: Mapping[str, str] | None = None,
) -> tuple[str, dict[str, Any]] | None:
    """The name and arguments of a call in the current form of `format`, or None if it has no such tool or the tool
    cannot say that. `canonical` of it gives `tool` back.

    `display` holds display strings by any format's keys; what the tool has a place for is put there.
    """
    for spelling in _BY_KIND.get((format, type(tool)), ()):
        arguments = spelling.write(tool)
        if arguments is not None and spelling.read(arguments) == tool:
            return spelling.name, arguments | _displayed(spelling.display, display or {})
    return None


@lru_cache(_CALLS_REMEMBERED)
def display_keys(format: str, name: str | None = None) -> tuple[str, ...]:  # noqa: A002
    """The argument keys whose strings are only meant for a person's eye: those of the tool called `name`, or, without
    a name, all that the format has."""
    named = [key for each in SPELLINGS if each.format == format and name in (None, each.name) for key in each.display]
    return tuple(dict.fromkeys([*named, *_ON_EVERY_TOOL.get(format, ())]))


def display_strings(format: str, name: str, arguments: Arguments) -> dict[str, str] | None:  # noqa: A002
    """The display strings among a call's arguments, by key, or None if there are none."""
    found = {key: value for key in display_keys(format, name) if isinstance(value := arguments.get(key), str)}
    return found or None


def _displayed(keys: tuple[str, ...], display: Mapping[str, str]) -> dict[str, str]:
    """What of `display` goes under `keys`: each string to its own key, and only what has none to a key alike."""
    folded = {key.casefold(): value for key, value in display.items()} | dict(display)
    found = {key: folded[name] for key in keys for name in (key.casefold(), key) if name in folded}
    taken = {key.casefold() for key in found}
    for key in keys:
        for name in _LIKE.get(key, ()):
            if name in folded and name.casefold() not in taken:
                found.setdefault(key, folded[name])
    return {key: found[key] for key in keys if key in found}
