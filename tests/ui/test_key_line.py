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


def test_a_line_without_esc_shows_what_fits() -> None:
    _, hits = key_line.draw(20, KEYS, ALWAYS)
    assert key_line.names(hits) == ["b"]
