"""The hard bot: chances of winning that move as they should, and answers that nobody can talk it out of."""

from random import Random
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.ground import ground
from monopoly_tui.bots.haggling import Deal, Margins, Trial, deals, highest
from monopoly_tui.bots.hard import Hard
from monopoly_tui.bots.holdings import survey
from monopoly_tui.bots.prospects import Prospects, Side
from monopoly_tui.bots.searching import Searching
from monopoly_tui.bots.strength import FEATURES
from monopoly_tui.bots.weights import WEIGHTS
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import (
    Accept,
    Bid,
    Build,
    Bundle,
    Counter,
    Lift,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    Reject,
    Roll,
)
from monopoly_tui.rules.classic.step import Play
from tests.bots.positions import says
from tests.rules.table import Table, table

SWAP = {0: "1 6 11", 1: "3 8 9"}
"""Seat 0 lacks 3 of brown; seat 1 lacks 6 of light blue."""


def prospects(play: Play) -> Prospects:
    known = ground(play.board, play.options)
    return Prospects(play, known, survey(known, play.state))


def bot(play: Play, seat: int, kind: type[Hard] = Hard, people: frozenset[int] = frozenset()) -> Hard:
    return kind(play.board, play.options, seat, Random(1), people)


def at_end(**setup: Any) -> Table:
    """Seat 0 has moved to Parking and may manage."""
    t = table(**{"turn": 0, "at": [10, 0, 0], "seats": 3, "dice": [(4, 6)], **setup})
    t.roll()
    t.asks(0, "end")
    return t


def test_weights_and_figures_agree() -> None:
    assert {len(weights) for weights in WEIGHTS.values()} == {len(FEATURES)}
    assert len(prospects(table(seats=3).play).figures(0)) == len(FEATURES)


def test_chances_add_up_and_start_even() -> None:
    now = prospects(table(seats=4).play)
    assert [now.now(seat) for seat in range(4)] == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("owns", [{0: "1", 1: "3"}, {0: "1 3", 1: "6 8"}, {0: "16 18 19", 1: "21 23 24"}])
def test_more_cash_is_never_worse(owns: dict[int, str]) -> None:
    now = prospects(table(seats=3, owns=owns).play)
    chances = [now.after([Side(0, now.estates[0], paid)])[0] for paid in range(-1400, 3000, 50)]
    assert chances == sorted(chances)


def test_a_whole_group_beats_one_that_lacks_a_deed() -> None:
    whole = prospects(table(seats=2, owns={0: "16 18 19", 1: "21 23"}).play)
    short = prospects(table(seats=2, owns={0: "16 18", 1: "21 23"}).play)
    assert whole.now(0) > 0.6 > short.now(0)


@pytest.mark.parametrize(("owns", "deed"), [({0: "16 18 19", 1: "3 9"}, 18), ({0: "16 39", 1: "18 19"}, 16)])
def test_a_deed_sold_changes_the_chances_as_foretold(owns: dict[int, str], deed: int) -> None:
    t = table(seats=3, owns=owns)
    now = prospects(t.play)
    sides = (Side(0, now.estate(0, (deed,), ()), 360), Side(1, now.estate(1, (), (deed,)), -360))
    foretold = now.after(sides)
    t.state.owner[deed] = 1
    t.state.cash[0] += 360
    t.state.cash[1] -= 360
    assert [prospects(t.play).now(seat) for seat in (0, 1)] == pytest.approx(foretold[:2])


def test_who_is_out_has_no_chance() -> None:
    now = prospects(table(seats=3, owns={0: "1"}, bankrupt=[2]).play)
    assert now.alive == [0, 1]
    assert now.now(0) + now.now(1) == pytest.approx(1)


def test_highest_finds_the_edge() -> None:
    assert highest(0, 1000, lambda amount: amount <= 640) == pytest.approx(640, abs=8)
    assert highest(0, 1000, lambda amount: True) == 1000
    assert highest(0, 1000, lambda amount: False) is None


def found_deals(play: Play, people: frozenset[int] = frozenset()) -> list[Deal]:
    """What seat 0 would propose."""
    known = ground(play.board, play.options)
    return deals(play, known, survey(known, play.state), 0, prospects(play), Margins(0.01, 0.01), people)


def test_it_proposes_the_exchange_that_makes_both_groups_whole() -> None:
    play = at_end(owns=SWAP).play
    found = found_deals(play)
    swap = next(deal for deal in found if (deal.give, deal.get) == ((6,), (3,)))
    assert swap.to == 1
    assert list(swap.asks) == sorted(swap.asks)
    assert max(swap.asks) < 0  # seat 1's group is the better one, and that is worth cash on top


def test_between_two_it_proposes_first_what_helps_itself_most() -> None:
    play = at_end(owns={0: "1 16 18", 1: "3 8 19 39"}, seats=2, at=[10, 0]).play
    assert found_deals(play)[0].get == (19,)


