"""The least there is to a screen: one cell that every key changes. What frames are measured against."""

from __future__ import annotations

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static


class LabelApp(App[None]):
    """Shows o and x in turn."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Static { width: 1; height: 1; }"

    def compose(self) -> ComposeResult:
        """One cell."""
        self.label = Static("o")
        self.crossed = False
        yield self.label

    def on_key(self, event: events.Key) -> None:
        """Another sign."""
        event.stop()
        self.crossed = not self.crossed
        self.label.update("x" if self.crossed else "o")


if __name__ == "__main__":
    LabelApp().run()
