"""A conversation of our own with every kind of line, for the logs in `golden/mirror`."""

from __future__ import annotations

from typing import Any

from step_bodies import START, body, generated, prompt, row, stamp, step

from decant.antigravity import pb
from decant.antigravity.body import Body

USER = pb.CortexStepSource.CORTEX_STEP_SOURCE_USER_EXPLICIT
MODEL = pb.CortexStepSource.CORTEX_STEP_SOURCE_MODEL
SYSTEM = pb.CortexStepSource.CORTEX_STEP_SOURCE_SYSTEM
USER_LINE = 1
PNG = b"\x89PNG\r\n\x1a\n"
LONG = "é😀" * 800


def timed(message: pb.Step, source: Any = MODEL, at: int = START, done: int | None = None) -> pb.Step:
    """The step with its source and its times, in seconds and for `done` in milliseconds after `at`."""
    message.metadata.source = source
    message.metadata.created_at.CopyFrom(stamp(at, 123_456_789))
    if done is not None:
        message.metadata.completed_at.CopyFrom(stamp(at + done // 1000, done % 1000 * 1_000_000))
    return message


def user(text: str, at: int = START, **fields: Any) -> pb.Step:
    return timed(step("user_input", user_response=text, **fields), USER, at)


def planner(
    text: str, *calls: tuple[str, str, str], at: int = START, done: int | None = None, **fields: Any
) -> pb.Step:
    """A model's step; each call is its id, name and arguments."""
    made = [pb.ChatToolCall(id=id_, name=name, arguments_json=arguments) for id_, name, arguments in calls]
    return timed(step("planner_response", response=text, tool_calls=made, **fields), MODEL, at, done)


def wrapped(text: str, clock: str) -> str:
    """Words of our own, in the shape of the client's: tags around the text, and a local time."""
    return f"<USER_REQUEST>\n{text}\n</USER_REQUEST>\n<NOTE>\nIt is {clock}.\n</NOTE>"


def rich() -> Body:
    arguments = '{"Path": "/srv/a.txt", "Deep": {"b": 1, "a": [1e21, null, "\\u2028<&>"]}}'
    run = timed(step("run_command", call="c2", name="run", exit_code=0), at=START + 2, done=20)
    failed = timed(step("generic", call="c3", name="get", status=7), at=START + 3)
    failed.error.short_error = "no such thing"
    shown = timed(step("error_message", should_show_model=True), SYSTEM, START + 4)
    shown.error_message.error.user_error_message = "for the person"
    shown.error_message.error.model_error_message = "for the model"
    hidden = timed(step("error_message"), SYSTEM, START + 4)
    answer = planner("Done.", at=START + 5, thinking=LONG)
    answer.metadata.model_usage.CopyFrom(pb.ModelUsageStats(input_tokens=60, cache_read_tokens=40, output_tokens=9))
    writing = planner("being written")
    writing.status = pb.CortexStepStatus.CORTEX_STEP_STATUS_GENERATING
    steps = [
        user("read\u200b it"),
        planner("Reading.", ("c1", "view", arguments), ("c2", "run", "{}"), at=START + 1, done=15),
        timed(step("view_file", call="c1", name="view", content="old\n"), at=START + 1, done=10),
        run,
        planner("", ("c3", "get", "not json"), at=START + 3),
        failed,
        shown,
        hidden,
        timed(step("generic", call="c4", status=6), at=START + 4),
        timed(step("generic", call="c5", status=2), at=START + 4),
        answer,
        user("and this\ud7ff", START + 60, media=[pb.Media(mime_type="image/png", inline_data=PNG)]),
        timed(step("checkpoint", user_intent="to read", session_summary="It was read."), SYSTEM, START + 61),
        writing,
        row(99, step("user_input", user_response="untimed")),
    ]
    copy = generated(
        prompt(wrapped("read it", "2027-01-15T09:00:00+01:00"), idx=0, source=USER_LINE),
        prompt("Reading.", idx=1, source=2),
        prompt("Created At: 2027-01-15T09:00:01+01:00\nthe file says:\nold\n" + "z" * 5000, call="c1", idx=2),
        prompt("it ran", call="c2", idx=3),
    )
    return body(steps, generated=[copy])
