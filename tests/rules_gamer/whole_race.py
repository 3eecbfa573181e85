"""One race played through at random, the books kept and everything looked at; then its record, checked."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from monopoly_tui.board_shelf import find
from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.record.replay import check
from monopoly_tui.rules.gamer import acts as a
from monopoly_tui.rules.gamer.bosses import boss_die
from monopoly_tui.rules.gamer.codec import describe, read_act, write_act
from monopoly_tui.rules.gamer.game import start
from monopoly_tui.rules.gamer.options import LAPS, Options
from monopoly_tui.rules.gamer.race import rotated
from monopoly_tui.rules.gamer.step import Play
from monopoly_tui.rules.gamer.turn import both_dice
from tests.rules_gamer.books import Books

LEAVING = 0.01
"""How likely an act of leaving is where it is open."""
LOOK_EVERY = 19
"""Acts between two looks at all conceivable acts."""
ENDLESS = 3000
"""Acts by which a race must be over."""


def play_through(seed: int, folder: Path | None = None) -> int:
    """Play one race to its end, acts of chance among those counted; with a folder its record must come to the same."""
    random = Random(seed)
    seats, options = random.randint(2, 4), Options(random.choice(LAPS))
    play = start(find("haft-khan"), options, [{}] * seats)
    books = Books(play)
    lines: list[dict[str, Any]] = []
    while (decision := play.decision()).kind != "over":
        assert len(lines) < ENDLESS, "a race does not end"
        act = fall(play, decision, random) if decision.by == LUCK else choose(play, random)
        if decision.by != LUCK and len(lines) % LOOK_EVERY == 0:
            look_around(play)
        lines.append(write_act(act))
        before, twin = play.copy(), play.copy()
        twin.apply(act)
        twin.decision()
        assert play.same(before), "a copy moved its original"
        play.apply(act)
        play.decision()
        assert twin.same(play), "a copy went another way"
        books.follow(play.drain(), play)
    assert sorted(seat for seats in decision.data["ranking"] for seat in seats) == [*play.state.seats]
    if folder is not None:
        check_record(folder / "race.mono", options, seats, lines, play)
    return len(lines)


def fall(play: Play, decision: Decision, random: Random) -> Act:
    """What chance does."""
    if decision.kind == "dice":
        dice = both_dice(play.board) if decision.data["dice"] == "both" else boss_die(play.board)
        return a.Dice(LUCK, tuple(random.choice(die) for die in dice))
    if decision.kind == "draw":
        return a.Draw(LUCK, random.choice(decision.data["cards"]))
    seats = len(play.state.heroes)
    if decision.kind == "order":
        return a.Order(LUCK, rotated(seats, random.randrange(seats)))
    return a.Deal(LUCK, tuple(random.sample(decision.data["heroes"], decision.data["count"])))


def choose(play: Play, random: Random) -> Act:
    """Any open act; leaving only now and then."""
    options = play.legal()
    staying = [option for option in options if option["do"] != "bankrupt"]
    leaves = len(staying) < len(options) and random.random() < LEAVING
    return a.Leave(options[0]["by"]) if leaves else read_act(random.choice(staying))


def conceivable(play: Play) -> Iterator[Act]:
    """Every act of the one who is asked, sensible or not."""
    seat = play.decision().by
    plain = (a.Roll, a.Skip, a.Buy, a.Decline, a.Fight, a.EndTurn, a.Leave)
    yield from (kind(seat) for kind in plain)
    names = [hero.id for hero in play.board.heroes]
    yield from (a.ChooseHero(seat, name) for name in names)
    yield from (a.PlayPower(seat, power.id, name) for power in play.board.powers for name in (None, *names))


def look_around(play: Play) -> None:
    """The listed acts are those that are let through; looking changes nothing."""
    before = play.copy()
    listed = play.legal()
    assert listed
    for act in conceivable(play):
        legal = play.check(act) is None
        written = write_act(act)
        if legal and written not in listed:
            # the hero may be left out, or named, where only one could be meant
            assert any(option["do"] == "power" and option["card"] == written["card"] for option in listed), act
        assert legal or written not in listed, act
    json.dumps(describe(play, [{"name": str(seat), "kind": "human"} for seat in play.state.seats]))
    assert play.same(before), "looking changed the game"


def check_record(path: Path, options: Options, seats: int, lines: list[dict[str, Any]], play: Play) -> None:
    """The game as a record replays to the same position."""
    players = [{"name": f"P{seat}", "kind": "human"} for seat in range(seats)]
    header = {"record": 1, "board": "haft-khan", "rules": options.written(), "players": players}
    last = {"expect": describe(play, players)}
    path.write_text("".join(f"{json.dumps(line)}\n" for line in (header, *lines, last)), encoding="utf-8")
    verdict = check(path)
    assert verdict.stopped is None
    assert verdict.replay is not None
    assert verdict.replay.course.game.same(play)
