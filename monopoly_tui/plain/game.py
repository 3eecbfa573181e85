"""A game of any ruleset in plain lines: says what happened and what is asked, and takes a line. Knows no stream."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from monopoly_tui.plain.finding import NotUnderstood, as_typed, seat_of, square_of, tokens
from monopoly_tui.plain.saving import Saving
from monopoly_tui.rules.milestones import TurnStarted
from monopoly_tui.ui import export
from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Call, Key, Page
from monopoly_tui.ui.pages.export import ExportPage
from monopoly_tui.ui.pages.handover import HandoverPage
from monopoly_tui.ui.seat_notes import recall

SPELT: Final = ("letters", "digits")
"""Names that stand for many keys at once."""
NAMES: Final[Mapping[str, str]] = {
    "space": "space", "enter": "enter", "esc": "escape", "escape": "escape", "back": "escape",
    "backspace": "backspace", "tab": "tab", "del": "delete", "left": "left", "right": "right", "up": "up",
    "down": "down", "ctrl+r": "ctrl+r",
}  # fmt: skip
"""Keys that are called by a name, and what pages call them."""
CALLED_BY: Final[Mapping[str, str]] = {name: word for word, name in reversed([*NAMES.items()])}
"""What each of them is called first."""
PRESSED: Final[Mapping[str, str]] = {"yes": "y", "no": "n", "undo": "u", "redo": "ctrl+r"}
"""Words for keys."""
CALLED: Final = ("why", "hint")
"""Words for what bots are asked; their keys mean something else on some pages."""
RECENT: Final = 20
"""Lines of the log that are told unless all of it is asked for."""
ON_THE_SCREEN: Final = frozenset(("space", "w", "d"))
"""Keys of a game that is over that lead to the lobby, or to the table."""
PICTURE: Final = ("s",)
"""Keys of an export that need a picture."""


class AnyDesk(Protocol):
    """What a desk of any ruleset can do."""

    stack: list[Page]
    note: str

    @property
    def page(self) -> Page:
        """The page on top."""

    def press(self, name: str) -> bool:
        """A key, by its page name; False when it means nothing here."""


class PlainGame:
    """Base of the plain games. `write` gets whole lines. `left` is set once somebody has left the game."""

    desk: AnyDesk

    def __init__(self, view: AnyView, write: Callable[[str], None]) -> None:
        self.say = view.say
        self.sitting = view.played
        self.left = False
        self._any_view, self._write = view, write
        self._told = 0
        self._saving = Saving(view.played, view.say)
        self._over = False
        self.words: Mapping[str, Callable[[Sequence[str]], Iterable[str]]] = {
            "help": lambda _: self._help(),
            "log": lambda rest: self._log(whole=list(rest) == ["all"]),
            "worth": lambda _: self.worths(),
            "players": lambda _: self.players(),
            "deeds": lambda _: self.deeds(),
            "look": self._look,
            "quit": lambda _: self._leave(),
            **{word: self._presses(key) for word, key in PRESSED.items()},
            **{word: self._calls(word) for word in CALLED},
        }
        recall(view.played, view.preferences)

    def begin(self) -> None:
        """Say who plays, and what is asked first."""
        players = [player.name for player in self.sitting.players]
        self._write(self.say("plain-begin", board=self.say.named(self.sitting.board.name), players=players))
        *earlier, last = [0, *(at for at, entry in enumerate(self.sitting.log) if isinstance(entry.event, TurnStarted))]
        self._told = last if len(earlier) > 1 else 0  # before the first turn it is told who begins
        self._go_on()

    def answer(self, line: str) -> None:
        """Take a line that somebody typed, and say what came of it."""
        line = line.rstrip("\r\n")
        self.desk.note = ""
        try:
            told = [*self._take(line)]
        except NotUnderstood as error:
            word = error.data.get("word", "")
            told = [self.say(error.key, **error.data | {"word": as_typed(line, word)})]
        self._go_on(told)

    def told(self, start: int) -> Iterable[str]:
        """The log from an entry on."""
        raise NotImplementedError

    def ranking(self) -> Iterable[str]:
        """How the game ended, the best first."""
        raise NotImplementedError

    def worths(self) -> Iterable[str]:
        """What the game ranks by, round by round."""
        raise NotImplementedError

    def players(self) -> Iterable[str]:
        """Everybody in short."""
        raise NotImplementedError

    def player(self, seat: int) -> Iterable[str]:
        """One player and all that is there."""
        raise NotImplementedError

    def deeds(self) -> Iterable[str]:
        """The deeds of who is asked."""
        raise NotImplementedError

    def square(self, index: int) -> Iterable[str]:
        """A square, whose it is and who stands there."""
        raise NotImplementedError

    def uses(self) -> Iterable[str]:
        """What can be typed now beside keys, for help."""
        raise NotImplementedError

    def instead(self, shown: Page) -> Iterable[str] | None:
        """What a page to be looked at says in words; it is closed at once. None for pages that stay open."""
        raise NotImplementedError

    def seen(self, shown: Page) -> Iterable[str]:
        """What a page that stays open shows beside its question."""
        raise NotImplementedError

    def act(self, line: str) -> bool:
        """Carry out an act that a line tells in words; whether it told one. Raises NotUnderstood."""
        raise NotImplementedError

    def bot_acts(self) -> bool:
        """Let one bot do what is asked of it now; whether one was."""
        raise NotImplementedError

    def remarks(self) -> Iterable[str]:
        """What the last key led to."""
        return filter(None, (self.desk.note,))

    def keys(self) -> Iterable[Key]:
        """The keys of what is asked."""
        return self.desk.page.keys()

    def hidden(self) -> frozenset[str]:
        """The names of keys that only make sense on the screen."""
        return ON_THE_SCREEN if self.sitting.decision().kind == "over" else frozenset()

    def press(self, name: str) -> Iterable[str]:
        """Press a key as on the screen; pages that are pictures are told."""
        if not name or not self.desk.press(name):
            raise NotUnderstood("plain-unknown", word=name)
        return self._page()

    def called(self, call: Call) -> None:
        """What a key wants beside the game; a new one is begun by its own command."""
        match call:
            case Call("leave"):
                self._leave()
            case Call("export", "svg"):
                self.desk.stack.clear()
                self.desk.note = self.say("plain-no-picture")
            case Call("export", str(form)):
                self.desk.stack.clear()
                self.desk.note = export.into_folder(self.sitting, self.say, form, str)
            case Call("rematch" | "watch" as name):
                self.desk.note = self.say(f"plain-{name}")

    def _take(self, line: str) -> Iterable[str]:
        """Do what a line asks for; what it asks to be told. Raises NotUnderstood."""
        if not line.strip():
            return self.press("space") if line else ()
        first, *rest = tokens(line)
        if first in self.words:
            return self.words[first](rest)
        if self.act(line):
            return ()
        labelled = next((key.name for key in self._offered() if tokens(key.label) == [first, *rest]), "")
        if labelled:
            return self.press(labelled)
        name = NAMES.get(first) or (self.say.keymap.meant(page_key(first, first)) if len(first) == 1 else "")
        if rest and name in {key.name for key in self._offered()}:
            raise NotUnderstood("plain-alone", word=first)
        if rest or not name:
            raise NotUnderstood("plain-unknown", word=first)
        try:
            return self.press(name)
        except NotUnderstood as error:
            raise NotUnderstood(error.key, word=first) from None

    def _presses(self, key: str) -> Callable[[Sequence[str]], Iterable[str]]:
        return lambda _: self.press(key)

    def _calls(self, word: str) -> Callable[[Sequence[str]], Iterable[str]]:
        def call(_: Sequence[str]) -> Iterable[str]:
            self.called(Call(word))
            return ()

        return call

    def _leave(self) -> Iterable[str]:
        self.left = True
        return ()

    def _page(self) -> Iterable[str]:
        """What a page that was opened has to tell."""
        shown = self.desk.page
        if shown not in self.desk.stack or isinstance(shown, HandoverPage):
            return ()
        told = self.instead(shown)
        if told is None:
            return self.seen(shown)
        self.desk.stack.pop()
        return told

    def _look(self, rest: Sequence[str]) -> Iterable[str]:
        word = "".join(rest)
        if not word:
            raise NotUnderstood("plain-look-at")
        seat, square = seat_of(self._any_view, word), square_of(self._any_view, word)
        if seat is not None:
            return self.player(seat)
        if square is not None:
            return self.square(square)
        raise NotUnderstood("plain-look-nothing", word=word)

    def _log(self, *, whole: bool) -> Iterable[str]:
        lines = [*self.told(0)]
        return lines if whole else lines[-RECENT:]

    def _go_on(self, told: Iterable[str] = ()) -> None:
        """Say what happened, what was asked to be told, and what is asked now."""
        self._tell((*told, *self.remarks()))
        while not self.left and not self.desk.stack and self.bot_acts():
            self._tell()
        if self.left:
            return
        over = self.sitting.decision().kind == "over"
        if over and not self._over:
            self._tell(self.ranking())
        self._over = over
        page = self.desk.page
        if isinstance(page, HandoverPage):
            self._tell(page.digest)
        self._write(page.sentence())
        choices = [self._choice(key) for key in self._offered() if not key.reason]
        if choices:
            self._write(self.say("plain-choices", choices=self.say("plain-comma").join(choices)))

    def _tell(self, lines: Iterable[str] = ()) -> None:
        """What has happened since this was last called, whether it is saved, then `lines`; nothing is said twice."""
        more = [*lines]
        happened = [line for line in self.told(self._told) if not any(said.startswith(line) for said in more)]
        self._told = len(self.sitting.log)
        for line in (*happened, *self._saving.news(), *more):
            self._write(line)

    def _offered(self) -> Iterator[Key]:
        """The keys of what is asked that have a label and work without a picture."""
        page = self.desk.page
        hidden = (*SPELT, *(PICTURE if isinstance(page, ExportPage) else () if self.desk.stack else self.hidden()))
        return (key for key in self.keys() if key.label and key.name not in hidden)

    def _choice(self, key: Key) -> str:
        own = CALLED_BY.get(key.name) or self.say.keymap.cap(key.name).lower()
        if tokens(key.label) == [own]:
            return own
        return self.say("plain-choice", key=own, label=key.label)

    def _help(self) -> Iterator[str]:
        """Everything that is possible now, by key and by word, and why the rest is not."""
        offered = [*self._offered()]
        for key in offered:
            told = self._choice(key)
            yield self.say("plain-not-now", choice=told, why=key.reason) if key.reason else told
        if any(key.name == "space" for key in offered):
            yield self.say("plain-use-space")
        yield from self.uses()
