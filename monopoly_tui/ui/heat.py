"""The board in small, each square as warm as it was visited. Draws only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from monopoly_tui.rules.classic.board import Board
from monopoly_tui.ui.draw import Span, blank, center, line, pad, wrap
from monopoly_tui.ui.geometry import Region, Ring
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, TEXT, TILE, ink, mix, style
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.text.speaker import Speaker

STEPS: Final = ((0, TILE), (1 / 3, "#5a4038"), (2 / 3, "#ecc45e"), (1, "#ff6a3d"))
"""Colours from never to most visited, each up to a share of the most; their order can be told in every theme."""
SIZES: Final = ((76, 33, 6, 3), (66, 22, 6, 2), (44, 22, 4, 2), (44, 11, 4, 1))
"""Cells and lines needed, then those of a square; the first that fits is taken. From two lines on it has its tag."""


def draw(board: Board, landings: Mapping[int, int], width: int, height: int, say: Speaker) -> list[Strip]:
    """The ring with a count on each square, and in its middle which one it was that most came to."""
    wide, tall = next((size[2:] for size in SIZES if size[0] <= width and size[1] <= height), SIZES[-1][2:])
    ring = Ring(wide, wide, tall, tall)
    most = max(landings.values(), default=0)
    total = sum(landings.values())
    centre = _words(board, landings, ring.centre.width, ring.centre.height, say) if total else []
    out: list[Strip] = []
    for y in range(ring.height):
        squares = ring.row(y)
        cells = [
            _cell(board.tags[square], landings.get(square, 0), most, ring.rect(square), y, say) for square in squares
        ]
        if len(cells) == 2:
            row = y - ring.centre.y
            cells.insert(1, centre[row] if row < len(centre) else blank(ring.centre.width))
        if say.rtl:
            cells.reverse()  # the way round the board is the same in every language
        edge = (width - ring.width) // 2
        out.append(Strip.join([blank(edge), *cells, blank(width - edge - ring.width)]))
    return out


def _cell(tag: str, count: int, most: int, rect: Region, y: int, say: Speaker) -> Strip:
    """One line of a square: its count in the last one, above it its tag where there is room."""
    ground = next(color for share, color in STEPS if count <= share * most)
    text, look = "", style(None, ground)
    if y == rect.bottom - 1:
        text, look = say.number(count), style(ink(ground), ground, bold=True)
    elif y == rect.y:
        text, look = tag, style(mix(ink(ground), ground, 0.3), ground)
    return line(rect.width, [Span(pad(text, rect.width, "center"), look)])


def _words(board: Board, landings: Mapping[int, int], width: int, height: int, say: Speaker) -> list[Strip]:
    """Which squares were visited most, the first three."""
    best = sorted(landings, key=lambda square: (-landings[square], square))[:3]
    rows = [center(width, [Span(say("stats-most"), style(GOLD, bold=True))])]
    for square in best:
        text = say("stats-visits", square=say.named(board.squares[square].name), count=landings[square])
        rows += [center(width, [Span(part, style(TEXT))]) for part in wrap(text, width - 2)]
    about = say("stats-visits-all", count=sum(landings.values()))
    rows += [blank(width), *(center(width, [Span(part, style(DIM))]) for part in wrap(about, width - 2))]
    return [*[blank(width, style(None, GROUND))] * max(0, (height - len(rows)) // 2), *rows][:height]
