"""The dice of a race: a number or a symbol on paper, in one line or large. Rolls nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.rules.dice import Face
from monopoly_tui.ui.draw import Span, line
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import GROUND, INK, PAPER, mix, style
from monopoly_tui.ui.strip import Strip

SYMBOLS: Final = {"star": ("*", "#b8860b"), "pomegranate": ("¤", "#b3122f")}
"""Signs of faces that are no numbers, and their inks."""
LARGE: Final = 7
"""Cells a large die is wide; it is 5 lines tall."""


def small(view: RaceView, roll: Sequence[Face]) -> list[Span]:
    """The dice side by side in one line."""
    return [span for face in roll for span in (_face(view, face, " "), Span(" ", style(None)))]


def large(view: RaceView, roll: Sequence[Face]) -> list[Strip]:
    """The dice side by side, 5 lines tall."""
    empty = Span(" " * LARGE, style(None, PAPER))
    upper = Span("▗" + "▄" * (LARGE - 2) + "▖", style(PAPER, GROUND))
    lower = Span("▝" + "▀" * (LARGE - 2) + "▘", style(mix(PAPER, INK, 0.12), GROUND))
    faces = [_face(view, face, "   ") for face in roll]
    gap = Span("  ", style(None))
    rows = [[upper] * len(faces), [empty] * len(faces), faces, [empty] * len(faces), [lower] * len(faces)]
    width = len(faces) * (LARGE + 2)
    return [line(width, [part for cell in row for part in (cell, gap)]) for row in rows]


def _face(view: RaceView, face: Face, margin: str) -> Span:
    sign, color = SYMBOLS.get(str(face), (view.tell.face(face), INK))
    return Span(f"{margin}{sign}{margin}", style(color, PAPER, bold=True))
