"""Bosses: the fight on a boss square (G7)."""

from __future__ import annotations

from typing import Any, Final

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.dice import Face, Throw, can_fall
from monopoly_tui.rules.gamer import powers
from monopoly_tui.rules.gamer.acts import Dice, Fight, PlayPower
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.events import BossPaid, Fought
from monopoly_tui.rules.gamer.step import Play, not_now

SYMBOL: Final = 5
"""What a symbol counts against a boss."""


def boss_die(board: Board) -> Throw:
    """The special die alone (G7)."""
    return (board.faces,)


def value(face: Face) -> int:
    """What a face of the special die counts against a boss (G7)."""
    return SYMBOL if isinstance(face, str) else face


def bonus(play: Play, hero: int) -> int:
    """What a hero's own ability adds to each boss roll (G9)."""
    who = play.board.heroes[hero]
    return who.amount if who.ability == "boss_bonus" else 0


class Encounter(powers.Moment):
    """`hero` has to fight the boss on top (G7). `stage`: "fight" to be said, then "die"; `extra` is what maces add."""

    effect = "boss_bonus"
    moment = "boss"
    __slots__ = ("extra", "stage")

    def __init__(self, hero: int) -> None:
        super().__init__(hero)
        self.stage = "fight"
        self.extra = 0

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if self.stage == "fight":
            boss = play.board.bosses[play.state.bosses[0]]
            return Decision(play.state.turn, "fight", {"boss": boss.id})
        return super().ask(play)

    def go_on(self, play: Play) -> Decision:
        """The special die falls."""
        return Decision(LUCK, "dice", {"dice": "special"})

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See SeatStep."""
        if play.decision().by == LUCK:
            right = isinstance(act, Dice) and can_fall(boss_die(play.board), act.roll)
            return None if right else Refusal("gamer-no-dice")
        if self.stage != "fight":
            return super().judge(play, act)
        if isinstance(act, PlayPower):
            return powers.check_any_time(play, play.state.turn, act)
        return None if isinstance(act, Fight) else not_now(act, "fight")

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, Dice):
            self._fought(play, act.roll[0])
        elif self.stage != "fight":
            super().answer(play, act)
        elif isinstance(act, PlayPower):
            powers.play_any_time(play, play.state.turn, act)
        else:
            self.stage = "die"

    def played(self, play: Play, amount: int) -> None:
        """The mace strengthens this roll."""
        self.extra += amount

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        if self.stage != "fight":
            return super().options(play)
        seat = play.state.turn
        return [{"by": seat, "do": Fight.do}, *powers.any_time_options(play, seat)]

    def _fought(self, play: Play, face: Face) -> None:
        """Won or lost, the boss goes under the pile."""
        play.pop()
        board, state = play.board, play.state
        boss = state.bosses.pop(0)
        state.bosses.append(boss)
        added = bonus(play, self.hero) + self.extra
        won = value(face) + added >= board.bosses[boss].strength
        state.last_roll = (face,)
        play.emit(Fought, self.hero, boss, face, added, won)
        if won:
            state.beaten[self.hero].append(boss)
            who = board.heroes[self.hero]
            if who.ability == "coin_a_boss":
                state.coins[self.hero] += who.amount
                play.emit(BossPaid, self.hero, who.amount, state.coins[self.hero])
