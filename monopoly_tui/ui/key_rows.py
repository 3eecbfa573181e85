"""A key and what it does, as rows of a help page. Knows no key."""

from __future__ import annotations

from typing import Final

from monopoly_tui.ui.draw import Span, line, pad, wrap
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, TEXT, style
from monopoly_tui.ui.strip import Strip

CAPS: Final = 9
"""Cells of the column of keys."""


def key_rows(width: int, cap: str, text: str, *, dim: bool = False, ground: str = GROUND) -> list[Strip]:
    """The key's cap, and what it does in as many lines as that takes."""
    parts = wrap(text, width - CAPS - 2)
    caps = [cap, *[""] * (len(parts) - 1)]
    strong, look = style(GOLD, ground, bold=True), style(DIM if dim else TEXT, ground)
    return [
        line(width, [Span(pad(cap, CAPS, "right") + "  ", strong), Span(part, look)], (), style(None, ground))
        for cap, part in zip(caps, parts, strict=True)
    ]
