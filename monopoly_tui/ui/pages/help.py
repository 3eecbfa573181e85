"""Help for the screen one came from: what its keys do, and the rules that matter there."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial

from monopoly_tui.text.speaker import TONGUES
from monopoly_tui.ui.chapters import chapters
from monopoly_tui.ui.draw import blank, heading
from monopoly_tui.ui.key_line import shown
from monopoly_tui.ui.key_rows import key_rows
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Close, Key, Page, View
from monopoly_tui.ui.palette import GOLD
from monopoly_tui.ui.scroll import Scroll
from monopoly_tui.ui.strip import Strip

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
}
"""Keys that stand in no line of keys, with the message that says what they do."""


class HelpPage(Page):
    """`below` is the page one came from."""

    def __init__(self, view: View, below: Page, always: Sequence[Key]) -> None:
        super().__init__(view)
        self.below = below
        self.always = always
        self.scroll = Scroll()

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-help-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        move, room = self.scroll.move, self.scroll.room
        return [
            Key("escape", self.view.say("table-key-close"), Close),
            Key("question_mark", "", Close),
            Key("space", "", partial(move, room)),
            *moving(move, room, self.scroll.most),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = width - 2
        lines = [*self._keys(inner), *self._rules(inner)]
        edge = blank(1)
        return [Strip.join([edge, strip, edge]) for strip in self.scroll.seen(lines, height)]

    def _keys(self, width: int) -> list[Strip]:
        say = self.view.say
        out = [heading(width, say("table-help-keys"), fg=GOLD)]
        for key in shown(self.below.keys()):
            out += self._key(width, key)
        out.append(heading(width, say("table-help-always"), fg=GOLD))
        taken = {key.name for key in self.below.keys()}  # noqa: SIM118, not a mapping
        for key in shown(self.always):
            out += [] if key.name in taken else self._key(width, key)
        for cap, text in self._beside(taken):
            out += key_rows(width, cap, text)
        return out

    def _beside(self, taken: Set[str]) -> list[tuple[str, str]]:
        """Keys that stand in no line of keys, and what they do; without those that the page has taken for itself."""
        say, seats = self.view.say, len(self.view.game.state.seats)
        digits = [(f"{say.number(1)}–{say.number(seats)}", say("table-help-digits"))]
        arrows = [("← ↑ ↓ →", say("table-help-arrows"))]
        return [
            *(digits if taken.isdisjoint("12345678") else []),
            *([(say.number(0), say("table-help-bank"))] if "0" not in taken else []),
            *(arrows if "up" not in taken else []),
            *((say.keymap.cap(key), say(text)) for key, text in BESIDE.items() if key not in taken),
            (say.keymap.cap("f4"), TONGUES[say.other].name),
            ("Tab", say("table-help-focus")),
            ("Ctrl+P", say("table-help-commands")),
            ("Ctrl+C", say("table-help-leave")),
        ]

    def _key(self, width: int, key: Key) -> list[Strip]:
        text = f"{key.label} – {key.reason}" if key.reason else key.label
        return key_rows(width, key.cap or self.view.say.keymap.cap(key.name), text, dim=bool(key.reason))

    def _rules(self, width: int) -> list[Strip]:
        decision = self.view.sitting.decision()
        topics = ("jail",) if decision.data.get("in_jail") else TOPICS.get(decision.kind, ("turn",))
        game = self.view.game
        return chapters(self.view.say, topics, game.board, game.options, width)
