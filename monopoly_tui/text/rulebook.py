"""The rules of one game in plain words, by topic, with its board's numbers and its options filled in.

Which paragraphs a topic has, and when one applies, stands in TOPICS; the words stand in rules.ftl.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from monopoly_tui.rules.classic.board import Board, Square
from monopoly_tui.rules.classic.mortgage import lift_cost
from monopoly_tui.rules.classic.options import SPECS, Options, most_players
from monopoly_tui.rules.classic.trade import MAX_OFFERS
from monopoly_tui.rules.ruleset import FEWEST_PLAYERS
from monopoly_tui.text.option_text import option_about, option_name, option_value, preset_about
from monopoly_tui.text.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph: its number in the rules, its message, and the facts under which it applies.

    `when`: each "fact=value" or, for any other value, "fact!value"; the facts are those of `facts`.
    """

    number: str
    key: str
    when: tuple[str, ...] = ()

    def applies(self, facts: Mapping[str, object]) -> bool:
        """Whether the game has this rule."""
        return all(_holds(condition, facts) for condition in self.when)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A rule in words, with the number it has in the rules."""

    number: str
    text: str


def _holds(condition: str, facts: Mapping[str, object]) -> bool:
    if "!" in condition:
        fact, _, value = condition.partition("!")
        return str(facts[fact]) != value
    fact, _, value = condition.partition("=")
    return str(facts[fact]) == value


TOPICS: Final[Mapping[str, tuple[Rule, ...]]] = {
    "start": (
        Rule("1.1", "start-board"),
        Rule("2.1", "start-players"),
        Rule("2.2", "start-cash"),
        Rule("2.3", "start-order"),
        Rule("2.4", "start-deal", ("deal=all",)),
        Rule("1.2", "start-bank"),
    ),
    "turn": (
        Rule("3.1", "turn-roll"),
        Rule("3.2", "turn-double"),
        Rule("3.3", "turn-manage"),
        Rule("3.4", "turn-jail-ends"),
        Rule("3.5", "turn-round"),
        Rule("4.1", "turn-salary"),
        Rule("4.2", "turn-landing"),
        Rule("8.2", "turn-nothing", ("parking_pot=off",)),
    ),
    "buying": (
        Rule("5.1", "buying-land", ("direct_auction=no",)),
        Rule("3.3", "buying-raise", ("direct_auction=no",)),
        Rule("5.2", "buying-decline", ("direct_auction=no",)),
        Rule("5.5", "buying-direct", ("direct_auction=yes",)),
    ),
    "auction": (
        Rule("5.2", "auction-off", ("auction=off",)),
        Rule("5.2", "auction-who", ("auction!off",)),
        Rule("5.3", "auction-turns", ("auction=turns",)),
        Rule("5.3", "auction-skip", ("auction=turns",)),
        Rule("5.4", "auction-timed", ("auction=timed",)),
        Rule("5.4", "auction-open", ("auction=open",)),
        Rule("7.7", "auction-building", ("building_shortage=auction",)),
    ),
    "rent": (
        Rule("6.1", "rent-pay"),
        Rule("6.1", "rent-jail"),
        Rule("6.2", "rent-street"),
        Rule("6.2", "rent-double", ("double_rent=on",)),
        Rule("6.2", "rent-plain", ("double_rent=off",)),
        Rule("6.3", "rent-station", ("stations!0",)),
        Rule("6.4", "rent-utility", ("utilities!0",)),
        Rule("6.5", "rent-claimed", ("rent_collection=claimed",)),
    ),
    "building": (
        Rule("7.1", "building-set"),
        Rule("7.1", "building-cost"),
        Rule("7.2", "building-even", ("even_build=on",)),
        Rule("7.2", "building-uneven", ("even_build=off",)),
        Rule("7.3", "building-hotel"),
        Rule("7.4", "building-bank"),
        Rule("7.5", "building-sell"),
        Rule("7.6", "building-group", ("group_sale=on",)),
        Rule("7.7", "building-shortage", ("building_shortage=auction",)),
    ),
    "cards": (
        Rule("1.3", "cards-draw"),
        Rule("1.3", "cards-free"),
        Rule("8.3", "cards-advance"),
        Rule("8.3", "cards-nearest", ("nearest_cards=yes",)),
        Rule("8.4", "cards-fresh-roll", ("nearest_cards=yes",)),
        Rule("8.5", "cards-each"),
        Rule("8.3", "cards-repairs"),
    ),
    "tax": (
        Rule("8.1", "tax-flat"),
        Rule("8.1", "tax-choice", ("income_tax=choice",)),
        Rule("8.1", "tax-base", ("income_tax=choice",)),
        Rule("8.2", "tax-no-pot", ("parking_pot=off",)),
        Rule("8.2", "tax-pot", ("parking_pot!off",)),
    ),
    "mortgage": (
        Rule("9.1", "mortgage-off", ("mortgage=off",)),
        Rule("9.1", "mortgage-loan", ("mortgage=on",)),
        Rule("9.2", "mortgage-rent", ("mortgage=on",)),
        Rule("9.3", "mortgage-lift", ("mortgage=on",)),
        Rule("9.4", "mortgage-sell", ("sell_to_bank=on",)),
    ),
    "trade": (
        Rule("10.1", "trade-offer"),
        Rule("10.1", "trade-debt"),
        Rule("10.2", "trade-built"),
        Rule("10.2", "trade-fee", ("mortgage=on",)),
        Rule("10.2", "trade-lift", ("mortgage=on", "transfer_lift=on")),
        Rule("10.3", "trade-check"),
        Rule("10.4", "trade-limits"),
        Rule("10.5", "trade-hidden", ("balances=hidden",)),
    ),
    "debt": (
        Rule("11.1", "debt-raise"),
        Rule("11.2", "debt-hopeless"),
        Rule("11.3", "debt-limits"),
        Rule("11.4", "debt-creditor"),
        Rule("11.4", "debt-fee", ("mortgage=on", "bankruptcy_fee=on")),
        Rule("11.5", "debt-bank"),
        Rule("11.6", "debt-several"),
    ),
    "jail": (
        Rule("12.1", "jail-in"),
        Rule("12.2", "jail-out"),
        Rule("12.2", "jail-double"),
        Rule("12.3", "jail-third"),
        Rule("12.4", "jail-life"),
        Rule("6.1", "rent-jail"),
    ),
    "end": (
        Rule("13.1", "end-bankruptcy", ("end=bankruptcy",)),
        Rule("13.1", "end-rounds", ("end=rounds",)),
        Rule("13.1", "end-first", ("end=first_bankruptcy",)),
        Rule("13.2", "end-worth", ("end!bankruptcy",)),
        Rule("13.2", "end-out"),
    ),
    "options": (),  # one line an option, made by `_options`
    "tips": (
        Rule("14a", "tips-set"),
        Rule("14a", "tips-three"),
        Rule("14a", "tips-jail"),
        Rule("14a", "tips-cash"),
    ),
}


def title(say: Speaker, topic: str) -> str:
    """The heading of a topic."""
    return say(f"rule-topic-{topic}")


def chapter(say: Speaker, topic: str, board: Board, options: Options) -> list[Paragraph]:
    """A topic of the rules as this game is played. Raises KeyError for an unknown topic."""
    if topic == "options":
        return list(_options(say, options))
    told = facts(say, board, options)
    rules = [rule for rule in TOPICS[topic] if rule.applies(told)]
    return [Paragraph(say.rule(rule.number), say(f"rule-{rule.key}", **told)) for rule in rules]


def facts(say: Speaker, board: Board, options: Options) -> dict[str, object]:
    """Every figure and option that a paragraph may name. Sums in thousand tomans."""
    example = board.deeds[0]
    taxes = [square for square in board.squares if square.kind == "tax"]
    return {
        **options.written(),
        "estate": "return" if options.auction == "off" else options.estate,  # 11.5
        "board": say.named(board.name),
        "squares": board.size,
        "deeds": len(board.deeds),
        "streets": sum(len(group.squares) for group in board.groups),
        "groups": len(board.groups),
        "stations": len(board.stations),
        "utilities": len(board.utilities),
        "fewest": FEWEST_PLAYERS,
        "most": most_players(options.preset),
        "direct_auction": "yes" if board.direct_auction else "no",
        "salary": board.salary,
        "double_salary": 2 * board.salary,
        "landing": board.landing,
        "fine": board.fine,
        "houses": board.houses,
        "hotels": board.hotels,
        "station_rents": _by_count(say, [say.money(rent) for rent in board.station_rents]),
        "utility_factors": _by_count(say, [say.number(factor) for factor in board.utility_factors]),
        "costs": [say("rule-group-cost", group=say.named(group.name), cost=group.house_cost) for group in board.groups],
        "taxes": [_with_amount(say, square) for square in taxes],
        "income_squares": [say.named(square.name) for square in taxes if square.income],
        "example": say.named(board.squares[example].name),
        "example_price": board.squares[example].price,
        "example_loan": board.loans[example],
        "example_lift": lift_cost(board, example),
        "most_offers": MAX_OFFERS,
        "nearest_cards": "yes" if any(card.effect == "nearest" for card in board.cards.values()) else "no",
        "after_jail": _after_jail(say, board),
    }


def _by_count(say: Speaker, values: Sequence[str]) -> list[str]:
    """What holds for one, two, … of a kind."""
    return [say("rule-by-count", value=value, count=count) for count, value in enumerate(values, 1)]


def _with_amount(say: Speaker, square: Square) -> str:
    return say("rule-square-amount", square=say.named(square.name), amount=square.amount)


def _after_jail(say: Speaker, board: Board) -> list[str]:
    """The two sets that come first after the Jail."""
    ring = [square.group for square in board.squares[board.jail :] + board.squares[: board.jail]]
    groups = list(dict.fromkeys(group for group in ring if group is not None))
    return [say.named(board.groups[group].name) for group in groups[:2]]


def _options(say: Speaker, options: Options) -> Iterator[Paragraph]:
    """The preset, and a line for each option with what it is set to (RULES 14)."""
    preset = option_value(say, "preset", options.preset)
    about = preset_about(say, options.preset)
    yield Paragraph(say.rule("14"), say("rule-options-preset", preset=preset, about=about))
    written = options.written()
    for option in SPECS:
        if option in written:
            line = say(
                "rule-options-one",
                option=option_name(say, option),
                value=option_value(say, option, written[option]),
                about=option_about(say, option),
            )
            yield Paragraph(say.rule(SPECS[option].metadata["rule"]), line)
