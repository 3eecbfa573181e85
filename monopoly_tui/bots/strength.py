"""How strong a seat stands, in figures that its chance of winning is worked out from. Knows no weights.

Sums count in tens of the mean price of a deed, rents in mean prices a round, so that any board will do.
"""

from __future__ import annotations

from math import log
from typing import Final

from monopoly_tui.bots.ground import USUAL_HOUSES, Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.rules.classic.step import Play

FEATURES: Final = (
    "log cash",
    "cash",
    "log liquid worth",
    "liquid worth",
    "log rent",
    "log rent to come",
    "rent to come",
    "rent of lone streets",
    "rent of stations",
    "rent of utilities",
    "one short, deed unsold",
    "one short, deed held",
    "two short",
    "deeds",
    "deeds mortgaged",
    "danger",
    "greatest rent",
    "danger in Jail",
    "whole groups",
)
"""What the figures of a seat are, in their order."""
RESERVE: Final = 0.4
"""Cash that stays in hand when the rent to come is worked out, in mean prices."""
SLACK: Final = 0.25
"""What is added to cash, in mean prices, and a tenth of it to rents, so that nothing has no logarithm."""
DEEPEST: Final = 3.0
"""The most that a danger counts."""


class Estate:
    """The deeds of one seat, perhaps after an exchange that is only thought of; its cash does not matter."""

    __slots__ = ("coming", "deeds", "greatest", "lone", "pledged", "rent", "short", "value", "whole")

    def __init__(self) -> None:
        self.deeds = 0
        self.pledged = 0
        """Deeds mortgaged."""
        self.value = 0.0
        """What the bank would give for deeds and buildings, in thousand tomans."""
        self.rent = 0.0
        """Expected from one turn of one opponent, in thousand tomans."""
        self.greatest = 0
        """The dearest rent of a whole group."""
        self.lone = (0.0, 0.0, 0.0)
        """The part of the rent that streets outside whole groups bring, stations, utilities."""
        self.short = [0.0, 0.0, 0.0]
        """What groups would earn that lack one deed, unsold or in other hands, or two."""
        self.whole = 0
        self.coming: list[tuple[float, float]] = []
        """What building on brings, each step with its cost, the ones to take first at the front."""


def estate(
    play: Play,
    ground: Ground,
    held: Holdings,
    seat: int,
    out: tuple[int, ...] = (),
    into: tuple[int, ...] = (),
) -> Estate:
    """What `seat` would have after giving the deeds `out` and getting those `into`."""
    found = Estate()
    counts, deeds = held.held[seat], held.deeds[seat]
    if out or into:
        counts, deeds = _exchanged(ground, counts, deeds, out, into)
    lone = _add_deeds(play, ground, counts, deeds, found)
    sizes, groups = ground.sizes, ground.groups
    steps: list[tuple[int, float, float, float]] = []
    for number in range(groups):
        count = counts[number]
        if not count:
            continue
        lacking = sizes[number] - count
        if not lacking:
            found.whole += 1
            _add_group(play, ground, number, found, steps)
        elif lacking == 1:
            owner = next(held.owner[square] for square in ground.families[number] if square not in deeds)
            found.short[owner >= 0] += ground.built_earns[number]
        elif lacking == 2:
            found.short[2] += ground.built_earns[number]
    found.coming = [(gain, cost) for _, _, gain, cost in sorted(steps)]
    found.lone = lone, ground.station_earns[counts[groups]], ground.utility_earns[counts[groups + 1]]
    found.rent += sum(found.lone)
    return found


def _exchanged(
    ground: Ground, counts: list[int], deeds: list[int], out: tuple[int, ...], into: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    """Deeds by family, and the deeds themselves, without those that go and with those that come."""
    counts = counts[:]
    for square in out:
        counts[ground.family[square]] -= 1
    for square in into:
        counts[ground.family[square]] += 1
    return counts, [*(square for square in deeds if square not in out), *into]


def _add_deeds(play: Play, ground: Ground, counts: list[int], deeds: list[int], found: Estate) -> float:
    """Count in what the deeds are worth to the bank; the rent of the streets outside whole groups."""
    mortgaged = play.state.mortgaged
    family, loans, earns = ground.family, ground.loans, ground.earns
    sizes, groups = ground.sizes, ground.groups
    pledged, value, lone = 0, 0, 0.0
    for square in deeds:
        if mortgaged[square]:
            pledged += 1
            continue
        value += loans[square]
        number = family[square]
        if number < groups and counts[number] < sizes[number]:
            lone += earns[square][0]
    found.deeds, found.pledged, found.value = len(deeds), pledged, float(value)
    return lone


def _add_group(
    play: Play, ground: Ground, group: int, found: Estate, steps: list[tuple[int, float, float, float]]
) -> None:
    """Count in a whole group: its rent, its buildings, and what building on would bring up to the usual and above."""
    mortgaged, buildings = play.state.mortgaged, play.state.buildings
    squares = ground.families[group]
    cost = ground.costs[squares[0]]
    rent = usual = top = 0.0
    to_usual = to_top = lifts = houses = 0
    for square in squares:
        level, earns = buildings[square], ground.earns[square]
        houses += level
        found.greatest = max(found.greatest, ground.board.squares[square].rents[level])
        to_usual += max(0, USUAL_HOUSES - level)
        to_top += min(HOTEL - USUAL_HOUSES, HOTEL - level)
        usual += earns[max(USUAL_HOUSES, level)]
        top += earns[HOTEL]
        if mortgaged[square]:
            lifts += ground.lifts[square]
        else:
            rent += earns[level]
    if not houses and ground.options.double_rent:
        rent *= 2
    found.rent += rent
    found.value += houses * cost / 2
    for rank, gain, price in ((0, usual - rent, to_usual * cost + lifts), (1, top - usual, to_top * cost)):
        if gain > 0:
            steps.append((rank, -gain / (price + 1), gain, price))


def figures(
    own: Estate, ground: Ground, cash: int, opponents: int, threat: float, greatest: int, *, jailed: bool
) -> list[float]:
    """The figures of a seat with these deeds and so much cash, in the order of FEATURES.

    `threat` is what all others expect of one turn of it, `greatest` their dearest rent, in thousand tomans.
    """
    unit = ground.unit
    money = max(cash, 0) / unit
    worth = (max(cash, 0) + own.value) / unit
    share = opponents / unit
    rent = own.rent * share
    to_come = (own.rent + _affordable(own, cash - RESERVE * unit)) * share
    liquid = max(worth * unit, 1.0)
    danger = min(DEEPEST, 10 * threat / liquid)
    count = max(1, len(ground.board.deeds))
    streets, stations, utilities = own.lone
    unsold, in_hands, two = own.short
    return [
        log(money + SLACK),
        money / 10,
        log(worth + SLACK),
        worth / 10,
        log(rent + SLACK / 10),
        log(to_come + SLACK / 10),
        to_come / 4,
        streets * share * 4,
        stations * share * 4,
        utilities * share * 4,
        unsold * share,
        in_hands * share,
        two * share,
        own.deeds / count,
        own.pledged / count,
        danger,
        min(DEEPEST, greatest / liquid),
        danger if jailed else 0.0,
        float(own.whole),
    ]


def _affordable(own: Estate, budget: float) -> float:
    """How much more rent `budget` buys: of each step as much as it reaches."""
    gained = 0.0
    for gain, cost in own.coming:
        if budget <= 0:
            break
        part = min(1.0, budget / cost) if cost > 0 else 1.0
        gained += gain * part
        budget -= cost * part
    return gained
