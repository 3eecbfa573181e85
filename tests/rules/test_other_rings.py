"""RULES 1.1, BOARD: the squares of somebody's own board stand in another order, and nothing goes by their numbers."""

import re

import pytest

from monopoly_tui.board_shelf import examine, text_of
from monopoly_tui.rules.classic.board import Board
from tests.rules.table import table

TEHRAN = text_of("tehran")
HEAD = re.compile(r"\[\[squares\]\]  # \d+\n")


def board(text: str) -> Board:
    """The board in a file's text."""
    read, faults = examine(text.encode())
    assert isinstance(read, Board), faults
    return read


def swapped(one: int, other: int) -> Board:
    """Tehran with two squares in each other's place."""
    head, *squares = HEAD.split(TEHRAN)
    squares[one], squares[other] = squares[other], squares[one]
    return board(head + "".join(f"[[squares]]\n{square}" for square in squares))


def test_jail_where_parking_was() -> None:
    """12.1, 12.2: one is sent there, stays there, and leaves from there; square 10 takes nobody in."""
    t = table(board=swapped(10, 20), at=[20, 0], jail_tries=[None, None], dice=[(4, 6), (4, 6), (2, 2)], owns={1: "24"})
    t.asks(0, "roll", in_jail=None)
    t.roll()
    assert (t.state.at[0], t.state.jail_tries[0]) == (20, 0)
    t.roll()
    t.end()
    t.asks(0, "roll", in_jail=True)
    t.roll()
    assert (t.state.at, t.cash[0]) == ([24, 10], 1480)


def test_parking_where_jail_was() -> None:
    """8.2: the pot goes by the square's kind."""
    t = table({"parking_pot": "taxes_cards"}, board=swapped(10, 20), dice=[(4, 6)], pot=70)
    t.roll()
    assert (t.cash[0], t.state.pot) == (1570, 0)


def test_third_double_leads_to_jail_wherever_it_is() -> None:
    """3.2."""
    t = table(board=swapped(10, 20), at=[0, 0], dice=[(5, 5), (5, 5), (1, 1)])
    t.roll()
    t.roll()
    assert (t.state.at[0], t.state.doubles, t.state.jail_tries[0]) == (20, 2, -1)
    t.roll()
    assert (t.state.at[0], t.state.jail_tries[0]) == (20, 0)


def test_back_past_start() -> None:
    """4.1, 8.3: from Chance on square 1 three back is the luxury tax, and Start pays nothing."""
    t = table(board=swapped(1, 7), at=[39, 0], dice=[(1, 1)], chance=["chance-back3"])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (38, 1500 + 200 - 100)


@pytest.mark.parametrize("landing", ["same", "bonus", "double"])
def test_back_on_to_start(landing: str) -> None:
    """4.1: it is no landing that pays."""
    t = table(
        {"landing_salary": landing},
        board=board(TEHRAN.replace("steps = 3", "steps = 7")),
        dice=[(3, 4)],
        chance=["chance-back3"],
    )
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (0, 1500)
    t.asks(0, "end")


def test_two_stations_only() -> None:
    """6.3, 8.3: rents for two, and the next one ahead lies beyond Start."""
    text = TEHRAN.replace("rents = [25, 50, 100, 200]", "rents = [30, 70]")
    for name in ("Azadi Terminal", "Beyhaghi Terminal"):
        text = re.sub(
            rf'kind = "station"\n(name = {{ en = "{name}".*?\n)price = 200\n',
            r'kind = "parking"\n\1',
            text,
            flags=re.DOTALL,
        )
    t = table(board=board(text), at=[19, 0], dice=[(1, 2)], chance=["chance-station-1"], owns={1: "5 15m"})
    t.roll()
    assert (t.state.at[0], t.cash) == (5, [1500 + 200 - 140, 1640])


def test_card_that_leads_to_another_card() -> None:
    """8.3: the square is done, so the next card is drawn, past Start and on."""
    text = TEHRAN.replace(
        'id = "chance-11"\neffect = "advance"\nto = 11', 'id = "chance-11"\neffect = "advance"\nto = 7'
    )
    t = table(board=board(text), at=[19, 0], dice=[(1, 2)], chance=["chance-11", "chance-loan"])
    t.roll()
    assert (t.state.at[0], t.cash[0]) == (7, 1500 + 200 + 150)
