"""Bodies for the text form: any cell in any column, odd names, odd schemas. Their SQL need not run."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from decant.antigravity.body import (
    Body,
    Brain,
    BrainFile,
    Cell,
    Column,
    Database,
    Header,
    RawText,
    Row,
    SchemaItem,
    Table,
)
from decant.antigravity.text_schema import standard_items, standard_table

INTEGERS = st.integers(-(1 << 63), (1 << 63) - 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["", "\0", "\n", '":"', "main", "true", "\u2028", "é😀", "{", "\\", '"', "extra"]
)
CELLS: st.SearchStrategy[Cell] = st.one_of(
    st.none(),
    INTEGERS,
    st.integers(-1, 2),
    st.floats(allow_nan=False),
    st.sampled_from([-0.0, float("inf"), float("-inf"), 5e-324]),
    TEXTS,
    st.binary(max_size=20),
    st.builds(RawText, st.binary(max_size=8)),
)
NAMES = TEXTS | st.sampled_from(["rowid", "idx", "extra", "steps", "Steps", "%s", "données"])
DEFAULTS = st.sampled_from([None, "NULL", "0", "-7", "true", "'it''s'", '"main"', "1.5", "CURRENT_TIMESTAMP", "x'00'"])
COLUMNS = st.builds(
    Column,
    NAMES,
    st.sampled_from(["", "INTEGER", "text", "blob", "REAL", "numeric", "varchar(3)"]),
    st.booleans(),
    DEFAULTS,
    st.integers(0, 2),
)
HEADERS = st.builds(
    Header,
    page_size=st.sampled_from([512, 4096, 32768, 65536]),
    journal_mode=st.sampled_from(["wal", "delete"]),
    encoding=st.sampled_from(["UTF-8", "UTF-16le", "UTF-16be"]),
    auto_vacuum=st.sampled_from([0, 1, 2]),
    user_version=st.integers(-(1 << 31), (1 << 31) - 1),
    application_id=st.integers(-(1 << 31), (1 << 31) - 1),
)
ITEMS = st.builds(SchemaItem, st.sampled_from(["index", "view", "trigger"]), NAMES, NAMES, TEXTS)
MODES = st.sampled_from([0o600, 0o644, 0o755, 0o444, 0o000, 0o777])


@st.composite
def filled(draw: st.DrawFn, table: Table) -> Table:
    """The table with rows of any cells; a key called idx is distinct in each row, as SQLite would have it."""
    rows: list[Row] = draw(st.lists(st.tuples(*[CELLS] * len(table.columns)), max_size=4))
    keys = [position for position, column in enumerate(table.columns) if column.pk]
    if len(keys) == 1:
        numbers = sorted(draw(st.sets(INTEGERS, min_size=len(rows), max_size=len(rows))))
        rows = [(*row[: keys[0]], number, *row[keys[0] + 1 :]) for row, number in zip(rows, numbers, strict=True)]
    rowids = None
    if table.rowids is not None:
        near = st.sets(st.integers(0, 6) | INTEGERS, min_size=len(rows), max_size=len(rows))
        rowids = sorted(draw(near))
    return replace(table, rows=rows, rowids=rowids)


@st.composite
def _tables(draw: st.DrawFn) -> Table:
    """A standard table, one with its columns changed, or another."""
    name = draw(NAMES)
    columns = tuple(draw(st.lists(COLUMNS, min_size=1, max_size=4, unique_by=lambda column: column.name)))
    table = Table(name, draw(TEXTS), columns, rowids=draw(st.sampled_from([None, []])))
    standard = standard_table(draw(st.sampled_from(["steps", "gen_metadata", "trajectory_meta", "battle_mode_infos"])))
    assert standard is not None
    changed = replace(standard, columns=(*standard.columns, *columns[:1]))
    if len({column.name for column in changed.columns}) < len(changed.columns):
        changed = standard
    return draw(filled(draw(st.sampled_from([table, standard, changed]))))


_PARTS = st.text(st.characters(exclude_characters="/\0"), min_size=1, max_size=6).filter(
    lambda part: part not in (".", "..") and _encodable(part)
) | st.sampled_from(["transcript.jsonl", " ", "\udcff", "a\nb", ".x"])


def _encodable(part: str) -> bool:
    try:
        return part.encode(errors="surrogateescape").decode(errors="surrogateescape") == part
    except UnicodeEncodeError:
        return False


@st.composite
def brains(draw: st.DrawFn) -> Brain:
    """A brain as a directory would hold it: every parent listed, no file in the place of a directory."""
    paths = draw(st.lists(st.lists(_PARTS, min_size=1, max_size=3).map("/".join), max_size=4))
    logs = draw(st.sets(st.sampled_from(["transcript", "transcript_full"])))
    paths += [f".system_generated/logs/{log}.jsonl" for log in sorted(logs)]
    brain, taken = Brain(mode=draw(MODES)), set[str]()
    for path in paths:
        parents = [path[:at] for at, letter in enumerate(path) if letter == "/"]
        if path in taken or path in brain.directories or taken & set(parents):
            continue
        taken.add(path)
        for parent in parents:
            brain.directories.setdefault(parent, draw(MODES))
        if draw(st.booleans()):
            content = draw(st.binary(max_size=20) | TEXTS.map(str.encode))
            brain.files.append(BrainFile(path, content, draw(MODES)))
        else:
            brain.directories[path] = draw(MODES)
    brain.files.sort(key=lambda file: file.path.encode(errors="surrogateescape"))
    return brain


BODIES = st.builds(
    Body,
    st.text(st.characters(exclude_characters="/\0"), min_size=1, max_size=9).filter(
        lambda stem: stem not in (".", "..") and _encodable(stem)
    ),
    st.builds(
        Database,
        HEADERS,
        st.lists(_tables(), max_size=4, unique_by=lambda table: table.name),
        st.lists(ITEMS, max_size=2) | st.just(standard_items()),
        MODES,
    ),
    st.none() | brains(),
)
