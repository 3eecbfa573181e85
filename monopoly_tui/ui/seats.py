"""A seat's mark: its digit, its shape and its name, never colour alone. Knows no game."""

from __future__ import annotations

from monopoly_tui.ui.draw import Span
from monopoly_tui.ui.palette import GROUND, SEATS, TEXT, ink, style


def pill(seat: int, bg: str = GROUND) -> list[Span]:
    """The seat's token: its digit on its colour, three cells."""
    color = SEATS[seat].color
    edge = style(color, bg)
    return [Span("▐", edge), Span(str(seat + 1), style(ink(color), color, bold=True)), Span("▌", edge)]


def mark(seat: int, bg: str = GROUND) -> list[Span]:
    """The token and the shape that marks the seat's deeds: five cells."""
    return [*pill(seat, bg), Span(f"{SEATS[seat].shape} ", style(SEATS[seat].color, bg, bold=True))]


def named(seat: int, name: str, bg: str = GROUND, bold: bool = True) -> list[Span]:
    """Token, shape and name."""
    return [*mark(seat, bg), Span(name, style(TEXT, bg, bold=bold))]
