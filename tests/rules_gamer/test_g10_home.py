"""G10: coming home, laps, turns of those still in the race, and the end."""

from dataclasses import replace

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.gamer.events import CameHome
from monopoly_tui.rules.gamer.options import Options, resolve, usual
from monopoly_tui.rules.milestones import GameEnded, RoundEnded, RoundStarted
from tests.rules_gamer.race import RaceTable, race, two_each


@pytest.mark.parametrize("roll", [(1, 1), (6, 4)])
def test_a_hero_that_passes_or_reaches_start_stops_there(roll: tuple[int, int]) -> None:
    table = race("zal", "tahmineh", "rostam", zal={"at": 22})
    table.rolls(roll)
    assert CameHome(3) in table.do("roll")
    assert (table.hero("zal")["at"], table.hero("zal")["home"], table.hero("zal")["coins"]) == (0, True, 4)
    assert table.decision.kind == "end", "its turn still needs an end"


def test_one_who_is_home_has_no_more_turns() -> None:
    table = race("zal", "tahmineh", "rostam", tahmineh={"home": True})
    table.turn(2, 2)
    assert table.decision.by == 2
    table.turn(2, 2)
    assert (table.decision.by, table.play.state.round) == (0, 2)
    assert RoundStarted(2) in table.events


def test_with_two_laps_the_first_time_goes_on() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"at": 20}, laps=2)
    table.turn(6, 2)
    assert (table.hero("zal")["at"], table.hero("zal")["home"], table.hero("zal")["starts"]) == (4, False, 1)


def test_the_second_time_is_home() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"at": 20, "starts": 1}, laps=2)
    table.rolls((6, 2))
    table.do("roll")
    assert (table.hero("zal")["at"], table.hero("zal")["home"], table.hero("zal")["coins"]) == (0, True, 4)


def test_reaching_start_on_the_first_of_two_laps_does_nothing_else() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"at": 20}, laps=2)
    table.rolls((3, 1))
    table.do("roll")
    assert (table.hero("zal")["at"], table.hero("zal")["home"], table.decision.kind) == (0, False, "end")


def test_the_game_is_over_at_once_when_the_last_hero_is_home() -> None:
    table = race("zal", "tahmineh", "rostam", zal={"at": 22}, tahmineh={"home": True}, rostam={"home": True})
    table.rolls((6, "star"))
    told = table.do("roll")
    assert table.over
    assert isinstance(told[-1], GameEnded)
    assert table.refused("end_turn", by=0) == "game-over"
    assert table.play.legal() == []


def test_with_two_players_the_game_goes_on_until_all_four_are_home() -> None:
    table = two_each(rostam={"home": True}, tahmineh={"home": True}, gordafarid={"home": True}, zal={"at": 2})
    table.turn(2, 2)
    assert (table.decision.by, table.play.state.round) == (0, 2)


def test_one_left_alone_plays_on() -> None:
    table = two_each()
    table.do("bankrupt")
    assert (table.decision.by, table.decision.kind) == (1, "hero")


def test_one_who_races_alone_ends_a_round_with_each_turn() -> None:
    table = race("zal", "tahmineh", "rostam", tahmineh={"home": True}, rostam={"home": True})
    table.turn(2, 2)
    assert [event for event in table.events if isinstance(event, RoundEnded | RoundStarted)] == [
        RoundStarted(1), RoundEnded(1, (2, 2, 2)), RoundStarted(2),
    ]  # fmt: skip


@pytest.mark.parametrize(("starts", "coins"), [(0, 5), (1, 4)])
def test_a_move_of_several_rounds_ends_at_home(starts: int, coins: int) -> None:
    """On a board with such a die each time past Start pays, up to the last one."""
    board = replace(find("haft-khan"), faces=(99, "star"))
    setup = {"heroes": [[{"id": "zal", "starts": starts}], [{"id": "tahmineh"}], [{"id": "rostam"}]]}
    table = RaceTable(board, (["zal"], ["tahmineh"], ["rostam"]), range(3), 2, setup)
    table.rolls((1, 99))
    table.do("roll")
    assert (table.hero("zal")["starts"], table.hero("zal")["home"], table.hero("zal")["coins"]) == (2, True, coins)


def test_all_heroes_of_a_new_race_share_the_times_round_of_the_board() -> None:
    board = find("haft-khan")
    assert board.times_round == 12
    assert [usual(board, seats) for seats in (2, 3, 4)] == [{"laps": 3}, {"laps": 4}, {"laps": 3}]
    assert usual(replace(board, times_round=0), 2) == {"laps": 1}, "a board that says nothing"
    assert usual(replace(board, times_round=99), 2) == {"laps": 4}, "never oftener than may be"
    assert usual(replace(board, times_round=3), 0) == {"laps": 3}, "before anybody sits down"
    assert resolve(board, {}) == Options(1), "a record that says nothing"
