"""The easy bot's rules, one position each: mistakes that a person can see through."""

from typing import Any

from monopoly_tui.rules.classic.acts import (
    Accept,
    Bankrupt,
    Bid,
    Build,
    Bundle,
    Buy,
    Decline,
    EndTurn,
    Lift,
    LiftOrFee,
    Mortgage,
    Pass,
    PayFine,
    Place,
    Reject,
    Roll,
    Sell,
    Tax,
    UseCard,
)
from tests.bots.driving import chosen, seat_bot
from tests.bots.positions import answer_to, at_end, on_deed, says
from tests.rules.table import table


def test_it_leaves_jail_at_once_by_card_by_fine_or_by_trying() -> None:
    jailed: Any = {"jail_tries": [0, None], "owns": {1: "39"}}
    assert says("easy", table(cards=[["chest-free"], []], **jailed)) == (UseCard(0, "chest-free"), "bots-out-at-once")
    assert says("easy", table(cash=[50, 0], **jailed)) == (PayFine(0), "bots-out-at-once")
    assert says("easy", table(cash=[49, 0], **jailed)) == (Roll(0), "bots-broke-in-jail")


def test_it_buys_most_of_what_leaves_it_much_cash() -> None:
    assert says("easy", on_deed(15, {}, [200 + 252, 0])) == (Decline(0), "bots-save")
    assert says("easy", on_deed(15, {}, [199, 0])) == (Decline(0), "bots-cannot-buy")
    sitting = on_deed(15, {}, [1500, 0])
    bot = seat_bot("easy", sitting.play, 0)
    acts = [chosen(bot, sitting.play) for _ in range(400)]
    assert 260 < acts.count(Buy(0)) < 340
    assert bot.reason.key in ("bots-likes-stations", "bots-dislikes")


def test_it_bids_less_than_the_price_and_stands_by_its_limit() -> None:
    for square in (16, 37, 39):
        sitting = on_deed(square, {}, [1500, 1500])
        sitting.do(0, "decline")
        bot, price = seat_bot("easy", sitting.play, 0), sitting.play.board.squares[square].price
        bids = []
        while isinstance(act := chosen(bot, sitting.play), Bid):
            bids.append(act.amount)
            sitting.play.apply(act)
            sitting.do(1, "bid", amount=act.amount + 1)
        assert isinstance(act, Pass)
        assert 0.4 * price - 1 <= bids[-1] <= 0.9 * price


def test_it_builds_one_house_a_turn_and_lifts_with_very_much_cash() -> None:
    sitting = at_end({0: "1 3"}, [460, 0])
    bot = seat_bot("easy", sitting.play, 0)
    act = chosen(bot, sitting.play)
    assert isinstance(act, Build)
    sitting.do(0, "build", square=act.square)
    assert chosen(bot, sitting.play) == EndTurn(0)
    assert says("easy", at_end({0: "1 3"}, [450, 0]))[0] == EndTurn(0)
    assert says("easy", at_end({0: "5m"}, [520, 0])) == (Lift(0, 5), "bots-lift")


def test_it_reckons_offers_by_printed_prices_and_overlooks_the_other_sides_group() -> None:
    def answer(give: Bundle, get: Bundle, owns: dict[int, str]) -> object:
        sitting = at_end(owns, [500, 500])
        return answer_to(seat_bot("easy", sitting.play, 1), sitting.play, 0, 1, give, get)

    owns = {0: "6 8 5", 1: "9 11"}
    assert answer(Bundle(132), Bundle(0, (9,)), owns) == Accept(
        1
    )  # light blue becomes whole for a tenth over the price
    assert answer(Bundle(131), Bundle(0, (9,)), owns) == Reject(1)
    assert answer(Bundle(0, (5,)), Bundle(0, (9,)), owns) == Accept(1)
    assert answer(Bundle(500), Bundle(0, (1,)), {0: "5", 1: "1 3"}) == Reject(1)  # its own group


def test_it_forgets_its_deeds_when_it_chooses_a_tax() -> None:
    rules = {"income_tax": "choice", "turn_order": "fixed"}
    for cash, act in ((1999, Tax(0, "percent")), (2000, Tax(0, "flat"))):
        sitting = table(rules, owns={0: "37 39 31 32 34"}, cash=[cash, 0])
        sitting.roll((1, 3))
        assert says("easy", sitting)[0] == act


def test_in_debt_it_sells_buildings_before_it_mortgages_anything() -> None:
    sitting = table(owns={0: "1x1 3x1 5", 1: "39"}, cash=[0, 0], at=[32, 0])
    sitting.roll((3, 4))  # 50 of rent
    act, reason = says("easy", sitting)
    assert (act, reason) == (Sell(0, act.square), "bots-sell")  # type: ignore[attr-defined]
    bare = table(owns={0: "5 12", 1: "39"}, cash=[0, 0], at=[32, 0])
    bare.roll((3, 4))
    assert says("easy", bare) == (Mortgage(0, 5), "bots-pawn-any")


def test_it_gives_up_only_when_nothing_is_left() -> None:
    sitting = table("room", owns={0: "5m", 1: "39x3 37x3"}, cash=[10, 0], at=[32, 0])
    sitting.roll((3, 4))
    assert says("easy", sitting) == (Bankrupt(0), "bots-give-up")


def test_it_takes_the_fee_unless_it_is_rich_and_places_what_it_won() -> None:
    for cash, lifts in ((700, True), (300, False)):
        sitting = table("classic", owns={1: "5m"}, cash=[cash, 500])
        sitting.do(0, "offer", to=1, give={"cash": 110}, get={"deeds": [5]})
        sitting.do(1, "accept")
        assert says("easy", sitting)[0] == LiftOrFee(0, lifts)
    short = at_end({0: "1 3", 1: "6 8 9"}, [900, 60], rules="classic", houses=1)
    short.do(0, "build", square=1)
    bot = seat_bot("easy", short.play, 0)
    act = chosen(bot, short.play)
    assert isinstance(act, Bid)
    short.do(0, "bid", amount=act.amount)
    short.do(1, "pass")
    assert chosen(bot, short.play) == Place(0, 3)
