"""Who sits where, from what stands on the command line: `--players "Ali,bot:hard,bot=Mina"` and `--bots 2:easy`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.record.header import LEVELS
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.chairs import FIRST_BOT, bot_name

BOT: Final = re.compile(r"bot(?::(?P<level>[^=]*))?(?:=(?P<name>.*))?", re.IGNORECASE)
COMPANIONS: Final = ("Ali", "Sara")
"""Names to propose where one is missing."""
Seat = str | dict[str, str]
"""Who sits there as a header has it: a person's name, or the name and kind of a bot."""


def read_players(say: Speaker, text: str, bots: str | None, most: int) -> list[Seat]:
    """The seats in order, a person as a name, a bot as a header has it; or the exit that says what is wrong.

    What a name may be is checked with the header. Bots without a name get one that nobody has.
    """
    words = [word.strip() for word in re.split("[,،]", text)]
    if not all(words):
        raise fail(say, say("cli-seat-empty", given=text), Code.USE)
    players = [*(read_player(say, word) for word in words), *read_bots(say, bots)]
    if not FEWEST_PLAYERS <= len(players) <= most:
        example = ",".join([*words, *(name for name in COMPANIONS if name not in words)][:FEWEST_PLAYERS])
        key = "cli-players-few" if len(players) < FEWEST_PLAYERS else "cli-players-many"
        raise fail(say, say(key, least=FEWEST_PLAYERS, most=most, given=len(players), example=example), Code.USE)
    taken = [player if isinstance(player, str) else player["name"] for player in players]
    for seat, player in enumerate(players):
        if isinstance(player, dict) and not player["name"]:
            taken[seat] = player["name"] = bot_name(say, taken)
    return players


def read_player(say: Speaker, word: str) -> Seat:
    """One seat: a name, or a bot as `bot`, `bot:LEVEL`, `bot=NAME` or `bot:LEVEL=NAME`."""
    found = BOT.fullmatch(word)
    if found is None:
        if re.search("[:=]", word):
            raise fail(say, say("cli-seat", given=word, levels=list(LEVELS)), Code.USE)
        return word
    return {"name": (found["name"] or "").strip(), "kind": read_level(say, found["level"])}


def read_bots(say: Speaker, bots: str | None) -> Iterator[dict[str, str]]:
    """The bots that `--bots N[:LEVEL]` seats after all others."""
    if bots is None:
        return
    count, colon, level = bots.partition(":")
    if not count.strip().isdecimal() or len(count.strip()) > 1:
        raise fail(say, say("cli-bots", given=bots), Code.USE)
    for _ in range(int(count)):
        yield {"name": "", "kind": read_level(say, level if colon else None)}


def read_level(say: Speaker, level: str | None) -> str:
    """How strong a bot is; the middle one where nothing is said."""
    chosen = FIRST_BOT if level is None else level.strip().lower()
    if chosen not in LEVELS:
        raise fail(say, say("cli-bot-level", given=chosen, levels=list(LEVELS)), Code.USE)
    return chosen
