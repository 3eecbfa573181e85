"""One language: sums, numbers, lists, variables, and files read when they are needed."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.text import bundle, speaker
from monopoly_tui.text.bundle import MESSAGE, Bundle
from monopoly_tui.text.speaker import LONGEST, Speaker, clean, kebab, language
from tests.text.source import TEXT


@pytest.fixture
def say() -> Speaker:
    return Speaker()


def speak(source: str, lang: str = "en") -> Bundle:
    """A bundle of one source, with the numbers of a language."""
    numbers = Speaker(lang)
    bundle = Bundle(speaker.TONGUES[lang].locale, numbers.number, numbers.money, numbers.keymap.cap)
    bundle.add(source)
    return bundle


@pytest.mark.parametrize(
    ("amount", "text"), [(0, "0"), (220, "220k"), (1062, "1,062k"), (-50, "\u221250k"), (1_000_000, "1,000,000k")]
)
def test_money_is_grouped_and_has_its_unit(say: Speaker, amount: int, text: str) -> None:
    assert say.money(amount) == text


def test_numbers_are_grouped(say: Speaker) -> None:
    assert [say.number(n) for n in (7, 1062, -1062)] == ["7", "1,062", "\u22121,062"]
    assert [say.decimal(n, 1) for n in (0.25, -1062.5, 3)] == ["0.2", "\u22121,062.5", "3.0"]


def test_persian_writes_its_own_digits() -> None:
    persian = Speaker("fa")
    assert persian.number(-1234567890) == "\u2212۱٬۲۳۴٬۵۶۷٬۸۹۰"
    assert persian.decimal(-1234.5, 2) == "\u2212۱٬۲۳۴٫۵۰"
    assert persian.money(220) == "۲۲۰\u00a0هزار\u00a0تومان"


def test_digits_can_be_chosen_apart_from_the_language() -> None:
    latin, persian = Speaker("fa", "latin"), Speaker("en", "persian")
    assert latin.money(1062) == "1,062\u00a0هزار\u00a0تومان"
    assert latin("table-in-jail", tries=2) == "زندان، 2 از 3"
    assert persian.money(1062) == "۱٬۰۶۲k"
    assert persian("table-in-jail", tries=2) == "in Jail, ۲ of 3"


def test_the_language_can_change_at_any_time(say: Speaker) -> None:
    assert say("log-bank") == "the bank"
    say.speak("fa")
    assert (say("log-bank"), say.number(5), say.rtl) == ("بانک", "۵", True)
    say.speak("en", "persian")
    assert (say("log-bank"), say.number(5), say.rtl) == ("the bank", "۵", False)


@pytest.mark.parametrize("shown", ["$n", "NUMBER($n)"])
def test_a_number_in_a_message_has_the_digits_of_the_language(shown: str) -> None:
    source = f"a = {{ {shown} }} / {{ MONEY($n) }} / {{ $name }}"
    assert speak(source).format("a", {"n": 1200, "name": "7"}) == "1,200 / 1,200k / 7"
    assert speak(source, "fa").format("a", {"n": 1200, "name": "7"}) == "۱٬۲۰۰ / ۱٬۲۰۰\u00a0هزار\u00a0تومان / 7"


def test_a_number_chooses_plurals(say: Speaker) -> None:
    assert [say("log-houses", count=n) for n in (0, 1, 3)] == ["no house", "1 house", "3 houses"]


def test_lists_are_in_words(say: Speaker) -> None:
    assert say.listed([]) == ""
    assert say.listed(["Shush"]) == "Shush"
    assert say.listed(["Shush", "Molavi", "120k"]) == "Shush, Molavi and 120k"
    assert say("log-order-drawn", seats=["Sara", "Ali"]) == "The turn order: Sara and Ali"


def test_a_switch_is_yes_or_no(say: Speaker) -> None:
    assert say("log-passed", who="Sara", asked=True) == "Sara passes"
    assert say("log-passed", who="Sara", asked=False) != "Sara passes"


def test_names_are_taken_in_the_language_or_in_the_other(say: Speaker) -> None:
    names = {"en": "Vanak", "fa": "ونک"}
    assert (say.named(names), Speaker("fa").named(names)) == ("Vanak", "ونک")
    assert say.named({"fa": "ونک"}) == "ونک"
    assert say.named({}) == ""


def test_text_from_outside_cannot_steer_the_terminal(say: Speaker) -> None:
    hostile = "\x1b[31mS\x07a\x9br\u202ea\u2066\ud800"
    assert clean(hostile) == "[31mSara"
    assert say("log-card-kept", who=hostile) == "[31mSara keeps a jail card"
    assert clean("a\nb\tc") == "a b c"
    assert clean("نیم\u200cفاصله") == "نیم\u200cفاصله"


def test_text_from_outside_is_not_read_as_a_message(say: Speaker) -> None:
    assert say("log-card-kept", who="{ $who } [b]") == "{ $who } [b] keeps a jail card"


def test_endless_text_is_cut(say: Speaker) -> None:
    assert len(clean("x" * 10**6)) == LONGEST
    assert say("log-card-kept", who="x" * 10**6).startswith("xxx")


def test_an_unknown_key_is_an_error_that_names_the_file(say: Speaker) -> None:
    with pytest.raises(KeyError, match=r"log-nonsense .*text/en/log\.ftl"):
        say("log-nonsense")
    assert "log-nonsense" not in say
    assert "log-card-kept" in say


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Message by message, with the plurals of English and the numbers of the language."""
    shutil.copytree(speaker.FOLDER / "en", tmp_path / "en")
    (tmp_path / "fa").mkdir()
    (tmp_path / "fa" / "log.ftl").write_text("log-bank = بانک\n", encoding="utf-8")
    monkeypatch.setattr(speaker, "FOLDER", tmp_path)
    persian = Speaker("fa")
    assert persian("log-bank") == "بانک"
    assert persian("log-houses", count=0) == "no house", "0 is not one, as it is in Persian"
    assert persian("log-houses", count=3) == "۳ houses"
    assert persian("cli-error") == "error:"
    with pytest.raises(KeyError, match=r"text/en/log\.ftl"):
        persian("log-nonsense")


