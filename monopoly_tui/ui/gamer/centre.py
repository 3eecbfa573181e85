"""Heroes with coins and cards, the bosses' pile, the dice, the log: inside the ring, or beside it. Draws only."""

from __future__ import annotations

from collections import Counter

from monopoly_tui.rules.gamer.ending import hero_points
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.milestones import RoundStarted, TurnStarted
from monopoly_tui.ui.art import picture
from monopoly_tui.ui.draw import TIE, Span, beside, blank, fit, heading, line, wrap
from monopoly_tui.ui.gamer import dice_view
from monopoly_tui.ui.gamer.card import card
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import DIM, GOLD, GROUND, TEXT, style
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.writing import upright

PILE = 24  # cells of the column of bosses, where there is room
TALL = 20  # lines from which bosses and heroes have room to breathe
WORDY = 30  # cells of a hero's line from which it says in words who leads it, and that it is home
TOLD = 3  # lines that hands leave to the log as long as names can be cut for it
MARGIN = 1  # cells beside the picture
LOW = 10  # lines at least below the picture
SIDE = 28  # cells of the bosses and of the card below the picture
DICE = 18  # cells of large dice
LETTERS = (8, 4, 3, 2)  # how many of a power-up's short name may be left where there is little room; 8 is all


def draw(view: RaceView, width: int, height: int) -> list[Strip]:
    """What lies inside the ring: heroes at the left, bosses at the right, the log below.

    Where heroes and log stand beside the ring: a picture, and below it the bosses, the dice, the mover's square.
    """
    return _pictured(view, width, height) if view.beside else _told(view, width, height)


def column(view: RaceView, width: int, height: int) -> list[Strip]:
    """What stands beside the ring: the heroes, and as much of the log as there is room for."""
    upper = [heading(width, view.say("race-heroes"), fg=GOLD), *heroes(view, width, height), blank(width)]
    title = heading(width, view.say("table-log"), fg=GOLD)
    return fit([*upper, title, *log(view, width, height - len(upper) - 1)], width, height)


def _pictured(view: RaceView, width: int, height: int) -> list[Strip]:
    sky, inner = above(view, width, height), width - 2 * MARGIN
    roll = view.game.state.last_roll or ()
    dice = dice_view.large(view, roll) if roll and inner >= 2 * SIDE + DICE else []
    pile = bosses(view, SIDE, small_dice=not dice)
    square = view.at(view.game.state.mover) if view.game.state.mover != NOBODY else None
    parts = [(SIDE, pile), *([(DICE, [blank(DICE), *dice])] if dice else [])]
    if square is not None:
        parts.append((SIDE, [] if view.walking else card(view, square, SIDE, height - len(sky) - 1)))
    gap = (width - sum(cells for cells, _ in parts)) // (len(parts) + 1)
    lower = beside(*(part for column in parts for part in ((gap, []), column)))
    return fit([*sky, *lower], width, height)


