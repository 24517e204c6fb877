"""A conversation put together step by step, in the shape in which the real client writes one."""

from __future__ import annotations

import json
import uuid
from typing import Any

from decant.antigravity import pb
from decant.antigravity.body import Body, Brain, BrainFile, Database, Row
from decant.antigravity.text_schema import LOG_DIRECTORIES, LOGS, standard_database
from decant.times import from_timestamp

__all__ = ["Conversation", "call"]

STARTED = 1_767_323_045  # 2026-01-02T03:04:05Z
MODEL = "MODEL_GOOGLE_GEMINI_2_5_PRO"
CASCADE, CLI = 4, 17  # trajectory type and source
WORKSPACE = "file:///project"
USER_INPUT, PLANNER, ERROR_MESSAGE = 14, 15, 17
DONE, ERROR = 3, 7
BY_USER, BY_MODEL, BY_SYSTEM = 4, 2, 5
TURN_ENDED = "EXECUTOR_TERMINATION_REASON_NO_TOOL_CALL"
SOURCES = {BY_USER: "USER_EXPLICIT", BY_MODEL: "MODEL", BY_SYSTEM: "SYSTEM"}
FROM_USER, FROM_MODEL, FROM_TOOL = (f"CHAT_MESSAGE_SOURCE_{name}" for name in ("USER", "SYSTEM", "TOOL"))


def call(id: str, name: str, **arguments: object) -> pb.ChatToolCall:  # noqa: A002 - its name in the message
    """A tool call of the model."""
    encoded = json.dumps(arguments, ensure_ascii=False)
    return pb.ChatToolCall(id=id, name=name, arguments_json=encoded, original_name=name)


def _bytes(message: Any) -> bytes:
    return message.SerializeToString(deterministic=True)


