"""Every act of the classic game, one a line of the table at the end of the record format."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from monopoly_tui.engine.step import Act, fact


class Bundle(NamedTuple):
    """One side of a trade: cash in thousand tomans, deeds by square, cards by id (RULES 10)."""

    cash: int = 0
    deeds: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


NOTHING: Final = Bundle()
"""A side that gives nothing."""


@fact
class Roll(Act):
    """Roll the dice; in Jail, try for a double (RULES 3.1, 12.2)."""

    do: ClassVar[str] = "roll"


@fact
class PayFine(Act):
    """Pay the fine and leave Jail before rolling (RULES 12.2)."""

    do: ClassVar[str] = "pay_fine"


@fact
class UseCard(Act):
    """Leave Jail by a card; which one may be left out with only one in hand (RULES 12.2)."""

    do: ClassVar[str] = "use_card"
    card: str | None = None


@fact
class Buy(Act):
    """Buy the deed one stands on at its price (RULES 5.1)."""

    do: ClassVar[str] = "buy"


@fact
class Decline(Act):
    """Do not buy it (RULES 5.1)."""

    do: ClassVar[str] = "decline"


@fact
class Bid(Act):
    """Bid `amount` in all, in thousand tomans (RULES 5.3, 5.4)."""

    do: ClassVar[str] = "bid"
    amount: int


@fact
class Pass(Act):
    """Leave this auction (RULES 5.3)."""

    do: ClassVar[str] = "pass"


@fact
class Timeout(Act):
    """The clock ran out, or the hammer fell; `by` is None (RULES 5.4)."""

    do: ClassVar[str] = "timeout"


@fact
class Build(Act):
    """Put a house or hotel on a street (RULES 7)."""

    do: ClassVar[str] = "build"
    square: int


@fact
class Sell(Act):
    """Sell a building back (RULES 7.5)."""

    do: ClassVar[str] = "sell"
    square: int


@fact
class SellGroup(Act):
    """Sell all buildings of a street's group at once (RULES 7.6)."""

    do: ClassVar[str] = "sell_group"
    square: int


@fact
class Mortgage(Act):
    """Mortgage a deed (RULES 9.1)."""

    do: ClassVar[str] = "mortgage"
    square: int


@fact
class Lift(Act):
    """Lift a mortgage (RULES 9.3)."""

    do: ClassVar[str] = "lift"
    square: int


@fact
class SellDeed(Act):
    """Sell a deed to the bank (RULES 9.4)."""

    do: ClassVar[str] = "sell_deed"
    square: int


@fact
class Place(Act):
    """Say where the building won at auction stands (RULES 7.7)."""

    do: ClassVar[str] = "place"
    square: int


@fact
class Offer(Act):
    """Offer `give` to seat `to` for `get` (RULES 10.1)."""

    do: ClassVar[str] = "offer"
    to: int
    give: Bundle = NOTHING
    get: Bundle = NOTHING


@fact
class Accept(Act):
    """Accept the offer that stands (RULES 10.3)."""

    do: ClassVar[str] = "accept"


@fact
class Reject(Act):
    """Refuse the offer or counter-offer that stands (RULES 10.1)."""

    do: ClassVar[str] = "reject"


@fact
class Counter(Act):
    """Answer an offer with one's own, both sides as seen by the one who counters (RULES 10.1)."""

    do: ClassVar[str] = "counter"
    give: Bundle = NOTHING
    get: Bundle = NOTHING


@fact
class LiftOrFee(Act):
    """Lift a mortgage received, or pay the fee (RULES 10.2)."""

    do: ClassVar[str] = "lift_or_fee"
    lift: bool


@fact
class Tax(Act):
    """Choose "flat" or "percent" (RULES 8.1)."""

    do: ClassVar[str] = "tax"
    choice: str


@fact
class Claim(Act):
    """Claim the rent of a square (RULES 6.5)."""

    do: ClassVar[str] = "claim"
    square: int


@fact
class Bankrupt(Act):
    """Give up, in debt or on one's own turn (RULES 11.3)."""

    do: ClassVar[str] = "bankrupt"


@fact
class EndTurn(Act):
    """End the turn (RULES 3.3)."""

    do: ClassVar[str] = "end_turn"


# What chance does; `by` is LUCK.


@fact
class Dice(Act):
    """Two dice fell."""

    do: ClassVar[str] = "dice"
    roll: tuple[int, int]


@fact
class Draw(Act):
    """The next card of a deck turned out to be `card`."""

    do: ClassVar[str] = "draw"
    card: str


@fact
class Order(Act):
    """The turn order was drawn (RULES 2.3)."""

    do: ClassVar[str] = "order"
    seats: tuple[int, ...]


@fact
class Deal(Act):
    """The stack of deeds was shuffled (RULES 2.4)."""

    do: ClassVar[str] = "deal"
    deeds: tuple[int, ...]


ACTS: dict[str, type[Act]] = {
    act.do: act
    for act in (
        Roll, PayFine, UseCard, Buy, Decline, Bid, Pass, Timeout, Build, Sell, SellGroup, Mortgage,
        Lift, SellDeed, Place, Offer, Accept, Reject, Counter, LiftOrFee, Tax, Claim, Bankrupt, EndTurn,
    )
}  # fmt: skip
"""What people and bots may do, by the record's word for it."""

CHANCES: dict[str, type[Act]] = {act.do: act for act in (Dice, Draw, Order, Deal)}
"""What luck may do, by the record's word for it."""
