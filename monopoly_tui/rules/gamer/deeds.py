"""Deeds: buying one, and the rent of another's (G5, G6)."""

from __future__ import annotations

from typing import Any

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.gamer import powers
from monopoly_tui.rules.gamer.acts import Buy, Decline, PlayPower
from monopoly_tui.rules.gamer.events import Bought, Declined, RentPaid
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import GamerStep, Play, not_now


def rent(play: Play, square: int) -> int:
    """The rent of an owned deed in coins: doubled when its owner has both of the colour (G6)."""
    owner = play.state.owner[square]
    whole = all(play.state.owner[deed] == owner for deed in play.board.pairs[square])
    return play.board.squares[square].rent * (2 if whole else 1)


def rent_due(play: Play, hero: int, square: int) -> int:
    """What `hero` owes on an owned deed: less for one whose first rent is lower (G9)."""
    due = rent(play, square)
    who = play.board.heroes[hero]
    if who.ability == "first_rent_less" and not play.state.rented[hero]:
        due = max(0, due - who.amount)
    return due


class Purchase(GamerStep):
    """`hero` stands on a free deed and may buy it (G5)."""

    __slots__ = ("hero", "square")

    def __init__(self, hero: int, square: int) -> None:
        self.hero = hero
        self.square = square

    def ask(self, play: Play) -> Decision:
        """See Step."""
        return Decision(play.state.turn, "buy", {"square": self.square})

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See SeatStep."""
        if isinstance(act, PlayPower):
            return powers.check_any_time(play, play.state.turn, act)
        if isinstance(act, Buy):
            price = play.board.squares[self.square].price
            lacking = price - play.state.coins[self.hero]
            return None if lacking <= 0 else Refusal("gamer-needs-coins", {"missing": lacking, "price": price})
        return None if isinstance(act, Decline) else not_now(act, "buy")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, PlayPower):
            powers.play_any_time(play, play.state.turn, act)
            return
        play.pop()
        if isinstance(act, Buy):
            buy(play, self.hero, self.square)
        else:
            play.emit(Declined, self.hero, self.square)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        seat = play.state.turn
        first = [Buy(seat), Decline(seat)]
        own: list[dict[str, Any]] = [{"by": seat, "do": act.do} for act in first if self.judge(play, act) is None]
        return own + powers.any_time_options(play, seat)


def buy(play: Play, hero: int, square: int) -> None:
    """A deed goes to `hero` for its price (G5)."""
    state, price = play.state, play.board.squares[square].price
    state.coins[hero] -= price
    state.owner[square] = hero
    play.emit(Bought, hero, square, price, state.coins[hero])


class Rent(powers.Moment):
    """`hero` stands on the deed of another player's hero (G6)."""

    effect = "no_rent"
    moment = "rent"
    __slots__ = ("square",)

    def __init__(self, hero: int, square: int) -> None:
        super().__init__(hero)
        self.square = square

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if rent_due(play, self.hero, self.square) == 0:
            self.asking = False
        return super().ask(play)

    def go_on(self, play: Play) -> None:
        """The rent is paid as far as the coins go; nothing is owed."""
        play.pop()
        state = play.state
        owner, due = state.owner[self.square], rent_due(play, self.hero, self.square)
        paid = min(due, state.coins[self.hero])
        state.coins[self.hero] -= paid
        state.coins[owner] += paid
        state.rented[self.hero] = True
        play.emit(RentPaid, self.hero, owner, self.square, due, paid, state.coins[self.hero])

    def played(self, play: Play, amount: int) -> None:
        """The feather carries the hero past it."""
        play.pop()


def land_on_deed(play: Play, hero: int, square: int) -> None:
    """Offer a free deed, ask for the rent of another player's; one's own, or the other own hero's, is free (G5, G6)."""
    owner = play.state.owner[square]
    if owner == NOBODY:
        play.push(Purchase(hero, square))
    elif play.state.seat_of(owner) != play.state.seat_of(hero):
        play.push(Rent(hero, square))
