"""One question before the first Persian game: the same sentence written in each way, and which one can be read.

It is written raw, past the writing that the answer settles. Knows no game and keeps nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.draw import Span, center, fit
from monopoly_tui.ui.keys import page_key
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, TEXT, style
from monopoly_tui.ui.panel import Panel
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import Writing

CHOICES: Final = {"1": "app", "2": "terminal", "escape": ""}
"""Who orders right-to-left text, by the key that says so; "" where neither can be read."""


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

    def compose(self) -> ComposeResult:
        """One part, drawn whole, as it is whatever the language."""
        yield Panel(self._draw, Writing(Speaker("en"), "off"))

    def on_key(self, event: events.Key) -> None:
        """Only the choices mean something."""
        event.stop()
        event.prevent_default()
        choice = CHOICES.get(page_key(event.key, event.character))
        if choice is not None and self.is_current:
            self._answered(choice)

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
        ]
        above = max(0, (height - len(rows)) // 2)
        return fit([*[center(width, [])] * above, *(center(width, spans) for spans in rows)], width, height)
