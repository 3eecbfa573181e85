"""One game played through at random, the books kept and everything looked at; then its record, checked."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK, Act, Event
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic.codec import describe, write_act
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import SPECS, Options, most_players, resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.errors import BadOptions
from tests.ledger import Ledger, audit
from tests.random_play import choose, conceivable, fall, is_listed, position

LOOK_EVERY = 97
"""Acts between two looks at all conceivable acts."""
CHANGED = 0.3
"""How likely an option stands otherwise than its preset says, in the games that change any."""
ENDLESS = 200_000
"""Acts by which a game with a last round must be over."""

PLAYERS = [f"Player {seat + 1}" for seat in range(8)]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far a game came: acts with those of chance, rounds begun, seats out, and whether it is over."""

    acts: int
    rounds: int
    out: int
    over: bool


def play_through(
    folder: Path, name: str, options: Options, seats: int, seed: int, *, patience: int = ENDLESS
) -> Outcome:
    """Play one game to its end, without a last round for `patience` acts at most; its record must come to the same."""
    board = find(name)
    seats = min(seats, most_players(options.preset))
    random = Random(seed)
    setup = position(board, seats, random) if seed % 2 else None
    play = start(board, options, seats, setup=setup)
    lines = play_out(play, random, ENDLESS if options.end == "rounds" else patience)
    over = play.decision().kind == "over"
    if over:
        assert len(play.state.bankrupt) < seats
        assert play.state.bankrupt or options.end == "rounds"
    else:
        assert options.end != "rounds", "a game with a last round does not end"
    header = {"record": 1, "board": name, "rules": options.written(), "players": PLAYERS[:seats], "setup": setup}
    check_record(folder / "game.mono", header, lines, play)
    return Outcome(len(lines), play.state.round, len(play.state.bankrupt), over)


def draw_options(board: str, preset: str, random: Random, *, rounds: bool, changed: bool) -> Options:
    """A preset's options, `changed` at random where wanted, with 20 to 100 rounds or without a last one."""
    while True:
        rules: dict[str, Any] = {"preset": preset}
        if changed:
            rules |= {
                name: random.choice(spec.metadata["values"])
                for name, spec in SPECS.items()
                if "values" in spec.metadata and random.random() < CHANGED
            }
            rules |= {"starting_cash": random.choice((500, 1000, 2000, 3000))} if random.random() < CHANGED else {}
        if rounds:
            rules |= {"end": "rounds", "rounds": random.randint(20, 100)}
        elif rules.get("end") == "rounds":
            rules["end"] = "bankruptcy"
        try:
            return resolve(find(board), rules)
        except BadOptions:
            continue  # against what the board says


def play_out(play: Play, random: Random, limit: int) -> list[dict[str, Any]]:
    """Play to the end or for `limit` acts, the books checked after every act; the record's lines."""
    ledger = Ledger(play)
    lines: list[dict[str, Any]] = []
    while (decision := play.decision()).kind != "over" and len(lines) < limit:
        if decision.by == LUCK:
            act = fall(play, decision, random)
        else:
            if len(lines) % LOOK_EVERY == 0:
                look_around(play)
            act = choose(play, random)
        lines.append(write_act(act))
        go_on(play, act, ledger)
    return lines


def go_on(play: Play, act: Act, ledger: Ledger) -> list[Event]:
    """Carry out a legal act, in a copy too; the books and the position must be right after it. What happened."""
    before, twin = play.copy(), play.copy()
    twin.apply(act)
    twin.decision()
    assert play.same(before), "a copy moved its original"
    play.apply(act)
    play.decision()
    assert twin.same(play), "a copy went another way"
    events = play.drain()
    ledger.follow(events, play)
    audit(play)
    return events


def look_around(play: Play) -> None:
    """The listed acts are those that are let through, none changes anything by being looked at."""
    before = play.copy()
    options = play.legal()
    assert options
    for act in conceivable(play):
        assert (play.check(act) is None) == is_listed(play, act, options), act
    json.dumps(describe(play, [{"name": str(seat), "kind": "human"} for seat in play.state.seats]))
    assert play.same(before), "looking changed the game"


def check_record(path: Path, header: Mapping[str, Any], lines: list[dict[str, Any]], play: Play) -> None:
    """The game as a record replays to the same position."""
    first = {key: value for key, value in header.items() if value is not None}
    players = [{"name": player, "kind": "human"} for player in header["players"]]
    last = [{"expect": describe(play, players)}] if play.decision().by != LUCK else []
    path.write_text("".join(f"{json.dumps(line)}\n" for line in (first, *lines, *last)), encoding="utf-8")
    verdict = check(path)
    assert verdict.stopped is None
    assert verdict.replay is not None
    assert not last or verdict.replay.course.game.same(play)
