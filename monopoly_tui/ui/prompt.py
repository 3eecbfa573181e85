"""The sentence that asks, on a ground of the seat's colour, and above it what was said before. Draws only."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.ui.draw import Span, cut, heading, line, whole, wrap
from monopoly_tui.ui.palette import GOLD, GROUND, PANEL, SEATS, mix, style
from monopoly_tui.ui.strip import Strip

MOST = 6
"""Lines a sentence may take, and all that is said above it; what is longer is cut."""


def draw(
    width: int,
    seat: int | None,
    sentence: str,
    said: Sequence[str] = (),
    meanwhile: Sequence[str] = (),
    large: bool = False,
    names: Sequence[str] = (),
) -> list[Strip]:
    """The lines, the sentence last; above it what was `said` last, above that as much as fits of what happened
    `meanwhile`. `seat` is who is asked, None for anybody.

    `names` are not broken. A `large` one has an empty line of its ground above and below.
    """
    color = SEATS[seat].color if seat is not None else GOLD
    ground = mix(PANEL, color, 0.22)
    rows = [row for text in said if text for row in wrap(text, width - 2, names)][:MOST]
    told = whole(meanwhile, width - 2, MOST - len(rows), names)
    notes = [line(width, [Span(" ", style(None, GROUND)), Span(row, style(GOLD, GROUND))]) for row in (*told, *rows)]
    if told:
        notes[0] = heading(width, told[0], fg=GOLD)  # sets it off from the log above
    texts = wrap(sentence, width - 2, names)
    if len(texts) > MOST:
        texts = [*texts[: MOST - 1], cut(f"{texts[MOST - 1]} …", width - 2)]
    asked = [
        line(
            width,
            [Span("▌", style(color, ground)), Span(text, style("#ffffff", ground, bold=True))],
            (),
            style(None, ground),
        )
        for text in (["", *texts, ""] if large else texts)
    ]
    return [*notes, *asked]
