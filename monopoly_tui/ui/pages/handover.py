"""The card that passes the keyboard on: nothing else is seen until the next person has taken it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.ui.digest import since_last_turn
from monopoly_tui.ui.draw import Span, blank, box, center, line, wrap
from monopoly_tui.ui.page import Call, Close, Key, Page, View
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, GOLD, PANEL, SEATS, TEXT, mix, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 60
COUNTED: Final = frozenset({"space", "u", "q"})
"""Keys that are listened to."""


class HandoverPage(Page):
    """Space takes the seat, U gives the keyboard back to whoever had it."""

    covers = True

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view)
        self.seat = seat
        self.digest = since_last_turn(view, seat)

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("seats-pass-ask", who=self.view.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        refusal = self.view.sitting.check_undo()
        barrier = "" if refusal is None else self.view.tell.refusal(refusal)
        return [
            Key("space", say("seats-key-take", who=self.view.tell.seat(self.seat)), Close),
            Key("u", say("table-key-undo"), lambda: Call("undo"), barrier),
        ]

    def counts(self, name: str) -> bool:
        """See Page."""
        return name in COUNTED

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        ground = mix(PANEL, SEATS[self.seat].color, 0.25)
        fill, say = style(None, PANEL), self.view.say
        name = Span(f"{self.view.tell.seat(self.seat)} ", style("#ffffff", ground, bold=True))
        banner = [Span(" ", style(None, ground)), *mark(self.seat, ground), name]
        empty = blank(inner - 2, fill)
        rows = [empty, center(inner - 2, [Span(say("seats-pass"), style(DIM, PANEL))], fill), empty]
        rows += [center(inner - 2, banner, fill), empty]
        if self.digest:
            head, *told = self.digest
            rows.append(line(inner - 2, [Span("  " + head, style(GOLD, PANEL))], (), fill))
            for text in told:
                rows += [
                    line(inner - 2, [Span("  " + part, style(TEXT, PANEL))], (), fill) for part in wrap(text, inner - 6)
                ]
            rows.append(empty)
        return middle(box(inner, rows[: height - 2]), inner, width, height)
