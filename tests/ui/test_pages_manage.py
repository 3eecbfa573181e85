"""Managing, debts and giving up: which lot a key means, why it is dim, what is suggested."""

from monopoly_tui.rules.classic.acts import Bankrupt, Build, Lift, Mortgage, Roll, Sell, SellDeed, SellGroup
from monopoly_tui.ui.page import Close, Do, Open, Say, Unknown, View
from monopoly_tui.ui.pages.bankrupt import BankruptPage
from monopoly_tui.ui.pages.debt import DebtPage
from monopoly_tui.ui.pages.manage import ManagePage
from monopoly_tui.ui.pages.raising import suggestion
from tests.ui.stage import LONG_NAMES, act, everything, fits, press, reason, text, view


def test_evenness_picks_the_lot_in_the_set_of_the_cursor() -> None:
    shown = view(owns={0: "6x1 8x1 9x1"})
    page = ManagePage(shown)
    act(page, "b")
    assert shown.game.state.buildings[6] == 2
    assert press(page, "b") == Do((Build(0, 9),))
    act(page, "b")
    act(page, "b")
    assert [shown.game.state.buildings[square] for square in (6, 8, 9)] == [2, 2, 2]
    act(page, "s")
    act(page, "s")
    assert press(page, "s") == Do((Sell(0, next(s for s in (6, 8, 9) if shown.game.state.buildings[s] == 2)),))


def test_without_evenness_the_cursor_is_the_lot() -> None:
    page = ManagePage(view(rules={"even_build": "off"}, owns={0: "6x1 8 9"}))
    assert press(page, "b") == Do((Build(0, 6),))
    assert press(page, "down", "down", "b") == Do((Build(0, 9),))
    assert press(page, "s") == Say("There is no building to sell on Lalehzar B3.")


def test_three_houses_take_five_keys() -> None:
    """M, B, B, B, Esc; M is the table's."""
    shown = view(owns={0: "1 3"})
    page = ManagePage(shown)
    for _ in range(3):
        act(page, "b")
    assert sum(shown.game.state.buildings) == 3
    assert press(page, "escape") == Close()


def test_m_mortgages_and_lifts() -> None:
    shown = view(owns={0: "5"})
    page = ManagePage(shown)
    assert press(page, "m") == Do((Mortgage(0, 5),))
    act(page, "m")
    assert press(page, "m") == Do((Lift(0, 5),))
    assert "−110" in text(page)


def test_dim_keys_name_what_is_missing() -> None:
    page = ManagePage(view(owns={0: "6 8 11", 1: "9"}, cash=[1500, 10]))
    assert "Lalehzar B3" in reason(page, "b")
    assert "Lalehzar B3" in text(page)
    poor = ManagePage(view(owns={0: "1 3"}, cash=[20, 1500]))
    assert reason(poor, "b") == "Needs 30k more: it costs 50k."


def test_selling_deeds_and_sets_only_where_the_options_have_it() -> None:
    assert press(ManagePage(view(owns={0: "1x1 3x1"})), "d") == Unknown()
    assert press(ManagePage(view(owns={0: "1x1 3x1"})), "g") == Unknown()
    room = ManagePage(view(rules={"sell_to_bank": "on", "group_sale": "on"}, owns={0: "1x1 3x1 5"}))
    assert press(room, "g") == Do((SellGroup(0, 1),))
    assert isinstance(press(room, "d"), Say)
    assert press(room, "down", "down", "d") == Do((SellDeed(0, 5),))


def test_while_buying_only_money_can_be_raised() -> None:
    """RULES 3.3."""
    shown = view(owns={0: "1x1 3x1 5"}, dice=[(1, 5)])
    shown.played.submit(Roll(0))
    page = ManagePage(shown)
    assert "buy the deed" in reason(page, "b")
    assert reason(page, "s") == ""
    press(page, "down", "down")
    assert reason(page, "m") == ""


def test_the_cursor_stays_on_its_deed_and_never_leaves_the_list() -> None:
    shown = view(rules={"sell_to_bank": "on"}, owns={0: "5 15 25"})
    page = ManagePage(shown)
    press(page, *["down"] * 9)
    assert page.list.cursor == 25
    act(page, "d")
    text(page)
    assert page.list.cursor == 15
    press(page, *["up"] * 9)
    assert page.list.cursor == 5


