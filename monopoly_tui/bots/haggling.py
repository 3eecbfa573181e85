"""Which exchanges a bot that reckons by chances of winning proposes, and at what cash. Knows no answers.

An exchange is begun low and improved ask by ask, as partners differ in what they think it worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import nlargest
from typing import Final, NamedTuple

from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.prospects import Prospects, Side
from monopoly_tui.rules.classic.step import Play

MOST_DEEDS: Final = 2
"""Deeds of a family that one side may give."""
MOST_DEALS: Final = 5
"""Exchanges kept in mind at a time."""
HALVINGS: Final = 7
"""Steps of the search for the cash at which an exchange is just worth it."""
LOW: Final = (0.12, 0.04)
"""What the partner's chance may fall by in the first asks: some answer by prices alone."""
KEPT: Final = (0.8, 0.5, 0.25, 0.1)
"""Shares of what there is to gain that later asks keep for oneself."""
PROFIT: Final = 0.11
"""What is offered above the price, as who reckons by prices wants to gain a little."""
DEAREST: Final = 1.5
"""The most paid for deeds that make no group of one's own whole, in their prices, whatever the chances say."""
POLITE: Final = 0.7
"""The least share of the prices' difference asked of people."""
SERIOUS: Final = 0.5
"""The least share of it offered to bots for deeds: people who look on take less for a fault."""


class Deal(NamedTuple):
    """Deeds to give and to get, and the cash offered on top, ask by ask; below 0 it is asked for."""

    to: int
    give: tuple[int, ...]
    get: tuple[int, ...]
    asks: tuple[int, ...]


class Margins(NamedTuple):
    """What one's own chance must rise by in an exchange."""

    usual: float
    whole: float  # where it makes somebody's colour group whole

    def of(self, trial: Trial) -> float:
        """What it must rise by in this one."""
        return self.whole if trial.completes else self.usual


def deals(
    play: Play,
    ground: Ground,
    held: Holdings,
    seat: int,
    prospects: Prospects,
    margins: Margins,
    people: frozenset[int],
) -> list[Deal]:
    """The exchanges by which both sides can gain, the best first. `people` are not asked for deeds one by one.

    Between two, what one gains the other loses: there they are what the other may take who reckons otherwise.
    """
    found = []
    many = len(prospects.alive) > 2
    for to in prospects.alive:
        if to == seat:
            continue
        polite = to in people
        for give, get in _packages(ground, held, seat, to, singles=not polite):
            trial = Trial(prospects, seat, to, give, get)
            parity = listed(play, ground, get) - listed(play, ground, give)
            gain, partners_gain = trial.gains(parity)
            worth = gain + partners_gain if many else gain
            if worth > 0:
                found.append((worth, trial, parity))
    best = []
    for _, trial, parity in nlargest(MOST_DEALS, found, key=lambda deal: deal[0]):
        asks = _asks(play, ground, trial, parity, margins.of(trial), polite=trial.to in people)
        if asks:
            best.append(Deal(trial.to, trial.give, trial.get, asks))
    return best


class Trial:
    """An exchange thought through for any cash on top."""

    def __init__(
        self,
        prospects: Prospects,
        seat: int,
        to: int,
        give: tuple[int, ...],
        get: tuple[int, ...],
        *,
        exactly: bool = False,
    ) -> None:
        self.seat, self.to, self.give, self.get = seat, to, give, get
        self._prospects, self._exactly = prospects, exactly
        self._estate = prospects.estate(seat, give, get)
        self._partners = prospects.estate(to, get, give)
        self.completes_own = self._estate.whole > prospects.estates[seat].whole
        self.completes = self.completes_own or self._partners.whole > prospects.estates[to].whole
        """Whether it makes a colour group of either whole."""

    def gains(self, paid: int) -> tuple[float, float]:
        """By how much both chances rise, one's own first, when so much is paid on top; below 0 it is received."""
        sides = Side(self.seat, self._estate, -paid), Side(self.to, self._partners, paid)
        after = self._prospects.after(sides, exactly=self._exactly)
        now = self._prospects.now
        return after[self.seat] - now(self.seat), after[self.to] - now(self.to)


def _packages(
    ground: Ground, held: Holdings, seat: int, to: int, *, singles: bool
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What could be given and got: deeds of a family for those of another or for cash, where either makes one whole.

    With `singles` any deed for cash, too.
    """
    wanted, spare = [], []
    for family, size in enumerate(ground.sizes):
        mine, theirs = held.held[seat][family], held.held[to][family]
        whole = mine + theirs == size
        if mine and 0 < theirs <= MOST_DEEDS:
            wanted.append((held.of(ground, to, family), whole))
        if theirs and 0 < mine <= MOST_DEEDS:
            spare.append((held.of(ground, seat, family), whole))
        if singles and theirs < size and not (whole and theirs == 1):
            for square in held.of(ground, to, family):
                yield (), (square,)
    for get, gains in wanted:
        for give, loses in spare:
            if ground.family[give[0]] != ground.family[get[0]] and (gains or loses):
                yield give, get
        if gains:
            yield (), get
    for give, loses in spare:
        if loses:
            yield give, ()


def _asks(play: Play, ground: Ground, trial: Trial, parity: int, margin: float, *, polite: bool) -> tuple[int, ...]:
    """Cash on top, from what suits oneself best to what is just worth it; none where there is nothing to gain."""
    low, high = -play.state.cash[trial.to], dearest(play, ground, trial, polite=polite)
    most = highest(low, high, lambda paid: trial.gains(paid)[0] >= margin)
    if most is None:
        return ()

    def least(loss: float) -> int:
        """The least for which the partner's chance falls by no more than `loss`."""
        refused = highest(low, high, lambda paid: trial.gains(paid)[1] < -loss)
        return low if refused is None else refused + 1

    fair = least(0.0)
    asks = [parity + round(listed(play, ground, trial.get) * PROFIT), *(least(loss) for loss in LOW if not polite)]
    asks += [fair + round((most - fair) * (1 - share)) for share in KEPT if fair <= most]
    floor = humblest(play, ground, trial, polite=polite)
    return tuple(sorted({ask for ask in (max(ask, floor) for ask in asks) if low <= ask <= most}))


def humblest(play: Play, ground: Ground, trial: Trial, *, polite: bool) -> int:
    """The least cash on top that is spoken of, in thousand tomans: less would be an insult, or a waste of time."""
    if trial.give and not polite:
        return -play.state.cash[trial.to]
    parity = listed(play, ground, trial.get) - listed(play, ground, trial.give)
    part = POLITE if polite else SERIOUS
    return round(parity * (part if parity > 0 else 2 - part))


def dearest(play: Play, ground: Ground, trial: Trial, *, polite: bool) -> int:
    """The most cash to give in an exchange, in thousand tomans, below 0 the least to get.

    If no own group gets whole, a mean price stays in hand: early on cash counts so little for the chances that by them
    alone a seller of single deeds could drain a bot. And no person gets a group whole below the price of the deeds.
    """
    cash = play.state.cash[trial.seat]
    if trial.completes_own:
        return cash
    got = listed(play, ground, trial.get)
    most = max(0, min(cash - ground.unit, round(got * DEAREST)))
    return min(most, got - listed(play, ground, trial.give)) if polite and trial.completes else most


def highest(low: int, high: int, holds: Callable[[int], bool]) -> int | None:
    """About the highest amount from `low` to `high` for which something holds that holds for all below it."""
    if low > high or not holds(low):
        return None
    if holds(high):
        return high
    for _ in range(HALVINGS):
        middle = (low + high) // 2
        if holds(middle):
            low = middle
        else:
            high = middle
    return low
