"""The ring of 24 squares round a centre: nine along the top and the bottom, three on each side. Draws only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.strip import Strip

from monopoly_tui.rules.gamer.deeds import rent
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.ui.draw import Span, fit, line, width_of
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, INK, PAPER, RAISED, STEEL, TEXT, TILE, TILE_ALT, ink, style

SIDE: Final = 9
"""Squares along the top and the bottom, corners counted."""
ROWS: Final = 3
"""Squares on each side between the corners."""
LAIR: Final = "#8f2f3f"
"""The band of a boss square."""

Draw = Callable[[int, int], Sequence[Strip]]


def place(square: int) -> tuple[int, int]:
    """Column and row of a square: Start lies at the lower right, and the way goes to the left."""
    if square < SIDE:
        return SIDE - 1 - square, ROWS + 1
    if square < SIDE + ROWS:
        return 0, ROWS + SIDE - square
    if square < 2 * SIDE + ROWS:
        return square - SIDE - ROWS, 0
    return SIDE - 1, square - 2 * SIDE - ROWS + 1


SQUARES: Final = {place(square): square for square in range(2 * (SIDE + ROWS))}


def draw(view: RaceView, width: int, height: int, centre: Draw) -> list[Strip]:
    """The ring with what `centre` draws in the room inside it; it runs the same way where lines are turned round."""
    xs = [column * width // SIDE for column in range(SIDE + 1)]
    ys = [row * height // (ROWS + 2) for row in range(ROWS + 3)]
    inner_width, inner_height = xs[-2] - xs[1], ys[-2] - ys[1]
    inside = fit(list(centre(inner_width, inner_height)), inner_width, inner_height)
    turned = SIDE - 1 if view.say.rtl else 0
    out: list[Strip] = []
    for row in range(ROWS + 2):
        tall = ys[row + 1] - ys[row]
        columns = range(SIDE) if row in (0, ROWS + 1) else (0, SIDE - 1)
        tiles = {
            column: tile(
                view, SQUARES[abs(turned - column), row], xs[column + 1] - xs[column], tall, shade=(column + row) % 2
            )
            for column in columns
        }
        for y in range(tall):
            parts = [tiles[column][y] for column in columns]
            if len(tiles) == 2:
                parts.insert(1, inside[ys[row] - ys[1] + y])
            out.append(Strip.join(parts))
    return out


def tile(view: RaceView, square: int, width: int, height: int, shade: int) -> list[Strip]:
    """One square: its band, its name, what it costs or brings, and who stands there."""
    state = view.game.state
    here = state.mover != NOBODY and view.at(state.mover) == square
    ground = RAISED if here else (TILE, TILE_ALT)[shade]
    fill = style(None, ground)
    spot = view.game.board.squares[square]
    name = view.say.named(spot.name)
    if width_of(name) >= width:
        name = view.say.named(spot.short)
    rows = [
        band(view, square, width),
        line(width, [Span(name, style(CURSOR if here else TEXT, ground, bold=here))], (), fill),
        line(width, figures(view, square, ground), (), fill),
    ]
    rows += [line(width, [], (), fill)] * (height - len(rows) - 1)
    return [*rows[: height - 1], line(width, tokens(view, square, width, ground), (), fill)]


def band(view: RaceView, square: int, width: int) -> Strip:
    """The square's kind in colour; a deed's tag, and the owner's mark on it."""
    board = view.game.board
    kind = board.squares[square].kind
    color = {"deed": board.squares[square].colour, "boss": LAIR, "start": GOLD}.get(kind, STEEL)
    label = board.tags[square] or view.say(f"race-square-{kind}")
    owner = view.game.state.owner[square]
    mark = view.pill(owner, color) if owner != NOBODY else []
    return line(width, [Span(label, style(ink(color), color, bold=True))], mark, style(None, color))


def figures(view: RaceView, square: int, ground: str) -> list[Span]:
    """A free deed's price and points, an owned one's rent; the strength of the boss that waits; what Start pays."""
    board, state = view.game.board, view.game.state
    here = board.squares[square]
    if here.kind == "deed" and state.owner[square] == NOBODY:
        price = Span(view.coins(here.price) + " ", style(GOLD, ground))
        return [price, Span(view.points(here.points), style(DIM, ground))]
    if here.kind == "deed":
        owner = state.owner[square]
        paid = Span("▸" + view.coins(rent(view.game, square)) + " ", style(view.color(owner), ground, bold=True))
        return [paid, Span(view.points(here.points), style(DIM, ground))]
    if here.kind == "boss":
        strength = board.bosses[state.bosses[0]].strength
        return [Span(view.say("race-strength", strength=strength), style(DIM, ground))]
    return [Span("+" + view.coins(board.start), style(GOLD, ground))] if here.kind == "start" else []


def tokens(view: RaceView, square: int, width: int, ground: str) -> list[Span]:
    """The heroes on a square that are still in the race; where there are many only their initials."""
    there = [hero for hero in view.heroes if view.at(hero) == square]
    if 3 * len(there) <= width:
        return [span for hero in there for span in view.pill(hero, ground)]
    return [Span(f" {view.initial(hero)}", style(ink(view.color(hero)), view.color(hero), bold=True)) for hero in there]


def die(view: RaceView, face: int | str) -> list[Span]:
    """A die as it lies: its number, or its symbol."""
    sign = {"star": "*", "pomegranate": "●"}.get(str(face), view.tell.face(face))
    color = {"star": "#b8860b", "pomegranate": "#b3122f"}.get(str(face), INK)
    return [Span(f" {sign} ", style(color, PAPER, bold=True))]
