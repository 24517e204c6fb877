"""Files: VIEW_FILE, LIST_DIRECTORY, CODE_ACTION, FILE_CHANGE, and the kinds that move and remove."""

from __future__ import annotations

from decant.antigravity import pb
from decant.antigravity.steps.kind import View, tool
from decant.antigravity.steps.media import image_block, media_block
from decant.antigravity.uris import path_of
from decant.common import EditOutput, File, FileOutput, Image, ListingEntry, ListingOutput
from decant.escapes import escape_text

__all__ = ["KINDS"]

_SIGNS = {0: " ", 1: "+", 2: "-", 3: " "}
"""The first character of a unified diff's line, by `UnifiedDiffLineType`."""


def _path(uri: str) -> str:
    return escape_text(path_of(uri))


def view_text(payload: pb.CortexStepViewFile) -> str:
    return escape_text(payload.content or payload.raw_content)


def _view_output(payload: pb.CortexStepViewFile) -> FileOutput | None:
    """The agent counts lines from 0, and names a last line that it would have read even where there was nothing to
    read; the number of lines in the file says whether there was."""
    if not payload.num_lines:
        return None
    return FileOutput(
        path=_path(payload.absolute_path_uri),
        text=view_text(payload),
        start_line=payload.start_line + 1,
        end_line=payload.end_line + 1,
        total_lines=payload.num_lines,
    )


def _view_media(payload: pb.CortexStepViewFile) -> list[Image | File]:
    if payload.HasField("media_data"):
        return [media_block(payload.media_data)]
    return [image_block(payload.binary_data)] if payload.HasField("binary_data") else []


def _entries(payload: pb.CortexStepListDirectory) -> list[ListingEntry]:
    if payload.results:
        return [
            ListingEntry(
                name=escape_text(entry.name), is_dir=entry.is_dir, size=None if entry.is_dir else entry.size_bytes
            )
            for entry in payload.results
        ]
    return [ListingEntry(name=escape_text(name.rstrip("/")), is_dir=name.endswith("/")) for name in payload.children]


def _listing(payload: pb.CortexStepListDirectory) -> ListingOutput:
    return ListingOutput(path=_path(payload.directory_path_uri), entries=_entries(payload))


def _listing_text(payload: pb.CortexStepListDirectory) -> str:
    return "\n".join(f"{entry.name}/" if entry.is_dir else entry.name for entry in _entries(payload))


def _listing_failure(payload: pb.CortexStepListDirectory) -> str | None:
    return f"{_path(payload.directory_path_uri)} was not found" if payload.dir_not_found else None


def diff_text(path: str, block: pb.DiffBlock) -> str | None:
    """The unified diff of one file; lines are counted from 0 in the step, from 1 in a diff."""
    lines = block.unified_diff.lines
    if not lines:
        return None
    removed = sum(1 for line in lines if line.type != 1)
    added = sum(1 for line in lines if line.type != 2)
    start = block.start_line + 1
    head = [f"--- {path}", f"+++ {path}", f"@@ -{start},{removed} +{start},{added} @@"]
    return escape_text("\n".join(head + [_SIGNS.get(line.type, " ") + line.text for line in lines]) + "\n")


def _edit_output(payload: pb.CortexStepCodeAction) -> EditOutput | None:
    edit = payload.action_result.edit
    path = path_of(edit.absolute_uri) or edit.absolute_path_migrate_me_to_uri
    if not path:
        return None
    return EditOutput(path=escape_text(path), diff=diff_text(path, edit.diff), created=edit.create_file)


def _edit_text(payload: pb.CortexStepCodeAction) -> str:
    output = _edit_output(payload)
    if output is None:
        return escape_text(payload.markdown_validation_error)
    return output.diff or f"{'created' if output.created else 'wrote'} {output.path}"


def _change_output(payload: pb.CortexStepFileChange) -> EditOutput | None:
    path = path_of(payload.absolute_path_uri)
    if not path:
        return None
    return EditOutput(path=escape_text(path), diff=diff_text(path, payload.diff), created=payload.file_change_type == 1)


def _change_text(payload: pb.CortexStepFileChange) -> str:
    output = _change_output(payload)
    return (output.diff or f"changed {output.path}") if output else ""


def _deleted(payload: pb.CortexStepDeleteDirectory) -> str:
    return f"deleted {_path(payload.directory_path_uri)}"


def _moved(payload: pb.CortexStepMove) -> str:
    return f"moved {_path(payload.src_absolute_path_uri)} to {_path(payload.dst_absolute_path_uri)}"


def _committed(payload: pb.CortexStepGitCommit) -> str:
    return escape_text(" ".join(filter(None, (payload.commit_hash, payload.commit_message))))


def _outline_text(payload: pb.CortexStepViewFileOutline) -> str:
    return escape_text(payload.contents or payload.raw_content or "\n".join(payload.outline_items))


KINDS = (
    tool("VIEW_FILE", View(text=view_text, output=_view_output, media=_view_media)),
    tool("VIEW_FILE_OUTLINE", View(text=_outline_text)),
    tool("LIST_DIRECTORY", View(text=_listing_text, output=_listing, failure=_listing_failure)),
    tool("CODE_ACTION", View(text=_edit_text, output=_edit_output)),
    tool("FILE_CHANGE", View(text=_change_text, output=_change_output)),
    tool("DELETE_DIRECTORY", View(text=_deleted)),
    tool("MOVE", View(text=_moved)),
    tool("GIT_COMMIT", View(text=_committed)),
)