def test_one_language_leads_to_the_next_and_the_last_to_the_first(say: Speaker) -> None:
    seen = []
    for _ in LANGUAGES:
        seen.append(say.lang)
        say.speak(say.other)
    assert seen == [*LANGUAGES]
    assert say.lang == LANGUAGES[0]


def test_a_missing_variable_is_an_error(say: Speaker) -> None:
    with pytest.raises(KeyError, match=r"log-card-kept.*who"):
        say("log-card-kept")


@pytest.mark.parametrize("value", [None, 1.5, {"a": 1}, [1, 2]])
def test_what_cannot_be_shown_is_an_error(say: Speaker, value: object) -> None:
    with pytest.raises(TypeError, match="log-card-kept: who"):
        say("log-card-kept", who=value)


def test_nothing_is_read_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    add = Bundle.add

    def watched(self: Bundle, source: str) -> None:
        read.append(source)
        add(self, source)

    monkeypatch.setattr(Bundle, "add", watched)
    say = Speaker()
    say.money(220)
    assert read == []
    say("log-bank")
    say("log-pot")
    assert len(read) == 1
    say("refusal-luck-first")
    assert len(read) == 2


@pytest.mark.parametrize("path", sorted(TEXT.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_message_read_by_itself_is_that_of_the_whole_file(path: Path) -> None:
    source, parse = path.read_text(encoding="utf-8"), FluentParser(with_spans=False).parse
    alone = [entry for message in MESSAGE.finditer(source) for entry in parse(message[0]).body]
    whole = [entry for entry in parse(source).body if isinstance(entry, Message)]
    assert len(alone) == len(whole)
    assert all(one.equals(other, ["span", "comment"]) for one, other in zip(alone, whole, strict=True))


def test_a_message_takes_along_those_inside_it_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def watched(source: str) -> Any:
        read.append(source.split(" ")[0])
        return FluentResource(source)

    monkeypatch.setattr(bundle, "FluentResource", watched)
    said = speak("a = { b } and { b }\nb =\n    { $n ->\n        [one] one\n       *[other] many\n    }\nc = never")
    assert "c" in said
    assert said.format("a", {"n": 2}) == "many and many"
    assert read == ["a", "b"]


def test_importing_the_speaker_is_cheap() -> None:
    script = "import sys, monopoly_tui.text.speaker; print(sorted({'fluent', 'babel'} & set(sys.modules)))"
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_each_language_has_its_messages_and_its_ways() -> None:
    assert [*speaker.TONGUES] == [*LANGUAGES]
    assert {*LANGUAGES} == {path.name for path in speaker.FOLDER.iterdir() if any(path.glob("*.ftl"))}


def test_an_automatic_language_is_that_of_the_system() -> None:
    assert language("auto", {"LANG": "fa_IR.UTF-8"}) == "fa"
    assert language("auto", {"LANG": "fa_IR.UTF-8", "TERM": "linux"}) == "en", "it has no such letters"
    assert language("auto", {"LANG": "tlh_QO"}) == language("auto", {}) == "en"


def test_names_of_classes_and_acts_become_keys() -> None:
    assert [kebab(name) for name in ("WentBankrupt", "sell_group", "Paid")] == ["went-bankrupt", "sell-group", "paid"]
