"""One square of the ring: its kind, its name, what it costs or brings, and who stands there. Draws only."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.deeds import rent
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.ui.draw import Span, cut, line, name_lines, width_of
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, HAIRLINE, RAISED, STEEL, TEXT, TILE, TILE_ALT, ink, mix, style
from monopoly_tui.ui.strip import Strip

LAIR: Final = "#8f2f3f"
"""The band of a boss square."""
ROOMY: Final = (9, 6)
"""Cells and lines from which all stands in the middle of a square, with its whole name and who owns or haunts it."""


def tile(view: RaceView, square: int, width: int, height: int, shade: int, *, roomy: bool) -> list[Strip]:
    """The square in `width` cells and `height` lines; `shade`, 0 or 1, tells it from those beside it.

    `roomy`: whether every square of the ring has at least the cells and lines of ROOMY, so that all look alike.
    """
    state = view.game.state
    here = state.mover != NOBODY and view.at(state.mover) == square
    ground = RAISED if here else (TILE, TILE_ALT)[shade]
    if (owner := state.owner[square]) != NOBODY and not here:
        ground = mix(ground, view.color(owner), 0.2)
    color = CURSOR if here else TEXT
    below = _roomy if roomy else _close
    return [band(view, square, width), *below(view, square, width, height - 1, color, ground)]


def _close(view: RaceView, square: int, width: int, height: int, color: str, ground: str) -> list[Strip]:
    """Below the band where there is little room: all from the left, by the short name if need be."""
    spot = view.game.board.squares[square]
    name = view.say.named(spot.name)
    if width_of(name) >= width:
        name = shortened(view.say.named(spot.short), width - 1)
    told = figures(view, square, ground)
    if sum(width_of(span.text) for span in told) >= width:
        told = [Span(span.text.replace(" ", ""), span.style) for span in told]
    rows = [[Span(name, style(color, ground, bold=color == CURSOR))], told]
    rows += [[]] * (height - len(rows) - 1)
    return [_row(width, row, ground) for row in (*rows[: height - 1], tokens(view, square, width, ground))]


def shortened(name: str, width: int) -> str:
    """A name in so many cells; a number at its end stays, which tells the bosses' squares apart."""
    words, _, number = name.rpartition(" ")
    if width_of(name) > width and number.isdecimal():
        return f"{cut(words, width - 1 - width_of(number))} {number}"
    return cut(name, width)


def _roomy(view: RaceView, square: int, width: int, height: int, color: str, ground: str) -> list[Strip]:
    """Below the band where there is room: all in the middle, who stands there at the foot."""
    spot = view.game.board.squares[square]
    names = name_lines([view.say.named(spot.name), view.say.named(spot.short)], width - 1, 2)
    rows = [[Span(name, style(color, ground, bold=True))] for name in names]
    rows += [[]] * (len(rows) + 1 < height - 4)
    rows.append(figures(view, square, ground))
    who = _who(view, square)
    if len(rows) < height - 1 and width_of(who) < width:
        rows.append([Span(who, style(DIM, ground))])
    rows += [[]] * (height - len(rows) - 1)
    return [_row(width, row, ground, middle=True) for row in (*rows, tokens(view, square, width, ground))]


def _row(width: int, spans: list[Span], ground: str, *, middle: bool = False) -> Strip:
    """A line of a square after the hairline at its edge."""
    room = max(0, width - 1 - sum(width_of(span.text) for span in spans))
    before = Span(" " * (room // 2 if middle else 0), style(None, ground))
    return line(width, [_edge(ground), before, *spans], (), style(None, ground))


def _edge(ground: str) -> Span:
    return Span("▏", style(HAIRLINE, ground))


def _who(view: RaceView, square: int) -> str:
    """The hero who owns a deed, the boss that waits on a boss square."""
    state = view.game.state
    if state.owner[square] != NOBODY:
        return view.tell.hero(state.owner[square])
    return view.tell.boss(state.bosses[0]) if view.game.board.squares[square].kind == "boss" else ""


def color_of(board: Board, square: int) -> str:
    """The colour of a square's kind, of a deed that of its pair."""
    spot = board.squares[square]
    return {"deed": spot.colour, "boss": LAIR, "start": GOLD}.get(spot.kind, STEEL)


def band(view: RaceView, square: int, width: int) -> Strip:
    """The square's kind in colour; a deed's tag and the owner's mark on it."""
    board = view.game.board
    color = color_of(board, square)
    label = board.tags[square] or view.say(f"race-square-{board.squares[square].kind}")
    owner = view.game.state.owner[square]
    mark = view.pill(owner, color) if owner != NOBODY else []
    name = Span(label, style(ink(color), color, bold=True))
    return line(width, [_edge(color), name], mark, style(None, color))


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
