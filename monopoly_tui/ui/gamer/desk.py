"""What happens in a race on the screen: pages one on the other, acts, undo, what was said last. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable

from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import Act, Event, Refusal
from monopoly_tui.ui.gamer.dice import DicePage
from monopoly_tui.ui.gamer.looks import looks
from monopoly_tui.ui.gamer.over import OverPage
from monopoly_tui.ui.gamer.questions import QUESTIONS, RacePage, WaitPage
from monopoly_tui.ui.gamer.undo import UndoPage, needs_consent
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Close, Do, Key, Open, Page, Result, Say


class RaceDesk:
    """The one place that changes the game; `asked` hears of a new question, `called` of what only the app can do."""

    def __init__(self, view: RaceView, asked: Callable[[], None], called: Callable[[str], None]) -> None:
        self.view = view
        self.asked, self.called = asked, called
        self.stack: list[Page] = []
        self.note = ""
        self.news: list[Event] = []  # what acts have brought about, for whoever shows it
        self._asking = self._question()

    @property
    def page(self) -> Page:
        """The page on top."""
        return self.stack[-1] if self.stack else self._asking

    def press(self, name: str) -> bool:
        """A key, by its page name; False when it means nothing here."""
        self.note = ""
        result = self.page.press(name)
        if isinstance(result, str):
            key = next((key for key in self.always() if key.name == name), None)
            if key is None:
                return False
            result = Say(key.reason) if key.reason else key.do()
        self.carry_out(result)
        return True

    def always(self) -> list[Key]:
        """The keys that mean the same at every question."""
        if self.stack:
            return []
        say, refusal = self.view.say, self.view.sitting.check_undo()
        barrier = "" if refusal is None else self.view.tell.refusal(refusal)
        undo = Key("u", say("table-key-undo"), lambda: Call("undo"), barrier)
        first, *others = looks(self.view)
        over = self.view.sitting.decision().kind == "over"
        hint = Key("h", "" if over else say("race-key-hint"), lambda: Call("hint"))
        why = Key("y", "", lambda: Call("why"))
        return [first, undo, hint, *others, why, Key("ctrl+r", "", lambda: Call("redo"))]

    def carry_out(self, result: Result) -> None:
        """Do what a key led to."""
        match result:
            case Do(acts):
                for act in acts:
                    self.submit(act)
            case Open(page):
                self.stack.append(page)
            case Close():
                self.stack.pop()
            case Say(text):
                self.note = text
            case Call("undo" | "undo agreed" as name):
                self._undo(agreed=name == "undo agreed")
            case Call("redo"):
                self._redo()
            case Call("faster" | "slower" as name):
                self.view.preferences.quicken(1 if name == "faster" else -1)
                self.note = self.view.say("seats-speed", speed=self.view.preferences.speed)
            case Call(name):
                self.called(name)

    def submit(self, act: Act) -> None:
        """Carry out an act, a person's or a bot's."""
        try:
            self.news += self.view.sitting.submit(act)
        except Illegal as error:
            self.note = self.view.tell.refusal(error.refusal)
            return
        self._ask()

    def _undo(self, *, agreed: bool) -> None:
        last = self.view.sitting.can_undo()
        if isinstance(last, Refusal):
            self.note = self.view.tell.refusal(last)
            return
        assert isinstance(last, Act), "nobody changes seats in a race"
        if not agreed and needs_consent(self.view, last):
            self.stack.append(UndoPage(self.view, last))
            return
        self.view.sitting.undo()
        self._ask()
        self.note = self.view.tell.took_back(last)

    def _redo(self) -> None:
        act = self.view.sitting.redo()
        if act is None:
            self.note = self.view.say("table-redo-nothing")
        else:
            self._ask()

    def _ask(self) -> None:
        self.stack.clear()
        self._asking = self._question()
        self.asked()

    def _question(self) -> RacePage:
        decision = self.view.sitting.decision()
        if decision.kind == "over":
            return OverPage(self.view)
        if decision.kind == "dice":
            return DicePage(self.view)
        return WaitPage(self.view) if self.view.sitting.is_bot(decision.by) else QUESTIONS[decision.kind](self.view)
