"""How far one has scrolled in lines that are longer than their room. Knows no page."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.ui.strip import Strip


class Scroll:
    """`first` is the line on top, `most` the last that can be there; `room` the lines that were seen last."""

    def __init__(self) -> None:
        self.first = self.most = 0
        self.room = 1

    def seen(self, lines: Sequence[Strip], room: int) -> Sequence[Strip]:
        """What is seen of these lines where there is room for so many."""
        self.room, self.most = room, max(0, len(lines) - room)
        self.move(0)
        return lines[self.first : self.first + room]

    def move(self, by: int) -> None:
        """Scroll so many lines down, or up where it is below 0, at most to an end."""
        self.first = max(0, min(self.first + by, self.most))
