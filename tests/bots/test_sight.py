"""What bots see of others: everything with open balances, a guess of cash with hidden ones."""

from monopoly_tui.bots.sight import guessed_cash, seen_by
from tests.bots.driving import chosen, seat_bot
from tests.rules.table import table


def test_open_balances_are_seen_as_they_are() -> None:
    play = table(owns={0: "1"}, cash=[10, 20]).play
    assert seen_by(play, 0) is play


def test_hidden_cash_changes_nothing_that_a_bot_sees() -> None:
    """Two games that differ in another's cash alone look alike; one's own is seen, and the game stays as it is."""
    rich, poor = (table({"balances": "hidden"}, owns={0: "1", 1: "39"}, cash=[700, cash]).play for cash in (5000, 1))
    seen = seen_by(rich, 0)
    assert seen.state == seen_by(poor, 0).state
    assert seen.state.cash == [700, guessed_cash(rich, 1)]
    assert rich.state.cash == [700, 5000]
    assert seen.decision() == rich.decision()


def test_cash_is_guessed_from_what_lies_on_the_board() -> None:
    play = table({"balances": "hidden"}, seats=3, owns={0: "39 37", 1: "1x2 3x2", 2: "5m"}, round=10).play
    assert [guessed_cash(play, seat) for seat in range(3)] == [1500 + 400 - 750, 1900 - 120 - 200, 1900 - 200 + 100]
    nothing_left = table({"balances": "hidden"}, owns={0: "39x5 37x5"}).play
    assert guessed_cash(nothing_left, 0) == 0


def test_a_bot_plays_by_its_guess() -> None:
    """An offer to one who is thought to be able to pay is legal although it cannot be accepted."""
    sitting = table({"balances": "hidden"}, owns={0: "11 13 16", 1: "14 18 19"}, cash=[200, 0], at=[13, 0])
    sitting.roll((3, 4))
    act = chosen(seat_bot("medium", sitting.play, 0), sitting.play)
    assert act.do == "offer"
