"""No id, title or name leads outside the folder of saves: every file that the program opens to write is looked at."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.record.writing import END, HEADER, ROLL, as_line

QUICK = ("../../escaped", "\x1b]0;x\x07")
TRICKS = ("/tmp/escaped", "..", ".", "a/b", "~/x", "-x", "C:\\x", "x\x00y", "x\ny")
CHILD = """
import io, json, os, sys
from monopoly_tui.cli import main
home, runs = sys.argv[1], json.loads(sys.argv[2])
NAMED = {"os.rename": (0, 1), "os.remove": (0,), "os.mkdir": (0,), "os.rmdir": (0,), "os.link": (0, 1)}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

def look(event, args):
    if event == "open" and isinstance(args[0], str) and args[2] & WRITING:
        touched = [args[0]]
    else:
        touched = [args[at] for at in NAMED.get(event, ())]
    for path in map(str, touched):
        if path != os.devnull and not os.path.realpath(path).startswith(home + os.sep):
            os.write(2, f"OUTSIDE {event} {path!r}\\n".encode())

sys.addaudithook(look)
for words, typed in runs:
    sys.stdin = io.StringIO(typed)
    main(words)
"""


@pytest.mark.parametrize(
    "trick", [*QUICK, *(pytest.param(trick, marks=pytest.mark.long) for trick in TRICKS)], ids=ascii
)
def test_nothing_is_written_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trick: str) -> None:
    home = tmp_path / "home"
    folder = home / "data" / "monopoly" / "saves"
    folder.mkdir(parents=True)
    evil = HEADER | {"id": trick, "title": trick, "started": trick}
    (folder / "evil.mono").write_text(as_line(evil) + as_line(ROLL), encoding="utf-8")
    (folder / "split.mono").write_text(as_line(evil) + as_line(END) + as_line(ROLL), encoding="utf-8")
    (folder / "moved.mono").write_text(as_line(evil | {"board_sha256": "0" * 64}) + as_line(ROLL), encoding="utf-8")
    plain = "roll\nbuy\nquit\n"
    runs = [
        (["resume", "--plain", "evil"], plain),
        (["resume", "--plain", "split"], "y\n" + plain),
        (["resume", "--plain", "moved"], "y\n" + plain),
        (["saves", "list"], ""),
        (["saves", "show", trick], ""),
        (["saves", "rename", "evil", "--", trick], ""),
        (["saves", "remove", "--force", "--", trick], ""),
        (["new", "--plain", "--players", "Ali,Sara", "--title", trick], plain),
        (["new", "--plain", "--players", "Ali,Sara", "--board", trick], plain),
        (["new", "--plain", "--players", f"Ali,{trick}"], plain),
    ]
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(home), json.dumps(runs)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "OUTSIDE" not in done.stderr
    assert "fault of the game" not in done.stderr
    assert done.stderr.count("Saved: ") >= 4
    assert {path.name for path in home.iterdir()} <= {"data", "config", "state"}
    assert {path.suffix for path in folder.iterdir()} <= {".mono", ".lock"}
    assert not (tmp_path / "escaped").exists()
