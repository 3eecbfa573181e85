"""What a page that was made to be seen says, without its picture."""

from __future__ import annotations

import re
from typing import Final

from monopoly_tui.ui.page import Page

FRAMES: Final = re.compile("[\u2500-\u259f\u25aa]")
"""Lines, blocks and bars."""
ACROSS: Final = 76
DOWN: Final = 60
"""The room that a page is drawn in to be told."""


def drawn(page: Page) -> list[str]:
    """What a page that was made to be seen says, without its frames."""
    rows = (FRAMES.sub(" ", strip.text) for strip in page.draw(ACROSS, DOWN))
    return [" ".join(row.split()) for row in rows if row.strip()]
