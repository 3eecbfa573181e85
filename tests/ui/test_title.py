"""The name of the terminal's window: whose turn it is, written once, and given back at the end."""

from typing import cast

from textual.driver import Driver

from monopoly_tui.ui.title import WindowTitle


class Terminal:
    """Keeps what is written to it."""

    def __init__(self) -> None:
        self.written = ""

    def write(self, data: str) -> None:
        self.written += data

    def flush(self) -> None:
        self.written += "|"


def test_the_name_is_written_when_it_changes_and_given_back_once() -> None:
    terminal = Terminal()
    title = WindowTitle(cast(Driver, terminal))
    title.give_back()
    assert terminal.written == ""
    for name in ("Sara", "Sara", "Ali\x1b]0;x\x07"):
        title.show(name)
    title.give_back()
    title.give_back()
    assert terminal.written == "\x1b[22;0t\x1b]0;Sara\x07|\x1b]0;Ali]0;x\x07|\x1b[23;0t|"
