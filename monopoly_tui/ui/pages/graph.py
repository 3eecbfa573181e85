"""What everybody was worth after each round, as a chart and as a table (RULES 13.2)."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.rules.classic.ending import worth
from monopoly_tui.ui.chart import chart
from monopoly_tui.ui.draw import Span, center, line, pad, wrap
from monopoly_tui.ui.page import Close, Key, Page, View
from monopoly_tui.ui.palette import DIM, SEATS, TEXT, style


def history(view: View) -> list[tuple[int, ...]]:
    """Worth by seat: at the start, after each round, and now. Thousand tomans."""
    play = view.game
    start = (play.options.starting_cash,) * len(play.state.cash)
    now = tuple(worth(play, seat) for seat in play.state.seats)
    known = [start, *view.sitting.worths]
    return known if known[-1] == now and len(known) > 1 else [*known, now]


def is_open(view: View) -> bool:
    """Whether worth may be shown: not while balances are hidden or a tax is being chosen (RULES 8.1, 10.5)."""
    kind = view.sitting.decision().kind
    return kind == "over" or (view.game.options.balances == "open" and kind != "tax")


class Graph(Page):
    """The chart; G again shows the table, and back."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._table = False

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("look-graph")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        other = self.view.say("look-key-chart" if self._table else "look-key-table")
        back = Key("escape", self.view.say("look-key-back"), Close)
        return [back, Key("g", other, self._turn), Key("enter", "", Close), Key("space", "", Close)]

    def _turn(self) -> None:
        self._table = not self._table

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        if not is_open(self.view):
            text = self.view.say("look-graph-hidden")
            return [center(width, [Span(row, style(DIM))]) for row in ["", *wrap(text, width - 4)]]
        known = history(self.view)
        if self._table:
            return self._rows(known, width, height)
        return chart(known, self.view.tell.players, width, height, self.view.say.number)

    def _rows(self, known: Sequence[Sequence[int]], width: int, height: int) -> list[Strip]:
        """The last rounds that fit, a line each."""
        say, seats = self.view.say, self.view.game.state.seats
        column = max(6, min(14, (width - 8) // len(seats)))
        heads = [Span(pad(f"{SEATS[seat].shape} {self.view.tell.seat(seat)}", column - 1) + " ",
                      style(SEATS[seat].color, bold=True)) for seat in seats]  # fmt: skip
        out = [line(width, [Span(" " * 8, style(None)), *heads])]
        numbered = list(enumerate(known))[-(height - 1) :]
        for number, worths in numbered:
            name = say("look-graph-now") if number == len(known) - 1 else say.number(number)
            cells = "".join(pad(say.number(amount), column - 2, "right") + "  " for amount in worths)
            out.append(line(width, [Span(pad(name, 6, "right") + "  ", style(DIM)), Span(cells, style(TEXT))]))
        return out
