"""Rent taken at once or claimed by its owner, and the steps during which one may claim (RULES 6.5)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.classic.acts import Claim
from monopoly_tui.rules.classic.debt import charge, drop_rents
from monopoly_tui.rules.classic.events import RentDue
from monopoly_tui.rules.classic.state import WaitingRent
from monopoly_tui.rules.classic.step import ClassicStep, Play


@cache
def on_square(seat: int, kind: str, square: int) -> Decision:
    """A seat is to choose on a square; made once for each, as it is asked for often (RULES 3.1)."""
    return Decision(seat, kind, {"square": square})


class ClaimsOpen(ClassicStep):
    """A step during which owners may claim the rents that wait, whoever is to decide (RULES 6.5)."""

    __slots__ = ()

    def check(self, play: Play, act: Act) -> Refusal | None:
        """See Step."""
        return check_claim(play, act) if isinstance(act, Claim) else super().check(play, act)

    def answer(self, play: Play, act: Act) -> None:
        """See Step. What a step does not answer itself is a claim."""
        assert isinstance(act, Claim), "check let it through"
        collect(play, act)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        return super().options(play) + claim_options(play)


class SquareChoice(ClaimsOpen):
    """`seat` stands on `square` and is to choose; `kind` is the decision's (RULES 3.3).

    Drops itself when a rent claimed meanwhile was too much for the seat.
    """

    __slots__ = ("seat", "square")
    kind: ClassVar[str]

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if self.seat in play.state.bankrupt:
            play.pop()
            return None
        return on_square(self.seat, self.kind, self.square)


def demand(play: Play, seat: int, square: int, amount: int) -> None:
    """Take the rent, or let it wait to be claimed (RULES 6.5)."""
    owner = play.state.owner[square]
    if play.options.rent_collection == "claimed":
        play.state.rents.append(WaitingRent(seat, owner, square, amount))
        play.emit(RentDue, seat, owner, amount, square)
    else:
        charge(play, seat, owner, amount, "rent", square)


def check_claim(play: Play, act: Claim) -> Refusal | None:
    """Why this rent cannot be claimed, or None (RULES 6.5)."""
    if _waiting(play, act) is None:
        return Refusal("no-rent-waits", {"square": act.square})
    return None


def collect(play: Play, act: Claim) -> None:
    """Take the oldest waiting rent of the square (RULES 6.5)."""
    due = _waiting(play, act)
    assert due is not None, "check_claim let it through"
    play.state.rents.remove(due)
    charge(play, due.payer, due.owner, due.amount, "rent", due.square)


def claim_options(play: Play) -> list[dict[str, Any]]:
    """The claims open now, one a square and owner (RULES 6.5)."""
    spots = dict.fromkeys((due.owner, due.square) for due in play.state.rents)
    return [{"by": owner, "do": Claim.do, "square": square} for owner, square in spots]


def lapse_at_roll(play: Play, seat: int) -> None:
    """As `seat` rolls, the rents that others owe are lost (RULES 6.5)."""
    drop_rents(play, [due for due in play.state.rents if due.payer != seat])


def _waiting(play: Play, act: Claim) -> WaitingRent | None:
    return next((due for due in play.state.rents if (due.owner, due.square) == (act.by, act.square)), None)
