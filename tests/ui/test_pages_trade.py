"""Trades: putting an offer together with few keys, what it changes, answers and counter-offers."""

from monopoly_tui.rules.classic.acts import Accept, Bundle, Counter, Offer, Reject
from monopoly_tui.ui.page import Close, Do, Open, Say, Unknown, View
from monopoly_tui.ui.pages.answer import AnswerPage
from monopoly_tui.ui.pages.exchange import effects
from monopoly_tui.ui.pages.trade import TradePage
from tests.ui.stage import LONG_NAMES, NAMES, act, everything, fits, press, reason, text, view

HOLDINGS = {0: "1 3 6x1 8x1 9x1 5 15m 37", 1: "11 13 39 25", 2: "12"}


def trading(**more: object) -> View:
    return view(NAMES[:3], owns=HOLDINGS, cash=[860, 800, 700], cards=[["chance-free"], [], []], **more)  # type: ignore[arg-type]


def test_deed_and_cash_for_a_deed_in_ten_keys_with_consent() -> None:
    """T, which the table takes, and nine here; the 12-cell partner has one deed of each letter."""
    shown = view(NAMES[:3], owns={0: "5 1", 1: "24"})
    page = TradePage(shown)
    act(page, "2", "r", "e", "equals_sign", "5", "0", "enter", "enter")
    assert shown.sitting.decision().data["offer"] == Offer(0, 1, Bundle(50, (5,)), Bundle(0, (24,)))
    act(AnswerPage(shown), "y")
    assert shown.game.state.owner[5] == 1
    assert shown.game.state.owner[24] == 0


def test_with_two_players_the_partner_is_known() -> None:
    assert TradePage(view(owns={0: "1"})).draft.to == 1


def test_a_partner_is_asked_for_and_can_be_changed() -> None:
    page = TradePage(trading())
    assert "whom" in page.sentence()
    for key in ("r", "1", "9", "0"):
        assert press(page, key) == Say("First press the number of one of those below."), "no other page comes over it"
    press(page, "2", "h", "2")
    assert page.draft.deeds == {39}
    press(page, "3")
    assert page.draft.to == 2
    assert page.draft.deeds == set(), "what the other one was to give is dropped"


def test_a_letter_with_several_deeds_asks_for_the_digit() -> None:
    page = TradePage(trading())
    press(page, "2", "h")
    assert "H1 and H2" in page.sentence()
    press(page, "1")
    assert page.draft.deeds == {37}
    assert page.draft.to == 1, "the digit was the tag's"
    press(page, "h", "escape", "h", "1")
    assert page.draft.deeds == set(), "once more takes it out"


def test_while_the_digit_of_a_tag_is_awaited_another_letter_begins_anew_and_no_digit_leads_away() -> None:
    page = TradePage(trading())
    press(page, "2", "h")
    assert press(page, "9") == Say("There is no H9 to trade.")
    assert press(page, "c") is None
    assert "C1" in page.sentence()
    press(page, "1")
    assert page.draft.deeds == {11}
    assert press(page, "3") is None, "now digits are people again"
    assert page.draft.to == 2


def test_a_tag_whose_letter_is_enough_can_be_typed_to_its_end() -> None:
    page = TradePage(view(NAMES[:3], owns={0: "1", 1: "25"}))
    press(page, "2", "r", "3")
    assert page.draft.deeds == {25}
    assert page.draft.to == 1, "the digit was the tag's"
    press(page, "3")
    assert page.draft.to == 2, "the next one is a person"
    press(page, "2", "r", "a", "3")
    assert page.draft.to == 2, "after another key too"


def test_sets_with_buildings_and_letters_nobody_has_say_so() -> None:
    page = TradePage(trading())
    press(page, "2")
    assert press(page, "b") == Say("Sell the buildings of B first: a set that is built on cannot be traded.")
    assert press(page, "g") == Say("Neither of you owns a deed of G.")
    press(page, "down", "down")
    assert isinstance(press(page, "x"), Say)


