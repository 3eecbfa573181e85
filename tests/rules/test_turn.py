"""RULES 3: the roll, doubles, when one may manage, the end of turn and round."""

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.game import Illegal
from monopoly_tui.rules.classic.acts import EndTurn, Roll
from monopoly_tui.rules.classic.events import Jailed, Received, RoundStarted
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from tests.rules.table import table


def test_roll_move_end() -> None:
    """3.1: forward by the sum, then the end of the turn is the player's to declare."""
    t = table(dice=[(4, 6)])
    assert t.refused(0, "end_turn") == "not-now"
    assert (len(t.legal(0, "roll")), t.legal(0, "end_turn")) == (1, [])
    t.roll()
    assert t.state.at == [10, 0]
    assert t.state.last_roll == (4, 6)
    t.asks(0, "end")
    assert (t.legal(0, "roll"), len(t.legal(0, "end_turn"))) == ([], 1)
    assert t.refused(0, "roll") == "not-now"
    t.end()
    t.asks(1, "roll")


def test_what_is_open_beside_the_roll_is_listed() -> None:
    """3.3, 10.1, 11.3: managing what one has, offering, leaving; before the roll and at the end of the turn."""
    t = table(owns={0: "5 12m"}, dice=[(4, 6)])
    for _ in range(2):
        assert t.legal(0, "mortgage") == [{"by": 0, "do": "mortgage", "square": 5}]
        assert t.legal(0, "lift") == [{"by": 0, "do": "lift", "square": 12}]
        assert t.legal(0, "offer") == [{"by": 0, "do": "offer"}]
        assert t.legal(0, "bankrupt") == [{"by": 0, "do": "bankrupt"}]
        if t.state.last_roll is None:
            t.roll()


def test_only_whose_decision_it_is() -> None:
    """Nobody acts for another seat, nor does a seat that does not exist."""
    t = table(owns={1: "5"})
    for act in ("roll", "end_turn", "buy", "decline", "bankrupt", "accept", "pay_fine"):
        t.refused(1, act)
        t.refused(7, act)
        t.refused(None, act)
    t.refused(1, "mortgage", square=5)


def test_a_refused_act_says_why() -> None:
    """3.1: in the exception's text, too."""
    with pytest.raises(Illegal, match=r"^not-now$") as caught:
        table().play.apply(EndTurn(0))
    assert caught.value.refusal.reason == "not-now"


def begun() -> Play:
    """A game that has not been asked for anything yet; seat 1 is to begin."""
    tehran = find("tehran")
    return start(tehran, resolve(tehran, {}), 2, order=[1, 0])


def test_nobody_has_to_ask_before_acting() -> None:
    """3.1: what needs no answer is run before an act is looked at, listed or carried out."""
    assert begun().check(Roll(1)) is None
    assert {"by": 1, "do": "roll"} in begun().legal()
    play = begun()
    play.answer(Roll(1))
    assert play.decision().kind == "dice"


def test_a_copy_goes_its_own_way() -> None:
    """3.1: it is the same until either moves on, and is told what happens in it if anybody is."""
    play = begun()
    play.decision()
    twin = play.copy()
    assert play.events
    assert twin.events == []
    assert twin.same(play)
    twin.answer(Roll(1))
    assert not twin.same(play), "the dice are falling there"
    richer = play.copy()
    richer.state.cash[0] += 1
    assert not richer.same(play)
    play.events = None
    assert play.copy().events is None


def test_double_rolls_again_after_buying() -> None:
    """3.2: the square is done first; what is left of the turn is another roll, not its end."""
    t = table(dice=[(3, 3), (1, 3)])
    t.roll()
    t.asks(0, "buy", square=6)
    assert t.refused(0, "roll") == "not-now"
    t.do(0, "buy")
    t.asks(0, "roll")
    assert t.refused(0, "end_turn") == "not-now"
    t.roll()
    assert t.state.at[0] == 10
    t.asks(0, "end")


def test_double_rolls_again_after_an_auction_won_by_another() -> None:
    """3.2, 5.3: an auction in between does not take the roll away."""
    t = table(dice=[(3, 3)])
    t.roll()
    t.do(0, "decline")
    t.do(0, "pass")
    t.do(1, "bid", amount=1)
    t.asks(0, "roll")
    assert t.state.turn == 0


def test_double_rolls_again_after_a_debt_is_paid() -> None:
    """3.2, 11.1: nor does a debt."""
    t = table(dice=[(2, 2)], cash=[150, 1500], owns={0: "39"})
    t.roll()
    t.asks(0, "debt", amount=200, to="bank")
    t.do(0, "mortgage", square=39)
    t.asks(0, "roll")
    assert t.cash[0] == 150


def test_three_doubles_in_a_row() -> None:
    """3.2: the third double is not moved, pays no salary and ends the turn."""
    t = table(dice=[(5, 5), (5, 5), (6, 6)], at=[0, 0])
    t.roll()
    t.roll()
    assert t.state.at[0] == 20
    assert t.state.doubles == 2
    t.roll()
    assert t.state.at[0] == 10
    assert t.state.jail_tries[0] == 0
    assert t.cash[0] == 1500
    assert [event.reason for event in t.saw(Jailed)] == ["doubles"]
    assert not t.saw(Received)
    t.asks(1, "roll")


