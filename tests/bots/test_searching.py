"""The hard bot with time to think: it offers what its partner will agree to, and asks for all that it would pay."""

from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.exchanges import exchanges
from monopoly_tui.bots.ground import ground
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.holdings import survey
from monopoly_tui.bots.searching import Searching
from monopoly_tui.rules.classic.acts import Accept, Bundle, Counter, Offer, Reject
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from tests.bots.driving import NOBODY, chosen, play_out
from tests.bots.positions import at_end

SWAP = {0: "1 6 11", 1: "3 8 9"}
"""Seat 0 lacks 3 of brown; seat 1 lacks 6 of light blue."""
CASH = [1500, 1500, 1500]


def bot(kind: type[Hard], play: Play, seat: int, people: frozenset[int] = NOBODY) -> Hard:
    return kind(play.board, play.options, seat, Random(1), people)


def test_what_it_offers_first_comes_to_an_exchange() -> None:
    play = at_end(SWAP, CASH).play
    mine, partner = bot(Searching, play, 0), bot(Hard, play, 1)
    offer = chosen(mine, play)
    assert isinstance(offer, Offer)
    play.apply(offer)
    if isinstance(answer := chosen(partner, play), Counter):
        play.apply(answer)
        answer = chosen(mine, play)
    assert isinstance(answer, Accept)


def ask(cash: int) -> Offer:
    """Seat 0 wants brown made whole and so much cash for making light blue whole."""
    return Offer(0, 1, Bundle(0, (6,)), Bundle(cash, (3,)))


def pays(kind: type[Hard]) -> int:
    """What seat 1 offers to pay when it is asked for too much."""
    play = at_end(SWAP, CASH).play
    play.apply(ask(1000))
    answer = chosen(bot(kind, play, 1), play)
    assert isinstance(answer, Counter)
    play.apply(answer)
    assert chosen(bot(Hard, play, 0), play) == Accept(0)
    return answer.give.cash


def test_it_pays_less_than_the_hard_bot_and_the_partner_agrees() -> None:
    assert pays(Searching) < pays(Hard)


def test_who_stands_by_an_offer_is_asked_for_more_only_once() -> None:
    play = at_end(SWAP, CASH).play
    mine = bot(Searching, play, 1, frozenset({0}))
    play.apply(ask(935))
    counter = chosen(mine, play)
    assert isinstance(counter, Counter)
    play.apply(counter)
    play.apply(Reject(0))
    play.apply(ask(935))
    assert chosen(mine, play) == Accept(1)


def test_people_get_the_offers_of_the_hard_bot() -> None:
    play = at_end(SWAP, CASH).play
    people = frozenset({1, 2})
    assert chosen(bot(Searching, play, 0, people), play) == chosen(bot(Hard, play, 0, people), play)


def test_exchanges_leave_whole_families_alone_and_move_no_family_both_ways() -> None:
    play = at_end({0: "1 3 6 11 5 21", 1: "8 9 13 14 16 23"}, CASH).play
    known = ground(play.board, play.options)
    found = list(exchanges(known, survey(known, play.state), 0, 1))
    assert len(found) == len(set(found))
    assert {(6,), (11,), (5,), (21,)} <= {give for give, get in found if not get}
    assert ((6, 11), (23,)) in found
    assert ((5,), (8, 9)) in found
    assert ((5,), (16,)) not in found  # neither adds to anything
    for give, get in found:
        assert not {1, 3} & {*give}
        assert not {known.family[square] for square in give} & {known.family[square] for square in get}


@pytest.mark.parametrize("preset", ["official", "room"])
def test_all_it_does_is_legal(preset: str) -> None:
    board = find("tehran")
    assert isinstance(board, Board)
    play = start(board, resolve(board, {"preset": preset, "rounds": 14}), 3)
    play_out(play, {seat: bot(Searching, play, seat) for seat in range(3)}, Random(3), 3000)
    assert play.decision().kind == "over"
