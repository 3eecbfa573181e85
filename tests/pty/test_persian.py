"""Persian in a real terminal: who orders the text there, and a whole game on a Persian keyboard."""

import os
import signal
from pathlib import Path

import pytest

from monopoly_tui.text.right_to_left import visual
from tests.pty.terminal import PROGRAM, Terminal

GAME = ("--lang", "fa", "new", "--players", "سارا,Ali", "--seed", "3", "--rounds", "2", "--speed", "instant")
EXPLICIT, IMPLICIT = b"\x1b[8l", b"\x1b[8h"
BROKEN = f"from monopoly_tui.ui import header; header.draw = None; {PROGRAM}"


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A config file by which the program orders the text, and says so to the terminal."""
    path = tmp_path / "config.toml"
    path.write_text('bidi = "app"\nmotion = "reduced"\n', encoding="utf-8")
    monkeypatch.setenv("MONOPOLY_CONFIG", str(path))
    return path


def shown(text: str) -> str:
    """A text as it stands on the screen."""
    return visual(text).text


def test_the_order_is_taken_over_and_given_back_by_a_signal() -> None:
    terminal = Terminal(*GAME)
    terminal.until(shown("معامله"))
    assert EXPLICIT in terminal.written
    assert IMPLICIT not in terminal.written
    terminal.child.kill(signal.SIGTERM)
    assert terminal.end() == 143
    assert terminal.written.rfind(IMPLICIT) > terminal.written.rfind(EXPLICIT)


def test_the_order_is_given_back_by_a_fault() -> None:
    terminal = Terminal(*GAME, program=BROKEN)
    assert terminal.end() == 1
    assert terminal.written.rfind(IMPLICIT) > terminal.written.rfind(EXPLICIT) > -1


def test_the_order_is_given_back_for_a_pause() -> None:
    terminal = Terminal(*GAME)
    terminal.until(shown("معامله"))
    before = len(terminal.written)
    terminal.child.send("\x1a")
    while IMPLICIT not in terminal.written[before:]:
        assert terminal.read()
    assert os.WIFSTOPPED(os.waitpid(terminal.child.pid, os.WUNTRACED)[1])
    terminal.child.kill(signal.SIGCONT)
    while EXPLICIT not in terminal.written[before:]:
        assert terminal.read()
    terminal.child.send("\x03")
    assert terminal.end() == 130


def test_a_terminal_that_orders_by_itself_is_asked_nothing(config: Path) -> None:
    config.write_text('bidi = "terminal"\n', encoding="utf-8")
    terminal = Terminal(*GAME)
    while "\u2067معامله\u2069".encode() not in terminal.written:
        assert terminal.read()
    assert EXPLICIT not in terminal.written
    terminal.child.send("\x03")
    terminal.end()


def test_what_is_said_at_the_end_is_in_order() -> None:
    terminal = Terminal(*GAME)
    terminal.until(shown("معامله"))
    terminal.child.send("\x03")
    terminal.end()
    assert shown("ذخیره شد: دور ۱، نوبت سارا.") in terminal.written.decode()


def test_a_whole_game_on_a_persian_keyboard() -> None:
    terminal = Terminal(*GAME)
    won = shown("برنده")
    answers = [
        (won, None),
        (shown("می\u200cخری؟"), "ذ"),  # B buys
        (shown("مالیات می\u200cدهی"), "ح"),  # P pays the flat tax
        (" ", " "),
    ]
    for _ in range(200):
        terminal.until(shown("راهنما"), won)  # the last page has no room for the help
        key = next(key for words, key in answers if words in terminal.text())
        if key is None:
            break
        terminal.press(key)
    assert won in terminal.text()
    assert shown("دور ۲ از ۲") in terminal.text()
    terminal.child.send("\x03")
    assert terminal.end() == 130


def test_faulty_settings_are_told_joined_and_in_order(config: Path) -> None:
    config.write_text('speed = "fats"\n')
    terminal = Terminal("--lang", "fa", "saves", "list")
    assert terminal.end() == 3
    assert shown("خطا:") in terminal.text()
