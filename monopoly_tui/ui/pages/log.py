"""The whole log, to read back, and to take back to one of its lines."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.classic import events as e
from monopoly_tui.ui import log_view
from monopoly_tui.ui.draw import Span, blank, fit, line
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Key, Open, Page, Result, Say, View
from monopoly_tui.ui.pages.undo import UndoPage
from monopoly_tui.ui.palette import CURSOR, style
from monopoly_tui.ui.strip import Strip

PARTIES: Final = ("seat", "to", "by")
"""Fields of events that name a seat."""
KINDS: Final[dict[str, tuple[type[Event], ...]]] = {
    "money": (
        e.Paid, e.Received, e.Bought, e.AuctionWon, e.Built, e.Lifted, e.BuildingSold, e.GroupSold, e.Mortgaged,
        e.DeedSold, e.DebtOpened, e.WentBankrupt,
    ),
    "trades": (e.Offered, e.OfferAccepted, e.OfferRejected, e.OfferVoid),
}  # fmt: skip
"""What is shown of the log when only that is wanted."""


class LogPage(Page):
    """`marks`: how long the log was before each of the acts that can be taken back, in order."""

    def __init__(self, view: View, marks: Sequence[int]) -> None:
        super().__init__(view)
        self.marks = marks
        self.cursor: int | None = None  # the line; the last one until a key moves it
        self.kept: int | str | None = None  # a seat, "money" or "trades": what alone is shown
        self._lines: list[log_view.Line] = []
        self._room = 1

    def sentence(self) -> str:
        """See Page."""
        say = self.view.say
        if isinstance(self.kept, int):
            return say("table-log-of", who=self.view.tell.seat(self.kept))
        if self.kept is not None:
            return say(f"table-log-{self.kept}")
        return say("table-look-log" if self.view.sitting.log else "table-look-log-empty")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("escape", say("table-key-close"), Close),
            Key("enter", say("table-key-take-back"), self._take_back),
            Key("l", "", Close),
            Key("m", "", partial(self._keep, "money")),
            Key("t", "", partial(self._keep, "trades")),
            Key("backspace", "", partial(self._keep, None)),
            *(Key(str(seat + 1), "", partial(self._keep, seat)) for seat in self.view.game.state.seats),
            *moving(self._move, self._room, len(self._lines)),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        self._lines, self._room = log_view.lines(self.view, width - 3, 0, self._keeps()), height
        here = self._here()
        first = max(0, min(here - height // 2, len(self._lines) - height))
        shown = self._lines[first : first + height]
        rows = [self._row(width, first + n == here, entry.strip) for n, entry in enumerate(shown)]
        return fit(rows, width, height)  # the first line stays in place, however few are kept

    @staticmethod
    def _row(width: int, here: bool, strip: Strip) -> Strip:
        mark = line(2, [Span("► " if here else "  ", style(CURSOR, bold=True))])
        return Strip.join([mark, strip, blank(1)]).fitted(width)

    def _keep(self, what: int | str | None) -> Result:
        """Show only that, or all again."""
        self.kept, self.cursor = None if self.kept == what else what, None
        return None

    def _keeps(self) -> Callable[[Event], bool] | None:
        """Which events are shown."""
        if self.kept is None:
            return None
        if isinstance(self.kept, int):
            return lambda event: self.kept in (getattr(event, name, None) for name in PARTIES)
        return lambda event: isinstance(event, KINDS[str(self.kept)])

    def _here(self) -> int:
        last = max(0, len(self._lines) - 1)
        return last if self.cursor is None else max(0, min(self.cursor, last))

    def _move(self, by: int) -> Result:
        self.cursor = max(0, min(self._here() + by, len(self._lines) - 1))
        return None

    def _take_back(self) -> Result:
        """Ask to take back the act that led to the line, and all that came after it."""
        if not self._lines:
            return None
        count = len(self.marks) - bisect_right(self.marks, self._lines[self._here()].place) + 1
        if count > len(self.marks):
            return Say(self.view.say("table-undo-barrier"))
        return Open(UndoPage(self.view, count))
