"""Pages one looks at beside the race: the log, the rules, the menu, whether to leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from monopoly_tui.rules.gamer.acts import Leave
from monopoly_tui.text.race_rulebook import TOPICS, text, title
from monopoly_tui.ui.draw import Span, heading, line, wrap
from monopoly_tui.ui.gamer import centre
from monopoly_tui.ui.gamer.legend import legend
from monopoly_tui.ui.gamer.points import by_round
from monopoly_tui.ui.gamer.questions import Question, RacePage
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.moving import moving
from monopoly_tui.ui.page import Call, Close, Do, Key, Open
from monopoly_tui.ui.pages.room import middle
from monopoly_tui.ui.palette import GOLD, TEXT, style
from monopoly_tui.ui.scroll import Scroll
from monopoly_tui.ui.strip import Strip


class ScrollPage(RacePage):
    """Base of what is longer than its room."""

    def __init__(self, race: RaceView) -> None:
        super().__init__(race)
        self.scroll = Scroll()

    def keys(self) -> Sequence[Key]:
        """See Page."""
        move, room = self.scroll.move, self.scroll.room
        return [
            Key("escape", self.race.say("table-key-close"), Close),
            Key("space", "", partial(move, room)),
            *moving(move, room, self.scroll.most),
        ]

    def lines(self, width: int) -> list[Strip]:
        """All there is to read."""
        raise NotImplementedError

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return [*self.scroll.seen(self.lines(width), height)]


class LogPage(ScrollPage):
    """The whole log, its end first."""

    def __init__(self, race: RaceView) -> None:
        super().__init__(race)
        self.scroll.first = len(race.sitting.log) * 2  # past the end, which `draw` puts right

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-look-log")

    def lines(self, width: int) -> list[Strip]:
        """See ScrollPage."""
        return centre.log_lines(self.race, width)


class HelpPage(ScrollPage):
    """What the signs mean, the rules in short, and the keys that the lowest line has no room for."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-look-help")

    def lines(self, width: int) -> list[Strip]:
        """See ScrollPage."""
        say = self.race.say
        told = [(title(say, topic), text(say, topic)) for topic in TOPICS]
        out = legend(self.race, width)
        for head, words in (*told, (say("race-help-keys-title"), say("race-help-keys"))):
            out.append(heading(width, head, fg=GOLD))
            out += [line(width, [Span(row, style(TEXT))]) for row in wrap(words, width)]
        return out


class GraphPage(RacePage):
    """Points of every seat by round, as lines."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-look-graph" if self.race.sitting.worths else "race-look-graph-empty")

    def keys(self) -> Sequence[Key]:
        """See Page."""
        return [Key("escape", self.race.say("table-key-close"), Close), Key("g", "", Close), Key("space", "", Close)]

    def draw(self, width: int, height: int) -> list[Strip]:
        """See Page."""
        return middle(by_round(self.race, width, height), width, width, height)


class QuitPage(RacePage):
    """Whether to leave; mostly everything is saved already."""

    def sentence(self) -> str:
        """See Page."""
        fault = self.race.sitting.fault
        return self.race.say("race-ask-quit") if fault is None else self.race.say("table-quit-unsaved", why=fault)

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.race.say
        return [
            Key("y", say("table-key-leave"), lambda: Call("leave")),
            Key("n", say("table-key-stay"), Close),
            Key("escape", "", Close),
            Key("enter", "", Close),
            Key("q", "", Close),
        ]


class LeavePage(Question):
    """Whether to give up the race (G8)."""

    def sentence(self) -> str:
        """See Page."""
        return self.race.say("race-ask-leave", who=self.race.tell.seat(self.seat))

    def keys(self) -> Sequence[Key]:
        """See Page."""
        say = self.race.say
        return [
            Key("y", say("race-key-leave"), lambda: Do((Leave(self.seat),))),
            Key("n", say("table-key-stay"), Close),
            Key("escape", "", Close),
            Key("enter", "", Close),
            Key("x", "", Close),
        ]


def looks(race: RaceView) -> list[Key]:
    """The keys that open these pages, the most wanted first."""
    say = race.say
    decision = race.sitting.decision()
    person = decision.by is not None and not race.sitting.is_bot(decision.by)
    leaving = person and race.game.check(Leave(decision.by)) is None
    return [
        Key("question_mark", say("table-key-help"), lambda: Open(HelpPage(race))),
        Key("l", say("table-key-log"), lambda: Open(LogPage(race))),
        Key("g", say("table-key-graph"), lambda: Open(GraphPage(race))),
        Key("q", say("table-key-quit"), lambda: Open(QuitPage(race))),
        *([Key("x", say("race-key-leave"), lambda: Open(LeavePage(race)))] if leaving else []),
        Key("plus", "", lambda: Call("faster")),
        Key("minus", "", lambda: Call("slower")),
    ]
