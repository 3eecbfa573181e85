"""The end of a race: the points told one by one, then who has won (G11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from monopoly_tui.rules.gamer.ending import HERO, boss_points, coins, deed_points, points
from monopoly_tui.rules.ranking import ranks
from monopoly_tui.ui.draw import Span, blank, heading, line, pad, width_of, wrap
from monopoly_tui.ui.gamer.points import by_round
from monopoly_tui.ui.gamer.questions import RacePage
from monopoly_tui.ui.gamer.statistics import statistics_key
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Key, Open, Result
from monopoly_tui.ui.pages.export import ExportPage
from monopoly_tui.ui.palette import DIM, GOLD, SEATS, TEXT, style
from monopoly_tui.ui.strip import Strip

COLUMNS: Final = ("heroes", "bosses", "deeds", "sum", "coins")
"""What is told, one after the other."""
CELL: Final = 9
NARROW: Final = 7
"""Cells of a column, and where that would leave fewer for names than `NAME`."""
NAME: Final = 12
LEAST_CHART: Final = 6
"""Lines from which points by round are worth drawing."""


class OverPage(RacePage):
    """Space tells the next column; at the end who is first, and then it plays again with the same people."""

    def __init__(self, race: RaceView) -> None:
        super().__init__(race)
        self.told = 0

    def sentence(self) -> str:
        """See Page."""
        say = self.race.say
        if self.told < len(COLUMNS):
            return say(f"race-over-{COLUMNS[self.told]}")
        first = self.race.sitting.decision().data["ranking"][0]
        return say("race-over-winner", names=[self.race.tell.seat(seat) for seat in first], count=len(first))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.race.say
        if self.told < len(COLUMNS):
            return [Key("space", say("race-key-next"), self._next)]
        return [
            Key("space", say("page-over-key-rematch"), lambda: Call("rematch")),
            statistics_key(self.race),
            Key("w", say("page-over-key-watch"), lambda: Call("watch")),
            Key("e", say("page-over-key-export"), lambda: Open(ExportPage(self.race))),
            Key("q", say("page-over-key-quit"), lambda: Call("leave")),
            Key("d", say("page-over-key-same"), lambda: Call("rematch", "same")),
        ]

    def tell_all(self) -> None:
        """Tell what is left to be told at once, for those who do not watch."""
        self.told = len(COLUMNS)

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page: a line a player, a column a kind of point; below each its heroes, with what they bring home."""
        race = self.race
        rank = ranks(race.sitting.decision().data["ranking"])
        done = self.told == len(COLUMNS)
        order = sorted(rank, key=lambda seat: (rank[seat], seat)) if done else list(race.game.state.seats)
        cell = CELL if width - CELL * len(COLUMNS) >= NAME else NARROW
        titles = [Span(pad(race.say(f"race-column-{column}"), cell, "right"), style(DIM)) for column in COLUMNS]
        out = [heading(width, race.say("race-over-title"), fg=GOLD), blank(width)]
        out.append(line(width, [Span(" " * (width - cell * len(COLUMNS)), style(None)), *titles]))
        heads = {seat: self._row(seat, rank[seat] if done else 0, width, cell) for seat in order}
        for gap, most in ((1, height), (0, height), (0, 1), (0, 0)):  # as much as there is room for
            parts = [[*[blank(width)] * gap, heads[seat], *self._led(seat, width, most)] for seat in order]
            if len(out) + sum(map(len, parts)) <= height:
                break
        out += [strip for part in parts for strip in part]
        spare = height - len(out) - 2
        if done and spare >= LEAST_CHART:
            out += [blank(width), heading(width, race.say("race-over-chart")), *by_round(race, width, spare)]
        return out[:height]

    def _row(self, seat: int, rank: int, width: int, cell: int) -> Strip:
        say, first = self.race.say, rank == 1
        head = f"{say.number(rank)}. " if rank else "   "
        who = pad(f"{head}{SEATS[seat].shape} {self.race.tell.seat(seat)}", width - cell * len(COLUMNS))
        figures = [
            Span(pad(say.number(value) if told else "", cell, "right"), style(GOLD if first else TEXT, bold=first))
            for value, told in zip(self._values(seat), [n < self.told for n in range(len(COLUMNS))], strict=True)
        ]
        return line(width, [Span(who, style(SEATS[seat].color, bold=True)), *figures])

    def _led(self, seat: int, width: int, most: int) -> list[Strip]:
        """The heroes of a seat, each with its bosses and deeds as far as they have been told, in `most` lines."""
        say, tell, state, tags = self.race.say, self.race.tell, self.race.game.state, self.race.game.board.tags
        out: list[Strip] = []
        for hero in state.heroes[seat]:
            beaten = Counter(state.beaten[hero]) if self.told > COLUMNS.index("bosses") else {}
            bosses = [say("race-held", count=count, name=tell.boss(boss)) for boss, count in beaten.items()]
            deeds = [tags[at] for at, owner in enumerate(state.owner) if owner == hero]
            brought = bosses + (deeds if self.told > COLUMNS.index("deeds") else [])
            name = f"     {tell.hero(hero)}  "
            text = say.listed(brought) if brought else ""
            rows = wrap(text, width - width_of(name)) if most > 1 else [text] * most
            for number, row in enumerate(rows):
                head = " " * width_of(name) if number else name
                out.append(line(width, [Span(head, style(TEXT)), Span(row, style(DIM))]))
        return out

    def _values(self, seat: int) -> tuple[int, ...]:
        """What each column holds for a seat; one that left has nothing but coins."""
        game = self.race.game
        heroes = () if seat in game.state.left else game.state.heroes[seat]
        bosses = sum(boss_points(game, hero) for hero in heroes)
        deeds = sum(deed_points(game, hero) for hero in heroes)
        return HERO * len(heroes), bosses, deeds, points(game, seat), coins(game, seat)

    def _next(self) -> Result:
        self.told += 1
        return None
