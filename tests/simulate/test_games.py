"""Simulated games: who sits where, what is counted, and that each is a game by the rules."""

import json
from collections import Counter
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic import events
from monopoly_tui.rules.classic.codec import write_act
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import PRESETS
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.lineup import Company, Entrant, rotations, seated
from monopoly_tui.simulate.report import comparison, report
from monopoly_tui.simulate.spread import Here, parts, spread
from monopoly_tui.simulate.table import Table
from monopoly_tui.simulate.tally import Counting, Tally
from monopoly_tui.simulate.workers import processes
from tests.shelf import CLASSIC
from tests.simulate.plans import plan, played
from tests.simulate.recorded import recorded


def keep(folder: Path, lines: list[dict[str, Any]]) -> Path:
    path = folder / "game.mono"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("board", CLASSIC)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_simulated_game_is_a_record_that_holds(tmp_path: Path, board: str, preset: str) -> None:
    """Every act is legal, and the record comes to the same position."""
    lines = recorded(plan("medium easy hard", board=board, preset=preset), 1)
    verdict = check(keep(tmp_path, lines))
    assert verdict.stopped is None
    assert len(lines) > 100


@pytest.mark.parametrize(
    "rules",
    [
        {"balances": "hidden"},
        {"auction": "open", "rent_collection": "claimed"},
        {"auction": "timed", "deal": "all"},
        {"rounds": 5},
        {"turn_order": "fixed", "building_shortage": "auction", "even_build": "off"},
    ],
    ids=" ".join,
)
def test_options_make_records_that_hold(tmp_path: Path, rules: dict[str, Any]) -> None:
    assert check(keep(tmp_path, recorded(plan("medium easy", **rules), 0))).stopped is None


@pytest.mark.long
@pytest.mark.parametrize("board", CLASSIC)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_thousand_games(tmp_path: Path, board: str, preset: str) -> None:
    """Of each preset on each board: they end or come to their last round, and every record holds."""
    for number in range(1000):
        levels = ("medium hard easy medium", "hard easy", "medium easy hard medium easy", "hard easy medium")
        rounds = {"rounds": 40} if number % 2 else {}
        of = plan(levels[number % 4], board=board, seed=number, cap=200, preset=preset, **rounds)
        verdict = check(keep(tmp_path, recorded(of, 0)))
        assert verdict.stopped is None, number
        assert verdict.replay is not None
        state = verdict.replay.state()
        assert state["decision"]["kind"] == "over" or state["round"] == 201, number


