"""The title of the terminal's window or tab: whose turn it is. Knows no game."""

from __future__ import annotations

from typing import Final

from textual.driver import Driver

from monopoly_tui.text.speaker import clean

KEEP: Final = "\x1b[22;0t"
"""Asks the terminal to remember the title it has."""
GIVE_BACK: Final = "\x1b[23;0t"


class WindowTitle:
    """Writes the title when it changes. Terminals that do not know the sequences pass them over."""

    def __init__(self, driver: Driver | None) -> None:
        self._driver = driver
        self._shown = ""

    def show(self, text: str) -> None:
        """Let the window be called `text`, without what would act on a terminal."""
        if text == self._shown:
            return
        self._write(("" if self._shown else KEEP) + f"\x1b]0;{clean(text)}\x07")
        self._shown = text

    def give_back(self) -> None:
        """Let the window be called what it was called before."""
        if self._shown:
            self._write(GIVE_BACK)
            self._shown = ""

    def _write(self, sequence: str) -> None:
        if self._driver is not None:
            self._driver.write(sequence)
            self._driver.flush()
