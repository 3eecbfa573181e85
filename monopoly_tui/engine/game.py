"""A running game: a state, a stack of steps, and the only way to move them on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, Self

from monopoly_tui.engine.step import (
    Act,
    BoardT,
    Decision,
    Event,
    OptionsT,
    Refusal,
    StateT,
    Step,
)

Said = ParamSpec("Said")
"""What an event says."""


class Illegal(Exception):
    """An act was refused; the game is unchanged. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Game(Generic[StateT, BoardT, OptionsT]):
    """One game in progress. Deterministic: the same acts give the same state, always.

    `events` gathers what happened since somebody last emptied it; None means nobody watches.
    """

    __slots__ = ("board", "events", "options", "pending", "pop", "push", "stack", "state")

    def __init__(
        self,
        board: BoardT,
        options: OptionsT,
        state: StateT,
        stack: list[Step[StateT, BoardT, OptionsT]],
    ) -> None:
        self.board = board
        self.options = options
        self.state = state
        self._stand_on(stack)
        self.events: list[Event] | None = []
        self.pending: Decision | None = None

    def decision(self) -> Decision:
        """What has to be answered now; runs whatever needs no answer first."""
        pending = self.pending
        while pending is None:
            pending = self.pending = self.stack[-1].ask(self)
        return pending

    def check(self, act: Act) -> Refusal | None:
        """Why `act` is not legal now, or None."""
        self.decision()
        return self.stack[-1].check(self, act)

    def apply(self, act: Act) -> None:
        """Check and carry out `act`. Raises Illegal, and changes nothing, when it is refused."""
        refusal = self.check(act)
        if refusal is not None:
            raise Illegal(refusal)
        self.answer(act)

    def answer(self, act: Act) -> None:
        """Carry out an act known to be legal; the unchecked twin of `apply`."""
        if self.pending is None:
            self.decision()
        self.pending = None
        self.stack[-1].answer(self, act)

    def legal(self) -> list[dict[str, Any]]:
        """The acts open to whoever is to act, as the record writes them."""
        self.decision()
        return self.stack[-1].options(self)

    def emit(self, kind: Callable[Said, Event], *said: Said.args, **named: Said.kwargs) -> None:
        """Tell whoever watches of an event of this `kind`, which is not made when nobody does."""
        if self.events is not None:
            self.events.append(kind(*said, **named))

    def drain(self) -> list[Event]:
        """The events since the last call."""
        if self.events is None:
            return []
        events, self.events = self.events, []
        return events

    def copy(self) -> Self:
        """An independent copy that nobody watches yet. Board and options are shared."""
        twin = type(self).__new__(type(self))
        twin.board = self.board
        twin.options = self.options
        twin.state = self.state.copy()
        twin._stand_on([step.copy() for step in self.stack])
        twin.events = [] if self.events is not None else None
        twin.pending = self.pending
        return twin

    def unwatched(self) -> Self:
        """A copy to try things on: nobody is told what happens there, which takes less time."""
        twin = self.copy()
        twin.events = None
        return twin

    def _stand_on(self, stack: list[Step[StateT, BoardT, OptionsT]]) -> None:
        self.stack = stack
        self.push = stack.append
        """Let a step be asked before the present one goes on."""
        self.pop = stack.pop
        """The present step is done."""

    def same(self, other: Self) -> bool:
        """Whether both stand at the same place with the same position."""
        return self.state == other.state and self.stack == other.stack
