"""Makes the golden games: whole games of random play, written down as records with the end they came to.

`python -m tools.golden` writes those that `tests/golden/` lacks and leaves the rest alone: a golden game is made
once, and from then on only replayed. A seed gives the same game for as long as the rules stay as they are.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from monopoly_tui.engine.step import Act, Event
from monopoly_tui.record.course import Course
from monopoly_tui.record.header import read_header
from monopoly_tui.rules.classic.acts import Accept, Build, Mortgage
from monopoly_tui.rules.classic.codec import describe, write_act
from monopoly_tui.rules.classic.events import AuctionWon, GameEnded, WentBankrupt
from monopoly_tui.rules.classic.options import PRESETS
from tests.random_play import choose
from tests.shelf import CLASSIC

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
PLAYERS = ("Sara", "رضا", "Mina", "Ali")
LONGEST = 1400
"""Acts, those of chance among them, of a game that is still small enough to keep."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game played out: the acts with those of chance, and what happened."""

    course: Course
    acts: Sequence[Act]
    events: Sequence[Event]

    def falls(self) -> list[WentBankrupt]:
        """Who went bankrupt, in order."""
        return [event for event in self.events if isinstance(event, WentBankrupt)]

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats by rank at the end, equals together."""
        return next(event.ranking for event in self.events if isinstance(event, GameEnded))


Wanted = Callable[[Game], bool]


def is_full(game: Game) -> bool:
    """Whether it has a bit of everything: a house, a mortgage, a trade, a bid that won, a bankruptcy."""
    kinds = {type(thing) for thing in (*game.acts, *game.events)}
    return kinds >= {Build, Mortgage, Accept, AuctionWon, WentBankrupt}


def ran_out(game: Game) -> bool:
    """Whether the rounds were up with at least two still in, one of them ahead."""
    return is_full(game) and len(game.ranking()) - len(game.falls()) >= 2


def fell_to_player(game: Game) -> bool:
    """Whether the last one to go owed it to another player."""
    return isinstance(game.falls()[-1].to, int)


def fell_to_bank(game: Game) -> bool:
    """Whether the last one to go owed it to the bank."""
    return not fell_to_player(game) and not game.falls()[-1].left


def left(game: Game) -> bool:
    """Whether the last one to go left without owing anything."""
    return game.falls()[-1].left


def fell_first(game: Game) -> bool:
    """Whether one bankruptcy, of a debtor, ended it."""
    return len(game.falls()) == 1 and not game.falls()[0].left


def is_shared(game: Game) -> bool:
    """Whether several share the first rank."""
    return len(game.ranking()[0]) > 1


ENDS: Mapping[str, tuple[Mapping[str, Any], Wanted]] = {
    "rounds": ({"preset": "official", "rounds": 30}, ran_out),
    "last-by-player": ({"preset": "official"}, fell_to_player),
    "last-by-bank": ({"preset": "official"}, fell_to_bank),
    "last-by-leaving": ({"preset": "official"}, left),
    "first-bankruptcy": ({"preset": "official", "end": "first_bankruptcy"}, fell_first),
    "shared-first": ({"preset": "official", "rounds": 2}, is_shared),
}
"""A game for each way to end: its rules, and whether a game has come to that end."""


def games() -> Iterator[tuple[str, str, Mapping[str, Any], Wanted]]:
    """Name, board, rules and what is wanted of every golden game."""
    for board in CLASSIC:
        for preset in PRESETS:
            yield f"{board}-{preset}", board, {"preset": preset}, is_full
    for end, (rules, wanted) in ENDS.items():
        yield f"end-{end}", "tehran", rules, wanted


def play(header: Mapping[str, Any]) -> Game | None:
    """Play at random to the end; None when that takes too long."""
    course = Course(read_header(header), watched=True)
    acts, _ = course.settle(strict=True)
    random = Random(header["seed"])
    while course.game.decision().kind != "over":
        if len(acts) > LONGEST:
            return None
        act = choose(course.game, random)
        course.act(act)
        acts += [act, *course.settle(strict=True)[0]]
    return Game(course, acts, [entry.event for entry in course.log])


def make(board: str, rules: Mapping[str, Any], wanted: Wanted) -> list[dict[str, Any]]:
    """The lines of the first game that is as wanted, seed after seed."""
    for seed in count(1):
        header = {"record": 1, "board": board, "rules": rules, "players": list(PLAYERS), "seed": seed}
        game = play(header)
        if game is not None and wanted(game):
            return [header, *map(write_act, game.acts), {"expect": end_of(game)}]
    raise AssertionError("seeds never end")


def end_of(game: Game) -> dict[str, Any]:
    """What must hold in the end: each player's cash, worth and rank, and the ranking."""
    state = describe(game.course.game, [{"name": name, "kind": "human"} for name in PLAYERS])
    players = [{key: player[key] for key in ("cash", "worth", "rank")} for player in state["players"]]
    return {"round": state["round"], "players": players, "decision": state["decision"]}


def main() -> None:
    """Make what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for name, board, rules, wanted in games():
        path = FOLDER / f"{name}.mono"
        if not path.exists():
            lines = make(board, rules, wanted)
            text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {len(lines)} lines, seed {lines[0]['seed']}")


if __name__ == "__main__":
    main()
