"""A debt that cash does not cover: what is missing and how to raise it (RULES 11.1)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Mortgage, Sell, SellDeed, SellGroup
from monopoly_tui.rules.classic.debt import raisable
from monopoly_tui.rules.classic.rent import owns_group
from monopoly_tui.ui.deed_list import Cell, Column
from monopoly_tui.ui.deed_row import set_of
from monopoly_tui.ui.draw import Span, box, line, wrap
from monopoly_tui.ui.page import Do, Key, Open
from monopoly_tui.ui.pages.bankrupt import BankruptPage
from monopoly_tui.ui.pages.deeds_page import ROOMY, DeedsPage
from monopoly_tui.ui.pages.holdings import Holdings
from monopoly_tui.ui.pages.raising import proceeds, suggestion
from monopoly_tui.ui.pages.trade import TradePage
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, GROUND, HAIRLINE, LOSS, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip


class DebtPage(DeedsPage):
    """Sell, mortgage, trade or give up until the debt is paid, which happens by itself."""

    @property
    def seat(self) -> int:
        """Who owes."""
        by = self.view.sitting.decision().by
        assert by is not None, "a debt is somebody's"
        return by

    @property
    def amount(self) -> int:
        """The whole debt, in thousand tomans."""
        return int(self.view.sitting.decision().data["amount"])

    @property
    def hidden(self) -> bool:
        """Whether what is missing would tell cash that nobody may see (RULES 10.5)."""
        return self.view.game.options.balances == "hidden"

    def sentence(self) -> str:
        """See Page."""
        if self.hidden:
            return self.view.say("page-debt-ask-hidden", who=self.view.tell.seat(self.seat), amount=self.amount)
        missing = self.amount - self.view.game.state.cash[self.seat]
        return self.view.say("page-debt-ask", who=self.view.tell.seat(self.seat), missing=missing)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        self.refresh()
        say, square = self.view.say, self.list.cursor
        hold = Holdings(self.view, self.seat)
        plan = suggestion(self.view.game)
        keys = [Key("d", say("page-debt-key-suggested"), lambda: Do(plan), "" if plan else say("page-debt-no-way"))]
        if square is not None:
            keys.append(hold.key("s", say("page-debt-key-sell"), hold.sell(square)))
            keys.append(hold.key("m", say("page-debt-key-mortgage"), Mortgage(self.seat, square)))
            keys += [key for key in hold.sales(square) if key.name == "g"]
            if self.view.game.options.sell_to_bank:
                keys.append(hold.key("x", say("page-debt-key-deed"), SellDeed(self.seat, square)))
        keys.append(Key("t", say("page-debt-key-trade"), lambda: Open(TradePage(self.view)), hold.can_trade()))
        keys.append(Key("k", say("page-debt-key-give-up"), lambda: Open(BankruptPage(self.view))))
        return [*keys, *self.moves()]

    def head(self, width: int) -> list[Strip]:
        """Who owes whom how much, and how far the cash goes."""
        say, tell, play = self.view.say, self.view.tell, self.view.game
        cash, inner = play.state.cash[self.seat], width - 2
        fill = style(None, PANEL)
        to = tell.party(self.view.sitting.decision().data["to"])
        title = say("page-debt-title", who=tell.seat(self.seat), to=to, amount=self.amount)
        if self.hidden:
            masked = Span(" " + say("page-manage-cash-hidden"), style(TEXT, PANEL, bold=True))
            return box(width, [line(inner, [masked], (), fill)], title, edge=LOSS)
        spans = [Span(" " + say("page-debt-cash", cash=cash), style(TEXT, PANEL, bold=True)), Span("   ", fill)]
        spans.append(Span(say("page-debt-missing", missing=self.amount - cash), style(LOSS, PANEL, bold=True)))
        most = Span(say("page-debt-most", most=raisable(play, self.seat) - cash) + " ", style(DIM, PANEL))
        full = cash * (inner - 2) // max(1, self.amount)
        bar = [Span(" " + "█" * full, style(GOLD, PANEL)), Span("░" * (inner - 2 - full), style(HAIRLINE, PANEL))]
        return box(width, [line(inner, spans, [most], fill), line(inner, bar, (), fill)], title, edge=LOSS)

    def columns(self, width: int) -> list[Column]:
        say = self.view.say
        columns = [
            Column("", 4, self.built),
            Column(say("page-debt-sells"), 6, self._sells),
            Column(say("page-debt-loan"), 9, self._loan),
            Column(say("page-manage-set"), 5, self._set),
        ]
        return columns if width < ROOMY else [*columns[:3], Column(say("page-manage-set"), 9, self._set)]

    def _sells(self, square: int) -> Cell:
        play = self.view.game
        if not play.state.buildings[square]:
            return "", DIM
        possible = play.check(Holdings(self.view, self.seat).sell(square)) is None
        return f"+{self.view.say.number(play.board.refunds[square])}", GAIN if possible else DIM

    def _loan(self, square: int) -> Cell:
        play = self.view.game
        if play.state.mortgaged[square]:
            return "", DIM
        possible = play.check(Mortgage(self.seat, square)) is None
        return f"+{self.view.say.number(play.board.loans[square])}", GAIN if possible else DIM

    def _set(self, square: int) -> Cell:
        play = self.view.game
        mates = set_of(play.board, square)
        own = sum(play.state.owner[mate] == self.seat for mate in mates)
        whole = owns_group(play, self.seat, square)
        return self.view.say("page-manage-of", own=own, whole=len(mates)), GAIN if whole else DIM

    def foot(self, width: int) -> list[Strip]:
        """What D would do and what it brings."""
        plan = suggestion(self.view.game)
        rule = line(width, [Span("─" * width, style(HAIRLINE))])
        if not plan:
            text = self.view.say("page-debt-no-way")
        else:
            told = self.view.say.listed(self._told(plan))
            text = self.view.say("page-debt-suggested", acts=told, sum=proceeds(self.view.game, plan))
        look = style(TEXT, GROUND)
        return [rule, *(line(width, [Span(" " + part, look)]) for part in wrap(text, width - 2)[:4])]

    def _told(self, plan: Sequence[Act]) -> list[str]:
        """The plan in a few words: deeds by tag, buildings counted by set."""
        tags = self.view.game.board.tags
        mortgaged = [tags[act.square] for act in plan if isinstance(act, Mortgage)]
        sold = [tags[act.square][0] for act in plan if isinstance(act, Sell)]
        say = self.view.say
        told = [say("page-debt-mortgages", tags=mortgaged)] if mortgaged else []
        told += [say("page-debt-sales", count=sold.count(letter), letter=letter) for letter in dict.fromkeys(sold)]
        groups = [tags[act.square][0] for act in plan if isinstance(act, SellGroup)]
        told += [say("page-debt-group", letter=letter) for letter in groups]
        deeds = [tags[act.square] for act in plan if isinstance(act, SellDeed)]
        return [*told, say("page-debt-deeds", tags=deeds)] if deeds else told
