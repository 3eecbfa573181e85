"""A look at one player: cash, worth, deeds and what they earn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.strip import Strip

from monopoly_tui.rules.classic.ending import worth
from monopoly_tui.rules.classic.rent import rent
from monopoly_tui.ui import deed_row
from monopoly_tui.ui.deed_list import Column, DeedList
from monopoly_tui.ui.draw import Span, blank, line
from monopoly_tui.ui.page import Close, Key, Page, Result, View
from monopoly_tui.ui.pages.graph import is_open
from monopoly_tui.ui.palette import DIM, GAIN, PANEL, SEATS, TEXT, mix, style
from monopoly_tui.ui.seats import named


class Player(Page):
    """A digit shows another player; ↑ and ↓ go through the deeds."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view)
        self.seat = seat
        self._list = DeedList()

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-player", who=self.view.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        seats = self.view.game.state.seats
        digits = [Key(str(seat + 1), "", self._to(seat)) for seat in seats]
        return [
            Key("escape", say("look-key-back"), Close),
            Key("1", say("look-key-players"), self._to(0), cap=say("look-cap-seats", last=len(seats))),
            *digits,
            Key("up", "", self._by(-1)),
            Key("down", "", self._by(1)),
            Key("enter", "", Close),
            Key("space", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, play = self.view.say, self.view.game
        state = play.state
        ground = mix(PANEL, SEATS[self.seat].color, 0.25)
        fill = style(None, ground)
        head = [Span(" ", fill), *named(self.seat, self.view.tell.seat(self.seat), ground)]
        facts = [line(width, head, [Span(self._where() + " ", style(TEXT, ground))], fill)]
        if self.seat in state.bankrupt:
            return [*facts, blank(width), line(width, [Span("  " + say("look-player-out"), style(DIM))])]
        if is_open(self.view):
            sums = say("look-player-sums", cash=state.cash[self.seat], worth=worth(play, self.seat))
        else:
            sums = say("look-player-hidden")
        right = [Span(say("look-player-cards", count=len(state.cards[self.seat])) + " ", style(DIM))]
        facts.append(line(width, [Span("  " + sums, style(GAIN, bold=True))], right if state.cards[self.seat] else []))
        self._list.show(deed_row.deeds_of(play.board, state, self.seat))
        if not self._list.squares:
            return [*facts, blank(width), line(width, [Span("  " + say("look-player-none"), style(DIM))])]
        columns = [
            Column("", 5, lambda square: (deed_row.built(state, square, say), TEXT)),
            Column(say("look-column-price"), 7, lambda square: (say.number(play.board.squares[square].price), DIM)),
            Column(say("look-column-rent"), 7, self._rent),
        ]
        return [*facts, blank(width), *self._list.draw(play, say, width, height - 3, columns)]

    def _rent(self, square: int) -> tuple[str, str]:
        """What a deed earns now; a utility by how often it multiplies the dice."""
        play, say = self.view.game, self.view.say
        if play.state.mortgaged[square]:
            return "–", DIM
        amount = say.number(rent(play, square, 1))
        return (f"×{amount}" if play.board.squares[square].kind == "utility" else amount), TEXT

    def _where(self) -> str:
        state = self.view.game.state
        if self.seat in state.bankrupt:
            return ""
        if state.in_jail(self.seat):
            return self.view.say("look-player-jail", tries=state.jail_tries[self.seat])
        return self.view.tell.square(state.at[self.seat])

    def _to(self, seat: int) -> Callable[[], Result]:
        """Look at another seat."""

        def look() -> Result:
            self.seat = seat
            return None

        return look

    def _by(self, step: int) -> Callable[[], Result]:
        """Move through the deeds."""

        def move() -> Result:
            self._list.move(step)
            return None

        return move
