"""Chapters of the rules as lines. Draws only."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.text.rulebook import chapter, title
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.draw import Span, blank, heading, line, pad, wrap
from monopoly_tui.ui.palette import DIM, GOLD, TEXT, style
from monopoly_tui.ui.strip import Strip

NUMBER = 5
"""Cells of a rule's number."""


def chapters(say: Speaker, topics: Sequence[str], board: Board, options: Options, width: int) -> list[Strip]:
    """The chapters, each under its heading, with the options filled in."""
    out: list[Strip] = []
    for topic in topics:
        out += [blank(width), heading(width, title(say, topic), fg=GOLD)]
        for paragraph in chapter(say, topic, board, options):
            for n, part in enumerate(wrap(paragraph.text, width - NUMBER)):
                number = pad("" if n else paragraph.number, NUMBER)
                out.append(line(width, [Span(number, style(DIM)), Span(part, style(TEXT))]))
    return out
