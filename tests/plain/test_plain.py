"""The plain game: every act by a word, the same record as the screen's, and lines that anybody can read."""

import io
import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from monopoly_tui import cli, saves
from monopoly_tui.board_shelf import find
from monopoly_tui.keymap import Keymap
from monopoly_tui.plain.run import run
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.desk import Desk
from monopoly_tui.ui.page import Do, View
from tests.plain.typing import typed
from tests.random_play import choose, position
from tests.record.writing import lines_of
from tests.text.source import TEXT
from tests.ui.stage import until

RULES: dict[str, dict[str, Any]] = {
    "official": {"preset": "official", "rounds": 12},
    "timed": {"preset": "room", "rounds": 8, "rent_collection": "claimed", "auto_bankrupt": "off"},
    "open": {"preset": "classic", "auction": "open", "rounds": 8, "rent_collection": "claimed"},
    "off": {"auction": "off", "rounds": 8, "balances": "hidden", "parking_pot": "taxes_cards_fines"},
    "lift": {"preset": "short", "end": "rounds", "rounds": 10, "transfer_lift": "on", "group_sale": "on"},
}
"""Rules that between them bring about nearly every decision there is."""
SAY = Speaker()
FOUND = find("tehran")
assert isinstance(FOUND, Board)
TEHRAN = FOUND


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on disk is not what these tests are about."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def header(rules: dict[str, Any], seed: int, setup: dict[str, Any] | None = None) -> dict[str, Any]:
    first = {"record": 1, "board": "tehran", "rules": rules, "players": ["Ali", "Sara", "سارا"], "seed": seed}
    return first | ({"setup": setup} if setup else {})


def on_the_screen(first: dict[str, Any], path: Path, random: Random) -> list[str]:
    """A whole game at the desk of the screen; the lines that a person would type for its acts."""
    sitting = Sitting.new(first, path)
    desk = Desk(View(sitting, SAY), lambda _: None, lambda: None, lambda _: None)
    lines: list[str] = []
    while (decision := sitting.decision()).kind != "over":
        act = choose(sitting.game, random)
        lines += typed(sitting.board, act, decision.by is None)
        desk.carry_out(Do((act,)))
    sitting.close()
    return lines


def in_lines(first: dict[str, Any], path: Path, lines: Sequence[str], settings: Settings | None = None) -> str:
    """The same lines typed in the plain game; all that it said."""
    sitting = Sitting.new(first, path)
    said = io.StringIO()
    typed_ = io.StringIO("".join(f"{line}\n" for line in lines))
    chosen = settings or Settings()
    assert run(sitting, Speaker(keymap=Keymap(chosen.keys)), chosen, typed_, said) == 0
    sitting.close()
    return said.getvalue()


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_in_lines_leaves_the_record_of_the_same_acts_on_the_screen(
    tmp_path: Path, name: str, seed: int
) -> None:
    random = Random(f"{name}:{seed}")
    setup = position(TEHRAN, 3, random) if seed == 2 else None
    first = header(RULES[name], seed, setup)
    lines = on_the_screen(first, tmp_path / "screen.mono", random)
    said = in_lines(first, tmp_path / "plain.mono", lines)
    screen, plain = lines_of(tmp_path / "screen.mono"), lines_of(tmp_path / "plain.mono")
    assert plain == screen
    assert plain[-1] == {"expect": {"decision": {"kind": "over"}}}
    assert "wins with a worth of" in said or "share the win" in said
    assert said.count("means nothing here") == 0
    assert not [char for char in said if unicodedata.category(char) in ("Cc", "Cf") and char not in "\n\u200c"]
    assert not re.search("[\u2800-\u28ff\u2500-\u25ff→←•¢◊]", said), "no box, no braille and no sign is read aloud"


