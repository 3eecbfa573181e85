"""What happens in a race on the screen: pages one on the other, acts, undo, what was said last. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import Act, Event, Refusal
from monopoly_tui.ui.chairs import UNCOACHED
from monopoly_tui.ui.gamer.dice import DicePage
from monopoly_tui.ui.gamer.digest import since_last_turn
from monopoly_tui.ui.gamer.looks import GraphPage, HelpPage, LogPage, looks
from monopoly_tui.ui.gamer.menu import entries, race_menu
from monopoly_tui.ui.gamer.over import OverPage
from monopoly_tui.ui.gamer.questions import QUESTIONS, RacePage, WaitPage
from monopoly_tui.ui.gamer.undo import UndoPage, needs_consent
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Close, Do, Key, Open, Page, Reseat, Result, Say, Unknown
from monopoly_tui.ui.pages.commands import CommandsPage
from monopoly_tui.ui.pages.handover import HandoverPage
from monopoly_tui.ui.pages.menu import MenuPage
from monopoly_tui.ui.pages.seats import SeatsPage
from monopoly_tui.ui.seat_notes import turn_card

LOOKS: Final = (CommandsPage, GraphPage, HelpPage, LogPage, MenuPage, SeatsPage)
"""Pages that change nothing by being left."""


class RaceDesk:
    """The one place that changes the game; `asked` hears of a new question, `called` of what only the app can do."""

    def __init__(self, view: RaceView, asked: Callable[[], None], called: Callable[[Call], None]) -> None:
        self.view = view
        self.asked, self.called = asked, called
        self.stack: list[Page] = []
        self.note = ""
        self.news: list[Event] = []  # what acts have brought about, for whoever shows it
        self._holder: int | None = None  # the person who was given the keyboard last
        self._asking = self._question()
        self._hand_over()

    @property
    def page(self) -> Page:
        """The page on top."""
        return self.stack[-1] if self.stack else self._asking

    def press(self, name: str) -> bool:
        """A key, by its page name; False when it means nothing here."""
        self.note = ""
        result = self.page.press(name)
        if isinstance(result, Unknown):
            key = next((key for key in self.always() if key.name == name), None)
            if key is None:
                return False
            result = Say(key.reason) if key.reason else key.do()
        self.carry_out(result)
        return True

    def always(self) -> list[Key]:
        """The keys that mean the same on every page."""
        say, barrier = self.view.say, self.view.why_not(self.view.sitting.check_undo())
        undo = Key("u", say("table-key-undo"), lambda: Call("undo"), barrier)
        first, *others = looks(self.view)
        menu = Key("escape", say("table-key-menu"), lambda: Open(race_menu(say, self.always())))
        over = self.view.sitting.decision().kind == "over"
        hint = Key("h", "" if over else say("race-key-hint"), lambda: Call("hint"))
        why = Key("y", "", lambda: Call("why"))
        seats = Key("o", "" if over else say("race-key-seats"), lambda: Open(SeatsPage(self.view, UNCOACHED)))
        redo, commands = Key("ctrl+r", "", lambda: Call("redo")), Key("ctrl+p", "", lambda: Call("commands"))
        keys = [first, menu, undo, hint, *others, seats, why, redo, commands]
        return [key for key in keys if self.page.counts(key.name)]

    def carry_out(self, result: Result) -> None:
        """Do what a key led to."""
        match result:
            case Do(acts):
                for act in acts:
                    self.submit(act)
            case Open(page):
                self._leave_looks()
                self.stack.append(page)
            case Close():
                closed = self.stack.pop()
                if isinstance(closed, HandoverPage):
                    self._holder = closed.seat
            case Say(text):
                self.note = text
            case Reseat(seat, kind):
                self.view.played.change_seat(seat, kind)
                self._ask()
            case Call():
                self._call(result)

    def submit(self, act: Act) -> None:
        """Carry out an act, a person's or a bot's."""
        try:
            self.news += self.view.played.submit(act)
        except Illegal as error:
            self.note = self.view.tell.refusal(error.refusal)
            return
        self._ask()

    def _call(self, call: Call) -> None:
        """What a key or page wants beside the game, of the desk or of the app."""
        match call:
            case Call("undo", about):
                self._undo(agreed=about == "agreed")
            case Call("redo"):
                self._redo()
            case Call("commands"):
                self._leave_looks()
                say, always = self.view.say, self.always()
                self.stack.append(CommandsPage(say, [*self.page.keys(), *entries(say, always)]))
            case Call("press", str(key)):
                self._leave_looks()
                self.press(key)
            case Call("faster" | "slower" as name):
                self.note = self.view.quicken(1 if name == "faster" else -1)
            case Call("card", int(seat)):
                self.note = turn_card(self.view, seat)
            case _:
                self.called(call)

    def _leave_looks(self) -> None:
        """Let one page that only looks give way to the next, so that Esc always leads back to the game."""
        while isinstance(self.page, LOOKS):
            self.stack.pop()

    def _undo(self, *, agreed: bool) -> None:
        last = self.view.sitting.can_undo()
        if isinstance(last, Refusal):
            self.note = self.view.tell.refusal(last)
            return
        if isinstance(last, Act) and not agreed and needs_consent(self.view, last):
            self.stack.append(UndoPage(self.view, last))
            return
        self.view.played.undo()
        self._ask()
        self.note = self.view.tell.event(self.view.sitting.log[-1].event)

    def _redo(self) -> None:
        act = self.view.played.redo()
        if act is None:
            self.note = self.view.say("table-redo-nothing")
        else:
            self._ask()

    def _ask(self) -> None:
        self.stack.clear()
        self._asking = self._question()
        self._hand_over()
        self.asked()

    def _hand_over(self) -> None:
        """Bring the card first where the keyboard has to be passed."""
        decision = self.view.sitting.decision()
        by = self.view.game.state.turn if decision.kind == "dice" else decision.by
        if by is None or self.view.sitting.is_bot(by):
            return
        if not self.view.by_card(by):
            self._holder = by
        elif by != self._holder:
            self.stack.append(HandoverPage(self.view, by, since_last_turn(self.view, by)))

    def _question(self) -> RacePage:
        decision = self.view.sitting.decision()
        if decision.kind == "over":
            return OverPage(self.view)
        if decision.kind == "dice":
            return DicePage(self.view)
        return WaitPage(self.view) if self.view.sitting.is_bot(decision.by) else QUESTIONS[decision.kind](self.view)
