"""The pages of auctions: what keys bid, what is refused, what is told of the others."""

import pytest

from monopoly_tui.rules.classic.acts import Bid, Build, Decline, Pass, Roll, Timeout
from monopoly_tui.settings import Settings
from monopoly_tui.ui.page import Do, Say, Unknown, View
from monopoly_tui.ui.pages import asking
from monopoly_tui.ui.pages.auction import AuctionPage, auction_page
from monopoly_tui.ui.pages.auction_view import rows_of
from monopoly_tui.ui.pages.bidding import Bidding
from monopoly_tui.ui.pages.open_auction import OpenAuctionPage, TimedAuctionPage
from tests.ui.stage import LONG_NAMES, NAMES, act, fits, press, reason, text, view

ON_SIX = [(1, 5)]
"""Dice that lead to square 6, Naser Khosrow, for 100."""


def auctioned(kind: str = "turns", cash: tuple[int, ...] = (1500, 860, 25), names: tuple[str, ...] = NAMES[:3]) -> View:
    """Seat 0 stands on a free deed and does not buy it."""
    shown = view(names, {"auction": kind}, dice=ON_SIX, cash=list(cash))
    shown.played.submit(Roll(0))
    shown.played.submit(Decline(0))
    return shown


def test_b_bids_a_step_more() -> None:
    shown = auctioned()
    act(auction_page(shown), "b")
    act(auction_page(shown), "b")
    assert Bidding(shown).bids == [(0, 10), (1, 20)]
    assert shown.sitting.decision().by == 2


def test_who_does_not_want_a_deed_leaves_it_and_its_auction_with_one_key() -> None:
    shown = view(NAMES[:3], dice=ON_SIX)
    shown.played.submit(Roll(0))
    act(asking(shown), "n")
    assert Bidding(shown).seats == (1, 2)
    assert shown.sitting.decision().by == 1


def test_who_has_no_cash_is_out_of_the_auction_unasked() -> None:
    shown = view(NAMES[:3], dice=ON_SIX, cash=[0, 500, 500])
    shown.played.submit(Roll(0))
    assert press(asking(shown), "n") == Do((Decline(0),))


@pytest.mark.parametrize("kind", ["open", "timed"])
def test_nobody_leaves_an_auction_that_is_open_to_all(kind: str) -> None:
    shown = view(NAMES[:3], {"auction": kind}, dice=ON_SIX)
    shown.played.submit(Roll(0))
    assert press(asking(shown), "n") == Unknown()


def test_the_step_goes_through_its_values_and_stops_at_the_ends() -> None:
    page = AuctionPage(auctioned())
    assert page.amount() == 10
    press(page, "plus")
    assert page.amount() == 50
    press(page, "plus", "plus", "plus")
    assert page.amount() == 100
    press(page, *["minus"] * 9)
    assert page.amount() == 1


def test_a_bid_is_cut_to_the_cash() -> None:
    """Who can top the bid at all may bid everything."""
    shown = auctioned()
    for bid in (Bid(0, 10), Bid(1, 20)):
        shown.played.submit(bid)
    assert press(AuctionPage(shown), "b") == Do((Bid(2, 25),))


@pytest.mark.parametrize("typed", [("1", "2", "3"), ("۱", "۲", "۳"), ("١", "٢", "٣"), ("1", ",", "2", " ", "3", "k")])
def test_an_amount_is_typed_in_any_digits(typed: tuple[str, ...]) -> None:
    page = AuctionPage(auctioned())
    assert press(page, "equals_sign", *typed, "enter") == Do((Bid(0, 123),))
    assert page.field is None


def test_a_typed_amount_that_is_too_low_or_too_high_says_so() -> None:
    shown = auctioned()
    shown.played.submit(Bid(0, 100))
    page = AuctionPage(shown)
    assert isinstance(press(page, "equals_sign", "9", "0", "enter"), Say)
    assert "101k" in reason(page, "enter")
    assert "101k" in page.objection(shown.say), "as long as it stands there"
    assert press(page, "backspace", "backspace", "9", "0", "0", "enter") == Say("Not enough cash for that bid.")
    assert press(page, "escape") is None
    assert press(page, "b") == Do((Bid(1, 110),))


def test_the_field_is_empty_at_first_and_enter_then_bids_nothing() -> None:
    page = AuctionPage(auctioned())
    assert isinstance(press(page, "equals_sign", "enter"), Say)


def test_n_passes_and_space_does_nothing() -> None:
    page = AuctionPage(auctioned())
    assert press(page, "space") == Unknown()
    assert press(page, "n") == Do((Pass(0),))


def test_who_is_out_is_told_with_the_last_bid() -> None:
    shown = auctioned()
    for bid in (Bid(0, 10), Bid(1, 30)):
        shown.played.submit(bid)
    shown.played.submit(Bid(0, 40))  # Reza, who has 25, was not asked
    drawn = text(auction_page(shown))
    reza = next(line for line in drawn.splitlines() if "Reza" in line)
    assert "out of cash" in reza
    ali = next(line for line in drawn.splitlines() if "Ali " in line and "1,500" in line)
    assert "40" in ali
    assert "highest" in ali


def test_hidden_balances_show_no_cash_and_no_difference() -> None:
    """A seat that cannot bid is shown as one that passes (RULES 10.5)."""
    shown = view(NAMES[:3], {"balances": "hidden"}, dice=ON_SIX, cash=[1500, 860, 25])
    for done in (Roll(0), Decline(0), Bid(0, 10), Bid(1, 30)):
        shown.played.submit(done)
    drawn = text(auction_page(shown))
    assert "passed" in drawn
    assert "out of cash" not in drawn
    assert "860" not in drawn
    assert "1,500" not in drawn


