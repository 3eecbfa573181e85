"""A board file of the classic rules, from its tables to a Board (RULES 1, 15). Reads no disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from monopoly_tui.rules.board_file import Heading
from monopoly_tui.rules.board_table import Table, shown
from monopoly_tui.rules.classic.board import Board, Card, Group, Names, Square
from monopoly_tui.rules.classic.board_checks import SQUARES, check_decks, check_groups, check_ring
from monopoly_tui.rules.classic.options import SPECS, Value, fault, with_end
from monopoly_tui.rules.plain_text import cells
from monopoly_tui.rules.spelling import nearest

SHORT: Final = 7
"""Cells of a short name at most."""
CODE: Final = 5
"""Cells of a code at most."""
KINDS: Final = (
    "start",
    "street",
    "station",
    "utility",
    "chance",
    "chest",
    "tax",
    "jail",
    "parking",
    "go_to_jail",
)
DECKS: Final = ("chance", "chest")
EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "advance": ("to",),
    "nearest": ("kind",),
    "back": ("steps",),
    "jail": (),
    "receive": ("amount",),
    "pay": ("amount",),
    "receive_each": ("amount",),
    "pay_each": ("amount",),
    "repairs": ("house", "hotel"),
    "free": (),
}
"""What a card can do, and the keys that say how much or where (RULES 8.3)."""
GROUPS: Final = 8
"""Colour groups at most."""
RENTS: Final = 6
"""Rents of a street: bare, with one to four houses, with a hotel."""


def read(top: Table, heading: Heading) -> Board | None:
    """The board in `top`; None when anything is wrong, and the findings of `top` say what."""
    direct_auction = top.flag("direct_auction")
    money, bank = top.table("money"), top.table("bank")
    sums = {key: money.whole(key) for key in ("starting_cash", "salary", "landing", "fine")}
    _warn_of_low_cash(money)
    stock = {key: bank.whole(key) for key in ("houses", "hotels")}
    rules, force = _options(top, "rules", direct_auction), _options(top, "force", direct_auction)
    groups = _groups(top)
    squares = _squares(top, groups)
    station_rents = _by_number_held(top, "stations", "rents", squares, "station")
    utility_factors = _by_number_held(top, "utilities", "factors", squares, "utility")
    decks = {deck: _deck(top, deck) for deck in DECKS}
    check_ring(top, squares)
    check_groups(groups, squares)
    check_decks(top, decks, squares)
    for table in (money, bank, top):
        table.close()
    if top.findings.broken:
        return None
    ring = tuple(square for _, square in squares)
    return Board(
        id=heading.id,
        name=heading.name,
        squares=ring,
        groups=tuple(replace(g, squares=tuple(s.index for s in ring if s.group == g.index)) for _, g in groups),
        decks={deck: tuple(card for _, card in cards) for deck, cards in decks.items()},
        station_rents=station_rents,
        utility_factors=utility_factors,
        direct_auction=direct_auction,
        rules=with_end(rules),
        force=with_end(force),
        **sums,
        **stock,
    )


def _options(top: Table, key: str, direct_auction: bool) -> dict[str, Value]:
    """The option values under [rules] or [force] (RULES 14)."""
    table = top.table(key, optional=True)
    found: dict[str, Value] = {}
    for name, value in table.data.items():
        refusal = fault(name, value, boards_own=True)
        if refusal is None:
            found[name] = value
        elif refusal.reason == "option-unknown":
            table.offer(name, "board-option-unknown", nearest(name, (*SPECS,)))
        elif refusal.reason == "option-value":
            table.fault(name, "board-option-value", known=refusal.data["values"], given=shown(value))
        else:
            low, high = refusal.data["low"], refusal.data["high"]
            table.fault(name, "board-option-range", low=low, high=high, given=shown(value))
    _warn_of_low_cash(table)
    if direct_auction and found.get("auction") == "off":
        table.fault("auction", "board-direct-auction-off")  # 5.5
    return found


def _warn_of_low_cash(table: Table) -> None:
    """Warn of less cash at the start than people may choose; a board's own may be more (RULES 14)."""
    cash, least = table.data.get("starting_cash"), SPECS["starting_cash"].metadata["low"]
    if type(cash) is int and 0 <= cash < least:
        table.warn("starting_cash", "board-cash-low", least=least, given=cash)


