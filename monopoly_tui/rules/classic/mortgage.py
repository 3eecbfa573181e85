"""Mortgages and the sale of deeds to the bank (RULES 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.events import DeedSold, Lifted, Mortgaged
from monopoly_tui.rules.classic.state import BANK

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play


def tenth(amount: int) -> int:
    """10 % of an amount, rounded up in whole numbers (RULES 9.3, 10.2)."""
    return (amount + 9) // 10


def lift_cost(board: Board, square: int) -> int:
    """The loan and 10 % of it, the interest rounded up (RULES 9.3)."""
    loan = board.loans[square]
    return loan + tenth(loan)


def check_deed(play: Play, seat: int, square: int) -> Refusal | None:
    """Why `seat` cannot dispose of the deed: not a deed, not theirs, or its group is built on (RULES 9.1, 9.4)."""
    state = play.state
    if square not in play.board.deeds:
        return Refusal("no-deed", {"square": square})
    if state.owner[square] != seat:
        return Refusal("not-owner", {"square": square})
    for mate in play.board.mates[square]:
        if state.buildings[mate]:
            return Refusal("group-built", {"square": square})
    return None


def check_mortgage(play: Play, seat: int, square: int) -> Refusal | None:
    """Why the deed cannot be mortgaged, or None (RULES 9.1)."""
    if not play.options.mortgage:
        return Refusal("mortgage-off")
    if refusal := check_deed(play, seat, square):
        return refusal
    return Refusal("already-mortgaged", {"square": square}) if play.state.mortgaged[square] else None


def mortgage(play: Play, seat: int, square: int) -> None:
    """Half the price from the bank (RULES 9.1)."""
    amount = play.board.loans[square]
    play.state.mortgaged[square] = True
    play.state.cash[seat] += amount
    play.emit(Mortgaged, seat, square, amount, play.state.cash[seat])


def check_lift(play: Play, seat: int, square: int) -> Refusal | None:
    """Why the mortgage cannot be lifted, or None (RULES 9.3)."""
    state = play.state
    if square not in play.board.deeds:
        return Refusal("no-deed", {"square": square})
    if state.owner[square] != seat:
        return Refusal("not-owner", {"square": square})
    if not state.mortgaged[square]:
        return Refusal("not-mortgaged", {"square": square})
    return short_of(play, seat, lift_cost(play.board, square))


def lift(play: Play, seat: int, square: int) -> None:
    """Pay the loan and its interest back (RULES 9.3)."""
    amount = lift_cost(play.board, square)
    play.state.mortgaged[square] = False
    play.state.cash[seat] -= amount
    play.emit(Lifted, seat, square, amount, play.state.cash[seat])


def check_sell_deed(play: Play, seat: int, square: int) -> Refusal | None:
    """Why the deed cannot be sold to the bank, or None (RULES 9.4)."""
    return check_deed(play, seat, square) if play.options.sell_to_bank else Refusal("sell-to-bank-off")


def sell_deed(play: Play, seat: int, square: int) -> None:
    """Half the price if unmortgaged, else nothing; the deed is free again (RULES 9.4)."""
    state = play.state
    amount = 0 if state.mortgaged[square] else play.board.loans[square]
    state.owner[square] = BANK
    state.mortgaged[square] = False
    state.cash[seat] += amount
    play.emit(DeedSold, seat, square, amount, state.cash[seat])


def transfer_fee(play: Play, square: int) -> int:
    """What the receiver of a mortgaged deed owes the bank (RULES 10.2)."""
    board = play.board
    return tenth(board.squares[square].price if play.options.transfer_fee == "price" else board.loans[square])


def short_of(play: Play, seat: int, amount: int) -> Refusal | None:
    """The refusal that names the missing sum, or None when cash covers `amount` (RULES 9.3)."""
    missing = amount - play.state.cash[seat]
    return Refusal("needs-more", {"missing": missing, "amount": amount}) if missing > 0 else None
