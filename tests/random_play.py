"""A player without sense: any legal act, told by the listed options alone; and the same by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

from monopoly_tui.engine.step import LUCK, Act, Decision
from monopoly_tui.rules.classic import acts as a
from monopoly_tui.rules.classic.acts import Bundle
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.codec import read_act
from monopoly_tui.rules.classic.step import Play

LEAVING = 0.002
"""How likely an act of giving up is where another one is open."""
TASTE = {"build": 3.0, "buy": 2.0, "mortgage": 0.1, "lift": 0.3, "sell": 0.2, "sell_group": 0.2, "sell_deed": 0.05}
"""How readily an option is taken, 1 where nothing is said, so that games come to houses and to debts."""


def fall(play: Play, decision: Decision, random: Random) -> Act:
    """What chance does."""
    match decision.kind:
        case "dice":
            return a.Dice(LUCK, (random.randint(1, 6), random.randint(1, 6)))
        case "draw":
            return a.Draw(LUCK, random.choice(decision.data["cards"]))
        case "order":
            return a.Order(LUCK, tuple(random.sample(play.state.seats, len(play.state.seats))))
        case kind:
            assert kind == "deal"
            return a.Deal(LUCK, tuple(random.sample(play.board.deeds, len(play.board.deeds))))


def choose(play: Play, random: Random) -> Act:
    """Any open act; giving up only now and then, or where nothing else is left."""
    options = play.legal()
    giving_up = [option for option in options if option["do"] == "bankrupt"]
    if giving_up and (len(options) == 1 or random.random() < LEAVING):
        return read_act(giving_up[0])
    others = [option for option in options if option not in giving_up]
    tastes = [TASTE.get(option["do"], 1.0) for option in others]
    while True:
        act = fill_in(play, random.choices(others, tastes)[0], random)
        if act is not None:
            return act


def fill_in(play: Play, option: dict[str, Any], random: Random) -> Act | None:
    """The option as an act, its open figures chosen; None when an offer made up is not allowed."""
    seat = option["by"]
    match option["do"]:
        case "bid":
            low, high = option["min"], option["max"]
            if "steps" in option:
                standing = low - min(option["steps"])
                return a.Bid(seat, random.choice([n for s in option["steps"] if (n := standing + s) <= high]))
            return a.Bid(seat, random.choice((low, high, random.randint(low, high), min(high, low + 9))))
        case "offer":
            to = random.choice([other for other in play.state.alive() if other != seat])
            offer: Act = a.Offer(seat, to, *some_goods(play, seat, to, random))
            return offer if play.check(offer) is None else None
        case "counter":
            to = play.decision().data["offer"].by
            counter: Act = a.Counter(seat, *some_goods(play, seat, to, random))
            return counter if play.check(counter) is None else None
        case _:
            return read_act(option)


def position(board: Board, seats: int, random: Random) -> dict[str, Any]:
    """A start in the thick of it: whole groups in few hands, and a bank short of buildings."""
    owners = {square: random.randrange(seats) for square in board.deeds}
    for group in board.groups:
        owner = random.randrange(seats)
        owners.update((square, owner) for square in group.squares if random.random() < 0.9)
    return {
        "deeds": {str(square): {"owner": owner} for square, owner in owners.items()},
        "cash": [random.randint(0, 900) for _ in range(seats)],
        "houses": random.choice((1, 3, 8, board.houses)),
        "hotels": random.choice((0, 1, board.hotels)),
    }


def some_goods(play: Play, seat: int, to: int, random: Random) -> tuple[Bundle, Bundle]:
    """Two sides of an offer, more or less possible."""
    sides = []
    for owner in (seat, to):
        deeds = [square for square in play.board.deeds if play.state.owner[square] == owner]
        cards = play.state.cards[owner]
        cash = random.randint(0, max(play.state.cash[owner], 1)) if random.random() < 0.4 else 0
        sides.append(
            Bundle(
                cash,
                tuple(random.sample(deeds, min(len(deeds), random.randint(0, 3)))),
                tuple(random.sample(cards, min(len(cards), random.randint(0, 1)))),
            )
        )
    return sides[0], sides[1]


def is_listed(play: Play, act: Act, options: list[dict[str, Any]]) -> bool:
    """Whether the listed options hold this act."""
    mine = [option for option in options if (option["by"], option["do"]) == (act.by, act.do)]
    match act:
        case a.Bid():
            high = play.decision().data.get("high", 0)
            return any(
                option["min"] <= act.amount <= option["max"]
                and act.amount - high in option.get("steps", [act.amount - high])
                for option in mine
            )
        case a.Offer() | a.Counter():
            return bool(mine)
        case a.UseCard(card=None):
            return len(mine) == 1
        case _:
            return any(read_act(option) == act for option in mine)


def anything(play: Play, random: Random) -> Act:
    """An act that might come from anywhere: any kind, any seat, figures that fit and figures that do not."""
    kind = random.choice([*a.ACTS.values(), *a.CHANCES.values()])
    by = play.decision().by if random.random() < 0.7 else random.choice((*play.state.seats, None, LUCK, 99))
    return kind(by, **{spec.name: any_value(spec.name, play, random) for spec in fields(kind) if spec.name != "by"})


def any_value(key: str, play: Play, random: Random) -> Any:
    """A value of the right type for a key of an act, now and then one that nobody would give."""
    match key:
        case "square":
            return random.choice((*play.board.deeds, random.randint(-50, 50)))
        case "amount":
            return play.decision().data.get("high", 0) + random.choice((-1, 0, 1, 2, 10, 100, 10**12))
        case "to":
            return random.choice((*play.state.seats, -1, 99))
        case "card":
            return random.choice((*play.board.cards, "", "no-such-card"))
        case "choice":
            return random.choice(("flat", "percent", ""))
        case "lift":
            return random.random() < 0.5
        case "roll":
            return tuple(random.choices(range(8), k=random.choice((2, 2, 2, 1, 3))))
        case "give" | "get":
            return any_bundle(play, random)
        case "seats":
            return tuple(random.choices(range(-1, len(play.state.seats) + 1), k=len(play.state.seats)))
        case _:
            assert key == "deeds"
            return tuple(random.choices(play.board.deeds, k=len(play.board.deeds)))


def any_bundle(play: Play, random: Random) -> Bundle:
    """One side of an offer: mostly nothing or little, and mostly things of others."""
    return Bundle(
        random.choice((0, 0, 1, random.randint(0, 2000), -1, 10**12)),
        tuple(random.choices((*play.board.deeds, 0, -1, 40), k=random.choice((0, 0, 1, 1, 2, 5)))),
        tuple(random.choices((*play.board.cards, "no-such-card"), k=random.choice((0, 0, 0, 1, 2)))),
    )


def conceivable(play: Play) -> Iterator[Act]:
    """Every act that anybody might try, but offers; most of them are refused."""
    high = play.decision().data.get("high", 0)
    for seat in (*play.state.seats, None):
        for plain in (
            a.Roll, a.PayFine, a.Buy, a.Decline, a.Pass, a.Timeout, a.Accept, a.Reject, a.Bankrupt, a.EndTurn,
        ):  # fmt: skip
            yield plain(seat)
        for square in range(-1, play.board.size + 1):
            for kind in (a.Build, a.Sell, a.SellGroup, a.Mortgage, a.Lift, a.SellDeed, a.Place, a.Claim):
                yield kind(seat, square)
        for card in ("chance-free", "chest-free", "chance-24"):
            yield a.UseCard(seat, card)
        for choice in ("flat", "percent", ""):
            yield a.Tax(seat, choice)
        for lift in (True, False):
            yield a.LiftOrFee(seat, lift)
        cash = play.state.cash[seat] if seat is not None else 1
        for amount in {-1, 0, 1, high, high + 1, high + 2, high + 10, high + 100, cash, cash + 1}:
            yield a.Bid(seat, amount)
