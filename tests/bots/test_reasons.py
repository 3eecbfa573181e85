"""Every reason that bots give can be told, in every language, and names what it speaks of."""

from random import Random

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.text.telling import Teller
from tests.bots.driving import play_out, seat_bot

NAMES = ["Ali", "Sara", "Reza", "Mina"]


class Noted:
    """A bot whose reasons are kept, the last one of each key."""

    def __init__(self, bot: Bot, seat: int, found: dict[str, Reason]) -> None:
        self.bot, self.seat, self.found = bot, seat, found
        self.reason = bot.reason
        self.watch = bot.watch
        self.bid = bot.bid

    def choose(self, play: Play, decision: Decision) -> Act:
        act = self.bot.choose(play, decision)
        self.reason = self.found[self.bot.reason.key] = self.bot.reason
        return act


def reasons_of_games() -> dict[str, Reason]:
    """One reason of each key out of some games."""
    board = find("tehran")
    assert isinstance(board, Board)
    found: dict[str, Reason] = {}
    for seed, preset in enumerate(("official", "classic", "room")):
        play = start(board, resolve(board, {"preset": preset, "rounds": 60}), 4)
        bots = {
            seat: Noted(seat_bot(("easy", "medium", "hard", "hard")[seat], play, seat), seat, found)
            for seat in range(4)
        }
        play_out(play, bots, Random(seed), 3000)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    board = find("tehran")
    assert isinstance(board, Board)
    teller = Teller(Speaker(lang), board, NAMES)
    reasons = reasons_of_games()
    assert len(reasons) > 25
    lines = {key: teller.reason(reason) for key, reason in reasons.items()}
    assert all(lines.values())
    for key, reason in reasons.items():
        if "square" in reason.data and key != "bots-likes-stations":
            assert teller.deed(reason.data["square"]) in lines[key]
