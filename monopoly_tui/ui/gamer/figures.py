"""Figures of a race, hero by hero: rolls, fights and how lucky they were, rents, power-ups. Draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.bosses import value
from monopoly_tui.rules.gamer.events import Fought, PowerPlayed, RentPaid, Rolled


@dataclass
class Figures:
    """Counts by hero. `paid` and `got` are rents in coins; `due` are the points that fights bring on the average."""

    rolls: Counter[int] = field(default_factory=Counter)
    steps: Counter[int] = field(default_factory=Counter)
    fights: Counter[int] = field(default_factory=Counter)
    beaten: Counter[int] = field(default_factory=Counter)
    won: Counter[int] = field(default_factory=Counter)
    due: dict[int, float] = field(default_factory=dict)
    paid: Counter[int] = field(default_factory=Counter)
    got: Counter[int] = field(default_factory=Counter)
    played: Counter[int] = field(default_factory=Counter)

    def luck(self, hero: int) -> float:
        """Points that the special die brought in fights beyond those due."""
        return self.won[hero] - self.due.get(hero, 0.0)


def figures(board: Board, events: Iterable[Event]) -> Figures:
    """What the events of a race add up to."""
    out = Figures()
    for event in events:
        match event:
            case Rolled(hero=hero, steps=steps):
                out.rolls[hero] += 1
                out.steps[hero] += steps
            case Fought(hero=hero, boss=boss, bonus=bonus, won=won):
                kind = board.bosses[boss]
                winning = sum(value(face) + bonus >= kind.strength for face in board.faces)
                out.fights[hero] += 1
                out.beaten[hero] += won
                out.won[hero] += won * kind.points
                out.due[hero] = out.due.get(hero, 0.0) + kind.points * winning / len(board.faces)
            case RentPaid(hero=hero, to=owner, amount=amount):
                out.paid[hero] += amount
                out.got[owner] += amount
            case PowerPlayed(hero=hero):
                out.played[hero] += 1
    return out
