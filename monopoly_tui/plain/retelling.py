"""A record told in plain lines, of whichever game. Plays nothing."""

from __future__ import annotations

from collections.abc import Iterator

from monopoly_tui.playback import Playback
from monopoly_tui.text.aloud import aloud
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.stories import story_of


def retold(playback: Playback, say: Speaker) -> Iterator[str]:
    """A record from where one looks to its end, and how it stands there."""
    start = playback.since
    story = story_of(playback.at_the_end(), say)
    for line in (*story.told(start), *story.standing()):
        yield aloud(say, line)
