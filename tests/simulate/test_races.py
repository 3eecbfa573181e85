"""`monopoly simulate` on Haft Khan: races counted whole, alike on any number of processes, in words and as JSON."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.gamer.ending import points
from monopoly_tui.rules.gamer.options import Options
from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.simulate.lineup import Entrant
from monopoly_tui.simulate.race_report import race_report
from monopoly_tui.simulate.races import WHOLE, RacePlan, RaceTally, play_race
from monopoly_tui.simulate.spread import spread
from tests.commands import shell
from tests.commands.shell import Captured


def plan(levels: str = "medium easy", games: int = 8, laps: int = 1) -> RacePlan:
    entrants = tuple(Entrant(f"{number}-{level}", level=level) for number, level in enumerate(levels.split()))
    return RacePlan(find("haft-khan"), Options(laps), entrants, seed=7, games=games)


def run(capsys: Captured, *words: str) -> tuple[int, str, str]:
    return shell.run(capsys, "simulate", "--board", "haft-khan", "--jobs", "1", *words)


def test_a_race_is_counted_as_it_ended() -> None:
    tally = RaceTally()
    play = play_race(plan(), 1, tally)
    first = play.decision().data["ranking"][0]
    assert tally.games == 1
    assert sum(tally.firsts.values()) == sum(tally.places.values()) == WHOLE
    assert tally.points == {1: points(play, 0), 0: points(play, 1)}, "in the second race they have changed seats"
    assert tally.firsts == {1 - seat: WHOLE // len(first) for seat in first}
    assert sum(tally.hero_points.values()) == sum(tally.points.values())


def test_changed_seats_meet_the_same_dice() -> None:
    of = plan("easy medium")
    one, other = play_race(of, 0, RaceTally()), play_race(of, 1, RaceTally())
    assert (one.state.order, one.state.heroes) == (other.state.order, other.state.heroes)
    assert plan("medium medium").block == 1, "such a race on the same dice would be the same again"


def test_parts_add_up_to_the_same_whatever_plays_them() -> None:
    of = plan("medium easy easy", games=9)
    whole = of.play(0, 9)
    with ThreadPoolExecutor(3) as executor:
        total, told = RaceTally(), list[int]()
        spread([of], executor, 3, [total], told.append)
    assert total == whole
    assert sum(told) == 9
    assert race_report(of, total)["decisions"]["median"] in whole.decisions


def test_the_table_and_the_json(capsys: Captured) -> None:
    words = ("--players", "bot:easy,bot:medium=Old,bot:easy", "--games", "6")
    code, out, err = run(capsys, *words)
    assert (code, err) == (0, "")
    assert out.startswith("6 races on Haft Khan, 4 times round, seed 1\n")
    assert {"easy", "Old", "Rostam", "Zal"} <= {line.split()[0] for line in out.splitlines() if line}
    found = json.loads(run(capsys, *words, "--set", "laps=1", "--json")[1])
    assert (found["games"], found["rules"]) == (6, {"laps": 1})
    assert [player["seats"] for player in found["players"]] == [2, 1]
    assert sum(player["first"]["count"] for player in found["players"]) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_whole_table(capsys: Captured, lang: str) -> None:
    assert run(capsys, "--lang", lang, "--games", "2", "--players", "bot:easy,bot:easy")[0] == 0


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("--players bot:easy,bot:easy,bot:easy,bot:easy,bot:easy", "2 to 4 players"),
        ("--players bot:cmd:python3,bot", "cannot play a race"),
        ("--set laps=9", "1 to 4"),
        ("--rules official", "--rules is no option of this board"),
        ("--think", "without --versus and --think"),
        ("--versus laps=1", "without --versus and --think"),
    ],
)
def test_wrong_use_is_answered_in_one_line(capsys: Captured, words: str, error: str) -> None:
    code, out, err = run(capsys, *words.split(" "))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert error in err
