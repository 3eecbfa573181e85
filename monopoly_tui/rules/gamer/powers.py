"""Power-ups: the pile, the hands, who may play what and when, and the ambush (G8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from monopoly_tui.engine.step import Act, Decision, Refusal
from monopoly_tui.rules.gamer.acts import PlayPower, Skip
from monopoly_tui.rules.gamer.board import Power
from monopoly_tui.rules.gamer.events import Ambushed, PowerPlayed, PursePaid
from monopoly_tui.rules.gamer.state import NOBODY
from monopoly_tui.rules.gamer.step import GamerStep, Play, not_now

DECK: Final = "power"
"""What records call the pile."""
ANY_TIME: Final = ("coins", "ambush")
"""Effects of what may be played at any decision of one's own turn."""


def kind(play: Play, card: str) -> Power | None:
    """The kind of power-up with this id (G8)."""
    place = play.board.power_of.get(card)
    return None if place is None else play.board.powers[place]


def held(play: Play, hero: int, effect: str) -> list[int]:
    """The kinds with this effect in a hero's hand (G8)."""
    powers = play.board.powers
    return sorted({power for power in play.state.hands[hero] if powers[power].effect == effect})


def remake_pile(play: Play) -> None:
    """An empty pile is made anew from the discards (G8)."""
    state = play.state
    if not any(state.pile):
        state.pile, state.discards = state.discards, state.pile


def drawable(play: Play) -> tuple[str, ...]:
    """The power-ups in the pile, each as often as it is there (G8)."""
    return tuple(
        power.id for power, count in zip(play.board.powers, play.state.pile, strict=True) for _ in range(count)
    )


def spend(play: Play, hero: int, power: int, victim: int | None = None) -> int:
    """Discard a power-up; the measure of what it does (G8)."""
    state = play.state
    state.hands[hero].remove(power)
    state.discards[power] += 1
    play.emit(PowerPlayed, hero, power, victim)
    return play.board.powers[power].amount


def victims(play: Play, seat: int) -> list[int]:
    """The heroes that `seat` can ambush: those of the other players still in the game (G8)."""
    state = play.state
    others = [other for other in state.seats if other != seat and other not in state.left]
    return [hero for other in others for hero in state.heroes[other]]


def players_of(play: Play, seat: int, act: PlayPower) -> list[int]:
    """The heroes of `seat` that could play this now: the one that moves, or any racer before one is chosen (G8)."""
    state, power = play.state, kind(play, act.card)
    if power is None:
        return []
    able = state.racing(seat) if state.mover == NOBODY else [state.mover]
    named = play.board.hero_of.get(act.hero or "")
    if power.effect != "ambush" and act.hero is not None:
        able = [hero for hero in able if hero == named]
    return [hero for hero in able if not state.home[hero] and play.board.power_of[act.card] in state.hands[hero]]


def check_any_time(play: Play, seat: int, act: PlayPower) -> Refusal | None:
    """Why this power-up cannot be played at a decision of one's own turn, or None (G8)."""
    power = kind(play, act.card)
    if power is None:
        return Refusal("gamer-no-power", {"card": act.card})
    able = players_of(play, seat, act)
    if not able:
        return Refusal("gamer-power-not-held", {"card": act.card})
    if power.effect not in ANY_TIME:
        return Refusal("gamer-power-moment", {"card": act.card})
    if power.effect == "ambush":
        victim = play.board.hero_of.get(act.hero or "")
        return None if victim in victims(play, seat) else Refusal("gamer-ambush-whom")
    return None if len(able) == 1 else Refusal("gamer-power-whose", {"card": act.card})


def play_any_time(play: Play, seat: int, act: PlayPower) -> None:
    """Play a purse, or an ambush that waits for its victim's answer (G8)."""
    hero, power = players_of(play, seat, act)[0], play.board.power_of[act.card]
    if play.board.powers[power].effect == "ambush":
        victim = play.board.hero_of[act.hero or ""]
        play.push(Ambush(victim, spend(play, hero, power, victim)))
        return
    amount = spend(play, hero, power)
    play.state.coins[hero] += amount
    play.emit(PursePaid, hero, amount, play.state.coins[hero])


def any_time_options(play: Play, seat: int) -> list[dict[str, Any]]:
    """The power-ups that could be played now, as the record writes them (G8)."""
    out: list[dict[str, Any]] = []
    board, state = play.board, play.state
    for power in board.powers:
        targets: list[str | None] = [None]
        if power.effect == "ambush":
            targets = [board.heroes[hero].id for hero in victims(play, seat)]
        elif state.mover == NOBODY:
            targets = [board.heroes[hero].id for hero in state.racing(seat)]
        for target in targets:
            act = PlayPower(seat, power.id, target)
            if check_any_time(play, seat, act) is None:
                named = {} if target is None else {"hero": target}
                out.append({"by": seat, "do": act.do, "card": power.id, **named})
    return out


class Moment(GamerStep):
    """A step that asks `hero` first for power-ups of one effect; `asking` until none is left, or it is skipped (G8)."""

    effect: ClassVar[str]
    moment: ClassVar[str]
    __slots__ = ("asking", "hero")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.asking = True

    def ask(self, play: Play) -> Decision | None:
        """See Step."""
        if self.asking and held(play, self.hero, self.effect):
            seat = play.state.seat_of(self.hero)
            return Decision(seat, "power", {"moment": self.moment, "hero": play.board.heroes[self.hero].id})
        return self.go_on(play)

    def judge(self, play: Play, act: Act) -> Refusal | None:
        """See SeatStep."""
        if isinstance(act, Skip):
            return None
        if not isinstance(act, PlayPower):
            return not_now(act, "power")
        power = kind(play, act.card)
        if power is None:
            return Refusal("gamer-no-power", {"card": act.card})
        if play.board.power_of[act.card] not in play.state.hands[self.hero]:
            return Refusal("gamer-power-not-held", {"card": act.card})
        if power.effect != self.effect or act.hero not in (None, play.board.heroes[self.hero].id):
            return Refusal("gamer-power-moment", {"card": act.card})
        return None

    def answer(self, play: Play, act: Act) -> None:
        """See Step."""
        if isinstance(act, PlayPower):
            self.played(play, spend(play, self.hero, play.board.power_of[act.card]))
        else:
            self.asking = False

    def options(self, play: Play) -> list[dict[str, Any]]:
        """See Step."""
        seat = play.state.seat_of(self.hero)
        cards = [play.board.powers[power].id for power in held(play, self.hero, self.effect)]
        return [*({"by": seat, "do": PlayPower.do, "card": card} for card in cards), {"by": seat, "do": Skip.do}]

    def go_on(self, play: Play) -> Decision | None:
        """What comes once nothing is played any more; as `ask`."""
        raise NotImplementedError

    def played(self, play: Play, amount: int) -> None:
        """A power-up of measure `amount` was played."""
        raise NotImplementedError


class Ambush(Moment):
    """An ambush lies in wait for `hero`, who may hold up a shield (G8)."""

    effect = "shield"
    moment = "ambush"
    __slots__ = ("amount",)

    def __init__(self, hero: int, amount: int) -> None:
        super().__init__(hero)
        self.amount = amount

    def go_on(self, play: Play) -> None:
        """The ambush takes what is there."""
        play.pop()
        taken = min(self.amount, play.state.coins[self.hero])
        play.state.coins[self.hero] -= taken
        play.emit(Ambushed, self.hero, taken, play.state.coins[self.hero])

    def played(self, play: Play, amount: int) -> None:
        """The shield holds."""
        play.pop()
