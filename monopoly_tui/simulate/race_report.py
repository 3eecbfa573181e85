"""What the sums of races say, as plain data: the table and the JSON are made of it. Writes no text."""

from __future__ import annotations

from collections import Counter

from monopoly_tui.simulate.figures import middle
from monopoly_tui.simulate.races import WHOLE, RacePlan, RaceTally
from monopoly_tui.simulate.report import Report, ratio, share


def race_report(plan: RacePlan, tally: RaceTally) -> Report:
    """Everything worth telling of the races. Shares are from 0 to 1; a first place is shared by those who share it."""
    return {
        "board": plan.board.id,
        "rules": plan.options.written(),
        "seed": plan.seed,
        "games": tally.games,
        "players": entrants(plan, tally),
        "places": [share(tally.places[place] / WHOLE, tally.games) for place in range(len(plan.entrants))],
        "decisions": middle(tally.decisions),
        "heroes": [
            {"hero": hero.id, "points": ratio(tally.hero_points[place], tally.raced[place])}
            for place, hero in enumerate(plan.board.heroes)
        ],
    }


def entrants(plan: RacePlan, tally: RaceTally) -> list[Report]:
    """By name: how often one of that name came first, and its points a race. Those of one name count together."""
    names = [entrant.name for entrant in plan.entrants]
    firsts, points = Counter[str](), Counter[str]()
    for number, name in enumerate(names):
        firsts[name] += tally.firsts[number]
        points[name] += tally.points[number]
    return [
        {
            "name": name,
            "seats": names.count(name),
            "first": share(firsts[name] / WHOLE, tally.games),
            "points": ratio(points[name], names.count(name) * tally.games),
        }
        for name in dict.fromkeys(names)
    ]
