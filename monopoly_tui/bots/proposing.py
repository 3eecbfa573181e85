"""Which exchanges to propose: what makes a family of one's own whole, for deeds or cash.

It knows of answers only what one would say oneself in the other's place.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from monopoly_tui.bots.answering import LATE, ODDS, RANSOM
from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.holdings import Shared
from monopoly_tui.rules.classic.mortgage import transfer_fee
from monopoly_tui.rules.classic.step import Play

MOST_MISSING: Final = 2
"""Deeds that may be lacking to a whole family for anybody to bargain for it."""
CASH_PRICE: Final = 125
"""What is offered in cash for them, percent of their price."""


class Plan(NamedTuple):
    """An exchange with seat `to` that would gain so much: `pays` in cash, below 0 what is asked, thousand tomans.

    `needs` is the cash from which it is worth proposing: what one pays, or is sure to be asked for.
    """

    gain: int
    to: int
    pays: int
    needs: int
    gives: tuple[int, ...]
    gets: tuple[int, ...]


class Half(NamedTuple):
    """One family of two hands: what each deals in, by price, and what a change is to the one who counts.

    `won`: to get the other's deeds, which make it whole; `lost`: to give away one's own.
    """

    my_price: int
    their_price: int
    won: int
    lost: int


def plans(play: Play, ground: Ground, shared: list[Shared]) -> list[Plan]:
    """The exchanges about these families that gain something, the best first; some may ask for more than there is."""
    full = ground.full_earns
    sure = CASH_PRICE if play.state.round >= LATE else RANSOM
    families = [(share, _half(play, ground, share)) for share in shared]
    found = []
    for (family, to, _, wanted), want in families:
        if len(wanted) > MOST_MISSING:
            continue
        cash = want.their_price * CASH_PRICE // 100
        if want.won > cash:
            found.append(Plan(want.won - cash, to, cash, want.their_price * sure // 100, (), wanted))
        for (other, partner, given, _), give in families:
            if partner != to or other == family or len(given) > MOST_MISSING:
                continue
            if full[other] <= ODDS * full[family] and full[family] <= ODDS * full[other]:
                pays = want.their_price - give.my_price
                gain = want.won - give.lost - pays
                if gain > 0:
                    found.append(Plan(gain, to, pays, pays, given, wanted))
    found.sort(reverse=True)
    return found


def _half(play: Play, ground: Ground, shared: Shared) -> Half:
    prices, mortgaged = ground.prices, play.state.mortgaged
    family, _, mine, theirs = shared
    counts = ground.counts[family]
    my_price = their_price = lifting = fees = 0
    for square in mine:
        my_price += prices[square]
        if mortgaged[square]:
            lifting += ground.lifts[square]
    for square in theirs:
        their_price += prices[square]
        if mortgaged[square]:
            fees += ground.lifts[square] + transfer_fee(play, square)
    lost = my_price * counts[len(mine)] // 100
    won = (my_price + their_price) * counts[-1] // 100 - lost
    if lifting:
        my_price = listed(play, ground, mine)
    if fees:
        their_price = listed(play, ground, theirs)
    return Half(my_price, their_price, won - fees, lost - lifting)
