"""The terminal while the program has it: asked to leave the order of letters to the program. Knows no screen."""

from __future__ import annotations

from typing import Final

from textual.driver import Driver

EXPLICIT: Final = "\x1b[8l"
"""What VTE understands and others pass over: text stands as it is written (ECMA-48, BDSM)."""
IMPLICIT: Final = "\x1b[8h"


def ordering(base: type[Driver]) -> type[Driver]:
    """A driver that takes the order over with the screen, and gives it back with it, however the program ends."""

    class Ordering(base):  # type: ignore[valid-type, misc]
        def start_application_mode(self) -> None:
            """See Driver; also after a pause."""
            super().start_application_mode()
            self.write(EXPLICIT)
            self.flush()

        def stop_application_mode(self) -> None:
            """See Driver; also before a pause, and when a fault ends the program."""
            self.write(IMPLICIT)
            super().stop_application_mode()

    return Ordering
