"""How people like the table: how fast bots play, how the keyboard changes hands, who is helped. Knows no game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from monopoly_tui.settings import Settings


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that things take at most: what a bot does, all it does before a person acts again, a token's walk,
    a person's own walk, and the time a bot takes to bid where anybody may."""

    event: float
    turn: float
    walk: float
    own_walk: float
    bid: float


PACES: Final = {
    "slow": Pace(1.2, 8.0, 0.9, 0.6, 2.4),
    "normal": Pace(0.45, 2.5, 0.45, 0.6, 1.2),
    "fast": Pace(0.12, 0.8, 0.12, 0.2, 0.6),
    "instant": Pace(0.0, 0.0, 0.0, 0.0, 0.0),
}
"""By speed, the slowest first."""


@dataclass
class Preferences:
    """`speed`: a key of PACES. `handover`: "flow" or "card". `motion`: whether anything moves.

    `bell`: whether one rings when another person is to act. `coached` are the seats of people who
    are told what they might do, `by_card` those who get the keyboard by a card whatever `handover`
    says. `bot_offers`: which of them people want to hear, all, sets or off. `blocks`: whether the
    terminal has the half blocks that a sum is written large in.
    """

    speed: str = "normal"
    handover: str = "flow"
    motion: bool = True
    coached: set[int] = field(default_factory=set)
    by_card: set[int] = field(default_factory=set)
    bell: bool = False
    bot_offers: str = "all"
    blocks: bool = True

    @classmethod
    def of(cls, settings: Settings) -> Preferences:
        """What the settings of a run say of the table."""
        likes = cls()
        likes.follow(settings)
        return likes

    def follow(self, settings: Settings) -> None:
        """Like what the settings say from now on."""
        self.speed, self.handover, self.bell = settings.speed, settings.handover, settings.bell
        self.bot_offers, self.motion = settings.bot_offers, settings.motion == "full"
        self.blocks = settings.glyphs == "full"

    @property
    def pace(self) -> Pace:
        """The seconds that belong to the speed."""
        return PACES[self.speed]

    def quicken(self, by: int) -> None:
        """Go to the next speed, or back with -1; the fastest and the slowest stay as they are."""
        speeds = list(PACES)
        self.speed = speeds[max(0, min(speeds.index(self.speed) + by, len(speeds) - 1))]
