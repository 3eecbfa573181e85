"""What may be looked at in a race in plain lines: players, deeds, bosses, a square, points. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from monopoly_tui.rules.gamer.deeds import rent
from monopoly_tui.rules.gamer.ending import coins, points
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.ui.gamer.figures import figures
from monopoly_tui.ui.gamer.view import RaceView


def players(view: RaceView) -> list[str]:
    """Everybody with points and coins, and where each hero is."""
    return [_standing(view, seat) for seat in view.game.state.seats]


def player(view: RaceView, seat: int) -> Iterator[str]:
    """One player, then what each hero holds."""
    yield _standing(view, seat)
    state, tell, say = view.game.state, view.tell, view.say
    for hero in state.heroes[seat]:
        beaten, hand = map(tell.boss, state.beaten[hero]), map(tell.power, state.hands[hero])
        for what, names in (("beaten", [*beaten]), ("holds", [*hand])):
            if names:
                yield say(f"plain-race-{what}", hero=tell.hero(hero), what=names)
        yield from (deed(view, square) for square in view.game.board.deeds if state.owner[square] == hero)


def deeds(view: RaceView) -> list[str]:
    """Every deed in board order."""
    return [deed(view, square) for square in view.game.board.deeds]


def deed(view: RaceView, square: int) -> str:
    """A deed: whose it is and what it costs others, or what it costs to buy; and its points."""
    spot, owner, say = view.game.board.squares[square], view.game.state.owner[square], view.say
    words = {"square": view.tell.square(square), "points": _points(view, spot.points)}
    if owner == NOBODY:
        return say("plain-race-free", **words, price=_coins(view, spot.price), rent=_coins(view, spot.rent))
    leader = view.tell.seat(view.game.state.seat_of(owner))
    due = _coins(view, rent(view.game, square))
    return say("plain-race-owned", **words, rent=due, hero=view.tell.hero(owner), who=leader)


def square(view: RaceView, index: int) -> Iterator[str]:
    """A square, and who stands there."""
    board, state, say = view.game.board, view.game.state, view.say
    match board.squares[index].kind:
        case "deed":
            yield deed(view, index)
        case "boss":
            yield view.tell.square(index)
            yield bosses(view)[0]
        case "start":
            yield say("race-card-start", coins=_coins(view, board.start))
        case _:
            yield view.tell.square(index)
            yield say("race-card-rest")
    here = [view.tell.hero(hero) for hero in view.heroes if state.at[hero] == index and not state.home[hero]]
    if here:
        yield say("plain-here", who=here)


def bosses(view: RaceView) -> list[str]:
    """The bosses' pile from the top, each with strength and points."""
    told = []
    for place, boss in enumerate(view.game.state.bosses, 1):
        kind = view.game.board.bosses[boss]
        worth = _points(view, kind.points)
        told.append(
            view.say("plain-race-boss", place=place, boss=view.tell.boss(boss), strength=kind.strength, points=worth)
        )
    return told


def points_by_round(view: RaceView) -> list[str]:
    """Everybody's points at the end of each round."""
    if not view.sitting.worths:
        return [view.say("plain-no-round")]
    return [
        view.say("plain-worths", number=number, sums=[_named(view, seat, sum_) for seat, sum_ in enumerate(row)])
        for number, row in enumerate(view.sitting.worths, 1)
    ]


def figures_told(view: RaceView) -> Iterable[str]:
    """The figures of a race that is over, a line a hero."""
    found = figures(view.game.board, [entry.event for entry in view.sitting.log])
    for hero in view.heroes:
        rolls, luck = found.rolls[hero], found.luck(hero)
        yield view.say(
            "plain-race-figures",
            hero=view.tell.hero(hero),
            rolls=rolls,
            steps=view.say.decimal(found.steps[hero] / rolls if rolls else 0.0, 1),
            beaten=found.beaten[hero],
            fights=found.fights[hero],
            luck=("+" if luck > 0 else "") + view.say.decimal(luck, 1),
            paid=_coins(view, found.paid[hero]),
            got=_coins(view, found.got[hero]),
            played=found.played[hero],
        )


def _standing(view: RaceView, seat: int) -> str:
    words = {"number": seat + 1, "who": view.tell.seat(seat), "points": _points(view, points(view.game, seat))}
    if seat in view.game.state.left:
        return view.say("plain-race-left", **words)
    held = _coins(view, coins(view.game, seat))
    heroes = view.say("gamer-leads-apart").join(_hero(view, hero) for hero in view.game.state.heroes[seat])
    return view.say("plain-race-player", **words, coins=held, heroes=heroes)


def _hero(view: RaceView, hero: int) -> str:
    """Where a hero is, and how often round."""
    state, laps = view.game.state, view.game.options.laps
    words = {"hero": view.tell.hero(hero), "coins": _coins(view, state.coins[hero])}
    if state.home[hero]:
        return view.say("plain-race-home", **words)
    where = view.tell.square(state.at[hero])
    return view.say("plain-race-hero", **words, where=where, lap=state.starts[hero] + 1, laps=laps)


def _named(view: RaceView, seat: int, sum_: int) -> str:
    return f"{view.tell.seat(seat)} {_points(view, sum_)}"


def _coins(view: RaceView, amount: int) -> str:
    return view.say("gamer-coins", amount=amount)


def _points(view: RaceView, points_: int) -> str:
    return view.say("gamer-points", points=points_)
