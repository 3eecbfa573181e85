"""G2: the ring of 24 squares, its prices, rents and points; and what a board file must hold."""

import re

import pytest

from monopoly_tui.board_shelf import examine, find, text_of

TEXT = text_of("haft-khan")


def test_six_stages_of_two_deeds_a_boss_and_a_rest() -> None:
    squares = find("haft-khan").squares
    assert [square.kind for square in squares] == [
        "start",
        *["deed", "deed", "boss", "rest"] * 5,
        "deed",
        "deed",
        "boss",
    ]
    assert [find("haft-khan").tags[at] for at in (1, 2, 5, 6, 21, 22, 3)] == ["A1", "A2", "B1", "B2", "F1", "F2", ""]


@pytest.mark.parametrize(
    ("stages", "figures"), [((0, 1), (1, 1, 1)), ((2, 3), (2, 1, 2)), ((4, 5), (3, 2, 3))]
)  # fmt: skip
def test_prices_rents_and_points(stages: tuple[int, ...], figures: tuple[int, int, int]) -> None:
    squares = find("haft-khan").squares
    for stage in stages:
        for square in squares[4 * stage + 1 : 4 * stage + 3]:
            assert (square.price, square.rent, square.points) == figures


def test_other_squares_cost_and_earn_nothing() -> None:
    others = [square for square in find("haft-khan").squares if square.kind != "deed"]
    assert {(square.price, square.rent, square.points, square.colour) for square in others} == {(0, 0, 0, "")}


def test_heroes_bosses_and_powers() -> None:
    board = find("haft-khan")
    assert [(hero.id, hero.ability, hero.amount) for hero in board.heroes] == [
        ("rostam", "start_pays", 2), ("gordafarid", "boss_bonus", 1), ("tahmineh", "first_rent_less", 1),
        ("zal", "coin_a_boss", 1),
    ]  # fmt: skip
    assert [(boss.id, boss.strength, boss.points) for boss in board.bosses] == [
        ("lion", 2, 1), ("desert-thirst", 2, 1), ("dragon", 3, 1), ("sorceress", 3, 2), ("olad", 4, 2),
        ("white-div", 5, 2),
    ]  # fmt: skip
    assert [(power.id, power.count) for power in board.powers] == [
        ("pomegranate", 6), ("feather", 5), ("purse", 3), ("ambush", 2), ("mace", 2), ("shield", 2),
    ]  # fmt: skip
    assert board.faces == (1, 2, 3, 4, "pomegranate", "star")


@pytest.mark.parametrize(
    ("was", "now", "key", "reason"),
    [
        ('kind = "rest"', 'kind = "inn"', "kind", "board-word"),
        ('kind = "rest"', 'kind = "start"', "kind", "board-start-once"),
        ('kind = "start"', 'kind = "rest"', "kind", "board-start-first"),
        ('colour = "#c98b4b"', 'colour = "#c98b4c"', "colour", "board-pair"),
        ('colour = "#c98b4b"', 'colour = "brown"', "colour", "board-color"),
        ('ability = "start_pays"', 'ability = "start_pay"', "ability", "board-word-near"),
        ('effect = "further"', 'effect = "sword"', "effect", "board-word"),
        ('id = "lion"', 'id = "dragon"', "id", "board-id-twice"),
        ('faces = [1, 2, 3, 4, "pomegranate", "star"]', "faces = [1]", "special_die.faces", "board-faces"),
        ('faces = [1, 2, 3, 4, "pomegranate", "star"]', "faces = [1, 2.5]", "special_die.faces", "board-faces"),
        ("starting_coins = 3", "starting_coins = -3", "money.starting_coins", "board-negative"),
        ("starting_coins = 3", "starting_coins = 3\nsalt = 1", "money.salt", "board-key-unknown"),
        ("price = 3\n", "prize = 3\n", "prize", "board-key-unknown-near"),
        ('id = "rostam"\n', 'id = "rostam"\nage = 40\n', "age", "board-key-unknown"),
    ],
)
def test_a_broken_file_says_what_is_wrong(was: str, now: str, key: str, reason: str) -> None:
    broken = TEXT.replace(was, now, 1)
    assert broken != TEXT
    board, faults = examine(broken.encode())
    assert board is None
    assert (key, reason) in [(fault.key, fault.reason) for fault in faults]
    line = next(fault.line for fault in faults if fault.reason == reason)
    assert now.strip().splitlines()[-1].split(" =")[0] in broken.splitlines()[line - 1]


FACES = 'faces = [1, 2, 3, 4, "pomegranate", "star"]'


@pytest.mark.parametrize(
    ("was", "most", "more", "reason"),
    [
        (FACES, "faces = [0, 99]", "faces = [0, 100]", "board-faces"),
        (FACES, "faces = [0, 1]", "faces = [-1, 1]", "board-faces"),
        (FACES, f'faces = [1, "{"s" * 20}"]', f'faces = [1, "{"s" * 21}"]', "board-faces"),
        ("count = 6", "count = 1", "count = 0", "board-range"),
        ('{ en = "Purse", fa', '{ en = "A purse!", fa', '{ en = "A purse!!", fa', "board-text-wide"),
    ],
)
def test_bounds(was: str, most: str, more: str, reason: str) -> None:
    assert was in TEXT
    told = [[fault.reason for fault in examine(TEXT.replace(was, now).encode())[1]] for now in (most, more)]
    assert told == [[], [reason]]


def test_what_has_no_short_name_is_called_by_its_name() -> None:
    board, faults = examine(re.sub("(?m)^short = .*\n", "", TEXT).encode())
    assert board is not None
    assert faults == []
    assert [power.short["en"] for power in board.powers] == [power.name["en"] for power in board.powers]


@pytest.mark.parametrize("key", ["bosses", "powers"])
def test_there_must_be_one_of_each(key: str) -> None:
    without = re.sub(rf"(?m)^\[\[{key}\]\]\n(.+\n)+", "", TEXT)
    board, faults = examine(f"{key} = []\n{without}".encode())
    assert board is None
    assert [(fault.line, fault.key, fault.reason) for fault in faults] == [(1, key, "board-list-empty")]


def test_a_file_need_not_say_how_often_a_new_race_goes_round() -> None:
    board, faults = examine(TEXT.replace("[race]\ntimes_round = 12\n", "").encode())
    assert board is not None
    assert (board.times_round, faults) == (0, [])


def test_a_missing_square_or_hero_is_counted() -> None:
    short = TEXT[: TEXT.rindex("[[squares]]")]
    assert "board-squares-count" in [fault.reason for fault in examine(short.encode())[1]]
    start, end = TEXT.index('[[heroes]]\nid = "zal"'), TEXT.index("# Bosses")
    lonely = TEXT[:start] + TEXT[end:]
    assert "board-heroes-count" in [fault.reason for fault in examine(lonely.encode())[1]]
