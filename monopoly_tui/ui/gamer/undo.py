"""Taking back what concerned another player: only when that player says yes."""

from __future__ import annotations

from collections.abc import Sequence

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.gamer.acts import PlayPower, Skip
from monopoly_tui.ui.gamer.questions import RacePage
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Call, Close, Key


def needs_consent(race: RaceView, act: Act) -> bool:
    """Whether another player took part: an ambush, or its victim's answer."""
    if not isinstance(act, PlayPower | Skip):
        return False
    return act.by != race.game.state.turn or (isinstance(act, PlayPower) and act.hero is not None)


class UndoPage(RacePage):
    """Y takes it back."""

    def __init__(self, race: RaceView, act: Act) -> None:
        super().__init__(race)
        self.act = act

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-ask-undo", what=self.race.tell.took_back(self.act))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.race.say
        return [
            Key("y", say("race-key-agree"), lambda: Call("undo", "agreed")),
            Key("n", say("table-key-stay"), Close),
            Key("escape", "", Close),
        ]
