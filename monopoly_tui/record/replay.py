"""Plays a record again, line by line, and checks what it says must hold. Writes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from monopoly_tui import names
from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import LUCK, Act, Refusal
from monopoly_tui.luck import BadScript
from monopoly_tui.record.course import Course, SeatChanged
from monopoly_tui.record.expect import Difference, difference
from monopoly_tui.record.fault import BadHeader, BadRecord, fault, shown
from monopoly_tui.record.header import KINDS, read_header, spelt
from monopoly_tui.record.lines import Line, Lines
from monopoly_tui.rules.errors import BadAct

OVER: Final[Mapping[str, Any]] = {"expect": {"decision": {"kind": "over"}}}
"""The line that ends a finished game's record; lists of saves look for it."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a replay could not go on. `what`: act, luck, undo, differs, not-refused, header-accepted.

    `found` is the act, or the outcome of chance, that stands there.
    """

    line: int
    what: str
    refusal: Refusal | None = None
    difference: Difference | None = None
    found: Mapping[str, Any] | None = None


class Replay:
    """A record played as far as it goes.

    `stopped` is set when a line could not be carried out, with `checking` also when something did
    not hold; `torn` when a last line was cut. `line` and `end` are the last line taken and where
    it ends in the file, in bytes; `settled` is the chance that had to be answered after it; `closed`
    says that the record's last line, OVER, is there.
    """

    def __init__(self, first: Line, *, watched: bool, checking: bool) -> None:
        """Raises BadHeader."""
        self.header = read_header(first.data)
        self.course = Course(self.header, watched=watched)
        self.players = list(self.header.players)
        self.title = self.header.title
        self.checking = checking
        self.torn = False
        self.stopped: Stop | None = None
        self.line, self.end = first.number, first.end
        self.settled: list[Act] = []
        self.closed = False
        self.notes: list[str] = []
        self._bare = True  # nothing but notes so far
        self._takers = {
            "expect": self._expect,
            "refuse": self._refuse,
            "undo": self._undo,
            "seat": self._seat,
            "title": self._title,
            "note": self._note,
        }

    def run(self, lines: Iterator[Line], until: int | None = None) -> None:
        """Take line after line; after line `until` only the chance it brought about. Raises BadRecord."""
        while self.stopped is None:
            late = until is not None and self.line >= until
            try:
                line = next(lines, None)
            except BadRecord:
                if late:
                    break
                raise
            if line is None or (late and line.data.get("by") != "luck"):
                break
            self.take(line)
        self.settled = self.settle(people=True)

    def take(self, line: Line) -> None:
        """Carry out one line. Raises BadRecord when it is no line of a record."""
        data = line.data
        if "do" in data:
            self._act(line)
        else:
            key = "seat" if "seat" in data else next(iter(data), "")
            if key not in self._takers or len(data) != (2 if key == "seat" else 1):
                raise fault(line.number, "record-line-unknown", found=shown(list(data)))
            self._takers[key](line, data[key])
        if self.stopped is None:
            self.line, self.end = line.number, line.end
            self._bare = self._bare and "note" in data
            self.closed = data == OVER or (self.closed and "do" not in data and "undo" not in data)

    def state(self) -> dict[str, Any]:
        """The state as other programs read it."""
        players = [{"name": player.name, "kind": player.kind} for player in self.players]
        return self.header.ruleset.describe(self.course.game, players)

    def settle(self, *, people: bool = False) -> list[Act]:
        """Let chance answer what no line answers; what it said. See Course.settle. Raises BadRecord."""
        try:
            return self.course.settle(strict=True, people=people)[0]
        except BadScript as bad:
            raise BadRecord(self.line, bad.refusal) from None

    def _act(self, line: Line) -> None:
        act = self._read(line, line.data)
        what = "luck" if line.data.get("by") == "luck" else "act"
        if isinstance(act, Refusal):
            self.stopped = Stop(line.number, what, act, found=line.data)
            return
        try:
            if act.by == LUCK:
                self.course.chance(act)
            else:
                self.settle()
                self.course.act(act)
        except Illegal as illegal:
            self.stopped = Stop(line.number, what, illegal.refusal, found=line.data)

    def _read(self, line: Line, data: Mapping[str, Any]) -> Act | Refusal:
        """The act that `data` writes, or why its values make none. Raises BadRecord."""
        try:
            return self.header.ruleset.read_act(data)
        except BadAct as bad:
            refusal = Refusal(f"record-{bad.refusal.reason}", spelt(bad.refusal.data))
            if bad.wrong_value:
                return refusal
            raise BadRecord(line.number, refusal) from None

    def _undo(self, line: Line, count: object) -> None:
        self.settle(people=True)
        try:
            self.course.undo(read_count(line, count))
        except Illegal as illegal:
            self.stopped = Stop(line.number, "undo", illegal.refusal)

    def _expect(self, line: Line, part: object) -> None:
        if not isinstance(part, dict):
            raise fault(line.number, "record-line-value", key="expect")
        self.settle()
        if self.checking:
            differs = difference(part, self.state())
            if differs is not None:
                self.stopped = Stop(line.number, "differs", difference=differs)

    def _refuse(self, line: Line, what: object) -> None:
        self.settle()
        if what == "setup":
            if not self._bare:
                raise fault(line.number, "record-refuse-setup")
            if self.checking:
                self.stopped = Stop(line.number, "header-accepted")
        elif not isinstance(what, dict):
            raise fault(line.number, "record-line-value", key="refuse")
        elif what.keys() == {"undo"}:
            if self.course.check_undo(read_count(line, what["undo"])) is None and self.checking:
                self.stopped = Stop(line.number, "not-refused")
        else:
            act = self._read(line, what)
            if self.checking and not isinstance(act, Refusal):
                self._must_refuse(line, act)

    def _must_refuse(self, line: Line, act: Act) -> None:
        """`act` must be refused and leave everything as it was."""
        before = self.course.game.copy()
        refusal = self.course.game.check(act)
        if refusal is None or not self.course.game.same(before):
            self.stopped = Stop(line.number, "not-refused")

    def _seat(self, line: Line, seat: object) -> None:
        kind = line.data.get("kind")
        if type(seat) is not int or not 0 <= seat < len(self.players) or kind not in KINDS:
            raise fault(line.number, "record-line-value", key="seat")
        self.players[seat] = replace(self.players[seat], kind=kind)
        self.course.note(SeatChanged(seat, kind))

    def _title(self, line: Line, title: object) -> None:
        if not isinstance(title, str):
            raise fault(line.number, "record-line-value", key="title")
        self.title = names.title(title)

    def _note(self, line: Line, note: object) -> None:
        if not isinstance(note, str):
            raise fault(line.number, "record-line-value", key="note")
        self.notes.append(note)


def replay(path: Path, until: int | None = None, *, watched: bool = False, any_board: bool = False) -> Replay:
    """Play a record as far as it goes, or to the end of line `until`. Raises BadRecord, OSError.

    With `any_board` the board may have changed since the game was played; the header's digest is left out.
    """
    lines = Lines(path)
    out = Replay(first_line(lines, any_board=any_board), watched=watched, checking=False)
    out.run(lines, until)
    out.torn = lines.torn
    return out


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record holds: where not, and whether its last line was cut.

    `replay` is how far it went; None for one whose header was refused, as it says it must be.
    """

    replay: Replay | None
    torn: bool

    @property
    def stopped(self) -> Stop | None:
        """Where it does not hold, or None."""
        return self.replay.stopped if self.replay is not None else None


def check(path: Path) -> Verdict:
    """Play a record and check all it says. Raises BadRecord, OSError."""
    lines = Lines(path)
    first = first_line(lines)
    try:
        out = Replay(first, watched=False, checking=True)
    except BadHeader:
        if wants_refusal(lines):
            return Verdict(None, lines.torn)
        raise
    out.run(lines)
    return Verdict(out, lines.torn)


def first_line(lines: Lines, *, any_board: bool = False) -> Line:
    """The header's line, with `any_board` without the board's digest. Raises BadRecord when there is none."""
    first = next(lines, None)
    if first is None:
        raise fault(1, "record-cut" if lines.torn else "record-empty")
    if not any_board:
        return first
    return replace(first, data={key: value for key, value in first.data.items() if key != "board_sha256"})


def wants_refusal(lines: Lines) -> bool:
    """Whether the first line after the header that is no note says that the header is to be refused."""
    for line in lines:
        if line.data.keys() != {"note"}:
            return line.data == {"refuse": "setup"}
    return False


def read_count(line: Line, count: object) -> int:
    """How many acts an undo takes back. Raises BadRecord when that is no number of acts."""
    if type(count) is not int or count < 1:
        raise fault(line.number, "record-line-value", key="undo")
    return count
