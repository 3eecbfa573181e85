"""Points by round in the race that is looked at: on the page of them, and at the end. Draws only."""

from __future__ import annotations

from monopoly_tui.rules.gamer.ending import HERO
from monopoly_tui.ui.chart import chart
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.strip import Strip


def by_round(race: RaceView, width: int, height: int) -> list[Strip]:
    """The chart, from what everybody's heroes bring home on."""
    rows = [tuple(HERO * len(led) for led in race.game.state.heroes), *race.sitting.worths]
    return chart(rows, race.tell.players, width, height, race.say.number)
