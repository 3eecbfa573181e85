"""Charges, debts that cash does not cover, bankruptcy and the estate (RULES 11)."""

from __future__ import annotations

from typing import Any, NamedTuple

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.classic import building, market
from monopoly_tui.rules.classic.acts import Bankrupt, Bundle, LiftOrFee, Offer
from monopoly_tui.rules.classic.auction import open_auction
from monopoly_tui.rules.classic.ending import end_now, is_decided
from monopoly_tui.rules.classic.events import (
    Charge,
    DebtOpened,
    EstateReceived,
    EstateReturned,
    Party,
    RentLost,
    WentBankrupt,
)
from monopoly_tui.rules.classic.money import pay
from monopoly_tui.rules.classic.mortgage import lift, transfer_fee
from monopoly_tui.rules.classic.state import BANK, FREE, WaitingRent
from monopoly_tui.rules.classic.step import ClassicStep, Play, not_now
from monopoly_tui.rules.classic.trade import can_offer, check_offer, lift_or_fee_options, make_offer, may_lift


def charge(play: Play, seat: int, to: Party, amount: int, reason: Charge, square: int | None = None) -> None:
    """Take what `seat` owes at once, or let it stand as a debt (RULES 11.1). Thousand tomans."""
    if amount <= 0:
        return
    if play.state.cash[seat] >= amount:
        pay(play, seat, to, amount, reason, square)
    else:
        play.emit(DebtOpened, seat, to, amount, reason, square)
        play.push(Debt(seat, to, amount, reason, square))


def raisable(play: Play, seat: int) -> int:
    """Cash, buildings at half their cost, and mortgages where allowed, at face value (RULES 11.2)."""
    board, state = play.board, play.state
    owner, buildings, mortgaged = state.owner, state.buildings, state.mortgaged
    loans, refunds, total = board.loans, board.refunds, state.cash[seat]
    mortgages = play.options.mortgage or play.options.sell_to_bank
    for square in board.deeds:
        if owner[square] == seat:
            total += buildings[square] * refunds[square]
            if mortgages and not mortgaged[square]:
                total += loans[square]
    return total


class Debt(ClassicStep):
    """A sum that `seat` owes and has to raise; paid by itself once cash suffices (RULES 11.1).

    `covered` is set when what can be raised was found to suffice. Raising it changes nothing of
    that; only an exchange may.
    """

    __slots__ = ("amount", "covered", "reason", "seat", "square", "to")

    def __init__(self, seat: int, to: Party, amount: int, reason: Charge, square: int | None) -> None:
        self.seat = seat
        self.to = to
        self.amount = amount
        self.reason = reason
        self.square = square
        self.covered = False

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if play.state.cash[self.seat] >= self.amount:
            play.pop()
            pay(play, self.seat, self.to, self.amount, self.reason, self.square)
            return None
        if play.options.auto_bankrupt and not self.covered:
            self.covered = raisable(play, self.seat) >= self.amount
            if not self.covered:  # 11.2
                play.pop()
                go_bankrupt(play, self.seat, self.to, left=False)
                return None
        return Decision(self.seat, "debt", {"amount": self.amount, "to": self.to})

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if isinstance(act, Bankrupt):
            return None
        if isinstance(act, market.RAISING):
            return market.check(play, self.seat, act)
        if isinstance(act, market.MANAGING):
            return Refusal("owes", {"amount": self.amount})  # 11.3
        if isinstance(act, Offer):
            if not play.options.debt_trades:
                return Refusal("debt-trades-off")
            if play.state.turn != self.seat:
                return Refusal("trade-own-turn")
            return check_offer(play, self.seat, act.to, act.give, act.get)
        return not_now(act, "debt")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, Bankrupt):
            play.pop()
            go_bankrupt(play, self.seat, self.to, left=False)
        elif isinstance(act, Offer):
            self.covered = False
            play.push(make_offer(play, self.seat, act.to, act.give, act.get, counter=False))
        elif isinstance(act, market.RAISING):
            market.manage(play, self.seat, act)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        acts = market.options(play, self.seat, market.RAISING)
        if play.options.debt_trades and play.state.turn == self.seat and can_offer(play):
            acts.append({"by": self.seat, "do": Offer.do})
        return [*acts, {"by": self.seat, "do": Bankrupt.do}]


