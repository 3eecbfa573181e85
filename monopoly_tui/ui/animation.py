"""What moves beside the tokens: dice that settle, money that flies. Knows no widget and no clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic import events as e

TUMBLES: Final = 3
"""Pictures in which the dice show other faces before they lie still."""


class Payment(NamedTuple):
    """Money that changed hands, in thousand tomans; None is the bank or the pot."""

    payer: int | None
    payee: int | None
    amount: int


@dataclass(frozen=True, slots=True)
class Moving:
    """A picture of what moves: other faces of the dice, and how much of their way the coins have gone, 0 to 1."""

    dice: tuple[int, int] | None = None
    payments: Sequence[Payment] = ()
    share: float = 1.0


STILL: Final = Moving()


def payments(events: Sequence[Event]) -> list[Payment]:
    """What was paid, in order."""
    out: list[Payment] = []
    for event in events:
        match event:
            case e.Paid(seat=seat, to=to, amount=amount):
                out.append(Payment(seat, to if isinstance(to, int) else None, amount))
            case e.Bought(seat=seat, amount=amount) | e.AuctionWon(seat=seat, amount=amount):
                out.append(Payment(seat, None, amount))
            case e.Built(seat=seat, amount=amount) | e.Lifted(seat=seat, amount=amount):
                out.append(Payment(seat, None, amount))
            case e.Received(seat=seat, amount=amount) | e.Mortgaged(seat=seat, amount=amount):
                out.append(Payment(None, seat, amount))
            case e.BuildingSold(seat=seat, amount=amount) | e.GroupSold(seat=seat, amount=amount):
                out.append(Payment(None, seat, amount))
            case e.DeedSold(seat=seat, amount=amount):
                out.append(Payment(None, seat, amount))
    return [payment for payment in out if payment.amount]


class Animation:
    """Goes on by one picture at each `step`."""

    def __init__(self) -> None:
        self._roll: tuple[int, int] | None = None
        self._tumbles = 0
        self._payments: list[Payment] = []
        self._pictures = self._shown = 0

    @property
    def moving(self) -> Moving:
        """The picture now."""
        dice = None
        if self._roll is not None and self._tumbles:
            dice = _face(self._roll[0] + 2 * self._tumbles), _face(self._roll[1] + 3 * self._tumbles)
        if self._shown >= self._pictures:
            return Moving(dice)
        return Moving(dice, self._payments, self._shown / max(1, self._pictures // 2))

    def throw(self, roll: tuple[int, int]) -> None:
        """Let dice fall."""
        self._roll, self._tumbles = roll, TUMBLES

    def pay(self, payments: Sequence[Payment], pictures: int) -> None:
        """Let money fly; it arrives in the first half of so many pictures, and its sum stands through all of them."""
        self._payments, self._pictures, self._shown = list(payments), pictures, 0

    def step(self) -> bool:
        """Go on to the next picture; whether anything still moves."""
        self._tumbles = max(0, self._tumbles - 1)
        self._shown = min(self._shown + 1, self._pictures)
        return self._tumbles > 0 or self._shown < self._pictures


def _face(number: int) -> int:
    """A face of a die."""
    return (number - 1) % 6 + 1
