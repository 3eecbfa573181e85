"""Managing what one owns: building, selling, mortgages (RULES 7, 9)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.mortgage import lift_cost
from monopoly_tui.ui.deed_list import Cell, Column
from monopoly_tui.ui.deed_row import set_of
from monopoly_tui.ui.draw import Span, fit, line, wrap
from monopoly_tui.ui.page import Close, Key, View
from monopoly_tui.ui.pages.deeds_page import ROOMY, DeedsPage
from monopoly_tui.ui.pages.holdings import Holdings
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, GROUND, HAIRLINE, LOSS, PANEL, TEXT, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip


class ManagePage(DeedsPage):
    """One's own deeds with a cursor; every key acts on the deed under it, or on its set."""

    lasting = True

    def __init__(self, view: View) -> None:
        by = view.sitting.decision().by
        self._seat = view.game.state.turn if by is None else by
        super().__init__(view)
        hold = Holdings(view, self._seat)
        lots = (square for square in self.list.squares if view.game.check(hold.build(square)) is None)
        self.list.go(next(lots, self.list.cursor or 0)) if self.list.squares else None

    @property
    def seat(self) -> int:
        """Whoever was asked when the page was opened."""
        return self._seat

    def sentence(self) -> str:
        """See Page."""
        who = self.view.tell.seat(self.seat)
        if self.list.cursor is None:
            return self.view.say("page-manage-nothing", who=who)
        return self.view.say("page-manage-ask", who=who, square=self.view.tell.deed(self.list.cursor))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        self.refresh()
        say, square = self.view.say, self.list.cursor
        done = Key("escape", say("page-key-done"), Close)
        if square is None:
            return [done]
        hold = Holdings(self.view, self.seat)
        mortgaged = self.view.game.state.mortgaged[square]
        return [
            hold.key("b", say("page-manage-key-build"), hold.build(square)),
            hold.key("s", say("page-manage-key-sell"), hold.sell(square)),
            hold.key("m", say("page-manage-key-lift" if mortgaged else "page-manage-key-mortgage"), hold.loan(square)),
            *hold.sales(square),
            done,
            *self.moves(),
        ]

    def head(self, width: int) -> list[Strip]:
        """Whose deeds these are, the cash, and what the bank has left to build with."""
        say, state = self.view.say, self.view.game.state
        owner = Span(self.view.tell.seat(self.seat), style(TEXT, PANEL, bold=True))
        hidden = self.view.game.options.balances == "hidden"
        purse = say("page-manage-cash-hidden") if hidden else say("page-manage-cash", cash=state.cash[self.seat])
        cash = Span("   " + purse, style(GOLD, PANEL, bold=True))
        bank = Span(say("page-manage-bank", houses=state.houses, hotels=state.hotels) + " ", style(DIM, PANEL))
        left = [Span(" ", style(None, PANEL)), *mark(self.seat, PANEL), owner, cash]
        return [line(width, left, [bank], style(None, PANEL))]

    def columns(self, width: int) -> list[Column]:
        say = self.view.say
        columns = [
            Column("", 4, self.built),
            Column(say("page-manage-cost"), 5, self._cost),
            Column(say("page-manage-rent"), 13, self._rent),
            Column(say("page-manage-loan"), 8, self._loan),
        ]
        return [Column(say("page-manage-set"), 6, self._set), *columns] if width >= ROOMY else columns

    def _set(self, square: int) -> Cell:
        mates = set_of(self.view.game.board, square)
        own = sum(self.view.game.state.owner[mate] == self.seat for mate in mates)
        whole = own == len(mates)
        return self.view.say("page-manage-of", own=own, whole=len(mates)), GAIN if whole else DIM

    def _cost(self, square: int) -> Cell:
        play = self.view.game
        _, after = Holdings(self.view, self.seat).rents(square)
        possible = play.check(Holdings(self.view, self.seat).build(square)) is None
        return self.view.say.number(play.board.house_cost[square]) if after else "", TEXT if possible else DIM

    def _rent(self, square: int) -> Cell:
        number = self.view.say.number
        now, after = Holdings(self.view, self.seat).rents(square)
        times = "×" if self.view.game.board.squares[square].kind == "utility" and now else ""
        return f"{times}{number(now)}" if after is None else f"{number(now)} → {number(after)}", TEXT if after else DIM

    def _loan(self, square: int) -> Cell:
        play, number = self.view.game, self.view.say.number
        if play.state.mortgaged[square]:
            return f"−{number(lift_cost(play.board, square))}", LOSS
        possible = play.check(Holdings(self.view, self.seat).loan(square)) is None
        return f"+{number(play.board.loans[square])}", GAIN if possible else DIM

    def foot(self, width: int) -> list[Strip]:
        """What B and S would do now, or why not, in two lines."""
        square = self.list.cursor
        if square is None:
            return []
        say, tell, play = self.view.say, self.view.tell, self.view.game
        hold = Holdings(self.view, self.seat)
        build, sell = hold.build(square), hold.sell(square)
        tags = play.board.tags
        told = []
        refusal = play.check(build)
        if refusal is None:
            now, after = hold.rents(build.square)
            cost = play.board.house_cost[square]
            told.append((say("page-manage-build", tag=tags[build.square], cost=cost, now=now, after=after or 0), TEXT))
        else:
            told.append((tell.refusal(refusal), DIM))
        if play.check(sell) is None:
            told.append((say("page-manage-sell", tag=tags[sell.square], gain=play.board.refunds[square]), TEXT))
        rule = line(width, [Span("─" * width, style(HAIRLINE))])
        lines = [
            line(width, [Span(" " + part, style(color, GROUND))])
            for text, color in told
            for part in wrap(text, width - 2)
        ]
        return [rule, *fit(lines, width, 2)]
