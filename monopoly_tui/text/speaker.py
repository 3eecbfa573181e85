"""One language: messages by key, sums, numbers and lists. Knows no rule and no screen.

A message lives in the file named by the first word of its key: `log-bought` in `log.ftl`,
`refusal-needs-more` in `refusals.ftl` (the plural is fine). A file is read when the first of its
messages is asked for. What a language lacks is said in English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monopoly_tui.keymap import Keymap
from monopoly_tui.rules.plain_text import ZWNJ
from monopoly_tui.text.order import can_show

if TYPE_CHECKING:
    from monopoly_tui.text.bundle import Bundle

LONGEST: Final = 500
"""Characters of a value from outside that are shown; the rest is cut."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """How a language writes. `name`: what it calls itself; `digits`: a key of DIGITS.

    `money` is a sum of thousand tomans inside a sentence, `no_money` that of none; `comma` and `last` part the items of
    a list.
    """

    name: str
    locale: str
    digits: str
    money: str
    no_money: str
    comma: str
    last: str
    rtl: bool = False


TONGUES: Final[Mapping[str, Tongue]] = {
    "en": Tongue("English", "en_GB", "latin", "{}k", "{}", ", ", " and "),
    "fa": Tongue("فارسی", "fa_IR", "persian", "{}\u00a0هزار\u00a0تومان", "{}\u00a0تومان", "، ", " و ", rtl=True),
}
"""By language, each of LANGUAGES."""
ENGLISH: Final = "en"
"""The language that lacks nothing."""
DIGITS: Final[Mapping[str, str]] = {"latin": "0123456789,.", "persian": "۰۱۲۳۴۵۶۷۸۹٬٫"}
"""The digits from 0 to 9, what parts thousands, and the point."""
FOLDER: Final = Path(__file__).parent
"""Where the messages are, a folder a language."""
MINUS: Final = "\u2212"


def language(lang: str, environ: Mapping[str, str]) -> str:
    """The language meant; automatic is that of the system, as far as it is spoken here."""
    if lang != "auto":
        return lang
    system = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    tongue = TONGUES.get(system[:2])
    return ENGLISH if tongue is None or (tongue.rtl and not can_show(environ)) else system[:2]


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
    """Speaks one language. A key that English lacks or a variable that is missing is an error, never garbage.

    `keymap`: which keys people have given to actions, to call them by.
    """

    def __init__(self, lang: str = ENGLISH, digits: str = "auto", keymap: Keymap | None = None) -> None:
        """`digits`: a key of DIGITS, or "auto" for those of the language. Raises KeyError for an unknown language."""
        self._wanted = digits
        self.keymap = keymap or Keymap({})
        self.speak(lang)

    def speak(self, lang: str, digits: str | None = None) -> None:
        """Go on in another language, or in other digits: all that is said from now on. Raises KeyError."""
        self._wanted = digits or self._wanted
        self._tongue = TONGUES[lang]
        self.lang = lang
        own = DIGITS[self._tongue.digits]
        shown = own if self._wanted == "auto" else DIGITS[self._wanted]
        self.digits = str.maketrans(DIGITS["latin"] + "-", shown + MINUS)
        self._written = str.maketrans(own, shown) if own != DIGITS["latin"] else {}  # in the text of a message
        self._areas: set[tuple[str, str]] = set()
        self._bundles: dict[str, Bundle] = {}

    @property
    def rtl(self) -> bool:
        """Whether the language is read from right to left."""
        return self._tongue.rtl

    @property
    def other(self) -> str:
        """The language after this one, by its code; after the last comes the first."""
        order = [*TONGUES]
        return order[(order.index(self.lang) + 1) % len(order)]

    def __call__(self, key: str, /, **data: object) -> str:
        """The message, with its variables filled in.

        Text is cleaned, whole numbers are written in the language's digits and choose its plurals,
        True and False become "yes" and "no", a row of texts becomes a list in words. Raises
        KeyError for an unknown key or a variable that is not given.
        """
        bundle = self._bundle(key)
        if bundle is None:
            area = key.split("-", 1)[0]
            raise KeyError(f"no message {key} in text/{ENGLISH}/{area}.ftl or {area}s.ftl")
        return bundle.format(key, {name: self._value(key, name, value) for name, value in data.items()})

    def __contains__(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle(key) is not None

    def money(self, amount: int) -> str:
        """A sum of thousand tomans as sentences write it: 1,062k, and 0."""
        tongue = self._tongue
        return (tongue.money if amount else tongue.no_money).format(self.number(amount))

    def number(self, n: int) -> str:
        """A whole number, grouped, in the digits of the language: 1,062."""
        return f"{n:,}".translate(self.digits)

    def decimal(self, value: float, places: int) -> str:
        """A number with so many places after the point, likewise: 1,062.5."""
        return f"{value:,.{places}f}".translate(self.digits)

    def rule(self, number: str) -> str:
        """The number of a rule, as 9.1, in the digits of the language; its point parts no decimals and stays."""
        return ".".join(part.translate(self.digits) for part in number.split("."))

    def listed(self, items: Iterable[str]) -> str:
        """A list in words: Shush, Molavi and 120k."""
        parts = [*items]
        first = [self._tongue.comma.join(parts[:-1])] if len(parts) > 1 else []
        return self._tongue.last.join([*first, *parts[-1:]])

    def named(self, names: Mapping[str, str]) -> str:
        """A board's name in this language, or in another one when this one is missing."""
        return clean(names.get(self.lang) or next((name for name in names.values() if name), ""))

    def _bundle(self, key: str) -> Bundle | None:
        """The bundle that has the message: that of the language, or else the English one."""
        area = key.split("-", 1)[0]
        return next((bundle for lang in (self.lang, ENGLISH) if key in (bundle := self._read(lang, area))), None)

    def _read(self, lang: str, area: str) -> Bundle:
        """What is known of a language, with the file read in which messages of that area stand."""
        if lang not in self._bundles:
            from monopoly_tui.text.bundle import Bundle

            self._bundles[lang] = Bundle(TONGUES[lang].locale, self.number, self.money, self.keymap.cap)
        if (lang, area) not in self._areas:
            self._areas.add((lang, area))
            for file in (FOLDER / lang / f"{area}.ftl", FOLDER / lang / f"{area}s.ftl"):
                if file.is_file():
                    text = file.read_text(encoding="utf-8")
                    self._bundles[lang].add(text.translate(self._written) if lang == self.lang else text)
        return self._bundles[lang]

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
