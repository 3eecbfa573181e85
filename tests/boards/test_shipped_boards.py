"""The boards that ship: playable, readable in both languages, and Tehran with the classic numbers (RULES 15)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from monopoly_tui.board_shelf import examine, find, shipped, text_of
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.board_file import EFFECTS
from monopoly_tui.rules.classic.options import PRESETS, resolve
from monopoly_tui.rules.plain_text import ZWNJ, cells
from monopoly_tui.text.speaker import Speaker

CLASSIC = ("tehran", "bazaar", "kish")
KINDS = {
    "start": [0],
    "jail": [10],
    "parking": [20],
    "go_to_jail": [30],
    "chance": [7, 22, 36],
    "chest": [2, 17, 33],
    "tax": [4, 38],
    "station": [5, 15, 25, 35],
    "utility": [12, 28],
}
GROUPS = [(1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24), (26, 27, 29), (31, 32, 34), (37, 39)]
TEHRAN = """
0 Start شروع|1 Shush شوش 60|2 Chest صندوق|3 Molavi مولوی 60|4 Income Tax مالیات بر درآمد|5 Railway Station راه‌آهن
6 Naser Khosrow ناصرخسرو 100|7 Chance شانس|8 Amir Kabir امیرکبیر 100|9 Lalehzar لاله‌زار 120|10 Jail زندان
11 Enghelab انقلاب 140|12 Electric Company شرکت برق|13 Jomhuri جمهوری 140|14 Ferdowsi فردوسی 160
15 South Terminal پایانه جنوب|16 Sohrevardi سهروردی 180|17 Chest صندوق|18 Beheshti بهشتی 180|19 Motahari مطهری 200
20 Parking پارکینگ|21 Keshavarz Boulevard بلوار کشاورز 220|22 Chance شانس|23 Karim Khan کریم‌خان 220
24 Yousef Abad یوسف‌آباد 240|25 Azadi Terminal پایانه آزادی|26 Saadat Abad سعادت‌آباد 260
27 Shahrak-e Gharb شهرک غرب 260|28 Water Company شرکت آب|29 Jordan جردن 280|30 Go to Jail برو به زندان
31 Mirdamad میرداماد 300|32 Pasdaran پاسداران 300|33 Chest صندوق|34 Zaferaniyeh زعفرانیه 320
35 Beyhaghi Terminal پایانه بیهقی|36 Chance شانس|37 Fereshteh فرشته 350|38 Luxury Tax مالیات کالای لوکس
39 Lavasan لواسان 400
"""
RENTS = {
    1: (2, 10, 30, 90, 160, 250),
    3: (4, 20, 60, 180, 320, 450),
    6: (6, 30, 90, 270, 400, 550),
    8: (6, 30, 90, 270, 400, 550),
    9: (8, 40, 100, 300, 450, 600),
    11: (10, 50, 150, 450, 625, 750),
    13: (10, 50, 150, 450, 625, 750),
    14: (12, 60, 180, 500, 700, 900),
    16: (14, 70, 200, 550, 750, 950),
    18: (14, 70, 200, 550, 750, 950),
    19: (16, 80, 220, 600, 800, 1000),
    21: (18, 90, 250, 700, 875, 1050),
    23: (18, 90, 250, 700, 875, 1050),
    24: (20, 100, 300, 750, 925, 1100),
    26: (22, 110, 330, 800, 975, 1150),
    27: (22, 110, 330, 800, 975, 1150),
    29: (24, 120, 360, 850, 1025, 1200),
    31: (26, 130, 390, 900, 1100, 1275),
    32: (26, 130, 390, 900, 1100, 1275),
    34: (28, 150, 450, 1000, 1200, 1400),
    37: (35, 175, 500, 1100, 1300, 1500),
    39: (50, 200, 600, 1400, 1700, 2000),
}
CARDS = {
    "chance-start": ("advance", 0),
    "chance-24": ("advance", 24),
    "chance-11": ("advance", 11),
    "chance-5": ("advance", 5),
    "chance-39": ("advance", 39),
    "chance-station-1": ("nearest", "station"),
    "chance-station-2": ("nearest", "station"),
    "chance-utility": ("nearest", "utility"),
    "chance-dividend": ("receive", 50),
    "chance-free": ("free", None),
    "chance-back3": ("back", 3),
    "chance-jail": ("jail", None),
    "chance-repairs": ("repairs", (25, 100)),
    "chance-speeding": ("pay", 15),
    "chance-chairman": ("pay_each", 50),
    "chance-loan": ("receive", 150),
    "chest-start": ("advance", 0),
    "chest-bank-error": ("receive", 200),
    "chest-doctor": ("pay", 50),
    "chest-stock": ("receive", 50),
    "chest-free": ("free", None),
    "chest-jail": ("jail", None),
    "chest-holiday": ("receive", 100),
    "chest-refund": ("receive", 20),
    "chest-birthday": ("receive_each", 10),
    "chest-insurance": ("receive", 100),
    "chest-hospital": ("pay", 100),
    "chest-school": ("pay", 50),
    "chest-consultancy": ("receive", 25),
    "chest-repairs": ("repairs", (40, 115)),
    "chest-contest": ("receive", 10),
    "chest-inherit": ("receive", 100),
}
PERSIAN = set("آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئءأؤ ۰۱۲۳۴۵۶۷۸۹٬،؛؟!.:") | {ZWNJ}


@pytest.fixture(params=CLASSIC)
def board(request: pytest.FixtureRequest) -> Board:
    found = find(request.param)
    assert isinstance(found, Board)
    return found


def texts(board: Board, language: str) -> Iterator[str]:
    """Everything a board says in one language."""
    yield board.name[language]
    for group in board.groups:
        yield group.name[language]
    for square in board.squares:
        yield from (square.name[language], square.short[language], square.code[language])
    for card in board.cards.values():
        yield card.text[language]


def what(board: Board, card_id: str) -> tuple[str, object]:
    """A card's effect and its figure."""
    card = board.cards[card_id]
    figures = {
        "advance": card.to,
        "nearest": card.kind,
        "back": card.steps,
        "repairs": (card.house, card.hotel),
        "jail": None,
        "free": None,
    }
    return card.effect, figures.get(card.effect, card.amount)


