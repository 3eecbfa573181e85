"""What cards do that move nobody: money from and to the bank and the others, repairs (RULES 8.3, 8.5)."""

from __future__ import annotations

from monopoly_tui.rules.classic.board import Card
from monopoly_tui.rules.classic.debt import Due, Levy, charge
from monopoly_tui.rules.classic.money import pot_for, receive
from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.rules.classic.step import Play


def others_after(play: Play, seat: int) -> list[int]:
    """The other seats still in the game, in turn order from the one after `seat` (RULES 8.5)."""
    order = play.state.order
    start = order.index(seat) + 1
    return [other for other in order[start:] + order[: start - 1] if other not in play.state.bankrupt]


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
    elif card.effect == "receive_each":
        play.push(Levy([Due(other, seat, card.amount) for other in others_after(play, seat)]))
    else:
        play.push(Levy([Due(seat, other, card.amount) for other in others_after(play, seat)]))
