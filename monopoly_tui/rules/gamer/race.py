"""The step at the bottom of every stack: who begins, heroes dealt, turns and rounds, the end (G1, G10)."""

from __future__ import annotations

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.gamer import ending
from monopoly_tui.rules.gamer.acts import Deal, Order
from monopoly_tui.rules.gamer.events import HeroesDealt, OrderDrawn
from monopoly_tui.rules.gamer.options import heroes_each
from monopoly_tui.rules.gamer.step import GamerStep, Play, not_now
from monopoly_tui.rules.gamer.turn import Turn
from monopoly_tui.rules.milestones import GameEnded, RoundEnded, RoundStarted, TurnStarted


class Race(GamerStep):
    """The whole game (G1, G10). `stage`: "order", "deal", "first" turn, "play", "over"; `first` is who moves first."""

    __slots__ = ("first", "stage")

    def __init__(self, stage: str, first: int | None) -> None:
        self.stage = stage
        self.first = first

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        state = play.state
        if self.stage == "order":
            return Decision(LUCK, "order")
        if self.stage == "deal":
            lacking = [seat for seat in state.seats if not state.heroes[seat]]
            if lacking:
                count = len(lacking) * heroes_each(len(state.heroes))
                return Decision(LUCK, "deal", {"heroes": free_heroes(play), "count": count})
            self.stage = "first"
        elif self.stage == "first":
            self.stage = "play"
            play.emit(HeroesDealt, tuple(state.heroes))
            play.emit(OrderDrawn, tuple(state.order))
            play.emit(RoundStarted, state.round)
            start_turn(play, state.order[0] if self.first is None else self.first)
        elif self.stage == "play":
            self._next(play)
        else:
            return Decision(None, "over", {"ranking": ending.ranking(play)})
        return None

    def check(self, play: Play, act: Act) -> Refusal | None:
        """See Step."""
        return Refusal("game-over") if self.stage == "over" else super().check(play, act)

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See SeatStep."""
        data = play.decision().data
        if self.stage == "order" and isinstance(act, Order):
            right = act.seats in [rotated(len(play.state.heroes), first) for first in play.state.seats]
            return None if right else Refusal("gamer-no-order")
        if self.stage == "deal" and isinstance(act, Deal):
            right = len(set(act.heroes)) == len(act.heroes) == data["count"] and set(act.heroes) <= set(data["heroes"])
            return None if right else Refusal("gamer-no-deal")
        return not_now(act, self.stage)

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        state = play.state
        if isinstance(act, Order):
            state.order = list(act.seats)
            self.stage = "deal"
        elif isinstance(act, Deal):
            heroes = [play.board.hero_of[hero] for hero in act.heroes]
            each = heroes_each(len(state.heroes))
            for seat in state.seats:
                if not state.heroes[seat]:
                    state.heroes[seat] = tuple(heroes[:each])
                    del heroes[:each]

    def _next(self, play: Play) -> None:
        """A turn is over: the next one, the next round, or the end."""
        state = play.state
        later = [seat for seat in state.order[state.order.index(state.turn) + 1 :] if state.racing(seat)]
        if later:
            start_turn(play, later[0])
            return
        play.emit(RoundEnded, state.round, standing(play))
        racing = [seat for seat in state.order if state.racing(seat)]
        if racing:
            state.round += 1
            play.emit(RoundStarted, state.round)
            start_turn(play, racing[0])
        else:
            self.stage = "over"
            play.emit(GameEnded, ending.ranking(play), standing(play))


def start_turn(play: Play, seat: int) -> None:
    """The turn of `seat` begins (G3)."""
    play.state.turn = seat
    play.emit(TurnStarted, seat)
    play.push(Turn(seat))


def standing(play: Play) -> tuple[int, ...]:
    """The points of each seat (G11)."""
    return tuple(ending.points(play, seat) for seat in play.state.seats)


def rotated(seats: int, first: int) -> tuple[int, ...]:
    """Seat order beginning with `first` (G1)."""
    return tuple((first + place) % seats for place in range(seats))


def free_heroes(play: Play) -> tuple[str, ...]:
    """The heroes that nobody leads yet (G1)."""
    taken = {hero for heroes in play.state.heroes for hero in heroes}
    return tuple(hero.id for index, hero in enumerate(play.board.heroes) if index not in taken)
