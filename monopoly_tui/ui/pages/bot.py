"""While a bot plays: the table, or what the bot is asked, and the keys that hurry, halt and question it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.bot_keys import bot_keys
from monopoly_tui.ui.page import Key, Page, View
from monopoly_tui.ui.strip import Strip

COUNTED: Final = frozenset({"space", "f", "w", "right", "plus", "minus", "y", "q", "escape"})
"""Keys that are listened to while bots do not wait; all others are dropped, as typed too early."""


class BotPage(Page):
    """`asked` is the page a person would be asked with; it is drawn, but its keys mean nothing."""

    at_once = True

    def __init__(self, view: View, asked: Page) -> None:
        super().__init__(view)
        self.asked = asked
        self.shows_table = asked.shows_table

    def sentence(self) -> str:
        """See Page."""
        say, by = self.view.say, self.view.sitting.decision().by
        if self.view.bots_wait and not self.view.people_left:
            return say("seats-alone")
        who = self.view.tell.party(by)
        if self.view.bots_wait:
            return say("seats-waiting", who=who)
        return say("seats-bidding") if by is None else say("seats-playing", who=who)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return bot_keys(self.view.say, waits=self.view.bots_wait, people_left=self.view.people_left)

    def subject(self) -> int | CardDrawn | None:
        """See Page."""
        return self.asked.subject()

    def counts(self, name: str) -> bool:
        """See Page."""
        return self.view.bots_wait or name in COUNTED

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return self.asked.draw(width, height)
