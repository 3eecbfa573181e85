"""What cards do that move nobody: money from and to the bank and the others, repairs (RULES 8.3, 8.5)."""

from __future__ import annotations

from monopoly_tui.rules.classic.board import Card
from monopoly_tui.rules.classic.debt import Due, Levy, charge
from monopoly_tui.rules.classic.money import pot_for, receive
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.rules.classic.step import Play


def repairs(play: Play, seat: int, card: Card) -> int:
    """The bill for a seat's buildings; a hotel counts as a hotel, not as houses (RULES 8.5)."""
    state = play.state
    total = 0
    for square in play.board.deeds:
        if state.owner[square] == seat:
            buildings = state.buildings[square]
            total += card.hotel if buildings == HOTEL else buildings * card.house
    return total


def carry_out_money(play: Play, seat: int, card: Card) -> None:
    """Settle a card that only moves money (effects receive, pay, receive_each, pay_each, repairs) (RULES 8.3, 8.5)."""
    if card.effect == "receive":
        receive(play, seat, card.amount, "card")
    elif card.effect == "pay":
        charge(play, seat, pot_for(play, "card"), card.amount, "card")
    elif card.effect == "repairs":
        charge(play, seat, pot_for(play, "card"), repairs(play, seat, card), "card")
    else:
        others = [other for other in play.state.alive_from(seat) if other != seat]
        pays = card.effect == "pay_each"
        play.push(Levy([Due(seat, other, card.amount) if pays else Due(other, seat, card.amount) for other in others]))
