"""Messages of one language as Fluent reads them. Imported when the first word is spoken; it costs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

Writer = Callable[[int], str]
"""How a whole number is written."""


class Figure(FluentInt):
    """A whole number that chooses plurals like any, and is written in the language's own digits."""

    shown: str

    def format(self, locale: object) -> str:
        """See FluentType."""
        return self.shown


MESSAGE: Final = re.compile(r"^([a-z][a-z0-9_-]*) =.*\n?(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message of a file: its key, and lines that are empty, indented or close what was opened."""
OTHER: Final = re.compile(r"\{ *([a-z][a-z0-9_-]*) *\}")
"""A message inside of another."""
REMEMBERED: Final = 2000
"""Sentences that are kept: a screen says the same ones over and over, and Fluent takes its time."""


class Bundle:
    """Messages that grow file by file. `{ $n }` and `{ NUMBER($n) }` write alike, MONEY adds the unit.

    PLACE writes a line's number as editors and commands take it, `{ KEY("b") }` the key to press for what B does.
    """

    def __init__(self, locale: str, number: Writer, money: Writer, key: Callable[[str], str]) -> None:
        functions: dict[str, Callable[[Any], Any]] = {
            "MONEY": lambda n: money(int(n)),
            "NUMBER": lambda n: n,
            "PLACE": lambda n: str(int(n)),
            "KEY": key,
        }
        self._fluent = FluentBundle([locale], functions=functions, use_isolating=False)
        self._number = number
        self._unread: dict[str, str] = {}  # by key, messages that nobody has asked for yet
        self._said: dict[tuple[Any, ...], str] = {}

    def add(self, source: str) -> None:
        """Take in the text of an .ftl file; a message is read when it is asked for, as reading takes its time."""
        for message in MESSAGE.finditer(source):
            self._unread.setdefault(message[1], message[0])

    def __contains__(self, key: str) -> bool:
        return key in self._unread or self._fluent.has_message(key)

    def format(self, key: str, values: Mapping[str, str | int]) -> str:
        """The message filled in. Raises KeyError for an unknown key, variable or function."""
        asked = (key, *values.items())
        if asked not in self._said:
            if len(self._said) == REMEMBERED:
                self._said.clear()
            self._said[asked] = self._filled(key, values)
        return self._said[asked]

    def _read(self, key: str) -> None:
        """Read a message and those inside it, unless that has been done."""
        source = self._unread.pop(key, None)
        if source is not None:
            self._fluent.add_resource(FluentResource(source))
            for other in OTHER.findall(source):
                self._read(other)

    def _filled(self, key: str, values: Mapping[str, str | int]) -> str:
        self._read(key)
        pattern = self._fluent.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key} has no text of its own")
        args = {name: value if isinstance(value, str) else self._figure(value) for name, value in values.items()}
        # FluentBundle.format_pattern would turn a Figure back into a plain number.
        env = ResolverEnvironment(context=self._fluent, current=CurrentEnvironment(args=args), errors=[])
        text = pattern(env)
        if env.errors:
            raise KeyError(f"message {key}: " + "; ".join(str(error) for error in env.errors))
        return str(text)

    def _figure(self, value: int) -> Figure:
        figure = Figure(value)
        figure.shown = self._number(value)
        return figure
