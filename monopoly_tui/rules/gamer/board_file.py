"""A board file of the Gamer rules, from its tables to a Board. Reads no disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from monopoly_tui.rules.board_file import Heading
from monopoly_tui.rules.board_table import Table, warn_of_same_names
from monopoly_tui.rules.dice import Face
from monopoly_tui.rules.gamer.board import Board, Boss, Hero, Names, Power, Square

KindT = TypeVar("KindT", Hero, Boss, Power)

KINDS: Final = ("start", "deed", "boss", "rest")
ABILITIES: Final = ("start_pays", "boss_bonus", "first_rent_less", "coin_a_boss")
EFFECTS: Final = ("further", "no_rent", "coins", "ambush", "boss_bonus", "shield")
SQUARES: Final = 24
"""How many squares a board has (G2)."""
HEROES: Final = 4
"""Heroes of a board: two for each of two players, one for each of four (G1)."""
SHORT: Final = 8
"""Cells of a short name at most."""


def read(top: Table, heading: Heading) -> Board | None:
    """The board in `top`; None when anything is wrong, and the findings of `top` say what."""
    money, die, race = top.table("money"), top.table("special_die"), top.table("race", optional=True)
    starting_coins, start = money.whole("starting_coins"), money.whole("start")
    times_round = race.whole("times_round")
    faces = _faces(die)
    squares = _squares(top)
    heroes = _listed(top.tables("heroes", "hero"), _hero)
    bosses = _listed(top.tables("bosses", "boss"), _boss)
    powers = _listed(top.tables("powers", "power"), _power)
    if "heroes" in top.data and len(heroes) != HEROES:
        top.fault("heroes", "board-heroes-count", needed=HEROES, given=len(heroes))
    for key, rows in (("bosses", bosses), ("powers", powers)):
        if key in top.data and not rows:
            top.fault(key, "board-list-empty")
    for table in (money, die, race, top):
        table.close()
    if top.findings.broken:
        return None
    return Board(
        id=heading.id,
        name=heading.name,
        squares=tuple(squares),
        heroes=heroes,
        bosses=bosses,
        powers=powers,
        faces=faces,
        starting_coins=starting_coins,
        start=start,
        times_round=times_round,
    )


def _faces(die: Table) -> tuple[Face, ...]:
    """The faces of the special die: whole numbers, and symbols as words (G3)."""
    values = die.value("faces", "list") or []
    if len(values) < 2 or not all((type(face) is int and 0 <= face < 100) or _is_symbol(face) for face in values):
        die.fault("faces", "board-faces")
        return ()
    return tuple(values)


def _is_symbol(face: object) -> bool:
    return isinstance(face, str) and face.isascii() and face.isalpha() and len(face) <= 20


def _squares(top: Table) -> list[Square]:
    """The ring in order, checked as a whole: its length, Start first, two deeds a colour (G2)."""
    found: list[tuple[Table, Square]] = []
    for index, table in enumerate(top.tables("squares", "square")):
        kind = table.word("kind", KINDS)
        name, short = _named(table)
        if kind == "deed":
            colour = table.color("colour")
            price, rent, points = table.whole("price"), table.whole("rent"), table.whole("points")
            square = Square(index, kind, name, short, colour, price, rent, points)
        else:
            square = Square(index, kind, name, short)
        table.close()
        found.append((table, square))
    if "squares" in top.data and len(found) != SQUARES:
        top.fault("squares", "board-squares-count", needed=SQUARES, given=len(found))
    for table, square in found:
        if square.kind and (square.kind == "start") != (square.index == 0):
            table.fault("kind", "board-start-first" if square.index == 0 else "board-start-once")
        if square.colour and sum(other.colour == square.colour for _, other in found) != 2:
            table.fault("colour", "board-pair")
    warn_of_same_names((table, square.name) for table, square in found if square.kind == "deed")
    return [square for _, square in found]


def _hero(table: Table) -> Hero:
    return Hero(table.id(), table.names("name"), table.word("ability", ABILITIES), table.whole("amount"))


def _boss(table: Table) -> Boss:
    return Boss(table.id(), table.names("name"), table.whole("strength"), table.whole("points"))


def _power(table: Table) -> Power:
    id_, (name, short) = table.id(), _named(table)
    return Power(id_, name, short, table.whole("count", 1), table.word("effect", EFFECTS), table.whole("amount"))


def _named(table: Table) -> tuple[Names, Names]:
    """The name, and what stands for it where there is little room."""
    name = table.names("name")
    return name, table.names("short", SHORT, optional=True) or name


def _listed(tables: Iterable[Table], read: Callable[[Table], KindT]) -> tuple[KindT, ...]:
    """What these tables hold, each by an id and under a name of its own."""
    found: list[tuple[Table, KindT]] = []
    first: dict[str, int] = {}
    for table in tables:
        kind = read(table)
        if kind.id in first:
            table.fault("id", "board-id-twice", id=kind.id, first=first[kind.id])
        elif kind.id:
            first[kind.id] = table.line("id")
        table.close()
        found.append((table, kind))
    warn_of_same_names((table, kind.name) for table, kind in found)
    return tuple(kind for _, kind in found)
