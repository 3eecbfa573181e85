"""Seats played by other people's programs: good ones, and all that can be wrong with one."""

import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monopoly_tui.board_shelf import find
from monopoly_tui.bots.fallback import Fallback
from monopoly_tui.bots.outside import Outside, seen_state
from monopoly_tui.bots.program import PATIENCE, Gone, Late, Program
from monopoly_tui.rules.classic.acts import Bankrupt, Roll
from monopoly_tui.rules.classic.auction import OpenAuction
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.rules.classic.step import Play
from monopoly_tui.simulate.chance import Chance
from monopoly_tui.simulate.lineup import Entrant
from monopoly_tui.simulate.plan import Plan
from monopoly_tui.simulate.table import play_out
from tests.simulate.plans import plan, played
from tests.simulate.recorded import RecordedTable

ROOT = Path(__file__).parent.parent.parent
PLAYERS = [{"name": "Player 1", "kind": "human"}, {"name": "Player 2", "kind": "medium"}]


def script(folder: Path, source: str) -> str:
    """A program made of this source, as one names it."""
    path = folder / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"{sys.executable} -S {path}"


def answering(answer: str) -> str:
    """A source that answers everything alike."""
    return f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"


def against_medium(program: str, games: int = 2, **rules: Any) -> Plan:
    base = plan("medium medium", games, cap=40, **rules)
    return replace(base, entrants=(base.entrants[0], Entrant("outside", program=program)))


