"""What a tally says, as plain data: the table and the JSON of a simulation are made of it. Writes no text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from monopoly_tui.bots.landing import Landing, landing
from monopoly_tui.simulate.figures import mean_difference, middle, ratings, wilson
from monopoly_tui.simulate.plan import Plan
from monopoly_tui.simulate.tally import Tally

MARKS: Final = (30, 40, 50, 60, 80, 100, 150, 200)
"""Rounds by which the share of games that are over is told."""
Report = dict[str, Any]


def report(plan: Plan, tally: Tally) -> Report:
    """Everything worth telling of a simulation. Shares are from 0 to 1, money in thousand tomans a game or turn."""
    theory = landing(plan.board, stays=stays(tally))
    return {
        "board": plan.board.id,
        "rules": plan.options.written(),
        "seed": plan.seed,
        "games": tally.games,
        "players": entrants(plan, tally),
        "places": places(plan, tally),
        "ended": share(sum(tally.lengths.values()), tally.games),
        "rounds": lengths(tally),
        "acts_a_game": ratio(tally.acts, tally.games),
        "turns_a_game": ratio(tally.turns, tally.games),
        "rolls_a_turn": ratio(tally.rolls, tally.turns),
        "bank_a_turn": ratio(bank(tally), tally.turns),
        "groups": groups(plan, tally),
        "squares": squares(plan, tally, theory),
        "jail": {"landing": ratio(tally.ends[-1], tally.rolls), "theory": theory.jailed, "stays": stays(tally)},
        "distance": distance(tally, theory),
    }


def share(part: float, whole: int) -> Report:
    """A count as a share of another, with the interval in which it lies by 95 %."""
    low, high = wilson(part, whole)
    return {"count": part, "share": ratio(part, whole), "low": low, "high": high}


def ratio(part: float, whole: int) -> float:
    """A quotient; 0 of nothing."""
    return part / whole if whole else 0.0


def entrants(plan: Plan, tally: Tally) -> list[Report]:
    """By name: wins of all games, and the rating by order of finish. Those of one name count together."""
    names = [entrant.name for entrant in plan.entrants]
    ranks: Counter[tuple[str, ...]] = Counter()
    for order, times in tally.ranks.items():
        ranks[tuple(names[number] for number in order)] += times
    rated = ratings(ranks)
    faults: dict[str, Counter[str]] = {name: Counter() for name in names}
    for (number, fault), times in tally.faults.items():
        faults[names[number]][fault] += times
    return [
        {
            "name": name,
            "seats": names.count(name),
            "wins": share(sum(tally.wins[n] for n, other in enumerate(names) if other == name), tally.games),
            "rating": rated.get(name, 0.0),
            "faults": dict(sorted(faults[name].items())),
        }
        for name in dict.fromkeys(names)
    ]


def places(plan: Plan, tally: Tally) -> list[Report]:
    """By place in the turn order: wins of the games that somebody won."""
    won = sum(tally.places.values())
    return [share(tally.places[place], won) for place in range(len(plan.entrants))]


def lengths(tally: Tally) -> Report:
    """Rounds of the games that ended, and the share of all games over by some rounds."""
    over = {mark: sum(n for rounds, n in tally.lengths.items() if rounds <= mark) for mark in MARKS}
    return {
        **middle(tally.lengths),
        "over_by": {str(mark): ratio(count, tally.games) for mark, count in over.items()},
    }


def bank(tally: Tally) -> int:
    """What everybody together got from the bank by squares, cards and fines; no deals, loans or fees of theirs."""
    return sum(tally.bank[reason] for reason in ("salary", "landing", "pot", "card", "tax", "fine"))


def groups(plan: Plan, tally: Tally) -> list[Report]:
    """Rents by colour group, stations and utilities."""
    board = plan.board
    families: list[tuple[str, Sequence[int]]] = [(group.id, group.squares) for group in board.groups]
    families += [("stations", board.stations), ("utilities", board.utilities)]
    everything = sum(tally.rents)
    sums = [(name, sum(tally.rents[square] for square in squares)) for name, squares in families]
    return [
        {"group": name, "rent_a_game": ratio(rent, tally.games), "share": ratio(rent, everything)}
        for name, rent in sums
    ]


def squares(plan: Plan, tally: Tally, theory: Landing) -> list[Report]:
    """By square: where rolls ended against theory, and what a deed brought in for what was spent on it."""
    deeds = set(plan.board.deeds)
    rows: list[Report] = []
    for square, ended in enumerate(tally.ends[:-1]):
        row: Report = {"square": square, "landing": ratio(ended, tally.rolls), "theory": theory.ends[square]}
        if square in deeds:
            rent, spent = tally.rents[square], tally.spent[square]
            row["rent_a_game"] = ratio(rent, tally.games)
            row["spent_a_game"] = ratio(spent, tally.games)
            row["return"] = rent / spent if spent > 0 else None
        rows.append(row)
    return rows


def stays(tally: Tally) -> float:
    """How often one in Jail tried for a double rather than pay or use a card."""
    return ratio(tally.stayed, tally.stayed + tally.left)


def distance(tally: Tally, theory: Landing) -> float:
    """How far landings are from theory: half the sum of all differences."""
    pairs = zip(tally.ends, (*theory.ends, theory.jailed), strict=True)
    return sum(abs(ratio(ended, tally.rolls) - expected) for ended, expected in pairs) / 2


def comparison(plan: Plan, first: Tally, second: Tally) -> list[Report]:
    """What changed from one tally to another of the same entrants and seeds, block by block of the same dice."""
    names = [entrant.name for entrant in plan.entrants]
    blocks = sorted(first.blocks.keys() & second.blocks.keys())
    figures: dict[str, list[str]] = {"ended": ["ended"], "rounds": ["rounds"], "rent": ["rent"]}
    for name in dict.fromkeys(names):
        figures[f"won-{name}"] = [f"won-{number}" for number, other in enumerate(names) if other == name]
    figures |= {f"place-{place}": [f"place-{place}"] for place in range(len(names))}

    def mean(sums: Counter[str], keys: list[str]) -> float:
        return sum(sums[key] for key in keys) / sums["games"]

    rows: list[Report] = []
    for figure, keys in figures.items():
        pairs = [(mean(first.blocks[block], keys), mean(second.blocks[block], keys)) for block in blocks]
        change, margin = mean_difference(pairs)
        values = [sum(pair[side] for pair in pairs) / max(1, len(pairs)) for side in (0, 1)]
        rows.append({"figure": figure, "first": values[0], "second": values[1], "change": change, "margin": margin})
    return rows