def test_nothing_owned() -> None:
    page = ManagePage(view())
    assert press(page, "escape") == Close()
    assert press(page, "b") == Unknown()
    assert "no deed" in page.sentence()
    fits(page)


def test_all_deeds_scroll_and_fit() -> None:
    board = view().game.board
    page = ManagePage(view(LONG_NAMES, owns={0: everything(board)}, cash=[999_999] * 8))
    fits(page)
    assert "Shush" in text(page, 54, 17)
    press(page, *["down"] * 27)
    assert "Water" in text(page, 54, 17)
    assert "Shush" not in text(page, 54, 17)


def owing(owns: str, cash: int, rules: dict[str, str | int] | None = None, rent_from: str = "37x1 39x2") -> View:
    """Seat 0 lands on Lavasan with two houses: 600 to seat 1."""
    shown = view(rules=rules, owns={0: owns, 1: rent_from}, cash=[cash, 1000], dice=[(1, 2)], at=[36, 0])
    shown.played.submit(Roll(0))
    return shown


def test_a_debt_names_what_is_owed_missing_and_possible() -> None:
    page = DebtPage(owing("1x2 3x2 5 15m 12 24", 265))
    assert page.sentence() == "Ali, raise 335k more. The debt is paid as soon as there is enough."
    drawn = text(page)
    assert "Ali owes Sara 600k" in drawn
    assert "can raise 455k" in drawn
    fits(page)


def test_single_deeds_are_mortgaged_before_buildings_are_sold() -> None:
    shown = owing("1x2 3x2 5 12 24", 265)
    plan = suggestion(shown.game)
    assert plan[:3] == (Mortgage(0, 24), Mortgage(0, 12), Mortgage(0, 5))
    assert [type(each) for each in plan[3:]] == [Sell, Sell]


def test_the_suggestion_leaves_out_what_is_too_much() -> None:
    shown = owing("5 12 24", 490)
    assert suggestion(shown.game) == (Mortgage(0, 24),)


def test_d_pays_the_debt_by_itself() -> None:
    shown = owing("1x2 3x2 5 12 24", 265)
    act(DebtPage(shown), "d")
    assert shown.sitting.decision().kind == "end"
    assert shown.game.state.cash[1] == 1600


def test_where_the_bank_gives_too_little_the_suggestion_is_dim_or_falls_short() -> None:
    page = DebtPage(owing("5m", 265, {"auto_bankrupt": "off"}))
    assert "give up with K" in reason(page, "d")
    fits(page)


def test_debt_keys() -> None:
    shown = owing("1x2 3x2 5", 265, {"auto_bankrupt": "off"})
    page = DebtPage(shown)
    assert press(page, "s") == Do((Sell(0, 1),))
    assert reason(page, "m").startswith("Sell the buildings")
    assert press(page, "down", "down", "m") == Do((Mortgage(0, 5),))
    assert reason(page, "t") == "In this game nobody trades while in debt."
    assert press(page, "p") == Unknown()
    act(page, "m")
    assert "335k" not in page.sentence()


def test_debt_trades_where_allowed() -> None:
    page = DebtPage(owing("5", 265, {"auto_bankrupt": "off", "debt_trades": "on"}))
    assert isinstance(press(page, "t"), Open)


def test_giving_up_is_asked_once_more() -> None:
    shown = owing("1x2 3x2 5", 265, {"auto_bankrupt": "off"})
    opened = press(DebtPage(shown), "k")
    assert isinstance(opened, Open)
    page = opened.page
    assert isinstance(page, BankruptPage)
    assert "goes to Sara" in text(page)
    for key in ("n", "enter", "escape"):
        assert press(page, key) == Close()
    assert press(page, "k") == Unknown()
    assert press(page, "space") == Unknown()
    assert press(page, "y") == Do((Bankrupt(0),))
    fits(page)


def test_leaving_in_ones_own_turn_goes_to_the_bank() -> None:
    page = BankruptPage(view(owns={0: "1 3"}))
    assert "leave the game" in page.sentence()
    assert "free again" in text(page)
    auctioned = BankruptPage(view(rules={"estate": "auction"}, owns={0: "1 3"}))
    assert "auctioned" in text(auctioned)


def test_giving_up_with_everything_fits() -> None:
    board = view().game.board
    fits(BankruptPage(view(LONG_NAMES, owns={0: everything(board)}, cash=[999_999] * 8)))
