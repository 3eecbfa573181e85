"""Broken board files: each fault is named with its line and key, and nothing ever escapes as an exception."""

from __future__ import annotations

import random
import re
import time

import pytest

from monopoly_tui.board_shelf import examine, find, load_text, text_of
from monopoly_tui.rules.board_faults import BadBoard, Fault
from monopoly_tui.rules.board_file import LIMIT
from monopoly_tui.text.board_text import fault_line
from monopoly_tui.text.speaker import Speaker
from tests.boards.broken import BREAKS, MARK, OPTIONAL, TEHRAN, Break, Needed, needed

SAY = Speaker()
SECONDS = 20.0  # of processor, whatever else the machine does, for the longest file that is read at all
NEEDED = needed()


def faults_of(text: str | bytes) -> list[Fault]:
    """All that is wrong with `text`, each of it told in a clean line."""
    raw = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    board, faults = examine(raw)
    assert (board is None) == any(not fault.warning for fault in faults)
    for fault in faults:
        assert 1 <= fault.line <= raw.count(b"\n") + 1
        assert all(char.isprintable() or char == "\u200c" for char in fault_line(SAY, "my.toml", fault))
    return faults


def line_of(text: str, mark: str) -> int:
    return text[: text.index(mark)].count("\n") + 1


def test_tehran_itself_is_sound() -> None:
    assert faults_of(TEHRAN) == []


@pytest.mark.parametrize("broken", BREAKS.values(), ids=BREAKS)
def test_a_fault_is_named_with_line_and_key(broken: Break) -> None:
    assert broken.old in TEHRAN
    text = TEHRAN.replace(broken.old, broken.new, 1)
    found = [(fault.line, fault.key, fault.reason) for fault in faults_of(text) if not fault.warning]
    assert (line_of(text, broken.at), broken.key, broken.reason) in found
    if broken.at == MARK and "group" not in broken.key:
        assert len(found) == 1, "one mistake, one fault"


@pytest.mark.parametrize("key", NEEDED.values(), ids=NEEDED)
def test_a_key_left_out_is_missed_where_its_table_begins(key: Needed) -> None:
    found = [fault for fault in faults_of(key.changed(None)) if not fault.warning]
    assert (found[0].line, last(found[0].key), found[0].reason) == (key.head, key.key, "board-key-missing")


@pytest.mark.parametrize("key", NEEDED.values(), ids=NEEDED)
def test_a_misspelt_key_is_met_with_the_right_one(key: Needed) -> None:
    wrong = f"{key.key}e"
    found = [fault for fault in faults_of(key.changed(wrong + key.text[len(key.key) :])) if not fault.warning]
    assert (found[0].line, last(found[0].key)) == (key.line, wrong)
    assert (found[0].reason, found[0].data["near"]) == ("board-key-unknown-near", key.key)


def test_a_key_that_is_there_is_offered_for_one_like_it_too() -> None:
    found = faults_of(TEHRAN.replace("format = 1", "format = 1\nformt = 1", 1))
    assert [(fault.key, fault.reason, fault.data["near"]) for fault in found] == [
        ("formt", "board-key-unknown-near", "format")
    ]


@pytest.mark.parametrize("key", NEEDED.values(), ids=NEEDED)
def test_a_date_is_never_what_is_wanted(key: Needed) -> None:
    found = [fault for fault in faults_of(key.changed(f"{key.key} = 1979-05-27")) if not fault.warning]
    assert (found[0].line, last(found[0].key)) == (key.line, key.key)
    assert (found[0].reason, found[0].data["given"]) == ("board-type", "date")


def last(key: str) -> str:
    return key.split(".")[-1]


