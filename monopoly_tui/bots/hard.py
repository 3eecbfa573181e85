"""The hard bot: it weighs bids, offers and answers by what they do to its chance of winning."""

from __future__ import annotations

from random import Random
from typing import Final

from monopoly_tui.bots.building import best_site
from monopoly_tui.bots.ground import USUAL_HOUSES
from monopoly_tui.bots.haggler import Haggler
from monopoly_tui.bots.haggling import Margins, Trial, deals, dearest, highest
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.medium import Medium
from monopoly_tui.bots.prospects import Prospects, Side
from monopoly_tui.bots.raising import pawn, pawnable
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.classic.acts import (
    Accept,
    Build,
    Bundle,
    Buy,
    Counter,
    Decline,
    Offer,
    Reject,
)
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.debt import raisable
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import can_offer, shortfall

MARGIN: Final = 0.06
"""What its chance must rise by for an exchange that makes somebody's group whole, with three or more at the table."""
SMALL_MARGIN: Final = 0.01
"""For any other exchange, and between two."""
STALLED: Final = 20
"""Rounds after which a table where nobody has a whole group and nothing is for sale is taken as stalled."""
HELPING: Final = 0.10
"""More than its own rise and more than this may no partner's chance rise."""
TURNS_BACK: Final = 5
"""Rounds for which a deed got from somebody is not given back to them."""
DEALS_A_ROUND: Final = 3
"""Offers of one partner accepted in a round."""
BUSY: Final = 4
"""Deeds for sale from which a turn in Jail is a turn lost."""


