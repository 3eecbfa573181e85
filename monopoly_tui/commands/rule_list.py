"""Which rules are chosen on the command line: `--rules`, `--set`, `--auction` and `--rounds`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monopoly_tui import board_shelf
from monopoly_tui.commands import board_faults
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.record_words import sentence
from monopoly_tui.engine.step import Refusal
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import SPECS, Value
from monopoly_tui.text.speaker import Speaker

FLAGS: Final = {
    "preset": "--rules", "rounds": "--rounds", "end": "--rounds", "auction": "--auction", "balances": "--hidden-cash",
}  # fmt: skip
"""The options of the command line that choose one of the game's options, by that."""


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


def why_not(say: Speaker, refusal: Refusal, settings: Sequence[str]) -> str:
    """Why a game cannot be played by the rules chosen; `settings` are those of --set.

    An option that stands for another one's value, and that the board's game lacks, is named as it was typed.
    """
    option = str(refusal.data.get("option", ""))
    in_words = option in (setting.partition("=")[0].strip() for setting in settings)
    if refusal.reason != "option-unknown" or option not in FLAGS or in_words:
        return sentence(say, refusal)
    known = [*refusal.data["known"]]
    return say("cli-other-game", flag=FLAGS[option], known=known, example=known[0])


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of a sane length, in any digits."""
    return text.strip().isdecimal() and len(text) <= 9


def is_classic(say: Speaker, board: str | None) -> bool:
    """Whether the options of the classic game are those of the board, or the exit that says why there is none."""
    with board_faults.told(say):
        return isinstance(board_shelf.find(board or board_shelf.DEFAULT), Board)
