"""The first line of the screen: board, round, who acts, the bank, whether all is saved. Draws only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from monopoly_tui.ui.draw import Span, line, width_of
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import DIM, GOLD, LOSS, PANEL, SEATS, TEXT, mix, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

GAP = Span("   ", style(None, PANEL))
GAP_LEAST = 2  # cells between who acts and what stands at the end


def draw(view: View, width: int, seat: int | None) -> Strip:
    """The line; what matters least is left out first where there is no room. `seat` acts now."""
    say, game = view.say, view.game
    state, options = game.state, game.options
    plain, dim = style(TEXT, PANEL, bold=True), style(DIM, PANEL)
    board = Span(say.named(game.board.name), plain)
    if options.rounds:
        round_ = Span(say("table-round-of", n=state.round, of=options.rounds), dim)
    else:
        round_ = Span(say("table-round", n=state.round), dim)
    brand = [Span(" ▟▙ ", style(GOLD, PANEL, bold=True)), Span("MONOPOLY  ", plain)]
    acting = _acting(view, seat)
    bank = [Span(say("table-bank", houses=state.houses, hotels=state.hotels), dim), GAP]
    saved = _saved(view)
    for brands, banks in product((brand, [Span(" ", plain)]), (bank, [])):
        left = [*brands, board, Span("  ", plain), round_, GAP]
        right = [*banks, *saved]
        if _size(left) + _size(acting) + _size(right) + GAP_LEAST <= width:
            return _spread(width, left, acting, right)
    return line(width, [Span(" ", plain), round_, GAP], acting, style(None, PANEL))


def _acting(view: View, seat: int | None) -> list[Span]:
    """Who is to act, on a ground of their colour."""
    if seat is None:
        return []
    ground = mix(PANEL, SEATS[seat].color, 0.30)
    who = Span(f"{view.tell.seat(seat)} ", style("#ffffff", ground, bold=True))
    return [Span(" ► ", style(SEATS[seat].color, ground, bold=True)), *mark(seat, ground), who]


def _saved(view: View) -> list[Span]:
    if view.sitting.fault is not None:
        return [Span(view.say("table-not-saved") + " ", style(LOSS, PANEL, bold=True))]
    return [Span(view.say("table-saved") + " ", style(DIM, PANEL))]


def _spread(width: int, left: Sequence[Span], middle: Sequence[Span], right: Sequence[Span]) -> Strip:
    """`left` and `right` at the ends, `middle` as near to the middle as they let it."""
    start = min(max(_size(left), (width - _size(middle)) // 2), width - _size(right) - _size(middle))
    gap = Span(" " * (start - _size(left)), style(None, PANEL))
    return line(width, [*left, gap, *middle], right, style(None, PANEL))


def _size(spans: Sequence[Span]) -> int:
    return sum(width_of(span.text) for span in spans)
