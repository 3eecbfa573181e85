"""The real program in a terminal with hostile data: no control, escape or bidi order of it ever gets there."""

import sys
from pathlib import Path
from random import Random

import pytest

from monopoly_tui import saves
from monopoly_tui.board_shelf import digest, text_of
from monopoly_tui.sitting import Sitting
from tests.any_game import choose
from tests.hostile.mutation import TRICKS
from tests.hostile.wire import strange
from tests.pty.terminal import Terminal
from tests.record.writing import HEADER, ROLL, as_line

NAMES = ("[/]", "[red]x", "{0} %s $x", "نیما‌جان")
TITLE = "[@click=app.quit]go[/]\x1b]0;owned\x07\u202eevil"
PASTE = "\x1b[200~a\x1b]0;owned\x07\u202e\u200b[/]\x9b2J\x1b[201~"


def record(folder: Path, **changes: object) -> Path:
    """A record at its first roll."""
    path = folder / "game.mono"
    header = {key: value for key, value in HEADER.items() if key != "order"} | changes
    path.write_text(as_line(header), encoding="utf-8")
    return path


def hostile_tehran() -> str:
    """A board of one's own with names that are orders elsewhere."""
    text = text_of("tehran").replace('en = "Shush"', 'en = "[/][b]Shush"')
    return text.replace('en = "Tehran"', 'en = "[red]Tehran"')


def leave(terminal: Terminal) -> None:
    """End it with Ctrl+C, and look at all it ever wrote."""
    terminal.child.send("\x03")
    assert terminal.end() == 130
    assert not strange(terminal.written)


def test_names_and_title_are_shown_as_they_are(tmp_path: Path) -> None:
    terminal = Terminal("resume", str(record(tmp_path, players=list(NAMES), title=TITLE)), cols=120, rows=40)
    terminal.until("Trade")
    assert "[red]x" in terminal.text()
    for key in "l1234?":
        terminal.child.send(key)
        terminal.child.send("\x1b")
    leave(terminal)


def test_a_board_of_ones_own_is_shown_as_it_is(tmp_path: Path) -> None:
    text = hostile_tehran()
    path = record(tmp_path, board_text=text, board_sha256=digest(text))
    terminal = Terminal("resume", str(path), cols=120, rows=40)
    terminal.until("[red]Tehran")
    terminal.until("Trade")
    terminal.child.send("v")
    leave(terminal)


def test_what_is_pasted_into_a_name_stays_there(tmp_path: Path) -> None:
    terminal = Terminal("new")
    terminal.until("Press Space to start")
    terminal.child.send("n")
    terminal.until("Enter")
    terminal.child.send("\x7f" * 12 + PASTE)
    terminal.until("[/]")
    terminal.child.send("\r")
    leave(terminal)


def test_a_race_is_shown_as_it_is(tmp_path: Path) -> None:
    text = text_of("haft-khan").replace('en = "Rostam"', 'en = "[b]Ros[/]"').replace('en = "Zabol"', 'en = "[b]Zabol"')
    changes = {"board": "haft-khan", "rules": {}, "players": NAMES[:3], "title": TITLE}
    path = record(tmp_path, **changes, board_text=text, board_sha256=digest(text))
    terminal = Terminal("resume", str(path), cols=120, rows=40)
    terminal.until("[b]Zabol")
    terminal.until("[red]x")
    for key in (" ", "?", "\x1b", "l", "\x1b", "1"):
        terminal.child.send(key)
    leave(terminal)


@pytest.mark.parametrize("board", ["tehran", "haft-khan"])
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_look_back_shows_what_is_in_the_record(tmp_path: Path, board: str, plain: tuple[str, ...]) -> None:
    path = record(tmp_path, board=board, rules={}, players=NAMES[:3], title=TITLE, started=TITLE)
    sitting = Sitting.open(path)
    random = Random(board)
    for _ in range(30):
        sitting.submit(choose(sitting.game, random))
    sitting.close()
    with path.open("a", encoding="utf-8") as file:
        file.write("".join(map(as_line, ({"title": TITLE}, {"note": "".join(TRICKS[:9])}, {"by": 0, "do": TITLE}))))
    terminal = Terminal("replay", *plain, str(path), cols=120, rows=40)
    if plain:
        terminal.end()
        assert b"[red]x" in terminal.written
        assert not strange(terminal.written)
        return
    terminal.until("[red]x")
    for key in ("\x1b[C", " ", "\x1b[F", "l", "\x1b", "?", "\x1b", "\x1b[H"):
        terminal.child.send(key)
    leave(terminal)