def test_the_shelf_is_full() -> None:
    assert set(CLASSIC) <= set(shipped())
    assert shipped()[0] == "tehran"


@pytest.mark.parametrize("name", shipped())
def test_a_file_is_sound_and_called_by_its_id(name: str) -> None:
    _, faults = examine(text_of(name).encode())
    assert faults == []
    assert find(name).id == name


def test_a_board_has_the_usual_squares(board: Board) -> None:
    for kind, places in KINDS.items():
        assert [s.index for s in board.squares if s.kind == kind] == places
    assert [group.squares for group in board.groups] == GROUPS
    assert len(board.deeds) == 28
    assert (board.houses, board.hotels) == (32, 12)
    assert [s.income for s in board.squares if s.kind == "tax"] == [True, False]


def test_every_preset_can_be_played(board: Board) -> None:
    for preset in PRESETS:
        assert resolve(board, {"preset": preset}).starting_cash == board.starting_cash


def test_a_board_has_the_thirty_two_cards(board: Board) -> None:
    assert [card.id for deck in ("chance", "chest") for card in board.decks[deck]] == [*CARDS]
    assert [board.cards[name].effect for name in CARDS] == [effect for effect, _ in CARDS.values()]
    assert all(card.deck == card.id.split("-")[0] for card in board.cards.values())


@pytest.mark.parametrize("name", ["tehran", "bazaar"])
def test_cards_have_the_classic_figures(name: str) -> None:
    assert {card: what(find(name), card) for card in CARDS} == CARDS


def test_moves_of_cards_are_the_same_everywhere(board: Board) -> None:
    for card_id, (effect, figure) in CARDS.items():
        if effect in ("advance", "nearest", "back"):
            assert what(board, card_id) == (effect, figure)


def test_tehran_has_its_squares_in_order() -> None:
    written = [entry for line in TEHRAN.strip().split("\n") for entry in line.split("|")]
    board = find("tehran")
    prices = [f" {s.price}" if s.kind == "street" else "" for s in board.squares]
    found = [f"{s.index} {s.name['en']} {s.name['fa']}{price}" for s, price in zip(board.squares, prices, strict=True)]
    assert found == written


def test_tehran_has_the_classic_numbers() -> None:
    board = find("tehran")
    assert {s.index: s.rents for s in board.squares if s.kind == "street"} == RENTS
    assert [group.house_cost for group in board.groups] == [50, 50, 100, 100, 150, 150, 200, 200]
    assert [board.squares[i].price for i in (*board.stations, *board.utilities)] == [200] * 4 + [150] * 2
    assert (board.station_rents, board.utility_factors) == ((25, 50, 100, 200), (4, 10))
    assert [s.amount for s in board.squares if s.kind == "tax"] == [200, 100]
    assert (board.starting_cash, board.salary, board.landing, board.fine) == (1500, 200, 300, 50)
    assert (board.direct_auction, dict(board.rules), dict(board.force)) == (False, {}, {})


def test_kish_costs_more_and_pays_twice_the_salary() -> None:
    kish, tehran = find("kish"), find("tehran")
    assert (kish.salary, kish.landing) == (2 * tehran.salary, 2 * tehran.landing)
    assert kish.starting_cash > tehran.starting_cash
    for here, there in zip(kish.squares, tehran.squares, strict=True):
        assert here.price > there.price or not there.price
        assert all(more > less for more, less in zip(here.rents, there.rents, strict=True))
    assert all(here.house_cost > there.house_cost for here, there in zip(kish.groups, tehran.groups, strict=True))


