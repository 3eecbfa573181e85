"""One square of the board as lines of cells. Pure: the same face and state give the same lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style

from monopoly_tui.rules.classic.state import HOTEL
from monopoly_tui.ui.draw import Span, cut, line, name_lines, pad, width_of
from monopoly_tui.ui.palette import CURSOR, DIM, GOLD, HAIRLINE, SEATS, STEEL, TEXT, TILE, TILE_ALT, ink, mix, style
from monopoly_tui.ui.pixels import half_blocks
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.tile_pictures import PICTURES
from monopoly_tui.ui.tokens import jailed, tokens

CORNER: Final = "#161c29"
HOTEL_INK: Final = style("#ffffff", "#8c1c2c", bold=True)
FLAT: Final = "#2c3850"  # the band of all else

SIGNS: Final = {
    "station": ("╪╪╪", "#9fb0cc"),
    "utility": ("≈≈", "#9fb0cc"),
    "chance": ("?", "#ffd166"),
    "chest": ("≡", "#7cc6ff"),
    "tax": ("%", "#ff9d9d"),
}
"""The sign of a square without a colour group, and its ink."""


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
    """How a language writes lines and numbers, and its words for a mortgaged deed and one under the hammer."""

    written: Callable[[Strip], Strip]
    number: Callable[[int], str]
    mortgaged: str
    lot: str


def draw(face: Face, side: str, width: int, height: int, state: TileState, look: Look) -> list[Strip]:
    """The square as `height` lines of `width` cells. `side` as `Ring.side` says."""
    tile = _Tile(face, side, width, height, state, look)
    if side == "corner" and face.kind in PICTURES:
        return tile.picture()
    if side in ("left", "right"):
        return tile.across()
    return [look.written(row) for row in (tile.short() if height < 3 else tile.upright())]


def buildings(count: int, room: int, number: Callable[[int], str]) -> str:
    """Houses as a row of signs, or one sign and their number where that is too wide; a hotel as H."""
    if count == HOTEL:
        return pad("H", min(3, room), "center")
    return "⌂" * count if count <= room else cut(f"⌂{number(count)}", room)


class _Tile:
    """The drawing of one square: its ground, its inks, and the shapes it can take."""

    def __init__(self, face: Face, side: str, width: int, height: int, state: TileState, look: Look) -> None:
        self.face, self.side, self.width, self.height = face, side, width, height
        self.state, self.look = state, look
        self.ground = self._lit(CORNER if side == "corner" else TILE_ALT if face.square % 2 else TILE)
        self.fill = style(None, self.ground)
        self.name_ink = style(DIM if state.mortgaged else TEXT, self.ground, bold=True)
        band = face.color or (STEEL if face.tag else FLAT)
        self.band = mix(band, "#ffffff", 0.18) if state.cursor or state.hover else band
        self.band_ink = style(ink(self.band), self.band, bold=True)

    def _lit(self, base: str) -> str:
        """The ground with the owner's tint and whatever points at the square."""
        state = self.state
        if state.owner is not None:
            base = mix(base, SEATS[state.owner].color, 0.13 if state.mortgaged else 0.26)
        if state.lot:
            base = mix(base, GOLD, 0.30)
        if state.hover:
            base = mix(base, "#ffffff", 0.10)
        return mix(base, CURSOR, 0.20) if state.cursor else base

    def upright(self) -> list[Strip]:
        """Top and bottom squares of three lines or more: name, owner or price, tokens, and the band inside."""
        inner = self.height - 1
        room = self.width - 1
        names = name_lines(self.face.names, room, 2 if inner >= 3 else 1)
        rows = [self._centered([Span(name, self.name_ink)]) for name in names]
        apart = inner >= 4
        rows += [self._centered([])] * (inner - len(rows) - (2 if apart else 1))
        if apart:
            rows += [self._centered(self._info(room)), self._centered(self._standing(room))]
        else:
            rows.append(self._info_and_tokens(self.width))
        return [*rows, self._band_row()] if self.side in ("top", "corner") else [self._band_row(), *rows]

    def short(self) -> list[Strip]:
        """Top and bottom squares of two lines: the code on the band, then owner or price with the tokens."""
        code = cut(name_lines(self.face.names, self.width - 2, 1)[0], self.width - 1)
        band = line(self.width, [self._edge(self.band), Span(code, self.band_ink)], (), style(None, self.band))
        row = self._info_and_tokens(self.width, built=True)
        return [row, band] if self.side in ("top", "corner") else [band, row]

    def across(self) -> list[Strip]:
        """Left and right squares: text beside a bar of the group's colour on the inner edge."""
        bar = 2 if self.width < 15 else 3
        width = self.width - bar
        names = name_lines(self.face.names, width - 2, 2 if self.height >= 3 else 1)
        rows = [self._started([Span(name, self.name_ink)], width) for name in names]
        apart = self.height - len(rows) >= 2
        rows += [self._started([], width)] * (self.height - len(rows) - (2 if apart else 1))
        if apart:
            rows += [self._started(self._info(width - 1), width), self._started(self._standing(width - 1), width)]
        else:
            rows.append(self._info_and_tokens(width))
        bars = [line(bar, [span], (), style(None, self.band)) for span in self._bar(bar)]
        pairs = zip(map(self.look.written, rows), map(self.look.written, bars), strict=True)
        return [Strip.join([row, mark] if self.side == "left" else [mark, row]) for row, mark in pairs]

    def picture(self) -> list[Strip]:
        """Start, Jail, Parking and Go to Jail at a corner: a small picture, the name, who stands there."""
        color, tall, low = PICTURES[self.face.kind]
        room = self.width - 2
        name = Span(name_lines(self.face.names, room, 1)[0], style(color, self.ground, bold=True))
        amount = f" +{self.look.number(self.face.amount)}" if self.face.amount else ""
        wide = width_of(name.text) + width_of(amount) <= room
        title = self._middle([name, Span(amount if wide else "", style(DIM, self.ground))])
        faint = style(mix(color, self.ground, 0.45), self.ground)
        pixels = tall if self.height >= 5 else low if self.height == 4 else ()
        art = [self._middle([Span(text, faint)]) for text in half_blocks(pixels)]
        above = [self._middle([])] * (self.height - len(art) - 2)
        return [*above, *art, *map(self.look.written, [title, self._middle(self._standing(room))])]

    def _edge(self, ground: str) -> Span:
        """The first cell: a hairline, or the thick bar of the cursor."""
        if self.state.cursor:
            return Span("▌", style(CURSOR, ground))
        return Span("▏", style(HAIRLINE, ground))

    def _centered(self, spans: Sequence[Span]) -> Strip:
        """A line with `spans` in its middle; what is as wide as the square takes the edge's cell too."""
        room = self.width - 1 - sum(width_of(span.text) for span in spans)
        if room < 0:
            return line(self.width, spans, (), self.fill)
        before = Span(" " * (room // 2), self.fill)
        return line(self.width, [self._edge(self.ground), before, *spans], (), self.fill)

    def _started(self, spans: Sequence[Span], width: int, right: Sequence[Span] = ()) -> Strip:
        """A line with `spans` at its start and `right` at its end."""
        if sum(width_of(span.text) for span in spans) >= width:
            return line(width, spans, right, self.fill)
        return line(width, [self._edge(self.ground), *spans], right, self.fill)

    def _middle(self, spans: Sequence[Span]) -> Strip:
        """A line of a corner, which has no hairline."""
        room = max(0, self.width - sum(width_of(span.text) for span in spans))
        before = " " * (room // 2)
        if before and self.state.cursor:
            return line(self.width, [self._edge(self.ground), Span(before[1:], self.fill), *spans], (), self.fill)
        return line(self.width, [Span(before, self.fill), *spans], (), self.fill)

    def _info(self, room: int, built: bool = False) -> list[Span]:
        """Owner and rent, or the price, in at most `room` cells; with `built`, buildings in place of the rent."""
        state, face = self.state, self.face
        faint = style(DIM, self.ground)
        if state.lot:
            return _first_that_fits([self.look.lot], room, style(ink(GOLD), GOLD, bold=True))
        if state.owner is not None:
            seat = SEATS[state.owner]
            says = self.look.mortgaged if state.mortgaged else state.rent
            if built and state.buildings:
                says = buildings(state.buildings, 1 if state.buildings == HOTEL else 2, self.look.number)
            wordings = [f"{seat.shape} {says}", f"{seat.shape}{says}", f"{seat.shape}{_bare(says)}", seat.shape]
            return _first_that_fits(wordings, room, style(seat.color, self.ground, bold=True))
        if face.kind == "tax":
            amount = self.look.number(face.amount)
            return _first_that_fits([f"−{amount}", f"−{_bare(amount)}"], room, faint)
        price = self.look.number(face.price) if face.price else ""
        return _first_that_fits([price, _bare(price)], room, faint)

    def _standing(self, room: int) -> list[Span]:
        """The tokens on the square, those in Jail behind bars."""
        visitors = len(self.state.tokens)
        held = jailed(self.state.jailed, room - visitors, self.ground) if self.state.jailed else []
        left = room - sum(width_of(span.text) for span in held)
        gap = [Span(" ", self.fill)] if held and 0 < visitors < left else []
        return [*held, *gap, *tokens(self.state.tokens, left - len(gap), self.ground)]

    def _info_and_tokens(self, width: int, built: bool = False) -> Strip:
        """Owner or price with the tokens at the end of the same line; that it is the lot, and whose, always stays."""
        stays = width_of(self.look.lot) if self.state.lot else 0 if self.state.owner is None else 1
        room = width - 1
        here = self._standing(room - stays)
        left = room - sum(width_of(span.text) for span in here)
        bare = any(span.text.isdigit() for span in here[:1])  # a digit next to a price would read as one number
        text = self._info(left - bare, built) or (self._info(left, built) if stays else [])
        if not here and self.side not in ("left", "right") and not built:
            return self._centered(text)
        return self._started(text, width, here)

    def _band_row(self) -> Strip:
        """The colour of the group with the deed's tag and its buildings, or the sign of the square."""
        face = self.face
        room = self.width - 1 - width_of(face.tag)
        tag = [self._edge(self.band), Span(face.tag, self.band_ink)]
        if face.color:
            signs = self._built(room)
        else:
            sign, color = SIGNS.get(face.kind, ("", DIM))
            signs = Span(sign[:room] if face.tag else pad(sign, room, "center"), style(color, self.band, bold=True))
        margin = [Span(" ", self.band_ink)] if 0 < width_of(signs.text) < room else []
        return line(self.width, tag, [signs, *margin], style(None, self.band))

    def _built(self, room: int) -> Span:
        """The buildings; a hotel stands out from its band."""
        hotel = self.state.buildings == HOTEL
        return Span(buildings(self.state.buildings, room, self.look.number), HOTEL_INK if hotel else self.band_ink)

    def _bar(self, bar: int) -> list[Span]:
        """What stands on the bar of a side square, line by line: the tag or sign, then buildings."""
        sign, color = SIGNS.get(self.face.kind, ("", DIM))
        first = (
            Span(self.face.tag, self.band_ink)
            if self.face.tag
            else Span(sign[:bar], style(color, self.band, bold=True))
        )
        count = self.state.buildings
        if count == HOTEL or self.height < 3:
            built = [self._built(bar)]
        else:
            built = [Span("⌂" * min(2, count), self.band_ink), Span("⌂" * max(0, count - 2), self.band_ink)]
        return [first, *built, *[Span("", self.band_ink)] * self.height][: self.height]


def _first_that_fits(wordings: Sequence[str], room: int, look: Style) -> list[Span]:
    """The first wording that takes no more than `room` cells, if any."""
    return next(([Span(words, look)] for words in wordings if width_of(words) <= room), [])


def _bare(number: str) -> str:
    """A number without what parts its thousands; a word as its first letter."""
    digits = "".join(sign for sign in number if sign.isdigit())
    return digits or number[:1]
