"""The figures of a race as a table, a line a hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.ui.draw import Span, blank, heading, line, pad
from monopoly_tui.ui.gamer.figures import Figures, figures
from monopoly_tui.ui.gamer.questions import RacePage
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Close, Key, Open
from monopoly_tui.ui.palette import DIM, GOLD, TEXT, style
from monopoly_tui.ui.strip import Strip

HEADS: Final = (
    "stats-rolls",
    "race-stats-steps",
    "race-stats-beaten",
    "stats-luck",
    "stats-paid",
    "stats-got",
    "race-stats-played",
)
CELL: Final = 7
NAME: Final = 12
"""Cells of a name at least; columns that find no room beside it are left out."""


class StatisticsPage(RacePage):
    """Looked at when the race is over."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-stats-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("escape", self.race.say("table-key-close"), Close), Key("s", "", Close), Key("space", "", Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        race, say = self.race, self.race.say
        found = figures(race.game.board, [entry.event for entry in race.sitting.log])
        columns = min(len(HEADS), (width - NAME) // CELL)
        name = width - CELL * columns
        out = [heading(width, say("race-key-figures"), fg=GOLD), blank(width)]
        out.append(self._row(Span(" " * name, style(None)), [say(head) for head in HEADS[:columns]], DIM, width))
        for hero in race.heroes:
            who = Span(pad(race.tell.hero(hero), name), style(race.color(hero), bold=True))
            out += [blank(width), self._row(who, self._values(found, hero)[:columns], TEXT, width)]
        return out[:height]

    @staticmethod
    def _row(who: Span, values: Sequence[str], color: str, width: int) -> Strip:
        cells = [Span(pad(value, CELL, "right"), style(color)) for value in values]
        return line(width, [who, *cells])

    def _values(self, found: Figures, hero: int) -> list[str]:
        say = self.race.say
        average = found.steps[hero] / found.rolls[hero] if found.rolls[hero] else 0.0
        luck = found.luck(hero)
        return [
            say.number(found.rolls[hero]),
            say.decimal(average, 1),
            say("race-stats-of", beaten=found.beaten[hero], fights=found.fights[hero]),
            ("+" if luck > 0 else "") + say.decimal(luck, 1),
            say.number(found.paid[hero]),
            say.number(found.got[hero]),
            say.number(found.played[hero]),
        ]


def statistics_key(race: RaceView) -> Key:
    """The key that opens this page."""
    return Key("s", race.say("race-key-figures"), lambda: Open(StatisticsPage(race)))
