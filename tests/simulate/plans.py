"""Small simulations for tests."""

from typing import Any

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.simulate.lineup import Entrant
from monopoly_tui.simulate.plan import Plan
from monopoly_tui.simulate.tally import Tally


def plan(levels: str, games: int = 4, *, board: str = "tehran", seed: int = 1, cap: int = 60, **rules: Any) -> Plan:
    """A plan for bots of these levels, named by a letter each."""
    found = find(board)
    entrants = tuple(Entrant(name, level) for name, level in zip("ABCDEFGH", levels.split(), strict=False))
    return Plan(found, resolve(found, rules), entrants, seed, games, cap)


def played(of: Plan) -> Tally:
    """All games of a plan, played here and now."""
    return of.play(0, of.games)
