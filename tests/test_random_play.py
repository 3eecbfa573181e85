"""Whole games of senseless but legal play, on every board, under any mixture of house rules."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from monopoly_tui.board_shelf import find, shipped
from monopoly_tui.engine.step import LUCK
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.codec import describe, write_act
from monopoly_tui.rules.classic.game import Play, start
from monopoly_tui.rules.classic.options import MAX_PLAYERS, PRESETS, SPECS, BadOptions, resolve
from tests.ledger import Ledger, audit
from tests.random_play import choose, conceivable, fall, is_listed, position

BOARDS = [name for name in shipped() if isinstance(find(name), Board)]
PATIENCE = 1500
"""Acts after which everybody who may leave the game does so."""
LOOK_EVERY = 97
"""Acts between two looks at all conceivable acts."""

PLAYERS = [f"Player {seat + 1}" for seat in range(8)]

RULES = st.fixed_dictionaries(
    {"preset": st.sampled_from(PRESETS)},
    optional={
        **{name: st.sampled_from(spec.metadata["values"]) for name, spec in SPECS.items() if "values" in spec.metadata},
        "starting_cash": st.sampled_from((500, 1500, 3000)),
        "rounds": st.integers(1, 40),
    },
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(board=st.sampled_from(BOARDS), rules=RULES, seats=st.integers(2, 8), seed=st.integers(0, 2**32))
def test_a_few_games(
    tmp_path_factory: pytest.TempPathFactory, board: str, rules: dict[str, Any], seats: int, seed: int
) -> None:
    """Any rules, any table."""
    play_through(tmp_path_factory.getbasetemp(), board, rules, seats, seed)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_game_of_each_preset(tmp_path: Path, board: str, preset: str) -> None:
    """Every board under every preset."""
    play_through(tmp_path, board, {"preset": preset}, 4, 7)


@pytest.mark.long
@pytest.mark.parametrize("part", range(50))
def test_thousands_of_games(tmp_path: Path, part: int) -> None:
    """2,500 whole games; a part that fails names its game."""
    random = Random(f"games {part}")
    for _ in range(50):
        rules: dict[str, Any] = {"preset": random.choice(PRESETS)}
        for name, spec in SPECS.items():
            if "values" in spec.metadata and random.random() < 0.3:
                rules[name] = random.choice(spec.metadata["values"])
        if random.random() < 0.5 or rules.get("end") == "rounds":
            rules["rounds"] = random.randint(1, 60)
        play_through(tmp_path, random.choice(BOARDS), rules, random.randint(2, 8), random.getrandbits(32))


def play_through(folder: Path, name: str, rules: Mapping[str, Any], seats: int, seed: int) -> None:
    """Play one game to its end, then check its record, which must come to the same position."""
    board = find(name)
    seats = min(seats, MAX_PLAYERS.get(rules["preset"], 8))
    try:
        options = resolve(board, rules)
    except BadOptions:
        return  # a mixture that cannot be: rounds without a number, against what the board forces
    random = Random(seed)
    setup = position(board, seats, random) if seed % 2 else None
    play = start(board, options, seats, setup=setup)
    lines = play_out(play, random)
    assert play.decision().kind == "over"
    assert len(play.state.bankrupt) < seats
    assert play.state.bankrupt or options.end == "rounds"
    header = {"record": 1, "board": name, "rules": options.written(), "players": PLAYERS[:seats], "setup": setup}
    if setup is None:
        del header["setup"]
    record = folder / "game.mono"
    end = {"expect": describe(play, [{"name": player, "kind": "human"} for player in PLAYERS[:seats]])}
    record.write_text("".join(f"{json.dumps(line)}\n" for line in (header, *lines, end)), encoding="utf-8")
    verdict = check(record)
    assert verdict.stopped is None
    assert verdict.replay is not None
    assert verdict.replay.course.game.same(play)


def play_out(play: Play, random: Random) -> list[dict[str, Any]]:
    """Play to the end, the books checked after every act; the record's lines."""
    ledger = Ledger(play)
    lines: list[dict[str, Any]] = []
    while (decision := play.decision()).kind != "over":
        if decision.by == LUCK:
            act = fall(play, decision, random)
        else:
            if len(lines) % LOOK_EVERY == 0:
                look_around(play)
            act = choose(play, random, tired=len(lines) > PATIENCE)
        lines.append(write_act(act))
        before, twin = play.copy(), play.copy()
        twin.apply(act)
        twin.decision()
        assert play.same(before), "a copy moved its original"
        play.apply(act)
        play.decision()
        assert twin.same(play), "a copy went another way"
        ledger.follow(play.drain(), play)
        audit(play)
        assert len(lines) < 20 * PATIENCE, "the game does not end"
    return lines


def look_around(play: Play) -> None:
    """The listed acts are those that are let through, none changes anything by being looked at."""
    before = play.copy()
    options = play.legal()
    assert options
    for act in conceivable(play):
        assert (play.check(act) is None) == is_listed(play, act, options), act
    json.dumps(describe(play, [{"name": str(seat), "kind": "human"} for seat in play.state.seats]))
    assert play.same(before), "looking changed the game"
