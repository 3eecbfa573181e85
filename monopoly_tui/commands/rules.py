"""`monopoly rules`: the rules in plain words, as a board and its options have them. Plays nothing."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from typing import Annotated, Final

import typer

from monopoly_tui import board_shelf, rulesets
from monopoly_tui.commands import board_faults
from monopoly_tui.commands.chosen import voice
from monopoly_tui.commands.failure import Code, complain, fail
from monopoly_tui.commands.rule_list import read_rules, why_not
from monopoly_tui.rules.classic.board import Board
from monopoly_tui.rules.classic.options import Options
from monopoly_tui.rules.errors import BadOptions
from monopoly_tui.rules.ruleset import AnyBoard, AnyOptions
from monopoly_tui.rules.spelling import nearest
from monopoly_tui.text import race_rulebook
from monopoly_tui.text.rulebook import TOPICS, Paragraph, chapter, title
from monopoly_tui.text.speaker import Speaker

WIDEST: Final = 88
"""Columns of a line in a terminal; longer ones are hard to read."""
NUMBER: Final = 6
"""Columns of a rule's number."""


def rules(
    context: typer.Context,
    topic: Annotated[str | None, typer.Argument(metavar="[TOPIC]", help="One topic; all of them if left out.")] = None,
    board: Annotated[
        str, typer.Option(metavar="ID|FILE", help="The board whose prices are told.")
    ] = board_shelf.DEFAULT,
    preset: Annotated[str | None, typer.Option("--rules", metavar="PRESET", help="A preset of options.")] = None,
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="One option.")] = None,
) -> None:
    """The rules of the game in plain words, with the options filled in."""
    say = voice(context)
    with board_faults.told(say):
        the_board = board_shelf.find(board)
    known = TOPICS if isinstance(the_board, Board) else race_rulebook.TOPICS
    if topic is not None and topic not in known:
        raise fail(say, _no_topic(say, topic, [*known]), Code.USE)
    in_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    width = min(WIDEST, shutil.get_terminal_size().columns) if in_terminal else None
    topics = [topic] if topic is not None else [*known]
    options = _options(say, the_board, preset, settings or [])
    if isinstance(the_board, Board) and isinstance(options, Options):
        chapters = [_told(title(say, name), chapter(say, name, the_board, options), width) for name in topics]
    else:
        chapters = [_told(race_rulebook.title(say, name), [race_paragraph(say, name)], width) for name in topics]
    text = "\n\n".join(chapters)
    if topic is None:
        text = f"{say('rule-contents', topics=[*known])}\n\n{text}"
    if not (in_terminal and _paged(text)):
        typer.echo(text)


def race_paragraph(say: Speaker, topic: str) -> Paragraph:
    """What is said of a topic of the Gamer game."""
    return Paragraph(race_rulebook.TOPICS[topic], race_rulebook.text(say, topic))


def _no_topic(say: Speaker, topic: str, known: list[str]) -> str:
    near = nearest(topic, known)
    sentence = say("rule-no-topic", topic=topic, known=known)
    return f"{sentence} {say('rule-did-you-mean', near=near)}" if near else sentence


def _options(say: Speaker, board: AnyBoard, preset: str | None, settings: list[str]) -> AnyOptions:
    """The options asked for, or the exit that says what is wrong with them."""
    try:
        return rulesets.of(board).resolve(board, read_rules(say, preset, settings))
    except BadOptions as error:
        complain(say, *(why_not(say, refusal, settings) for refusal in error.refusals))
        raise typer.Exit(Code.USE) from None


def _told(heading: str, paragraphs: Iterable[Paragraph], width: int | None) -> str:
    """A topic with its heading, one paragraph a line, or wrapped to `width` columns."""
    lines = [heading]
    for paragraph in paragraphs:
        line = f"{paragraph.number:<{NUMBER}}{paragraph.text}"
        lines += [line] if width is None else textwrap.wrap(line, width, subsequent_indent=" " * NUMBER)
    return "\n".join(lines)


def _paged(text: str) -> bool:
    """Show a text in the reader's $PAGER; False when there is none, or it does not start."""
    pager = shlex.split(os.environ.get("PAGER", ""))
    if not pager:
        return False
    try:
        subprocess.run(pager, input=text + "\n", encoding="utf-8", check=False)
    except OSError:
        return False
    return True