def test_first_rounds_on_kish_buy_as_much_as_in_tehran() -> None:
    shares = [sum(board.squares[i].price for i in board.deeds) / board.starting_cash for board in map(find, CLASSIC)]
    assert max(shares) / min(shares) < 1.05


def test_every_deed_of_the_bazaar_is_auctioned() -> None:
    assert [name for name in CLASSIC if find(name).direct_auction] == ["bazaar"]


def test_prices_rise_round_the_ring(board: Board) -> None:
    prices = [s.price for s in board.squares if s.kind == "street"]
    assert prices == sorted(prices)
    costs = [group.house_cost for group in board.groups]
    assert costs == sorted(costs)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_names_fit_their_places(board: Board, language: str) -> None:
    for square in board.squares:
        assert cells(square.short[language]) <= 7
        assert cells(square.code[language]) <= 5
        assert square.short[language] == square.name[language] or cells(square.name[language]) > 7
    for text in texts(board, language):
        assert cell_len(text.replace(ZWNJ, "")) == cells(text)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("length", ["name", "short", "code"])
def test_deeds_are_told_apart_by_any_name(board: Board, language: str, length: str) -> None:
    names = Counter(getattr(board.squares[deed], length)[language] for deed in board.deeds)
    assert names.most_common(1)[0][1] == 1


def test_persian_is_written_as_persian(board: Board) -> None:
    for text in texts(board, "fa"):
        assert set(text) <= PERSIAN, f"{text}: {sorted(set(text) - PERSIAN)}"
        assert text == unicodedata.normalize("NFC", text)
        for before, after in re.findall(f"(.?){ZWNJ}(.?)", text):
            assert (before + after).isalpha(), f"{text}: a half-space beside no letter"
            assert before not in "اآدذرزژو", f"{text}: a half-space where nothing joins"
        assert not re.search("(^| )(می|نمی|بی) [آ-ی]", text), f"{text}: a prefix stands alone"
        assert not re.search(" (ها|های|ترین|ای|ام|اش)([ .،؛!]|$)", text), f"{text}: a suffix stands alone"


def test_english_is_plain(board: Board) -> None:
    for text in texts(board, "en"):
        assert all(char.isascii() or char in "é–" for char in text)
        assert "  " not in text


def test_a_card_says_what_it_does(board: Board) -> None:
    persian = str.maketrans("0123456789,", "۰۱۲۳۴۵۶۷۸۹٬")
    say = Speaker()
    for card in board.cards.values():
        assert re.search(r"[.!]$", card.text["en"])
        assert re.search(r"[.!]$", card.text["fa"])
        for amount in filter(None, (card.amount, card.house, card.hotel)):
            assert re.search(rf"\b{say.money(amount)}\b", card.text["en"])
            assert re.search(rf"(?<!\d){f'{amount:,}'.translate(persian)}(?!\d)", card.text["fa"])
            assert "هزار تومان" in card.text["fa"]
        if card.effect == "advance" and card.id != "chance-24":
            place = board.squares[card.to].name
            assert place["en"] in card.text["en"]
            assert place["fa"] in card.text["fa"]


def test_no_two_boards_share_a_card_text() -> None:
    every = Counter(text for name in CLASSIC for language in ("en", "fa") for text in cards(find(name), language))
    assert every.most_common(1)[0][1] == 1


def cards(board: Board, language: str) -> list[str]:
    return [card.text[language] for card in board.cards.values()]


def test_group_colours_stand_out_from_a_dark_board(board: Board) -> None:
    for group in board.groups:
        red, green, blue = (int(group.color[i : i + 2], 16) / 255 for i in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)]
        light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        assert (light + 0.05) / 0.06 >= 3, f"{group.id} is lost on a dark ground"


NOTHING = {"to": 0, "kind": "", "steps": 0, "amount": 0, "house": 0, "hotel": 0}
"""What a card has of that which its effect does not need."""


@pytest.mark.parametrize("name", CLASSIC)
def test_what_a_square_or_a_card_does_not_have_is_nothing(name: str) -> None:
    board = find(name)
    for square in board.squares:
        assert (square.kind == "tax") == (square.amount > 0)
        assert square.kind == "tax" or not square.income
        assert (square.group is None) == (board.house_cost[square.index] == 0) == (square.rents == ())
    for card in board.cards.values():
        others = NOTHING.keys() - EFFECTS[card.effect]
        assert {key: getattr(card, key) for key in others} == {key: NOTHING[key] for key in others}


def test_deeds_have_tags_in_board_order() -> None:
    tags = {square: tag for square, tag in enumerate(find("tehran").tags) if tag}
    assert [*tags] == [*find("tehran").deeds]
    assert [tags[square] for square in (1, 3, 6, 9, 37, 39, 5, 35, 12, 28)] == [
        "A1", "A2", "B1", "B3", "H1", "H2", "R1", "R4", "S1", "S2",
    ]  # fmt: skip
