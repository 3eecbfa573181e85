"""The table of stories: how a game of each ruleset is told in plain lines. Each is imported when one is told."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from monopoly_tui.playback import Watched
from monopoly_tui.text.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Story:
    """A game to be told. `told` is the log from an entry on; `worths` has what the game ranks by, round by round.

    `masked`: whether it still hides something.
    """

    title: str
    names: Sequence[str]
    told: Callable[[int], Iterable[str]]
    standing: Callable[[], Iterable[str]]
    worths: Sequence[Sequence[int | str]]
    masked: bool = False

    def whole(self) -> str:
        """The game from its first line to how it stands."""
        return "\n".join([self.title, "", *self.told(0), "", *self.standing(), ""])

    def table(self) -> str:
        """Worth by round as comma-separated values."""
        out = io.StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(["round", *self.names])
        rows.writerows([number, *row] for number, row in enumerate(self.worths, 1))
        return out.getvalue()


def _classic(sitting: Watched, say: Speaker) -> Story:
    from monopoly_tui.rules.classic.ending import hides_balances
    from monopoly_tui.ui import story
    from monopoly_tui.ui.page import View

    view = View(sitting, say)
    return Story(
        title_of(sitting, say),
        view.tell.players,
        partial(story.told, view),
        partial(story.standing, view),
        story.worths(view),
        hides_balances(view.game),
    )


def _gamer(sitting: Watched, say: Speaker) -> Story:
    from monopoly_tui.ui.gamer import story
    from monopoly_tui.ui.gamer.view import RaceView

    view = RaceView(sitting, say)
    return Story(
        title_of(sitting, say),
        view.tell.players,
        partial(story.told, view),
        partial(story.standing, view),
        sitting.worths,
    )


def title_of(sitting: Watched, say: Speaker) -> str:
    """What a game is called: its title, or else its board."""
    return sitting.title or say.named(sitting.board.name)


STORIES: Final[Mapping[str, Callable[[Watched, Speaker], Story]]] = {"classic": _classic, "gamer": _gamer}
"""By the name of a ruleset."""


def story_of(sitting: Watched, say: Speaker) -> Story:
    """How a game is told."""
    return STORIES[sitting.ruleset.name](sitting, say)
