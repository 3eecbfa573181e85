"""The sentence that asks, on a ground of the seat's colour, and above it what was said last. Draws only."""

from __future__ import annotations

from textual.strip import Strip

from monopoly_tui.ui.draw import Span, line, wrap
from monopoly_tui.ui.palette import GOLD, GROUND, PANEL, SEATS, mix, style

MOST = 5
"""Lines a sentence may take; what is longer is cut."""


def draw(width: int, seat: int | None, sentence: str, note: str = "") -> list[Strip]:
    """The lines, the sentence last. `seat` is who is asked, None for anybody."""
    color = SEATS[seat].color if seat is not None else GOLD
    ground = mix(PANEL, color, 0.22)
    said = [
        line(width, [Span(" ", style(None, GROUND)), Span(text, style(GOLD, GROUND))])
        for text in (wrap(note, width - 2)[:MOST] if note else [])
    ]
    asked = [
        line(
            width,
            [Span("▌", style(color, ground)), Span(text, style("#ffffff", ground, bold=True))],
            (),
            style(None, ground),
        )
        for text in wrap(sentence, width - 2)[:MOST]
    ]
    return [*said, *asked]
