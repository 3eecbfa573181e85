"""Every event of the classic game: what happened, in the past tense, as plain data.

Amounts are thousand tomans. `cash` fields are the seat's cash after the event. Texts are made from these elsewhere.
"""

from __future__ import annotations

from typing import Literal

from monopoly_tui.engine.step import Event, fact
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.milestones import CardDrawn as CardDrawn
from monopoly_tui.rules.milestones import GameEnded as GameEnded
from monopoly_tui.rules.milestones import RoundEnded as RoundEnded
from monopoly_tui.rules.milestones import RoundStarted as RoundStarted
from monopoly_tui.rules.milestones import TurnEnded as TurnEnded
from monopoly_tui.rules.milestones import TurnStarted as TurnStarted

Party = int | Literal["bank", "pot"]
"""A seat, or who is none."""
Building = Literal["house", "hotel"]
"""What an auction can be about beside deeds (RULES 7.7)."""
Gain = Literal["salary", "landing", "card", "pot"]
"""What the bank or the pot pays for (RULES 4, 8.2, 8.3)."""
Charge = Literal["rent", "tax", "fine", "card", "fee"]
"""What a seat pays for (RULES 6, 8, 10.2, 12.2)."""


@fact
class OrderDrawn(Event):
    """The turn order is known (RULES 2.3)."""

    seats: tuple[int, ...]


@fact
class StartRolled(Event):
    """A seat rolled for the start (RULES 2.3)."""

    seat: int
    roll: tuple[int, int]


@fact
class DeedDealt(Event):
    """A deed was dealt free of charge (RULES 2.4)."""

    seat: int
    square: int


@fact
class Rolled(Event):
    """Dice fell: for a move, as a try for a double in Jail, or for a rent (RULES 8.4)."""

    seat: int
    roll: tuple[int, int]
    purpose: Literal["move", "jail", "rent"]
    doubles: int


@fact
class Moved(Event):
    """A token went from `start` to `to`; to Jail straight away."""

    seat: int
    start: int
    to: int
    how: Literal["forward", "back", "jail"]


@fact
class Received(Event):
    """A seat got money from the bank or pot."""

    seat: int
    amount: int
    reason: Gain
    cash: int


@fact
class Paid(Event):
    """A seat paid. `square` is the deed or tax square concerned, if one is; `cash_to` what a paid seat has now."""

    seat: int
    to: Party
    amount: int
    reason: Charge
    square: int | None
    cash: int
    cash_to: int | None


@fact
class RentDue(Event):
    """Rent waits to be claimed (RULES 6.5)."""

    seat: int
    to: int
    amount: int
    square: int


@fact
class RentLost(Event):
    """Rent was not claimed in time, or lapsed (RULES 6.5)."""

    seat: int
    to: int
    amount: int
    square: int


@fact
class NoRent(Event):
    """Landed on another's deed and owes nothing."""

    seat: int
    to: int
    square: int
    reason: Literal["mortgaged", "owner-in-jail"]


@fact
class ForSale(Event):
    """A seat may buy the deed it stands on (RULES 5.1)."""

    seat: int
    square: int


@fact
class Bought(Event):
    """A deed was bought at its price."""

    seat: int
    square: int
    amount: int
    cash: int


@fact
class Declined(Event):
    """A deed was not bought; with auctions off it stays with the bank."""

    seat: int
    square: int


@fact
class AuctionOpened(Event):
    """An auction of a deed or a building began."""

    square: int | None
    building: Building | None
    seats: tuple[int, ...]


@fact
class BidMade(Event):
    """A seat bid."""

    seat: int
    amount: int


@fact
class Passed(Event):
    """A seat left the auction. `asked` is false for one that could not top the bid (RULES 5.3)."""

    seat: int
    asked: bool


@fact
class AuctionWon(Event):
    """The highest bidder paid the bid."""

    seat: int
    square: int | None
    building: Building | None
    amount: int
    cash: int


@fact
class AuctionFailed(Event):
    """Nobody bid; the bank keeps it."""

    square: int | None
    building: Building | None


@fact
class CardKept(Event):
    """A Get-out-of-Jail card was kept."""

    seat: int
    card: str


@fact
class CardUsed(Event):
    """A Get-out-of-Jail card was used and went under its deck."""

    seat: int
    card: str


@fact
class Jailed(Event):
    """A seat was sent to Jail (RULES 12.1)."""

    seat: int
    reason: Literal["square", "card", "doubles"]


@fact
class JailMissed(Event):
    """A try for a double failed; `tries` so far (RULES 12.2)."""

    seat: int
    tries: int


@fact
class JailLeft(Event):
    """A seat left Jail (RULES 12.2, 12.3)."""

    seat: int
    how: Literal["fine", "card", "double", "third-try"]


@fact
class Built(Event):
    """A building was built; `buildings` stand there now (5 = hotel)."""

    seat: int
    square: int
    buildings: int
    amount: int
    cash: int


@fact
class BuildingSold(Event):
    """A building was sold back; `buildings` stand there now."""

    seat: int
    square: int
    buildings: int
    amount: int
    cash: int


@fact
class GroupSold(Event):
    """All buildings of the group of `square` were sold back at once (RULES 7.6)."""

    seat: int
    square: int
    amount: int
    cash: int


@fact
class Mortgaged(Event):
    """A deed was mortgaged."""

    seat: int
    square: int
    amount: int
    cash: int


@fact
class Lifted(Event):
    """A mortgage was lifted."""

    seat: int
    square: int
    amount: int
    cash: int


@fact
class DeedSold(Event):
    """A deed was sold to the bank (RULES 9.4)."""

    seat: int
    square: int
    amount: int
    cash: int


@fact
class Offered(Event):
    """A seat made an offer, or a counter-offer when `counter`, as seen by `seat`."""

    seat: int
    to: int
    give: Bundle
    get: Bundle
    counter: bool


@fact
class OfferAccepted(Event):
    """`seat` accepted the offer of `to`; `give` and `get` are as `seat` sees them."""

    seat: int
    to: int
    give: Bundle
    get: Bundle


@fact
class OfferRejected(Event):
    """`seat` refused the offer of `to`."""

    seat: int
    to: int


@fact
class OfferVoid(Event):
    """An accepted offer could not be carried out; nothing moved (RULES 10.3)."""

    seat: int
    to: int


@fact
class DebtOpened(Event):
    """A seat cannot pay at once and has to raise money."""

    seat: int
    to: Party
    amount: int
    reason: Charge
    square: int | None


@fact
class WentBankrupt(Event):
    """A seat is out. `to` gets the estate; `left` when it left of its own will, not in debt."""

    seat: int
    to: Party
    left: bool


@fact
class EstateReceived(Event):
    """The creditor got cash, deeds and cards of the bankrupt `seat` (RULES 11.4)."""

    seat: int
    to: int
    estate: Bundle
    cash: int


@fact
class EstateReturned(Event):
    """Deeds of the bankrupt `seat` went back to the bank (RULES 11.5)."""

    seat: int
    deeds: tuple[int, ...]