def test_nobody_is_insulted_by_low_asks() -> None:
    play = at_end(owns={0: "1 5 15", 1: "3", 2: "16 18 19"}).play
    to_people, to_bots = found_deals(play, people=frozenset({1})), found_deals(play)
    assert min(to_people[0].asks) == 67  # what the deed costs, and a little
    assert min(to_bots[0].asks) == 30  # half of it


def test_bots_are_asked_for_any_deed_and_people_only_for_what_makes_something_whole() -> None:
    play = at_end(owns={0: "6 16", 1: "5 18 39"}).play
    deed = found_deals(play)[0]
    assert (deed.to, deed.give, len(deed.get)) == (1, (), 1)
    assert deed.asks[-1] > ground(play.board, play.options).prices[deed.get[0]]
    assert not found_deals(play, people=frozenset({1}))


def test_an_exchange_that_makes_a_group_whole_has_to_raise_its_chance_by_more() -> None:
    play = at_end(owns=SWAP).play
    for give, get, margin in (((6,), (3,), 0.06), ((), (8,), 0.01)):
        assert Margins(usual=0.01, whole=0.06).of(Trial(prospects(play), 0, 1, give, get)) == margin


def answer(t: Table, give: Bundle, get: Bundle, kind: type[Hard] = Hard) -> object:
    """What seat 1 says to seat 0's offer."""
    t.play.apply(Offer(0, 1, give, get))
    return bot(t.play, 1, kind).choose(t.play, t.play.decision())


@pytest.mark.parametrize("kind", [Hard, Searching])
def test_gifts_are_taken_and_everything_for_one_is_refused(kind: type[Hard]) -> None:
    owns = {0: "1 16", 1: "3 18 19 5"}
    assert answer(at_end(owns=owns), Bundle(0, (16,)), Bundle(1), kind) == Accept(1)
    assert not isinstance(answer(at_end(owns=owns), Bundle(1), Bundle(0, (3, 18, 19, 5)), kind), Accept)


def test_a_deed_that_completes_anothers_group_is_not_sold_at_its_price() -> None:
    said = answer(at_end(owns={0: "16 18", 1: "19 39"}), Bundle(200), Bundle(0, (19,)))
    assert isinstance(said, Reject | Counter)
    if isinstance(said, Counter):
        assert said.get.cash > 400


@pytest.mark.parametrize("kind", [Hard, Searching])
def test_no_person_gets_another_group_whole_below_its_price(kind: type[Hard]) -> None:
    """Seat 0 has one already, and could build on it for all its cash, so that the second one counts little."""
    for people, cash, taken in (((), 200, True), ((0,), 280, True), ((0,), 270, False)):
        t = at_end(owns={0: "14 21 23 24", 1: "11 13 37 39"}, seats=2, at=[10, 0], cash=[1000, 400])
        t.play.apply(Offer(0, 1, Bundle(cash), Bundle(0, (11, 13))))
        said = bot(t.play, 1, kind, frozenset(people)).choose(t.play, t.play.decision())
        assert isinstance(said, Accept) == taken


def test_what_was_just_got_is_not_given_back() -> None:
    t = at_end(owns={0: "1 16", 1: "3 18 19"})
    mine = bot(t.play, 1)
    t.play.apply(Offer(0, 1, Bundle(0, (16,)), Bundle(1)))
    assert mine.choose(t.play, t.play.decision()) == Accept(1)
    t.do(1, "accept")
    t.play.apply(Offer(0, 1, Bundle(1200), Bundle(0, (16,))))
    assert mine.choose(t.play, t.play.decision()) == Reject(1)


@pytest.mark.parametrize("kind", [Hard, Searching])
def test_nobody_drains_it_by_selling_it_single_deeds_dear(kind: type[Hard]) -> None:
    t = at_end(owns={0: "5 8 11 12 15 16 21 25 28 31 35 37"}, cash=[1500, 1500, 1500])
    known, mine = ground(t.play.board, t.play.options), bot(t.play, 1, kind)
    sold = 0
    for square in (37, 31, 21, 16, 5, 25, 8, 11):
        t.state.round += 6
        before = prospects(t.play).now(1)
        paid = dearest_sale(t, mine, square)
        sold += paid > 0
        assert paid <= 1.5 * known.prices[square]
        assert prospects(t.play).now(1) >= before
    assert sold > 2, "hardly anything was sold, so nothing is shown"
    assert t.cash[1] >= known.unit


def dearest_sale(t: Table, buyer: Hard, square: int) -> int:
    """The most that seat 1 pays seat 0 for a deed, which it then has bought; 0 if it takes it at no price."""
    for ask in range(t.cash[1], 0, -10):
        t.state.offers = 0  # as if each ask stood in a turn of its own
        t.play.apply(Offer(0, 1, Bundle(0, (square,)), Bundle(ask)))
        said = buyer.choose(t.play, t.play.decision())
        t.play.apply(said)
        if isinstance(said, Counter):
            t.play.apply(Accept(0))
        t.asks(0, "end")
        if isinstance(said, Accept | Counter):
            return said.give.cash if isinstance(said, Counter) else ask
    return 0


