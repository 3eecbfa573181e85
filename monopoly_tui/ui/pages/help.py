"""Help for the screen one came from: what its keys do, and the rules that matter there."""

from __future__ import annotations

from collections.abc import Sequence

from textual.strip import Strip

from monopoly_tui.ui.chapters import chapters
from monopoly_tui.ui.draw import Span, blank, heading, line, pad
from monopoly_tui.ui.key_line import shown
from monopoly_tui.ui.page import Close, Key, Page, Result, View
from monopoly_tui.ui.palette import DIM, GOLD, TEXT, style

TOPICS = {
    "roll": ("turn", "building", "trade"),
    "buy": ("buying", "auction"),
    "auction": ("auction",),
    "place": ("building",),
    "answer": ("trade",),
    "lift_or_fee": ("mortgage", "trade"),
    "tax": ("tax",),
    "debt": ("debt", "mortgage"),
    "end": ("turn", "building", "mortgage", "trade"),
    "over": ("end",),
}
"""By kind of decision, the chapters of the rules shown."""
BESIDE = {
    "slash": "table-menu-find",
    "d": "table-menu-reach",
    "h": "table-menu-hint",
    "o": "table-menu-seats",
    "ctrl+r": "table-help-redo",
    "f2": "home-key-settings",
    "f4": "table-other-language",
}
"""Keys that stand in no line of keys, with the message that says what they do."""
KEYS = 9  # cells of the column of keys


class HelpPage(Page):
    """`below` is the page one came from."""

    def __init__(self, view: View, below: Page, always: Sequence[Key]) -> None:
        super().__init__(view)
        self.below = below
        self.always = always
        self.first = 0
        self._most = 0

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-help-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [
            Key("escape", self.view.say("table-key-close"), Close),
            Key("question_mark", "", Close),
            Key("up", "", lambda: self._scroll(-1)),
            Key("down", "", lambda: self._scroll(1)),
            Key("pageup", "", lambda: self._scroll(-10)),
            Key("pagedown", "", lambda: self._scroll(10)),
            Key("space", "", lambda: self._scroll(10)),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = width - 2
        lines = [*self._keys(inner), *self._rules(inner)]
        self._most = max(0, len(lines) - height)
        self.first = min(self.first, self._most)
        edge = blank(1)
        return [Strip.join([edge, strip, edge]) for strip in lines[self.first : self.first + height]]

    def _scroll(self, by: int) -> Result:
        self.first = max(0, min(self.first + by, self._most))
        return None

    def _keys(self, width: int) -> list[Strip]:
        say = self.view.say
        here = [self._key(width, key) for key in shown(self.below.keys())]
        always = [self._key(width, key) for key in self.always if key.label]
        seats = say.number(len(self.view.game.state.seats))
        more = [
            self._row(width, f"{say.number(1)}–{seats}", say("table-help-digits")),
            self._row(width, say.number(0), say("table-help-bank")),
            self._row(width, "← ↑ ↓ →", say("table-help-arrows")),
            *(self._row(width, self.view.say.keymap.cap(key), say(text)) for key, text in BESIDE.items()),
            self._row(width, "Tab", say("table-help-focus")),
            self._row(width, "Ctrl+P", say("table-help-commands")),
            self._row(width, "Ctrl+C", say("table-help-leave")),
        ]
        first, second = say("table-help-keys"), say("table-help-always")
        return [heading(width, first, fg=GOLD), *here, heading(width, second, fg=GOLD), *always, *more]

    def _key(self, width: int, key: Key) -> Strip:
        text = f"{key.label} – {key.reason}" if key.reason else key.label
        shown = key.cap or self.view.say.keymap.cap(key.name)
        return self._row(width, shown, text, dim=bool(key.reason))

    @staticmethod
    def _row(width: int, key: str, text: str, dim: bool = False) -> Strip:
        spans = [Span(pad(key, KEYS, "right") + "  ", style(GOLD, bold=True)), Span(text, style(DIM if dim else TEXT))]
        return line(width, spans)

    def _rules(self, width: int) -> list[Strip]:
        decision = self.view.sitting.decision()
        topics = ("jail",) if decision.data.get("in_jail") else TOPICS.get(decision.kind, ("turn",))
        game = self.view.game
        return chapters(self.view.say, topics, game.board, game.options, width)