def above(view: RaceView, width: int, height: int, *, dimmed: bool = False) -> list[Strip]:
    """The picture at the top of a centre of `height` lines, with an empty line above and below it."""
    inner, lines = width - 2 * MARGIN, height - max(LOW, height * 2 // 5) - 2
    art = upright(view.say, picture(view.game.board.id, inner, lines, dimmed))
    return [blank(width), *beside((MARGIN, []), (inner, art)), blank(width)]


def _told(view: RaceView, width: int, height: int) -> list[Strip]:
    pile = min(PILE, width // 3 + 5)
    gap = 2 if pile == PILE else 1
    left = width - pile - gap
    upper = beside((left, heroes(view, left, height)), (gap, []), (pile, bosses(view, pile)))
    if height >= TALL:
        upper = [blank(width), *upper, blank(width)]
    below = height - len(upper)
    title = heading(width, view.say("table-log"), fg=GOLD)
    return [*upper, title, *log(view, width, below - 1)] if below > 1 else upper


def heroes(view: RaceView, width: int, height: int) -> list[Strip]:
    """A line a hero: name, leader, coins and points; below it the hand."""
    roomy = height >= TALL
    indent = 5 if width >= WORDY else 1
    room = height - len(view.heroes) * (2 if roomy else 1) - TOLD
    out: list[Strip] = []
    for hero, hand in zip(view.heroes, hands(view, width - indent, room), strict=True):
        out.append(name_line(view, hero, width))
        out += [line(width, [Span(" " * indent + row, style(DIM))]) for row in hand]
        out += [blank(width)] if roomy else []
    return out


def name_line(view: RaceView, hero: int, width: int) -> Strip:
    """Token, name and leader, of whom little room has the digit; the time round or home, coins and points so far."""
    state = view.game.state
    moves = hero == state.mover
    seat = state.seat_of(hero)
    name = Span(f" {view.tell.hero(hero)}", style(GOLD if moves else TEXT, bold=True))
    right = [
        Span(" ", style(None)),
        *way(view, hero, width),
        Span(view.coins(state.coins[hero]) + " ", style(GOLD, bold=True)),
        Span(view.points(hero_points(view.game, hero)), style(TEXT)),
    ]
    mark = Span("►" if moves else " ", style(GOLD, bold=True))
    digit = Span(view.say.number(seat + 1), style(view.color(hero), bold=True))
    who = [name, Span(f"  {view.tell.seat(seat)}", style(DIM))] if width >= WORDY else [digit, name]
    return line(width, [mark, *view.pill(hero), *who], right)


def hands(view: RaceView, width: int, room: int) -> list[list[str]]:
    """By hero the power-ups held, in lines. None is left out: short names take the place of names, and are cut,
    all alike, until the hands together need no more than `room` lines, or each but one."""
    found = [wrap(hand(view, hero), width) for hero in view.heroes]
    for letters in LETTERS:
        if sum(map(len, found)) <= max(room, len(found)):
            break
        found = [wrap(hand(view, hero, letters), width) for hero in view.heroes]
    return found


def hand(view: RaceView, hero: int, letters: int = 0) -> str:
    """The power-ups of a hero in words, or with so many letters of each short name."""
    held = Counter(view.game.state.hands[hero])
    if not held:
        return view.say("race-no-cards")
    if not letters:
        names = [view.say("race-held", count=count, name=view.tell.power(power)) for power, count in held.items()]
        return view.say.listed(names)
    return " ".join(
        view.say("race-held-short", count=count, name=short_name(view, power, letters)) for power, count in held.items()
    )


def short_name(view: RaceView, power: int, letters: int) -> str:
    """The first letters of a power-up's short name, as one word."""
    return view.say.named(view.game.board.powers[power].short)[:letters].rstrip().replace(" ", TIE)


def way(view: RaceView, hero: int, width: int) -> list[Span]:
    """That a hero is home, or how many times round it is, this one counted, of how many; once is not worth a word."""
    state, laps = view.game.state, view.game.options.laps
    if state.home[hero]:
        return [Span((view.say("race-home") if width >= WORDY else "⌂") + " ", style(DIM))]
    if laps == 1:
        return []
    return [Span(view.say("race-lap", lap=state.starts[hero] + 1, laps=laps) + " ", style(DIM))]


def bosses(view: RaceView, width: int, *, small_dice: bool = True) -> list[Strip]:
    """The pile from the top, each with strength and points, and below it the last roll unless it lies elsewhere."""
    out = [heading(width, view.say("race-bosses"), fg=GOLD)]
    for number, boss in enumerate(view.game.state.bosses):
        kind, top = view.game.board.bosses[boss], number == 0
        look = style(TEXT if top else DIM, GROUND, bold=top)
        mark = Span("► " if top else "  ", style(GOLD, bold=True))
        right = Span(view.say("race-boss-worth", strength=kind.strength, points=kind.points), look)
        out.append(line(width, [mark, Span(view.tell.boss(boss), look)], [right]))
    roll = view.game.state.last_roll
    if roll is not None and small_dice:
        out.append(line(width, [Span("  ", style(None)), *dice_view.small(view, roll)]))
    return out


def log(view: RaceView, width: int, height: int) -> list[Strip]:
    """The last lines of the log."""
    return fit(log_lines(view, width)[-height:], width, height) if height > 0 else []


def log_lines(view: RaceView, width: int) -> list[Strip]:
    """The log as far as it is told, each turn of which there is something to tell under its player's name."""
    events = [entry.event for entry in view.sitting.log[: view.told]]
    told = dict(view.tell.lines(events))
    out: list[Strip] = []
    head: list[Strip] = []  # of the turn, until something of it is told
    for at, event in enumerate(events):
        if isinstance(event, RoundStarted) and event.round > 1:
            out.append(heading(width, view.say("table-round", n=event.round)))
        if isinstance(event, TurnStarted) and len(view.heroes) > len(view.game.state.heroes):
            head = [line(width, [Span(view.tell.seat(event.seat), style(DIM))])]
        if at in told:
            out += head
            head = []
            out += [line(width, [Span(row, style(TEXT))]) for row in wrap(told[at], width, view.names)]
    return out
