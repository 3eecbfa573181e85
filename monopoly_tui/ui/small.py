"""What is shown where the ring has no room: the way ahead as a list, or that the window is too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from monopoly_tui.ui import deed_row, log_view, players_view
from monopoly_tui.ui.draw import Span, beside, fit, heading, line
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, SEATS, TEXT, style
from monopoly_tui.ui.smallest import fits, too_small
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.tokens import tokens

if TYPE_CHECKING:
    from monopoly_tui.ui.desk import Desk

AHEAD: Final = 12  # squares: as far as two dice reach
PLACES: Final = 30  # cells of the list of squares


def draw(desk: Desk, width: int, height: int, asked: Sequence[Strip]) -> list[Strip]:
    """The room between the first and the last line of the screen; `asked` stands at its foot."""
    if not fits(width, height + 2):
        return too_small(desk.view.say, width, height)
    room = height - len(asked)
    page = desk.page
    body = _turn(desk, width, room) if page.shows_table else page.draw(width, room)
    return [*fit(body, width, room), *asked]


def _turn(desk: Desk, width: int, height: int) -> list[Strip]:
    """The squares ahead beside the players, and the log below."""
    view = desk.view
    right = width - PLACES - 3
    seats = len(view.game.state.seats)
    ahead = [heading(PLACES, view.say("table-ahead"), fg=GOLD), *_ahead(view)]
    people = [
        heading(right, view.say("table-players"), fg=GOLD),
        *players_view.draw(view, right, seats, desk.seat, desk.peek),
    ]
    told = log_view.draw(view, right, height - len(people) - 1)
    people += [heading(right, view.say("table-log"), fg=GOLD), *told]
    return fit(beside((1, []), (PLACES, ahead), (right, people), gap=1), width, height)


def _ahead(view: View) -> list[Strip]:
    """The square one stands on and those that two dice reach, each with its price or owner."""
    play = view.game
    board, state = play.board, play.state
    out: list[Strip] = []
    for step in range(AHEAD + 1):
        square = (state.at[state.turn] + step) % board.size
        here = [seat for seat in state.seats if state.at[seat] == square and seat not in state.bankrupt]
        tag = deed_row.tag(board, square, bg=GROUND) if board.tags[square] else Span("    ", style(None, GROUND))
        name = Span(f" {deed_row.name(board, square, 14, view.say)}", style(TEXT if step else GOLD, bold=not step))
        pills = tokens(here, 6, GROUND)
        owner = state.owner[square]
        if owner >= 0:
            last = Span(f" {SEATS[owner].shape}", style(SEATS[owner].color, bold=True))
        else:
            price = board.squares[square].price
            last = Span(f" {view.say.number(price)}" if price else "", style(DIM))
        out.append(line(PLACES, [tag, name], [*pills, last]))
    return out
