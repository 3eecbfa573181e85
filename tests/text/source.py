"""What the package says and refuses, read from its source; and what its messages need, read from the .ftl files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import monopoly_tui

PACKAGE = Path(monopoly_tui.__file__).parent
TEXT = PACKAGE / "text"
REASONS = ("Refusal", "BadSetup", "BadAct", "BadHeader", "NewerFormat", "Reason")
"""What carries the reason of a refusal, or of a bot's choice, as its first text."""
FAULTS = ("Fault", "fault")
"""What carries the key of a message about a file, board-... or record-..., as one of its texts."""


PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Variants for numbers, which each language has for itself."""


@dataclass(frozen=True)
class Call:
    """A call that names a message: `keys` are whole, or a beginning when `open`; `given` is None when not known."""

    place: str
    name: str
    keys: tuple[str, ...]
    open: bool
    given: frozenset[str] | None


@cache
def calls() -> tuple[Call, ...]:
    """Every call of a speaker, and of what is in REASONS and FAULTS, anywhere in the package."""
    return tuple(call for path in sorted(PACKAGE.rglob("*.py")) for call in _in_file(path))


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802, the visitor's name
        self.found.append(node.value)


def texts(message: ftl.Message) -> list[str]:
    """The text of a message between its variables, every variant of it."""
    found = _Texts()
    found.visit(message)
    return found.found


def _in_file(path: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            func = node.func
            name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
            if name == "say" or name in (*REASONS, *FAULTS):
                args = node.args if name in FAULTS else node.args[:1]
                found = [key for arg in args for key in _keys(arg)]
                if name in FAULTS:
                    found = [key for key in found if key[0].startswith(("board-", "record-"))]
                place = f"{path.relative_to(PACKAGE.parent)}:{node.lineno}"
                for is_open in (False, True):
                    keys = tuple(text for text, opened in found if opened == is_open and text)
                    if keys:
                        yield Call(place, name, keys, is_open, _given(node))


def _keys(node: ast.expr) -> list[tuple[str, bool]]:
    """The texts an argument may be, each with whether it is only a beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value, False)]
    if isinstance(node, ast.IfExp):
        return _keys(node.body) + _keys(node.orelse)
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        return [(str(first.value) if isinstance(first, ast.Constant) else "", True)]
    return []


def _given(node: ast.Call) -> frozenset[str] | None:
    """The variables handed over, or None when they cannot be told from the source."""
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    names = {keyword.arg for keyword in node.keywords if keyword.arg}
    for arg in node.args:
        if isinstance(arg, ast.Dict):
            if not all(isinstance(key, ast.Constant) for key in arg.keys):
                return None
            names |= {str(key.value) for key in arg.keys if isinstance(key, ast.Constant)}
    return frozenset(names)


@dataclass(frozen=True)
class File:
    """One .ftl file: its messages, and what could not be read."""

    path: Path
    messages: dict[str, ftl.Message]
    twice: tuple[str, ...]
    junk: tuple[str, ...]


@cache
def files(lang: str) -> tuple[File, ...]:
    """The message files of a language."""
    return tuple(_read(path) for path in sorted((TEXT / lang).glob("*.ftl")))


def _read(path: Path) -> File:
    source = path.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    junk = [
        f"{path.name}:{source.count(chr(10), 0, entry.span.start) + 1}: {entry.annotations[0].message}"
        for entry in body
        if isinstance(entry, ftl.Junk) and entry.span and (entry.content or "").strip()
    ]
    twice = sorted({name for name in names if names.count(name) > 1})
    return File(path, dict(zip(names, messages, strict=True)), tuple(twice), tuple(junk))


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language by its key."""
    return {key: message for file in files(lang) for key, message in file.messages.items()}


class _Needs(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the visitor's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            if not names <= PLURALS:
                self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def needs(message: ftl.Message) -> _Needs:
    """The variables, messages and functions that a message names, and the values it chooses by."""
    found = _Needs()
    found.visit(message)
    return found
