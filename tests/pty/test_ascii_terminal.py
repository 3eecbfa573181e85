"""A terminal whose encoding has neither frames nor Persian letters: ASCII in the game, in lines and in lists."""

import re

import pytest

from tests.pty.terminal import Terminal

GAME = ("new", "--players", "سارا,Ali", "--seed", "5")
ESCAPES = re.compile(rb"\x1b(\[[0-9;?<>=]*[ -/]*[@-~]|[()].|[=>78])")


@pytest.fixture(autouse=True)
def ascii_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def test_the_screen_is_drawn_with_what_there_is() -> None:
    terminal = Terminal(*GAME)
    terminal.until("Roll")
    assert "sara" in terminal.text()
    terminal.child.sendcontrol("c")
    assert terminal.end() == 130
    written = ESCAPES.sub(b"", terminal.written)
    assert written.isascii()
    assert b"\\u" not in written


def test_lines_and_lists_name_people_in_latin_letters() -> None:
    game = Terminal(*GAME, "--plain")
    game.until("Roll")
    game.child.send("quit\n")
    assert game.end() == 0
    listed = Terminal("saves", "list")
    assert listed.end() == 0
    for terminal in (game, listed):
        assert b"sara" in terminal.written
        assert terminal.written.isascii()
        assert b"\\u" not in terminal.written
