"""What lies inside the ring: heroes with coins and cards, the bosses' pile, the dice, the log. Draws only."""

from __future__ import annotations

from collections import Counter

from textual.strip import Strip

from monopoly_tui.rules.gamer.ending import hero_points
from monopoly_tui.rules.milestones import RoundStarted, TurnStarted
from monopoly_tui.ui.draw import Span, beside, blank, fit, heading, line, wrap
from monopoly_tui.ui.gamer.ring import die
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, TEXT, style

PILE = 24  # cells of the column of bosses, where there is room
TALL = 20  # lines from which bosses and heroes have room to breathe
LED = 30  # cells of a hero's line from which it says who leads it


def draw(view: RaceView, width: int, height: int) -> list[Strip]:
    """Heroes at the left, bosses at the right, the log below."""
    pile = min(PILE, width // 3 + 4)
    left = width - pile - 4
    upper = beside((1, []), (left, heroes(view, left, roomy=height >= TALL)), (2, []), (pile, bosses(view, pile)))
    if height >= TALL:
        upper = [blank(width), *upper, blank(width)]
    below = height - len(upper)
    told = log(view, width - 2, below - 1)
    lower = beside((1, []), (width - 2, [heading(width - 2, view.say("table-log"), fg=GOLD), *told]), (1, []))
    return [*upper, *lower] if below > 1 else upper


def heroes(view: RaceView, width: int, *, roomy: bool) -> list[Strip]:
    """Two lines a hero: name, leader, coins and points; then the hand, and where it is."""
    out: list[Strip] = []
    for hero in view.heroes:
        out += [name_line(view, hero, width), hand_line(view, hero, width)]
        out += [blank(width)] if roomy else []
    return out


def name_line(view: RaceView, hero: int, width: int) -> Strip:
    """Token, name and leader; the time round, coins and points so far."""
    state = view.game.state
    moves = hero == state.mover
    who = view.tell.seat(state.seat_of(hero))
    name = Span(f" {view.tell.hero(hero)}", style(GOLD if moves else TEXT, bold=True))
    right = [
        *lap(view, hero),
        Span(view.coins(state.coins[hero]) + " ", style(GOLD, bold=True)),
        Span(view.points(hero_points(view.game, hero)), style(TEXT)),
    ]
    mark = Span("►" if moves else " ", style(GOLD, bold=True))
    leader = [Span(f"  {who}", style(DIM))] if width >= LED else []
    return line(width, [mark, *view.pill(hero), name, *leader], right)


def hand_line(view: RaceView, hero: int, width: int) -> Strip:
    """The power-ups held, and whether the hero is home."""
    hand = Counter(view.game.state.hands[hero])
    cards = [view.say("race-held", count=count, name=view.tell.power(power)) for power, count in hand.items()]
    home = [view.say("race-home")] if view.game.state.home[hero] else []
    text = view.say.listed([*home, *cards]) if home or cards else view.say("race-no-cards")
    return line(width, [Span("     ", style(None)), Span(text, style(DIM))])


def lap(view: RaceView, hero: int) -> list[Span]:
    """How many times round a hero is, this one counted, of how many; nothing where it is once."""
    state, laps = view.game.state, view.game.options.laps
    if laps == 1 or state.home[hero]:
        return []
    return [Span(view.say("race-lap", lap=state.starts[hero] + 1, laps=laps) + " ", style(DIM))]


def bosses(view: RaceView, width: int) -> list[Strip]:
    """The pile from the top, each with strength and points, and the last roll below it."""
    out = [heading(width, view.say("race-bosses"), fg=GOLD)]
    for number, boss in enumerate(view.game.state.bosses):
        kind, top = view.game.board.bosses[boss], number == 0
        look = style(TEXT if top else DIM, GROUND, bold=top)
        mark = Span("► " if top else "  ", style(GOLD, bold=True))
        right = Span(view.say("race-boss-worth", strength=kind.strength, points=kind.points), look)
        out.append(line(width, [mark, Span(view.tell.boss(boss), look)], [right]))
    roll = view.game.state.last_roll
    if roll is not None:
        dice = [span for face in roll for span in (*die(view, face), Span(" ", style(None)))]
        out.append(line(width, [Span("  ", style(None)), *dice]))
    return out


def log(view: RaceView, width: int, height: int) -> list[Strip]:
    """The last lines of the log."""
    return fit(log_lines(view, width)[-height:], width, height) if height > 0 else []


def log_lines(view: RaceView, width: int) -> list[Strip]:
    """The whole log, each turn under its player's name."""
    events = [entry.event for entry in view.sitting.log]
    told = dict(view.tell.lines(events))
    out: list[Strip] = []
    for at, event in enumerate(events):
        if isinstance(event, RoundStarted) and event.round > 1:
            out.append(line(width, [Span(view.say("race-round", round=event.round), style(DIM, bold=True))]))
        if isinstance(event, TurnStarted) and len(view.heroes) > len(view.game.state.heroes):
            out.append(line(width, [Span(view.tell.seat(event.seat), style(DIM))]))
        if at in told:
            out += [line(width, [Span(row, style(TEXT))]) for row in wrap(told[at], width)]
    return out
