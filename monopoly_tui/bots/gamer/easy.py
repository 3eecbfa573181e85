"""The easy bot of a race: it takes what comes into its head, but does not give up."""

from __future__ import annotations

from random import Random

from monopoly_tui.bots.gamer.bot import ONLY
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.gamer.acts import Leave
from monopoly_tui.rules.gamer.codec import read_act
from monopoly_tui.rules.gamer.step import Play


class Easy:
    """Any legal act, each as likely as the others."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.reason = ONLY

    def choose(self, play: Play, decision: Decision) -> Act:
        """See RaceBot."""
        options = [option for option in play.legal() if option["do"] != Leave.do]
        self.reason = Reason("race-why-easy") if len(options) > 1 else ONLY
        return read_act(self.random.choice(options))