def test_it_bids_above_the_price_for_what_completes_and_never_above_its_cash() -> None:
    t = table(seats=2, owns={0: "16 18", 1: "39"}, at=[9, 0], cash=[700, 700], dice=[(4, 6)])
    t.roll()
    t.asks(0, "buy", square=19)
    t.do(0, "decline")
    mine = bot(t.play, 0)
    assert 200 < mine.limit(t.play, 19) <= 700
    t.do(0, "bid", amount=650)
    theirs = bot(t.play, 1)
    said = theirs.choose(t.play, t.play.decision())
    assert isinstance(said, Bid | Pass)
    assert theirs.limit(t.play, 19) <= 700


def test_it_builds_while_the_rest_covers_what_threatens() -> None:
    assert isinstance(bot_at_end(at_end(owns={0: "16 18 19"})), Build)
    poor = at_end(owns={0: "16 18 19"}, cash=[120, 900, 900])
    assert not isinstance(bot_at_end(poor), Build)


def test_it_mortgages_lone_deeds_to_build_but_not_for_more_than_three_houses() -> None:
    assert bot_at_end(at_end(owns={0: "16 18 19 5"}, cash=[110, 900, 900])) == Mortgage(0, 5)
    three = at_end(owns={0: "16x3 18x3 19x3 5"}, cash=[110, 900, 900])
    assert not isinstance(bot_at_end(three), Mortgage | Build)


def test_it_builds_before_it_lifts_the_mortgages_of_another_group() -> None:
    t = at_end(owns={0: "1 3 16m 18 19"}, cash=[400, 900, 900])
    assert isinstance(bot_at_end(t), Build)
    assert bot_at_end(at_end(owns={0: "1x3 3x3 16m 18 19"}, cash=[400, 900, 900])) == Lift(0, 16)


def test_in_debt_it_mortgages_a_group_without_buildings_before_it_sells_houses() -> None:
    owns = {0: "6 8 9 16x1 18x1 19x1", 1: "37x1 39x1"}
    t = table(seats=3, turn=0, owns=owns, at=[29, 0, 0], cash=[100, 900, 900], dice=[(4, 4)])
    t.roll()
    t.asks(0, "debt")
    assert isinstance(bot_at_end(t), Mortgage)


def bot_at_end(t: Table) -> object:
    return bot(t.play, 0).choose(t.play, t.play.decision())


def test_in_jail_it_stays_when_the_board_is_built_up() -> None:
    t = table(seats=2, owns={1: "16x4 18x4 19x4 21 23 24"}, jail_tries=[0, None], at=[10, 0], turn=0)
    assert bot(t.play, 0).choose(t.play, t.play.decision()) == Roll(0)


@pytest.mark.parametrize(
    ("cash", "act", "key"),
    [(100, PayFine(0), "bots-out-of-jail"), (99, Roll(0), "bots-save"), (49, Roll(0), "bots-broke-in-jail")],
)
def test_whoever_stays_in_jail_for_want_of_cash_says_so(cash: int, act: Act, key: str) -> None:
    assert says("hard", table(seats=2, jail_tries=[0, None], at=[10, 0], turn=0, cash=[cash, 900])) == (act, key)


def test_once_all_is_sold_it_leaves_jail_where_there_is_little_to_fear() -> None:
    owns = {0: "1 6 11 16 21 26 31 5 12 15 8 18 27", 1: "3 9 13 14 19 23 24 29 32 34 25 28 35 37 39"}
    t = table(seats=2, owns=owns, jail_tries=[0, None], at=[10, 0], turn=0)
    assert says("hard", t) == (Roll(0), "bots-stay-in-jail")
    t.state.mortgaged[:] = [owner == 1 for owner in t.state.owner]
    assert says("hard", t) == (PayFine(0), "bots-out-fearless")


@pytest.mark.parametrize(
    ("owns", "cash", "key"),
    [
        (SWAP, 1500, "bots-swap"),
        ({0: "1 16 18", 1: "3 39"}, 1500, "bots-offer"),
        ({0: "6 16", 1: "5 18 39"}, 1500, "bots-gather"),
        ({0: "1 16", 1: "3 18"}, 100, "bots-sell-deed"),
    ],
)
def test_it_says_whose_group_an_exchange_makes_whole(owns: dict[int, str], cash: int, key: str) -> None:
    assert says("hard", at_end(owns=owns, cash=[cash, 1500, 1500]))[1] == key


def test_deeds_make_a_family_whole_for_who_has_the_rest_of_it() -> None:
    play = table(seats=2, owns={0: "6 8 5 15 25", 1: "9"}).play
    held = survey(ground(play.board, play.options), play.state)
    assert held.makes_whole(0, (9,))
    assert held.makes_whole(0, (12, 35))
    assert held.makes_whole(1, (6, 8))
    assert not held.makes_whole(1, (6, 12))
    assert not held.makes_whole(0, ())


def test_every_board_is_played_by_its_own_tables() -> None:
    for name in ("kish", "bazaar"):
        t = table(seats=3, board=name)
        assert prospects(t.play).now(0) == pytest.approx(1 / 3)
    assert ground(find("kish"), table(board="kish").play.options).unit > 0
