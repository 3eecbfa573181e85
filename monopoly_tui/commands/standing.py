"""How a saved game stands, in a few lines: a function for each ruleset. Plays nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from monopoly_tui.record.replay import Replay
from monopoly_tui.text.speaker import Speaker


def standing(say: Speaker, replayed: Replay, reveal: bool) -> list[str]:
    """The round, who is to move, and what each player has; masked while the game hides it unless `reveal`."""
    game, players = replayed.course.game, replayed.players
    decision, state = game.decision(), game.state
    if decision.kind == "over":
        first = say("cli-show-over", round=state.round)
    else:
        who = players[state.turn if decision.by is None else decision.by].name
        first = say("cli-show-round", round=state.round, who=who)
    return [first, *STANDINGS[replayed.header.ruleset.name](say, replayed, reveal)]


def _classic(say: Speaker, replayed: Replay, reveal: bool) -> list[str]:
    """Cash and worth (RULES 10.5, 13.2)."""
    from monopoly_tui.rules.classic.ending import hides_balances, worth

    game, lines = replayed.course.game, list[str]()
    masked = hides_balances(game) and not reveal
    for seat, player in enumerate(replayed.players):
        if seat in game.state.bankrupt:
            lines.append(say("cli-show-bankrupt", name=player.name))
        elif masked:
            lines.append(say("cli-show-hidden", name=player.name))
        else:
            cash, total = game.state.cash[seat], worth(game, seat)
            lines.append(say("cli-show-player", name=player.name, cash=cash, worth=total))
    return lines


def _gamer(say: Speaker, replayed: Replay, reveal: bool) -> list[str]:
    """Points and coins."""
    from monopoly_tui.rules.gamer.ending import coins, points

    game = replayed.course.game
    return [
        say("race-standing", who=player.name, points=points(game, seat), coins=coins(game, seat))
        for seat, player in enumerate(replayed.players)
    ]


STANDINGS: Final[Mapping[str, Callable[[Speaker, Replay, bool], list[str]]]] = {"classic": _classic, "gamer": _gamer}
"""By the name of a ruleset: a line a player."""
