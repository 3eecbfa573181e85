"""A simulated game as a record, to be replayed and compared. Writes no file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monopoly_tui.rules.classic.codec import describe, write_act
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.ruleset import RECORD_VERSION
from monopoly_tui.simulate.lineup import Company, players, seated
from monopoly_tui.simulate.plan import Plan, play_game
from monopoly_tui.simulate.table import Table, Taker
from monopoly_tui.simulate.tally import Tally


class RecordedTable(Table):
    """A table that gathers its acts."""

    __slots__ = ()

    def __init__(self, play: Play, takers: Mapping[Any, Taker]) -> None:
        super().__init__(play, takers)
        self.acts = []


def recorded(plan: Plan, number: int) -> list[dict[str, Any]]:
    """The lines of the record of a plan's `number`-th game, with the position at its end as it must come out."""
    company = Company(plan.entrants)
    try:
        table = play_game(plan, number, company, Tally(plan.board.size), RecordedTable)
    finally:
        company.leave()
    assert table.acts is not None, "made so"
    seats = players(plan.entrants, seated(len(plan.entrants), number))
    header = {"record": RECORD_VERSION, "board": plan.board.id, "rules": plan.options.written(), "players": seats}
    return [header, *map(write_act, table.acts), {"expect": describe(table, seats)}]
