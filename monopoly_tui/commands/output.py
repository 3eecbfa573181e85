"""Where lines are printed: a terminal gets right-to-left text as it needs it, a file or a pipe as it is."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from io import TextIOWrapper
from typing import Final

from monopoly_tui.commands.chosen import Asked
from monopoly_tui.commands.failure import first_voice
from monopoly_tui.text.order import order_of_output

SCRIPT: Final = range(0x590, 0x900)
"""The characters of right-to-left text; what has none of them is printed at once."""


class Shown(TextIOWrapper):
    """Takes the place of a stream that leads to a terminal."""

    def __init__(self, stream: TextIOWrapper, asked: Asked) -> None:
        super().__init__(
            stream.buffer, encoding=stream.encoding, errors=stream.errors, line_buffering=stream.line_buffering
        )
        self._asked = asked

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """What click is told: past a stream of ASCII it writes bytes of its own, which the terminal may not know."""
        return "utf-8"

    def write(self, text: str, /) -> int:
        """See TextIOWrapper."""
        if any(ord(char) in SCRIPT for char in text):
            from monopoly_tui.text.printed import printed

            width = os.get_terminal_size(self.fileno()).columns
            super().write(printed(text, self._order, self._rtl, width))
        else:
            super().write(text)
        return len(text)

    @cached_property
    def _order(self) -> str:
        return order_of_output(self._asked.printed.bidi, os.environ)

    @cached_property
    def _rtl(self) -> bool:
        return first_voice(self._asked.printed.lang).rtl


def show_on_terminals(asked: Asked) -> None:
    """From now on, print as the settings of this run have it."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper) and stream.isatty():
            setattr(sys, name, Shown(stream, asked))
