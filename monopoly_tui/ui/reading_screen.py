"""One question before the first Persian game: the same sentence written in each way, and which one can be read.

It is written raw, past the writing that the answer settles. Knows no game and keeps nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from monopoly_tui.keymap import cap
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui import key_line
from monopoly_tui.ui.draw import Span, center, fit
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.page import Key
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, TEXT, style
from monopoly_tui.ui.panel import Panel
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import Writing

CHOICES: Final = {"1": "app", "2": "terminal", "escape": ""}
"""Who orders right-to-left text, by the key that says so; "" where neither can be read."""
KEYS: Final = {"1": "first", "2": "second", "escape": "english", "q": "quit"}
"""The keys of the last line, and what they are for."""


class ReadingScreen(Screen[str]):
    """Its result is one of `text.order.ORDERS`, or "". `hint` is a line on this terminal, if there is one to say."""

    CSS = f"""
    ReadingScreen {{ background: {GROUND}; }}
    ReadingScreen > Panel {{ width: 100%; height: 100%; }}
    """
    AUTO_FOCUS = ""

    def __init__(self, say: Speaker, answered: Callable[[str], None], hint: str = "") -> None:
        super().__init__()
        self.say = say
        self._answered = answered
        self._hint = hint
        self._note = ""
        self._hits: list[key_line.Hit] = []

    def compose(self) -> ComposeResult:
        """One part, drawn whole, as it is whatever the language."""
        self.all = Panel(self._draw, Writing(Speaker("en"), "off"), clicked=self._clicked)
        yield self.all

    async def on_key(self, event: events.Key) -> None:
        """The choices, and leaving; other keys say that they mean nothing."""
        event.stop()
        event.prevent_default()
        name = page_key(event.key, event.character)
        if name in CHOICES:
            self.answer(name)
        elif name == "q":
            await self.run_action("app.leave")
        else:
            self._note = self.say("reading-no-key", key=cap(name))
            self.all.redraw()

    def answer(self, name: str) -> None:
        """Take the choice of this key."""
        if self.is_current:
            self._answered(CHOICES[name])

    def _clicked(self, x: int, y: int) -> None:
        name = key_line.at(self._hits, x) if y == self.size.height - 1 else None
        if name is not None:
            self.app.simulate_key(name)

    def _draw(self, width: int, height: int) -> list[Strip]:
        from monopoly_tui.text.right_to_left import isolated, visual  # which costs, and English needs nothing of it

        plain, gold, dim = style(TEXT, GROUND, bold=True), style(GOLD, GROUND, bold=True), style(DIM, GROUND)
        sentence = self.say("reading-sample")
        rows = [
            [Span(self.say("reading-ask"), plain)],
            [],
            [Span("1   ", gold), Span(visual(sentence).text, plain)],
            [],
            [Span("2   ", gold), Span(isolated(sentence), plain)],
            [],
            [Span(self.say("reading-neither"), dim)],
            [Span(self._hint, dim)],
            [Span(self._note, gold)],
        ]
        above = max(0, (height - 1 - len(rows)) // 2)
        lines = fit([*[center(width, [])] * above, *(center(width, spans) for spans in rows)], width, height - 1)
        keys = [Key(name, self.say(f"reading-key-{what}"), lambda: None) for name, what in KEYS.items()]
        last, self._hits = key_line.draw(width, keys, ())
        return [*lines, last]
