"""What is said of a broken board file: what was found, what would do, in both languages, each fault once."""

import pytest

from monopoly_tui.board_shelf import examine, text_of
from monopoly_tui.rules import toml_faults
from monopoly_tui.rules.board_faults import Fault
from monopoly_tui.text.board_text import fault_line
from monopoly_tui.text.speaker import Speaker
from tests.boards.broken import SHUSH, TEHRAN

COMPLAINTS = (
    "Expected '=' after a key in a key/value pair",
    "Invalid statement",
    "Invalid value",
    "Invalid initial character for a key part",
    "Expected newline or end of document after a statement",
    "Unterminated string",
    "Illegal character '\\x00'",
    "Unclosed array",
    "Unclosed inline table",
    "Invalid date or datetime",
    "Expected ']' at the end of a table declaration",
    "Expected ']]' at the end of an array declaration",
    "Unescaped '\\' in a string",
    "Invalid hex value",
    "Escaped character is not a Unicode scalar value",
    "Cannot declare ('a',) twice",
    "Cannot overwrite a value",
    "Cannot mutate immutable namespace ('a',)",
    "Cannot redefine namespace ('a',)",
    "Duplicate inline table key 'a'",
    "Found invalid character '\\n'",
    'Expected "\'"',
    "Expected \"'''\"",
)


def faults_of(text: str) -> list[Fault]:
    return examine(text.encode())[1]


def line_of(text: str, mark: str) -> int:
    return text[: text.index(mark)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("fine = 50", "fine = -5", "money.fine: may not be below 0, −5 given"),
        ("format = 1", "format = 2", "format: format 1 is the one this program reads, 2 given"),
        ('# auction = "turns"', 'auction = "loud"', 'must be one of turns, off, timed and open, "loud" given'),
        ('# mortgage = "on"', "rounds = 501", "force.rounds: a number from 1 to 500 needed, 501 given"),
        ('color = "#9a6a45"', 'color = "brown"', 'color: a colour as "#8b5a3c" needed, "brown" given'),
        ('id = "tehran"', 'id = "Tehran"', 'digits and hyphens needed, "Tehran" given'),
        ("fine = 50", "fine 50", 'not TOML, column 6: "=" and a value must follow the key'),
        ("fine = 50", "fine = much", 'column 8: a value is missing here, or is none: texts stand in "quotes"'),
        ("fine = 50", "fine = 5 0", "column 10: the line must end behind its value"),
        ("fine = 50", 'fine = "50', "a text ends with the quotes that it began with"),
        ("fine = 50", "fine = 1979-02-30", "column 8: there is no such date or time"),
        ("[money]", "[money", "a heading ends with as many ] as it began with ["),
        (SHUSH, 'name = { en = "\\q" }', "no such escape"),
    ],
)
def test_a_fault_is_told_with_what_was_found(old: str, new: str, told: str) -> None:
    assert old in TEHRAN
    faults = faults_of(TEHRAN.replace(old, new, 1))
    lines = [fault_line(Speaker(), "my.toml", fault) for fault in faults]
    assert any(told in line for line in lines), lines
    for fault, line in zip(faults, lines, strict=True):
        assert fault_line(Speaker("fa"), "my.toml", fault) != line


@pytest.mark.parametrize("complaint", COMPLAINTS)
def test_every_complaint_of_the_parser_has_a_sentence(complaint: str) -> None:
    kind = toml_faults.kind_of(complaint)
    assert kind != toml_faults.OTHER
    for lang in ("en", "fa"):
        say = Speaker(lang)
        assert say("board-not-toml", column=1, kind=kind) != say("board-not-toml", column=1, kind=toml_faults.OTHER)


@pytest.mark.parametrize("text", ["", "\n", "  \n\t\n"])
def test_an_empty_file_is_told_once(text: str) -> None:
    assert [(fault.line, fault.reason) for fault in faults_of(text)] == [(1, "board-empty")]


@pytest.mark.parametrize(
    ("old", "new", "twice", "first"),
    [
        (SHUSH, 'name = { en = "Shush", fa = "جردن" }', 'en = "Jordan"', 'en = "Shush"'),
        ('fa = "قهوه‌ای"', 'fa = "سرمه‌ای"', 'en = "Navy"', 'en = "Brown"'),
    ],
    ids=["a deed", "a group"],
)
def test_a_name_that_stands_twice_is_warned_of(old: str, new: str, twice: str, first: str) -> None:
    assert old in TEHRAN
    text = TEHRAN.replace(old, new, 1)
    (fault,) = faults_of(text)
    assert (fault.reason, fault.warning, fault.key) == ("board-name-twice", True, "name")
    assert (fault.line, fault.data["first"]) == (line_of(text, twice), line_of(text, first))


@pytest.mark.parametrize(
    ("cash", "reasons"), [(0, ["board-cash-low"]), (499, ["board-cash-low"]), (500, []), (9000, [])]
)
@pytest.mark.parametrize("old", ["starting_cash = 1500", '# auction = "turns"', '# mortgage = "on"'])
def test_little_cash_at_the_start_is_warned_of(old: str, cash: int, reasons: list[str]) -> None:
    assert old in TEHRAN
    found = faults_of(TEHRAN.replace(old, f"starting_cash = {cash}", 1))
    assert [fault.reason for fault in found] == reasons
    assert all(fault.warning for fault in found)


@pytest.mark.parametrize(
    ("old", "new", "first"),
    [("Hirmand", "Zabol", "Zabol"), ("Gordafarid", "rostam", "Rostam")],
    ids=["a deed", "a hero"],
)
def test_a_race_has_each_name_once_too(old: str, new: str, first: str) -> None:
    text = text_of("haft-khan")
    line = line_of(text, f'en = "{old}"')
    (fault,) = [f for f in faults_of(text.replace(f'en = "{old}"', f'en = "{new}"', 1)) if f.line == line]
    assert (fault.reason, fault.warning) == ("board-name-twice", True)
    assert fault.data == {"name": new, "first": line_of(text, f'en = "{first}"')}
