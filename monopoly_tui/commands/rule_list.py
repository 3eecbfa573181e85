"""Which rules are chosen on the command line: `--rules`, `--set`, `--auction` and `--rounds`."""

from __future__ import annotations

from monopoly_tui import board_shelf
from monopoly_tui.commands import board_faults
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import SPECS, Value
from monopoly_tui.text.speaker import Speaker


def read_rules(
    say: Speaker,
    preset: str | None,
    settings: list[str],
    auction: str | None = None,
    rounds: str | None = None,
    flag: str = "--set",
) -> dict[str, Value]:
    """The header's `rules` from the options given; what a value may be is checked with the board.

    `flag` is the option of the command line that `settings` came with.
    """
    out: dict[str, Value] = {} if preset is None else {"preset": preset}
    given = [*settings, *([] if auction is None else [f"auction={auction}"]), *read_rounds(say, rounds)]
    for setting in given:
        key, equals, value = (part.strip() for part in setting.partition("="))
        if not equals or not key or not value:
            raise fail(say, say("cli-set", flag=flag, given=setting), Code.USE)
        if key in out:
            raise fail(say, say("cli-set-twice", option=key), Code.USE)
        spec = SPECS.get(key)
        is_number = (spec is None or "low" in spec.metadata) and is_whole(value)  # None: another game's option, or none
        out[key] = int(value) if is_number else value
    return out


def read_rounds(say: Speaker, rounds: str | None) -> list[str]:
    """The settings that --rounds stands for."""
    if rounds is None:
        return []
    if rounds.strip().lower() == "none":
        return ["end=bankruptcy"]
    spec = SPECS["rounds"].metadata
    if not is_whole(rounds) or not spec["low"] <= int(rounds) <= spec["high"]:
        raise fail(say, say("cli-rounds", low=spec["low"], high=spec["high"], given=rounds), Code.USE)
    return [f"rounds={int(rounds)}"]


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of a sane length, in any digits."""
    return text.strip().isdecimal() and len(text) <= 9


def is_classic(say: Speaker, board: str | None) -> bool:
    """Whether the options of the classic game are those of the board, or the exit that says why there is none."""
    with board_faults.told(say):
        return isinstance(board_shelf.find(board or board_shelf.DEFAULT), Board)
