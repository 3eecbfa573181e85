"""A race in plain lines: its questions by key or by what their keys are called, its pages told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future

from monopoly_tui.plain import race_looks
from monopoly_tui.plain.drawn import drawn
from monopoly_tui.plain.game import PlainGame
from monopoly_tui.text.race_rulebook import TOPICS, text
from monopoly_tui.ui.gamer import story
from monopoly_tui.ui.gamer.advice import Advice, Answer
from monopoly_tui.ui.gamer.bots import RaceSeats
from monopoly_tui.ui.gamer.desk import RaceDesk
from monopoly_tui.ui.gamer.looks import GraphPage, HelpPage, LogPage
from monopoly_tui.ui.gamer.over import OverPage
from monopoly_tui.ui.gamer.statistics import StatisticsPage
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Page
from monopoly_tui.ui.pages.menu import MenuPage
from monopoly_tui.ui.pages.seats import SeatsPage


def at_once(thought: Callable[[], Answer]) -> Future[Answer]:
    """Think here and now."""
    future = Future[Answer]()
    future.set_result(thought())
    return future


class PlainRace(PlainGame):
    """See PlainGame."""

    def __init__(self, view: RaceView, write: Callable[[str], None]) -> None:
        super().__init__(view, write)
        self.view = view
        self.words = {
            **self.words,
            "bosses": lambda _: race_looks.bosses(view),
            "rules": lambda _: [text(view.say, topic) for topic in TOPICS],
            "give-up": self._give_up,
        }
        self.desk: RaceDesk = RaceDesk(view, lambda: None, self.called)
        self.bots = RaceSeats(view.sitting)
        self.advice = Advice(self.desk, self.bots, at_once)

    def told(self, start: int) -> Iterable[str]:
        """See PlainGame."""
        return story.told(self.view, start)

    def ranking(self) -> Iterable[str]:
        """See PlainGame."""
        if isinstance(self.desk.page, OverPage):
            self.desk.page.tell_all()
        return story.standing(self.view)

    def worths(self) -> Iterable[str]:
        """See PlainGame."""
        return race_looks.points_by_round(self.view)

    def players(self) -> Iterable[str]:
        """See PlainGame."""
        return race_looks.players(self.view)

    def player(self, seat: int) -> Iterable[str]:
        """See PlainGame."""
        return race_looks.player(self.view, seat)

    def deeds(self) -> Iterable[str]:
        """See PlainGame: those of everybody, of whom all heroes pay rent."""
        return race_looks.deeds(self.view)

    def square(self, index: int) -> Iterable[str]:
        """See PlainGame."""
        return race_looks.square(self.view, index)

    def uses(self) -> Iterable[str]:
        """See PlainGame."""
        return [self.say("plain-use-race")]

    def instead(self, shown: Page) -> Iterable[str] | None:
        """See PlainGame."""
        match shown:
            case HelpPage() | MenuPage():
                return self.words["help"](())
            case LogPage():
                return self.words["log"](())
            case GraphPage():
                return self.worths()
            case StatisticsPage():
                return race_looks.figures_told(self.view)
        return None

    def seen(self, shown: Page) -> Iterable[str]:
        """See PlainGame: the other pages only ask, and show the ring."""
        return drawn(shown, self.view.tell.players) if isinstance(shown, SeatsPage) else ()

    def act(self, line: str) -> bool:
        """See PlainGame: keys do all of it."""
        return False

    def bot_acts(self) -> bool:
        """See PlainGame."""
        seat = self.bots.asked()
        if seat is None:
            return False
        act, reason = self.bots.answer(seat)()
        self.advice.did(act, reason)
        self.desk.submit(act)
        return True

    def called(self, call: Call) -> None:
        """See PlainGame."""
        if self.advice.call(call.name):
            self.advice.poll()
        else:
            super().called(call)

    def _give_up(self, _: Sequence[str]) -> Iterable[str]:
        self.press("x")
        return ()
