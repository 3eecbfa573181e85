"""The only functions by which money moves; each tells of it. Thousand tomans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from monopoly_tui.rules.classic.events import Charge, Gain, Paid, Party, Received

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play

GATHERED: Final[Mapping[str, tuple[Charge, ...]]] = {
    "off": (),
    "taxes_cards": ("tax", "card"),
    "taxes_cards_fines": ("tax", "card", "fine"),
}
"""What the pot gathers, by the option's value (RULES 8.2)."""


def receive(play: Play, seat: int, amount: int, reason: Gain) -> None:
    """The bank, or the pot, gives `seat` money."""
    if amount == 0:
        return
    cash = play.state.cash
    cash[seat] += amount
    play.emit(Received, seat, amount, reason, cash[seat])


def pay(play: Play, seat: int, to: Party, amount: int, reason: Charge, square: int | None = None) -> None:
    """`seat`, whose cash covers it, pays a seat, the bank or the pot."""
    cash = play.state.cash
    cash[seat] -= amount
    cash_to = None
    if isinstance(to, int):
        cash[to] += amount
        cash_to = cash[to]
    elif to == "pot":
        play.state.pot += amount
    play.emit(Paid, seat, to, amount, reason, square, cash[seat], cash_to)


def pot_for(play: Play, reason: Charge) -> Party:
    """Who gets a payment to the bank of this kind: the bank, or the pot that gathers it (RULES 8.2)."""
    return "pot" if reason in GATHERED[play.options.parking_pot] else "bank"
