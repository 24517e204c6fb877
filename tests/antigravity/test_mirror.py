"""The logs that decant renders from the steps, and how they are put into a brain."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from mirror_bodies import (
    MODEL,
    PNG,
    SYSTEM,
    USER_LINE,
    planner,
    rich,
    timed,
    user,
    wrapped,
)
from step_bodies import ID, START, body, generated, prompt, row, stamp, step

from decant.antigravity import mirror, pb
from decant.antigravity.body import Body, Brain, BrainFile

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "mirror"
PLACE = "/srv/brain/x y"
LOGS = ".system_generated/logs"


def lines(made: Body, **options: Any) -> list[dict[str, Any]]:
    return [json.loads(line.full) for line in mirror.render(made, **options).lines]


def contents(made: Body) -> list[str]:
    return [line.get("content", "") for line in lines(made)]


def data(brain: Brain | None, path: str) -> bytes:
    file = brain.file(path) if brain is not None else None
    assert file is not None
    return file.data


@pytest.mark.parametrize("name", ["transcript.jsonl", "transcript_full.jsonl"])
def test_golden(name: str) -> None:
    made = {file.path: file.data for file in mirror.files(rich(), directory=PLACE)}
    assert made[f"{LOGS}/{name}"] == (GOLDEN / name).read_bytes()


def test_the_files_of_a_mirror() -> None:
    files = {file.path: file.data for file in mirror.files(rich())}
    assert list(files) == [
        f"{LOGS}/chunks/transcript/00000000.jsonl",
        f"{LOGS}/chunks/transcript_full/00000000.jsonl",
        f"{LOGS}/media/step_11_media_0.png",
        f"{LOGS}/transcript.jsonl",
        f"{LOGS}/transcript_full.jsonl",
    ]
    assert files[f"{LOGS}/media/step_11_media_0.png"] == PNG


def test_chunks_are_cut_every_102400_bytes() -> None:
    made = body([user("x" * 4000, START + n) for n in range(60)])
    files = {file.path: file.data for file in mirror.files(made)}
    chunks = [files[f"{LOGS}/chunks/transcript_full/{n:08d}.jsonl"] for n in range(3)]
    assert [len(chunk) for chunk in chunks[:2]] == [102_400, 102_400]
    assert 0 < len(chunks[2]) < 102_400
    assert b"".join(chunks) == files[f"{LOGS}/transcript_full.jsonl"]


def test_no_steps_give_empty_logs_without_chunks() -> None:
    made = mirror.files(body([]))
    assert [(file.path, file.data) for file in made] == [(mirror.SHORT, b""), (mirror.FULL, b"")]


class TestContent:
    def test_a_result_without_a_prompt_copy_has_its_times_and_its_plain_text(self) -> None:
        timed_step = timed(step("generic", call="c", result={"result": "ok"}), done=2000)
        untimed = step("generic", call="d", result={"result": "bare"})
        assert contents(body([timed_step, untimed])) == [
            "Created At: 2027-01-15T08:00:00Z\nCompleted At: 2027-01-15T08:00:02Z\nok",
            "bare",
        ]

    def test_times_of_the_column_are_on_the_line_but_not_in_its_text(self) -> None:
        message = step("generic", call="c", result={"result": "ok"})
        column = pb.CortexStepMetadata(created_at=stamp(), source=MODEL)
        made = body([row(0, message, metadata=column.SerializeToString())])
        (line,) = lines(made)
        assert (line["created_at"], line["source"], line["content"]) == ("2027-01-15T08:00:00Z", "MODEL", "ok")

    def test_a_user_line_is_wrapped_like_the_nearest_of_the_prompt_copy(self) -> None:
        near = prompt(wrapped("three", "2027-01-15T08:03:00Z").replace("It is", "Now"), idx=2, source=USER_LINE)
        far = prompt(wrapped("one", "2027-01-15T08:00:00Z"), idx=0, source=USER_LINE)
        steps = [user("one"), planner("."), user("three", START + 180), user("four", START + 240)]
        assert contents(body(steps, generated=[generated(far, near)]))[3] == (
            "<USER_REQUEST>\nfour\n</USER_REQUEST>\n<NOTE>\nNow 2027-01-15T08:04:00Z.\n</NOTE>"
        )

    def test_a_user_line_without_a_time_is_wrapped_like_another_without(self) -> None:
        line = prompt(wrapped("one", "2027-01-15T08:00:00Z"), idx=0, source=USER_LINE)
        steps = [step("user_input", user_response="one"), step("user_input", user_response="two"), user("three")]
        assert contents(body(steps, generated=[generated(line)]))[1:] == [
            wrapped("two", "2027-01-15T08:00:00Z"),
            "<USER_REQUEST>\nthree\n</USER_REQUEST>",
        ]

    def test_a_user_line_that_was_edited_is_not_shown_as_it_was(self) -> None:
        old = prompt(wrapped("old words", "2027-01-15T08:00:00Z"), idx=0, source=USER_LINE)
        assert contents(body([user("new")], generated=[generated(old)])) == ["<USER_REQUEST>\nnew\n</USER_REQUEST>"]

    def test_a_text_that_stands_twice_in_a_line_teaches_nothing(self) -> None:
        line = prompt("NOTE NOTE", idx=0, source=USER_LINE)
        made = body([user("NOTE"), user("x", START + 1)], generated=[generated(line)])
        assert contents(made) == ["NOTE NOTE", "<USER_REQUEST>\nx\n</USER_REQUEST>"]

    def test_what_the_agent_hides_from_the_model_is_hidden(self) -> None:
        text = "a\u200bb\u202ec\x00d\te\r\nf\ue000g\ufffd😀\u200d\ufe0f"
        assert contents(body([user(text)])) == ["<USER_REQUEST>\nabcd\te\r\nfg😀\ufe0f\n</USER_REQUEST>"]

    def test_unassigned_code_points_do_not_hide_a_line_of_the_prompt_copy(self) -> None:
        line = prompt(wrapped("ab", "2027-01-15T08:00:00Z"), idx=0, source=USER_LINE)
        assert contents(body([user("a\u0378b")], generated=[generated(line)])) == [line.prompt]

    @pytest.mark.parametrize(
        ("zone", "local"),
        [
            ("+05:30", "2027-01-15T13:30:00+05:30"),
            ("-08:00", "2027-01-15T00:00:00-08:00"),
            ("Z", "2027-01-15T08:00:00Z"),
        ],
    )
    def test_the_local_zone_is_learned_from_the_prompt_copy(self, zone: str, local: str) -> None:
        clock = {"+05:30": "13:30:00", "-08:00": "00:00:00", "Z": "08:00:00"}[zone]
        line = prompt(f"at 2027-99-99T00:00:00Z and 2027-01-15T{clock}{zone}", call="c", idx=0)
        steps = [
            timed(step("generic", call="c")),
            timed(step("generic", call="d", result={"result": "x"})),
        ]
        assert contents(body(steps, generated=[generated(line)]))[1] == f"Created At: {local}\nx"

    def test_a_time_that_no_calendar_has_is_left_out(self) -> None:
        message = step("generic", call="c", result={"result": "ok"})
        message.metadata.created_at.seconds = 10**15
        (line,) = lines(body([message]))
        assert line["content"] == "ok"
        assert "created_at" not in line

    def test_system_lines_come_from_the_prompt_copy_or_the_step(self) -> None:
        copy = generated(prompt("framed: first", idx=0, source=USER_LINE))
        steps = [timed(step("system_message", message=text), SYSTEM) for text in ("first", "second")]
        assert contents(body(steps, generated=[copy])) == ["framed: first", "second"]

    def test_a_planner_line_is_the_step_itself(self) -> None:
        copy = generated(prompt("from another call", idx=0, source=USER_LINE))
        steps = [planner("", modified_response="changed", raw_thinking="raw"), planner("said", thinking="t")]
        read = lines(body(steps, generated=[copy]))
        assert [(line["content"], line["thinking"]) for line in read] == [("changed", "raw"), ("said", "t")]

    def test_an_unknown_kind_has_a_line_without_text(self) -> None:
        message = step(status=3)
        message.type = 99999  # pyright: ignore[reportAttributeAccessIssue]
        (line,) = lines(body([message]))
        assert line == {"step_index": 0, "source": "UNSPECIFIED", "type": "99999", "status": "DONE"}

    def test_a_damaged_payload_is_read_as_far_as_it_goes(self) -> None:
        whole = planner("whole").SerializeToString()
        read = lines(body([row(0, whole[:-2], step_type=15, status=3)]))
        assert [line["type"] for line in read] == ["PLANNER_RESPONSE"]


class TestMedia:
    def step_with(self, *media: pb.Media) -> Body:
        return body([user("see", media=media)])

    def test_without_a_place_only_the_type_is_named(self) -> None:
        (line,) = lines(self.step_with(pb.Media(mime_type="image/png", inline_data=PNG)))
        assert line["media"] == [{"mime_type": "image/png"}]

    def test_names_of_files(self) -> None:
        kinds = ("image/jpeg", "audio/webm", "application/x-thing")
        made = self.step_with(*(pb.Media(mime_type=kind, inline_data=b"x") for kind in kinds))
        assert [file.path.rpartition("/")[2] for file in mirror.render(made).media] == [
            *("step_0_media_0.jpg", "step_0_media_1.weba", "step_0_media_2.img")
        ]

    def test_a_uri_is_named_as_it_is_and_makes_no_file(self) -> None:
        made = self.step_with(pb.Media(mime_type="image/png", uri="/tmp/a b.png"), pb.Media(mime_type="text/plain"))
        assert lines(made)[0]["media"] == [
            {"mime_type": "image/png", "uri": "/tmp/a b.png"},
            {"mime_type": "text/plain"},
        ]
        assert mirror.render(made).media == ()

    @pytest.mark.parametrize("other", [ID, "f" * 32])
    @pytest.mark.parametrize("scheme", ["", "file://"])
    def test_the_place_is_learned_from_a_step_that_names_a_brain(self, scheme: str, other: str) -> None:
        picture = step("view_file", call="c", media_data={"uri": f"{scheme}/home/me/brain/{other}/.tmp/a.png"})
        steps = [user("see", media=[pb.Media(mime_type="image/png", inline_data=PNG)]), picture]
        uri = f"file:///home/me/brain/{ID}/{LOGS}/media/step_0_media_0.png"
        assert lines(body(steps))[0]["media"] == [{"mime_type": "image/png", "uri": uri}]

    def test_a_mention_of_a_brain_in_a_text_is_no_place(self) -> None:
        steps = [user("look in /brain/ please", media=[pb.Media(mime_type="image/png", inline_data=PNG)])]
        assert lines(body(steps))[0]["media"] == [{"mime_type": "image/png"}]


class TestWhichStepsHaveALine:
    @pytest.mark.parametrize(
        ("status", "shown"),
        [(1, False), (2, False), (3, True), (5, False), (6, False), (7, True), (8, False), (9, False), (11, False)],
    )
    def test_tools(self, status: int, shown: bool) -> None:
        assert len(lines(body([step("generic", call="c", status=status)]))) == shown

    @pytest.mark.parametrize(("status", "shown"), [(8, False), (3, True), (6, True)])
    def test_the_model(self, status: int, shown: bool) -> None:
        assert len(lines(body([step("planner_response", status=status, response="x")]))) == shown

    def test_errors_that_the_model_is_shown(self) -> None:
        steps = [step("error_message", should_show_model=flag) for flag in (False, True)]
        assert [line["step_index"] for line in lines(body(steps))] == [1]

    @pytest.mark.parametrize("status", [2, 3, 7])
    def test_a_command_in_the_background_as_it_was_when_it_went_there(self, status: int) -> None:
        """Its line is written then, so that how it ends is not in it."""
        command = timed(step("run_command", call="c", status=status, exit_code=1), done=9000)
        command.error.short_error = "it failed later"
        command.task_details.moved_to_background_at.CopyFrom(stamp(START + 1))
        late = planner("y", done=2000)
        read = lines(body([late, command]))
        assert [line["step_index"] for line in read] == [1, 0]
        assert read[0]["status"] == "RUNNING"
        assert "exit_code" not in read[0]
        assert "error" not in read[0]
        assert read[0]["content"].startswith("Created At: ")
        assert "Completed At" not in read[0]["content"]

    def test_a_user_line_always(self) -> None:
        assert len(lines(body([step("user_input", status=2, user_response="x")]))) == 1


class TestOrder:
    def order(self, *steps: pb.Step) -> list[int]:
        return [line["step_index"] for line in lines(body(steps))]

    def test_a_model_s_line_comes_after_the_results_that_ended_before_it(self) -> None:
        first, second = (timed(step("generic", call=f"c{n}"), done=10 + n * 10) for n in (0, 1))
        assert self.order(user("x"), planner("y", done=15), first, second) == [0, 2, 1, 3]

    def test_the_last_change_of_status_counts_before_the_time_of_completion(self) -> None:
        late = timed(step("generic", call="c"), done=10)
        late.metadata.internal_metadata.status_transitions.add().timestamp.CopyFrom(stamp(START + 1))
        assert self.order(planner("y", done=15), late) == [0, 1]

    def test_rounds_stay_in_order_whatever_their_times(self) -> None:
        assert self.order(user("x", START + 9), planner("y", at=START + 5, done=1), user("z")) == [0, 1, 2]

    def test_a_step_without_a_time_stays_behind_the_one_before_it(self) -> None:
        late = planner("y", done=15)
        slow = timed(step("generic", call="c"), done=20)
        assert self.order(late, slow, step("generic", call="d"), timed(step("generic", call="e"), done=5)) == [
            3,
            0,
            1,
            2,
        ]


class TestRefresh:
    def real(self) -> Body:
        """A conversation whose logs are whole but for a checkpoint's text, with another file beside them."""
        made = mirror.refresh(rich(), directory=PLACE)
        assert made.brain is not None
        files = [
            replace(file, data=file.data.replace(b"to read", b"real words"), mode=0o600)
            if "transcript" in file.path
            else file
            for file in made.brain.files
        ]
        note = BrainFile("note.md", b"a person's", 0o640)
        return replace(made, brain=replace(made.brain, files=[*files, note]))

    def test_a_body_without_a_brain_gets_one(self) -> None:
        made = mirror.refresh(rich())
        assert made.brain is not None
        assert made.brain.files == mirror.files(rich())
        assert made.brain.directories == {
            ".system_generated": 0o755,
            LOGS: 0o755,
            f"{LOGS}/chunks": 0o755,
            f"{LOGS}/chunks/transcript": 0o755,
            f"{LOGS}/chunks/transcript_full": 0o755,
            f"{LOGS}/media": 0o755,
        }

    def test_twice_changes_nothing(self) -> None:
        made = mirror.refresh(rich())
        assert mirror.refresh(made) is made

    def test_other_files_and_modes_stay_and_stale_chunks_go(self) -> None:
        real = self.real()
        assert real.brain is not None
        stale = BrainFile(f"{LOGS}/chunks/transcript/00000007.jsonl", b"old")
        media = BrainFile(f"{LOGS}/media/step_5_media_0.png", b"of a step that is gone")
        real.brain.files += [stale, media]
        brain = mirror.refresh(real).brain
        assert brain is not None
        assert brain.file("note.md") == BrainFile("note.md", b"a person's", 0o640)
        assert brain.file(media.path) == media
        assert brain.file(stale.path) is None
        short = brain.file(mirror.SHORT)
        assert short is not None
        assert short.mode == 0o600
        assert b"to read" in short.data

    def test_a_base_keeps_the_bytes_of_lines_whose_steps_did_not_change(self) -> None:
        real = self.real()
        edited = rich()
        table = edited.database.table("steps")
        assert table is not None
        table.rows[10] = row(10, planner("Edited.", at=START + 5))
        edited.brain = real.brain
        brain = mirror.refresh(edited, real).brain
        before, after = data(real.brain, mirror.FULL).splitlines(), data(brain, mirror.FULL).splitlines()
        changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
        assert [(json.loads(a)["content"], json.loads(b)["content"]) for a, b in changed] == [("Done.", "Edited.")]
        assert b"real words" in data(brain, mirror.FULL)
        assert mirror.refresh(real, real) is not None
        assert data(mirror.refresh(real, real).brain, mirror.SHORT) == data(real.brain, mirror.SHORT)

    def test_a_base_keeps_the_places_of_lines_and_new_ones_follow_the_line_before(self) -> None:
        base = mirror.refresh(body([user("a"), user("b"), user("c")]))
        assert base.brain is not None
        one, two, three = data(base.brain, mirror.FULL).splitlines(keepends=True)
        swapped = b"".join([two, one, three])
        files = [replace(file, data=swapped) for file in base.brain.files if file.path in (mirror.SHORT, mirror.FULL)]
        base.brain.files = files
        longer = body([user("a"), user("b"), user("c"), planner("new")])
        brain = mirror.refresh(longer, base).brain
        assert [json.loads(line)["step_index"] for line in data(brain, mirror.FULL).splitlines()] == [1, 0, 2, 3]

    def test_a_base_keeps_lines_whose_steps_were_renumbered(self) -> None:
        steps = [user("a"), planner("same"), step("checkpoint", user_intent="mine"), user("b"), planner("same")]
        base = mirror.refresh(body(steps))
        assert base.brain is not None
        base.brain.files = [
            replace(file, data=file.data.replace(b"mine", b"theirs").replace(b'"content":"same"', b'"content": "same"'))
            for file in base.brain.files
        ]
        edited = mirror.refresh(replace(body([steps[0], *steps[2:]]), brain=base.brain), base)
        log = data(edited.brain, mirror.FULL).splitlines()
        assert [json.loads(line)["step_index"] for line in log] == [0, 1, 2, 3]
        assert b"theirs" in log[1]
        assert b'"content": "same"' in log[3]
        assert data(edited.brain, mirror.SHORT) == data(edited.brain, mirror.FULL)

    def test_an_inserted_step_like_a_later_one_costs_no_line_between_them(self) -> None:
        base = mirror.refresh(body([user("a"), user("b"), user("c"), user("d")]))
        assert base.brain is not None
        base.brain.files = [
            replace(file, data=file.data.replace(b'"source"', b' "source"')) for file in base.brain.files
        ]
        longer = body([user("a"), user("c"), user("b"), user("c"), user("d")])
        log = data(mirror.refresh(replace(longer, brain=base.brain), base).brain, mirror.FULL).splitlines()
        assert [b' "source"' in line for line in log] == [True, False, True, True, True]

    def test_a_line_that_puts_its_number_elsewhere_is_kept_only_at_its_own_number(self) -> None:
        steps = [user("a"), user("b")]
        base = mirror.refresh(body(steps))
        assert base.brain is not None
        base.brain.files = [
            replace(file, data=file.data.replace(b'{"step_index":1,"', b'{ "step_index":1,"'))
            for file in base.brain.files
        ]
        same = mirror.refresh(replace(body(steps), brain=base.brain), base)
        assert b'{ "step_index":1' in data(same.brain, mirror.FULL)
        moved = mirror.refresh(replace(body(steps[1:]), brain=base.brain), base)
        assert data(moved.brain, mirror.FULL).startswith(b'{"step_index":0,')

    def test_a_damaged_log_of_the_base_is_made_anew(self) -> None:
        real = self.real()
        assert real.brain is not None
        real.brain.files = [replace(file, data=b'{"step_index":0\n{}') for file in real.brain.files]
        brain = mirror.refresh(replace(rich(), brain=real.brain), real, directory=PLACE).brain
        assert data(brain, mirror.FULL) == (GOLDEN / "transcript_full.jsonl").read_bytes()

    def test_the_place_of_the_brain_is_kept_from_its_log(self) -> None:
        made = mirror.refresh(rich(), directory=PLACE)
        assert mirror.refresh(made) is made


