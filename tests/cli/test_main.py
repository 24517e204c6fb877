"""The frame of the command line: exit codes, one line for an error, streams that close, interruption."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from commandline import decant

from decant import cli, conversion
from decant.cli.app import app
from decant.cli.output import Progress
from decant.conversion import Report
from decant.errors import DecantError
from decant.losses import Loss

FILES = Path(__file__).parents[2] / "golden" / "cli" / "files"
CHAT = FILES / "chat.json"


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-c", "import sys; from decant.cli import main; sys.exit(main())", *map(str, arguments)]


def test_without_a_command_it_prints_its_help() -> None:
    result = decant()
    assert result.code == 2
    assert "convert" in result.text


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_is_not_an_error(flag: str) -> None:
    assert decant("convert", flag).code == 0


def test_an_error_is_one_line_whatever_its_file_is_called(tmp_path: Path) -> None:
    result = decant("convert", tmp_path / "a\nb\x1b[2J\udcff.db", tmp_path / "out.json")
    assert result.code == 1
    assert result.stderr.count("\n") == 1
    assert r"a\nb\x1b[2J\xff.db" in result.stderr


def test_debug_shows_where_an_error_came_from(tmp_path: Path) -> None:
    plain = decant("convert", tmp_path / "no.db", tmp_path / "out.json")
    debug = decant("convert", "--debug", tmp_path / "no.db", tmp_path / "out.json")
    first = decant("--debug", "convert", tmp_path / "no.db", tmp_path / "out.json")
    assert "Traceback" not in plain.stderr
    assert "Traceback" in debug.stderr
    assert debug.code == first.code == 1
    assert "Traceback" in first.stderr


def raising(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: Any, **options: Any) -> Any:
        raise error

    monkeypatch.setattr(conversion, "convert", fail)


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (DecantError("it broke", source="f", place="steps[1]", hint="mend it"), 1, "f: steps[1]: it broke (mend it)"),
        (RuntimeError("a bug"), 1, "unexpected RuntimeError: a bug (--debug shows where)"),
        (MemoryError(), 1, "unexpected MemoryError (--debug shows where)"),
        (OSError(28, "No space left on device"), 1, "the output: no space left on device"),
        (PermissionError(13, "Permission denied", "x"), 1, "x: permission denied"),
        (KeyboardInterrupt(), 130, "interrupted"),
    ],
)
def test_what_is_raised_becomes_a_line_and_a_code(
    error: BaseException, code: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    raising(error, monkeypatch)
    result = decant("convert", "a.db", "b.json")
    assert (result.code, result.stderr) == (code, f"decant: {said}\n")


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), RuntimeError("a bug")])
def test_debug_shows_where_it_broke(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    raising(error, monkeypatch)
    assert "Traceback" in decant("convert", "a.db", "b.json", "--debug").stderr


def test_many_losses_are_counted_by_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    losses = tuple(Loss("dropped", f"messages[{number}]", f"reason {max(number, 3)}") for number in range(20))
    done = Report(input="a", output="b", from_="x", to="y", id="i", steps=1, rows=2, blobs=3, bytes=4, losses=losses)
    monkeypatch.setattr(conversion, "convert", lambda *arguments, **options: done)
    said = decant("convert", "a", "b").stderr.splitlines()
    assert said[1] == "decant: 20 losses (--report FILE lists all)"
    assert said[2] == "decant:   4 dropped: reason 3 (messages[0], …)"
    assert said[-1] == "decant:   and 5 more reasons"


def test_debug_shows_where_a_bug_is(monkeypatch: pytest.MonkeyPatch) -> None:
    raising(RuntimeError("a bug"), monkeypatch)
    result = decant("convert", "a.db", "b.json", "--debug")
    assert "Traceback" in result.stderr
    assert result.stderr.endswith("unexpected RuntimeError: a bug\n")


def test_output_whose_reader_leaves_ends_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as closed:
        done = subprocess.run(command("inspect", CHAT), stdout=closed, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
@pytest.mark.parametrize("arguments", [["formats"], ["inspect", CHAT], ["convert", CHAT, "-", "--to", "common"]])
def test_a_full_disk_is_an_error_in_one_line(arguments: list[object]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command(*arguments), stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"decant: the output: no space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="a POSIX shell")
@pytest.mark.parametrize(
    ("redirection", "arguments", "code", "said"),
    [
        (">&-", "formats", 0, b""),
        ("2>&-", "convert no.db out.json", 1, b""),
        ("<&-", "convert - out.json", 1, b"decant: -: the file is empty (0 bytes)\n"),
    ],
)
def test_streams_that_are_closed(tmp_path: Path, redirection: str, arguments: str, code: int, said: bytes) -> None:
    line = f"{shlex.join(command())} {arguments} {redirection}"
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (code, b"", said)


def test_an_encoding_that_lacks_a_character_escapes_it() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        command("convert", "mis\u00e9.db", "out.json"), capture_output=True, check=False, env=environment
    )
    assert done.returncode == 1
    assert rb"mis\xe9.db" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interruption_leaves_no_file(tmp_path: Path, number: signal.Signals) -> None:
    os.mkfifo(tmp_path / "endless.json")
    process = subprocess.Popen(
        command("convert", tmp_path / "endless.json", tmp_path / "out.db"),
        stderr=subprocess.PIPE,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    with open(tmp_path / "endless.json", "wb") as feed:  # opens once the other end reads
        feed.write(CHAT.read_bytes())
        feed.flush()
        time.sleep(0.2)
        process.send_signal(number)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, b"decant: interrupted\n")
    assert [path.name for path in tmp_path.iterdir()] == ["endless.json"]


def test_the_program_can_be_run_from_a_thread() -> None:
    script = (
        "import sys, threading; from decant.cli import main\n"
        "t = threading.Thread(target=lambda: print(main(['--version']))); t.start(); t.join()"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["decant", app.info.name and "0.1.0", "0"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_shows_only_when_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for patience, shown in ((60.0, False), (0.0, True)):
        terminal = Terminal()
        monkeypatch.setattr(sys, "stderr", terminal)
        monkeypatch.setattr("decant.cli.output._PATIENCE_SECONDS", patience)
        with Progress("converting a\x1b.db") as progress:
            progress.update(1, 10)
            for done in range(2, 11):
                time.sleep(0.02)
                progress.update(done, 10)
        assert (r"converting a\x1b.db" in terminal.getvalue()) is shown


def test_no_bar_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr("decant.cli.output._PATIENCE_SECONDS", 0.0)
    with Progress("converting") as progress:
        time.sleep(0.05)
        progress.update(1, 2)
    assert stream.getvalue() == ""


@pytest.mark.skipif(shutil.which("decant") is None, reason="not installed as a command")
def test_the_installed_command_says_its_version() -> None:
    done = subprocess.run(["decant", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == "decant 0.1.0\n"
    assert cli.OK == 0
