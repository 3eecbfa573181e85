"""Bots as people name them on the command line: bot:hard, bot=Robo, bot:cmd:PROGRAM. Seats nobody."""

from __future__ import annotations

import re
import shlex
from shutil import which
from typing import Final, NamedTuple

from monopoly_tui.bots import BOTS
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.text.speaker import Speaker

USUAL: Final = "medium"
"""The level of a bot for which none is given."""
BOT: Final = re.compile(r"bot(?::(?:cmd:(?P<program>.+)|(?P<level>[^:=]*)))?(?:=(?P<name>.*))?", re.IGNORECASE)


class BotWord(NamedTuple):
    """A bot as it was named; a program has no level. `name` is "" where none was given."""

    level: str
    program: str
    name: str


def read_bot(say: Speaker, word: str) -> BotWord | None:
    """A bot, or None for a word that is a person's name; or the exit that says what is wrong with it."""
    match = BOT.fullmatch(word)
    if match is None:
        return None
    program = match["program"]
    if program is not None:
        check_program(say, program)
        return BotWord("", program, "")
    level = (match["level"] or USUAL).lower()
    if level not in BOTS:
        raise fail(say("simulate-level", level=level, levels=[*BOTS]), Code.USE)
    return BotWord(level, "", (match["name"] or "").strip())


def check_program(say: Speaker, program: str) -> None:
    """Nothing for a program that is there, or the exit that says it is not."""
    try:
        words = shlex.split(program)
    except ValueError:
        words = []
    if not words:
        raise fail(say("simulate-program-words", program=program), Code.USE)
    if which(words[0]) is None:
        raise fail(say("simulate-program", program=words[0]), Code.MISSING)
