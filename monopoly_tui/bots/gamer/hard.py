"""The hard bot of a race: it looks at all that may come of each choice in this turn, and how that leads to the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from monopoly_tui.bots.gamer.bot import ONLY
from monopoly_tui.bots.gamer.outlook import Outlook
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.dice import Face, Throw
from monopoly_tui.rules.gamer.acts import Buy, Dice, Leave, PlayPower
from monopoly_tui.rules.gamer.bosses import boss_die, value
from monopoly_tui.rules.gamer.codec import read_act
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.rules.gamer.turn import both_dice

EVEN: Final = 0.05
"""Points by which choices may differ and still be as good as each other."""


class Hard:
    """Sees every fall of the dice in this turn, the best answer to each, and the points expected then."""

    def __init__(self) -> None:
        self.reason = ONLY

    def choose(self, play: Play, decision: Decision) -> Act:
        """See RaceBot."""
        seat = decision.by
        assert seat is not None, "a bot is asked"
        acts = [read_act(option) for option in play.legal() if option["do"] != Leave.do]
        if len(acts) == 1:
            self.reason = ONLY
            return acts[0]
        foresight = Foresight(seat, (play.state.round, play.state.turn), Outlook(play.board, play.options.laps))
        leads = [foresight.lead_after(play, act) for act in acts]
        best = leads.index(max(leads))
        gain = leads[best] - max(lead for place, lead in enumerate(leads) if place != best)
        self.reason = Reason("race-why-even") if gain < EVEN else Reason("race-why-ahead", {"gain": round(gain, 1)})
        return acts[best]


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a `seat` expects of its acts in one turn, which is told by round and seat."""

    seat: int
    turn: tuple[int, int]
    outlook: Outlook

    def lead_after(self, play: Play, act: Act) -> float:
        """The points by which the seat may expect to lead in the end, once an act is done and the turn played well."""
        twin = play.unwatched()
        twin.answer(act)
        decision = twin.decision()
        if decision.kind in ("over", "draw", "end", "hero") or (twin.state.round, twin.state.turn) != self.turn:
            return self.lead(twin)
        if decision.by == LUCK:
            dice = both_dice(twin.board) if decision.data["dice"] == "both" else boss_die(twin.board)
            return sum([likely * self.lead_after(twin, Dice(LUCK, roll)) for roll, likely in rolls(dice)])
        leads = [self.lead_after(twin, answer) for answer in answers(twin, decision)]
        return max(leads) if decision.by == self.seat else min(leads)

    def lead(self, play: Play) -> float:
        """By how many points the seat may expect to end before the best of the others."""
        points = self.outlook.points(play)
        return points[self.seat] - max([worth for seat, worth in enumerate(points) if seat != self.seat])


def answers(play: Play, decision: Decision) -> list[Act]:
    """The acts that are looked at further on: a power-up in its moment, or a purse that a deed wants."""
    acts = [read_act(option) for option in play.legal() if option["do"] != Leave.do]
    plain = [act for act in acts if not isinstance(act, PlayPower)]
    if decision.kind == "buy" and not any(isinstance(act, Buy) for act in plain):
        return [act for act in acts if not isinstance(act, PlayPower) or act.hero is None]
    return acts if decision.kind == "power" else plain


@cache
def rolls(dice: Throw) -> list[tuple[tuple[Face, ...], float]]:
    """A roll for each thing that dice can do, with how likely it is: by the steps of two, by the value of one."""
    alike: dict[int, list[tuple[Face, ...]]] = {}
    for roll in product(*dice):
        does = value(roll[0]) if len(roll) == 1 else sum(face for face in roll if isinstance(face, int))
        alike.setdefault(does, []).append(roll)
    count = sum(map(len, alike.values()))
    return [(same[0], len(same) / count) for same in alike.values()]
