"""Persian as it is written well: its own letters and digits, half-spaces, and nothing that terminals turn wrongly."""

import re
from collections.abc import Iterator

import pytest

from monopoly_tui.text.speaker import Speaker
from tests.text.source import messages, texts

ASUNDER = re.compile(r"(?<!\S)ن?می(?= )|(?<=\S) (?:ها|های|هایی|هایش|هایت|ام|اند)(?!\w)")
"""A prefix or an ending that a whole space parts from its verb or noun."""
QUOTING = ("setting-keys-table", "setting-keys-about")
"""Messages that say what to type."""


def wrong(pattern: str) -> Iterator[str]:
    """The messages that have what a pattern finds."""
    for key in messages("fa"):
        if key not in QUOTING:
            yield from (f"{key}: {text}" for text in texts(messages("fa")[key]) if re.search(pattern, text))


@pytest.mark.parametrize(
    ("why", "pattern"),
    [
        ("brackets, which some terminals do not mirror", r"[()\[\]{}]"),
        ("letters of Arabic", "[يكى]"),
        ("digits of Arabic", "[٠-٩]"),
        ("signs of Latin", "[\u0600-\u06ff][,;?]"),
        ("a prefix or ending without its half-space", ASUNDER.pattern),
        ("a half-space at the end of a word", "\u200c(?![آ-ی])"),
        ("a shout", "!"),
        ("an arrow that a line could end with, and that would be turned without its words", "[←→](?!\u00a0)"),
    ],
)
def test_no_message_has(why: str, pattern: str) -> None:
    assert list(wrong(pattern)) == [], why


def test_sentences() -> None:
    say = Speaker("fa")
    asked = say("table-buy-ask", who="سارا", square="ونک", price=220, left=1280)
    assert asked == (
        "سارا، ونک آزاد است. به ۲۲۰\u00a0هزار\u00a0تومان می\u200cخری؟ ۱٬۲۸۰\u00a0هزار\u00a0تومان می\u200cماند."
    )
    assert say("table-in-jail", tries=2) == "زندان، ۲ از ۳"
    assert say("log-order-drawn", seats=["سارا", "علی"]) == "ترتیب نوبت\u200cها: سارا و علی"
    assert say("log-order-drawn", seats=["سارا", "علی", "مینا"]) == "ترتیب نوبت\u200cها: سارا، علی و مینا"


def test_the_number_of_a_rule_has_the_digits_that_are_wanted() -> None:
    assert [Speaker("fa", digits).rule("10.2") for digits in ("auto", "latin")] == ["۱۰.۲", "10.2"]


def test_no_count_needs_another_word() -> None:
    say = Speaker("fa")
    assert [say("log-houses", count=count) for count in (0, 1, 3)] == ["بدون خانه", "۱\u00a0خانه", "۳\u00a0خانه"]
