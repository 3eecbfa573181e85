"""The log: what is told of an act taken back, and where its lines are broken."""

from monopoly_tui.rules.classic.acts import Buy, EndTurn, Roll
from monopoly_tui.ui import log_view, story
from tests.ui.stage import view


def test_what_was_taken_back_is_told_with_its_deed() -> None:
    shown = view(dice=[(1, 5)])
    for act in (Roll(0), Buy(0)):
        shown.played.submit(act)
    shown.played.undo()
    told = [strip.text for strip in log_view.draw(shown, 60, 9)]
    assert told[-1].rstrip().endswith("Ali takes back: buys Naser Khosrow B1")


def test_the_log_begins_with_which_game_it_is() -> None:
    ends = {"rounds": "Tehran, 20 rounds, 2 players", "bankruptcy": "Tehran, to the last one standing, 2 players"}
    for end, told in ends.items():
        shown = view(rules={"end": end, "rounds": 20} if end == "rounds" else {"end": end})
        assert next(strip.text for strip in log_view.draw(shown, 60, 9)).strip() == told
        assert next(iter(story.told(shown, 0))) == told


def test_what_a_seat_takes_back_in_anothers_turn_has_its_own_sign() -> None:
    shown = view(dice=[(1, 5)])
    for act in (Roll(0), Buy(0), EndTurn(0)):
        shown.played.submit(act)
    shown.played.undo()
    told = [entry.strip.text for entry in log_view.lines(shown, 60)]
    row = next(row for row in told if "Ali takes back" in row)
    assert row.startswith("▐1▌")


def test_a_name_of_two_words_is_not_broken_in_the_log() -> None:
    shown = view(["Player 1", "Player 2"], dice=[(1, 5)])
    for act in (Roll(0), Buy(0)):
        shown.played.submit(act)
    for width in range(24, 70):
        rows = [entry.strip.text for entry in log_view.lines(shown, width)]
        assert not any(row.rstrip().endswith("Player") for row in rows), width