def test_third_double_near_start_pays_no_salary() -> None:
    """3.2, 4.1: the third double would have passed Start, but nobody moves."""
    t = table(dice=[(1, 1), (1, 1), (6, 6)], at=[31, 0], chest=["chest-contest"], owns={0: "35"})
    t.roll()  # 33, a chest
    t.roll()  # 35, one's own
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (10, 1510)


def test_two_doubles_and_a_plain_roll() -> None:
    """3.2: only three in a row jail for doubles."""
    t = table(dice=[(5, 5), (5, 5), (6, 4)], at=[0, 10])
    t.roll()
    t.roll()
    t.roll()  # 20 to 30: Jail by the square, not by doubles
    assert [event.reason for event in t.saw(Jailed)] == ["square"]


def test_doubles_are_counted_by_turn() -> None:
    """3.2: two doubles of the last turn do not count in this one."""
    t = table(dice=[(5, 5), (5, 5), (1, 3), (4, 6), (2, 2)], owns={0: "24 28"})
    for _ in range(3):
        t.roll()
    t.end()
    t.roll()
    t.end()
    t.roll()
    assert (t.state.doubles, t.state.at[0]) == (1, 28)
    t.asks(0, "roll")


def test_managing_before_the_roll_and_after_the_move() -> None:
    """3.3: build, sell, mortgage and lift in any order, on both sides of the move, not in others' turns."""
    t = table(dice=[(4, 6), (4, 6)], owns={0: "1 3 5 12m"})
    for _ in range(2):
        t.do(0, "build", square=1)
        t.do(0, "sell", square=1)
        t.do(0, "mortgage", square=5)
        t.do(0, "lift", square=5)
        if t.play.decision().kind == "roll":
            t.roll()
    t.end()
    for act in ("build", "mortgage", "lift", "sell"):
        assert t.refused(0, act, square=1) == "not-your-decision"


def test_who_is_to_buy_may_raise_money_only() -> None:
    """3.3: sell, mortgage and sell to the bank, but not build, lift or trade."""
    t = table("room", dice=[(2, 4)], owns={0: "1x1 3x1 5 15 12m", 1: "28"})
    t.roll()
    t.asks(0, "buy", square=6)
    assert t.refused(0, "build", square=1) == "not-now"
    assert t.refused(0, "lift", square=12) == "not-now"
    assert t.refused(0, "offer", to=1, give={"cash": 1}) == "not-now"
    assert t.refused(0, "end_turn") == "not-now"
    assert t.refused(0, "bankrupt") == "not-now"
    t.do(0, "sell", square=1)
    t.do(0, "mortgage", square=5)
    t.do(0, "sell_deed", square=15)
    t.asks(0, "buy", square=6)
    assert t.cash[0] == 1500 + 25 + 100 + 100


def test_who_is_to_choose_a_tax_may_do_nothing_else() -> None:
    """3.3, 8.1: not even sell or mortgage."""
    t = table("classic", dice=[(1, 3)], owns={0: "1x1 3x1 5"})
    t.roll()
    t.asks(0, "tax")
    for act in ("sell", "mortgage", "build"):
        assert t.refused(0, act, square=5) == "not-now"
    assert t.refused(0, "offer", to=1, give={"cash": 1}) == "not-now"
    assert t.refused(0, "bankrupt") == "not-now"


@pytest.mark.parametrize("roll", [(5, 5), (4, 6)])
def test_going_to_jail_ends_the_turn(roll: tuple[int, int]) -> None:
    """3.4: also after a double, and without managing."""
    t = table(at=[20, 0], dice=[roll], owns={0: "1 3"})
    t.roll()
    t.asks(1, "roll")
    assert t.refused(0, "build", square=1) == "not-your-decision"
    assert t.state.jail_tries == [0, -1]


def test_rounds_follow_the_turn_order() -> None:
    """3.5: the next round begins when play comes back to a seat not later in the order."""
    t = table(seats=3, order=[1, 2, 0], dice=[(4, 6)] * 3)
    for seat in (1, 2, 0):
        assert (t.state.round, t.state.turn) == (1, seat)
        t.roll()
        t.end()
    assert (t.state.round, t.state.turn) == (2, 1)
    assert [event.round for event in t.saw(RoundStarted)] == [2]


def test_round_ends_although_the_first_seat_is_out() -> None:
    """3.5: with the first of the order out, the second one's turn begins the round."""
    t = table(seats=3, bankrupt=[0], turn=1, dice=[(4, 6)] * 4)
    for expected in (1, 1, 2, 2):
        assert t.state.round == expected
        t.roll()
        t.end()
    assert t.state.round == 3


def test_round_ends_when_its_last_seat_goes_bankrupt() -> None:
    """3.5: the last of the order leaves in its turn; play passes to the first and a round begins."""
    t = table(seats=3, turn=2)
    t.do(2, "bankrupt")
    assert (t.state.round, t.state.turn) == (2, 0)


def test_no_round_ends_when_a_middle_seat_goes_bankrupt() -> None:
    """3.5: the seat after it is later in the order."""
    t = table(seats=3, turn=1)
    t.do(1, "bankrupt")
    assert (t.state.round, t.state.turn) == (1, 2)


def test_round_goes_on_when_the_first_seat_leaves() -> None:
    """3.5: the first seat leaves in its own turn; the second still plays in this round."""
    t = table(seats=3, turn=0)
    t.do(0, "bankrupt")
    assert (t.state.round, t.state.turn) == (1, 1)
