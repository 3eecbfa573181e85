"""Offers, counter-offers and the exchange (RULES 10)."""

from __future__ import annotations

from typing import Any

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.classic.acts import NOTHING, Accept, Bundle, Counter, LiftOrFee, Offer, Reject
from monopoly_tui.rules.classic.events import OfferAccepted, Offered, OfferRejected, OfferVoid
from monopoly_tui.rules.classic.money import pay
from monopoly_tui.rules.classic.mortgage import lift, lift_cost, transfer_fee
from monopoly_tui.rules.classic.step import ClassicStep, Play, not_now

MAX_OFFERS = 10
"""Offers and counter-offers in one turn (RULES 10.4)."""


def can_offer(play: Play) -> bool:
    """Whether another offer may be made in this turn (RULES 10.1, 10.4)."""
    return play.state.offers < MAX_OFFERS


def check_offer(play: Play, seat: int, to: int, give: Bundle, get: Bundle) -> Refusal | None:
    """Why `seat` cannot offer this, or None (RULES 10.2, 10.4)."""
    state = play.state
    if not can_offer(play):
        return Refusal("offers-used-up", {"most": MAX_OFFERS})
    if to == seat:
        return Refusal("trade-with-oneself")
    if to not in state.seats or to in state.bankrupt:
        return Refusal("partner-out", {"seat": to if to in state.seats else None})
    if give.cash < 0 or get.cash < 0:
        return Refusal("negative-cash")
    if give.cash and get.cash:
        return Refusal("cash-both-sides")
    if give == get == NOTHING:
        return Refusal("empty-offer")
    for owner, side in ((seat, give), (to, get)):
        if refusal := _check_things(play, owner, side):
            return refusal
    if give.cash > state.cash[seat]:
        return Refusal("offer-over-cash", {"missing": give.cash - state.cash[seat]})
    return None


def make_offer(play: Play, seat: int, to: int, give: Bundle, get: Bundle, *, counter: bool) -> Trade:
    """Count and tell an offer; the step that waits for its answer (RULES 10.4)."""
    play.state.offers += 1
    play.emit(Offered, seat, to, give, get, counter)
    return Trade(seat, to, give, get)


class Trade(ClassicStep):
    """An offer of `seat` that `to` has to answer; `give` and `get` as `seat` sees them (RULES 10.1)."""

    __slots__ = ("get", "give", "seat", "to")

    def __init__(self, seat: int, to: int, give: Bundle, get: Bundle) -> None:
        self.seat = seat
        self.to = to
        self.give = give
        self.get = get

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        return Decision(self.to, "answer", {"offer": Offer(self.seat, self.to, self.give, self.get)})

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if isinstance(act, Reject):
            return None
        if isinstance(act, Accept):
            missing = shortfall(play, self.to, self.get, self.give)
            return Refusal("accept-over-cash", {"missing": missing}) if missing > 0 else None
        if isinstance(act, Counter):
            return check_offer(play, self.to, self.seat, act.give, act.get)
        return not_now(act, "answer")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        play.pop()
        if isinstance(act, Counter):
            play.push(make_offer(play, self.to, self.seat, act.give, act.get, counter=True))
        elif isinstance(act, Reject):
            play.emit(OfferRejected, self.to, self.seat)
        elif self._holds(play):
            self._exchange(play)
        else:
            play.emit(OfferVoid, self.to, self.seat)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        acts: list[Act] = [Accept(self.to), Reject(self.to)]
        answers = [{"by": self.to, "do": act.do} for act in acts if self.judge(play, act) is None]
        return [*answers, {"by": self.to, "do": Counter.do}] if can_offer(play) else answers

    def _holds(self, play: Play) -> bool:
        """Whether everything can still be carried out (RULES 10.3)."""
        sides = ((self.seat, self.give, self.get), (self.to, self.get, self.give))
        return all(
            _check_things(play, seat, gives) is None and shortfall(play, seat, gives, gets) <= 0
            for seat, gives, gets in sides
        )

    def _exchange(self, play: Play) -> None:
        state = play.state
        play.emit(OfferAccepted, self.to, self.seat, self.get, self.give)
        arriving: list[tuple[int, int]] = []
        for seat, other, gives in ((self.seat, self.to, self.give), (self.to, self.seat, self.get)):
            state.cash[seat] -= gives.cash
            state.cash[other] += gives.cash
            for card in gives.cards:
                state.cards[seat].remove(card)
                state.cards[other].append(card)
            for square in gives.deeds:
                state.owner[square] = other
            arriving += [(square, other) for square in gives.deeds if state.mortgaged[square]]
        if arriving:
            play.push(Transfer(sorted(arriving)))


class Transfer(ClassicStep):
    """Mortgaged deeds changed hands: each receiver lifts or pays the fee (RULES 10.2).

    `arriving` holds (square, receiver) in board order, the settled ones taken off.
    """

    __slots__ = ("arriving",)

    def __init__(self, arriving: list[tuple[int, int]]) -> None:
        self.arriving = arriving

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        while self.arriving:
            square, seat = self.arriving[0]
            later = sum(transfer_fee(play, other) for other, receiver in self.arriving[1:] if receiver == seat)
            if may_lift(play, seat, square, later):
                return Decision(seat, "lift_or_fee", {"square": square})
            self._take_fee(play)
        play.pop()
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        return None if isinstance(act, LiftOrFee) else not_now(act, "lift_or_fee")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, LiftOrFee) and act.lift:
            square, seat = self.arriving.pop(0)
            lift(play, seat, square)
        else:
            self._take_fee(play)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        return lift_or_fee_options(self.arriving[0][1])

    def _take_fee(self, play: Play) -> None:
        square, seat = self.arriving.pop(0)
        pay(play, seat, "bank", transfer_fee(play, square), "fee", square)


def may_lift(play: Play, seat: int, square: int, open_fees: int) -> bool:
    """Whether the receiver may lift at once and still covers the fees that stay open (RULES 10.2)."""
    return play.options.transfer_lift and play.state.cash[seat] >= lift_cost(play.board, square) + open_fees


def lift_or_fee_options(seat: int) -> list[dict[str, Any]]:
    """The two answers of whoever receives a mortgaged deed (RULES 10.2)."""
    return [{"by": seat, "do": LiftOrFee.do, "lift": lifts} for lifts in (True, False)]


def shortfall(play: Play, seat: int, gives: Bundle, gets: Bundle) -> int:
    """How much a side lacks to carry the exchange and its fees; 0 or less when it can (RULES 10.2, 10.3)."""
    fees = sum(transfer_fee(play, square) for square in gets.deeds if play.state.mortgaged[square])
    return gives.cash + fees - gets.cash - play.state.cash[seat]


def _check_things(play: Play, owner: int, side: Bundle) -> Refusal | None:
    """Why `owner` cannot give these deeds and cards, or None."""
    state = play.state
    if len(set(side.deeds)) < len(side.deeds) or len(set(side.cards)) < len(side.cards):
        return Refusal("named-twice")
    for square in side.deeds:
        if square not in play.board.deeds or state.owner[square] != owner:
            return Refusal("side-not-owner", {"seat": owner, "square": square})
        for mate in play.board.mates[square]:
            if state.buildings[mate]:
                return Refusal("group-built", {"square": square})
    for card in side.cards:
        if card not in state.cards[owner]:
            return Refusal("side-no-card", {"seat": owner})
    return None
