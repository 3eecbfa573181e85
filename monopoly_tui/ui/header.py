"""The first line of the screen: board, round, who acts, the bank, whether all is saved. Draws only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.draw import Span, line, width_of
from monopoly_tui.ui.page import View
from monopoly_tui.ui.palette import DIM, GOLD, LOSS, PANEL, SEATS, TEXT, mix, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

GAP = Span("   ", style(None, PANEL))
GAP_LEAST = 2  # cells between who acts and what stands at the end


def draw(view: View, width: int, seat: int | None) -> Strip:
    """The line of the game with rounds and a bank. `seat` acts now."""
    say, state, rounds = view.say, view.game.state, view.game.options.rounds
    round_ = say("table-round-of", n=state.round, of=rounds) if rounds else say("table-round", n=state.round)
    return arranged(view, width, seat, round_, say("table-bank", houses=state.houses, hotels=state.hotels))


def arranged(view: AnyView, width: int, seat: int | None, round_: str, bank: str = "") -> Strip:
    """The line; what matters least is left out first where there is no room. `seat` acts now."""
    plain, dim = style(TEXT, PANEL, bold=True), style(DIM, PANEL)
    board = Span(view.say.named(view.game.board.name), plain)
    when, acting = Span(round_, dim), _acting(view, seat)
    brand = [Span(" ▟▙ ", style(GOLD, PANEL, bold=True)), Span("MONOPOLY  ", plain)]
    for brands, right in product((brand, [Span(" ", plain)]), _ends(view, bank)):
        left = [*brands, board, Span("  ", plain), when, GAP]
        if _size(left) + _size(acting) + _size(right) + GAP_LEAST <= width:
            return _spread(width, left, acting, right)
    return line(width, [Span(" ", plain), when, GAP], acting, style(None, PANEL))


def _acting(view: AnyView, seat: int | None) -> list[Span]:
    """Who is to act, on a ground of their colour."""
    if seat is None:
        return []
    ground = mix(PANEL, SEATS[seat].color, 0.30)
    who = Span(f"{view.tell.seat(seat)} ", style("#ffffff", ground, bold=True))
    return [Span(" ► ", style(SEATS[seat].color, ground, bold=True)), *mark(seat, ground), who]


def _ends(view: AnyView, bank: str) -> Sequence[list[Span]]:
    """What stands at the end, the longest first: the bank and whether all is saved, or why it is not."""
    why = view.sitting.fault
    if why is not None:
        told = view.say("table-not-saved-why", why=why), view.say("table-not-saved")
        return [[Span(f"{text} ", style(LOSS, PANEL, bold=True))] for text in told]
    saved = Span(view.say("table-saved") + " ", style(DIM, PANEL))
    return [[Span(bank, style(DIM, PANEL)), GAP, saved], [saved]] if bank else [[saved]]


def _spread(width: int, left: Sequence[Span], middle: Sequence[Span], right: Sequence[Span]) -> Strip:
    """`left` and `right` at the ends, `middle` as near to the middle as they let it."""
    start = min(max(_size(left), (width - _size(middle)) // 2), width - _size(right) - _size(middle))
    gap = Span(" " * (start - _size(left)), style(None, PANEL))
    return line(width, [*left, gap, *middle], right, style(None, PANEL))


def _size(spans: Sequence[Span]) -> int:
    return sum(width_of(span.text) for span in spans)
