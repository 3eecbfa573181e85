"""Puts a picture into a room that is larger than it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from monopoly_tui.ui.art import picture
from monopoly_tui.ui.draw import beside, blank, fit
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import upright

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker

LEAST_ART: Final = 7
MOST_ART: Final = 22
"""Lines of a board's picture."""


def middle(lines: Sequence[Strip], inner: int, width: int, height: int) -> list[Strip]:
    """`lines`, each `inner` cells wide, in the middle of a room and somewhat above its middle line."""
    above = max(0, height - len(lines)) // 3
    rows = beside(((width - inner) // 2, []), (inner, [blank(inner)] * above + list(lines)))
    return fit(rows, width, min(height, len(rows)))


def below_art(lines: Sequence[Strip], board: str, width: int, height: int, say: Speaker) -> list[Strip]:
    """`lines`, and above them the picture of the board with this id where `height` leaves room for it."""
    spare = height - len(lines) - 1
    if spare < LEAST_ART:
        return [*lines]
    return [*upright(say, picture(board, width, min(spare, MOST_ART))), blank(width), *lines]
