"""Two dice as half-block squares with pips, or as one line of digits. Rolls nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monopoly_tui.ui.draw import Span, line
from monopoly_tui.ui.palette import DIM, GROUND, INK, PAPER, TEXT, mix, style
from monopoly_tui.ui.strip import Strip

DIE: Final = 9
"""Cells a die is wide; it is 5 lines tall."""
WIDTH: Final = 2 * DIE + 2

PIPS: Final = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def dice(roll: tuple[int, int], ground: str = GROUND) -> list[Strip]:
    """Both dice, 20 cells wide and 5 lines tall."""
    gap = Span("  ", style(None, ground))
    left, right = (_die(pips, ground) for pips in roll)
    return [line(WIDTH, [*a, gap, *b], (), style(None, ground)) for a, b in zip(left, right, strict=True)]


def dice_line(roll: tuple[int, int], number: Callable[[int], str], ground: str = GROUND) -> Strip:
    """The roll as "5+3 = 8"."""
    sides = f"{number(roll[0])}+{number(roll[1])} = "
    total = number(sum(roll))
    spans = [Span(sides, style(DIM, ground)), Span(total, style(TEXT, ground, bold=True))]
    return line(len(sides + total), spans, (), style(None, ground))


def _die(pips: int, ground: str) -> list[list[Span]]:
    """One die, line by line, its lower edge in shadow."""
    face = style(INK, PAPER, bold=True)
    upper = Span("▗" + "▄" * (DIE - 2) + "▖", style(PAPER, ground))
    lower = Span("▝" + "▀" * (DIE - 2) + "▘", style(mix(PAPER, INK, 0.12), ground))
    return [[upper], *([Span(f"  {row}  ", face)] for row in PIPS[pips]), [lower]]