class TestMatches:
    def test_a_mirror_of_its_own_making_is_the_same(self) -> None:
        figures = mirror.matches(mirror.refresh(rich(), directory=PLACE))
        assert (figures.lines, figures.identical) == (20, 20)
        assert (figures.checkpoints, figures.identical_checkpoints) == (2, 2)
        assert figures.in_order
        assert figures.fits
        assert figures.misses == figures.absent == ()

    def test_no_brain(self) -> None:
        figures = mirror.matches(rich())
        assert (figures.lines, figures.fits) == (0, False)
        assert figures.absent == (0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 99)

    def changed(self, old: bytes, new: bytes, path: str = mirror.FULL) -> mirror.Figures:
        made = mirror.refresh(rich(), directory=PLACE)
        assert made.brain is not None
        files = [
            replace(file, data=file.data.replace(old, new)) if file.path == path else file for file in made.brain.files
        ]
        return mirror.matches(replace(made, brain=replace(made.brain, files=files)))

    def test_a_line_that_differs_says_where(self) -> None:
        figures = self.changed(b'"content":"Done."', b'"content":"Gone.","x":1')
        assert figures.misses == (mirror.Miss(mirror.FULL, 10, "PLANNER_RESPONSE", ("content", "x")),)
        assert (figures.lines - figures.identical, figures.fits) == (1, True)

    def test_a_line_that_only_reads_the_same(self) -> None:
        figures = self.changed(b'"status":"DONE","exit_code":0', b'"status":"DONE", "exit_code":0')
        assert [miss.fields for miss in figures.misses] == [("encoding",)]

    def test_checkpoints_are_counted_apart(self) -> None:
        figures = self.changed(b"to read", b"something else")
        assert (figures.lines, figures.identical, figures.identical_checkpoints) == (20, 20, 1)
        assert figures.fits

    def test_a_line_of_no_step(self) -> None:
        figures = self.changed(b'"step_index":10,', b'"step_index":77,')
        assert figures.misses == (mirror.Miss(mirror.FULL, 77, "PLANNER_RESPONSE"),)
        assert figures.absent == (10,)
        assert not figures.fits

    @pytest.mark.parametrize("damage", [b"", b"\xff", b'{"step_index":"x"}', b"[" * 100_000])
    def test_a_damaged_line(self, damage: bytes) -> None:
        figures = self.changed(b'{"step_index":10,', damage + b'{"step_index":10 ')
        assert [(miss.step_index, miss.fields) for miss in figures.misses] == [(None, ())]
        assert not figures.fits

    def test_a_last_line_that_was_cut_short(self) -> None:
        figures = self.changed(b'untimed\\n</USER_REQUEST>"}\n', b'untimed\\n</USER_REQUEST>"}')
        assert [miss.step_index for miss in figures.misses] == [None]

    def test_another_order(self) -> None:
        made = mirror.refresh(body([user("a"), user("b")]))
        assert made.brain is not None
        files = [
            replace(file, data=b"".join(reversed(file.data.splitlines(keepends=True)))) for file in made.brain.files
        ]
        figures = mirror.matches(replace(made, brain=replace(made.brain, files=files)))
        assert (figures.in_order, figures.identical, figures.fits) == (False, 4, True)
