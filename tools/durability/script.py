"""A game that plays itself the same way however often it is broken off: what is done next depends on the log alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from monopoly_tui.board_shelf import find, shipped
from monopoly_tui.engine.step import Refusal
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import PRESETS
from monopoly_tui.rules.gamer.options import LAPS
from monopoly_tui.sitting import Sitting
from tests.any_game import choose

NAMES: Final = ("Sara", "رضا", "Mina", "Ali")
KINDS: Final = ("human", "human", "easy", "hard")
"""Who sits there; whoever it is, the script plays for them."""
UNDOING: Final = 0.1
"""How likely the last act is taken back where it may be."""
ENDLESS: Final = 20_000
"""Acts by which a game of a few rounds must be over."""


@dataclass(frozen=True, slots=True)
class Script:
    """One game: what it starts from, and who does what, all drawn from `seed`."""

    seed: int
    made: Mapping[str, Any] | None = None
    """The record's first line, with the text of its board, for a user who may not read where boards lie."""

    def header(self) -> dict[str, Any]:
        """The record's first line."""
        if self.made is not None:
            return {**self.made}
        random = Random(self.seed)
        seats = random.randint(2, len(NAMES))
        board = random.choice(shipped())
        return {
            "record": 1,
            "board": board,
            "rules": rules(board, random),
            "players": [{"name": NAMES[seat], "kind": random.choice(KINDS)} for seat in range(seats)],
            "seed": self.seed,
        }

    def begin(self, path: Path) -> Sitting:
        """Sit down to the game at `path`, begun before or not."""
        return Sitting.open(path) if path.exists() else Sitting.new(self.header(), path)

    def step(self, sitting: Sitting) -> None:
        """One act, or one taken back."""
        random = Random(f"{self.seed} {len(sitting.log)}")
        if random.random() < UNDOING and not isinstance(sitting.can_undo(), Refusal):
            sitting.undo()
        else:
            sitting.submit(choose(sitting.game, random))

    def play(self, sitting: Sitting, after: Callable[[], None] = lambda: None) -> None:
        """Play to the end and leave; `after` each act, once it is on disk."""
        for _ in range(ENDLESS):
            if sitting.decision().kind == "over":
                sitting.close()
                return
            self.step(sitting)
            after()
        raise AssertionError(f"game {self.seed} does not end")

    def record(self, folder: Path) -> bytes:
        """The whole record of the game when nothing goes wrong."""
        path = folder / f"whole-{self.seed}.mono"
        self.play(Sitting.new(self.header(), path))
        verdict = check(path)
        assert verdict.stopped is None, f"game {self.seed} does not replay"
        assert not verdict.torn
        return path.read_bytes()


def rules(board: str, random: Random) -> dict[str, Any]:
    """What a short game on a board goes by."""
    if isinstance(find(board), Board):
        return {"preset": random.choice(PRESETS), "end": "rounds", "rounds": random.randint(3, 12)}
    return {"laps": random.choice(LAPS)}
