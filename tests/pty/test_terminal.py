"""The real program in a terminal: what it shows there, and how it ends when the system says so."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pty.terminal import PATIENCE, PROGRAM, Terminal

READY = "Press Space to start"
FAULTY = f"from monopoly_tui.ui import header; header.draw = None; {PROGRAM}"
"""The program with a fault of its own: the table's first line cannot be drawn."""


@pytest.fixture
def lobby() -> Iterator[Terminal]:
    """The program before a game."""
    terminal = Terminal("new")
    terminal.until(READY)
    yield terminal
    terminal.child.close(force=True)


def test_it_starts_in_the_lobby_and_q_leaves(lobby: Terminal) -> None:
    assert "MONOPOLY" in lobby.text()
    assert "Tehran" in lobby.text()
    lobby.child.send("q")
    assert lobby.end() == 0


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_signals_end_it_with_their_code_and_give_the_terminal_back(
    lobby: Terminal, number: signal.Signals, code: int
) -> None:
    lobby.child.kill(number)
    assert lobby.end() == code
    assert lobby.written.rfind(b"\x1b[?1049l") > lobby.written.rfind(b"\x1b[?1049h"), "the other screen is left"
    assert lobby.written.rfind(b"\x1b[?25h") > lobby.written.rfind(b"\x1b[?25l"), "the cursor is seen again"


def test_ctrl_c_interrupts(lobby: Terminal) -> None:
    lobby.child.send("\x03")
    assert lobby.end() == 130


def test_a_game_is_saved_when_it_is_interrupted() -> None:
    terminal = Terminal("new", "--players", "Ali,Sara", "--seed", "3")
    terminal.until("saved")
    terminal.child.kill(signal.SIGTERM)
    assert terminal.end() == 143
    assert b"Saved: round 1" in terminal.written
    assert b"Traceback" not in terminal.written


def test_the_screen_follows_the_window() -> None:
    terminal = Terminal("new", "--players", "Ali,Sara", "--seed", "3")
    terminal.until("Trade")  # the last line is painted last
    for cols, rows, marker in ((40, 10, "Needs 60"), (120, 40, "Trade")):
        terminal.screen.reset()
        terminal.screen.resize(rows, cols)
        terminal.child.setwinsize(rows, cols)
        terminal.until(marker)
    terminal.child.kill(signal.SIGTERM)
    assert terminal.end() == 143


def test_it_ends_when_the_terminal_goes() -> None:
    terminal = Terminal("new")
    terminal.until(READY)
    terminal.child.ptyproc.fileobj.close()
    terminal.child.wait()
    assert terminal.child.exitstatus == 129


def test_a_fault_is_told_in_a_line_and_kept_in_a_report() -> None:
    terminal = Terminal("new", "--players", "Ali,Sara", program=FAULTY)
    assert terminal.end() == 1
    assert b"error: this is a fault of the game" in terminal.written
    assert b"Saved: round 1" in terminal.written
    assert b"Traceback" not in terminal.written
    assert terminal.written.rfind(b"\x1b[?1049l") > terminal.written.rfind(b"\x1b[?1049h"), "the other screen is left"
    (report,) = Path(os.environ["XDG_STATE_HOME"]).rglob("reports/*.txt")
    assert "NoneType" in report.read_text()


@pytest.mark.parametrize(("value", "colours"), [("1", False), ("", True)])
def test_no_color_is_obeyed_unless_it_is_empty(value: str, colours: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", value)
    terminal = Terminal("new", "--players", "Ali,Sara", "--seed", "3")
    terminal.until("Space  Roll")
    terminal.child.kill(signal.SIGTERM)
    assert terminal.end() == 143
    assert (re.search(rb"[\[;][34]8;[25];", terminal.written) is not None) is colours


@pytest.mark.parametrize("words", [("new", "--players", "Ali,Sara"), ("new",)])
def test_without_a_terminal_it_says_so(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 5
    assert done.stderr.startswith("error: ")
    assert len(done.stderr.splitlines()) == 1
