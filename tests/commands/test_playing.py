"""What happens around the screen: a stand-in for it plays one act and leaves."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from monopoly_tui import cli, saves
from monopoly_tui.commands import resume, terminal
from monopoly_tui.settings import Settings
from monopoly_tui.sitting import Sitting
from monopoly_tui.text.speaker import Speaker
from tests.record.writing import END, HEADER, ROLL, lines_of, play_on, record


class Screen(ModuleType):
    """What the commands know of the screen."""

    def __init__(self, acts: int = 1) -> None:
        super().__init__("monopoly_tui.ui.start")
        self.acts = acts
        self.games: list[Path] = []
        self.choices: list[dict[str, Any]] = []
        self.settings: list[Settings] = []

    def run_game(self, sitting: Sitting, _say: Speaker, settings: Settings, **_wishes: object) -> int:
        self.settings.append(settings)
        self.games.append(sitting.path)
        play_on(sitting, self.acts)
        return 130

    def run_home(self, _say: Speaker, settings: Settings, **_wishes: object) -> int:
        self.settings.append(settings)
        return 0

    def run_lobby(self, choices: dict[str, Any], _say: Speaker, settings: Settings, **_wishes: object) -> int:
        self.settings.append(settings)
        self.choices.append(choices)
        return 0


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    stand_in = Screen()
    monkeypatch.setitem(sys.modules, "monopoly_tui.ui.start", stand_in)
    monkeypatch.setattr(terminal, "in_terminal", lambda: True)
    monkeypatch.setattr(resume, "interactive", lambda: True)
    return stand_in


def answer(text: str, *words: str) -> tuple[int, str]:
    """Run a command and answer its questions; the exit code and what stood on stderr."""
    result = CliRunner().invoke(cli.app, words, input=text)
    return result.exit_code, result.stderr


def test_a_game_is_begun_saved_and_left(screen: Screen, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        cli.main(["new", "--players", "Ali,سارا", "--rounds", "۲۰", "--seed", "3", "--set", "turn_order=fixed"]) == 130
    )
    (path,) = screen.games
    header = lines_of(path)[0]
    assert (header["seed"], header["rules"]["rounds"], header["players"][1]["name"]) == (3, 20, "سارا")
    err = capsys.readouterr().err
    assert err.startswith("Saved: round 1, ")
    assert err.endswith(f" to move. Go on with: monopoly resume {path.stem}\n")
    assert cli.main(["resume"]) == 130
    assert screen.games == [path, path]


def test_the_lobby_gets_what_was_chosen(screen: Screen) -> None:
    assert cli.main(["new", "--board", "kish", "--rounds", "none"]) == 0
    assert cli.main(["new", "--players", "Ali,Sara", "--lobby"]) == 0
    assert screen.choices == [
        {"board": "kish", "rules": {"end": "bankruptcy"}},
        {"rules": {}, "players": ["Ali", "Sara"]},
    ]
    assert cli.main(["new", "--no-lobby"]) == 130
    assert [player["name"] for player in lines_of(screen.games[0])[0]["players"]] == ["Player 1", "Player 2"]


def test_the_kind_of_auction_that_is_kept_is_that_of_a_new_game(screen: Screen) -> None:
    assert cli.main(["config", "set", "auction", "open"]) == 0
    screen.acts = 0  # a race has other acts
    for words in ([], ["--auction", "off"], ["--board", "haft-khan"]):
        assert cli.main(["new", "--players", "Ali,Sara", *words]) == 130
    rules = [lines_of(game)[0]["rules"] for game in screen.games]
    assert [rule.get("auction") for rule in rules] == ["open", "off", None]


def test_alone_it_opens_the_first_page(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli.main(["--ascii"]) == 0
    (settings,) = screen.settings
    assert settings.glyphs == "ascii"
    monkeypatch.setenv("TERM", "dumb")
    assert cli.main([]) == 0
    assert len(screen.settings) == 1, "there is no first page in plain lines, only the help"


def test_bots_sit_down_by_name_and_by_number(screen: Screen) -> None:
    kaveh, mina = Speaker()("lobby-bot-name", number=1), Speaker()("lobby-bot-name", number=2)
    assert cli.main(["new", "--players", f"Ali,bot:hard,bot={mina},BOT:easy=Zal", "--bots", "1"]) == 130
    players = [(player["name"], player["kind"]) for player in lines_of(screen.games[0])[0]["players"]]
    assert players[:4] == [("Ali", "human"), (kaveh, "hard"), (mina, "medium"), ("Zal", "easy")]
    assert players[4][1] == "medium"
    assert players[4][0] not in (kaveh, mina, "Zal", "Ali")


def test_bots_alone_leave_a_seat_for_a_person_in_the_lobby(screen: Screen) -> None:
    assert cli.main(["new", "--bots", "۲:easy", "--hidden-cash", "--speed", "fast", "--handover", "card"]) == 0
    (choices,), (settings,) = screen.choices, screen.settings
    assert [player if isinstance(player, str) else player["kind"] for player in choices["players"]] == [
        "Player 1",
        "easy",
        "easy",
    ]
    assert choices["rules"] == {"balances": "hidden"}
    assert (settings.speed, settings.handover) == ("fast", "card")


def test_a_game_that_is_over_is_not_offered_again(screen: Screen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.acts = 99
    cli.main(["new", "--players", "Ali,Sara", "--rounds", "1", "--auction", "off"])
    assert capsys.readouterr().err == f"The game is over. Its record: {screen.games[0]}\n"
    assert cli.main(["resume"]) == 4


def test_a_record_anywhere_can_be_gone_on_with(
    screen: Screen, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record(tmp_path, ROLL)
    path.write_bytes(path.read_bytes() + b"{")
    assert cli.main(["resume", str(path)]) == 130
    err = capsys.readouterr().err
    assert err.startswith(f"{path}: the last line was cut off and is left out.\n")
    assert err.endswith(f"monopoly resume {path}\n")


def test_of_several_games_one_is_picked(screen: Screen) -> None:
    paths = [saves.begin(saves.new_header({"players": ["Ali", "Sara"], "title": title})) for title in "xy"]
    for sitting in paths:
        sitting.close()
    listed = [save.path for save in saves.unfinished()]
    assert answer("2\n", "resume")[0] == 0
    assert answer("\n", "resume")[0] == 0
    assert screen.games[:1] == [listed[1]]
    for wrong in ("3", "x", "0"):
        code, err = answer(f"{wrong}\n", "resume")
        assert code == 2
        assert "monopoly resume --last" in err
        assert "valid int" not in err


def test_a_record_of_other_rules_goes_on_in_a_new_save(screen: Screen, tmp_path: Path) -> None:
    path = record(tmp_path, {"note": "kept"}, END, ROLL)
    raw = path.read_bytes()
    code, err = answer("n\n", "resume", str(path))
    assert code == 3
    assert f"{path}:3: " in err
    assert not saves.saves()
    answer("y\n", "resume", str(path))
    (save,) = saves.saves()
    assert screen.games == [save.path]
    assert lines_of(save.path)[1] == {"note": "kept"}
    assert path.read_bytes() == raw


def test_a_record_of_another_board_goes_on_in_a_new_save(screen: Screen, tmp_path: Path) -> None:
    path = record(tmp_path, {"title": "سفر"}, ROLL, board_sha256="0" * 64)
    raw = path.read_bytes()
    code, err = answer("n\n", "resume", str(path))
    assert code == 3
    assert "another version of the board tehran" in err
    assert not saves.saves()
    answer("y\n", "resume", str(path))
    (save,) = saves.saves()
    assert save.title == "سفر"
    assert lines_of(save.path)[:3] == [HEADER, {"title": "سفر"}, ROLL]
    assert path.read_bytes() == raw


def test_where_another_board_stops_the_game_is_asked_too(screen: Screen, tmp_path: Path) -> None:
    path = record(tmp_path, {"note": "kept"}, END, ROLL, board_sha256="0" * 64)
    code, err = answer("y\nn\n", "resume", str(path))
    assert code == 3
    assert f"{path}:3: " in err
    assert not saves.saves()
    answer("y\ny\n", "resume", str(path))
    (save,) = saves.saves()
    assert lines_of(save.path)[:2] == [HEADER, {"note": "kept"}]


def test_all_but_resume_refuse_another_board_and_say_what_helps(tmp_path: Path) -> None:
    path = record(tmp_path, ROLL, board_sha256="0" * 64)
    code, err = answer("", "state", str(path))
    assert code == 3
    assert "board tehran" in err
    assert "monopoly resume" in err
