"""Cash that nobody may see (RULES 10.5): no page, key or refusal of a game under way gives it away."""

import re
from collections.abc import Sequence

import pytest

from monopoly_tui.rules.classic.acts import Bid, Bundle, Decline, Offer, Roll
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.page import Do, Key, Page, View
from monopoly_tui.ui.pages import asking
from monopoly_tui.ui.pages.answer import AnswerPage
from monopoly_tui.ui.pages.auction import AuctionPage, auction_page
from monopoly_tui.ui.pages.bankrupt import BankruptPage
from monopoly_tui.ui.pages.debt import DebtPage
from monopoly_tui.ui.pages.graph import GraphPage
from monopoly_tui.ui.pages.manage import ManagePage
from monopoly_tui.ui.pages.player import PlayerPage
from monopoly_tui.ui.pages.trade import TradePage
from tests.ui.stage import NAMES, press, text, view

PURSES = (1234, 4321, 2143)
ON_SIX = [(1, 5)]
"""Dice that lead to square 6, a free deed for 100."""
HIDDEN = {"balances": "hidden"}


def table(rules: dict[str, str] | None = None, cash: tuple[int, ...] = PURSES, **position: object) -> View:
    """Three seats whose sums turn up nowhere else on the board."""
    return view(NAMES[:3], HIDDEN | (rules or {}), dice=ON_SIX, cash=list(cash), **position)  # type: ignore[arg-type]


def listed(page: Page) -> Sequence[Key]:
    """The keys of a page."""
    return page.keys()


def words(page: Page) -> str:
    """All that a page says and shows."""
    keys = [f"{key.label} {key.reason}" for key in listed(page)]
    return f"{page.sentence()} {keys} {text(page)} {text(page, 90, 36)}".replace(",", "")


def tells(page: Page, *sums: int) -> bool:
    """Whether any of these sums can be read."""
    return any(re.search(rf"\b{amount}", words(page)) for amount in sums)


def test_looking_around_shows_nobodys_cash() -> None:
    shown = table(owns={0: "1 3", 1: "6 8"})
    for page in (ManagePage(shown), BankruptPage(shown), GraphPage(shown), PlayerPage(shown, 0), PlayerPage(shown, 1)):
        assert not tells(page, *PURSES), type(page)


@pytest.mark.parametrize("kind", ["turns", "timed", "open"])
def test_no_auction_tells_how_far_anybody_can_go(kind: str) -> None:
    shown = table({"auction": kind}, (137, 1234, 64))
    shown.played.submit(Roll(0))
    shown.played.submit(Decline(0))
    page = auction_page(shown)
    press(page, *["plus"] * 5)
    assert not tells(page, 137, 1234, 64)
    assert not any(key.reason for key in listed(page)), "a key that goes dim tells whose cash has ended"


def test_a_bid_by_turns_is_not_cut_to_the_cash() -> None:
    shown = table({"auction": "turns"}, (137, 64, 1234))
    for done in (Roll(0), Decline(0), Bid(0, 50)):
        shown.played.submit(done)
    page = AuctionPage(shown)
    press(page, *["plus"] * 5)
    assert press(page, "b") == Do((Bid(1, 150),))
    assert not tells(page, 64)
    desk = desk_of(shown)
    desk.carry_out(press(page, "b"))
    assert desk.note == "Not enough cash for that bid."


def test_a_debt_is_public_and_what_is_missing_is_not() -> None:
    shown = view(NAMES[:2], HIDDEN, owns={0: "1 3", 1: "5 15 25 35"}, dice=[(2, 3)], cash=[157, 900])
    shown.played.submit(Roll(0))
    page = DebtPage(shown)
    assert tells(page, 200)
    assert not tells(page, 157, 200 - 157, 157 + 60)


def test_what_is_short_is_not_said() -> None:
    shown = view(NAMES[:2], HIDDEN, dice=ON_SIX, owns={1: "1"}, cash=[37, 900])
    trade = TradePage(shown)
    press(trade, "equals_sign", "9", "0", "enter")
    assert not tells(trade, 53), "of an offer"
    shown.played.submit(Roll(0))
    assert not tells(asking(shown), 37, 63), "of a price"


def test_an_offer_that_is_out_of_reach_is_refused_alike() -> None:
    shown = table(owns={0: "1"}, cash=(500, 37, 900))
    refused = shown.game.check(Offer(0, 1, Bundle(0, (1,)), Bundle(90)))
    assert refused is None, "asking for more than there is must not feel out a purse"
    shown.played.submit(Offer(0, 1, Bundle(0, (1,)), Bundle(90)))
    page = AnswerPage(shown)
    assert "Not enough cash to accept." in words(page)
    assert not tells(page, 53)


def test_v_tells_the_one_who_acts_until_the_next_key() -> None:
    shown = table()
    desk = desk_of(shown)
    assert not desk.press("v"), "nobody has taken the keyboard yet"
    desk.press("space")
    assert desk.press("v")
    assert (desk.note, desk.peek) == ("Ali has 1,234k.", True)
    desk.press("v")
    desk.press("l")
    assert not desk.peek
    assert "1,234" not in desk.note


def desk_of(shown: View) -> Desk:
    """A desk that nobody hears."""
    return Desk(shown, lambda events: None, lambda: None, lambda name: None)
