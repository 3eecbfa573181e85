"""Figures from counts: intervals, ratings, percentiles, paired differences. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

Z: Final = 1.96
"""Standard errors either side of an interval that holds the truth in 95 of 100 cases."""
ELO: Final = 400
"""Rating points of strength tenfold."""
PASSES: Final = 1000
CLOSE: Final = 1e-9
"""Passes at most, and the change at which a rating is taken as found."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval); all is possible without games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def percentile(counts: Mapping[int, int], part: float) -> int | None:
    """The least value that at least a `part` of all that was counted does not exceed; None of nothing."""
    total = sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * total:
            return value
    return None


def middle(counts: Mapping[int, int]) -> dict[str, int | None]:
    """The median, and what all but a tenth at either end lies between."""
    return {name: percentile(counts, part) for name, part in (("p10", 0.1), ("median", 0.5), ("p90", 0.9))}


def mean_difference(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The mean of second less first over pairs, and how far off it may be (95 %)."""
    count = len(pairs)
    if count == 0:
        return 0.0, 0.0
    differences = [second - first for first, second in pairs]
    mean = sum(differences) / count
    if count == 1:
        return mean, float("inf")
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return mean, Z * sqrt(variance / count)


def ratings(ranks: Mapping[tuple[str, ...], int]) -> dict[str, float]:
    """Strengths in Elo points, 0 on average, from orders of finish and how often each came (Plackett and Luce).

    A name may stand in an order more than once. Each is found by repeated passes (Hunter's MM
    algorithm); half a win and half a loss against an average player keep a rating finite.
    """
    names = sorted({name for order in ranks for name in order})
    if not names:
        return {}
    orders = sorted(ranks.items())  # in one order always, as sums of fractions depend on it
    strength = dict.fromkeys(names, 1.0)
    for _ in range(PASSES):
        won = dict.fromkeys(names, 0.5)
        met = {name: 1 / (strength[name] + 1) for name in names}
        for order, times in orders:
            left = sum(strength[name] for name in order)
            chance = 0.0  # what each that is still to be placed has met by now, per strength
            for name in order[:-1]:
                won[name] += times
                chance += times / left
                met[name] += chance
                left -= strength[name]
            met[order[-1]] += chance
        new = {name: won[name] / met[name] for name in names}
        mean = exp(sum(map(log, new.values())) / len(new))
        new = {name: value / mean for name, value in new.items()}
        change = max(abs(log(new[name] / strength[name])) for name in names)
        strength = new
        if change < CLOSE:
            break
    return {name: ELO * log(value) / log(10) for name, value in strength.items()}
