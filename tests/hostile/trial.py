"""What hostile data is put through: each trial ends in a sentence with its place, or in something played harmlessly."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from monopoly_tui import board_shelf, config_file, names, saves
from monopoly_tui.commands.chosen import told
from monopoly_tui.commands.record_words import said, sentence, why_stopped
from monopoly_tui.record.fault import BadHeader, BadRecord
from monopoly_tui.record.header import read_header
from monopoly_tui.record.replay import check
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.game import start
from monopoly_tui.rules.classic.options import resolve
from monopoly_tui.settings import BadConfig
from monopoly_tui.sitting import Diverged, Sitting
from monopoly_tui.text.board_text import fault_line
from monopoly_tui.text.gamer_telling import GamerTeller
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.text.telling import Teller
from tests.any_game import choose

SAY = Speaker()
PLAYED = 12
"""Acts played of a game that was let in."""
LONGEST = 4000
"""Characters of a sentence about a fault, names and lists in it and all."""


def smuggled(text: str) -> set[str]:
    """The characters of a text that could steer a terminal or turn what is read: none may ever pass."""
    return {
        char
        for char in text
        if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and char not in "\n\u200c"
    }


def assert_sentence(text: str) -> None:
    """One line, harmless, and of a length that can be read."""
    assert text
    assert "\n" not in text
    assert len(text) <= LONGEST
    assert not smuggled(text), smuggled(text)


def try_board(raw: bytes, random: Random) -> str:
    """A board file: what became of it."""
    board, faults = board_shelf.examine(raw)
    for fault in faults:
        line = fault_line(SAY, "my.toml", fault)
        assert_sentence(line)
        assert re.match(r"my\.toml:[1-9]\d*: ", line)
    if board is None:
        assert any(not fault.warning for fault in faults)
        return "refused"
    if isinstance(board, Board):
        play = start(board, resolve(board, {}), 3)
        for lang in ("en", "fa"):
            teller = Teller(Speaker(lang), board, ["a", "b", "c"])
            assert not smuggled("".join(map(teller.square, range(len(board.squares)))))
            assert not smuggled("".join(map(teller.card, board.cards)))
        del play
    return "played"


def try_record(path: Path, random: Random) -> str:
    """A record's file: what became of it."""
    raw = path.read_bytes()
    save = saves.glance(path)
    assert not smuggled("".join((save.id, save.title, save.board, save.started, *save.players)))
    try:
        verdict = check(path)
    except (BadRecord, OSError) as error:
        text, _ = said(SAY, path, error)
        assert_sentence(text)
        assert re.search(r":\d+: ", text)
        return "refused"
    if verdict.replay is not None and verdict.stopped is not None:
        assert_sentence(why_stopped(SAY, verdict.replay, verdict.stopped))
    try:
        sitting = Sitting.open(path)
    except (BadRecord, Diverged):
        assert path.read_bytes() == raw, "what cannot be played is left alone"
        return "stopped"
    play_on(sitting, random)
    sitting.close()
    assert check(path).stopped is None or verdict.stopped is not None
    return "played"


def play_on(sitting: Sitting, random: Random) -> None:
    """Some acts more; all that is told of the game is harmless."""
    maker = Teller if isinstance(sitting.board, Board) else GamerTeller
    teller = maker(SAY, sitting.board, [player.name for player in sitting.players])
    for _ in range(PLAYED):
        if sitting.decision().kind == "over":
            break
        sitting.submit(choose(sitting.game, random))
    for entry in sitting.log:
        assert not smuggled(teller.event(entry.event))
    assert not smuggled(sitting.title)


def try_header(data: Mapping[str, Any], random: Random) -> str:
    """A header as other programs may hand it over: what became of it."""
    try:
        header = read_header(data)
        header.start()
    except BadHeader as bad:
        assert_sentence(said(SAY, Path("game.mono"), bad)[0])
        return "refused"
    assert not smuggled(header.title)
    assert not smuggled("".join(player.name for player in header.players))
    return "played"


def try_name(text: str) -> str:
    """A player's name and a game's title: what became of it."""
    assert not smuggled(names.title(text))
    name = names.tidy(text)
    refusal = names.fault(name)
    if refusal is None:
        assert not smuggled(name)
        return "played"
    assert_sentence(sentence(SAY, refusal))
    return "refused"


def try_config(raw: bytes, path: Path) -> str:
    """A config file: what became of it."""
    path.write_bytes(raw)
    try:
        config_file.load(path)
    except BadConfig as bad:
        text = told(SAY, bad)
        assert_sentence(text)
        assert re.search(r":[1-9]\d*: ", text)
        return "refused"
    return "played"


def header_of(raw: bytes) -> dict[str, Any]:
    """A record's first line."""
    data: dict[str, Any] = json.loads(raw.partition(b"\n")[0])
    return data
