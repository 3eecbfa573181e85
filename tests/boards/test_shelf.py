"""Finding boards: by id, by path, from any folder, out of an installed package."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monopoly_tui import board_shelf
from monopoly_tui.board_shelf import BoardNotFound, digest, fetch, find, load_text, shipped, text_of
from monopoly_tui.rules.board_faults import BadBoard
from monopoly_tui.rules.board_file import LIMIT

ODD = (
    text_of("tehran")
    .replace('id = "tehran"', 'id = "odd"')
    .replace("price = 60\n", "price = 75\n", 1)
    .replace("house_cost = 50\n", "house_cost = 57\n", 1)
    .replace("price = 200\n", "price = 0\n", 1)
    .replace("rents = [2, 10, 30, 90, 160, 250]", "rents = [0, 0, 1, 1, 3, 3]")
    .replace("amount = 200\n", "amount = 199\n", 1)
    .replace("amount = 15\n", "amount = 0\n", 1)
)


def test_a_shipped_board_is_found_by_id() -> None:
    assert find("kish").name["en"] == "Kish"
    assert find("kish") is find("kish")


def test_a_file_is_found_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd.toml").write_text(ODD, encoding="utf-8")
    assert find(str(tmp_path / "odd.toml")).id == "odd"
    monkeypatch.chdir(tmp_path)
    assert find("odd.toml").id == "odd"
    (tmp_path / "kish").write_text(ODD, encoding="utf-8")
    assert find("kish").id == "kish", "an id comes before a file of that name"
    assert find("./kish").id == "odd"


def test_odd_figures_are_kept_as_they_are() -> None:
    board = load_text(ODD, "odd.toml")
    assert (board.squares[1].price, board.squares[1].rents) == (75, (0, 0, 1, 1, 3, 3))
    assert board.house_cost[1] == board.house_cost[3] == 57
    assert (board.squares[5].price, board.squares[4].amount) == (0, 199)
    assert 5 in board.deeds, "a station for nothing is a deed all the same"
    assert board.cards["chance-speeding"].amount == 0
    assert board.groups[1].house_cost == 50


@pytest.mark.parametrize(
    ("name", "near"),
    [("tehrn", "tehran"), ("Kish", "kish"), ("bazar", "bazaar"), ("xyz", ""), ("", ""), ("a" * 9999, "")],
)
def test_an_unknown_name_is_met_with_the_known_ones(name: str, near: str) -> None:
    with pytest.raises(BoardNotFound) as caught:
        find(name)
    assert (caught.value.name, caught.value.known, caught.value.near) == (name, shipped(), near)


def test_what_is_no_file_is_bad(tmp_path: Path) -> None:
    with pytest.raises(BadBoard) as caught:
        find(str(tmp_path))
    assert [fault.reason for fault in caught.value.faults] == ["board-no-file"]


def test_a_path_with_a_nul_is_not_found() -> None:
    with pytest.raises(BoardNotFound):
        find("a\0b.toml")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be read here")
def test_a_file_that_may_not_be_read_is_bad(tmp_path: Path) -> None:
    path = tmp_path / "secret.toml"
    path.write_text(ODD, encoding="utf-8")
    path.chmod(0)
    with pytest.raises(BadBoard) as caught:
        find(str(path))
    assert [fault.reason for fault in caught.value.faults] == ["board-unreadable"]


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert len(fetch(str(path)).raw) == LIMIT + 1
    with pytest.raises(BadBoard):
        find(str(path))


def test_the_digest_is_that_of_the_file() -> None:
    raw = (board_shelf.folder() / "tehran.toml").read_bytes()
    assert digest(text_of("tehran")) == hashlib.sha256(raw).hexdigest()
    assert len({digest(text_of(name)) for name in shipped()}) == len(shipped())


def test_a_text_gives_the_same_board_as_its_file() -> None:
    assert load_text(text_of("bazaar"), "anywhere") == find("bazaar")


def test_an_installed_package_has_its_boards_inside(tmp_path: Path) -> None:
    package = Path(board_shelf.__file__).parent
    shutil.copytree(package, tmp_path / "monopoly_tui", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(board_shelf.folder(), tmp_path / "monopoly_tui" / "boards", dirs_exist_ok=True)
    code = "from monopoly_tui import board_shelf as b; print(b.folder(), b.find('kish').id)"
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-P", "-c", code], check=False, cwd="/", env=env, capture_output=True, text=True
    )
    assert done.stdout.split() == [str(tmp_path / "monopoly_tui" / "boards"), "kish"], done.stderr


def test_looking_for_a_board_loads_neither_parser_nor_screen() -> None:
    code = (
        "import sys; from monopoly_tui import board_shelf as b; b.shipped();"
        "print({'tomllib', 'difflib', 'textual', 'rich', 'fluent', 'typer'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.stdout.strip() == "set()", done.stderr
