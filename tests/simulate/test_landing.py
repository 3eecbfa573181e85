"""Where tokens come to stand in the long run, and what the bank pays: the engine against an exact table.

`tests/data/landing.csv` has the share of rolls that end on each square of the classic board, worked out elsewhere,
for players who leave Jail at once ("short") and for those who stay as long as they may ("long"). The decks of Tehran
move tokens like those of the classic board.
"""

import csv
from functools import cache
from pathlib import Path
from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.fallback import Fallback
from monopoly_tui.bots.landing import landing
from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.classic.acts import Decline, Draw, PayFine, Roll, UseCard
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.report import bank
from monopoly_tui.simulate.table import Table, play_out
from monopoly_tui.simulate.tally import Counting, Tally

BOARD: Board = find("tehran")
SEATS = 2
EXACT = {
    policy: [float(row[f"jail_{policy}"]) for row in csv.DictReader(file)]
    for policy in ("short", "long")
    for file in [(Path(__file__).parent.parent / "data" / "landing.csv").read_text().splitlines()]
}
MILLION = 1_000_000


class Walker(Fallback):
    """Buys nothing; leaves Jail at once, or never of its own will. With `uses_cards` it hoards none."""

    def __init__(self, policy: str, *, uses_cards: bool) -> None:
        super().__init__()
        self.policy = policy
        self.uses_cards = uses_cards

    def choose(self, play: Play, decision: Decision) -> Act:
        seat = decision.by
        assert seat is not None
        if decision.kind == "buy":
            return Decline(seat)
        if decision.kind == "roll" and self.policy == "short" and play.state.in_jail(seat):
            cards = play.state.cards[seat]
            return UseCard(seat, cards[0]) if cards and self.uses_cards else PayFine(seat)
        return Roll(seat) if decision.kind == "roll" else super().choose(play, decision)


class FullDecks(Chance):
    """Draws each card from its whole deck, as the table takes it; cards held go back."""

    def __init__(self, play: Play) -> None:
        super().__init__("full", BOARD, SEATS)
        self.play = play
        self.random = Random("full decks")

    def answer(self, decision: Decision) -> Act:
        if decision.kind != "draw":
            return super().answer(decision)
        state, deck = self.play.state, decision.data["deck"]
        state.unseen[deck], state.seen[deck] = [card.id for card in BOARD.decks[deck]], []
        for hand in state.cards:
            hand[:] = [card for card in hand if BOARD.cards[card].deck != deck]
        return Draw(LUCK, self.random.choice(state.unseen[deck]))


@cache
def walk(policy: str, rolls: int, *, full_decks: bool) -> Tally:
    """So many rolls of two tokens on a board where nothing is ever sold, about."""
    options = resolve(BOARD, {"auction": "off", "turn_order": "fixed"})
    play = start(BOARD, options, SEATS)
    tally = Tally(BOARD.size)
    counting = Counting(tally, play)
    table = Table(play, counting.takers())
    chance = FullDecks(table) if full_decks else Chance("walk", BOARD, SEATS)
    rounds = int(rolls / SEATS / landing(BOARD, stays=policy == "long").rolls)
    play_out(table, [Walker(policy, uses_cards=not full_decks)] * SEATS, chance, rounds)
    counting.settle()
    assert not play.state.bankrupt
    assert tally.rolls == pytest.approx(rolls, rel=0.01)
    return tally


def compare(policy: str, tally: Tally, square: float, in_jail: float) -> None:
    """Every square within `square`, Jail within `in_jail` percentage points of the table."""
    off = [100 * abs(n / tally.rolls - exact) for n, exact in zip(tally.ends, EXACT[policy], strict=True)]
    assert max(off[:-1]) <= square, off.index(max(off[:-1]))
    assert off[-1] <= in_jail


@pytest.mark.parametrize("policy", ["short", "long"])
def test_theory_is_the_table(policy: str) -> None:
    found = landing(BOARD, stays=policy == "long")
    assert [*found.ends, found.jailed] == pytest.approx(EXACT[policy], abs=2e-8)


def test_theory_in_between_lies_in_between() -> None:
    """Who stays more often is in Jail more often."""
    shares = [landing(BOARD, stays=stays).jailed for stays in (0, 0.25, 0.5, 0.75, 1)]
    assert shares == sorted(set(shares))
    assert sum((*landing(BOARD, stays=0.5).ends, shares[2])) == pytest.approx(1)


@pytest.mark.parametrize(
    ("policy", "full_decks", "square", "in_jail"),
    [
        ("short", True, 0.25, 0.25),
        ("long", True, 0.25, 0.63),
        ("short", False, 0.30, 0.30),
        ("long", False, 0.30, 0.77),
    ],
)
def test_a_hundred_thousand_rolls(policy: str, full_decks: bool, square: float, in_jail: float) -> None:
    """The tolerances of a million rolls, wider by the root of ten where they are chance's; decks as played add 0.05."""
    compare(policy, walk(policy, MILLION // 10, full_decks=full_decks), square, in_jail)


@pytest.mark.long
@pytest.mark.parametrize(
    ("policy", "full_decks", "square", "in_jail"),
    [("short", True, 0.08, 0.08), ("long", True, 0.08, 0.2), ("short", False, 0.15, 0.15), ("long", False, 0.15, 0.3)],
)
def test_a_million_rolls(policy: str, full_decks: bool, square: float, in_jail: float) -> None:
    """Four standard errors where each card is drawn from its whole deck; decks as played differ by a little more."""
    compare(policy, walk(policy, MILLION, full_decks=full_decks), square, in_jail)


@pytest.mark.parametrize(("policy", "a_turn", "rolls"), [("short", 34.0, 1.187), ("long", 32.5, 1.166)])
def test_the_bank_pays_what_it_should(policy: str, a_turn: float, rolls: float) -> None:
    """Salaries, cards, taxes and fines a turn, and how often one rolls in it."""
    tally = walk(policy, MILLION // 10, full_decks=True)
    assert bank(tally) / tally.turns == pytest.approx(a_turn, abs=1)
    assert tally.rolls / tally.turns == pytest.approx(rolls, abs=0.005)
