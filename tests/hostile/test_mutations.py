"""Good boards, records, headers, names, settings and plain lines, changed at random: each is refused well or harmless.

A hundred in the quick run; with `-m long` three thousand files and sixteen thousand lines.
"""

import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from monopoly_tui import keymap
from monopoly_tui.board_shelf import shipped, text_of
from monopoly_tui.plain.race import PlainRace
from monopoly_tui.plain.table import PlainTable
from monopoly_tui.sitting import Sitting
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import View
from tests.hostile.mutation import TRICKS, mutated, revalued, written
from tests.hostile.trial import (
    SAY,
    header_of,
    smuggled,
    try_board,
    try_config,
    try_header,
    try_name,
    try_record,
)
from tests.plain.typing import typed
from tests.random_play import choose
from tests.record.writing import HEADER

ROOT = Path(__file__).resolve().parents[1]
RECORDS = sorted((ROOT / "golden").glob("*.mono")) + sorted((ROOT / "cases").glob("*.mono"))
LINES = 80
"""Of a record that are taken, so that a trial is short."""
CONFIG = (
    'lang = "fa"\nspeed = "fast"\nplain = false\nbell = true  # a sound\n\n[keys]\nbuy = ["z", "F7"]\ntrade = "F8"\n'
)
WORDS = "roll buy decline bid 150 trade sara give r2 +50 get e1 end pass build a1 pay yes no 1 2 x v log help why undo"
RACE = HEADER | {"board": "haft-khan", "rules": {}, "players": ["Ali", "Sara", "Mina"], "order": [0, 1, 2]}
Tally = Callable[[str, object], None]


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on disk is not what these tests are about."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def boards(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many board files."""
    texts = [text_of(name).encode() for name in shipped()]
    return Counter(try_board(mutated(random.choice(texts), random), random) for _ in range(count))


def records(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many records, most with a line or two whose JSON holds something else."""
    tally: Counter[str] = Counter()
    for number in range(count):
        lines = random.choice(RECORDS).read_bytes().splitlines(keepends=True)[:LINES]
        for _ in range(random.choice((1, 1, 2))):
            at = random.randrange(len(lines))
            lines[at] = mutated(lines[at], random) if random.random() < 0.4 else one_value_off(lines[at], random)
        path = folder / f"{number}.mono"
        path.write_bytes(b"".join(lines))
        tally[try_record(path, random)] += 1
    return tally


def one_value_off(line: bytes, random: Random) -> bytes:
    """A line with one wrong value; one that was spoilt before is spoilt again."""
    try:
        return written(revalued(json.loads(line), random))
    except ValueError:
        return mutated(line, random)


def headers(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many headers."""
    known = [header_of(path.read_bytes()) for path in RECORDS]
    return Counter(try_header(as_object(revalued(random.choice(known), random)), random) for _ in range(count))


def as_object(data: object) -> dict[str, object]:
    """A header is an object; whoever reads the line sees to that."""
    return data if isinstance(data, dict) else HEADER | {"title": data}


def player_names(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many names."""
    return Counter(
        try_name(mutated("Sara رضا".encode(), random).decode(errors="surrogateescape")) for _ in range(count)
    )


def configs(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many config files."""
    path = folder / "config.toml"
    return Counter(try_config(mutated(CONFIG.encode(), random), path) for _ in range(count))


def plain_lines(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many lines typed at the plain game, good ones among them so that it goes on."""
    said: list[str] = []
    tally: Counter[str] = Counter()
    words = [*WORDS.split(), *keymap.ACTIONS.values()]
    while tally.total() < count:
        sitting = Sitting.new(HEADER, folder / f"{tally.total()}.mono")
        table = PlainTable(View(sitting, SAY), said.append)
        table.begin()
        while sitting.decision().kind != "over" and tally.total() < count:
            for good in typed(sitting.board, choose(sitting.game, random), sitting.decision().by is None):
                table.answer(good)
            line = " ".join(random.choices(words, k=random.choice((1, 1, 2, 4))))
            if random.random() < 0.6:
                line = mutated(line.encode(), random).decode(errors="surrogateescape")
            before = len(sitting.log)
            table.answer(line + "\n")
            assert not smuggled("".join(said)), line
            said.clear()
            tally["played" if len(sitting.log) > before else "refused"] += 1
        sitting.close()
    return tally


def race_lines(count: int, random: Random, folder: Path) -> Counter[str]:
    """So many lines typed at the plain race, keys that are asked for among them so that it goes on."""
    said: list[str] = []
    tally: Counter[str] = Counter()
    while tally.total() < count:
        sitting = Sitting.new(RACE, folder / f"race-{tally.total()}.mono")
        race = PlainRace(RaceView(sitting, SAY), said.append)
        race.begin()
        while sitting.decision().kind != "over" and not race.left and tally.total() < count:
            keys = race.desk.page.keys()
            asked = [key.name for key in keys if key.label and not key.reason]
            if random.random() < 0.5:
                race.answer(random.choice(asked))
            line = random.choice((*asked, "help", "log", "undo", "0", "9"))
            if random.random() < 0.6:
                line = mutated(line.encode(), random).decode(errors="surrogateescape")
            before = len(sitting.log)
            race.answer(line + "\n")
            assert not smuggled("".join(said)), line
            said.clear()
            tally["played" if len(sitting.log) > before else "refused"] += 1
        sitting.close()
    return tally


KINDS = {
    "boards": (boards, 20, 1000),
    "records": (records, 25, 1000),
    "configs": (configs, 20, 1000),
    "headers": (headers, 25, 4000),
    "names": (player_names, 50, 4000),
    "plain lines": (plain_lines, 60, 4000),
    "plain lines of a race": (race_lines, 60, 4000),
}
"""What is changed, and how many of it in the quick run and in the long one."""


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_changed_is_refused_well_or_harmless(tmp_path: Path, kind: str) -> None:
    trial, count, _ = KINDS[kind]
    assert trial(count, Random(kind), tmp_path).total() == count


def test_what_is_not_changed_is_let_in(tmp_path: Path) -> None:
    """Else the changes would show nothing."""
    random = Random(0)
    assert {try_board(text_of(name).encode(), random) for name in shipped()} == {"played"}
    assert try_config(CONFIG.encode(), tmp_path / "config.toml") == "played"
    assert {try_header(header_of(path.read_bytes()), random) for path in RECORDS if "golden" in path.parts} == {
        "played"
    }


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_thousands_of_changes(tmp_path: Path, kind: str, record_property: Tally) -> None:
    trial, _, count = KINDS[kind]
    tally = trial(count, Random(f"many {kind}"), tmp_path)
    assert tally.total() == count
    record_property("tally", {f"hostile {kind}, {end}": number for end, number in tally.items()})


@pytest.mark.parametrize("text", TRICKS, ids=range(len(TRICKS)))
def test_no_trick_passes_as_a_name_or_title(text: str) -> None:
    for name in (text, f"a{text}b", text * 3):
        try_name(name)
