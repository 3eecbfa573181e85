"""A race in plain lines: says what happened and what is asked, and takes a key's name as an answer. Knows no stream."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future

from monopoly_tui.plain.saving import Saving
from monopoly_tui.text.race_rulebook import TOPICS, text
from monopoly_tui.ui.gamer import story
from monopoly_tui.ui.gamer.advice import Advice, Answer
from monopoly_tui.ui.gamer.bots import RaceSeats
from monopoly_tui.ui.gamer.desk import RaceDesk
from monopoly_tui.ui.gamer.looks import HelpPage, LogPage
from monopoly_tui.ui.gamer.over import OverPage
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Call, Key
from monopoly_tui.ui.pages.handover import HandoverPage


def at_once(thought: Callable[[], Answer]) -> Future[Answer]:
    """Think here and now."""
    future = Future[Answer]()
    future.set_result(thought())
    return future


class PlainRace:
    """`write` gets whole lines. `left` is set once somebody has left the game."""

    def __init__(self, view: RaceView, write: Callable[[str], None]) -> None:
        self.view = view
        self.write = write
        self.left = False
        self.desk = RaceDesk(view, lambda: None, self._called)
        self.bots = RaceSeats(view.sitting)
        self.advice = Advice(self.desk, self.bots, at_once)
        self._told = 0
        self._saving = Saving(view.played, view.say)

    def begin(self) -> None:
        """Say who plays, and what is asked first."""
        say, tell = self.view.say, self.view.tell
        self.write(say("plain-begin", board=say.named(self.view.game.board.name), players=list(tell.players)))
        self._go_on()

    def answer(self, line: str) -> None:
        """Take a line that somebody typed, and say what came of it."""
        word = line.strip().lower()
        name = self.view.say.keymap.meant(page_key(word, word if len(word) == 1 else None)) if word else "space"
        known = self.desk.press(
            {"help": "question_mark", "quit": "q", "log": "l", "undo": "u", "hint": "h", "why": "y"}.get(name, name)
        )
        self._go_on([] if known else [self.view.say("plain-unknown", word=word or self.view.say.keymap.cap("space"))])

    def _called(self, call: Call) -> None:
        self.left = call.name == "leave"
        if self.advice.call(call.name):
            self.advice.poll()

    def _go_on(self, told: Sequence[str] = ()) -> None:
        """Say what happened, let bots answer, and say what is asked now."""
        self._tell(told)
        while not self.left and not self.desk.stack and (seat := self.bots.asked()) is not None:
            act, reason = self.bots.answer(seat)()
            self.advice.did(act, reason)
            self.desk.submit(act)
            self._tell()
        if self.left:
            return
        page = self.desk.page
        if isinstance(page, HelpPage | LogPage):
            self._tell(self._read(page))
            self.desk.stack.pop()
            page = self.desk.page
        if isinstance(page, OverPage):
            self._tell(story.standing(self.view))
            self.left = True
            return
        self._tell([self.desk.note] if self.desk.note else [])
        if isinstance(page, HandoverPage):
            self._tell(page.digest)
        self.write(page.sentence())
        choices = [self._choice(key) for key in [*page.keys(), *self.desk.always()] if key.label and not key.reason]
        self.write(self.view.say("plain-choices", choices=self.view.say("plain-comma").join(choices)))

    def _read(self, page: HelpPage | LogPage) -> Iterable[str]:
        """What a page that is only read has to say."""
        say = self.view.say
        if isinstance(page, HelpPage):
            return [text(say, topic) for topic in TOPICS]
        return story.told(self.view, 0)

    def _tell(self, lines: Iterable[str] = ()) -> None:
        """What has happened since this was last called, whether it is saved, then `lines`."""
        for line in (*story.told(self.view, self._told), *self._saving.news(), *lines):
            self.write(line)
        self._told = len(self.view.sitting.log)

    def _choice(self, key: Key) -> str:
        own = key.cap or self.view.say.keymap.cap(key.name).lower()
        return self.view.say("plain-choice", key=own, label=key.label)