def test_everybody_sits_everywhere_once_a_block() -> None:
    a, b = Entrant("A", "medium"), Entrant("B", "easy")
    twin = Entrant("another name", "medium")
    thinker = Entrant("A", "medium", thinks=True)
    lines = ((a, b, b, b), (a, b, a, b), (a, twin, a), (a, b), (a, a, thinker))
    assert [rotations(line) for line in lines] == [4, 2, 1, 2, 3]
    assert [seated(3, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_like_bots_change_seats_too_but_never_play_a_game_twice() -> None:
    of = plan("easy easy easy", 6, turn_order="fixed")
    tally = played(of)
    assert of.block == 1
    assert len(tally.blocks) == 6
    games = [of.play(number, number + 1) for number in range(6)]
    assert len({tuple(game.ends) for game in games}) == 6


def test_a_seed_decides_all_and_another_one_other_games() -> None:
    first, again, other = (played(plan("medium easy", seed=seed)) for seed in (5, 5, 6))
    assert first == again
    assert first.ends != other.ends


def test_parts_in_any_order_come_to_the_same() -> None:
    of = plan("easy medium", 6)
    total = Tally(of.board.size)
    for first, last in ((4, 6), (0, 2), (2, 4)):
        total.add(of.play(first, last))
    assert total == played(of)


def test_processes_come_to_the_same_as_one() -> None:
    of = plan("easy medium", 12, cap=20)
    totals = []
    for count in (1, 2):
        total, told = Tally(of.board.size), Counter[str]()
        with processes(count) as (executor, workers):
            spread([of], executor, workers, [total], lambda games, told=told: told.update(games=games))  # type: ignore[misc]
        assert told["games"] == 12
        totals.append(total)
    assert totals[0] == totals[1] == played(of)


def test_parts_are_whole_blocks_and_hold_every_game_once() -> None:
    for games in (1, 7, 100, 5000):
        found = [*parts(plan("medium easy easy", games), 2)]
        assert [game for first, last in found for game in range(first, last)] == [*range(games)]
        assert all(first % 3 == 0 for first, _ in found)
        assert max(last - first for first, last in found) <= 50


class Interrupted(Here):
    """Plays three parts; then somebody presses Ctrl+C."""

    def __init__(self) -> None:
        self.left = 3

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        return super().submit(fn, *args, **kwargs)


def test_what_was_played_before_ctrl_c_counts() -> None:
    """And only whole parts, of two games each here: the third one was not yet added."""
    of = plan("medium medium", 40, cap=5)
    total = Tally(of.board.size)
    with pytest.raises(KeyboardInterrupt):
        spread([of], Interrupted(), 1, [total], lambda _: None)
    assert total.games == 4


def test_books_add_up() -> None:
    """Wins, places, ranks, lengths and rolls are of the same games."""
    of = plan("medium medium easy", 9, cap=120)
    tally = played(of)
    ended = sum(tally.lengths.values())
    assert tally.games == 9
    assert 0 < ended == sum(tally.wins.values()) == sum(tally.places.values())
    assert sum(tally.ranks.values()) == 9
    assert all(sorted(order) == [0, 1, 2] for order in tally.ranks)
    turns, rolls = (sum(line.get("do") == do for line in recorded(of, 0)) for do in ("end_turn", "roll"))
    first = of.play(0, 1)
    assert first.rolls == rolls
    assert turns <= first.turns < rolls
    assert sum(sums["ended"] for sums in tally.blocks.values()) == ended
    assert sum(sums["rent"] for sums in tally.blocks.values()) == sum(tally.rents)
    found = report(of, tally)
    assert sum(group["share"] for group in found["groups"]) == pytest.approx(1)
    assert sum(row["landing"] for row in found["squares"]) + found["jail"]["landing"] == pytest.approx(1)
    assert {player["name"]: player["wins"]["count"] for player in found["players"]} == {
        name: tally.wins[number] for number, name in enumerate("ABC")
    }
    assert json.loads(json.dumps(found)) == found


def test_what_deeds_cost_and_bring_in_is_counted_from_what_happens() -> None:
    board = find("tehran")
    play = start(board, plan("easy easy").options, 2, [0, 1])
    tally = Tally(board.size)
    table = Table(play, Counting(tally, play).takers())
    table.emit(events.Bought, 0, 1, 60, 1440)
    table.emit(events.AuctionWon, 0, 3, None, 41, 1399)
    table.emit(events.AuctionWon, 0, None, "house", 90, 1309)
    table.emit(events.Built, 0, 3, 1, 0, 1309)
    table.emit(events.Built, 0, 1, 1, 50, 1259)
    table.emit(events.BuildingSold, 0, 1, 0, 25, 1284)
    table.emit(events.GroupSold, 0, 1, 25, 1309)
    table.emit(events.Paid, 1, 0, 20, "rent", 3, 1480, 1329)
    table.emit(events.Paid, 1, "bank", 100, "tax", 38, 1380, None)
    table.emit(events.Received, 1, 200, "salary", 1580)
    assert (tally.spent[1], tally.spent[3], tally.rents[3]) == (60 + 50 - 25 - 13, 41 + 50 - 12, 20)
    assert tally.bank == {"tax": -100, "salary": 200}
    assert not table.drain()


@pytest.mark.parametrize("levels", ["medium medium easy", "hard medium hard"])
def test_bots_who_are_told_what_happens_play_the_same(levels: str) -> None:
    """At the table they are, in simulations they are not."""
    of = plan(levels, preset="classic")
    play = start(of.board, of.options, 3)
    bots = Company(of.entrants).sit(of.board, of.options, seated(3, 0), "1:0")
    chance = Chance("1:0", of.board, 3)
    acts = []
    while (decision := play.decision()).kind != "over" and play.state.round <= of.cap:
        for event in play.drain():
            for bot in bots:
                bot.watch(event)
        assert decision.by is not None
        acts.append(chance.answer(decision) if decision.by == LUCK else bots[decision.by].choose(play, decision))
        play.apply(acts[-1])
    assert [write_act(act) for act in acts] == recorded(of, 0)[1:-1]


def test_a_copy_counts_nothing() -> None:
    board = find("tehran")
    play = start(board, plan("easy easy").options, 2, [0, 1])
    tally = Tally(board.size)
    twin = Table(play, Counting(tally, play).takers()).copy()
    twin.emit(events.Received, 1, 200, "salary", 1580)
    assert not tally.bank


def test_rules_without_a_difference_change_nothing_and_more_cash_does() -> None:
    base = plan("medium easy", 8)
    rich = plan("medium easy", 8, starting_cash=3000)
    first, again, other = played(base), played(base), played(rich)
    assert all(row["change"] == row["margin"] == 0 for row in comparison(base, first, again))
    changes = {row["figure"]: row for row in comparison(base, first, other)}
    assert changes["rounds"]["change"] == pytest.approx(changes["rounds"]["second"] - changes["rounds"]["first"])
    assert changes["rounds"]["margin"] > 0
    assert {"won-A", "won-B", "place-0", "place-1", "ended", "rent"} < changes.keys()