def at(
    tmp_path: Path, *lines: str, dice: Sequence[tuple[int, int]] = (), settings: Settings | None = None, **rules: Any
) -> str:
    """What is said to these lines from a position; the setup is given as `setup`."""
    setup = rules.pop("setup", None)
    first = header(rules, 7, setup) | {"order": [0, 1, 2], "script": {"dice": [list(roll) for roll in dice]}}
    return in_lines(first, tmp_path / f"{len(list(tmp_path.iterdir()))}.mono", lines, settings)


def acts(tmp_path: Path) -> list[tuple[Any, ...]]:
    """The acts of the only record there."""
    (path,) = tmp_path.glob("*.mono")
    return [tuple(line.values())[1:] for line in lines_of(path)[1:] if line.get("by") not in ("luck", None)]


def test_keys_do_as_on_the_screen(tmp_path: Path) -> None:
    said = at(tmp_path, "space", "B", " ", "enter", "A", "b", "n", "n", "q", "y", dice=[(1, 2), (1, 2), (1, 4)])
    assert "for 60k: 1,500k, now 1,440k" in said
    assert acts(tmp_path)[:3] == [("roll",), ("buy",), ("end_turn",)]
    assert "Choose: y Leave" in said


def test_a_jail_card_by_its_word(tmp_path: Path) -> None:
    jailed = {"jail_tries": [0, None, None], "cards": [["chance-free"], [], []], "at": [10, 0, 0]}
    at(tmp_path, "card", setup=jailed, dice=[(1, 2)])
    assert acts(tmp_path) == [("use_card", "chance-free")]


@pytest.mark.parametrize(("word", "choice"), [("pay", "flat"), ("p", "flat"), ("tenth", "percent"), ("x", "percent")])
def test_the_tax_is_chosen_by_word_or_letter(tmp_path: Path, word: str, choice: str) -> None:
    at(tmp_path, "roll", word, dice=[(1, 3)], income_tax="choice")
    assert acts(tmp_path) == [("roll",), ("tax", choice)]


def test_help_says_what_is_legal_and_why_the_rest_is_not(tmp_path: Path) -> None:
    said = at(tmp_path, "roll", "help", dice=[(1, 2)], setup={"cash": [10, 1500, 1500]})
    assert "b Buy 60k, not now: " in said
    assert "auction, or leave: do not buy it" in said
    assert "bid 150: " not in said


def test_what_can_be_looked_at(tmp_path: Path) -> None:
    owned = {"deeds": {"1": {"owner": 0}, "3": {"owner": 0, "mortgaged": True}, "5": {"owner": 1}}}
    said = at(
        tmp_path,
        "players",
        "look sara",
        "look 2",
        "deeds",
        "look r1",
        "look e3",
        "log",
        "worth",
        "l",
        "g",
        "2",
        "m",
        "t",
        setup=owned,
    )
    assert "3. سارا: cash 1,500k" in said
    assert said.count("2. Sara: cash 1,500k, worth 1,700k, on Start") == 4
    assert "A2: mortgaged, lifting costs 33k" in said
    assert "belongs to Sara" in said
    assert "Say build, sell, mortgage or lift" in said
    assert "Say: trade, the player" in said


def test_hidden_balances_stay_hidden(tmp_path: Path) -> None:
    said = at(tmp_path, "players", "v", "space", "v", balances="hidden", dice=[(1, 2)], setup={"cash": [777, 888, 999]})
    assert "cash hidden, worth hidden" in said
    assert not re.search("888|999", said)
    assert said.count("Ali has 777k") == 1, "who has not sat down yet sees nothing"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("\x1b[31mred\x07", "means nothing here"),
        ("build", "which deed?"),
        ("build Zz", 'There is no square "Zz"'),
        ("bid", "How much?"),
        ("bid 5 6 7", "How much?"),
        ("trade", "An offer names a player"),
        ("trade 9 give 5", 'no player "9"'),
        ("trade 2 r1", "An offer names a player"),
        ("trade 2 give card", "There are not so many jail cards"),
        ("trade ZZ give 5", 'There is no player "ZZ"'),
        ("trade 2 give -5", 'Sums are 1 or more, not "-5".'),
        ("trade 2 give 0", 'Sums are 1 or more, not "0".'),
        ("look 9", 'There is no player and no square "9"'),
        ("look Zz", 'There is no player and no square "Zz"'),
        ("t 5", "t stands alone; nothing follows it."),
        ("claim", "No rent waits"),
        ("roll again", '"again" is more than is needed'),
        ("look", "Look at whom or what?"),
        ("buy", "Not now: a roll comes first."),
        ("deeds", "No deeds yet."),
        ("z", "means nothing here"),
    ],
)
def test_what_is_not_understood_is_answered_and_changes_nothing(tmp_path: Path, line: str, answer: str) -> None:
    said = at(tmp_path, line)
    assert answer in said
    assert "\x1b" not in said
    assert "\x07" not in said
    assert not acts(tmp_path)
    assert said.count("it is your turn") == 2, "what is asked stands there again"


