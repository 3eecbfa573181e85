"""Puts a picture into a room that is larger than it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.ui.draw import beside, blank, fit


def middle(lines: Sequence[Strip], inner: int, width: int, height: int) -> list[Strip]:
    """`lines`, each `inner` cells wide, in the middle of a room and somewhat above its middle line."""
    above = max(0, height - len(lines)) // 3
    rows = beside(((width - inner) // 2, []), (inner, [blank(inner)] * above + list(lines)))
    return fit(rows, width, min(height, len(rows)))
