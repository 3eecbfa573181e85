"""The medium bot: simple sound rules, each a line that one can tell a person."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from monopoly_tui.bots.answering import judge
from monopoly_tui.bots.building import best_site
from monopoly_tui.bots.exchanges import sides
from monopoly_tui.bots.holdings import NEVER, Holdings, Shared
from monopoly_tui.bots.player import Player
from monopoly_tui.bots.proposing import Plan, plans
from monopoly_tui.bots.raising import cheapest_sale, may_pawn, pawn, pawnable
from monopoly_tui.bots.reason import Reason
from monopoly_tui.bots.rescue import rescue
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.classic.acts import (
    Accept,
    Build,
    Bundle,
    Buy,
    Counter,
    Decline,
    Lift,
    LiftOrFee,
    Offer,
    PayFine,
    Reject,
    Tax,
    UseCard,
)
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.debt import raisable
from monopoly_tui.rules.classic.ending import buildings_worth, deeds_worth
from monopoly_tui.rules.classic.events import Building
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import can_offer

FREE_DEEDS: Final = 6
"""As long as more deeds than this are unsold, a turn in Jail is a turn lost."""
COMPLETING: Final = 200
"""Its limit at auctions for the last deed of its own family, percent of the price."""
BLOCKING: Final = 130
"""For the last deed of another's family."""
PATIENCE: Final = 10
"""Rounds after which it asks somebody for the same deeds again."""
SILENCE: Final = 8
"""Rounds after which it plans its offers anew although no deed changed hands."""


