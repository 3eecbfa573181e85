"""The folder of saves: what is in it, what it is called, and that nothing leads out of it."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from monopoly_tui import board_shelf, names, saves
from monopoly_tui.record.fault import BadHeader
from monopoly_tui.record.header import read_header
from monopoly_tui.rules.classic.options import SPECS
from monopoly_tui.saves import ManySaves, NoSave
from monopoly_tui.sitting import Busy, Sitting
from tests.record.writing import END, HEADER, ROLL, lines_of, play_on, record

CHOICES = {"players": ["Ali", "Sara"], "rules": {"rounds": 2, "auction": "off"}}
NOON = datetime(2024, 3, 20, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MONOPOLY_DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "data" / "saves").mkdir(parents=True)
    return tmp_path / "data" / "saves"


def played(acts: int = 0, **choices: object) -> Path:
    sitting = saves.begin(saves.new_header(CHOICES | choices, NOON))
    play_on(sitting, acts)
    sitting.close()
    return sitting.path


def test_the_folder_is_the_systems_unless_the_environment_says_otherwise(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert saves.folder() == folder
    monkeypatch.delenv("MONOPOLY_DATA_DIR")
    assert saves.folder() == Path(os.environ["XDG_DATA_HOME"]) / "monopoly" / "saves"


def test_a_new_header_spells_everything_out() -> None:
    header = saves.new_header(CHOICES, NOON)
    assert header["started"] == "2024-03-20T12:00:00+00:00"
    assert header["board_sha256"] == board_shelf.digest(board_shelf.text_of("tehran"))
    assert header["rules"].keys() == {"preset", *SPECS}
    assert (header["rules"]["end"], header["rules"]["rounds"]) == ("rounds", 2)
    assert header["players"][1] == {"name": "Sara", "kind": "human"}
    assert read_header(header).options == read_header(header | {"rules": CHOICES["rules"]}).options
    assert header["seed"] != saves.new_header(CHOICES, NOON)["seed"]
    assert saves.new_header(CHOICES | {"seed": 5})["seed"] == 5
    with pytest.raises(BadHeader):
        saves.new_header({"players": ["Ali"]})


def test_a_board_of_ones_own_goes_into_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(board_shelf.text_of("tehran").replace('id = "tehran"', 'id = "mine"'), encoding="utf-8")
    path = played(board=str(file))
    file.unlink()
    sitting = Sitting.open(path)
    assert sitting.board.id == "mine"
    sitting.close()


def test_saves_are_listed_without_being_played() -> None:
    half, whole = played(1, title="Nowruz"), played(99)
    os.utime(half, (5, 5))
    found = saves.saves()
    assert [(save.path, save.over) for save in found] == [(whole, True), (half, False)]
    assert found[1].title == "Nowruz"
    assert (found[1].board, found[1].started, found[1].players) == ("tehran", "2024-03-20 12:00", ("Ali", "Sara"))
    assert [save.path for save in saves.unfinished()] == [half]


def test_a_save_that_cannot_be_read_is_listed_as_such(folder: Path) -> None:
    (folder / "empty.mono").write_bytes(b"")
    (folder / "cut.mono").write_bytes(b'{"record": 1, "boa')
    (folder / "noise.mono").write_bytes(os.urandom(500) + b"\n")
    (folder / "other.mono").write_bytes(b'{"x": 1}\n')
    (folder / "odd.mono").write_bytes(b'{"record": 1, "players": {"a": 1}, "title": [], "board": "\\u001b[2J"}\n')
    (folder / "folder.mono").mkdir()
    (folder / "notes.txt").write_text("x")
    found = {save.id: save for save in saves.saves()}
    assert sorted(found) == ["cut", "empty", "noise", "odd", "other"]
    assert all(found[name].fault is not None for name in ("cut", "empty", "noise", "other"))
    assert (found["odd"].players, found["odd"].title, found["odd"].board) == ((), "", "[2J")


def test_a_save_is_found_by_id_its_beginning_or_title(folder: Path) -> None:
    for name, title in (("abc234", "One"), ("abd567", "Two"), ("xyz", "Two")):
        record(folder, title=title, name=f"{name}.mono")
    assert saves.find("abc234").id == "abc234"
    assert saves.find("ABC").id == "abc234"
    assert saves.find("one").id == "abc234"
    with pytest.raises(ManySaves):
        saves.find("ab")
    with pytest.raises(ManySaves):
        saves.find("two")


@pytest.mark.parametrize("name", ["", "..", "../game", "/etc/passwd", "*", "a\x00b", "zzz"])
def test_no_name_leads_out_of_the_folder(folder: Path, name: str) -> None:
    record(folder.parent, name="game.mono")
    record(folder)
    with pytest.raises(NoSave):
        saves.find(name)


def test_a_title_is_changed_by_a_line(folder: Path) -> None:
    path = record(folder, ROLL, title="Old")
    path.write_bytes(path.read_bytes() + b'{"torn')
    saves.rename(path, "New\x1b[2J\nyear")
    assert lines_of(path)[-1] == {"title": "New[2J year"}
    assert saves.glance(path).title == "New[2J year"


def test_a_game_that_is_over_stays_so_under_another_title() -> None:
    path = played(99)
    saves.rename(path, "Done")
    assert saves.glance(path).over


def test_a_save_being_played_is_neither_renamed_nor_deleted() -> None:
    sitting = Sitting.open(played())
    with pytest.raises(Busy):
        saves.rename(sitting.path, "x")
    with pytest.raises(Busy):
        saves.remove(sitting.path)
    sitting.close()
    saves.remove(sitting.path)
    assert [*saves.folder().iterdir()] == []


def test_a_record_is_gone_on_with_from_its_last_good_line(folder: Path) -> None:
    path = record(folder, ROLL, END, {"note": "x"})
    first, second, *_ = path.read_bytes().splitlines(keepends=True)
    copy = saves.branch(path, len(first + second), HEADER | {"title": "سفر"})
    assert copy.parent == folder
    assert copy != path
    assert lines_of(copy) == [HEADER | {"title": "سفر"}, ROLL]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Ali", None),
        ("علی‌رضا", None),
        ("José", None),
        ("李小龍李小龍", None),
        ("twelve cells", None),
        ("", "name-empty"),
        ("\u200c", "name-empty"),
        ("a\tb", "name-characters"),
        ("a\u202eb", "name-characters"),
        ("\u0301a", "name-characters"),
        ("a\ud800", "name-characters"),
        ("thirteen cell", "name-long"),
        ("李小龍李小龍李", "name-long"),
    ],
)
def test_what_a_player_may_be_called(name: str, reason: str | None) -> None:
    refusal = names.fault(names.tidy(name))
    assert (refusal.reason if refusal else None) == reason


def test_names_that_people_would_not_tell_apart_clash() -> None:
    assert names.clash(["Straße", "STRASSE"]) == "STRASSE"
    assert names.clash(["علی‌رضا", "علیرضا"]) == "علیرضا"
    assert names.clash(["Ali", "Sara"]) is None
    assert names.tidy("  Jose\u0301   B ") == "José B"
