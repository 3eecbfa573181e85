"""Every message that is asked for exists, can be read and gets what it names; in every language alike."""

import re

import pytest

from monopoly_tui.rules.languages import LANGUAGES
from tests.text.source import REASONS, Call, calls, files, messages, needs, texts

FUNCTIONS = {"KEY", "MONEY", "NUMBER", "PLACE"}
OWN_KEY = re.compile(r"\bSpace\b|\bF[1-9]|\bCtrl\+R|(?<![\w+])[B-HJ-Z](?![\w'])")
INITIALS = ("home-no", "cli-")
"""What begins messages whose letters are initials of a form page, or are typed into a shell; these stay."""


def message_of(call: Call, key: str) -> str | None:
    """The message that a refusal or fault is told by: its key as it is, or in the file of refusals or of records."""
    return next((name for name in (key, f"refusal-{key}", f"record-{key}") if name in messages("en")), None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str) -> None:
    junk = [line for file in files(lang) for line in file.junk]
    assert not junk, "not Fluent (variants of a choice stand on lines of their own): " + "; ".join(junk)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_stands_once_and_in_the_file_that_its_key_names(lang: str) -> None:
    wrong = [
        f"{key} is in {file.path.name}, not in {key.split('-', 1)[0]}.ftl or {key.split('-', 1)[0]}s.ftl"
        for file in files(lang)
        for key in file.messages
        if file.path.stem not in (key.split("-", 1)[0], key.split("-", 1)[0] + "s")
    ]
    wrong += [f"{key} stands twice in {file.path.name}" for file in files(lang) for key in file.twice]
    assert not wrong, "; ".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_names_only_functions_and_messages_that_are_there(lang: str) -> None:
    wrong = [
        f"{key} in {file.path.name} names {name}"
        for file in files(lang)
        for key, message in file.messages.items()
        for name in sorted((needs(message).functions - FUNCTIONS) | (needs(message).messages - set(file.messages)))
    ]
    assert not wrong, "; ".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_that_can_be_others_are_not_called_by_their_own_names(lang: str) -> None:
    named = [f"{key}: {text}" for key, message in messages(lang).items() for text in texts(message)]
    wrong = [text for text in named if OWN_KEY.search(text) and not text.startswith(INITIALS)]
    assert not wrong, f'say {{ KEY("b") }} for the key that is B by itself: {wrong}'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_says_all_that_english_says_with_the_same_variables(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    lacking = sorted(english.keys() - other.keys())
    assert not lacking, f"text/{lang} lacks, in the files of the same names as in text/en: " + ", ".join(lacking)
    assert not other.keys() - english.keys(), "English has no such message: " + ", ".join(other.keys() - english.keys())
    wrong = [key for key in english if needs(other[key]).variables != needs(english[key]).variables]
    assert not wrong, f"{lang} and English do not name the same variables: {wrong}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_chooses_by_the_same_values_as_english(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    wrong = [key for key in english.keys() & other.keys() if needs(other[key]).choices != needs(english[key]).choices]
    assert not wrong, f"{lang} and English do not have the same variants: {wrong}"


def test_every_message_that_is_asked_for_exists() -> None:
    missing = [
        f"{call.place}: {key}"
        for call in calls()
        if call.name == "say" and not call.open
        for key in call.keys
        if key not in messages("en")
    ]
    missing += [
        f"{call.place}: nothing begins with {key}"
        for call in calls()
        if call.name == "say" and call.open
        for key in call.keys
        if not any(name.startswith(key) for name in messages("en"))
    ]
    assert not missing, "no such message in text/en: " + "; ".join(missing)


def test_every_reason_of_a_refusal_or_fault_has_its_sentence() -> None:
    missing = [
        f"{call.place}: {key}"
        for call in calls()
        if call.name != "say" and not call.open
        for key in call.keys
        if key and message_of(call, key) is None
    ]
    assert not missing, "no refusal-<reason> (or record-<reason>, or the key itself) in text/en: " + "; ".join(missing)


def test_every_message_gets_the_variables_it_names() -> None:
    wrong = []
    for call in calls():
        for key in call.keys:
            name = key if call.name == "say" else message_of(call, key)
            if call.open or call.given is None or name not in messages("en"):
                continue
            given = call.given | {"key"} if call.name == "BadSetup" else call.given
            lacking = needs(messages("en")[name]).variables - given
            if lacking and (call.name == "say" or call.name in REASONS):
                wrong.append(f"{call.place}: {name} needs {', '.join(sorted(lacking))}")
    assert not wrong, "; ".join(wrong)
