"""Drives bots at a table for tests: every act is checked, every event told. Chance is a seeded generator."""

from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random

from monopoly_tui.bots import BOTS
from monopoly_tui.bots.bot import Bot
from monopoly_tui.bots.claiming import due_claim
from monopoly_tui.bots.sight import seen_by
from monopoly_tui.engine.step import LUCK, Act, Event
from monopoly_tui.rules.classic.acts import Bid, Timeout
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import PRESETS, SPECS, Options, resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.rules.errors import BadOptions
from tests.random_play import fall

NOBODY: frozenset[int] = frozenset()


def seat_bot(level: str, play: Play, seat: int, people: frozenset[int] = NOBODY) -> Bot:
    """A bot of a level in a seat."""
    return BOTS[level](play.board, play.options, seat, Random(seat), people)


def chosen(bot: Bot, play: Play) -> Act:
    """What a bot does where its seat is asked, or where everybody may bid; it is legal."""
    decision = play.decision()
    if decision.by is None:
        seat: int = bot.seat  # type: ignore[attr-defined]
        amount = bot.bid(seen_by(play, seat), seat)
        act: Act = Timeout(None) if amount is None else Bid(seat, amount)
    else:
        act = bot.choose(seen_by(play, decision.by), decision)
    refusal = play.check(act)
    assert refusal is None, (act, refusal, decision)
    assert bot.reason.key.startswith("bots-")
    return act


def play_out(
    play: Play,
    bots: Mapping[int, Bot],
    random: Random,
    most: int,
    look: Callable[[Act, list[Event]], None] = lambda act, events: None,
    rounds: float = inf,
) -> list[Event]:
    """Play on for so many acts of bots at most, and to the end of round `rounds` at most; what happened, told to all.

    `look` sees each act and its events.
    """
    told: list[Event] = []
    acts = 0
    while (decision := play.decision()).kind != "over" and acts < most and play.state.round <= rounds:
        if decision.by == LUCK:
            act: Act = fall(play, decision, random)
        elif claim := due_claim(play, bots):
            assert play.check(claim) is None
            act = claim
        elif decision.by is None:
            act = bid_round_the_table(play, bots)
        else:
            act = chosen(bots[decision.by], play)
        acts += decision.by != LUCK
        play.apply(act)
        play.decision()
        events = play.drain()
        look(act, events)
        told += events
        for event in events:
            for bot in bots.values():
                bot.watch(event)
    return told + play.drain()


def bid_round_the_table(play: Play, bots: Mapping[int, Bot]) -> Act:
    """The first bid that a bot makes, else the hammer."""
    for bot in bots.values():
        act = chosen(bot, play)
        if isinstance(act, Bid):
            return act
    return Timeout(None)


def some_options(board: Board, random: Random, presets: Sequence[str] = PRESETS) -> Options:
    """A preset with about half of its choices made anew."""
    while True:
        given: dict[str, str | int] = {"preset": random.choice(presets)}
        for name, spec in SPECS.items():
            if "values" in spec.metadata and random.random() < 0.5:
                given[name] = random.choice(spec.metadata["values"])
        if given.get("end") == "rounds":
            given["rounds"] = random.randint(10, 60)
        try:
            return resolve(board, given)
        except BadOptions:
            continue
