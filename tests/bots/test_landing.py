"""The chances of landing and the rents to be expected, against figures worked out elsewhere."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.ground import ground
from monopoly_tui.bots.landing import landing
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import resolve

TABLE = Path(__file__).parent.parent / "data" / "landing.csv"
ROWS = list(csv.DictReader(TABLE.read_text(encoding="utf-8").splitlines()))


def board(name: str = "tehran") -> Board:
    found = find(name)
    assert isinstance(found, Board)
    return found


@pytest.mark.parametrize(("stays", "column"), [(0.0, "jail_short"), (1.0, "jail_long")])
def test_where_rolls_end(stays: float, column: str) -> None:
    found = landing(board(), stays=stays)
    shares = [*found.ends, found.jailed]
    assert [round(share, 6) for share in shares] == [round(float(row[column]), 6) for row in ROWS]
    assert sum(shares) == pytest.approx(1)


def test_squares_that_move_on_are_visited_more_often_than_rolls_end_there() -> None:
    found = landing(board(), stays=0.0)
    moved_on = {2: 2.154, 17: 2.965, 33: 2.704, 7: 2.307, 22: 2.795, 36: 2.312, 30: 2.635}
    assert {square: round(100 * found.visits[square], 3) for square in moved_on} == moved_on
    assert found.rolls == pytest.approx(1.187, abs=0.001)


@pytest.mark.parametrize("length", [12, 25, 40])
def test_any_ring(length: int) -> None:
    """A ring of another length, without cards: all shares add up, and an even ring is landed on evenly."""
    whole = board()
    squares = tuple(replace(square, kind="parking") for square in whole.squares[:length])
    squares = (squares[0], replace(squares[1], kind="jail"), *squares[2:])
    found = landing(replace(whole, squares=squares), stays=0.0)
    assert sum(found.ends) + found.jailed == pytest.approx(1)
    assert sum(found.visits) == pytest.approx(1 - found.jailed)
    assert all(abs(share - 1 / length) < 0.005 for share in found.visits)


def test_rents_to_expect() -> None:
    """By roll of one opponent: whole groups without buildings and with three houses a street, and stations."""
    tables = ground(board(), resolve(board(), {}))
    rolls = tables.landing.rolls
    bare = [0.26, 0.92, 1.61, 2.59, 3.28, 3.61, 4.16, 4.16]
    built = [5.81, 19.28, 35.16, 50.02, 62.89, 65.07, 72.73, 60.81]
    alone = [sum(tables.earns[square][0] for square in squares) for squares in tables.families[: tables.groups]]
    assert [round(2 * rent / rolls, 2) for rent in alone] == bare
    assert [round(rent / rolls, 2) for rent in tables.built_earns] == built
    assert [round(rent / rolls, 2) for rent in tables.station_earns] == [0, 0.77, 3.08, 9.23, 24.62]
    assert [round(rent / rolls, 2) for rent in tables.utility_earns] == [0, 0.85, 3.79]


def test_a_board_is_worked_out_once_for_each_set_of_options() -> None:
    tehran, single = board(), {"double_rent": "off"}
    assert ground(tehran, resolve(tehran, {})) is ground(tehran, resolve(tehran, {}))
    assert ground(tehran, resolve(tehran, single)) is not ground(tehran, resolve(tehran, {}))
