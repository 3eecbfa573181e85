"""The books of a Gamer game: coins kept from the events alone, deeds and power-ups counted."""

from collections import Counter
from collections.abc import Sequence

from monopoly_tui.engine.step import Event
from monopoly_tui.rules.gamer import events
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import Play


class Books:
    """Each hero's coins as the events tell them."""

    def __init__(self, play: Play) -> None:
        self.coins = play.state.coins[:]

    def follow(self, told: Sequence[Event], play: Play) -> None:
        """Book what happened, then compare with the state and count everything."""
        for event in told:
            match event:
                case events.StartPaid() | events.BossPaid() | events.PursePaid():
                    self.coins[event.hero] += event.amount
                case events.Bought() | events.Ambushed():
                    self.coins[event.hero] -= event.amount
                case events.RentPaid():
                    assert event.amount <= event.due
                    self.coins[event.hero] -= event.amount
                    self.coins[event.to] += event.amount
                case _:
                    continue
            assert self.coins[event.hero] == event.coins
        assert self.coins == play.state.coins
        assert min(self.coins) >= 0
        audit(play)


def audit(play: Play) -> None:
    """Every deed has one owner or none, every power-up is in one place, every boss in the pile once."""
    board, state = play.board, play.state
    led = {hero for heroes in state.heroes for hero in heroes}
    for square, owner in enumerate(state.owner):
        assert owner == NOBODY or (square in board.deeds and owner in led)
    held = Counter(power for hand in state.hands for power in hand)
    for power, kind in enumerate(board.powers):
        assert min(state.pile[power], state.discards[power]) >= 0
        assert state.pile[power] + state.discards[power] + held[power] == kind.count
    assert sorted(state.bosses) == [*range(len(board.bosses))]
    for hero in led:
        assert 0 <= state.at[hero] < board.size
        assert not state.home[hero] or state.at[hero] == 0
        assert state.starts[hero] <= play.options.laps
    assert len([hero for heroes in state.heroes for hero in heroes]) == len(led)
