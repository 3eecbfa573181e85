"""What the signs of a race mean, as the board shows them."""

from __future__ import annotations

from monopoly_tui.ui.draw import heading
from monopoly_tui.ui.gamer.dice_view import SYMBOLS
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.key_rows import key_rows
from monopoly_tui.ui.palette import GOLD
from monopoly_tui.ui.strip import Strip


def legend(race: RaceView, width: int) -> list[Strip]:
    """A heading, and a row or more for each sign."""
    say = race.say
    signs = {
        "free": f"{race.coins(3)} {race.points(2)}",
        "owned": f"▸{race.coins(2)} {race.points(2)}",
        "boss": say("race-strength", strength=3),
        "lap": say("race-lap", lap=1, laps=3),
        "home": "⌂",
        "first": "►",
        "star": SYMBOLS["star"][0],
        "pomegranate": SYMBOLS["pomegranate"][0],
    }
    rows = [row for what, sign in signs.items() for row in key_rows(width, sign, say(f"race-sign-{what}"))]
    return [heading(width, say("race-signs"), fg=GOLD), *rows]
