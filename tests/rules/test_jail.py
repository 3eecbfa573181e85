"""RULES 12: into Jail, out of it, and what one may do there."""

import pytest

from monopoly_tui.rules.classic.events import JailLeft
from tests.rules.table import table


def test_ways_into_jail() -> None:
    """12.1: square 30; the next turn begins there with no try used."""
    t = table(at=[20, 0], dice=[(4, 6), (4, 6)])
    t.roll()
    assert (t.state.at[0], t.state.jail_tries[0], t.cash[0]) == (10, 0, 1500)
    t.roll()
    t.end()
    t.asks(0, "roll", in_jail=True)


def test_visitor_is_not_in_jail() -> None:
    """12.1, 8.2: nothing to pay, nothing to use."""
    t = table(at=[10, 0], cards=[["chance-free"], []])
    assert t.refused(0, "pay_fine") == "not-in-jail"
    assert t.refused(0, "use_card") == "not-in-jail"
    t.asks(0, "roll", in_jail=None)


def test_fine_then_roll() -> None:
    """12.2: paid first, then as usual."""
    t = table(jail_tries=[0, None], dice=[(4, 6)])
    t.do(0, "pay_fine")
    assert (t.cash[0], t.state.jail_tries[0]) == (1450, -1)
    assert t.refused(0, "pay_fine") == "not-in-jail"
    t.asks(0, "roll", in_jail=None)
    t.roll()
    assert t.state.at[0] == 20
    t.asks(0, "end")


def test_fine_needs_cash() -> None:
    """12.2: with 49 one may raise money first, or try."""
    t = table(jail_tries=[0, None], cash=[49, 0], owns={0: "5"})
    assert t.refused(0, "pay_fine") == "needs-more"
    assert t.legal(0, "pay_fine") == []
    t.do(0, "mortgage", square=5)
    t.do(0, "pay_fine")
    assert t.cash[0] == 99


def test_double_after_the_fine_rolls_again_and_counts_anew() -> None:
    """12.3, 3.2: three doubles from there lead back to Jail."""
    t = table(jail_tries=[1, None], dice=[(5, 5), (2, 2), (1, 1)], owns={0: "24"})
    t.do(0, "pay_fine")
    t.roll()
    t.asks(0, "roll")
    t.roll()
    assert (t.state.at[0], t.state.doubles) == (24, 2)
    t.roll()
    assert t.state.jail_tries[0] == 0
    t.asks(1, "roll")


def test_no_fine_or_card_after_the_try() -> None:
    """12.2: before the roll only."""
    t = table(jail_tries=[0, None], dice=[(1, 2)], cards=[["chance-free"], []])
    t.roll()
    assert t.state.jail_tries[0] == 1
    assert t.refused(0, "pay_fine") == "not-now"
    assert t.refused(0, "use_card") == "not-now"
    assert t.refused(0, "roll") == "not-now"
    t.asks(0, "end")


def test_card_is_not_ones_own() -> None:
    """12.2: only a card in hand."""
    t = table(jail_tries=[0, None], cards=[[], ["chance-free"]])
    assert t.refused(0, "use_card") == "no-jail-card"
    assert t.refused(0, "use_card", card="chance-free") == "no-jail-card"
    t = table(jail_tries=[0, None], cards=[["chest-free"], ["chance-free"]])
    assert t.refused(0, "use_card", card="chance-free") == "no-such-card"
    t.do(0, "use_card")
    assert t.state.cards == [[], ["chance-free"]]


def test_each_card_in_hand_is_offered_in_jail_alone() -> None:
    """12.2: either may be chosen; a visitor, or who has rolled, has no use for them."""
    cards: list[list[str]] = [["chance-free", "chest-free"], []]
    t = table(jail_tries=[0, None], cards=cards, dice=[(1, 2)])
    assert [option["card"] for option in t.legal(0, "use_card")] == ["chance-free", "chest-free"]
    t.roll()
    assert t.legal(0, "use_card") == []
    assert table(at=[10, 0], cards=cards).legal(0, "use_card") == []


