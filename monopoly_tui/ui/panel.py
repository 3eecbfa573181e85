"""A widget that shows lines drawn by a function of its size, and tells which cell was clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.events import Click
from textual.geometry import Region, Size
from textual.strip import Strip as Shown

from monopoly_tui.ui.draw import blank, fit
from monopoly_tui.ui.lined import Lined, shown
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import Writing

Draw = Callable[[int, int], Sequence[Strip]]


class Panel(Lined):
    """`draw(width, height)` gives the lines, `writing` turns them; only those that changed are painted again."""

    def __init__(
        self, draw: Draw, writing: Writing, clicked: Callable[[int, int], None] | None = None, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._draw = draw
        self._writing = writing
        self._clicked = clicked
        self._lines: list[Strip] = []

    def redraw(self) -> None:
        """Draw anew and repaint the lines that are not as they were."""
        width, height = self.size
        drawn = fit(self._draw(width, height), width, height) if width else []
        before, self._lines = self._lines, self._writing.lines(drawn)
        if len(before) != len(self._lines):
            self.refresh()
            return
        changed = [y for y, (old, new) in enumerate(zip(before, self._lines, strict=True)) if old != new]
        if changed:
            self.refresh(*(Region(0, y, width, 1) for y in changed))

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As tall as it is told to be."""
        return container.height

    def render_line(self, y: int) -> Shown:
        """A line of what was drawn last."""
        return shown(self._lines[y] if y < len(self._lines) else blank(self.size.width))

    def on_click(self, event: Click) -> None:
        """Pass the cell on."""
        if self._clicked is not None:
            event.stop()
            self._clicked(self._writing.cell(event.x, self.size.width), event.y)