class Hard(Medium):
    """What is not said here it does as the medium bot. Sums it keeps are measured by the mean price of a deed."""

    def __init__(self, board: Board, options: Options, seat: int, random: Random, people: frozenset[int]) -> None:
        super().__init__(board, options, seat, random, people)
        unit = self.ground.unit
        self._pocket = unit // 4
        self._floor = unit * 3 // 10
        self._haggler = Haggler(seat, self.manners)
        self._limits: tuple[object, int] = (None, 0)  # with the lot it is for
        self._quiet_since = 0  # the round since which nothing is for sale and nobody holds a whole group
        self._accepted: list[tuple[int, int]] = []  # partner and round
        self._got: dict[tuple[int, int], int] = {}  # by partner and deed: the round in which it came

    # Jail and deeds.

    def leave_jail(self, play: Play) -> Act | None:
        """Out while there is something to buy and little to fear; later only when there is next to nothing to fear."""
        held = self.holdings(play)
        prospects = self.prospects(play, held)
        threat = sum(prospects.estates[other].rent for other in prospects.alive if other != self.seat)
        busy = held.unsold >= BUSY
        if threat > self.ground.unit * (0.11 if busy else 0.04):
            self.reason = Reason("bots-stay-in-jail")
            return None
        self.reason = Reason("bots-out-of-jail" if busy else "bots-out-fearless")
        return self._pay_out_of_jail(play)

    def buy(self, play: Play, square: int) -> Act:
        """Whatever it can pay for; for the last deed of a family it mortgages what is outside its groups too."""
        price, cash = self.ground.prices[square], play.state.cash[self.seat]
        held = self.holdings(play)
        completes, blocks = self._is_last(held, square)
        key = "bots-completes" if completes else "bots-blocks" if blocks else "bots-buy"
        self.reason = Reason(key, {"square": square})
        if cash >= price:
            return Buy(self.seat)
        spare = self._spare(play, held) if completes or blocks else []
        if cash + sum(self.ground.loans[deed] for deed in spare) >= price:
            self.reason = Reason("bots-pawn-to-buy", {"square": square})
            return pawn(play, self.seat, spare[0])
        self.reason = Reason("bots-cannot-buy", {"square": square})
        return Decline(self.seat)

    def limit(self, play: Play, square: int) -> int:
        """The bid at which winning is as good as leaving the deed to the opponent whom it helps most, at its price."""
        held = self.holdings(play)
        lot = (square, held, play.state.round)
        if self._limits[0] != lot:
            self._limits = lot, self._limit(play, held, square)
        return self._limits[1]

    def _limit(self, play: Play, held: Holdings, square: int) -> int:
        prospects, cash, price = self.prospects(play, held), play.state.cash, self.ground.prices[square]
        without = prospects.now(self.seat)
        dearest = 0.0
        for other in prospects.alive:
            if other != self.seat and cash[other] > 0:
                theirs = prospects.estate(other, (), (square,))
                after = prospects.after((Side(other, theirs, -min(price, cash[other])),))
                rise = after[other] - prospects.now(other)
                if rise > dearest:
                    dearest, without = rise, after[self.seat]
        mine = prospects.estate(self.seat, (), (square,))
        most = highest(
            0, cash[self.seat], lambda bid: prospects.after((Side(self.seat, mine, -bid),))[self.seat] >= without
        )
        least = price * 107 // 100 if self.ground.family[square] <= self.ground.groups else 0
        return min(max(most or 0, least), cash[self.seat])

    # After the move.

    def manage(self, play: Play) -> Act | None:
        """Build while the cash left is enough for what threatens, lift what cash allows, make offers."""
        held, cash = self.holdings(play), play.state.cash[self.seat]
        sets = held.sets[self.seat]
        if sets and (act := self._build_on(play, held, sets, cash)):
            return act
        return self._lift_at_leisure(play, held, cash) or self._haggle(play, held)

    def _build_on(self, play: Play, held: Holdings, sets: list[int], cash: int) -> Act | None:
        """Up to the usual houses, for which it mortgages what is outside its groups; then lift, then build on."""
        buildings, costs = play.state.buildings, self.ground.costs
        prospects = self.prospects(play, held)
        greatest = max(prospects.estates[other].greatest for other in prospects.alive if other != self.seat)
        budget = cash - self._floor - greatest * 14 // 100
        spare = self._spare(play, held)
        site = best_site(play, self.ground, sets, budget + sum(self.ground.loans[deed] for deed in spare))
        if site is not None and buildings[site] < USUAL_HOUSES and costs[site] > budget:
            self.reason = Reason("bots-pawn-to-build", {"square": site})
            return pawn(play, self.seat, spare[0])
        site = best_site(play, self.ground, sets, budget)
        if site is None or buildings[site] >= USUAL_HOUSES:
            streets = [square for group in sets for square in self.ground.families[group]]
            if act := self._lift(play, streets, budget):
                return act
            if site is None or cash - costs[site] < self._floor + greatest * 35 // 100:
                return None
        self.reason = Reason("bots-build", {"square": site})
        return Build(self.seat, site)

    def raise_money(self, play: Play, amount: int) -> Act | None:
        """Mortgages before buildings, which go at half of what they cost."""
        held = self.holdings(play)
        deeds = self._spare(play, held) or pawnable(play, held.deeds[self.seat])
        if deeds and (play.options.auto_bankrupt or raisable(play, self.seat) >= amount):
            self.reason = Reason("bots-pawn", {"amount": amount})
            return pawn(play, self.seat, deeds[0])
        return super().raise_money(play, amount)

    # Offers and answers.

    def prospects(self, play: Play, held: Holdings) -> Prospects:
        """The chances in this position."""
        return Prospects(play, self.ground, held)

    def _margins(self, play: Play, held: Holdings) -> Margins:
        """What its own chance must rise by; less where the game would not move on otherwise."""
        if held.unsold or any(held.sets):
            self._quiet_since = play.state.round
        stalled = play.state.round - self._quiet_since >= STALLED
        many = len(play.state.cash) - len(play.state.bankrupt) > 2
        return Margins(SMALL_MARGIN, MARGIN if many and not stalled else SMALL_MARGIN)

    def _haggle(self, play: Play, held: Holdings) -> Act | None:
        """The next ask of the best exchange in mind."""
        now = play.state.round
        if not can_offer(play):
            return None
        if self._haggler.wants_plans(held, now):
            margins, people = self._margins(play, held), self.manners.people
            found = deals(play, self.ground, held, self.seat, self.prospects(play, held), margins, people)
            self._haggler.plan(found, held, now)
        step = self._haggler.next_offer(play, self._pocket)
        if step is None:
            return None
        offer, deal = step
        self._explain(held, deal.to, deal.give, deal.get)
        return offer

    def _explain(self, held: Holdings, to: int, give: tuple[int, ...], get: tuple[int, ...]) -> None:
        """Say why this is offered."""
        if held.makes_whole(self.seat, get):
            key = "bots-swap" if held.makes_whole(to, give) else "bots-offer"
        else:
            key = "bots-gather" if get else "bots-sell-deed"
        self.reason = Reason(key, {"square": (get or give)[0], "seat": to})

    def answer(self, play: Play, decision: Decision) -> Act:
        """Accept what raises its own chance enough and nobody's much more; else ask for what is lacking, once."""
        offer: Offer = decision.data["offer"]
        held, now, partner = self.holdings(play), play.state.round, offer.by
        assert partner is not None, "an offer is somebody's"
        if offer.get.cards or self._is_stale(offer, partner, now):
            self.reason = Reason("bots-keeps-card" if offer.get.cards else "bots-traded-enough")
            return Reject(self.seat)
        self.reason = Reason("bots-too-little")
        if shortfall(play, self.seat, offer.get, offer.give) > 0:
            self.reason = Reason("bots-no-cash")
            return Reject(self.seat)
        prospects = self.prospects(play, held)
        trial = Trial(prospects, self.seat, partner, offer.get.deeds, offer.give.deeds, exactly=True)
        paid = offer.get.cash - offer.give.cash
        mine, theirs = trial.gains(paid)
        margin = self._margins(play, held).of(trial)
        if mine < margin or paid > self._dearest(play, trial):
            return self._counter(play, offer, trial, margin) or Reject(self.seat)
        if theirs > max(mine, HELPING):
            self.reason = Reason("bots-helps-more")
            return Reject(self.seat)
        if paid > 0 and play.state.cash[self.seat] - paid < self._pocket:
            self.reason = Reason("bots-no-cash")
            return Reject(self.seat)
        self._accepted.append((partner, now))
        self._got.update({(partner, square): now for square in offer.give.deeds})
        self.reason = Reason("bots-completes-mine" if trial.completes_own else "bots-good-price")
        return Accept(self.seat)

    def _dearest(self, play: Play, trial: Trial) -> int:
        return dearest(play, self.ground, trial, polite=trial.to in self.manners.people)

    def _is_stale(self, offer: Offer, partner: int, now: int) -> bool:
        """Whether this partner had enough from it in this round, or wants back what it has just given."""
        if self._accepted.count((partner, now)) >= DEALS_A_ROUND:
            return True
        return any(now - self._got.get((partner, square), -TURNS_BACK) < TURNS_BACK for square in offer.get.deeds)

    def _counter(self, play: Play, offer: Offer, trial: Trial, margin: float) -> Act | None:
        """The same deeds for cash that makes it worth while, when the partner may still gain by it."""
        if play.state.turn != trial.to or not can_offer(play):
            return None
        low, offered = -play.state.cash[trial.to], offer.get.cash - offer.give.cash
        high = min(offered, self._dearest(play, trial))
        paid = highest(low, high, lambda amount: trial.gains(amount)[0] >= margin)
        if paid is None or trial.gains(paid)[1] < 0:
            return None
        give, get = Bundle(max(0, paid), offer.get.deeds), Bundle(max(0, -paid), offer.give.deeds, offer.give.cards)
        if not self.manners.may(trial.to, give, get, play.state.round):
            return None
        self.manners.made(trial.to, give, get, play.state.round)
        self.reason = Reason("bots-counter", {"amount": offered - paid})
        return Counter(self.seat, give, get)
