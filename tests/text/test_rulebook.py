"""The rules in words: every topic under every preset, and only what the game has."""

import re

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.rules.classic.options import PRESETS, SPECS, Value, resolve
from monopoly_tui.text.option_text import option_about, option_name, option_value, preset_about
from monopoly_tui.text.rulebook import TOPICS, chapter, title
from monopoly_tui.text.speaker import Speaker, kebab
from tests.shelf import CLASSIC
from tests.text.source import messages

SAY = Speaker()
NUMBER = re.compile(r"\d+(\.\d+)?a?")


def told(topic: str, **rules: Value) -> str:
    """A topic on Tehran with these options, its paragraphs one a line."""
    board = find("tehran")
    return "\n".join(f"{part.number} {part.text}" for part in chapter(SAY, topic, board, resolve(board, rules)))


@pytest.mark.parametrize("board", CLASSIC)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_topic_can_be_told_on_every_board(board: str, preset: str) -> None:
    the_board = find(board)
    options = resolve(the_board, {"preset": preset})
    for topic in TOPICS:
        assert title(SAY, topic)
        paragraphs = chapter(SAY, topic, the_board, options)
        assert paragraphs, topic
        for paragraph in paragraphs:
            assert NUMBER.fullmatch(paragraph.number)
            assert paragraph.text.endswith(".")
            assert "\n" not in paragraph.text


@pytest.mark.parametrize(
    ("topic", "option", "value", "words"),
    [
        ("start", "deal", "all", "dealt out one by one"),
        ("start", "starting_cash", 2000, "with 2,000k"),
        ("start", "turn_order", "highest_roll", "highest roll starts"),
        ("turn", "landing_salary", "bonus", "300k instead"),
        ("turn", "landing_salary", "double", "400k"),
        ("buying", "auction", "off", "stays free"),
        ("auction", "auction", "off", "no auctions"),
        ("auction", "auction", "timed", "After 10 seconds"),
        ("auction", "auction", "open", "hammer falls"),
        ("auction", "building_shortage", "auction", "5.2"),
        ("rent", "rent_in_jail", "off", "gets no rent"),
        ("rent", "double_rent", "off", "no more for a whole set"),
        ("rent", "double_rent_needs", "clear", "no mortgage and no building"),
        ("rent", "rent_collection", "claimed", "must be claimed"),
        ("building", "even_build", "off", "in any order"),
        ("building", "group_sale", "on", "at once for half"),
        ("building", "building_shortage", "auction", "auctioned"),
        ("tax", "income_tax", "choice", "On Income Tax you choose"),
        ("tax", "parking_pot", "taxes_cards_fines", "and fines gather"),
        ("mortgage", "mortgage", "off", "cannot be mortgaged"),
        ("mortgage", "sell_to_bank", "on", "back to the bank"),
        ("trade", "debt_trades", "on", "also trade to pay a debt"),
        ("trade", "transfer_fee", "mortgage", "a tenth of the loan"),
        ("trade", "transfer_lift", "on", "Instead of the fee"),
        ("trade", "balances", "hidden", "Nobody sees"),
        ("debt", "auto_bankrupt", "off", "when to give up"),
        ("debt", "bankruptcy_fee", "on", "the fee for each mortgaged deed"),
        ("debt", "estate", "auction", "auctioned one by one"),
        ("end", "rounds", 20, "after 20 rounds"),
        ("end", "end", "first_bankruptcy", "as soon as one player is bankrupt"),
    ],
)
def test_an_option_changes_what_is_told(topic: str, option: str, value: Value, words: str) -> None:
    assert words in told(topic, **{option: value})
    if words != "5.2":
        assert words not in told(topic)


@pytest.mark.parametrize("option", SPECS)
def test_no_option_goes_untold(option: str) -> None:
    """However it stands otherwise, something else is told; beside options that give all others a say."""
    given: dict[str, Value] = {"income_tax": "choice", "auction": "timed", "end": "rounds", "rounds": 20}
    given |= {"end": "bankruptcy"} if option == "end" else {}
    spec = SPECS[option].metadata
    values = [value for value in spec.get("values", (spec.get("low"), spec.get("high"))) if value != "rounds"]
    pages = {"".join(told(topic, **given | {option: value}) for topic in TOPICS) for value in values}
    assert len(pages) == len(values)


def test_figures_are_the_boards() -> None:
    assert "Shush (price 60k) lends you 30k and is lifted for 33k" in told("mortgage")
    assert "25k for 1, 50k for 2, 100k for 3 and 200k for 4" in told("rent")
    assert "Pay 50k" in told("jail")
    assert "2 to 6 players" in told("start", preset="room")


def test_an_estate_is_not_auctioned_where_there_are_no_auctions() -> None:
    assert "free again" in told("debt", estate="auction", auction="off")


def test_every_paragraph_is_used() -> None:
    used = {f"rule-{rule.key}" for rules in TOPICS.values() for rule in rules}
    other = {
        "rule-by-count",
        "rule-group-cost",
        "rule-options-one",
        "rule-options-preset",
        "rule-square-amount",
    }
    written = {key for key in messages("en") if key.startswith("rule-") and not key.startswith("rule-topic-")}
    commands = {"rule-contents", "rule-did-you-mean", "rule-no-topic"}
    assert written - commands == used | other


@pytest.mark.parametrize("option", SPECS)
def test_every_option_and_value_has_its_words(option: str) -> None:
    assert option_name(SAY, option)
    assert option_about(SAY, option).endswith(".")
    for value in SPECS[option].metadata.get("values", (7,)):
        assert option_value(SAY, option, value)


def test_values_in_words() -> None:
    assert option_value(SAY, "starting_cash", 1500) == "1,500k"
    assert option_value(SAY, "starting_cash", None) == "the board's own"
    assert option_value(SAY, "auction_seconds", 10) == "10 s"
    assert option_value(SAY, "rounds", 20) == "20"
    assert option_value(SAY, "even_build", "off") == "off"
    assert option_value(SAY, "auction", "turns") == "by turns"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_words(preset: str) -> None:
    assert option_value(SAY, "preset", preset)
    assert preset_about(SAY, preset).endswith(".")


def test_no_words_of_an_option_are_left_over() -> None:
    plain = {
        "option-on",
        "option-off",
        "option-board-decides",
        "option-seconds",
        "option-preset",
        "option-preset-about",
    }
    used = {f"option-preset-{preset}{about}" for preset in PRESETS for about in ("", "-about")}
    for option, spec in SPECS.items():
        name = f"option-{kebab(option)}"
        used |= {name, f"{name}-about", *(f"{name}-{kebab(str(value))}" for value in spec.metadata.get("values", ()))}
    written = {key for key in messages("en") if key.startswith("option-")}
    assert written - plain - used == set()
