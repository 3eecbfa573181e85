"""While a bot plays: the table, or what the bot is asked, and the keys that hurry, halt and question it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from textual.strip import Strip

from monopoly_tui.rules.classic.events import CardDrawn
from monopoly_tui.ui.page import Call, Key, Page, View

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
        say, waits = self.view.say, self.view.bots_wait
        keys = [
            self._key("space", say("seats-key-finish"), "finish"),
            self._key("f", say("seats-key-skip" if self.view.people_left else "seats-key-to-end"), "skip"),
            self._key("w", say("seats-key-go-on" if waits else "seats-key-wait"), "wait"),
            self._key("y", say("seats-key-why"), "why"),
            Key("plus", say("seats-key-speed"), partial(Call, "faster"), cap="+−"),
            self._key("minus", "", "slower"),
        ]
        if waits:
            keys.insert(0, self._key("right", say("seats-key-step"), "step"))
        return keys

    def subject(self) -> int | CardDrawn | None:
        """See Page."""
        return self.asked.subject()

    def counts(self, name: str) -> bool:
        """See Page."""
        return self.view.bots_wait or name in COUNTED

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return self.asked.draw(width, height)

    @staticmethod
    def _key(name: str, label: str, call: str) -> Key:
        return Key(name, label, partial(Call, call))
