"""The medium bot's rules, one position each."""

from typing import Any

import pytest

from monopoly_tui.bots.claiming import due_claim
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import (
    Accept,
    Bankrupt,
    Bid,
    Build,
    Bundle,
    Buy,
    Claim,
    Counter,
    Decline,
    EndTurn,
    Lift,
    LiftOrFee,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    Reject,
    Roll,
    Sell,
    SellDeed,
    SellGroup,
    Tax,
    UseCard,
)
from tests.bots.driving import chosen, seat_bot
from tests.bots.positions import answer_to, at_end, on_deed, says
from tests.rules.table import table

ALL_BUT_SIX = {0: "1 6 8 9 11 13 14 16 18 19 21", 1: "23 24 26 27 29 31 32 34 5 15 25"}
"""Six deeds are unsold."""


def test_it_leaves_jail_while_there_is_much_to_buy() -> None:
    early, late = {1: "39"}, ALL_BUT_SIX
    cards: Any = [["chest-free"], []]
    jailed: Any = {"jail_tries": [0, None]}
    assert says("medium", table(owns=early, cards=cards, **jailed)) == (UseCard(0, "chest-free"), "bots-out-of-jail")
    assert says("medium", table(owns=early, cash=[151, 0], **jailed)) == (PayFine(0), "bots-out-of-jail")
    assert says("medium", table(owns=early, cash=[150, 0], **jailed)) == (Roll(0), "bots-save")
    assert says("medium", table(owns=early, cash=[49, 0], **jailed)) == (Roll(0), "bots-broke-in-jail")
    assert says("medium", table(owns=late, cards=cards, **jailed)) == (Roll(0), "bots-stay-in-jail")


@pytest.mark.parametrize(
    ("square", "owns", "cash", "act", "reason"),
    [
        (16, {}, 281, Buy(0), "bots-buy"),
        (16, {}, 280, Decline(0), "bots-save"),
        (16, {0: "18 19"}, 180, Buy(0), "bots-completes"),
        (16, {1: "18 19"}, 180, Buy(0), "bots-blocks"),
        (16, {0: "18 19 5"}, 100, Mortgage(0, 5), "bots-pawn-to-buy"),
        (16, {0: "18m 19m 5"}, 79, Decline(0), "bots-cannot-buy"),
        (16, {0: "11 5", 1: "18"}, 180, Decline(0), "bots-save"),
    ],
)
def test_it_buys_what_leaves_some_cash_and_goes_to_the_limit_for_a_last_deed(
    square: int, owns: dict[int, str], cash: int, act: Act, reason: str
) -> None:
    """A last deed's own group is never mortgaged for it: with 79 in hand the one station brings too little."""
    assert says("medium", on_deed(square, owns, [cash, 0])) == (act, reason)


@pytest.mark.parametrize(("owns", "limit"), [({}, 180), ({0: "18 19"}, 360), ({1: "18 19"}, 234), ({1: "18"}, 180)])
def test_it_bids_up_to_the_price_and_more_for_a_last_deed(owns: dict[int, str], limit: int) -> None:
    sitting = on_deed(16, owns, [1500, 1500])
    sitting.do(0, "decline")
    bot = seat_bot("medium", sitting.play, 0)
    bids = []
    while isinstance(act := chosen(bot, sitting.play), Bid):
        bids.append(act.amount)
        sitting.play.apply(act)
        if act.amount < limit:
            sitting.do(1, "bid", amount=act.amount + 1)
        else:
            break
    assert bids[-1] == limit or isinstance(act, Pass)
    assert limit * 8 // 10 < bids[-1] <= limit
    assert len(bids) < 12


@pytest.mark.parametrize("kind", ["timed", "open"])
def test_where_all_may_bid_it_raises_by_allowed_steps_and_never_its_own_bid(kind: str) -> None:
    sitting = on_deed(16, {}, [1500, 1500], rules={"auction": kind})
    sitting.do(0, "decline")
    bots = [seat_bot("medium", sitting.play, seat) for seat in (0, 1)]
    high = 0
    for turn in range(60):
        act = chosen(bots[turn % 2], sitting.play)
        if not isinstance(act, Bid):
            break
        sitting.play.apply(act)
        assert chosen(bots[turn % 2], sitting.play) != act
        high = act.amount
    assert 160 <= high <= 180


