"""The pages that only look at the game, by the names that keys call them by. Changes nothing."""

from __future__ import annotations

from typing import Final

from monopoly_tui.ui.page import Call, Page, View
from monopoly_tui.ui.pages.bank import BankPage
from monopoly_tui.ui.pages.commands import CommandsPage
from monopoly_tui.ui.pages.find import FindPage
from monopoly_tui.ui.pages.graph import GraphPage
from monopoly_tui.ui.pages.help import HelpPage
from monopoly_tui.ui.pages.log import LogPage
from monopoly_tui.ui.pages.menu import MenuPage
from monopoly_tui.ui.pages.player import PlayerPage
from monopoly_tui.ui.pages.reach import ReachPage
from monopoly_tui.ui.pages.seats import SeatsPage
from monopoly_tui.ui.pages.square import SquarePage

LOOKING: Final = (
    BankPage, CommandsPage, FindPage, GraphPage, HelpPage, LogPage, MenuPage, PlayerPage, ReachPage, SeatsPage,
    SquarePage,
)  # fmt: skip
"""One gives way to the next, so that Esc always leads back to the game."""


def looking(view: View, call: Call) -> Page | None:
    """The page that is called, of those that need nothing but the game; None where no page is called so."""
    match call:
        case Call("graph"):
            return GraphPage(view)
        case Call("find"):
            return FindPage(view)
        case Call("reach"):
            return ReachPage(view, next_to_roll(view))
        case Call("seats"):
            return SeatsPage(view)
        case Call("bank"):
            return BankPage(view)
        case Call("player", int(seat)):
            return PlayerPage(view, seat)
        case Call("square", int(square)):
            return SquarePage(view, square)
    return None


def next_to_roll(view: View) -> int:
    """Whose next roll matters now: that of who is asked to roll, else of who comes after the mover."""
    decision, state = view.sitting.decision(), view.game.state
    if decision.kind == "roll" and decision.by is not None:
        return decision.by
    alive = state.alive()
    after = alive.index(state.turn) + 1 if state.turn in alive else 0
    return alive[after % len(alive)]
