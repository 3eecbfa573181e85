"""The figures of a classic game that is over, told one table after the other. Changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.statistics import StatisticsPage
from monopoly_tui.ui.statistics import Figures


def statistics(page: StatisticsPage) -> Iterator[str]:
    """What turned the game, everybody's luck, the deeds that brought rent, and how often each square was visited."""
    view, found = page.view, page.figures
    yield from (view.say("plain-turned", round=round_, told=told) for round_, told in page.turned())
    yield from filter(None, (page.led(),))
    yield from (_player(view, found, seat) for seat in view.game.state.seats)
    yield from (_deed(view, found, square) for square, _ in found.earned.most_common())
    landings: Counter[str] = Counter()
    for square, count in found.landings.items():
        landings[view.tell.deed(square)] += count  # squares that are called the same count as one
    visits = [view.say("stats-visits", square=name, count=count) for name, count in landings.most_common()]
    yield view.say("plain-visits", visits=visits)


def _player(view: View, found: Figures, seat: int) -> str:
    """Rolls, rents and luck of a seat."""
    rolls = found.rolls[seat]
    luck = None if found.luck is None else found.luck[seat]
    return view.say(
        "plain-luck" if luck is not None else "plain-rolls",
        who=view.tell.seat(seat),
        rolls=rolls,
        average=view.say.decimal(found.pips[seat] / rolls if rolls else 0.0, 1),
        paid=found.paid[seat],
        got=found.got[seat],
        luck=abs(luck or 0),
        better="yes" if (luck or 0) >= 0 else "no",
    )


def _deed(view: View, found: Figures, square: int) -> str:
    """A deed: whose it is, how often somebody came there, and what it brought in."""
    owner = view.game.state.owner[square]
    return view.say(
        "plain-earned",
        square=view.tell.deed(square),
        who=view.tell.party(owner if owner >= 0 else "bank"),
        visits=found.landings[square],
        rents=found.rents[square],
        earned=found.earned[square],
    )