def first_decision(**rules: Any) -> Play:
    """A game at its first roll, seat 0's."""
    board = find("tehran")
    play = start(board, resolve(board, {"turn_order": "fixed", **rules}), 2)
    assert play.decision().by == 0
    return play


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No program has extra time to load."""
    monkeypatch.setattr("monopoly_tui.bots.program.START", 0.0)


def test_the_example_of_the_docs_plays_without_a_fault(tmp_path: Path) -> None:
    """Ten lines at most, and it wins against the bot that does no more than it must."""
    (source,) = re.findall(r"```python\n(.+?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    assert source.count("\n") <= 10
    tally = played(against_medium(script(tmp_path, source), 4))
    assert not tally.faults
    assert tally.acts > 100


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (answering("what?"), "unreadable"),
        (answering("[1, 2]"), "unreadable"),
        (answering('{"do": "win"}'), "unreadable"),
        (answering('{"do": "bid", "amount": "all"}'), "unreadable"),
        (answering("[" * 5000), "unreadable"),
        (answering('{"by": "luck", "do": "dice", "roll": [6, 6]}'), "unreadable"),
        (answering('{"do": "build", "square": 39}'), "illegal"),
        (answering('{"do": "bid", "amount": 100000}'), "illegal"),
        ("", "gone"),
        ("print('x' * 1_000_000, end='', flush=True)\ninput()\ninput()", "gone"),
    ],
)
def test_a_program_that_fails_is_stood_in_for(tmp_path: Path, source: str, fault: str) -> None:
    """The game goes on to where it would have gone with the plain bot, and the faults are counted."""
    tally = played(against_medium(script(tmp_path, source)))
    assert tally.games == 2
    assert tally.faults.keys() == {(1, fault)}
    assert tally.faults[1, fault] > 20


def test_a_program_that_is_not_there_is_stood_in_for() -> None:
    tally = played(against_medium("/nowhere/at/all"))
    assert {kind for _, kind in tally.faults} == {"gone"}


def test_a_program_that_never_answers_is_ended(impatient: None) -> None:
    program = Program(f"{sys.executable} -S -c 'while True: input()'")
    for _ in range(PATIENCE):
        with pytest.raises(Late):
            program.ask(b"?", 0.01)
    with pytest.raises(Gone):
        program.ask(b"?", 0.01)


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path, impatient: None) -> None:
    """The program answers the first two questions only after the third has come."""
    program = Program(script(tmp_path, "import sys\nfor line in [input() for _ in range(3)]: print(line, flush=True)"))
    for question in (b"one", b"two"):
        with pytest.raises(Late):
            program.ask(question, 0.01)
    assert program.ask(b"three", 30) == b"three"
    program.close()


def test_a_question_to_a_program_that_does_not_read_ends_in_time(tmp_path: Path, impatient: None) -> None:
    """Neither side waits for the other for ever."""
    program = Program(script(tmp_path, "import signal\nsignal.pause()"))
    with pytest.raises(Late):
        program.ask(b"x" * 1_000_000, 0.01)
    program.close()


def test_a_program_that_ended_is_started_again_for_the_next_game(tmp_path: Path) -> None:
    """It answers one question a run: with a roll, the first that is asked in a game."""
    tally = played(against_medium(script(tmp_path, 'input(); print(\'{"do": "roll"}\', flush=True)'), 1))
    assert {kind for _, kind in tally.faults} == {"gone"}
    program = Program(f'{sys.executable} -S -c "print(input(), flush=True)"')
    for answer in (b"1", b"2"):
        assert program.ask(answer, 30) == answer
        with pytest.raises(Gone):
            program.ask(b"again", 30)
        program.restart()
    program.close()


def test_a_legal_answer_is_what_is_done(tmp_path: Path) -> None:
    play = first_decision()
    program = Program(script(tmp_path, answering('{"do": "bankrupt"}')))
    bot = Outside(program, 0, PLAYERS)
    assert bot.choose(play, play.decision()) == Bankrupt(0)
    assert bot.reason.key == "bots-outside"
    program.close()
    assert bot.choose(play, play.decision()) == Roll(0)
    assert bot.reason.key == "bots-outside-gone"
    assert bot.faults == Counter(gone=1)


def test_a_program_bids_where_anybody_may_and_passes_otherwise(tmp_path: Path) -> None:
    play = first_decision(auction="open")
    play.push(OpenAuction(1, [0, 1], "open"))
    play.pending = None
    for answer, bid in (
        ('{"do": "bid", "amount": 12}', 12),
        ('{"do": "bid", "amount": 0}', None),
        ('{"do": "pass"}', None),
    ):
        program = Program(script(tmp_path, answering(answer)))
        assert Outside(program, 1, PLAYERS).bid(play, 1) == bid
        program.close()


def test_what_a_program_sees_hides_what_its_seat_may_not_see() -> None:
    play = first_decision(balances="hidden")
    state = seen_state(play, 0, PLAYERS)
    assert [player["cash"] for player in state["players"]] == [1500, None]
    assert [player["worth"] for player in state["players"]] == [1500, None]
    assert [player["cash"] for player in seen_state(first_decision(), 0, PLAYERS)["players"]] == [1500, 1500]


def test_others_bids_are_not_listed_in_an_open_auction() -> None:
    """Their most would tell their cash."""
    play = first_decision(auction="open")
    play.push(OpenAuction(1, [0, 1], "open"))
    play.pending = None
    assert seen_state(play, 1, PLAYERS)["legal"] == [{"by": 1, "do": "bid", "min": 1, "max": 1500}]


@pytest.mark.parametrize("preset", ["official", "room", "classic", "short"])
def test_the_stand_in_plays_whole_games_by_legal_acts(preset: str) -> None:
    board = find("tehran")
    deeds = {str(square): {"owner": square % 3} for square in board.deeds}
    deeds |= {str(square): {"owner": 2, "buildings": 5} for square in board.groups[3].squares}
    deeds |= {str(square): {"owner": 1, "buildings": 2} for square in board.groups[5].squares}
    options = resolve(board, {"preset": preset, "rounds": 60})
    table = RecordedTable(start(board, options, 3, setup={"deeds": deeds, "cash": [300] * 3}), {})
    play_out(table, [Fallback()] * 3, Chance(preset, board, 3), 60)
    assert table.decision().kind == "over"
    assert table.acts is not None
    done = Counter(act.do for act in table.acts)
    assert {"roll", "end_turn", "mortgage", "sell"} <= done.keys()
