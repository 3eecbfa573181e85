"""What a page that was made to be seen says, without its picture."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from monopoly_tui.ui.page import Page
from monopoly_tui.ui.palette import SEATS

FRAMES: Final = re.compile("[\u2500-\u259f\u25aa]")
"""Lines, blocks and bars."""
ACROSS: Final = 76
DOWN: Final = 60
"""The room that a page is drawn in to be told."""


def drawn(page: Page, names: Sequence[str]) -> list[str]:
    """What a page that was made to be seen says, without its frames; a seat's sign is its player's name."""
    return [" ".join(row.split()) for row in _rows(page, names) if row.strip()]


def _rows(page: Page, names: Sequence[str]) -> Iterator[str]:
    for strip in page.draw(ACROSS, DOWN):
        row = FRAMES.sub(" ", strip.text)
        for seat, name in zip(SEATS, names, strict=False):
            row = row.replace(f"{seat.shape} {name}", name).replace(seat.shape, name)
        yield row
