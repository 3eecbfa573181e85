"""`monopoly simulate` on a board of the Gamer game: plays races and prints what they add up to. Draws no screen."""

from __future__ import annotations

import json

import typer

from monopoly_tui import board_shelf
from monopoly_tui.commands.columns import aligned, stacked
from monopoly_tui.commands.entrant_list import read_entrants
from monopoly_tui.commands.failure import Code, fail
from monopoly_tui.commands.rule_list import why_not
from monopoly_tui.commands.simulate_run import carry_out
from monopoly_tui.commands.simulate_tables import alike_line, heads, percent, place_rows, span
from monopoly_tui.rules.errors import BadOptions
from monopoly_tui.rules.gamer.board import Board
from monopoly_tui.rules.gamer.options import MOST_PLAYERS, resolve, usual
from monopoly_tui.simulate.lineup import Entrant
from monopoly_tui.simulate.race_report import race_report
from monopoly_tui.simulate.races import RacePlan, RaceTally
from monopoly_tui.simulate.report import Report
from monopoly_tui.text.speaker import Speaker


def simulate_races(
    say: Speaker,
    name: str,
    rules: dict[str, str | int],
    settings: list[str],
    words: str,
    seed: int,
    games: int,
    jobs: int | None,
    address: str | None,
    *,
    as_json: bool,
) -> int:
    """Play races with bots alone and print the table or the JSON; the exit code. `settings` are those of --set."""
    board = board_shelf.find(name)
    assert isinstance(board, Board), "who calls knows that it is a race"
    entrants = read_race_entrants(say, words)
    try:
        options = resolve(board, usual(board, len(entrants)) | rules)
    except BadOptions as bad:
        raise fail(say, why_not(say, bad.refusals[0], settings), Code.USE) from None
    plan = RacePlan(board, options, entrants, seed, games)
    tally = RaceTally()
    code = carry_out(say, [plan], [tally], jobs, address)
    found = race_report(plan, tally)
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2) if as_json else "\n".join(lines(say, plan, found)))
    return code


def read_race_entrants(say: Speaker, words: str) -> tuple[Entrant, ...]:
    """The bots that race, or the exit that says why they cannot."""
    entrants = read_entrants(say, words, MOST_PLAYERS)
    program = next((entrant.program for entrant in entrants if entrant.program), None)
    if program is not None:
        raise fail(say, say("simulate-race-program", program=program), Code.USE)
    return entrants


def lines(say: Speaker, plan: RacePlan, found: Report) -> list[str]:
    """The whole table."""
    heading = say(
        "simulate-race-heading",
        games=found["games"],
        board=say.named(plan.board.name),
        laps=plan.options.laps,
        seed=str(plan.seed),
    )
    tables = (
        [heading],
        player_rows(say, found),
        length_lines(say, found),
        place_rows(say, found, "came-first"),
        hero_rows(say, plan, found),
    )
    return stacked(tables)


def player_rows(say: Speaker, found: Report) -> list[str]:
    """Who came first how often, and with how many points."""
    if len(found["players"]) == 1:
        return [alike_line(say, found)]
    rows = [heads(say, "player", "seats", "came-first", "interval", "points")]
    for player in found["players"]:
        first = player["first"]
        name, seats = say("simulate-name", name=player["name"]), say.number(player["seats"])
        rows.append([name, seats, percent(say, first["share"]), span(say, first), say.decimal(player["points"], 1)])
    return aligned(rows, (False, True, True, True, True))


def length_lines(say: Speaker, found: Report) -> list[str]:
    """How many decisions a race has."""
    acts = found["decisions"]
    if acts["median"] is None:
        return []
    return [say("simulate-race-length", median=acts["median"], low=acts["p10"], high=acts["p90"])]


def hero_rows(say: Speaker, plan: RacePlan, found: Report) -> list[str]:
    """What each hero brings home."""
    rows = [heads(say, "hero", "points")]
    rows += [
        [say.named(hero.name), say.decimal(row["points"], 1)]
        for hero, row in zip(plan.board.heroes, found["heroes"], strict=True)
    ]
    return aligned(rows, (False, True))
