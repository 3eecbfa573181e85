"""Every screen at every size: exactly as many lines and cells as the terminal has."""

from collections.abc import Sequence

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from monopoly_tui.rules.classic.acts import Bundle, Buy, Decline, EndTurn, Offer, Roll
from monopoly_tui.sitting import Sitting
from tests.ui.screen import press, resized, running, strips, text
from tests.ui.stage import NAMES, view

SIZES = ((60, 20), (80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
PICTURED = ((80, 24), (120, 40))
KEYS = {
    "roll": "", "manage": "m", "trade": "t", "help": "question_mark", "log": "l", "graph": "g",
    "player": "2", "square": "left left left enter", "menu": "escape", "quit": "q",
}  # fmt: skip
"""Screens that a key opens before the first roll."""
SCREENS = ("lobby", *KEYS, "buy", "auction", "answer", "debt", "jail", "end", "over")


def sitting(screen: str, names: Sequence[str] = NAMES[:3]) -> Sitting | None:
    """A game at the position that the screen is about."""
    owns = {0: "1 3 5 39", 1: "6 8 9 15 37"}
    if screen == "lobby":
        return None
    if screen == "jail":
        return view(names, owns=owns, jail_tries=[0, None, None]).played
    if screen == "debt":
        return view(names, owns={0: "5 15", 1: "37x1 39x1"}, at=[33, 0, 0], cash=[50, 9, 9], dice=[(2, 4)]).played
    rules: dict[str, str | int] = {"end": "rounds", "rounds": 1} if screen == "over" else {}
    return view(names, rules, owns=owns, dice=[(5, 6), (5, 6), (5, 6)], at=[0, 0, 0]).played


def play(game: Sitting, screen: str) -> None:
    """The acts that lead to the screen."""
    if screen == "answer":
        game.submit(Offer(0, 1, Bundle(50, (5,)), Bundle(0, (15,))))
    if screen in ("buy", "auction", "end", "over", "debt"):
        game.submit(Roll(0))
    if screen == "auction":
        game.submit(Decline(0))
    if screen in ("end", "over"):
        game.submit(Buy(0))
    if screen == "over":
        for seat in (0, 1, 2):
            if seat:
                game.submit(Roll(seat))
            game.submit(EndTurn(seat))
    kind = "roll" if screen in KEYS or screen == "jail" else screen
    assert game.decision().kind == kind


async def show(pilot: Pilot[int], screen: str) -> None:
    """Press what opens the screen."""
    await press(pilot, *KEYS.get(screen, "").split())


@pytest.mark.parametrize("screen", SCREENS)
async def test_every_size(screen: str, snapshot: SnapshotAssertion) -> None:
    """Each line fills the window, and at two sizes every sign stands where it stood."""
    game = sitting(screen)
    if game is not None:
        play(game, screen)
    async with running(game, *PICTURED[0]) as pilot:
        await show(pilot, screen)
        for cols, rows in SIZES:
            await resized(pilot, cols, rows)
            assert [strip.cell_length for strip in strips(pilot)] == [cols] * rows, f"{cols}×{rows}"
            if (cols, rows) in PICTURED:
                assert text(pilot) == snapshot(name=f"{cols}x{rows}")
