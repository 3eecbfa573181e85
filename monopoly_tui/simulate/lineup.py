"""Who plays in a simulation, and on which seat in which game. Plays nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from monopoly_tui.bots import BOTS, THINKING
from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.outside import Outside
from monopoly_tui.bots.program import Program
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options


@dataclass(frozen=True, slots=True)
class Entrant:
    """One that plays: a `level` of BOTS, or the `program` of somebody else's bot. `name` tells it in tables.

    One that `thinks` does so as long as at the table.
    """

    name: str
    level: str = ""
    program: str = ""
    thinks: bool = False


def rotations(entrants: Sequence[Entrant]) -> int:
    """After how many steps round the table the line-up is the same again.

    A block of so many games on the same dice has everybody on every seat; one game more would be a game twice.
    """
    bots = [(entrant.level, entrant.program, entrant.thinks) for entrant in entrants]
    return next(step for step in range(1, len(bots) + 1) if bots[step:] + bots[:step] == bots)


def players(entrants: Sequence[Entrant], seating: Sequence[int]) -> list[dict[str, Any]]:
    """The seats of a game as a record has them. It names no program: such a seat is as good as a person's."""
    return [
        {"name": f"Player {seat + 1}", "kind": entrants[number].level or "human"} for seat, number in enumerate(seating)
    ]


def seated(count: int, number: int) -> list[int]:
    """By seat: which entrant sits there in the `number`-th game; in the next one each sits a seat further on."""
    return [(seat + number) % count for seat in range(count)]


@dataclass(slots=True)
class Company:
    """The entrants of one plan with the programs they run, from game to game."""

    entrants: Sequence[Entrant]
    programs: dict[int, Program] = field(default_factory=dict)

    def sit(self, board: Board, options: Options, seating: Sequence[int], name: str) -> list[Bot]:
        """A bot for each seat of a game; `name` and the entrant's number decide its randomness."""
        bots: list[Bot] = []
        for seat, number in enumerate(seating):
            entrant = self.entrants[number]
            if entrant.program:
                program = self.programs.setdefault(number, Program(entrant.program))
                program.restart()
                bots.append(Outside(program, seat, players(self.entrants, seating)))
            else:
                random = Random(f"{name}:bot-{number}")
                make = (THINKING if entrant.thinks else BOTS)[entrant.level]
                bots.append(make(board, options, seat, random, frozenset()))
        return bots

    def leave(self) -> None:
        """End all programs."""
        for program in self.programs.values():
            program.close()
