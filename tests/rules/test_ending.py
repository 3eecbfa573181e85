"""RULES 13: when the game ends, and who ranks where."""

import pytest

from monopoly_tui.rules.classic.ending import worth
from monopoly_tui.rules.classic.events import GameEnded, RoundEnded
from monopoly_tui.rules.ranking import ranks
from tests.rules.table import table


def test_last_one_standing() -> None:
    """13.1: two players, one leaves."""
    t = table()
    t.do(0, "bankrupt")
    t.asks(None, "over", ranking=((1,), (0,)))
    for act in ("roll", "end_turn", "bankrupt"):
        assert t.refused(1, act) == "game-over"
    assert t.refused(None, "timeout") == "game-over"
    assert t.play.legal() == []


def test_the_ending_bankruptcy_still_hands_over() -> None:
    """13.1: the creditor gets everything, but there is no fee and no lifting any more."""
    t = table("classic", at=[36, 0], dice=[(1, 2)], cash=[0, 0], owns={0: "5m", 1: "39"})
    t.roll()
    t.do(0, "bankrupt")
    assert (t.owner(5), t.cash) == ([1], [0, 0])
    t.asks(None, "over", ranking=((1,), (0,)))


def test_the_ending_bankruptcy_auctions_nothing() -> None:
    """13.1: to the bank, with estate auctions on."""
    t = table({"estate": "auction", "end": "first_bankruptcy"}, seats=3, owns={0: "5"})
    t.do(0, "bankrupt")
    t.asks(None, "over", ranking=((1, 2), (0,)))
    assert t.owner(5) == [-1]


def test_no_further_debtor_of_the_same_card() -> None:
    """13.1: the birthday ends with the first who is ruined by it."""
    t = table("short", seats=4, at=[10] * 4, dice=[(3, 4)], chest=["chest-birthday"], cash=[0, 10, 0, 10])
    t.roll()
    t.do(2, "bankrupt")
    assert t.cash == [10, 0, 0, 10]
    t.asks(None, "over", ranking=((0, 3), (1,), (2,)))


def test_first_bankruptcy_ends_the_short_game() -> None:
    """13.1."""
    t = table("short", seats=3)
    t.do(0, "bankrupt")
    t.asks(None, "over")


def test_rounds_run_out() -> None:
    """13.1: after the last seat's turn of the last round, not before."""
    t = table({"rounds": 2}, seats=3, at=[10, 10, 10], dice=[(4, 6)] * 3 + [(1, 2)] * 3, owns={0: "23"})
    for turn in range(6):
        assert t.state.round == 1 + turn // 3
        t.roll()
        t.end()
    t.asks(None, "over")
    assert t.state.round == 2
    assert len(t.saw(GameEnded)) == 1
    assert [event.round for event in t.saw(RoundEnded)] == [2]


def test_a_rent_that_waits_is_not_claimed_after_the_end() -> None:
    """13.1, 6.5: the game is over, and nothing waits any more."""
    rules: dict[str, str | int] = {"rent_collection": "claimed", "rounds": 3}
    t = table(rules, at=[0, 36], dice=[(1, 2)], owns={0: "39"}, round=3, turn=1)
    t.roll()
    assert len(t.state.rents) == 1
    t.end()
    t.asks(None, "over")
    assert t.state.rents == []
    assert t.refused(0, "claim", square=39) == "game-over"


def test_rounds_end_with_a_bankruptcy_in_the_last_turn() -> None:
    """13.1, 3.5: the last seat of the last round leaves; the round is over."""
    t = table({"rounds": 5}, seats=3, round=5, turn=2)
    t.do(2, "bankrupt")
    t.asks(None, "over", ranking=((0, 1), (2,)))


def test_rounds_end_in_jail() -> None:
    """13.1, 3.4: the last turn ends by going to Jail."""
    t = table({"rounds": 1}, turn=1, at=[0, 20], dice=[(4, 6)])
    t.roll()
    t.asks(None, "over")


def test_rounds_end_earlier_when_one_is_left() -> None:
    """13.1."""
    t = table({"rounds": 500})
    t.do(0, "bankrupt")
    t.asks(None, "over")


@pytest.mark.parametrize(
    ("owns", "value"),
    [
        ("", 10),
        ("5 12", 10 + 200 + 150),
        ("37m 12m 5m", 10 + 175 + 75 + 100),
        ("1x3 3x4", 10 + 120 + 7 * 50),
        ("37x5 39x5", 10 + 750 + 10 * 200),
    ],
)
def test_worth(owns: str, value: int) -> None:
    """13.2: deeds at price, mortgaged at half rounded down, buildings at cost, a hotel as five."""
    assert worth(table(owns={0: owns}, cash=[10, 0]).play, 0) == value


def test_equal_worth_shares_the_rank_and_those_out_come_last() -> None:
    """13.2: 1, 1, 3, then the last to go before the first to go."""
    t = table({"rounds": 1}, seats=5, bankrupt=[4, 1], turn=3, cash=[300, 0, 100, 0, 0], owns={2: "35", 3: "5 37m"})
    t.do(3, "bankrupt")
    t.asks(None, "over", ranking=((0, 2), (3,), (1,), (4,)))


def test_ranks_leave_out_what_ties_take() -> None:
    """13.2: 1, 1, 3 and 1, 2, 2, 4."""
    assert ranks(((0, 2), (1,))) == {0: 1, 2: 1, 1: 3}
    assert ranks(((3,), (0, 1), (2,))) == {3: 1, 0: 2, 1: 2, 2: 4}


def test_all_equal_at_the_end() -> None:
    """13.2: ties are listed by seat, whatever the turn order."""
    t = table({"rounds": 1}, seats=3, order=[2, 1, 0], turn=0, dice=[(4, 6)])
    t.roll()
    t.end()
    t.asks(None, "over", ranking=((0, 1, 2),))
