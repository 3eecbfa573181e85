"""The last line: which keys stay where not all have room."""

import pytest

from monopoly_tui.ui import key_line
from monopoly_tui.ui.page import Close, Key

KEYS = [Key(name, label, Close) for name, label in (("b", "Build"), ("s", "Sell"), ("m", "Mortgage"))]
ALWAYS = [Key("question_mark", "Help", Close), Key("l", "Log", Close)]


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (80, ["b", "s", "m", "escape", "question_mark", "l"]),
        (60, ["b", "s", "m", "escape", "question_mark"]),
        (50, ["b", "s", "m", "escape"]),
        (36, ["b", "s", "escape"]),
        (24, ["b", "escape"]),
        (13, ["escape"]),
    ],
)
def test_esc_stays_when_others_go(width: int, shown: list[str]) -> None:
    strip, hits = key_line.draw(width, [*KEYS, Key("escape", "Done", Close)], ALWAYS)
    assert (strip.cell_length, key_line.names(hits)) == (width, shown)
    for first, end, name in hits:
        assert strip.text[first:end].strip().startswith({"question_mark": "?", "escape": "Esc"}.get(name, name.upper()))


@pytest.mark.parametrize(
    ("width", "shown", "text"), [(19, ["b"], " B  Build"), (20, ["b", "s"], " B  Build   S  Sell")]
)
def test_the_gap_after_the_last_key_is_no_reason_to_leave_it_out(width: int, shown: list[str], text: str) -> None:
    strip, hits = key_line.draw(width, KEYS, ALWAYS)
    assert (key_line.names(hits), strip.text) == (shown, f" {text}".ljust(width))


def test_dim_keys_go_first() -> None:
    keys = [Key("d", "As suggested", Close), Key("m", "Mortgage", Close, "why not"), Key("k", "Give up", Close)]
    for width, shown in ((80, ["d", "m", "k"]), (40, ["d", "k"]), (20, ["d"])):
        assert key_line.names(key_line.draw(width, keys, [])[1]) == shown


def test_a_key_that_is_kept_takes_the_place_of_the_last_one_wanted() -> None:
    for kept, shown in ((0, ["b", "s"]), (1, ["b", "question_mark"])):
        assert key_line.names(key_line.draw(22, KEYS, ALWAYS, kept=kept)[1]) == shown