def test_it_builds_where_it_pays_back_soonest_and_keeps_some_cash() -> None:
    owns = {0: "1 3 16 18 19"}
    act, reason = says("medium", at_end(owns, [202, 0]))
    assert reason == "bots-build"
    assert isinstance(act, Build)
    assert act.square in (16, 18, 19)
    assert says("medium", at_end(owns, [152, 0]))[0] in (Build(0, 1), Build(0, 3))
    assert says("medium", at_end(owns, [150, 0]))[0] == EndTurn(0)


def test_it_lifts_the_mortgages_of_its_group_before_it_builds_and_others_only_when_rich() -> None:
    assert says("medium", at_end({0: "1m 3"}, [200, 0])) == (Lift(0, 1), "bots-lift")
    assert says("medium", at_end({0: "5m"}, [400, 0]))[0] == EndTurn(0)
    assert says("medium", at_end({0: "5m"}, [420, 0])) == (Lift(0, 5), "bots-lift")


def test_it_offers_a_swap_that_makes_both_groups_whole() -> None:
    owns = {0: "11 13 16", 1: "14 18 19"}
    swap = Offer(0, 1, Bundle(0, (16,)), Bundle(20, (14,)))
    assert says("medium", at_end(owns, [120, 1000])) == (swap, "bots-swap")


def test_it_offers_no_swap_that_it_would_refuse_itself() -> None:
    """The group that it would get earns far more than the other's."""
    assert says("medium", at_end({0: "16 18 3", 1: "19 1"}, [251, 1000]))[0] == EndTurn(0)


@pytest.mark.parametrize(("now", "enough"), [(1, 581), (20, 301)])
def test_it_offers_cash_once_it_could_pay_what_it_would_ask_itself(now: int, enough: int) -> None:
    """Three times the price of 160 at first, later about as much as it offers; 101 stay in its pocket."""
    owns = {0: "11 13", 1: "14"}
    offer = Offer(0, 1, Bundle(200), Bundle(0, (14,)))
    assert says("medium", at_end(owns, [enough, 0], round=now)) == (offer, "bots-offer")
    assert says("medium", at_end(owns, [enough - 1, 0], round=now))[0] == EndTurn(0)


def test_it_offers_once_a_round_and_nothing_twice_while_holdings_stay() -> None:
    sitting = at_end({0: "6 8", 1: "9"}, [1000, 1000])
    bot = seat_bot("medium", sitting.play, 0, frozenset({1}))
    offer = chosen(bot, sitting.play)
    assert isinstance(offer, Offer)
    sitting.play.apply(offer)
    told = [*sitting.play.drain(), *sitting.do(1, "reject")]
    for event in told:
        bot.watch(event)
    assert chosen(bot, sitting.play) == EndTurn(0)
    again = seat_bot("medium", sitting.play, 0, frozenset({1}))  # resumed: the log is all that it knows
    for event in told:
        again.watch(event)
    sitting.state.round += 20
    assert chosen(bot, sitting.play) == chosen(again, sitting.play) == EndTurn(0)


@pytest.mark.parametrize(
    ("owns", "give", "get", "act"),
    [
        ({0: "5", 1: "12"}, Bundle(165), Bundle(0, (12,)), Accept(1)),  # a tenth over the price
        ({0: "5", 1: "12"}, Bundle(1), Bundle(0, (12,)), None),
        ({0: "8 9", 1: "6"}, Bundle(300), Bundle(0, (6,)), Accept(1)),  # what makes a group whole costs three times
        ({0: "8 9", 1: "6"}, Bundle(299), Bundle(0, (6,)), None),
        ({0: "8 9 13", 1: "6 11 14"}, Bundle(0, (13,)), Bundle(0, (6,)), Accept(1)),  # both get a group
        ({0: "16 18 3", 1: "19 1"}, Bundle(0, (3,)), Bundle(0, (19,)), Reject(1)),  # the other's earns far more
        ({0: "5", 1: "1 3"}, Bundle(900), Bundle(0, (1,)), Reject(1)),  # a whole group is not broken up
        ({0: "5", 1: "12"}, Bundle(0, (5,)), Bundle(880, ()), Reject(1)),  # would leave it without cash
    ],
)
def test_it_answers_offers_by_what_they_gain_it(
    owns: dict[int, str], give: Bundle, get: Bundle, act: Act | None
) -> None:
    """None: it asks for more, and what it asks for it takes."""
    sitting = at_end(owns, [950, 950])
    bot = seat_bot("medium", sitting.play, 1)
    answer = answer_to(bot, sitting.play, 0, 1, give, get)
    if act is not None:
        assert answer == act
        return
    assert isinstance(answer, Counter)
    assert answer.give.deeds == get.deeds
    sitting.play.apply(Reject(1))
    assert answer_to(bot, sitting.play, 0, 1, answer.get, answer.give) == Accept(1)