def test_double_frees_moves_and_ends() -> None:
    """12.2: no further roll, no fine; the square is done."""
    t = table(jail_tries=[1, None], dice=[(4, 4)], owns={1: "18"})
    t.roll()
    assert (t.state.at[0], t.cash[0], t.state.jail_tries[0]) == (18, 1500 - 14, -1)
    assert [event.how for event in t.saw(JailLeft)] == ["double"]
    t.asks(0, "end")
    assert t.state.doubles == 0


def test_freed_by_a_double_and_sent_back() -> None:
    """12.2, 8.3: 10 and 12 is 22, Chance, and to Jail again with fresh tries."""
    t = table(jail_tries=[1, None], dice=[(6, 6)], chance=["chance-jail"])
    t.roll()
    assert (t.state.at[0], t.state.jail_tries[0]) == (10, 0)
    t.asks(1, "roll")


def test_three_tries() -> None:
    """12.2, 12.3: two misses stay, the third pays and moves."""
    t = table(jail_tries=[0, 0], dice=[(1, 2)] * 5, owns={0: "13"})
    for tries in (1, 2):
        t.roll()
        assert (t.state.at[0], t.state.jail_tries[0], t.cash[0]) == (10, tries, 1500)
        t.end()
        t.roll()
        t.end()
    t.roll()
    assert (t.state.at[0], t.state.jail_tries[0], t.cash[0]) == (13, -1, 1450)


def test_third_miss_pays_and_moves() -> None:
    """12.3: the fine, then by that very roll; no other roll."""
    t = table(jail_tries=[2, None], dice=[(4, 6)])
    t.roll()
    assert (t.state.at[0], t.cash[0], t.state.jail_tries[0]) == (20, 1450, -1)
    assert [event.how for event in t.saw(JailLeft)] == ["third-try"]
    t.asks(0, "end")


def test_third_try_double_is_free() -> None:
    """12.2: no fine on a double."""
    t = table(jail_tries=[2, None], dice=[(5, 5)])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (20, 1500)
    t.asks(0, "end")


def test_third_miss_broke_raises_money_and_then_moves() -> None:
    """12.3, 11.1: a debt first; a card in hand no longer helps; then the move and its rent."""
    t = table(jail_tries=[2, None], dice=[(3, 6)], cash=[0, 0], owns={0: "5", 1: "19"}, cards=[["chance-free"], []])
    t.roll()
    t.asks(0, "debt", amount=50, to="bank")
    assert t.state.at[0] == 10
    assert t.refused(0, "use_card") == "not-now"
    assert t.refused(0, "pay_fine") == "not-now"
    t.do(0, "mortgage", square=5)
    assert (t.state.at[0], t.cash) == (19, [100 - 50 - 16, 16])
    t.asks(0, "end")


def test_third_miss_broke_and_bankrupt() -> None:
    """12.3, 11.2, 11.7: nothing to sell: out, without moving, and the turn passes."""
    t = table(seats=3, jail_tries=[2, None, None], dice=[(3, 6)], cash=[49, 0, 0])
    t.roll()
    assert (t.state.bankrupt, t.state.jail_tries[0]) == ([0], -1)
    t.asks(1, "roll")


def test_third_miss_gives_up() -> None:
    """12.3, 11.3: bankrupt by choice in that debt."""
    t = table(seats=3, jail_tries=[2, None, None], dice=[(3, 6)], cash=[0, 0, 0], owns={0: "39"})
    t.roll()
    t.do(0, "bankrupt")
    assert t.owner(39) == [-1]
    t.asks(1, "roll")


@pytest.mark.parametrize("act", ["build", "mortgage"])
def test_managing_in_jail(act: str) -> None:
    """12.4: before the try and after a miss."""
    t = table(jail_tries=[0, None], owns={0: "1 3"}, dice=[(1, 2)])
    t.do(0, act, square=1)
    t.roll()
    t.do(0, act, square=3)
    t.end()
    t.asks(1, "roll")
