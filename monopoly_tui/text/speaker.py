"""One language: messages by key, sums, numbers and lists. Knows no rule and no screen.

A message lives in the file named by the first word of its key: `log-bought` in `log.ftl`,
`refusal-needs-more` in `refusals.ftl` (the plural is fine). A file is read when the first of its
messages is asked for.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monopoly_tui.text.bundle import Bundle

ZWNJ: Final = "\u200c"
LONGEST: Final = 500
"""Characters of a value from outside that are shown; the rest is cut."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """How a language writes numbers. `money` is a sum of thousand tomans inside a sentence."""

    locale: str
    digits: str
    grouping: str
    point: str
    money: str


TONGUES: Final[Mapping[str, Tongue]] = {
    "en": Tongue("en_GB", "0123456789", ",", ".", "{}k"),
    "fa": Tongue("fa_IR", "۰۱۲۳۴۵۶۷۸۹", "٬", "٫", "{}\u00a0هزار\u00a0تومان"),
}
MINUS: Final = "\u2212"


def languages() -> list[str]:
    """The languages that have messages."""
    return [lang for lang in TONGUES if (files(__package__) / lang).is_dir()]


def clean(value: str) -> str:
    """`value` without anything that could steer a terminal; ZWNJ stays, as Persian needs it."""
    kept = (
        " " if char.isspace() else char
        for char in value[: LONGEST + 1]
        if char.isspace() or char == ZWNJ or unicodedata.category(char)[0] != "C"
    )
    text = "".join(kept)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def kebab(name: str) -> str:
    """The name of a class or of an act of the record as keys write it: WentBankrupt is went-bankrupt."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


class Speaker:
    """Speaks one language. A key or a variable that is missing is an error, never garbage."""

    def __init__(self, lang: str = "en") -> None:
        """Raises KeyError for a language that TONGUES does not describe."""
        self.lang = lang
        self._tongue = TONGUES[lang]
        self._digits = str.maketrans(
            "0123456789,.-", self._tongue.digits + self._tongue.grouping + self._tongue.point + MINUS
        )
        self._areas: set[str] = set()
        self._bundle: Bundle | None = None

    def __call__(self, key: str, /, **data: object) -> str:
        """The message, with its variables filled in.

        Text is cleaned, whole numbers are written in the language's digits and choose its plurals,
        True and False become "yes" and "no", a row of texts becomes a list in words. Raises
        KeyError for an unknown key or a variable that is not given.
        """
        bundle = self._load(key)
        if key not in bundle:
            area = key.split("-", 1)[0]
            raise KeyError(f"no message {key} in text/{self.lang}/{area}.ftl or {area}s.ftl")
        return bundle.format(key, {name: self._value(key, name, value) for name, value in data.items()})

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._load(key)

    def money(self, amount: int) -> str:
        """A sum of thousand tomans as sentences write it: 1,062k."""
        return self._tongue.money.format(self.number(amount))

    def number(self, n: int) -> str:
        """A whole number, grouped, in the digits of the language: 1,062."""
        return f"{n:,}".translate(self._digits)

    def decimal(self, value: float, places: int) -> str:
        """A number with so many places after the point, likewise: 1,062.5."""
        return f"{value:,.{places}f}".translate(self._digits)

    def listed(self, items: Iterable[str]) -> str:
        """A list in words: Shush, Molavi and 120k."""
        from babel.lists import format_list

        return format_list(list(items), locale=self._tongue.locale)

    def named(self, names: Mapping[str, str]) -> str:
        """A board's name in this language, or in another one when this one is missing."""
        return clean(names.get(self.lang) or next((name for name in names.values() if name), ""))

    def _load(self, key: str) -> Bundle:
        """The bundle, with the file read in which the message would stand."""
        if self._bundle is None:
            from monopoly_tui.text.bundle import Bundle

            self._bundle = Bundle(self._tongue.locale, self.number, self.money)
        area = key.split("-", 1)[0]
        if area not in self._areas:
            self._areas.add(area)
            folder = files(__package__) / self.lang
            for file in (folder / f"{area}.ftl", folder / f"{area}s.ftl"):
                if file.is_file():
                    self._bundle.add(file.read_text(encoding="utf-8"))
        return self._bundle

    def _value(self, key: str, name: str, value: object) -> str | int:
        """A variable as messages take it. Raises TypeError for what cannot be shown."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return clean(value)
        if isinstance(value, (list, tuple)) and all(isinstance(item, str) for item in value):
            return self.listed(clean(item) for item in value)
        raise TypeError(f"message {key}: {name} is {value!r}, neither text nor a whole number")
