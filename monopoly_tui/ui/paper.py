"""A Chance or Chest card that was drawn, as a slip of paper. Draws only."""

from __future__ import annotations

from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.draw import Span, center, line, wrap
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import GROUND, INK, PAPER, ink, style
from monopoly_tui.ui.strip import Strip

COLORS = {"chance": "#f2953c", "chest": "#4d9de0"}


def draw(view: View, drawn: CardDrawn, width: int, height: int) -> list[Strip]:
    """The card in at most `height` lines: its deck, and its text in the middle."""
    color = COLORS[drawn.deck]
    paper = style(None, PAPER)
    title = style(ink(color), color, bold=True)
    head = [
        line(width, [Span("▄" * width, style(color, GROUND))]),
        center(width, [Span(view.say(f"table-deck-{drawn.deck}"), title)], style(None, color)),
    ]
    text = wrap(view.tell.card(drawn.card), width - 2)[: max(1, height - 3)]
    room = max(len(text), min(height - 3, len(text) + 2))
    before = (room - len(text)) // 2
    body = [center(width, [Span(words, style(INK, PAPER, bold=True))], paper) for words in text]
    empty = line(width, [], (), paper)
    filled = [*[empty] * before, *body, *[empty] * (room - before - len(text))]
    return [*head, *filled, line(width, [Span("▀" * width, style(PAPER, GROUND))])][:height]
