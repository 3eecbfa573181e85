"""Pictures for the middle of the board, painted at any size. A board without its own gets a night sky."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from monopoly_tui.ui.art.bazaar import bazaar
from monopoly_tui.ui.art.canvas import Canvas
from monopoly_tui.ui.art.haft_khan import haft_khan
from monopoly_tui.ui.art.kish import kish
from monopoly_tui.ui.art.night import night
from monopoly_tui.ui.art.tehran import tehran
from monopoly_tui.ui.strip import Strip

ART: Final[Mapping[str, Callable[[int, int], Canvas]]] = {
    "tehran": tehran,
    "kish": kish,
    "bazaar": bazaar,
    "haft-khan": haft_khan,
}
"""By board id: what paints a canvas of so many pixels across and down."""


@lru_cache(16)
def picture(board: str, width: int, height: int, dimmed: bool = False) -> tuple[Strip, ...]:
    """The picture of the board with this id, `height` lines of `width` cells; `dimmed` behind something else."""
    return tuple(_canvas(board, width, height).strips(0.35 if dimmed else 0.0))


@lru_cache(8)
def _canvas(board: str, width: int, height: int) -> Canvas:
    return ART.get(board, night)(width, 2 * height)
