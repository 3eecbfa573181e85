"""One sitting at a game: what is played goes on disk before anybody sees it. Knows no screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Act, Decision, Event, Refusal
from monopoly_tui.record.course import Course, Entry, SeatChanged, TookBack
from monopoly_tui.record.header import Player
from monopoly_tui.record.journal import Busy, Journal
from monopoly_tui.record.lines import Line
from monopoly_tui.record.replay import OVER, Replay, Stop, replay
from monopoly_tui.rules.milestones import CardDrawn
from monopoly_tui.rules.ruleset import AnyBoard, AnyGame, Ruleset

__all__ = ["Busy", "Diverged", "Entry", "Player", "SeatChanged", "Sitting", "TookBack"]


class Diverged(Exception):
    """A record that can be played only up to a line: `stop` says which and why, `replay` how far."""

    def __init__(self, path: Path, replay: Replay, stop: Stop) -> None:
        super().__init__(f"{path}:{stop.line}")
        self.replay = replay
        self.stop = stop


class Sitting:
    """A game and its record on disk. Nobody is asked for chance but for real dice: it is answered here.

    `notes` are the remarks in the record, in order.

    `fault` is set while the record cannot be written; the game goes on, and every further act
    tries again. `torn` says that the last line of an opened record was cut and left out.
    `undo_reach` is how far people may take back: to the last luck ("window"), only in their own
    turn ("turn"), or not at all ("off").
    """

    def __init__(self, replayed: Replay, journal: Journal) -> None:
        self.header: Mapping[str, Any] = replayed.header.data
        self.players: list[Player] = replayed.players
        self.title = replayed.title
        self.notes = replayed.notes
        self.torn = replayed.torn
        self.ruleset: Ruleset = replayed.header.ruleset
        self._course: Course = replayed.course
        self._journal = journal
        self.undo_reach = "window"
        self._undone: list[Act | SeatChanged] = []
        self._reseated: list[tuple[int, SeatChanged]] = []  # what can be taken back: the acts before, and who sat there
        self._by_bots = [self.is_bot(act.by) for act in self._course.acts]  # who did each act that can be taken back

    @classmethod
    def new(cls, header: Mapping[str, Any], path: Path) -> Sitting:
        """Begin a game. Raises BadHeader, FileExistsError when `path` is there already, Busy."""
        begun = Replay(Line(1, dict(header), 0), watched=True, checking=False)
        sitting = cls(begun, Journal.create(path, header))
        sitting._write(begun.course.settle(strict=False, people=True)[0])
        return sitting

    @classmethod
    def open(cls, path: Path) -> Sitting:
        """Go on with a record. Raises BadRecord, Busy, OSError, and Diverged where the rules have changed."""
        journal = Journal.open(path)
        try:
            replayed = replay(path, watched=True)
            if replayed.stopped is not None:
                raise Diverged(path, replayed, replayed.stopped)
            journal.resume(replayed.end)
        except BaseException:
            journal.close()
            raise
        sitting = cls(replayed, journal)
        sitting._write(replayed.settled, closed=replayed.closed)
        return sitting

    @property
    def path(self) -> Path:
        """Where the record is."""
        return self._journal.path

    @property
    def fault(self) -> str | None:
        """Why the record is not on disk, in the system's words, or None."""
        return self._journal.fault

    @property
    def board(self) -> AnyBoard:
        """The board played on."""
        return self.game.board

    @property
    def game(self) -> AnyGame:
        """The game now; taking back puts another one in its place."""
        return self._course.game

    @property
    def log(self) -> list[Entry]:
        """Everything that happened, with what was taken back; only ever grows."""
        return self._course.log

    @property
    def worths(self) -> list[tuple[int, ...]]:
        """Worth by seat at the end of each round so far, in what the game ranks by."""
        return self._course.worths

    @property
    def last_card(self) -> CardDrawn | None:
        """The card drawn last in this turn."""
        return self._course.last_card

    def decision(self) -> Decision:
        """What has to be answered now; what real dice show is for anybody to say."""
        decision = self.game.decision()
        return Decision(None, decision.kind, decision.data) if self._course.waits_for_dice() else decision

    def submit(self, act: Act) -> list[Event]:
        """Carry out an act and the chance it brings about; what happened. Raises Illegal."""
        events = self._play(act)
        self._undone.clear()
        return events

    def check_undo(self) -> Refusal | None:
        """Why nothing can be taken back, or None: chance and bots' acts are never taken back."""
        if self._is_reseated():
            return Refusal("undo-off") if self.undo_reach == "off" else None
        refusal = self._course.check_undo(1)
        if refusal is not None:
            return refusal
        by = self._course.acts[-1].by
        if self._by_bots[len(self._course.acts) - 1]:
            return Refusal("undo-bot", {"by": by})
        if self.undo_reach == "off":
            return Refusal("undo-off")
        if self.undo_reach == "turn" and by not in (None, self.game.state.turn):
            return Refusal("undo-turn", {"by": by})
        return None

    def can_undo(self) -> Act | SeatChanged | Refusal:
        """The act or the change of a seat that `undo` would take back, or why there is none."""
        refusal = self.check_undo()
        if refusal is not None:
            return refusal
        if not self._is_reseated():
            return self._course.acts[-1]
        seat = self._reseated[-1][1].seat
        return SeatChanged(seat, self.players[seat].kind)

    def undo(self) -> Act | SeatChanged:
        """Take back what was done last; returns it. Raises Illegal.

        A seat that somebody else has got is given back, which the record has as another change.
        """
        last = self.can_undo()
        if isinstance(last, Refusal):
            raise Illegal(last)
        if isinstance(last, SeatChanged):
            self._seat(self._reseated.pop()[1])
        else:
            self._course.undo(1)
            self._journal.write([{"undo": 1}])
        self._undone.append(last)
        return last

    def redo(self) -> Act | SeatChanged | None:
        """Do again what was taken back last; None when there is nothing."""
        if not self._undone:
            return None
        last = self._undone.pop()
        if isinstance(last, SeatChanged):
            self._reseat(last)
        else:
            self._play(last)
        return last

    def is_bot(self, seat: int | None) -> bool:
        """Whether a bot plays for this seat; None is the table."""
        return seat is not None and self.players[seat].kind != "human"

    def change_seat(self, seat: int, kind: str) -> None:
        """Let a bot, or a person, play for a seat from here on. `kind`: human, easy, medium, hard."""
        self._reseat(SeatChanged(seat, kind))
        self._undone.clear()

    def note(self, text: str) -> None:
        """Put a remark into the record."""
        self.notes.append(text)
        self._journal.write([{"note": text}])

    def close(self) -> None:
        """Leave the table: the record is let go."""
        self._journal.close()

    def _is_reseated(self) -> bool:
        """Whether somebody else has got a seat since the last act, and not given it back."""
        return bool(self._reseated) and self._reseated[-1][0] == len(self._course.acts)

    def _reseat(self, change: SeatChanged) -> None:
        before = SeatChanged(change.seat, self.players[change.seat].kind)
        self._reseated.append((len(self._course.acts), before))
        self._seat(change)

    def _seat(self, change: SeatChanged) -> None:
        self.players[change.seat] = replace(self.players[change.seat], kind=change.kind)
        self._course.note(change)
        self._journal.write([{"seat": change.seat, "kind": change.kind}])

    def _play(self, act: Act) -> list[Event]:
        if act.by == LUCK:
            events = self._course.chance(act)
        else:
            events = self._course.act(act)
            self._by_bots[len(self._course.acts) - 1 :] = [self.is_bot(act.by)]
        outcomes, brought = self._course.settle(strict=False, people=True)
        if outcomes or act.by == LUCK:
            self._reseated.clear()
        self._write([act, *outcomes])
        return events + brought

    def _write(self, acts: Sequence[Act], *, closed: bool = False) -> None:
        """Put acts on disk, and the last line once the game is over, unless it is there already."""
        lines = [self.ruleset.write_act(act) for act in acts]
        if not closed and self.decision().kind == "over":
            lines.append(dict(OVER))
        if lines:
            self._journal.write(lines)
