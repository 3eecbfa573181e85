"""Tokens in as many cells as there are: pills, digits, and those in Jail behind bars."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.ui.draw import Span
from monopoly_tui.ui.palette import SEATS, TEXT, ink, style

PILL = 3
"""Cells of a token drawn in full."""


def tokens(seats: Sequence[int], room: int, ground: str) -> list[Span]:
    """The tokens of `seats` in at most `room` cells: pills, else bare digits, else with a + for the rest."""
    if PILL * len(seats) <= room:
        return [span for seat in seats for span in _pill(seat, ground)]
    shown = seats if len(seats) <= room else seats[: max(0, room - 1)]
    spans = [_digit(seat) for seat in shown]
    if len(shown) < len(seats) and room > 0:
        spans.append(Span("+", style(TEXT, ground, bold=True)))
    return spans


def jailed(seats: Sequence[int], room: int, ground: str) -> list[Span]:
    """Tokens behind bars, told apart from visitors without colour: a bar between any two, or two around all."""
    if len(seats) + 2 > room or not seats:
        return tokens(seats, room, ground)
    bar = Span("┃", style(TEXT, ground))
    apart = 2 * len(seats) + 1 <= room
    spans = [bar]
    for seat in seats:
        spans.append(Span(str(seat + 1), style(SEATS[seat].color, ground, bold=True)))
        spans += [bar] if apart else []
    return spans if apart else [*spans, bar]


def _pill(seat: int, ground: str) -> list[Span]:
    """One token with rounded ends."""
    edge = style(SEATS[seat].color, ground)
    return [Span("▐", edge), _digit(seat), Span("▌", edge)]


def _digit(seat: int) -> Span:
    """The digit of a seat on its colour."""
    color = SEATS[seat].color
    return Span(str(seat + 1), style(ink(color), color, bold=True))
