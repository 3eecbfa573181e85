"""Keys pressed at random on every page: no crash, only legal acts, lines as wide as the room."""

from random import Random

import pytest

from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.ui.page import Close, Do, Open, Page, View
from monopoly_tui.ui.pages import asking
from monopoly_tui.ui.pages.bankrupt import BankruptPage
from monopoly_tui.ui.pages.manage import ManagePage
from monopoly_tui.ui.pages.trade import TradePage
from tests.ui.stage import NAMES, press, text, view

LONG = ("auction", "place", "answer", "lift_or_fee", "tax", "debt", "over")
"""The decisions whose pages are tried; `go_on` does the rest."""
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789", "space", "enter", "escape", "tab", "up", "down", "left", "right",
    "plus", "minus", "equals_sign", "delete", "backspace", "letters",
)  # fmt: skip
PRESSES = 700


def page_for(shown: View, random: Random) -> Page | None:
    """The page of the decision; at a roll or the end of a turn sometimes one that people open themselves."""
    kind = shown.sitting.decision().kind
    if kind in LONG:
        return asking(shown)
    if random.random() < 0.4:
        opened: type[Page] = random.choice((ManagePage, ManagePage, TradePage, BankruptPage))
        if kind in ("roll", "end") or opened is ManagePage:
            return opened(shown)
    return None


def go_on(shown: View, random: Random) -> None:
    """Do what the pages of others would: roll, buy, end the turn."""
    legal = [
        option for option in shown.game.legal() if option["do"] in ("roll", "buy", "decline", "end_turn", "use_card")
    ]
    shown.played.submit(read_act(random.choice(legal)))


@pytest.mark.parametrize("seed", range(6))
def test_random_keys(seed: int) -> None:
    random = Random(seed)
    preset = ("official", "room", "classic")[seed % 3]
    rules = {"preset": preset, "auction": ("turns", "open", "timed")[seed // 2], "end": "rounds", "rounds": 30}
    shown = view(NAMES[: 2 + seed], rules, owns={0: "1 3 5m 12", 1: "6x1 8x1 9x2 15 39"}, cash=[300] * (2 + seed))
    stack: list[Page] = []
    for _ in range(PRESSES):
        if not stack:
            page = page_for(shown, random)
            if page is None:
                go_on(shown, random)
                continue
            stack.append(page)
        page = stack[-1]
        result = press(page, random.choice(KEYS))
        if isinstance(result, Open):
            stack.append(result.page)
        elif isinstance(result, Close):
            stack.pop()
        elif isinstance(result, Do):
            for act in result.acts:
                shown.played.submit(act)
            stack.clear()
        if stack:
            stack[-1].sentence()
            text(stack[-1], *random.choice(((54, 17), (60, 14), (90, 36))))
        if random.random() < 0.02:
            stack.clear()
