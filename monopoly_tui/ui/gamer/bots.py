"""The bots of one race: made for their seats and asked one at a time. Knows no screen and no clock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act
from monopoly_tui.playback import Watched
from monopoly_tui.record.header import LEVELS, read_seed


class RaceSeats:
    """Answers for the bots' seats. Their chance is that of the seed, the seat and how far the race has come."""

    def __init__(self, sitting: Watched) -> None:
        self.sitting = sitting
        self._seed = read_seed(sitting.header)

    def asked(self) -> int | None:
        """The seat of the bot that has to answer now."""
        decision = self.sitting.decision()
        return decision.by if self.sitting.is_bot(decision.by) else None

    def answer(self, seat: int) -> Callable[[], tuple[Act, Reason]]:
        """What the bot answers, and why; the thinking may be done elsewhere."""
        return self._thought(seat, self.sitting.players[seat].kind)

    def hint(self, seat: int) -> Callable[[], tuple[Act, Reason]]:
        """What the strongest bot would do in a person's place, and why."""
        return self._thought(seat, LEVELS[-1])

    def _thought(self, seat: int, level: str) -> Callable[[], tuple[Act, Reason]]:
        from monopoly_tui.bots.gamer import RACE_BOTS  # only races with bots need them

        twin = self.sitting.game.unwatched()
        bot = RACE_BOTS[level](Random(f"{self._seed}:{seat}:{len(self.sitting.log)}"))

        def think() -> tuple[Act, Reason]:
            act = bot.choose(twin, twin.decision())
            return act, bot.reason

        return think
