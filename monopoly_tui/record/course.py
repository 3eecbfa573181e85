"""A game as it goes on: acts and chance forward, acts back, and the log of both. Knows no file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Act, Event, Refusal, fact
from monopoly_tui.luck import BadScript, Script
from monopoly_tui.record.header import Header
from monopoly_tui.rules.milestones import CardDrawn, RoundEnded, RoundStarted, TurnStarted
from monopoly_tui.rules.ruleset import AnyGame

STRIDE: Final = 64
"""Acts between two kept copies of the game; an undo plays at most so many again."""


@fact
class TookBack(Event):
    """An act was taken back."""

    act: Act


@fact
class SeatChanged(Event):
    """From here on somebody else plays for a seat. `kind`: human, easy, medium, hard."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what happened, and in which round."""

    round: int
    event: Event


@dataclass(frozen=True, slots=True)
class Mark:
    """What the log's readers saw before an act: how many rounds had a worth, and the card shown."""

    worths: int
    card: CardDrawn | None


class Course:
    """One game and how it came there. With `watched` it keeps a log, else it keeps nothing but acts.

    `log` only grows. `worths` has each seat's worth at the end of every round so far;
    `last_card` is the card drawn last in this turn. Chance is answered only by `settle`.
    """

    def __init__(self, header: Header, *, watched: bool) -> None:
        self.game = header.start()
        self.luck = header.luck()
        self.log: list[Entry] = []
        self.worths: list[tuple[int, ...]] = []
        self.last_card: CardDrawn | None = None
        self.acts: list[Act] = []  # since chance last had a say: those that can be taken back
        self._marks: list[Mark] = []
        self._copies: list[AnyGame] = []  # before every STRIDE-th of them
        self._earlier = 0  # acts before those
        self._round = self.game.state.round
        self._real_dice = header.data.get("dice") == "real"
        if not watched:
            self.game.events = None
        self._tell()

    def act(self, act: Act) -> list[Event]:
        """Carry out an act; what happened. Raises Illegal and changes nothing when it is refused."""
        refusal = self.game.check(act)
        if refusal is not None:
            raise Illegal(refusal)
        if len(self.acts) % STRIDE == 0:
            self._copies.append(self.game.copy())
        self._marks.append(Mark(len(self.worths), self.last_card))
        self.acts.append(act)
        self.game.answer(act)
        return self._tell()

    def chance(self, outcome: Act) -> list[Event]:
        """Carry out an outcome of chance; what happened. Raises Illegal."""
        self.game.apply(outcome)
        self.luck.note(outcome)
        self._earlier += len(self.acts)
        self.acts.clear()
        self._marks.clear()
        self._copies.clear()
        return self._tell()

    def waits_for_chance(self) -> bool:
        """Whether the next decision is chance's."""
        return self.game.decision().by == LUCK

    def waits_for_dice(self) -> bool:
        """Whether people are to roll their own dice now and say what they show."""
        return self._real_dice and self.waits_for_chance() and self.game.decision().kind == "dice"

    def settle(self, *, strict: bool, people: bool = False) -> tuple[list[Act], list[Event]]:
        """Answer chance until a seat is asked: the outcomes, and what happened.

        When the script wants what cannot be, `strict` raises BadScript; otherwise the script ends
        there and the seed goes on. Where there are `people`, real dice are left to them.
        """
        outcomes: list[Act] = []
        events: list[Event] = []
        while self.waits_for_chance() and not (people and self.waits_for_dice()):
            try:
                outcome = self.luck.answer(self.game.decision())
            except BadScript:
                if strict:
                    raise
                self.luck.script = Script()
                continue
            events += self.chance(outcome)
            outcomes.append(outcome)
        return outcomes, events

    def note(self, event: Event) -> None:
        """Put into the log what happened beside the rules."""
        if self.game.events is not None:
            self.log.append(Entry(self._round, event))

    def check_undo(self, count: int) -> Refusal | None:
        """Why the last `count` acts (1 or more) cannot be taken back, or None."""
        if count <= len(self.acts):
            return None
        if count > len(self.acts) + self._earlier:
            return Refusal("undo-nothing", {"acts": len(self.acts) + self._earlier})
        return Refusal("undo-luck")

    def undo(self, count: int) -> list[Act]:
        """Take back the last `count` acts; returns them, the last one first. Raises Illegal."""
        refusal = self.check_undo(count)
        if refusal is not None:
            raise Illegal(refusal)
        left = len(self.acts) - count
        gone = self.acts[left:][::-1]
        game = self._copies[left // STRIDE].copy()
        for act in self.acts[left - left % STRIDE : left]:
            game.answer(act)
        game.decision()
        game.drain()
        self.game = game
        self.last_card = self._marks[left].card
        self._round = game.state.round
        del self.worths[self._marks[left].worths :]
        del self.acts[left:], self._marks[left:], self._copies[-(-left // STRIDE) :]
        if game.events is not None:
            self.log += [Entry(self._round, TookBack(act)) for act in gone]
        return gone

    def _tell(self) -> list[Event]:
        """Run on to the next decision and write down what happened since the last one."""
        self.game.decision()
        events = self.game.drain()
        for event in events:
            if isinstance(event, RoundStarted):
                self._round = event.round
            elif isinstance(event, RoundEnded):
                self.worths.append(event.worth)
            elif isinstance(event, CardDrawn):
                self.last_card = event
            elif isinstance(event, TurnStarted):
                self.last_card = None
            self.log.append(Entry(self._round, event))
        return events