def test_cash_belongs_to_one_side() -> None:
    page = TradePage(trading())
    press(page, "2", "equals_sign", "5", "0", "enter")
    assert page.draft.cash == [50, 0]
    press(page, "tab", "equals_sign", "7", "k", "enter")
    assert page.draft.cash == [0, 7]
    press(page, "equals_sign", "9", "escape")
    assert page.draft.cash == [0, 7]


def test_the_panel_follows_while_cash_is_typed() -> None:
    page = TradePage(trading())
    press(page, "2", "equals_sign", "6", "0")
    drawn = text(page)
    assert "860 → 800" in drawn
    assert "800 → 860" in drawn


def test_jail_cards_go_with_j() -> None:
    page = TradePage(trading())
    press(page, "2", "j")
    assert page.draft.cards == [1, 0]
    assert press(page, "enter") == Do((Offer(0, 1, Bundle(0, (), ("chance-free",)), Bundle()),))
    press(page, "j")
    assert page.draft.cards == [0, 0]
    press(page, "tab")
    assert press(page, "j") == Unknown(), "Sara holds none"


def test_enter_is_dim_until_something_can_be_offered() -> None:
    page = TradePage(trading())
    press(page, "2")
    assert press(page, "enter") == Say("Put something into the offer first.")
    press(page, "equals_sign", "9", "9", "9", "enter")
    assert reason(page, "enter") == "Needs 139k more to offer that much."


def test_delete_clears_and_escape_drops() -> None:
    page = TradePage(trading())
    press(page, "2", "r", "1", "j", "equals_sign", "5", "enter", "delete")
    assert page.draft.bundles(page.view.game) == (Bundle(), Bundle())
    assert page.draft.to == 1
    assert press(page, "escape") == Close()
    assert press(page, "space") == Unknown()


def test_arrows_and_x_pick_as_well() -> None:
    page = TradePage(trading())
    press(page, "2", "tab", "down", "x")
    assert page.draft.deeds == {13}


def test_what_changes_names_sets_and_fees() -> None:
    shown = trading()
    own, other = effects(shown.game, 0, 1, Bundle(0, (15,)), Bundle(0, (39,)))
    assert own.gained == ("H",)
    assert other.fee == 20
    assert other.cash == (800, 780)
    assert other.worth[1] - other.worth[0] == -400 + 100 - 20
    assert ("R", 2, 4) in other.parts
    page = TradePage(shown)
    press(page, "2", "r", "2", "h", "2")
    drawn = text(page)
    assert "+H" in drawn
    assert "Fees for mortgaged deeds: Sara 20k." in drawn


def test_two_sets_that_change_are_named_whole_in_the_smallest_room() -> None:
    page = TradePage(view(owns={0: "3 15", 1: "6 39"}, cash=[1240, 860]))
    press(page, "a", "tab", "b")
    drawn = text(page, 54, 16)
    assert "A 0/2 B 1/3" in drawn
    assert "A 1/2 B 0/3" in drawn


def test_a_set_given_away_is_shown_as_broken() -> None:
    own, _ = effects(trading().game, 0, 1, Bundle(0, (1,)), Bundle())
    assert own.broken == ("A",)


def test_answers() -> None:
    shown = trading()
    shown.played.submit(Offer(0, 1, Bundle(50, (5,)), Bundle(0, (39,))))
    page = AnswerPage(shown)
    assert page.sentence() == "Sara, Ali offers you Railway Station R1 and 50k for Lavasan H2. Accept?"
    assert press(page, "y") == Do((Accept(1),))
    assert press(page, "n") == press(page, "enter") == Do((Reject(1),))
    assert press(page, "space") == Unknown()
    assert press(page, "escape") == Unknown()
    fits(page)


def test_an_answer_beyond_the_cash_is_dim() -> None:
    shown = trading()
    shown.played.submit(Offer(0, 1, Bundle(0, (5,)), Bundle(900)))
    assert reason(AnswerPage(shown), "y") == "Needs 100k more to accept."


