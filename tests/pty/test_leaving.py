"""Every way of leaving the real program, in a terminal that obeys, that takes no more, and that is gone."""

import os
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly_tui import __version__
from tests.pty.terminal import PATIENCE, PROGRAM, Terminal

GAME = ("new", "--players", "Ali,Sara", "--seed", "3", "--auction", "off")
READY = "Trade"  # in the last line, which is painted last
OTHERS = {
    "race": ("new", "--board", "haft-khan", "--players", "Ali,Sara", "--seed", "3"),
    "look back": ("replay", str(Path(__file__).parents[1] / "cases" / "auction-bid-whole-cash.mono")),
}
"""The screens of a race and of a look back."""
HELP = "Help"  # in their last line
LOADING = """
import sys
class Interrupted:
    def find_spec(self, name, path=None, target=None):
        if name == "typer":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupted())
from monopoly_tui.__main__ import main
sys.exit(main())
"""
THINKING = f"import threading, time; threading.Thread(target=time.sleep, args=(600,)).start(); {PROGRAM}"
"""The program with a bot that is deep in thought."""
LAST_OFF = b"\x1b[?1004l"
"""What the screen writes last when it leaves."""
REPAINT = "\x0c"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="finds the terminal's device as Linux has it")
SIGNALS = [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]


@pytest.fixture
def table() -> Iterator[Terminal]:
    """A game at its first decision."""
    terminal = Terminal(*GAME)
    terminal.until(READY)
    yield terminal
    terminal.child.close(force=True)


def modes(terminal: Terminal) -> int:
    """How the terminal treats what is typed: with echo, line by line, keys for signals."""
    flags: int = termios.tcgetattr(terminal.child.child_fd)[3]
    return flags & (termios.ECHO | termios.ICANON | termios.ISIG)


def is_given_back(terminal: Terminal) -> bool:
    """Whether the terminal is as it was before the program: other screen left, cursor shown, mouse and paste off."""
    pairs = [("1049l", "1049h"), ("25h", "25l"), ("1000l", "1000h"), ("1003l", "1003h"), ("2004l", "2004h")]
    written = terminal.written
    return modes(terminal) == termios.ECHO | termios.ICANON | termios.ISIG and all(
        written.rfind(f"\x1b[?{off}".encode()) > written.rfind(f"\x1b[?{on}".encode()) for off, on in pairs
    )


def is_stopped(terminal: Terminal) -> bool:
    """Wait until the process stops."""
    _, status = os.waitpid(terminal.child.pid, os.WUNTRACED)
    return os.WIFSTOPPED(status)


def nobody_is_left(terminal: Terminal) -> bool:
    """Whether no process of the program's is there any more."""
    try:
        os.killpg(terminal.child.pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_a_signal_in_a_game_gives_the_terminal_back(table: Terminal, number: signal.Signals, code: int) -> None:
    assert not is_given_back(table)
    table.child.kill(number)
    assert table.end() == code
    assert is_given_back(table)
    assert b"Saved: round 1" in table.written
    assert nobody_is_left(table)


@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_a_signal_while_the_screen_is_being_taken_over(number: signal.Signals, code: int) -> None:
    terminal = Terminal(*GAME)
    while b"\x1b[?1049h" not in terminal.written:
        assert terminal.read(), "ended before it began"
    terminal.child.kill(number)
    assert terminal.end() == code
    assert is_given_back(terminal)


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_a_signal_elsewhere_gives_the_terminal_back(other: str, number: signal.Signals, code: int) -> None:
    terminal = Terminal(*OTHERS[other])
    terminal.until(HELP)
    terminal.child.kill(number)
    assert terminal.end() == code
    assert is_given_back(terminal)
    assert (b"Saved: round 1" in terminal.written) is (other == "race")
    assert nobody_is_left(terminal)


@pytest.mark.parametrize("other", OTHERS)
def test_other_screens_end_when_the_terminal_goes(other: str) -> None:
    terminal = Terminal(*OTHERS[other])
    terminal.until(HELP)
    terminal.child.ptyproc.fileobj.close()
    terminal.child.wait()
    assert terminal.child.exitstatus == 129
    assert nobody_is_left(terminal)


@LINUX
def test_a_signal_ends_it_though_the_terminal_takes_no_more(table: Terminal) -> None:
    stall(table)
    table.child.kill(signal.SIGTERM)
    table.child.wait()
    assert table.child.exitstatus == 143
    assert nobody_is_left(table)


def test_leaving_waits_for_no_thought() -> None:
    terminal = Terminal(*GAME, program=THINKING)
    terminal.until(READY)
    terminal.child.send("\x03")
    assert terminal.end() == 130
    assert is_given_back(terminal)
    assert b"Saved: round 1" in terminal.written


@pytest.mark.parametrize("stalled", [False, pytest.param(True, marks=LINUX)])
def test_it_ends_when_the_terminal_goes(table: Terminal, stalled: bool) -> None:
    if stalled:
        stall(table)
    table.child.ptyproc.fileobj.close()
    table.child.wait()
    assert table.child.exitstatus == 129
    assert nobody_is_left(table)


@pytest.mark.parametrize(("number", "code"), SIGNALS)
def test_a_signal_ends_a_game_in_lines_with_a_word_of_where_it_is(number: signal.Signals, code: int) -> None:
    terminal = Terminal(*GAME, "--plain")
    terminal.until("> ")
    terminal.child.kill(number)
    assert terminal.end() == code
    assert b"Saved: round 1" in terminal.written


def stall(terminal: Terminal) -> None:
    """Have the terminal take no more, as over a line that is down; whoever writes to it waits."""
    device = os.open(f"/proc/{terminal.child.pid}/fd/0", os.O_RDWR | os.O_NOCTTY)
    termios.tcflow(device, termios.TCOOFF)
    os.close(device)
    terminal.child.send(REPAINT)


@pytest.mark.parametrize("by_key", [True, False])
def test_it_stops_and_goes_on(table: Terminal, by_key: bool) -> None:
    if by_key:
        table.child.send("\x1a")
    else:
        table.child.kill(signal.SIGTSTP)
    while LAST_OFF not in table.written:
        assert table.read(), "ended instead of stopping"
    assert is_stopped(table)
    assert is_given_back(table)
    table.screen.reset()
    table.child.kill(signal.SIGCONT)
    table.until(READY)
    table.child.kill(signal.SIGTERM)
    assert table.end() == 143
    assert is_given_back(table)


def test_going_on_without_having_stopped_changes_nothing(table: Terminal) -> None:
    table.child.kill(signal.SIGSTOP)
    assert is_stopped(table)
    table.child.kill(signal.SIGCONT)
    table.screen.reset()
    table.child.send(REPAINT)
    table.until(READY)
    assert table.written.count(b"\x1b[?1049h") == 1
    table.child.kill(signal.SIGTERM)
    assert table.end() == 143
    assert is_given_back(table)


def test_ctrl_c_while_the_program_is_being_loaded_ends_it_without_a_word() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_the_module_is_the_command() -> None:
    words = [sys.executable, "-m", "monopoly_tui", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (0, f"monopoly {__version__}\n")
