"""The events that every ruleset tells, whatever else happens in it: rounds, turns, cards, the end.

Whoever keeps a log divides it by these, and so need not know the game that is played.
"""

from __future__ import annotations

from monopoly_tui.engine.step import Event, fact


@fact
class RoundStarted(Event):
    """A round began (RULES 3.5)."""

    round: int


@fact
class TurnStarted(Event):
    """A seat's turn began."""

    seat: int


@fact
class CardDrawn(Event):
    """A seat drew a card of a deck."""

    seat: int
    deck: str
    card: str


@fact
class TurnEnded(Event):
    """A seat's turn ended."""

    seat: int


@fact
class RoundEnded(Event):
    """A round ended; what each seat was worth then, in what the ruleset ranks by."""

    round: int
    worth: tuple[int, ...]


@fact
class GameEnded(Event):
    """The game is over: seats by rank, best first, equals together; worth of each seat."""

    ranking: tuple[tuple[int, ...], ...]
    worth: tuple[int, ...]
