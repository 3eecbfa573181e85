"""A look at one square: its card, whose it is, who stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.strip import Strip

from monopoly_tui.ui.deed_card import deed_card
from monopoly_tui.ui.draw import Span, beside, blank, line, wrap
from monopoly_tui.ui.page import Close, Key, Page, Result, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, TEXT, style
from monopoly_tui.ui.seats import named

CARD = 30
CARD_HEIGHT = 16
GAP = 3
WIDEST = 72


class SquareLook(Page):
    """← and → go along the board."""

    def __init__(self, view: View, square: int) -> None:
        super().__init__(view)
        self.square = square

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-square", square=self.view.tell.square(self.square))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("escape", say("look-key-back"), Close),
            Key("right", say("look-key-along"), self._by(1), cap="← →"),
            Key("left", "", self._by(-1)),
            Key("enter", "", Close),
            Key("space", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        names = self.view.tell.players
        card = deed_card(self.view.game, self.square, CARD, min(height, CARD_HEIGHT), self.view.say, names)
        inner = min(width, WIDEST)
        side = inner - CARD - GAP
        return middle(beside((CARD, card), (side, self._people(side)), gap=GAP), inner, width, height)

    def _people(self, width: int) -> list[Strip]:
        """How far it is from the one to move, and who stands on it."""
        say, state, size = self.view.say, self.view.game.state, self.view.game.board.size
        ahead = (self.square - state.at[state.turn]) % size
        text = say("look-square-ahead", who=self.view.tell.seat(state.turn), steps=ahead)
        out = [blank(width), *(line(width, [Span(row, style(DIM))]) for row in wrap(text, width))]
        here = [seat for seat in state.seats if state.at[seat] == self.square and seat not in state.bankrupt]
        if here:
            out += [blank(width), line(width, [Span(say("look-square-here"), style(TEXT, bold=True))])]
            out += [line(width, named(seat, self.view.tell.seat(seat), bold=False)) for seat in here]
        return out

    def _by(self, step: int) -> Callable[[], Result]:
        """Go along the board."""

        def go() -> Result:
            self.square = (self.square + step) % self.view.game.board.size
            return None

        return go
