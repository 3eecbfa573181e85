"""Bots play every board under any options to the end, never an act that is refused, and the books are right."""

from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots import BOTS
from monopoly_tui.bots.bargain import listed
from monopoly_tui.bots.ground import Ground
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.searching import Searching
from monopoly_tui.engine.step import Act, Event
from monopoly_tui.rules.classic.acts import Offer
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.events import Offered, RoundStarted
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import PRESETS, most_players, resolve
from monopoly_tui.rules.classic.step import Play
from tests.bots.driving import play_out, seat_bot, some_options
from tests.ledger import Ledger, audit
from tests.random_play import position
from tests.shelf import CLASSIC

LEVELS = [level for level in BOTS if level != "hard"]
MOST_ACTS = 3000


def random_game(seed: int) -> tuple[Play, Random]:
    """A game under options drawn at random, every other one begun in the thick of it."""
    random = Random(seed)
    board = find(random.choice(CLASSIC))
    assert isinstance(board, Board)
    options = some_options(board, random)
    seats = random.randint(2, most_players(options.preset))
    return start(board, options, seats, setup=position(board, seats, random) if seed % 2 else None), random


def play_one(seed: int) -> None:
    play, random = random_game(seed)
    ledger = Ledger(play)
    bots = {seat: seat_bot(random.choice(LEVELS), play, seat) for seat in play.state.seats}
    told = play_out(play, bots, random, MOST_ACTS)
    ledger.follow(told, play)
    audit(play)


@pytest.mark.parametrize("seed", range(30))
def test_any_options(seed: int) -> None:
    play_one(seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 500, 50))
def test_many_options(first: int) -> None:
    for seed in range(first, first + 50):
        play_one(seed)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", CLASSIC)
def test_every_board_and_preset_comes_to_its_last_round(name: str, preset: str) -> None:
    board = find(name)
    assert isinstance(board, Board)
    play = start(board, resolve(board, {"preset": preset, "rounds": 25}), 4)
    bots = {seat: seat_bot(("easy", "medium")[seat % 2], play, seat) for seat in range(4)}
    play_out(play, bots, Random(7), MOST_ACTS)
    assert play.decision().kind == "over"


def test_offers_stay_within_manners() -> None:
    """Medium bots among people: one offer a round to each person at most, and a turn never ends in a loop of them."""
    board = find("tehran")
    assert isinstance(board, Board)
    for seed in range(6):
        play = start(board, resolve(board, {"rounds": 60}), 4)
        people = frozenset({0, 2})
        bots = {seat: seat_bot("medium", play, seat, people) for seat in range(4)}
        made: dict[tuple[int, int], int] = {}
        count = 0
        for event in play_out(play, bots, Random(seed), MOST_ACTS):
            if isinstance(event, RoundStarted):
                made.clear()
            elif isinstance(event, Offered):
                made[event.seat, event.to] = made.get((event.seat, event.to), 0) + 1
                count += 1
                assert event.to not in people or made[event.seat, event.to] == 1
        assert count, "nobody offered anything"


@pytest.mark.parametrize("kind", [Hard, Searching])
def test_deeds_are_not_asked_for_a_song(kind: type[Hard]) -> None:
    """Whoever wants them for cash alone first offers half of what they are reckoned at."""
    board = find("tehran")
    assert isinstance(board, Board)
    shares = []
    for seed in range(3):
        play = start(board, resolve(board, {"rounds": 12}), 4)
        bots = {seat: kind(board, play.options, seat, Random(seat), frozenset()) for seat in range(4)}
        known = bots[0].ground

        def look(act: Act, _: list[Event], play: Play = play, known: Ground = known) -> None:
            if isinstance(act, Offer) and not act.give.deeds and act.get.deeds:
                shares.append(act.give.cash / listed(play, known, act.get.deeds))

        play_out(play, bots, Random(seed), MOST_ACTS, look)
    assert len(shares) > 5
    assert min(shares) >= 0.49, "half, but for what is rounded"