def test_undo_and_redo_and_a_trade_that_both_must_take_back(tmp_path: Path) -> None:
    setup = {"deeds": {"5": {"owner": 1}}}
    said = at(tmp_path, "trade Sara give +50 get r1", "yes", "undo", "no", "undo", "yes", "redo", setup=setup)
    assert "took part in this" in said
    assert "Done again: Sara" in said
    assert acts(tmp_path)[-1] == ("accept",)


def test_keys_can_be_others(tmp_path: Path) -> None:
    other = Settings(keys={"buy": ("z",), "quit": ("b",)})
    said = at(tmp_path, "roll", "z", "b", "y", dice=[(1, 2)], settings=other)
    assert "z Buy 60k" in said
    assert acts(tmp_path) == [("roll",), ("buy",)]


def test_the_keyboard_is_passed_by_a_card_where_people_want_that(tmp_path: Path) -> None:
    said = at(tmp_path, "space", "roll", "buy", "end", dice=[(1, 2)], settings=Settings(handover="card"))
    card = "the keyboard is yours: press Space once you sit there."
    assert f"Ali, {card}\nChoose: space I am Ali.\nAli, it is your turn" in said
    assert f"So far:\nAli buys Molavi A2 for 60k\nSara, {card}\nChoose: space I am Sara" in said
    assert "Sara, it is your turn" not in said


def test_people_who_are_coached_are_remembered_in_lines_too(tmp_path: Path) -> None:
    at(tmp_path, "o", "2", "k", "y")
    (path,) = tmp_path.glob("*.mono")
    assert {"note": "coached: 2"} in lines_of(path)


def test_the_command_plays_in_lines_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\n"))
    monkeypatch.setenv("TERM", "dumb")
    assert cli.main(["new", "--players", "Ali,Sara", "--seed", "3"]) == 0
    out, err = capsys.readouterr()
    assert "it is your turn" in out
    assert err.startswith("Saved: round 1, ")
    (save,) = saves.saves()
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert cli.main(["resume", save.id, "--plain"]) == 0
    assert "rolls" in capsys.readouterr().out, "what has happened in this turn is told"
    monkeypatch.setattr("sys.stdin", io.StringIO("Ali,bot:easy=Mina\nplayers\n"))
    assert cli.main(["new", "--plain"]) == 0
    assert "Who plays?" in (said := capsys.readouterr().out)
    assert "2. Mina: cash" in said
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["new", "--plain"]) == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert cli.main(["new", "--plain", "--bots", "1"]) == 0, "no lobby opens in plain lines"


def test_bots_answer_at_once_and_say_why(tmp_path: Path) -> None:
    first = header({"preset": "room", "rounds": 3}, 5)
    first["players"] = ["Ali", {"name": "Mina", "kind": "medium"}, {"name": "Reza", "kind": "easy"}]
    lines = ["roll", "buy", "sold", "end", "hint", "why"] * 12
    said = in_lines(first, tmp_path / "bots.mono", lines)
    assert "In your place a bot" in said
    assert "the win with a worth of" in said
    assert said.count("Mina rolls") >= 3
    assert "No bot has done anything yet." not in said.split("Mina rolls")[1]


