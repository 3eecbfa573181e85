"""A simulation printed for people: who won, how long, where the money came from. Plays nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from monopoly_tui.commands.columns import aligned, stacked
from monopoly_tui.simulate.plan import Plan
from monopoly_tui.simulate.report import Report
from monopoly_tui.simulate.tally import Tally
from monopoly_tui.text.speaker import Speaker


def report_lines(say: Speaker, plan: Plan, found: Report) -> list[str]:
    """The whole table of one simulation."""
    tables = (
        [heading(say, plan, found["games"])],
        player_rows(say, found),
        length_lines(say, found),
        over_rows(say, found),
        place_rows(say, found),
        group_rows(say, plan, found),
        square_rows(say, plan, found),
    )
    return stacked(tables)


def heading(say: Speaker, plan: Plan, games: int) -> str:
    """What was played."""
    return say(
        "simulate-heading",
        games=games,
        board=say.named(plan.board.name),
        rules=say(f"option-preset-{plan.options.preset}"),
        seed=str(plan.seed),
    )


def percent(say: Speaker, share: float) -> str:
    """A share as per cent with one place."""
    return say("simulate-percent", share=say.decimal(100 * share, 1))


def span(say: Speaker, found: Report) -> str:
    """The 95 % interval of a share, in per cent."""
    return say("simulate-span", low=say.decimal(100 * found["low"], 1), high=say.decimal(100 * found["high"], 1))


def heads(say: Speaker, *keys: str) -> list[str]:
    """The heads of columns."""
    return [say(f"simulate-head-{key}") for key in keys]


def player_rows(say: Speaker, found: Report) -> list[str]:
    """Who won how often."""
    if len(found["players"]) == 1:
        return [alike_line(say, found)]
    rows = [heads(say, "player", "seats", "won", "interval", "rating")]
    for player in found["players"]:
        wins = player["wins"]
        rows.append(
            [
                say("simulate-name", name=player["name"]),
                say.number(player["seats"]),
                percent(say, wins["share"]),
                span(say, wins),
                say.decimal(player["rating"], 0),
            ]
        )
    return aligned(rows, (False, True, True, True, True))


def alike_line(say: Speaker, found: Report) -> str:
    """What stands in the place of a table of players that are all one: all of them win every game."""
    (player,) = found["players"]
    return say("simulate-alike", name=player["name"], seats=player["seats"])


def length_lines(say: Speaker, found: Report) -> list[str]:
    """How many games ended and when, and what a turn brings."""
    ended, rounds = found["ended"], found["rounds"]
    lines = [say("simulate-ended", share=percent(say, ended["share"]), span=span(say, ended))]
    if rounds["median"] is not None:
        lines.append(say("simulate-rounds", median=rounds["median"], low=rounds["p10"], high=rounds["p90"]))
    figures = {
        "turns": say.decimal(found["turns_a_game"], 0),
        "bank": say.decimal(found["bank_a_turn"], 1),
        "rolls": say.decimal(found["rolls_a_turn"], 3),
    }
    return [*lines, say("simulate-turns", **figures)]


def over_rows(say: Speaker, found: Report) -> list[str]:
    """The share of games over by some rounds."""
    over = found["rounds"]["over_by"]
    rows = [
        [say("simulate-over-by"), *(say.number(int(mark)) for mark in over)],
        [say("simulate-over"), *(percent(say, share) for share in over.values())],
    ]
    return aligned(rows, (False, *[True] * len(over)))


def place_rows(say: Speaker, found: Report, share: str = "won-of-decided") -> list[str]:
    """How often each place in the turn order won, of the games somebody won; `share` is how its column is headed."""
    rows = [heads(say, "place", share, "interval")]
    rows += [
        [say.number(number), percent(say, place["share"]), span(say, place)]
        for number, place in enumerate(found["places"], 1)
    ]
    return aligned(rows, (True, True, True))


def group_rows(say: Speaker, plan: Plan, found: Report) -> list[str]:
    """Rents by group."""
    names = {group.id: say.named(group.name) for group in plan.board.groups}
    rows = [heads(say, "group", "rent", "share")]
    for group in found["groups"]:
        name = names.get(group["group"]) or say(f"simulate-{group['group']}")
        rows.append([name, say.decimal(group["rent_a_game"], 0), percent(say, group["share"])])
    return aligned(rows, (False, True, True))


def square_rows(say: Speaker, plan: Plan, found: Report) -> list[str]:
    """By square: landings against theory, and what deeds brought in."""
    rows = [heads(say, "deed", "square", "landing", "theory", "rent", "spent", "return")]
    for row in found["squares"]:
        square = plan.board.squares[row["square"]]
        landed = [percent2(say, row["landing"]), percent2(say, row["theory"])]
        deed = ["", "", ""]
        if "return" in row:
            earned = row["return"]
            deed = [
                say.decimal(row["rent_a_game"], 0),
                say.decimal(row["spent_a_game"], 0),
                "" if earned is None else say.decimal(earned, 2),
            ]
        rows.append([plan.board.tags[square.index], say.named(square.name), *landed, *deed])
    jail = found["jail"]
    rows.append(
        ["", say("simulate-in-jail"), percent2(say, jail["landing"]), percent2(say, jail["theory"]), "", "", ""]
    )
    note = say("simulate-theory", stays=percent(say, jail["stays"]), distance=percent(say, found["distance"]))
    return [*aligned(rows, (False, False, True, True, True, True, True)), note, say("simulate-a-game")]


def percent2(say: Speaker, share: float) -> str:
    """A share as per cent with two places, for landings."""
    return say("simulate-percent", share=say.decimal(100 * share, 2))


def change_lines(say: Speaker, plans: Sequence[Plan], totals: Sequence[Tally], changes: Sequence[Report]) -> list[str]:
    """What changed from one simulation to the other."""
    rows = [["", *heads(say, "first", "second", "change", "margin")]]
    for change in changes:
        figure = change["figure"]
        as_share = figure not in ("rounds", "rent")

        def shown(value: float) -> str:
            return percent(say, value) if as_share else say.decimal(value, 1)  # noqa: B023 - used within this pass

        rows.append(
            [figure_name(say, figure), *(shown(change[key]) for key in ("first", "second", "change", "margin"))]
        )
    tops = [
        say("simulate-side", number=number, what=heading(say, plan, total.games))
        for number, (plan, total) in enumerate(zip(plans, totals, strict=True), 1)
    ]
    differing = [say("simulate-differing", option=option, values=values) for option, values in differences(plans)]
    return [*tops, *differing, "", *aligned(rows, (False, True, True, True, True)), "", say("simulate-paired")]


def differences(plans: Sequence[Plan]) -> Iterator[tuple[str, Any]]:
    """The options that are otherwise, with both values."""
    first, second = (plan.options.written() for plan in plans)
    for option in first.keys() | second.keys():
        if first.get(option) != second.get(option):
            yield option, [str(first.get(option, "")), str(second.get(option, ""))]


def figure_name(say: Speaker, figure: str) -> str:
    """What a line of a comparison is about."""
    kind, _, what = figure.partition("-")
    if kind == "won":
        return say("simulate-figure-won", name=what)
    if kind == "place":
        return say("simulate-figure-place", place=int(what) + 1)
    return say(f"simulate-figure-{kind}")


def fault_lines(say: Speaker, plan: Plan, found: Tally) -> Iterator[str]:
    """What was wrong with answers of other people's bots, a line a bot and kind."""
    for (number, fault), times in sorted(found.faults.items()):
        yield say(f"simulate-fault-{fault}", name=plan.entrants[number].name, times=times)
