"""Whether to take back more than one's own last step."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Accept
from monopoly_tui.rules.classic.events import OfferAccepted
from monopoly_tui.sitting import SeatChanged
from monopoly_tui.ui import log_view
from monopoly_tui.ui.draw import heading
from monopoly_tui.ui.page import Call, Close, Key, Page, View
from monopoly_tui.ui.palette import GROUND
from monopoly_tui.ui.strip import Strip


def needs_consent(act: Act | SeatChanged) -> bool:
    """Whether taking this back concerns somebody beside the one who did it."""
    return isinstance(act, Accept)


class UndoPage(Page):
    """Y takes back the last `count` acts; every other answer keeps them."""

    def __init__(self, view: View, count: int) -> None:
        super().__init__(view)
        self.count = count

    def sentence(self) -> str:
        """See Page."""
        act = self.view.sitting.can_undo()
        if self.count == 1 and isinstance(act, Accept):
            return self.view.say("table-undo-ask", names=self._traders(), what=self.view.tell.act(act))
        return self.view.say("table-undo-many", count=self.count)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.view.say
        return [
            Key("y", say("table-key-take-back"), lambda: Call("undo", self.count)),
            Key("n", say("table-key-keep"), Close),
            Key("enter", "", Close),
            Key("escape", "", Close),
        ]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        told = log_view.draw(self.view, width, height - 1)
        return [heading(width, self.view.say("table-log"), GROUND), *told]

    def _traders(self) -> list[str]:
        """Both sides of the trade agreed on last."""
        events = (entry.event for entry in reversed(self.view.sitting.log))
        last = next(event for event in events if isinstance(event, OfferAccepted))
        return [self.view.tell.seat(last.to), self.view.tell.seat(last.seat)]
