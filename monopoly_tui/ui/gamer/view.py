"""What every part of the Gamer screen may look at: the sitting, the game, and the words for it. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.text.gamer_telling import GamerTeller
from monopoly_tui.ui.any_view import AnyView
from monopoly_tui.ui.draw import Span
from monopoly_tui.ui.palette import GROUND, SEATS, ink, style


@dataclass
class RaceView(AnyView):
    """One race on the screen."""

    walking: dict[int, int] = field(default_factory=dict)
    """By hero that is on its way: the square where it is shown."""
    told: int | None = None
    """How many entries of the log are told while a hero is on its way; None: all."""
    beside: bool = False
    """Whether heroes and log stand in a column beside the ring."""

    @property
    def game(self) -> Play:
        """The game as it stands."""
        return self.sitting.game

    @cached_property
    def tell(self) -> GamerTeller:
        """The words for this game's seats, squares, heroes, acts and refusals."""
        return GamerTeller(self.say, self.game.board, [player.name for player in self.sitting.players])

    @property
    def present(self) -> Sequence[int]:
        """See AnyView: whoever is home may still be ambushed."""
        state = self.game.state
        return [seat for seat in state.seats if seat not in state.left]

    @property
    def people_left(self) -> bool:
        """Whether a person still leads a hero that is not home."""
        state = self.game.state
        return any(state.racing(seat) for seat in state.seats if not self.sitting.is_bot(seat))

    @property
    def heroes(self) -> list[int]:
        """The heroes in the race, seat by seat."""
        return [hero for led in self.game.state.heroes for hero in led]

    def at(self, hero: int) -> int | None:
        """The square where a hero is shown; none once it is home."""
        state = self.game.state
        return self.walking.get(hero, None if state.home[hero] else state.at[hero])

    def color(self, hero: int) -> str:
        """The colour of the seat that leads a hero."""
        return SEATS[self.game.state.seat_of(hero)].color

    def initial(self, hero: int) -> str:
        """The first letter of a hero's name, which is on its token."""
        return self.tell.hero(hero)[0]

    def pill(self, hero: int, ground: str = GROUND) -> list[Span]:
        """A hero's token: the initial on the seat's colour, three cells."""
        color = self.color(hero)
        edge = style(color, ground)
        return [Span("▐", edge), Span(self.initial(hero), style(ink(color), color, bold=True)), Span("▌", edge)]

    def coins(self, amount: int) -> str:
        """An amount of coins as squares and heroes show it."""
        return self.say("race-coins", amount=amount)

    def points(self, points: int) -> str:
        """Points as squares and heroes show them."""
        return self.say("race-points", points=points)
