"""The classic game in plain lines: its acts in words, its pages told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from monopoly_tui.bots.bot import MOVE_ON
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act
from monopoly_tui.plain import looks
from monopoly_tui.plain.bots import PlainBots
from monopoly_tui.plain.drawn import drawn
from monopoly_tui.plain.game import PlainGame
from monopoly_tui.plain.reader import Reader
from monopoly_tui.plain.statistics import statistics
from monopoly_tui.ui import story
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.page import Call, Close, Do, Key, Open, Page, View
from monopoly_tui.ui.pages import page
from monopoly_tui.ui.pages.bank import BankPage
from monopoly_tui.ui.pages.export import ExportPage
from monopoly_tui.ui.pages.find import FindPage
from monopoly_tui.ui.pages.graph import GraphPage
from monopoly_tui.ui.pages.handover import HandoverPage
from monopoly_tui.ui.pages.help import HelpPage
from monopoly_tui.ui.pages.log import LogPage
from monopoly_tui.ui.pages.manage import ManagePage
from monopoly_tui.ui.pages.menu import MenuPage
from monopoly_tui.ui.pages.player import PlayerPage
from monopoly_tui.ui.pages.quit import QuitPage
from monopoly_tui.ui.pages.reach import ReachPage
from monopoly_tui.ui.pages.square import SquarePage
from monopoly_tui.ui.pages.statistics import StatisticsPage
from monopoly_tui.ui.pages.trade import TradePage
from monopoly_tui.ui.take_back import RESEATED

POINTED: Final[Mapping[str, frozenset[str]]] = {
    "debt": frozenset("smxg"),
    "place": frozenset((*"abcdefgh", *"123", "enter")),
    "auction": frozenset(("equals_sign",)),
}
"""By what is asked: keys that only make sense beside a cursor or a field; words do it here."""


class PlainTable(PlainGame):
    """See PlainGame."""

    def __init__(self, view: View, write: Callable[[str], None]) -> None:
        super().__init__(view, write)
        self.view = view
        self.words = {**self.words, "give-up": self._give_up}
        self.desk: Desk = Desk(view, lambda _: None, lambda: None, self.called)
        self.reader = Reader(view)
        self.bots = PlainBots(view)
        self._chosen: tuple[Act, int | None, Reason] | None = None  # what a bot did last where it had a choice

    def told(self, start: int) -> Iterable[str]:
        """See PlainGame."""
        return story.told(self.view, start)

    def ranking(self) -> Iterable[str]:
        """See PlainGame."""
        return story.ranking(self.view)

    def worths(self) -> Iterable[str]:
        """See PlainGame."""
        return looks.worths(self.view)

    def players(self) -> Iterable[str]:
        """See PlainGame."""
        return looks.players(self.view)

    def player(self, seat: int) -> Iterable[str]:
        """See PlainGame."""
        return looks.player(self.view, seat)

    def deeds(self) -> Iterable[str]:
        """See PlainGame."""
        seat = self.desk.seat
        owned = looks.player(self.view, self.view.game.state.turn if seat is None else seat)
        return owned[1:] or [self.say("plain-no-deeds")]

    def square(self, index: int) -> Iterable[str]:
        """See PlainGame."""
        return looks.square(self.view, index)

    def uses(self) -> Iterable[str]:
        """See PlainGame."""
        if self.sitting.decision().kind == "dice":
            yield self.say("plain-use-dice")
        for kind in dict.fromkeys(str(option["do"]) for option in self.view.game.legal()):
            yield self.say(f"plain-use-{kind.replace('_', '-')}")
        yield self.say("plain-use-always")

    def instead(self, shown: Page) -> Iterable[str] | None:
        """See PlainGame."""
        match shown:
            case ManagePage():
                return [*self.deeds(), self.say("plain-words-manage")]
            case TradePage():
                return [self.say("plain-words-counter" if shown.counter else "plain-words-trade")]
            case LogPage():
                return self.words["log"](())
            case GraphPage():
                return self.worths()
            case PlayerPage():
                return self.player(shown.seat)
            case BankPage():
                return drawn(shown, self.view.tell.players)
            case ReachPage():
                return [*drawn(shown, self.view.tell.players), shown.sentence()]
            case FindPage():
                return [self.say("plain-look-at")]
            case SquarePage():
                return self.square(shown.square)
            case HelpPage() | MenuPage():
                return self.words["help"](())
            case StatisticsPage():
                return statistics(shown)
        return None

    def seen(self, shown: Page) -> Iterable[str]:
        """See PlainGame."""
        return () if isinstance(shown, ExportPage | QuitPage) else drawn(shown, self.view.tell.players)

    def act(self, line: str) -> bool:
        """See PlainGame."""
        act = self.reader.read(line)
        if act is None:
            return False
        if isinstance(self.desk.page, HandoverPage):
            self.desk.carry_out(Close())  # whoever acts has the keyboard
        self.desk.stack.clear()
        self.desk.carry_out(Do((act,)))
        return True

    def bot_acts(self) -> bool:
        """See PlainGame."""
        act = next(self.bots.acts(), None)
        if act is None:
            return False
        if self.bots.reason not in (None, MOVE_ON):
            self._chosen = act, self.desk.about(act), self.bots.reason
        self.desk.carry_out(Do((act,)))
        return True

    def remarks(self) -> Iterable[str]:
        """See PlainGame."""
        return self.desk.remarks()

    def keys(self) -> Iterable[Key]:
        """See PlainGame."""
        return [*self.desk.page.keys(), *self.desk.extra()]

    def hidden(self) -> frozenset[str]:
        """See PlainGame."""
        return super().hidden() | self._pointed()

    def press(self, name: str) -> Iterable[str]:
        """See PlainGame."""
        if not self.desk.stack and name in self._pointed():
            return [self.say(f"plain-words-{self.sitting.decision().kind}"), *self.deeds()]
        return super().press(name)

    def called(self, call: Call) -> None:
        """See PlainGame."""
        tell, seat = self.view.tell, self.desk.seat
        match call:
            case Call(name) if name == RESEATED:
                self.bots = PlainBots(self.view)
            case Call("why"):
                self.desk.note = self._why()
            case Call("hint") if seat is not None and self.sitting.decision().kind != "over":
                act, reason = self.bots.hint(seat)
                what = tell.act(act, self.desk.about(act))
                self.desk.note = self.say("seats-hint", what=what, why=tell.reason(reason))
            case Call("hint"):
                self.desk.note = self.say("seats-no-hint")
            case _:
                super().called(call)

    def _why(self) -> str:
        """Which bot had a choice last, what it did and why."""
        if self._chosen is None:
            return self.say("race-no-reason")
        tell, (act, square, reason) = self.view.tell, self._chosen
        return self.say("race-reason", who=tell.party(act.by), what=tell.act(act, square), why=tell.reason(reason))

    def _give_up(self, _: Sequence[str]) -> Iterable[str]:
        self.desk.carry_out(Open(page("bankrupt", self.view)))
        return ()

    def _pointed(self) -> frozenset[str]:
        return POINTED.get(self.sitting.decision().kind, frozenset())
