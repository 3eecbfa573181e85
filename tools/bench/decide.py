"""Times every decision of hard bots in one tree of the package and prints them as JSON. Imports nothing else.

Run as a file, with the tree to measure first in PYTHONPATH. Each is the processor's time in seconds.
"""

import json
import sys
from time import process_time

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.bot import Bot
from monopoly_tui.engine.step import Act, Decision, Event
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.lineup import Company, Entrant
from monopoly_tui.simulate.plan import CAP
from monopoly_tui.simulate.table import Table, play_out


class TimedBot:
    """A bot whose every thought is timed."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot, self.times, self.reason = bot, times, bot.reason

    def choose(self, play: Play, decision: Decision) -> Act:
        """See Bot."""
        began = process_time()
        act = self.bot.choose(play, decision)
        self.times.append(process_time() - began)
        return act

    def bid(self, play: Play, seat: int) -> int | None:
        """See Bot."""
        began = process_time()
        amount = self.bot.bid(play, seat)
        self.times.append(process_time() - began)
        return amount

    def watch(self, event: Event) -> None:
        """See Bot."""
        self.bot.watch(event)


def decisions(players: int, games: int, *, thinks: bool) -> list[float]:
    """The times of all decisions of so many games."""
    board = find("tehran")
    options = resolve(board, {})
    company = Company([Entrant("hard", "hard", thinks=thinks)] * players)
    times: list[float] = []
    for number in range(games):
        bots = company.sit(board, options, range(players), str(number))
        table = Table(start(board, options, players), {})
        play_out(table, [TimedBot(bot, times) for bot in bots], Chance(str(number), board, players), CAP)
    return times


if __name__ == "__main__":
    print(json.dumps(decisions(int(sys.argv[1]), int(sys.argv[2]), thinks=sys.argv[3] == "thinks")))
