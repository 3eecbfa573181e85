"""Figures of a game that is over, four tables behind each other: what turned it, deeds, luck, landings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Final

from monopoly_tui.playback import Playback
from monopoly_tui.record.fault import BadRecord
from monopoly_tui.rules.classic.state import BANK
from monopoly_tui.ui import heat
from monopoly_tui.ui.deed_list import PAGE, Cell, Column, DeedList
from monopoly_tui.ui.draw import Span, blank, fit, line, pad, wrap
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Key, Page, Result, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, GAIN, GOLD, LOSS, PANEL, SEATS, TEXT, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.statistics import Figures, Turning, figures, lead, turnings
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 76
TABLES: Final = ("story", "deeds", "luck", "landings")
"""In the order of the tabs."""
ROOMY: Final = 20
"""Lines from which the tabs keep away from the ring."""
MOST: Final = 6
"""Turning points that are told."""
FIGURE: Final = 8
"""Cells of a column of figures."""
NAMES: Final = 17
"""Cells of a player before the figures."""


class StatisticsPage(Page):
    """← → and Tab go from table to table, ↑ ↓ through the deeds."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.table = 0
        self.list = DeedList()

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("stats-ask", table=TABLES[self.table])

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("right", say("stats-key-next"), partial(self._turn, 1), cap="← →"),
            Key("left", "", partial(self._turn, -1)),
            Key("tab", "", partial(self._turn, 1)),
            *moving(self.list.move, PAGE, len(self.list.squares)),
            Key("escape", say("table-key-close"), Close),
            Key("s", "", Close),
            Key("space", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        tabs = [
            Span(
                f" {self.view.say('stats-table', table=name)} ",
                style("#10151e", GOLD) if place == self.table else style(DIM, PANEL),
            )
            for place, name in enumerate(TABLES)
        ]
        head = [line(inner, tabs, (), style(None, PANEL)), blank(inner)]
        head = [blank(inner), *head] if height >= ROOMY else head
        drawn = {"story": self._story, "deeds": self._deeds, "luck": self._luck, "landings": self._landings}
        room = height - len(head)
        rows = drawn[TABLES[self.table]](inner, room - (height >= ROOMY))
        return middle([*head, *fit(rows, inner, room)], inner, width, height)  # the tabs stay in place

    @cached_property
    def playback(self) -> Playback | None:
        """The game from its record; None where it cannot be read."""
        try:
            return Playback(self.view.sitting.path, any_board=True)
        except (BadRecord, OSError):
            return None

    @cached_property
    def figures(self) -> Figures:
        """What the game adds up to."""
        return figures(self.view.sitting.log, len(self.view.game.state.seats), self.playback)

    def _story(self, width: int, height: int) -> list[Strip]:
        """The turning points, and since when the winner led."""
        rows: list[Strip] = []
        for round_, told in self.turned():
            number = Span(pad(round_, 10), style(GOLD))
            for place, part in enumerate(wrap(told, width - 11)):
                rows.append(line(width, [Span(" " * 10, style(None)) if place else number, Span(part, style(TEXT))]))
        if text := self.led():
            rows += [blank(width), *(line(width, [Span(part, style(DIM))]) for part in wrap(text, width))]
        return rows[:height]

    def turned(self) -> list[tuple[str, str]]:
        """The turning points, each with its round."""
        told = [] if self.playback is None else turnings(self.playback, MOST)
        return [(self.view.say("stats-round", round=turning.round), self._told(turning)) for turning in told]

    def led(self) -> str:
        """Since when the winner led; "" where nobody did."""
        winners = self.view.sitting.decision().data["ranking"][0]
        since = lead(self.view.sitting.worths, winners[0])
        if since is None or len(winners) > 1:
            return ""
        return self.view.say("stats-lead", who=self.view.tell.seat(winners[0]), round=since)

    def _told(self, turning: Turning) -> str:
        if turning.event is not None:
            return self.view.tell.event(turning.event)
        deeds = self.view.say.listed([self.view.tell.deed(square) for square in turning.squares])
        return self.view.say("stats-set", who=self.view.tell.seat(turning.owner), deeds=deeds)

    def _deeds(self, width: int, height: int) -> list[Strip]:
        """Every deed: who has it, how often somebody came there, how often it paid and how much."""
        say, play, found = self.view.say, self.view.game, self.figures
        order = sorted(play.board.deeds, key=lambda square: (-found.earned[square], square))
        self.list.show(order)
        columns = [
            Column("", 2, self._owner),
            Column(say("stats-landings"), FIGURE, lambda square: (say.number(found.landings[square]), DIM)),
            Column(say("stats-rents"), FIGURE, lambda square: (say.number(found.rents[square]), DIM)),
            Column(say("stats-earned"), FIGURE, lambda square: (say.number(found.earned[square]), GAIN)),
        ]
        return self.list.draw(play, say, width, height, columns)

    def _owner(self, square: int) -> Cell:
        owner = self.view.game.state.owner[square]
        return ("", DIM) if owner == BANK else (SEATS[owner].shape, SEATS[owner].color)

    def _luck(self, width: int, _height: int) -> list[Strip]:
        """Every player: rolls, their average, rents paid and got, and luck."""
        say, found = self.view.say, self.figures
        column = min(FIGURE + 2, (width - NAMES) // 5)
        columns = [column - 2, column + 2, column, column, column]  # an average is a long word
        names = [say(f"stats-{name}") for name in ("rolls", "average", "paid", "got", "luck")]
        heads = "".join(pad(name, cells, "right") for name, cells in zip(names, columns, strict=True))
        rows = [line(width, [], [Span(heads, style(DIM))])]
        for seat in self.view.game.state.seats:
            rolls, net = found.rolls[seat], found.luck[seat] if found.luck is not None else 0
            tenths = round(10 * found.pips[seat] / rolls) if rolls else 0
            average = say("stats-tenths", whole=tenths // 10, tenths=tenths % 10)
            figures_ = [say.number(rolls), average, say.number(found.paid[seat]), say.number(found.got[seat])]
            sign = "+" if net > 0 else "−" if net < 0 else ""
            row = "".join(pad(text, cells, "right") for text, cells in zip(figures_, columns[:-1], strict=True))
            spans = [Span(row, style(TEXT))]
            luck = f"{sign}{say.number(abs(net))}" if found.luck is not None else "–"
            spans.append(Span(pad(luck, column, "right"), style(LOSS if net < 0 else GAIN, bold=True)))
            rows.append(line(width, [*mark(seat), Span(self.view.tell.seat(seat), style(TEXT))], spans))
        about = wrap(say("stats-luck-about"), width)
        return [*rows, blank(width), *(line(width, [Span(part, style(DIM))]) for part in about)]

    def _landings(self, width: int, height: int) -> list[Strip]:
        """The board in small, each square as warm as it was visited."""
        return heat.draw(self.view.game.board, self.figures.landings, width, height, self.view.say)

    def _turn(self, by: int) -> Result:
        self.table = (self.table + by) % len(TABLES)
        return None
