"""Before the roll (RULES 3.1)."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.rules.classic.acts import Roll
from monopoly_tui.ui.page import Do, Key, Result
from monopoly_tui.ui.pages.question import Question


class RollPage(Question):
    """Space rolls; M and T first, if wanted."""

    def sentence(self) -> str:
        """See Page."""
        return self.view.say("table-roll-again" if self.view.game.state.doubles else "table-roll-ask", who=self.who)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("space", say("table-key-roll"), self._roll),
            self.manage_key(say("table-key-manage")),
            self.trade_key(),
        ]

    def _roll(self) -> Result:
        return Do((Roll(self.seat),))
