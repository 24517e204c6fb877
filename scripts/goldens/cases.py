"""The cases: each a title, what it shows, and the conversation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from decant.antigravity.body import Body, Brain, BrainFile, Column, RawText, SchemaItem, Table
from decant.antigravity.text_schema import standard_table
from goldens.conversation import ERROR, Conversation, call

__all__ = ["CASES", "Case"]

RUNNING, GENERATING, WAITING = 2, 8, 9
STEP_COLUMNS = 11


@dataclass(frozen=True)
class Case:
    """One golden. `make` gives the same conversation each time."""

    title: str
    description: str
    make: Callable[[str], Body]


def _plain(name: str) -> Body:
    made = Conversation(name)
    made.user("What is the capital of Iceland?")
    made.planner("Reykjavík.")
    made.end_turn()
    made.user("And of Portugal?")
    made.planner("Lisbon.", thinking="A simple question again.")
    made.end_turn()
    return made.body()


def _tools(name: str) -> Body:
    made = Conversation(name)
    made.user("Why does the test fail? Please fix it.")
    look = call("c1", "list_dir", DirectoryPath="/project")
    grep = call("c2", "grep_search", Query="def area", SearchPath="/project")
    made.planner("I will look around first.", look, grep, thinking="The test is about an area.")
    made.tool(
        look,
        "list_directory",
        '{"name":"shapes.py","sizeBytes":"46"}\n{"name":"test_shapes.py","sizeBytes":"68"}\n',
        directory_path_uri="file:///project",
        results=[{"name": "shapes.py", "size_bytes": 46}, {"name": "test_shapes.py", "size_bytes": 68}],
    )
    made.tool(
        grep,
        "grep_search",
        '{"File":"/project/shapes.py","LineNumber":1,"LineContent":"def area(width, height):"}',
        query="def area",
        raw_output="./shapes.py:1:def area(width, height):\n",
        results=[{"relative_path": "./shapes.py", "content": "def area(width, height):"}],
        total_results=1,
        search_path_uri="file:///project",
    )
    view = call("c3", "view_file", AbsolutePath="/project/shapes.py")
    made.planner("", view)
    code = "def area(width, height):\n    return width + height\n"
    made.tool(
        view,
        "view_file",
        "File Path: `file:///project/shapes.py`\nTotal Lines: 3\n"
        "1: def area(width, height):\n2:     return width + height\n",
        absolute_path_uri="file:///project/shapes.py",
        end_line=2,
        content=code,
        num_lines=3,
        num_bytes=len(code),
    )
    edit = call(
        "c4",
        "replace_file_content",
        TargetFile="/project/shapes.py",
        TargetContent="width + height",
        ReplacementContent="width * height",
    )
    made.planner("It adds where it should multiply.", edit)
    made.tool(
        edit,
        "code_action",
        "The following changes were made to: /project/shapes.py\n"
        "-    return width + height\n+    return width * height\n",
        description="Multiply instead of adding",
        use_fast_apply=True,
    )
    run = call("c5", "run_command", CommandLine="pytest -q", Cwd="/project", WaitMsBeforeAsync=5000)
    made.planner("Now the test.", run)
    made.tool(
        run,
        "run_command",
        "The command exited with code 0.\nOutput:\n1 passed in 0.01s\n",
        cwd="/project",
        exit_code=0,
        blocking=True,
        wait_ms_before_async=5000,
        command_line="pytest -q",
        proposed_command_line="pytest -q",
        combined_output={"full": "1 passed in 0.01s\n"},
    )
    done = call("c6", "record_result", Note="area multiplies")
    made.planner("", done)
    made.tool(done, "generic", "recorded", args={"Note": "area multiplies"}, result={"result": "recorded"})
    made.planner("The area was computed with `+`; it is `*` now, and the test passes.")
    made.end_turn()
    return made.body()


def _error(name: str) -> Body:
    made = Conversation(name)
    made.user("Format the disk report.")
    unknown = call("e1", "format_report", Path="report.txt")
    denied = call("e2", "run_command", CommandLine="rm report.txt", Cwd="/project")
    made.planner("", unknown, denied)
    made.failed(unknown, "unknown tool name: `format_report`")
    made.tool(denied, "run_command", "Denied by policy.", status=ERROR, command_line="rm report.txt", cwd="/project")
    wrong = call("e3", "run_command", CommandLine="cat missing", Cwd="/project")
    made.planner("Another way.", wrong)
    made.tool(
        wrong,
        "run_command",
        "The command exited with code 1.\nOutput:\ncat: missing: No such file or directory\n",
        command_line="cat missing",
        cwd="/project",
        exit_code=1,
        combined_output={"full": "cat: missing: No such file or directory\n"},
    )
    made.planner("Neither worked, so I stop here.")
    made.end_turn()
    return made.body()


def _unicode(name: str) -> Body:
    made = Conversation(name)
    made.user("Grüße, 世界! مرحبا \u202eabc\u202c 👩‍👩‍👧 \u0000\u0007\u2028\ufeff\U0010ffff end")
    made.planner('naïve → “quoted” \\ " / \t\r\n' + "é" * 5000)
    made.end_turn()
    made.brain = Brain(mode=0o700)
    for path, data, mode in (
        ("artifacts/плaн.md", "# Plan\n\n* первый\n".encode(), 0o644),
        ("artifacts/zwei Wörter\n.md", b"odd name\n", 0o600),
        ("artifacts/\udcff\udcfe.bin", bytes(range(256)), 0o400),
        (".user_uploaded/empty", b"", 0o644),
    ):
        made.brain.files.append(BrainFile(path, data, mode))
    made.brain.directories.update({"artifacts": 0o755, ".user_uploaded": 0o700, "empty": 0o755, "empty/deeper": 0o755})
    return made.body()


def _null_and_empty(name: str) -> Body:
    made = Conversation(name)
    made.user("NULL is not empty.")
    made.planner("")
    steps = made.rows("steps")
    blank = (None,) * STEP_COLUMNS
    kinds = (None, b"", "", "text in a blob column", 7, -0.0, 1e308, float("-inf"), RawText(b"\xff\xfe"))
    for cell in kinds:
        steps.append((len(steps), 132, 3, 0, cell, *blank[5:9], cell, 0))
    steps.append((1000, 0, -1, 1, None, b"", None, b"", None, b"", -(1 << 63)))
    made.rows("gen_metadata").append((7, None, 0))
    made.rows("gen_metadata").append((8, b"", 5))
    made.rows("executor_metadata").append((-3, b"\x00"))
    return made.body(logs=False)


def _unknown_schema(name: str) -> Body:
    made = Conversation(name)
    made.user("Keep what you do not know.")
    made.planner("I do.")
    steps = standard_table("steps")
    assert steps is not None
    wider = replace(
        steps,
        sql=steps.sql.replace(",PRIMARY KEY", ",`colour` text DEFAULT 'none',`weight` real,PRIMARY KEY"),
        columns=(*steps.columns, Column("colour", "TEXT", default="'none'"), Column("weight", "REAL")),
        rows=[(*made.rows("steps")[0], "none", None), (*made.rows("steps")[1], "blue", 1.5)],
    )
    tables = [wider if table.name == "steps" else table for table in made.database.tables]
    tables.append(
        Table(
            "notes",
            'CREATE TABLE notes (\n  body TEXT NOT NULL, -- free text\n  "rowid of" INT, data\n)',
            (Column("body", "TEXT", notnull=True), Column("rowid of", "INT"), Column("data")),
            [("first", 1, None), ("third", None, b"\x00\xff"), ("", -5, 2.5)],
            [1, 3, 9_000_000_000],
        )
    )
    tables.append(
        Table(
            "tags",
            "CREATE TABLE tags (name TEXT, step INTEGER, PRIMARY KEY (name, step)) WITHOUT ROWID",
            (Column("name", "TEXT", notnull=True, pk=1), Column("step", "INTEGER", notnull=True, pk=2)),
            [("a", 0), ("a", 1), ("b", 0)],
        )
    )
    made.database.tables = tables
    made.database.items += [
        SchemaItem("index", "by_colour", "steps", "CREATE INDEX by_colour ON steps(colour) WHERE colour <> 'none'"),
        SchemaItem("view", "blue", "blue", "CREATE VIEW blue AS SELECT idx FROM steps WHERE colour = 'blue'"),
        SchemaItem(
            "trigger",
            "no_notes",
            "notes",
            "CREATE TRIGGER no_notes BEFORE DELETE ON notes BEGIN SELECT RAISE(ABORT, 'notes stay'); END",
        ),
    ]
    return made.body(logs=False)


def _delete_mode(name: str) -> Body:
    made = Conversation(name)
    made.user("Another header, please.")
    made.planner("Rollback journal, pages of 4096 bytes.")
    header = replace(
        made.database.header, page_size=4096, journal_mode="delete", auto_vacuum=1, application_id=0x64656361
    )
    made.database = replace(made.database, header=header, mode=0o644)
    return made.body()


def _killed(name: str) -> Body:
    made = Conversation(name)
    made.user("Run the long job.")
    job = call("k1", "run_command", CommandLine="sleep 600", Cwd="/project")
    ask = call("k2", "run_command", CommandLine="make", Cwd="/project")
    made.planner("Starting.", job, ask)
    made.tool(job, "run_command", "", status=RUNNING, command_line="sleep 600", cwd="/project")
    made.tool(ask, "run_command", "", status=WAITING, command_line="make", cwd="/project")
    made.planner("Mean", status=GENERATING)
    return made.body()


CASES: dict[str, Case] = {
    "plain": Case("Plain chat", "Two turns of questions and answers, one with a thought.", _plain),
    "tools": Case(
        "Tool calls",
        "Calls side by side and one after the other: directory, search, file, edit, command, and a generic tool.",
        _tools,
    ),
    "error": Case(
        "Errors",
        "An unknown tool, a command that was denied, and a command that ended with a code other than 0.",
        _error,
    ),
    "unicode": Case(
        "Unicode",
        "Scripts, control characters and line separators in the text; odd names, modes and empty folders in the brain.",
        _unicode,
    ),
    "null_and_empty": Case(
        "NULL against empty",
        "NULL, an empty blob and an empty text in the same columns, and cells whose storage class no client writes.",
        _null_and_empty,
    ),
    "unknown_schema": Case(
        "Unknown tables and columns",
        "Columns, tables, an index, a view and a trigger that a later client might add; rowids with gaps.",
        _unknown_schema,
    ),
    "delete_mode": Case(
        "Another header", "Rollback journal, small pages, auto-vacuum, an application id.", _delete_mode
    ),
    "killed": Case(
        "Killed while running",
        "Steps that were running, waiting and generating when the client was killed: all rows in the -wal.",
        _killed,
    ),
}