class Medium(Player):
    """See the module. Sums it keeps are measured by the mean price of a deed, so any board will do."""

    def __init__(self, board: Board, options: Options, seat: int, random: Random, people: frozenset[int]) -> None:
        super().__init__(board, options, seat, random, people)
        unit = self.ground.unit
        self._pocket = unit // 2
        """Cash kept when buying, building and trading."""
        self._lifting_reserve = unit * 3 // 2
        self._asked: dict[tuple[int, tuple[int, ...]], int] = {}
        """By partner and deeds: the round in which it last asked for them."""
        self._planned: Holdings | None = None
        self._shared: list[Shared] = []
        self._plan_again = 0
        self._least_need = NEVER
        self._plans: list[Plan] = []
        """What it would offer about the families it shares, the best first, until a round or until they change."""

    # Jail, deeds and taxes.

    def leave_jail(self, play: Play) -> Act | None:
        """Out as long as there is much to buy; later Jail is a safe place."""
        if self.holdings(play).unsold <= FREE_DEEDS:
            self.reason = Reason("bots-stay-in-jail")
            return None
        self.reason = Reason("bots-out-of-jail")
        return self._pay_out_of_jail(play)

    def _pay_out_of_jail(self, play: Play) -> Act | None:
        """By a card, or by the fine if enough cash stays in hand; what hinders it is the reason to stay."""
        cash, cards, fine = play.state.cash[self.seat], play.state.cards[self.seat], play.board.fine
        if cards:
            return UseCard(self.seat, cards[0])
        if cash >= fine + self._pocket:
            return PayFine(self.seat)
        self.reason = Reason("bots-save", {"amount": self._pocket}) if cash >= fine else Reason("bots-broke-in-jail")
        return None

    def buy(self, play: Play, square: int) -> Act:
        """All that leaves some cash; for the last deed of a family it goes to the limit and mortgages others."""
        price, cash = self.ground.prices[square], play.state.cash[self.seat]
        held = self.holdings(play)
        completes, blocks = self._is_last(held, square)
        key = "bots-completes" if completes else "bots-blocks" if blocks else "bots-buy"
        self.reason = Reason(key, {"square": square})
        if cash - price >= (0 if completes or blocks else self._pocket):
            return Buy(self.seat)
        if completes or blocks:
            spare = self._spare(play, held)
            if cash + sum(self.ground.loans[deed] for deed in spare) >= price:
                self.reason = Reason("bots-pawn-to-buy", {"square": square})
                return pawn(play, self.seat, spare[0])
        self.reason = self._why_not(play, square, self._pocket)
        return Decline(self.seat)

    def _is_last(self, held: Holdings, square: int) -> tuple[bool, bool]:
        """Whether a free deed is the last one of its own family, and of some other seat's."""
        family = self.ground.family[square]
        short = self.ground.sizes[family] - 1
        own = held.held[self.seat][family]
        return own == short, own == 0 and short in [counts[family] for counts in held.held]

    def _spare(self, play: Play, held: Holdings) -> list[int]:
        """Deeds to mortgage before all others: those of families it does not hold whole, the idlest first."""
        if not may_pawn(play):
            return []
        mortgaged = play.state.mortgaged
        return [square for square in held.idle(self.seat) if not mortgaged[square]]

    def limit(self, play: Play, square: int) -> int:
        """The price; more for the last deed of a family."""
        completes, blocks = self._is_last(self.holdings(play), square)
        percent = COMPLETING if completes else BLOCKING if blocks else 100
        most = self.ground.prices[square] * percent // 100
        return min(most, play.state.cash[self.seat] - (0 if completes or blocks else self._pocket))

    def tax(self, play: Play, square: int) -> Act:
        """Whichever is less, by its own reckoning."""
        printed = play.options.tax_base == "printed"
        worth = play.state.cash[self.seat] + buildings_worth(play, self.seat)
        worth += deeds_worth(play, self.seat, mortgaged_at_half=not printed)
        tenth = worth < 10 * play.board.squares[square].amount
        self.reason = Reason("bots-tax-tenth" if tenth else "bots-tax-flat")
        return Tax(self.seat, "percent" if tenth else "flat")

    # After the move.

    def manage(self, play: Play) -> Act | None:
        """Build what pays back soonest, lift what the cash allows, make an offer a round."""
        state, seat = play.state, self.seat
        cash = state.cash[seat]
        spare = cash - self._pocket
        if spare < 0:
            return None
        known = self._known  # `holdings` at once, as this is asked at the end of every turn
        held = known if known is not None and known.owner == state.owner else self.holdings(play)
        if spare >= held.least_step[seat] and (act := self._improve(play, held.sets[seat], spare)):
            return act
        if act := self._lift_at_leisure(play, held, cash):
            return act
        return None if self.manners.round == state.round else self._offer(play, held)

    def _improve(self, play: Play, sets: list[int], budget: int) -> Act | None:
        """Lift mortgages in its groups first, then build."""
        mortgaged, families = play.state.mortgaged, self.ground.families
        for group in sets:
            for square in families[group]:
                if mortgaged[square] and (act := self._lift(play, families[group], budget)):
                    return act
        site = best_site(play, self.ground, sets, budget)
        if site is None:
            return None
        self.reason = Reason("bots-build", {"square": site})
        return Build(self.seat, site)

    def _lift_at_leisure(self, play: Play, held: Holdings, cash: int) -> Act | None:
        """Any mortgage of its own for which there is so much cash that it is not missed."""
        spare = cash - self._lifting_reserve
        return self._lift(play, held.deeds[self.seat], spare) if spare > 0 else None

    def _lift(self, play: Play, squares: Sequence[int], budget: int) -> Act | None:
        mortgaged, lifts = play.state.mortgaged, self.ground.lifts
        for square in squares:
            if mortgaged[square] and lifts[square] <= budget:
                self.reason = Reason("bots-lift", {"square": square})
                return Lift(self.seat, square)
        return None

    def _offer(self, play: Play, held: Holdings) -> Act | None:
        """The best offer that both could pay, and none that was made before on these holdings."""
        now, cash = play.state.round, play.state.cash
        spare = cash[self.seat] - self._pocket
        if held is not self._planned or now >= self._plan_again:
            self._plan(play, held, now)
        if spare < self._least_need:
            return None
        for plan in self._plans:
            to, pays = plan.to, plan.pays
            if plan.needs <= spare and -pays <= cash[to]:
                give, get = sides(plan.gives, plan.gets, pays)
                if can_offer(play) and self.manners.may(to, give, get, now):
                    self.manners.made(to, give, get, now)
                    self._asked[to, plan.gets] = now
                    self._plans = [other for other in self._plans if (other.to, other.gets) != (to, plan.gets)]
                    self.reason = Reason(
                        "bots-swap" if plan.gives else "bots-offer", {"square": plan.gets[0], "seat": to}
                    )
                    return Offer(self.seat, to, give, get)
        return None

    def _plan(self, play: Play, held: Holdings, now: int) -> None:
        """Think of offers anew where the families that matter changed hands, and after a while."""
        shared = held.shared[self.seat]
        if shared != self._shared or now >= self._plan_again:
            self._shared, self._plan_again = shared, now + SILENCE
            asked = self._asked
            self._plans = [
                plan
                for plan in plans(play, self.ground, shared)
                if now - asked.get((plan.to, plan.gets), -PATIENCE) >= PATIENCE
            ]
            self._least_need = min([plan.needs for plan in self._plans], default=NEVER)
        self._planned = held

    def building_limit(self, play: Play, what: Building) -> int:
        """Half as much again as a building costs on its dearest street."""
        return min(self._dearest_building(play) * 3 // 2, play.state.cash[self.seat] - self._pocket)

    # Others' offers, and debts.

    def answer(self, play: Play, decision: Decision) -> Act:
        """Accept what is worth it; ask for what is lacking, once, if cash can make it good."""
        offer = decision.data["offer"]
        held = self.holdings(play)
        verdict = judge(play, self.ground, held, self.seat, offer.by, offer.get, offer.give, self._pocket)
        self.reason = verdict.reason
        if verdict.lacking == 0:
            return Accept(self.seat)
        if verdict.lacking is not None and play.state.turn == offer.by and can_offer(play):
            net = offer.give.cash - offer.get.cash + verdict.lacking
            give = Bundle(max(0, -net), offer.get.deeds, offer.get.cards)
            get = Bundle(max(0, net), offer.give.deeds, offer.give.cards)
            now = play.state.round
            if net <= play.state.cash[offer.by] and self.manners.may(offer.by, give, get, now):
                self.manners.made(offer.by, give, get, now)
                self.reason = Reason("bots-counter", {"amount": verdict.lacking})
                return Counter(self.seat, give, get)
        return Reject(self.seat)

    def lift_or_fee(self, play: Play, decision: Decision) -> Act:
        """Lift at once when cash allows, as the fee would come on top of it later."""
        square = decision.data["square"]
        lifts = play.state.cash[self.seat] - self.ground.lifts[square] >= self._pocket
        self.reason = Reason("bots-lift" if lifts else "bots-fee", {"square": square})
        return LiftOrFee(self.seat, lifts)

    def raise_money(self, play: Play, amount: int) -> Act | None:
        """Deeds outside its groups first, then buildings, then the groups; what nothing can save asks for help."""
        held = self.holdings(play)
        if not play.options.auto_bankrupt and raisable(play, self.seat) < amount:
            return self._ask_for_help(play, held, amount)
        self.reason = Reason("bots-pawn", {"amount": amount})
        if spare := self._spare(play, held):
            return pawn(play, self.seat, spare[0])
        if sale := cheapest_sale(play, self.ground, self.seat, held.sets[self.seat]):
            self.reason = Reason("bots-sell", {"amount": amount})
            return sale
        if deeds := pawnable(play, held.deeds[self.seat]):
            return pawn(play, self.seat, deeds[0])
        return self._ask_for_help(play, held, amount)

    def _ask_for_help(self, play: Play, held: Holdings, amount: int) -> Act | None:
        offer = rescue(play, self.ground, held, self.seat, self.manners, amount)
        if offer is not None:
            self.manners.made(offer.to, offer.give, offer.get, play.state.round)
            self.reason = Reason("bots-help", {"amount": amount})
        return offer
