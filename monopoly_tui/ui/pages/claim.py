"""Which of several waiting rents is claimed (RULES 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.classic.acts import Claim
from monopoly_tui.rules.classic.state import WaitingRent
from monopoly_tui.ui.draw import Span, box, line
from monopoly_tui.ui.page import Close, Do, Key, Page, Result
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import GOLD, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

WIDEST = 60
MOST = 9


def claim(rent: WaitingRent) -> Result:
    """The owner takes the rent."""
    return Do((Claim(rent.owner, rent.square),))


class ClaimPage(Page):
    """A digit picks a line."""

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-claim-ask")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        rents = self.view.game.state.rents[:MOST]
        digits = [Key(str(n), "", partial(claim, rent)) for n, rent in enumerate(rents, 1)]
        return [Key("escape", self.view.say("table-key-close"), Close), *digits]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        say, tell, inner = self.view.say, self.view.tell, min(width - 2, WIDEST)
        rows = []
        for number, rent in enumerate(self.view.game.state.rents[:MOST], 1):
            words = say(
                "table-claim-line",
                to=tell.seat(rent.owner),
                who=tell.seat(rent.payer),
                amount=rent.amount,
                square=tell.deed(rent.square),
            )
            spans = [Span(f" {say.number(number)}  ", style(GOLD, PANEL, bold=True)), Span(words, style(TEXT, PANEL))]
            rows.append(line(inner - 2, spans, (), style(None, PANEL)))
        return middle(box(inner, rows, say("table-key-claims")), inner, width, height)
