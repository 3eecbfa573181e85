"""What happens at the table: pages one on the other, acts, undo, and what was said last. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from monopoly_tui.engine.game import Illegal
from monopoly_tui.engine.step import Act, Event, Refusal
from monopoly_tui.rules.classic.acts import Buy, Decline
from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.chairs import COACHED
from monopoly_tui.ui.coach import is_much, to_read
from monopoly_tui.ui.digest import is_turn_begun, since_last_turn
from monopoly_tui.ui.looking import LOOKING, looking
from monopoly_tui.ui.moves import had_luck
from monopoly_tui.ui.page import Call, Close, Do, Key, Open, Page, Reseat, Result, Say, Unknown, View
from monopoly_tui.ui.pages import asking
from monopoly_tui.ui.pages.claim import ClaimPage, claim
from monopoly_tui.ui.pages.coach import ReadPage, SpendPage
from monopoly_tui.ui.pages.commands import CommandsPage
from monopoly_tui.ui.pages.handover import HandoverPage
from monopoly_tui.ui.pages.help import HelpPage
from monopoly_tui.ui.pages.log import LogPage
from monopoly_tui.ui.pages.quit import QuitPage
from monopoly_tui.ui.pages.square import SquarePage
from monopoly_tui.ui.pages.table_menu import entries, table_menu
from monopoly_tui.ui.seat_notes import remember, turn_card
from monopoly_tui.ui.take_back import RESEATED, do_again, take_back

SILENT: Final = {
    "ctrl+r": "redo", "y": "why", "h": "hint", "o": "seats", "d": "reach", "slash": "find", "ctrl+p": "commands",
    "plus": "faster", "minus": "slower", "0": "bank",
}  # fmt: skip
"""Keys that stand in no line, and what they call."""
IN_FLOW: Final = 3
"""Lines at most of what happened since one's last turn, where no card tells it."""


