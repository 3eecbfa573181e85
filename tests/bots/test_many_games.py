"""Twelve thousand games of bots alone: a thousand of each preset on each board, their records replayed.

`python -m pytest -m long tests/bots/test_many_games.py` plays all of them in about half an hour of processor time and
prints how they came out. The parts stand by themselves and go round boards and presets, so a run that is broken off has
some of each: `-k "part-0-"` plays ten games of each preset and board, a hundredth of the whole.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots import BOTS
from monopoly_tui.engine.step import Act, Event
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.codec import write_act
from monopoly_tui.rules.classic.events import (
    AuctionWon,
    Bought,
    DeedSold,
    EstateReceived,
    EstateReturned,
    OfferAccepted,
    Offered,
    OfferRejected,
    RoundStarted,
)
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import PRESETS, resolve
from tests.bots.driving import play_out, seat_bot
from tests.bots.test_scripted_games import Climber, Nagger
from tests.ledger import Ledger, audit
from tests.shelf import CLASSIC
from tests.whole_game import PLAYERS, check_record

GAMES = 1000
"""Of each preset on each board."""
PARTS = 100
ROUNDS = 200
"""The last one. Under the preset that ends with a bankruptcy it is no rule, and the game is left there as it stands."""
MOST_ACTS = 200_000
PERSON = 0.2
"""How likely a person sits in a seat but the first: one that makes traps and plays as the medium bot otherwise."""
STAND_INS = (Climber, Nagger)
Words = tuple[int, int, Bundle, Bundle]
"""An offer: by whom, to whom, what for what."""


class Watched:
    """The offers of bots in one game: at most one a round to a person, and no refused one again on the same deeds."""

    def __init__(self, people: frozenset[int]) -> None:
        self.people = people
        self.made: set[tuple[int, int]] = set()
        self.refused: set[Words] = set()
        self.stands: Words | None = None
        self.tally: Counter[str] = Counter()

    def follow(self, event: Event) -> None:
        """Take in what happened."""
        match event:
            case RoundStarted():
                self.made.clear()
            case Offered(seat, to, give, get) if seat not in self.people:
                self.stands = seat, to, give, get
                assert self.stands not in self.refused, f"refused before: {event}"
                assert to not in self.people or (seat, to) not in self.made, f"a second one in a round: {event}"
                self.made.add((seat, to))
                self.tally["offers of bots to people" if to in self.people else "offers of bots to bots"] += 1
            case Offered():
                self.tally["offers of people"] += 1
                self.stands = None
            case OfferRejected() if self.stands is not None:
                self.refused.add(self.stands)
            case Bought() | AuctionWon() | OfferAccepted() | EstateReceived() | EstateReturned() | DeedSold():
                self.refused.clear()


def play_one(folder: Path, name: str, preset: str, number: int) -> Counter[str]:
    """Play one game to its end or the last round; its record must come to the same."""
    random = Random(f"{name} {preset} {number}")
    board = find(name)
    assert isinstance(board, Board)
    options = resolve(board, {"preset": preset} | ({} if preset == "short" else {"rounds": ROUNDS}))
    seats = 2 + number % 5
    play = start(board, options, seats)
    people = frozenset(seat for seat in range(1, seats) if random.random() < PERSON)
    bots = {seat: seat_bot(random.choice([*BOTS]), play, seat, people - {seat}) for seat in range(seats)}
    bots |= {seat: random.choice(STAND_INS)(board, options, seat, random, people - {seat}) for seat in people}
    ledger, watched, lines = Ledger(play), Watched(people), []

    def look(act: Act, events: list[Event]) -> None:
        lines.append(write_act(act))
        ledger.follow(events, play)
        audit(play)
        for event in events:
            watched.follow(event)

    play_out(play, bots, random, MOST_ACTS, look, ROUNDS)
    left = preset == "short" and play.state.round > ROUNDS
    assert left or play.decision().kind == "over", "a game without an end"
    header = {"record": 1, "board": name, "rules": options.written(), "players": PLAYERS[:seats]}
    check_record(folder / "game.mono", header, lines, play)
    end = f"played to round {ROUNDS}" if play.state.round >= ROUNDS else "over before"
    return watched.tally + Counter({f"{name}, {preset}": 1, end: 1, "games": 1, "acts": len(lines)})


@pytest.mark.parametrize(
    ("name", "preset", "number"),
    [("kish", "room", 1), ("bazaar", "short", 1), pytest.param("kish", "short", 151, id="where nobody goes out")],
)
def test_a_game(tmp_path: Path, name: str, preset: str, number: int) -> None:
    play_one(tmp_path, name, preset, number)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", CLASSIC)
@pytest.mark.parametrize("part", range(PARTS), ids="part-{}".format)
def test_a_thousand_games_of_each(
    tmp_path: Path, part: int, name: str, preset: str, record_property: Callable[[str, object], None]
) -> None:
    """Each ends or comes to the last round, the books are right, no act is refused, and nobody is pestered."""
    tally: Counter[str] = Counter()
    for number in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        tally += play_one(tmp_path, name, preset, number)
    record_property("tally", dict(tally))
