"""The table in plain lines: says what happened and what is asked, and takes a line as an answer. Knows no stream."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from monopoly_tui.plain import looks
from monopoly_tui.plain.bots import PlainBots
from monopoly_tui.plain.reader import NotUnderstood, Reader, tokens
from monopoly_tui.plain.saving import Saving
from monopoly_tui.ui import export, story
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Call, Close, Do, Key, Open, Page, View
from monopoly_tui.ui.pages import page
from monopoly_tui.ui.pages.bank import BankPage
from monopoly_tui.ui.pages.find import FindPage
from monopoly_tui.ui.pages.graph import GraphPage
from monopoly_tui.ui.pages.handover import HandoverPage
from monopoly_tui.ui.pages.help import HelpPage
from monopoly_tui.ui.pages.log import LogPage
from monopoly_tui.ui.pages.manage import ManagePage
from monopoly_tui.ui.pages.menu import MenuPage
from monopoly_tui.ui.pages.player import PlayerPage
from monopoly_tui.ui.pages.square import SquarePage
from monopoly_tui.ui.pages.trade import TradePage
from monopoly_tui.ui.seat_notes import recall
from monopoly_tui.ui.take_back import RESEATED

SPELT: Final = ("letters", "digits")
"""Names that stand for many keys at once."""
NAMES: Final[Mapping[str, str]] = {
    "space": "space", "enter": "enter", "esc": "escape", "escape": "escape", "back": "escape",
    "backspace": "backspace", "tab": "tab", "del": "delete", "left": "left", "right": "right", "up": "up",
    "down": "down",
}  # fmt: skip
"""Keys that are called by a name, and what pages call them."""
POINTED: Final[Mapping[str, frozenset[str]]] = {
    "debt": frozenset("smxg"),
    "place": frozenset((*"abcdefgh", *"123", "enter")),
    "auction": frozenset(("equals_sign",)),
}
"""By what is asked: keys that only make sense beside a cursor or a field; words do it here."""
CALLS: Final = ("undo", "redo", "why", "hint", "give-up", "quit")
"""Words that ask for something beside the game."""
LOOKS: Final = ("help", "log", "worth", "players", "deeds", "look")
"""Words that only look."""


class PlainTable:
    """`write` gets whole lines. `left` is set once somebody has left the game."""

    def __init__(self, view: View, write: Callable[[str], None]) -> None:
        self.view = view
        recall(view.played, view.preferences)
        self.write = write
        self.left = False
        self.desk = Desk(view, lambda _: None, lambda: None, self._called)
        self.reader = Reader(view)
        self.bots = PlainBots(view)
        self._told = 0
        self._saving = Saving(view.played, view.say)
        self._over = False

    def begin(self) -> None:
        """Say who plays, and what is asked first."""
        say, sitting = self.view.say, self.view.sitting
        board = say.named(sitting.board.name)
        self.write(say("plain-begin", board=board, players=list(self.view.tell.players)))
        self._told = looks.last_turn(self.view)
        self._go_on()

    def answer(self, line: str) -> None:
        """Take a line that somebody typed, and say what came of it."""
        line = line.rstrip("\r\n")
        self.desk.note = ""
        told = self._take(line)
        self._go_on(told)

    def _take(self, line: str) -> Iterable[str]:
        """Do what a line asks for; what it asks to be told."""
        if not line.strip():
            return self._press("space") if line else ()
        first, *rest = tokens(line)
        if first in LOOKS:
            return self._look(first, rest)
        if first in ("yes", "no"):
            return self._press(first[0])
        if first in CALLS:
            return self._call(first)
        try:
            act = self.reader.read(line)
        except NotUnderstood as error:
            return [self.view.say(error.key, **error.data)]
        if act is not None:
            if isinstance(self.desk.page, HandoverPage):
                self.desk.carry_out(Close())  # whoever acts has the keyboard
            self.desk.stack.clear()
            self.desk.carry_out(Do((act,)))
            return ()
        if rest or not (len(first) == 1 or first in NAMES):
            return [self.view.say("plain-unknown", word=first)]
        return self._press(NAMES.get(first) or self.view.say.keymap.meant(page_key(first, first)))

    def _press(self, name: str) -> Iterable[str]:
        """Press a key as on the screen; pages that are pictures are told instead."""
        kind = self.view.sitting.decision().kind
        if not self.desk.stack and name in self._pointed():
            return [self.view.say(f"plain-words-{kind}"), *self._deeds()]
        if not name or not self.desk.press(name):
            return [self.view.say("plain-unknown", word=name)]
        return self._instead(self.desk.page)

    def _instead(self, shown: Page) -> Iterable[str]:
        """What a page shows, in words, if it is one to look at; it is closed at once."""
        match shown:
            case ManagePage():
                told: Iterable[str] = [*self._deeds(), self.view.say("plain-words-manage")]
            case TradePage():
                told = [self.view.say("plain-words-counter" if shown.counter else "plain-words-trade")]
            case LogPage():
                told = looks.log(self.view, whole=False)
            case GraphPage():
                told = looks.worths(self.view)
            case PlayerPage():
                told = looks.player(self.view, shown.seat)
            case BankPage():
                told = looks.drawn(shown)
            case FindPage():
                told = [self.view.say("plain-look-at")]
            case SquarePage():
                told = looks.square(self.view, shown.square)
            case HelpPage() | MenuPage():
                told = self._help()
            case HandoverPage():
                return ()
            case _:
                return looks.drawn(shown) if self.desk.stack else ()
        self.desk.stack.pop()
        return told

    def _look(self, word: str, rest: Sequence[str]) -> Iterable[str]:
        match word:
            case "help":
                return self._help()
            case "log":
                return looks.log(self.view, whole=rest == ["all"])
            case "worth":
                return looks.worths(self.view)
            case "players":
                return looks.players(self.view)
            case "deeds":
                return self._deeds()
        seat = self.reader.seat_of(rest[0]) if rest else None
        square = self.reader.square_of(rest[0]) if rest else None
        if seat is not None:
            return looks.player(self.view, seat)
        if square is not None:
            return looks.square(self.view, square)
        return [self.view.say("plain-look-at")]

    def _call(self, word: str) -> Iterable[str]:
        match word:
            case "quit":
                self.left = True
            case "give-up":
                self.desk.carry_out(Open(page("bankrupt", self.view)))
            case "why" | "hint":
                self._called(Call(word))
            case _:
                self.desk.press("u" if word == "undo" else "ctrl+r")
        return ()

    def _called(self, call: Call) -> None:
        """What a key wants beside the game; a new game is begun by its own command."""
        say, tell, seat = self.view.say, self.view.tell, self.desk.seat
        match call:
            case Call("leave"):
                self.left = True
            case Call(name) if name == RESEATED:
                self.bots = PlainBots(self.view)
            case Call("export", "svg"):
                self.desk.stack.clear()
                self.desk.note = say("plain-no-picture")
            case Call("export", str(form)):
                self.desk.stack.clear()
                self.desk.note = export.into_folder(self.view.sitting, say, form, str)
            case Call("rematch"):
                self.desk.note = say("plain-rematch")
            case Call("why"):
                self.desk.note = tell.reason(self.bots.reason) if self.bots.reason else say("seats-no-reason")
            case Call("hint") if seat is not None and self.view.sitting.decision().kind != "over":
                act, reason = self.bots.hint(seat)
                what = tell.act(act, self.desk.about(act))
                self.desk.note = say("seats-hint", what=what, why=tell.reason(reason))
            case Call("hint"):
                self.desk.note = say("seats-no-hint")

    def _deeds(self) -> list[str]:
        """The deeds of who is asked."""
        seat = self.desk.seat
        owned = looks.player(self.view, self.view.game.state.turn if seat is None else seat)
        return owned[1:] or [self.view.say("table-look-nothing")]

    def _go_on(self, told: Iterable[str] = ()) -> None:
        """Say what happened, what was asked to be told, and what is asked now."""
        self._tell(told)
        for act in self.bots.acts() if not self.left and not self.desk.stack else ():
            self.desk.carry_out(Do((act,)))
            self._tell()
        if self.left:
            return
        if self.view.sitting.decision().kind == "over" and not self._over:
            self._over = True
            self._tell(story.ranking(self.view))
        self._tell(self.desk.remarks())
        if isinstance(self.desk.page, HandoverPage):
            self._tell(self.desk.page.digest)
        self.write(self.desk.page.sentence())
        choices = [self._choice(key) for key in self._keys() if not key.reason]
        if choices:
            self.write(self.view.say("plain-choices", choices=self.view.say("plain-comma").join(choices)))

    def _tell(self, lines: Iterable[str] = ()) -> None:
        """What has happened since this was last called, whether it is saved, then `lines`."""
        for line in (*story.told(self.view, self._told), *self._saving.news(), *lines):
            self.write(line)
        self._told = len(self.view.sitting.log)

    def _keys(self) -> list[Key]:
        """The keys of what is asked that have a label and work without a picture."""
        pointed = () if self.desk.stack else self._pointed()
        keys = [*self.desk.page.keys(), *self.desk.extra()]
        return [key for key in keys if key.label and key.name not in pointed and key.name not in SPELT]

    def _pointed(self) -> frozenset[str]:
        return POINTED.get(self.view.sitting.decision().kind, frozenset())

    def _choice(self, key: Key) -> str:
        own = key.name if key.name in NAMES else self.view.say.keymap.cap(key.name).lower()
        return self.view.say("plain-choice", key=own, label=key.label)

    def _help(self) -> Iterable[str]:
        """Everything that is legal now, by key and by word, and why the rest is not."""
        say = self.view.say
        for key in self._keys():
            told = self._choice(key)
            yield say("plain-not-now", choice=told, why=key.reason) if key.reason else told
        kinds = dict.fromkeys(str(option["do"]) for option in self.view.game.legal())
        for kind in kinds:
            yield say(f"plain-use-{kind.replace('_', '-')}")
        yield say("plain-use-space")
        yield say("plain-use-always")