def test_signs_of_ascii_only_where_no_others_are_wanted(tmp_path: Path) -> None:
    said = at(
        tmp_path, "roll", "buy", "help", dice=[(1, 2)], settings=Settings(glyphs="ascii"), setup={"cash": [1, 2, 3]}
    )
    assert said.replace("سارا", "").isascii()
    assert " to " in said


def test_pages_to_be_seen_are_told_and_keys_go_on_in_them(tmp_path: Path) -> None:
    owned = {"deeds": {"5": {"owner": 1}}}
    said = at(tmp_path, "d", "esc", "/", "o", "2", *until("easy"), "y", "players", setup=owned)
    assert "R1 Railway Station" in said
    assert "Look at whom or what?" in said
    assert "│" not in said
    path = next(tmp_path.glob("*.mono"))
    assert {"seat": 1, "kind": "easy"} in lines_of(path)


def test_a_game_that_is_over_can_be_written_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    said = at(folder, "give-up", "yes", "e", "c", "e", "s", "space", end="first_bankruptcy")
    assert "Written: 0.csv" in said
    assert "no picture in plain lines" in said
    assert (folder / "0.csv").exists()
    assert "monopoly new" in said


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_help_names_the_same_words_to_type_in_every_language(lang: str) -> None:
    texts = [(TEXT / each / "plain.ftl").read_text(encoding="utf-8") for each in ("en", lang)]
    english, other = (dict(re.findall(r"(?m)^(plain-use-\S+) = (.+)$", text)) for text in texts)
    for key, line in other.items():
        words = re.findall("[a-z-]+", line)
        assert words, f"{key} names no word"
        assert {*words} <= {*re.findall("[a-z-]+", english[key])}, f"{key} names another word than in English"


def test_choices_stand_apart_by_the_comma_of_the_language(tmp_path: Path) -> None:
    for lang, comma in (("en", ", t "), ("fa", "، t ")):
        sitting = Sitting.new(header({}, 7), tmp_path / f"{lang}.mono")
        out = io.StringIO()
        run(sitting, Speaker(lang), Settings(), io.StringIO(""), out)
        assert comma in out.getvalue()


@pytest.mark.parametrize(("board", "module"), [("tehran", "table"), ("haft-khan", "race")])
def test_no_game_in_plain_lines_imports_what_draws_on_a_screen(board: str, module: str) -> None:
    command = f"main(['new', '--plain', '--board', '{board}', '--players', 'Ali,bot:easy', '--seed', '3'])"
    code = f"import sys; from monopoly_tui.cli import main; {command}; print(*sys.modules)"
    lines = "roll\nbuy\nend\ng\nhelp\nhint\no\nesc\nplayers\nquit\n"
    ran = subprocess.run([sys.executable, "-c", code], input=lines, capture_output=True, text=True, check=True)
    modules = set(ran.stdout.splitlines()[-1].split())
    assert f"monopoly_tui.plain.{module}" in modules
    assert not modules & {"textual", "asyncio"}


ENDED = {"deeds": {"3": {"owner": 1}}, "at": [39, 0, 0]}
"""The last turn of a game of one round: Ali is to roll, over Start to Sara's Molavi."""


def test_the_end_offers_what_works_and_tells_how_it_came(tmp_path: Path) -> None:
    said = at(tmp_path, "roll", "end", "roll", "end", "roll", "end", "s", " ", "d", "w", "e", "esc", "help", "q", "n",
              dice=[(1, 3), (1, 2), (1, 2)], end="rounds", rounds=1, setup=ENDED)  # fmt: skip
    assert "Choose: s Story, e Export, q Quit, l Log, g Graph." in said
    assert "Ali: 1 roll, 4.0 on average, rents paid 4k, got 0, " in said
    assert "Molavi A2, of Sara: 2 visits, 1 rent, 4k in all" not in said, "Sara pays herself nothing"
    assert "Molavi A2, of Sara: 3 visits, 2 rents, 8k in all" in said
    assert "Visits: Molavi A2: 3" in said
    assert said.count("type: monopoly new") == 2
    assert "log all tells the game" in said
    assert "m mono, c csv, t text, esc Close" in said
    assert "next roll" not in said
    assert "go on" not in said.split("wins with a worth")[1], "Space is not offered where it does nothing"
    assert "resume" not in said


