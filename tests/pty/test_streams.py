"""The real program without a terminal: streams that are closed, full, or read by nobody."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.pty.terminal import PATIENCE, PROGRAM
from tests.record.writing import ROLL, record

CLOSED = (
    "import os, sys; [os.close(int(fd)) for fd in '012']; os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)
"""Closes descriptors and becomes the program."""
COMMANDS = {
    "--version": 0,
    "--help": 0,
    "": 0,
    "saves list": 0,
    "boards list": 0,
    "rules jail": 0,
    "state {record}": 0,
    "check {record}": 0,
    "config list": 0,
    "simulate --games 1 --rounds 1": 0,
    "new --plain --players Ali,Sara": 0,
    "new --players Ali,Sara": 5,
    "resume {record}": 5,
    "saves show nothing": 4,
    "bogus": 2,
}
"""What each ends with while nobody types or reads."""


@pytest.mark.parametrize("command", COMMANDS)
def test_closed_streams_change_nothing(tmp_path: Path, command: str) -> None:
    words = command.format(record=record(tmp_path, ROLL)).split()
    done = subprocess.run(
        [sys.executable, "-c", CLOSED, "-c", PROGRAM, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == COMMANDS[command], done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("error: ") <= 1


@pytest.mark.parametrize("command", [command for command, code in COMMANDS.items() if code == 0])
def test_a_reader_who_has_seen_enough_is_no_fault(tmp_path: Path, command: str) -> None:
    words = command.format(record=record(tmp_path, ROLL)).split()
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        said = program.stderr.read()
    assert program.returncode == 0, said
    assert "Traceback" not in said
    assert "error" not in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, "state", str(record(tmp_path, ROLL))],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "error: what was to be shown could not be written: No space left on device.\n"
