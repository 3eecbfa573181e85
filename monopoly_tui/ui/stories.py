"""The table of stories: how a game of each ruleset is told in plain lines. Each is imported when one is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Story:
    """A game to be told. `told` is the log from an entry on; `masked` is whether it still hides something."""

    told: Callable[[int], Iterable[str]]
    standing: Callable[[], Iterable[str]]
    whole: Callable[[], str]
    table: Callable[[], str]
    masked: bool


def _classic(sitting: Sitting, say: Speaker) -> Story:
    from monopoly_tui.ui import story
    from monopoly_tui.ui.page import View

    view = View(sitting, say)
    return Story(
        lambda start: story.told(view, start),
        lambda: story.standing(view),
        lambda: story.whole(view),
        lambda: story.table(view),
        story.is_masked(view),
    )


def _gamer(sitting: Sitting, say: Speaker) -> Story:
    from monopoly_tui.ui.gamer import story
    from monopoly_tui.ui.gamer.view import RaceView

    view = RaceView(sitting, say)
    return Story(
        lambda start: story.told(view, start),
        lambda: story.standing(view),
        lambda: story.whole(view),
        lambda: story.table(view),
        masked=False,
    )


STORIES: Final[Mapping[str, Callable[[Sitting, Speaker], Story]]] = {"classic": _classic, "gamer": _gamer}
"""By the name of a ruleset."""


def story_of(sitting: Sitting, say: Speaker) -> Story:
    """How a game is told."""
    return STORIES[sitting.ruleset.name](sitting, say)
