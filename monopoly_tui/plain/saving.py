"""Whether a plain game is on disk, told when that changes. Knows no stream."""

from __future__ import annotations

from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker


class Saving:
    """Remembers what was told last, so that each trouble is told once."""

    def __init__(self, sitting: Sitting, say: Speaker) -> None:
        self.sitting, self.say = sitting, say
        self._told: str | None = None

    def news(self) -> list[str]:
        """A line when saving has begun to fail, with the reason, and one when it works again."""
        fault = self.sitting.fault
        if fault == self._told:
            return []
        self._told = fault
        return [self.say("plain-saved-again") if fault is None else self.say("plain-not-saved", why=fault)]