def test_one_mistake_is_told_once() -> None:
    """Not what follows from it: a negative rent is no falling one, a card half written no endless deck.

    Nor that keys do not belong where it is not known what belongs there.
    """
    text = TEHRAN.replace("rents = [2, 10, 30, 90, 160, 250]", "rents = [2, -10, 30, 90, 160, 250]")
    assert [(fault.key, fault.reason) for fault in faults_of(text)] == [("rents", "board-negative")]
    head, _, rest = TEHRAN.partition("[[chance]]")
    text = head + '[[chance]]\nid = "out"\neffect = "free"\n' + rest[rest.index("[[chest]]") :]
    assert [(fault.key, fault.reason) for fault in faults_of(text)] == [("text", "board-key-missing")]
    text = TEHRAN.replace('kind = "street"', 'kind = "stret"', 1)
    assert [(fault.key, fault.reason) for fault in faults_of(text)] == [("kind", "board-word-near")]
    text = TEHRAN.replace('ruleset = "classic"', 'ruleset = "clasic"\ndirect_auction = true')
    assert [(fault.key, fault.reason) for fault in faults_of(text)] == [("ruleset", "board-word-near")]


def test_a_board_without_squares_lacks_them() -> None:
    text = re.sub(r"(?m)^\[\[squares\]\].*\n(.+\n)+", "", TEHRAN)
    assert ("squares", "board-key-missing") in [(fault.key, fault.reason) for fault in faults_of(text)]


def test_every_fault_of_a_file_is_told_in_one_run() -> None:
    text = TEHRAN
    changes = [
        ("fine = 50", "fine = -50"),
        ('kind = "parking"', 'kind = "parkin"'),
        ("rents = [2, 10, 30, 90, 160, 250]", "rents = [2]"),
        ('id = "chest-school"', 'id = "chance-loan"'),
        ("to = 39", "to = 99"),
    ]
    for old, new in changes:
        text = text.replace(old, new, 1)
    found = faults_of(text)
    assert [fault.line for fault in found] == sorted(text[: text.rindex(new)].count("\n") + 1 for _, new in changes)


def test_a_fault_reads_as_the_manual_shows_it() -> None:
    text = TEHRAN.replace("rents = [2, 10, 30, 90, 160, 250]", "rents = [2, 10, 30, 90, 160]")
    line = line_of(text, "rents = [2, 10, 30, 90, 160]")
    (fault,) = faults_of(text)
    expected = f'my.toml:{line}: rents: 6 values needed, 5 given (square 1, "Shush")'
    assert fault_line(SAY, "my.toml", fault) == expected


def test_direct_auction_cannot_go_without_auctions() -> None:
    text = text_of("bazaar").replace("[bank]", f'[rules]\nauction = "off"  {MARK}\n[bank]')
    (fault,) = faults_of(text)
    assert (fault.line, fault.key, fault.reason) == (line_of(text, MARK), "rules.auction", "board-direct-auction-off")


@pytest.mark.parametrize(
    ("what", "old", "new", "reason", "key"),
    [
        ("no Persian", ', fa = "شوش" }', f" }}  {MARK}", "board-language-missing", "name"),
        ("no English", 'en = "Shush", ', "", "board-language-missing", "name"),
        ("a price below the last", "price = 350", f"price = 310  {MARK}", "board-price-order", "price"),
        ("a colour like another", "#4f74ff", "#37b070", "board-color-close", "color"),
        ("a name too long for its place", 'code = { en = "Lavas", fa = "لواسا" }\n', "", "board-name-cut", "code"),
    ],
)
def test_a_warning_does_not_stop_a_game(what: str, old: str, new: str, reason: str, key: str) -> None:
    text = TEHRAN.replace(old, new, 1)
    found = faults_of(text)
    assert {(fault.key, fault.reason, fault.warning) for fault in found} == {(key, reason, True)}
    assert load_text(text, "my.toml").size == 40
    if MARK in new:
        assert found[0].line == line_of(text, MARK)