def test_it_counters_an_offer_once() -> None:
    sitting = at_end({0: "5", 1: "12"}, [950, 950])
    bot = seat_bot("medium", sitting.play, 1, frozenset({0}))
    assert isinstance(answer_to(bot, sitting.play, 0, 1, Bundle(1), Bundle(0, (12,))), Counter)
    assert chosen(bot, sitting.play) == Reject(1)


def test_it_knows_its_deeds_when_it_chooses_a_tax() -> None:
    rules = {"income_tax": "choice", "turn_order": "fixed"}
    for owned, act in (("1", Tax(0, "percent")), ("37 39", Tax(0, "flat"))):
        sitting = table(rules, owns={0: owned}, cash=[1500, 0])
        sitting.roll((1, 3))
        assert says("medium", sitting)[0] == act


def owing(owns: dict[int, str], cash: list[int], rules: str = "official") -> Act:
    """What it does about a rent of 50, or of 1400 where three houses stand."""
    sitting = table(rules, owns=owns, cash=cash, at=[32, *([0] * (len(cash) - 1))], seats=len(cash))
    sitting.roll((3, 4))
    return says("medium", sitting)[0]


def test_in_debt_singles_go_first_then_buildings_then_its_groups() -> None:
    assert owing({0: "1x1 3x1 5", 1: "39"}, [0, 0]) == Mortgage(0, 5)
    assert owing({0: "1x1 3x1 5m", 1: "39"}, [0, 0]) in (Sell(0, 1), Sell(0, 3))
    assert owing({0: "1 3 5m", 1: "39"}, [0, 0]) in (Mortgage(0, 1), Mortgage(0, 3))


def test_in_debt_it_sells_deeds_to_the_bank_where_nothing_can_be_mortgaged() -> None:
    sitting = table({"mortgage": "off", "sell_to_bank": "on"}, owns={0: "5", 1: "39"}, cash=[0, 0], at=[32, 0])
    sitting.roll((3, 4))
    assert says("medium", sitting)[0] == SellDeed(0, 5)


def test_hotels_that_the_bank_has_no_houses_for_are_sold_as_a_group() -> None:
    sitting = table({"group_sale": "on"}, owns={0: "1x5 3x5", 1: "39"}, cash=[0, 0], at=[32, 0], houses=3)
    sitting.roll((3, 4))
    assert says("medium", sitting)[0] in (SellGroup(0, 1), SellGroup(0, 3))


def test_what_nothing_can_save_asks_the_others_before_it_gives_up() -> None:
    act = owing({0: "12m 28", 1: "39x3 37x3"}, [1000, 0, 900], "room")
    assert isinstance(act, Offer)
    assert (act.to, act.give.deeds) == (2, (28,))
    assert owing({0: "12m", 1: "39x3 37x3"}, [0, 0, 900], "room") == Bankrupt(0)


def test_it_lifts_what_it_receives_when_cash_allows() -> None:
    for cash, lifts in ((400, True), (300, False)):
        sitting = table("classic", owns={1: "5m"}, cash=[cash, 500])
        sitting.do(0, "offer", to=1, give={"cash": 110}, get={"deeds": [5]})
        sitting.do(1, "accept")
        assert says("medium", sitting)[0] == LiftOrFee(0, lifts)


def test_rents_that_wait_are_claimed_in_its_own_turn_and_in_others() -> None:
    sitting = table({"rent_collection": "claimed"}, owns={0: "39"}, cash=[500, 500], at=[0, 32], turn=1)
    sitting.roll((3, 4))
    assert due_claim(sitting.play, {0}) == Claim(0, 39)
    assert due_claim(sitting.play, {1}) is None
    sitting.end()
    assert says("medium", sitting) == (Claim(0, 39), "bots-claim")
