"""The questions of a race, one page a decision: the ring goes on being shown, the page only asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from monopoly_tui.engine.step import Act
from monopoly_tui.rules.gamer.acts import Buy, ChooseHero, Decline, EndTurn, Fight, PlayPower, Roll, Skip
from monopoly_tui.rules.gamer.bosses import bonus
from monopoly_tui.rules.gamer.codec import read_act
from monopoly_tui.rules.gamer.deeds import rent_due
from monopoly_tui.ui.bot_keys import bot_keys
from monopoly_tui.ui.draw import Span, heading, line
from monopoly_tui.ui.gamer import centre
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.page import Close, Do, Key, Open, Page, Result, Say
from monopoly_tui.ui.palette import GOLD, TEXT, style
from monopoly_tui.ui.strip import Strip


class RacePage(Page):
    """Base of the pages of a race."""

    def __init__(self, race: RaceView) -> None:
        self.race = race

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page: what lies inside the ring."""
        return centre.draw(self.race, width, height)


class Question(RacePage):
    """Base of what one seat is asked."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        by = self.race.sitting.decision().by
        assert by is not None, "a question is somebody's"
        return by

    @property
    def data(self) -> Mapping[str, Any]:
        """What belongs to the question."""
        return self.race.sitting.decision().data

    @property
    def words(self) -> dict[str, str]:
        """Who is asked, and the hero concerned."""
        state, tell = self.race.game.state, self.race.tell
        return {"who": tell.seat(self.seat), "hero": tell.hero(self.data.get("hero", state.mover))}

    def act(self, name: str, label: str, act: Act) -> Key:
        """A key that does something, dim while that is refused."""
        return Key(name, label, lambda: Do((act,)), self.race.why_not(self.race.game.check(act)))

    def powers(self) -> list[Key]:
        """P: the power-ups that can be played beside the answer."""
        if any(option["do"] == PlayPower.do for option in self.race.game.legal()):
            return [Key("p", self.race.say("race-key-powers"), lambda: Open(PowersPage(self.race)))]
        return []


class HeroPage(Question):
    """Which of two heroes moves (G1)."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-ask-hero", who=self.race.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        heroes = [
            self.act(str(number), self.race.tell.hero(hero), ChooseHero(self.seat, hero))
            for number, hero in enumerate(self.data["heroes"], 1)
        ]
        return [*heroes, *self.powers()]


class RollPage(Question):
    """Before the roll (G3)."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-ask-roll", **self.words)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [self.act("space", self.race.say("race-key-roll"), Roll(self.seat)), *self.powers()]


class BuyPage(Question):
    """On a free deed (G5). Space does neither."""

    def sentence(self) -> str:
        """See Page."""
        race, square = self.race, self.data["square"]
        deed, coins = race.game.board.squares[square], race.game.state.coins[race.game.state.mover]
        key = "race-ask-buy" if coins >= deed.price else "race-ask-buy-short"
        return race.say(
            key, **self.words, square=race.tell.square(square), price=deed.price, points=deed.points, coins=coins
        )

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.race.say
        return [
            self.act("b", say("race-key-buy"), Buy(self.seat)),
            self.act("n", say("race-key-decline"), Decline(self.seat)),
            *self.powers(),
            Key("space", "", lambda: Say(say("race-buy-space"))),
        ]


class FightPage(Question):
    """On a boss square (G7)."""

    def sentence(self) -> str:
        """See Page."""
        game, tell = self.race.game, self.race.tell
        boss = game.state.bosses[0]
        needs = max(1, game.board.bosses[boss].strength - bonus(game, game.state.mover))
        return self.race.say("race-ask-fight", **self.words, boss=tell.boss(boss), needs=needs)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [self.act("space", self.race.say("race-key-fight"), Fight(self.seat)), *self.powers()]


class MomentPage(Question):
    """A moment in which a power-up may be played (G8). Space does not decide it."""

    def sentence(self) -> str:
        """See Page."""
        race, game = self.race, self.race.game
        match self.data["moment"]:
            case "move":
                roll = race.tell.roll(game.state.last_roll or ())
                return race.say("race-ask-move", **self.words, roll=roll)
            case "rent":
                square = game.state.at[game.state.mover]
                due = rent_due(game, game.state.mover, square)
                return race.say("race-ask-rent", **self.words, amount=due, square=race.tell.square(square))
            case "boss":
                return race.say("race-ask-boss", **self.words, boss=race.tell.boss(game.state.bosses[0]))
        return race.say("race-ask-ambush", **self.words)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say, tell = self.race.say, self.race.tell
        cards = [option["card"] for option in self.race.game.legal() if option["do"] == PlayPower.do]
        plays = [
            self.act("p" if number == 1 else str(number), say("race-key-play", card=tell.power(card)),
                     PlayPower(self.seat, card))
            for number, card in enumerate(cards, 1)
        ]  # fmt: skip
        keep = self.act("k", say("race-key-keep"), Skip(self.seat))
        return [*plays, keep, Key("space", "", lambda: Say(say("race-moment-space")))]


class EndPage(Question):
    """After the square is done."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-ask-end", who=self.race.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [self.act("space", self.race.say("race-key-end"), EndTurn(self.seat)), *self.powers()]


class WaitPage(Question):
    """A bot has to answer; nobody else can."""

    at_once = True

    def sentence(self) -> str:
        """See Page."""
        key = "seats-waiting" if self.race.bots_wait else "race-bot-asked"
        return self.race.say(key, who=self.race.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return bot_keys(self.race.say, waits=self.race.bots_wait, people_left=self.race.people_left)


class PowersPage(Question):
    """The power-ups that can be played at this decision, a digit each."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-ask-powers", who=self.race.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        options = [option for option in self.race.game.legal() if option["do"] == PlayPower.do]
        played = [
            Key(str(number), self._label(option), partial(self._play, option))
            for number, option in enumerate(options[:9], 1)
        ]
        return [*played, Key("escape", self.race.say("table-key-close"), Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page: all of them, as the line of keys has no room for so many; the heroes if they stand nowhere else."""
        rows = [key for key in self.keys() if key.name != "escape"]
        title = heading(width, self.race.say("race-key-powers"), fg=GOLD)
        number = self.race.say.number
        gold = style(GOLD, bold=True)
        listed = [
            line(width, [Span(f" {number(int(key.name))}  ", gold), Span(key.label, style(TEXT))]) for key in rows
        ]
        if self.race.beside:
            return [*centre.above(self.race, width, height, dimmed=True), title, *listed]
        heroes = [centre.name_line(self.race, hero, width) for hero in self.race.heroes]
        return [title, *listed, heading(width, self.race.say("race-heroes"), fg=GOLD), *heroes]

    def _label(self, option: Mapping[str, Any]) -> str:
        card = self.race.tell.power(option["card"])
        if "hero" not in option:
            return card
        return self.race.say("race-power-on", card=card, hero=self.race.tell.hero(option["hero"]))

    @staticmethod
    def _play(option: Mapping[str, Any]) -> Result:
        return Do((read_act(option),))


QUESTIONS: Final[Mapping[str, type[Question]]] = {
    "hero": HeroPage,
    "roll": RollPage,
    "power": MomentPage,
    "buy": BuyPage,
    "fight": FightPage,
    "end": EndPage,
}
"""By kind of decision."""
