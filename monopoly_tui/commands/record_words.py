"""What is wrong with a record, or with its file, in one sentence and an exit code. Knows no screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from monopoly_tui.commands import file_words
from monopoly_tui.commands.failure import Code, begun_small, fail
from monopoly_tui.engine.step import Refusal
from monopoly_tui.record.expect import NOTHING
from monopoly_tui.record.fault import BadRecord, NewerFormat, shown
from monopoly_tui.record.journal import Busy
from monopoly_tui.record.replay import Replay, Stop
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.text.any_game import say_refusal
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.text.telling import Teller

if TYPE_CHECKING:
    from monopoly_tui.text.gamer_telling import GamerTeller

FAULTS = (BadRecord, Busy, OSError)
"""What can go wrong with a record that is opened."""


def sentence(say: Speaker, refusal: Refusal) -> str:
    """Why something cannot be, where there is no game yet."""
    return say(refusal.reason, **refusal.data) if refusal.reason in say else begun_small(say_refusal(say, refusal))


def said(say: Speaker, path: Path, error: Exception, *, writing: bool = False) -> tuple[str, Code]:
    """One of FAULTS at `path`, met in reading or `writing`, in a sentence, and the exit code it stands for."""
    file = str(path)
    match error:
        case BadRecord():
            code = Code.CONFLICT if isinstance(error, NewerFormat) else Code.DATA
            return say("cli-place", file=file, line=error.line, why=sentence(say, error.refusal)), code
        case Busy():
            return say("cli-busy", file=file), Code.CONFLICT
        case OSError():
            return file_words.said(say, path, error, writing=writing)
    raise error


def bad_record(say: Speaker, path: Path, error: Exception, *, writing: bool = False) -> typer.Exit:
    """Say on stderr what is wrong with the record at `path`; the exit to raise."""
    return fail(say, *said(say, path, error, writing=writing))


def where_stopped(say: Speaker, path: Path, replay: Replay, stop: Stop) -> str:
    """The line at which a replay of the record at `path` stopped, and why."""
    return say("cli-place", file=str(path), line=stop.line, why=why_stopped(say, replay, stop))


def why_stopped(say: Speaker, replay: Replay, stop: Stop) -> str:
    """What a replay expected where it stopped, and what it found."""
    if stop.difference is not None:
        found = say("cli-nothing") if stop.difference.found is NOTHING else shown(stop.difference.found)
        return say("cli-differs", path=stop.difference.path, expected=shown(stop.difference.expected), found=found)
    if stop.refusal is None:
        return say(f"cli-{stop.what}")
    known = stop.refusal.reason in say
    why = say(stop.refusal.reason, **stop.refusal.data) if known else teller_of(say, replay).refusal(stop.refusal)
    told = say(f"cli-{stop.what}-refused", why=why, act=shown(stop.found))
    acts = [*dict.fromkeys(act["do"] for act in replay.course.game.legal())] if stop.what == "act" else []
    return f"{told} {say('cli-act-allowed', acts=acts)}" if acts else told


def teller_of(say: Speaker, replay: Replay) -> Teller | GamerTeller:
    """Who speaks of the game of a record."""
    board, names = replay.header.board, [player.name for player in replay.players]
    if isinstance(board, Board):
        return Teller(say, board, names, balances=replay.header.options.balances == "open")
    from monopoly_tui.text.gamer_telling import GamerTeller  # takes long, and few commands tell of races

    return GamerTeller(say, board, names)
