"""The first line of a race: board, round, who acts, whether all is saved. Draws only."""

from __future__ import annotations

from monopoly_tui.ui.draw import Span, line
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import DIM, GOLD, LOSS, PANEL, SEATS, TEXT, mix, style
from monopoly_tui.ui.strip import Strip


def draw(view: RaceView, width: int) -> Strip:
    """The line."""
    say, seat = view.say, view.sitting.decision().by
    plain, dim = style(TEXT, PANEL, bold=True), style(DIM, PANEL)
    left = [
        Span(" ▟▙ ", style(GOLD, PANEL, bold=True)),
        Span(f"{say.named(view.game.board.name)}  ", plain),
        Span(say("race-round", round=view.game.state.round) + "   ", dim),
    ]
    if seat is not None:
        ground = mix(PANEL, SEATS[seat].color, 0.30)
        left += [
            Span(f" ► {SEATS[seat].shape} ", style(SEATS[seat].color, ground, bold=True)),
            Span(f"{view.tell.seat(seat)} ", style("#ffffff", ground, bold=True)),
        ]
    unsaved = view.sitting.fault is not None
    right = Span(say("table-not-saved" if unsaved else "table-saved") + " ", style(LOSS if unsaved else DIM, PANEL))
    return line(width, left, [right], style(None, PANEL))
