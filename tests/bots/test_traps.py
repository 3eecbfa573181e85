"""Offers made up by the thousand to talk a medium or a hard bot out of what it has: by its own count it never loses.

`python -m pytest -m long tests/bots/test_traps.py` makes fifty thousand to each and prints how they were answered.
"""

import collections
from collections.abc import Callable
from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.ground import ground
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.holdings import survey
from monopoly_tui.bots.medium import Medium
from monopoly_tui.bots.prospects import Prospects
from monopoly_tui.bots.searching import Searching
from monopoly_tui.rules.classic.acts import Accept, Bundle, Counter, LiftOrFee, Offer, Reject
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from tests.bots.driving import chosen
from tests.bots.positions import answer_to, count
from tests.random_play import position, some_goods

PERSON, BOT = 0, 1
OFFERS = 50_000
PARTS = 10
ON_THE_SAME_DEEDS = 50
"""Offers one after the other, before everything is dealt anew."""
A_ROUND = 5
"""Offers between two rounds: a hard bot agrees to few of one partner's in one."""
ROUNDING = 1e-9
"""A chance of winning is no whole number."""
Goods = tuple[Bundle, Bundle]
"""What the person gives, and what it wants for that."""
LEVELS = {"medium": Medium, "hard": Hard, "hard, thinking": Searching}


def chance(play: Play, seat: int) -> float:
    """A seat's chance of winning, as the hard bot reckons it."""
    known = ground(play.board, play.options)
    return Prospects(play, known, survey(known, play.state)).now(seat)


COUNTS: dict[str, Callable[[Play, int], float]] = {"medium": count, "hard": chance, "hard, thinking": chance}


def deeds(play: Play, seat: int) -> list[int]:
    return [square for square in play.board.deeds if play.state.owner[square] == seat]


def everything(play: Play, random: Random, last: Goods) -> Goods:
    """Next to nothing for all it has."""
    return Bundle(random.choice((0, 1, 1, 10, 100))), Bundle(0, tuple(deeds(play, BOT)))


def a_set(play: Play, random: Random, last: Goods) -> Goods:
    """Little or nothing for all it has of a group."""
    mine = deeds(play, BOT)
    mates = [square for square in play.board.mates[random.choice(mine)] if square in mine] if mine else []
    return Bundle(random.choice((0, 0, 1, 50, 200))), Bundle(0, tuple(mates))


def a_step(play: Play, random: Random, last: Goods) -> Goods:
    """One deed for cash, to or fro, from a tenth of its price to three times as much."""
    by = random.choice((PERSON, BOT))
    own = deeds(play, by)
    if not own:
        return Bundle(), Bundle()
    square = random.choice(own)
    cash = Bundle(play.board.squares[square].price * random.randint(1, 30) // 10)
    deed = Bundle(0, (square,))
    return (deed, cash) if by == PERSON else (cash, deed)


def back(play: Play, random: Random, last: Goods) -> Goods:
    """What it agreed to last the other way round, a little better for the person."""
    got, gave = last
    won = random.choice((1, 5, 20, 100)) + got.cash - gave.cash
    return Bundle(max(0, -won), gave.deeds, gave.cards), Bundle(max(0, won), got.deeds, got.cards)


def anything(play: Play, random: Random, last: Goods) -> Goods:
    """Whatever both have, small and large."""
    return some_goods(play, PERSON, BOT, random)


TRAPS = (anything, everything, a_set, a_step, back)


@pytest.mark.parametrize("level", LEVELS)
def test_no_trap_leaves_it_worse_off(level: str) -> None:
    spring_traps(level, 0, 400)


@pytest.mark.long
@pytest.mark.parametrize("part", range(100, 100 + PARTS), ids="part-{}".format)
@pytest.mark.parametrize("level", LEVELS)
def test_fifty_thousand_traps(level: str, part: int, record_property: Callable[[str, object], None]) -> None:
    record_property("tally", dict(spring_traps(level, part, OFFERS // PARTS)))


def spring_traps(level: str, seed: int, offers: int) -> collections.Counter[str]:
    """So many offers that could be made; counter-offers are taken where the person can pay. How they came out."""
    random = Random(f"{level} {seed}")
    tally: collections.Counter[str] = collections.Counter()
    made = agreed = 0
    while made < offers:
        play, bot = sit_down(level, random)
        last: Goods = Bundle(), Bundle()
        for number in range(ON_THE_SAME_DEEDS):
            if play.decision().kind != "roll":
                break
            play.state.offers = 0  # as if each stood in a turn of its own
            play.state.round += number % A_ROUND == 0
            trap = random.choice(TRAPS)
            give, get = trap(play, random, last)
            if play.check(Offer(PERSON, BOT, give, get)) is not None:
                continue
            made += 1
            before, cash = COUNTS[level](play, BOT), play.state.cash[BOT]
            answer, exchanged = settle(bot, play, give, get)
            after = COUNTS[level](play, BOT)
            assert after >= before - ROUNDING, (trap.__name__, answer, give, get, cash, before, after, seed, made)
            last = exchanged or last
            agreed += exchanged is not None
            tally[f"offers to {level}"] += 1
            tally[f"offers to {level}, {answer}: {trap.__name__.replace('_', ' ')}"] += 1
    assert agreed > offers // 100, "hardly anything was accepted, so nothing is shown"
    return tally


def sit_down(level: str, random: Random) -> tuple[Play, Bot]:
    """Three at a board, all deeds dealt, most groups in few hands; the person is to roll."""
    board = find(random.choice(("tehran", "kish", "bazaar")))
    assert isinstance(board, Board)
    options = resolve(board, {"preset": random.choice(("official", "classic", "room")), "turn_order": "fixed"})
    play = start(board, options, 3, order=range(3), setup=position(board, 3, random) | {"turn": PERSON})
    people = frozenset({PERSON}) if random.random() < 0.5 else frozenset()
    return play, LEVELS[level](board, options, BOT, random, people)


def settle(bot: Bot, play: Play, give: Bundle, get: Bundle) -> tuple[str, Goods | None]:
    """Make an offer and carry it through, mortgages too; how it was answered, and what was exchanged in the end."""
    answer = answer_to(bot, play, PERSON, BOT, give, get)
    play.apply(answer)
    said, exchanged = ("accepted", (give, get)) if isinstance(answer, Accept) else ("refused", None)
    if isinstance(answer, Counter):
        can_pay = play.check(Accept(PERSON)) is None
        play.apply(Accept(PERSON) if can_pay else Reject(PERSON))
        said, exchanged = ("more was paid", (answer.get, answer.give)) if can_pay else ("too much asked for", None)
    while (decision := play.decision()).kind == "lift_or_fee":
        play.apply(chosen(bot, play) if decision.by == BOT else LiftOrFee(PERSON, lift=False))
    return said, exchanged
