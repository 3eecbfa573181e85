"""`monopoly simulate`: plays bots' games by the thousand and prints what they add up to. Draws no screen."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated, Any, Final

import typer

from monopoly_tui import board_shelf
from monopoly_tui.commands import board_faults
from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.entrant_list import read_entrants
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.record_words import sentence
from monopoly_tui.commands.rule_list import is_classic, read_rules
from monopoly_tui.commands.simulate_run import carry_out
from monopoly_tui.commands.simulate_tables import change_lines, fault_lines, report_lines
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Value, most_players, resolve
from monopoly_tui.rules.errors import BadOptions
from monopoly_tui.simulate.plan import CAP, Plan
from monopoly_tui.simulate.report import comparison, report
from monopoly_tui.simulate.tally import Tally
from monopoly_tui.text.speaker import Speaker

USUAL: Final = "bot,bot,bot,bot"
"""The line-up where none is given."""


def simulate(
    context: typer.Context,
    board: Annotated[str, typer.Option(metavar="ID|FILE", help="The board.")] = board_shelf.DEFAULT,
    players: Annotated[str, typer.Option(metavar="LIST", help='Bots, as "bot:hard,bot=Old,bot:cmd:PROGRAM".')] = USUAL,
    rounds: Annotated[
        str | None,
        typer.Option(
            metavar="N|none", help=f"End after N rounds; else with the last player, or undecided after {CAP}."
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="S", help="A whole number that decides all dice.")] = 1,
    jobs: Annotated[int | None, typer.Option(metavar="N", min=1, help="Processes; as a rule one a core.")] = None,
    preset: Annotated[
        str | None, typer.Option("--rules", metavar="PRESET", help="official, room, classic or short.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="One option; see: monopoly rules options")
    ] = None,
    versus: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="What is otherwise in games to compare with: board, rules, an option."),
    ] = None,
    think: Annotated[
        bool,
        typer.Option(
            "--think", help="Let hard bots ask themselves what others would say to an offer, as at the table."
        ),
    ] = False,
    address: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask cluster that plays instead.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")] = False,
) -> int:
    """Play games with bots alone, and print what they add up to.

    Bots change seats on the same dice until each has sat everywhere; then come other dice. The same command
    gives the same figures on any number of processes. Ctrl+C prints what is done so far.
    """
    say = voice(context)
    rules = read_rules(say, preset, settings or [], rounds=rounds)
    if not is_classic(say, board):
        from monopoly_tui.commands.simulate_races import simulate_races  # only who asks for races loads them

        if versus or think:
            raise fail(say, say("simulate-race-plain"), Code.USE)
        return simulate_races(say, board, rules, settings or [], players, seed, games, jobs, address, as_json=as_json)
    plans = [make_plan(say, board, rules, players, seed, games, think)]
    if versus:
        other_board, other_rules = read_versus(say, versus, board)
        plans.append(make_plan(say, other_board, {**rules, **other_rules}, players, seed, games, think))
    totals = [Tally(plan.board.size) for plan in plans]
    code = carry_out(say, plans, totals, jobs, address)
    if as_json:
        typer.echo(json.dumps(as_data(plans, totals), ensure_ascii=False, indent=2))
    else:
        typer.echo("\n".join(as_lines(say, plans, totals)))
    for plan, total in zip(plans, totals, strict=True):
        for line in fault_lines(say, plan, total):
            typer.echo(line, err=True)
    return code


def make_plan(say: Speaker, name: str, rules: dict[str, Value], words: str, seed: int, games: int, think: bool) -> Plan:
    """What is to be played, or the exit that says why it cannot be."""
    with board_faults.told(say):
        board = board_shelf.find(name)
    if not isinstance(board, Board):
        raise fail(say, say("simulate-ruleset", board=name), Code.USE)
    try:
        options = resolve(board, rules)
    except BadOptions as bad:
        raise fail(say, sentence(say, bad.refusals[0]), Code.USE) from None
    entrants = read_entrants(say, words, most_players(options.preset))
    cap = CAP if options.rounds is None else options.rounds
    return Plan(board, options, tuple(replace(entrant, thinks=think) for entrant in entrants), seed, games, cap)


def read_versus(say: Speaker, settings: list[str], board: str) -> tuple[str, dict[str, Value]]:
    """The board and the rules that are otherwise in the second half of a comparison."""
    words = dict(setting.split("=", 1) for setting in settings if "=" in setting)
    board = words.get("board", board)
    rules = [setting for setting in settings if setting.partition("=")[0] not in ("board", "rules")]
    return board, read_rules(say, words.get("rules"), rules, flag="--versus")


def as_data(plans: list[Plan], totals: list[Tally]) -> dict[str, Any]:
    """The JSON: a report, or two with what changed between them."""
    reports = [report(plan, total) for plan, total in zip(plans, totals, strict=True)]
    if len(reports) == 1:
        return reports[0]
    first, second = reports
    return {"first": first, "second": second, "changes": comparison(plans[0], *totals)}


def as_lines(say: Speaker, plans: list[Plan], totals: list[Tally]) -> list[str]:
    """The table: of one simulation, or of what changed between two."""
    if len(plans) == 1:
        return report_lines(say, plans[0], report(plans[0], totals[0]))
    return change_lines(say, plans, totals, comparison(plans[0], *totals))
