"""The events that every ruleset tells, whatever else happens in it: rounds, turns, cards, the end.

Whoever keeps a log divides it by these, and so need not know the game that is played.
"""

from __future__ import annotations

from dataclasses import dataclass

from monopoly_tui.engine.step import Event


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began (RULES 3.5)."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn began."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card of a deck."""

    seat: int
    deck: str
    card: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn ended."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round ended; what each seat was worth then, in what the ruleset ranks by."""

    round: int
    worth: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: seats by rank, best first, equals together; worth of each seat."""

    ranking: tuple[tuple[int, ...], ...]
    worth: tuple[int, ...]
