"""A turn: choose a hero, roll, move, do the square, draw for a symbol, end (G1, G3, G4)."""

from __future__ import annotations

from typing import Any

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.dice import Face, Throw, can_fall
from monopoly_tui.rules.gamer import ending, powers
from monopoly_tui.rules.gamer.acts import ChooseHero, Dice, Draw, EndTurn, Leave, PlayPower, Roll
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.events import HeroChosen, NoPowerLeft, Rolled
from monopoly_tui.rules.gamer.journey import Journey
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import GamerStep, Play, not_now
from monopoly_tui.rules.milestones import CardDrawn, TurnEnded

PLAIN: tuple[Face, ...] = (1, 2, 3, 4, 5, 6)
"""The plain die."""


def both_dice(board: Board) -> Throw:
    """The dice of a move (G3)."""
    return (PLAIN, board.faces)


class Turn(GamerStep):
    """The turn of `seat` (G1, G3, G4).

    `stage`: "hero" to be chosen, "roll" to be said, "dice" falling, "moved" and the square being
    done, "draw" of a power-up, "end". `symbol` is set while a symbol still has to give one.
    """

    __slots__ = ("seat", "stage", "symbol")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stage = "hero"
        self.symbol = False

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        state = play.state
        if self.seat in state.left or ending.is_over(play):
            self._end(play)
        elif self.stage == "hero":
            racing = state.racing(self.seat)
            if len(racing) > 1:
                return Decision(self.seat, "hero", {"heroes": tuple(play.board.heroes[hero].id for hero in racing)})
            state.mover = racing[0]
            self.stage = "roll"
        elif self.stage == "roll":
            return Decision(self.seat, "roll", {"hero": play.board.heroes[state.mover].id})
        elif self.stage == "dice":
            return Decision(LUCK, "dice", {"dice": "both"})
        elif self.stage == "moved":
            self._moved(play)
        elif self.stage == "draw":
            return Decision(LUCK, "draw", {"deck": powers.DECK, "cards": powers.drawable(play)})
        else:
            return Decision(self.seat, "end")
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See SeatStep."""
        if self.stage == "dice":
            right = isinstance(act, Dice) and can_fall(both_dice(play.board), act.roll)
            return None if right else Refusal("gamer-no-dice")
        if self.stage == "draw":
            right = isinstance(act, Draw) and act.card in powers.drawable(play)
            return None if right else Refusal("gamer-no-draw")
        if isinstance(act, Leave):
            return None
        if isinstance(act, PlayPower):
            return powers.check_any_time(play, self.seat, act)
        if self.stage == "hero":
            return self._check_hero(play, act)
        wanted = Roll if self.stage == "roll" else EndTurn
        return None if isinstance(act, wanted) else not_now(act, self.stage)

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        state = play.state
        if isinstance(act, ChooseHero):
            state.mover = play.board.hero_of[act.hero]
            self.stage = "roll"
            play.emit(HeroChosen, self.seat, state.mover)
        elif isinstance(act, Roll):
            self.stage = "dice"
        elif isinstance(act, Dice):
            self._rolled(play, act.roll)
        elif isinstance(act, Draw):
            self._drawn(play, act.card)
        elif isinstance(act, PlayPower):
            powers.play_any_time(play, self.seat, act)
        elif isinstance(act, Leave):
            ending.leave(play, self.seat)
        else:
            self._end(play)

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        if self.stage == "hero":
            heroes = [play.board.heroes[hero].id for hero in play.state.racing(self.seat)]
            own: list[dict[str, Any]] = [{"by": self.seat, "do": ChooseHero.do, "hero": hero} for hero in heroes]
        else:
            own = [{"by": self.seat, "do": Roll.do if self.stage == "roll" else EndTurn.do}]
        return [*own, *powers.any_time_options(play, self.seat), {"by": self.seat, "do": Leave.do}]

    def _check_hero(self, play: Play, act: Act) -> Refusal | None:
        if not isinstance(act, ChooseHero):
            return not_now(act, "hero")
        hero = play.board.hero_of.get(act.hero, NOBODY)
        if hero not in play.state.heroes[self.seat]:
            return Refusal("gamer-not-your-hero", {"hero": act.hero})
        return Refusal("gamer-hero-home", {"hero": act.hero}) if play.state.home[hero] else None

    def _rolled(self, play: Play, roll: tuple[Face, ...]) -> None:
        """Symbols count nothing in the move (G3)."""
        state = play.state
        state.last_roll = roll
        self.stage = "moved"
        self.symbol = any(isinstance(face, str) for face in roll)
        steps = sum(face for face in roll if isinstance(face, int))
        play.emit(Rolled, self.seat, state.mover, roll, steps)
        play.push(Journey(state.mover, steps))

    def _moved(self, play: Play) -> None:
        """The square is done: a symbol gives a power-up, but not to one who came home by this roll (G4)."""
        self.stage = "end"
        if self.symbol and not play.state.home[play.state.mover]:
            powers.remake_pile(play)
            if any(play.state.pile):
                self.stage = "draw"
            else:
                play.emit(NoPowerLeft, play.state.mover)

    def _drawn(self, play: Play, card: str) -> None:
        state, power = play.state, play.board.power_of[card]
        state.pile[power] -= 1
        state.hands[state.mover].append(power)
        self.stage = "end"
        play.emit(CardDrawn, self.seat, powers.DECK, card)

    def _end(self, play: Play) -> None:
        play.pop()
        play.state.mover = NOBODY
        play.emit(TurnEnded, self.seat)
