"""What pages that narrow a list by what is typed have in common. Knows nothing of what is listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.draw import Span, blank, fit, line
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.name_field import NameField
from monopoly_tui.ui.page import Close, Key, Page, Result
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import CURSOR, GOLD, PANEL, TEXT, style
from monopoly_tui.ui.strip import Strip

ListedT = TypeVar("ListedT")


class NarrowingPage(Page, Generic[ListedT]):
    """What is typed narrows the list; the arrows choose, Enter takes what the cursor is on."""

    mark: ClassVar[str]
    """What stands before the text."""
    widest: ClassVar[int]
    """Cells of the list at most."""
    enter: ClassVar[str]
    """The message that says what Enter does."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self.field = NameField()
        self.place = 0

    def found(self) -> list[ListedT]:
        """What answers to the text, the best first."""
        raise NotImplementedError

    def take(self, listed: ListedT) -> Result:
        """What Enter does."""
        raise NotImplementedError

    def row(self, width: int, listed: ListedT, here: bool) -> Strip:
        """One line of the list."""
        raise NotImplementedError

    @property
    def wanted(self) -> str:
        """The text, as it is looked for."""
        return self.field.text.strip().casefold()

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.say
        return [
            Key("enter", say(self.enter), self._take, "" if self.found() else self.sentence()),
            Key("escape", say("table-key-close"), Close),
            *moving(self._move, 10, len(self.found())),
        ]

    def typed(self, key: str, character: str | None) -> bool:
        """See Page."""
        taken = self.field.take(key, character)
        self.place = 0 if taken else self.place
        return taken

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        inner, found = min(width - 2, self.widest), self.found()
        text = Span(self.field.text, style(TEXT, PANEL, bold=True))
        typed = [Span(f" {self.mark} ", style(GOLD, PANEL, bold=True)), text, Span("▏", style(CURSOR, PANEL))]
        head = [blank(inner), line(inner, typed, (), style(None, PANEL)), blank(inner)]
        room = max(1, height - len(head))
        first = max(0, min(self.place - room // 2, len(found) - room))
        rows = [self.row(inner, listed, listed is found[self.place]) for listed in found[first : first + room]]
        return middle([*head, *fit(rows, inner, room)], inner, width, height)  # the field stays in place

    def _move(self, by: int) -> Result:
        self.place = max(0, min(self.place + by, len(self.found()) - 1))
        return None

    def _take(self) -> Result:
        return self.take(self.found()[self.place])
