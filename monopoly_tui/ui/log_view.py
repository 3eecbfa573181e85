"""The log: a line an event, turn by turn, each turn under its seat's token, the newest last. Draws only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from monopoly_tui.engine.step import Act, Event
from monopoly_tui.rules.classic.acts import Buy, Decline
from monopoly_tui.rules.classic.events import ForSale, RoundStarted, TurnStarted
from monopoly_tui.sitting import Entry, TookBack
from monopoly_tui.ui.draw import Span, heading, line, wrap
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import DIM, GROUND, SEATS, TEXT, style
from monopoly_tui.ui.seats import pill
from monopoly_tui.ui.strip import Strip

GUTTER = 4
"""Cells before the text: the token of whose turn it is, or a bar in its colour."""


@dataclass
class Turn:
    """What happened in one turn; `first` is the place of its first entry in the log."""

    round: int
    seat: int | None
    first: int
    opens_round: bool = False
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class Line:
    """A drawn line, and the place in the log of the entry it tells of."""

    strip: Strip
    place: int


def turns(log: Sequence[Entry], start: int = 0) -> list[Turn]:
    """The log from an entry on, cut where turns begin. `start` should be the beginning of one."""
    out = [Turn(log[start].round if start < len(log) else 1, None, start)]
    opens = False
    for place in range(start, len(log)):
        entry = log[place]
        if isinstance(entry.event, RoundStarted):
            opens = True
        if isinstance(entry.event, TurnStarted):
            out.append(Turn(entry.round, entry.event.seat, place, opens))
            opens = False
        out[-1].events.append(entry.event)
    return [turn for turn in out if turn.events]


def texts(view: View, turn: Turn) -> Iterator[tuple[int, str]]:
    """The lines of a turn in words, each with the place of its entry; before all turns, which game it is."""
    tell, first = view.tell, 0
    if turn.first == 0 and turn.seat is None:
        yield 0, game(view)
    for end in [*(n for n, event in enumerate(turn.events) if isinstance(event, TookBack)), len(turn.events)]:
        for at, text in tell.lines(turn.events[first:end]):
            yield turn.first + first + at, text
        if end < len(turn.events):
            event = turn.events[end]
            assert isinstance(event, TookBack)
            yield turn.first + end, tell.took_back(event.act, offered(view.sitting.log[: turn.first + end], event.act))
        first = end + 1


def game(view: View) -> str:
    """Which game it is: the board, the end and how many play."""
    say, options = view.say, view.game.options
    return say(
        "table-log-game",
        board=say.named(view.game.board.name),
        end=options.end,
        rounds=options.rounds or 0,
        players=len(view.game.state.seats),
    )


def offered(log: Sequence[Entry], act: Act) -> int | None:
    """The deed that was bought or declined, which the act itself does not name: the one last for sale."""
    if not isinstance(act, Buy | Decline):
        return None
    return next((entry.event.square for entry in reversed(log) if isinstance(entry.event, ForSale)), None)


def lines(
    view: View, width: int, start: int = 0, keep: Callable[[Event], bool] | None = None, end: int | None = None
) -> list[Line]:
    """The log from an entry on and up to one, the present turn brighter than the rest; only events to `keep`, if that
    is given. A turn begins with the sign of its seat; what another seat takes back has the sign of that one."""
    told = turns(view.sitting.log[:end], start)
    out: list[Line] = []
    for turn in told:
        if turn.opens_round and keep is None:
            out.append(Line(heading(width, view.say("table-round", n=turn.round)), turn.first))
        look = style(TEXT if turn is told[-1] else DIM, GROUND)
        begun = False
        for place, text in texts(view, turn):
            event = view.sitting.log[place].event
            if keep is not None and not keep(event):
                continue
            other = event.act.by if isinstance(event, TookBack) and event.act.by != turn.seat else None
            for at, part in enumerate(wrap(text, max(8, width - GUTTER - 1), view.names)):
                gutter = _gutter(turn.seat, begun) if other is None else _gutter(other, at > 0)
                out.append(Line(line(width, [*gutter, Span(part, look)]), place))
                begun = begun or other is None
    return out


def draw(view: View, width: int, height: int, end: int | None = None) -> list[Strip]:
    """The end of the log, or of so many entries of it, in at most `height` lines."""
    log = view.sitting.log[:end]
    start = len(log)
    drawn: list[Strip] = []
    while start > 0 and len(drawn) < height:  # back to the beginning of a turn from which the room is filled
        start = _turn_before(log, start)
        drawn = [entry.strip for entry in lines(view, width, start, end=end)]
    return drawn[-height:] if height > 0 else []


def present(view: View, width: int, height: int) -> list[Strip]:
    """What the present turn has brought, its end if it is longer than `height` lines."""
    log = view.sitting.log
    told = turns(log, _turn_before(log, len(log)))
    if not told or told[-1].seat is None:
        return []
    look = style(DIM, GROUND)
    parts = [part for _, text in texts(view, told[-1]) for part in wrap(text, width, view.names)]
    return [line(width, [Span(part, look)]) for part in parts][-height:] if height > 0 else []


def _turn_before(log: Sequence[Entry], end: int) -> int:
    """Where the turn begins that holds the entry before `end`; a round's beginning belongs to its first turn."""
    place = next((n for n in range(end - 1, 0, -1) if isinstance(log[n].event, TurnStarted)), 0)
    return place - 1 if place and isinstance(log[place - 1].event, RoundStarted) else place


def _gutter(seat: int | None, begun: bool) -> list[Span]:
    if seat is None:
        return [Span(" " * GUTTER, style(None, GROUND))]
    if begun:
        return [Span(" ▏  ", style(SEATS[seat].color, GROUND))]
    return [*pill(seat), Span(" ", style(None, GROUND))]
