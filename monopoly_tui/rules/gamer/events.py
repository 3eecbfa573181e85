"""Every event of the Gamer game: what happened, in the past tense, as plain data.

Heroes, bosses and power-ups are their places in the board's lists, `coins` fields what the hero
named has after the event. The events that every ruleset tells are in `milestones`.
"""

from __future__ import annotations

from monopoly_tui.engine.step import Event, fact
from monopoly_tui.rules.dice import Face


@fact
class HeroesDealt(Event):
    """Each seat's heroes are known (G1)."""

    heroes: tuple[tuple[int, ...], ...]


@fact
class OrderDrawn(Event):
    """Who plays after whom is known (G1)."""

    seats: tuple[int, ...]


@fact
class HeroChosen(Event):
    """A seat said which hero moves (G1)."""

    seat: int
    hero: int


@fact
class Rolled(Event):
    """Both dice fell; the hero is to go `steps` (G3)."""

    seat: int
    hero: int
    roll: tuple[Face, ...]
    steps: int


@fact
class Moved(Event):
    """A hero went from `start` to `square`."""

    hero: int
    start: int
    square: int


@fact
class StartPaid(Event):
    """A hero passed or reached Start (G3)."""

    hero: int
    amount: int
    coins: int


@fact
class CameHome(Event):
    """A hero's race is over (G10)."""

    hero: int


@fact
class Bought(Event):
    """A deed was bought (G5)."""

    hero: int
    square: int
    amount: int
    coins: int


@fact
class Declined(Event):
    """A deed was left (G5)."""

    hero: int
    square: int


@fact
class RentPaid(Event):
    """Rent went from one hero to another; `due` is what it would have been with coins enough (G6)."""

    hero: int
    to: int
    square: int
    due: int
    amount: int
    coins: int


@fact
class Fought(Event):
    """A boss was fought with `roll` and what was added to it; then it went under the pile (G7)."""

    hero: int
    boss: int
    roll: Face
    bonus: int
    won: bool


@fact
class BossPaid(Event):
    """A hero got coins for a boss beaten (G9)."""

    hero: int
    amount: int
    coins: int


@fact
class PowerPlayed(Event):
    """A power-up was used and discarded; `victim` is whom an ambush waits for (G8)."""

    hero: int
    power: int
    victim: int | None


@fact
class PursePaid(Event):
    """A purse held coins (G8)."""

    hero: int
    amount: int
    coins: int


@fact
class Ambushed(Event):
    """An ambush took coins, 0 from one who had none (G8)."""

    hero: int
    amount: int
    coins: int


@fact
class NoPowerLeft(Event):
    """A symbol gave nothing: every power-up is in somebody's hand (G8)."""

    hero: int


@fact
class Left(Event):
    """A seat left the game; its heroes are home, its deeds free (G8)."""

    seat: int
