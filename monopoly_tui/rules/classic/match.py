"""The step at the bottom of every stack: turn order, dealing, rounds, the end (RULES 2.3, 2.4, 3.5, 13)."""

from __future__ import annotations

from monopoly_tui.engine.step import LUCK, Act, Decision, Refusal
from monopoly_tui.rules.classic.acts import Deal, Dice, Order
from monopoly_tui.rules.classic.ending import is_decided, ranking, worth
from monopoly_tui.rules.classic.events import (
    DeedDealt,
    GameEnded,
    OrderDrawn,
    RoundEnded,
    RoundStarted,
    StartRolled,
    TurnStarted,
)
from monopoly_tui.rules.classic.squares import check_dice
from monopoly_tui.rules.classic.step import DICE_FALL, ClassicStep, Play, not_now
from monopoly_tui.rules.classic.turn import Turn


class Match(ClassicStep):
    """The whole game (RULES 2.3, 2.4, 3.5). `stage`: "order", "deal", "first" turn, "play", "over".

    `deals` is whether deeds are dealt; `first` is the seat to move first, None for the order's first.
    """

    __slots__ = ("deals", "first", "stage")

    def __init__(self, stage: str, *, deals: bool, first: int | None) -> None:
        self.stage = stage
        self.deals = deals
        self.first = first

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if self.stage == "play":
            self._next(play)
        elif self.stage == "order":
            return self._draw_order(play)
        elif self.stage == "deal":
            if self.deals:
                return Decision(LUCK, "deal")
            self.stage = "first"
        elif self.stage == "first":
            self.stage = "play"
            play.emit(OrderDrawn, tuple(play.state.order))
            play.emit(RoundStarted, play.state.round)
            start_turn(play, play.state.order[0] if self.first is None else self.first)
        else:
            return Decision(None, "over", {"ranking": ranking(play)})
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        if self.stage == "over":
            return Refusal("game-over")
        if self.stage == "order" and isinstance(act, Order):
            right = sorted(act.seats) == list(play.state.seats)
            return None if right else Refusal("no-order")
        if self.stage == "deal" and isinstance(act, Deal):
            right = sorted(act.deeds) == list(play.board.deeds)
            return None if right else Refusal("no-deal")
        return not_now(act, self.stage)

    def check(self, play: Play, act: Act) -> Refusal | None:
        """See Step."""
        return Refusal("game-over") if self.stage == "over" else super().check(play, act)

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        state = play.state
        if isinstance(act, Order):
            state.order = list(act.seats)
            self.stage = "deal"
        elif isinstance(act, Deal):
            for number, square in enumerate(act.deeds):
                seat = state.order[number % len(state.order)]
                state.owner[square] = seat
                play.emit(DeedDealt, seat, square)
            self.stage = "first"

    def _draw_order(self, play: Play) -> Decision | None:
        if play.options.turn_order == "random":
            return Decision(LUCK, "order")
        self.stage = "deal"
        if play.options.turn_order == "fixed":
            play.state.order = list(play.state.seats)
        else:
            play.push(StartRolls(list(play.state.seats)))
        return None

    def _next(self, play: Play) -> None:
        """A turn is over: the next one, the next round, or the end (RULES 3.5, 13.1)."""
        state = play.state
        if state.bankrupt and is_decided(play):
            self._end(play)
            return
        order = state.order
        last = order.index(state.turn)
        place = (last + 1) % len(order)
        while order[place] in state.bankrupt:
            place = (place + 1) % len(order)
        if place <= last:
            if play.events is not None:  # what everybody is worth takes time to work out
                play.emit(RoundEnded, state.round, tuple(worth(play, seat) for seat in state.seats))
            if state.round == play.options.rounds:
                self._end(play)
                return
            state.round += 1
            play.emit(RoundStarted, state.round)
        start_turn(play, order[place])

    def _end(self, play: Play) -> None:
        self.stage = "over"
        play.state.rents = []
        if play.events is not None:
            play.emit(GameEnded, ranking(play), tuple(worth(play, seat) for seat in play.state.seats))


class StartRolls(ClassicStep):
    """Each seat rolls for the start; those tied for the highest roll again (RULES 2.3)."""

    __slots__ = ("seats", "totals")

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.totals: list[int] = []

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if len(self.totals) < len(self.seats):
            return DICE_FALL
        high = max(self.totals)
        tied = [seat for seat, total in zip(self.seats, self.totals, strict=True) if total == high]
        if len(tied) > 1:
            self.seats, self.totals = tied, []
        else:
            seats = list(play.state.seats)
            play.state.order = seats[tied[0] :] + seats[: tied[0]]
            play.pop()
        return None

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See ClassicStep."""
        return check_dice(act)

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        assert isinstance(act, Dice), "judge let it through"
        play.emit(StartRolled, self.seats[len(self.totals)], act.roll)
        self.totals.append(sum(act.roll))


def start_turn(play: Play, seat: int) -> None:
    """The turn of `seat` begins; what is counted by the turn is counted anew (RULES 3.1)."""
    state = play.state
    state.turn = seat
    state.doubles = state.offers = 0
    state.shortage_asked = False
    if play.events is not None:
        play.emit(TurnStarted, seat)
    play.push(Turn(seat))
