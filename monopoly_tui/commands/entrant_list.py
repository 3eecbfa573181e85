"""Who plays in a simulation, from what stands on the command line: `--players "bot:hard,bot=Old,bot:cmd:PROGRAM"`."""

from __future__ import annotations

import re
import shlex
from shutil import which
from typing import Final

from monopoly_tui import names
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.seat_list import read_player
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.simulate.lineup import Entrant
from monopoly_tui.text.speaker import Speaker

PROGRAM: Final = "bot:cmd:"
"""What a bot begins with that is a program."""


def read_entrants(say: Speaker, words: str, most: int) -> tuple[Entrant, ...]:
    """The bots of a list with commas, or the exit that says what is wrong with it."""
    found = [read_entrant(say, word.strip()) for word in re.split("[,،]", words) if word.strip()]
    if not FEWEST_PLAYERS <= len(found) <= most:
        key = "cli-players-few" if len(found) < FEWEST_PLAYERS else "cli-players-many"
        raise fail(say, say(key, least=FEWEST_PLAYERS, most=most, given=len(found), example="bot,bot"), Code.USE)
    return tuple(found)


def read_entrant(say: Speaker, word: str) -> Entrant:
    """One bot; without a name it is called by its level or program."""
    if word.lower().startswith(PROGRAM):
        return read_program(say, word[len(PROGRAM) :].strip())
    bot = read_player(say, word)
    if isinstance(bot, str):
        raise fail(say, say("simulate-person", name=bot), Code.USE)
    name = names.tidy(bot["name"])
    if name and (refusal := names.fault(name)):
        raise fail(say, say(refusal.reason, **refusal.data), Code.USE)
    return Entrant(name or bot["kind"], level=bot["kind"])


def read_program(say: Speaker, program: str) -> Entrant:
    """Somebody else's bot, whose program must be there."""
    try:
        words = shlex.split(program)
    except ValueError:
        words = []
    if not words:
        raise fail(say, say("simulate-program-words", program=program), Code.USE)
    if which(words[0]) is None:
        raise fail(say, say("simulate-program", program=words[0]), Code.MISSING)
    return Entrant(program, program=program)