class Due(NamedTuple):
    """One of several payments that are settled one after the other (RULES 8.5, 11.1). Thousand tomans."""

    seat: int
    to: int
    amount: int


class Levy(ClassicStep):
    """Payments between players by a card, each settled before the next (RULES 8.5, 11.6)."""

    __slots__ = ("dues",)

    def __init__(self, dues: list[Due]) -> None:
        self.dues = dues

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        while self.dues:
            due = self.dues.pop(0)
            if due.seat in play.state.bankrupt or due.to in play.state.bankrupt:
                continue
            charge(play, due.seat, due.to, due.amount, "card")
            if play.stack[-1] is not self:
                return None
        play.pop()
        return None


def go_bankrupt(play: Play, seat: int, to: Party, *, left: bool) -> None:
    """`seat` is out; its estate goes to the creditor or back to the bank (RULES 11.4, 11.5)."""
    state = play.state
    state.bankrupt.append(seat)
    play.emit(WentBankrupt, seat, to, left)
    drop_rents(play, [due for due in state.rents if seat in (due.payer, due.owner)])
    deeds = [square for square in play.board.deeds if state.owner[square] == seat]
    cash = state.cash[seat] + sum(building.raze(play, square) for square in deeds)
    cards = state.cards[seat]
    state.cash[seat], state.cards[seat], state.jail_tries[seat] = 0, [], FREE
    if isinstance(to, int):
        state.cash[to] += cash
        state.cards[to] += cards
        for square in deeds:
            state.owner[square] = to
        play.emit(EstateReceived, seat, to, Bundle(cash, tuple(deeds), tuple(cards)), state.cash[to])
    else:
        for card in cards:
            state.seen[play.board.cards[card].deck].append(card)
        for square in deeds:
            state.owner[square], state.mortgaged[square] = BANK, False
        play.emit(EstateReturned, seat, tuple(deeds))
    if is_decided(play):  # 13.1: nothing that would follow counts any more
        end_now(play)
    elif isinstance(to, int):
        mortgaged = [square for square in deeds if state.mortgaged[square]]
        if play.options.bankruptcy_fee and mortgaged:
            play.push(Inheritance(to, mortgaged))
    elif play.options.estate == "auction" and play.options.auction != "off" and deeds:
        play.push(EstateAuction(seat, deeds))


class Inheritance(ClassicStep):
    """The creditor lifts inherited mortgages, or owes the fees as one debt (RULES 11.4).

    `squares` are the mortgaged deeds not yet spoken of; `fees` is what is owed for the others.
    """

    __slots__ = ("fees", "seat", "squares")

    def __init__(self, seat: int, squares: list[int]) -> None:
        self.seat = seat
        self.squares = squares
        self.fees = 0

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        while self.squares:
            later = sum(transfer_fee(play, square) for square in self.squares[1:])
            if may_lift(play, self.seat, self.squares[0], self.fees + later):
                return Decision(self.seat, "lift_or_fee", {"square": self.squares[0]})
            self.fees += transfer_fee(play, self.squares.pop(0))
        play.pop()
        charge(play, self.seat, "bank", self.fees, "fee")
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        return None if isinstance(act, LiftOrFee) else not_now(act, "lift_or_fee")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        square = self.squares.pop(0)
        if isinstance(act, LiftOrFee) and act.lift:
            lift(play, self.seat, square)
        else:
            self.fees += transfer_fee(play, square)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        return lift_or_fee_options(self.seat)


class EstateAuction(ClassicStep):
    """The deeds of `seat`, who went bankrupt to the bank, are auctioned one by one (RULES 11.5)."""

    __slots__ = ("seat", "squares")

    def __init__(self, seat: int, squares: list[int]) -> None:
        self.seat = seat
        self.squares = squares

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if self.squares:
            open_auction(play, self.squares.pop(0), self.seat)
        else:
            play.pop()
        return None


def drop_rents(play: Play, lost: list[WaitingRent]) -> None:
    """These waiting rents are lost (RULES 6.5)."""
    for due in lost:
        play.state.rents.remove(due)
        play.emit(RentLost, due.payer, due.owner, due.amount, due.square)
