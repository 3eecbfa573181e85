"""The card of a square: what a deed costs, brings and counts, which boss waits, what Start pays. Draws only."""

from __future__ import annotations

from typing import Final

from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.ui.draw import Span, blank, center, cut, line, wrap
from monopoly_tui.ui.gamer.tile import color_of
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import GROUND, INK, PAPER, ink, mix, style
from monopoly_tui.ui.strip import Strip

FOOT: Final = mix(PAPER, INK, 0.10)
"""The ground of the line that says whose a deed is."""


def card(view: RaceView, square: int, width: int, height: int) -> list[Strip]:
    """The square's card in `width` cells and at most `height` lines, with as much air as there is room for."""
    board, say = view.game.board, view.say
    spot, color = board.squares[square], color_of(board, square)
    look = style(ink(color), color, bold=True)
    title = f"{board.tags[square]} {say.named(spot.name)}".strip()
    head = [center(width, [Span(cut(title, width - 2), look)], look)]
    body = [line(width, left, right, style(INK, PAPER)) for left, right in _rows(view, square, width)]
    foot = _foot(view, square, width)
    empty = blank(width, style(None, PAPER))
    spare = height - len(head) - len(body) - len(foot)
    if spare >= 2:
        head.insert(0, _end("▄", color, width))
        foot.append(_end("▀", FOOT if foot else PAPER, width))
    if spare >= 4:
        body = [empty, *body, empty]
    return [*head, *body, *foot][:height]


def _rows(view: RaceView, square: int, width: int) -> list[tuple[list[Span], list[Span]]]:
    """What stands on the card, each line's beginning and its end."""
    board, say = view.game.board, view.say
    spot = board.squares[square]
    if spot.kind == "deed":
        sums = [("price", view.coins(spot.price)), ("rent", view.coins(spot.rent)), ("pair", view.coins(2 * spot.rent))]
        told = [(say(f"race-card-{what}"), amount) for what, amount in sums]
        told.append((say("race-card-points"), view.points(spot.points)))
    elif spot.kind == "boss":
        boss = board.bosses[view.game.state.bosses[0]]
        told = [
            (say.named(boss.name), ""),
            (say("race-card-strength"), say("race-strength", strength=boss.strength)),
            (say("race-card-points"), view.points(boss.points)),
        ]
    else:
        words = say("race-card-start", coins=view.coins(board.start)) if spot.kind == "start" else say("race-card-rest")
        told = [(row, "") for row in wrap(words, width - 2)]
    strong = style(INK, PAPER, bold=True)
    return [([Span(f" {label}", style(INK, PAPER))], [Span(f"{amount} ", strong)]) for label, amount in told]


def _foot(view: RaceView, square: int, width: int) -> list[Strip]:
    """Whose a deed is."""
    if view.game.board.squares[square].kind != "deed":
        return []
    owner, fill = view.game.state.owner[square], style(INK, FOOT)
    if owner == NOBODY:
        return [line(width, [Span(" " + view.say("deed-free"), fill)], (), fill)]
    name = Span(f" {view.tell.hero(owner)}", style(INK, FOOT, bold=True))
    return [line(width, [*view.pill(owner, FOOT), name], (), fill)]


def _end(half: str, color: str, width: int) -> Strip:
    """Half a line of `color`, its corners rounded."""
    left, right = {"▄": ("▗", "▖"), "▀": ("▝", "▘")}[half]
    return line(width, [Span(left + half * (width - 2) + right, style(color, GROUND))])
