"""A widget whose lines are seen as `render_line` gives them: nothing of CSS lies round or over them. Draws nothing."""

from __future__ import annotations

from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


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
