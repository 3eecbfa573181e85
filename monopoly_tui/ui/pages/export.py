"""In which form the game is written to a file. Writes nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.draw import Span, box, line
from monopoly_tui.ui.page import Call, Close, Key, Page
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import GOLD, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

WIDEST: Final = 60
FORMS: Final = {"m": "mono", "c": "csv", "s": "svg", "t": "text"}
"""By key: the formats of `monopoly export`."""


class ExportPage(Page):
    """A letter a format."""

    def __init__(self, table: AnyView) -> None:
        self.table = table

    def sentence(self) -> str:
        """See Page."""
        return self.table.say("table-export-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.table.say
        letters = [Key(key, form, partial(Call, "export", form)) for key, form in FORMS.items()]
        return [*letters, Key("escape", say("table-key-close"), Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner = min(width - 2, WIDEST)
        rows = [
            line(
                inner - 2,
                [
                    Span(f" {self.table.say.keymap.cap(key)}  ", style(GOLD, PANEL, bold=True)),
                    Span(self.table.say(f"table-export-{form}"), style(TEXT, PANEL)),
                ],
                (),
                style(None, PANEL),
            )
            for key, form in FORMS.items()
        ]
        return middle(box(inner, rows, self.table.say("table-export")), inner, width, height)