class Conversation:
    """Collects steps, the prompts that the model saw, and the lines of the two logs."""

    def __init__(self, name: str) -> None:
        self.id = str(uuid.uuid5(uuid.NAMESPACE_URL, f"https://example.com/golden/{name}"))
        self.database: Database = standard_database()
        self.brain: Brain | None = None
        self._now = STARTED
        self._prompts: list[pb.ChatMessagePrompt] = []
        self._lines: tuple[list[str], list[str]] = ([], [])
        self._calls = 0
        self.rows("trajectory_meta").append((self.id, self.id, CASCADE, CLI))
        self._table("trajectory_meta").rowids = [1]
        metadata = pb.CortexTrajectoryMetadata(workspace_uris=[WORKSPACE])
        self.rows("trajectory_metadata_blob").append(("main", _bytes(metadata)))
        self._table("trajectory_metadata_blob").rowids = [1]

    def rows(self, table: str) -> list[Row]:
        """The rows of one of the seven tables, to be added to."""
        return self._table(table).rows

    def user(self, said: str, *, status: int = DONE) -> None:
        """A turn of the user."""
        step = self._step(USER_INPUT, status, BY_USER)
        step.user_input.user_response = said
        step.user_input.items.add(text=said)
        shown = f"<USER_REQUEST>\n{said}\n</USER_REQUEST>"
        self._prompts.append(pb.ChatMessagePrompt(source=FROM_USER, prompt=shown, num_tokens=len(said) // 4))
        self._log(step, shown)
        self._add(step, "user_input")

    def planner(self, said: str, *calls: pb.ChatToolCall, thinking: str = "", status: int = DONE) -> None:
        """One answer of the model."""
        step = self._step(PLANNER, status, BY_MODEL)
        usage = pb.ModelUsageStats(
            model=MODEL,
            input_tokens=60 + self._calls,
            output_tokens=10,
            cache_read_tokens=40,
            response_output_tokens=10,
        )
        step.metadata.model_usage.CopyFrom(usage)
        step.metadata.MergeFrom(pb.CortexStepMetadata(generator_model=MODEL))
        answer = step.planner_response
        answer.response = said
        answer.thinking = thinking
        if thinking:
            answer.thinking_signature = b"not a real signature"
        answer.tool_calls.extend(calls)
        answer.stop_reason = 10 if calls else 2  # type: ignore[assignment]
        index = len(self.rows("steps"))
        model = pb.ChatModelMetadata(model=MODEL, usage=usage, message_prompts=self._prompts)
        data = _bytes(pb.CortexStepGeneratorMetadata(step_indices=[index], execution_id=self.id, chat_model=model))
        self.rows("gen_metadata").append((self._calls, data, len(data)))
        self._calls += 1
        self._prompts.append(
            pb.ChatMessagePrompt(source=FROM_MODEL, prompt=said, tool_calls=calls, step_idx=index, num_tokens=10)
        )
        self._log(step, said, thinking=thinking, calls=calls)
        self._add(step, "planner_response")

    def tool(self, called: pb.ChatToolCall, kind: str, shown: str, *, status: int = DONE, **fields: Any) -> None:
        """What a tool gave: a step of the kind called `kind` in the schema, and the text that the model is shown."""
        number = pb.Step(type=f"CORTEX_STEP_TYPE_{kind.upper()}").type
        step = self._step(number, status, BY_MODEL)
        step.metadata.tool_call.CopyFrom(called)
        step.metadata.MergeFrom(pb.CortexStepMetadata(generator_model=MODEL))
        member = getattr(step, kind)
        member.CopyFrom(type(member)(**fields))
        if status == ERROR:
            step.error.user_error_message = shown
            step.error.short_error = shown
        self._result(step, called, shown)
        self._add(step, kind)

    def failed(self, called: pb.ChatToolCall, message: str) -> None:
        """A call that could not be made at all."""
        step = self._step(ERROR_MESSAGE, DONE, BY_SYSTEM)
        step.metadata.tool_call.CopyFrom(called)
        step.error_message.error.user_error_message = "The model produced an invalid tool call."
        step.error_message.error.short_error = message
        step.error_message.error.model_error_message = message
        step.error_message.should_show_model = True
        self._result(step, called, message)
        self._add(step, "error_message")

    def end_turn(self) -> None:
        """The row that closes a turn."""
        last = len(self.rows("steps")) - 1
        data = _bytes(
            pb.ExecutorMetadata(
                termination_reason=TURN_ENDED,
                num_generator_invocations=self._calls,
                last_step_idx=last,
                execution_id=self.id,
            )
        )
        self.rows("executor_metadata").append((len(self.rows("executor_metadata")), data))

    def body(self, *, logs: bool = True) -> Body:
        """The conversation, its two logs written if `logs`."""
        if logs:
            self.brain = self.brain or Brain()
            self.brain.directories.update(dict.fromkeys(LOG_DIRECTORIES, 0o755))
            for path, lines in zip(LOGS.values(), self._lines, strict=True):
                self.brain.files.append(BrainFile(path, "".join(lines).encode()))
        if self.brain is not None:
            self.brain.files.sort(key=lambda file: file.path.encode(errors="surrogateescape"))
        return Body(self.id, self.database, self.brain)

    def _table(self, name: str) -> Any:
        found = self.database.table(name)
        assert found is not None
        return found

    def _step(self, kind: int, status: int, source: int) -> pb.Step:
        self._now += 1
        step = pb.Step(type=kind, status=status)  # type: ignore[arg-type]
        step.metadata.created_at.seconds = self._now
        step.metadata.created_at.nanos = 151_904_477
        if status == DONE:
            step.metadata.completed_at.seconds = self._now + 1
        step.metadata.source = source  # type: ignore[assignment]
        step.metadata.execution_id = self.id
        origin = step.metadata.source_trajectory_step_info
        origin.trajectory_id = origin.cascade_id = self.id
        origin.step_index = len(self.rows("steps"))
        return step

    def _result(self, step: pb.Step, called: pb.ChatToolCall, shown: str) -> None:
        index = len(self.rows("steps"))
        self._prompts.append(
            pb.ChatMessagePrompt(source=FROM_TOOL, prompt=shown, tool_call_id=called.id, step_idx=index, num_tokens=10)
        )
        self._log(step, shown)

    def _add(self, step: pb.Step, member: str) -> None:
        """The client writes the kind's own message last, whatever its field number."""
        own = pb.Step()
        getattr(own, member).CopyFrom(getattr(step, member))
        rest = pb.Step()
        rest.CopyFrom(step)
        rest.ClearField(member)  # type: ignore[arg-type]
        error = _bytes(step.error) if step.HasField("error") else None
        self.rows("steps").append(
            (
                len(self.rows("steps")),
                step.type,
                step.status,
                0,
                _bytes(step.metadata),
                error,
                None,
                None,
                None,
                _bytes(rest) + _bytes(own),
                0,
            )
        )

    def _log(self, step: pb.Step, content: str, *, thinking: str = "", calls: tuple[pb.ChatToolCall, ...] = ()) -> None:
        """A line of each log: in the short one the arguments are encoded once more."""
        names = pb.Step.DESCRIPTOR.fields_by_name
        usage = step.metadata.model_usage
        line: dict[str, object] = {
            "step_index": len(self.rows("steps")),
            "source": SOURCES[step.metadata.source],
            "type": _enum_name(names["type"], step.type, "CORTEX_STEP_TYPE_"),
            "status": _enum_name(names["status"], step.status, "CORTEX_STEP_STATUS_"),
            "exit_code": step.run_command.exit_code if step.run_command.HasField("exit_code") else None,
            "created_at": from_timestamp(step.metadata.created_at.seconds),
            "input_tokens": usage.input_tokens or None,
            "cache_read_tokens": usage.cache_read_tokens or None,
            "output_tokens": usage.output_tokens or None,
            "content": content or None,
            "thinking": thinking or None,
        }
        line = {key: value for key, value in line.items() if value is not None}
        for lines, encode in zip(self._lines, (_compact, lambda value: value), strict=True):
            arguments = [json.loads(one.arguments_json) for one in calls]
            shown = [
                {"name": one.name, "args": {key: encode(value) for key, value in sorted(given.items())}}
                for one, given in zip(calls, arguments, strict=True)
            ]
            lines.append(_compact(line | ({"tool_calls": shown} if shown else {})) + "\n")


def _enum_name(field: Any, number: int, prefix: str) -> str:
    return field.enum_type.values_by_number[number].name.removeprefix(prefix)


def _compact(value: object) -> str:
    encoded = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return encoded.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
