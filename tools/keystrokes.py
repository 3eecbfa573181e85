"""Counts the keys that games take: `python -m tools.keystrokes [SEEDS]` plays on the pages, without a screen.

Three people, ten rounds, every deed bought that is offered and can be paid, others left to an auction in which
nobody bids; then one auction open to anybody, and one trade with consent. The exit code is 1 where any of them
takes more than it may. Whether somebody bids is a decision of its own, and counted for itself.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from monopoly_tui.rules.classic.events import ForSale, Rolled
from monopoly_tui.rules.milestones import TurnStarted
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.page import View
from monopoly_tui.ui.pages.open_auction import HAMMER, OpenAuctionPage

SEEDS: Final = 50
ROUNDS: Final = 10
PLAYERS: Final = ("Sara", "Ali", "Mina")
MOST_A_TURN: Final = 1.80
MOST_AUCTION: Final = 6
MOST_TRADE: Final = 10
KEYS: Final[Mapping[str, Sequence[str]]] = {
    "roll": ("space",),
    "jail": ("p", "space"),
    "end": ("p", "space"),  # P where the next one is in Jail, and pays
    "buy": ("b", "n", "a"),
    "auction": ("n",),
    "debt": ("d",),
    "tax": ("p",),
}
"""What somebody presses who buys whenever that is offered, and else gets on: the first of these keys that is lit."""


@dataclass
class Count:
    """Keys pressed but those of bidders, turns begun, what had to be decided in them (rolls, and deeds for sale),
    and the keys of bidders."""

    keys: int
    turns: int
    decisions: int
    bids: int

    @property
    def a_turn(self) -> float:
        """Keys for each turn, without those of bidders."""
        return self.keys / self.turns


class Hand:
    """A hand on the keys of one game."""

    def __init__(self, folder: Path, **header: Any) -> None:
        given = {"record": 1, "board": "tehran", "players": list(PLAYERS), "seed": 1, "rules": {"rounds": 2 * ROUNDS}}
        self.sitting = Sitting.new(given | header, folder / "game.mono")
        self.desk = Desk(View(self.sitting, Speaker("en")), lambda _: None, lambda: None, lambda _: None)
        self.keys = 0

    def press(self, *keys: str) -> None:
        """Press keys as the table passes them on, fields first."""
        for key in keys:
            self.keys += 1
            if not self.desk.page.typed(key, key if len(key) == 1 else None):
                self.desk.press(key)

    def is_lit(self, name: str) -> bool:
        """Whether a key of the page on top does something now."""
        keys = self.desk.page.keys()
        return any(key.name == name and not key.reason for key in keys)

    def wait(self, seconds: float) -> None:
        """Let time go by on the page on top."""
        page = self.desk.page
        assert isinstance(page, OpenAuctionPage), "only its hammer has a clock"
        before = page.clock
        page.clock = lambda: before() + seconds


def play(seed: int) -> Count:
    """The first rounds of a game; the key that hands on to the one after them is that one's."""
    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(Path(folder), seed=seed)
        sitting, bids = hand.sitting, 0
        while (decision := sitting.decision()).kind != "over" and not is_through(hand):
            wanted = KEYS["jail" if decision.data.get("in_jail") else decision.kind]
            bids += decision.kind == "auction"
            hand.press(next(key for key in wanted if hand.is_lit(key)))
        sitting.close()
        told = [entry.event for entry in sitting.log if entry.round <= ROUNDS]
        turns = sum(isinstance(event, TurnStarted) for event in told)
        return Count(hand.keys - bids, turns, sum(isinstance(event, Rolled | ForSale) for event in told), bids)


def is_through(hand: Hand) -> bool:
    """Whether the rounds that count are over but for handing on."""
    state, decision = hand.sitting.game.state, hand.sitting.decision()
    last = decision.kind == "end" and state.turn == state.alive()[-1]
    return state.round > ROUNDS or (state.round == ROUNDS and last)


def auction() -> int:
    """The keys of an auction open to anybody, from the refusal of the price to the hammer, with three bids."""
    with tempfile.TemporaryDirectory() as folder:
        rules = {"rounds": 2 * ROUNDS, "auction": "open"}
        hand = Hand(Path(folder), rules=rules, order=[0, 1, 2], script={"dice": [[1, 5]]})
        hand.press("space")
        before = hand.keys
        hand.press("a", "1", "2", "3", "space")
        hand.wait(HAMMER)
        hand.press("space")
        assert hand.sitting.game.state.owner[6] == 2, "the third bid has won"
        hand.sitting.close()
        return hand.keys - before


def trade() -> int:
    """The keys of a trade of a deed and 50 for a deed, with the partner's consent."""
    with tempfile.TemporaryDirectory() as folder:
        deeds = {"6": {"owner": 0}, "11": {"owner": 1}}
        hand = Hand(Path(folder), order=[0, 1, 2], setup={"deeds": deeds})
        hand.press("t", "2", "b", "c", "equals_sign", "5", "0", "enter", "enter", "y")
        state = hand.sitting.game.state
        assert (state.owner[6], state.owner[11], state.cash[1] - state.cash[0]) == (1, 0, 100), "they have traded"
        hand.sitting.close()
        return hand.keys


def measure(seeds: Sequence[int]) -> Count:
    """All games together."""
    counts = [play(seed) for seed in seeds]
    return Count(*(sum(getattr(count, name) for count in counts) for name in ("keys", "turns", "decisions", "bids")))


def main(seeds: str = str(SEEDS)) -> int:
    """Count and say what came of it."""
    games, bids, deal = measure(range(1, int(seeds) + 1)), auction(), trade()
    told = f"{games.keys} for {games.decisions} rolls and offers in {games.turns} turns"
    print(f"keys a turn      {games.a_turn:6.2f}  (at most {MOST_A_TURN}; {told})")
    print(f"… with bidders'  {(games.keys + games.bids) / games.turns:6.2f}  ({games.bids} times somebody may bid)")
    print(f"auction, 3 bids  {bids:6d}  (at most {MOST_AUCTION})")
    print(f"trade, agreed    {deal:6d}  (at most {MOST_TRADE})")
    return int(games.a_turn > MOST_A_TURN or bids > MOST_AUCTION or deal > MOST_TRADE)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
