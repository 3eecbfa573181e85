"""One square of the board as lines of cells. Pure: the same face and state give the same lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from textual.strip import Strip

from monopoly_tui.ui.draw import Span, cut, line, pad, width_of, wrap
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, HAIRLINE, SEATS, TEXT, TILE, TILE_ALT, ink, mix, style
from monopoly_tui.ui.tokens import half_blocks, jailed, tokens

HOTEL: Final = 5
CORNER: Final = "#161c29"
STEEL: Final = "#4a5a75"  # the band of what has no colour group but can be owned
FLAT: Final = "#2c3850"  # the band of all else

MOTIFS: Final = {"station": "╪╪╪", "utility": "≈≈", "chance": "?", "chest": "≡", "tax": "%"}
CORNERS: Final = {
    "start": ("#6ee7a8", ("..##.......", ".##########", ".##########", "..##.......")),
    "jail": ("#f2a65a", ("###########", "#.#.#.#.#.#", "#.#.#.#.#.#", "###########")),
    "parking": ("#7cc6ff", ("..#####....", ".##.#.##...", "###########", ".##.....##.")),
    "go_to_jail": ("#ff8f8f", ("...#...#.#.#", "######.#.#.#", "######.#.#.#", "...#...#.#.#")),
}
"""Colour and pixels of the squares that are drawn as a picture."""


@dataclass(frozen=True, slots=True)
class Face:
    """What never changes about a square, in one language. Amounts in thousand tomans.

    `names` from the longest to the shortest; `color` is that of its group; `tag` is "" without a deed.
    """

    square: int
    kind: str
    names: tuple[str, ...]
    tag: str
    color: str | None
    price: int
    amount: int


@dataclass(frozen=True, slots=True)
class TileState:
    """All that can change about how a square looks. `rent` is what its owner earns, as shown."""

    owner: int | None = None
    rent: str = ""
    buildings: int = 0
    mortgaged: bool = False
    tokens: tuple[int, ...] = ()
    jailed: tuple[int, ...] = ()
    cursor: bool = False
    hover: bool = False
    lot: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """How a language writes numbers, and its words for a mortgaged deed and one under the hammer."""

    number: Callable[[int], str]
    mortgaged: str
    lot: str


def draw(face: Face, side: str, width: int, height: int, state: TileState, look: Look) -> list[Strip]:
    """The square as `height` lines of `width` cells. `side` as `Ring.side` says."""
    tile = _Tile(face, side, width, height, state, look)
    if face.kind in CORNERS and side == "corner":
        return tile.picture()
    if side in ("left", "right"):
        return tile.across()
    return tile.short() if height < 3 else tile.upright()


def name_lines(names: Sequence[str], width: int, most: int) -> list[str]:
    """The longest of `names` that fits into `most` lines without breaking a word, else the last one cut."""
    for name in names:
        lines = wrap(name, width)
        if len(lines) <= most and all(width_of(word) <= width for word in name.split()):
            return lines
    return [cut(names[-1], width)]


def buildings(count: int, room: int, number: Callable[[int], str]) -> str:
    """Houses as a row of signs, or one sign and their number where that is too wide; a hotel its own."""
    if count == HOTEL:
        return "▟█▙" if room >= 3 else "▟▙" if room == 2 else "H"
    return "⌂" * count if count <= room else cut(f"⌂{number(count)}", room)


class _Tile:
    """The drawing of one square: its ground, its inks, and the shapes it can take."""

    def __init__(self, face: Face, side: str, width: int, height: int, state: TileState, look: Look) -> None:
        self.face, self.side, self.width, self.height = face, side, width, height
        self.state, self.look = state, look
        base = CORNER if side == "corner" else TILE_ALT if face.square % 2 else TILE
        self.ground = self._lit(base)
        bare = face.color or (STEEL if face.tag else FLAT)
        self.band_ground = mix(bare, "#ffffff", 0.18) if state.cursor or state.hover else bare
        self.fill = style(None, self.ground)
        self.name_ink = style(DIM if state.mortgaged else TEXT, self.ground, bold=True)

    def _lit(self, base: str) -> str:
        state = self.state
        if state.owner is not None:
            base = mix(base, SEATS[state.owner].color, 0.13 if state.mortgaged else 0.26)
        if state.lot:
            base = mix(base, GOLD, 0.30)
        if state.hover:
            base = mix(base, "#ffffff", 0.10)
        return mix(base, CURSOR, 0.20) if state.cursor else base

    def edge(self, ground: str) -> Span:
        """The first cell: a hairline, or the thick bar of the cursor."""
        if self.state.cursor:
            return Span("▌", style(CURSOR, ground))
        return Span("▏", style(HAIRLINE, ground))

    def info(self, room: int) -> list[Span]:
        """Owner and rent, or the price, in at most `room` cells."""
        state, face = self.state, self.face
        if state.lot:
            return self._first_that_fits([self.look.lot], room, style(GOLD, self.ground, bold=True))
        if state.owner is not None:
            seat = SEATS[state.owner]
            says = self.look.mortgaged if state.mortgaged else state.rent
            wordings = [f"{seat.shape} {says}", f"{seat.shape}{says}", f"{seat.shape}{_bare(says)}", seat.shape]
            return self._first_that_fits(wordings, room, style(seat.color, self.ground, bold=True))
        if face.kind == "tax":
            amount = self.look.number(face.amount)
            return self._first_that_fits([f"−{amount}", f"−{_bare(amount)}"], room, style(DIM, self.ground))
        price = self.look.number(face.price) if face.price else ""
        return self._first_that_fits([price, _bare(price)], room, style(DIM, self.ground))

    def _first_that_fits(self, wordings: Sequence[str], room: int, look: Style) -> list[Span]:
        return next(([Span(words, look)] for words in wordings if width_of(words) <= room), [])

    def centered(self, spans: Sequence[Span]) -> Strip:
        """A line with the edge and `spans` in the middle of what is left."""
        room = self.width - 1 - sum(width_of(span.text) for span in spans)
        before = Span(" " * (room // 2), self.fill)
        return line(self.width, [self.edge(self.ground), before, *spans], (), self.fill)

    def name_rows(self, most: int) -> list[Strip]:
        """The name in at most `most` lines; a word as wide as the square takes the edge as well."""
        names = name_lines(self.face.names, self.width - (0 if most > 1 else 1), most)
        full = [Span(pad(names[0], self.width), self.name_ink)]
        if len(names) == 1 and width_of(names[0]) == self.width:
            return [line(self.width, full, (), self.fill)]
        return [
            line(self.width, [Span(name, self.name_ink)], (), self.fill)
            if width_of(name) == self.width
            else self.centered([Span(name, self.name_ink)])
            for name in names
        ]

    def band(self) -> Strip:
        """The colour of the group with the deed's tag and its buildings, or the sign of the square."""
        ground = self.band_ground
        dark = style(ink(ground), ground, bold=True)
        room = self.width - 1
        face = self.face
        tag = [Span(face.tag, dark)]
        if not face.tag:
            sign = Span(pad(MOTIFS.get(face.kind, ""), room, "center"), style(DIM, ground, bold=True))
            return line(self.width, [self.edge(ground), sign], (), style(None, ground))
        if face.color is None:
            signs = Span(cut(MOTIFS[face.kind], room - width_of(face.tag)), style(mix(ground, TEXT, 0.45), ground))
            return line(self.width, [self.edge(ground), *tag], [signs], style(None, ground))
        built = buildings(self.state.buildings, room - width_of(face.tag), self.look.number)
        return line(self.width, [self.edge(ground), *tag], [Span(built, dark)], style(None, ground))

    def upright(self) -> list[Strip]:
        """Top and bottom squares of three lines or more: name, owner or price, tokens, and the band inside."""
        inner = self.height - 1
        name = self.name_rows(2 if inner >= 3 else 1)
        blank = self.centered([])
        room = self.width - 1
        if inner >= 4:
            rows = [*name, *[blank] * (inner - 2 - len(name)), self.centered(self.info(room))]
            rows.append(self.centered(tokens(self.state.tokens, room, self.ground)))
        else:
            rows = [*name, *[blank] * (inner - 1 - len(name)), self.info_and_tokens()]
        return [*rows, self.band()] if self.side in ("top", "corner") else [self.band(), *rows]

    def info_and_tokens(self) -> Strip:
        """Owner or price with the tokens at the end of the same line."""
        room = self.width - 1
        short = self.short_info()
        here = tokens(self.state.tokens, room - min(1, len(short)), self.ground)
        used = sum(width_of(span.text) for span in here)
        text = self.info(room - used)
        if not here:
            return self.centered(text)
        return line(self.width, [self.edge(self.ground), *text], here, self.fill)

    def short_info(self) -> str:
        """The sign that must stay visible however many tokens stand here."""
        return SEATS[self.state.owner].shape if self.state.owner is not None else ""

    def short(self) -> list[Strip]:
        """Top and bottom squares of two lines: the code on the band, then owner or price, and tokens."""
        ground = self.band_ground if self.face.color else FLAT if not self.face.tag else self.band_ground
        code = name_lines(self.face.names, self.width - 1, 1)[0]
        look = style(ink(ground), ground, bold=True)
        band = line(self.width, [self.edge(ground), Span(code, look)], (), style(None, ground))
        room = self.width - 1
        here = tokens(self.state.tokens, room - len(self.short_info()), self.ground)
        used = sum(width_of(span.text) for span in here)
        text = self.info(room - used)
        state = self.state
        if state.owner is not None and state.buildings and not state.lot:
            seat = SEATS[state.owner]
            built = "H" if state.buildings == HOTEL else f"⌂{self.look.number(state.buildings)}"
            wordings = [f"{seat.shape} {built}", f"{seat.shape}{built}", seat.shape]
            text = self._first_that_fits(wordings, room - used, style(seat.color, self.ground, bold=True))
        rows = line(self.width, [self.edge(self.ground), *text], here, self.fill)
        return [rows, band] if self.side in ("top", "corner") else [band, rows]

    def across(self) -> list[Strip]:
        """Left and right squares: text beside a bar of the group's colour on the inner edge."""
        bar = 2 if self.width < 15 else 3
        room = self.width - bar - 1
        names = name_lines(self.face.names, room, 2 if self.height >= 3 else 1)
        rows: list[tuple[list[Span], list[Span]]] = [([Span(name, self.name_ink)], []) for name in names]
        last = self.height - 1
        apart = self.height - len(names) >= 2
        if apart:
            rows += [([], [])] * (last - 1 - len(names))
            rows.append((self.info(room), []))
            rows.append((tokens(self.state.tokens, room, self.ground), []))
        else:
            here = tokens(self.state.tokens, room - len(self.short_info()), self.ground)
            used = sum(width_of(span.text) for span in here)
            rows.append((self.info(room - used), here))
        return [self._across_row(number, bar, *row) for number, row in enumerate(rows)]

    def _across_row(self, number: int, bar: int, left: list[Span], right: list[Span]) -> Strip:
        text = line(self.width - bar, [self.edge(self.ground), *left], right, self.fill)
        ground = self.band_ground
        dark = style(ink(ground), ground, bold=True)
        face = self.face
        if number == 0:
            sign = face.tag or MOTIFS.get(face.kind, "")
            mark = line(bar, [Span(pad(sign[:bar], bar), dark if face.tag else style(DIM, ground, bold=True))])
        else:
            mark = line(bar, [Span(pad(self._bar_buildings(number, bar), bar), dark)])
        return Strip.join([text, mark] if self.side == "left" else [mark, text])

    def _bar_buildings(self, number: int, bar: int) -> str:
        """The part of the buildings that stands on one line of the bar."""
        count = self.state.buildings
        if number > 1 or not count:
            return ""
        return buildings(count, bar, self.look.number)

    def picture(self) -> list[Strip]:
        """Start, Jail, Parking and Go to Jail at a corner: a small picture, the name, who stands there."""
        color, pixels = CORNERS[self.face.kind]
        state = self.state
        room = self.width - 2
        name = name_lines(self.face.names, room, 1)[0]
        title = self._middle([Span(name, style(color, self.ground, bold=True))])
        held = jailed(state.jailed, room, self.ground)
        used = sum(width_of(span.text) for span in held)
        here = tokens(state.tokens, room - used - 1, self.ground)
        gap = [Span(" ", self.fill)] if held and here else []
        stand = self._middle([*held, *gap, *here])
        if self.height < 4:
            return [title, *[self._middle([])] * (self.height - 2), stand]
        faint = style(mix(color, self.ground, 0.45), self.ground)
        art = [self._middle([Span(text, faint)]) for text in half_blocks(pixels)]
        blanks = self.height - len(art) - 2
        amount = [Span(f"+{self.look.number(self.face.amount)}", style(DIM, self.ground))] if self.face.amount else []
        below = [self._middle(amount)] if blanks else []
        return [*[self._middle([])] * (blanks - 1), *art, title, *below, stand]

    def _middle(self, spans: Sequence[Span]) -> Strip:
        """A line of a corner: `spans` in its middle, the cursor's bar at its start."""
        room = self.width - sum(width_of(span.text) for span in spans)
        first = Span("▌", style(CURSOR, self.ground)) if self.state.cursor else Span(" ", self.fill)
        before = Span(" " * (room // 2 - 1), self.fill)
        return line(self.width, [first, before, *spans], (), self.fill)


def _bare(number: str) -> str:
    """A number without what parts its thousands; a word stays as its first letter."""
    digits = "".join(sign for sign in number if sign.isdigit())
    return digits or number[:1]
