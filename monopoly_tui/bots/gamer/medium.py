"""The medium bot of a race: simple sound rules, one for each decision."""

from __future__ import annotations

from typing import Final

from monopoly_tui.bots.gamer import worth
from monopoly_tui.bots.gamer.bot import ONLY
from monopoly_tui.bots.reason import Reason
from monopoly_tui.engine.step import Act, Decision
from monopoly_tui.rules.gamer import powers
from monopoly_tui.rules.gamer.acts import Buy, ChooseHero, Decline, EndTurn, Fight, PlayPower, Roll, Skip
from monopoly_tui.rules.gamer.deeds import rent_due
from monopoly_tui.rules.gamer.step import Play

GAIN: Final = 0.3
"""Points that a power-up must bring to be played rather than kept."""


class Medium:
    """Buys what it can, saves what it may need, and goes where most is to be got."""

    def __init__(self) -> None:
        self.reason = ONLY

    def choose(self, play: Play, decision: Decision) -> Act:
        """See RaceBot."""
        seat, kind = decision.by, decision.kind
        self.reason = ONLY
        assert seat is not None, "a bot is asked"
        if kind == "power":
            return self._moment(play, decision)
        if kind == "hero":
            hero = max(decision.data["heroes"], key=lambda hero: worth.turn(play, play.board.hero_of[hero]))
            self.reason = Reason("race-why-hero", {"hero": hero})
            return ChooseHero(seat, hero)
        if (act := self._any_time(play, seat)) is not None:
            return act
        if kind == "buy":
            buys = play.state.coins[play.state.mover] >= play.board.squares[decision.data["square"]].price
            self.reason = Reason("race-why-buy" if buys else "race-why-short")
            return Buy(seat) if buys else Decline(seat)
        return {"roll": Roll, "fight": Fight}.get(kind, EndTurn)(seat)

    def _any_time(self, play: Play, seat: int) -> Act | None:
        """A purse at once, an ambush for the poorest of the others that have coins and are still on the way."""
        state, hero = play.state, play.state.mover
        if state.home[hero]:
            return None
        for power in powers.held(play, hero, "coins"):
            self.reason = Reason("race-why-purse")
            return PlayPower(seat, play.board.powers[power].id)
        able = [victim for victim in powers.victims(play, seat) if state.coins[victim] and not state.home[victim]]
        for power in powers.held(play, hero, "ambush") if able else ():
            victim = min(able, key=lambda other: state.coins[other])
            self.reason = Reason("race-why-ambush", {"victim": victim})
            return PlayPower(seat, play.board.powers[power].id, play.board.heroes[victim].id)
        return None

    def _moment(self, play: Play, decision: Decision) -> Act:
        """Whether a power-up is worth more now than later."""
        seat = decision.by
        hero = play.board.hero_of[decision.data["hero"]]
        effect = {"move": "further", "rent": "no_rent", "boss": "boss_bonus", "ambush": "shield"}[
            decision.data["moment"]
        ]
        power = powers.held(play, hero, effect)[0]
        plays = self._gain(play, hero, effect, play.board.powers[power].amount) >= GAIN
        self.reason = Reason("race-why-play" if plays else "race-why-keep")
        return PlayPower(seat, play.board.powers[power].id) if plays else Skip(seat)

    def _gain(self, play: Play, hero: int, effect: str, amount: int) -> float:
        """Points that playing it now would bring."""
        state = play.state
        if effect == "further":
            steps = sum(face for face in state.last_roll or () if isinstance(face, int))
            return worth.landing(play, hero, steps + amount) - worth.landing(play, hero, steps)
        if effect == "no_rent":
            due = min(rent_due(play, hero, state.at[hero]), state.coins[hero])
            return GAIN * (due + len(powers.held(play, hero, effect)) - 1) if due else 0.0
        if effect == "boss_bonus":
            better = worth.chance_to_win(play, hero, amount) - worth.chance_to_win(play, hero)
            return better * play.board.bosses[state.bosses[0]].points
        return GAIN * min(1, state.coins[hero])
