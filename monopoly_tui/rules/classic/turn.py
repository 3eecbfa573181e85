"""A turn: roll, move, do the square, manage, end (RULES 3, 12.2, 12.3)."""

from __future__ import annotations

from functools import cache
from typing import Any

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.classic import jail, market
from monopoly_tui.rules.classic.acts import Bankrupt, Dice, EndTurn, Offer, PayFine, Roll, UseCard
from monopoly_tui.rules.classic.claims import ClaimsOpen, lapse_at_roll
from monopoly_tui.rules.classic.debt import charge, go_bankrupt
from monopoly_tui.rules.classic.events import JailMissed, Rolled, TurnEnded
from monopoly_tui.rules.classic.money import pot_for
from monopoly_tui.rules.classic.squares import advance_by, check_dice
from monopoly_tui.rules.classic.state import FREE
from monopoly_tui.rules.classic.step import DICE_FALL, Play, not_now
from monopoly_tui.rules.classic.trade import can_offer, check_offer, make_offer

DOUBLES_TO_JAIL = 3
"""The double in a row that leads to Jail (RULES 3.2)."""


@cache
def to_roll(seat: int) -> Decision:
    """A free seat is to roll; what every turn asks is made once a seat (RULES 3.1)."""
    return Decision(seat, "roll")


@cache
def to_roll_in_jail(seat: int) -> Decision:
    """A seat in Jail is to pay, use a card or try for a double (RULES 12.2)."""
    return Decision(seat, "roll", {"in_jail": True})


@cache
def to_end(seat: int) -> Decision:
    """A seat has moved, and is to end its turn (RULES 3.3)."""
    return Decision(seat, "end")


class Turn(ClaimsOpen):
    """The turn of `seat` (RULES 3).

    `stage`: "before" a roll, "dice" are falling, "third" miss in Jail whose fine is being
    settled, "moved" and the square is being done, "after" the move. `again` is set when the
    roll was a double that gives another one.
    """

    __slots__ = ("again", "seat", "stage")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stage = "before"
        self.again = False

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        state, seat, stage = play.state, self.seat, self.stage
        if seat in state.bankrupt:
            self._end(play)
            return None
        if stage == "dice":
            return DICE_FALL
        if stage == "after":
            return to_end(seat)
        in_jail = state.jail_tries[seat] != FREE
        if stage == "before":
            return to_roll_in_jail(seat) if in_jail else to_roll(seat)
        if stage == "third":
            jail.leave(play, seat, "third-try")
            self.stage = "moved"
            advance_by(play, seat, sum(state.last_roll or ()))
        elif in_jail:  # sent there by this move: 3.4
            self._end(play)
        elif self.again:
            self.stage = "before"
            return to_roll(seat)
        else:
            self.stage = "after"
            return to_end(seat)
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if self.stage == "dice":
            return check_dice(act)
        if isinstance(act, market.MANAGING):
            return market.check(play, self.seat, act)
        if isinstance(act, Offer):
            return check_offer(play, self.seat, act.to, act.give, act.get)
        if isinstance(act, Bankrupt):
            return None
        if self.stage == "after":
            return None if isinstance(act, EndTurn) else not_now(act, "end")
        if isinstance(act, PayFine):
            return jail.check_fine(play, self.seat)
        if isinstance(act, UseCard):
            return jail.check_card(play, self.seat, act)
        return None if isinstance(act, Roll) else not_now(act, "roll")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, Roll):
            if play.state.rents:
                lapse_at_roll(play, self.seat)
            self.stage = "dice"
        elif isinstance(act, Dice):
            self._rolled(play, act.roll)
        elif isinstance(act, EndTurn):
            self._end(play)
        elif isinstance(act, market.MANAGING):
            market.manage(play, self.seat, act)
        elif isinstance(act, Offer):
            play.push(make_offer(play, self.seat, act.to, act.give, act.get, counter=False))
        elif isinstance(act, Bankrupt):
            go_bankrupt(play, self.seat, "bank", left=True)
        elif isinstance(act, PayFine):
            jail.pay_fine(play, self.seat)
        elif isinstance(act, UseCard):
            jail.use_card(play, self.seat, act)
        else:
            super().answer(play, act)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        first: list[Act] = [EndTurn(self.seat)] if self.stage == "after" else [Roll(self.seat), PayFine(self.seat)]
        own = [{"by": self.seat, "do": act.do} for act in first if self.judge(play, act) is None]
        if self.stage == "before" and play.state.in_jail(self.seat):
            own += [{"by": self.seat, "do": UseCard.do, "card": card} for card in play.state.cards[self.seat]]
        own += market.options(play, self.seat, market.MANAGING)
        if can_offer(play):
            own.append({"by": self.seat, "do": Offer.do})
        own.append({"by": self.seat, "do": Bankrupt.do})
        return own + super().options(play)

    def _rolled(self, play: Play, roll: tuple[int, int]) -> None:
        state, seat = play.state, self.seat
        one, other = state.last_roll = roll
        double = one == other
        self.stage = "moved"
        if state.jail_tries[seat] != FREE:
            play.emit(Rolled, seat, roll, "jail", 0)
            self._tried(play, double)
            return
        state.doubles = state.doubles + 1 if double else 0
        play.emit(Rolled, seat, roll, "move", state.doubles)
        if state.doubles == DOUBLES_TO_JAIL:
            jail.send_to_jail(play, seat, "doubles")
            return
        self.again = double
        advance_by(play, seat, one + other)

    def _tried(self, play: Play, double: bool) -> None:
        """A try for a double in Jail (RULES 12.2, 12.3)."""
        state = play.state
        if double:
            jail.leave(play, self.seat, "double")
            advance_by(play, self.seat, sum(state.last_roll or ()))
            return
        tries = state.jail_tries[self.seat] + 1
        play.emit(JailMissed, self.seat, tries)
        if tries < jail.MAX_TRIES:
            state.jail_tries[self.seat] = tries
            self.stage = "after"
        else:
            self.stage = "third"
            charge(play, self.seat, pot_for(play, "fine"), play.board.fine, "fine")

    def _end(self, play: Play) -> None:
        play.pop()
        if play.events is not None:
            play.emit(TurnEnded, self.seat)
