"""The real program in a terminal with hostile data: no control, escape or bidi order of it ever gets there."""

from pathlib import Path

import pytest

from monopoly_tui.board_shelf import digest, text_of
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
    text = (
        text_of("tehran").replace('en = "Shush"', 'en = "[/][b]Shush"').replace('en = "Tehran"', 'en = "[red]Tehran"')
    )
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
        terminal.child.send("\x03")
        terminal.end()
        assert not strange(terminal.written), words