def test_a_deck_that_never_ends_is_refused() -> None:
    head, _, rest = TEHRAN.partition("[[chance]]")
    chest = rest[rest.index("[[chest]]") :]
    text = '{ en = "On and on.", fa = "برو." }'
    moves = [
        f'[[chance]]\nid = "on-{i}"\neffect = "advance"\nto = {to}\ntext = {text}\n' for i, to in enumerate((7, 22))
    ]
    found = faults_of(head + "".join(moves) + chest)
    assert [(fault.key, fault.reason) for fault in found] == [("chance", "board-deck-endless")]
    found = faults_of(head + f'[[chance]]\nid = "out"\neffect = "free"\ntext = {text}\n' + chest)
    assert [fault.reason for fault in found] == ["board-deck-endless"]
    found = faults_of(
        head + '[[chance]]\nid = "out"\neffect = "free"\ntext = { en = "\\u001b", fa = "برو." }\n' + chest
    )
    assert [fault.reason for fault in found] == ["board-text-control"], "what it should do cannot be told yet"


@pytest.mark.parametrize(
    ("deck", "line", "reason"),
    [
        ("", 1, "board-deck-empty"),
        ("chance = []", 5, "board-deck-empty"),
        ("chance = 5", 5, "board-type"),
        ("chance = [5]", 5, "board-item-table"),
    ],
)
def test_a_deck_without_cards_is_told_once(deck: str, line: int, reason: str) -> None:
    head, _, rest = TEHRAN.partition("[[chance]]")
    text = (head + rest[rest.index("[[chest]]") :]).replace("format = 1", f"{deck}\nformat = 1", 1)
    assert [(fault.line, fault.key, fault.reason) for fault in faults_of(text)] == [(line, "chance", reason)]


@pytest.mark.parametrize(("steps", "reasons"), [(1, []), (3, ["board-deck-endless"]), (5, ["board-deck-endless"])])
def test_a_deck_of_steps_back_ends_where_none_leads_to_a_deck(steps: int, reasons: list[str]) -> None:
    """Three back from 36 is Chest, five back from 7 or 22 as well."""
    head, _, rest = TEHRAN.partition("[[chance]]")
    back = f'[[chance]]\nid = "back"\neffect = "back"\nsteps = {steps}\ntext = {{ en = "Back.", fa = "برو." }}\n'
    assert [fault.reason for fault in faults_of(head + back + rest[rest.index("[[chest]]") :])] == reasons


def test_a_card_to_a_kind_that_the_board_lacks_is_refused() -> None:
    text = TEHRAN.replace('kind = "utility"\nname = { en', 'kind = "parking"\nname = { en').replace("price = 150\n", "")
    text = text.replace("[utilities]  # times the dice, for one, two … of them held\nfactors = [4, 10]\n", "")
    (fault,) = faults_of(text)
    assert (fault.key, fault.reason) == ("kind", "board-nearest-none")
    assert text.splitlines()[fault.line - 1] == 'kind = "utility"'


@pytest.mark.parametrize(("kind", "most"), [("utility", 4), ("station", 8)])
def test_there_may_be_so_many_of_a_kind(kind: str, most: int) -> None:
    drawn = re.compile('kind = "(chance|chest)"')
    there = sum(square.kind == kind for square in find("tehran").squares)
    told = []
    for more in (most - there, most - there + 1):
        text = drawn.sub(f'kind = "{kind}"\nprice = 1', TEHRAN, count=more)
        told.append([fault.data for fault in faults_of(text) if fault.reason == "board-kind-many"])
    assert told == [[], [{"kind": kind, "most": most}]]


@pytest.mark.parametrize(("moved", "sizes"), [(0, []), (1, []), (2, [5, 1])])
def test_a_group_has_two_to_four_streets(moved: int, sizes: list[int]) -> None:
    three, other = (group.id for group in find("tehran").groups[1:3])
    text = TEHRAN.replace(f'group = "{other}"', f'group = "{three}"', moved)
    told = [fault.data for fault in faults_of(text) if fault.reason == "board-group-size"]
    assert told == [{"low": 2, "high": 4, "given": size} for size in sizes]


