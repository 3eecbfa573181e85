"""Positions by hand for bots: a table of the rules' tests, with what a bot does at it and why."""

from typing import Any

from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.ground import ground
from monopoly_tui.engine.step import Act
from monopoly_tui.rules.classic.acts import Bundle, Offer
from monopoly_tui.rules.classic.step import Play
from tests.bots.driving import NOBODY, chosen, seat_bot
from tests.rules.table import Table, table


def at_end(owns: dict[int, str], cash: list[int], *, rules: Any = "official", **setup: Any) -> Table:
    """Seat 0 has moved to Parking and may manage."""
    sitting = table(rules, seats=len(cash), owns=owns, cash=cash, at=[13] + [0] * (len(cash) - 1), **setup)
    sitting.roll((3, 4))
    sitting.asks(0, "end")
    return sitting


def on_deed(square: int, owns: dict[int, str], cash: list[int], *, rules: Any = "official") -> Table:
    """Seat 0 stands on a free deed."""
    sitting = table(rules, seats=len(cash), owns=owns, cash=cash, at=[square - 7] + [0] * (len(cash) - 1))
    sitting.roll((3, 4))
    sitting.asks(0, "buy", square=square)
    return sitting


def says(level: str, sitting: Table, people: frozenset[int] = NOBODY) -> tuple[Act, str]:
    """What a fresh bot of a level does, and the key of its reason."""
    seat = sitting.play.decision().by
    assert seat is not None
    bot = seat_bot(level, sitting.play, seat, people)
    return chosen(bot, sitting.play), bot.reason.key


def answer_to(bot: Bot, play: Play, by: int, to: int, give: Bundle, get: Bundle) -> Act:
    """What `to` answers an offer of `by`, who is to move; the offer then stands."""
    play.apply(Offer(by, to, give, get))
    return chosen(bot, play)


def count(play: Play, seat: int) -> int:
    """A seat's cash and deeds by the bots' own count, reckoned here once more from the position."""
    tables, state = ground(play.board, play.options), play.state
    total = state.cash[seat] + len(state.cards[seat]) * play.board.fine
    for family, squares in enumerate(tables.families):
        own = [square for square in squares if state.owner[square] == seat]
        total += sum(tables.prices[square] for square in own) * tables.counts[family][len(own)] // 100
        total -= sum(tables.lifts[square] for square in own if state.mortgaged[square])
    return total
