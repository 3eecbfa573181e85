"""A drawn line turned round: spans, their colours, and the texts in them."""

from rich.segment import Segment
from rich.style import Style

from monopoly_tui.text.right_to_left import ISOLATE, POP, visual
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.strip import Strip
from monopoly_tui.ui.turning import open_at_the_edge
from monopoly_tui.ui.writing import Writing, upright

RED, BLUE = Style(color="red"), Style(color="blue")
PERSIAN = Writing(Speaker("fa"))


def strip(*spans: tuple[str, Style]) -> Strip:
    segments = tuple(Segment(text, look) for text, look in spans)
    return Strip(segments, sum(segment.cell_length for segment in segments))


def spans(line: Strip) -> list[tuple[str, Style | None]]:
    return [(segment.text, segment.style) for segment in line]


def test_spans_change_places_and_keep_their_colours() -> None:
    turned = PERSIAN.line(strip(("╭─ ", RED), ("سارا ", BLUE), ("Ali", RED)))
    assert spans(turned) == [("Ali", RED), (" " + visual("سارا").text, BLUE), (" ─╮", RED)]


def test_columns_of_another_language_do_not_change_places_among_themselves() -> None:
    turned = PERSIAN.line(strip(("Ali  ", RED), ("Sara ", BLUE), ("۱۲", RED)))
    assert [text for text, _ in spans(turned)] == ["۱۲", " Sara", "  Ali"]


def test_a_word_in_two_colours_stays_joined_and_each_letter_keeps_its_own() -> None:
    turned = PERSIAN.line(strip(("مه", RED), ("شید", BLUE)))
    whole = visual("مهشید").text
    assert spans(turned) == [(whole[:3], BLUE), (whole[3:], RED)]


def test_a_word_in_two_colours_for_a_terminal_that_orders() -> None:
    turned = Writing(Speaker("fa"), "terminal").line(strip(("مه", RED), ("شی", BLUE), ("د", RED)))
    assert spans(turned) == [(ISOLATE + "مه", RED), ("شی", BLUE), ("د" + POP, RED)]


def test_a_number_alone_has_the_digits_of_the_language() -> None:
    assert spans(PERSIAN.line(strip((" 3 ", RED), ("E3", BLUE)))) == [("E3", BLUE), (" ۳ ", RED)]
    assert spans(Writing(Speaker("fa", "latin")).line(strip((" 3 ", RED)))) == [(" 3 ", RED)]


def test_a_text_that_ends_with_the_row_is_left_open_there() -> None:
    label = f"{ISOLATE}سارا{POP}"
    first, second = f"\x1b[1;1H\x1b[1m    {label}\x1b[0m", f"\x1b[2;3H{label}"
    shown = open_at_the_edge(f"{first}\r\n{second}", 8)
    assert shown == f"\x1b[1;1H\x1b[1m    {ISOLATE}سارا\x1b[0m\r\n{second}"


def test_nobody_orders() -> None:
    turned = Writing(Speaker("fa"), "off").line(strip(("سارا:", RED), (" ۱۲", BLUE)))
    assert spans(turned) == [(" ۱۲", BLUE), ("سارا:", RED)]


def test_lines_in_english_are_left_alone_but_for_persian_names() -> None:
    english = Writing(Speaker("en"))
    plain = strip(("Ali ", RED), ("▌", BLUE))
    assert english.line(plain) is plain
    assert spans(english.line(strip(("▌", RED), ("سارا ", BLUE)))) == [("▌", RED), (visual("سارا").text + " ", BLUE)]


def test_cells_and_keys_are_those_of_the_line_as_it_was_drawn() -> None:
    assert (PERSIAN.cell(0, 80), PERSIAN.cell(79, 80)) == (79, 0)
    assert [PERSIAN.key(name) for name in ("left", "right", "up", "b")] == ["right", "left", "up", "b"]
    english = Writing(Speaker("en"))
    assert (english.cell(3, 80), english.key("left")) == (3, "left")


def test_a_picture_stays_as_it_is() -> None:
    picture = [strip(("▌▖", RED), ("▄", BLUE))]
    [shown] = PERSIAN.lines(upright(PERSIAN.say, picture))
    assert spans(shown) == spans(picture[0])
