"""The card that passes the keyboard on: nothing else is seen until the next person has taken it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.draw import Span, blank, box, center, line, wrap
from monopoly_tui.ui.page import Call, Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import DIM, GOLD, PANEL, SEATS, TEXT, mix, style
from monopoly_tui.ui.seats import mark
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 60
COUNTED: Final = frozenset({"space", "u", "q"})
"""Keys that are listened to."""


class HandoverPage(Page):
    """Space takes the seat, U gives the keyboard back to whoever had it. `digest` tells what happened meanwhile."""

    covers = True

    def __init__(self, table: AnyView, seat: int, digest: Sequence[str]) -> None:
        self.table = table
        self.seat = seat
        self.digest = digest

    def sentence(self) -> str:
        """See Page."""
        return self.table.say("seats-pass-ask", who=self.table.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.table.say
        barrier = self.table.why_not(self.table.sitting.check_undo())
        return [
            Key("space", say("seats-key-take", who=self.table.tell.seat(self.seat)), Close),
            Key("u", say("table-key-undo"), lambda: Call("undo"), barrier),
        ]

    def counts(self, name: str) -> bool:
        """See Page."""
        return name in COUNTED

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        ground = mix(PANEL, SEATS[self.seat].color, 0.25)
        fill, say = style(None, PANEL), self.table.say
        name = Span(f"{self.table.tell.seat(self.seat)} ", style("#ffffff", ground, bold=True))
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
