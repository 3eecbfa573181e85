"""The smallest window that shows anything of a game, and what stands in one that is smaller."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monopoly_tui.ui.draw import Span, center, fit, wrap
from monopoly_tui.ui.palette import GOLD, TEXT, style
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker

LEAST: Final = (60, 20)
"""Cells below which the game cannot be shown."""


def fits(width: int, height: int) -> bool:
    """Whether a terminal of this size can show anything of the game."""
    return width >= LEAST[0] and height >= LEAST[1]


def too_small(say: Speaker, width: int, height: int) -> list[Strip]:
    """What is needed and what there is, above and below two lines of the terminal's; goes away by itself."""
    needs = say("table-too-small", cols=LEAST[0], rows=LEAST[1], width=width, height=height + 2)
    rows = [(part, GOLD) for part in wrap(needs, width)]
    rows += [(part, TEXT) for part in wrap(say("table-too-small-more"), width)]
    return fit([center(width, [Span(text, style(color))]) for text, color in rows], width, height)
