"""Whole games against people who only make traps: the medium bot wins as often as where nobody offers anything."""

from collections.abc import Callable
from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.holdings import Holdings
from monopoly_tui.bots.medium import Medium
from monopoly_tui.engine.step import LUCK, Act
from monopoly_tui.rules.classic.acts import Bundle, Offer
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.classic.trade import MAX_OFFERS, check_offer
from tests.bots.driving import NOBODY
from tests.random_play import fall

GAMES = 200
LAST_ROUND = 200


class Silent(Medium):
    """Plays soundly and offers nothing: what traps are measured by."""

    def _offer(self, play: Play, held: Holdings) -> Act | None:
        return None


class Climber(Medium):
    """Asks for what completes its groups at a tenth of the price, then a little more, ten times a turn."""

    def _offer(self, play: Play, held: Holdings) -> Act | None:
        for shared in held.shared[self.seat]:
            price = sum(self.ground.prices[square] for square in shared.theirs)
            pays = price * (1 + self.random.randrange(30)) // 10
            offer = Offer(self.seat, shared.to, Bundle(pays), Bundle(0, shared.theirs))
            if check_offer(play, self.seat, offer.to, offer.give, offer.get) is None:
                return offer
        return None


class Nagger(Medium):
    """Offers next to nothing, or what it cannot use, for anything that others have, ten times a turn."""

    def _offer(self, play: Play, held: Holdings) -> Act | None:
        to = next(seat for seat in play.state.alive() if seat != self.seat)
        theirs = held.deeds[to]
        useless = [square for square in held.deeds[self.seat] if held.held[self.seat][self.ground.family[square]] == 1]
        get = Bundle(0, tuple(self.random.sample(theirs, min(len(theirs), self.random.randint(1, 3)))))
        give = Bundle(self.random.choice((1, 10, 50)), tuple(useless[: self.random.randint(0, 2)]))
        return Offer(self.seat, to, give, get) if check_offer(play, self.seat, to, give, get) is None else None


def wins_against(person: Callable[..., Medium], games: int) -> int:
    """Games of two that the medium bot wins as the last one standing; the seats are changed after each."""
    board = find("tehran")
    assert isinstance(board, Board)
    options = resolve(board, {"turn_order": "fixed"})
    wins = 0
    for number in range(games):
        play, random = start(board, options, 2), Random(number // 2)
        kinds = (person, Medium) if number % 2 else (Medium, person)
        bots = [kind(board, options, seat, Random(number), NOBODY) for seat, kind in enumerate(kinds)]
        while (decision := play.decision()).kind != "over" and play.state.round <= LAST_ROUND:
            chance = decision.by == LUCK or decision.by is None
            play.apply(fall(play, decision, random) if chance else bots[decision.by or 0].choose(play, decision))
            assert play.state.offers <= MAX_OFFERS
        alive = play.state.alive()
        wins += len(alive) == 1 and type(bots[alive[0]]) is Medium
    return wins


@pytest.mark.long
def test_traps_win_nobody_more_games_than_silence() -> None:
    silence = wins_against(Silent, GAMES)
    assert wins_against(Climber, GAMES) >= silence
    assert wins_against(Nagger, GAMES) >= silence


def test_who_nags_loses() -> None:
    assert wins_against(Nagger, 30) > 15
