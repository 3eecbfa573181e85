"""A line of a lobby: the key that changes something, what that is, and how it stands. Draws only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monopoly_tui.ui.draw import Span, pad
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, PANEL, RAISED, TEXT, style

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker

WIDEST: Final = 110
"""Cells of a lobby at most."""
FIELD: Final = 9
"""Cells for what is changed."""


def choice(say: Speaker, field: str, key: str, value: str, *, here: bool = False, typing: bool = False) -> list[Span]:
    """The line's beginning; `here` is the cursor, and `typing` says whether the value is being typed."""
    ground = RAISED if here else PANEL
    return [
        Span("▌" if here else " ", style(CURSOR, ground)),
        Span(f" {key} ", style("#10151e", GOLD, bold=True)),
        Span(" " + pad(say("lobby-field", field=field), FIELD), style(DIM, ground)),
        Span(value, style(GOLD if typing else TEXT, ground, bold=True)),
    ]
