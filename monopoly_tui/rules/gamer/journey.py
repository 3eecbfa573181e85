"""Moving: the last steps added, Start passed, home reached, and the square that is come to (G3, G8, G10)."""

from __future__ import annotations

from monopoly_tui.rules.gamer.bosses import Encounter
from monopoly_tui.rules.gamer.deeds import land_on_deed
from monopoly_tui.rules.gamer.events import CameHome, Moved, StartPaid
from monopoly_tui.rules.gamer.powers import Moment
from monopoly_tui.rules.gamer.step import Play


class Journey(Moment):
    """`hero` is about to go `steps` squares (G3, G8)."""

    effect = "further"
    moment = "move"
    __slots__ = ("steps",)

    def __init__(self, hero: int, steps: int) -> None:
        super().__init__(hero)
        self.steps = steps

    def go_on(self, play: Play) -> None:
        """The hero goes."""
        play.pop()
        advance(play, self.hero, self.steps)

    def played(self, play: Play, amount: int) -> None:
        """A pomegranate carries it further."""
        self.steps += amount


def advance(play: Play, hero: int, steps: int) -> None:
    """Go round the ring, paid at Start; home there at the last time, else the square is done (G3, G10)."""
    state, size = play.state, play.board.size
    start = state.at[hero]
    to, passes = (start + steps) % size, (start + steps) // size
    passes = min(passes, play.options.laps - state.starts[hero])
    state.starts[hero] += passes
    state.home[hero] = state.starts[hero] == play.options.laps
    state.at[hero] = 0 if state.home[hero] else to
    play.emit(Moved, hero, start, state.at[hero])
    for _ in range(passes):
        pay_start(play, hero)
    if state.home[hero]:
        play.emit(CameHome, hero)
    else:
        land(play, hero)


def pay_start(play: Play, hero: int) -> None:
    """Start pays its coin, more to one whom it likes (G3, G9)."""
    who = play.board.heroes[hero]
    amount = who.amount if who.ability == "start_pays" else play.board.start
    play.state.coins[hero] += amount
    play.emit(StartPaid, hero, amount, play.state.coins[hero])


def land(play: Play, hero: int) -> None:
    """Do the square that a hero has come to (G5 to G7)."""
    at = play.state.at[hero]
    kind = play.board.squares[at].kind
    if kind == "deed":
        land_on_deed(play, hero, at)
    elif kind == "boss":
        play.push(Encounter(hero))
