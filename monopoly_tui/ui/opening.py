"""Opening a saved game from the screen, and why it cannot be opened, in a sentence. Knows no page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from monopoly_tui.record.fault import BadRecord, BoardChanged
from monopoly_tui.sitting import Busy, Diverged
from monopoly_tui.text.speaker import Speaker


def opened(say: Speaker, path: Path, open_: Callable[[Path], None]) -> str:
    """Open it; why it cannot be opened, or nothing."""
    try:
        open_(path)
    except (BoardChanged, Diverged):
        return say("home-changed", id=path.stem)
    except Busy:
        return say("home-busy", file=path.name)
    except BadRecord as bad:
        return say("home-cannot-open", file=path.name, why=say(bad.refusal.reason, **bad.refusal.data))
    except OSError as error:
        return say("home-cannot-open", file=path.name, why=error.strerror or "?")
    return ""