def test_what_is_taken_back_is_told_once(tmp_path: Path) -> None:
    said = at(tmp_path, "roll", "buy", "undo", dice=[(1, 2)])
    assert said.count("takes back") == said.count("Ali takes back: buys Molavi A2. ") == 1
    assert "Ctrl+R does it again" in said


@pytest.mark.parametrize("again", ["redo", "Ctrl+R"])
def test_what_was_taken_back_is_done_again_by_what_is_said_to_do_it(tmp_path: Path, again: str) -> None:
    assert "Done again: Ali buys" in at(tmp_path, "roll", "buy", "undo", again, dice=[(1, 2)])


def test_a_number_is_a_seat_before_it_is_a_name(tmp_path: Path) -> None:
    first = header({}, 7) | {"players": ["Ali", "3", "Sara"], "order": [0, 1, 2]}
    said = in_lines(first, tmp_path / "a.mono", ["look 3", "look 2"])
    assert "3. Sara: cash" in said
    assert "2. 3: cash" in said


def test_why_names_the_bot_what_it_did_and_its_reason(tmp_path: Path) -> None:
    first = header({"preset": "classic"}, 3) | {"order": [1, 0], "players": ["Ali", {"name": "Mina", "kind": "medium"}]}
    first["script"] = {"dice": [[1, 2]]}
    said = in_lines(first, tmp_path / "a.mono", ["why"])
    assert "Mina buys Molavi A2: “" in said
    assert "Nothing better" not in said


@pytest.mark.parametrize("page", ["g", "d", "/", "2", "0", "l", "?"])
def test_what_is_told_needs_no_closing(tmp_path: Path, page: str) -> None:
    said = at(tmp_path, page)
    assert "Close" not in said
    assert said.count("it is your turn") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_plain_lines_begin_like_sentences(lang: str) -> None:
    text = (TEXT / lang / "plain.ftl").read_text(encoding="utf-8")
    sentences = re.findall(r"(?m)^plain-(?:no|which|how|who|look|words|least|rematch|watch|not|saved)\S* = (.+)$", text)
    assert len(sentences) > 15
    assert not [sentence for sentence in sentences if sentence[0].islower() and sentence[0].isascii()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["tehran", "haft-khan"])
def test_a_game_of_bots_is_read_without_a_sign_in_every_language(tmp_path: Path, board: str, lang: str) -> None:
    bots = [{"name": name, "kind": "easy"} for name in ("Mina", "Reza")]
    rules = {"rounds": 6} if board == "tehran" else {}
    first = {"record": 1, "board": board, "rules": rules, "players": bots, "seed": 5}
    said = io.StringIO()
    lines = io.StringIO("players\ndeeds\nworth\ns\nlog all\nhelp\no\ne\n")
    run(Sitting.new(first, tmp_path / "a.mono"), Speaker(lang), Settings(), lines, said)
    told = said.getvalue()
    assert not re.search("[\u2190-\u21ff\u2500-\u25ff•¢◊†]", told)
    assert not re.search(r"\b(left|right)\b", told), "an arrow between words is no key"


@pytest.mark.parametrize(
    ("board", "told"), [("tehran", "3 5, or dice 3 5: what your two dice"), ("haft-khan", "\n6\n")]
)
def test_help_says_how_real_dice_are_typed(tmp_path: Path, board: str, told: str) -> None:
    first = {"record": 1, "board": board, "players": ["Ali", "Sara"], "seed": 2, "dice": "real"}
    said = in_lines(first, tmp_path / "a.mono", ["1", " ", "help"])
    assert told in said
    assert "1 1" not in said