def test_a_counter_offer_starts_from_the_offer_turned_round() -> None:
    shown = trading()
    shown.played.submit(Offer(0, 1, Bundle(50, (5,)), Bundle(0, (39,))))
    opened = press(AnswerPage(shown), "t")
    assert isinstance(opened, Open)
    page = opened.page
    assert isinstance(page, TradePage)
    assert reason(page, "enter") == "Change something first, or go back and answer."
    press(page, "tab", "equals_sign", "8", "0", "enter")
    assert press(page, "enter") == Do((Counter(1, Bundle(0, (39,)), Bundle(80, (5,))),))
    press(page, "c", "1", "backspace")
    assert page.draft == page.first, "Backspace brings the original offer back"
    assert press(page, "1") == Say("This is between you and Ali."), "the partner is settled"
    assert press(page, "escape") == Close()
    press(page, "equals_sign", "9", "enter")
    act(page, "enter")
    assert shown.sitting.decision().by == 0


def test_hidden_balances_show_only_by_how_much() -> None:
    page = TradePage(trading(rules={"balances": "hidden"}))
    press(page, "2", "equals_sign", "6", "0", "enter")
    drawn = text(page)
    assert "→" not in drawn
    assert "-60" in drawn.replace("\N{MINUS SIGN}", "-")
    assert "+60" in drawn


def test_a_name_is_shortened_only_as_far_as_the_prices_beside_it_ask_for() -> None:
    shown = view(owns={0: "16 19", 1: "39"})
    page = TradePage(shown)
    assert "Sohrevardi  180" in text(page, 54, 16)
    assert "Motahari    200" in text(page, 54, 16)


def test_everything_fits() -> None:
    board = view().game.board
    shown = view(LONG_NAMES, owns={3: everything(board)}, cash=[999_999] * 8)
    page = TradePage(shown)
    fits(page)
    press(page, "4", "equals_sign", "9", "9", "9", "9", "9", "9", "enter", "tab")
    for tag in ("A1", "A2", "B1", "B2", "B3", "H1", "H2", "R1", "R2", "R3", "R4", "S1", "S2"):
        press(page, tag[0].lower(), tag[1])
    fits(page)
    press(page, *["down"] * 30)
    assert "S2" in text(page, 54, 17)


def test_digits_that_choose_nobody_say_why_and_open_nothing() -> None:
    """They are those of players: one's own, the partner's, and those that nobody has."""
    page = TradePage(view())
    assert press(page, "2") == Say("This is between you and Sara.")
    assert press(page, "1") == Say("A trade needs somebody else.")
    assert press(page, "5") == Say("Only players still in the game can trade.")
    assert press(page, "0") == Say("Only players still in the game can trade.")
    counter = TradePage(trading(), Offer(1, 0, Bundle(50), Bundle(0, (5,))))
    assert press(counter, "3") == Say("This is between you and Sara.")


def test_cash_that_one_has_not_is_refused_where_it_is_typed() -> None:
    page = TradePage(trading())
    press(page, "2", "equals_sign", *"861")
    assert page.objection(page.view.say) == "Needs 1k more to offer that much."
    assert press(page, "enter") == Say("Needs 1k more to offer that much.")
    press(page, "backspace", "0", "enter")
    assert page.draft.cash == [860, 0]


def test_cash_that_the_other_has_not_is_asked_for_with_a_word_unless_that_would_tell_it() -> None:
    page = TradePage(trading())
    assert press(page, "2", "tab", "equals_sign", *"900", "enter") == Say(
        "Sara has 800k now, and can accept only with that much."
    )
    assert page.draft.cash == [0, 900], "an offer may ask for it (RULES 10.4)"
    hidden = TradePage(trading(rules={"balances": "hidden"}))
    assert press(hidden, "2", "tab", "equals_sign", *"900", "enter") is None
