"""The bots of one game: made for their seats, told what happens, and asked. Knows no screen, thread or clock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.claiming import due_claim
from monopoly_tui.bots.fallback import Fallback
from monopoly_tui.bots.offers import is_welcome
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act
from monopoly_tui.playback import Watched
from monopoly_tui.record.header import LEVELS, read_seed
from monopoly_tui.rules.classic.step import Play


class BotSeats:
    """Whoever is asked answers in a function that may run elsewhere, one at a time and in the order they were made.

    Such a function looks at a copy of the game as the seat may see it. Its chance is that of the
    seed, the seat and how far the game has come, so that a resumed game goes on alike.
    """

    def __init__(self, sitting: Watched) -> None:
        self.sitting = sitting
        self._seed = read_seed(sitting.header)
        self.seat_all()

    def seat_all(self) -> None:
        """Make the bots anew, after somebody has changed seats; each is told the whole game before it answers."""
        kinds = {seat: player.kind for seat, player in enumerate(self.sitting.players)}
        self._bots = {seat: self._make(kind, seat) for seat, kind in kinds.items() if self.sitting.is_bot(seat)}
        self._told = 0

    def asked(self) -> int | None:
        """The seat of the bot that has to answer now."""
        decision = self.sitting.decision()
        return decision.by if decision.kind != "over" and self.sitting.is_bot(decision.by) else None

    def bidders(self) -> list[int]:
        """The bots that may bid where anybody may (RULES 5.4)."""
        decision = self.sitting.decision()
        if decision.by is not None or decision.kind != "auction":
            return []
        return [seat for seat in decision.data["seats"] if self.sitting.is_bot(seat)]

    def claim(self) -> Act | None:
        """A rent that waits for a bot, to be claimed before anybody does anything else (RULES 6.5)."""
        return due_claim(self.sitting.game, self._bots) if self._bots else None

    def answer(self, seat: int, offers: str = "all") -> Callable[[], tuple[Act, Reason]]:
        """What the bot answers to the decision that stands, and why. `offers`: those that people want to hear.

        An act that what it cannot see stands against, as somebody's hidden cash, gives way to a plain one;
        an unwanted offer to the next best act, as a bot makes none twice to anybody in a round.
        """
        bot, twin, prepare = self._bots[seat][0], self.sitting.game.unwatched(), self._prepare(seat)
        play, people = self._seen(twin, seat), self._people(seat)

        def think() -> tuple[Act, Reason]:
            prepare()
            for _ in range(len(people) + 1):
                act, reason = bot.choose(play, play.decision()), bot.reason
                if is_welcome(play, act, people, offers):
                    break
            if twin.check(act) is None and is_welcome(play, act, people, offers):
                return act, reason
            stand_in = Fallback()
            return stand_in.choose(twin, twin.decision()), stand_in.reason

        return think

    def bid(self, seat: int) -> Callable[[], int | None]:
        """What the bot bids now in an auction where anybody may, in thousand tomans; None: nothing."""
        bot, play, prepare = self._bots[seat][0], self._seen(self.sitting.game.unwatched(), seat), self._prepare(seat)

        def think() -> int | None:
            prepare()
            return bot.bid(play, seat)

        return think

    def hint(self, seat: int) -> Callable[[], tuple[Act, Reason]]:
        """What the strongest bot would do in a person's place, and why."""
        (bot, random), play = self._make(LEVELS[-1], seat), self._seen(self.sitting.game.unwatched(), seat)
        log = list(self.sitting.log)

        def think() -> tuple[Act, Reason]:
            for entry in log:
                bot.watch(entry.event)
            random.seed(self._chance(seat, len(log)))
            return bot.choose(play, play.decision()), bot.reason

        return think

    def _make(self, kind: str, seat: int) -> tuple[Bot, Random]:
        from monopoly_tui.bots import THINKING  # only games with bots need them

        game, random = self.sitting.game, Random()
        return THINKING[kind](game.board, game.options, seat, random, self._people(seat)), random

    def _people(self, seat: int) -> frozenset[int]:
        """The seats of people but this one."""
        others = range(len(self.sitting.players))
        return frozenset(other for other in others if other != seat and not self.sitting.is_bot(other))

    def _prepare(self, seat: int) -> Callable[[], None]:
        """What has to be done before a bot answers: tell all bots the news, and set this one's chance."""
        news = [entry.event for entry in self.sitting.log[self._told :]]
        self._told = len(self.sitting.log)
        bots = [bot for bot, _ in self._bots.values()]
        random, chance = self._bots[seat][1], self._chance(seat, self._told)

        def prepare() -> None:
            for event in news:
                for bot in bots:
                    bot.watch(event)
            random.seed(chance)

        return prepare

    def _chance(self, seat: int, told: int) -> str:
        return f"{self._seed}:{seat}:{told}"

    @staticmethod
    def _seen(twin: Play, seat: int) -> Play:
        """A copy as the seat may see it."""
        from monopoly_tui.bots.sight import seen_by

        return seen_by(twin, seat)
