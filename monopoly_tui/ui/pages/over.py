"""The end: who won, how everybody stands, and how it came about (RULES 13.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.rules.classic.ending import buildings_worth, deeds_worth, worth
from monopoly_tui.rules.classic.events import Paid, WentBankrupt
from monopoly_tui.rules.ranking import ranks
from monopoly_tui.ui.chart import chart
from monopoly_tui.ui.draw import Span, blank, center, heading, line, pad, wrap
from monopoly_tui.ui.page import Call, Key, Open, Page
from monopoly_tui.ui.pages.export import ExportPage
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.pages.statistics import StatisticsPage
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, GROUND, LOSS, SEATS, TEXT, ink, mix, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 96
NAMES: Final = 26
FIGURES: Final = 9
LEAST_CHART: Final = 5
MOST_CHART: Final = 20


class OverPage(Page):
    """Ranking and chart. Space plays again with the same people."""

    charts = True

    def sentence(self) -> str:
        """See Page."""
        best = self._ranking()[0]
        names = [self.view.tell.seat(seat) for seat in best]
        return self.view.say("page-over-won", names=names, count=len(best), worth=worth(self.view.game, best[0]))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("space", say("page-over-key-rematch"), lambda: Call("rematch")),
            Key("s", say("page-over-key-statistics"), lambda: Open(StatisticsPage(self.view))),
            Key("w", say("page-over-key-watch"), lambda: Call("watch")),
            Key("e", say("page-over-key-export"), lambda: Open(ExportPage(self.view))),
            Key("q", say("page-over-key-quit"), lambda: Call("quit")),
            Key("d", say("page-over-key-same"), lambda: Call("rematch", "same")),
            Key("l", say("page-over-key-log"), lambda: Call("log")),
            Key("g", say("page-over-key-graph"), lambda: Call("graph")),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        lines = [*self._banner(inner), *self._table(inner)]
        spare = height - len(lines)
        story = self._story(inner) if spare >= LEAST_CHART + 4 else []
        spare -= len(story)
        if spare > LEAST_CHART:
            drawn = self._chart(inner, min(spare - 1, MOST_CHART))
            title = self.view.say("page-over-chart")
            lines += [heading(inner, title), *drawn]
        return middle([*lines, *story], inner, width, height)

    def _ranking(self) -> tuple[tuple[int, ...], ...]:
        ranking: tuple[tuple[int, ...], ...] = self.view.sitting.decision().data["ranking"]
        return ranking

    def _banner(self, width: int) -> list[Strip]:
        """Who won, on the winner's colour."""
        best = self._ranking()[0]
        names = [f"{SEATS[seat].shape} {self.view.tell.seat(seat)}" for seat in best]
        color = SEATS[best[0]].color if len(best) == 1 else GOLD
        text = self.view.say("page-over-banner", names=names, count=len(best))
        look = style(ink(color), color, bold=True)
        rounds = self.view.say("page-over-rounds", rounds=self.view.game.state.round)
        return [center(width, [Span(f"{text} · {rounds}", look)], look)]

    def _table(self, width: int) -> list[Strip]:
        """Everybody by rank, with what the worth is made of."""
        say, play = self.view.say, self.view.game
        order = self._ranking()
        places = ranks(order)
        columns = [say(f"page-over-{name}") for name in ("cash", "deeds", "buildings", "worth")]
        figures = "".join(pad(column, self._column(width), "right") for column in columns)
        lines = [line(width, [Span(" " * (width - 4 * self._column(width)), style(None)), Span(figures, style(DIM))])]
        for seat in (seat for seats in order for seat in seats):
            place = Span(pad(say("page-over-place", place=places[seat]), 4, "right") + " ", style(DIM))
            if places[seat] == 1:
                place = Span(place.text, style(GOLD, bold=True))
            name = Span(self.view.tell.seat(seat), style(TEXT, bold=places[seat] == 1))
            if seat in play.state.bankrupt:
                lines.append(line(width, [place, *mark(seat), name], [Span(self._fall(seat), style(LOSS))]))
                continue
            sums = [
                play.state.cash[seat],
                deeds_worth(play, seat, mortgaged_at_half=True),
                buildings_worth(play, seat),
                worth(play, seat),
            ]
            cells = [pad(say.number(amount), self._column(width), "right") for amount in sums]
            right = [Span("".join(cells[:3]), style(DIM)), Span(cells[3], style(GAIN, bold=True))]
            lines.append(line(width, [place, *mark(seat), name], right))
        return lines

    @staticmethod
    def _column(width: int) -> int:
        """Cells of a column of sums."""
        return min(14, (width - NAMES + 4) // 4)

    def _fall(self, seat: int) -> str:
        """When a seat went bankrupt, and to whom."""
        for entry in self.view.sitting.log:
            if isinstance(entry.event, WentBankrupt) and entry.event.seat == seat:
                said = "page-over-left" if entry.event.left else "page-over-bankrupt"
                return self.view.say(said, round=entry.round, to=self.view.tell.party(entry.event.to))
        return self.view.say("page-over-out")

    def _chart(self, width: int, height: int) -> list[Strip]:
        """Worth by round, from the starting cash to the end."""
        play = self.view.game
        now = tuple(worth(play, seat) for seat in play.state.seats)
        start = (play.options.starting_cash,) * len(now)
        known = [start, *self.view.sitting.worths]
        if known[-1] != now:
            known.append(now)
        return chart(known, self.view.tell.players, width, height, self.view.say.number)

    def _story(self, width: int) -> list[Strip]:
        """The dearest rent of the game, in a sentence."""
        rents = [
            (entry.event.amount, -place, entry.event, entry.round)
            for place, entry in enumerate(self.view.sitting.log)
            if isinstance(entry.event, Paid) and entry.event.reason == "rent" and entry.event.square is not None
        ]
        if not rents:
            return []
        _, _, paid, number = max(rents, key=lambda rent: rent[:2])
        tell = self.view.tell
        assert paid.square is not None, "only rents of a deed are counted"
        text = self.view.say(
            "page-over-dearest",
            who=tell.seat(paid.seat),
            to=tell.party(paid.to),
            amount=paid.amount,
            square=tell.deed(paid.square),
            round=number,
        )
        faint = style(mix(TEXT, GROUND, 0.3))
        return [blank(width), *(line(width, [Span(" " + part, faint)]) for part in wrap(text, width - 2))]
