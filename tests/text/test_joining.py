"""Joining against an independent library: the project's own Persian, and letters in any order."""

import random
import re
from pathlib import Path

from arabic_reshaper import ArabicReshaper

from monopoly_tui.text.joining import FORMS, joined, joins
from tests.text.source import PACKAGE

RESHAPER = ArabicReshaper({"support_ligatures": False, "delete_harakat": False, "delete_tatweel": False})
LETTERS = "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیيكئءآأؤةـ \u200c-1a"
WORDS = 20_000


def persian_words() -> set[str]:
    """Every word of Persian in the boards and in the messages."""
    files = [*(PACKAGE.parent / "boards").glob("*.toml"), *Path(PACKAGE / "text").glob("fa/*.ftl")]
    return {word for file in files for word in re.findall("[\u0600-\u06ff\u200c]+", file.read_text(encoding="utf-8"))}


def shaped(text: str) -> str:
    return "".join(joined(text)).replace("\u200c", "")


def reshaped(text: str) -> str:
    return str(RESHAPER.reshape(text)).replace("\u200c", "")


def test_the_projects_words() -> None:
    words = persian_words()
    assert len(words) > 150
    assert [word for word in words if shaped(word) != reshaped(word)] == []


def test_letters_in_any_order() -> None:
    chance = random.Random(1)
    words = ("".join(chance.choices(LETTERS, k=chance.randint(1, 14))) for _ in range(WORDS))
    assert [word for word in words if shaped(word) != reshaped(word)] == []


def test_every_letter_of_persian_has_its_forms() -> None:
    for letter in "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی":
        assert {"isolated", "final"} <= FORMS[letter].keys()
        assert joins("ب", letter)
        assert joins(letter, "ب") == (letter not in "ادذرزژو")


def test_marks_do_not_come_between_letters() -> None:
    assert joined("بَب") == [FORMS["ب"]["initial"], "\u064e", FORMS["ب"]["final"]]


def test_a_half_space_parts_letters() -> None:
    assert joined("می\u200cر") == [FORMS["م"]["initial"], FORMS["ی"]["final"], "\u200c", FORMS["ر"]["isolated"]]
