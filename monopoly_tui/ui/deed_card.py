"""A square's card: the title deed of what can be owned, a few words on all else. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from monopoly_tui.rules.classic.mortgage import lift_cost
from monopoly_tui.rules.classic.rent import held, is_doubled
from monopoly_tui.rules.classic.squares import landing_salary
from monopoly_tui.rules.classic.state import BANK, HOTEL
from monopoly_tui.ui.draw import Span, blank, center, cut, line, width_of, wrap
from monopoly_tui.ui.palette import GROUND, INK, PAPER, SEATS, STEEL, ink, mix, style
from monopoly_tui.ui.strip import Strip

if TYPE_CHECKING:
    from monopoly_tui.rules.classic.step import Play
    from monopoly_tui.text.speaker import Speaker

FAINT: Final = mix(INK, PAPER, 0.35)
MARKED: Final = mix(PAPER, "#d9a400", 0.35)  # the row that counts now
FOOT: Final = mix(PAPER, INK, 0.10)


class Row(NamedTuple):
    """A line of a card: what, how much, whether that is what counts now, and what in few cells."""

    label: str
    amount: str
    counts: bool = False
    brief: str = ""


def deed_card(
    play: Play, square: int, width: int, height: int, say: Speaker, names: Sequence[str], ground: str = GROUND
) -> list[Strip]:
    """The card of a square in `width` cells and at most `height` lines; `names` are the players'.

    It closes up when there is little room: 26 by 8 cells hold a whole deed.
    """
    card = _Card(play, square, width, say, ground)
    if square not in play.board.deeds:
        return card.framed(card.words(), [], height)
    owner = _owner_line(card, names)
    kind = play.board.squares[square].kind
    earning = {"street": _street, "station": _station, "utility": _utility}[kind](play, square, say)
    loan = say.number(play.board.loans[square])
    costs = [Row(say("deed-mortgage"), loan, brief=say("deed-tile-mortgaged"))]
    if play.board.house_cost[square]:
        building = say.number(play.board.house_cost[square])
        costs.insert(0, Row(say("deed-house-cost"), building, brief=say("deed-house-brief")))
    price = Row(say("deed-price"), say.number(play.board.squares[square].price))
    room = height - 1 - len(owner)
    if len(earning) + len(costs) + 1 <= room:
        rows = [card.row(price), *map(card.row, earning), *map(card.row, costs)]
    elif len(earning) + 2 <= room:
        rows = [card.row(price), *map(card.row, earning), *card.pairs(costs)]
    else:
        rows = card.pairs([price, *costs, *earning])
    return card.framed(rows, owner, height)


def _street(play: Play, square: int, say: Speaker) -> list[Row]:
    """What a street earns bare, in a whole group, and with buildings."""
    rents = play.board.squares[square].rents
    count = play.state.buildings[square]
    earns = play.state.owner[square] != BANK and not play.state.mortgaged[square]
    doubled = earns and count == 0 and is_doubled(play, square)
    rows = [Row(say("deed-rent"), say.number(rents[0]), earns and count == 0 and not doubled)]
    if play.options.double_rent:
        rows.append(Row(say("deed-group-rent"), say.number(2 * rents[0]), doubled, say("deed-group-brief")))
    rows += [
        Row(say("deed-houses", count=houses), say.number(rents[houses]), count == houses, "⌂" * houses)
        for houses in range(1, HOTEL)
    ]
    return [*rows, Row(say("deed-hotel"), say.number(rents[HOTEL]), count == HOTEL)]


def _station(play: Play, square: int, say: Speaker) -> list[Row]:
    """What a station earns by how many its owner holds."""
    board = play.board
    count = _held(play, square, board.stations)
    return [
        Row(say("deed-stations", count=n), say.number(amount), n == count)
        for n, amount in enumerate(board.station_rents, 1)
    ]


def _utility(play: Play, square: int, say: Speaker) -> list[Row]:
    """By what a utility multiplies the dice."""
    board = play.board
    count = _held(play, square, board.utilities)
    return [
        Row(say("deed-utilities", count=n), say("deed-dice-times", factor=factor), n == count)
        for n, factor in enumerate(board.utility_factors, 1)
    ]


def _held(play: Play, square: int, squares: tuple[int, ...]) -> int:
    """How many of `squares` the owner has; 0 when the deed earns nothing."""
    owner = play.state.owner[square]
    return 0 if owner == BANK or play.state.mortgaged[square] else held(play, owner, squares)


def _owner_line(card: _Card, names: Sequence[str]) -> list[Strip]:
    """Whose the deed is, and who has the rest of its group."""
    play, square, say = card.play, card.square, card.say
    board, state = play.board, play.state
    fill = style(INK, FOOT)
    mates = board.mates[square] or next((s for s in (board.stations, board.utilities) if square in s), ())
    others: list[Span] = []
    for mate in mates:
        if mate != square:
            others += [Span(f" {board.tags[mate]}", fill), *_sign(state.owner[mate])]
    if state.owner[square] == BANK:
        return [line(card.width, [Span(" " + say("deed-free"), fill)], [*others, Span(" ", fill)], fill)]
    if state.mortgaged[square]:
        others = [Span(say("deed-mortgaged", lift=lift_cost(board, square)), fill)]
    room = card.width - 5 - sum(width_of(span.text) for span in others)
    name = Span(" " + cut(names[state.owner[square]], room), style(INK, FOOT, bold=True))
    return [line(card.width, [Span(" ", fill), *_sign(state.owner[square]), name], [*others, Span(" ", fill)], fill)]


def _sign(owner: int) -> list[Span]:
    """The shape of a seat on its colour, a dot for nobody."""
    if owner == BANK:
        return [Span("·", style(FAINT, FOOT))]
    seat = SEATS[owner]
    return [Span(seat.shape, style(ink(seat.color), seat.color, bold=True))]


class _Card:
    """The paper a card is drawn on."""

    def __init__(self, play: Play, square: int, width: int, say: Speaker, ground: str) -> None:
        self.play, self.square, self.width, self.say, self.ground = play, square, width, say, ground
        group = play.board.squares[square].group
        self.color = play.board.groups[group].color if group is not None else STEEL
        self.group = say.named(play.board.groups[group].name) if group is not None else ""

    def row(self, row: Row) -> Strip:
        """What and how much on a line of its own."""
        return line(self.width, *self._sides(row, self.width), style(INK, PAPER))

    def pairs(self, rows: Sequence[Row]) -> list[Strip]:
        """Two rows to a line."""
        half = self.width // 2
        sides = (half, self.width - half)
        lines = []
        for first in range(0, len(rows), 2):
            brief = [row._replace(label=row.brief or row.label) for row in rows[first : first + 2]]
            cells = zip(brief, sides, strict=False)
            parts = [line(size, *self._sides(row, size), style(INK, PAPER)) for row, size in cells]
            lines.append(Strip.join(parts).fitted(self.width, style(None, PAPER)))
        return lines

    def _sides(self, row: Row, width: int) -> tuple[list[Span], list[Span]]:
        """The two ends of a row; the one that counts now is marked by a sign and a ground."""
        ground = MARKED if row.counts else PAPER
        amount = f"{row.amount} "
        label = cut(row.label, width - 2 - width_of(amount))
        gap = " " * (width - 1 - width_of(label) - width_of(amount))
        mark = "›" if row.counts else " "
        strong = style(INK, ground, bold=True)
        return [Span(mark, strong), Span(label, strong if row.counts else style(INK, ground))], [
            Span(gap, style(None, ground)),
            Span(amount, strong),
        ]

    def words(self) -> list[Strip]:
        """What happens on a square that nobody can own."""
        return [
            line(self.width, [Span(f" {text}", style(INK, PAPER))], (), style(None, PAPER))
            for sentence in _sentences(self.play, self.square, self.say)
            for text in wrap(sentence, self.width - 2)
        ]

    def framed(self, body: Sequence[Strip], foot: Sequence[Strip], height: int) -> list[Strip]:
        """Head, body and foot; air between them and rounded ends as far as `height` allows."""
        spare = height - 1 - len(body) - len(foot)
        first = self.unit() if foot else None
        paper = blank(self.width, style(None, PAPER))
        head = self.head(2 if spare >= 1 else 1)
        spare -= len(head) - 1
        if spare >= 2:
            head = [self._end("▄", self.color), *head]
            last = FOOT if foot else PAPER
            foot = [*foot, self._end("▀", last)]
            spare -= 2
        if spare >= 2:
            body = [first or paper, *body, paper]
        return [*head, *body, *foot][:height]

    def unit(self) -> Strip:
        """In what the sums of a deed are, over their column."""
        words = Span(f"{cut(self.say('deed-unit'), self.width - 2)} ", style(FAINT, PAPER))
        return line(self.width, [], [words], style(INK, PAPER))

    def head(self, lines: int) -> list[Strip]:
        """Tag and name on the colour of the group; the group's own name under it."""
        board = self.play.board
        look = style(ink(self.color), self.color, bold=True)
        name = self.say.named(board.squares[self.square].name)
        tag = board.tags[self.square]
        if lines == 1 or not self.group:
            title = f"{tag} {name}".strip()
            return [center(self.width, [Span(cut(title, self.width - 2), look)], look)]
        under = style(mix(ink(self.color), self.color, 0.2), self.color)
        first = center(self.width, [Span(cut(name, self.width - 2), look)], look)
        return [first, center(self.width, [Span(cut(f"{tag} · {self.group}", self.width - 2), under)], look)]

    def _end(self, half: str, color: str) -> Strip:
        """Half a line of `color`, its corners rounded."""
        ends = {"▄": ("▗", "▖"), "▀": ("▝", "▘")}[half]
        text = ends[0] + half * (self.width - 2) + ends[1]
        return line(self.width, [Span(text, style(color, self.ground))], (), style(None, self.ground))


def _sentences(play: Play, square: int, say: Speaker) -> list[str]:
    """The few sentences on a square that nobody can own."""
    board, options, spot = play.board, play.options, play.board.squares[square]
    if spot.kind == "start":
        landing = landing_salary(play)
        said = [say("deed-start", amount=board.salary)]
        return said if landing == board.salary else [*said, say("deed-start-landing", amount=landing)]
    if spot.kind == "tax":
        said = [say("deed-tax", amount=spot.amount)]
        return [*said, say("deed-tax-choice")] if spot.income and options.income_tax == "choice" else said
    if spot.kind == "jail":
        return [say("deed-jail"), say("deed-jail-out", fine=board.fine)]
    if spot.kind == "parking" and options.parking_pot != "off":
        return [say("deed-parking-pot", amount=play.state.pot)]
    return [say(f"deed-{spot.kind.replace('_', '-')}")]
