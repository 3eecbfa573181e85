"""`monopoly new`: starts a game, through the lobby or at once. Imports the screen only then."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final

import typer

from monopoly_tui import saves
from monopoly_tui.commands import board_faults
from monopoly_tui.commands.chosen import add_flags, asked, settings_of, voice
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.play import play
from monopoly_tui.commands.record_words import bad_record
from monopoly_tui.commands.rule_list import is_classic, read_rules, why_not
from monopoly_tui.commands.seat_list import read_players
from monopoly_tui.commands.terminal import need_terminal
from monopoly_tui.record.fault import BadHeader
from monopoly_tui.rules.classic.options import most_players
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.sitting import Busy
from monopoly_tui.text.speaker import Speaker

LONGEST: Final = 1000
"""Characters of a line of names."""


def new(
    context: typer.Context,
    board: Annotated[str | None, typer.Option(metavar="ID|FILE", help="The board; see: monopoly boards list")] = None,
    rounds: Annotated[
        str | None, typer.Option(metavar="N|none", help="End after N rounds, or with the last player.")
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar="LIST", help='Two to eight, as "Ali,Sara,bot:hard,bot=Mina".')
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="N[:LEVEL]", help="Seat N bots more: easy, medium or hard.")
    ] = None,
    preset: Annotated[
        str | None, typer.Option("--rules", metavar="PRESET", help="official, room, classic or short.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="One option; see: monopoly rules options")
    ] = None,
    auction: Annotated[str | None, typer.Option(metavar="KIND", help="turns, timed, open or off.")] = None,
    hidden_cash: Annotated[bool, typer.Option("--hidden-cash", help="Nobody sees the others' cash.")] = False,
    handover: Annotated[
        str | None, typer.Option(metavar="KIND", help="How the keyboard is passed: flow or card.")
    ] = None,
    speed: Annotated[str | None, typer.Option(metavar="PACE", help="Of bots: slow, normal, fast or instant.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="A whole number that decides the dice.")] = None,
    dice: Annotated[
        str | None, typer.Option(metavar="real", help="Roll your own dice and type in what they show.")
    ] = None,
    title: Annotated[str | None, typer.Option(metavar="TEXT", help="What to call the game.")] = None,
    lobby: Annotated[
        bool | None, typer.Option("--lobby/--no-lobby", help="Choose players and rules on the screen first.")
    ] = None,
    no_input: Annotated[bool, typer.Option("--no-input", help="Ask nothing before the game.")] = False,
) -> int:
    """Start a game. Without --players the lobby opens first."""
    add_flags(context, {"speed": speed, "handover": handover})
    say = voice(context)
    chosen = {"board": board, "seed": seed, "dice": dice, "title": title}
    choices: dict[str, Any] = {key: value for key, value in chosen.items() if value is not None}
    choices["rules"] = read_rules(say, preset, settings or [], auction, rounds)
    kept = settings_of(context).auction
    if kept != "board" and is_classic(say, board):
        choices["rules"].setdefault("auction", kept)
    if hidden_cash:
        choices["rules"].setdefault("balances", "hidden")
    plain = settings_of(context).plain
    if players is None and bots is None and plain and not no_input:
        players = ask_players(say)
    if players is not None or bots is not None:
        most = most_players(choices["rules"].get("preset", ""))
        people = say("cli-player", number=1) if players is None else players
        choices["players"] = read_players(say, people, bots, most)
    elif no_input:
        raise fail(say, say("cli-no-players"), Code.USE)
    seated = {"players": [say("cli-player", number=number) for number in range(1, FEWEST_PLAYERS + 1)], **choices}
    header = make_header(say, seated, settings or [])
    need_terminal(context)
    if not plain and (players is None if lobby is None else lobby):
        return open_lobby(context, choices)
    path = saves.path_of(header["id"])
    try:
        sitting = saves.begin(header)
    except (Busy, OSError) as error:
        raise bad_record(say, path, error) from None
    return play(context, sitting)


def ask_players(say: Speaker) -> str:
    """The names that are typed where there is no lobby, or the exit that says that there are none."""
    typer.echo(say("cli-who-plays"))
    names = sys.stdin.readline(LONGEST).strip()
    if not names:
        raise fail(say, say("cli-no-players"), Code.USE)
    return names


def open_lobby(context: typer.Context, choices: dict[str, Any]) -> int:
    """Choose a game on the screen and play it; the exit code. `choices` are those made already."""
    from monopoly_tui.ui.start import run_lobby

    return run_lobby(choices, voice(context), settings_of(context), **asked(context).wishes)


def make_header(say: Speaker, choices: dict[str, Any], settings: list[str]) -> dict[str, Any]:
    """The header of the game chosen, or the exit that says why it cannot be; `settings` are those of --set."""
    try:
        with board_faults.told(say):
            return saves.new_header(choices)
    except BadHeader as error:
        raise fail(say, why_not(say, error.refusal, settings), Code.USE) from None
