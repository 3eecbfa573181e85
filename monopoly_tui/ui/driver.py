"""The terminal while the program has it: told to leave letters in order, heard whatever it sends. Knows no screen."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from textual.driver import Driver

from monopoly_tui.text.order import in_multiplexer

if TYPE_CHECKING:
    from monopoly_tui.ui.writing import Writing

EXPLICIT: Final = "\x1b[8l"
"""What VTE understands and others pass over: text stands as it is written (ECMA-48, BDSM)."""
IMPLICIT: Final = "\x1b[8h"


def ordering(base: type[Driver], writing: Writing) -> type[Driver]:
    """A driver that takes the order over with the screen, if the program is to have it, and gives it back with it,
    however the program ends."""

    combining = in_multiplexer(os.environ)

    class Ordering(base):  # type: ignore[valid-type, misc]
        def write(self, data: str) -> None:
            """See Driver."""
            if combining and writing.order == "terminal":
                from monopoly_tui.ui.turning import open_at_the_edge  # which English needs nothing of

                data = open_at_the_edge(data, self._app.size.width)
            super().write(data)

        def start_application_mode(self) -> None:
            """See Driver; also after a pause."""
            super().start_application_mode()
            if writing.order == "app":
                ask(self, writing)

        def stop_application_mode(self) -> None:
            """See Driver; also before a pause, and when a fault ends the program."""
            if writing.order == "app":
                self.write(IMPLICIT)
            super().stop_application_mode()

        def run_input_thread(self) -> None:
            """See LinuxDriver. Bytes that are no text would end the program; they are dropped with what came along."""
            while True:
                try:
                    return super().run_input_thread()  # type: ignore[no-any-return]
                except UnicodeDecodeError:
                    continue

    return Ordering


def ask(driver: Driver, writing: Writing) -> None:
    """Ask the terminal for what the writing counts on now."""
    driver.write(EXPLICIT if writing.order == "app" else IMPLICIT)
    driver.flush()
