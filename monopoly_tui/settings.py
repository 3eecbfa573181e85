"""Every setting of the program: what it may be, where its value comes from, which one counts. Knows no screen.

One line of `Settings` says all about a setting; config file, options, settings screen and docs are
made from it. Texts are keyed by the names used here: `setting-theme`, `setting-theme-about`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypedDict

from monopoly_tui.rules.languages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from monopoly_tui.engine.step import Refusal

Value = str | bool
KEYS: Final = "keys"
"""The table of actions' keys; `keys.buy` is what is said of one of them."""

EMPTY: Final = '""'
"""How a value without a letter is shown."""


def choice(words: str, *, flag: str = "") -> Any:
    """A setting of words, the default first; `flag` is the option that chooses one for a single run."""
    values = tuple(words.split())
    return field(default=values[0], metadata={"values": values, "flag": flag})


def switch(default: bool, *, flag: str = "") -> Any:
    """A setting that is true or false."""
    return field(default=default, metadata={"values": (True, False), "flag": flag})


@dataclass(frozen=True, slots=True)
class Settings:
    """What each person likes; nothing of it changes the rules or the record of a game that is played."""

    lang: str = choice(" ".join(("auto", *LANGUAGES)), flag="--lang")
    digits: str = choice("auto latin persian", flag="--digits")
    bidi: str = choice("auto terminal app off")
    plain: bool = switch(False, flag="--plain")
    theme: str = choice("dark light contrast sixteen")
    color: str = choice("auto always never", flag="--color")
    glyphs: str = choice("full ascii", flag="--ascii")
    motion: str = choice("full reduced")
    speed: str = choice("normal slow fast instant", flag="--speed")
    handover: str = choice("flow card", flag="--handover")
    auction: str = choice("board turns timed open off", flag="--auction")
    undo: str = choice("window turn off")
    bot_offers: str = choice("all sets off")
    bell: bool = switch(False)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of actions that are not those of `keymap.ACTIONS`."""


SPECS: Final[Mapping[str, Field[Any]]] = {spec.name: spec for spec in fields(Settings) if spec.name != KEYS}
"""Every setting but the keys."""


def changed(settings: Settings, key: str, value: Value) -> Settings:
    """The settings with another value, one of those that this one can have."""
    given: dict[str, Any] = {key: value}
    return replace(settings, **given)


class Variable(NamedTuple):
    """An environment variable that stands for a setting while it is not empty.

    `value` is what it chooses, None its own text; `only` the one text that counts. The config file
    overrides a `weak` one, as the authors of NO_COLOR want it.
    """

    name: str
    key: str
    value: Value | None = None
    only: str = ""
    weak: bool = False


VARIABLES: Final = (
    Variable("MONOPOLY_LANG", "lang"),
    Variable("ACCESSIBLE", "plain", True),
    Variable("TERM", "plain", True, only="dumb"),
    Variable("NO_COLOR", "color", "never", weak=True),
    Variable("FORCE_COLOR", "color", "always", weak=True),
    Variable("TEXTUAL_ANIMATIONS", "motion", "reduced", only="none"),
)


class Chosen(NamedTuple):
    """The settings of a run, and for each where it comes from: flag, config, default, or a variable's name."""

    settings: Settings
    origins: Mapping[str, str]


class Wishes(TypedDict):
    """What the screen is told of settings beside them: where they come from, and who keeps those changed there."""

    origins: Mapping[str, str]
    keep: Callable[[str, Value], str]
    """Keeps a setting for the next run; says why it cannot."""
    keep_order: Callable[[str], None] | None
    """Keeps who puts Persian in order; None where that has been chosen before."""


class BadConfig(Exception):
    """A config file that cannot be read: the line (from 1), and why, with what would do."""

    def __init__(self, path: Path, line: int, refusal: Refusal) -> None:
        super().__init__(f"{path}:{line}: {refusal.reason}")
        self.path = path
        self.line = line
        self.refusal = refusal


class BadVariable(Exception):
    """A variable whose text its setting cannot be."""

    def __init__(self, variable: Variable, value: str) -> None:
        super().__init__(variable.name)
        self.variable = variable
        self.value = value


def spelt(value: Value) -> str:
    """A value as the config file writes it, without the quotes of a text."""
    return str(value).lower() if isinstance(value, bool) else value


def read(key: str, text: str) -> Value | None:
    """The value that a text stands for, or None when the setting cannot be that."""
    return next((value for value in SPECS[key].metadata["values"] if spelt(value) == text.strip().lower()), None)


def resolve(flags: Mapping[str, Value], environ: Mapping[str, str], config: Mapping[str, Any]) -> Chosen:
    """Which value counts: a flag's, else a variable's, else the config file's, else the default.

    All but the variables' values are known to be good. Raises BadVariable.
    """
    values: dict[str, Any] = dict(config)
    origins = {key: "config" if key in config else "default" for key in (*SPECS, "keys")}
    for variable, value in heard(environ):
        if variable.weak and variable.key in config:
            continue
        values[variable.key], origins[variable.key] = value, variable.name
    values |= flags
    origins |= dict.fromkeys(flags, "flag")
    return Chosen(Settings(**values), origins)


def heard(environ: Mapping[str, str]) -> Iterator[tuple[Variable, Value]]:
    """What the environment chooses. Raises BadVariable."""
    seen: set[str] = set()
    for variable in VARIABLES:
        text = environ.get(variable.name, "")
        if not text or variable.key in seen or variable.only not in ("", text):
            continue
        value = read(variable.key, text) if variable.value is None else variable.value
        if value is None:
            raise BadVariable(variable, text)
        seen.add(variable.key)
        yield variable, value
