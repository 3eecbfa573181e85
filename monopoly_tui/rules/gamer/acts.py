"""Every act of the Gamer game, and every outcome of its chance."""

from __future__ import annotations

from typing import ClassVar

from monopoly_tui.engine.step import Act, fact
from monopoly_tui.rules.dice import Face


@fact
class ChooseHero(Act):
    """Say which hero moves this turn (G1)."""

    do: ClassVar[str] = "hero"
    hero: str


@fact
class Roll(Act):
    """Roll both dice and move (G3)."""

    do: ClassVar[str] = "roll"


@fact
class PlayPower(Act):
    """Play a power-up; `hero` is an ambush's victim, and who plays a purse before a hero is chosen (G8)."""

    do: ClassVar[str] = "power"
    card: str
    hero: str | None = None


@fact
class Skip(Act):
    """Play no power-up now, though one could be (G8)."""

    do: ClassVar[str] = "skip"


@fact
class Buy(Act):
    """Buy the deed the hero stands on (G5)."""

    do: ClassVar[str] = "buy"


@fact
class Decline(Act):
    """Do not buy it (G5)."""

    do: ClassVar[str] = "decline"


@fact
class Fight(Act):
    """Fight the boss on top of the pile (G7)."""

    do: ClassVar[str] = "fight"


@fact
class EndTurn(Act):
    """End the turn (G10)."""

    do: ClassVar[str] = "end_turn"


@fact
class Leave(Act):
    """Leave the game (G8)."""

    do: ClassVar[str] = "bankrupt"


# What chance does; `by` is LUCK.


@fact
class Dice(Act):
    """Both dice fell, or the special one alone in a fight (G3, G7)."""

    do: ClassVar[str] = "dice"
    roll: tuple[Face, ...]


@fact
class Draw(Act):
    """The next power-up turned out to be `card` (G4)."""

    do: ClassVar[str] = "draw"
    card: str


@fact
class Order(Act):
    """Who begins was drawn; seat order from there (G1)."""

    do: ClassVar[str] = "order"
    seats: tuple[int, ...]


@fact
class Deal(Act):
    """Heroes were dealt to those who chose none, in order of their seats (G1)."""

    do: ClassVar[str] = "deal"
    heroes: tuple[str, ...]


ACTS: dict[str, type[Act]] = {
    act.do: act for act in (ChooseHero, Roll, PlayPower, Skip, Buy, Decline, Fight, EndTurn, Leave)
}
"""What people and bots may do, by the record's word for it."""

CHANCES: dict[str, type[Act]] = {act.do: act for act in (Dice, Draw, Order, Deal)}
"""What luck may do, by the record's word for it."""