def test_a_building_is_auctioned_by_turns_whatever_the_deeds_are() -> None:
    """RULES 7.7; the lowest bid is the lowest cost."""
    rules = {"building_shortage": "auction", "auction": "open"}
    shown = view(rules=rules, owns={0: "1 3", 1: "6 8 9"}, houses=1)
    shown.played.submit(Build(0, 1))
    page = auction_page(shown)
    assert isinstance(page, AuctionPage)
    assert page.amount() == 50
    assert "one house" in text(page)
    fits(page)


def test_bids_taken_back_are_not_told() -> None:
    shown = auctioned()
    shown.played.submit(Bid(0, 10))
    shown.played.submit(Bid(1, 30))
    shown.played.undo()
    shown.played.submit(Bid(1, 20))
    assert Bidding(shown).bids == [(0, 10), (1, 20)]


def test_open_anybody_bids_by_digit() -> None:
    shown = auctioned("open")
    page = auction_page(shown)
    assert isinstance(page, OpenAuctionPage)
    act(page, "2")
    assert (Bidding(shown).leader, Bidding(shown).high) == (1, 10)
    assert reason(page, "2") == "Your own bid is the highest already."
    act(page, "1")
    press(page, "minus", "minus")
    act(page, "3")
    assert Bidding(shown).bids == [(1, 10), (0, 20), (2, 21)]


def test_open_the_hammer_needs_two_presses_and_time_between() -> None:
    shown = auctioned("open")
    now = [0.0]
    page = OpenAuctionPage(shown, lambda: now[0])
    act(page, "1")
    assert press(page, "space") is None
    assert "Going to Ali" in page.sentence()
    now[0] += 0.69
    assert press(page, "space") is None
    act(page, "2")
    assert "Anyone" in page.sentence(), "a bid starts anew"
    now[0] += 5
    assert press(page, "space") is None
    now[0] += 0.7
    assert press(page, "space") == Do((Timeout(None),))


def test_open_the_digits_of_those_who_bid_by_no_key_say_why() -> None:
    shown = view(NAMES[:4], {"auction": "open"}, dice=ON_SIX, bankrupt=[3])
    shown.played.submit(Roll(0))
    shown.played.submit(Decline(0))
    shown.played.change_seat(1, "easy")
    page = OpenAuctionPage(shown)
    for keys in ((), ("equals_sign",)):
        press(page, *keys)
        assert press(page, "2") == Say("Sara is a bot and bids by itself.")
        assert press(page, "4") == Say("Mina does not bid in this auction.")
    assert press(page, "0") == Say("Whose bid is it? Press your number."), "the bank is not looked at meanwhile"


def test_open_an_own_amount_first_asks_whose() -> None:
    page = OpenAuctionPage(auctioned("open"))
    assert "Whose" in (press(page, "equals_sign"), page.sentence())[1]
    assert press(page, "2", "9", "9", "enter") == Do((Bid(1, 99),))
    assert press(page, "equals_sign", "3", "9", "9", "enter") == Say("Not enough cash for that bid.")
    assert press(page, "escape", "1") == Do((Bid(0, 10),))


def test_timed_the_clock_starts_afresh_at_every_bid() -> None:
    shown = auctioned("timed")
    now = [100.0]
    page = TimedAuctionPage(shown, lambda: now[0])
    assert page.left() == 10
    now[0] += 9
    assert page.left() == 1
    act(page, "1")
    assert page.left() == 10
    now[0] += 10.5
    assert page.left() == 0
    assert page.tick() == Do((Timeout(None),))


def test_timed_steps_are_those_of_the_rules() -> None:
    page = auction_page(auctioned("timed"))
    assert isinstance(page, TimedAuctionPage)
    assert press(page, "1") == Do((Bid(0, 10),))
    press(page, "plus")
    assert press(page, "1") == Do((Bid(0, 100),))
    press(page, "minus", "minus")
    assert press(page, "1") == Do((Bid(0, 2),))
    assert press(page, "equals_sign") == Unknown()


@pytest.mark.parametrize("kind", ["turns", "open", "timed"])
def test_eight_wide_names_and_huge_sums_fit(kind: str) -> None:
    shown = auctioned(kind, (999_999,) * 8, LONG_NAMES)
    if kind != "timed":
        shown.played.submit(Bid(0, 888_888))
    page = auction_page(shown)
    fits(page)
    press(page, "equals_sign", "1", "9", "9", "9", "9", "9", "9", "9")
    fits(page)


def test_the_name_of_the_highest_bidder_stands_whole_beside_a_card() -> None:
    shown = auctioned(names=LONG_NAMES[:3])
    act(auction_page(shown), "b")
    box = [row.partition("│")[2] for row in text(auction_page(shown), 54, 17).splitlines() if "│" in row]
    assert any(LONG_NAMES[0] in row for row in box)


def test_no_line_of_bids_begins_or_ends_with_a_dot() -> None:
    rows = rows_of(["Ali 10k", "Kaveh 22k", "Sara 32k", "Zahraxxxxxxx 1,054k"], 20)
    assert rows == ["Ali 10k · Kaveh 22k", "Sara 32k", "Zahraxxxxxxx 1,054k"]
    assert rows_of(["Zahraxxxxxxx 1,054k"], 14) == ["Zahraxxxxxxx", "1,054k"]


def test_the_highest_bid_is_large_only_where_there_are_blocks() -> None:
    shown = auctioned()
    act(auction_page(shown), "b")
    for glyphs, in_text in (("full", False), ("ascii", True)):
        shown.preferences.follow(Settings(glyphs=glyphs))
        above_the_name = text(auction_page(shown), 84, 27).split("Highest bid")[1].split("Ali")[0]
        assert ("10k" in above_the_name) is in_text