def _groups(top: Table) -> list[tuple[Table, Group]]:
    """The colour groups, not knowing their streets yet."""
    found: list[tuple[Table, Group]] = []
    for index, table in enumerate(top.tables("groups", "group")):
        group = Group(index, table.id(), table.names("name"), table.color("color"), table.whole("house_cost"), ())
        table.close()
        if index == GROUPS:
            table.fault("", "board-groups-many", most=GROUPS)
        found.append((table, group))
    return found


def _squares(top: Table, groups: Sequence[tuple[Table, Group]]) -> list[tuple[Table, Square]]:
    """The squares in ring order."""
    return [(table, _square(table, index, groups)) for index, table in enumerate(top.tables("squares", "square"))]


def _square(table: Table, index: int, groups: Sequence[tuple[Table, Group]]) -> Square:
    kind = table.word("kind", KINDS)
    name = table.names("name")
    short = _fitting(table, "short", name, SHORT)
    square = Square(index, kind, name, short, _fitting(table, "code", short, CODE))
    if kind == "street":
        places = {group.id: group.index for _, group in groups if group.id}
        # A group whose own id is wrong is told of there, not at each of its streets.
        group = table.word("group", (*places,)) if len(places) == len(groups) else table.value("group", "text")
        square = replace(
            square, group=places.get(group), price=table.whole("price"), rents=table.wholes("rents", RENTS)
        )
    elif kind in ("station", "utility"):
        square = replace(square, price=table.whole("price"))
    elif kind == "tax":
        square = replace(square, amount=table.whole("amount"), income=table.flag("income"))
    elif not kind:
        table.asked += ["group", "price", "rents", "amount", "income"]  # whose they are is not known
    table.close()
    return square


def _fitting(table: Table, key: str, wide: Names, most: int) -> dict[str, str]:
    """The names under `key`; where it is left out, the wide name, cut (and warned of) if need be."""
    given = table.names(key, most, optional=True)
    found = {language: given.get(language) or cut(name, most) for language, name in wide.items()}
    lost = [language for language in wide if language not in given and found[language] != wide[language]]
    if lost and table.sound:
        table.warn(key, "board-name-cut", which=key, most=most, cut=found[lost[0]])
    return found


def cut(name: str, most: int) -> str:
    """As much of `name` as `most` cells hold."""
    while cells(name) > most:
        name = name[:-1]
    return name.rstrip()


def _by_number_held(
    top: Table, key: str, inner: str, squares: Sequence[tuple[Table, Square]], kind: str
) -> tuple[int, ...]:
    """Rents or factors for one, two … held: as many as the board has squares of `kind`."""
    count = sum(square.kind == kind for _, square in squares)
    table = top.table(key, optional=count == 0)
    known = all(square.kind for _, square in squares)
    values = table.wholes(inner, count if known else None)
    table.close()
    return values


def _deck(top: Table, deck: str) -> list[tuple[Table, Card]]:
    """The cards of one deck."""
    return [(table, _card(table, deck)) for table in top.tables(deck, deck, optional=True)]


def _card(table: Table, deck: str) -> Card:
    name, effect, text = table.id(), table.word("effect", (*EFFECTS,)), table.text("text")
    keys = EFFECTS.get(effect, ())
    card = Card(
        name,
        deck,
        effect,
        text,
        to=table.whole("to", 0, SQUARES - 1) if "to" in keys else 0,
        kind=table.word("kind", ("station", "utility")) if "kind" in keys else "",
        steps=table.whole("steps", 1, SQUARES - 1) if "steps" in keys else 0,
        amount=table.whole("amount") if "amount" in keys else 0,
        house=table.whole("house") if "house" in keys else 0,
        hotel=table.whole("hotel") if "hotel" in keys else 0,
    )
    if not card.effect:
        table.asked += [key for wanted in EFFECTS.values() for key in wanted]
    table.close()
    return card