class Desk:
    """The one place that changes the game while it is on the screen.

    `acted` is told what an act brought about, `asked` that something new is asked, `called` gets
    what only the app can do: "leave", "rematch".
    """

    def __init__(
        self,
        view: View,
        acted: Callable[[Sequence[Event]], None],
        asked: Callable[[], None],
        called: Callable[[Call], None],
    ) -> None:
        self.view = view
        self.acted, self.asked, self.called = acted, asked, called
        self.stack: list[Page] = []
        self.note = ""
        self.advice = ""  # a hint, until something else is asked
        self.digest: list[str] = []  # what happened meanwhile, below a line that says so, until the next key
        self.peek = False
        self.cursor: int | None = None  # the square looked at
        self.hovered: int | None = None  # the square under the mouse
        self.marks: list[int] = []  # how long the log was before each act that can be taken back
        self._place = self._where()
        self._holder: int | None = None  # the person who was given the keyboard last
        self._ask()

    @property
    def page(self) -> Page:
        """The page on top."""
        return self.stack[-1] if self.stack else self._asking

    @property
    def seat(self) -> int | None:
        """Who is asked; None for whoever likes."""
        return self.view.sitting.decision().by

    def subject(self) -> int | CardDrawn | None:
        """The square under the cursor, else that under the mouse, else what the page is about."""
        looked_at = self.hovered if self.cursor is None else self.cursor
        return self.page.subject() if looked_at is None else looked_at

    def said(self) -> list[str]:
        """What stands above the question: what happened meanwhile, a hint, what the last key led to."""
        return [*self.digest, *self.remarks()]

    def remarks(self) -> list[str]:
        """A hint where it can be followed, and what the last key led to."""
        advice = "" if isinstance(self.page, (*LOOKING, QuitPage)) else self.advice
        return [*filter(None, (advice, self.note))]

    def hush(self) -> None:
        """Take away what was said: it was said in another language."""
        self.note, self.advice, self.digest = "", "", []

    def lot(self) -> int | None:
        """The square under the hammer."""
        decision = self.view.sitting.decision()
        return decision.data.get("square") if decision.kind == "auction" else None

    def press(self, name: str) -> bool:
        """A key, by its page name; False when it means nothing here."""
        self.note, self.digest, self.peek = "", [], False
        if name == "enter" and self.cursor is not None and self.page.shows_table:
            self._look(self.cursor)
            return True
        result = self.page.press(name)
        if isinstance(result, Unknown):
            key = next((key for key in [*self.extra(), *self.always(), *self._silent()] if key.name == name), None)
            if key is None:
                return False
            result = Say(key.reason) if key.reason else key.do()
        self.carry_out(result)
        return True

    def tick(self) -> None:
        """Let the page on top see that time goes by."""
        self.carry_out(self.page.tick())

    def carry_out(self, result: Result) -> None:
        """Do what a key led to."""
        match result:
            case Do(acts, sure):
                self._do(acts, sure)
            case Open(page):
                self.stack.append(page)
            case Close():
                closed = self.stack.pop() if self.stack else None
                if isinstance(closed, HandoverPage):
                    self._holder = closed.seat
            case Say(text):
                self.note = text
            case Call():
                self._call(result)
            case Reseat(seat, kind):
                self._seat(seat, kind)

    def extra(self) -> list[Key]:
        """Keys beside the page's own that may be wanted now: a rent to claim, a look at hidden cash."""
        say, rents = self.view.say, self.view.game.state.rents
        keys: list[Key] = []
        if rents and not self.stack:
            label = say("table-key-claim", amount=rents[0].amount) if len(rents) == 1 else say("table-key-claims")
            keys.append(Key("r", label, self._claim))
        if self.view.game.options.balances == "hidden" and self.seat is not None:
            keys.append(Key("v", say("table-key-peek"), self._peek))
        return [key for key in keys if self.page.counts(key.name)]

    def always(self) -> list[Key]:
        """The keys that mean the same on every page of the turn."""
        say, barrier = self.view.say, self.view.why_not(self.view.sitting.check_undo())
        keys = [
            Key("question_mark", say("table-key-help"), partial(Call, "help")),
            Key("escape", say("table-key-menu"), self._escape),
            Key("u", say("table-key-undo"), partial(Call, "undo"), barrier),
            Key("l", say("table-key-log"), partial(Call, "log")),
            Key("g", say("table-key-graph"), partial(Call, "graph")),
            Key("q", say("table-key-quit"), partial(Call, "quit")),
        ]
        return [key for key in keys if self.page.counts(key.name)]

    def _silent(self) -> list[Key]:
        """Keys that stand in no line."""
        players = [Key(str(seat + 1), "", partial(Call, "player", seat)) for seat in self.view.game.state.seats]
        return [*(Key(name, "", partial(Call, call)) for name, call in SILENT.items()), *players]

    def point(self, square: int | None) -> None:
        """The cursor went to a square; a card that is being looked at goes along."""
        self.cursor = square
        if square is None:
            return
        if isinstance(self.page, SquarePage):
            self.page.square = square
        elif not self.page.shows_table:  # no card of it can be seen beside this page
            self._look(square)

    def _do(self, acts: Sequence[Act], sure: bool) -> None:
        """Submit acts until one is refused; those who are coached are asked before they spend much."""
        coached = self.view.coached
        if not sure and any(act.by in coached and is_much(self.view.game, act) for act in acts):
            self.stack.append(SpendPage(self.view, acts, self.page))
            return
        events: list[Event] = []
        for act in acts:
            self.marks.append(len(self.view.sitting.log))
            try:
                events += self.view.played.submit(act)
            except Illegal as error:
                self.marks.pop()
                self.note = self.view.tell.refusal(error.refusal)
                break
        luck = had_luck(events)
        if isinstance(self.view.sitting.can_undo(), Refusal):
            self.marks.clear()
        if self.settle(luck):
            self.asked()
        for seat in coached:
            if read := to_read(events, seat):
                self.stack.append(ReadPage(self.view, seat, read))
        self.acted(events)

    def settle(self, luck: bool = False) -> bool:
        """Ask what is to be asked now; whether that is new. A page that lasts stays as long as it is not."""
        place = self._where()
        if place != self._place or luck:
            self._place = place
            self._ask()
            return True
        if self.stack and not self.page.lasting:
            self.stack.clear()
        return False

    def reseated(self) -> None:
        """Ask anew, after somebody else has taken a seat."""
        self._place = self._where()
        self._ask()
        self.called(Call(RESEATED))
        self.asked()

    def _ask(self) -> None:
        """Ask what stands to be decided, and bring the card first where the keyboard has to be passed."""
        self.stack.clear()
        self._asking = asking(self.view)
        self.cursor, self.advice = None, ""
        decision = self.view.sitting.decision()
        if decision.kind == "over" or decision.by is None or self.view.sitting.is_bot(decision.by):
            return
        if not self.view.by_card(decision.by):
            self._holder = decision.by
            if is_turn_begun(self.view, decision.by):
                self.digest = since_last_turn(self.view, decision.by, IN_FLOW)
        elif decision.by != self._holder:
            self.stack.append(HandoverPage(self.view, decision.by, since_last_turn(self.view, decision.by)))

    def _where(self) -> tuple[object, ...]:
        """What tells one decision from another."""
        decision = self.view.sitting.decision()
        return decision.by, decision.kind, decision.data.get("square"), decision.data.get("building")

    def _call(self, call: Call) -> None:
        """What a key or page wants beside the game, of the desk or of the app."""
        while isinstance(self.page, LOOKING):
            self.stack.pop()
        match call:
            case Call("undo", count):
                take_back(self, int(count or 0))
            case Call("redo"):
                do_again(self)
            case Call("card", int(seat)):
                self.note = turn_card(self.view, seat)
            case Call("press", str(key)):
                self.press(key)
            case Call("quit"):
                self.stack.append(QuitPage(self.view))
            case Call("help"):
                self.stack.append(HelpPage(self.view, self.page, self.always()))
            case Call("log"):
                self.stack.append(LogPage(self.view, self.marks))
            case Call("commands"):
                keys = [*self.page.keys(), *self.extra(), *self.always(), *entries(self.view)]
                self.stack.append(CommandsPage(self.view.say, keys))
            case _ if (page := looking(self.view, call)) is not None:
                self.stack.append(page)
                self.cursor = page.square if isinstance(page, SquarePage) else self.cursor
            case _:
                self.called(call)

    def _seat(self, seat: int, kind: str) -> None:
        """Let a bot, a person, or one who is coached play for a seat from here on."""
        likes, sitting = self.view.preferences, self.view.played
        if kind in ("human", COACHED):  # whoever is coached is so again when a bot gives the seat back
            likes.coached.discard(seat)
        if kind == COACHED:
            likes.coached.add(seat)
            kind = "human"
            self.note = self.view.say("seats-coached", who=self.view.tell.seat(seat))
        remember(sitting, likes)
        if sitting.players[seat].kind != kind:
            self.marks.append(len(sitting.log))
            sitting.change_seat(seat, kind)
        self.reseated()

    def about(self, act: Act) -> int | None:
        """The deed an act is about that does not name one: where its seat stands."""
        return self.view.game.state.at[act.by] if isinstance(act, Buy | Decline) and act.by is not None else None

    def _look(self, square: int) -> None:
        self.stack.append(SquarePage(self.view, square))

    def _escape(self) -> Result:
        """The cursor goes, else the menu comes."""
        if self.cursor is None:
            return Open(table_menu(self.view))
        self.cursor = None
        return None

    def _peek(self) -> Result:
        """Show the acting seat's cash until the next key, in words too, as not every page shows the players."""
        assert self.seat is not None, "nobody has no cash"
        self.peek = True
        return Say(
            self.view.say("table-peek", who=self.view.tell.seat(self.seat), cash=self.view.game.state.cash[self.seat])
        )

    def _claim(self) -> Result:
        """Claim the only rent that waits, or ask which."""
        rents = self.view.game.state.rents
        return claim(rents[0]) if len(rents) == 1 else Open(ClaimPage(self.view))
