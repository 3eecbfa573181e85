"""A record looked at: the game as it stood after each of its acts, forwards and back. Writes nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.record.course import Entry
from monopoly_tui.record.fault import BadRecord
from monopoly_tui.record.header import Player
from monopoly_tui.record.lines import Lines
from monopoly_tui.record.replay import Replay, Stop, first_line
from monopoly_tui.rules.milestones import CardDrawn
from monopoly_tui.rules.ruleset import AnyBoard, AnyGame
from monopoly_tui.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Place:
    """How everything stood after a line: the game, how long the log was, worth by round, the card shown."""

    line: int
    game: AnyGame
    told: int
    worths: tuple[tuple[int, ...], ...]
    card: CardDrawn | None
    players: tuple[Player, ...]


class Playback:
    """What a `Sitting` lets others see of a game, at `place` of `places`; nobody can do anything here.

    `replayed` is how the record was played; `stopped` says where it could not be carried on,
    `fault_at` where it could not be read, `torn` that its last line was cut.
    """

    fault = None

    def __init__(self, path: Path, *, any_board: bool = False) -> None:
        """Raises BadRecord when there is no game in it at all, OSError. `any_board`: see `replay`."""
        self.path = path
        lines = Lines(path)
        replayed = Replay(first_line(lines, any_board=any_board), watched=True, checking=False)
        self.places: list[Place] = []
        self.fault_at: BadRecord | None = None
        try:
            for line in lines:
                if line.data.get("by") != "luck":
                    replayed.settle(people="undo" in line.data)
                    self._mark(replayed)
                replayed.take(line)
                if replayed.stopped is not None:
                    break
            replayed.settle(people=True)
        except BadRecord as bad:
            self.fault_at = bad
        self._mark(replayed)
        self.replayed = replayed
        self.header: Mapping[str, Any] = replayed.header.data
        self.title = replayed.title
        self.ruleset = replayed.header.ruleset
        self.stopped: Stop | None = replayed.stopped
        self.torn = lines.torn
        self.whole_log: list[Entry] = replayed.course.log
        self.place = 0

    def _mark(self, replayed: Replay) -> None:
        """Keep how it stands now, unless nothing happened since the last place."""
        course, last = replayed.course, self.places[-1] if self.places else None
        if last is not None and last.told == len(course.log) and last.game.same(course.game):
            return
        worths = tuple(course.worths)
        self.places.append(
            Place(
                replayed.line,
                course.game.copy(),
                len(course.log),
                last.worths if last is not None and last.worths == worths else worths,
                course.last_card,
                last.players
                if last is not None and list(last.players) == replayed.players
                else tuple(replayed.players),
            )
        )

    @property
    def now(self) -> Place:
        """Where one looks."""
        return self.places[self.place]

    @property
    def since(self) -> int:
        """How long the log was at the place before."""
        return self.places[self.place - 1].told if self.place else 0

    @property
    def game(self) -> AnyGame:
        """The game as it stood."""
        return self.now.game

    @property
    def board(self) -> AnyBoard:
        """The board played on."""
        return self.now.game.board

    @property
    def players(self) -> list[Player]:
        """Who sat where."""
        return list(self.now.players)

    @property
    def log(self) -> list[Entry]:
        """Everything that had happened."""
        return self.whole_log[: self.now.told]

    @property
    def worths(self) -> list[tuple[int, ...]]:
        """Worth by seat at the end of each round."""
        return list(self.now.worths)

    @property
    def last_card(self) -> CardDrawn | None:
        """The card drawn last in the turn."""
        return self.now.card

    def decision(self) -> Decision:
        """What had to be answered."""
        decision = self.game.decision()
        return Decision(None, decision.kind, decision.data) if decision.by == LUCK else decision

    def is_bot(self, _seat: int | None) -> bool:
        """Nobody plays any more, so there is no bot to wait for."""
        return False

    def check_undo(self) -> Refusal:
        """What is looked at is not changed."""
        return Refusal("undo-nothing", {"acts": 0})

    def can_undo(self) -> Act | Refusal:
        """See check_undo."""
        return self.check_undo()

    def go(self, place: int) -> list[Entry]:
        """Look at another place, the nearest there is; what happened on the way there, if it lies ahead."""
        before = self.now.told
        self.place = max(0, min(place, len(self.places) - 1))
        return self.whole_log[before : self.now.told]

    def place_of(self, entry: int) -> int:
        """The first place at which an entry of the whole log had happened."""
        return min(bisect_right(self.places, entry, key=lambda place: place.told), len(self.places) - 1)

    def find(self, round_: int, seat: int | None = None) -> int:
        """Where a round begins, or a seat's turn in it; the nearest place after that when there is none."""
        wanted = (
            number
            for number, place in enumerate(self.places)
            if place.game.state.round > round_
            or (place.game.state.round == round_ and seat in (None, place.game.state.turn))
        )
        return next(wanted, len(self.places) - 1)

    def turn_after(self, step: int) -> int:
        """Where the next turn begins (`step` 1), or this one, or the one before when this has just begun (-1)."""
        turns = [0]
        for number, place in enumerate(self.places[1:], 1):
            before = self.places[number - 1].game.state
            if (before.round, before.turn) != (place.game.state.round, place.game.state.turn):
                turns.append(number)
        at = bisect_right(turns, self.place) if step > 0 else bisect_right(turns, self.place - 1) - 1
        return turns[max(0, at)] if at < len(turns) else len(self.places) - 1

    def reveal(self) -> None:
        """Show balances that the game hides (RULES 10.5)."""
        for place in self.places:
            place.game.options = replace(place.game.options, balances="open")

    def at_the_end(self) -> Self:
        """The same record, looked at from its end."""
        twin = copy(self)
        twin.place = len(self.places) - 1
        return twin


Watched = Sitting | Playback
"""What is looked at on a screen, or told: a game that is played, or a record."""
