"""A simulation as data, and playing a part of it. What is counted depends on the plan alone, not on who plays when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monopoly_tui.bots.outside import Outside
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.ending import ranking
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.lineup import Company, Entrant, rotations, seated
from monopoly_tui.simulate.table import Table, play_out
from monopoly_tui.simulate.tally import Counting, Tally

CAP: Final = 200
"""Rounds after which a game to the last one standing counts as one that does not end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: `games` of these entrants, rotated through the seats on the dice of one block after the other."""

    board: Board
    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    games: int
    cap: int = CAP

    @property
    def block(self) -> int:
        """Games on the same dice."""
        return rotations(self.entrants)

    def play(self, first: int, last: int) -> Tally:
        """See AnyPlan."""
        tally = Tally(self.board.size)
        company = Company(self.entrants)
        try:
            for number in range(first, last):
                play_game(self, number, company, tally)
        finally:
            company.leave()
        return tally


def play_game(plan: Plan, number: int, company: Company, tally: Tally, make: type[Table] = Table) -> Table:
    """Play the `number`-th game of a plan and count it; the game as it ended."""
    board, options, count = plan.board, plan.options, len(plan.entrants)
    block = number // plan.block
    name = f"{plan.seed}:{block}"
    seating = seated(count, number)
    rents = sum(tally.rents)
    bots = company.sit(board, options, seating, name)
    play = start(board, options, count)
    counting = Counting(tally, play)
    table = make(play, counting.takers())
    chance = Chance(name, board, count)
    tally.acts += play_out(table, bots, chance, plan.cap)
    counting.settle()
    tally.blocks.setdefault(block, Counter()).update(rent=sum(tally.rents) - rents)
    add_result(tally, table, seating, block)
    for bot, entrant in zip(bots, seating, strict=True):
        if isinstance(bot, Outside):
            tally.faults.update({(entrant, fault): times for fault, times in bot.faults.items()})
    return table


def add_result(tally: Tally, play: Table, seating: Sequence[int], block: int) -> None:
    """Count how a game came out."""
    state = play.state
    decision = play.decision()
    is_over = decision.kind == "over"
    ranks = decision.data["ranking"] if is_over else ranking(play)
    rounds = state.round
    tally.games += 1
    tally.ranks[tuple(seating[seat] for seats in ranks for seat in seats)] += 1
    sums = tally.blocks[block]
    sums["games"] += 1
    if not is_over:
        sums["rounds"] += rounds - 1  # the last one was only begun
        return
    tally.lengths[rounds] += 1
    sums["rounds"] += rounds
    sums["ended"] += 1
    if len(ranks[0]) == 1:
        (winner,) = ranks[0]
        tally.wins[seating[winner]] += 1
        place = state.order.index(winner)
        tally.places[place] += 1
        sums[f"place-{place}"] += 1
        sums[f"won-{seating[winner]}"] += 1