def test_a_simulation_tells_of_boards_and_bots_as_they_are(tmp_path: Path) -> None:
    board = tmp_path / "own.toml"
    board.write_text(hostile_tehran(), encoding="utf-8")
    program = tmp_path / "[bold]bot.py"
    program.write_text(f"import sys\nfor line in sys.stdin: print({TITLE!r}, flush=True); sys.stderr.write({TITLE!r})")
    players = f"bot:easy=[red]x,bot:cmd:{sys.executable} -S {program}"
    words = ("--board", str(board), "--players", players, "--games", "2", "--rounds", "2", "--jobs", "1")
    terminal = Terminal("simulate", *words, cols=160)
    assert terminal.end() == 0
    assert b"[red]Tehran" in terminal.written
    assert b"[red]x" in terminal.written
    assert b"[bold]bot.py: " in terminal.written
    assert not strange(terminal.written)


@pytest.mark.parametrize("board", ["tehran", "haft-khan"])
def test_what_the_lobby_is_given_is_shown_as_it_is(tmp_path: Path, board: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(hostile_tehran() if board == "tehran" else text_of(board).replace('en = "Haft', 'en = "[b]Haft'))
    terminal = Terminal("new", "--board", str(path), "--title", TITLE, cols=120, rows=40)
    terminal.until("Press Space to start")
    for key in ("n", PASTE, "\r", "k", "2", "?", "\x1b"):
        terminal.child.send(key)
    leave(terminal)


def test_the_first_screen_lists_saves_as_they_are() -> None:
    folder = saves.folder()
    folder.mkdir(parents=True)
    record(folder, players=NAMES, title=TITLE).rename(folder / "evil\x1b]0;owned\x07.mono")
    record(folder, players=NAMES, title="[red]mine", board="haft-khan", rules={}).rename(folder / "[b]race.mono")
    (folder / "broken\u202e.mono").write_text("\x1b]0;owned\x07[/]")
    terminal = Terminal(cols=120, rows=40)
    terminal.until("[red]mine")
    for key in ("\x1b[B", "\x1b[B", "\r", "\x1b[A", "\r"):
        terminal.child.send(key)
    leave(terminal)


@pytest.mark.parametrize("words", ["saves list", "saves show evil", "check evil", "state evil"])
def test_commands_about_a_hostile_save(tmp_path: Path, words: str) -> None:
    lines = [HEADER | {"title": TITLE}, ROLL, {"title": TITLE}, {"note": "".join(TRICKS[:9])}, {"by": 0, "do": TITLE}]
    path = tmp_path / "evil\x1b]0;owned\x07.mono"
    path.write_text("".join(map(as_line, lines)) + as_line({"note": 1}), encoding="utf-8")
    terminal = Terminal(*words.replace("evil", str(path)).split(" "))
    terminal.end()
    assert terminal.written
    assert not strange(terminal.written)


@pytest.mark.parametrize("number", range(len(TRICKS)))
@pytest.mark.long
def test_every_trick_as_an_argument(tmp_path: Path, number: int) -> None:
    trick = TRICKS[number].encode(errors="surrogatepass").replace(b"\0", b"").decode(errors="surrogateescape")
    for words in (
        ["new", "--players", trick], ["new", "--board", trick], ["new", "--set", f"{trick}=1"],
        ["new", "--rules", trick],
        ["new", "--rounds", trick], ["new", "--seed", trick], ["saves", "show", trick], ["resume", trick],
        ["state", f"{trick}.mono"], ["check", trick], ["boards", "validate", trick], ["rules", trick], [trick],
        ["config", "set", "lang", trick], ["config", "get", trick], ["--lang", trick, "saves", "list"],
    ):  # fmt: skip
        terminal = Terminal(*words)
        while b"\n" not in terminal.written and b"\x1b[?1049h" not in terminal.written and terminal.read():
            pass
        if b"\x1b[?1049h" in terminal.written:  # else it ends by itself
            terminal.child.send("\x03")
        terminal.end()
        assert not strange(terminal.written), words
