"""The whole log, round by round, with the newest lines in sight first."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.ui import log_view
from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.scroll import ScrollPage


class Log(ScrollPage):
    """Opens at its end."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.begin_at_end()
        self._drawn: tuple[int, int, list[Strip]] = (0, 0, [])

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-log")

    def lines(self, width: int) -> Sequence[Strip]:
        """See ScrollPage. Told anew only when the log has grown or the width is another."""
        length = len(self.view.sitting.log)
        if self._drawn[:2] != (length, width):
            self._drawn = (length, width, [line.strip for line in log_view.lines(self.view, width)])
        return self._drawn[2]
