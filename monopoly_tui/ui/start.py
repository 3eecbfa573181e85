"""Starts the program on the screen: at its first page, in the lobby, at a game, before a record. Knows no rule."""

from __future__ import annotations

import os
from typing import Any, Final, Unpack

from textual.pilot import Pilot

from monopoly_tui.playback import Playback
from monopoly_tui.settings import Settings, Wishes
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.order import order_of
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.farewell import exit_code, say_farewell
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing

INTERRUPTED: Final = 130
PICTURE: Final = (120, 40)
"""Cells of a picture that is written to a file."""


def run_game(sitting: Sitting, say: Speaker, settings: Settings, **wishes: Unpack[Wishes]) -> int:
    """Play a game that is open, until it is left; the exit code. The caller closes the sitting."""
    return _run(_made(say, settings, sitting=sitting, **wishes))


def picture(playback: Playback, say: Speaker, settings: Settings) -> str:
    """A record's table, where one looks, as an SVG picture; nothing is shown. Raises what went wrong inside."""
    app = _made(say, settings, playback=playback)
    app.writing.order = "terminal"  # whatever shows the picture puts letters in order by itself
    drawn: list[str] = []

    async def shoot(pilot: Pilot[Any]) -> None:
        await pilot.pause()
        drawn.append(app.svg())
        app.exit()

    app.run(headless=True, size=PICTURE, auto_pilot=shoot)
    if app.fault is not None:
        raise app.fault
    return drawn[0]


def run_replay(playback: Playback, say: Speaker, settings: Settings, **wishes: Unpack[Wishes]) -> int:
    """Watch a record until it is left; the exit code."""
    return _run(_made(say, settings, playback=playback, **wishes))


def run_home(say: Speaker, settings: Settings, **wishes: Unpack[Wishes]) -> int:
    """Begin at the first page; the exit code. Says where the game is saved that was played last."""
    return _run_and_close(_made(say, settings, home=True, **wishes))


def run_lobby(choices: dict[str, Any], say: Speaker, settings: Settings, **wishes: Unpack[Wishes]) -> int:
    """Choose a game and play it; the exit code. Says where the game is saved."""
    return _run_and_close(_made(say, settings, choices=choices, **wishes))


def _run_and_close(app: MonopolyApp) -> int:
    try:
        code = _run(app)
    finally:
        if app.sitting is not None:
            app.sitting.close()
            say_farewell(app.say, app.sitting)
    return code if app.sitting is None else exit_code(code, app.sitting)


def _made(say: Speaker, settings: Settings, **start: Any) -> MonopolyApp:
    """The program as somebody likes it; `start` are further arguments: the game, choices, what keeps settings."""
    writing = Writing(say, order_of(settings.bidi, os.environ))
    return MonopolyApp(**start, preferences=Preferences.of(settings), writing=writing, settings=settings)


def _run(app: MonopolyApp) -> int:
    """Run it; the exit code. Raises what went wrong inside."""
    for size in ("COLUMNS", "LINES"):
        os.environ.pop(size, None)  # the screen follows the window, whatever a shell has put there
    app.is_main = True
    app.run()
    if app.fault is not None:
        raise app.fault
    return app.return_code if app.return_code is not None else INTERRUPTED