@pytest.mark.parametrize(
    ("color", "far", "near"),
    [
        ("#000000", "#151515", "#141414"),
        ("#000000", "#2a0000", "#290000"),
        ("#000000", "#001e00", "#001d00"),
        ("#000000", "#000023", "#000022"),
        ("#ff0000", "#db0000", "#dc0000"),
    ],
    ids=["grey", "red", "green", "blue", "much red"],
)
def test_colours_are_told_apart_by_eye(color: str, far: str, near: str) -> None:
    """Green counts most, and red less where there is little of it."""
    first, second = (group.color for group in find("tehran").groups[:2])
    text = TEHRAN.replace(first, color)
    assert [fault.reason for fault in faults_of(text.replace(second, far))] == []
    assert [fault.reason for fault in faults_of(text.replace(second, near))] == ["board-color-close"]


def test_factors_of_utilities_that_the_board_lacks_are_too_many() -> None:
    text = TEHRAN.replace('kind = "utility"\nname = { en', 'kind = "parking"\nname = { en').replace("price = 150\n", "")
    found = [(fault.key, fault.reason, fault.data) for fault in faults_of(text)]
    assert ("utilities.factors", "board-count", {"needed": 0, "given": 2}) in found


HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "blanks": b" \t\r\n" * 1000,
    "a comment": b"# a board",
    "not UTF-8": b'format = 1\nid = "\xff\xfe"',
    "UTF-16": TEHRAN.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + TEHRAN.encode(),
    "NULs": b"\x00" * 1000,
    "a gzip file": b"\x1f\x8b\x08\x00" + bytes(range(256)) * 4,
    "JSON": b'{"format": 1}',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "too long": b"#" * (LIMIT + 1),
    "old line ends": TEHRAN.replace("\n", "\r").encode(),
    "cut in the middle": TEHRAN.encode()[:9000],
    "cut in a letter": TEHRAN.encode()[: TEHRAN.encode().index("تهران".encode()) + 1],
    "brackets": b"a = " + b"[" * (LIMIT - 8),
    "closing brackets": b"]" * LIMIT,
    "tables": b"a = " + b"{a=" * (LIMIT // 3 - 8),
    "heads": b"[" * LIMIT,
    "a dotted key": b"a." * (LIMIT // 2 - 8) + b"a=1",
    "a dotted head": b"[" + b"a." * (LIMIT // 2 - 8) + b"a]",
    "quotes": b'"' * LIMIT,
    "single quotes": b"'" * LIMIT,
    "backslashes": b'a = "' + b"\\" * (LIMIT - 5),
    "an endless text": b'a = """' + b'"" ' * (LIMIT // 3 - 8),
    "a long number": b"format = " + b"1" * (LIMIT - 9),
    "a long hex number": b"format = 0x" + b"f" * (LIMIT - 11),
    "a long key": b"a" * (LIMIT - 4) + b" = 1",
    "long likenesses": b"\n".join(b"form" + b"at" * 60 + b"%d = 1" % i for i in range(7000)),
    "many keys": b"\n".join(b"k%d=1" % i for i in range(100_000)),
    "many heads": b"\n".join(b"[k%d]" % i for i in range(100_000)),
    "many squares": b"[[squares]]\n" * (LIMIT // 12),
    "many cards": b'format = 1\nid = "x"\nruleset = "classic"\n' + b"[[chance]]\n" * 90_000,
    "many misspelt kinds": b'ruleset = "classic"\n' + b'[[squares]]\nkind = "strret"\n' * 30_000,
    "squares in a list": b'ruleset = "classic"\nsquares = [' + b"{}," * 300_000 + b"]",
    "squares of every kind": b'ruleset = "classic"\nsquares = [1, 1.5, "x", [], 1979-05-27, true, {}]',
    "tables as lists": b'ruleset = "classic"\nmoney = []\nbank = 1\nrules = "x"\nforce = [{}]\nstations = 1979-05-27',
    "lists as tables": b'ruleset = "classic"\n[groups]\n[squares]\n[chance]\n[chest]',
    "infinities": b"format = inf\nid = nan\nruleset = -inf\nname = { en = nan, fa = 1e999 }",
    "the same key often": b"a = 1\n" * 100_000,
    "hostile keys": b'"\\u001b[2J" = 1\n"\\u202e" = 2\n"[bold]" = 3\n"" = 4',
}


@pytest.mark.parametrize("raw", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_give_faults_in_time(raw: bytes) -> None:
    begun = time.process_time()
    assert any(not fault.warning for fault in faults_of(raw))
    assert time.process_time() - begun < SECONDS


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [("a = 1\nb = [\n1,\n2\n", 2, "b"), ('a = 1\nb = """\n1,\n2\n', 2, "b"), ("a = 1\nb =", 2, "b")],
)
def test_what_is_not_finished_is_told_where_it_opens(text: str, line: int, key: str) -> None:
    assert [(fault.line, fault.key, fault.reason) for fault in faults_of(text)] == [(line, key, "board-unfinished")]


def test_a_number_without_end_is_told_unless_it_only_stands_there() -> None:
    """As in a comment, over what is not finished."""
    huge = "1" * 5000
    assert [(fault.line, fault.key, fault.reason) for fault in faults_of(f"\nformat = {huge}")] == [
        (2, "format", "board-number-huge")
    ]
    assert [(fault.line, fault.key, fault.reason) for fault in faults_of(f"# {huge}\na = [")] == [
        (2, "a", "board-unfinished")
    ]


def test_windows_line_ends_are_fine() -> None:
    text = TEHRAN.replace("\n", "\r\n")
    assert faults_of(text) == []
    found = faults_of(text.replace("fine = 50", "fine = -50"))
    assert [fault.line for fault in found] == [line_of(TEHRAN, "fine = 50")]


def test_half_a_surrogate_pair_is_a_fault() -> None:
    with pytest.raises(BadBoard) as caught:
        load_text('format = 1\nid = "\ud800"', "my.toml")
    assert [(fault.line, fault.reason) for fault in caught.value.faults] == [(2, "board-not-utf8")]


@pytest.mark.parametrize(
    ("raw", "line", "reason"),
    [
        (b"\xff", 1, "board-not-utf8"),
        (b"\n\xff\n", 2, "board-not-utf8"),
        (b"# a\n# b\n# \xff", 3, "board-not-utf8"),
        (b"\xef\xbb\xbf\n", 1, "board-byte-order-mark"),
    ],
)
def test_what_is_no_text_is_told_with_its_line(raw: bytes, line: int, reason: str) -> None:
    assert [(fault.line, fault.reason) for fault in faults_of(raw)] == [(line, reason)]


def test_squares_may_stand_in_a_list() -> None:
    text = 'ruleset = "classic"\nsquares = [\n  { kind = "start" },\n  { kind = "lagoon" },\n  7,\n]\n'
    found = {(fault.line, fault.key, fault.reason) for fault in faults_of(text)}
    assert {(3, "name", "board-key-missing"), (4, "kind", "board-word"), (2, "squares", "board-item-table")} <= found


def mutated(seed: int) -> str:
    """Tehran's file after a few slips of a careless or spiteful hand."""
    chance = random.Random(seed)
    lines = TEHRAN.split("\n")
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines))
        slip = chance.randrange(7)
        if slip == 0:
            del lines[at]
        elif slip == 1:
            lines.insert(at, lines[chance.randrange(len(lines))])
        elif slip == 2:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            spot = chance.randrange(len(lines[at]) + 1)
            new = chance.choice(
                ['"', "'", "[", "]", "{", "}", "=", ",", ".", "#", "-", "9" * 30, "\\", "\x1b", "\u202e"]
            )
            kept = lines[at][spot + (slip % 2) :]
            lines[at] = lines[at][:spot] + new + kept
    return "\n".join(lines)


@pytest.mark.parametrize(
    "seed", [*range(100), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(100, 400))]
)
def test_slips_give_faults_or_a_board(seed: int) -> None:
    faults_of(mutated(seed))


def test_optional_keys_may_be_left_out() -> None:
    text = "\n".join(line for line in TEHRAN.split("\n") if line.split(" = ")[0] not in OPTIONAL)
    assert {fault.reason for fault in faults_of(text)} == {"board-name-cut"}
