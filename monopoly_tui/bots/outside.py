"""A seat that somebody else's program plays: asked in JSON, and never trusted. Starts no program itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from monopoly_tui.bots.fallback import Fallback
from monopoly_tui.bots.program import Gone, Late, Program
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.acts import Bid
from monopoly_tui.rules.classic.codec import describe, read_act
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.errors import BadAct

SECONDS: Final = 1.0
"""How long an answer may take."""
PLAYED: Final = Reason("bots-outside")
REASONS: Final = {fault: Reason(f"bots-outside-{fault}") for fault in ("late", "gone", "unreadable", "illegal")}
"""What can be wrong with an answer; another act is done instead."""


class Outside:
    """A bot behind a program. Where its answer is late, unreadable or not legal, Fallback answers.

    `faults` counts what was wrong. `players` are the names and kinds of all seats, for the program to read.
    """

    def __init__(self, program: Program, seat: int, players: Sequence[Mapping[str, Any]]) -> None:
        self.reason = PLAYED
        self.faults: Counter[str] = Counter()
        self._program = program
        self._seat = seat
        self._players = players
        self._fallback = Fallback()

    def choose(self, play: Play, decision: Decision) -> Act:
        """See Bot."""
        return self._ask(play) or self._fallback.choose(play, decision)

    def bid(self, play: Play, seat: int) -> int | None:
        """See Bot. A program that bids nothing now answers with a pass."""
        act = self._ask(play)
        return act.amount if isinstance(act, Bid) else None

    def watch(self, event: Event) -> None:
        """See Bot. The program is told nothing but the position."""

    def _ask(self, play: Play) -> Act | None:
        """The program's act, or None when there is none that is legal now."""
        question = {
            "seat": self._seat,
            "seconds": SECONDS,
            "rules": play.options.written(),
            "state": seen_state(play, self._seat, self._players),
        }
        try:
            answer = json.loads(self._program.ask(json.dumps(question).encode(), SECONDS))
            act = read_act({**answer, "by": self._seat})
        except Late:
            fault = "late"
        except Gone:
            fault = "gone"
        except (BadAct, ValueError, TypeError, RecursionError):  # no JSON, no object, no act
            fault = "unreadable"
        else:
            if play.check(act) is None:
                self.reason = PLAYED
                return act
            fault = "illegal"
        self.faults[fault] += 1
        self.reason = REASONS[fault]
        return None


def seen_state(play: Play, seat: int, players: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The state as the record has it and `seat` may see it: hidden balances are null, and only its own acts listed."""
    state = describe(play, players)
    if play.options.balances == "hidden":
        for other, player in enumerate(state["players"]):
            if other != seat:
                player["cash"] = player["worth"] = None
    state["legal"] = [act for act in state["legal"] if act["by"] == seat]
    return state
