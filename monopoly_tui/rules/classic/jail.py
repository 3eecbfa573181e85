"""Going to Jail and leaving it (RULES 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.acts import UseCard
from monopoly_tui.rules.classic.events import CardUsed, Jailed, JailLeft, Moved
from monopoly_tui.rules.classic.money import pay, pot_for
from monopoly_tui.rules.classic.mortgage import short_of
from monopoly_tui.rules.classic.state import FREE

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play

MAX_TRIES = 3
"""Tries for a double, after which the fine is due (RULES 12.3)."""


def send_to_jail(play: Play, seat: int, reason: Literal["square", "card", "doubles"]) -> None:
    """Straight to Jail, without passing Start (RULES 12.1)."""
    state = play.state
    start, state.at[seat] = state.at[seat], play.board.jail
    state.jail_tries[seat] = 0
    play.emit(Jailed, seat, reason)
    play.emit(Moved, seat, start, play.board.jail, "jail")


def leave(play: Play, seat: int, how: Literal["fine", "card", "double", "third-try"]) -> None:
    """Out of Jail; the roll that frees counts as no double (RULES 12.3)."""
    play.state.jail_tries[seat] = FREE
    play.emit(JailLeft, seat, how)


def check_fine(play: Play, seat: int) -> Refusal | None:
    """Why the fine cannot be paid now, or None (RULES 12.2)."""
    if not play.state.in_jail(seat):
        return Refusal("not-in-jail")
    return short_of(play, seat, play.board.fine)


def pay_fine(play: Play, seat: int) -> None:
    """Pay the fine and be free to roll (RULES 12.2)."""
    if play.board.fine:
        pay(play, seat, pot_for(play, "fine"), play.board.fine, "fine")
    leave(play, seat, "fine")


def check_card(play: Play, seat: int, act: UseCard) -> Refusal | None:
    """Why the card cannot be used now, or None (RULES 12.2)."""
    hand = play.state.cards[seat]
    if not play.state.in_jail(seat):
        return Refusal("not-in-jail")
    if not hand:
        return Refusal("no-jail-card")
    if act.card is None and len(hand) > 1:
        return Refusal("which-card", {"cards": tuple(hand)})
    if act.card is not None and act.card not in hand:
        return Refusal("no-such-card", {"card": act.card})
    return None


def use_card(play: Play, seat: int, act: UseCard) -> None:
    """The card goes under its own deck; the seat is free to roll (RULES 1.3, 12.2)."""
    state = play.state
    card = act.card or state.cards[seat][0]
    state.cards[seat].remove(card)
    state.seen[play.board.cards[card].deck].append(card)
    play.emit(CardUsed, seat, card)
    leave(play, seat, "card")
