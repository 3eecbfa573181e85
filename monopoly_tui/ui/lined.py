"""A widget whose lines are seen as `render_line` gives them: nothing of CSS lies round or over them. Draws nothing."""

from __future__ import annotations

from functools import lru_cache

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from monopoly_tui.ui import strip


@lru_cache(1024)
def shown(drawn: strip.Strip) -> Strip:
    """A drawn line as Textual has it, which keeps with it what the filters have made of it."""
    return Strip(drawn.segments, drawn.cell_length)


class Lined(Widget):
    """Leaves out what Textual does to lines for CSS: each frame asks every widget on the screen for all its lines."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """See Widget."""
        strips = [self.render_line(y) for y in crop.line_range]
        ground = self.background_colors[1]
        for line_filter in self.get_line_filters():
            strips = [strip.apply_filter(line_filter, ground) for strip in strips]
        if crop.column_span != (0, self.size.width):
            strips = [strip.crop(*crop.column_span) for strip in strips]
        return strips
