"""The picture of a trade: two sides, and what would change. Asks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monopoly_tui.ui import deed_row
from monopoly_tui.ui.draw import Span, beside, fit, line, pad, width_of
from monopoly_tui.ui.pages.exchange import Draft, Effect, effects
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, DIM, GAIN, GOLD, GROUND, HAIRLINE, LOSS, PANEL, RAISED, SEATS, TEXT, style
from monopoly_tui.ui.players_view import MASK
from monopoly_tui.ui.seats import mark, pill
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.ui.page import View

WIDEST: Final = 96
WIDE: Final = 72
FIGURES: Final = 14
"""Cells at least of a sum now and then."""
NAMES: Final = 12
"""Cells at least of a player's name before the sums."""
SETS: Final = (14, 28)
"""Cells for what changes in sets, in a narrow picture and in a wide one."""


@dataclass(frozen=True)
class Side:
    """One column: the deeds listed, the cursor's one if any, cash as text, whether keys go here."""

    deeds: Sequence[int]
    cursor: int | None
    cash: str
    focus: bool


class TradeView:
    """Where balances are hidden, cash and worth are told by how much they change: all look at one screen."""

    def __init__(self, view: View, draft: Draft) -> None:
        self.view, self.draft = view, draft
        self.play = view.game

    def draw(self, width: int, height: int, sides: tuple[Side, Side]) -> list[Strip]:
        """Both columns, and under them what changes."""
        inner = min(width, WIDEST)
        changes = self._changes(inner)
        cards = any(self.play.state.cards[seat] for seat in self.draft.sides() if seat is not None)
        longest = max(1, *(len(side.deeds) for side in sides))
        fixed = 2 + cards + len(changes)
        rows = max(1, min(longest, height - fixed - (height > fixed + longest + 2) * 2))
        left = (inner - 2) // 2
        widths = (left, inner - 2 - left)
        columns = [self._column(index, widths[index], rows, sides[index], cards) for index in (0, 1)]
        lines = beside((widths[0], columns[0]), (widths[1], columns[1]), gap=2)
        lines += changes
        return middle(lines, inner, width, height)

    def _column(self, index: int, width: int, rows: int, side: Side, cards: bool) -> list[Strip]:
        say, seat = self.view.say, self.draft.sides()[index]
        ground = RAISED if side.focus else PANEL
        if seat is None:
            head = line(width, [Span(" " + say("page-trade-nobody"), style(DIM, ground))], (), style(None, ground))
            return [head, *fit([], width, rows + 1 + cards)]
        name = say("page-trade-gives", who=self.view.tell.seat(seat))
        edge = Span("▌" if side.focus else " ", style(SEATS[seat].color, ground))
        head = line(
            width, [edge, *mark(seat, ground), Span(name, style(TEXT, ground, bold=True))], (), style(None, ground)
        )
        lines = [head, *fit(self._deeds(width, rows, side), width, rows), self._cash(width, side, index)]
        if cards:
            held = len(self.play.state.cards[seat])
            shown = say("page-trade-cards", given=self.draft.cards[index], held=held)
            look = style(TEXT if self.draft.cards[index] else DIM)
            lines.append(line(width, [Span("  " + say("page-trade-card"), look)], [Span(shown + " ", look)]))
        return lines

    def _deeds(self, width: int, rows: int, side: Side) -> list[Strip]:
        """The deeds from where the cursor is in sight; arrows at the ends say that there are more."""
        place = side.deeds.index(side.cursor) if side.cursor in side.deeds else 0
        first = max(0, min(place - rows // 2, len(side.deeds) - rows))
        seen = side.deeds[first : first + rows]
        if not seen:
            return [line(width, [Span("  " + self.view.say("page-trade-nothing"), style(DIM))])]
        more = {0: "↑" if first else "", len(seen) - 1: "↓" if first + rows < len(side.deeds) else ""}
        worth = 1 + max(width_of(self._worth(square)) for square in side.deeds)
        return [self._deed(width, square, side, worth, more.get(y, "")) for y, square in enumerate(seen)]

    def _worth(self, square: int) -> str:
        """The price of a deed, or why it is worth another sum or cannot be traded."""
        board, state, say = self.play.board, self.play.state, self.view.say
        if state.mortgaged[square] or self._is_built(square):
            return deed_row.built(state, square, say) or say("page-trade-built")
        return say.number(board.squares[square].price)

    def _is_built(self, square: int) -> bool:
        """Whether buildings anywhere in its set keep a deed where it is."""
        return any(self.play.state.buildings[mate] for mate in self.play.board.mates[square])

    def _deed(self, width: int, square: int, side: Side, worth: int, more: str) -> Strip:
        """`worth` is how many cells a price takes."""
        board, state, say = self.play.board, self.play.state, self.view.say
        chosen = square in self.draft.deeds
        here = side.focus and square == side.cursor
        bg = RAISED if here else GROUND
        tick = Span("[x] " if chosen else "[ ] ", style(GOLD if chosen else DIM, bg, bold=chosen))
        room = width - 1 - 4 - deed_row.TAG - 1 - worth - 1
        name = pad(deed_row.name(board, square, room, say), room)
        return line(
            width,
            [
                Span("▌" if here else " ", style(CURSOR, bg)),
                tick,
                deed_row.tag(board, square, faint=self._is_built(square), bg=bg),
                Span(" " + name, style(TEXT if chosen else DIM, bg, bold=chosen)),
            ],
            [
                Span(pad(self._worth(square), worth, "right"), style(LOSS if state.mortgaged[square] else DIM, bg)),
                Span(more or " ", style(TEXT, bg)),
            ],
            style(None, bg),
        )

    def _cash(self, width: int, side: Side, index: int) -> Strip:
        look = style(GOLD if self.draft.cash[index] or "▏" in side.cash else DIM, GROUND, bold=True)
        return line(width, [Span("  " + self.view.say("page-trade-cash"), look)], [Span(side.cash + " ", look)])

    def _changes(self, width: int) -> list[Strip]:
        """For both seats: cash, worth and sets, now and then; and the fees."""
        say, draft = self.view.say, self.draft
        if draft.to is None:
            return []
        both = effects(self.play, draft.seat, draft.to, *draft.bundles(self.play))
        texts = {effect.seat: self._figures(effect) for effect in both}
        longest, sets = max(width_of(text) for pair in texts.values() for text, _ in pair), SETS[width >= WIDE]
        gap = 2 if width - 2 * (longest + 2) - sets >= NAMES else 1
        figures = max(FIGURES, longest + gap)
        names = width - 2 * figures - sets
        titles = [say("page-trade-col-cash"), say("page-trade-col-worth")]
        head = Span(pad(" " + say("page-trade-changes"), names), style(DIM, GROUND, bold=True))
        columns = "".join(pad(title, figures, "right") for title in titles) + "  " + say("page-trade-col-sets")
        lines = [line(width, [Span("─" * width, style(HAIRLINE))]), line(width, [head, Span(columns, style(DIM))])]
        for effect in both:
            name = pad(self.view.tell.seat(effect.seat), names - 5)
            spans = [Span(" ", style(None)), *pill(effect.seat), Span(" " + name, style(TEXT))]
            spans += [Span(pad(text, figures, "right"), style(color)) for text, color in texts[effect.seat]]
            lines.append(line(width, [*spans, Span("  ", style(None)), *self._sets(effect)]))
        fees = [say("page-trade-fee", who=self.view.tell.seat(e.seat), fee=e.fee) for e in both if e.fee]
        if fees:
            lines.append(line(width, [Span(" " + say("page-trade-fees", fees=say.listed(fees)), style(LOSS))]))
        return lines

    def _figures(self, effect: Effect) -> list[tuple[str, str]]:
        """Cash and worth, now and then, each with its colour."""
        hidden = self.play.options.balances == "hidden"
        return [self._change(before, after, hidden) for before, after in (effect.cash, effect.worth)]

    def _sets(self, effect: Effect) -> list[Span]:
        """The sets made whole and broken, and how far the others are."""
        number = self.view.say.number
        spans = [Span(f"+{letter} ", style(GAIN, GROUND, bold=True)) for letter in effect.gained]
        spans += [Span(f"−{letter} ", style(LOSS, GROUND, bold=True)) for letter in effect.broken]
        return spans + [Span(f"{letter} {number(own)}/{number(of)} ", style(DIM)) for letter, own, of in effect.parts]

    def _change(self, before: int, after: int, hidden: bool) -> tuple[str, str]:
        """A figure now and then, or only by how much it changes."""
        number = self.view.say.number
        color = DIM if before == after else GAIN if after > before else LOSS
        if hidden:
            return (
                MASK if before == after else f"+{number(after - before)}" if after > before else number(after - before)
            ), color
        return (number(before) if before == after else f"{number(before)} → {number(after)}"), color
