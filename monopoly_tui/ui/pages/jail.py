"""At the start of a turn in Jail: try, pay, or use a card (RULES 12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import PayFine, Roll, UseCard
from monopoly_tui.ui.page import Do, Key
from monopoly_tui.ui.pages.question import Question


class JailPage(Question):
    """Space tries for a double and costs nothing; P pays and rolls, C uses a card and rolls."""

    def sentence(self) -> str:
        """See Page."""
        play = self.view.game
        return self.view.say(
            "table-jail-ask", who=self.who, tries=play.state.jail_tries[self.seat], fine=play.board.fine
        )

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, play = self.view.say, self.view.game
        hand = play.state.cards[self.seat]
        card = UseCard(self.seat, hand[0] if hand else None)
        return [
            self._key("space", say("table-key-try"), Roll(self.seat)),
            self._key("p", say("table-key-fine", fine=play.board.fine), PayFine(self.seat), Roll(self.seat)),
            self._key("c", say("table-key-card"), card, Roll(self.seat)),
            self.manage_key(say("table-key-manage")),
            self.trade_key(),
        ]

    def _key(self, name: str, label: str, *acts: Act) -> Key:
        return Key(name, label, partial(Do, acts), self.view.why_not(self.view.game.check(acts[0])))
